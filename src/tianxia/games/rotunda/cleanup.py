"""The end of step 3: full markets are cleared, the Banker's Room and the Warehouse refilled."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.games.rotunda.names import (
    BANKER,
    MARKET,
    NOWHERE,
    RETAILER,
    WAREHOUSE,
    WHOLESALER,
)
from tianxia.games.rotunda.sales import (
    RETAILER_SLOTS,
    WHOLESALER_SLOTS,
    clear_fields,
    is_full,
)
from tianxia.games.rotunda.state import RotundaState, fill_warehouse


class CleanUp(Step[RotundaState]):
    """Three covered fields are cleared, an empty Banker's Room gets coins, the stock is filled."""

    def run(self, state: RotundaState) -> None:
        clean_up(state)


CLEAN_UP: Final = CleanUp(NATURE)  # frames never change


def clean_up(state: RotundaState) -> None:
    """What the end of step 3 does by itself."""
    if is_full(state, 0):
        clear_fields(state, MARKET)
    if is_full(state, RETAILER_SLOTS):
        clear_fields(state, RETAILER)
    if is_full(state, WHOLESALER_SLOTS):
        clear_fields(state, WHOLESALER)
    if state.banker == 0:
        state.banker = state.edition.banker_refill
        state.note("refilled", NATURE, state.banker, BANKER)
    if state.space_of[WAREHOUSE] != NOWHERE:
        fill_warehouse(state, state.edition.stock)

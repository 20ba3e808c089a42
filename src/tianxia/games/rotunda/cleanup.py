"""The end of step 3: full markets are cleared, the Banker's Room and the Warehouse refilled."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.games.rotunda.names import BANKER, MARKET, RETAILER, WHOLESALER
from tianxia.games.rotunda.sales import clear_fields, is_full
from tianxia.games.rotunda.state import RotundaState, fill_warehouse


class CleanUp(Step[RotundaState]):
    """Three covered fields are cleared, an empty Banker's Room gets coins, the stock is filled."""

    def run(self, state: RotundaState) -> None:
        for room in (MARKET, RETAILER, WHOLESALER):
            if is_full(state, room):
                clear_fields(state, room)
        if state.banker == 0:
            state.banker = state.edition.banker_refill
            state.note("refilled", NATURE, state.banker, BANKER)
        fill_warehouse(state, state.edition.stock)

"""Before the first round: nature lays out tokens, tiles and cards, and draws the first hands."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.native import i64
from tianxia.games.tea_garden.cards import draw_cards
from tianxia.games.tea_garden.decks import (
    deal_bonuses,
    deal_cups,
    fill_caravan,
    fill_emperor,
    fill_row,
)
from tianxia.games.tea_garden.names import MAX_SEATS
from tianxia.games.tea_garden.rounds import BeginRound
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.tables import DRAWN


class SetUp(Step[TeaState]):
    """Bonus tokens, cup tiles, action row, caravans, emperor cards, hands, start player."""

    def run(self, state: TeaState) -> None:
        state.push(BeginRound(NATURE, 1))
        if state.edition.start_seat == DRAWN:
            state.push(DrawStartSeat(NATURE))
        for seat in range(state.seats - 1, -1, -1):
            state.push(FirstHand(seat))
        for place in range(state.edition.emperor_display - 1, -1, -1):
            fill_emperor(state, place)
        for place in range(state.edition.caravan_display - 1, -1, -1):
            fill_caravan(state, place)
        fill_row(state)
        deal_cups(state)
        deal_bonuses(state, 0)


class FirstHand(Step[TeaState]):
    """Every seat draws its first hand from its shuffled starting cards."""

    def run(self, state: TeaState) -> None:
        draw_cards(state, self.seat, state.edition.starting_hand)


class DrawStartSeat(Chance[TeaState]):
    """Chance stands in for whoever drank a good Chinese tea last."""

    size: ClassVar[int] = MAX_SEATS

    def legal(self, state: TeaState) -> list[int]:
        return list(range(state.seats))

    def apply(self, state: TeaState, choice: i64) -> None:
        state.start_seat = choice
        state.note("starts", choice)

    def text(self, choice: int) -> str:
        return f"start seat {choice + 1}"

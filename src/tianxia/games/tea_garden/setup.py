"""Before the first round: nature lays out tokens, tiles and cards, and draws the first hands."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.native import i64, vec
from tianxia.games.tea_garden.cards import draw_cards
from tianxia.games.tea_garden.decks import (
    deal_bonuses,
    deal_cups,
    fill_caravan,
    fill_emperor,
    fill_row,
)
from tianxia.games.tea_garden.names import MAX_SEATS
from tianxia.games.tea_garden.rounds import BEGIN_ROUND
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.tables import DRAWN


class SetUp(Step[TeaState]):
    """Bonus tokens, cup tiles, action row, caravans, emperor cards, hands, start player."""

    def run(self, state: TeaState) -> None:
        state.push(BEGIN_ROUND[1])
        if state.edition.start_seat == DRAWN:
            state.push(DRAW_START_SEAT)
        for seat in range(state.seats - 1, -1, -1):
            state.push(FIRST_HAND[seat])
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

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        for seat in range(state.seats):
            room[n] = seat
            n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        state.start_seat = choice
        state.note("starts", choice)

    def text(self, choice: int) -> str:
        return f"start seat {choice + 1}"


# Frames never change, so one of each serves all games.
FIRST_HAND: Final = [FirstHand(seat) for seat in range(MAX_SEATS)]
DRAW_START_SEAT: Final = DrawStartSeat(NATURE)

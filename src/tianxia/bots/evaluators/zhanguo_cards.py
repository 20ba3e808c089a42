"""What one use of each card of ZhanGuo brings, in points; and the cards on a board by colour."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import append, i64, vec
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    CALM,
    DECK,
    MARKER,
    MOVE_POINTS,
    MOVE_WORKER,
    OFFICIAL,
    REGIONS,
    SLOTS,
    VP,
    VP_PER_CARD,
    WORKER,
)
from tianxia.games.zhanguo.printed import Effect
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import Edition

BY_COLOUR: Final = -1.0  # depends on the cards of one colour on the board
COUNT_BITS: Final = 4
ONE_CARD: Final = vec[i64]([1, 16, 256])  # by colour
assert BOARD_SLOTS < 1 << COUNT_BITS, "all cards of a board can be of one colour"


class CardWorth:
    """The worth of every card's ability in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.fixed: vec[float] = vec[float]()  # by card, or BY_COLOUR …
        self.shift: vec[i64] = vec[i64]()  # … and then where `colours_on_board` has that colour
        for effect in edition.card_effect:
            is_counted = effect.kind == VP_PER_CARD
            self.fixed = append(self.fixed, BY_COLOUR if is_counted else worth_of(effect))
            self.shift = append(self.shift, max(0, effect.colour) * COUNT_BITS)


def worth_of(effect: Effect) -> float:
    """What one activation brings that does not count cards."""
    kind = effect.kind
    if kind == VP:
        return float(effect.n)
    if kind == WORKER:
        return 2.0
    if kind == OFFICIAL:
        return 1.5
    if kind == MARKER:
        return 1.2
    if kind == CALM:
        return 0.9
    if kind == MOVE_POINTS:
        return 1.1
    return 0.6 if kind == MOVE_WORKER else 1.0


def colours_on_board(state: ZhanguoState, seat: i64) -> i64:
    """How many cards of every colour lie on the seat's board, four bits each."""
    tucked = state.tucked
    found: i64 = 0
    for region in range(i64(REGIONS)):
        first = seat * BOARD_SLOTS + region * SLOTS
        for slot in range(first, first + state.placed[seat * REGIONS + region]):
            found += ONE_CARD[tucked[slot] // DECK]
    return found

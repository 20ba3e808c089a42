"""What one use of each card of ZhanGuo brings, in points."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import append, i64, vec
from tianxia.games.zhanguo.names import (
    ANY,
    CALM,
    MARKER,
    MOVE_POINTS,
    MOVE_WORKER,
    OFFICIAL,
    VP,
    VP_PER_CARD,
    WORKER,
)
from tianxia.games.zhanguo.printed import Effect
from tianxia.games.zhanguo.tables import Edition

BY_COLOUR: Final = -1.0  # depends on the cards of one colour on the board


class CardWorth:
    """The worth of every card's ability in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.fixed: vec[float] = vec[float]()  # by card, or BY_COLOUR …
        self.colour: vec[i64] = vec[i64]()  # … and then of which colour
        for effect in edition.card_effect:
            is_counted = effect.kind == VP_PER_CARD
            self.fixed = append(self.fixed, BY_COLOUR if is_counted else worth_of(effect))
            self.colour = append(self.colour, effect.colour if is_counted else ANY)


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

"""A whole review in this process, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tianxia.core.errors import Unreadable
from tianxia.match.match import Match
from tianxia.match.seat import SeatTable
from tianxia.review.budget import Budget
from tianxia.review.data import Verdict
from tianxia.review.decisions import Asked, decisions, seed_of
from tianxia.review.verdict import judge

VERSION = 1  # of the method: a stored review of another one is made anew


class NotOver(Unreadable):
    """Only a finished game can be reviewed."""


def table_of(match: Match, asked: Asked) -> SeatTable:
    """The deciding seat's own place at the table as it was then."""
    return SeatTable(match.rules, asked.state, asked.seat)


def review(
    match: Match, budget: Budget, unwanted: Callable[[], bool] | None = None
) -> Iterator[Verdict]:
    """The verdicts on a finished match in the order of the game, each when it is made."""
    if not match.over:
        raise NotOver("The game is not over; only a finished game can be reviewed.")
    seed = seed_of(match)
    for asked in decisions(match):
        yield judge(table_of(match, asked), asked.ply, asked.choice, seed, budget, unwanted)

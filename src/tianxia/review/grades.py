"""What a loss is called, which decisions are told of, and where the lead changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tianxia.review.data import Verdict, difference

Grade = Literal["slip", "mistake", "blunder"]
Answer = Literal["best", "good", "better", "same", "worse"]

# The least loss of each grade, largest first, and the words for it.
LEAST: Final[list[tuple[float, Grade]]] = [(0.15, "blunder"), (0.08, "mistake"), (0.04, "slip")]
WORDS: Final[dict[Grade, str]] = {
    "slip": "review-slip",
    "mistake": "review-mistake",
    "blunder": "review-blunder",
}
SURE: Final = 2.0  # a loss counts when it is so many times its standard error
ALIKE: Final = 0.02  # less than this nobody can tell apart
MOST: Final = 5  # decisions told of for one seat
LEAD: Final = 0.05  # so much ahead of the old leader makes a new one


def grade_of(verdict: Verdict) -> Grade | None:
    """What a decision is called; None when nothing worth mentioning was lost."""
    if verdict.best == verdict.played:
        return None
    loss, error = difference(verdict.worths[verdict.best], verdict.worths[verdict.played])
    if loss < SURE * error:
        return None
    return next((grade for least, grade in LEAST if loss >= least), None)


def costliest(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """The decisions that cost most: the worst few of every seat, worst first."""
    told: dict[int, int] = {}
    found: list[Verdict] = []
    for verdict in sorted(verdicts, key=lambda one: (-one.loss, one.ply)):
        if grade_of(verdict) is not None and told.get(verdict.seat, 0) < MOST:
            told[verdict.seat] = told.get(verdict.seat, 0) + 1
            found.append(verdict)
    return found


def compare(verdict: Verdict, choice: int) -> tuple[Answer, float]:
    """How a weighed choice stands to the one played and to the best, and what it would gain."""
    worth, best = verdict.worths[choice], verdict.worths[verdict.best]
    if choice == verdict.best:
        return "best", verdict.loss
    gain, error = difference(worth, verdict.worths[verdict.played])
    if difference(worth, best)[0] > -ALIKE:
        return "good", gain
    if abs(gain) < max(ALIKE, error):
        return "same", gain
    return ("better" if gain > 0 else "worse"), gain


@dataclass(frozen=True)
class Turn:
    """A decision after which another seat was ahead."""

    ply: int
    round: int
    seat: int  # that leads from now on
    values: list[float]


def turning_points(verdicts: Sequence[Verdict]) -> list[Turn]:
    """Where the lead changed; a seat must be clearly ahead to take it."""
    turns: list[Turn] = []
    leader = -1
    for verdict in verdicts:
        values = verdict.values
        first = max(range(len(values)), key=lambda seat: (values[seat], -seat))
        ahead = leader < 0 or values[first] >= values[leader] + LEAD
        if first != leader and ahead:
            leader = first
            turns.append(Turn(verdict.ply, verdict.round, first, values))
    return turns

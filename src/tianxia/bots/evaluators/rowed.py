"""Judgements that write their terms into a row, so that adding them up makes no list and no object.

The row belongs to the evaluator and is written anew for every position.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.core.agenda import State
from tianxia.core.native import i64, vec

S = TypeVar("S", bound=State)


class RowedEvaluator(SummedEvaluator[S], Generic[S]):
    """A sum of terms; a game says what each of them is."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.row: vec[float] = vec[float]([0.0] * len(names))

    def weigh(self, state: S, seat: i64) -> None:
        """Write every term into the row."""
        raise AssertionError(f"nobody judges seat {seat} of a {type(state).__name__}")

    def values(self, state: S, seat: i64) -> list[float]:
        """The value of every term."""
        self.weigh(state, seat)
        return [self.row[term] for term in range(len(self.row))]

    def value(self, state: S, seat: i64) -> float:
        """The sum of the terms."""
        self.weigh(state, seat)
        total = 0.0
        for term in self.row:
            total += term
        return total


def only(row: vec[float], term: i64, value: float) -> None:
    """All that counts is one term."""
    for other in range(len(row)):
        row[other] = 0.0
    row[term] = value


def foreseen(row: vec[float], early: list[float], far: float) -> float:
    """The sum of terms, each as much as it tells that far from the end: 0 at it, 1 long before."""
    total = 0.0
    for term in range(len(row)):
        total += row[term] * (1.0 + early[term] * far)
    return total


def between(low: float, value: float, high: float) -> float:
    """The value, kept between two bounds."""
    return low if value < low else high if value > high else value

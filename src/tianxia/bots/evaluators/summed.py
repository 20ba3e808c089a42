"""What the judgements of all games have in common: named parts whose sum is the value."""

from __future__ import annotations

from typing import Generic, TypeVar

from tianxia.core.agenda import State
from tianxia.core.native import i64
from tianxia.search.evaluator import Evaluator, Term

S = TypeVar("S", bound=State)


class SummedEvaluator(Evaluator[S], Generic[S]):
    """Expected final points of a seat, as a sum of things a player would name."""

    names: list[str]  # of the terms, in the order of their values

    def values(self, state: S, seat: i64) -> list[float]:
        """The value of every term."""
        raise AssertionError(f"nobody judges seat {seat} of a {type(state).__name__}")

    def terms(self, state: S, seat: i64) -> list[Term]:
        """The parts of the value under their names."""
        values = self.values(state, seat)
        return [Term(self.names[index], values[index]) for index in range(len(values))]

    def value(self, state: S, seat: i64) -> float:
        """The sum of the terms, unnamed; a game that can adds them up without a list."""
        total = 0.0
        for value in self.values(state, seat):
            total += value
        return total

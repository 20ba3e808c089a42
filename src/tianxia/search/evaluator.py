"""The interface between a game's judgement and whoever searches with it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tianxia.core.agenda import Decision, State
from tianxia.core.native import i64

S = TypeVar("S", bound=State)


class Term:
    """One named part of a position's value."""

    def __init__(self, name: str, value: float) -> None:
        self.name: Final = name
        self.value: Final = value


class Evaluator(Generic[S]):
    """How many points a seat can expect at the end of the game, as a sum of named terms."""

    def terms(self, state: S, seat: i64) -> list[Term]:
        """The parts of the value, each under a name that people can be told."""
        raise AssertionError("an evaluator must judge")

    def value(self, state: S, seat: i64) -> float:
        """The sum of the terms, which are not made for it where a game knows how.

        The position may change afterwards: nothing of it is kept but copies and shared rows.
        """
        total = 0.0
        for term in self.terms(state, seat):
            total += term.value
        return total

    def standing(self, state: S, seat: i64) -> float:
        """How the seat stands at the end of a line; the value, unless that is known better.

        The value says which turn to take: what all seats go for weighs much in it. A position far
        from the end is foreseen better with other weights.
        """
        return self.value(state, seat)

    def alike(self, state: S, question: Decision[S], choice: i64) -> i64:
        """The choice, or a number below 0 shared with others that are sure to be judged alike.

        Of those only the lowest is tried. So it may be shared only by choices after which the turn
        offers the same, step by step, and comes to the same values; whoever judges more than
        before must look here too.
        """
        return choice

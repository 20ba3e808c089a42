"""The interface between a game's judgement and whoever searches with it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tianxia.core.agenda import State

S = TypeVar("S", bound=State)


class Term:
    """One named part of a position's value."""

    def __init__(self, name: str, value: float) -> None:
        self.name: Final = name
        self.value: Final = value


class Evaluator(Generic[S]):
    """How many points a seat can expect at the end of the game, as a sum of named terms."""

    def terms(self, state: S, seat: int) -> list[Term]:
        """The parts of the value, each under a name that people can be told."""
        raise AssertionError("an evaluator must judge")

    def value(self, state: S, seat: int) -> float:
        """The sum of the terms."""
        total = 0.0
        for term in self.terms(state, seat):
            total += term.value
        return total

    def standing(self, state: S, seat: int) -> float:
        """How the seat stands at the end of a line; the value, unless that is known better.

        The value says which turn to take: what all seats go for weighs much in it. A position far
        from the end is foreseen better with other weights.
        """
        return self.value(state, seat)

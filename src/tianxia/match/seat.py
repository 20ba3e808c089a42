"""A seat's place at the table: the only thing a bot ever gets to hold."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import State, pending
from tianxia.core.errors import Illegal
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules

ANY_WORLD: Final = 1  # a seed: all samples look the same to the seat, so any will do to show it


class SeatTable:
    """What one seat may know of a position. The truth is kept in a closure, not in a field."""

    __slots__ = ("_clone", "_encode", "_legal", "_view", "rules", "seat")

    def __init__(self, rules: AnyRules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat

        def view() -> Json:
            return rules.view(state, seat)

        def legal() -> list[int]:
            decision = pending(state)
            if decision is None or decision.seat != seat:
                raise Illegal(f"It is not seat {seat + 1} that must answer now.")
            return decision.legal(state)

        def clone(seed: int) -> State:
            copy: State = rules.clone(state)
            rules.determinize(copy, seat, seed)
            return copy

        def encode() -> list[float]:
            numbers: list[float] = []
            rules.encode(state, seat, numbers)
            return numbers

        self._view = view
        self._encode = encode
        self._legal = legal
        self._clone = clone

    def view(self) -> Json:
        """The table as the seat sees it."""
        return self._view()

    def legal(self) -> list[int]:
        """The choices open to the seat now."""
        return self._legal()

    def observation(self) -> list[float]:
        """The table as numbers."""
        return self._encode()

    def sample(self, seed: int) -> State:
        """A position that agrees with all the seat knows."""
        return self._clone(seed)

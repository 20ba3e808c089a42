"""How OpenSpiel counts choices: players by the catalogue, nature by a shorter list of its own."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import Decision, State
from tianxia.core.rules import Catalogue


class Numbering:
    """Every choice of every question as a number; it depends on no position and no seat count."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.actions: Final = catalogue.size
        self.lines: Final = catalogue.lines
        self.bases: Final = dict(catalogue.bases)  # the first number of a question, by its name
        self.outcomes: Final[list[str]] = []  # nature's lines by their number
        for name, first in catalogue.bases.items():
            if catalogue.of_nature[first]:
                self.bases[name] = len(self.outcomes)
                size = catalogue.names.count(name)
                self.outcomes.extend(catalogue.lines[first : first + size])
        self.catalogue: Final = catalogue

    def first(self, question: Decision[State]) -> int:
        """The number of choice 0 of a question."""
        return self.bases[type(question).__name__]

    def text(self, player: int, number: int) -> str:
        """The choice as one line of the catalogue; players below 0 are nature."""
        lines = self.lines if player >= 0 else self.outcomes
        if not 0 <= number < len(lines):
            raise IndexError(f"There is no action {number}; they go from 0 to {len(lines) - 1}.")
        return lines[number]

"""What a bot is given, and what it must do."""

from __future__ import annotations

from typing import Protocol

from tianxia.core.agenda import State
from tianxia.core.rules import Json
from tianxia.core.words import Said
from tianxia.games.registry import AnyRules


class Table(Protocol):
    """A seat's own place at the table: all that a bot may know, and nothing of the truth."""

    @property
    def seat(self) -> int:
        """The seat the bot plays."""

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""

    def view(self) -> Json:
        """The table as the seat sees it."""

    def legal(self) -> list[int]:
        """The choices open to the seat now, ascending."""

    def sample(self, seed: int) -> State:
        """A position that agrees with all the seat knows; the bot may do with it what it likes."""


class Bot(Protocol):
    """A player: asked only when its seat has more than one choice."""

    def choose(self, table: Table) -> int:
        """One of the table's legal choices."""


class Advisor(Bot, Protocol):
    """A bot that can also say why."""

    def explain(self, table: Table, choice: int) -> list[Said]:
        """The reasons that spoke most for the choice, strongest first."""

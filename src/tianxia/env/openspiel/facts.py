"""What OpenSpiel wants to know of a game before it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tianxia.core.rules import OptionValue

ALWAYS: Final[dict[str, OptionValue]] = {}
NEVER: Final = None


@dataclass(frozen=True, slots=True)
class Facts:
    """Bounds of one game, generous multiples of the most that was seen in play made to last."""

    title: str
    decisions: int  # of one seat in a whole game, at most
    draws: int  # nature's, for each seat
    shared_draws: int  # nature's, for all together
    points: int  # no seat gets more
    secrets: dict[str, OptionValue] | None  # with these options seats see what others do not

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a seat may see what the others do not."""
        if self.secrets is None:
            return False
        return all(options[name] == value for name, value in self.secrets.items())

    def longest(self, seats: int) -> int:
        """No game has more answers of its seats."""
        return self.decisions * seats

    def most_draws(self, seats: int) -> int:
        """No game has more answers of nature."""
        return self.shared_draws + self.draws * seats


FACTS: Final[dict[str, Facts]] = {
    "dragon": Facts("In the Year of the Dragon", 150, 20, 120, 1000, {"open_hands": False}),
    "zhanguo": Facts("ZhanGuo", 300, 60, 60, 1000, ALWAYS),
    "terracotta": Facts("Terracotta Army", 300, 10, 20, 1000, NEVER),
    "tea_garden": Facts("Tea Garden", 300, 60, 100, 1000, ALWAYS),
    "rotunda": Facts("Round House", 300, 50, 80, 1000, NEVER),
}

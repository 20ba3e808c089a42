"""What OpenSpiel wants to know of a game before it is played.

Every game ends: rounds are counted, and in Round House every lap of a leader uses up a temple or
moves the round marker. How long the longest game is has not been proved. The bounds are at least
twice the longest game that was found when all seats and nature together learnt to play for length
(playouts that adapt to the longest so far, at every number of seats, with expansions). Decisions
with 2, 3, 4 and 5 seats were

    dragon 139 205 262 301, zhanguo 315 448 597, terracotta 292 349 351, tea_garden 423 512 646,
    rotunda 352 362 368 462

and nature's draws, most of them at the largest tables, 106, 181, 8, 172 and 151.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from tianxia.core.rules import OptionValue

ALWAYS: Final[dict[str, OptionValue]] = {}
NEVER: Final = None
MOST_POINTS: Final = 1000  # three times what our bots score, and as far below nothing


class Bound(NamedTuple):
    """So many at any table, and so many more for each seat."""

    table: int
    seat: int

    def at(self, seats: int) -> int:
        """The bound with so many seats."""
        return self.table + self.seat * seats


@dataclass(frozen=True, slots=True)
class Facts:
    """Title and bounds of a game, and whether seats have secrets."""

    title: str
    decisions: Bound  # answers of the seats in one game
    draws: Bound  # answers of nature
    secrets: dict[str, OptionValue] | None  # with these options a seat sees what others do not

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a seat sees what the others do not."""
        if self.secrets is None:
            return False
        return all(options[name] == value for name, value in self.secrets.items())


FACTS: Final[dict[str, Facts]] = {
    "dragon": Facts(
        "In the Year of the Dragon", Bound(0, 200), Bound(250, 0), {"open_hands": False}
    ),
    "zhanguo": Facts("ZhanGuo", Bound(0, 400), Bound(100, 100), ALWAYS),
    "terracotta": Facts("Terracotta Army", Bound(0, 400), Bound(20, 0), NEVER),
    "tea_garden": Facts("Tea Garden", Bound(0, 600), Bound(200, 50), ALWAYS),
    "rotunda": Facts("Round House", Bound(800, 300), Bound(200, 50), NEVER),
}

"""What is known of a game besides its components and words: its `game.toml`.

Every game ends: rounds are counted, and in Round House every lap of a leader uses up a temple or
moves the round marker. How long the longest game is has not been proved. The bounds are at least
twice the longest game that was found when all seats and nature together learnt to play for length
(playouts that adapt to the longest so far, at every number of seats, with expansions).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tianxia.core.components import Components
from tianxia.core.rules import OptionValue

MOST_WEIGHT: Final = 5
MOST_SEATS: Final = 12
MOST_ANSWERS: Final = 10_000


class Bound:
    """So many at any table, and so many more for each seat."""

    def __init__(self, table: int, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat

    def at(self, seats: int) -> int:
        """The bound with so many seats."""
        return self.table + self.seat * seats


class Facts:
    """Weight, the bounds of a game's length, and whether seats have secrets."""

    def __init__(self, file: Components) -> None:
        self.weight: Final = file.whole("weight", 1, MOST_WEIGHT)  # how much there is to think of
        self.measured: Final = file.whole("measured", 2, MOST_SEATS)  # seats of a measured table
        self.decisions: Final = bound(file, "longest.decisions")  # answers of seats in one game
        self.draws: Final = bound(file, "longest.draws")  # answers of nature
        # with these options a seat sees what the others do not; None: whatever is agreed on, never
        self.secrets: Final = secrets(file)

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a seat sees what the others do not."""
        if self.secrets is None:
            return False
        return all(options[name] == value for name, value in self.secrets.items())


def bound(file: Components, path: str) -> Bound:
    """A bound of a game's length."""
    return Bound(
        file.whole(f"{path}.table", 0, MOST_ANSWERS), file.whole(f"{path}.seat", 0, MOST_ANSWERS)
    )


def secrets(file: Components) -> dict[str, OptionValue] | None:
    """When seats have secrets: `true`, `false`, or the options with which they do."""
    found = file.at("secrets")
    if isinstance(found, bool):
        return {} if found else None
    if not isinstance(found, dict):
        raise file.fail("secrets", "must be true, false or a table of options")
    with_options: dict[str, OptionValue] = {}
    for name, value in found.items():
        if not isinstance(value, (bool, int, str)):
            raise file.fail(f"secrets.{name}", "must be the value of an option")
        with_options[str(name)] = value
    return with_options

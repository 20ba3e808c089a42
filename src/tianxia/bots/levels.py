"""How well bots play: one line per level, weakest first, called the same from shell to page.

What follows from a line: a bot of that name (`make_bot`), in every list of bots, offered at the
tables of games whose positions can be judged. The page's name for it is `ui-level-<name>`, its word
without one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RANDOM: Final = "random"
NOVICE: Final = "novice"
CASUAL: Final = "casual"
STRONG: Final = "strong"
MASTER: Final = "master"
USUAL: Final = CASUAL
SEARCH: Final = "search"


@dataclass(frozen=True)
class Level:
    """What a bot does about a choice."""

    judges: bool = True  # needs the judgement of the game
    overlooks: int = 0  # of a hundred choices
    iterations: int = 0  # of a search, or `seconds`, whichever ends first; 0: it does not search
    seconds: float = 0.0
    unhurried: bool = False  # searches with care, not for many lines


TRIES: Final = 10**9  # more than the seconds allow
FOREVER: Final = 1e9  # more seconds than the tries need

# A name can carry seconds of its own, as in strong@0.2, and then means just these; without them a
# search on a slow machine may take longer for a least number of tries.
LEVELS: Final[dict[str, Level]] = {
    RANDOM: Level(judges=False),
    NOVICE: Level(overlooks=30),
    CASUAL: Level(),
    STRONG: Level(iterations=TRIES, seconds=1.0),
    MASTER: Level(iterations=TRIES, seconds=5.0, unhurried=True),
}
# No level: the same on every machine, for comparisons and tests.
MEASURED: Final[dict[str, Level]] = {SEARCH: Level(iterations=200, seconds=FOREVER)}
ALIASES: Final = {"heuristic": CASUAL}  # what it was called up to version 0.2
LONGEST: Final = 3600.0  # seconds that a name can carry


def advisers() -> list[str]:
    """Who is asked for hints: a novice would give the same as whoever overlooks nothing."""
    return [name for name, level in LEVELS.items() if level.judges and not level.overlooks]


def canonical(name: str, game: str) -> str:
    """The name that is used everywhere; the game's own name means its usual bot."""
    return USUAL if name == game else ALIASES.get(name, name)


def timed(name: str) -> tuple[str, float | None]:
    """A bot's name without its own seconds, and those; less than nothing if they are no number."""
    level, at, text = name.partition("@")
    if not at:
        return name, None
    try:
        return level, float(text)
    except ValueError:
        return level, -1.0


def level_named(name: str) -> Level | None:
    """The level of a bot of ours, with or without seconds of its own, if there is one."""
    level, seconds = timed(name)
    found = LEVELS.get(level) or MEASURED.get(level)
    if found is None or seconds is None:
        return found
    return found if found.iterations and 0 < seconds <= LONGEST else None

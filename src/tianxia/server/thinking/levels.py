"""The levels that people choose bots by."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from tianxia.bots.outsider import bot_class, is_outsider
from tianxia.bots.registry import (
    BUDGETS,
    HEURISTIC,
    MASTER,
    NOVICE,
    RANDOM,
    STRONG,
    bot_names,
    timed,
)
from tianxia.core.errors import Unreadable
from tianxia.server.problems import Refused

# The bot behind each level, weakest first.
LEVELS: Final = {"novice": NOVICE, "casual": HEURISTIC, "strong": STRONG, "master": MASTER}
USUAL: Final = "casual"

# How a bot thinks: at once, by searching as long as it may, or as an outsider likes.
Kind = Literal["quick", "search", "guest"]

_guests: Final[dict[str, str]] = {}  # bots by outsiders: the file behind each name


def invite(files: tuple[Path, ...]) -> None:
    """Offer the bots of these files beside the levels, under their files' names."""
    for file in files:
        bot_class(str(file))  # a file that holds no bot is refused now
        if file.stem in LEVELS or _guests.get(file.stem, str(file)) != str(file):
            raise Unreadable(f"There is a bot named {file.stem} already; rename the file {file}.")
        _guests[file.stem] = str(file)


def levels_of(game: str) -> list[str]:
    """The levels that a game offers, weakest first; a game without judgement has only novices."""
    levels = list(LEVELS)
    return [*(levels if HEURISTIC in bot_names(game) else levels[:1]), *_guests]


def read_level(game: str, level: str | None) -> str:
    """The level asked for; without one the usual one, if the game has it."""
    levels = levels_of(game)
    if level is None:
        return USUAL if USUAL in levels else levels[0]
    if level not in levels:
        raise Refused("unreadable", 400, "problem-no-such-level", level=level[:30])
    return level


def bot_for(level: str, game: str) -> str:
    """The name of the bot that plays at a level."""
    bot = _guests.get(level) or LEVELS.get(level, HEURISTIC)
    known = is_outsider(bot) or bot in bot_names(game)
    return bot if known else RANDOM


def searches(level: str) -> bool:
    """Whether the bot of a level thinks as long as it may."""
    return kind_of(LEVELS.get(level, "")) == "search"


def kind_of(bot: str) -> Kind:
    """How a bot thinks."""
    if is_outsider(bot):
        return "guest"
    return "search" if timed(bot)[0] in BUDGETS else "quick"

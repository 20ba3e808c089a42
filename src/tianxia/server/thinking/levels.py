"""The levels that people choose bots by, and the bots by outsiders beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from tianxia.bots.levels import LEVELS, level_named
from tianxia.bots.outsider import bot_class, is_outsider
from tianxia.bots.registry import bot_names, usual_bot
from tianxia.core.errors import Unreadable
from tianxia.server.problems import Refused

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
    """The levels that a game offers, weakest first; random play only where nobody can judge."""
    known = bot_names(game)
    return [*([name for name in known if LEVELS[name].judges] or known), *_guests]


def read_level(game: str, level: str | None) -> str:
    """The level asked for, or the usual one."""
    if level is None:
        return usual_bot(game)
    if level not in levels_of(game):
        raise Refused("unreadable", 400, "problem-no-such-level", level=level[:30])
    return level


def bot_for(level: str, game: str) -> str:
    """The name of the bot that plays at a level."""
    bot = _guests.get(level, level)
    return bot if is_outsider(bot) or bot in bot_names(game) else usual_bot(game)


def searches(level: str) -> bool:
    """Whether the bot of a level thinks as long as it may."""
    return kind_of(level) == "search"


def kind_of(bot: str) -> Kind:
    """How a bot thinks."""
    if is_outsider(bot):
        return "guest"
    level = level_named(bot)
    return "search" if level is not None and level.iterations else "quick"

"""The levels that people choose bots by."""

from __future__ import annotations

from typing import Final

from tianxia.bots.registry import HEURISTIC, MASTER, RANDOM, STRONG, bot_names
from tianxia.core.dice import Dice
from tianxia.server.problems import Refused

# The bot behind each level, weakest first.
LEVELS: Final = {"novice": HEURISTIC, "casual": HEURISTIC, "strong": STRONG, "master": MASTER}
USUAL: Final = "casual"
NOVICE_SLIPS: Final = 35  # of a hundred choices a novice makes so many without thinking


def levels_of(game: str) -> list[str]:
    """The levels that a game offers, weakest first; a game without judgement has only novices."""
    levels = list(LEVELS)
    return levels if HEURISTIC in bot_names(game) else levels[:1]


def read_level(game: str, level: str | None) -> str:
    """The level asked for; without one the usual one, if the game has it."""
    levels = levels_of(game)
    if level is None:
        return USUAL if USUAL in levels else levels[-1]
    if level not in levels:
        raise Refused("unreadable", 400, "problem-no-such-level", level=level[:30])
    return level


def bot_for(level: str, game: str, seed: int) -> str:
    """The name of the bot that makes one choice at a level."""
    careless = level == "novice" and Dice(seed).below(100) < NOVICE_SLIPS
    bot = LEVELS[level]
    return bot if bot in bot_names(game) and not careless else RANDOM

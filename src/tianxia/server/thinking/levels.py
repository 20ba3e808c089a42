"""The levels that people choose bots by."""

from __future__ import annotations

from typing import Final

from tianxia.bots.registry import HEURISTIC, RANDOM, bot_names
from tianxia.core.dice import Dice
from tianxia.server.problems import Refused

# How many of a hundred choices are made without thinking, by level.
SLIPS: Final = {"novice": 35, "casual": 0}


def levels_of(game: str) -> list[str]:
    """The levels that a game offers, weakest first; a game without judgement has only novices."""
    levels = list(SLIPS)
    return levels if HEURISTIC in bot_names(game) else levels[:1]


def read_level(game: str, level: str | None) -> str:
    """The level asked for; without one the strongest there is."""
    levels = levels_of(game)
    if level is None:
        return levels[-1]
    if level not in levels:
        raise Refused("unreadable", 400, "problem-no-such-level", level=level[:30])
    return level


def bot_for(level: str, game: str, seed: int) -> str:
    """The name of the bot that makes one choice at a level."""
    slips = SLIPS.get(level, 0)
    careless = HEURISTIC not in bot_names(game) or Dice(seed).below(100) < slips
    return RANDOM if careless else HEURISTIC

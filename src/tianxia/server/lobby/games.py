"""The games on offer."""

from __future__ import annotations

from functools import cache

from tianxia.games.registry import GAMES, game_named, rules_for
from tianxia.server.thinking.levels import levels_of, read_level
from tianxia.server.wire.messages import GameOut, OptionSpec


@cache
def games_out() -> list[GameOut]:
    """Every registered game as the home page needs it."""
    return [game_out(name) for name in GAMES]


def game_out(name: str) -> GameOut:
    """One game: seats, length, options, levels of bots."""
    rules = rules_for(name)
    components = game_named(name).components()
    minutes = (components.whole("meta.minutes_min"), components.whole("meta.minutes_max"))
    options = [OptionSpec(o.name, list(o.values), o.default) for o in rules.options]
    return GameOut(
        name,
        rules.seats_min,
        rules.seats_max,
        minutes,
        options,
        [rules.marks(seats) for seats in range(rules.seats_min, rules.seats_max + 1)],
        levels_of(name),
        read_level(name, None),
    )

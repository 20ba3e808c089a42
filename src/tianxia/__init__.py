"""Five board games of imperial China: rules, matches, bots, a table in the browser.

>>> import tianxia
>>> from tianxia.bots.registry import make_bot
>>> game = tianxia.new("dragon", seats=4, seed=7)
>>> bot = make_bot("casual", "dragon", seed=1)
>>> while not game.over:
...     _ = game.play(bot.choose(game.table(game.to_move)))
>>> sorted(game.ranking())
[1, 2, 3, 4]

Public are the names in `__all__`, the bots by name (`make_bot`) and the adapters in `tianxia.env`.
Everything else is internal and may change from one version to the next.
"""

from __future__ import annotations

from pathlib import Path

from tianxia.engine_folder import enter

enter(__path__)  # before anything of the engine is read

from tianxia import games
from tianxia.bots.protocol import Bot, Table
from tianxia.core.errors import Illegal, Stale, TianxiaError, Unreadable
from tianxia.core.rules import Json
from tianxia.match.load import load_match
from tianxia.match.match import Match, new_match
from tianxia.match.record import record_of

__all__ = [
    "Bot",
    "Illegal",
    "Match",
    "Stale",
    "Table",
    "TianxiaError",
    "Unreadable",
    "games",
    "load",
    "new",
    "save",
]


def new(
    game: str,
    seats: int,
    *,
    seed: int | str | None = None,
    options: Json | None = None,
    names: list[str] | None = None,
    components: Path | None = None,
) -> Match:
    """A match at its first question; a seed fixes nature's answers.

    >>> game = tianxia.new("dragon", seats=4, seed=7, options={"great_wall": "on"})
    >>> game.to_move in range(4)
    True
    >>> tianxia.new("dragon", seats=9)
    Traceback (most recent call last):
    tianxia.core.errors.Unreadable: This game is for 2 to 5 seats, not 9.
    """
    return new_match(games.rules_for(game, components), seats, options, seed, names)


def load(path: Path | str, *, components: Path | None = None) -> Match:
    """The match of a record, replayed to its last answer and checked on the way.

    >>> tianxia.load("lost.jsonl")
    Traceback (most recent call last):
    tianxia.core.errors.Unreadable: lost.jsonl: cannot be read (No such file or directory).
    """
    return load_match(Path(path), components)


def save(match: Match, path: Path | str) -> None:
    """Write the record of a match; nature's secret stands in it once the game is over.

    >>> game = tianxia.new("dragon", seats=2, seed=7)
    >>> tianxia.save(game, "game.jsonl")
    >>> tianxia.load("game.jsonl").entries == game.entries
    True
    """
    record_of(match).write(Path(path))

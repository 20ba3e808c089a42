"""Five board games of imperial China: rules, matches, bots, a table in the browser.

>>> import tianxia
>>> game = tianxia.new("dragon", seats=2, seed=7)
>>> while not game.over:
...     _ = game.play(game.legal()[0])
>>> sorted(game.ranking())
[1, 2]
"""

from __future__ import annotations

from pathlib import Path

from tianxia.core.errors import Illegal, Stale, TianxiaError, Unreadable
from tianxia.core.rules import Json
from tianxia.games.registry import rules_for
from tianxia.match.load import load_match
from tianxia.match.match import Match, new_match
from tianxia.match.seat import SeatTable as Table

__all__ = [
    "Illegal",
    "Match",
    "Stale",
    "Table",
    "TianxiaError",
    "Unreadable",
    "games",
    "load",
    "new",
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

    >>> new("dragon", seats=4, seed=7, options={"great_wall": "on"}).to_move in range(4)
    True
    """
    return new_match(rules_for(game, components), seats, options, seed, names)


def load(path: Path | str, *, components: Path | None = None) -> Match:
    """The match of a record, replayed to its last answer and checked on the way."""
    return load_match(Path(path), components)

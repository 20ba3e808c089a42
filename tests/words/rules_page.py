"""A game's rules page beside its components file: what a test of their agreement asks for."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from typing import Any

from tests.words import pages

from tianxia.games.registry import GAMES
from tianxia.words import Speaker


class RulesPage:
    """The page of one game with the components file it must agree with."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def components(self) -> dict[str, Any]:
        """The components file."""
        path = GAMES[self.game].folder() / "components.toml"
        return tomllib.loads(path.read_text(encoding="utf-8"))

    def by_id(self, name: str) -> dict[str, dict[str, Any]]:
        """The rows of a table of the file by their ids."""
        return {row["id"]: row for row in self.components[name]}

    def at(self, path: str) -> list[Any]:
        """The values at a place of the file.

        A step into a list names a row by its id, or means that entry of every row; a table that
        stands in a list at the end is meant by its first value.
        """
        found: Any = self.components
        for step in path.split("."):
            if isinstance(found, list):
                rows = [row for row in found if row.get("id") == step]
                found = rows[0] if rows else [row[step] for row in found]
            else:
                found = found[step]
        if isinstance(found, dict):
            return list(found.values())
        if not isinstance(found, list):
            return [found]
        return [next(iter(one.values())) if isinstance(one, dict) else one for one in found]

    def section(self, language: str, clause: str) -> str:
        """What stands under the heading of a clause."""
        return pages.section(self.game, language, clause)

    def table(self, language: str, clause: str, columns: int = 0) -> list[list[str]]:
        """The rows of the tables in a clause, freed of marks; only those so wide, if told."""
        rows = pages.table(self.section(language, clause))
        free = [[re.sub(r"[`\\]", "", cell) for cell in row] for row in rows]
        return [row for row in free if set(row[0]) != {"-"} and columns in (0, len(row))]

    def speaker(self, language: str) -> Speaker:
        """The game's words."""
        return Speaker(language, self.game, strict=True)


def whole_numbers(text: str) -> list[int]:
    """The numbers in a text."""
    return [int(n) for n in re.findall(r"\d+", text)]


def listed(values: list[Any], between: str = ", ") -> str:
    """Values as a table of the page writes them."""
    return between.join(str(value) for value in values)

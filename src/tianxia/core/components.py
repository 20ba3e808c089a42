"""Reading a components file: every printed value of a game, checked with clear errors."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Final

from tianxia.core.errors import Unreadable
from tianxia.core.rules import Option, OptionValue

Tree = dict[str, object]

NOT_PLAYED: Final = frozenset(
    ["layout", "sources", "source", "evidence", "note", "hex", "color", "column"]
)


class BadComponents(Unreadable):
    """The components file cannot be used; the message names the place."""


class Components:
    """One components file as a tree of tables, read by dotted paths."""

    def __init__(self, tree: Tree, origin: str) -> None:
        self.tree: Final = tree
        self.origin: Final = origin

    def fail(self, place: str, what: str) -> BadComponents:
        """The error for one place in the file."""
        return BadComponents(f"{self.origin}: {place} {what}.")

    def at(self, path: str) -> object:
        """The value at a dotted path."""
        here: object = self.tree
        for name in path.split("."):
            if not isinstance(here, dict) or name not in here:
                raise self.fail(path, "is missing")
            here = here[name]
        return here

    def whole(self, path: str, low: int = 0, high: int = 1000) -> int:
        """A whole number between two bounds."""
        return self.whole_in(self.at(path), path, low, high)

    def whole_in(self, value: object, place: str, low: int = 0, high: int = 1000) -> int:
        """A whole number already taken out of its table."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(place, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def wholes(self, path: str, low: int = 0, high: int = 1000) -> list[int]:
        """A list of whole numbers."""
        value = self.at(path)
        if not isinstance(value, list):
            raise self.fail(path, "must be a list of whole numbers")
        return [self.whole_in(entry, path, low, high) for entry in value]

    def flag(self, path: str) -> bool:
        """True or false."""
        value = self.at(path)
        if not isinstance(value, bool):
            raise self.fail(path, f"must be true or false, not {value!r}")
        return value

    def word(self, path: str, allowed: list[str]) -> str:
        """One of the words the rules know."""
        value = self.at(path)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(path, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def words(self, path: str, allowed: list[str]) -> list[str]:
        """A list of words the rules know."""
        value = self.at(path)
        if not isinstance(value, list):
            raise self.fail(path, "must be a list of words")
        for entry in value:
            if entry not in allowed:
                raise self.fail(path, f"may contain only {', '.join(allowed)}, not {entry!r}")
        return [str(entry) for entry in value]

    def rows(self, name: str, ids: list[str]) -> list[Components]:
        """The rows of an array of tables in the order of `ids`: exactly these, each once."""
        value = self.at(name)
        if not isinstance(value, list):
            raise self.fail(name, "must be an array of tables")
        found: dict[str, Components] = {}
        for row in value:
            if not isinstance(row, dict) or not isinstance(row.get("id"), str):
                raise self.fail(name, "has a row without an id")
            key = str(row["id"])
            if key not in ids or key in found:
                raise self.fail(name, f"has the row {key!r}, which is unknown or there twice")
            found[key] = Components(row, f"{self.origin}: {name} {key}")
        for key in ids:
            if key not in found:
                raise self.fail(name, f"lacks the row {key!r}")
        return [found[key] for key in ids]

    def tables(self, path: str) -> list[Components]:
        """The small tables of a list, each with its place in the file."""
        value = self.at(path)
        if not isinstance(value, list):
            raise self.fail(path, "must be a list of tables")
        found: list[Components] = []
        for number, entry in enumerate(value, 1):
            if not isinstance(entry, dict):
                raise self.fail(path, "must be a list of tables")
            found.append(Components(entry, f"{self.origin}: {path} {number}"))
        return found

    def options(self, leave_out: list[str]) -> list[Option]:
        """The rows of `[[option]]` with their values and defaults."""
        value = self.at("option")
        if not isinstance(value, list):
            raise self.fail("option", "must be an array of tables")
        options: list[Option] = []
        for row in value:
            if not isinstance(row, dict) or not isinstance(row.get("values"), list):
                raise self.fail("option", "has a row without a list of values")
            name = str(row.get("id"))
            if name in leave_out:
                continue
            values: list[OptionValue] = []
            for entry in row["values"]:
                if not isinstance(entry, (str, int, bool)):
                    raise self.fail(f"option {name}", "has a value that is no word or number")
                values.append(entry)
            default = row.get("default")
            if default not in values or not isinstance(default, (str, int, bool)):
                raise self.fail(f"option {name}", "has a default that is not among its values")
            options.append(Option(name, values, default))
        return options

    def only_options(self, known: dict[str, list[object]], leave_out: list[str]) -> None:
        """Refuse a file without the options of the rules, or with values they do not know."""
        found = {option.name: option for option in self.options(leave_out)}
        for name in known:
            if name not in found:
                raise self.fail(f"option {name}", "is missing")
        for name, option in found.items():
            for value in option.values:
                if name not in known or value not in known[name]:
                    raise self.fail(f"option {name}", f"has the value {value!r}, which is unknown")

    def must_be(self, path: str, known: object) -> None:
        """Refuse a way of playing other than the one the rules know."""
        if self.at(path) != known:
            raise self.fail(path, f"must be {known!r}, not {self.at(path)!r}")

    def hash(self) -> str:
        """A hash of all values that can matter in play, the same for any layout of the file."""
        text = json.dumps(
            without_drawing(self.tree), sort_keys=True, separators=(",", ":"), default=str
        )
        return hashlib.sha256(text.encode()).hexdigest()


def without_drawing(value: object) -> object:
    """The value without what only pictures and footnotes need: records outlive a moved label."""
    if isinstance(value, list):
        return [without_drawing(entry) for entry in value]
    if not isinstance(value, dict):
        return value
    return {
        name: without_drawing(value[name])
        for name in value
        if name not in NOT_PLAYED and not name.startswith("provenance")
    }


def read_components(path: Path) -> Components:
    """The components file at the path, parsed but not yet judged."""
    return parse_components(components_text(path), path.name)


def components_text(path: Path) -> str:
    """The text of a components file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError as error:
        raise BadComponents(f"{path}: is not a TOML file ({error}).") from None


def parse_components(text: str, origin: str) -> Components:
    """The components in a text, parsed but not yet judged."""
    try:
        return Components(tomllib.loads(text), origin)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{origin}: is not a TOML file ({error}).") from None


def changed(components: Components, path: str, value: object) -> Components:
    """A copy with one value replaced: what a corrected file would hold."""
    names = path.split(".")
    tree: Tree = dict(components.tree)
    here = tree
    for name in names[:-1]:
        inner = here[name]
        assert isinstance(inner, dict), "only tables have places inside"
        copy: Tree = dict(inner)
        here[name] = copy
        here = copy
    here[names[-1]] = value
    return Components(tree, components.origin)

"""Numbers of the components file as the edition keeps them: one of every row, by seats, by kind."""

from __future__ import annotations

from tianxia.core.components import Components
from tianxia.core.native import i64, vec
from tianxia.games.tea_garden.names import MAX_SEATS, MOST_LEAVES


def column(rows: list[Components], path: str, low: int = 0, high: int = 1000) -> vec[i64]:
    """A number of every row."""
    return vec[i64]([row.whole(path, low, high) for row in rows])


def named(rows: list[Components], path: str, names: list[str]) -> vec[i64]:
    """A name of every row, as its place among these."""
    return vec[i64]([names.index(row.word(path, names)) for row in rows])


def by_seats(file: Components, path: str, most: int) -> vec[i64]:
    """A number for every number of seats, at its place."""
    counts = [0, 0] + [file.whole(f"{path}.{n}", 1, most) for n in range(2, MAX_SEATS + 1)]
    return vec[i64](counts)


def choices_of(file: Components, path: str, names: list[str]) -> list[int]:
    """A list of prices of one kind each, in the order the rules know."""
    value = file.at(path)
    shape = isinstance(value, list) and len(value) == len(names)
    if not isinstance(value, list) or not shape:
        raise file.fail(path, f"must be a list of {len(names)} prices")
    found: list[int] = []
    for name, entry in zip(names, value, strict=True):
        if not isinstance(entry, dict) or list(entry) != [name]:
            raise file.fail(path, f"must ask for {', '.join(names)}, in this order")
        found.append(file.whole_in(entry[name], f"{path} {name}", 1, MOST_LEAVES))
    return found


def pair_of(row: Components, name: str) -> list[Components]:
    """The two options of one part of a caravan."""
    value = row.at(name)
    if not isinstance(value, list) or len(value) != 2:
        raise row.fail(name, "must be two options")
    found: list[Components] = []
    for entry in value:
        if not isinstance(entry, dict):
            raise row.fail(name, "must be two options")
        found.append(Components(entry, f"{row.origin}: {name}"))
    return found

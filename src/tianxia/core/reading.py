"""JSON read back: each value is checked to be what it should be."""

from __future__ import annotations

from typing import cast


def whole(data: object) -> int:
    """A whole number."""
    assert isinstance(data, int), "a whole number was expected"
    return data


def ints(data: object) -> list[int]:
    """A list of whole numbers."""
    assert isinstance(data, list), "a list of numbers was expected"
    return [whole(n) for n in data]


def lists(data: object) -> list[list[int]]:
    """A list of lists of whole numbers."""
    assert isinstance(data, list), "a list of lists was expected"
    return [ints(entry) for entry in data]


def words(data: object) -> list[str]:
    """A list of names."""
    assert isinstance(data, list), "a list was expected"
    return [str(name) for name in data]


def table(data: object) -> dict[str, object]:
    """A JSON object."""
    assert isinstance(data, dict), "a table was expected"
    return cast("dict[str, object]", data)


def tables(data: object) -> list[dict[str, object]]:
    """A list of JSON objects."""
    assert isinstance(data, list), "a list was expected"
    return [table(entry) for entry in data]

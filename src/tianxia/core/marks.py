"""Marks of seats: the colours of a box, each of which goes with a sign of its own."""

from __future__ import annotations

from typing import Final

from tianxia.core.errors import Unreadable

MARKS: Final = ["red", "blue", "yellow", "green", "purple", "black"]


def marks_for(box: list[str], wanted: list[str | None]) -> list[str]:
    """The colour of every seat: the one it wants, else the first free one of the box."""
    taken = [mark for mark in wanted if mark]
    for mark in taken:
        if mark not in box:
            raise Unreadable(f"This game has no colour {mark!r} here; it has {', '.join(box)}.")
        if taken.count(mark) > 1:
            raise Unreadable(f"Two seats cannot both be {mark}.")
    free = [mark for mark in box if mark not in taken]
    return [mark or free.pop(0) for mark in wanted]

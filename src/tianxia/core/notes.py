"""What the numbers of a game's notes mean, and which things on the table they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.words import Arg


class Shape:
    """One kind of note: the names of its numbers, and patterns of the things it is about.

    A name like `tile:first` is a reference to a tile under the argument `first`; a fourth name
    stands for the sum of the three numbers. `figure:{cell}` is about the figure on the cell that
    the note names; `{seat}` is the seat that the note is of.
    """

    def __init__(self, names: Sequence[str] = (), about: Sequence[str] = ()) -> None:
        self.names: Final = list(names)
        self.about: Final = list(about)


class Notes:
    """The kinds of notes of a game; numbers that name components become references to them."""

    def __init__(self, shapes: dict[str, Shape], references: dict[str, list[str]]) -> None:
        self.shapes: Final = shapes
        self.references: Final = references

    def args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        """The numbers of a note under the names its sentence uses."""
        args: dict[str, Arg] = {}
        for place, value in zip(self.shapes[kind].names, (a, b, c, a + b + c), strict=False):
            prefix, _, name = place.partition(":")
            if prefix in self.references:
                args[name or prefix] = f"@{prefix}-{self.references[prefix][value]}"
            else:
                self.spell(place, value, args)
        return args

    def about(self, kind: str, seat: int, a: int, b: int, c: int) -> list[str]:
        """The things on the table that a note is about."""
        shape = self.shapes[kind]
        if not shape.about:
            return []
        parts = {"seat": str(seat)}
        for place, value in zip(shape.names, (a, b, c), strict=False):
            prefix, _, name = place.partition(":")
            known = prefix in self.references
            parts[name or prefix] = (
                self.references[prefix][value] if known else self.part(prefix, value)
            )
        return [pattern.format_map(parts) for pattern in shape.about]

    def spell(self, place: str, value: int, args: dict[str, Arg]) -> None:
        """A number that is no reference; a game may have other words for it."""
        args[place] = value

    def part(self, name: str, value: int) -> str:
        """The same number as a part of a thing's name; a game may count or name it otherwise."""
        return str(value)

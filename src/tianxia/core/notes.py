"""What the numbers of a game's notes mean, so that their sentences can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.words import Arg


class Notes:
    """For each kind of note the names of its numbers; those that name components become references.

    A name like `tile:first` is a reference to a tile under the argument `first`. A fourth name
    stands for the sum of the three numbers.
    """

    def __init__(self, names: dict[str, list[str]], references: dict[str, list[str]]) -> None:
        self.names: Final = names
        self.references: Final = references

    def args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        """The numbers of a note under the names its sentence uses."""
        args: dict[str, Arg] = {}
        for place, value in zip(self.names[kind], (a, b, c, a + b + c), strict=False):
            prefix, _, name = place.partition(":")
            if prefix in self.references:
                args[name or prefix] = f"@{prefix}-{self.references[prefix][value]}"
            else:
                self.spell(place, value, args)
        return args

    def spell(self, place: str, value: int, args: dict[str, Arg]) -> None:
        """A number that is no reference; a game may have other words for it."""
        args[place] = value

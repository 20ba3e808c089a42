"""What the rules say to people: keys with arguments, turned into sentences elsewhere.

An argument is a number, a plain text, or a reference `@tile-monk_young` to another message of
the game's word files.
"""

from __future__ import annotations

from typing import Final

Arg = int | str


class Said:
    """One thing to say: the key of a message and its arguments."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, Arg]] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Said({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args.items())))


class Amount:
    """So much of one thing, gained or (negative) paid."""

    def __init__(self, what: str, n: int) -> None:
        self.what: Final = what
        self.n: Final = n

    def __repr__(self) -> str:
        return f"Amount({self.what!r}, {self.n})"


def word_of(name: str) -> str:
    """A class name as a message key: `PlayCard` becomes `play-card`."""
    word = ""
    for letter in name:
        word += "-" + letter.lower() if letter.isupper() and word else letter.lower()
    return word

"""The things on the table: every kind declared once.

A target is a thing's name, `master:master_builder`. A kind says how its names are put together and
whether its things are always on the table. From the kinds follow what the server may give reasons
for, and later the types of the browser and what a log line is about. No kind knows how it is drawn.

A thing that comes and goes, has a place of its own in the view and one name for all who see it
carries that name there, under `thing`. What a view lists as bare words, and what only its owner
calls so (`palace:2` is a palace of mine), carries none: views would grow by a tenth to a third,
and viewers of an open game could no longer share one. A game names those in `there`, from the view
alone, so nobody can be told of a thing that the view hides.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.words import Arg


class Axis:
    """One part of a name: its values as records and targets write them, and as people say them."""

    def __init__(self, name: str, names: list[str], said: list[Arg], kind: str = "") -> None:
        self.name: Final = name
        self.names: Final = names
        self.said: Final = said
        self.kind: Final = kind  # the browser's type for it; without one it is a number

    def called(self, name: str) -> Axis:
        """The same under another name, for a choice that names two of a kind."""
        return Axis(name, self.names, self.said, self.kind)


def counted(name: str, size: int, first: int = 1) -> Axis:
    """Things that people count from 1; targets may count from 0."""
    said: list[Arg] = [n + 1 for n in range(size)]
    return Axis(name, [str(n + first) for n in range(size)], said)


def named(name: str, names: list[str], kind: str = "", word: str = "") -> Axis:
    """Things with names; sentences use their words, `@official-red`."""
    said: list[Arg] = [f"@{word or name}-{one}" for one in names]
    return Axis(name, names, said, kind or "string")


class Kind:
    """One kind of thing: `Kind("action", [SEGMENT, RING])` is `action:3:inner`.

    `comes`: its things are not always on the table.
    """

    def __init__(self, name: str, axes: list[Axis] | None = None, comes: bool = False) -> None:
        self.name: Final = name
        self.axes: Final[list[Axis]] = [] if axes is None else axes
        self.comes: Final = comes

    def of(self, *parts: object) -> str:
        """The name of one thing."""
        return ":".join([self.name, *[str(part) for part in parts]])

    def all(self) -> list[str]:
        """The names of all that can ever be, in the order of the axes."""
        found = [self.name]
        for axis in self.axes:
            found = [f"{front}:{name}" for front in found for name in axis.names]
        return found


class Things:
    """All kinds of a game."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: Final = kinds
        self.fixed: Final = frozenset(n for kind in kinds if not kind.comes for n in kind.all())
        self.known: Final = frozenset(n for kind in kinds for n in kind.all())
        assert len(self.known) == sum(len(kind.all()) for kind in kinds), "names are unique"

    def present(self, view: dict[str, object], seat: int) -> set[str]:
        """What lies on the table that the view shows, as the seat calls it."""
        found = set(self.fixed)
        found.update(self.there(view, seat))
        return found

    def there(self, view: dict[str, object], seat: int) -> list[str]:
        """The names of those that come and go and are there now."""
        return []


def things_in(value: object) -> list[str]:
    """Every `thing` that a part of a view carries."""
    found: list[str] = []
    if isinstance(value, list):
        for part in value:
            found += things_in(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key == "thing":
                found.append(part)
            elif isinstance(part, (list, dict)):
                found += things_in(part)
    return found

"""A state as JSON and back: a cache and a debugging aid, never the save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tianxia.core.agenda import Frame, State
from tianxia.core.native import i64, vec
from tianxia.core.reading import ints, lists, whole


class Fields:
    """The names of a state's fields: whole numbers, native rows of them, and rows of such rows.

    Those that are kept apart a game saves by itself, in some other form.
    """

    def __init__(
        self,
        numbers: list[str],
        rows: list[str],
        piles: Sequence[str] = (),
        apart: Sequence[str] = (),
    ) -> None:
        self.numbers: Final = numbers
        self.rows: Final = rows
        self.piles: Final = piles
        self.apart: Final = apart

    def names(self) -> list[str]:
        """The fields of the state that are saved: all of them."""
        return [*self.numbers, *self.rows, *self.piles, *self.apart]

    def dump(self, state: State) -> dict[str, object]:
        """What the fields hold, copied into plain lists."""
        data: dict[str, object] = {name: getattr(state, name) for name in self.numbers}
        for name in self.rows:
            data[name] = list(getattr(state, name))
        for name in self.piles:
            data[name] = [list(row) for row in getattr(state, name)]
        return data

    def load(self, state: State, data: dict[str, object]) -> None:
        """Fill the fields with what `dump` wrote."""
        for name in self.numbers:
            setattr(state, name, whole(data[name]))
        for name in self.rows:
            setattr(state, name, vec[i64](ints(data[name])))
        for name in self.piles:
            rows = [vec[i64](row) for row in lists(data[name])]
            setattr(state, name, vec[vec[i64]](rows))


def dump_agenda(state: State) -> list[object]:
    """The frames as class names and numbers."""
    return [[type(frame).__name__, *frame.fields()] for frame in state.agenda]


def load_agenda(frames: dict[str, Callable[..., Frame]], data: object) -> list[Frame]:
    """The frames that `dump_agenda` wrote, made by the game's own classes."""
    assert isinstance(data, list), "an agenda is a list"
    agenda: list[Frame] = []
    for entry in data:
        assert isinstance(entry, list), "a frame is a list"
        assert entry[0] in frames, f"no frame is called {entry[0]!r}"
        agenda.append(frames[entry[0]](*entry[1:]))
    return agenda

"""Questions put together from blocks.

A block is one kind of choice: what it is called, which of them are legal, what they do. A question
lists its blocks in a `Menu`, which numbers their choices and writes their lines; so the offset of a
block, its text, label and targets stand in one place, and a block that several questions offer is
written once. Numbers inside a block are row-major over its axes: the last axis runs fastest.

The patterns are for people and cost nothing while a game is only played; `fill` and `do` are plain
rules. Where every instruction counts a question calls the `fill` of its blocks by name, one per
line, and a menu with several blocks may carry its choices out by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from tianxia.core.agenda import Decision, Frame, State
from tianxia.core.native import i64, vec
from tianxia.core.things import Axis
from tianxia.core.words import Amount, Arg, Said

S = TypeVar("S", bound=State)


class Block(Generic[S]):
    """Choices of one kind.

    `line` and `targets` are patterns over the axes: `"{official} {region}"`. The line follows the
    word of the menu. `label` is a key; it gets every axis under its name. All can be overridden; a
    block whose targets depend on the position gives no patterns and overrides `targets`.
    """

    def __init__(self, axes: list[Axis], line: str, label: str, targets: list[str]) -> None:
        self.axes: Final = axes
        self.line: Final = line
        self.said: Final = label
        self.things: Final = targets
        self.first: i64 = 0  # set by the menu: the number of the first choice …
        self.end: i64 = 0  # … and of the first one behind
        self.next: Block[S] = self
        size = 1
        for axis in axes:
            size *= len(axis.names)
        self.size: Final = size

    def placed(self) -> None:
        """The menu has set `first`: time to make ready rows of choices."""

    def fill(self, state: S, ask: Frame, room: vec[i64], n: i64) -> i64:
        """Write the legal choices, numbered from `first`, ascending, as `Decision.fill` does."""
        raise AssertionError("a block must list its choices")

    def do(self, state: S, ask: Frame, k: i64) -> None:
        """Carry choice `k` of this block out."""
        raise AssertionError("a block must carry its choice out")

    def reason(self, state: S, ask: Frame, k: int) -> Said | None:
        """Why choice `k` is not legal now, or None when it is."""
        raise AssertionError("a block must give its reasons")

    def preview(self, state: S, ask: Frame, k: int) -> list[Amount]:
        """What it brings and costs at once."""
        return []

    def label(self, state: S, ask: Frame, k: int) -> Said:
        """The choice as words on a button."""
        return Said(self.said, self.args(k))

    def targets(self, state: S, ask: Frame, k: int) -> list[str]:
        """The things on the table that it concerns."""
        names = self.names(k)
        return [thing.format(**names) for thing in self.things]

    def text(self, word: str, k: int) -> str:
        """The choice as one line for records."""
        line = self.line.format(**self.names(k))
        return f"{word} {line}" if word else line

    def names(self, k: int) -> dict[str, str]:
        """The name of every axis, as lines and targets write it."""
        found: dict[str, str] = {}
        for axis in reversed(self.axes):
            found[axis.name] = axis.names[k % len(axis.names)]
            k //= len(axis.names)
        return found

    def args(self, k: int) -> dict[str, Arg]:
        """The same as sentences say it, in the order of the axes."""
        said: list[Arg] = []
        for axis in reversed(self.axes):
            said.append(axis.said[k % len(axis.said)])
            k //= len(axis.said)
        return {axis.name: arg for axis, arg in zip(self.axes, reversed(said), strict=True)}

    def is_printed(self) -> bool:
        """Whether the targets are the same in every position."""
        return len(self.things) > 0


class Leave(Block[S]):
    """One choice that ends the question and does nothing: stop, decline, pass."""

    def __init__(self, line: str, label: str, note: str = "") -> None:
        super().__init__([], line, label, [])
        self.note: Final = note  # what the journal says of it, if anything

    def fill(self, state: S, ask: Frame, room: vec[i64], n: i64) -> i64:
        room[n] = self.first
        return n + 1

    def do(self, state: S, ask: Frame, k: i64) -> None:
        if self.note:
            state.note(self.note, ask.seat, ask.arg)

    def reason(self, state: S, ask: Frame, k: int) -> Said | None:
        return None

    def is_printed(self) -> bool:
        return True  # it concerns nothing, everywhere


class Menu(Generic[S]):
    """All choices of a question: its blocks one after another, or interleaved.

    With `rows` the first `mixed` blocks are interleaved: each has that many rows, and row by row
    they lie side by side, as when a card can go to every region and every action.
    """

    def __init__(self, word: str, blocks: list[Block[S]], rows: int = 1, mixed: int = 0) -> None:
        self.word: Final = word
        self.blocks: Final = blocks
        self.which: Final[list[int]] = []  # by choice: the block …
        self.local: Final[list[int]] = []  # … and the number in it
        for row in range(rows if mixed else 0):
            for at in range(mixed):
                self._lay(at, row, blocks[at].size // rows)
        for at in range(mixed, len(blocks)):
            self._lay(at, 0, blocks[at].size)
        self.size: Final = len(self.which)
        self.is_mixed: Final = mixed > 0
        self.head: Final = blocks[0]
        for at, block in enumerate(blocks):
            block.end = block.first + block.size
            block.next = blocks[min(at + 1, len(blocks) - 1)]
            block.placed()
        self.kept: Final[list[list[str] | None]] = [None] * self.size  # targets, once asked for
        self.index: Final[dict[str, list[int]]] = {}  # the choices by thing, once asked for
        self.loose: Final[list[int]] = []  # choices whose targets depend on the position
        self.is_indexed: bool = False

    def _lay(self, at: int, row: int, wide: int) -> None:
        """The next choices are one row of a block."""
        if row == 0:
            self.blocks[at].first = len(self.which)
        for k in range(row * wide, (row + 1) * wide):
            self.which.append(at)
            self.local.append(k)

    def block_of(self, choice: int) -> Block[S]:
        """The block that a choice belongs to."""
        return self.blocks[self.which[choice]]

    def targets(self, state: S, ask: Frame, choice: int) -> list[str]:
        """The things a choice concerns; patterns are filled in once and kept."""
        known = self.kept[choice]
        if known is None:
            block = self.block_of(choice)
            known = block.targets(state, ask, self.local[choice])
            if block.is_printed():
                self.kept[choice] = known
        return known

    def concerning(self, state: S, ask: Frame, things: Iterable[str]) -> list[int]:
        """The choices, ascending, that concern one of these things, or may concern one."""
        if not self.is_indexed:
            self._make_index(state, ask)
        found = set(self.loose)
        for thing in things:
            found.update(self.index.get(thing, ()))
        return sorted(found)

    def _make_index(self, state: S, ask: Frame) -> None:
        """Note under every thing which choices concern it."""
        self.is_indexed = True
        for choice in range(self.size):
            if self.block_of(choice).is_printed():
                for thing in self.targets(state, ask, choice):
                    self.index.setdefault(thing, []).append(choice)
            else:
                self.loose.append(choice)


class Question(Decision[S]):
    """A question that is its menu; it says which, and what it likes to say itself."""

    def menu(self) -> Menu[S]:
        """The blocks of this kind of question."""
        raise AssertionError("a question must have a menu")

    def fill(self, state: S, room: vec[i64], n: i64) -> i64:
        menu = self.menu()
        assert not menu.is_mixed, "a mixed menu lists its choices by hand"
        for block in menu.blocks:
            n = block.fill(state, self, room, n)
        return n

    def apply(self, state: S, choice: i64) -> None:
        menu = self.menu()
        assert not menu.is_mixed, "a mixed menu carries its choices out by hand"
        block = menu.head  # walking attributes: an item of a list would be checked for its type
        while choice >= block.end:
            block = block.next
        block.do(state, self, choice - block.first)

    def text(self, choice: int) -> str:
        menu = self.menu()
        return menu.block_of(choice).text(menu.word, menu.local[choice])

    def reason(self, state: S, choice: int) -> Said | None:
        menu = self.menu()
        return menu.block_of(choice).reason(state, self, menu.local[choice])

    def label(self, state: S, choice: int) -> Said:
        menu = self.menu()
        return menu.block_of(choice).label(state, self, menu.local[choice])

    def targets(self, state: S, choice: int) -> list[str]:
        return self.menu().targets(state, self, choice)

    def preview(self, state: S, choice: int) -> list[Amount]:
        menu = self.menu()
        return menu.block_of(choice).preview(state, self, menu.local[choice])

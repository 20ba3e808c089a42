"""Moving a warrior who stands already: straight through empty cells, the horse as it lies."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import index_of, replaced
from tianxia.core.things import counted
from tianxia.core.words import Said
from tianxia.games.terracotta.figures import (
    FIGURE_BITS,
    FIGURE_MASK,
    LAST_WARRIOR,
    is_warrior,
    kind_of,
    mount_of,
    owner_of,
)
from tianxia.games.terracotta.grid import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DESTINATION,
    EAST,
    LINE_MATES,
    NORTH,
    SOUTH,
    STRIDE,
    WEST,
    column_of,
    row_of,
)
from tianxia.games.terracotta.mausoleum import cells_of
from tianxia.games.terracotta.names import MAX_SEATS, WARRIORS
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.things import CELL


class March(Block[TerracottaState]):
    """A warrior's first cell, and the cell of its row or column to which that cell goes."""

    def __init__(self) -> None:
        super().__init__([CELL, counted("mate", LINE_MATES)], "", "label-move-warrior", [])

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        at = state.at
        own = ask.seat + 1
        for cell in range(CELLS):
            figure = at[cell] & FIGURE_MASK
            if 0 < figure <= LAST_WARRIOR and (figure - own) & 3 == 0 and cell != ask.arg:
                n = fill_moves(state, cell, room, n)
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        cell = k // LINE_MATES
        to = DESTINATION[k]
        move(state, cell, to)
        state.note("moved-warrior", ask.seat, kind_of(state.at[to]), cell, to)

    def text(self, word: str, k: int) -> str:
        return f"move {CELL_NAMES[k // LINE_MATES]} to {CELL_NAMES[DESTINATION[k]]}"

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        cell = k // LINE_MATES
        figure = state.at[cell]
        if not is_warrior(figure):
            return Said("reason-no-such-warrior")
        if owner_of(figure) != ask.seat:
            return Said("reason-not-your-warrior")
        if cell == ask.arg:
            return Said("reason-new-warrior-stays")
        moves = vec[i64]([0] * LINE_MATES)
        fill_moves(state, cell, moves, 0)
        return None if self.first + k in moves else Said("reason-way-blocked")

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        cell = k // LINE_MATES
        kind = kind_of(state.at[cell]) if is_warrior(state.at[cell]) else 0
        to = DESTINATION[k]
        start = {"row": row_of(cell), "column": column_of(cell)}
        end = {"to_row": row_of(to), "to_column": column_of(to)}
        name = f"@warrior-{WARRIORS[kind]}"
        return Said("label-move-warrior", {"warrior": name, **start, **end})

    def targets(self, state: TerracottaState, ask: Frame, k: int) -> list[str]:
        start = CELL_NAMES[k // LINE_MATES]
        return [f"figure:{start}", f"cell:{CELL_NAMES[DESTINATION[k]]}"]

    def is_printed(self) -> bool:
        return True


STAY: Final[Leave[TerracottaState]] = Leave("warriors stay", "label-warriors-stay")
MARCH: Final = March()
MOVING: Final[Menu[TerracottaState]] = Menu("", [STAY, MARCH])


class MoveWarrior(Question[TerracottaState]):
    """Another own warrior may move straight through empty cells; a horse comes along as it lies.

    `arg` is the cell of the warrior just built, who stays.
    """

    size: ClassVar[int] = MOVING.size

    def menu(self) -> Menu[TerracottaState]:
        return MOVING

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        n = STAY.fill(state, self, room, n)
        return MARCH.fill(state, self, room, n)


def fill_moves(state: TerracottaState, cell: i64, room: vec[i64], n: i64) -> i64:
    """Write the moves of the warrior on a cell, those to the first cells of the board first."""
    row, column = cell // COLUMNS, cell % COLUMNS
    first = MARCH.first + cell * LINE_MATES
    n = fill_range(first + row - free_way(state, cell, NORTH), first + row, room, n)
    middle = first + row + column  # the neighbour at the right has this place in the row
    n = fill_range(
        middle - free_way(state, cell, WEST), middle + free_way(state, cell, EAST), room, n
    )
    below = first + row + COLUMNS - 1
    return fill_range(below, below + free_way(state, cell, SOUTH), room, n)


def fill_range(first: i64, end: i64, room: vec[i64], n: i64) -> i64:
    """Write all choices from the first one to before the end."""
    for choice in range(first, end):
        room[n] = choice
        n += 1
    return n


def free_way(state: TerracottaState, cell: i64, direction: i64) -> i64:
    """How far the warrior on a cell can move; every cell of his horse needs an empty one."""
    figure = state.at[cell]
    if figure >> FIGURE_BITS == 0:
        return state.reach(cell, direction)
    lies = mount_of(figure)
    stride = STRIDE[lies]
    if direction == lies:
        return state.reach(cell + 2 * stride, direction)
    if direction ^ lies == 2:  # backwards
        return state.reach(cell, direction)
    way = state.reach(cell, direction)
    way = min(way, state.reach(cell + stride, direction))
    return min(way, state.reach(cell + 2 * stride, direction))


def move(state: TerracottaState, cell: i64, to: i64) -> None:
    """Move the warrior on a cell, with the horse if there is one."""
    cells = cells_of(state, cell)
    figures = vec[i64]([state.at[own] for own in cells])
    for own in cells:
        state.clear(own)
    for place in range(len(cells)):
        state.put(cells[place] + to - cell, figures[place])
    state.built = replaced(state.built, index_of(state.built, cell), to)


# Frames never change, so one of each seat and cell serves all games.
MOVE_WARRIOR: Final = [
    MoveWarrior(seat, cell) for seat in range(MAX_SEATS) for cell in range(CELLS)
]

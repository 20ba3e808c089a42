"""The cells of the mausoleum: their names, neighbours, lines, and areas that are scored.

Cells are numbered row by row from the top left. Directions are n, e, s, w.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec

ROWS: Final = 7
COLUMNS: Final = 9
CELLS: Final = ROWS * COLUMNS
CELL_NAMES: Final = [f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
DIRECTIONS: Final = ["n", "e", "s", "w"]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OFF_BOARD: Final = -1
STRIDE: Final = vec[i64]([-COLUMNS, 1, COLUMNS, -1])  # from a cell to its neighbour in a direction
LINE_MATES: Final = ROWS + COLUMNS - 2  # the other cells of a cell's row and column


class Area:
    """Some cells of the mausoleum: as a row, and as 1 or 0 for each cell."""

    def __init__(self, cells: list[int]) -> None:
        self.cells: Final = vec[i64](cells)
        self.inside: Final = vec[i64]([int(cell in cells) for cell in range(CELLS)])


def neighbour(cell: int, direction: int) -> int:
    """The next cell in a direction, or OFF_BOARD."""
    row, column = cell // COLUMNS, cell % COLUMNS
    if direction == NORTH:
        row -= 1
    elif direction == SOUTH:
        row += 1
    elif direction == EAST:
        column += 1
    else:
        column -= 1
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else OFF_BOARD


def around(cell: int) -> list[int]:
    """The up to eight cells that touch a cell by an edge or a corner."""
    found: list[int] = []
    for other in range(CELLS):
        rows = abs(other // COLUMNS - cell // COLUMNS)
        columns = abs(other % COLUMNS - cell % COLUMNS)
        if max(rows, columns) == 1:
            found.append(other)
    return found


def line_mates(cell: int) -> list[int]:
    """The other cells of the cell's row and column, ascending."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return [
        other
        for other in range(CELLS)
        if other != cell and (other // COLUMNS == row or other % COLUMNS == column)
    ]


NEIGHBOUR: Final = vec[i64]([neighbour(c, d) for d in range(len(DIRECTIONS)) for c in range(CELLS)])
DESTINATION: Final = vec[i64]([other for cell in range(CELLS) for other in line_mates(cell)])
ROW_AREA: Final = [Area(list(range(r * COLUMNS, (r + 1) * COLUMNS))) for r in range(ROWS)]
COLUMN_AREA: Final = [Area(list(range(c, CELLS, COLUMNS))) for c in range(COLUMNS)]
CROSS_AREA: Final = [Area(sorted([cell, *line_mates(cell)])) for cell in range(CELLS)]
AROUND_AREA: Final = [Area(around(cell)) for cell in range(CELLS)]
EVERYWHERE: Final = Area(list(range(CELLS)))


def cell_at(row: i64, column: i64) -> i64:
    """The cell in a row and column, both counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def row_of(cell: int) -> int:
    """The row of a cell, from 1."""
    return cell // COLUMNS + 1


def column_of(cell: int) -> int:
    """The column of a cell, from 1."""
    return cell % COLUMNS + 1


def far_end(cell: int, direction: int, cells: int) -> int:
    """The cell so many steps away in a direction, or OFF_BOARD."""
    for _ in range(cells):
        if cell != OFF_BOARD:
            cell = NEIGHBOUR[direction * CELLS + cell]
    return cell


def horse_way(cell: int, direction: int) -> list[int]:
    """The two cells that a horse covers beside a warrior; OFF_BOARD where there is none."""
    return [far_end(cell, direction, 1), far_end(cell, direction, 2)]


HORSE_WAYS: Final = [horse_way(cell, d) for cell in range(CELLS) for d in range(len(DIRECTIONS))]

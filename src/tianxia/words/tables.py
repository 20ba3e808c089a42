"""Grids as tables of text: a position as it is printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from tianxia.core.grid import Cell, Grid
from tianxia.words.speaker import Speaker

MARK: Final = "→ "
BROAD: Final = 8  # columns; more of them are not read in one go


def grids_as_tables(
    speaker: Speaker, grids: Sequence[Grid], names: Sequence[str], out: Console
) -> Group:
    """All that a sheet shows, laid out for the width of the console."""
    made: list[Table] = []
    for grid in grids:
        made.extend(tables_of(speaker, grid, names))
    return Group(*side_by_side(made, out))


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> Table:
    """A table of words and numbers; numbers stand to the right."""
    made = Table(title=Text(title) if title else None, title_justify="left", box=box.SIMPLE_HEAD)
    for at, column in enumerate(columns):
        numbers = bool(rows) and all(is_number(row[at]) for row in rows)
        made.add_column(Text(column), justify="right" if numbers else "left")
    for row in rows:
        made.add_row(*(Text(spelled(cell)) for cell in row))
    return made


def is_number(cell: object) -> bool:
    """Whether the cell is a number, also one with a mark before it."""
    return isinstance(cell, (int, float)) or str(cell).removeprefix(MARK).isdigit()


def spelled(cell: object) -> str:
    """A cell as text; averages get two digits."""
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def tables_of(speaker: Speaker, grid: Grid, names: Sequence[str]) -> list[Table]:
    """A grid as a table; a broad one is split into a table of numbers and one of lists."""
    rows = [[worded(speaker, cell, names) for cell in row] for row in grid.rows]
    if grid.marked >= 0:
        rows[grid.marked][0] = f"{MARK}{rows[grid.marked][0]}"
    columns = [speaker.say(column) for column in grid.columns]
    title = speaker.say(grid.title)
    lists = [at for at in range(1, len(columns)) if any(is_list(row[at]) for row in grid.rows)]
    plain = [at for at in range(len(columns)) if at not in lists]
    if len(columns) < BROAD or not lists or plain == [0]:
        return [table(title, columns, rows)]
    return [
        table(head, [columns[at] for at in part], [[row[at] for at in part] for row in rows])
        for head, part in ((title, plain), ("", [0, *lists]))
    ]


def worded(speaker: Speaker, cell: Cell, names: Sequence[str]) -> int | str:
    """A cell as a number or as text; items that are lists themselves are parted by semicolons."""
    if isinstance(cell, int):
        return cell
    if isinstance(cell, list):
        items = [speaker.cell(item, names) for item in cell]
        return ("; " if any("," in item or ":" in item for item in items) else ", ").join(items)
    return speaker.cell(cell, names)


def is_list(cell: Cell) -> bool:
    """Whether the cell holds several things."""
    return isinstance(cell, list)


def side_by_side(tables: Sequence[Table], out: Console) -> list[Table]:
    """The tables in rows, as many beside each other as there is room for."""
    rows: list[list[Table]] = []
    room = 0
    for made in tables:
        width = out.measure(made).maximum
        if not rows or width > room:
            rows.append([])
            room = out.width
        rows[-1].append(made)
        room -= width
    grids: list[Table] = []
    for row in rows:
        grid = row[0]
        if len(row) > 1:  # a table in a table is slow to draw
            grid = Table.grid()
            grid.add_row(*row)
        grids.append(grid)
    return grids

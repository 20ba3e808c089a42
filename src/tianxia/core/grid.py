"""A position as tables of words and numbers, for the terminal and the spreadsheet view."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import words
from tianxia.core.words import Said


class Seat:
    """A player, shown by name, colour and symbol wherever the names are known."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"Seat({self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)


Item = int | str | Said | Seat
Cell = int | str | Said | Seat | list[Item]


class Grid:
    """One table: a title, the headings of its columns, and rows of cells."""

    def __init__(self, title: Said, columns: list[Said]) -> None:
        self.title: Final = title
        self.columns: Final = columns
        self.rows: Final[list[list[Cell]]] = []
        self.marked: int = -1  # the row that matters now, or -1

    def add(self, row: list[Cell], marked: bool = False) -> None:
        """Append a row with a cell for every column."""
        assert len(row) == len(self.columns), "a row has a cell for every column"
        if marked:
            self.marked = len(self.rows)
        self.rows.append(row)


def headings(names: list[str]) -> list[Said]:
    """The headings of columns; a field of a view may give its name to one."""
    return [Said(f"sheet-{name.replace('_', '-')}") for name in names]


def named(kind: str, names: object) -> list[Item]:
    """Components of a view by name."""
    return [Said(f"{kind}-{name}") for name in words(names)]


def grid_json(grid: Grid) -> dict[str, object]:
    """The table as JSON: a Said is its key and arguments, a Seat its number."""
    return {
        "title": item_json(grid.title),
        "columns": [item_json(column) for column in grid.columns],
        "rows": [[cell_json(cell) for cell in row] for row in grid.rows],
        "marked": grid.marked,
    }


def cell_json(cell: Cell) -> object:
    """One cell as JSON."""
    return [item_json(item) for item in cell] if isinstance(cell, list) else item_json(cell)


def item_json(item: Item) -> object:
    """One thing in a cell as JSON."""
    if isinstance(item, Said):
        return {"say": item.key, "args": dict(item.args)}
    return {"seat": item.seat} if isinstance(item, Seat) else item

"""Tables and sentences on the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from tianxia.core.grid import Cell, Grid
from tianxia.core.journal import Note
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.words import Speaker

WIDTH_IN_A_PIPE: Final = 110
MARK: Final = "→ "
BROAD: Final = 8  # columns; more of them are not read in one go


def read_line(prompt: str) -> str:
    """A line from the person; what comes through a pipe is repeated, so that it can be read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(line + "\n")
    return line


def console(errors: bool = False) -> Console:
    """Where to write; a pipe gets plain text of a fixed width."""
    stream = sys.stderr if errors else sys.stdout
    piped = not stream.isatty() and "COLUMNS" not in os.environ
    width = WIDTH_IN_A_PIPE if piped else None
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width)


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


def position(speaker: Speaker, match: Match, viewer: int) -> Group:
    """What the viewer sees, as tables."""
    made: list[Table] = []
    for grid in match.rules.sheet(match.view(viewer)):
        made.extend(tables_of(speaker, grid, match.names))
    return Group(*side_by_side(made))


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


def side_by_side(tables: Sequence[Table]) -> list[Table]:
    """The tables in rows, as many beside each other as there is room for."""
    out = console()
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
        grid = Table.grid()
        grid.add_row(*row)
        grids.append(grid)
    return grids


def log_lines(
    speaker: Speaker, rules: AnyRules, notes: Sequence[Note], names: Sequence[str], viewer: int
) -> list[str]:
    """What happened, one line each; the viewer is told nothing that others whispered."""
    return [
        speaker.note(rules, note, names)
        for note in notes
        if viewer < 0 or note.seen_by >> viewer & 1
    ]


def forecast(speaker: Speaker, match: Match) -> Table:
    """What each seat would score if the game ended now, split by source."""
    parts = match.rules.forecast(match.state)
    sources = [speaker.text(f"forecast-{part.name}") for part in parts[0]]
    rows = [
        [match.names[seat], *(part.points for part in own), sum(part.points for part in own)]
        for seat, own in enumerate(parts)
    ]
    columns = [speaker.text("cli-player"), *sources, speaker.text("forecast-total")]
    return table(speaker.text("forecast-title"), columns, rows)


def result(speaker: Speaker, match: Match) -> Table:
    """The final places, best first."""
    ranking = match.ranking()
    scores = match.scores()
    seats = sorted(range(match.seats), key=lambda seat: ranking[seat])
    rows = [[ranking[seat], match.names[seat], scores[seat]] for seat in seats]
    columns = [speaker.text(key) for key in ("cli-place", "cli-player", "cli-points")]
    return table(speaker.text("cli-result"), columns, rows)

"""Tables and sentences on the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group

from tianxia.core.journal import Note
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.words import Speaker
from tianxia.words.tables import grids_as_tables, table

if TYPE_CHECKING:
    from rich.table import Table

WIDTH_IN_A_PIPE: Final = 110


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


def position(speaker: Speaker, match: Match, viewer: int) -> Group:
    """What the viewer sees, as tables."""
    grids = match.rules.sheet(match.view(viewer))
    return grids_as_tables(speaker, grids, match.names, console())


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

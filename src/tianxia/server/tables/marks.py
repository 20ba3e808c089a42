"""Which colour and sign marks each seat."""

from __future__ import annotations

from tianxia.core.errors import Unreadable
from tianxia.core.marks import MARKS, marks_for
from tianxia.games.registry import rules_for
from tianxia.server.storage.rows import TableRow


def marks_of(row: TableRow) -> list[str]:
    """The marks of a stored table; one of an older version has those of the box in their order."""
    marks = [place.mark for place in row.seats]
    if all(marks):
        return marks
    try:
        box = rules_for(row.game).marks(len(marks))
    except (Unreadable, IndexError):  # a game, or a number of seats, that there is no more
        box = MARKS
    return marks_for(box, [None] * len(marks)) if len(marks) <= len(box) else marks

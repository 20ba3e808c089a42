"""Which line of the journal belongs to which ply."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tianxia.core.journal import Note
from tianxia.match.match import Match
from tianxia.server.wire.messages import LogLine
from tianxia.server.wire.said import log_line, may_know


class Lines:
    """The ply of every note of a match, in order."""

    def __init__(self) -> None:
        self.plies: Final[list[int]] = []

    def grow(self, match: Match, start: int) -> None:
        """Answers from the ply `start` on have been given."""
        total = len(match.journal.notes)
        begins = [total - len(match.notes_since(ply)) for ply in range(start, match.ply)]
        for ply, begin, end in zip(
            range(start, match.ply), begins, [*begins[1:], total], strict=True
        ):
            self.plies.extend([ply] * (end - begin))

    def cut(self, ply: int) -> None:
        """The answers from this ply on were taken back."""
        del self.plies[bisect_left(self.plies, ply) :]

    def since(self, match: Match, ply: int) -> list[tuple[int, Note]]:
        """The notes of this ply and later ones, each with its ply."""
        first = bisect_left(self.plies, ply)
        return list(zip(self.plies[first:], match.journal.notes[first:], strict=True))


def lines_for(match: Match, notes: list[tuple[int, Note]], viewer: int) -> list[LogLine]:
    """Those of the notes that the viewer may know, in words."""
    return [
        log_line(match.rules, note, ply, match.names)
        for ply, note in notes
        if may_know(note, viewer)
    ]

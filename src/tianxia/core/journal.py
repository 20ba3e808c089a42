"""Optional notes for people: what happened, in the order it happened."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # all bits set: every seat and every spectator


class Note:
    """One event: its kind, whom it concerns, up to three numbers, and who may know it."""

    def __init__(self, kind: str, seat: int, a: int, b: int, c: int, seen_by: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.seen_by: Final = seen_by

    def __repr__(self) -> str:
        return f"Note({self.kind!r}, {self.seat}, {self.a}, {self.b}, {self.c}, {self.seen_by})"


class Journal:
    """The notes of one match, public or whispered, and how often something was revealed."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.revelations: int = 0  # undo never passes one

    def note(self, kind: str, seat: int, a: int, b: int, c: int) -> None:
        """Write down an event everybody sees."""
        self.notes.append(Note(kind, seat, a, b, c, EVERYBODY))

    def whisper(self, seen_by: int, kind: str, seat: int, a: int, b: int, c: int) -> None:
        """Write down an event that only the seats in the mask see."""
        self.notes.append(Note(kind, seat, a, b, c, seen_by))

    def reveal(self) -> None:
        """Something hidden became known to somebody."""
        self.revelations += 1

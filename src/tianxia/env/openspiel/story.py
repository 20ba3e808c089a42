"""How a position came about, and what of it a seat has seen.

A seat sees the choices that the rules let it see, and hears the notes meant for it; of the others
it sees that they were made. Two histories that a seat cannot tell apart make the same text.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tianxia.core.agenda import NATURE, SPECTATOR, Decision, State
from tianxia.core.journal import EVERYBODY, Note
from tianxia.env.openspiel.arrangement import Arrangement

if TYPE_CHECKING:
    from tianxia.env.openspiel.hidden import Secrets

UNSEEN: Final = 1.0  # in numbers: an answer was given, but the viewer could not see which
FIRST_SEEN: Final = 2.0  # action 0 of the catalogue; 0 means no answer yet
TELLINGS: Final = 1 << 24  # so many different whole numbers a float of 32 bits can hold


class Ply:
    """One answered question, who may know the answer, and what was told of it."""

    __slots__ = ("_heard", "choice", "notes", "question", "seen_by")

    def __init__(
        self, question: Decision[State], choice: int, seen_by: int, notes: Sequence[Note]
    ) -> None:
        self.question: Final = question
        self.choice: Final = choice
        self.seen_by: Final = seen_by
        self.notes: Final = notes
        self._heard: dict[int, tuple[str, float]] = {}

    def is_seen(self, viewer: int, everybody: int) -> bool:
        """Whether the viewer may know the answer."""
        if viewer == SPECTATOR:
            return self.seen_by == everybody
        return bool(self.seen_by >> viewer & 1)

    def heard(self, viewer: int) -> str:
        """The notes that the viewer hears."""
        return self._told(viewer)[0] if self.notes else ""

    def telling(self, viewer: int) -> float:
        """A number from 0 up to 1 that stands for what the viewer heard."""
        return self._told(viewer)[1] if self.notes else 0.0

    def _told(self, viewer: int) -> tuple[str, float]:
        if viewer not in self._heard:
            text = "".join(
                f" {note.kind} {note.seat} {note.a} {note.b} {note.c};"
                for note in self.notes
                if (
                    note.seen_by == EVERYBODY if viewer == SPECTATOR else note.seen_by >> viewer & 1
                )
            )
            self._heard[viewer] = text, zlib.crc32(text.encode()) % TELLINGS / TELLINGS
        return self._heard[viewer]


class Story:
    """All answers since the beginning, and the text of what each seat knows of them."""

    __slots__ = ("_texts", "is_veiled", "plies", "secrets", "table")

    def __init__(self, table: Arrangement) -> None:
        self.table: Final = table
        self.plies: list[Ply] = []
        self.is_veiled: bool = False  # somebody may not know everything
        self.secrets: Secrets | None = None  # as far as somebody asked for them
        self._texts: dict[int, tuple[int, str]] = {}  # by viewer: so many plies as text

    def clone(self) -> Story:
        """An independent copy."""
        copy = Story(self.table)
        copy.plies = self.plies[:]
        copy.is_veiled = self.is_veiled
        copy.secrets = self.secrets
        copy._texts = dict(self._texts)
        return copy

    def text(self, viewer: int) -> str:
        """What the viewer has seen and heard, one line for each answer."""
        done, text = self._texts.get(viewer, (0, ""))
        if done < len(self.plies):
            text += "".join([self._line(ply, viewer) for ply in self.plies[done:]])
            self._texts[viewer] = (len(self.plies), text)
        return text

    def _line(self, ply: Ply, viewer: int) -> str:
        who = "nature" if ply.question.seat == NATURE else f"seat {ply.question.seat}"
        if ply.is_seen(viewer, self.table.everybody):
            return f"{who}: {ply.question.text(ply.choice)}{ply.heard(viewer)}\n"
        return f"{who}: {type(ply.question).__name__}?{ply.heard(viewer)}\n"

    def answers(self, viewer: int) -> list[float]:
        """For every answer its number in the catalogue plus 2, or 1 when it could not be seen."""
        everybody = self.table.everybody
        bases = self.table.rules.catalogue.bases
        return [
            bases[type(ply.question).__name__] + ply.choice + FIRST_SEEN
            if ply.is_seen(viewer, everybody)
            else UNSEEN
            for ply in self.plies
        ]

    def tellings(self, viewer: int) -> list[float]:
        """For every answer a number below 1 that stands for what the viewer heard of it."""
        return [ply.telling(viewer) for ply in self.plies]

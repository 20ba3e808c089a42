"""What the rules say, as it is sent: sentences stay keys with arguments."""

from __future__ import annotations

from tianxia.core.agenda import SPECTATOR
from tianxia.core.journal import EVERYBODY, Note
from tianxia.core.rules import Part
from tianxia.core.words import Said
from tianxia.games.registry import AnyRules
from tianxia.server.wire.messages import LogLine, PartOut, SaidOut


def said_out(said: Said) -> SaidOut:
    """One thing to say."""
    return SaidOut(said.key, dict(said.args))


def may_know(note: Note, viewer: int) -> bool:
    """Whether the viewer was there to see it; spectators see what everybody sees."""
    if viewer == SPECTATOR:
        return note.seen_by == EVERYBODY
    return bool(note.seen_by >> viewer & 1)


def log_line(rules: AnyRules, note: Note, ply: int, names: list[str]) -> LogLine:
    """A note of the journal as a line of the log."""
    args = rules.note_args(note.kind, note.a, note.b, note.c)
    seated = note.seat >= 0
    if seated:
        args["player"] = names[note.seat]
    about = rules.note_about(note.kind, note.seat, note.a, note.b, note.c)
    return LogLine(ply, note.seat if seated else None, SaidOut(f"note-{note.kind}", args), about)


def forecast_out(forecast: list[list[Part]]) -> list[list[PartOut]]:
    """What each seat would score now."""
    return [[PartOut(part.name, part.points) for part in parts] for parts in forecast]

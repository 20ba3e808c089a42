"""Why something asked of the server is refused: one sentence, and nothing was changed.

The keys stand in the shared word files; `KEYS` lists them all so that a test can look them up.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from tianxia.core.errors import Illegal, Stale, TianxiaError, Unreadable
from tianxia.match.match import UndoBlocked
from tianxia.server.wire.messages import Problem, Refusal, SaidOut
from tianxia.server.wire.said import said_out

KEYS: Final = [
    "problem-text",  # { $text }: a sentence of the rules code that is not translated
    "problem-no-such-table",
    "problem-no-such-page",
    "problem-no-such-seat",
    "problem-no-such-mark",
    "problem-mark-taken",
    "problem-bad-request",
    "problem-secret-in-address",
    "problem-too-large",
    "problem-too-often",
    "problem-other-origin",
    "problem-not-host",
    "problem-not-your-seat",
    "problem-stand-in",
    "problem-not-a-person",
    "problem-link-used",
    "problem-seal-gone",
    "problem-not-away",
    "problem-nobody-to-agree",
    "problem-motion-open",
    "problem-motion-soon",
    "problem-motion-over",
    "problem-no-such-level",
    "problem-not-playing",
    "problem-not-over",
    "problem-review-not-over",
    "problem-reviews-busy",
    "problem-thinkers-busy",
    "problem-no-such-decision",
    "problem-already-started",
    "problem-stale",
    "problem-illegal",
    "problem-no-advice",
    "problem-not-your-turn",
    "problem-table-damaged",
    "problem-no-storage",
    "problem-failed",
    "undo-blocked-over",
]


class Refused(Exception):
    """Something cannot be done; `why` is for programs, `said` for people."""

    def __init__(self, why: str, status: int, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.why = why
        self.status = status
        self.said = SaidOut(key, dict(args))

    def problem(self) -> Problem:
        """The refusal as it is sent over HTTP."""
        return Problem(self.why, self.said)

    def body(self) -> bytes:
        """The same where nobody else makes JSON of it."""
        return msgspec.json.encode(self.problem())


OVERLONG: Final = Refused("limit", 431, "problem-too-large")  # the head of a request

REFUSALS: Final = ("illegal", "stale", "unreadable", "not_yours", "limit", "undo", "failed")


def refusal_of(why: str) -> Refusal:
    """The word for a refusal on the WebSocket."""
    return cast("Refusal", why) if why in REFUSALS else "failed"


def no_such_table() -> Refused:
    """The table's address leads nowhere."""
    return Refused("missing", 404, "problem-no-such-table")


def not_yours() -> Refused:
    """The secret is not that of the seat."""
    return Refused("not_yours", 403, "problem-not-your-seat")


def no_storage() -> Refused:
    """The database is away."""
    return Refused("failed", 503, "problem-no-storage")


def failed() -> Refused:
    """Our own fault."""
    return Refused("failed", 500, "problem-failed")


def refused(error: TianxiaError) -> Refused:
    """What the rules refused, as the server says it."""
    if isinstance(error, UndoBlocked):
        found = Refused("undo", 409, error.said.key)
        found.said = said_out(error.said)
        return found
    if isinstance(error, Stale):
        return Refused("stale", 409, "problem-stale")
    if isinstance(error, Illegal):
        return Refused("illegal", 409, "problem-illegal")
    why = "unreadable" if isinstance(error, Unreadable) else "failed"
    return Refused(why, 400, "problem-text", text=str(error))

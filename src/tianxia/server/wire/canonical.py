"""One way to write a view down, so that server and browser can compare hashes.

Canonical JSON: keys sorted, no spaces, letters as they are (UTF-8), whole numbers only; this is
what `JSON.stringify` gives for an object whose keys were sorted. The hash is the first sixteen
hexadecimal digits of its SHA-256.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from tianxia.core.things import Things

HASH_LENGTH: Final = 16

_ENCODER: Final = msgspec.json.Encoder(order="sorted")


class Seen:
    """A view as a viewer got it: plain JSON of our own, its hash, and what lies on the table."""

    __slots__ = ("_present", "hash", "view")

    def __init__(self, view: dict[str, Any] | None) -> None:
        """The view goes through JSON once, so that it shares nothing with the position."""
        self._present: dict[int, set[str]] = {}  # by seat: in an open game all share one view
        if view is None:
            self.view: Any = None
            self.hash = ""
        else:
            text = _ENCODER.encode(view)
            self.view = msgspec.json.decode(text)
            self.hash = hash_of(text)

    def present(self, things: Things, seat: int) -> set[str]:
        """What lies on the table, as the seat calls it; worked out once."""
        if seat not in self._present:
            self._present[seat] = things.present(self.view, seat)
        return self._present[seat]


def hash_of(text: bytes) -> str:
    """The short hash of canonical JSON."""
    return hashlib.sha256(text).hexdigest()[:HASH_LENGTH]


def view_hash(view: object) -> str:
    """The hash of a view."""
    return hash_of(_ENCODER.encode(view))

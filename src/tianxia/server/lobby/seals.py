"""Seals for tables that are about to be opened: the server commits itself first."""

from __future__ import annotations

import time
from typing import Final

from tianxia.core.dice import commitment
from tianxia.match.seal import is_part, new_half
from tianxia.server.identity.tokens import new_token
from tianxia.server.problems import Refused
from tianxia.server.wire.messages import SealMade

KEPT_SECONDS: Final = 600
MOST: Final = 5000  # the oldest are forgotten first


class Seals:
    """Halves that were promised by their hash; each is good for one table."""

    def __init__(self, seconds: float = KEPT_SECONDS, most: int = MOST) -> None:
        self.seconds: Final = seconds
        self.most: Final = most
        self.halves: Final[dict[str, tuple[bytes, float]]] = {}  # with when it was made

    def make(self) -> SealMade:
        """A new half; only its hash is told."""
        self._forget()
        name, half = new_token(), new_half()
        self.halves[name] = (half, time.monotonic())
        return SealMade(name, commitment(half))

    def take(self, name: str | None) -> bytes:
        """The half of this name, for the only time; a new one where none is named."""
        if name is None:
            return new_half()
        self._forget()
        half, _ = self.halves.pop(name, (None, 0.0))
        if half is None:
            raise Refused("stale", 409, "problem-seal-gone")
        return half

    def _forget(self) -> None:
        """Forget what is too old, and the oldest when there are too many."""
        old = time.monotonic() - self.seconds
        for name, (_, made) in list(self.halves.items()):
            if made >= old and len(self.halves) < self.most:
                break
            del self.halves[name]


def read_part(part: str | None) -> str | None:
    """What a browser adds to the seal, refused unless it is 16 bytes."""
    if part is not None and not is_part(part):
        raise Refused("unreadable", 400, "problem-bad-request")
    return part

"""One browser window at a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from tianxia.core.agenda import SPECTATOR

OUTBOX: Final = 256  # messages a slow browser may be behind before it is let go

_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: Any) -> str:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message).decode()


class Connection:
    """The seats a window holds the secrets of, the one it looks through, and what waits for it."""

    def __init__(self, held: frozenset[int], host: bool) -> None:
        self.held = held
        self.host: Final = host
        self.viewer = SPECTATOR
        self.outbox: Final[asyncio.Queue[str | None]] = asyncio.Queue(OUTBOX + 1)
        self.hint: asyncio.Task[None] | None = None  # asked for, perhaps told already
        self.closing: tuple[int, str] | None = None  # code and reason, once it is to be closed

    def send(self, text: str) -> None:
        """Queue a message; a window that does not read is closed and may come back."""
        if self.closing is not None:
            return
        if self.outbox.qsize() >= OUTBOX:
            self.close(4408, "too slow")
        else:
            self.outbox.put_nowait(text)

    def tell(self, message: Any) -> None:
        """Queue a message that only this window gets."""
        self.send(encoded(message))

    def close(self, code: int, reason: str) -> None:
        """End the connection after what is queued already."""
        if self.closing is None:
            self.closing = (code, reason)
            self.outbox.put_nowait(None)

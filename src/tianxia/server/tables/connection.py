"""One browser window at a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from tianxia.core.agenda import SPECTATOR

# How far a slow browser may be behind before it is let go.
OUTBOX: Final = 256  # messages
OUTBOX_LETTERS: Final = 262_144
TOO_SLOW: Final = 4408

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
        self.letters = 0  # in the outbox
        self.hint: asyncio.Task[None] | None = None  # asked for, perhaps told already
        self.closing: tuple[int, str] | None = None  # code and reason, once it is to be closed

    def send(self, text: str) -> None:
        """Queue a message; a window that does not read is closed and may come back."""
        if self.closing is not None:
            return
        full = self.outbox.qsize() >= OUTBOX or self.letters + len(text) > OUTBOX_LETTERS
        if full and not self.outbox.empty():
            self.throw_away()
            self.close(TOO_SLOW, "too slow")
        else:
            self.letters += len(text)
            self.outbox.put_nowait(text)

    async def next(self) -> str | None:
        """The message that is to go out now; None when it was the last one."""
        text = await self.outbox.get()
        self.letters -= len(text or "")
        return text

    def throw_away(self) -> None:
        """Forget what waits: a window that comes back is shown everything anew."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.letters = 0

    def tell(self, message: Any) -> None:
        """Queue a message that only this window gets."""
        self.send(encoded(message))

    def close(self, code: int, reason: str) -> None:
        """End the connection after what is queued already."""
        if self.closing is None:
            self.closing = (code, reason)
            self.outbox.put_nowait(None)

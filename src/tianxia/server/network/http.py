"""Requests over HTTP: heads, bodies and readers that take too long are cut off."""

from __future__ import annotations

import sys
from asyncio import Transport
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from tianxia.server.network.watched import Stage, Watched
from tianxia.server.problems import OVERLONG, Refused

CANNOT_ANSWER: Final = (h11.SEND_BODY, h11.DONE, h11.MUST_CLOSE, h11.CLOSED)


class HttpCaller(Watched, H11Protocol):
    """One connection until it becomes a window or ends."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let it stay if its address has not too many already."""
        super().connection_made(transport)
        if not self.told.callers.enter(transport, self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended; its clock too, however it ended."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.told.callers.leave(self.transport)

    def stage(self) -> Stage | None:
        """Waiting for a head, a body, or for the other side to read; our own work may take time."""
        settings = self.told.settings
        if self.transport.is_closing():
            return Stage(("goodbye",), settings.unread_seconds)
        if self.transport.get_write_buffer_size():
            return Stage(("reading", self.cycle), settings.body_seconds)
        if self.conn.their_state is h11.IDLE:
            return Stage(("head", self.cycle), settings.head_seconds)
        if self.conn.their_state is h11.SEND_BODY:
            return Stage(("body", self.cycle), settings.body_seconds)
        return None

    def data_received(self, data: bytes) -> None:
        """Take what came, unless we have hung up already."""
        if not self.transport.is_closing():
            super().data_received(data)

    def send_400_response(self, _msg: str) -> None:
        """Refuse what is no HTTP in one sentence, if there is still something to refuse."""
        error = sys.exc_info()[1]
        refusal = Refused("unreadable", 400, "problem-bad-request")
        if getattr(error, "error_status_hint", 400) == OVERLONG.status:
            refusal = OVERLONG
        if self.conn.our_state not in CANNOT_ANSWER:
            status, body = refusal.status, refusal.body()
            self.transport.write(
                b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
                b"connection: close\r\n\r\n%s" % (status, STATUS_PHRASES[status], len(body), body)
            )
        self.transport.close()

    def shutdown(self) -> None:
        """The server ends."""
        if not self.transport.is_closing():
            super().shutdown()

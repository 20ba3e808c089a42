"""WebSockets: a window that does not read is let go before it costs memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tianxia.server.network.watched import Stage, Watched
from tianxia.server.tables.connection import TOO_SLOW

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

NO_TEXT: Final = 1007
TOO_LARGE: Final = 1009
MOST_PIECES: Final = 64  # that one message may come in


class WindowCaller(Watched, WebSocketsSansIOProtocol):
    """One window, below the messages it sends and gets."""

    _read_again = 0  # how often it has begun to read again

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        super().connection_lost(exc)
        self.told.callers.leave(self.transport)

    def stage(self) -> Stage | None:
        """Waiting for the window to read; everything else is asked of it at the table."""
        seconds = self.told.settings.unread_seconds
        if self.transport.is_closing():
            return Stage(("goodbye",), seconds)
        if not self.writable.is_set():
            return Stage(("reading", self._read_again), seconds)
        return None

    def give_up(self) -> None:
        """Say why once; hang up on a window that does not even read that."""
        if self.transport.is_closing():
            self.transport.abort()
        else:
            self.fail(TOO_SLOW, "too slow")

    def fail(self, code: int, reason: str) -> None:
        """Close the window for something it did."""
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def resume_writing(self) -> None:
        """It reads again."""
        self._read_again += 1
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Take what came, unless we have hung up already."""
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_ping(self) -> None:
        """Answer a ping; who asks without reading the answers is let go."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.transport.is_closing():
            self.fail(TOO_LARGE, "too many pieces")

    async def send(self, message: ASGISendEvent) -> None:
        """Send something, unless we have hung up meanwhile."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on if it is what it says it is."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self.fail(NO_TEXT, "no text")
        else:
            super().send_receive_event_to_app()


def is_text(pieces: list[bytes]) -> bool:
    """Whether the pieces of a message are UTF-8."""
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True

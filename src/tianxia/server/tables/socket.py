"""The WebSocket of a table: hello first, then requests in, events out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tianxia.core.agenda import SPECTATOR
from tianxia.server.given import TableId, TheDoors, TheHall, TheVoices
from tianxia.server.identity.seats import opens
from tianxia.server.identity.tokens import is_table_id, is_token
from tianxia.server.limits import Bucket, Doors, Voices
from tianxia.server.origin import may_connect
from tianxia.server.problems import Refused, no_such_table
from tianxia.server.tables import requests
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.hall import RESTART, Hall
from tianxia.server.tables.show import catch_up, full, tell_seats
from tianxia.server.tables.table import LiveTable
from tianxia.server.wire.messages import AskHint, Hello, Ping, Pong, ToServer

logger = logging.getLogger(__name__)

LARGEST: Final = 16_384  # letters in one message
MOST_TOKENS: Final = 12
PATIENCE: Final = 100  # refusals for haste before the connection is ended

# Why a connection ends, for the browser to tell apart.
BAD_MESSAGE: Final = 4400
NO_TABLE: Final = 4404
SILENT: Final = 4408
UNREADABLE_TABLE: Final = 4409
HASTY: Final = 4429
CLOSES: Final = {404: NO_TABLE, 429: HASTY, 503: RESTART}  # by the refusal's status

GONE: Final = (WebSocketDisconnect, OSError)  # what reading and writing say when nobody is there

Window = WebSocket[Any, Any, Any]

READ: Final[msgspec.json.Decoder[requests.Request]] = msgspec.json.Decoder(ToServer)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: Window, table_id: TableId, hall: TheHall, doors: TheDoors, voices: TheVoices
) -> None:
    """One window at a table: let in only from our own pages and not too many at once."""
    headers = socket.headers
    if not may_connect(headers.get("origin"), headers.get("host"), hall.settings.origins):
        await socket.close(code=1008, reason="other origin")
        return
    address = socket.client.host if socket.client else ""
    if not doors.enter(address):
        await socket.close(code=1008, reason="too often")
        return
    place = Place(doors, voices, address)
    try:
        await socket.accept()
        await _visit(socket, table_id, hall, place)
    finally:
        place.leave()


class Place:
    """What a window takes up of its address's share."""

    def __init__(self, doors: Doors, voices: Voices, address: str) -> None:
        self.doors: Final = doors
        self.voices: Final = voices
        self.address: Final = address
        self.seated = False

    def sit_down(self) -> None:
        """It has shown the secret of a seat or of the host; when there are too many, it goes."""
        self.seated = self.doors.sit_down(self.address)
        if not self.seated:
            raise Refused("limit", 429, "problem-too-often")

    def may_speak(self) -> bool:
        """Whether its address has not said too much already."""
        return self.voices.take(self.address, self.seated)

    def leave(self) -> None:
        """It has gone."""
        self.doors.leave(self.address, self.seated)


async def _visit(socket: Window, table_id: str, hall: Hall, place: Place) -> None:
    """From hello to goodbye."""
    connection: Connection | None = None
    try:
        if not is_table_id(table_id):
            raise no_such_table()
        hello = await _hello(socket, hall.settings.hello_seconds)
        if hello is None:
            return
        connection = await _enter(hall, table_id, hello, place.address)
        if connection.held or connection.host:
            place.sit_down()
        await _talk(socket, hall, table_id, connection, place)
    except Refused as refusal:
        await _close(socket, CLOSES.get(refusal.status, UNREADABLE_TABLE), refusal.said.key)
    except GONE:
        pass
    finally:
        if connection is not None:
            await _leave(hall, table_id, connection)


async def _close(socket: Window, code: int, reason: str) -> None:
    with suppress(*GONE, RuntimeError):  # the other side may be gone already
        await socket.close(code=code, reason=reason)


async def _hello(socket: Window, seconds: float) -> Hello | None:
    """The first message, which must be a hello and come soon."""
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), seconds)
    except TimeoutError:
        await _close(socket, SILENT, "no hello")
        return None
    message = understood(text) if len(text) <= LARGEST else None
    if not isinstance(message, Hello) or len(message.tokens) > MOST_TOKENS:
        await _close(socket, BAD_MESSAGE, "hello was expected")
        return None
    return message


def understood(text: str) -> requests.Request | None:
    """The message that a text stands for, None if it stands for none."""
    try:
        return READ.decode(text)
    except (ValueError, RecursionError):  # no JSON, not ours, or nested without end
        return None


async def _enter(hall: Hall, table_id: str, hello: Hello, address: str) -> Connection:
    """Let a window in: the gap if it was here a moment ago, else the whole table."""
    async with hall.open(table_id) as table:
        host = hello.host is not None and is_token(hello.host, table.row.host)
        connection = Connection(seats_held(table, hello.tokens), host)
        if connection.held:
            await hall.visited(table)
        # from here on nothing is waited for: nobody is counted as there who does not leave again
        connection.viewer = table.viewer_for(connection, hello.viewer)
        news = table.arrive(connection, address)
        before_viewer = SPECTATOR if hello.viewer is None else hello.viewer
        same = before_viewer == connection.viewer  # else the view it knows is another one
        if hello.v is None or not same or not catch_up(table, connection, hello.v):
            connection.tell(full(table, connection))
        if news:
            tell_seats(table)
    return connection


def seats_held(table: LiveTable, tokens: list[str]) -> frozenset[int]:
    """The seats whose secrets are among these."""
    return frozenset(
        seat
        for seat, place in enumerate(table.row.seats)
        if any(opens(place, token) for token in tokens)
    )


async def _leave(hall: Hall, table_id: str, connection: Connection) -> None:
    """The window is closed; the others see it."""
    table = hall.live.get(table_id)
    if table is None or connection not in table.connections:
        return
    if table.depart(connection):
        with suppress(Refused):
            async with hall.open(table_id) as opened:
                tell_seats(opened)


async def _talk(
    socket: Window, hall: Hall, table_id: str, connection: Connection, place: Place
) -> None:
    """Read and write side by side until one of them ends."""
    reading = asyncio.create_task(_read(socket, hall, table_id, connection, place))
    writing = asyncio.create_task(_write(socket, connection))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:  # the last word should be heard
            await asyncio.wait({writing}, timeout=hall.settings.unread_seconds)
    finally:
        reading.cancel()
        writing.cancel()
        if connection.hint is not None:
            connection.hint.cancel()
        done = await asyncio.gather(reading, writing, return_exceptions=True)
    for problem in done:
        if isinstance(problem, Exception) and not isinstance(problem, GONE):
            logger.error("a connection failed", exc_info=problem)


async def _write(socket: Window, connection: Connection) -> None:
    while (text := await connection.next()) is not None:
        await socket.send_data(text, mode="text")
    code, reason = connection.closing or (1000, "")
    await _close(socket, code, reason)


async def _read(
    socket: Window, hall: Hall, table_id: str, connection: Connection, place: Place
) -> None:
    settings = hall.settings
    bucket = Bucket(settings.window_burst, settings.window_rate)
    spare = Bucket(settings.spare_burst, settings.spare_rate)
    haste = 0
    while True:
        text = await socket.receive_data(mode="text")
        if connection.closing is not None:
            return
        if len(text) > LARGEST:
            connection.close(1009, "too large")
            return
        message = understood(text)
        if message is None:
            connection.close(BAD_MESSAGE, "unreadable")
            return
        if not bucket.take() or not (place.may_speak() or (place.seated and spare.take())):
            haste += 1
            if haste > PATIENCE:
                connection.close(HASTY, "too often")
                return
            requests.refuse(connection, message, Refused("limit", 429, "problem-too-often"))
        elif isinstance(message, Ping):
            connection.tell(Pong())
        elif isinstance(message, AskHint):  # takes its time, and the window has other wishes
            if connection.hint is not None and not connection.hint.done():
                requests.refuse(connection, message, Refused("limit", 429, "problem-too-often"))
            else:
                work = requests.carry_out(hall, table_id, connection, message)
                connection.hint = asyncio.create_task(work)
        else:
            await requests.carry_out(hall, table_id, connection, message)

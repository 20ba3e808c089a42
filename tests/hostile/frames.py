"""WebSockets by hand: windows that never read, or send what no browser would."""

from __future__ import annotations

import json
import socket
from typing import Any

from tests.hostile.outside import HERE, WAIT, Outside
from websockets.frames import Frame, Opcode

UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class NotLetIn(Exception):
    """The server refuses the window."""


def upgraded(server: Outside, table: str, room: int = 0, address: str = HERE) -> socket.socket:
    """A window that has not said hello; `room`: bytes the system may keep for it unread."""
    made = socket.socket()
    made.settimeout(WAIT)
    if room:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    made.bind((address, 0))
    made.connect((HERE, server.port))
    made.sendall(UPGRADE.format(table=table, host=HERE, port=server.port).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n") and (piece := made.recv(1)):
        head += piece
    if b" 101 " not in head:
        made.close()
        raise NotLetIn(head)
    return made


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser would mask it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def message(**fields: Any) -> bytes:
    """A message in a frame."""
    return frame(json.dumps(fields).encode())


def close_code(connected: socket.socket) -> int | None:
    """The code with which the server closes the window; None if it just hangs up."""
    try:
        while True:
            opcode, data = read_frame(connected)
            if opcode == Opcode.CLOSE:
                return int.from_bytes(data[:2], "big")
    except ConnectionError:
        return None


def read_frame(connected: socket.socket) -> tuple[int, bytes]:
    """The next frame of the server."""
    first, size = exactly(connected, 2)
    if size >= 126:
        size = int.from_bytes(exactly(connected, 2 if size == 126 else 8), "big")
    return first & 15, exactly(connected, size)


def exactly(connected: socket.socket, size: int) -> bytes:
    """So many bytes."""
    data = b""
    while len(data) < size:
        piece = connected.recv(size - len(data))
        if not piece:
            raise ConnectionError("the server has hung up")
        data += piece
    return data

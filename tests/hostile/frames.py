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
    while not head.endswith(b"\r\n\r\n"):
        piece = made.recv(1)
        assert piece, "the window is let in"
        head += piece
    assert b" 101 " in head, head
    return made


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser would mask it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def message(**fields: Any) -> bytes:
    """A message in a frame."""
    return frame(json.dumps(fields).encode())


def close_code(connected: socket.socket) -> int | None:
    """The code with which the server closes the window; None if it just hangs up."""
    told = b""
    try:
        while piece := connected.recv(65536):
            told += piece
    except ConnectionError:
        pass
    while len(told) >= 2:
        size, at = told[1] & 127, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(told[2:at], "big")
        if told[0] & 15 == Opcode.CLOSE:
            return int.from_bytes(told[at : at + 2], "big")
        told = told[at + size :]
    return None

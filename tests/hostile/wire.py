"""Windows that behave badly: they send everything at once and vanish in the middle of it."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from typing import Any

from tests.waiting import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

WAIT = PATIENCE
TOO_OFTEN = (403, 429)
PATIENT: dict[str, Any] = {
    "compression": None,
    "max_queue": None,
    "open_timeout": WAIT,
    "ping_timeout": None,
}
VANISH = struct.pack("ii", 1, 0)  # closing throws away what is queued and resets the connection


async def open_window(port: int, table_id: str) -> ClientConnection:
    """A WebSocket at a table that has said nothing yet; who comes too often waits at the door."""
    address = f"ws://127.0.0.1:{port}/ws/tables/{table_id}"
    while True:
        try:
            return await connect(address, **PATIENT)
        except InvalidStatus as refusal:
            if refusal.response.status_code not in TOO_OFTEN:
                raise
            await asyncio.sleep(0.2)


def framed(messages: list[dict[str, Any]]) -> bytes:
    """All messages as they stand one after the other on the wire."""
    frames = [Frame(Opcode.TEXT, json.dumps(message).encode()) for message in messages]
    return b"".join(frame.serialize(mask=True) for frame in frames)


def push(window: ClientConnection, data: bytes) -> None:
    """Hand bytes to the system in one piece."""
    window.transport.write(data)


def vanish(window: ClientConnection) -> None:
    """Reset the connection, as a machine that lost its power seems to."""
    connected = window.transport.get_extra_info("socket")
    if connected is not None and connected.fileno() >= 0:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, VANISH)
    window.transport.abort()


async def told(window: ClientConnection) -> dict[str, Any]:
    """The next message."""
    text = await asyncio.wait_for(window.recv(), WAIT)
    message: dict[str, Any] = json.loads(text)
    return message


def soak() -> bool:
    """Whether the long runs are wanted."""
    return os.environ.get("TIANXIA_SOAK") == "1"

"""Sends nearly right messages to a server on this machine, over HTTP and WebSocket.

    PYTHONPATH=src:. python -m tests.hostile.fuzz PORT --messages 3000 --seed 1

Prints one line of JSON: how many were sent, how they were answered, and whatever must never be.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
from tests.hostile.mutation import Mutator
from tests.hostile.wire import WAIT, open_window
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

MOST = 200_000  # messages of one run
AT_ONCE = 4  # requests, and as many windows
A_WINDOW = 30  # messages one window sends
FAILED = (1011, 4500)  # close codes of a server that broke
SEATS = [{"kind": "person", "name": "Ala"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]


class Fuzz:
    """One run: what is still to be sent, and what came back."""

    def __init__(self, port: int, messages: int, mutator: Mutator) -> None:
        self.port = port
        self.left = min(messages, MOST)
        self.mutator = mutator
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.broken: list[str] = []

    async def run(self) -> dict[str, Any]:
        """Send everything."""
        talkers = [self.ask() for _ in range(AT_ONCE)] + [self.visit() for _ in range(AT_ONCE)]
        await asyncio.gather(*talkers)
        return {"sent": self.sent, "answers": self.answers, "broken": self.broken[:20]}

    def take(self) -> bool:
        """Whether one more is to be sent."""
        self.left -= 1
        return self.left >= 0

    def note(self, answer: str, bad: bool, said: bytes) -> None:
        """Write an answer down."""
        self.answers[answer] += 1
        if bad:
            self.broken.append(f"{answer} to {said[:300]!r}")

    # -- HTTP ---------------------------------------------------------------------------------

    async def ask(self) -> None:
        """One request after another on a connection that is kept as long as it lasts."""
        connection = None
        while self.take():
            if connection is None:
                connection = await asyncio.open_connection("127.0.0.1", self.port)
            data = self.mutator.request()
            self.sent["http"] += 1
            connection[1].write(data)
            status, kept = await asyncio.wait_for(answered(connection[0]), WAIT)
            self.note(status, status >= "500", data)
            if not kept:
                connection[1].transport.abort()
                connection = None
        if connection is not None:
            connection[1].transport.abort()

    # -- windows ------------------------------------------------------------------------------

    async def visit(self) -> None:
        """One window after another, each until it is closed or has said enough."""
        while self.left > 0:
            known = self.mutator.known
            try:
                window = await open_window(self.port, self.mutator.dice.choice(known[:8]))
            except InvalidStatus as refusal:
                status = refusal.response.status_code
                self.note(str(status), status >= 500, b"a window")
                continue
            reading = asyncio.create_task(self.listen(window))
            await self.talk(window)
            window.transport.abort()
            await reading

    async def talk(self, window: ClientConnection) -> None:
        """Say hello, mostly properly, then everything else."""
        hello = json.dumps({"t": "hello", "tokens": self.mutator.known[:11]}).encode()
        data = hello if self.mutator.dice.random() < 0.9 else self.mutator.window_message()
        for _ in range(A_WINDOW):
            if window.transport.is_closing() or not self.take():
                return
            kind = Opcode.TEXT if self.mutator.dice.random() < 0.97 else Opcode.BINARY
            self.sent["window"] += 1
            window.transport.write(Frame(kind, data).serialize(mask=True))
            await asyncio.sleep(0.002)
            data = self.mutator.window_message()

    async def listen(self, window: ClientConnection) -> None:
        """Count what comes until the window is closed."""
        try:
            while True:
                told = json.loads(await window.recv())
                why = told.get("why", "")
                self.note(f"{told['t']} {why}".strip(), why == "failed", json.dumps(told).encode())
        except ConnectionClosed as closed:
            code = None if closed.rcvd is None else closed.rcvd.code
            self.note(f"closed {code}", code in FAILED, b"a window")


async def answered(reader: asyncio.StreamReader) -> tuple[str, bool]:
    """Status of the answer, and whether the connection goes on."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return "closed", False
    lines = head.decode("latin-1").lower().split("\r\n")
    status = lines[0].split()[1]
    lengths = [int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")]
    if status == "100":
        return await answered(reader)
    if not lengths and status not in ("204", "304"):
        return status, False
    try:
        await reader.readexactly(lengths[0] if lengths else 0)
    except (asyncio.IncompleteReadError, ConnectionError):
        return status, False
    return status, "connection: close" not in lines


def known_things(port: int, tables: int = 4) -> list[str]:
    """Ids and secrets of real tables; ids come first."""
    ids, secrets = [], []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT) as http:
        for number in range(2 * tables):
            seats = SEATS if number % 2 else [SEATS[0], SEATS[0]]
            made = http.post("/api/tables", json={"game": "dragon", "seats": seats}).json()
            ids.append(made["id"])
            secrets += [made["host"], *(key["token"] for key in made["keys"])]
    return ids + secrets


def main() -> None:
    """Fuzz the server at a port."""
    reader = argparse.ArgumentParser()
    reader.add_argument("port", type=int)
    reader.add_argument("--messages", type=int, default=3000)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    mutator = Mutator(given.seed, known_things(given.port))
    done = asyncio.run(Fuzz(given.port, given.messages, mutator).run())
    print(json.dumps(done))  # noqa: T201


if __name__ == "__main__":
    main()

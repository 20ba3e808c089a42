"""A person at a table with bots who answers as soon as asked, and counts the waits."""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any

from tests.hostile.wire import open_window

if TYPE_CHECKING:
    import httpx
    from websockets.asyncio.client import ClientConnection

PERSON = {"kind": "person", "name": "Ala"}


def bot(level: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


def opened(http: httpx.Client, game: str, seats: list[dict[str, str]], seed: int) -> dict[str, Any]:
    """A new table."""
    body = {"game": game, "seats": seats, "seed": str(seed)}
    answer = http.post("/api/tables", json=body)
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


class Player:
    """Sits down at one table after the other, each with the same bots."""

    def __init__(
        self, http: httpx.Client, game: str, bots: list[dict[str, str]], seed: int
    ) -> None:
        self.http = http
        self.game = game
        self.seats = [PERSON, *bots]
        self.seed = seed
        self.dice = random.Random(seed)
        self.waits: list[
            float
        ] = []  # from an answer to the next question, where a bot had to think
        self.crowded = 0  # times that the table said so

    async def play(self, port: int, waits: int) -> None:
        """Answer until so many waits were counted."""
        while len(self.waits) < waits:
            made = opened(self.http, self.game, self.seats, self.seed)
            self.seed += 1000
            window = await open_window(port, made["id"])
            tokens = [key["token"] for key in made["keys"]]
            await window.send(json.dumps({"t": "hello", "tokens": tokens}))
            try:
                await self.listen(window, waits)
            finally:
                await window.close()

    async def listen(self, window: ClientConnection, waits: int) -> None:
        """Take in what the window is told, to the end of the game or of the wish to play."""
        since, thought, asked = 0.0, False, -1
        async for text in window:
            news = json.loads(text)
            self.crowded += news["t"] == "crowd"
            waiting, question = news.get("waiting"), news.get("question")
            thought = thought or bool(waiting and waiting["thinking"])
            if news.get("result"):
                return
            if question is None or question["ply"] == asked:
                continue
            now = time.perf_counter()
            if since and thought:
                self.waits.append(now - since)
                if len(self.waits) >= waits:
                    return
            since, thought, asked = now, False, question["ply"]
            await window.send(json.dumps(self.answer(question)))

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Any choice."""
        choice = self.dice.choice(question["options"])["choice"]
        told = {"t": "submit", "ack": "a", "seat": question["seat"], "ply": question["ply"]}
        return told | {"choices": [choice]}


async def watch(port: int, table_id: str) -> None:
    """Look at a table."""
    window = await open_window(port, table_id)
    try:
        await window.send(json.dumps({"t": "hello"}))
        async for _ in window:
            pass
    finally:
        await window.close()

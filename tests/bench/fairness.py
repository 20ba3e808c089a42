"""How long people wait for bots when many tables think: six with a strong bot, one with a casual.

    PYTHONPATH=src:. .venv/bin/python tests/bench/fairness.py [--tables 6] [--masters 10]

The server runs in a process of its own with as many workers as `make play` gives it (all cores but
one) and bots that do not wait for people to follow. Everybody answers as soon as they are asked. A
wait lasts from an answer until the next question, where a bot had to think between them.
`--masters` opens tables of masters alone that nobody watches; with `--watched` somebody does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.subprocesses import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

MOST_TABLES = 40
MOST_SECONDS = 300
PERSON = {"kind": "person", "name": "Ala"}


class Player:
    """One person at a table with bots, who answers at once."""

    def __init__(self, made: dict[str, Any], seed: int) -> None:
        self.id = made["id"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.dice = random.Random(seed)
        self.waits: list[float] = []
        self.crowded = 0  # times that the table said so

    async def play(self, port: int) -> None:
        """Answer until the game ends or nobody wants to know any more."""
        address = f"ws://127.0.0.1:{port}/ws/tables/{self.id}"
        async with connect(address, compression=None, max_queue=None) as window:
            await window.send(json.dumps({"t": "hello", "tokens": self.tokens}))
            await self.listen(window)

    async def listen(self, window: ClientConnection) -> None:
        """Take in what the window is told."""
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
            since, thought, asked = now, False, question["ply"]
            await window.send(json.dumps(self.answer(question)))

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Any choice."""
        choice = self.dice.choice(question["options"])["choice"]
        told = {"t": "submit", "ack": "a", "seat": question["seat"], "ply": question["ply"]}
        return told | {"choices": [choice]}


async def watch(table_id: str, port: int) -> None:
    """Look at a table."""
    address = f"ws://127.0.0.1:{port}/ws/tables/{table_id}"
    async with connect(address, compression=None, max_queue=None) as window:
        await window.send(json.dumps({"t": "hello"}))
        async for _ in window:
            pass


def opened(http: httpx.Client, game: str, seats: list[dict[str, Any]], seed: int) -> dict[str, Any]:
    """A new table."""
    body = {"game": game, "seats": seats, "seed": str(seed)}
    answer = http.post("/api/tables", json=body)
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


async def measure(server: ServerProcess, given: argparse.Namespace) -> dict[str, Any]:
    """Open everything, let it go on for a while, and count."""
    with httpx.Client(base_url=server.url, timeout=60) as http:
        masters = [{"kind": "bot", "level": "master"}] * 2
        alone = [opened(http, given.game, masters, n)["id"] for n in range(given.masters)]
        strong = [PERSON, *[{"kind": "bot", "level": "strong"}] * given.bots]
        players = [Player(opened(http, given.game, strong, n), n) for n in range(given.tables)]
        casual = Player(
            opened(http, given.game, [PERSON, {"kind": "bot", "level": "casual"}], 9), 9
        )
    work = [player.play(server.port) for player in [*players, casual]]
    work += [watch(table_id, server.port) for table_id in alone if given.watched]
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.sleep(given.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    strong_waits = [wait for player in players for wait in player.waits]
    fewest = min((len(player.waits) for player in players), default=0)
    return {
        "game": given.game,
        "workers": given.workers,
        "tables": given.tables,
        "masters": given.masters,
        "strong": told(strong_waits),
        "fewest_answers_of_a_table": fewest,
        "casual": told(casual.waits),
        "said_crowded": sum(player.crowded for player in players),
        "load_average": os.getloadavg()[0],
    }


def told(waits: list[float]) -> dict[str, float]:
    """A few numbers about many."""
    if len(waits) < 2:
        return {"answers": len(waits), "longest_s": round(max(waits, default=0.0), 2)}
    cuts = statistics.quantiles(waits, n=100, method="inclusive")
    return {
        "answers": len(waits),
        "median_s": round(cuts[49], 3),
        "p99_s": round(cuts[98], 3),
        "longest_s": round(max(waits), 3),
    }


def main() -> None:
    """Measure and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--bots", type=int, default=1, help="at each table")
    parser.add_argument("--masters", type=int, default=0, help="tables of masters alone")
    parser.add_argument("--watched", action="store_true", help="somebody watches the masters")
    parser.add_argument("--game", default="dragon")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    given = parser.parse_args()
    given.tables = min(given.tables, MOST_TABLES)
    given.masters = min(given.masters, MOST_TABLES)
    given.seconds = min(given.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory(prefix="tianxia-fair-") as folder:
        server = ServerProcess(Path(folder), workers=given.workers)
        try:
            print(json.dumps(asyncio.run(measure(server, given))))  # noqa: T201
        finally:
            server.stop()


if __name__ == "__main__":
    main()

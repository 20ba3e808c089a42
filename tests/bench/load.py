"""How a server bears load: 200 tables with 4 windows each, 50 answers a second, on loopback.

    PYTHONPATH=src .venv/bin/python tests/bench/load.py [--tables 200] [--rate 50] [--seconds 20]

The server runs in a process of its own, bound to one core where the system can do that; the windows
are in this process. Reported is the time from sending an answer until every window of the table has
got the event, and how busy the server was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.subprocesses import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

MOST_TABLES = 500
MOST_SECONDS = 120
ASKED = '"question":{'


class Table:
    """One table and its windows; one window for each seat."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id = made["id"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.windows: list[ClientConnection] = []
        self.question: dict[str, Any] | None = None
        self.over = False
        self.sent = 0.0
        self.missing = 0  # windows that have not got the event yet
        self.done = asyncio.Event()
        self.times: list[float] = []

    async def open(self, port: int) -> None:
        """Open a window for each seat."""
        for token in self.tokens:
            address = f"ws://127.0.0.1:{port}/ws/tables/{self.id}"
            window = await connect(address, compression=None, max_queue=None)
            await window.send(json.dumps({"t": "hello", "tokens": [token]}))
            self.windows.append(window)

    async def listen(self, window: ClientConnection) -> None:
        """Take in what a window is told; only questions are read in full."""
        async for text in window:
            assert isinstance(text, str)
            if text.startswith(('{"t":"change"', '{"t":"skip"')):
                self.missing -= 1
                if self.missing == 0:
                    self.times.append(time.perf_counter() - self.sent)
                    self.done.set()
            if ASKED in text:
                self.question = json.loads(text)["question"]
            if '"result":{' in text:
                self.over = True

    async def answer(self, number: int) -> bool:
        """Answer the question asked now and wait for all windows; False if there is none."""
        question = self.question
        if question is None or self.over:
            return False
        self.question = None
        self.missing = len(self.windows)
        self.done.clear()
        options = question["options"]
        choice = options[number % len(options)]["choice"]
        message = {"t": "submit", "ack": "a", "seat": question["seat"], "ply": question["ply"]}
        self.sent = time.perf_counter()
        await self.windows[question["seat"]].send(json.dumps(message | {"choices": [choice]}))
        await asyncio.wait_for(self.done.wait(), 30)
        return True


def open_tables(url: str, count: int) -> list[Table]:
    """Tables for four persons."""
    seats = [{"kind": "person", "name": name} for name in ("Ala", "Ola", "Ela", "Iza")]
    with httpx.Client(base_url=url, timeout=30) as http:
        bodies = [{"game": "dragon", "seats": seats, "seed": str(n)} for n in range(count)]
        return [Table(http.post("/api/tables", json=body).json()) for body in bodies]


async def storm(tables: list[Table], rate: float, seconds: float) -> int:
    """Answer at a steady rate, one table after the other; how many answers were late to start."""
    began = time.perf_counter()
    running: set[asyncio.Task[bool]] = set()
    number = late = 0
    while (now := time.perf_counter() - began) < seconds:
        due = number / rate
        if now < due:
            await asyncio.sleep(due - now)
        table = tables[number % len(tables)]
        if table.question is None:
            late += 1
        else:
            task = asyncio.create_task(table.answer(number))
            running.add(task)
            task.add_done_callback(running.discard)
        number += 1
    if running:
        await asyncio.wait(running, timeout=30)
    return late


def busy_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def on_core(pid: int, core: int) -> None:
    """Bind a process to one core, where there are several."""
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(pid, {core})


async def measure(server: ServerProcess, arguments: argparse.Namespace) -> dict[str, Any]:
    """Open everything, then the storm."""
    tables = open_tables(server.url, arguments.tables)
    began = time.perf_counter()
    for table in tables:
        await table.open(server.port)
    listeners = [asyncio.create_task(t.listen(window)) for t in tables for window in t.windows]
    while any(table.question is None for table in tables):
        await asyncio.sleep(0.1)
    entered = time.perf_counter() - began
    await asyncio.sleep(1)
    before, start = busy_seconds(server.process.pid), time.perf_counter()
    late = await storm(tables, arguments.rate, arguments.seconds)
    used = (busy_seconds(server.process.pid) - before) / (time.perf_counter() - start)
    for listener in listeners:
        listener.cancel()
    times = sorted(1000 * t for table in tables for t in table.times)
    cuts = statistics.quantiles(times, n=1000)
    return {
        "tables": len(tables),
        "windows": sum(len(table.windows) for table in tables),
        "enter_s": round(entered, 1),
        "answers": len(times),
        "skipped": late,
        "answers_per_s": round(len(times) / arguments.seconds, 1),
        "ms_p50": round(cuts[499], 1),
        "ms_p95": round(cuts[949], 1),
        "ms_p99": round(cuts[989], 1),
        "ms_max": round(times[-1], 1),
        "server_core_used": round(used, 2),
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    """Measure and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    arguments.tables = min(arguments.tables, MOST_TABLES)
    arguments.seconds = min(arguments.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory(prefix="tianxia-load-") as folder:
        server = ServerProcess(Path(folder), workers=0)
        on_core(server.process.pid, max(os.sched_getaffinity(0)))
        try:
            print(json.dumps(asyncio.run(measure(server, arguments))))  # noqa: T201
        finally:
            server.stop()


if __name__ == "__main__":
    main()

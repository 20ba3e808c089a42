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
import statistics
import tempfile
from pathlib import Path
from typing import Any

import httpx
from tests.hostile.player import Player, bot, opened, watch
from tests.server.subprocesses import ServerProcess

from tianxia.core.build import compiled

MOST_TABLES = 40
MOST_SECONDS = 300


async def measure(server: ServerProcess, given: argparse.Namespace) -> dict[str, Any]:
    """Open everything, let it go on for a while, and count."""
    with httpx.Client(base_url=server.url, timeout=60) as http:
        casual = Player(http, given.game, [bot("casual")], 9)
        first = Player(http, given.game, [bot("strong")], 8)
        await asyncio.gather(casual.play(server.port, 1), first.play(server.port, 1))
        casual.waits.clear()  # the workers had to start
        masters = [bot("master")] * 2
        alone = [opened(http, given.game, masters, n)["id"] for n in range(given.masters)]
        bots = [bot("strong")] * given.bots
        players = [Player(http, given.game, bots, n) for n in range(given.tables)]
        work = [player.play(server.port, 10**9) for player in [*players, casual]]
        work += [watch(server.port, table_id) for table_id in alone if given.watched]
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(given.seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "game": given.game,
        "engine": "compiled" if compiled() else "interpreted",
        "workers": given.workers,
        "tables": given.tables,
        "masters": given.masters,
        "strong": told([wait for player in players for wait in player.waits]),
        "fewest_answers_of_a_table": min((len(player.waits) for player in players), default=0),
        "casual": told(casual.waits),
        "said_crowded": sum(player.crowded for player in players),
        "load_average": round(os.getloadavg()[0], 1),
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

"""Tables of masters alone, asked for by the dozen: nobody else's bot answers later for them."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.hostile.player import Player, bot, opened, watch
from tests.hostile.wire import WAIT
from tests.server.subprocesses import ServerProcess
from tests.waiting import soon

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MASTERS = 10
ANSWERS = 40
QUICK = 0.5  # seconds within which a casual bot answers, on a machine with nothing else to do
BUSY = (
    15.0  # on one that is busy besides; those who waited for ten masters waited for half a minute
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with one worker that searches."""
    made = ServerProcess(tmp_path)
    yield made
    made.stop()


def plies(http: httpx.Client, table_id: str) -> int:
    """How far a game has come."""
    shown: dict[str, Any] = http.get(f"/api/tables/{table_id}/past", params={"ply": 0}).json()
    return int(shown["plies"])


def allowed() -> float:
    """How long a casual bot may take now."""
    return QUICK if os.getloadavg()[0] < (os.cpu_count() or 1) else BUSY


async def evening(server: ServerProcess, http: httpx.Client) -> None:
    """Somebody plays against a casual bot while masters play each other, unwatched and watched."""
    casual = Player(http, "dragon", [bot("casual")], 1)
    await casual.play(server.port, 1)  # by now the workers are there
    tables = [opened(http, "dragon", [bot("master")] * 2, n)["id"] for n in range(MASTERS)]
    begun = [plies(http, table_id) for table_id in tables]
    await casual.play(server.port, 1 + ANSWERS)
    assert [plies(http, table_id) for table_id in tables] == begun, "nobody watches: nobody plays"
    watching = [asyncio.create_task(watch(server.port, table_id)) for table_id in tables]

    def at_work() -> bool:
        return [plies(http, table_id) for table_id in tables] != begun

    await soon(at_work, "the masters play for those who watch")
    await casual.play(server.port, 1 + 2 * ANSWERS)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    longest = sorted(casual.waits[1:])[-2]  # of eighty, 99 of 100 are not longer
    assert longest <= allowed()


def test_tables_of_masters_do_not_make_a_casual_bot_wait(server: ServerProcess) -> None:
    """Neither those that nobody watches, which wait, nor those that somebody does."""
    with httpx.Client(base_url=server.url, timeout=WAIT) as http:
        asyncio.run(evening(server, http))

"""A server whose lock on the database was taken from it: it writes nothing, then reads anew."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import asyncpg
import httpx
from tests.hostile.wire import WAIT
from tests.server.house import OPEN, PERSON
from tests.server.postgres import new_database
from tests.server.subprocesses import ServerProcess

from tianxia.server.storage.locks import NUMBER

HOLDER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = "
HOLDER += "(SELECT oid FROM pg_database WHERE datname = current_database())"
BODY = {"game": "dragon", "seats": [PERSON, OPEN]}


class OtherServer:
    """Somebody else who gets hold of the lock the moment the server loses it."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("+asyncpg", "")

    async def take_over(self) -> None:
        """Wait for the lock, and end the connection that holds it."""
        self.own = await asyncpg.connect(self.url)
        waiting = asyncio.create_task(self.own.execute(f"SELECT pg_advisory_lock({NUMBER})"))
        killer = await asyncpg.connect(self.url)
        await killer.execute(f"SELECT pg_terminate_backend(pid) FROM ({HOLDER}) AS holder")
        await waiting
        await killer.close()

    async def seat_somebody(self, table_id: str, name: str) -> None:
        """Let somebody sit down on the open seat."""
        seats = json.loads(
            await self.own.fetchval("SELECT seats FROM tables WHERE id=$1", table_id)
        )
        seats[1] |= {"kind": "person", "name": name, "invite": ""}
        order = "UPDATE tables SET seats = $2 WHERE id = $1"
        await self.own.execute(order, table_id, json.dumps(seats))


async def opens(http: httpx.AsyncClient, status: int) -> dict[str, Any]:
    """Open tables until the server answers with this status."""
    answers: list[httpx.Response] = []

    async def asked() -> None:
        while not answers or answers[-1].status_code != status:
            answers.append(await http.post("/api/tables", json=BODY))
            await asyncio.sleep(0.1)

    await asyncio.wait_for(asked(), WAIT)
    told: dict[str, Any] = answers[-1].json()
    return told


async def evening(server: ServerProcess, url: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=WAIT) as http:
        made = await opens(http, 201)
        other = OtherServer(url)
        await other.take_over()
        refused = await opens(http, 503)
        assert refused["message"]["key"] == "problem-no-storage"
        claim = {"token": made["invites"][0]["token"], "name": "Ola"}
        at = f"/api/tables/{made['id']}"
        assert (await http.post(f"{at}/claim", json=claim)).status_code == 503
        assert (await http.get(at)).json()["seats"][1]["kind"] == "open", "it is in memory again"
        await other.seat_somebody(made["id"], "Ela")
        await other.own.close()
        await opens(http, 201)
        assert (await http.get(at)).json()["seats"][1]["name"] == "Ela"
        assert (await http.post(f"{at}/claim", json=claim)).status_code == 403


def test_who_has_lost_the_database_writes_nothing_and_then_reads_it_anew(tmp_path, postgres):
    with new_database(postgres) as url:
        server = ServerProcess(tmp_path, workers=0, database=url)
        try:
            asyncio.run(evening(server, url))
        finally:
            server.stop()
    told = server.errors.read_text()
    assert "Another tianxia server uses this database already" in told
    assert "Traceback" not in told, told[-3000:]

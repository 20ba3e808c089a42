"""Servers that find their database taken, away, newer or damaged say so in one sentence."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.house import BOT, OPEN, PERSON, WAIT
from tests.server.subprocesses import ServerProcess

from tianxia.server.settings import Settings
from tianxia.server.storage.keeping import forget
from tianxia.server.storage.store import visit_store

SOURCE = Path(__file__).parents[2] / "src"
SERVE = """
import sys
from tianxia.cli.main import run
sys.argv = ["tianxia", "serve", "--port", "0", *sys.argv[1:]]
run()
"""


def refused(folder: Path, *more: str) -> str:
    """What a server says that cannot start."""
    given = [sys.executable, "-c", SERVE, "--data", str(folder), *more]
    done = subprocess.run(
        given,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
        env={"PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode not in (0, None)
    assert "Traceback" not in done.stderr, done.stderr
    said = (done.stdout + done.stderr).strip()
    assert len(said.splitlines()) <= 2, said
    return " ".join(said.split())


def where(folder: Path, database: str | None) -> list[str]:
    return [] if database is None else ["--database", database]


def test_a_second_server_on_one_database_does_not_start(tmp_path, database):
    first = ServerProcess(tmp_path, database=database)
    try:
        said = refused(tmp_path / "data", *where(tmp_path, database))
        assert "Another tianxia server uses this database" in said
        body = {"game": "dragon", "seats": [PERSON, BOT]}
        assert httpx.post(f"{first.url}/api/tables", json=body).status_code == 201
    finally:
        first.kill()
    again = ServerProcess(tmp_path, database=database)  # a lock of the dead does not matter
    again.stop()


def test_a_database_that_is_away_is_named(tmp_path):
    url = "postgresql+asyncpg://somebody:very-secret@127.0.0.1:9/none"
    said = refused(tmp_path, "--database", url)
    assert "127.0.0.1:9/none" in said
    assert "very-secret" not in said


def test_a_database_that_does_not_exist_is_named(tmp_path, postgres):
    said = refused(tmp_path, "--database", f"{postgres.rpartition('/')[0]}/nowhere")
    assert "nowhere" in said


@pytest.mark.parametrize("damage", [b"this is no database", b"SQLite format 3\0" + b"x" * 4096])
def test_a_damaged_file_is_named(tmp_path, damage):
    (tmp_path / "tianxia.sqlite3").write_bytes(damage)
    said = refused(tmp_path)
    assert "tianxia.sqlite3" in said
    assert (tmp_path / "tianxia.sqlite3").read_bytes() == damage


def test_a_file_by_another_name_is_the_same_database(tmp_path):
    """A link leads two servers to one file, and one lock must keep them apart."""
    first = ServerProcess(tmp_path)
    try:
        (tmp_path / "link").mkdir()
        (tmp_path / "link/tables.sqlite3").symlink_to(tmp_path / "data/tianxia.sqlite3")
        said = refused(
            tmp_path / "link", *where(tmp_path, f"sqlite:///{tmp_path}/link/tables.sqlite3")
        )
        assert "Another tianxia server uses this database" in said
    finally:
        first.stop()


def test_nobody_sits_down_at_a_table_that_was_deleted(tmp_path, database):
    """The host of the house deletes it while the server still has it in memory."""
    server = ServerProcess(tmp_path, workers=0, database=database)
    try:
        http = httpx.Client(base_url=server.url, timeout=WAIT)
        made = http.post("/api/tables", json={"game": "dragon", "seats": [PERSON, OPEN]}).json()
        at = f"/api/tables/{made['id']}"
        url = Settings(tmp_path / "data", database).database_url()
        asyncio.run(delete(url, made["id"]))
        claim = {"token": made["invites"][0]["token"], "name": "Ola"}
        assert http.get(at).json()["seats"][1]["kind"] == "open"
        assert http.post(f"{at}/claim", json=claim).status_code == 404
        assert http.get(at).status_code == 404
        http.close()
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text()


async def delete(url: str, table_id: str) -> None:
    store = await visit_store(url)
    await forget(store.access, [table_id])
    await store.close()

"""Databases of every released version: the newest program opens them and their games go on."""

from __future__ import annotations

import json
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Visit, close_windows, settings_in
from tests.server.postgres import new_database, programs

HERE = Path(__file__).parent
VERSIONS = sorted(file.stem for file in HERE.glob("*.json"))


def load(url: str, dump: Path) -> None:
    """Fill an empty PostgreSQL database from a dump."""
    address = url.replace("+asyncpg", "")
    psql = [str(programs() / "psql"), "--quiet", "-v", "ON_ERROR_STOP=1", "-d", address]
    done = subprocess.run([*psql, "-f", str(dump)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(params=[(version, kind) for version in VERSIONS for kind in ("sqlite", "postgres")])
def stored(request, tmp_path):
    """The settings of a server with an old database, and what must be found there."""
    version, kind = request.param
    found = json.loads((HERE / f"{version}.json").read_text())[kind]
    if kind == "sqlite":
        shutil.copy(HERE / f"{version}.sqlite3", tmp_path / "tianxia.sqlite3")
        yield settings_in(tmp_path), found
        return
    with new_database(request.getfixturevalue("postgres")) as url:
        load(url, HERE / f"{version}.sql")
        yield settings_in(tmp_path, database=url), found


@contextmanager
def opened(settings):
    house = House(settings)
    try:
        yield house
    finally:
        close_windows()
        house.close()


def of_kind(found: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [table for table in found if table["kind"] == kind]


def visit(house: House, table: dict[str, Any]) -> Visit:
    keys = [{"seat": 0, "token": table["token"]}]
    return Visit(house, {"id": table["id"], "host": table["host"], "keys": keys})


def test_games_under_way_go_on(stored):
    settings, found = stored
    for _ in range(2):  # once more after what was answered is stored
        with opened(settings) as house:
            for table in of_kind(found, "playing"):
                window = visit(house, table).sit(0)
                window.until("full")
                assert window.now["viewer"] == 0
                assert window.now["ply"] >= table["ply"]
                window.answer()


def test_finished_games_can_be_seen_and_reviewed(stored):
    settings, found = stored
    with opened(settings) as house:
        for number, table in enumerate(of_kind(found, "over")):
            address = f"/tables/{table['id']}"
            window = house.window(table["id"])
            window.until("full")
            assert window.now["result"]["scores"] == table["scores"]
            assert house.get(f"{address}/past", ply=5)["ply"] == 5
            assert house.http.get(f"/api{address}/record").text.count("\n") > 50
            state = house.get(f"{address}/review")["status"]
            assert state == ("done" if number == 0 else "none")


def test_a_lobby_waits_on(stored):
    settings, found = stored
    with opened(settings) as house:
        (table,) = of_kind(found, "lobby")
        there = visit(house, table)
        there.post("claim", {"token": table["invite"], "name": "Ola"})
        there.post("start", {"host": table["host"]})
        window = there.sit(0)
        window.until("full")
        assert [seat["name"] for seat in window.table["seats"]] == ["Ala", "Ola"]
        assert window.table["status"] == "playing"


def test_an_sqlite_file_is_copied_before_it_is_changed(tmp_path):
    for version in VERSIONS:
        folder = tmp_path / version
        folder.mkdir()
        file = HERE / f"{version}.sqlite3"
        shutil.copy(file, folder / "tianxia.sqlite3")
        with opened(settings_in(folder)):
            pass
        copies = list(folder.glob("tianxia.sqlite3.before-*"))
        changed = (folder / "tianxia.sqlite3").read_bytes() != file.read_bytes()
        assert len(copies) == int(changed)

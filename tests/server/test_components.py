"""Tables with corrected components: played by server and bots, also after the file is gone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from tests.server.house import BOT, PERSON, Window
from tests.server.subprocesses import ServerProcess
from tests.waiting import PATIENCE

from tianxia.games.registry import game_named

NEW = {"game": "dragon", "seats": [PERSON, BOT], "options": {"start_player": "seat_0"}}


def corrected(folder: Path) -> Path:
    """Dragon with another amount of money at the start."""
    printed = (game_named("dragon").folder() / "components.toml").read_text(encoding="utf-8")
    file = folder / "dragon.toml"
    assert printed.count("start_yuan = 6") == 1
    file.write_text(printed.replace("start_yuan = 6", "start_yuan = 9"), encoding="utf-8")
    return file


def test_a_corrected_file_rules_every_new_table_and_its_bots(tmp_path):
    server = ServerProcess(tmp_path, workers=1, components=[corrected(tmp_path)])
    try:
        made = (
            httpx.post(f"{server.url}/api/tables", json=NEW, timeout=PATIENCE)
            .raise_for_status()
            .json()
        )
        token = made["keys"][0]["token"]
        window = Window(server.port, made["id"], {"tokens": [token]})
        window.until("full")
        assert [seat["yuan"] for seat in window.view["seats"]] == [9, 9]
        while window.view["phase"] == "setup":  # the bot drafts by the same rules
            question = window.now["question"]
            if question is not None:
                first = question["options"][0]["choice"]
                window.submit(question["seat"], question["ply"], first)
            else:
                window.next()
    finally:
        server.stop()
    server = ServerProcess(tmp_path, workers=1)  # without the file
    try:
        window = Window(server.port, made["id"], {"tokens": [token]})
        window.until("full")
        round_now = window.view["round"]
        while window.view["round"] == round_now:  # the table goes on with the values it began with
            window.answer()
        other = (
            httpx.post(f"{server.url}/api/tables", json=NEW, timeout=PATIENCE)
            .raise_for_status()
            .json()
        )
        window = Window(server.port, other["id"], {"tokens": [other["keys"][0]["token"]]})
        window.until("full")
        assert [seat["yuan"] for seat in window.view["seats"]] == [6, 6]
    finally:
        server.stop()
    assert "Traceback" not in (tmp_path / "errors").read_text()


def test_a_file_that_was_never_stored_is_asked_for(tmp_path):
    server = ServerProcess(tmp_path, workers=1)
    made = (
        httpx.post(f"{server.url}/api/tables", json=NEW, timeout=PATIENCE).raise_for_status().json()
    )
    server.stop()
    with closing(sqlite3.connect(tmp_path / "data" / "tianxia.sqlite3")) as database, database:
        database.execute("UPDATE tables SET components = 'of an older program'")
    server = ServerProcess(tmp_path, workers=1)
    try:
        answer = httpx.get(f"{server.url}/api/tables/{made['id']}", timeout=PATIENCE)
        assert answer.status_code == 409
        assert "--components FILE" in answer.text
    finally:
        server.stop()
    assert "Traceback" not in (tmp_path / "errors").read_text()

"""Tables with corrected components: played by the server and its bots, refused without the file."""

from __future__ import annotations

from pathlib import Path

import httpx
from tests.server.house import BOT, PERSON, Window
from tests.server.subprocesses import ServerProcess

from tianxia.games.registry import game_named


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
        new = {"game": "dragon", "seats": [PERSON, BOT], "options": {"start_player": "seat_0"}}
        made = httpx.post(f"{server.url}/api/tables", json=new).raise_for_status().json()
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
    server = ServerProcess(tmp_path, workers=1)
    try:
        answer = httpx.get(f"{server.url}/api/tables/{made['id']}")
        assert answer.status_code >= 400
        assert "another components file" in answer.text
    finally:
        server.stop()

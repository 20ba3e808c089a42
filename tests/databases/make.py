"""Writes a small database as this version of the program leaves it: `make.py NAME`.

Every release keeps one, as an SQLite file and as a dump of PostgreSQL, with the secrets of its
seats beside it; `test_databases.py` opens them all with the newest program.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.house import BOT, OPEN, PERSON, House, close_windows, settings_in
from tests.server.postgres import Postgres, programs

from tianxia.games.registry import GAMES
from tianxia.review.budget import Budget

HERE = Path(__file__).parent
ANSWERS = 6


def finished(house: House, game: str) -> dict[str, Any]:
    """A game that two bots have played to its end."""
    table = house.table(BOT, BOT, game=game)
    window = house.window(table.id)
    window.until("full")
    while window.now["result"] is None:
        window.next()
    return {"id": table.id, "game": game, "kind": "over", "scores": window.now["result"]["scores"]}


def running(house: House, game: str) -> dict[str, Any]:
    """A game in which a person has answered a few questions."""
    table = house.table(PERSON, BOT, game=game)
    window = table.sit(0)
    window.until("full")
    for number in range(ANSWERS):
        window.answer(number)
    window.question()
    found = {"id": table.id, "game": game, "kind": "playing", "host": table.host}
    return found | {"token": table.tokens[0], "ply": window.now["ply"]}


def lobby(house: House) -> dict[str, Any]:
    """A table that waits for somebody."""
    made = house.post("/tables", {"game": "dragon", "seats": [PERSON, OPEN], "seed": "7"})
    found = {"id": made["id"], "game": "dragon", "kind": "lobby", "host": made["host"]}
    return found | {"token": made["keys"][0]["token"], "invite": made["invites"][0]["token"]}


def reviewed(house: House, table: dict[str, Any]) -> None:
    """Review a finished game."""
    house.post(f"/tables/{table['id']}/review", {})
    while house.get(f"/tables/{table['id']}/review")["status"] != "done":
        pass


def fill(url: str, folder: Path) -> list[dict[str, Any]]:
    """Play at a server with this database; what must be found in it later."""
    house = House(settings_in(folder, database=url, review=Budget(1, 0.01)))
    tables = [running(house, game) for game in GAMES]
    tables += [finished(house, "dragon"), finished(house, "terracotta"), lobby(house)]
    reviewed(house, tables[len(GAMES)])
    close_windows()
    house.close()
    return tables


def make(name: str) -> None:
    """Write the files of one version."""
    with tempfile.TemporaryDirectory(prefix="tianxia-made-") as made:
        folder = Path(made)
        found = {"sqlite": fill(f"sqlite:///{folder / 'db.sqlite3'}", folder)}
        shutil.copy(folder / "db.sqlite3", HERE / f"{name}.sqlite3")
    with tempfile.TemporaryDirectory(prefix="tianxia-made-") as made:
        server = Postgres(Path(made))
        with tempfile.TemporaryDirectory() as data:
            found["postgres"] = fill(server.url(), Path(data))
        dump = [str(programs() / "pg_dump"), "--no-owner", "--inserts", "-h", "127.0.0.1"]
        dump += ["-p", str(server.port), "-U", "postgres", "postgres"]
        text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
        kept = [line for line in text.splitlines() if not line.startswith(("--", "\\"))]
        (HERE / f"{name}.sql").write_text("\n".join(line for line in kept if line) + "\n")
        server.close()
    (HERE / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    make(sys.argv[1])

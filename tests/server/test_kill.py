"""kill -9 in the middle of play: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.house import BOT, OTHER, PERSON, WAIT, Window
from tests.server.subprocesses import ServerProcess
from tests.waiting import PATIENCE, until
from websockets.exceptions import ConnectionClosed

from tianxia.games.registry import rules_for
from tianxia.match.match import Entry
from tianxia.server.settings import Settings
from tianxia.server.storage.store import open_store
from tianxia.server.tables.play import choice_in
from tianxia.server.tables.restore import restore

TABLES = 4
KILLS = 20 if os.environ.get("TIANXIA_SOAK") == "1" else 3


class Player(threading.Thread):
    """Plays all persons of one table as fast as it can and remembers what was acknowledged."""

    def __init__(self, made: dict, seed: int) -> None:
        super().__init__(daemon=True)
        self.table_id = made["id"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, int, int]] = []  # seat, ply, choice
        self.over = False
        self.port = 0

    def fresh(self, port: int) -> Player:
        """The same player for the next life of the server."""
        again = Player({"id": self.table_id, "keys": []}, self.dice.randrange(10**6))
        again.tokens, again.acknowledged, again.over = self.tokens, self.acknowledged, self.over
        again.port = port
        return again

    def run(self) -> None:
        with suppress(ConnectionClosed, OSError, EOFError):  # the server was killed
            self.play(Window(self.port, self.table_id, {"tokens": self.tokens}))

    def play(self, window: Window) -> None:
        window.until("full")
        while window.now["result"] is None:
            waiting = window.now["waiting"]
            if waiting["thinking"]:
                window.next()
                continue
            if window.now["viewer"] != waiting["seat"]:
                window.send({"t": "look", "seat": waiting["seat"]})
                window.until("full")
                continue
            question = window.now["question"]
            option = self.dice.choice(question["options"])["choice"]
            answer = window.submit(question["seat"], question["ply"], option)
            assert answer["t"] == "ack", answer
            self.acknowledged.append((question["seat"], question["ply"], option))
            time.sleep(0.06)  # a window may send twenty messages a second
        self.over = True


def check_stored(url: str, players: list[Player]) -> None:
    """Every acknowledged answer is in the log, and every log can be replayed."""

    async def look() -> None:
        store = await open_store(url)
        rules = rules_for("dragon")
        try:
            for player in players:
                row = await store.table(player.table_id)
                assert row is not None
                match = restore(row, await store.entries(player.table_id), rules).match
                for seat, ply, choice in player.acknowledged:
                    entry: Entry = match.entries[ply]
                    assert (entry.seat, choice_in(match, entry)) == (seat, choice)
        finally:
            await store.close()

    asyncio.run(look())


def running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def seated(server: ServerProcess) -> list[Player]:
    """Open the tables."""
    players = []
    for number in range(TABLES):
        body = {"game": "dragon", "seats": [PERSON, OTHER, BOT], "seed": str(number)}
        made = httpx.post(f"{server.url}/api/tables", json=body, timeout=WAIT)
        player = Player(made.json(), number)
        player.port = server.port
        players.append(player)
    return players


def play_until_killed(server: ServerProcess, players: list[Player], moment: float) -> None:
    """Play at all tables and kill the server in the middle of it; its workers end with it."""
    wanted = acknowledged(players) + 2 * TABLES
    for player in players:
        player.start()
    until(lambda: acknowledged(players) >= wanted, "answers are acknowledged")
    time.sleep(moment)
    workers = server.children()
    server.kill()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
    # a worker that has only just started notices when it has read its modules
    until(lambda: not any(running(pid) for pid in workers), "workers follow their server")


def test_kill_9_loses_nothing_acknowledged(tmp_path, database):
    dice = random.Random(1)
    url = Settings(tmp_path / "data", database).database_url()
    server = ServerProcess(tmp_path, database=database)
    players = seated(server)
    for _ in range(KILLS):
        play_until_killed(server, players, dice.random() / 4)
        check_stored(url, players)
        server = ServerProcess(tmp_path, database=database)
        players = [player.fresh(server.port) for player in players]
    for player in players:
        window = Window(server.port, player.table_id, {"tokens": player.tokens})
        window.until("full")
        last = max((ply for _, ply, _ in player.acknowledged), default=-1)
        assert window.now["ply"] > last
        window.close()
    server.stop()
    assert "Traceback" not in server.errors.read_text()

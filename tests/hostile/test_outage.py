"""The database goes away in the middle of play and comes back: games go on where they were."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.house import OTHER, PERSON, WAIT, Window
from tests.server.postgres import Postgres, order
from tests.server.subprocesses import ServerProcess
from tests.waiting import PATIENCE, until
from websockets.exceptions import ConnectionClosed

RESTART = 1012


@pytest.fixture
def own_postgres():
    """A PostgreSQL that a test may stop."""
    if os.environ.get("TIANXIA_NO_POSTGRES") == "1":
        pytest.skip("TIANXIA_NO_POSTGRES=1")
    with tempfile.TemporaryDirectory(prefix="tianxia-postgres-") as folder:
        server = Postgres(Path(folder))
        yield server
        server.close()


def visit(server: ServerProcess, made: dict) -> Window:
    tokens = [key["token"] for key in made["keys"]]
    window = Window(server.port, made["id"], {"tokens": tokens})
    window.until("full")
    return window


def submit_first(window: Window) -> dict:
    seat = window.now["waiting"]["seat"]
    if window.now["viewer"] != seat:
        window.send({"t": "look", "seat": seat})
        window.until("full")
    question = window.question()
    return window.submit(question["seat"], question["ply"], question["options"][0]["choice"])


def end_of(work: Callable[[], object]) -> int:
    """The code with which the window is closed, 0 if it is not."""
    try:
        work()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else -1
    return 0


def test_games_go_on_when_the_database_is_back(tmp_path, own_postgres):
    server = ServerProcess(tmp_path, workers=0, database=own_postgres.url())
    try:
        http = httpx.Client(base_url=server.url, timeout=WAIT)
        body = {"game": "dragon", "seats": [PERSON, OTHER]}
        made = http.post("/api/tables", json=body).json()
        window = visit(server, made)
        assert submit_first(window)["t"] == "ack"
        ply = window.now["ply"]
        own_postgres.stop()
        assert end_of(lambda: submit_first(window)) == RESTART
        assert end_of(lambda: visit(server, made)) == RESTART
        refusal = http.post("/api/tables", json=body)
        assert refusal.status_code == 503
        assert refusal.json()["message"]["key"] == "problem-no-storage"
        own_postgres.start()
        until(lambda: end_of(lambda: visit(server, made)) == 0, "the table can be opened again")
        window = visit(server, made)
        assert window.now["ply"] == ply
        assert submit_first(window)["t"] == "ack"
        http.close()
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text(), server.errors.read_text()[-3000:]


def test_who_comes_while_the_database_is_away_is_not_there_for_ever(tmp_path, own_postgres):
    """A table nobody has visited for a day is to be marked as visited, which cannot be done."""
    server = ServerProcess(tmp_path, workers=0, database=own_postgres.url())
    try:
        body = {"game": "dragon", "seats": [PERSON, OTHER]}
        made = httpx.post(f"{server.url}/api/tables", json=body, timeout=WAIT).json()
    finally:
        server.stop()
    order(own_postgres.url(), "UPDATE tables SET touched = 0")
    server = ServerProcess(tmp_path, workers=0, database=own_postgres.url())
    try:
        at = f"{server.url}/api/tables/{made['id']}"
        assert httpx.get(at, timeout=WAIT).status_code == 200, "it is in memory now"
        own_postgres.stop()
        visit(server, made).close()
        own_postgres.start()

        def there() -> list[bool]:
            seats = httpx.get(at, timeout=WAIT).json()["seats"]
            return [seat["connected"] for seat in seats]

        until(lambda: there() == [False, False], "whoever came has gone")
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text(), server.errors.read_text()[-3000:]


def test_whatever_cannot_be_stored_is_refused_as_such(tmp_path, own_postgres):
    server = ServerProcess(tmp_path, workers=0, database=own_postgres.url())
    try:
        http = httpx.Client(base_url=server.url, timeout=WAIT)
        body = {"game": "dragon", "seats": [PERSON, {"kind": "open"}]}
        orders = {}
        for what in ("claim", "invite", "start", "free"):
            made = http.post("/api/tables", json=body).json()
            order = {"host": made["host"], "seat": 0, "name": "Ola"}
            keys = made["invites"] if what == "claim" else made["keys"]
            orders[f"/api/tables/{made['id']}/{what}"] = order | {"token": keys[0]["token"]}
        own_postgres.stop()
        for path, order in orders.items():
            refusal = http.post(path, json=order)
            assert refusal.status_code == 503
            assert refusal.json()["message"]["key"] == "problem-no-storage"
        own_postgres.start()
        for path, order in orders.items():
            at = path.rpartition("/")[0]
            until(lambda at=at: http.get(at).status_code == 200, "the table is back")
            assert http.get(at).json()["seats"][1]["kind"] == "open"
            assert http.post(path, json=order).status_code == 200
        http.close()
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text(), server.errors.read_text()[-3000:]


def test_the_server_ends_though_the_database_does_not_answer(tmp_path, own_postgres):
    server = ServerProcess(tmp_path, workers=0, database=own_postgres.url())
    try:
        body = {"game": "dragon", "seats": [PERSON, OTHER]}
        made = httpx.post(f"{server.url}/api/tables", json=body, timeout=WAIT).json()
        window = visit(server, made)
        seat = window.now["waiting"]["seat"]
        window.send({"t": "look", "seat": seat})
        window.until("full")
        question = window.question()
        own_postgres.freeze()
        choice = question["options"][0]["choice"]
        answer = {"seat": seat, "ply": question["ply"], "choices": [choice]}
        window.send({"t": "submit", "ack": "a"} | answer)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
    finally:
        own_postgres.thaw()
        server.stop()
    assert "Traceback" not in server.errors.read_text(), server.errors.read_text()[-3000:]

"""Starting and ending: one sentence when it cannot start, not a word when it is asked to end."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.hostile.frames import message, read_frame, upgraded
from tests.hostile.outside import WAIT, Outside, outside

from tianxia.server.network.addresses import address, own_address

START = """
import sys
from pathlib import Path
from tianxia.cli import browser
from tianxia.cli.main import app

if __name__ == "__main__":
    browser.STATIC = Path(sys.argv.pop(1))
    app()
"""
PEOPLE = [{"kind": "person", "name": name} for name in ("Ala", "Ola")]
RECORD = Path(__file__).parents[1] / "databases"


def command(folder: Path, *args: object) -> list[str]:
    """The command that serves from a folder, with a client of one page."""
    (folder / "start.py").write_text(START)
    static = folder / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>tianxia</title>")
    words = ["serve", "--lang", "en", "--port", "0", "--data", folder / "data", *args]
    return [sys.executable, str(folder / "start.py"), str(static), *map(str, words)]


def surroundings() -> dict[str, str]:
    """The sources first."""
    return os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}


def refused(folder: Path, *args: object) -> str:
    """The sentence with which the server does not start."""
    done = subprocess.run(
        command(folder, *args), capture_output=True, text=True, timeout=WAIT, env=surroundings()
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_taken_port(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = refused(tmp_path, "--port", taken.getsockname()[1])
    assert "Address already in use" in told


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "data").write_text("a file")
    assert "cannot be used" in refused(tmp_path)


def test_an_unreadable_components_file(tmp_path):
    file = tmp_path / "components.toml"
    file.write_text("this is no toml")
    assert "is not a TOML file" in refused(tmp_path, "--components", file)


def test_a_database_that_is_not_there(tmp_path):
    told = refused(tmp_path, "--database", "postgresql+asyncpg://me:secret@127.0.0.1:1/x")
    assert told.startswith("The server cannot start: The database postgresql+asyncpg://me:")
    assert "secret" not in told


def test_a_damaged_database(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data/tianxia.sqlite3").write_bytes(b"no database" * 1000)
    assert "file is not a database" in refused(tmp_path)


@contextmanager
def busy(folder: Path) -> Iterator[Outside]:
    """A server with processes that think: for a master, for a hint, and for a review."""
    data = folder / "data"
    data.mkdir(parents=True)
    shutil.copy(RECORD / "0.1.sqlite3", data / "tianxia.sqlite3")
    with outside(folder, workers=1) as server, ExitStack() as stack:
        for table in finished(server):
            server.http.post(f"/api/tables/{table}/review", json={}).raise_for_status()
        people = [{"kind": "person", "name": "Ala"}, {"kind": "bot", "level": "master"}]
        body = {"game": "dragon", "seats": people[::-1]}
        made = server.http.post("/api/tables", json=body).json()
        for tokens in ([], [key["token"] for key in made["keys"]]):
            window = stack.enter_context(upgraded(server, made["id"]))
            window.sendall(message(t="hello", tokens=tokens))
            read_frame(window)
        unread = stack.enter_context(upgraded(server, made["id"], room=4096))
        unread.sendall(message(t="hello") + message(t="look", seat=None) * 30)
        stack.enter_context(server.raw(b"GET / HTTP/1.1\r\n"))
        stack.enter_context(
            server.raw(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
        )
        yield server


def finished(server: Outside) -> list[str]:
    """The tables of the stored database whose games are over."""
    with sqlite3.connect(server.data / "tianxia.sqlite3") as database:
        found = [row[0] for row in database.execute("SELECT id FROM tables WHERE status = 'over'")]
    database.close()
    return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_it_ends_without_a_word_in_the_middle_of_everything(tmp_path, how):
    with busy(tmp_path) as server:
        assert server.end(how) == 0, server.log()
        assert server.log() == ""


def test_ctrl_c_reaches_the_whole_group_and_nobody_complains(tmp_path):
    with (tmp_path / "errors").open("wb") as errors:
        process = subprocess.Popen(
            command(tmp_path, "--host", "0.0.0.0"),
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=surroundings() | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
    assert process.stdout is not None
    told = process.stdout.readline()
    found = re.search(r"http://\S+/", told)
    assert found is not None, (tmp_path / "errors").read_text()
    assert httpx.get(found[0] + "api/games", timeout=WAIT).status_code == 200
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(WAIT) == 0
    assert (tmp_path / "errors").read_text() == ""
    assert process.stdout.read() == ""
    process.stdout.close()


def test_the_address_printed_is_one_that_others_can_type():
    own = own_address()
    for host in ("0.0.0.0", "::"):
        shown = address(host, 8000)
        assert own is None or own in shown
        assert "0.0.0.0" not in shown
        assert "[::]" not in shown
    assert address("192.168.1.5", 80) == "http://192.168.1.5:80/"
    assert address("::1", 80) == "http://[::1]:80/"


def test_without_a_network_the_local_address_is_printed(monkeypatch):
    def unreachable(*_):
        raise OSError("Network is unreachable")

    class NoNetwork(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert own_address() is None
    assert address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert address("::", 8000) == "http://[::1]:8000/"


def test_a_database_in_trouble_tells_the_log_no_secrets(tmp_path):
    """What was to be written down, nature's secret and the hashes of links, stays out of it."""
    with outside(tmp_path) as server:
        made = server.table()
        with sqlite3.connect(server.data / "tianxia.sqlite3") as database:
            for name in ("tables", "entries"):
                database.execute(f"ALTER TABLE {name} RENAME TO {name}_elsewhere")
        database.close()
        refused = server.http.post("/api/tables", json={"game": "dragon", "seats": PEOPLE})
        assert refused.status_code == 503
        order = {"token": made["keys"][0]["token"]}
        refused = server.http.post(f"/api/tables/{made['id']}/invite", json=order)
        assert refused.status_code == 503
        told = server.log().splitlines()
    assert len(told) == 2, told
    assert all("no such table" in line for line in told)
    assert not any("parameters" in line or "tokens" in line for line in told)

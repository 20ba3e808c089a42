"""A server in a process of its own with chosen settings, and what strangers can do to it."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.waiting import PATIENCE

WAIT = PATIENCE
HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"  # another address of the same machine

START = """
import json, logging, sys
from pathlib import Path
from tianxia.server.serve import listening, make_server
from tianxia.server.settings import Settings

if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    told = json.loads(sys.argv[1])
    settings = Settings(Path(told.pop("data")), static=Path(told.pop("static")), **told)
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    make_server(settings, lambda: print(port, flush=True)).run(sockets=[listener])
"""


class Outside:
    """A server as strangers see it: an address, and for us its log and its memory."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        script = folder / "start.py"
        script.write_text(START)
        self.static = static = folder / "static"
        static.mkdir()
        (static / "index.html").write_text("<!doctype html><title>tianxia</title>")
        self.log_file = folder / "log"
        self.data = folder / "data"
        told = {"data": str(self.data), "static": str(static), "workers": 0, "pace": 0.0}
        source = Path(__file__).parents[2] / "src"
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script), json.dumps(told | settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONPATH": str(source)},
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline().strip()
        assert first, self.log()
        self.port = int(first)
        self.url = f"http://{HERE}:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def log(self) -> str:
        """What the server has written down so far."""
        return self.log_file.read_text(errors="replace")

    def memory(self) -> float:
        """Its memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def raw(self, data: bytes = b"", address: str = HERE) -> socket.socket:
        """A connection from an address of this machine that has sent these bytes."""
        made = socket.create_connection((HERE, self.port), WAIT, source_address=(address, 0))
        made.sendall(data)
        return made

    def table(self, seats: int = 2, **more: Any) -> dict[str, Any]:
        """Open a table of persons; the answer has its secrets."""
        people = [{"kind": "person", "name": f"P{seat}"} for seat in range(seats)]
        made = self.http.post("/api/tables", json={"game": "dragon", "seats": people} | more)
        made.raise_for_status()
        found: dict[str, Any] = made.json()
        return found

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        self.http.close()
        self.process.send_signal(how)
        code = self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def outside(folder: Path, **settings: Any) -> Iterator[Outside]:
    """A server for one test, ended afterwards whatever happens."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Outside(folder, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end()


def everything(connected: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    told = b""
    try:
        while piece := connected.recv(65536):
            told += piece
    except ConnectionError:
        pass
    return told


def is_open(connected: socket.socket) -> bool:
    """Whether the other side has left the connection open, whatever it has said before."""
    connected.setblocking(False)
    try:
        while connected.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        connected.settimeout(WAIT)


@contextmanager
def many_files(wanted: int) -> Iterator[None]:
    """Let this process have so many files for a while."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise OSError(f"this machine allows only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

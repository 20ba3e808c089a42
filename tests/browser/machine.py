"""What browser tests stand on: a Chromium, the built client, axe, a real server."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from tests.debian import alone, can_install, install
from tests.server.house import Window
from tests.waiting import PATIENCE

import tianxia

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
STATIC = ROOT / "src" / "tianxia" / "server" / "static"
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
WAIT = PATIENCE  # seconds before somebody gives up on the server

# The server as people start it, but with quick bots and reviews, and with a copy of the client:
# somebody who builds the client in the meantime takes nothing away from a page under test.
START = """
import sys
from functools import partial
from pathlib import Path
from tianxia.review.budget import Budget
from tianxia.server import serve

if __name__ == "__main__":
    port, data, static = sys.argv[1:]
    haste = {"window_burst": 400, "away_seconds": 3.0}
    serve.Settings = partial(serve.Settings, static=Path(static), **haste)
    say = partial(print, flush=True)
    bots = (Path(__file__).with_name("quick.py"),)
    serve.run_server(
        port=int(port),
        data_dir=Path(data),
        workers=1,
        bots=bots,
        pace=0.0,
        review=Budget(1, 1e9),
        say=say,
    )
"""

# A bot of an outsider that answers at once.
QUICK = """
import random

class Bot:
    def __init__(self, seed):
        self.dice = random.Random(seed)

    def choose(self, table):
        return self.dice.choice(table.legal())
"""


class NoBrowser(Exception):
    """There is no Chromium and none could be installed."""


def find_chromium() -> str:
    """The Chromium to drive; Debian's is installed if we may, else Playwright's own."""
    found = chromium_in_path()
    if found is None and "TIANXIA_CHROMIUM" not in os.environ:
        with alone("apt"):
            found = chromium_in_path() or install_chromium()
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium: install it, name it in TIANXIA_CHROMIUM, "
            "or set TIANXIA_NO_BROWSER=1 to leave them out."
        )
    return found


def chromium_in_path() -> str | None:
    """A Chromium that is there already."""
    named = os.environ.get("TIANXIA_CHROMIUM")
    candidates = [named] if named else CHROMIUMS
    there = next((path for name in candidates if (path := shutil.which(name))), None)
    return there if there or named else fetched_chromium()


def install_chromium() -> str | None:
    """Debian's Chromium, or the one that Playwright can fetch where there is a network."""
    if can_install():
        install("chromium-headless-shell")  # the lighter one: it has no windows
        if found := chromium_in_path():
            return found
        install("chromium")  # older systems have only this one
        if found := chromium_in_path():
            return found
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(fetch, capture_output=True, check=False)
    return fetched_chromium()


def fetched_chromium() -> str | None:
    """The newest Chromium among those Playwright keeps for the user."""
    kept = Path.home() / ".cache" / "ms-playwright"
    found = sorted(kept.glob("chromium-*/chrome-linux*/chrome"))
    return str(found[-1]) if found else None


def build_client(into: Path) -> Path:
    """Build the client if it is out of date, and copy it."""
    with alone("client"):
        command = [sys.executable, str(ROOT / "tools" / "client.py"), "build"]
        subprocess.run(command, check=True)
        shutil.copytree(STATIC, into, dirs_exist_ok=True)
    return into


def axe_source() -> str:
    """The text of axe-core, fetched once."""
    folder = BUILD / "axe"
    script = folder / "node_modules" / "axe-core" / "axe.min.js"
    with alone("axe"):
        if not script.exists():
            folder.mkdir(exist_ok=True)
            quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
            command = ["npm", "install", "--prefix", str(folder), "axe-core@4", *quiet]
            subprocess.run(command, env=node_environment(), check=True)
    return script.read_text()


def node_environment() -> dict[str, str]:
    """Where the client's own tool finds Node."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "tools" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    found: dict[str, str] = client.environment_with_node()
    return found


class Host:
    """A server in a process of its own."""

    def __init__(self, folder: Path, static: Path, package: Path | None = None) -> None:
        """`package`: where the sources lie that it is started from, if not those of the tests."""
        self.folder = folder
        self.static = static
        self.package = package or Path(tianxia.__file__).parents[1]
        self.port = 0
        self.start()
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def start(self) -> None:
        """Start; after the first time on the same port."""
        script = self.folder / "start.py"
        script.write_text(START)
        (self.folder / "quick.py").write_text(QUICK)
        with (self.folder / "errors").open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, script, str(self.port), self.folder / "data", self.static],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONPATH": str(self.package)},
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url, (self.folder / "errors").read_text()
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """kill -9, and the thinking processes with it, which nobody is left to send home."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        children = [int(pid) for pid in found.read_text().split()] if found.exists() else []
        self._end(signal.SIGKILL)
        for pid in children:
            os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        """Ctrl-C."""
        self.http.close()
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def get(self, path: str, **params: Any) -> Any:
        """GET from the API."""
        answer = self.http.get(f"/api{path}", params=params)
        assert answer.is_success, answer.text
        return answer.json()

    def table(
        self, *seats: dict[str, Any], seed: str | None = "7", game: str = "dragon", **options: Any
    ) -> Laid:
        """Lay a table."""
        wish = {"game": game, "seats": list(seats), "options": options, "seed": seed}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.is_success, answer.text
        return Laid(self, answer.json(), game)


class Laid:
    """A table with all its secrets."""

    def __init__(self, host: Host, made: dict[str, Any], game: str) -> None:
        self.server = host
        self.game = game
        self.made = made | {"game": game}  # enough to find the table again
        self.id: str = made["id"]
        self.host: str = made["host"]
        self.keys: dict[int, str] = {key["seat"]: key["token"] for key in made["keys"]}
        self.invites: dict[int, str] = {key["seat"]: key["token"] for key in made["invites"]}

    def window(self, *seats: int) -> Window:
        """Follow the table as a browser does that sits on these seats."""
        tokens = [self.keys[seat] for seat in seats]
        return Window(self.server.port, self.id, {"tokens": tokens})

    def secrets(self, *seats: int, host: bool = True) -> dict[str, Any]:
        """What a browser that sits there remembers of the table."""
        mine = [{"seat": seat, "token": self.keys[seat]} for seat in seats]
        links = [{"seat": seat, "token": token} for seat, token in self.invites.items()]
        known = {"host": self.host, "invites": links} if host else {"host": None, "invites": []}
        return {"game": self.game, "tokens": mine, "at": 1, **known}

    def status(self) -> str:
        """lobby, playing or over."""
        found: str = self.server.get(f"/tables/{self.id}")["status"]
        return found

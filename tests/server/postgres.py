"""A PostgreSQL for tests: one that is given, or one of our own on a private socket port."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from tests.debian import alone, can_install, install
from tests.waiting import PATIENCE, until

HELP = (
    "No PostgreSQL could be found or installed. Install it, name one with "
    "TIANXIA_TEST_POSTGRES=postgresql+asyncpg://user@host/database, or set TIANXIA_NO_POSTGRES=1."
)


class NoPostgres(Exception):
    """There is none, and none can be had."""


def programs() -> Path:
    """The folder with initdb and postgres, installed by apt where that is possible."""
    found = _look()
    if found is None and can_install():
        with alone("apt"):
            if _look() is None:
                install("postgresql")
        found = _look()
    if found is None:
        raise NoPostgres(HELP)
    return found


def _look() -> Path | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = [Path(p).parent for name in ("initdb",) if (p := shutil.which(name))]
    for folder in [*versions, *on_path]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


class Postgres:
    """A server of our own in a folder; root cannot run one, so the user postgres does."""

    def __init__(self, folder: Path) -> None:
        tools = programs()
        self.port = free_port()
        self.user = "postgres"
        own = folder / "data"
        as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
            as_user = ["runuser", "-u", "postgres", "--"]
        self._run(
            [*as_user, str(tools / "initdb"), "-D", str(own), "-U", self.user, "-A", "trust", "-N"]
        )
        options = ["-h", "127.0.0.1", "-k", "", "-p", str(self.port), "-F"]
        self.command = [*as_user, str(tools / "postgres"), "-D", str(own), *options]
        self.log = (folder / "log").open("wb")
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        self.process = subprocess.Popen(
            self.command, stdout=self.log, stderr=self.log, cwd="/", stdin=subprocess.DEVNULL
        )
        self._wait()

    def stop(self) -> None:
        """Stop it at once: whoever is connected is sent away."""
        subprocess.run(["pkill", "-INT", "-P", str(self.process.pid)], check=False)
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        """Let those who serve keep their connections and answer nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        for pid in last_descendants(self.process.pid):
            os.kill(pid, what)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
        if done.returncode:
            raise NoPostgres(f"{HELP}\n{done.stderr}")

    def _wait(self) -> None:
        until(self._ready, "PostgreSQL answers, or ends")
        if self.process.poll() is not None:
            raise NoPostgres(HELP)

    def _ready(self) -> bool:
        """Whether it can be asked, or never will."""
        if self.process.poll() is not None:
            return True
        try:
            order(self.url(), "SELECT 1")
        except (OSError, asyncpg.PostgresError):  # it does not listen yet, or is starting up
            return False
        return True

    def url(self) -> str:
        """The address of its database."""
        return f"postgresql+asyncpg://{self.user}@127.0.0.1:{self.port}/postgres"

    def close(self) -> None:
        """Stop it for good."""
        self.stop()
        self.log.close()


def last_descendants(pid: int) -> list[int]:
    """The processes that a process and its children have started, and that have none themselves."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [one for child in map(int, children) for one in last_descendants(child)] or [pid]


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """The address of a new, empty database beside the given one; it is dropped at the end."""
    name = f"tianxia_{secrets.token_hex(8)}"
    order(url, f"CREATE DATABASE {name}")
    try:
        yield f"{url.rpartition('/')[0]}/{name}"
    finally:
        order(url, f"DROP DATABASE {name} WITH (FORCE)")


def order(url: str, order: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            await connection.execute(order)
        finally:
            await connection.close()

    asyncio.run(work())

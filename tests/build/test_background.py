"""The process that compiles beside a server: when it starts, how it ends, what it leaves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.build.conftest import SMALL, SOURCES, Home
from tests.waiting import PATIENCE, until

START = """
import json, sys, time
from tianxia.build.background import Background
background = Background(only=tuple(sys.argv[1:]))
started = background.start()
while (look := background.look()).state == "building":
    time.sleep(0.05)
background.stop()
print(json.dumps({"started": started, "state": look.state}))
"""


class Served:
    """`tianxia serve` as people start it."""

    def __init__(self, home: Home, **more: str) -> None:
        command = [sys.executable, "-P", "-m", "tianxia", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", str(home.cache / "data")],
            env=home.environment(PYTHONPATH=str(SOURCES.parent), PYTHONUNBUFFERED="1", **more),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = next(word for word in self.said.split() if word.startswith("http"))

    def engine(self) -> dict[str, object]:
        found: dict[str, object] = httpx.get(f"{self.address}api/engine", timeout=PATIENCE).json()
        return found

    def builders(self) -> list[int]:
        """The processes that compile for it."""
        return [pid for pid in processes(parent=self.process.pid) if is_builder(pid)]

    def end(self, how: signal.Signals) -> str:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        with self.process.stdout as rest:
            return rest.read()


def is_builder(pid: int) -> bool:
    try:
        return b"tianxia.build" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def processes(parent: int = -1, group: int = -1) -> list[int]:
    """The living processes that one has started, or that belong to a group."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, its_parent, its_group = file.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if state != "Z" and (int(its_parent) == parent or int(its_group) == group):
            found.append(int(file.parent.name))
    return found


def start(home: Home, *only: str, **more: str) -> dict[str, object]:
    done = home.python("-c", START, *only, **more)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_the_server_however_that_ends(home, how):
    served = Served(home)
    assert served.engine()["state"] == "building"  # to the very first page that asks
    (builder,) = served.builders()
    until(lambda: list(home.engines.glob("*.part")), "it has begun")
    own = os.getpriority(os.PRIO_PROCESS, served.process.pid)
    assert os.getpriority(os.PRIO_PROCESS, builder) == min(own + 10, 19)
    said = served.end(how)
    assert said == "" or how != signal.SIGINT  # Ctrl-C is the quiet end
    until(lambda: not processes(group=builder), "all that compiled is gone")
    assert not list(home.engines.glob("*/ready.json"))


def test_without_a_compiler_nothing_is_started_and_nothing_said(home):
    served = Served(home, PATH="", CC="")
    assert served.engine() == {"state": "interpreted", "done": 0, "all": 0}
    assert served.builders() == []
    assert served.end(signal.SIGINT) == ""
    assert not home.engines.exists()


def test_switched_off_nothing_is_started(home):
    assert start(home, SMALL, TIANXIA_ENGINE="interpreted") == {
        "started": False,
        "state": "interpreted",
    }
    assert not home.engines.exists()


def test_a_cache_that_cannot_be_written_is_no_reason_to_complain(home):
    nowhere = home.cache / "file"
    nowhere.write_text("")
    assert start(home, SMALL, XDG_CACHE_HOME=str(nowhere))["state"] == "interpreted"


def test_a_broken_compiler_is_tried_once(home):
    assert start(home, SMALL, CC="false") == {"started": True, "state": "interpreted"}
    told = json.loads((home.folder() / "failed.json").read_text())
    assert 0 < len(told["lines"]) <= 20
    assert "false" in "".join(told["lines"])
    assert list(home.folder().iterdir()) == [home.folder() / "failed.json"]
    assert start(home, SMALL)["started"] is False
    said = home.python("-m", "tianxia", "engine").stdout
    assert said.strip().endswith(f"compiling it failed. See {home.folder() / 'failed.json'}.")


def test_one_that_was_killed_is_begun_anew_and_two_do_the_work_once(home):
    command = [sys.executable, "-P", "-m", "tianxia.build", "--only", SMALL]
    killed = subprocess.Popen(command, env=home.environment())
    until(lambda: list(home.engines.glob("*.part/tianxia")), "it has begun")
    killed.kill()
    killed.wait(PATIENCE)
    (left,) = home.engines.glob("*.part")
    (left / "rubbish").write_text("")
    several = [subprocess.Popen(command, env=home.environment()) for _ in range(2)]
    assert [each.wait(PATIENCE) for each in several] == [0, 0]
    assert not left.exists()
    assert (home.folder() / "ready.json").exists()
    assert not (home.folder() / "rubbish").exists()
    assert start(home, SMALL) == {"started": False, "state": "compiled"}

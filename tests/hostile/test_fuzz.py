"""Thousands of nearly right messages: nothing breaks, and somebody else plays on undisturbed."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.hostile.wire import WAIT, soak
from tests.server.house import OTHER, PERSON, Window, close_windows
from tests.server.subprocesses import ServerProcess

ROOT = Path(__file__).parents[2]
MESSAGES = 100_000 if soak() else 1500  # on each database
LETTING_GO = 60  # seconds after which memory must be given back
LIMIT_MS = 50


class Player(threading.Thread):
    """Somebody who plays while the server is fuzzed, and takes the time of every answer."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.times: list[float] = []
        self.ended = threading.Event()
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                self.play_one_game()
        except BaseException as problem:
            self.problem = problem

    def play_one_game(self) -> None:
        body = {"game": "dragon", "seats": [PERSON, OTHER], "seed": "7"}
        made = httpx.post(f"{self.server.url}/api/tables", json=body, timeout=WAIT).json()
        tokens = [key["token"] for key in made["keys"]]
        window = Window(self.server.port, made["id"], {"tokens": tokens})
        window.until("full")
        while window.now["result"] is None and not self.ended.is_set():
            seat = window.now["waiting"]["seat"]
            if window.now["viewer"] != seat:
                window.send({"t": "look", "seat": seat})
                window.until("full")
            began = time.perf_counter()
            window.answer(len(self.times))
            self.times.append(1000 * (time.perf_counter() - began))
            self.ended.wait(0.12)  # a window may send twenty messages a second
        window.close()


def fuzz(server: ServerProcess, messages: int, seed: int) -> dict:
    """Fuzz the server from a process of its own."""
    command = [sys.executable, "-m", "tests.hostile.fuzz", str(server.port)]
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run(
        [*command, "--messages", str(messages), "--seed", str(seed)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict = json.loads(done.stdout)
    return told


def memory(server: ServerProcess) -> float:
    """Megabytes the server itself holds."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@pytest.mark.timeout(0 if soak() else 1800)
def test_nearly_right_messages_break_nothing(tmp_path, database, capsys):
    calm = os.getloadavg()[0] < (os.cpu_count() or 1)
    server = ServerProcess(tmp_path, database=database)
    try:
        if soak():
            fuzz(server, MESSAGES // 10, 1)  # now whatever the server keeps on purpose is there
        before = memory(server)
        player = Player(server)
        player.start()
        told = fuzz(server, MESSAGES, 2)
        player.ended.set()
        player.join(WAIT)
        peak = memory(server)
        if soak():
            time.sleep(LETTING_GO)
        after = memory(server)
        close_windows()
    finally:
        server.stop()
    cuts = statistics.quantiles(player.times, n=100)
    if soak():
        with capsys.disabled():
            sys.stdout.write(
                f"{told['sent']}: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms; "
                f"memory {before:.0f}, {peak:.0f}, {after:.0f} MB; calm {calm}\n"
            )
    assert player.problem is None
    assert told["broken"] == []
    assert sum(told["sent"].values()) >= MESSAGES
    errors = server.errors.read_text()
    assert "Traceback" not in errors, errors[-3000:]
    if soak():
        assert after < 1.1 * before, "what was taken for the messages is given back"
        assert cuts[98] < LIMIT_MS or not calm, "others do not wait"

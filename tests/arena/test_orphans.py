"""Whoever plays games for a process that is killed ends with it."""

from __future__ import annotations

import subprocess
import sys

import pytest

ORPHANS = """
import os, signal
from pathlib import Path
from tianxia.arena.{module} import *

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

{work}
"""
TOURNAMENT = """
from tianxia.arena.tournament import Tournament, hold
plan = Tournament("dragon", 2, ("random", "heuristic"), 500)
hold(plan, Path("out"), in_processes(2), lambda done, _: done and killed())
"""
SIMULATION = """
simulate(Plan("dragon", 2, 500, ("heuristic", "heuristic")), 2, killed)
"""


@pytest.mark.parametrize(("module", "work"), [("workers", TOURNAMENT), ("simulate", SIMULATION)])
def test_workers_end_with_a_process_that_is_killed(tmp_path, module, work):
    script = ORPHANS.format(module=module, work=work)
    # Workers hold the pipe as well: it is read to its end only when all of them are gone.
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        timeout=120,
        check=False,
    )
    assert done.returncode == -9

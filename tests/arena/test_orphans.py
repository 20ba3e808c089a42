"""Whoever plays games for a process that is killed ends with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tianxia

SOURCES = str(Path(tianxia.__file__).parents[1])  # or the wheel that this test imports

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
plan = Tournament("dragon", 2, ("random", "casual"), 500)
hold(plan, Path("out"), in_processes(2), lambda done, _: done and killed())
"""
SIMULATION = """
simulate(Plan("dragon", 2, 500, ("casual", "casual")), 2, killed)
"""


@pytest.mark.parametrize(("module", "work"), [("workers", TOURNAMENT), ("simulate", SIMULATION)])
def test_workers_end_with_a_process_that_is_killed(tmp_path, module, work):
    script = ORPHANS.format(module=module, work=work)
    # Workers hold the pipe as well: it is read to its end only when all of them are gone.
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": SOURCES},
        stdout=subprocess.PIPE,
        timeout=600,
        check=False,
    )
    assert done.returncode == -9

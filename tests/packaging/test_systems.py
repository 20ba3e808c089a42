"""Other systems: what is known here of the ones that these tests do not run on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.packaging.making import ROOT
from tests.waiting import PATIENCE

ONLY_POSIX = """
import os, signal, sys
for module, names in (
    (os, ("nice", "killpg", "geteuid", "sched_getaffinity")),
    (signal, ("SIGALRM", "setitimer")),
):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
sys.modules["uvloop"] = None
"""
THINK = """
import asyncio
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.thinking.patience import patience
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.position import position_of

async def think():
    match = new_match(rules_for("dragon"), 2, None, "other", None)
    thinkers = Thinkers(1)
    try:
        position = position_of(match.rules, match.state, match.to_move)
        print(await thinkers.choose(position, "casual", 1) in match.legal())
    finally:
        thinkers.close()

if __name__ == "__main__":
    with patience(PATIENCE):
        asyncio.run(think())
"""


@pytest.mark.interpreted
def test_bots_think_without_what_only_posix_has(tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(ONLY_POSIX + THINK.replace("PATIENCE", str(PATIENCE)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == "True\n", done.stderr


def test_a_library_that_a_system_lacks_is_not_asked_for_there() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lock if line.startswith("uvloop==")]
    assert line.endswith('; sys_platform != "win32"')

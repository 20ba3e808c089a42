"""The whole engine: taken from the installed wheel in `make test`, compiled anew in `make soak`."""

from __future__ import annotations

import json
import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tianxia
from tianxia.build.compiling import modules_of
from tianxia.build.folder import Build, check_modules, make
from tianxia.engine_folder import key_of

SWAP = """
import asyncio, json, sys
from pathlib import Path
from tianxia.core.build import compiled
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.position import position_of

# a search of Dragon is short enough for a bot's patience, also interpreted on a busy machine
BOTS = {"zhanguo": "casual", "dragon": "search"}

async def answers(thinkers):
    found = []
    for game, bot in BOTS.items():
        match = new_match(rules_for(game), 2, None, "swap", None)
        for number in range(12):
            position = position_of(match.rules, match.state, match.to_move)
            found.append(await thinkers.choose(position, bot, 1))
            match.play(found[-1])
    where = [desk.executor.submit(compiled) for desk in thinkers._desks if desk.used]
    return found, [each.result() for each in where]

async def swap():
    ready, waiting = map(Path, sys.argv[1:])
    thinkers = Thinkers(1)
    before = await answers(thinkers)
    waiting.rename(ready)
    await thinkers.renew()
    after = await answers(thinkers)
    thinkers.close()
    print(json.dumps({"server": compiled(), "before": before, "after": after}))

if __name__ == "__main__":
    asyncio.run(swap())
"""
TOLD = "import json; from tianxia.core.build import compiled; print(json.dumps([compiled()]))"


def from_the_wheel(_work: Path, build: Build) -> None:
    """Compiled modules of the same sources, from the wheel that these tests run on."""
    wheel = Path(tianxia.__file__).parent
    for suffix in EXTENSION_SUFFIXES[:1]:
        for path in wheel.rglob(f"*{suffix}"):
            shutil.copyfile(path, build.part / "tianxia" / path.relative_to(wheel))
        for path in wheel.parent.glob(f"tianxia*__mypyc{suffix}"):
            shutil.copyfile(path, build.part / path.name)
    check_modules(build.part, modules_of(wheel))


@pytest.mark.compiled
def test_thinkers_change_to_the_compiled_engine_and_choose_the_same(home, tmp_path):
    build = Build(home.engines, key_of(home.package))
    make(build, home.package, from_the_wheel)
    assert home.told(TOLD) == [True]  # a process is compiled from its first moment
    waiting = tmp_path / "waiting"
    build.folder.rename(waiting)
    script = tmp_path / "swap.py"
    script.write_text(SWAP, encoding="utf-8")
    done = home.python(str(script), str(build.folder), str(waiting))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["server"] is False
    assert told["before"][1] == [False, False]
    assert told["after"][1] == [True, True]
    assert told["before"][0] == told["after"][0]


@pytest.mark.skipif(os.environ.get("TIANXIA_SOAK") != "1", reason="two minutes of two cores")
def test_the_whole_engine_is_compiled_and_the_next_start_uses_it(home):
    done = home.python("-m", "tianxia", "engine", "build")
    assert done.stdout.strip() == "The engine is compiled.", done.stdout + done.stderr
    check_modules(home.folder(), modules_of(home.package))
    assert home.told(TOLD) == [True]
    assert home.python("-m", "tianxia", "engine").stdout.strip() == "The engine is compiled."

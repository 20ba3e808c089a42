"""Instructions per decision of the compiled engine: no clock, so no noise.

The difference between many and few games under callgrind, by the difference in decisions: those of
random play, and those a casual bot has to think about.
    python tests/bench/instructions.py [--game dragon --seats 4] [--play casual] [--update]
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))  # the scripts here are no package

import builds
from tables import TABLES

STORED: Final = Path(__file__).with_name("instructions.json")
GAMES: Final = {"random": (20, 120), "casual": (1, 4)}  # few and many, by who plays them
WHAT: Final = {"random": "decision", "casual": "casual answer"}
ALLOWED_RISE: Final = 0.03
NO_VALGRIND: Final = 3


def count(package: Path, game: str, seats: int, play: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of a process that plays so many games."""
    out = builds.BUILD / f"callgrind.{game}.{seats}.{play}.{games}"
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    worker = [sys.executable, str(builds.WORKER), "--game", game, "--seats", str(seats)]
    if play != "random":
        worker.append(f"--{play}")
    done = subprocess.run(
        [*tool, *worker, "--games", str(games)],
        env=builds.environment(package),
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or found is None:
        sys.exit(f"callgrind failed:\n{done.stderr[-2000:]}")
    counted = json.loads(done.stdout)
    assert counted["compiled"], "the wheel is not compiled"
    out.unlink(missing_ok=True)
    return int(found.group(1)), int(counted["decisions"])


def figure_of(package: Path, game: str, seats: int, play: str) -> float:
    """Instructions per decision of one way to play."""
    few, many = GAMES[play]
    fewer, decisions_few = count(package, game, seats, play, few)
    more, decisions_many = count(package, game, seats, play, many)
    return (more - fewer) / (decisions_many - decisions_few)


def fault_of(key: str, play: str, figure: float, before: float | None) -> str:
    """Say how the figure moved; what is wrong with that, or nothing."""
    sys.stdout.write(f"{key}: {figure:.0f} instructions per {WHAT[play]}")
    if before is None:
        sys.stdout.write("\n")
        return f"No figure is stored for {key} ({play}); --update stores this one."
    sys.stdout.write(f", stored {before:.0f}, so {100 * (figure / before - 1):+.2f} %\n")
    if figure > before * (1 + ALLOWED_RISE):
        return f"{key} ({play}) rose by more than {100 * ALLOWED_RISE:.0f} %."
    return ""


def main() -> None:
    """Measure every table or the one asked for; fail when a figure rose."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--play", choices=list(GAMES), default="", help="one way to play only")
    parser.add_argument("--update", action="store_true", help="store the figures")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.stderr.write("valgrind is not installed, so instructions cannot be counted.\n")
        sys.exit(NO_VALGRIND)
    package = builds.compiled()
    stored = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    faults = []
    for key in [f"{given.game}-{given.seats}"] if given.game else TABLES:
        game, _, seats = key.rpartition("-")
        kept = stored.setdefault(key, {})
        for play in [given.play] if given.play else list(GAMES):
            figure = figure_of(package, game, int(seats), play)
            fault = fault_of(key, play, figure, kept.get(play))
            if given.update:
                kept[play] = round(figure, 1)
            elif fault:
                faults.append(fault)
    if given.update:
        STORED.write_text(json.dumps(stored, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()

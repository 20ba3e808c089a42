"""Our speed beside Catanatron's: random play and copying, in turns on one core.

Only ratios of neighbouring runs are used, by the time of the processes: absolute figures of a
shared machine move by half.
    python tests/bench/catanatron_ratio.py [--rounds 5] [--seconds 2] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))  # the scripts here are no package

import builds
from tables import TABLES

VERSION: Final = "3.2.1"
ENVIRONMENT: Final = builds.BUILD / "bench-env"
THEIR_PYTHON: Final = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
THEIR_WORKER: Final = Path(__file__).with_name("theirs.py")

Run = dict[str, float]

THEIRS: Final = "catanatron"


def their_environment() -> None:
    """Catanatron in an environment of its own."""
    if not THEIR_PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    probe = "import importlib.metadata as m; print(m.version('catanatron'))"
    found = subprocess.run(
        [str(THEIR_PYTHON), "-c", probe], capture_output=True, text=True, check=False
    )
    if found.stdout.strip() != VERSION:
        pip = [str(THEIR_PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", f"catanatron=={VERSION}"], check=True)


def run(command: list[str], env: dict[str, str]) -> Run:
    """What a worker counted."""
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    counted: Run = json.loads(done.stdout)
    return counted


def ratio(runs: dict[str, list[Run]], upper: str, lower: str, what: str) -> float:
    """The median over the rounds of one worker's figure by the other's."""
    pairs = zip(runs[upper], runs[lower], strict=True)
    return median(above[what] / below[what] for above, below in pairs)


def main() -> None:
    """Build, run in turns, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--tables", nargs="*", default=TABLES, help="game-seats, as dragon-4")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    their_environment()
    compiled, interpreted = builds.compiled(), builds.interpreted()
    timing = ["--seconds", str(given.seconds), "--core", str(given.core)]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    workers = {THEIRS: ([str(THEIR_PYTHON), str(THEIR_WORKER), *timing], alone)}
    for table in given.tables:
        game, _, seats = table.rpartition("-")
        ours = [sys.executable, str(builds.WORKER), *timing, "--game", game, "--seats", seats]
        workers[f"{table} interpreted"] = (ours, builds.environment(interpreted))
        workers[f"{table} compiled"] = (ours, builds.environment(compiled))
    runs: dict[str, list[Run]] = {name: [] for name in workers}
    for _ in range(given.rounds):
        for name, (command, env) in workers.items():
            runs[name].append(run(command, env))
    for name in runs:
        as_named = all(done.get("compiled", 0) == name.endswith(" compiled") for done in runs[name])
        assert as_named, f"{name}: the wrong build ran"
    report(given, runs)


def report(given: argparse.Namespace, runs: dict[str, list[Run]]) -> None:
    """The figures as JSON, after a table unless only JSON is wanted."""
    found: dict[str, dict[str, float]] = {}
    lines = [f"{given.rounds} rounds of {given.seconds} s"]
    lines.append(f"{'':24} {'decisions/s':>12} {'by K':>8} {'copy µs':>9} {'by theirs':>10}")
    for name in runs:
        speed = median(done["per_second"] for done in runs[name])
        copy = median(done["copy_us"] for done in runs[name])
        by_k = ratio(runs, name, THEIRS, "per_second")
        by_copy = ratio(runs, name, THEIRS, "copy_us")
        lines.append(f"{name:24} {speed:12,.0f} {by_k:8.2f} {copy:9.2f} {by_copy:10.3f}")
        found[name] = {"per_second": speed, "by_k": by_k, "copy_us": copy, "copy_by_k": by_copy}
    for table in given.tables:
        gain = ratio(runs, f"{table} compiled", f"{table} interpreted", "per_second")
        lines.append(f"{table}: compiled / interpreted {gain:.2f}")
        found[f"{table} compiled"]["by_interpreted"] = gain
    if not given.json:
        sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()

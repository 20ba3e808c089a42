"""What the environments cost: decisions per second through them and through the engine alone.

The engine alone does the same work: legal choices, the numbers of the table and the mask as arrays
for every decision. Many tables in one call, sixteen here, can be quicker than that. Beside them
stand RLCard's and OpenSpiel's own games. All run in turns on one core.
    python tests/bench/env_overhead.py [--rounds 3] [--seconds 1] [--tables dragon-4] [--json]
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
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))  # the scripts here are no package

import builds
from tables import TABLES

ENVIRONMENT: Final = builds.BUILD / "bench-env"
THEIR_PYTHON: Final = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
THEIR_WORKER: Final = Path(__file__).with_name("env_theirs.py")
OUR_WORKER: Final = Path(__file__).with_name("env_ours.py")
PACKAGES: Final = {"rlcard": "1.2.0", "open_spiel": "2.0.2"}

ENGINE_FOR: Final = {  # what each environment is measured by
    "pettingzoo": "engine",
    "pettingzoo, no wrappers": "engine",
    "openspiel": "engine",
    "gymnasium": "engine for one",
    "tables": "engine",
    "tables, gymnasium": "engine",
    "tables, numpy draws": "engine",
    "tables, pettingzoo": "engine",
}
WAYS: Final = ["engine", "engine for one", *ENGINE_FOR]
OTHERS: Final = [
    "rlcard leduc-holdem",
    "rlcard limit-holdem",
    "rlcard uno",
    "openspiel kuhn_poker",
    "openspiel leduc_poker",
    "openspiel gin_rummy",
]
LEAST: Final = {  # decisions per second
    "tables": 60_000,
    "pettingzoo, no wrappers": 50_000,
    "pettingzoo": 20_000,
}
LEAST_DRAGON: Final = 150_000  # through "tables"

Run = dict[str, Any]


def their_environment() -> None:
    """RLCard and OpenSpiel in an environment apart from ours."""
    if not THEIR_PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    names = ", ".join(repr(name) for name in PACKAGES)
    probe = f"import importlib.metadata as m; print(*map(m.version, [{names}]))"
    python = str(THEIR_PYTHON)
    found = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    if found.stdout.split() != list(PACKAGES.values()):
        wanted = [f"{name}=={version}" for name, version in PACKAGES.items()]
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", *wanted], check=True)


def workers(given: argparse.Namespace) -> dict[str, tuple[list[str], dict[str, str]]]:
    """What is run, by name."""
    timing = ["--seconds", str(given.seconds), "--core", str(given.core)]
    ours = builds.environment(builds.interpreted() if given.interpreted else builds.compiled())
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    made: dict[str, tuple[list[str], dict[str, str]]] = {}
    for table in given.tables:
        game, _, seats = table.rpartition("-")
        for way in WAYS:
            command = [sys.executable, str(OUR_WORKER), *timing, "--what", way]
            made[f"{table} {way}"] = ([*command, "--game", game, "--seats", seats], ours)
    for other in OTHERS:
        made[other] = ([str(THEIR_PYTHON), str(THEIR_WORKER), *timing, "--what", other], alone)
    return made


def run(command: list[str], env: dict[str, str]) -> Run:
    """What a worker counted."""
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    counted: Run = json.loads(done.stdout.splitlines()[-1])
    return counted


def speed(runs: list[Run]) -> float | None:
    """Decisions per second; None where there was nothing to run."""
    return None if "missing" in runs[0] else median(done["per_second"] for done in runs)


def ratio(upper: list[Run], lower: list[Run]) -> float:
    """The median over the rounds of one worker's speed by the other's."""
    pairs = zip(upper, lower, strict=True)
    return median(above["per_second"] / below["per_second"] for above, below in pairs)


def report(given: argparse.Namespace, runs: dict[str, list[Run]]) -> dict[str, dict[str, float]]:
    """The figures, after a table unless only JSON is wanted."""
    build = "interpreted" if given.interpreted else "compiled"
    lines = [f"{given.rounds} rounds of {given.seconds} s, our engine {build}"]
    lines.append(f"{'':40} {'decisions/s':>12} {'by engine':>10}")
    found: dict[str, dict[str, float]] = {}
    for name, done in runs.items():
        per_second = speed(done)
        if per_second is None:
            lines.append(f"{name:40} {'not installed':>12}")
            continue
        found[name] = {"per_second": per_second}
        line = f"{name:40} {per_second:12,.0f}"
        table, _, way = name.partition(" ")
        if table in given.tables and way in ENGINE_FOR:
            kept = ratio(done, runs[f"{table} {ENGINE_FOR[way]}"])
            found[name]["by_engine"] = kept
            line += f" {kept:10.2f}"
        lines.append(line)
    if not given.json:
        sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return found


def too_slow(found: dict[str, dict[str, float]]) -> list[str]:
    """What is slower than it must be, each in a sentence."""
    slow: list[str] = []
    for name, figures in found.items():
        table, _, way = name.partition(" ")
        wanted = LEAST.get(way, 0)
        if way == "tables" and table.startswith("dragon"):
            wanted = LEAST_DRAGON
        if figures["per_second"] < wanted:
            slow.append(f"{name}: {figures['per_second']:,.0f} decisions/s, not {wanted:,}.")
    return slow


def main() -> None:
    """Build, run in turns, compare; fail where compiled environments are too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--tables", nargs="*", default=TABLES, help="game-seats, as dragon-4")
    parser.add_argument("--interpreted", action="store_true", help="the sources, not compiled")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    their_environment()
    all_workers = workers(given)
    runs: dict[str, list[Run]] = {name: [] for name in all_workers}
    for _ in range(given.rounds):
        for name, (command, env) in all_workers.items():
            runs[name].append(run(command, env))
    for done in runs.values():
        as_wanted = all(
            one.get("compiled", not given.interpreted) != given.interpreted for one in done
        )
        assert as_wanted, "the wrong build ran"
    slow = too_slow(report(given, runs)) if not given.interpreted else []
    if slow:
        raise SystemExit("\n".join(slow))


if __name__ == "__main__":
    main()

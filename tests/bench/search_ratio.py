"""How much our search tries beside Catanatron's searching bot, in turns on one core.

Counted are the decisions carried out on copies while thinking, per second. Catanatron's package
has one bot that looks ahead on copies (VictoryPointPlayer); its game plays itself with four.
    python tests/bench/search_ratio.py [--rounds 5] [--seconds 2] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent))  # the scripts here are no package

import builds
from catanatron_ratio import THEIR_PYTHON, THEIR_WORKER, Run, run, their_environment
from tables import TABLES


def main() -> None:
    """Build, run in turns, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    their_environment()
    timing = ["--search", "--seconds", str(given.seconds), "--core", str(given.core)]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    theirs = [str(THEIR_PYTHON), str(THEIR_WORKER), *timing]
    compiled = builds.environment(builds.compiled())
    ratios: dict[str, list[float]] = {table: [] for table in TABLES}
    ours: dict[str, list[Run]] = {table: [] for table in TABLES}
    for _ in range(given.rounds):
        for table in TABLES:
            game, _, seats = table.rpartition("-")
            worker = [sys.executable, str(builds.WORKER), *timing, "--game", game, "--seats", seats]
            their = run(theirs, alone)
            our = run(worker, compiled)
            ours[table].append(our)
            ratios[table].append(our["per_second"] / their["per_second"])
    found = {
        table: {
            "iterations_per_second": median(one["iterations_per_second"] for one in ours[table]),
            "decisions_per_second": median(one["per_second"] for one in ours[table]),
            "by_theirs": median(ratios[table]),
        }
        for table in TABLES
    }
    if not given.json:
        for table, figures in found.items():
            line = f"{figures['iterations_per_second']:10.0f} iterations/s"
            line += f" {figures['decisions_per_second']:12.0f} decisions/s"
            sys.stdout.write(f"{table:14} {line}, {figures['by_theirs']:.1f} times theirs\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()

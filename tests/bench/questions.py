"""How long a question takes that a browser is asked: prompt, options, and why nothing else goes.

For every kind of question the median over positions of random games, each the best of several
times, in milliseconds; both builds. ZhanGuo's `ChoosePlay`, the longest question of all, has a
limit.
    python tests/bench/questions.py [--game zhanguo]
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))  # the scripts here are no package

import builds
from tables import TABLES

SEATS: Final = 3
GAMES: Final = 4
POSITIONS: Final = 60  # of one kind of question
TIMES: Final = 7
LIMITS: Final = {"compiled": 0.5, "interpreted": 1.3}  # milliseconds
LONGEST: Final = ("zhanguo", "ChoosePlay")


def asked(game: str) -> dict[str, list[tuple[object, object]]]:
    """Positions of random games with the view of whoever must answer, by kind of question."""
    from tianxia.core.agenda import NATURE, apply, pending
    from tianxia.core.chance import draw
    from tianxia.core.dice import Dice
    from tianxia.games.registry import rules_for

    rules = rules_for(game)
    found: dict[str, list[tuple[object, object]]] = {}
    for number in range(GAMES):
        dice = Dice(number)
        state = rules.new_game(SEATS, {})
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            if question.seat == NATURE:
                apply(state, draw(question, state, legal, dice))
                continue
            if len(legal) > 1:
                view = rules.view(state, question.seat)
                found.setdefault(type(question).__name__, []).append((rules.clone(state), view))
            apply(state, legal[dice.below(len(legal))])
    return found


def figures_of(game: str) -> dict[str, float]:
    """The median of every kind of question, in milliseconds."""
    from tianxia.games.registry import rules_for
    from tianxia.server.wire.questions import question_at

    rules = rules_for(game)
    figures = {}
    for kind, places in asked(game).items():
        times = []
        for state, view in places[:: -(-len(places) // POSITIONS)]:
            best = 1.0
            for _ in range(TIMES):
                started = time.perf_counter()
                question_at(rules, state, 0, view)
                best = min(best, time.perf_counter() - started)
            times.append(1000 * best)
        figures[kind] = statistics.median(times)
    return figures


def measured(package: Path, game: str) -> dict[str, float]:
    """The same in a process of its own that imports one of the builds."""
    done = subprocess.run(
        [sys.executable, __file__, "--game", game, "--here"],
        env=builds.environment(package),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print every kind of question of all games; fail when the longest takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--here", action="store_true", help="measure what is imported, as JSON")
    given = parser.parse_args()
    if given.here:
        sys.stdout.write(json.dumps(figures_of(given.game)) + "\n")
        return
    packages = {"compiled": builds.compiled(), "interpreted": builds.interpreted()}
    games = [table.rpartition("-")[0] for table in TABLES]
    faults = []
    for game in [given.game] if given.game else games:
        found = {build: measured(package, game) for build, package in packages.items()}
        sys.stdout.write(f"{game}: milliseconds a question, {', '.join(found)}\n")
        for kind, slow in sorted(found["interpreted"].items(), key=lambda pair: -pair[1]):
            sys.stdout.write(f"  {kind}: {found['compiled'][kind]:.2f}, {slow:.2f}\n")
            if (game, kind) == LONGEST:
                faults += [
                    f"{kind} takes {figures[kind]:.2f} ms {build}, more than {LIMITS[build]}."
                    for build, figures in found.items()
                    if figures[kind] > LIMITS[build]
                ]
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()

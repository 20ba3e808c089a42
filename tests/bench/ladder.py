"""Whether every level beats the one below it: tournaments of common deals, game by game.

Two seats: strong against casual, master against strong; three seats: all of them together.
With the time that people get, a hundred deals take days; `--share` gives the searching bots a part
of it. Interrupted, it goes on from the folder.
    python tests/bench/ladder.py FOLDER [--share 0.05] [--deals 100] [--three 10] [--jobs 2]
                                 [--games dragon,rotunda]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tianxia.arena.standings import standings
from tianxia.arena.tournament import Tournament, hold
from tianxia.arena.workers import in_processes
from tianxia.bots.levels import CASUAL, LEVELS, MASTER, STRONG
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES


def main() -> None:
    """Play, and print a line for every bot of every tournament."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--three", type=int, default=10, help="deals with three seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    strong, master = (f"{bot}@{LEVELS[bot].seconds * given.share:g}" for bot in (STRONG, MASTER))
    sys.stdout.write(f"{'compiled' if compiled() else 'interpreted'} engine\n")
    for game in given.games.split(","):
        for bots, deals in (
            ((strong, CASUAL), given.deals),
            ((master, strong), given.deals),
            ((master, strong, CASUAL), given.three),
        ):
            if deals:
                plan = Tournament(game, len(bots), bots, deals)
                results = hold(
                    plan, given.folder / plan.key(), in_processes(given.jobs), lambda *_: None
                )
                for one in standings(results):
                    wins = f"{one.wins.value:6.1%} ({one.wins.low:.1%} to {one.wins.high:.1%})"
                    line = f"{game:11} {len(bots)} seats {one.bot:12} {wins} of {one.games}"
                    line += f", {one.score.value:6.1f} points, {one.ms_per_decision:5.0f} ms"
                    sys.stdout.write(f"{line}, longest {one.ms_longest:.0f}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()

"""How far a search goes beyond the time it is given: the longest of many, game by game.

Time is that of the process, so that others on the machine disturb less. Interpreted is the harder
case: one try takes longest there.
    PYTHONPATH=src python tests/bench/budget.py [--seconds 1] [--every 9] [--games dragon,rotunda]
"""

from __future__ import annotations

import argparse
import sys
import time

import tianxia
from tianxia.bots.protocol import Table
from tianxia.bots.registry import HEURISTIC, JUDGES, make_bot
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES
from tianxia.search.ismcts import Search, Settings


def main() -> None:
    """Let the heuristic play a game of each; search at every so manieth question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--every", type=int, default=9)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    sys.stdout.write(f"{'compiled' if compiled() else 'interpreted'} engine\n")
    for name in given.games.split(","):
        judge = JUDGES[name]
        ways = {id(way): way for way in (judge.settings, judge.unhurried)}.values()
        found = tables(name, given.every)
        spent = [thought(table, given.seconds, way) for table in found for way in ways]
        over = max(spent) / given.seconds - 1
        line = f"{name:11} {len(spent):4} searches of {given.seconds:g} s"
        sys.stdout.write(f"{line}, the longest {max(spent):.3f} s: {over:+.1%}\n")
        sys.stdout.flush()


def tables(name: str, every: int) -> list[Table]:
    """The tables at every so manieth question of a game with a choice."""
    found = []
    game = tianxia.new(name, seats=2, seed=3)
    bot = make_bot(HEURISTIC, name, 1)
    asked = 0
    while not game.over:
        table = game.table(game.to_move)
        asked += 1
        if asked % every == 0:
            state = table.rules.clone(game.state)
            found.append(type(table)(table.rules, state, table.seat))
        game.play(bot.choose(table))
    return [table for table in found if len(table.legal()) > 1]


def thought(table: Table, seconds: float, way: Settings) -> float:
    """The time that a search took."""
    judge = JUDGES[table.rules.name].make()
    started = time.process_time()
    search = Search(table.rules, judge, table.sample, 1, way, clock=time.process_time)
    search.run(10**9, seconds)
    return time.process_time() - started


if __name__ == "__main__":
    main()

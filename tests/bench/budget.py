"""How far a search goes beyond the time it is given: the longest of many, game by game.

What is promised: the seconds, or, where they were not enough for 64 tries, up to three times as
long until there are so many. So with `--thorough` two things are told: of the searches that had
their tries in time how late they ended, and of the others how many tries they had and how late they
ended after three times their seconds. A search in a crowd has its seconds and no more, as without
`--thorough`. Time is that of the process, so that others on the machine disturb less. Interpreted
is the harder case: one try takes longest there.
    PYTHONPATH=src python tests/bench/budget.py [--seconds 1] [--every 9] [--games dragon,rotunda]
"""

from __future__ import annotations

import argparse
import sys
import time

import tianxia
from tianxia.bots.judge import judge_of
from tianxia.bots.levels import CASUAL
from tianxia.bots.protocol import Table
from tianxia.bots.registry import make_bot
from tianxia.bots.search_bot import LEAST, PATIENCE
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES
from tianxia.search.ismcts import Search, SearchSettings


def main() -> None:
    """Let the casual bot play a game of each; search at every so manieth question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--every", type=int, default=9)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--thorough", action="store_true", help="keep the promise by tries too")
    given = parser.parse_args()
    sys.stdout.write(f"{'compiled' if compiled() else 'interpreted'} engine\n")
    for name in given.games.split(","):
        judge = judge_of(name)
        ways = {id(way): way for way in (judge.settings, judge.unhurried)}.values()
        found = tables(name, given.every)
        least = LEAST if given.thorough else 0
        made = [thought(table, given.seconds, way, least) for table in found for way in ways]
        short = [one for one in made if one[1] < least or one[0] > 1.5 * given.seconds]
        enough = [one for one in made if one not in short]
        tell(name, enough, given.seconds)
        tell(f"{name}, few tries", short, PATIENCE * given.seconds)


def tell(name: str, made: list[tuple[float, int]], seconds: float) -> None:
    """One line about searches that were to end after so many seconds at the latest."""
    if not made:
        return
    longest = max(spent for spent, _ in made)
    line = f"{name:22} {len(made):4} searches of {seconds:g} s, at least {min(n for _, n in made)}"
    sys.stdout.write(f"{line} tries, the longest {longest:.3f} s: {longest / seconds - 1:+.1%}\n")
    sys.stdout.flush()


def tables(name: str, every: int) -> list[Table]:
    """The tables at every so manieth question of a game with a choice."""
    found = []
    game = tianxia.new(name, seats=2, seed=3)
    bot = make_bot(CASUAL, name, 1)
    asked = 0
    while not game.over:
        table = game.table(game.to_move)
        asked += 1
        if asked % every == 0:
            state = table.rules.clone(game.state)
            found.append(type(table)(table.rules, state, table.seat))
        game.play(bot.choose(table))
    return [table for table in found if len(table.legal()) > 1]


def thought(table: Table, seconds: float, way: SearchSettings, least: int) -> tuple[float, int]:
    """The time that a search took, and its tries."""
    judge = judge_of(table.rules.name).make()
    started = time.process_time()
    search = Search(table.rules, judge, table.sample, 1, way, clock=time.process_time)
    found = search.run(10**9, seconds, least, PATIENCE * seconds)
    return time.process_time() - started, found.iterations


if __name__ == "__main__":
    main()

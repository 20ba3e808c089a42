"""Whether every level beats the one below it: tournaments of common deals, game by game.

Two seats: strong against casual, master against strong, each with a goal; three seats (`--three`
deals): all of them together. Seconds are the processor's, so a busy machine only takes longer.
With the time that people get, a hundred deals take days; `--share` gives the searching bots a part
of it. A match of two ends early when it is clear, with errors of 5 %, whether the goal is reached
or missed by ten points; `--whole` plays it to the end. Interrupted, it goes on from the folder,
where `ladder.json` tells how all matches stand.
    python tests/bench/ladder.py FOLDER [dragon:master rotunda:strong …] [--share 0.1]
                                 [--deals 100] [--three 0] [--jobs 1] [--whole]
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tianxia.arena.standings import standings
from tianxia.arena.statistics import likelihood, share
from tianxia.arena.tournament import Pairing, Played, Player, Result, Tournament, hold, read_results
from tianxia.arena.workers import in_processes
from tianxia.bots.levels import CASUAL, LEVELS, MASTER, STRONG
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES

GOALS: Final = {STRONG: 0.8, MASTER: 0.7}  # of the games against the level below
SHORT: Final = 0.1  # a share so far below the goal is told from it
CLEAR: Final = math.log(0.95 / 0.05)
SUMMARY: Final = "ladder.json"


def won(results: list[Result], bot: str) -> float:
    """How many games a bot has won; shared victories are halves."""
    return sum(
        1 / result.ranking.count(1)
        for result in results
        for name, rank in zip(result.names, result.ranking, strict=True)
        if name == bot and rank == 1
    )


def said(results: list[Result], bot: str, goal: float) -> str:
    """What the games say of the goal; after the first game of a deal nobody asks."""
    found = likelihood(won(results, bot), len(results), goal, SHORT)
    if len(results) % 2 or abs(found) < CLEAR:
        return "open"
    return "reached" if found > 0 else "missed"


def until_clear(folder: Path, bot: str, goal: float, player: Player) -> Player:
    """Who plays a match until it is clear."""

    def players(plan: Tournament, pairings: list[Pairing]) -> Iterator[Played]:
        results = read_results(folder)
        if said(results, bot, goal) != "open":
            return
        for played in player(plan, pairings):
            yield played
            results.append(played.result)
            if said(results, bot, goal) != "open":
                return

    return players


def note(folder: Path, key: str, found: dict[str, Any]) -> None:
    """Keep how a match stands."""
    path = folder / SUMMARY
    every = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    every[key] = found
    draft = path.with_suffix(".part")
    draft.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    draft.replace(path)


def match(given: argparse.Namespace, game: str, level: str, bots: tuple[str, str]) -> None:
    """Play one match of two, as far as needed; the level that is tried comes first."""
    plan = Tournament(game, 2, bots, given.deals, processor=True)
    folder: Path = given.folder / plan.key()
    goal = GOALS[level]
    player = in_processes(given.jobs)

    def stand(results: list[Result]) -> None:
        wins = share(won(results, bots[0]), len(results))
        found = {"game": game, "bots": bots, "goal": goal, "games": len(results)}
        found |= {"share": wins.value, "low": wins.low, "high": wins.high}
        found |= {"deals": given.deals, "said": said(results, bots[0], goal)}
        note(given.folder, plan.key(), found)

    results = hold(
        plan,
        folder,
        player if given.whole else until_clear(folder, bots[0], goal, player),
        lambda *_: stand(read_results(folder)),
    )
    stand(results)
    show(game, results, f", {goal:.0%} {said(results, bots[0], goal)}")


def show(game: str, results: list[Result], more: str = "") -> None:
    """A line for every bot."""
    for one in standings(results):
        wins = f"{one.wins.value:6.1%} ({one.wins.low:.1%} to {one.wins.high:.1%})"
        line = f"{game:11} {one.bot:12} {wins} of {one.games}"
        line += f", {one.score.value:6.1f} points, {one.ms_per_decision:5.0f} ms"
        sys.stdout.write(f"{line}, longest {one.ms_longest:.0f}{more}\n")
    sys.stdout.flush()


def main() -> None:
    """Play, and print a line for every bot of every tournament."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("matches", nargs="*", default=[f"{g}:{b}" for g in GAMES for b in GOALS])
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--three", type=int, default=0, help="deals with three seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="play on when it is clear")
    given = parser.parse_args()
    strong, master = (f"{bot}@{LEVELS[bot].seconds * given.share:g}" for bot in (STRONG, MASTER))
    pairs = {STRONG: (strong, CASUAL), MASTER: (master, strong)}
    given.folder.mkdir(parents=True, exist_ok=True)
    sys.stdout.write(f"{'compiled' if compiled() else 'interpreted'} engine\n")
    for game, level in (each.split(":") for each in given.matches):
        match(given, game, level, pairs[level])
    for game in dict.fromkeys(each.split(":")[0] for each in given.matches if given.three):
        three = (master, strong, CASUAL)
        plan = Tournament(game, 3, three, given.three, processor=True)
        folder = given.folder / plan.key()
        show(game, hold(plan, folder, in_processes(given.jobs), lambda *_: None))


if __name__ == "__main__":
    main()

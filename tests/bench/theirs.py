"""Random games of Catanatron, timed; run by catanatron_ratio.py in Catanatron's own environment."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.players.search import VictoryPointPlayer


def play(number: int) -> int:
    """One seeded game of four random players, as `Game.play` plays it; how many plies it took."""
    game = Game([RandomPlayer(color) for color in Color], seed=number + 1)
    plies = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        plies += 1
    return plies


def search(number: int, seconds: float) -> int:
    """A game of four bots that look ahead, or a part; how many actions they tried on copies."""
    tried = [0]
    carry_out = Game.execute

    def counted(self, *args, **more):
        tried[0] += 1
        return carry_out(self, *args, **more)

    Game.execute = counted
    ends = time.process_time() + seconds
    game = Game([VictoryPointPlayer(color) for color in Color], seed=number + 1)
    while game.winning_color() is None and time.process_time() < ends:
        game.play_tick()
        tried[0] -= 1  # the action that was really played
    Game.execute = carry_out
    return tried[0]


def copy_us() -> float:
    """Microseconds for a copy of a position in the middle of a game."""
    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(300):
        game.play_tick()
    best = 1.0
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(200):
            game.copy()
        best = min(best, (time.perf_counter() - started) / 200)
    return 1e6 * best


def main() -> None:
    """Play for a time and write what was counted as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--search", action="store_true", help="bots that look ahead")
    parser.add_argument("--core", type=int, default=-1)
    given = parser.parse_args()
    if given.core >= 0:
        os.sched_setaffinity(0, {given.core})
    found: dict[str, float] = {} if given.search else {"copy_us": copy_us()}
    play(0)
    games = decisions = 0
    started = time.process_time()
    while time.process_time() - started < given.seconds:
        games += 1
        decisions += search(games, given.seconds) if given.search else play(games)
    found |= {"games": games, "decisions": decisions}
    found["per_second"] = decisions / (time.process_time() - started)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()

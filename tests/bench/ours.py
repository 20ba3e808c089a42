"""Games of ours, counted or timed; run in its own process by the other scripts here."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from tianxia.arena.measure import POSITIONS, midgame, searched
from tianxia.bots.levels import CASUAL
from tianxia.bots.registry import make_bot
from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.core.build import compiled
from tianxia.core.chance import draw
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.games.registry import rules_for
from tianxia.match.seat import SeatTable
from tianxia.search.playout import play_randomly


def play(game: str, seats: int, number: int) -> int:
    """One seeded random game; how many decisions it took."""
    rules = rules_for(game)
    state = rules.new_game(seats, {})
    players = [Dice(number * seats + seat) for seat in range(seats)]
    return play_randomly(state, SealedDice(secret_of(number)), [*players])


def think(game: str, seats: int, number: int) -> int:
    """One seeded game between casual bots; how many questions they had to think about."""
    rules = rules_for(game)
    state = rules.new_game(seats, {})
    nature = Dice(number)
    bot = make_bot(CASUAL, game, number)
    answers = 0
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        if question.seat == NATURE:
            choice = draw(question, state, legal, nature)
        elif len(legal) == 1:
            choice = legal[0]
        else:
            choice = bot.choose(SeatTable(rules, state, question.seat))
            answers += 1
        apply(state, choice)
    return answers


def positions(game: str, seats: int) -> list[State]:
    """The stored positions in the middle of games."""
    return [midgame(rules_for(game), seats, number) for number in range(POSITIONS)]


def clone_us(game: str, seats: int) -> float:
    """Microseconds for a copy of a position with everything in it: the end of a random game."""
    rules = rules_for(game)
    state = rules.new_game(seats, {})
    play_randomly(state, SealedDice(secret_of(1)), [Dice(seat) for seat in range(seats)])
    clone = rules.clone
    best = 1.0
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(1000):
            clone(state)
        best = min(best, (time.perf_counter() - started) / 1000)
    return 1e6 * best


def main() -> None:
    """Play for a time or a number of games and write what was counted as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="dragon")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--search", action="store_true", help="the search instead")
    parser.add_argument("--casual", action="store_true", help="casual bots play the games")
    parser.add_argument("--core", type=int, default=-1)
    given = parser.parse_args()
    if given.core >= 0:
        os.sched_setaffinity(0, {given.core})
    found: dict[str, object] = {"compiled": compiled()}
    if given.search:
        iterations, tried = searched(
            given.game, positions(given.game, given.seats), given.seconds / POSITIONS
        )
        found |= {"iterations_per_second": iterations, "per_second": tried}
        sys.stdout.write(json.dumps(found) + "\n")
        return
    if given.seconds > 0:
        found["copy_us"] = clone_us(given.game, given.seats)
    play_one = think if given.casual else play
    play_one(given.game, given.seats, 0)  # the first one also makes the rules
    games = decisions = 0
    started = time.process_time()
    while games < given.games or time.process_time() - started < given.seconds:
        decisions += play_one(given.game, given.seats, games)
        games += 1
    found |= {"games": games, "decisions": decisions}
    found["per_second"] = decisions / max(time.process_time() - started, 1e-9)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()

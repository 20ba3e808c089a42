"""How well a game's judgement foresees the end, and which of its terms weigh too much or little.

Casual bots that choose at random now and then play; whenever another seat comes to move, every
term is compared with its mean over the seats, and the sum with how many points more than the mean
the seat had at the end. For each quarter of a game: the correlation of the sum with the end, the
correlation that the best factor for each term would give, and those factors (1 is right; a factor
says little where its term hardly varies).
    python tests/bench/judgement.py GAME [--seats 2] [--deals 200] [--first 0]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))  # for the tests' own players

from tests.bots.play import PlainTable, questions

from tianxia.bots.judge import has_judge, judge_of
from tianxia.bots.registry import make_bot
from tianxia.core.dice import Dice
from tianxia.games.registry import GAMES, rules_for

RANDOM = 40  # of 1 000 choices are made at random, so that equal bots get different positions
QUARTERS = 4
STEADY = 5.0  # keeps the factors of terms that hardly vary near nothing


class Wavering:
    """The casual bot with a few random choices."""

    def __init__(self, game: str, seed: int) -> None:
        self.bot = make_bot("casual", game, seed)
        self.dice = Dice(seed)

    def choose(self, table: PlainTable) -> int:
        legal = table.legal()
        if self.dice.below(1000) < RANDOM:
            return legal[self.dice.below(len(legal))]
        return self.bot.choose(table)


Seen = TypeVar("Seen")


def positions(
    game: str, seats: int, deal: int, look: Callable[[Any, Any], Seen]
) -> tuple[list[Seen], np.ndarray]:
    """What the game's judge sees at every change of turns, and the points at the end."""
    rules, judge = rules_for(game), judge_of(game).make()
    state = rules.new_game(seats, {})
    seen: list[Seen] = []
    last = -1
    bots = [Wavering(game, deal * 10 + seat) for seat in range(seats)]
    for table in questions(rules, state, bots, deal):
        if table.seat != last:
            last = table.seat
            seen.append(look(judge, state))
    return seen, np.array(rules.scores(state), dtype=float)


def terms_of(judge: Any, state: Any) -> list[list[float]]:
    """The value of every term for every seat."""
    return [judge.values(state, seat) for seat in range(state.seats)]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game for game in GAMES if has_judge(game)])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    terms: list[list[np.ndarray]] = [[] for _ in range(QUARTERS)]
    ends: list[list[np.ndarray]] = [[] for _ in range(QUARTERS)]
    for deal in range(given.first, given.first + given.deals):
        looks, scores = positions(given.game, given.seats, deal, terms_of)
        seen = np.array(looks)
        for at, row in enumerate(seen - seen.mean(axis=1, keepdims=True)):
            quarter = at * QUARTERS // len(seen)
            terms[quarter].extend(row)
            ends[quarter].extend(scores - scores.mean())
    for quarter in range(QUARTERS):
        known, end = np.array(terms[quarter]), np.array(ends[quarter])
        usual = STEADY * np.eye(known.shape[1])
        factors = np.linalg.solve(known.T @ known + usual, known.T @ end)
        now = np.corrcoef(known.sum(axis=1), end)[0, 1]
        best = np.corrcoef(known @ factors, end)[0, 1]
        line = f"quarter {quarter + 1}: correlation {now:.2f}, with these factors {best:.2f}:"
        for name, factor, spread in zip(
            judge_of(given.game).terms, factors, known.std(axis=0), strict=True
        ):
            line += f" {name} {factor:.1f} (varies by {spread:.1f})"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()

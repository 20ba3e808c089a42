"""Fits the numbers that judge Round House to how games end, and prints them beside those in use.

The judgement is a sum in which every number stands once, so what a number multiplies is the
judgement with that number one and all others nothing. Casual bots that choose at random now and
then play; whenever another seat comes to move, every seat's multiples are compared with their mean
over the seats, and least squares finds the numbers that explain how many points more than the mean
a seat had at the end. The pace is the same for all seats: it stays as it is.
    python tests/bench/fit_rotunda.py [--seats 2] [--deals 200] [--first 0]
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from judgement import Wavering, questions

from tianxia.bots.evaluators.rotunda import RotundaEvaluator
from tianxia.bots.evaluators.rotunda_weights import Weights, Worth
from tianxia.core.agenda import State
from tianxia.games.registry import rules_for
from tianxia.games.rotunda.state import NOBODY

STEADY = 30.0  # keeps numbers of what hardly varies near nothing
USED = Weights()
NAMES = [name for name in dir(USED) if isinstance(getattr(USED, name), Worth) and name != "pace"]


def judge(name: str, late: float, early: float) -> RotundaEvaluator:
    """The judgement with one number given and all others nothing."""
    weights = Weights()
    for other in [*NAMES, "pace"]:
        setattr(weights, other, Worth(0.0, 0.0))
    if name:
        setattr(weights, name, Worth(late, early))
    return RotundaEvaluator(weights)


RULES_ALONE = judge("", 0.0, 0.0)
JUDGES = [judge(name, *one) for name in NAMES for one in ((1.0, 0.0), (0.0, 1.0))]


def multiples(state: State, seat: int) -> list[float]:
    """What the rules alone say of a seat, then what each number multiplies."""
    known = RULES_ALONE.value(state, seat)
    return [known, *(judge.value(state, seat) - known for judge in JUDGES)]


def positions(seats: int, deal: int) -> tuple[np.ndarray, np.ndarray]:
    """Every seat's multiples at every change of turns until the last ones; the final points."""
    rules = rules_for("rotunda")
    state = rules.new_game(seats, {})
    seen: list[list[list[float]]] = []
    last = -1
    bots = [Wavering("rotunda", deal * 10 + seat) for seat in range(seats)]
    for table in questions(rules, state, bots, deal):
        if table.seat != last and state.end_seat == NOBODY:
            seen.append([multiples(state, seat) for seat in range(seats)])
        last = table.seat
    return np.array(seen), np.array(rules.scores(state), dtype=float)


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    known: list[np.ndarray] = []
    missing: list[np.ndarray] = []  # in what the rules alone say
    for deal in range(given.first, given.first + given.deals):
        seen, scores = positions(given.seats, deal)
        ahead = (seen - seen.mean(axis=1, keepdims=True)).reshape(-1, seen.shape[2])
        ends = np.tile(scores - scores.mean(), len(seen))
        known.append(ahead[:, 1:])
        missing.append(ends - ahead[:, 0])
    table, ends = np.concatenate(known), np.concatenate(missing)
    usual = STEADY * np.eye(table.shape[1])
    fitted = np.linalg.solve(table.T @ table + usual, table.T @ ends)
    for name, (late, early) in zip(NAMES, fitted.reshape(-1, 2), strict=True):
        used: Worth = getattr(USED, name)
        sys.stdout.write(
            f"{name}: late {late:.2f} (used {used.late:.2f}), early {early:.2f}"
            f" (used {used.early:.2f})\n"
        )


if __name__ == "__main__":
    main()

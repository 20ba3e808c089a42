"""Fits how much the terms of a judgement tell far from the end, beside the numbers in use.

Casual bots that choose at random now and then play with every number of seats; whenever another
seat comes to move, every term is compared with its mean over the seats. Least squares finds how
much more or less each tells far from the end than at it, so that the sum explains how many points
more than the mean a seat had at the end. No term tells less than nothing.
    python tests/bench/fit_early.py GAME [--deals 600] [--first 0]
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
from judgement import positions, terms_of

from tianxia.bots.judge import judge_of
from tianxia.games.registry import rules_for

FITTED = ["dragon", "tea_garden"]  # whose judgements tell other things far from the end
STEADY = 2000.0  # keeps terms that hardly vary as they are
SWEEPS = 500  # one number after the other, until they settle


def far_and_terms(judge: Any, state: Any) -> tuple[float, list[list[float]]]:
    """How far the end is, and the terms of every seat."""
    return judge.far(state), terms_of(judge, state)


def fitted(table: np.ndarray, missing: np.ndarray) -> np.ndarray:
    """The numbers that explain best what the sum of the terms misses, none below minus one."""
    square = table.T @ table + STEADY * np.eye(table.shape[1])
    target = table.T @ missing
    numbers = np.zeros(table.shape[1])
    for _ in range(SWEEPS):
        for at in range(len(numbers)):
            others = square[at] @ numbers - square[at, at] * numbers[at]
            numbers[at] = max(-1.0, (target[at] - others) / square[at, at])
    return numbers


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=FITTED)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    tables: list[np.ndarray] = []
    missing: list[np.ndarray] = []
    judge: Any = judge_of(given.game).make()
    rules = rules_for(given.game)
    for seats in range(rules.seats_min, rules.seats_max + 1):
        for deal in range(given.first, given.first + given.deals):
            looks, scores = positions(given.game, seats, deal, far_and_terms)
            far = np.array([one[0] for one in looks])
            seen = np.array([one[1] for one in looks])
            ahead = seen - seen.mean(axis=1, keepdims=True)
            tables.append((ahead * far[:, None, None]).reshape(-1, len(judge.names)))
            missing.append((scores - scores.mean() - ahead.sum(axis=2)).reshape(-1))
    numbers = fitted(np.concatenate(tables), np.concatenate(missing))
    for name, number, used in zip(judge.names, numbers, judge.weights.early, strict=True):
        sys.stdout.write(f"{name}: {number:.2f} (used {used:.2f})\n")


if __name__ == "__main__":
    main()

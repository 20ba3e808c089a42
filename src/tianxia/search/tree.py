"""The tree of a search: what was tried, how often it could be, and what came of it."""

from __future__ import annotations

import math
from typing import Final


class Node:
    """What is known after a line of choices, whatever nature and hidden things were."""

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.totals: Final[list[float]] = [0.0] * seats  # rewards by seat
        self.children: Final[dict[int, Node]] = {}  # by action id
        self.available: Final[dict[int, int]] = {}  # how often each action could be chosen
        self.priors: Final[dict[int, float]] = {}  # what the judgement thought of each

    def mean(self, seat: int) -> float:
        """The average reward of a seat."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def learn(self, rewards: list[float]) -> None:
        """Take one more outcome in."""
        self.visits = self.visits + 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] = totals[seat] + rewards[seat]


def select(node: Node, seat: int, actions: list[int], exploration: float) -> int:
    """The action to try: promising, or judged well and little tried while it was available."""
    best = actions[0]
    best_score = -1.0e9
    usual = 1.0 / len(actions)
    hope = node.mean(seat) - 0.05 if node.visits else 0.5  # of what was never tried
    for action in actions:
        seen = node.available.get(action, 0) + 1
        node.available[action] = seen
        child = node.children.get(action)
        prior = node.priors.get(action, usual)
        if child is None:
            score = hope + exploration * prior * math.sqrt(seen)
        else:
            bonus = exploration * prior * math.sqrt(seen) / (1.0 + child.visits)
            score = child.mean(seat) + bonus
        if score > best_score:
            best_score = score
            best = action
    return best

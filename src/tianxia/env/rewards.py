"""What the end of a game is worth to a learner; every kind sums up to zero over the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.errors import Unreadable


class Reward:
    """One kind of reward: from scores and ranking, by seat, and what breaking the rules costs."""

    def __init__(self, of: Callable[[list[int], list[int]], list[float]], illegal: float) -> None:
        self.of: Final = of
        self.illegal: Final = illegal


def by_rank(scores: list[int], ranking: list[int]) -> list[float]:  # noqa: ARG001, one signature for all kinds
    """1 for the first, -1 for the last, evenly between; those who share a rank share its worth."""
    worth: list[float] = []
    for own in ranking:
        beaten = sum((own < other) - (own > other) for other in ranking)
        worth.append(beaten / (len(ranking) - 1))
    return worth


def by_score(scores: list[int], ranking: list[int]) -> list[float]:  # noqa: ARG001
    """Points above the average of the other seats; with two seats the difference."""
    total = sum(scores)
    return [own - (total - own) / (len(scores) - 1) for own in scores]


REWARDS: Final = {"rank": Reward(by_rank, -1.0), "score": Reward(by_score, -100.0)}


def reward_named(name: str) -> Reward:
    """The kind of reward with this name."""
    if name not in REWARDS:
        raise Unreadable(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return REWARDS[name]

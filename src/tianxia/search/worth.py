"""What the end of a game is worth to a learner, by seat; every kind sums up to zero."""

from __future__ import annotations

from collections.abc import Callable

Worth = Callable[[list[int], list[int]], list[float]]  # from scores and ranking


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

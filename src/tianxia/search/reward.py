"""What an end, or a judged position, is worth to each seat: rank first, then margin."""

from __future__ import annotations

import math
from typing import Final

RANK_SHARE: Final = 0.7  # the rest goes to the margin, so that a lost game is still played well


def by_rank(ranking: list[int], scores: list[int], spread: float) -> list[float]:
    """The worth of a finished game, from 0 to 1 for every seat."""
    seats = len(ranking)
    margins = by_margin([float(score) for score in scores], spread)
    rewards: list[float] = []
    for seat in range(seats):
        beaten = 0.0
        for other in range(seats):
            if other != seat:
                if ranking[seat] < ranking[other]:
                    beaten += 1.0
                elif ranking[seat] == ranking[other]:
                    beaten += 0.5
        rank = beaten / (seats - 1)
        rewards.append(RANK_SHARE * rank + (1.0 - RANK_SHARE) * margins[seat])
    return rewards


def by_margin(points: list[float], spread: float) -> list[float]:
    """How likely each seat is to stay ahead of each other, averaged; `spread` points are a lot."""
    seats = len(points)
    rewards: list[float] = []
    for seat in range(seats):
        total = 0.0
        for other in range(seats):
            if other != seat:
                total += 1.0 / (1.0 + math.exp((points[other] - points[seat]) / spread))
        rewards.append(total / (seats - 1))
    return rewards

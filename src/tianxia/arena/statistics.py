"""What can be said of counted games, and how surely."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964  # 95 of 100 intervals hold the truth


@dataclass(frozen=True, slots=True)
class Interval:
    """A share or a mean with its 95 % interval."""

    value: float
    low: float
    high: float


def share(successes: float, trials: int) -> Interval:
    """How often something happens (Wilson's interval)."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    p = successes / trials
    middle = (p + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    reach = Z / (1 + Z * Z / trials) * math.sqrt(p * (1 - p) / trials + (Z / (2 * trials)) ** 2)
    return Interval(p, min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach)))


def likelihood(successes: float, trials: int, goal: float, short: float) -> float:
    """How many times likelier it is that something happens as often as `goal` than so much less.

    The logarithm, for Wald's sequential test.
    """
    more = math.log(goal / (goal - short))
    less = math.log((1 - goal) / (1 - goal + short))
    return successes * more + (trials - successes) * less


def mean(values: list[float]) -> Interval:
    """The average, with the interval of a normal distribution."""
    n = len(values)
    middle = sum(values) / n
    if n == 1:
        return Interval(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (n - 1)
    reach = Z * math.sqrt(variance / n)
    return Interval(middle, middle - reach, middle + reach)


def quantile(values: list[float], share_below: float) -> float:
    """The value that so large a share does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share_below * len(ordered)))]

"""The kinds of reward by name, and what breaking the rules costs with each."""

from __future__ import annotations

from typing import Final

from tianxia.core.errors import Unreadable
from tianxia.search.worth import Worth, by_rank, by_score


class Reward:
    """One kind of reward: from scores and ranking, by seat, and what breaking the rules costs."""

    def __init__(self, of: Worth, illegal: float) -> None:
        self.of: Final = of
        self.illegal: Final = illegal


REWARDS: Final = {"rank": Reward(by_rank, -1.0), "score": Reward(by_score, -100.0)}


def reward_named(name: str) -> Reward:
    """The kind of reward with this name."""
    if name not in REWARDS:
        raise Unreadable(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return REWARDS[name]

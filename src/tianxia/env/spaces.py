"""What can be observed and answered, as spaces of Gymnasium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space

from tianxia.games.registry import AnyRules

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGEST: Final = 100.0  # no number of an encoding comes near; none is negative


def number_space(rules: AnyRules, *before: int, viewers: int = 1) -> Box[np.float32]:
    """What so many seats see, as one row of numbers; `before`: how many such rows."""
    return Box(0.0, LARGEST, (*before, viewers * rules.encoding_size()), np.float32)


def mask_space(rules: AnyRules, *before: int) -> Box[np.int8]:
    """1 for every action that is open."""
    return Box(0, 1, (*before, rules.catalogue.size), np.int8)


def action_space(rules: AnyRules) -> Discrete:
    """Every choice of every question of the game, nature's included."""
    return Discrete(rules.catalogue.size)


def told_space(rules: AnyRules, *before: int) -> Space[dict[str, NDArray[Any]]]:
    """What one agent can be told; Gymnasium types the space of a dict as holding spaces."""
    numbers, mask = number_space(rules, *before), mask_space(rules, *before)
    told = Dict({"observation": numbers, "action_mask": mask})
    return cast("Space[dict[str, NDArray[Any]]]", told)


class TableActions(MultiDiscrete[np.int64]):
    """One action for each table; samples take the masks of all tables as one array."""

    def __init__(self, rules: AnyRules, tables: int) -> None:
        super().__init__([rules.catalogue.size] * tables)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """For every table one of the actions that its row of the mask leaves open, or action 0."""
        if not isinstance(mask, np.ndarray):
            return super().sample(mask, probability)
        tables, actions = mask.shape
        opened = np.flatnonzero(mask != 0)  # over all tables: so it is far quicker
        open_to = np.bincount(opened // actions, minlength=tables)
        last = np.cumsum(open_to)  # where the open actions of the next table begin
        drawn = last - open_to + (self.np_random.random(tables) * open_to).astype(np.int64)
        return np.where(open_to > 0, np.append(opened, 0)[drawn] % actions, 0)

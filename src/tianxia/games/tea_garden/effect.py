"""An effect as it is printed: what it brings at once, and what its owner still has to choose."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.words import Amount
from tianxia.games.tea_garden.names import (
    CUP_MARKER,
    EFFECTS,
    LEAVES,
    QUALITIES,
)

MOST: Final = 12  # of one thing in one effect


class Effect:
    """How much of each thing of the vocabulary; the parts that ask something, the last first."""

    def __init__(self, amounts: list[int], quality: int) -> None:
        self.amounts: Final = amounts  # by the numbers of EFFECTS
        self.quality: Final = quality  # of the leaves, 1-6
        self.asking: Final = [k for k in range(len(EFFECTS) - 1, CUP_MARKER - 1, -1) if amounts[k]]
        self.gives: Final = any(amounts[:CUP_MARKER])  # something comes without a question
        self.empty: Final = not any(amounts)


def read_effect(file: Components, path: str) -> Effect:
    """One effect of the components file."""
    table = file.at(path)
    if not isinstance(table, dict):
        raise file.fail(path, "must be a table")
    amounts = [0] * len(EFFECTS)
    quality = 0
    for key in table:
        if key not in EFFECTS:
            raise file.fail(path, f"may contain only {', '.join(EFFECTS)}, not {key!r}")
        if EFFECTS.index(key) == LEAVES:
            amounts[LEAVES] = file.whole(f"{path}.leaves.count", 1, MOST)
            quality = file.whole(f"{path}.leaves.quality", 1, QUALITIES)
        else:
            amounts[EFFECTS.index(key)] = file.whole(f"{path}.{key}", 1, MOST)
    return Effect(amounts, quality)


def amounts_of(effect: Effect) -> list[Amount]:
    """The effect as amounts for people."""
    amounts = effect.amounts
    return [Amount(EFFECTS[key], amounts[key]) for key in range(len(EFFECTS)) if amounts[key]]

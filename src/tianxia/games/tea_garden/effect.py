"""An effect as it is printed: what it brings at once, and what its owner still has to choose."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.words import Amount
from tianxia.games.tea_garden.names import (
    CUP_MARKER,
    EFFECTS,
    LEAVES,
    OPTIONAL,
    QUALITIES,
)

MOST: Final = 12  # of one thing in one effect


class Effect:
    """How much of each thing of the vocabulary; the parts that ask something, the last first."""

    def __init__(self, amounts: vec[i64], quality: i64) -> None:
        self.amounts: Final = amounts  # by the numbers of EFFECTS
        self.quality: Final = quality  # of the leaves, 1-6
        asking = [k for k in range(len(EFFECTS) - 1, CUP_MARKER - 1, -1) if amounts[k]]
        self.asking: Final = vec[i64](asking)
        self.optional: Final = mask_of([amounts[key] > 0 for key in OPTIONAL])  # on a top card
        self.gives: Final = any(amounts[key] for key in range(CUP_MARKER))  # without a question
        self.empty: Final = not any(amounts)


def mask_of(flags: list[bool]) -> i64:
    """The flags as bits, the first one lowest."""
    mask: i64 = 0
    for at, flag in enumerate(flags):
        if flag:
            mask |= BIT[at]
    return mask


def read_effect(file: Components, path: str) -> Effect:
    """One effect of the components file."""
    table = file.at(path)
    if not isinstance(table, dict):
        raise file.fail(path, "must be a table")
    amounts = vec[i64]([0] * len(EFFECTS))
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

"""Officials in one place as one number: three bits for each colour, red lowest."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec

EMPTY: Final = 0
BITS: Final = 3
ONE: Final = vec[i64]([1, 8, 64])  # one official of a colour, to be added or taken
ONE_OF_EACH: Final = 73
NUMBERS: Final = 512


def count_of(area: i64, colour: i64) -> i64:
    """How many officials of the colour are there."""
    return area >> BITS * colour & 7


COUNT: Final = vec[i64]([sum(area >> BITS * c & 7 for c in range(3)) for area in range(NUMBERS)])
PRESENT: Final = vec[i64](  # bit mask of the colours that are there
    [sum(1 << c for c in range(3) if area >> BITS * c & 7) for area in range(NUMBERS)]
)

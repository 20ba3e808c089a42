"""Officials in one place as one number: three bits for each colour, red lowest."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
BITS: Final = 3
ONE: Final = [1, 8, 64]  # one official of a colour, to be added or taken
ONE_OF_EACH: Final = 73
NUMBERS: Final = 512


def count_of(area: int, colour: int) -> int:
    """How many officials of the colour are there."""
    return area >> BITS * colour & 7


COUNT: Final = [count_of(area, 0) + count_of(area, 1) + count_of(area, 2) for area in range(512)]
PRESENT: Final = [  # bit mask of the colours that are there
    sum(1 << colour for colour in range(3) if count_of(area, colour)) for area in range(512)
]

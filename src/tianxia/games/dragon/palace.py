"""A palace as one number: its floors and the persons living in it.

Bits 0-1 hold the floors, then come three places of four bits each: the number of a person tile
plus one, or 0 for a free place. Persons stand in falling order, so equal palaces are equal numbers.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.rows import BIT

NO_PALACE: Final = 0
FLOOR_BITS: Final = 2
PLACE_BITS: Final = 4
FLOOR_MASK: Final = 3
PLACE_MASK: Final = 15
SECOND: Final = FLOOR_BITS + PLACE_BITS
THIRD: Final = SECOND + PLACE_BITS


def floors_of(palace: int) -> int:
    """How many floors the palace has."""
    return palace & FLOOR_MASK


def persons_in(palace: int) -> int:
    """How many persons live in the palace."""
    if palace >> FLOOR_BITS == 0:
        return 0
    if palace >> SECOND == 0:
        return 1
    return 2 if palace >> THIRD == 0 else 3


def has_room(palace: int) -> bool:
    """Whether one more person can move in."""
    return persons_in(palace) < palace & FLOOR_MASK


def lodgers(palace: int) -> list[int]:
    """The person tiles in the palace, each as often as it is there."""
    found: list[int] = []
    places = palace >> FLOOR_BITS
    while places:
        found.append((places & PLACE_MASK) - 1)
        places >>= PLACE_BITS
    return found


def kinds_of_lodgers(palace: int) -> list[int]:
    """The person tiles in the palace, ascending, each once."""
    first = palace >> FLOOR_BITS & PLACE_MASK
    second = palace >> SECOND & PLACE_MASK
    third = palace >> THIRD & PLACE_MASK
    kinds: list[int] = []
    if third:
        kinds.append(third - 1)
    if second and second != third:
        kinds.append(second - 1)
    if first and first != second:
        kinds.append(first - 1)
    return kinds


def lives_in(palace: int, tile: int) -> bool:
    """Whether such a person lives in the palace."""
    places = palace >> FLOOR_BITS
    while places:
        if places & PLACE_MASK == tile + 1:
            return True
        places >>= PLACE_BITS
    return False


def with_floors(palace: int, floors: int) -> int:
    """The palace with another number of floors; nobody moves."""
    return palace & ~FLOOR_MASK | floors


def with_person(palace: int, tile: int) -> int:
    """The palace with one more person; it must have a place for it."""
    new = tile + 1
    first = palace >> FLOOR_BITS & PLACE_MASK
    second = palace >> SECOND & PLACE_MASK
    if new >= first:
        places = new | first << 4 | second << 8
    elif new >= second:
        places = first | new << 4 | second << 8
    else:
        places = first | second << 4 | new << 8
    return palace & FLOOR_MASK | places << FLOOR_BITS


def without_person(palace: int, tile: int) -> int:
    """The palace after one such person has left."""
    at = FLOOR_BITS
    while palace >> at & PLACE_MASK != tile + 1:
        at += PLACE_BITS
    below = palace & (BIT[at] - 1)
    return below | palace >> (at + PLACE_BITS) << at

"""A palace as one number: its floors and the persons living in it.

Bits 0-1 hold the floors, then come three places of four bits each: the number of a person tile
plus one, or 0 for a free place. Persons stand in falling order, so equal palaces are equal numbers.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT

NO_PALACE: Final = 0
FLOOR_BITS: Final = 2
PLACE_BITS: Final = 4
FLOOR_MASK: Final = 3
PLACE_MASK: Final = 15
SECOND: Final = FLOOR_BITS + PLACE_BITS
THIRD: Final = SECOND + PLACE_BITS


def floors_of(palace: i64) -> i64:
    """How many floors the palace has."""
    return palace & FLOOR_MASK


def persons_in(palace: i64) -> i64:
    """How many persons live in the palace."""
    if palace >> FLOOR_BITS == 0:
        return 0
    if palace >> SECOND == 0:
        return 1
    return 2 if palace >> THIRD == 0 else 3


def has_room(palace: i64) -> bool:
    """Whether one more person can move in."""
    return persons_in(palace) < palace & FLOOR_MASK


def lodgers(palace: i64) -> list[int]:
    """The person tiles in the palace, each as often as it is there."""
    found: list[int] = []
    places = palace >> FLOOR_BITS
    while places:
        found.append((places & PLACE_MASK) - 1)
        places >>= PLACE_BITS
    return found


def fill_lodgers(palace: i64, base: i64, room: vec[i64], n: i64) -> i64:
    """Write the person tiles in the palace as choices from `base` on, ascending, each once."""
    first = palace >> FLOOR_BITS & PLACE_MASK
    second = palace >> SECOND & PLACE_MASK
    third = palace >> THIRD & PLACE_MASK
    if third:
        room[n] = base + third - 1
        n += 1
    if second and second != third:
        room[n] = base + second - 1
        n += 1
    if first and first != second:
        room[n] = base + first - 1
        n += 1
    return n


def lives_in(palace: i64, tile: i64) -> bool:
    """Whether such a person lives in the palace."""
    places = palace >> FLOOR_BITS
    while places:
        if places & PLACE_MASK == tile + 1:
            return True
        places >>= PLACE_BITS
    return False


def with_floors(palace: i64, floors: i64) -> i64:
    """The palace with another number of floors; nobody moves."""
    return palace & ~FLOOR_MASK | floors


def with_person(palace: i64, tile: i64) -> i64:
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


def without_person(palace: i64, tile: i64) -> i64:
    """The palace after one such person has left."""
    at: i64 = FLOOR_BITS
    while palace >> at & PLACE_MASK != tile + 1:
        at += PLACE_BITS
    below = palace & (BIT[at] - 1)
    return below | palace >> (at + PLACE_BITS) << at

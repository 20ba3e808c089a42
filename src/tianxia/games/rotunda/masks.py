"""Sets of small numbers as bit masks: listed, written as choices."""

from __future__ import annotations

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.rows import count_bits as count_bits


def fill_bits(mask: i64, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the members of a bit mask, counted from a first choice on, as a question's choices."""
    while mask != 0:
        if mask & 1 != 0:
            room[n] = first
            n += 1
        mask >>= 1
        first += 1
    return n


def mask_of(row: vec[i64]) -> i64:
    """The numbers of a row as a bit mask, without its gaps."""
    mask: i64 = 0
    for number in row:
        if number >= 0:
            mask |= BIT[number]
    return mask


def bits(mask: i64) -> list[int]:
    """The members of a bit mask, ascending."""
    found: list[int] = []
    number: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(number)
        mask >>= 1
        number += 1
    return found

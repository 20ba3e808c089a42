"""What native rows cannot do by themselves, and the room that choices are written into."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tianxia.core.native import i64, u8, vec

# Bit n as a number. The compiler shifts a constant by a native number in 32 bits, so that
# `1 << n` is wrong from bit 31 on; a test keeps it out of the modules with native numbers.
BIT: Final = vec[i64]([2**n for n in range(62)])
# No question has more choices than a room has places; the contract tests see to it.
EMPTY_ROOM: Final = vec[i64]([0] * 4096)


def row_of(numbers: Iterable[int]) -> vec[i64]:
    """A native row of these numbers, for whoever is not compiled and cannot make one.

    From an array of machine words it is made in one go.
    """
    return vec[i64](numbers)


def floats_of(numbers: list[float]) -> vec[float]:
    """The same with fractions."""
    return vec[float](numbers)


def flags(length: i64) -> vec[u8]:
    """A native row of so many flags, none of them set."""
    return vec[u8]([u8(0)] * length)


def room() -> vec[i64]:
    """A place for the choices of any question. A driver makes one and uses it over and over."""
    return EMPTY_ROOM[:]  # a copy is made in one go, zeros are written one by one


def listed(row: vec[i64], length: i64) -> list[int]:
    """The first numbers of a row as a list, for whoever is not the engine."""
    return [row[at] for at in range(length)]


def plain(row: vec[i64]) -> list[int]:
    """The whole row as a list, for whoever is not the engine."""
    return listed(row, len(row))


def index_of(row: vec[i64], number: i64) -> i64:
    """The first place where the number stands; it must be there."""
    at: i64 = 0
    while row[at] != number:
        at += 1
    return at


def backwards(row: vec[i64]) -> vec[i64]:
    """A new row with the numbers from the last to the first."""
    last = len(row) - 1
    return vec[i64]([row[last - at] for at in range(len(row))])


def added(row: vec[i64], number: i64) -> vec[i64]:
    """A new row with one more number; other than `append` it leaves a shared row alone."""
    more = vec[i64]([number] * (len(row) + 1))
    for at in range(len(row)):
        more[at] = row[at]
    return more


def count_of(row: vec[i64], number: i64) -> i64:
    """How often the number stands in the row."""
    found: i64 = 0
    for other in row:
        if other == number:
            found += 1
    return found


def total_of(row: vec[i64]) -> i64:
    """The sum of the row."""
    total: i64 = 0
    for number in row:
        total += number
    return total


def least_of(row: vec[i64]) -> i64:
    """The smallest number of a row that is not empty."""
    least = row[0]
    for number in row:
        if number < least:
            least = number
    return least


def replaced(row: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A new row with another number in one place, as a shared row wants to be changed."""
    other = row[:]
    other[at] = number
    return other


def repiled(piles: vec[vec[i64]], at: i64, row: vec[i64]) -> vec[vec[i64]]:
    """The same piles with another one in one place, as shared piles want to be changed."""
    other = piles[:]
    other[at] = row
    return other


def without(row: vec[i64], at: i64) -> vec[i64]:
    """A new row without the number in one place."""
    left = row[1:]  # the numbers behind it move up by one place
    for before in range(at):
        left[before] = row[before]
    return left


def inserted(row: vec[i64], number: i64) -> vec[i64]:
    """A new row with one more number, ascending as it was."""
    more = vec[i64]([number] * (len(row) + 1))
    at: i64 = 0
    for other in row:
        if other > number:
            break
        more[at] = other
        at += 1
    while at < len(row):
        more[at + 1] = row[at]
        at += 1
    return more


def same(row: vec[i64], other: vec[i64]) -> bool:
    """Whether two short rows hold the same numbers; `==` makes objects of both."""
    if len(row) != len(other):
        return False
    for at in range(len(row)):
        if row[at] != other[at]:
            return False
    return True


def has(row: vec[i64], number: i64) -> bool:
    """Whether the number stands in the row."""
    for other in row:
        if other == number:
            return True
    return False


def places() -> vec[i64]:
    """The place of a bit by what is left of it divided by 67, which is different for every bit."""
    found = vec[i64]([0] * 67)
    for place in range(len(BIT)):
        found[BIT[place] % 67] = place
    return found


PLACES: Final = places()


def count_bits(mask: i64) -> i64:
    """How many bits of a mask are set: in pairs, in fours, in bytes, then the bytes together."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def fill_members(mask: i64, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the places of the bits of a mask, ascending and counted from `first` on.

    Only bits that are set cost time: masks of decks are long and soon have few of them.
    """
    while mask != 0:
        lowest = mask & -mask
        room[n] = first + PLACES[lowest % 67]
        n += 1
        mask -= lowest
    return n


def fill_all(row: vec[i64], room: vec[i64], n: i64) -> i64:
    """Write the whole row as choices."""
    for number in row:
        room[n] = number
        n += 1
    return n


def turn_round(room: vec[i64], first: i64, end: i64) -> None:
    """Turn the order of choices round that were written from the last to the first."""
    while first < end - 1:
        end -= 1
        room[first], room[end] = room[end], room[first]
        first += 1


def fill_among(row: vec[i64], room: vec[i64], first: i64, n: i64) -> i64:
    """Write the whole row among the choices from `first` on, which stay ascending."""
    for number in row:
        at = n
        while at > first and room[at - 1] > number:
            room[at] = room[at - 1]
            at -= 1
        room[at] = number
        n += 1
    return n


def next_of(row: vec[i64], before: i64) -> i64:
    """The smallest number of the row above this one; the same one if there is none."""
    found = before
    for number in row:
        if number > before and (found == before or number < found):
            found = number
    return found

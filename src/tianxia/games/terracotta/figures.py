"""What stands on a cell of the mausoleum, as one small number.

0 is an empty cell. The low five bits tell the figure: 1 to 16 a warrior (type and owner), then
footman, musician, kneeling archer by facing, and from 24 a horse that carries the warrior one
or two cells behind it. A mounted warrior has the horse's direction plus one above the low bits.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64
from tianxia.games.terracotta.grid import STRIDE

NOTHING: Final = 0
LAST_WARRIOR: Final = 16
A_FOOTMAN: Final = 17
A_MUSICIAN: Final = 18
FIRST_ARCHER: Final = 19  # + facing
LAST_ARCHER: Final = 22
FIRST_HORSE: Final = 24  # + 2 x direction + cells from the warrior - 1
FIGURE_BITS: Final = 5
FIGURE_MASK: Final = 31
HORSE_CELLS: Final = 2  # a horse adds so many cells to its warrior's own


def warrior(kind: i64, seat: i64) -> i64:
    """A warrior of a type on the base of a seat."""
    return 1 + kind * 4 + seat


def is_warrior(figure: i64) -> bool:
    """Whether a warrior himself stands there: the first of his cells."""
    return 1 <= figure & FIGURE_MASK <= LAST_WARRIOR


def is_archer(figure: i64) -> bool:
    """Whether a kneeling archer stands there."""
    return FIRST_ARCHER <= figure <= LAST_ARCHER


def is_horse(figure: i64) -> bool:
    """Whether one of the two cells of a horse is there."""
    return figure & FIGURE_MASK >= FIRST_HORSE


def kind_of(figure: i64) -> i64:
    """The type of a warrior."""
    return ((figure & FIGURE_MASK) - 1) >> 2


def owner_of(figure: i64) -> i64:
    """The seat a warrior belongs to."""
    return ((figure & FIGURE_MASK) - 1) & 3


def is_mounted(figure: i64) -> bool:
    """Whether the warrior has a horse."""
    return figure >> FIGURE_BITS != 0


def mount_of(figure: i64) -> i64:
    """The direction in which a mounted warrior's horse lies."""
    return (figure >> FIGURE_BITS) - 1


def mounted(figure: i64, direction: i64) -> i64:
    """The warrior with a horse lying in a direction."""
    return figure | (direction + 1) << FIGURE_BITS


def horse(direction: i64, distance: i64) -> i64:
    """The part of a horse so far from its warrior."""
    return FIRST_HORSE + 2 * direction + distance - 1


def rider_of(cell: i64, figure: i64) -> i64:
    """The cell of the warrior whose horse covers the cell."""
    part = (figure & FIGURE_MASK) - FIRST_HORSE
    return cell - STRIDE[part >> 1] * ((part & 1) + 1)


def archer(facing: i64) -> i64:
    """A kneeling archer who looks in a direction."""
    return FIRST_ARCHER + facing


def facing_of(figure: i64) -> i64:
    """Where a kneeling archer looks."""
    return figure - FIRST_ARCHER

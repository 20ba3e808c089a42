"""What the numbers of each note mean, so that its sentence can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes
from tianxia.core.words import Arg
from tianxia.games.terracotta.grid import DIRECTIONS, column_of, row_of
from tianxia.games.terracotta.names import (
    ACTIONS,
    INSPECTORS,
    MASTERS,
    QUARTERS,
    RINGS,
    SOURCES,
    SPECIALISTS,
    TILES,
    WARRIORS,
    WEAPONS,
    WORKERS,
)

NOTES: Final[dict[str, list[str]]] = {
    "rings-set": [],
    "tiles-drawn": ["n"],
    "starts": [],
    "place-bonus": ["place", "clay", "coins"],
    "round": ["n", "tile"],
    "turned": ["ring", "price"],
    "placed": ["worker", "segment"],
    "took-clay-instead": ["n", "action"],
    "took-coins-instead": ["n", "action"],
    "passed": ["action"],
    "took-coins": ["n"],
    "took-clay": ["n"],
    "moistened": ["n"],
    "promoted": ["segment"],
    "took-priority": ["number", "clay"],
    "readied": ["weapon"],
    "readied-all": [],
    "hired": ["master", "price"],
    "repeated": ["action"],
    "paid-clay": ["n", "quarter"],
    "paid-coins": ["n"],
    "built": ["warrior", "cell"],
    "built-by-master": ["warrior", "cell"],
    "used-weapon": ["weapon"],
    "moved-inspector": ["inspector", "line"],
    "moved-warrior": ["warrior", "cell", "cell:to"],
    "emptied": ["quarter", "n"],
    "bought": ["specialist", "price", "weapon"],
    "placed-specialist": ["specialist", "cell"],
    "placed-archer": ["cell", "facing"],
    "mounted": ["warrior", "cell", "facing"],
    "scored": ["n", "source"],
    "inspected-row": ["line"],
    "inspected-column": ["line"],
    "played": ["cell"],
    "tile": ["tile"],
    "ordered": ["place"],
    "dried": ["n", "kept"],
    "master-coins": ["n"],
    "rings-turned": [],
    "final": [],
    "served": ["cell"],
    "left": ["warrior", "cell"],
    "grouped": ["warrior", "n", "owners"],
    "game-over": [],
}

REFERENCES: Final[dict[str, list[str]]] = {
    "tile": TILES,
    "ring": RINGS,
    "worker": WORKERS,
    "action": ACTIONS,
    "weapon": WEAPONS,
    "master": MASTERS,
    "quarter": QUARTERS,
    "warrior": WARRIORS,
    "specialist": SPECIALISTS,
    "inspector": INSPECTORS,
    "facing": DIRECTIONS,
    "source": SOURCES,
}


class CellNotes(Notes):
    """A place `cell` gives the arguments row and column, `cell:to` gives to_row and to_column."""

    def spell(self, place: str, value: int, args: dict[str, Arg]) -> None:
        prefix, _, name = place.partition(":")
        if prefix != "cell":
            args[place] = value
            return
        before = f"{name}_" if name else ""
        args[f"{before}row"] = row_of(value)
        args[f"{before}column"] = column_of(value)


MEANINGS: Final = CellNotes(NOTES, REFERENCES)

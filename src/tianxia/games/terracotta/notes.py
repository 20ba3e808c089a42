"""What the numbers of each note mean, and which things on the table it is about."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes, Shape
from tianxia.core.words import Arg
from tianxia.games.terracotta.grid import CELL_NAMES, DIRECTIONS, column_of, row_of
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

NOTES: Final[dict[str, Shape]] = {
    "rings-set": Shape(),
    "tiles-drawn": Shape(["n"]),
    "starts": Shape(),
    "place-bonus": Shape(["place", "clay", "coins"]),
    "round": Shape(["n", "tile"]),
    "turned": Shape(["ring", "price"], ["ring:{ring}"]),
    "placed": Shape(["worker", "segment"], ["segment:{segment}"]),
    "took-clay-instead": Shape(["n", "action"]),
    "took-coins-instead": Shape(["n", "action"]),
    "passed": Shape(["action"]),
    "took-coins": Shape(["n"]),
    "took-clay": Shape(["n"]),
    "moistened": Shape(["n"]),
    "promoted": Shape(["segment"], ["segment:{segment}"]),
    "took-priority": Shape(["number", "clay"], ["priority"]),
    "readied": Shape(["weapon"]),
    "readied-all": Shape(),
    "hired": Shape(["master", "price"], ["master:{master}"]),
    "repeated": Shape(["action"]),
    "paid-clay": Shape(["n", "quarter"], ["warehouse:{quarter}"]),
    "paid-coins": Shape(["n"]),
    "built": Shape(["warrior", "cell"], ["figure:{cell}"]),
    "built-by-master": Shape(["warrior", "cell"], ["figure:{cell}"]),
    "used-weapon": Shape(["weapon"]),
    "moved-inspector": Shape(["inspector", "line"], ["inspector:{inspector}"]),
    "moved-warrior": Shape(["warrior", "cell", "cell:to"], ["figure:{to}"]),
    "emptied": Shape(["quarter", "n"], ["warehouse:{quarter}"]),
    "bought": Shape(["specialist", "price", "weapon"]),
    "placed-specialist": Shape(["specialist", "cell"], ["figure:{cell}"]),
    "placed-archer": Shape(["cell", "facing"], ["figure:{cell}"]),
    "mounted": Shape(["warrior", "cell", "facing"], ["figure:{cell}"]),
    "scored": Shape(["n", "source"]),
    "inspected-row": Shape(["line"]),
    "inspected-column": Shape(["line"]),
    "played": Shape(["cell"]),
    "tile": Shape(["tile"]),
    "ordered": Shape(["place"]),
    "dried": Shape(["n", "kept"]),
    "master-coins": Shape(["n"]),
    "rings-turned": Shape(),
    "final": Shape(),
    "served": Shape(["cell"]),
    "left": Shape(["warrior", "cell"]),
    "grouped": Shape(["warrior", "n", "owners"]),
    "game-over": Shape(),
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

    def part(self, name: str, value: int) -> str:
        if name == "segment":
            return str(value - 1)  # people count segments from 1
        return CELL_NAMES[value] if name == "cell" else str(value)


MEANINGS: Final = CellNotes(NOTES, REFERENCES)

"""The things on the table of Terracotta Army."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import tables
from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.terracotta.grid import CELL_NAMES, COLUMNS, DIRECTIONS, ROWS
from tianxia.games.terracotta.names import (
    INSPECTORS,
    MASTERS,
    QUARTERS,
    RINGS,
    SEGMENTS,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
    WORKERS,
)

SEGMENT: Final = counted("segment", SEGMENTS, first=0)
WORKER: Final = named("worker", [*WORKERS], "Worker")
WHICH_INSPECTOR: Final = named("inspector", [*INSPECTORS], "Inspector")
RING: Final = named("ring", [*RINGS], "Ring")
CELL: Final = Axis("cell", CELL_NAMES, [*CELL_NAMES], "Cell")

FIGURE: Final = Kind("figure", [CELL], comes=True)
FIGURES: Final = FIGURE.all()


class TerracottaThings(Things):
    """Only figures come and go; each carries its name."""

    def there(self, view: Json, seat: int) -> list[str]:
        return [str(figure["thing"]) for figure in tables(view["mausoleum"])]


THINGS: Final = TerracottaThings(
    [
        FIGURE,
        Kind("segment", [SEGMENT]),
        Kind("action", [SEGMENT, RING]),
        Kind("ring", [RING]),
        Kind("warehouse", [named("quarter", [*QUARTERS], "Quarter")]),
        Kind("warrior", [named("warrior", [*WARRIORS], "Warrior")]),
        Kind("specialist", [named("specialist", [*SPECIALISTS], "Specialist")]),
        Kind("master", [named("master", [*MASTERS], "Master")]),
        Kind("weapon", [named("weapon", [*WEAPONS], "Weapon")]),
        Kind("worker", [WORKER]),
        Kind("inspector", [WHICH_INSPECTOR]),
        Kind("row", [counted("line", ROWS)]),
        Kind("column", [counted("line", COLUMNS)]),
        Kind("cell", [CELL]),
        Kind("priority"),
        Kind("facing", [named("facing", [*DIRECTIONS], "Facing")]),
    ]
)

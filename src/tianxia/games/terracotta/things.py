"""The things on the table of Terracotta Army."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import tables, words
from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.terracotta.grid import CELL_NAMES, COLUMNS, DIRECTIONS, ROWS
from tianxia.games.terracotta.names import (
    INSPECTORS,
    MASTERS,
    MAX_ROUNDS,
    QUARTERS,
    RINGS,
    SEGMENTS,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from tianxia.games.terracotta.seen import SCORINGS

SEGMENT: Final = counted("segment", SEGMENTS, first=0)
WORKER: Final = named("worker", [*WORKERS], "Worker")
WHICH_INSPECTOR: Final = named("inspector", [*INSPECTORS], "Inspector")
RING: Final = named("ring", [*RINGS], "Ring")
WEAPON: Final = named("weapon", [*WEAPONS], "Weapon")
CELL: Final = Axis("cell", CELL_NAMES, [*CELL_NAMES], "Cell")

FIGURE: Final = Kind("figure", [CELL], comes=True)
FIGURES: Final = FIGURE.all()
GROUP: Final = Kind("group", [CELL], comes=True)  # by its first cell
OUTLOOK: Final = Kind("outlook", [named("scoring", [*SCORINGS], "Scoring")], comes=True)
OUTLOOKS: Final = OUTLOOK.all()
TILE: Final = Kind("tile", [counted("round", MAX_ROUNDS)], comes=True)


class TerracottaThings(Things):
    """Figures, groups and what a round would pay come and go; only figures carry their names."""

    def there(self, view: Json, seat: int) -> list[str]:
        found = [str(figure["thing"]) for figure in tables(view["mausoleum"])]
        found += [GROUP.of(words(group["cells"])[0]) for group in tables(view["groups"])]
        found += [TILE.of(tile["id"]) for tile in tables(view["tiles"])]
        return found + (OUTLOOKS if view["outlook"] else [])


THINGS: Final = TerracottaThings(
    [
        FIGURE,
        GROUP,
        OUTLOOK,
        TILE,
        Kind("segment", [SEGMENT]),
        Kind("action", [SEGMENT, RING]),
        Kind("ring", [RING]),
        Kind("warehouse", [named("quarter", [*QUARTERS], "Quarter")]),
        Kind("warrior", [named("warrior", [*WARRIORS], "Warrior")]),
        Kind("specialist", [named("specialist", [*SPECIALISTS], "Specialist")]),
        Kind("master", [named("master", [*MASTERS], "Master")]),
        Kind("weapon", [WEAPON]),
        Kind("weapon-line", [WEAPON]),
        Kind("worker", [WORKER]),
        Kind("inspector", [WHICH_INSPECTOR]),
        Kind("row", [counted("line", ROWS)]),
        Kind("column", [counted("line", COLUMNS)]),
        Kind("cell", [CELL]),
        Kind("priority"),
        Kind("order"),
        Kind("score"),
        Kind("facing", [named("facing", [*DIRECTIONS], "Facing")]),
    ]
)

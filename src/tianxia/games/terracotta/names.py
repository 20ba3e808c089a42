"""The names of all components, in the order of their numbers, which never change meaning."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 4

# -- figures ------------------------------------------------------------------------------------

WARRIORS: Final = ["officer", "guard", "crossbowman", "soldier"]
SPECIALISTS: Final = ["horse", "footman", "kneeling_archer", "musician"]
HORSE: Final = 0
FOOTMAN: Final = 1
KNEELING_ARCHER: Final = 2
MUSICIAN: Final = 3
WEAPONS: Final = ["sword", "halberd", "crossbow", "spear"]
ALL_WEAPONS: Final = 15  # bit mask: every weapon is active

# -- workers and the workshop -------------------------------------------------------------------

WORKERS: Final = ["craftsman", "artisan"]
CRAFTSMAN: Final = 0
ARTISAN: Final = 1
SEGMENTS: Final = 12
RINGS: Final = ["inner", "middle", "outer"]
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
QUARTERS: Final = ["ne", "se", "sw", "nw"]
WAREHOUSE_PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
NO_SEGMENT: Final = -1
NOT_SET: Final = -1  # the offset of a ring before it is set

MASTERS: Final = [
    "master_builder",
    "master_clay_maker",
    "master_steward",
    "master_overseer",
    "master_inspector",
    "master_blacksmith",
]
BUILDER: Final = 0
CLAY_MAKER: Final = 1
STEWARD: Final = 2
OVERSEER: Final = 3
INSPECTOR: Final = 4
BLACKSMITH: Final = 5

ACTIONS: Final = [
    "build_2",
    "build_3",
    "build_4",
    "moisten",
    "promote",
    "coins_2",
    "coins_3",
    "coins_4",
    "clay_2",
    "clay_4",
    "priority",
    *MASTERS,
    "ready_sword",
    "ready_halberd",
    "ready_crossbow",
    "ready_spear",
    "specialist",
]
KINDS: Final = [
    "build",
    "moisten",
    "promote",
    "coins",
    "clay",
    "priority",
    "master",
    "ready",
    "specialist",
]
BUILD: Final = 0
MOISTEN: Final = 1
PROMOTE: Final = 2
COINS: Final = 3
CLAY: Final = 4
PRIORITY: Final = 5
MASTER: Final = 6
READY: Final = 7
SPECIALIST: Final = 8

PRIORITY_TOKENS: Final = ["priority_1", "priority_2", "priority_3"]
NO_PRIORITY: Final = 0

# -- inspectors, tiles, points ------------------------------------------------------------------

INSPECTORS: Final = ["row", "column"]
ROW_INSPECTOR: Final = 0
COLUMN_INSPECTOR: Final = 1
STEPS: Final = [-2, -1, 1, 2]  # how far an effect may let an inspector walk

TILES: Final = [
    "tile_middle_row",
    "tile_middle_column",
    "tile_officer",
    "tile_guard",
    "tile_crossbowman",
    "tile_soldier",
    "tile_sector_nw",
    "tile_sector_ne",
    "tile_sector_sw",
    "tile_sector_se",
    "tile_coins",
    "tile_clay",
]
MAX_ROUNDS: Final = len(TILES)  # every round has a tile of its own
TILE_KINDS: Final = ["line", "warrior_type", "sector", "resource"]
SECTORS: Final = ["nw", "ne", "sw", "se"]

SOURCES: Final = [
    "organizer",
    "weapon",
    "inspector",
    "musician",
    "tile",
    "footman",
    "group",
    "archer",
    "leftover",
]
FOR_ORGANIZER: Final = 0
FOR_WEAPON: Final = 1
FOR_INSPECTOR: Final = 2
FOR_MUSICIAN: Final = 3
FOR_TILE: Final = 4
FOR_FOOTMAN: Final = 5
FOR_GROUP: Final = 6
FOR_ARCHER: Final = 7
FOR_LEFTOVER: Final = 8

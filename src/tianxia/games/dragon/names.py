"""The names of all components, in the order of their numbers, which never change meaning."""

from __future__ import annotations

from typing import Final

TYPES: Final = [
    "monk",
    "healer",
    "pyrotechnist",
    "craftsman",
    "court_lady",
    "tax_collector",
    "warrior",
    "scholar",
    "farmer",
]
MONK: Final = 0
HEALER: Final = 1
PYROTECHNIST: Final = 2
CRAFTSMAN: Final = 3
COURT_LADY: Final = 4
TAX_COLLECTOR: Final = 5
WARRIOR: Final = 6
SCHOLAR: Final = 7
FARMER: Final = 8
WILD: Final = 9  # the person card that calls anybody
PERSON_CARDS: Final = [*TYPES, "wild"]

PAIRS: Final = [(a, b) for a in range(len(TYPES)) for b in range(a + 1, len(TYPES))]
PLACEMENTS: Final = 4  # of two persons; bit 0: palace of the first, bit 1: palace of the second
TOGETHER: Final = 0
APART: Final = 2

TILES: Final = [
    "monk_young",
    "monk_old",
    "healer_young",
    "healer_old",
    "pyrotechnist_young",
    "pyrotechnist_old",
    "craftsman_young",
    "court_lady_young",
    "tax_collector_young",
    "warrior_young",
    "warrior_old",
    "scholar_young",
    "scholar_old",
    "farmer_young",
    "farmer_old",
]
NO_TILE: Final = 15  # a person card whose tiles are gone brings nobody

ACTIONS: Final = [
    "taxes",
    "build",
    "harvest",
    "fireworks_display",
    "military_parade",
    "research",
    "privilege",
    "build_wall",
]
PRIVILEGE: Final = 6
BUILD_WALL: Final = 7

PRIVILEGES: Final = ["small_privilege", "large_privilege"]
SMALL: Final = 0
LARGE: Final = 1

EVENTS: Final = [
    "peace",
    "imperial_tribute",
    "drought",
    "dragon_festival",
    "mongol_invasion",
    "contagion",
]
PEACE: Final = 0
IMPERIAL_TRIBUTE: Final = 1
DROUGHT: Final = 2
DRAGON_FESTIVAL: Final = 3
MONGOL_INVASION: Final = 4
CONTAGION: Final = 5
NO_EVENT: Final = -1

WALL_TILES: Final = [
    "wall_rice",
    "wall_fireworks",
    "wall_floor",
    "wall_yuan",
    "wall_person_track",
    "wall_vp",
]

SUPER_EVENTS: Final = [
    "lantern_festival",
    "buddha",
    "earthquake",
    "flood",
    "solar_eclipse",
    "volcanic_eruption",
    "tornado",
    "sunrise",
    "assassination_attempt",
    "edict",
]
LANTERN_FESTIVAL: Final = 0
BUDDHA: Final = 1
EARTHQUAKE: Final = 2
FLOOD: Final = 3
SOLAR_ECLIPSE: Final = 4
VOLCANIC_ERUPTION: Final = 5
TORNADO: Final = 6
SUNRISE: Final = 7
ASSASSINATION_ATTEMPT: Final = 8
EDICT: Final = 9
NO_SUPER_EVENT: Final = -1
DRAWN_LATER: Final = -2  # mode `hidden`: the token is drawn when it is resolved

GOODS: Final = ["yuan", "rice", "fireworks"]
OWNED: Final = [*GOODS, *PRIVILEGES]  # what lies before a seat
GAINS: Final = ["yuan", "rice", "fireworks", "floors", "person_track", "vp"]
GAIN_YUAN: Final = 0
GAIN_RICE: Final = 1
GAIN_FIREWORKS: Final = 2
GAIN_FLOORS: Final = 3
GAIN_STEPS: Final = 4
GAIN_POINTS: Final = 5
NO_GAIN: Final = -1
SCORE_MONKS: Final = -2  # edict benefit: Buddhas x floors

CATEGORIES: Final = [
    "palaces",
    "ladies",
    "privileges",
    "research",
    "festival",
    "mongols",
    "wall_bonus",
    "wall",
    "super_event",
    "persons",
    "monks",
    "money",
]
FOR_PALACES: Final = 0
FOR_LADIES: Final = 1
FOR_PRIVILEGES: Final = 2
FOR_RESEARCH: Final = 3
FOR_FESTIVAL: Final = 4
FOR_MONGOLS: Final = 5
FOR_WALL_BONUS: Final = 6
FOR_WALL: Final = 7
FOR_SUPER_EVENT: Final = 8
FOR_PERSONS: Final = 9
FOR_MONKS: Final = 10
FOR_MONEY: Final = 11

MAX_SEATS: Final = 5
MAX_ROUNDS: Final = 12
MAX_WALL: Final = 30
MAX_PALACES: Final = 26  # more cannot stand at one moment
NO_GROUP: Final = -1

"""The purses of all games, read off what anybody is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.games.dragon.names import TILES, TYPES
from tianxia.games.registry import rules_for

View = dict[str, Any]
STABLE = {  # stories show them by these names: append, never rename
    "dragon": "vp yuan rice fireworks floors persons person_track small_privilege large_privilege "
    "wall_tiles symbol_monk symbol_healer symbol_pyrotechnist symbol_craftsman symbol_court_lady "
    "symbol_tax_collector symbol_warrior symbol_scholar symbol_farmer",
    "zhanguo": "vp writing currency laws red gray white workers governors palaces walls discs "
    "cards unrest",
    "terracotta": "vp coins wet_clay dry_clay weapons artisans masters warriors",
    "tea_garden": "vp fresh_leaf fermented_leaf emperor scroll_strength scroll_teapot "
    "scroll_repeat boat studies emperor_row gardens pagodas cups cup_marker caravans",
    "rotunda": "vp coins tea fruit celadon gold supply villagers seated worshippers amulet orders "
    "fulfilled experts",
}


def dragon(view: View, seat: int) -> list[int]:
    """Goods, palaces, persons and their symbols."""
    own = view["seats"][seat]
    tiles = [TILES.index(tile) for palace in own["palaces"] for tile in palace["persons"]]
    edition = rules_for("dragon").usual_edition()
    symbols = [0] * len(TYPES)
    for tile in tiles:
        symbols[edition.tile_type[tile]] += edition.tile_symbols[tile]
    wall = view["wall"] or {"owners": []}
    return [
        *[own[name] for name in ("points", "yuan", "rice", "fireworks")],
        sum(palace["floors"] for palace in own["palaces"]),
        len(tiles),
        *[own[name] for name in ("space", "small_privileges", "large_privileges")],
        wall["owners"].count(seat),
        *symbols,
    ]


def zhanguo(view: View, seat: int) -> list[int]:
    """Markers, officials, workers and unrest on the own board; the rest stands on the main one."""
    own = view["seats"][seat]
    areas = [region[area] for region in own["regions"] for area in ("gov", "worker")]
    regions = view["regions"]
    return [
        own["points"],
        *[held["value"] for held in own["markers"].values()],
        *[sum(area[colour] for area in areas) for colour in ("red", "gray", "white")],
        sum(region["workers"] for region in own["regions"]),
        sum(region["governors"][seat] for region in regions),
        sum(region["palaces"].count(seat) for region in regions),
        sum(space["owner"] == seat for wall in view["walls"] for space in wall["spaces"]),
        sum(space["disc"] == seat for task in view["tasks"] for space in task["spaces"]),
        sum(len(region["cards"]) for region in own["regions"]),
        sum(region["unrest"] for region in own["regions"]),
    ]


def terracotta(view: View, seat: int) -> list[int]:
    """Goods, weapons, masters and warriors."""
    own = view["seats"][seat]
    return [
        *[own[name] for name in ("points", "coins", "wet_clay", "dry_clay")],
        sum(own["weapons"].values()),
        own["artisans"],
        len(own["masters"]),
        sum(own["warriors"].values()),
    ]


def tea_garden(view: View, seat: int) -> list[int]:
    """Leaves, tokens, tracks, buildings and cups."""
    own = view["seats"][seat]
    seen = ("scroll_strength", "scroll_teapot", "scroll_repeat", "boat", "studies", "emperor_row")
    rows = own["cup_rows"]
    return [
        own["points"],
        sum(own["fresh"]),
        sum(own["fermented"]),
        own["emperor"],
        *[own[name] for name in seen],
        len(own["gardens"]),
        sum(pagoda["built"] for pagoda in own["pagodas"]),
        sum(len(row["tiles"]) for row in rows),
        sum(sum(row["markers"]) for row in rows),
        len(own["caravans"]),
    ]


def rotunda(view: View, seat: int) -> list[int]:
    """Goods, assistants wherever they are, amulets and cards."""
    own = view["seats"][seat]
    seen = ("points", "coins", "tea", "fruit", "celadon", "gold", "supply", "villages", "seated")
    return [
        *[own[name] for name in seen],
        *[len(own[name]) for name in ("worship", "amulets", "orders", "fulfilled")],
        len(own["experts"]) + len(own["kept"]),
    ]


SHOWN: dict[str, Callable[[View, int], list[int]]] = {
    "dragon": dragon,
    "zhanguo": zhanguo,
    "terracotta": terracotta,
    "tea_garden": tea_garden,
    "rotunda": rotunda,
}

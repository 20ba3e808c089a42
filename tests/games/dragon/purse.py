"""The purse, read off what anybody is shown."""

from __future__ import annotations

from typing import Any

from tianxia.games.dragon.names import TILES, TYPES
from tianxia.games.registry import rules_for

# Stories show them by these names: append, never rename.
STABLE = (
    "vp yuan rice fireworks floors persons person_track small_privilege large_privilege "
    "wall_tiles symbol_monk symbol_healer symbol_pyrotechnist symbol_craftsman symbol_court_lady "
    "symbol_tax_collector symbol_warrior symbol_scholar symbol_farmer"
)


def purse(view: dict[str, Any], seat: int) -> list[int]:
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

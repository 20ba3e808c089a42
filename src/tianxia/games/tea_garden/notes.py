"""What the numbers of each note mean, so that its sentence can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.words import Arg
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVANS,
    CARDS,
    CATEGORIES,
    EFFECTS,
    HALVES,
    LEAF_KINDS,
    PROVINCES,
    REGIONS,
    SECONDARIES,
    SYMBOLS,
    TILES,
    ZONES,
)

NOTES: Final[dict[str, list[str]]] = {
    "bonuses-dealt": [],
    "turned-cup": ["tile", "province"],
    "turned-card": ["card"],
    "turned-caravan": ["caravan"],
    "starts": [],
    "drew": ["n"],
    "drew-card": ["card"],
    "shuffled": [],
    "round": ["n"],
    "passed": [],
    "fourth-turn": [],
    "paid": ["n", "fermented"],
    "laid-top": ["card"],
    "laid-under": ["card"],
    "strength": ["n"],
    "founded": ["region", "points"],
    "bought": ["card"],
    "spent-strength": ["n"],
    "spent-teapot": [],
    "spent-repeat": [],
    "sold": ["caravan"],
    "ferments": [],
    "fermented": ["quality"],
    "harvests": [],
    "harvested": ["region", "n", "quality"],
    "sailed": ["section"],
    "studied": ["half"],
    "passed-start": [],
    "took-cup": ["tile", "province"],
    "began-row": ["tile"],
    "joined-cups": ["tile", "tile:second"],
    "put-marker": ["tile", "tile:second"],
    "used-marker": ["tile"],
    "climbed": ["row"],
    "used-effect": ["effect"],
    "scored": ["n", "source"],
    "took-leaves": ["n", "quality"],
    "took-tokens": ["n"],
    "took-scrolls": ["n", "effect"],
    "took-card": ["card"],
    "lost": ["effect"],
    "discarded": ["card"],
    "removed": ["card", "zone"],
    "kept-cards": [],
    "sold-leaf": ["leaf", "quality", "points"],
    "ended-turn": [],
    "upkeep": [],
    "row-moved": ["card"],
    "harvested-all": ["n"],
    "game-over": [],
}

REFERENCES: Final[dict[str, list[str]]] = {
    "bonus": BONUSES,
    "tile": TILES,
    "province": PROVINCES,
    "card": CARDS,
    "caravan": CARAVANS,
    "region": REGIONS,
    "half": HALVES,
    "effect": EFFECTS,
    "source": CATEGORIES,
    "leaf": LEAF_KINDS,
    "zone": ZONES,
    "secondary": SECONDARIES,
    "symbols": SYMBOLS,
}


def note_args(kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
    """The numbers of a note under the names its sentence uses; components become references."""
    args: dict[str, Arg] = {}
    for place, value in zip(NOTES[kind], (a, b, c), strict=False):
        prefix, _, name = place.partition(":")
        if prefix in REFERENCES:
            args[name or prefix] = f"@{prefix}-{REFERENCES[prefix][value]}"
        else:
            args[place] = value
    return args

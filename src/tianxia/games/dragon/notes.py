"""What the numbers of each note mean, so that its sentence can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes
from tianxia.games.dragon.names import (
    ACTIONS,
    CATEGORIES,
    EVENTS,
    PERSON_CARDS,
    PRIVILEGES,
    SUPER_EVENTS,
    TILES,
    TYPES,
    WALL_TILES,
)
from tianxia.games.dragon.super_events import FLOODED

NOTES: Final[dict[str, list[str]]] = {
    "month": ["n", "event"],
    "events-dealt": [],
    "starts": [],
    "drafted": ["tile:first", "tile:second", "space"],
    "actions-dealt": ["cards", "groups"],
    "took-money": ["n"],
    "paid-fee": ["n"],
    "chose": ["action"],
    "chose-group": ["group"],
    "took-yuan": ["n"],
    "took-rice": ["n"],
    "took-fireworks": ["n"],
    "took-floors": ["n"],
    "moved": ["n", "space"],
    "scored": ["n", "source"],
    "built": ["palace", "floors"],
    "stopped-building": ["n"],
    "bought": ["privilege", "price"],
    "built-wall": ["wall", "length"],
    "wall-holds": ["length", "month"],
    "wall-too-short": ["length", "month"],
    "played": ["card", "tile"],
    "played-for-nobody": ["card"],
    "moved-in": ["tile", "palace", "space"],
    "refused": ["tile"],
    "released": ["tile", "palace"],
    "event": ["event"],
    "paid-tribute": ["n", "missing"],
    "paid-rice": ["n", "missing"],
    "celebrated": ["n", "returned"],
    "fought": ["n"],
    "fell-ill": ["n"],
    "super-event-drawn": ["super"],
    "super-event": ["super"],
    "lost-floor": ["palace", "floors"],
    "returned": ["good"],
    "discarded": ["card"],
    "sunrise-took": ["tile"],
    "sunrise-empty": [],
    "lost-privileges": ["small", "large"],
    "named-type": ["type"],
    "decayed": ["palace", "floors"],
    "round-scored": ["palaces", "ladies", "privileges", "sum"],
    "final-scored": ["persons", "monks", "money", "sum"],
    "game-over": [],
}

REFERENCES: Final[dict[str, list[str]]] = {
    "event": EVENTS,
    "tile": TILES,
    "action": ACTIONS,
    "source": CATEGORIES,
    "privilege": PRIVILEGES,
    "wall": WALL_TILES,
    "card": PERSON_CARDS,
    "super": SUPER_EVENTS,
    "good": FLOODED,
    "type": TYPES,
}

MEANINGS: Final = Notes(NOTES, REFERENCES)

"""What the numbers of each note mean, and which things on the table it is about."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes, Shape
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

NOTES: Final[dict[str, Shape]] = {
    "month": Shape(["n", "event"]),
    "events-dealt": Shape(),
    "starts": Shape(),
    "drafted": Shape(["tile:first", "tile:second", "space"], ["tile:{first}", "tile:{second}"]),
    "actions-dealt": Shape(["cards", "groups"]),
    "took-money": Shape(["n"]),
    "paid-fee": Shape(["n"]),
    "chose": Shape(["action"], ["card:{action}"]),
    "chose-group": Shape(["group"], ["group:{group}"]),
    "took-yuan": Shape(["n"]),
    "took-rice": Shape(["n"]),
    "took-fireworks": Shape(["n"]),
    "took-floors": Shape(["n"]),
    "moved": Shape(["n", "space"]),
    "scored": Shape(["n", "source"]),
    "built": Shape(["palace", "floors"]),
    "stopped-building": Shape(["n"]),
    "bought": Shape(["privilege", "price"]),
    "built-wall": Shape(["wall", "length"], ["wall:{wall}"]),
    "wall-holds": Shape(["length", "month"]),
    "wall-too-short": Shape(["length", "month"]),
    "played": Shape(["card", "tile"], ["tile:{tile}"]),
    "played-for-nobody": Shape(["card"]),
    "moved-in": Shape(["tile", "palace", "space"], ["tile:{tile}"]),
    "refused": Shape(["tile"], ["tile:{tile}"]),
    "released": Shape(["tile", "palace"], ["tile:{tile}"]),
    "event": Shape(["event"]),
    "paid-tribute": Shape(["n", "missing"]),
    "paid-rice": Shape(["n", "missing"]),
    "celebrated": Shape(["n", "returned"]),
    "fought": Shape(["n"]),
    "fell-ill": Shape(["n"]),
    "super-event-drawn": Shape(["super"]),
    "super-event": Shape(["super"]),
    "lost-floor": Shape(["palace", "floors"]),
    "returned": Shape(["good"]),
    "discarded": Shape(["card"]),
    "sunrise-took": Shape(["tile"], ["tile:{tile}"]),
    "sunrise-empty": Shape(),
    "lost-privileges": Shape(["small", "large"]),
    "named-type": Shape(["type"]),
    "decayed": Shape(["palace", "floors"]),
    "round-scored": Shape(["palaces", "ladies", "privileges", "sum"]),
    "final-scored": Shape(["persons", "monks", "money", "sum"]),
    "game-over": Shape(),
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

"""What the numbers of each note mean, so that its sentence can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes
from tianxia.core.words import Arg
from tianxia.games.rotunda.names import (
    AMULETS,
    CATEGORIES,
    CELL_NAMES,
    COLOURS,
    EXPERTS,
    GATES,
    ORDERS,
    RESOURCES,
    ROOMS,
    SMUGGLERS,
    TEMPLES,
    VILLAGES,
)

NOTES: Final[dict[str, list[str]]] = {
    "starts": [],
    "rooms-dealt": [],
    "amulet-turned": ["amulet"],
    "smuggler-turned": ["smuggler"],
    "order-turned": ["order"],
    "expert-turned": ["expert"],
    "expert-buried": ["expert"],
    "experts-shuffled": [],
    "start-order": ["order"],
    "neutral-placed": ["colour", "room"],
    "hall-placed": ["gate"],
    "hall-chosen": ["gate"],
    "turn": ["n"],
    "used-expert": ["expert"],
    "took-coins": ["n"],
    "took-cubes": ["n", "res"],
    "scored": ["n", "source"],
    "order-works": ["order"],
    "expert-works": ["expert"],
    "dismissed": ["n"],
    "sold": ["res", "room"],
    "sold-gold": ["res", "room"],
    "moved-neutral": ["colour", "room", "gold"],
    "moved": ["room"],
    "entered-hall": [],
    "recruited": [],
    "sent": ["village"],
    "pedlar-walked": ["village", "n"],
    "pedlar-stepped": ["village"],
    "seated": ["room"],
    "seated-senior": ["room"],
    "junior-helped": ["room"],
    "senior-helped": ["room"],
    "took-smuggler": ["smuggler"],
    "hired": ["expert"],
    "discarded": ["expert"],
    "paid": ["n", "room"],
    "paid-banker": ["n"],
    "copied": ["room"],
    "traded-cube": ["res"],
    "traded-amulet": ["amulet"],
    "fetched": ["res", "room"],
    "took-amulet": ["amulet"],
    "prayed": ["temple"],
    "marker": ["n", "end"],
    "end-triggered": [],
    "worshipped": ["village", "cell", "n"],
    "worshipped-empty": [],
    "cleared": ["room"],
    "refilled": ["n", "room"],
    "took-order": ["order"],
    "fulfilled": ["order"],
    "final": ["n", "coins"],
    "game-over": [],
}

REFERENCES: Final[dict[str, list[str]]] = {
    "amulet": AMULETS,
    "smuggler": SMUGGLERS,
    "order": ORDERS,
    "expert": EXPERTS,
    "colour": COLOURS,
    "room": ROOMS,
    "gate": GATES,
    "res": RESOURCES,
    "source": CATEGORIES,
    "village": VILLAGES,
    "temple": TEMPLES,
}


class CellNotes(Notes):
    """A place `cell` is a space of the worship board by its name."""

    def spell(self, place: str, value: int, args: dict[str, Arg]) -> None:
        args[place] = CELL_NAMES[value] if place == "cell" else value


MEANINGS: Final = CellNotes(NOTES, REFERENCES)

"""What the numbers of each note mean, and which things on the table it is about."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes, Shape
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

NOTES: Final[dict[str, Shape]] = {
    "starts": Shape(),
    "rooms-dealt": Shape(),
    "amulet-turned": Shape(["amulet"]),
    "smuggler-turned": Shape(["smuggler"]),
    "order-turned": Shape(["order"], ["mine:order:{order}"]),
    "expert-turned": Shape(["expert"], ["mine:expert:{expert}"]),
    "expert-buried": Shape(["expert"], ["mine:expert:{expert}"]),
    "experts-shuffled": Shape(),
    "start-order": Shape(["order"], ["mine:order:{order}"]),
    "neutral-placed": Shape(["colour", "room"]),
    "hall-placed": Shape(["gate"]),
    "hall-chosen": Shape(["gate"], ["hall"]),
    "turn": Shape(["n"]),
    "used-expert": Shape(["expert"], ["mine:expert:{expert}"]),
    "took-coins": Shape(["n"]),
    "took-cubes": Shape(["n", "res"]),
    "scored": Shape(["n", "source"]),
    "order-works": Shape(["order"], ["mine:order:{order}"]),
    "expert-works": Shape(["expert"], ["mine:expert:{expert}"]),
    "dismissed": Shape(["n"]),
    "sold": Shape(["res", "room"]),
    "sold-gold": Shape(["res", "room"]),
    "moved-neutral": Shape(["colour", "room", "gold"], ["neutral:{colour}"]),
    "moved": Shape(["room"], ["walked:{seat}:{room}"]),
    "entered-hall": Shape([], ["walked:{seat}:hall"]),
    "recruited": Shape(),
    "sent": Shape(["village"], ["village:{village}"]),
    "pedlar-walked": Shape(["village", "n"], ["pedlar"]),
    "pedlar-stepped": Shape(["village"], ["pedlar"]),
    "seated": Shape(["room"]),
    "seated-senior": Shape(["room"]),
    "junior-helped": Shape(["room"]),
    "senior-helped": Shape(["room"]),
    "took-smuggler": Shape(["smuggler"]),
    "hired": Shape(["expert"], ["mine:expert:{expert}"]),
    "discarded": Shape(["expert"], ["mine:expert:{expert}"]),
    "paid": Shape(["n", "room"]),
    "paid-banker": Shape(["n"]),
    "copied": Shape(["room"]),
    "traded-cube": Shape(["res"]),
    "traded-amulet": Shape(["amulet"]),
    "fetched": Shape(["res", "room"]),
    "took-amulet": Shape(["amulet"]),
    "prayed": Shape(["temple"], ["temple:{temple}"]),
    "marker": Shape(["n", "end"], ["round"]),
    "end-triggered": Shape(),
    "worshipped": Shape(["village", "cell", "n"], ["village:{village}", "worship:{cell}"]),
    "worshipped-empty": Shape(),
    "cleared": Shape(["room"]),
    "refilled": Shape(["n", "room"]),
    "took-order": Shape(["order"], ["mine:order:{order}"]),
    "fulfilled": Shape(["order"], ["mine:order:{order}"]),
    "final": Shape(["n", "coins"]),
    "game-over": Shape(),
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

    def part(self, name: str, value: int) -> str:
        return CELL_NAMES[value] if name == "cell" else str(value)


MEANINGS: Final = CellNotes(NOTES, REFERENCES)

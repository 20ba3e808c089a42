"""The things on the table of In the Year of the Dragon."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import ints, table, tables, words
from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.dragon.names import (
    ACTIONS,
    MAX_PALACES,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WALL,
    OWNED,
    PERSON_CARDS,
    PRIVILEGES,
    TILES,
    TYPES,
    WALL_TILES,
)

PALACE_NUMBERS: Final = counted("palace", MAX_PALACES)
NEW: Final = "new"
PLACES: Final = Axis("palace", [*PALACE_NUMBERS.names, NEW], [*PALACE_NUMBERS.said, NEW], "Palace")
TILE: Final = named("tile", [*TILES], "Tile")

CARD: Final = Kind("card", [named("action", [*ACTIONS], "Action")], comes=True)
GROUP: Final = Kind("group", [counted("group", MAX_SEATS)], comes=True)
HAND: Final = Kind("hand", [named("card", [*PERSON_CARDS], "PersonCard")], comes=True)
PALACE: Final = Kind("palace", [PLACES], comes=True)
PERSON: Final = Kind("person", [PALACE_NUMBERS, TILE], comes=True)
WALL: Final = Kind("wall", [named("wall", [*WALL_TILES], "WallTile")], comes=True)
DECK: Final = Kind("deck", comes=True)
EVENT: Final = Kind("event", [counted("month", MAX_ROUNDS)], comes=True)
SUPER: Final = Kind("super", comes=True)
GREAT_WALL: Final = Kind("great-wall", comes=True)
BUILT: Final = Kind("built", [counted("place", MAX_WALL)], comes=True)
GROUPS: Final = GROUP.all()
EVENTS: Final = EVENT.all()
BUILT_TILES: Final = BUILT.all()


class DragonThings(Things):
    """Groups of cards lie out in phase 1; palaces, persons and cards are the seat's own.

    Nobody can choose the deck, months, the super event or the wall on the table: they are there to
    be looked at and explained, as are track, supply and discard pile.
    """

    def there(self, view: Json, seat: int) -> list[str]:
        own = tables(view["seats"])[seat]
        found = [PALACE.of(NEW), *EVENTS[: len(words(view["events"]))]]
        if not view["groups"]:
            found.append(DECK.name)
        for group in tables(view["groups"]):
            found.append(str(group["thing"]))
            found += [CARD.of(card) for card in words(group["cards"])]
        for palace in tables(own["palaces"]):
            found.append(PALACE.of(palace["id"]))
            found += [PERSON.of(palace["id"], tile) for tile in words(palace["persons"])]
        if "hand" in own:
            found += [HAND.of(card) for card in words(own["hand"])]
        if view["wall"] is not None:
            found += [*WALL.all(), GREAT_WALL.name]
            found += BUILT_TILES[: len(ints(table(view["wall"])["owners"]))]
        if view["super_event"] is not None or view["super_event_hidden"]:
            found.append(SUPER.name)
        return found


THINGS: Final = DragonThings(
    [
        CARD,
        GROUP,
        HAND,
        PALACE,
        PERSON,
        WALL,
        Kind("tile", [TILE]),
        Kind("type", [named("type", [*TYPES], "PersonType")]),
        Kind("privilege", [named("privilege", [*PRIVILEGES], "Privilege")]),
        Kind("good", [named("good", [*OWNED], "Good")]),
        Kind("money"),
        Kind("track"),
        Kind("supply"),
        Kind("discard"),
        DECK,
        EVENT,
        SUPER,
        GREAT_WALL,
        BUILT,
    ]
)

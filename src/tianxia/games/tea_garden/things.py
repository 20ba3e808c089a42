"""The things on the table of Tea Garden."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.rules import Json
from tianxia.core.things import Kind, Things, counted, named
from tianxia.games.tea_garden.names import (
    CARAVANS,
    CARD_SLOTS,
    CARDS,
    CUPS,
    DECKS,
    EMPEROR_CARDS,
    ENDS,
    GOODS,
    HALVES,
    LAST_SECTION,
    LEAF_KINDS,
    MAIN_ACTIONS,
    MAX_SPACES,
    OPTIONAL_EFFECTS,
    PROVINCES,
    QUALITIES,
    REGIONS,
    REPLACEMENTS,
    ROW_SLOTS,
    SCROLLS,
    TILES,
    TOP_ROW,
)
from tianxia.games.tea_garden.seen import SeatSeen, Seen

MOST_STRENGTH: Final = 50  # that a components file may print on a pagoda
CARD_NAME: Final = named("card", [*CARDS], "Card")
CARAVAN_NAME: Final = named("caravan", [*CARAVANS], "Caravan")
REGION: Final = named("region", [*REGIONS], "Region")
ROW: Final = counted("row", CUPS)
PRICE: Final = counted("price", 2)

CARAVAN: Final = Kind("caravan", [CARAVAN_NAME], comes=True)
CARD: Final = Kind("card", [CARD_NAME], comes=True)
CONNECTION: Final = Kind("connection", [ROW, counted("gap", CUPS)], comes=True)
EMPEROR_CARD: Final = Kind(
    "emperor_card", [named("card", [*EMPEROR_CARDS], "EmperorCard")], comes=True
)
END: Final = Kind("row", [ROW, named("end", [*ENDS], "End")], comes=True)
GARDEN: Final = Kind("garden", [REGION], comes=True)
HAND: Final = Kind("hand", [CARD_NAME], comes=True)
PAGODA: Final = Kind("pagoda", [counted("strength", MOST_STRENGTH)], comes=True)
SPACE: Final = Kind("space", [REGION, counted("space", MAX_SPACES)], comes=True)
STRENGTH: Final = Kind("strength", [CARAVAN_NAME, PRICE], comes=True)
SUPPLY: Final = Kind("supply", comes=True)
TILE: Final = Kind("tile", [named("tile", [*TILES], "Tile")], comes=True)
TRADE: Final = Kind("trade", [CARAVAN_NAME, PRICE], comes=True)


class TeaThings(Things):
    """Open caravans and cards of the emperor, garden spaces, and what is the seat's own."""

    def there(self, view: Json, seat: int) -> list[str]:
        seen = cast("Seen", view)
        own = seen["seats"][seat]
        found = on_offer(seen)
        for name, region in seen["regions"].items():
            found += [SPACE.of(name, number + 1) for number in range(len(region["spaces"]))]
        found += [GARDEN.of(region) for region in own["gardens"]]
        found += [PAGODA.of(pagoda["strength"]) for pagoda in own["pagodas"]]
        found += own_cards(own)
        found += own_cups(own)
        if seen["supply"] is not None:
            found.append(SUPPLY.of())
        return found


def on_offer(view: Seen) -> list[str]:
    """Caravans with both their trades and strengths, and cards of the emperor."""
    found: list[str] = []
    for caravan in view["caravans"]:
        if caravan is not None:
            found.append(CARAVAN.of(caravan))
            found += [TRADE.of(caravan, price) for price in PRICE.names]
            found += [STRENGTH.of(caravan, price) for price in PRICE.names]
    return found + [EMPEROR_CARD.of(card) for card in view["emperor_cards"] if card is not None]


def own_cards(own: SeatSeen) -> list[str]:
    """The hand, and the cards of the own piles that can be looked through."""
    found = [HAND.of(card) for card in own.get("hand") or []]
    found += [CARD.of(card) for card in own.get("draw") or []]
    return found + [CARD.of(card) for card in own["discard"]]


def own_cups(own: SeatSeen) -> list[str]:
    """Rows of cups: their tiles, the places between two, and both ends."""
    found: list[str] = []
    for number, row in enumerate(own["cup_rows"]):
        tiles = row["tiles"]
        found += [TILE.of(tile) for tile in tiles]
        found += [CONNECTION.of(number + 1, gap) for gap in range(1, len(tiles))]
        found += [END.of(number + 1, "left"), END.of(number + 1, "right")]
    return found


THINGS: Final = TeaThings(
    [
        CARAVAN,
        CARD,
        CONNECTION,
        EMPEROR_CARD,
        END,
        GARDEN,
        HAND,
        PAGODA,
        SPACE,
        STRENGTH,
        SUPPLY,
        TILE,
        TRADE,
        Kind("basket", [counted("quality", QUALITIES), named("leaf", [*LEAF_KINDS], "LeafKind")]),
        Kind("begin"),
        Kind("card_slot", [counted("slot", CARD_SLOTS)]),
        Kind("confirm"),
        Kind("deck", [named("deck", [*DECKS], "Deck")]),
        Kind("discard_pile"),
        Kind("draw_pile"),
        Kind("effect", [named("effect", [*OPTIONAL_EFFECTS], "Effect")]),
        Kind("emperor_row", [counted("row", TOP_ROW)]),
        Kind("emperor_row:0"),  # where all workers start
        Kind("end_turn"),
        Kind("good", [named("good", [*GOODS], "Good")]),
        Kind("half", [named("half", [*HALVES], "Half")]),
        Kind("laps"),  # the middle of the university
        Kind("main", [named("main", [*MAIN_ACTIONS], "MainAction")]),
        Kind("no"),
        Kind("pass"),
        Kind("region", [REGION]),
        Kind("removed"),
        Kind("repeat", [named("repeat", ["leaves"])]),
        Kind("river", [counted("section", LAST_SECTION)]),
        Kind("river:0"),  # where all boats start
        Kind("row:new"),
        Kind("scroll", [named("scroll", [*SCROLLS], "Scroll")]),
        Kind("slot", [counted("slot", ROW_SLOTS)]),
        Kind("stack", [named("province", [*PROVINCES], "Province")]),
        Kind("teapot", [named("teapot", [*REPLACEMENTS], "Substitute")]),
        Kind("track"),  # of points, around the board
    ]
)

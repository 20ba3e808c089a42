"""The things on the table of ZhanGuo."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import ints, table, tables, words
from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ASPECTS,
    BOARDS,
    CARDS,
    LINES,
    MAX_SEATS,
    OFFICIALS,
    REGIONS,
    SECTIONS,
    TASK_KINDS,
    TASK_SECTIONS,
)
from tianxia.games.zhanguo.tables import MAX_BID

ROUNDS: Final = 5

REGION: Final = counted("region", REGIONS)
ASPECT: Final = named("aspect", [*ASPECTS], "Aspect")
COLOUR: Final = named("official", [*OFFICIALS], "Official")
AREA: Final = named("area", ["gov", "worker"], "Area")
CARD_NUMBER: Final = counted("card", CARDS)
WALL_NAMES: Final = [f"{section}_{line + 1}" for section in SECTIONS for line in range(LINES)]
BIDS: Final = counted("bid", MAX_BID)

ABILITY: Final = Kind("ability", [REGION, CARD_NUMBER], comes=True)
BOARD: Final = Kind("board", [named("board", [*BOARDS, *ABILITIES], "Board")], comes=True)
CARD: Final = Kind("card", [CARD_NUMBER], comes=True)
CARD_THINGS: Final = CARD.all()
GOVERNOR: Final = Kind("governor", [REGION, counted("seat", MAX_SEATS, first=0)], comes=True)
OFFICIAL: Final = Kind("official", [REGION, AREA, COLOUR], comes=True)


class ZhanguoThings(Things):
    """Boards to be chosen, governors, and the seat's own cards, abilities and officials."""

    def there(self, view: Json, seat: int) -> list[str]:
        own = tables(view["seats"])[seat]
        found = [BOARD.of(board) for board in words(view["boards"])]
        if own["board"] is not None:
            found.append(BOARD.of(own["board"]))
        found += [BOARD.of(ability["id"]) for ability in tables(own["abilities"])]
        for region in tables(view["regions"]):
            posted = ints(region["governors"])
            found += [GOVERNOR.of(region["id"], s) for s in range(len(posted)) if posted[s]]
        for region in tables(own["regions"]):
            found += in_region(region)
        if "hand" in own:
            found += [str(card["thing"]) for card in tables(own["hand"])]
        return found


def in_region(region: Json) -> list[str]:
    """The tucked cards of an own region and its officials."""
    found = [ABILITY.of(region["id"], card["id"]) for card in tables(region["cards"])]
    for area in AREA.names:
        for colour, n in table(region[area]).items():
            if n:
                found.append(OFFICIAL.of(region["id"], area, colour))
    return found


def things_of(spaces: list[str]) -> ZhanguoThings:
    """All kinds; the bonus spaces are called as the components file calls them."""
    return ZhanguoThings(
        [
            ABILITY,
            BOARD,
            CARD,
            GOVERNOR,
            OFFICIAL,
            Kind("action", [named("action", [*ACTIONS], "Action")]),
            Kind("assign", [REGION]),
            Kind("bid", [Axis("bid", ["pass", *BIDS.names], ["pass", *BIDS.said], "Bid")]),
            Kind("court", [named("court", ["top"])]),
            Kind("marker3", [ASPECT]),
            Kind("own", [REGION]),
            Kind("own", [REGION, AREA]),
            Kind("palace", [REGION]),
            Kind("region", [REGION]),
            Kind("reward", [counted("round", ROUNDS), ASPECT]),
            Kind("space", [named("space", spaces, "Space")]),
            Kind("supply", [ASPECT]),
            Kind("supply", [COLOUR]),
            Kind(
                "task",
                [
                    named("section", [*TASK_SECTIONS], "TaskSection"),
                    named("kind", [*TASK_KINDS], "TaskKind"),
                ],
            ),
            Kind("unrest", [REGION]),
            Kind("wall", [named("wall", WALL_NAMES, "WallSpace")]),
            Kind("worker", [REGION]),
        ]
    )

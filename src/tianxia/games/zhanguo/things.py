"""The things on the table of ZhanGuo."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ASPECTS,
    BOARDS,
    CARDS,
    MAX_SEATS,
    OFFICIALS,
    OWN_AREAS,
    REGIONS,
    TASK_KINDS,
    TASK_SECTIONS,
    WALL_NAMES,
)
from tianxia.games.zhanguo.seen import OwnRegion, Seen
from tianxia.games.zhanguo.tables import MAX_BID

ROUNDS: Final = 5

REGION: Final = counted("region", REGIONS)
ASPECT: Final = named("aspect", [*ASPECTS], "Aspect")
COLOUR: Final = named("official", [*OFFICIALS], "Official")
AREA: Final = named("area", [*OWN_AREAS], "OwnArea")
CARD_NUMBER: Final = counted("card", CARDS)
BIDS: Final = counted("bid", MAX_BID)

ABILITY: Final = Kind("ability", [REGION, CARD_NUMBER], comes=True)
BOARD: Final = Kind("board", [named("board", [*BOARDS, *ABILITIES], "OnBoard")], comes=True)
CARD: Final = Kind("card", [CARD_NUMBER], comes=True)
CARD_THINGS: Final = CARD.all()
GOVERNOR: Final = Kind("governor", [REGION, counted("seat", MAX_SEATS, first=0)], comes=True)
OFFICIAL: Final = Kind("official", [REGION, AREA, COLOUR], comes=True)


class ZhanguoThings(Things):
    """Boards to be chosen, governors, and the seat's own cards, abilities and officials."""

    def there(self, view: Json, seat: int) -> list[str]:
        return there(cast("Seen", view), seat)


def there(view: Seen, seat: int) -> list[str]:
    """What comes and goes and is there now, as the seat calls it."""
    own = view["seats"][seat]
    found = [BOARD.of(board) for board in view["boards"]]
    if own["board"] is not None:
        found.append(BOARD.of(own["board"]))
    found += [BOARD.of(ability["id"]) for ability in own["abilities"]]
    for region in view["regions"]:
        posted = region["governors"]
        found += [GOVERNOR.of(region["id"], s) for s in range(len(posted)) if posted[s]]
    for own_region in own["regions"]:
        found += in_region(own_region)
    found += [card["thing"] for card in own.get("hand") or []]
    return found


def in_region(region: OwnRegion) -> list[str]:
    """The tucked cards of an own region and its officials."""
    found = [ABILITY.of(region["id"], card["id"]) for card in region["cards"]]
    for area, standing in zip(OWN_AREAS, (region["gov"], region["worker"]), strict=True):
        found += [OFFICIAL.of(region["id"], area, colour) for colour, n in standing.items() if n]
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

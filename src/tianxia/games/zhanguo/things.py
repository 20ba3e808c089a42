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
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    TASK_KINDS,
    TASK_SECTIONS,
    WALL_NAMES,
)
from tianxia.games.zhanguo.seen import OwnRegion, RegionSeen, Seen
from tianxia.games.zhanguo.tables import MAX_BID

ROUNDS: Final = 5

REGION: Final = counted("region", REGIONS)
ASPECT: Final = named("aspect", [*ASPECTS], "Aspect")
COLOUR: Final = named("official", [*OFFICIALS], "Official")
AREA: Final = named("area", [*OWN_AREAS], "OwnArea")
CARD_NUMBER: Final = counted("card", CARDS)
BIDS: Final = counted("bid", MAX_BID)
SEAT: Final = counted("seat", MAX_SEATS, first=0)

ABILITY: Final = Kind("ability", [REGION, CARD_NUMBER], comes=True)
BOARD: Final = Kind("board", [named("board", [*BOARDS, *ABILITIES], "OnBoard")], comes=True)
CARD: Final = Kind("card", [CARD_NUMBER], comes=True)
CARD_THINGS: Final = CARD.all()
GOVERNOR: Final = Kind("governor", [REGION, SEAT], comes=True)
MAJORITY: Final = Kind("majority", [REGION], comes=True)
OFFICIAL: Final = Kind("official", [REGION, AREA, COLOUR], comes=True)
SCORE: Final = Kind("score", [SEAT], comes=True)
SITE: Final = Kind("site", [REGION, counted("space", PALACE_SPACES)], comes=True)


class ZhanguoThings(Things):
    """What stands on the board, and the seat's own cards, abilities and officials."""

    def there(self, view: Json, seat: int) -> list[str]:
        return there(cast("Seen", view), seat)


def there(view: Seen, seat: int) -> list[str]:
    """What comes and goes and is there now, as the seat calls it."""
    own = view["seats"][seat]
    found = [BOARD.of(board) for board in view["boards"]]
    if own["board"] is not None:
        found.append(BOARD.of(own["board"]))
    found += [BOARD.of(ability["id"]) for ability in own["abilities"]]
    found += [SCORE.of(s) for s in range(len(view["seats"]))]
    for region in view["regions"]:
        found += on_map(region)
    for own_region in own["regions"]:
        found += in_region(own_region)
    found += [card["thing"] for card in own.get("hand") or []]
    return found


def on_map(region: RegionSeen) -> list[str]:
    """The spaces for palaces in a region of the map, its governors, and who leads there."""
    number = region["id"]
    found = [SITE.of(number, space + 1) for space in range(len(region["palaces"]))]
    found += [GOVERNOR.of(number, seat) for seat, n in enumerate(region["governors"]) if n]
    if region["leaders"]:
        found.append(MAJORITY.of(number))
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
            MAJORITY,
            OFFICIAL,
            SCORE,
            SITE,
            Kind("action", [named("action", [*ACTIONS], "Action")]),
            Kind("assign", [REGION]),
            Kind("bid", [Axis("bid", ["pass", *BIDS.names], ["pass", *BIDS.said], "Bid")]),
            Kind("court", [named("court", ["top"])]),
            Kind("deck", [ASPECT]),
            Kind("first"),
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
            Kind("track"),
            Kind("unrest", [REGION]),
            Kind("wall", [named("wall", WALL_NAMES, "WallSpace")]),
            Kind("walltile", [named("section", [*SECTIONS], "Section")]),
            Kind("worker", [REGION]),
        ]
    )

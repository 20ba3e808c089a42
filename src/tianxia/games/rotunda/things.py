"""The things on the table of Round House."""

from __future__ import annotations

from typing import Final

from tianxia.core.reading import table, tables, words
from tianxia.core.rules import Json
from tianxia.core.things import Axis, Kind, Things, counted, named
from tianxia.games.rotunda.names import (
    AMULETS,
    BASICS,
    CELL_NAMES,
    COLOURS,
    EXPERTS,
    GATES,
    GOALS,
    HOLDINGS,
    INNER,
    LEADER_NAMES,
    MAX_CHAIRS,
    MAX_SEATS,
    NEUTRALS,
    ORDERS,
    PILES,
    RESOURCES,
    SHOPS,
    SIDE,
    SIDES,
    SMUGGLERS,
    SPACES,
    SYMBOLS,
    TEMPLES,
    VILLAGES,
)

EXPERT_NAME: Final = named("expert", [*EXPERTS], "Expert")
ORDER_NAME: Final = named("order", [*ORDERS], "Order")
AMULET_NAME: Final = named("amulet", [*AMULETS], "Amulet")
RESOURCE: Final = named("resource", [*RESOURCES], "Resource", "res")
BASIC: Final = named("resource", RESOURCES[:BASICS], "Basic", "res")
SLOT: Final = counted("slot", 3)

AMULET: Final = Kind("amulet", [AMULET_NAME], comes=True)
CHAIR: Final = Kind(
    "chair", [named("space", SPACES[:INNER], "Inner"), counted("chair", MAX_CHAIRS)], comes=True
)
EXPERT: Final = Kind("expert", [EXPERT_NAME], comes=True)
LEADER: Final = Kind(
    "leader",
    [counted("seat", MAX_SEATS, first=0), named("leader", [*LEADER_NAMES], "Leader")],
    comes=True,
)
NEUTRAL: Final = Kind("neutral", [named("colour", COLOURS[:NEUTRALS], "Colour")], comes=True)
NEUTRAL_NAMES: Final = NEUTRAL.all()
ORDER: Final = Kind("order", [ORDER_NAME], comes=True)
SMUGGLER: Final = Kind("smuggler", [named("smuggler", [*SMUGGLERS], "Smuggler")], comes=True)
SOLD: Final = Kind("slot", [named("room", [*SHOPS], "Shop"), SLOT], comes=True)
STAIRS: Final = Kind("stairs", [named("gate", [*GATES], "Gate")], comes=True)
STOCK: Final = Kind("stock", [BASIC], comes=True)
MY_AMULET: Final = Kind("mine:amulet", [AMULET_NAME], comes=True)
MY_EXPERT: Final = Kind("mine:expert", [EXPERT_NAME], comes=True)
MY_ORDER: Final = Kind("mine:order", [ORDER_NAME], comes=True)
SCORE: Final = Kind("score", [counted("seat", MAX_SEATS, first=0)], comes=True)
# a leader by the room it has walked to: what a log line of a move is about
WALKED: Final = Kind(
    "walked",
    [counted("seat", MAX_SEATS, first=0), named("room", [*GOALS], "Goal")],
    comes=True,
)


class RotundaThings(Things):
    """Pools, rooms of this house, leaders, and the seat's own cards and amulets."""

    def there(self, view: Json, seat: int) -> list[str]:
        seats = tables(view["seats"])
        own = seats[seat]
        found = [str(neutral["thing"]) for neutral in tables(view["neutrals"])]
        found += in_pools(view)
        found += in_rooms(view)
        found += [STAIRS.of(gate) for gate in GATES if gate != view["hall"]]
        for number, other in enumerate(seats):
            leaders = len(words(other["leaders"]))
            found.append(SCORE.of(number))
            found += [LEADER.of(number, name) for name in LEADER_NAMES[:leaders]]
        found += [MY_AMULET.of(kind) for kind in words(own["amulets"])]
        found += [MY_EXPERT.of(one) for one in words(own["experts"]) + words(own["kept"])]
        found += [MY_ORDER.of(one) for one in words(own["orders"]) + words(own["fulfilled"])]
        return found


def in_pools(view: Json) -> list[str]:
    """What lies open; of the discarded experts the top one, where it can be hired."""
    found: list[str] = []
    for kind, name in [
        (AMULET, "amulets"),
        (EXPERT, "experts"),
        (ORDER, "orders"),
        (SMUGGLER, "smugglers"),
    ]:
        pool = table(view[name])["pool"]
        assert isinstance(pool, list), "a pool is a list"
        found += [kind.of(one) for one in pool if one is not None]
    if view["advanced_experts"]:
        found += [EXPERT.of(top) for top in words(table(view["experts"])["discard"])[:1]]
    return found


def in_rooms(view: Json) -> list[str]:
    """Chairs, slots and stock of the rooms that this house has."""
    found: list[str] = []
    for space, chairs in table(view["chairs"]).items():
        assert isinstance(chairs, list), "a room has a row of chairs"
        found += [CHAIR.of(space, number + 1) for number in range(len(chairs))]
    for room in SHOPS:
        if view[room] is not None:
            found += [SOLD.of(room, number) for number in SLOT.names]
    if view["warehouse"] is not None:
        found += STOCK.all()
    return found


THINGS: Final = RotundaThings(
    [
        AMULET,
        CHAIR,
        EXPERT,
        LEADER,
        NEUTRAL,
        ORDER,
        SCORE,
        SMUGGLER,
        SOLD,
        STAIRS,
        STOCK,
        MY_AMULET,
        MY_EXPERT,
        MY_ORDER,
        Kind("bank", [RESOURCE]),
        Kind("bonus", [Axis("points", [str(n) for n in SYMBOLS], [*SYMBOLS])]),
        Kind("coins", [named("room", ["banker"])]),
        Kind("edge", [named("side", [*SIDES], "Side"), counted("line", SIDE)]),
        Kind("end"),
        Kind("field", [named("room", ["market"]), BASIC]),
        Kind("gate", [named("gate", [*GATES], "Gate")]),
        Kind("hall"),
        Kind("mine", [named("own", [*HOLDINGS], "Holding")]),
        Kind("pedlar"),
        Kind("pile", [named("pool", [*PILES], "Pile")]),
        Kind("round"),
        Kind("sets"),
        WALKED,
        Kind("space", [named("space", [*SPACES], "Space")]),
        Kind("temple", [named("temple", [*TEMPLES], "Temple")]),
        Kind("village", [named("village", [*VILLAGES], "Village")]),
        Kind("worship", [Axis("cell", [*CELL_NAMES, "empty"], [*CELL_NAMES, "empty"], "Cell")]),
    ]
)

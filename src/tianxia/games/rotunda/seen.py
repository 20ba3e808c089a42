"""What a viewer sees, declared once: `view` fills it, `sheet` reads it, and so does the browser.

`tools/view_types.py` writes `web/src/games/rotunda/seen.ts` from these classes; the remark behind
a field goes with it. Nobody sees the order of the stacks, so nothing is `Own` here.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    BASICS,
    CATEGORIES,
    COLOURS,
    EXPERTS,
    GATES,
    GOALS,
    HOLDINGS,
    INNER,
    LEADER_NAMES,
    NEUTRALS,
    ORDERS,
    PILES,
    PLACES,
    RESOURCES,
    ROOMS,
    SHOPS,
    SIDES,
    SMUGGLERS,
    SPACES,
    TEMPLES,
    VILLAGES,
)

Resource = str
Basic = str  # a resource that is not gold
Space = str
Inner = str  # a space with chairs
Place = str
Gate = str
Room = str
Shop = str  # a room whose cubes lie in slots
Goal = str  # what a leader can have walked to
Village = str
Colour = str  # of a neutral leader
Leader = str
Temple = str
Smuggler = str
Amulet = str
Order = str
Expert = str
Back = str
Pile = str
Side = str
Holding = str  # what a seat has without names
Cell = str  # `2,4`: row and column of the worship board, from 1
Source = str
Phase = str

PHASES: Final = [
    "setup",
    "expert",
    "neutral",
    "move",
    "room",
    "homage",
    "bonus",
    "orders",
    "over",
]

# What the words above can be: the browser gets exact types, the contract suite checks the views.
NAMES: Final = {
    "Resource": RESOURCES,
    "Basic": RESOURCES[:BASICS],
    "Space": SPACES,
    "Inner": SPACES[:INNER],
    "Place": PLACES,
    "Gate": GATES,
    "Room": ROOMS,
    "Shop": SHOPS,
    "Goal": GOALS,
    "Village": VILLAGES,
    "Colour": COLOURS[:NEUTRALS],
    "Leader": LEADER_NAMES,
    "Temple": TEMPLES,
    "Smuggler": SMUGGLERS,
    "Amulet": AMULETS,
    "Order": ORDERS,
    "Expert": EXPERTS,
    "Back": BACKS,
    "Pile": PILES,
    "Side": SIDES,
    "Holding": HOLDINGS,
    "Source": CATEGORIES,
    "Phase": PHASES,
}

# A cube on a sale field.
Cube = TypedDict(
    "Cube",
    {
        "cube": Resource,
        "as": Basic,  # what it stands for
    },
)


class Neutral(TypedDict):
    """A leader that belongs to nobody."""

    thing: str
    colour: Colour
    resource: Basic  # what moving it costs
    space: Space | None  # null until it has been placed


class Chair(TypedDict):
    """Who sits on a chair."""

    seat: int
    senior: bool


class HouseSeen(TypedDict):
    """Rooms, links, leaders that belong to nobody, chairs, cubes and coins in the rooms."""

    hall: Gate | None  # null until the Hall stands
    rooms: dict[Space, Room | None]  # null until dealt
    links: dict[Place, list[Place]]  # one step from each place
    neutrals: list[Neutral]
    chairs: dict[Inner, list[Chair | None]]
    market: dict[Basic, Cube | None]
    retailer: list[Cube | None] | None  # null where the room is not in play
    wholesaler: list[Cube | None] | None
    warehouse: dict[Basic, int] | None
    banker_coins: int
    bank: dict[Resource, int]  # the general supply


class Chain(TypedDict):
    """The assistants just laid on the worship board."""

    seat: int
    spaces: list[Cell]
    last: Cell  # the only one that stays


class Worship(TypedDict):
    """The worship board."""

    spaces: list[list[list[int]]]  # by row and column: the seats with an assistant there
    right: list[Amulet | None]
    bottom: list[Amulet | None]
    chain: Chain | None


class BoardSeen(TypedDict):
    """Round track, villages, worship board, temples."""

    marker: int
    end_field: int
    round_amulet: Amulet | None
    end_seat: int | None  # who triggered the end
    turns_left: int | None  # turns after this one, once the end is triggered
    villages: dict[Village, list[int]]  # assistants by seat
    pedlar: Village
    pedlar_used: bool
    worship: Worship
    temples: dict[Temple, bool]  # true: still face up


class SmugglerPool(TypedDict):
    """Smugglers lying open, and how many are in the stack."""

    pool: list[Smuggler | None]
    stack: int


class AmuletPool(TypedDict):
    """Amulets lying open, and how many are in the stack."""

    pool: list[Amulet | None]
    stack: int


class OrderPool(TypedDict):
    """Orders lying open, and how many are in the deck."""

    pool: list[Order | None]
    deck: int


class ExpertPool(TypedDict):
    """Experts lying open, deck and pile."""

    pool: list[Expert | None]
    deck: int
    back: Back | None  # of the deck's top card
    discard: list[Expert]  # the top of the pile first


class PoolsSeen(TypedDict):
    """The open pools and how high the stacks are."""

    smugglers: SmugglerPool
    amulets: AmuletPool
    orders: OrderPool
    experts: ExpertPool


class Credits(TypedDict):
    """Actions still to be taken in the session going on: of the room, and of assistants."""

    main: int
    recruit: int
    pedlar: int
    apprentice: int
    senior_apprentice: int


class Visit(TypedDict):
    """The room that is used."""

    room: Room
    space: Space
    copied: bool  # the Steward led here
    neutral: bool  # a neutral leader led here
    juniors: int  # helpers called
    seniors: int
    done: int  # payments, hires, sales or transactions made
    sold: list[Basic]  # in the Market: kinds first sold onto a free icon
    steward: bool  # the Steward has been paid


class TurnSeen(TypedDict):
    """What has been done in this turn and what is still to come of it."""

    credits: Credits
    visit: Visit | None
    using: Expert | None
    bonuses: int  # symbols crossed and not yet resolved
    neutral_used: bool  # a neutral leader was moved


class Way(TypedDict):
    """A way open to the leader that is to move."""

    leader: Leader | Colour
    to: Place
    steps: int
    way: list[str]  # places in order without the first; `o4*` is walked through


class Asked(TypedDict):
    """A question still to be answered, with what is pending in it."""

    seat: int
    question: str
    order: NotRequired[Order]
    expert: NotRequired[Expert]
    kinds: NotRequired[list[Resource]]
    left: NotRequired[int]


class SeatSeen(TypedDict):
    """One seat's goods, assistants, leaders, cards, amulets and points."""

    points: int
    coins: int
    tea: int
    fruit: int
    celadon: int
    gold: int
    supply: int  # assistants in the personal supply
    track: int  # assistants on the track
    leaders: list[Place]  # leader a, then leader b; with five seats only a
    villages: int  # assistants in villages
    seated: int  # assistants on chairs
    worship: list[Cell]
    orders: list[Order]
    fulfilled: list[Order]
    experts: list[Expert]
    kept: list[Expert]  # used, and kept for their amulets
    used: list[Order | Expert]  # their lasting effect is spent this turn
    amulets: list[Amulet]
    sets: list[list[Amulet]]  # tokens and kept experts, largest set first
    amulet_points: int
    scored: dict[Source, int]


class Seen(HouseSeen, BoardSeen, PoolsSeen, TurnSeen):
    """The whole table."""

    round: int
    phase: Phase
    active: int | None  # null in the setup
    start_seat: int
    advanced_experts: bool
    neutral_leader_actions: bool
    ways: list[Way]
    queue: list[Asked]
    seats: list[SeatSeen]

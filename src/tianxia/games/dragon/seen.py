"""What a viewer sees, declared once: `view` fills it, `sheet` reads it, and so does the browser.

`tools/view_types.py` writes `web/src/games/dragon/seen.ts` from these classes; the remark behind a
field goes with it. Everything lies open on the table; only hands can be kept from display.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from tianxia.core.views import Own
from tianxia.games.dragon.names import (
    ACTIONS,
    CATEGORIES,
    EVENTS,
    OWNED,
    PERSON_CARDS,
    PRIVILEGES,
    SUPER_EVENTS,
    TILES,
    TYPES,
    WALL_TILES,
)

PersonType = str
Tile = str  # `monk_young`; three types are only young
PersonCard = str
Action = str
Privilege = str
Good = str
EventName = str
WallTile = str
SuperEvent = str
Source = str
Palace = str  # its number, from 1, or `new`
Phase = str

PHASES: Final = ["setup", "actions", "persons", "event", "scoring", "over"]

# What the words above can be: the browser gets exact types, the contract suite checks the views.
NAMES: Final = {
    "PersonType": TYPES,
    "Tile": TILES,
    "PersonCard": PERSON_CARDS,
    "Action": ACTIONS,
    "Privilege": PRIVILEGES,
    "Good": OWNED,
    "EventName": EVENTS,
    "WallTile": WALL_TILES,
    "SuperEvent": SUPER_EVENTS,
    "Source": CATEGORIES,
    "Phase": PHASES,
}
# `Own` fields that everybody sees when an option is on.
OPENED_BY: Final = {"hand": "open_hands"}


class GroupSeen(TypedDict):
    """A group of action cards."""

    thing: str
    cards: list[Action]
    dragons: list[int]  # the seats whose dragons stand on it


class WallSeen(TypedDict):
    """The Great Wall."""

    owners: list[int]  # of the tiles built, from left to right
    length: int  # tiles of a finished wall


class Asked(TypedDict):
    """A question still to be answered."""

    seat: int
    question: str
    tile: NotRequired[Tile]  # the person who is to be placed
    left: NotRequired[int]  # answers of this kind still to come, this one included
    lost: NotRequired[list[int]]  # palaces that have lost somebody in this drought


class PalaceSeen(TypedDict):
    """A palace and who lives in it."""

    id: int  # from 1
    floors: int
    persons: list[Tile]


class Threat(TypedDict):
    """What this month's event would do to a seat if it came now."""

    have: int
    need: int
    lose: int  # persons it would lose
    gain: int  # points it would score


class SeatSeen(TypedDict):
    """One seat's palaces, goods, marker, cards and points."""

    points: int
    yuan: int
    rice: int
    fireworks: int
    small_privileges: int
    large_privileges: int
    space: int  # of the person track; it goes on counting after a lap
    arrival: int  # on one space the later arrival lies on top
    dragon: int | None  # the group its dragon stands on, counted from 0
    palaces: list[PalaceSeen]
    threat: Threat | None  # null in peace, and after the phases of actions and persons
    hand_size: int
    discarded: list[PersonCard]
    scored: dict[Source, int]
    hand: NotRequired[Own[list[PersonCard]]]  # only where the viewer may see it
    wall_left: NotRequired[list[WallTile]]  # only with the Great Wall


class Seen(TypedDict):
    """The whole table."""

    round: int  # the month; 0 before the first one
    rounds: int
    phase: Phase
    start_seat: int
    order: list[int]  # furthest on the person track first; of a stack, its top first
    events: list[EventName | None]  # by month; null until it has been dealt
    supply: dict[Tile, int]
    removed: dict[Tile, int]  # out of the game
    groups: list[GroupSeen]  # empty when no cards are dealt
    pairs_taken: list[list[PersonType]]  # in the draft, in the order of drafting
    wall: WallSeen | None  # null without the Great Wall
    super_event: SuperEvent | None  # null without super events, and while it is hidden
    super_event_hidden: bool  # it is drawn when it strikes
    super_event_struck: bool
    super_round: int  # the month of the super event
    sunrise_taken: list[PersonType]
    queue: list[Asked]  # the next question first
    seats: list[SeatSeen]

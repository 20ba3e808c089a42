"""What a viewer sees, declared once: `view` fills it, `sheet` reads it, and so does the browser.

`tools/view_types.py` writes `web/src/games/tea_garden/seen.ts` from these classes; the remark
behind a field goes with it.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from tianxia.core.views import Others, Own
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVAN_KINDS,
    CARAVANS,
    CARDS,
    CATEGORIES,
    DECKS,
    EMPEROR_CARDS,
    ENDS,
    GOODS,
    HALVES,
    LEAF_KINDS,
    MAIN_ACTIONS,
    OPTIONAL_EFFECTS,
    PROVINCES,
    REGIONS,
    REPLACEMENTS,
    SCROLLS,
    SECONDARIES,
    TEAPOTS,
    TILES,
)

Card = str  # starting, action and emperor cards
EmperorCard = str
Caravan = str
CaravanKind = str
Tile = str
BonusToken = str
Region = str
Province = str
Half = str  # half of a sector of the university
MainAction = str
SecondaryAction = str
Effect = str  # that may be used or left on the top card
Teapot = str
LeafKind = str
Scroll = str  # that a question may name
Substitute = str  # what may be paid instead of a teapot
Good = str  # scrolls and tokens of a seat
Deck = str  # face down on the table
End = str  # end of a row of cup tiles
Source = str
Phase = str

PHASES: Final = ["setup", "actions", "upkeep", "over"]

# What the words above can be: the browser gets exact types, the contract suite checks the views.
NAMES: Final = {
    "Card": CARDS,
    "EmperorCard": EMPEROR_CARDS,
    "Caravan": CARAVANS,
    "CaravanKind": CARAVAN_KINDS,
    "Tile": TILES,
    "BonusToken": BONUSES,
    "Region": REGIONS,
    "Province": PROVINCES,
    "Half": HALVES,
    "MainAction": MAIN_ACTIONS,
    "SecondaryAction": SECONDARIES,
    "Effect": OPTIONAL_EFFECTS,
    "Teapot": TEAPOTS,
    "LeafKind": LEAF_KINDS,
    "Scroll": SCROLLS,
    "Substitute": REPLACEMENTS,
    "Good": GOODS,
    "Deck": DECKS,
    "End": ENDS,
    "Source": CATEGORIES,
    "Phase": PHASES,
}


class Options(TypedDict):
    """What was agreed on for this game."""

    strict_supply: bool
    auto_space: bool
    auto_pay: bool


class TurnSeen(TypedDict):
    """The turn being taken."""

    seat: int
    number: int  # 1 to 4: the slot of this turn
    free_action: bool
    cards_played: bool
    strength: int  # of the cards laid so far
    main: MainAction | None
    secondary: SecondaryAction | None
    repeated: bool
    effects: list[Effect]  # of the top card, still open


class RegionSeen(TypedDict):
    """A region of the map."""

    bonus: BonusToken | None
    spaces: list[int | None]  # the seat on each garden space


class CupStack(TypedDict):
    """The cup tiles of a province."""

    top: Tile | None
    size: int


class Supply(TypedDict):
    """What is left in a limited supply."""

    leaves: int
    emperor: int
    cup_markers: int
    scroll_strength: int
    scroll_teapot: int
    scroll_repeat: int


class PriceSeen(TypedDict):
    """What is still to pay."""

    left: int  # so many leaves
    fermented: int  # of them fermented, at least
    least: int  # of them of the quality or better, at least
    quality: int
    low: int  # of them fresh and below the quality, at most
    keep: int  # a leaf of this quality must stay; 0 for none


class Pending(TypedDict):
    """What a question carries along."""

    left: NotRequired[int]
    must: NotRequired[bool]
    region: NotRequired[Region]
    slot: NotRequired[int]
    tile: NotRequired[Tile]
    pay: NotRequired[PriceSeen]
    begun: NotRequired[bool]  # a leaf of the payment has been given already
    after: NotRequired[str]  # the thing from which on the answers go


class Asked(Pending):
    """A question still to be answered."""

    seat: int
    question: str


class Pagoda(TypedDict):
    """A pagoda of a seat."""

    strength: int
    built: bool


class CupRow(TypedDict):
    """A row of cup tiles."""

    tiles: list[Tile]
    markers: list[int]  # between a tile and the next one


class PlayedStack(TypedDict):
    """A stack of this round."""

    top: Card
    covered: list[Card]


class DeckSeen(TypedDict):
    """The cards of a seat's deck that do not lie on the table."""

    discard: list[Card]
    removed: list[Card]
    hand_size: int
    draw_size: int
    hand: NotRequired[Own[list[Card]]]  # missing for everybody else, as the draw pile
    draw: NotRequired[Own[list[Card]]]
    unseen: NotRequired[Others[list[Card]]]  # hand and draw pile together; missing for the owner


class SeatSeen(DeckSeen):
    """One seat's board, cards, cups and points."""

    points: int
    passed: bool
    turns: int  # taken this round
    boat: int
    berth: int | None
    studies: int
    half: Half | None  # where the ring worker stands; null at the gate
    centre: int
    reserve: int
    emperor_row: int
    fresh: list[int]  # by quality 1 to 6
    fermented: list[int]
    scroll_strength: int
    scroll_teapot: int
    scroll_repeat: int
    emperor: int
    pagodas: list[Pagoda]
    gardens: list[Region]
    harvest: list[int]  # leaves of the next one, by quality
    cup_rows: list[CupRow]
    connections: int  # of a single colour
    caravans: list[Caravan]  # won
    played: list[PlayedStack]
    teapots: dict[Teapot, int]
    scored: dict[Source, int]


class Seen(TypedDict):
    """The whole table."""

    round: int
    rounds: int
    phase: Phase
    start_seat: int
    options: Options
    max_turns: int
    turn: TurnSeen | None
    regions: dict[Region, RegionSeen]
    row: list[Card | None]  # slots 1 to 6
    action_deck: list[int]  # cards left by level
    caravans: list[Caravan | None]
    caravan_deck: dict[CaravanKind, int]
    emperor_cards: list[EmperorCard | None]
    emperor_deck: int
    stacks: dict[Province, CupStack]
    gone: list[Card]  # cards that left the row in upkeep
    supply: Supply | None  # only where it is limited
    queue: list[Asked]
    seats: list[SeatSeen]

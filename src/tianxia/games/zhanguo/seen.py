"""What a viewer sees, declared once: `view` fills it, `sheet` reads it, and so does the browser.

`tools/view_types.py` writes `web/src/games/zhanguo/seen.ts` from these classes; the remark
behind a field goes with it. Seats count from 0, regions from 1.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from tianxia.core.views import Own
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CATEGORIES,
    EFFECTS,
    FACES,
    MOVE_POINTS,
    OFFICIAL,
    OFFICIALS,
    OWN_AREAS,
    REWARDS,
    SECTIONS,
    TASK_KINDS,
    TASK_SECTIONS,
    TASK_TILES,
    TRIGGERS,
    VP,
    WALL_NAMES,
)
from tianxia.games.zhanguo.tables import BOARD_SIDES

Aspect = str
Official = str
Action = str
Trigger = str
Bonus = str
SpaceEffect = str
Board = str  # `a` is the side that is alike on all boards, the others are B sides
Ability = str
OnBoard = str  # a board, or an ability of one
BoardSide = str
Area = str  # of the wall
OwnArea = str  # the government area and the worker area of an own region
Section = str
WallFace = str
WallSpace = str  # `gold_1_2`: a section and its lines
TaskSection = str
TaskKind = str
TaskTile = str
RewardKind = str
Source = str
Phase = str
Space = str  # a bonus space, as the components file calls it
Bid = str  # `pass`, or the points

PHASES: Final = ["setup", "draw", "play", "rewards", "over"]

# What the words above can be: the browser gets exact types, the contract suite checks the views.
NAMES: Final = {
    "Aspect": ASPECTS,
    "Official": OFFICIALS,
    "Action": ACTIONS,
    "Trigger": TRIGGERS,
    "Bonus": BONUSES,
    "SpaceEffect": [EFFECTS[MOVE_POINTS], EFFECTS[OFFICIAL], EFFECTS[VP]],
    "Board": BOARDS,
    "Ability": ABILITIES,
    "OnBoard": [*BOARDS, *ABILITIES],
    "BoardSide": BOARD_SIDES,
    "Area": AREAS,
    "OwnArea": OWN_AREAS,
    "Section": SECTIONS,
    "WallFace": FACES,
    "WallSpace": WALL_NAMES,
    "TaskSection": TASK_SECTIONS,
    "TaskKind": TASK_KINDS,
    "TaskTile": TASK_TILES,
    "RewardKind": REWARDS,
    "Source": CATEGORIES,
    "Phase": PHASES,
}


class Variants(TypedDict):
    """Which variants are played."""

    draft: bool
    turn_order: bool
    unrest: bool
    manual_tasks: bool


class Card(TypedDict):
    """The face of a card."""

    id: int  # the activation number
    aspect: Aspect
    action: Action  # the court action that sets it off
    bonus: Bonus
    n: int  # the amount printed in the bonus


class HandCard(Card):
    """A card of the own hand."""

    thing: str
    passes: list[Action]  # for which its number passes the test against the top of the court now


class TuckedCard(Card):
    """A card on a board, and whether its ability would do something if it went off now."""

    state: Literal["ready", "idle", "locked"]  # locked: its region is at the last unrest space


class ActionSeen(TypedDict):
    """A court action."""

    id: Action
    trigger: Trigger  # which numbers set abilities off


class CourtCard(TypedDict):
    """A card of the court stack with who played it and for what."""

    id: int
    aspect: Aspect
    seat: int
    play: Action


class Court(TypedDict):
    """The court stack."""

    top: int | None  # the number to beat; null while the stack is empty
    cards: list[CourtCard]  # oldest first


class DeckSeen(TypedDict):
    """How many cards a deck has, and which were seen going under it."""

    id: Aspect
    left: int
    under: list[list[int]]  # draft discards, one list per round, the uppermost first


class Reward(TypedDict):
    """What a cell of the reward table gives."""

    kind: RewardKind
    n: int
    colour: Official | Literal["any"] | None  # of officials
    regions: list[int]


class RewardCell(TypedDict):
    """One cell of the reward table."""

    round: int
    aspect: Aspect
    reward: Reward
    seat: int | None  # whose disc lies there


class Standing(TypedDict):
    """A seat that would be asked for a reward."""

    seat: int
    value: int


class BonusSpace(TypedDict):
    """A space for a governor."""

    id: Space
    effect: SpaceEffect
    n: int
    owner: int | None


class RegionSeen(TypedDict):
    """One region of the main board with its governors and palaces."""

    id: int
    adjacent: list[int]
    wall_border: list[int]
    spaces: list[BonusSpace]
    beside: list[int]  # governors beside the spaces, by seat
    governors: list[int]  # all of them, by seat
    leaders: list[int]  # seats with the most governors
    worth: int  # what each of them would score now
    palaces: list[int | None]  # owner of each usable space


class WallSpaceSeen(TypedDict):
    """A space of a wall section."""

    id: WallSpace
    lines: int
    workers: int
    owner: int | None


class WallSection(TypedDict):
    """One section of the wall with its tile and its spaces."""

    id: Section
    area: Area
    tile: WallFace | None
    levels: list[int]
    counts: list[int]  # by seat: what the tile counts now
    spaces: list[WallSpaceSeen]


class Need(TypedDict):
    """A symbol of a task tile: a region, or an area of the wall."""

    region: int | None
    area: Area | None
    met_by: list[int]  # seats that have a piece for it


class TaskSpace(TypedDict):
    """A space for a disc on a task."""

    vp: int
    disc: int | None  # whose


class Task(TypedDict):
    """One task with what it needs, who has it, and the discs on it."""

    section: TaskSection
    kind: TaskKind
    tile: TaskTile | None
    needs: list[Need]
    fulfilled_by: list[int]
    spaces: list[TaskSpace]


class AuctionSeen(TypedDict):
    """The auction that is going on."""

    bid: int
    leader: int | None
    bidders: list[int]


class Asked(TypedDict):
    """A question still to be answered, with what is pending in it."""

    seat: int
    question: str
    left: NotRequired[int]  # movement points, or workers to be paid
    region: NotRequired[int]
    passing: NotRequired[Official]  # an official in a full worker area: it goes on


class BoardAbility(TypedDict):
    """An ability of a B side."""

    id: Ability
    after: list[Action]
    n: int


class OwnRegion(TypedDict):
    """One region of a player board."""

    id: int
    cards: list[TuckedCard]
    unrest: int
    unrest_max: int
    no_palace_from: int
    gov: dict[Official, int]
    worker: dict[Official, int]  # officials in the worker area
    workers: int


class Markers(TypedDict):
    """The markers of one colour that a seat holds."""

    ones: int
    three: bool
    value: int


class SeatSeen(TypedDict):
    """One seat's board, pieces, markers, points, and the backs of its cards."""

    points: int
    board: Board | None
    abilities: list[BoardAbility]
    regions: list[OwnRegion]
    supply: dict[Official, int]
    governors: int
    palaces: int
    walls: int
    markers: dict[Aspect, Markers]
    backs: dict[Aspect, int]  # cards in hand by deck
    aside: dict[Aspect, int]  # draft: cards laid aside, by deck
    scored: dict[Source, int]
    hand: NotRequired[Own[list[HandCard]]]
    aside_cards: NotRequired[Own[list[int]]]


class Seen(TypedDict):
    """The whole table."""

    round: int  # 0 during set-up
    rounds: int
    phase: Phase
    board_side: BoardSide
    variants: Variants
    first_seat: int
    order: list[int]  # turn order of this round
    turn: int
    turns: int
    track: list[int]  # discs on the reward track, from the top
    column: dict[Aspect, int | None]  # discs in this round's column
    tie_order: list[int]  # who wins ties
    actions: list[ActionSeen]
    court: Court
    decks: list[DeckSeen]
    stock: dict[Aspect, int]
    marker3: dict[Aspect, int | Literal["board"]]  # where the marker of value 3 is
    rewards: list[RewardCell]
    standings: dict[Aspect, list[Standing]]  # for this round's reward, the strongest first
    asking: Aspect | None
    regions: list[RegionSeen]
    walls: list[WallSection]
    tasks: list[Task]
    boards: list[Board]  # B sides still to be chosen
    auction: AuctionSeen | None
    queue: list[Asked]
    seats: list[SeatSeen]

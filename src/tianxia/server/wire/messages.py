"""Every message between server and browser; the browser's types are generated from here.

The server is the only authority. A viewer is a seat or a spectator; whatever a viewer is sent was
made by `Rules.view` for that viewer. Texts go as keys with arguments (`SaidOut`): the browser says
them in its own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SeatKind = Literal["person", "bot", "open"]
Status = Literal["lobby", "playing", "over"]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what browsers can count exactly
MotionKind = Literal["stand_in"]
Refusal = Literal["illegal", "stale", "unreadable", "not_yours", "limit", "undo", "failed"]


class SaidOut(msgspec.Struct, frozen=True):
    """A message key with its arguments; a text argument `@key` refers to another message."""

    key: str
    args: dict[str, int | str] = {}


class AmountOut(msgspec.Struct, frozen=True):
    """So much of one thing, gained or (negative) paid."""

    what: str
    n: int


class OptionOut(msgspec.Struct, frozen=True):
    """One legal choice: its name, the things on the table it concerns, and what it brings."""

    choice: int
    label: SaidOut
    targets: list[str]
    preview: list[AmountOut]
    ends: bool  # somebody else or chance comes next: after this choice there is no way back


class BlockedOut(msgspec.Struct, frozen=True):
    """Things that cannot be chosen now, and why not."""

    targets: list[str]
    reason: SaidOut
    clause: str = ""  # of the rules page


class QuestionOut(msgspec.Struct, frozen=True):
    """The question asked now, sent only to the seat that must answer."""

    seat: int
    ply: int
    kind: str
    prompt: SaidOut
    options: list[OptionOut]
    blocked: list[BlockedOut]


class WaitingOut(msgspec.Struct, frozen=True):
    """Who must answer what, as everybody may know it."""

    seat: int
    ply: int
    kind: str
    thinking: bool  # a bot is at it
    crowded: bool = False  # … and more briefly than usual, because many tables think


class LogLine(msgspec.Struct, frozen=True):
    """One event in words: one line of the log, one animation, one spoken sentence."""

    ply: int
    seat: int | None
    said: SaidOut
    about: list[str]  # the things on the table that it is about


class PartOut(msgspec.Struct, frozen=True):
    """Points from one source in a forecast."""

    name: str
    points: int


class UndoOut(msgspec.Struct, frozen=True):
    """Whether the viewer may take back the last answer, and what is in the way if not."""

    possible: bool
    blocker: SaidOut | None = None


class SeatOut(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None  # of a bot
    connected: bool
    yours: bool  # this connection holds the seat's token
    stand_in: bool = False  # a bot plays until the person comes back
    invited: bool = False  # the secret that was shown is the way in to this seat
    wait: int | None = None  # seconds until the host may call a bot in; None: the person is there
    mark: str = ""  # the colour whose sign marks everything of this seat


class SealOut(msgspec.Struct, frozen=True):
    """What fixes nature's answers: the server's half, sealed first, and what each seat added."""

    ply: int
    commitment: str
    parts: list[str | None]  # by seat; None: nothing was added there
    secret: str | None  # the half, told when the game is over
    seeded: bool  # somebody chose the seed: every draw could be foreseen


class MotionOut(msgspec.Struct, frozen=True):
    """Something that a majority of the other persons must agree to."""

    id: str
    kind: MotionKind
    by: int
    seat: int  # whom it concerns
    level: str | None
    yes: list[int]
    no: list[int]
    needed: int  # voices
    seconds: int  # until it is forgotten


class TableOut(msgspec.Struct, frozen=True):
    """A table as its visitors see it in a list and at its head."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatOut]
    host: bool  # this connection may start, kick and call a rematch
    hot_seat: bool
    commitment: str
    secret: str | None = None  # told when the game is over
    rematch: str | None = None  # the id of the table that follows this one
    to_move: int | None = None
    seeded: bool = False  # somebody chose the seed: every draw could be foreseen
    seals: list[SealOut] = []
    motion: MotionOut | None = None


class ResultOut(msgspec.Struct, frozen=True):
    """How the game ended, by seat."""

    scores: list[int]
    ranking: list[int]


# A patch turns the old view into the new one: [path, value] sets, [path] removes.
PatchStep = tuple[list[int | str], Any] | tuple[list[int | str]]


class Full(msgspec.Struct, tag_field="t", tag="full", frozen=True):
    """Everything a viewer may see: after hello, after `look`, and whenever the gap is too wide."""

    v: int
    viewer: int | None  # the seat shown, None for a spectator
    table: TableOut
    ply: int
    view: dict[str, Any] | None  # None in the lobby
    waiting: WaitingOut | None
    question: QuestionOut | None
    log: list[LogLine]
    forecast: list[list[PartOut]]
    undo: UndoOut
    result: ResultOut | None
    hash: str  # of the view, to notice a difference at once


class Change(msgspec.Struct, tag_field="t", tag="change", frozen=True):
    """One event batch: the view moves on by a patch; the log grows, or is cut after an undo."""

    v: int
    ply: int
    cut: int | None  # forget log lines of this ply and later, then add `log`
    log: list[LogLine]
    patch: list[Any]
    waiting: WaitingOut | None
    question: QuestionOut | None
    forecast: list[list[PartOut]]
    undo: UndoOut
    result: ResultOut | None
    hash: str


class Seats(msgspec.Struct, tag_field="t", tag="seats", frozen=True):
    """Somebody came, went, took a seat, or the table's status changed; the view is untouched."""

    v: int
    table: TableOut


class Skip(msgspec.Struct, tag_field="t", tag="skip", frozen=True):
    """Something happened that this viewer may not see."""

    v: int


class Ack(msgspec.Struct, tag_field="t", tag="ack", frozen=True):
    """The request with this id was carried out and is stored."""

    ack: str
    v: int


class Refused(msgspec.Struct, tag_field="t", tag="refused", frozen=True):
    """The request with this id was not carried out; nothing changed."""

    ack: str
    why: Refusal
    message: SaidOut


class HintOut(msgspec.Struct, tag_field="t", tag="hint", frozen=True):
    """What the adviser would do, and its reasons."""

    ack: str
    choice: int
    reasons: list[SaidOut]


class Crowd(msgspec.Struct, tag_field="t", tag="crowd", frozen=True):
    """Many tables think: the bot that must answer now thinks more briefly than usual."""


class Pong(msgspec.Struct, tag_field="t", tag="pong", frozen=True):
    """Still there."""


ToBrowser = Full | Change | Seats | Skip | Ack | Refused | HintOut | Crowd | Pong


class Hello(msgspec.Struct, tag_field="t", tag="hello", frozen=True):
    """First message: the tokens this browser holds, and the last version it knows."""

    tokens: list[str] = []
    host: str | None = None
    v: Whole | None = None
    viewer: Whole | None = None


class Look(msgspec.Struct, tag_field="t", tag="look", frozen=True):
    """Show the table as this seat sees it (hot seat); the token must be held."""

    seat: Whole | None


class Submit(msgspec.Struct, tag_field="t", tag="submit", frozen=True):
    """Answer the question of this ply; several choices answer consecutive questions together."""

    ack: str
    seat: Whole
    ply: Whole
    choices: list[Whole]


class Undo(msgspec.Struct, tag_field="t", tag="undo", frozen=True):
    """Take the seat's last answer back."""

    ack: str
    seat: Whole


class AskHint(msgspec.Struct, tag_field="t", tag="ask_hint", frozen=True):
    """What would you do? Asked of a level."""

    ack: str
    seat: Whole
    level: str = "strong"


class Motion(msgspec.Struct, tag_field="t", tag="motion", frozen=True):
    """Suggest something that the others must agree to: a bot of a level plays for a seat."""

    ack: str
    kind: MotionKind
    seat: int
    level: str | None = None


class Agree(msgspec.Struct, tag_field="t", tag="agree", frozen=True):
    """Yes or no to what is suggested, from all persons at this window."""

    ack: str
    motion: str
    yes: bool


class Ping(msgspec.Struct, tag_field="t", tag="ping", frozen=True):
    """Are you there?"""


ToServer = Hello | Look | Submit | Undo | AskHint | Motion | Agree | Ping


# -- HTTP -------------------------------------------------------------------------------------


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game with its values."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameOut(msgspec.Struct, frozen=True):
    """A game as the home page and the new-table page need it."""

    id: str
    seats_min: int
    seats_max: int
    minutes: tuple[int, int]
    options: list[OptionSpec]
    marks: list[list[str]]  # the colours of the box, by number of seats from `seats_min` on
    levels: list[str]
    usual_level: str  # of a bot nobody chose a level for


class SeatIn(msgspec.Struct, frozen=True):
    """Who is to sit there: me or another person on this device, somebody by link, or a bot."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    part: str | None = None  # of a person: 16 random bytes for the seal, hexadecimal
    mark: str | None = None  # the colour of this seat; None: the next free one of the box


class SealMade(msgspec.Struct, frozen=True):
    """The server's half of a seal, shown by its hash before anybody adds anything."""

    id: str
    commitment: str


class SeatPart(msgspec.Struct, frozen=True):
    """What the holder of a seat adds to the seal."""

    token: str
    part: str


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: str
    seats: list[SeatIn]
    options: dict[str, Any] = {}
    seed: str | None = None
    seal: str | None = None  # the id of the seal that the parts of the seats are for


class SeatKey(msgspec.Struct, frozen=True):
    """A secret of one seat: the key of whoever sits there, or a link that is good once."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    """The new table with its secrets; they are told only once."""

    id: str
    host: str
    keys: list[SeatKey]  # of the persons on this device
    invites: list[SeatKey] = []  # ways in to the open seats, each good for one claim


class Claim(msgspec.Struct, frozen=True):
    """Sit down with the secret of a link; the answer has a new one that nobody else knows."""

    token: str
    name: str
    part: str | None = None  # 16 random bytes for the seal, hexadecimal


class MarkWish(msgspec.Struct, frozen=True):
    """Take another colour before the game begins: for a seat of one's own, or as host for any."""

    token: str  # of the seat, or the host's
    seat: Whole
    mark: str


class Invite(msgspec.Struct, frozen=True):
    """Make a link for another device of whoever holds the seat; it is good once."""

    token: str


class HostOrder(msgspec.Struct, frozen=True):
    """What only the host may do."""

    host: str
    seat: Whole | None = None
    level: str | None = None
    seal: str | None = None  # of a rematch: the seal that the parts are for
    parts: list[SeatPart] = []


class Summaries(msgspec.Struct, frozen=True):
    """Tables the browser remembers, with all seat and host secrets it holds for them."""

    ids: list[str]
    tokens: list[str] = []


class Return(msgspec.Struct, frozen=True):
    """Take the seat back from the bot that stood in."""

    token: str


class Me(msgspec.Struct, frozen=True):
    """The name under which this browser sits down; kept in a signed cookie."""

    name: str


HttpIn = NewTable | Claim | Invite | HostOrder | Summaries | Return | Me


class CellSaid(msgspec.Struct, frozen=True):
    """A message in a cell of a grid."""

    say: str
    args: dict[str, int | str]


class CellSeat(msgspec.Struct, frozen=True):
    """A player in a cell of a grid."""

    seat: int


CellItem = int | str | CellSaid | CellSeat
Cell = int | str | CellSaid | CellSeat | list[CellItem]


class GridOut(msgspec.Struct, frozen=True):
    """One table of the spreadsheet view."""

    title: CellSaid
    columns: list[CellSaid]
    rows: list[list[Cell]]
    marked: int  # the row that matters now, or -1


class PastView(msgspec.Struct, frozen=True):
    """The table at one ply: what replay and history show."""

    ply: int
    plies: int
    view: dict[str, Any]
    log: list[LogLine]
    forecast: list[list[PartOut]]
    waiting: WaitingOut | None
    rounds: list[tuple[int, int]]  # (round, first ply after it): the chapters of the game
    scores: list[list[int]]  # by round and seat: the score chart


class EngineOut(msgspec.Struct, frozen=True):
    """The engine: compiled, or so many of so many C files on the way there, or neither."""

    state: Literal["compiled", "building", "interpreted"]
    done: int = 0
    all: int = 0


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, in one sentence."""

    why: str
    message: SaidOut

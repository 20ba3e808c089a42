"""A live table: who sits there, the match, and who is watching."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any, Final

import msgspec

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.dice import commitment
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.seal import Seal
from tianxia.server.problems import Refused
from tianxia.server.storage.rows import Place, TableRow
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.history import History
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.marks import marks_of
from tianxia.server.tables.motion import Motion
from tianxia.server.thinking.turns import Share
from tianxia.server.thinking.worker import Advice
from tianxia.server.wire.canonical import Seen
from tianxia.server.wire.messages import SealOut, SeatOut, Status, TableOut

GRACE: Final = 300.0  # seconds for which bots play on when everybody has gone
CALM: Final = 10.0  # seconds after a hurried thought before a table is no longer in a crowd


class LiveTable:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, row: TableRow, rules: AnyRules, match: Match | None, lines: Lines) -> None:
        self.row = row
        self.rules: Final = rules
        self.match = match
        self.lines: Final = lines
        self.lock: Final = asyncio.Lock()
        self.users = 0  # how many hold the lock or wait for it
        self.dropped = False  # it was thrown away; open it again
        self.unsure = False  # something is changed here and not yet stored
        self.moves = 0  # answers and undos since loading: a late thought is noticed by it
        self.thinking_since: int | None = None  # its moves when the bot began to think
        self.driver: asyncio.Task[None] | None = None  # plays the bots
        self.hints: Final[dict[asyncio.Task[Advice | None], int]] = {}  # with its moves when asked
        self.connections: Final[set[Connection]] = set()
        self.share: Final = Share(row.id, watched=False)  # on which its bots think
        self.deserted = -math.inf  # when the last window was closed
        self.hurried = -math.inf  # when a bot last had less time than usual, because of others
        self.patience = 0.0  # seconds somebody may be away before a bot is called in
        self.since: Final = time.monotonic()
        self.left: Final[dict[int, float]] = {}  # when a seat's last window was closed
        self.motion: Motion | None = None  # what is suggested, perhaps over
        self.suggested: Final[dict[int, float]] = {}  # when a seat last suggested something
        self.history: Final = History()
        self.seen: Final[dict[int, Seen]] = {}  # the last view of every viewer who was ever here
        self.told: Final[dict[int, object]] = {}  # what else they were told last

    # -- seats ------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [place.name for place in self.row.seats]

    def place(self, seat: int | None) -> Place:
        """Who sits on a seat."""
        if seat is None or not 0 <= seat < len(self.row.seats):
            raise Refused("unreadable", 400, "problem-no-such-seat")
        return self.row.seats[seat]

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays a seat, None when a person does."""
        return None if seat < 0 else self.row.seats[seat].bot

    def may_look(self, connection: Connection, viewer: int) -> bool:
        """Whether the window may see the table as this viewer does."""
        if viewer == SPECTATOR:
            return True
        seats = self.row.seats
        known = 0 <= viewer < len(seats) and viewer in connection.held
        return known and seats[viewer].kind != "bot"

    def viewer_for(self, connection: Connection, wanted: int | None) -> int:
        """Through whose eyes a window looks: as wanted, else the held seat that must answer."""
        if wanted is not None and self.may_look(connection, wanted):
            return wanted
        own = [seat for seat in sorted(connection.held) if self.may_look(connection, seat)]
        if self.to_move() in own:
            return self.to_move() or 0
        return own[0] if own else SPECTATOR

    # -- play -------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if it has begun and is not over."""
        if self.match is None or self.row.status != "playing":
            raise Refused("illegal", 409, "problem-not-playing")
        return self.match

    def to_move(self) -> int | None:
        """The seat that must answer; nobody in the lobby and when the game is over."""
        match = self.match
        if match is None or match.decision is None or match.to_move == NATURE:
            return None
        return match.to_move

    def status_now(self) -> Status:
        """What the table's status should be, seen from the match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    def begin(self, match: Match) -> None:
        """The match is there."""
        self.match = match
        self.lines.grow(match, 0)

    def settle_row(self, **changes: Any) -> None:
        """Change what is stored of the table, in memory."""
        self.row = msgspec.structs.replace(self.row, **changes)

    # -- who is there -----------------------------------------------------------------------

    def arrive(self, connection: Connection, address: str) -> bool:
        """A window opens; whether somebody has come by it.

        The last person who opened one answers for the table's share of thinking; whoever only
        watches does so where no person has been.
        """
        before = self.connected()
        self.connections.add(connection)
        self.share.watched = True
        if connection.held or not self.share.address:
            self.share.address = address
        come = self.connected() - before
        if self.motion is not None and self.motion.seat in come:
            self.motion = None
        return bool(come)

    def depart(self, connection: Connection) -> bool:
        """A window is closed; whether somebody has gone by it."""
        self.connections.discard(connection)
        now = time.monotonic()
        if not self.connections:
            self.share.watched = False
            self.deserted = now
        gone = connection.held - self.connected()
        self.left.update(dict.fromkeys(gone, now))
        return bool(gone)

    def is_attended(self) -> bool:
        """Whether somebody is here or was a moment ago: who reloads a page finds the moves made."""
        return self.share.watched or time.monotonic() - self.deserted < GRACE

    def is_crowded(self) -> bool:
        """Whether its bots think more briefly than usual, because many tables do."""
        return time.monotonic() - self.hurried < CALM

    def wait_for(self, seat: int) -> int | None:
        """Seconds until a bot may be called in for an absent person; None for anybody else."""
        place = self.row.seats[seat]
        if self.row.status != "playing" or place.kind != "person" or place.stand_in is not None:
            return None
        if seat in self.connected():
            return None
        away = time.monotonic() - self.left.get(seat, self.since)
        return max(0, math.ceil(self.patience - away))

    def motion_now(self) -> Motion | None:
        """What is suggested now."""
        if self.motion is not None and (self.motion.over or self.row.status != "playing"):
            self.motion = None
        return self.motion

    # -- showing ----------------------------------------------------------------------------

    def connected(self) -> set[int]:
        """The seats whose secrets some open window holds."""
        return {seat for connection in self.connections for seat in connection.held}

    def summary(self, held: frozenset[int], host: bool) -> TableOut:
        """The table as somebody with these secrets sees it."""
        out = table_out(self.row, self.connected(), held, host)
        seats = [msgspec.structs.replace(one, wait=self.wait_for(one.seat)) for one in out.seats]
        motion = self.motion_now()
        shown = None if motion is None else motion.out()
        return msgspec.structs.replace(out, seats=seats, motion=shown)


def table_out(
    row: TableRow,
    connected: set[int],
    held: frozenset[int],
    host: bool,
    invited: frozenset[int] = frozenset(),
) -> TableOut:
    """A stored table as somebody with these secrets sees it."""
    marks = marks_of(row)
    seats = [
        SeatOut(
            seat=seat,
            kind=place.kind,
            name=place.name,
            level=place.bot,
            connected=place.kind == "bot" or seat in connected,
            yours=seat in held and place.kind != "bot",
            stand_in=place.stand_in is not None,
            invited=seat in invited,
            mark=marks[seat],
        )
        for seat, place in enumerate(row.seats)
    ]
    own = [seat for seat in seats if seat.yours and seat.kind == "person"]
    return TableOut(
        id=row.id,
        game=row.game,
        options=dict(row.options),
        status=row.status,
        seats=seats,
        host=host,
        hot_seat=len(own) > 1,
        commitment=commitment(bytes.fromhex(row.secret)),
        secret=row.secret if row.status == "over" else None,
        rematch=row.rematch,
        to_move=row.to_move if row.status == "playing" else None,
        seeded=any(seal.seeded for seal in row.seals),
        seals=[seal_out(seal, row.status == "over") for seal in row.seals],
    )


def seal_out(seal: Seal, over: bool) -> SealOut:
    """A seal as everybody may see it; the server's half is told at the end."""
    secret = seal.secret if over else None
    return SealOut(seal.ply, seal.commitment, seal.parts, secret, seal.seeded)

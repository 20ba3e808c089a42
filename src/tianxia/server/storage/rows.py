"""What is stored of a table, as values."""

from __future__ import annotations

import msgspec

from tianxia.core.rules import OptionValue
from tianxia.match.seal import Seal
from tianxia.server.wire.messages import SeatKind, Status


class Place(msgspec.Struct, frozen=True):
    """Who sits on one seat."""

    kind: SeatKind
    name: str
    level: str | None = None  # of a bot
    tokens: list[str] = []  # hashes of the secrets that open this seat, one for each device
    invite: str = ""  # hash of the link's secret, good for one person who sits down
    part: str | None = None  # what its browser adds to the seal when the game begins
    mark: str = ""  # its colour and sign; of an older table: the next free one of the box
    hosted: bool = False  # its first secret was told to whoever opened the table
    stand_in: str | None = None  # the level of the bot that plays for an absent person

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, None when a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct, frozen=True):
    """One table without its log."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, OptionValue]
    secret: str
    seats: list[Place]
    host: str
    status: Status
    to_move: int | None
    created: int
    rematch: str | None = None
    seals: list[Seal] = []
    touched: int = 0
    ended: int | None = None


class StoredEntry(msgspec.Struct, frozen=True):
    """One line of a log."""

    ply: int
    seat: int
    text: str
    forced: bool

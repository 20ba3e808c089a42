"""Records: a match as lines of JSON, readable by people and machines, and written line by line."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tianxia.core.agenda import NATURE
from tianxia.core.errors import TianxiaError, Unreadable
from tianxia.core.marks import MARKS
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match, RoundMark
from tianxia.match.seal import Seal, read_seal, seal_row

FORMAT: Final = 1
NATURE_NAME: Final = "nature"
SECRET_BYTES: Final = 32

Look = Callable[[Match, str], None]  # is shown a match, and the line that will be answered


@dataclass(frozen=True, slots=True)
class Header:
    """What a record must say before its first move."""

    game: str
    version: int
    components: str
    options: dict[str, Any]
    seats: int
    names: list[str]
    commitment: str
    seals: list[Seal] = field(default_factory=list)  # of tables where several sealed nature
    marks: list[str] = field(default_factory=list)  # colours by seat; none: the box's, in order


@dataclass(frozen=True, slots=True)
class Move:
    """One answer as it is written down."""

    seat: int
    text: str
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How the match ended; the secret is told now."""

    scores: list[int]
    ranking: list[int]
    secret: str


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match, finished or not."""

    header: Header
    moves: list[Move] = field(default_factory=list)
    rounds: list[RoundMark] = field(default_factory=list)
    result: Result | None = None

    def lines(self) -> list[str]:
        """The record as lines of JSON."""
        head = {"tianxia": "record", "format": FORMAT}
        rows: list[dict[str, Any]] = [head | {k: getattr(self.header, k) for k in HEADER_FIELDS}]
        if self.header.seals:
            rows[0]["seals"] = [seal_row(seal) for seal in self.header.seals]
        if self.header.marks:
            rows[0]["marks"] = self.header.marks
        rounds = {mark.ply: mark for mark in self.rounds}
        for ply, move in enumerate(self.moves):
            rows.append(_move_row(ply, move))
            if ply + 1 in rounds:
                mark = rounds[ply + 1]
                rows.append({"round": mark.round, "hash": mark.hash})
        if self.result is not None:
            rows.append({"result": {k: getattr(self.result, k) for k in RESULT_FIELDS}})
        return [json.dumps(row, ensure_ascii=False) for row in rows]

    def write(self, path: Path) -> None:
        """Save the record as a file."""
        path.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")


HEADER_FIELDS: Final = [
    "game", "version", "components", "options", "seats", "names", "commitment",
]  # fmt: skip
RESULT_FIELDS: Final = ["scores", "ranking", "secret"]


def _move_row(ply: int, move: Move) -> dict[str, Any]:
    row: dict[str, Any] = {"ply": ply}
    row["seat"] = NATURE_NAME if move.seat == NATURE else move.seat + 1
    row["move"] = move.text
    return row | {"forced": True} if move.forced else row


def record_of(match: Match) -> Record:
    """The record of a match; the secret is told only when the game is over."""
    header = Header(
        game=match.rules.name,
        version=match.rules.version,
        components=match.rules.components_hash,
        options=dict(match.options),
        seats=match.seats,
        names=list(match.names),
        commitment=match.commitment,
        seals=[seal if match.over else seal.closed() for seal in match.seals],
        marks=match.marks,
    )
    moves = [Move(entry.seat, entry.text, entry.forced) for entry in match.entries]
    result = None
    if match.over and match.secret is not None:
        result = Result(match.scores(), match.ranking(), match.secret.hex())
    return Record(header, moves, list(match.rounds), result)


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(f"{path}: cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: is not a text file.") from None
    return parse_record(text, path.name)


def parse_record(text: str, origin: str = "record") -> Record:
    """The record that the lines mean; the first line that means nothing is named."""
    record: Record | None = None
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            record = _header(row) if record is None else _with_row(record, row)
        except NO_RECORD as error:
            if isinstance(error, KeyError):
                problem = f"lacks {error}"
            else:
                problem = f"cannot be read ({error})"
            raise Unreadable(f"{origin}: line {number} {problem}.") from None
    if record is None:
        raise Unreadable(f"{origin}: is empty.")
    return record


NO_RECORD: Final = (  # what reading a line raises when it is no line of a record
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    OverflowError,
    RecursionError,
)


def _header(row: dict[str, Any]) -> Record:
    if row.get("tianxia") != "record":
        raise ValueError("it is not the head of a tianxia record")
    if row["format"] != FORMAT:
        raise ValueError(f"the format {row['format']!r} is not known")
    header = Header(**{name: row[name] for name in HEADER_FIELDS})
    for name, kind in HEADER_KINDS.items():
        if not isinstance(getattr(header, name), kind):
            raise ValueError(f"{name} is not of the right kind")
    seals = [read_seal(seal, header.seats) for seal in row.get("seals", [])]
    marks = row.get("marks", [])
    if marks and (len(marks) != header.seats or not set(marks) <= set(MARKS)):
        raise ValueError("the marks are not a colour for every seat")
    return Record(replace(header, seals=seals, marks=list(marks)))


HEADER_KINDS: Final[dict[str, type]] = {
    "game": str,
    "version": int,
    "components": str,
    "options": dict,
    "seats": int,
    "names": list,
    "commitment": str,
}


def _with_row(record: Record, row: dict[str, Any]) -> Record:
    if "move" in row:
        if row["ply"] != len(record.moves):
            raise ValueError(f"ply {len(record.moves)} was expected")
        if not isinstance(row["move"], str):
            raise ValueError("the move is no text")
        record.moves.append(Move(_seat(row["seat"], record), row["move"], bool(row.get("forced"))))
        return record
    if "round" in row:
        record.rounds.append(RoundMark(int(row["round"]), len(record.moves), str(row["hash"])))
        return record
    found = row["result"]
    scores = [int(n) for n in found["scores"]]
    ranking = [int(n) for n in found["ranking"]]
    if len(bytes.fromhex(found["secret"])) != SECRET_BYTES:
        raise ValueError(f"the secret is not {SECRET_BYTES} bytes long")
    return replace(record, result=Result(scores, ranking, found["secret"]))


def _seat(name: object, record: Record) -> int:
    if name == NATURE_NAME:
        return NATURE
    if isinstance(name, bool) or not isinstance(name, int) or not 1 <= name <= record.header.seats:
        raise ValueError(f"there is no seat {name!r}")
    return name - 1


class BadRecord(TianxiaError):
    """A record that does not replay; `ply` is the first bad one."""

    def __init__(self, ply: int, message: str) -> None:
        super().__init__(message)
        self.ply = ply


def replay(
    record: Record,
    rules: AnyRules,
    *,
    to: int | None = None,
    look: Look | None = None,
    secret: bytes | None = None,
) -> Match:
    """The match of a record, every move checked against the rules.

    `to`: stop at that ply; `look`: is shown the match before each of its answers; `secret`:
    nature's, for whoever knows it before the game is over, so that draws are checked too.
    """
    header = record.header
    if header.game != rules.name:
        raise Unreadable(f"This is a record of {header.game}, not of {rules.name}.")
    if header.version != rules.version:
        raise Unreadable(
            f"This record was played with version {header.version} of the rules, "
            f"not with version {rules.version}."
        )
    if header.components != rules.components_hash:
        raise Unreadable(
            "This record was played with another components file; name it with --components."
        )
    if record.result is not None:
        secret = bytes.fromhex(record.result.secret)
    sealed = header.commitment
    match = Match(
        rules, header.seats, header.options, secret=secret, sealed=sealed, names=header.names
    )
    match.seals = header.seals
    match.marks = header.marks
    rounds = {mark.ply: mark for mark in record.rounds}
    for ply, move in enumerate(record.moves[:to]):
        _repeat(match, ply, move, look)
        reached = match.rounds[-1] if match.rounds and match.rounds[-1].ply == ply + 1 else None
        if ply + 1 in rounds and reached != rounds[ply + 1]:
            raise BadRecord(ply, f"After ply {ply} the position is not the one recorded.")
    return match


def _repeat(match: Match, ply: int, move: Move, look: Look | None) -> None:
    try:
        if match.over or match.to_move != move.seat:
            raise Unreadable("another seat must answer there")
        if look is not None:
            look(match, move.text)
        match.repeat(move.text)
    except TianxiaError as error:
        problem = str(error).rstrip(".")
        raise BadRecord(ply, f"Ply {ply} cannot be replayed: {problem}.") from None

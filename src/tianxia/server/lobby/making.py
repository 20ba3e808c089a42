"""Opening a table, starting it, and calling a rematch."""

from __future__ import annotations

import secrets

import msgspec

from tianxia.core.dice import secret_of
from tianxia.core.errors import TianxiaError
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.match import Match
from tianxia.server.identity.names import BOTS, clean_name, distinct
from tianxia.server.identity.tokens import new_table_id, new_token, token_hash
from tianxia.server.problems import Refused, refused
from tianxia.server.storage.rows import Place, TableRow
from tianxia.server.storage.store import now
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.wire.messages import NewTable, SeatIn, SeatKey, SeatKind, TableMade


async def open_table(hall: Hall, new: NewTable, me: str | None) -> TableMade:
    """Open a table; with no seat left open the game begins at once."""
    try:
        rules = rules_for(new.game)
        rules.check_seats(len(new.seats))
        options = rules.read_options(new.options)
        rules.new_game(
            len(new.seats), dict(options)
        )  # some options are not for every number of seats
    except TianxiaError as error:
        raise refused(error) from None
    places, keys = seat_everybody(new, me)
    host = new_token()
    secret = secrets.token_bytes(32) if new.seed is None else secret_of(new.seed[:100])
    row = TableRow(
        id=new_table_id(),
        game=new.game,
        rules_version=rules.version,
        components=rules.components_hash,
        options=options,
        secret=secret.hex(),
        seats=places,
        host=token_hash(host),
        status="lobby",
        to_move=None,
        created=now(),
        touched=now(),
    )
    table = live(row, rules)
    await hall.add(table.row, table)
    return TableMade(row.id, host, keys)


def seat_everybody(new: NewTable, me: str | None) -> tuple[list[Place], list[SeatKey]]:
    """Who sits where, and the secrets of those seats that are not for bots."""
    places: list[Place] = []
    keys: list[SeatKey] = []
    for seat, wanted in enumerate(new.seats):
        if wanted.kind == "bot":
            level = read_level(new.game, wanted.level)
            places.append(Place("bot", clean_name(wanted.name) or BOTS[seat % len(BOTS)], level))
        else:
            token = new_token()
            keys.append(SeatKey(seat, token))
            name = "" if wanted.kind == "open" else person_name(wanted, seat, new.seats, me)
            places.append(place_with(wanted.kind, name, token))
    return named_apart(places), keys


def place_with(kind: SeatKind, name: str, token: str) -> Place:
    """A seat with its first secret: the way in to an open one, the key of a person's."""
    if kind == "open":
        return Place(kind, name, invite=token_hash(token))
    return Place(kind, name, tokens=[token_hash(token)])


def person_name(wanted: SeatIn, seat: int, seats: list[SeatIn], me: str | None) -> str:
    """The name given, else that of the cookie for the first person, else a number."""
    first = seat == [one.kind for one in seats].index("person")
    return clean_name(wanted.name) or (first and me) or f"Player {seat + 1}"


def named_apart(places: list[Place]) -> list[Place]:
    """The same places with names that can be told apart; open seats have none yet."""
    taken = distinct([place.name for place in places if place.name])
    return [
        msgspec.structs.replace(place, name=taken.pop(0)) if place.name else place
        for place in places
    ]


def live(row: TableRow, rules: AnyRules) -> LiveTable:
    """A table that is not stored yet, started if nobody is missing."""
    table = LiveTable(row, rules, None, Lines())
    if all(place.kind != "open" for place in row.seats):
        begin(table)
    return table


def begin(table: LiveTable) -> Match:
    """Set the game up; nature answers until somebody has to think."""
    row = table.row
    secret = bytes.fromhex(row.secret)
    match = Match(table.rules, len(row.seats), dict(row.options), secret=secret, names=table.names)
    match.advance()
    table.begin(match)
    table.settle_row(status=table.status_now(), to_move=table.to_move())
    return match


async def open_rematch(hall: Hall, table: LiveTable, host: str) -> TableMade:
    """The same company at a new table; every secret of the old one is good there too."""
    row = table.row
    if row.status != "over":
        raise Refused("illegal", 409, "problem-not-over")
    if row.rematch is not None:
        return TableMade(row.rematch, host, [])
    seats = [msgspec.structs.replace(place, stand_in=None) for place in row.seats]
    new = TableRow(
        id=new_table_id(),
        game=row.game,
        rules_version=table.rules.version,
        components=table.rules.components_hash,
        options=row.options,
        secret=secrets.token_bytes(32).hex(),
        seats=seats,
        host=row.host,
        status="lobby",
        to_move=None,
        created=now(),
        touched=now(),
    )
    follower = live(new, table.rules)
    await hall.add(follower.row, follower, before=row.id)
    table.settle_row(rematch=new.id)
    return TableMade(new.id, host, [])

"""Opening a table, starting it, and calling a rematch."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tianxia.core.dice import secret_of
from tianxia.core.errors import TianxiaError
from tianxia.core.marks import marks_for
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.match import Match
from tianxia.match.seal import Seal, seal_of
from tianxia.server.identity.names import BOTS, clean_name, distinct
from tianxia.server.identity.seats import seat_of
from tianxia.server.identity.tokens import new_table_id, new_token, token_hash
from tianxia.server.lobby.seals import Seals, read_part
from tianxia.server.problems import Refused, refused
from tianxia.server.storage.rows import Place, TableRow
from tianxia.server.storage.store import now
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.marks import marks_of
from tianxia.server.tables.play import unsure
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.wire.messages import HostOrder, NewTable, SeatIn, SeatKey, TableMade


async def open_table(hall: Hall, new: NewTable, me: str | None, seals: Seals) -> TableMade:
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
    places, keys, invites = seat_everybody(new, me)
    places = marked(places, rules.marks(len(places)), new)
    host = new_token()
    seal = sealed(new, seals)
    row = TableRow(
        id=new_table_id(),
        game=new.game,
        rules_version=rules.version,
        components=rules.components_hash,
        options=options,
        secret=seal.secret,
        seats=places,
        host=token_hash(host),
        status="lobby",
        to_move=None,
        created=now(),
        touched=now(),
        seals=[seal],
    )
    table = live(row, rules)
    await hall.add(table.row, table)
    return TableMade(row.id, host, keys, invites)


def sealed(new: NewTable, seals: Seals) -> Seal:
    """The seal of a new table: of a half that was promised before, or of a chosen seed."""
    seats = len(new.seats)
    if new.seed is not None:
        return seal_of(secret_of(new.seed[:100]), seats, seeded=True)
    if new.seal is None and any(seat.part is not None for seat in new.seats):
        raise Refused("unreadable", 400, "problem-bad-request")  # nothing was promised first
    return seal_of(seals.take(new.seal), seats)


def seat_everybody(
    new: NewTable, me: str | None
) -> tuple[list[Place], list[SeatKey], list[SeatKey]]:
    """Who sits where, the secrets of persons here, and the ways in to open seats."""
    places: list[Place] = []
    keys: list[SeatKey] = []
    invites: list[SeatKey] = []
    for seat, wanted in enumerate(new.seats):
        if wanted.kind == "bot":
            level = read_level(new.game, wanted.level)
            places.append(Place("bot", clean_name(wanted.name) or BOTS[seat % len(BOTS)], level))
        else:
            key = SeatKey(seat, new_token())
            secret = token_hash(key.token)
            if wanted.kind == "open":
                invites.append(key)
                places.append(Place("open", "", invite=secret))
            else:
                keys.append(key)
                name = person_name(wanted, seat, new.seats, me)
                part = read_part(wanted.part)
                places.append(Place("person", name, tokens=[secret], part=part, hosted=True))
    return named_apart(places), keys, invites


def marked(places: list[Place], box: list[str], new: NewTable) -> list[Place]:
    """The same places with their colours: those wished for, or the next free ones of the box."""
    try:
        marks = marks_for(box, [seat.mark for seat in new.seats])
    except TianxiaError as error:
        raise refused(error) from None
    return [
        msgspec.structs.replace(place, mark=mark) for place, mark in zip(places, marks, strict=True)
    ]


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
    """Seal nature, set the game up; nature answers until somebody has to think."""
    settle_seal(table)
    row = table.row
    secret = bytes.fromhex(row.secret)
    match = Match(table.rules, len(row.seats), dict(row.options), secret=secret, names=table.names)
    match.seals = row.seals
    match.marks = marks_of(row)
    match.advance()
    table.begin(match)
    table.settle_row(status=table.status_now(), to_move=table.to_move())
    return match


def settle_seal(table: LiveTable) -> None:
    """What the seats added goes into the seal and, with the half, makes nature's secret."""
    row = table.row
    if not row.seals:
        return  # a table of an older version
    seal = row.seals[0]
    if not seal.seeded:
        seal = replace(seal, parts=[place.part for place in row.seats])
    seats = [msgspec.structs.replace(place, part=None) for place in row.seats]
    table.settle_row(secret=seal.nature().hex(), seals=[seal], seats=seats)


async def open_rematch(hall: Hall, table: LiveTable, order: HostOrder, seals: Seals) -> TableMade:
    """The same company at a new table; everybody's own secrets are good there too, links are not.

    It begins at once, since all are known, so only the host's browser can add to its seal: what
    the others' browsers could add would have to be waited for.
    """
    row, host = table.row, order.host
    if row.status != "over":
        raise Refused("illegal", 409, "problem-not-over")
    if row.rematch is not None:
        return TableMade(row.rematch, host, [])
    seats = [
        msgspec.structs.replace(place, stand_in=None, invite="", part=None) for place in row.seats
    ]
    if order.parts and order.seal is None:
        raise Refused("unreadable", 400, "problem-bad-request")  # nothing was promised first
    for wish in order.parts:
        seat = seat_of(seats, wish.token)
        seats[seat] = msgspec.structs.replace(seats[seat], part=read_part(wish.part))
    seal = seal_of(seals.take(order.seal), len(seats))
    new = TableRow(
        id=new_table_id(),
        game=row.game,
        rules_version=table.rules.version,
        components=table.rules.components_hash,
        options=row.options,
        secret=seal.secret,
        seats=seats,
        host=row.host,
        status="lobby",
        to_move=None,
        created=now(),
        touched=now(),
        seals=[seal],
    )
    follower = live(new, table.rules)
    with unsure(table):
        await hall.add(follower.row, follower, before=row.id)
        table.settle_row(rematch=new.id)
    return TableMade(new.id, host, [])

"""Sitting down, and what only the host may do."""

from __future__ import annotations

import msgspec

from tianxia.server.identity.names import BOTS, clean_name, distinct
from tianxia.server.identity.seats import opens
from tianxia.server.identity.tokens import is_token, token_hash
from tianxia.server.lobby.making import begin
from tianxia.server.problems import Refused, not_yours
from tianxia.server.storage.rows import Place
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.play import unsure
from tianxia.server.tables.show import tell_all_full, tell_change, tell_seats
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.wire.messages import Claim, HostOrder, SeatKey


def check_host(table: LiveTable, token: str) -> None:
    """Refuse everybody but the host."""
    if not is_token(token, table.row.host):
        raise Refused("not_yours", 403, "problem-not-host")


def seat_of(table: LiveTable, token: str) -> int:
    """The seat that the secret belongs to."""
    for seat, place in enumerate(table.row.seats):
        if opens(place, token) or is_token(token, place.invite):
            return seat
    raise not_yours()


def with_place(table: LiveTable, seat: int, place: Place) -> list[Place]:
    """All places with one of them replaced."""
    return [place if at == seat else old for at, old in enumerate(table.row.seats)]


async def reseat(hall: Hall, table: LiveTable, seat: int, place: Place) -> None:
    """Store who sits on a seat now, then tell everybody."""
    seats = with_place(table, seat, place)
    with unsure(table):
        await hall.store.save_seats(table.row.id, seats)
        table.settle_row(seats=seats)
    if table.match is not None:
        table.moves += 1  # a thought begun for somebody else is not wanted any more
        tell_change(table, table.match, table.match.ply)
    tell_seats(table)


async def claim(hall: Hall, table: LiveTable, wish: Claim, me: str | None) -> SeatKey:
    """Sit down on an open seat; whoever sits there already may say so again."""
    seat = seat_of(table, wish.token)
    place = table.place(seat)
    if place.kind == "bot":
        raise Refused("illegal", 409, "problem-seat-not-open")
    if place.kind == "open":
        others = [name for name in table.names if name]
        name = clean_name(wish.name) or me or f"Player {seat + 1}"
        name = distinct([*others, name])[-1]
        keys = {"tokens": [token_hash(wish.token)], "invite": ""}
        new = msgspec.structs.replace(place, kind="person", name=name, **keys)
        await reseat(hall, table, seat, new)
    return SeatKey(seat, wish.token)


async def start(hall: Hall, table: LiveTable, order: HostOrder) -> None:
    """Begin the game; seats that are still open go to bots."""
    check_host(table, order.host)
    if table.match is not None:
        raise Refused("illegal", 409, "problem-already-started")
    level = read_level(table.row.game, order.level)
    free = [name for name in BOTS if name not in table.names]
    seats = [
        Place("bot", free.pop(0), level) if place.kind == "open" else place
        for place in table.row.seats
    ]
    with unsure(table):
        table.settle_row(seats=seats)
        match = begin(table)
        await hall.store.start(table.row, match.entries)
    tell_all_full(table)


async def kick(hall: Hall, table: LiveTable, order: HostOrder) -> None:
    """A bot stands in for an absent person; in the lobby the seat is open again."""
    check_host(table, order.host)
    place = table.place(order.seat)
    if place.kind != "person" or order.seat is None:
        raise Refused("illegal", 409, "problem-not-a-person")
    if table.match is None:
        await reseat(hall, table, order.seat, msgspec.structs.replace(place, kind="open", name=""))
        return
    table.playing()
    level = read_level(table.row.game, order.level)
    await reseat(hall, table, order.seat, msgspec.structs.replace(place, stand_in=level))


async def come_back(hall: Hall, table: LiveTable, token: str) -> None:
    """A person takes the seat back from the bot that stood in."""
    seat = seat_of(table, token)
    place = table.place(seat)
    if place.stand_in is not None:
        await reseat(hall, table, seat, msgspec.structs.replace(place, stand_in=None))

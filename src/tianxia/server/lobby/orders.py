"""Sitting down, and what only the host may do."""

from __future__ import annotations

from typing import Final

import msgspec

from tianxia.server.identity.names import BOTS, clean_name, distinct
from tianxia.server.identity.seats import held_by, invited_to, seat_of
from tianxia.server.identity.tokens import is_token, new_token, token_hash
from tianxia.server.lobby.making import begin
from tianxia.server.lobby.seals import read_part
from tianxia.server.problems import Refused, not_yours
from tianxia.server.storage.rows import Place
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.marks import marks_of
from tianxia.server.tables.play import unsure
from tianxia.server.tables.seating import keep_place, let_bot_play, reseat
from tianxia.server.tables.show import tell_all_full, tell_seats
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.wire.messages import Claim, HostOrder, MarkWish, SeatKey

MOST_DEVICES: Final = 5  # secrets of one seat; with another one the oldest opens it no longer


def check_host(table: LiveTable, token: str) -> None:
    """Refuse everybody but the host."""
    if not is_token(token, table.row.host):
        raise Refused("not_yours", 403, "problem-not-host")


async def claim(hall: Hall, table: LiveTable, wish: Claim, me: str | None) -> SeatKey:
    """Sit down by a link, which is used up by it; whoever sits there already may say so again."""
    own = held_by(table.row.seats, wish.token)
    if own is not None:
        return SeatKey(own, wish.token)
    seat = invited_to(table.row.seats, wish.token)
    if seat is None:
        raise Refused("not_yours", 403, "problem-link-used")
    key = SeatKey(seat, new_token())
    place = table.place(seat)
    tokens = [*place.tokens, token_hash(key.token)][-MOST_DEVICES:]
    if place.kind == "person":
        await keep_place(
            hall, table, seat, msgspec.structs.replace(place, tokens=tokens, invite="")
        )
        return key
    name = clean_name(wish.name) or me or f"Player {seat + 1}"
    name = distinct([*(other for other in table.names if other), name])[-1]
    new = Place("person", name, tokens=tokens, part=read_part(wish.part), mark=place.mark)
    await reseat(hall, table, seat, new)
    return key


async def mark(hall: Hall, table: LiveTable, wish: MarkWish) -> None:
    """Take another colour before the game begins; who has it and is nobody gets the old one."""
    if not is_token(wish.token, table.row.host) and wish.seat != seat_of(
        table.row.seats, wish.token
    ):
        raise not_yours()
    if table.match is not None:
        raise Refused("illegal", 409, "problem-already-started")
    table.place(wish.seat)
    marks = marks_of(table.row)
    if wish.mark not in table.rules.marks(len(marks)):
        raise Refused("unreadable", 400, "problem-no-such-mark")
    if wish.mark in marks:
        other = marks.index(wish.mark)
        if other != wish.seat and table.place(other).kind == "person":
            raise Refused("illegal", 409, "problem-mark-taken", player=table.place(other).name)
        marks[other] = marks[wish.seat]
    marks[wish.seat] = wish.mark
    seats = [
        msgspec.structs.replace(place, mark=mark)
        for place, mark in zip(table.row.seats, marks, strict=True)
    ]
    with unsure(table):
        await hall.store.save_seats(table.row.id, seats)
        table.settle_row(seats=seats)
    tell_seats(table)


async def invite(hall: Hall, table: LiveTable, token: str) -> SeatKey:
    """A link by which whoever holds the seat comes with another device; it is good once."""
    key = SeatKey(seat_of(table.row.seats, token), new_token())
    place = msgspec.structs.replace(table.place(key.seat), invite=token_hash(key.token))
    await keep_place(hall, table, key.seat, place)
    return key


async def start(hall: Hall, table: LiveTable, order: HostOrder) -> None:
    """Begin the game; seats that are still open go to bots."""
    check_host(table, order.host)
    if table.match is not None:
        raise Refused("illegal", 409, "problem-already-started")
    level = read_level(table.row.game, order.level)
    free = [name for name in BOTS if name not in table.names]
    seats = [
        Place("bot", free.pop(0), level, mark=place.mark) if place.kind == "open" else place
        for place in table.row.seats
    ]
    with unsure(table):
        table.settle_row(seats=seats)
        match = begin(table)
        await hall.store.start(table.row, match.entries)
    tell_all_full(table)


async def free(hall: Hall, table: LiveTable, order: HostOrder) -> SeatKey:
    """Before the game a seat is open again: old secrets end, the host is told the new way in."""
    check_host(table, order.host)
    if table.match is not None:
        raise Refused("illegal", 409, "problem-already-started")
    if table.place(order.seat).kind == "bot" or order.seat is None:
        raise Refused("illegal", 409, "problem-not-a-person")
    key = SeatKey(order.seat, new_token())
    mark = table.place(order.seat).mark
    new = Place("open", "", invite=token_hash(key.token), mark=mark)
    await reseat(hall, table, order.seat, new)
    return key


async def kick(hall: Hall, table: LiveTable, order: HostOrder) -> None:
    """A bot stands in for a person who has been away for a while."""
    check_host(table, order.host)
    table.playing()
    place = table.place(order.seat)
    if place.kind != "person" or order.seat is None:
        raise Refused("illegal", 409, "problem-not-a-person")
    if place.stand_in is None:
        wait = table.wait_for(order.seat)
        if wait is None or wait > 0:
            patience = round(table.patience)
            raise Refused("illegal", 409, "problem-not-away", player=place.name, seconds=patience)
    await let_bot_play(hall, table, order.seat, order.level)


async def come_back(hall: Hall, table: LiveTable, token: str) -> int:
    """A person takes the seat back from the bot that stood in."""
    seat = seat_of(table.row.seats, token)
    place = table.place(seat)
    if place.stand_in is not None:
        await reseat(hall, table, seat, msgspec.structs.replace(place, stand_in=None))
    return seat

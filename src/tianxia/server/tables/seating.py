"""Who sits where: changing it, storing it, telling everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tianxia.server.storage.rows import Place
from tianxia.server.tables.play import unsure
from tianxia.server.tables.show import tell_change, tell_seats
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level

if TYPE_CHECKING:
    from tianxia.server.tables.hall import Hall

COME_AGAIN: Final = 1012  # WebSocket: come back in a moment


async def keep_place(hall: Hall, table: LiveTable, seat: int, place: Place) -> None:
    """Store what is known of a seat; windows whose secrets no longer open it must come again."""
    lost = set(table.row.seats[seat].tokens) - set(place.tokens)
    seats = [place if at == seat else old for at, old in enumerate(table.row.seats)]
    with unsure(table):
        await hall.store.save_seats(table.row.id, seats)
        table.settle_row(seats=seats)
    if lost:
        send_away(table, seat)


async def reseat(hall: Hall, table: LiveTable, seat: int, place: Place) -> None:
    """Store who sits on a seat now, then tell everybody."""
    await keep_place(hall, table, seat, place)
    if table.match is not None:
        table.moves += 1  # a thought begun for somebody else is not wanted any more
        tell_change(table, table.match, table.match.ply)
    tell_seats(table)


def send_away(table: LiveTable, seat: int) -> None:
    """Windows at this seat hold it no longer; those that still know a secret of it come again.

    What they are shown stays as it is, but nothing is sent to them any more.
    """
    for connection in table.connections:
        if seat in connection.held:
            connection.held -= {seat}
            connection.close(COME_AGAIN, "who are you")


async def let_bot_play(hall: Hall, table: LiveTable, seat: int, level: str | None) -> None:
    """A bot stands in until the person comes back."""
    place = table.place(seat)
    new = msgspec.structs.replace(place, stand_in=read_level(table.row.game, level))
    await reseat(hall, table, seat, new)

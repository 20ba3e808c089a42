"""What a window may ask for once it is at the table."""

from __future__ import annotations

import asyncio
import logging

from tianxia.core.agenda import SPECTATOR
from tianxia.server.problems import Refused, failed, not_yours, refusal_of
from tianxia.server.tables import motions
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.play import answer, undo
from tianxia.server.tables.show import full
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.thinking.position import Position, position_of
from tianxia.server.thinking.worker import Advice
from tianxia.server.wire import messages
from tianxia.server.wire.messages import (
    Ack,
    Agree,
    AskHint,
    Hello,
    HintOut,
    Look,
    Motion,
    Ping,
    SaidOut,
    Submit,
    Undo,
)

logger = logging.getLogger(__name__)

Request = Hello | Look | Submit | Undo | AskHint | Motion | Agree | Ping


async def carry_out(hall: Hall, table_id: str, connection: Connection, message: Request) -> None:
    """Do what the window asks, or refuse it with a reason; never raise."""
    try:
        if isinstance(message, Look):
            await _look(hall, table_id, connection, message)
        elif isinstance(message, Submit):
            await _submit(hall, table_id, connection, message)
        elif isinstance(message, Undo):
            await _undo(hall, table_id, connection, message)
        elif isinstance(message, AskHint):
            await _hint(hall, table_id, connection, message)
        elif isinstance(message, Motion | Agree):
            await _motion(hall, table_id, connection, message)
    except Refused as refusal:
        refuse(connection, message, refusal)
    except Exception:
        logger.exception("a request at table %s failed", table_id)
        refuse(connection, message, failed())


def refuse(connection: Connection, message: Request, refusal: Refused) -> None:
    """Tell the window why not; a request without an id gets no answer."""
    ack = getattr(message, "ack", None)
    if ack is not None:
        connection.tell(messages.Refused(ack[:64], refusal_of(refusal.why), refusal.said))


def check_seat(table: LiveTable, connection: Connection, seat: int) -> None:
    """Refuse whoever does not hold the seat, and whoever has a bot standing in."""
    if not 0 <= seat < len(table.row.seats) or seat not in connection.held:
        raise not_yours()
    place = table.row.seats[seat]
    if place.kind != "person":
        raise not_yours()
    if place.stand_in is not None:
        raise Refused("not_yours", 403, "problem-stand-in")


async def _look(hall: Hall, table_id: str, connection: Connection, message: Look) -> None:
    async with hall.open(table_id) as table:
        viewer = SPECTATOR if message.seat is None else message.seat
        if table.may_look(connection, viewer):
            connection.viewer = viewer
        connection.tell(full(table, connection))


async def _submit(hall: Hall, table_id: str, connection: Connection, message: Submit) -> None:
    async def work(table: LiveTable) -> None:
        check_seat(table, connection, message.seat)
        await answer(table, hall.store, message.seat, message.ply, message.choices)
        motions.answered(table, message.seat)
        connection.tell(Ack(message.ack[:64], table.history.v))

    await hall.change(table_id, work)


async def _undo(hall: Hall, table_id: str, connection: Connection, message: Undo) -> None:
    async def work(table: LiveTable) -> None:
        check_seat(table, connection, message.seat)
        if table.row.status == "over":
            raise Refused("undo", 409, "undo-blocked-over")
        await undo(table, hall.store, message.seat)
        connection.tell(Ack(message.ack[:64], table.history.v))

    await hall.change(table_id, work)


async def _motion(
    hall: Hall, table_id: str, connection: Connection, message: Motion | Agree
) -> None:
    async def work(table: LiveTable) -> None:
        if isinstance(message, Motion):
            await motions.suggest(hall, table, connection, message)
        else:
            await motions.agree(hall, table, connection, message)
        connection.tell(Ack(message.ack[:64], table.history.v))

    await hall.change(table_id, work)


async def _hint(hall: Hall, table_id: str, connection: Connection, message: AskHint) -> None:
    async with hall.open(table_id) as table:
        check_seat(table, connection, message.seat)
        match = table.playing()
        if table.to_move() != message.seat:
            raise Refused("illegal", 409, "problem-not-your-turn")
        moves = table.moves
        position = position_of(match.rules, match.state, message.seat)
    level = read_level(position.game, message.level)
    advice = await _advice(hall, table, moves, position, level)
    if advice is None:
        raise Refused("failed", 404, "problem-no-advice")
    choice, reasons = advice
    said = [SaidOut(key, args) for key, args in reasons]
    connection.tell(HintOut(message.ack[:64], choice, said))


async def _advice(
    hall: Hall, table: LiveTable, moves: int, position: Position, bot: str
) -> Advice | None:
    """What the bot would do; when the table moves on, or the window goes, nobody thinks further."""
    thinking = asyncio.create_task(hall.thinkers.advise(position, bot, table.share))
    table.hints[thinking] = moves
    try:
        await asyncio.wait({thinking})
    finally:
        del table.hints[thinking]
        thinking.cancel()
    if thinking.cancelled() or table.moves != moves:
        raise Refused("stale", 409, "problem-stale")
    return thinking.result()

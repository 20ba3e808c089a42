"""Suggesting something to the others at a table, and agreeing to it or not.

One suggestion at a time. It ends when a majority agrees or can no longer agree, when whom it
concerns answers a question or comes back, when whoever made it says no, or with its time.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tianxia.server.identity.tokens import new_table_id
from tianxia.server.problems import Refused, not_yours
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.motion import Motion
from tianxia.server.tables.seating import let_bot_play
from tianxia.server.tables.show import tell_seats
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import read_level
from tianxia.server.wire import messages

if TYPE_CHECKING:
    from tianxia.server.tables.hall import Hall

FEWEST: Final = 2  # voices: nobody alone is a majority


def speakers(table: LiveTable, seat: int) -> dict[int, int]:
    """Whose voices count: the other persons who play themselves, each with the seat that speaks.

    The seats of whoever opened the table, where all their secrets are known, have one voice.
    """
    others = [
        at
        for at, place in enumerate(table.row.seats)
        if at != seat and place.kind == "person" and place.stand_in is None
    ]
    hosted = [at for at in others if table.row.seats[at].hosted]
    return {at: hosted[0] if at in hosted else at for at in others}


def voices_of(connection: Connection, speaks: dict[int, int]) -> list[int]:
    """With whose voices a window speaks."""
    return sorted({speaks[seat] for seat in connection.held if seat in speaks})


async def suggest(
    hall: Hall, table: LiveTable, connection: Connection, wish: messages.Motion
) -> None:
    """Put something to the vote; whoever suggests it agrees."""
    table.playing()
    place = table.place(wish.seat)
    if place.kind != "person" or place.stand_in is not None:
        raise Refused("illegal", 409, "problem-not-a-person")
    speaks = speakers(table, wish.seat)
    voices = voices_of(connection, speaks)
    voters = sorted(set(speaks.values()))
    if not voices:
        raise not_yours()
    if len(voters) < FEWEST:
        raise Refused("illegal", 409, "problem-nobody-to-agree")
    if table.motion_now() is not None:
        raise Refused("illegal", 409, "problem-motion-open")
    now, lasts = time.monotonic(), hall.settings.motion_seconds
    if any(table.suggested.get(voice, now - lasts) > now - lasts for voice in voices):
        raise Refused("limit", 429, "problem-motion-soon")
    by = speaks.get(connection.viewer, voices[0])
    level = read_level(table.row.game, wish.level)
    name = new_table_id()
    table.motion = Motion(name, wish.kind, by, wish.seat, level, now + lasts, voters)
    table.suggested.update(dict.fromkeys(voices, now))
    await _count(hall, table, table.motion, voices, yes=True)


async def agree(hall: Hall, table: LiveTable, connection: Connection, wish: messages.Agree) -> None:
    """Say yes or no to what is suggested."""
    motion = table.motion_now()
    if motion is None or motion.id != wish.motion:
        raise Refused("illegal", 409, "problem-motion-over")
    voices = voices_of(connection, speakers(table, motion.seat))
    voices = [voice for voice in voices if voice in motion.voters]
    if not voices:
        raise not_yours()
    await _count(hall, table, motion, voices, yes=wish.yes)


async def _count(
    hall: Hall, table: LiveTable, motion: Motion, voices: list[int], *, yes: bool
) -> None:
    """Count the voices; what a majority agrees to is done at once."""
    (motion.yes if yes else motion.no).update(voices)
    (motion.no if yes else motion.yes).difference_update(voices)
    if motion.by in voices and not yes:
        table.motion = None
    if motion.carried:
        table.motion = None
        await _carry_out(hall, table, motion)
    else:
        tell_seats(table)


async def _carry_out(hall: Hall, table: LiveTable, motion: Motion) -> None:
    """Do what the majority wants."""
    match motion.kind:
        case "stand_in":
            await let_bot_play(hall, table, motion.seat, motion.level)


def answered(table: LiveTable, seat: int) -> None:
    """Whoever answers needs no bot."""
    motion = table.motion_now()
    if motion is not None and motion.kind == "stand_in" and motion.seat == seat:
        table.motion = None
        tell_seats(table)

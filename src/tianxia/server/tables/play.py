"""Answers and undos: checked by the rules, written down, then told to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tianxia.core.errors import TianxiaError
from tianxia.match.match import Entry, Match
from tianxia.server.problems import Refused, refused
from tianxia.server.storage.store import Store
from tianxia.server.tables.show import tell_change, tell_seats
from tianxia.server.tables.table import LiveTable

MOST_CHOICES: Final = 64  # in one submit


class Damaged(Exception):
    """Memory and storage may differ now: the table must be dropped and read again."""


async def answer(table: LiveTable, store: Store, seat: int, ply: int, choices: list[int]) -> bool:
    """Carry an answer out, store it, tell everybody; False if it had been given before."""
    match = table.playing()
    if len(choices) > MOST_CHOICES:
        raise Refused("unreadable", 400, "problem-bad-request")
    if ply < match.ply and is_repeated(match, seat, ply, choices):
        return False
    start = match.ply
    with unsure(table):
        try:
            entries = match.submit(seat, ply, choices)
        except TianxiaError as error:
            if match.ply != start:  # half of it was carried out
                raise Damaged from error
            raise refused(error) from None
        await store.append(table.row.id, entries, table.status_now(), table.to_move())
    table.moves += 1
    table.lines.grow(match, start)
    tell_moved(table, match, start)
    return True


@contextmanager
def unsure(table: LiveTable) -> Iterator[None]:
    """Memory is ahead of the log in here; unless this ends well, the table is read again.

    A refusal has changed nothing.
    """
    table.unsure = True
    try:
        yield
    except Refused:
        table.unsure = False
        raise
    except Exception as error:
        raise Damaged from error
    table.unsure = False


def tell_moved(table: LiveTable, match: Match, start: int) -> None:
    """Tell everybody what happened; when the game is over, the secret too."""
    status = table.status_now()
    ended = status != table.row.status
    table.settle_row(status=status, to_move=table.to_move())
    tell_change(table, match, start)
    if ended:
        tell_seats(table)


async def undo(table: LiveTable, store: Store, seat: int) -> None:
    """Take the seat's last answer back, if nothing was revealed since."""
    match = table.playing()
    before = match.ply
    with unsure(table):
        try:
            ply = match.undo(seat)
        except TianxiaError as error:
            raise refused(error) from None
        await store.cut(table.row.id, ply, table.to_move())
    assert ply < before, "an undo goes back"
    table.moves += 1
    table.lines.cut(ply)
    table.settle_row(to_move=table.to_move())
    tell_change(table, match, ply, cut=ply)


def is_repeated(match: Match, seat: int, ply: int, choices: list[int]) -> bool:
    """Whether the log has these very answers of the seat at this ply already."""
    if not choices or not 0 <= ply < match.ply:
        return False
    at = ply
    for number, choice in enumerate(choices):
        while number and at < match.ply and match.entries[at].forced:
            at += 1
        if at >= match.ply:
            return False
        entry = match.entries[at]
        if entry.seat != seat or choice_in(match, entry) != choice:
            return False
        at += 1
    return True


def choice_in(match: Match, entry: Entry) -> int:
    """The choice that an entry of the log stands for."""
    catalogue = match.rules.catalogue
    action = catalogue.parse(entry.text)
    return action - catalogue.bases[catalogue.names[action]]

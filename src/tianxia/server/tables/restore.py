"""Bringing a table back from its log: every answer is checked again by the rules and the seal."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from tianxia.core.dice import commitment
from tianxia.core.errors import Unreadable
from tianxia.games.registry import AnyRules, rules_for, rules_with
from tianxia.match.match import Match
from tianxia.match.migrations import migrate
from tianxia.match.record import Header, Move, Record, replay
from tianxia.server.storage.rows import StoredEntry, TableRow
from tianxia.server.storage.store import Store
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.marks import marks_of

NO_COMPONENTS: Final = (
    "This table was played with a components file that is not stored here; "
    "start the server with it: --components FILE."
)


async def rules_of(store: Store, row: TableRow) -> AnyRules:
    """The rules with the components file that a table was begun with."""
    rules = rules_for(row.game)
    if row.components == rules.components_hash:
        return rules
    text = await store.components(row.components)
    if text is None:
        raise Unreadable(NO_COMPONENTS)
    return await asyncio.to_thread(rules_with, row.game, text)


@dataclass(frozen=True)
class Restored:
    """A match from the log; `moves` if the log had to be brought up to date."""

    match: Match
    lines: Lines
    moves: list[StoredEntry] | None


def restore(row: TableRow, entries: list[StoredEntry], rules: AnyRules) -> Restored:
    """The match of a stored table, with nature's answers checked against its secret.

    The rules are those of the components file that the table was begun with.
    """
    names = [place.name for place in row.seats]
    moves = [Move(entry.seat, entry.text, entry.forced) for entry in entries]
    for ply, entry in enumerate(entries):
        if entry.ply != ply:
            raise Unreadable(f"The log of this table lacks ply {ply}.")
    secret = bytes.fromhex(row.secret)
    header = Header(
        row.game,
        row.rules_version,
        row.components,
        dict(row.options),
        len(names),
        names,
        commitment(secret),
        row.seals,
        marks_of(row),
    )
    record = migrate(Record(header, moves), rules)
    match = replay(record, rules, secret=secret)
    lines = Lines()
    lines.grow(match, 0)
    changed = record.header.version != row.rules_version
    new = [StoredEntry(e.ply, e.seat, e.text, e.forced) for e in match.entries]
    return Restored(match, lines, new if changed else None)

"""Reading and writing tables; every method that writes is one transaction."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.match.match import Entry
from tianxia.match.seal import Seal
from tianxia.server.storage.access import Access, Work, access_to
from tianxia.server.storage.locks import Lock, lock_for
from tianxia.server.storage.rows import Place, StoredEntry, TableRow
from tianxia.server.storage.schema import COMPONENTS, ENTRIES, REVIEWS, TABLES, VERDICTS
from tianxia.server.storage.trouble import (
    DATABASE_TROUBLE,
    Deleted,
    Elsewhere,
    Misplaced,
    trouble,
)
from tianxia.server.storage.upgrade import check_current, upgrade
from tianxia.server.wire.messages import Status

logger = logging.getLogger(__name__)

SEATS: Final = msgspec.json.Decoder(list[Place])
SEALS: Final = msgspec.json.Decoder(list[Seal])
OPTIONS: Final = msgspec.json.Decoder(dict[str, OptionValue])


class Store:
    """The database of one server."""

    def __init__(self, access: Access, lock: Lock | None = None) -> None:
        self.access: Final = access
        self.lock: Final = lock

    async def close(self) -> None:
        """Let go of the database."""
        await self.access.close()
        if self.lock is not None:
            await self.lock.release()

    async def _write(self, work: Work[None]) -> None:
        """Write as a whole or not at all, unless the database is another server's by now."""
        if self.lock is not None and self.lock.lost:
            raise Elsewhere
        await self.access.write(work)

    # -- tables -----------------------------------------------------------------------------

    async def add(self, row: TableRow, entries: Sequence[Entry], before: str | None = None) -> None:
        """Write a new table down with what nature answered at once; `before`: it is a rematch."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), _columns(row))
            _insert(connection, row.id, entries)
            if before is not None:
                _set(connection, before, rematch=row.id)

        await self._write(work)

    async def table(self, table_id: str) -> TableRow | None:
        """One table, None if there is none of this name."""
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of the tables that exist, in the order asked for."""

        def work(connection: Connection) -> dict[str, TableRow]:
            found = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
            return {one["id"]: row for one in found if (row := _readable(one))}

        rows = await self.access.read(work)
        return [rows[table_id] for table_id in ids if table_id in rows]

    async def every_table(self) -> list[TableRow]:
        """All tables, those that somebody used last first; one that cannot be read is left out."""
        query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id)

        def work(connection: Connection) -> list[TableRow]:
            return [row for one in connection.execute(query).mappings() if (row := _readable(one))]

        return await self.access.read(work)

    async def entries(self, table_id: str) -> list[StoredEntry]:
        """The log of a table."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.ply)

        def work(connection: Connection) -> list[StoredEntry]:
            found = connection.execute(query).all()
            return [StoredEntry(one.ply, one.seat, one.text, one.forced) for one in found]

        return await self.access.read(work)

    # -- components -------------------------------------------------------------------------

    async def keep_components(self, digest: str, game: str, text: str) -> None:
        """Store a components file once, under its hash."""
        row = {"hash": digest, "game": game, "text": text}

        def work(connection: Connection) -> None:
            known = select(COMPONENTS.c.hash).where(COMPONENTS.c.hash == digest)
            if connection.execute(known).first() is None:
                connection.execute(insert(COMPONENTS), row)

        await self._write(work)

    async def components(self, digest: str) -> str | None:
        """The text of a components file, None if it was never stored."""
        query = select(COMPONENTS.c.text).where(COMPONENTS.c.hash == digest)
        return await self.access.read(lambda connection: connection.execute(query).scalar())

    # -- play -------------------------------------------------------------------------------

    async def append(
        self, table_id: str, entries: Sequence[Entry], status: Status, to_move: int | None
    ) -> None:
        """Write answers down behind those that are there; any other place makes it fail whole."""
        ended = {"ended": now()} if status == "over" else {}

        def work(connection: Connection) -> None:
            _set(connection, table_id, status=status, to_move=to_move, touched=now(), **ended)
            _check_next(connection, table_id, entries)
            _insert(connection, table_id, entries)

        await self._write(work)

    async def cut(self, table_id: str, ply: int, to_move: int | None) -> None:
        """Forget the answers from a ply on: they were taken back."""
        undone = delete(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.ply >= ply)

        def work(connection: Connection) -> None:
            connection.execute(undone)
            _set(connection, table_id, to_move=to_move, touched=now())

        await self._write(work)

    async def start(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """The game begins: who sits where is settled, and what fixes nature's answers."""
        values = {name: value for name, value in _columns(row).items() if name in SETTLED}

        def work(connection: Connection) -> None:
            _set(connection, row.id, **values | {"touched": now()})
            _check_next(connection, row.id, entries)
            _insert(connection, row.id, entries)

        await self._write(work)

    async def save_seats(self, table_id: str, seats: list[Place]) -> None:
        """Somebody sat down, left or came back."""
        text = msgspec.json.encode(seats).decode()
        values = {"seats": text, "touched": now()}
        await self._write(lambda connection: _set(connection, table_id, **values))

    async def touch(self, table_id: str) -> None:
        """Somebody was here: the table is not abandoned."""
        await self._write(lambda connection: _set(connection, table_id, touched=now()))

    async def rewrite(self, table_id: str, version: int, entries: Sequence[StoredEntry]) -> None:
        """Replace a log by the same game in a newer version of the rules; its review is void."""

        def work(connection: Connection) -> None:
            _set(connection, table_id, rules_version=version)
            for old in (VERDICTS, REVIEWS):
                connection.execute(delete(old).where(old.c.table_id == table_id))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
            _insert(connection, table_id, entries)

        await self._write(work)


SETTLED: Final = ("status", "to_move", "seats", "secret", "seals")  # when the game begins


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _check_next(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Refuse answers that do not follow the last one written down: a log never has a gap."""
    query = select(func.max(ENTRIES.c.ply)).where(ENTRIES.c.table_id == table_id)
    last = connection.execute(query).scalar()
    following = 0 if last is None else last + 1
    if entries and entries[0].ply != following:
        raise Misplaced(f"ply {entries[0].ply} of table {table_id} comes where {following} belongs")


def _insert(
    connection: Connection, table_id: str, entries: Sequence[Entry] | Sequence[StoredEntry]
) -> None:
    rows = [
        {"table_id": table_id, "ply": e.ply, "seat": e.seat, "text": e.text, "forced": e.forced}
        for e in entries
    ]
    if rows:
        connection.execute(insert(ENTRIES), rows)


def _set(connection: Connection, table_id: str, **values: Any) -> None:
    """Change what is stored of a table, which must be there: nothing is acknowledged otherwise."""
    change = update(TABLES).where(TABLES.c.id == table_id).values(**values)
    if connection.execute(change).rowcount == 0:
        raise Deleted


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["options"] = msgspec.json.encode(row.options).decode()
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["seals"] = msgspec.json.encode(row.seals).decode()
    return values


def _readable(found: RowMapping) -> TableRow | None:
    """A row, None if something else has spoilt it: the others must not suffer for it."""
    try:
        return _row(found)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        logger.error("table %s is damaged: %s", found["id"], error)
        return None


def _row(found: RowMapping) -> TableRow:
    values = dict(found)
    values["options"] = OPTIONS.decode(values["options"])
    values["seats"] = SEATS.decode(values["seats"])
    values["seals"] = SEALS.decode(values["seals"])
    return TableRow(**values)


async def visit_store(url: str) -> Store:
    """The store at an address for a look beside a running server: nothing is made or changed."""
    access = access_to(url)
    try:
        await access.read(check_current)
    except BaseException as error:
        await access.close()
        if isinstance(error, DATABASE_TROUBLE):
            raise Unreadable(trouble(url, error)) from None
        raise
    return Store(access)


async def open_store(url: str) -> Store:
    """The store at an address, made or brought up to date; no other server may use it."""
    lock = lock_for(url)
    try:
        await lock.take()
        access = access_to(url)
        try:
            await access.write(upgrade)
        except BaseException:
            await access.close()
            raise
    except BaseException as error:
        await lock.release()
        if isinstance(error, DATABASE_TROUBLE):
            raise Unreadable(trouble(url, error)) from None
        raise
    return Store(access, lock)

"""Reading and writing tables; every method that writes is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.match.match import Entry
from tianxia.server.storage.rows import Place, StoredEntry, TableRow
from tianxia.server.storage.schema import ENTRIES, METADATA, SCHEMA, SCHEMA_VERSION, TABLES
from tianxia.server.wire.messages import Status

SEATS: Final = msgspec.json.Decoder(list[Place])
OPTIONS: Final = msgspec.json.Decoder(dict[str, OptionValue])


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        # SQLite has one writer at a time: waiting here is cheaper than trying again there
        self._turn: Final = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn or nullcontext(), self.engine.begin() as connection:
            yield connection

    # -- tables -----------------------------------------------------------------------------

    async def add(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """Write a new table down, with the answers nature gave at once."""
        async with self._writing() as connection:
            await connection.execute(insert(TABLES), _columns(row))
            await _insert(connection, row.id, entries)

    async def add_rematch(self, row: TableRow, entries: Sequence[Entry], before: str) -> None:
        """Write a new table down as the one that follows another."""
        async with self._writing() as connection:
            await connection.execute(insert(TABLES), _columns(row))
            await _insert(connection, row.id, entries)
            following = update(TABLES).where(TABLES.c.id == before)
            await connection.execute(following, {"rematch": row.id})

    async def table(self, table_id: str) -> TableRow | None:
        """One table, None if there is none of this name."""
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of the tables that exist, in the order asked for."""
        async with self.engine.connect() as connection:
            result = await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
            rows = {found["id"]: _row(found) for found in result.mappings()}
        return [rows[table_id] for table_id in ids if table_id in rows]

    async def entries(self, table_id: str) -> list[StoredEntry]:
        """The log of a table."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.ply)
        async with self.engine.connect() as connection:
            result = await connection.execute(query)
            return [
                StoredEntry(found.ply, found.seat, found.text, found.forced)
                for found in result.all()
            ]

    # -- play -------------------------------------------------------------------------------

    async def append(
        self, table_id: str, entries: Sequence[Entry], status: Status, to_move: int | None
    ) -> None:
        """Write answers down; a ply that is there already makes the whole of it fail."""
        async with self._writing() as connection:
            await _insert(connection, table_id, entries)
            await _set(connection, table_id, status=status, to_move=to_move)

    async def cut(self, table_id: str, ply: int, to_move: int | None) -> None:
        """Forget the answers from a ply on: they were taken back."""
        undone = delete(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.ply >= ply)
        async with self._writing() as connection:
            await connection.execute(undone)
            await _set(connection, table_id, to_move=to_move)

    async def start(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """The game begins: who sits where is settled."""
        async with self._writing() as connection:
            await _insert(connection, row.id, entries)
            seats = msgspec.json.encode(row.seats).decode()
            await _set(connection, row.id, status=row.status, to_move=row.to_move, seats=seats)

    async def save_seats(self, table_id: str, seats: list[Place]) -> None:
        """Somebody sat down, left or came back."""
        async with self._writing() as connection:
            await _set(connection, table_id, seats=msgspec.json.encode(seats).decode())

    async def rewrite(self, table_id: str, version: int, entries: Iterable[StoredEntry]) -> None:
        """Replace a log by the same game in a newer version of the rules."""
        rows = [msgspec.structs.asdict(entry) | {"table_id": table_id} for entry in entries]
        async with self._writing() as connection:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
            if rows:
                await connection.execute(insert(ENTRIES), rows)
            await _set(connection, table_id, rules_version=version)


async def _insert(connection: AsyncConnection, table_id: str, entries: Sequence[Entry]) -> None:
    rows = [
        {"table_id": table_id, "ply": e.ply, "seat": e.seat, "text": e.text, "forced": e.forced}
        for e in entries
    ]
    if rows:
        await connection.execute(insert(ENTRIES), rows)


async def _set(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["options"] = msgspec.json.encode(row.options).decode()
    values["seats"] = msgspec.json.encode(row.seats).decode()
    return values


def _row(found: RowMapping) -> TableRow:
    values = dict(found)
    values["options"] = OPTIONS.decode(values["options"])
    values["seats"] = SEATS.decode(values["seats"])
    return TableRow(**values)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # In WAL mode a commit has been handed to the operating system when it returns: a killed
    # process (kill -9) loses nothing. NORMAL leaves out the fsync, so only a power cut could take
    # the last answers back, and never the file's consistency.
    cursor.execute("PRAGMA synchronous = NORMAL")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def open_store(url: str) -> Store:
    """The store at an address, made if it is not there yet."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
        version = (await connection.execute(select(SCHEMA.c.version))).scalar()
        if version is None:
            await connection.execute(insert(SCHEMA), {"version": SCHEMA_VERSION})
    if version not in (None, SCHEMA_VERSION):
        await engine.dispose()
        raise Unreadable(
            f"The database has version {version}; this program knows version {SCHEMA_VERSION}."
        )
    return Store(engine)

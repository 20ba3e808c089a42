"""Reading and writing tables; every method that writes is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.match.match import Entry
from tianxia.server.storage.access import Access, access_to
from tianxia.server.storage.rows import Place, StoredEntry, TableRow
from tianxia.server.storage.schema import (
    ENTRIES,
    GROWS_FROM,
    METADATA,
    REVIEWS,
    SCHEMA,
    SCHEMA_VERSION,
    TABLES,
    VERDICTS,
)
from tianxia.server.wire.messages import Status

SEATS: Final = msgspec.json.Decoder(list[Place])
OPTIONS: Final = msgspec.json.Decoder(dict[str, OptionValue])


class Store:
    """The database of one server."""

    def __init__(self, access: Access) -> None:
        self.access: Final = access

    async def close(self) -> None:
        """Let go of the database."""
        await self.access.close()

    # -- tables -----------------------------------------------------------------------------

    async def add(self, row: TableRow, entries: Sequence[Entry], before: str | None = None) -> None:
        """Write a new table down with what nature answered at once; `before`: it is a rematch."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), _columns(row))
            _insert(connection, row.id, entries)
            if before is not None:
                _set(connection, before, rematch=row.id)

        await self.access.write(work)

    async def table(self, table_id: str) -> TableRow | None:
        """One table, None if there is none of this name."""
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of the tables that exist, in the order asked for."""

        def work(connection: Connection) -> dict[str, TableRow]:
            found = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
            return {row["id"]: _row(row) for row in found}

        rows = await self.access.read(work)
        return [rows[table_id] for table_id in ids if table_id in rows]

    async def entries(self, table_id: str) -> list[StoredEntry]:
        """The log of a table."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.ply)

        def work(connection: Connection) -> list[StoredEntry]:
            found = connection.execute(query).all()
            return [StoredEntry(one.ply, one.seat, one.text, one.forced) for one in found]

        return await self.access.read(work)

    # -- play -------------------------------------------------------------------------------

    async def append(
        self, table_id: str, entries: Sequence[Entry], status: Status, to_move: int | None
    ) -> None:
        """Write answers down; a ply that is there already makes the whole of it fail."""

        def work(connection: Connection) -> None:
            _insert(connection, table_id, entries)
            _set(connection, table_id, status=status, to_move=to_move)

        await self.access.write(work)

    async def cut(self, table_id: str, ply: int, to_move: int | None) -> None:
        """Forget the answers from a ply on: they were taken back."""
        undone = delete(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.ply >= ply)

        def work(connection: Connection) -> None:
            connection.execute(undone)
            _set(connection, table_id, to_move=to_move)

        await self.access.write(work)

    async def start(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """The game begins: who sits where is settled."""
        seats = msgspec.json.encode(row.seats).decode()

        def work(connection: Connection) -> None:
            _insert(connection, row.id, entries)
            _set(connection, row.id, status=row.status, to_move=row.to_move, seats=seats)

        await self.access.write(work)

    async def save_seats(self, table_id: str, seats: list[Place]) -> None:
        """Somebody sat down, left or came back."""
        text = msgspec.json.encode(seats).decode()
        await self.access.write(lambda connection: _set(connection, table_id, seats=text))

    async def rewrite(self, table_id: str, version: int, entries: Sequence[StoredEntry]) -> None:
        """Replace a log by the same game in a newer version of the rules; its review is void."""

        def work(connection: Connection) -> None:
            for old in (VERDICTS, REVIEWS):
                connection.execute(delete(old).where(old.c.table_id == table_id))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
            _insert(connection, table_id, entries)
            _set(connection, table_id, rules_version=version)

        await self.access.write(work)


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
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))


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


async def open_store(url: str) -> Store:
    """The store at an address, made if it is not there yet."""
    access = access_to(url)

    def prepare(connection: Connection) -> None:
        METADATA.create_all(connection)
        version = connection.execute(select(SCHEMA.c.version)).scalar()
        if version is None:
            connection.execute(insert(SCHEMA), {"version": SCHEMA_VERSION})
        elif version == GROWS_FROM:
            connection.execute(update(SCHEMA).values(version=SCHEMA_VERSION))
        elif version != SCHEMA_VERSION:
            raise Unreadable(
                f"The database has version {version}; this program knows version {SCHEMA_VERSION}."
            )

    try:
        await access.write(prepare)
    except BaseException:
        await access.close()
        raise
    return Store(access)

"""The hall: all tables of a server, read when somebody comes and put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tianxia.core.errors import TianxiaError
from tianxia.games.registry import rules_for
from tianxia.server.problems import Refused, failed, no_such_table
from tianxia.server.settings import Settings
from tianxia.server.storage.rows import TableRow
from tianxia.server.storage.store import Store
from tianxia.server.tables import bots
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.play import Damaged
from tianxia.server.tables.restore import restore
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.pool import Thinkers

logger = logging.getLogger(__name__)

RESTART: Final = 1012  # WebSocket: come back in a moment


class Hall:
    """Opens tables for whoever wants to read or change them."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, for us alone until the block ends; then the bots may go on."""
        while True:
            table = await self._find(table_id)
            table.users += 1
            try:
                async with table.lock:
                    if table.dropped:
                        continue
                    try:
                        yield table
                    except Damaged as damage:
                        logger.exception("table %s is read again", table_id, exc_info=damage)
                        self.drop(table)
                        raise failed() from None
                    finally:
                        bots.wake(self, table)
                    return
            finally:
                table.users -= 1

    async def _find(self, table_id: str) -> LiveTable:
        table = self.live.get(table_id)
        if table is not None:
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise no_such_table()
        try:
            rules = rules_for(row.game)
            if row.status == "lobby":
                return self.admit(LiveTable(row, rules, None, Lines()))
            entries = await self.store.entries(table_id)
            back = await asyncio.to_thread(restore, row, entries, rules)
        except TianxiaError as error:
            logger.warning("table %s cannot be read: %s", table_id, error)
            raise Refused("failed", 409, "problem-table-damaged", text=str(error)) from None
        if back.moves is not None:
            await self.store.rewrite(table_id, rules.version, back.moves)
        return self.admit(LiveTable(row, rules, back.match, back.lines))

    def admit(self, table: LiveTable) -> LiveTable:
        """Keep a table in memory."""
        self.put_away()
        self.live[table.row.id] = table
        return table

    def put_away(self) -> None:
        """Forget tables that nobody watches, oldest first, when there are too many."""
        surplus = len(self.live) - self.settings.tables_kept
        if surplus <= 0:
            return
        idle = [
            table
            for table in self.live.values()
            if not table.connections and not table.users and table.driver is None
        ]
        for table in idle[: max(surplus, self.settings.tables_kept // 10)]:
            table.dropped = True
            del self.live[table.row.id]

    def drop(self, table: LiveTable) -> None:
        """Throw a table out of memory; everybody comes back to what is stored."""
        table.dropped = True
        self.live.pop(table.row.id, None)
        for connection in table.connections:
            connection.close(RESTART, "read again")

    async def add(self, row: TableRow, table: LiveTable, before: str | None = None) -> None:
        """Write a new table down and keep it."""
        entries = [] if table.match is None else table.match.entries
        await self.store.add(row, entries, before)
        self.admit(table)
        bots.wake(self, table)

    async def close(self) -> None:
        """Send everybody home; what was acknowledged is stored already."""
        drivers = [table.driver for table in self.live.values() if table.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        for table in list(self.live.values()):
            self.drop(table)
        self.thinkers.close()
        await self.store.close()

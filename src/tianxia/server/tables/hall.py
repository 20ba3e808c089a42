"""The hall: all tables of a server, read when somebody comes and put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from tianxia.core.components import parse_components
from tianxia.core.errors import TianxiaError
from tianxia.games.registry import GAMES, components_in_use
from tianxia.server.problems import Refused, failed, no_storage, no_such_table
from tianxia.server.settings import Settings
from tianxia.server.storage.rows import TableRow
from tianxia.server.storage.store import Store, now
from tianxia.server.storage.trouble import (
    DATABASE_TROUBLE,
    Deleted,
    Elsewhere,
    Misplaced,
    said_first,
)
from tianxia.server.tables import bots
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.play import Damaged
from tianxia.server.tables.restore import restore, rules_of
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.pool import Thinkers

logger = logging.getLogger(__name__)

DAY: Final = 86_400_000  # milliseconds
LAST_SECONDS: Final = 10.0  # for storing what was begun when the server ends
RESTART: Final = 1012  # WebSocket: come back in a moment

R = TypeVar("R")


class Hall:
    """Opens tables for whoever wants to read or change them."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._changing: Final[set[asyncio.Task[Any]]] = set()
        self._aside: Final = asyncio.Lock()
        if store.lock is not None:
            store.lock.regained = self.read_anew

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
                        self.drop(table)
                        raise told_damage(table_id, damage) from None
                    finally:
                        if table.unsure:  # it was cut off between memory and log
                            self.drop(table)
                        bots.wake(self, table)
                    return
            finally:
                table.users -= 1

    async def change(self, table_id: str, work: Callable[[LiveTable], Awaitable[R]]) -> R:
        """Change a table as one unit, which comes to its end even when whoever asked is gone."""

        async def unit() -> R:
            async with self.open(table_id) as table:
                return await work(table)

        task = asyncio.create_task(unit())
        self._changing.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[Any]) -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and nobody else is to be told

    async def aside(self, work: Callable[..., R], *args: Any) -> R:
        """Carry out what takes its time beside everything else, one such thing after the other.

        Several at once would keep the server from its windows.
        """
        async with self._aside:
            return await asyncio.to_thread(work, *args)

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
        try:
            return await self._read(table_id)
        except DATABASE_TROUBLE as error:
            logger.error("table %s cannot be reached: %s", table_id, said_first(error))
            raise no_storage() from None
        except Deleted:
            raise no_such_table() from None

    async def _read(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise no_such_table()
        try:
            rules = await rules_of(self.store, row)
            if row.status == "lobby":
                return self.admit(LiveTable(row, rules, None, Lines()))
            entries = await self.store.entries(table_id)
            back = await self.aside(restore, row, entries, rules)
        except TianxiaError as error:
            logger.warning("table %s cannot be read: %s", table_id, error)
            raise Refused("failed", 409, "problem-table-damaged", text=str(error)) from None
        if back.moves is not None:
            await self.store.rewrite(table_id, rules.version, back.moves)
        return self.admit(LiveTable(row, rules, back.match, back.lines))

    async def keep_components(self) -> None:
        """Store the components files in use: tables begun with them go on with them for ever."""
        for game in GAMES:
            text = components_in_use(game)
            await self.store.keep_components(parse_components(text, game).hash(), game, text)

    async def visited(self, table: LiveTable) -> None:
        """Somebody who plays here has come: the table is not abandoned."""
        if now() - table.row.touched <= DAY:
            return
        try:
            await self.store.touch(table.row.id)
        except Deleted:
            raise self.gone(table.row.id) from None
        except (*DATABASE_TROUBLE, Elsewhere) as error:  # it can be looked at all the same
            logger.error("no visit to table %s can be noted: %s", table.row.id, said_first(error))
        else:
            table.settle_row(touched=now())

    def admit(self, table: LiveTable) -> LiveTable:
        """Keep a table in memory."""
        self.put_away()
        table.patience = self.settings.away_seconds
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

    def gone(self, table_id: str) -> Refused:
        """Forget a table that was deleted; what to tell whoever asked."""
        table = self.live.get(table_id)
        if table is not None:
            self.drop(table)
        return no_such_table()

    def read_anew(self) -> None:
        """Throw all tables out of memory: another server may have changed what is stored."""
        for table in list(self.live.values()):
            self.drop(table)

    async def add(self, row: TableRow, table: LiveTable, before: str | None = None) -> None:
        """Write a new table down and keep it."""
        entries = [] if table.match is None else table.match.entries
        await self.store.add(row, entries, before)
        self.admit(table)
        bots.wake(self, table)

    async def close(self) -> None:
        """Send everybody home; what was acknowledged is stored already.

        A database that does not answer is not waited for: whatever it was to store is not stored.
        """
        drivers = {table.driver for table in self.live.values() if table.driver is not None}
        for driver in drivers:
            driver.cancel()
        late = await unfinished(drivers | self._changing)
        for task in late:
            task.cancel()
        self.read_anew()
        self.thinkers.close()
        await unfinished({asyncio.create_task(self.store.close())})


async def unfinished(tasks: set[asyncio.Task[Any]]) -> set[asyncio.Task[Any]]:
    """Wait for the end of what was begun; those that have not ended in time."""
    if not tasks:
        return set()
    done, late = await asyncio.wait(tasks, timeout=LAST_SECONDS)
    for task in done:
        if not task.cancelled():
            task.exception()
    return late


def told_damage(table_id: str, damage: Damaged) -> Refused:
    """Write down why a table is read again, our own mistakes with all that led there; the refusal.

    Whoever asked may ask again, later if the database is away.
    """
    cause = damage.__cause__
    if isinstance(cause, (*DATABASE_TROUBLE, Elsewhere)):
        logger.error("table %s is read again: %s", table_id, said_first(cause))
        return no_storage()
    if isinstance(cause, Deleted):
        return no_such_table()
    if isinstance(cause, Misplaced):
        logger.error("table %s is read again: %s", table_id, cause)
    else:
        logger.error("table %s is read again", table_id, exc_info=damage)
    return failed()

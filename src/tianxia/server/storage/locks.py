"""One server for one database: a second one would answer from tables it does not know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from filelock import FileLock, Timeout
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tianxia.core.errors import Unreadable

logger = logging.getLogger(__name__)

TAKEN: Final = (
    "Another tianxia server uses this database already; "
    "stop it first, or use another --data folder."
)
NUMBER: Final = 7_420_681_100  # of the lock in PostgreSQL; any number that nobody else uses
PATIENCE: Final = 5.0  # seconds in which a server that has just died lets go
LOOK_EVERY: Final = 5.0  # seconds between two looks whether the lock is still ours


class Lock(Protocol):
    """What keeps other servers away; a process that dies lets go of it."""

    lost: bool  # another server has the database now: nothing may be written any more
    regained: Callable[[], None]  # called when another one may have written meanwhile

    async def take(self) -> None:
        """Take the lock, or refuse to go on."""

    async def release(self) -> None:
        """Let the next one in."""


def nothing() -> None:
    """Nobody wants to know."""


class FileLockBeside:
    """For SQLite: a lock on a file beside the database, which the system frees at any end."""

    def __init__(self, database: Path) -> None:
        self.lost = False
        self.regained: Callable[[], None] = nothing
        file = database.resolve()  # links to one database are one database
        beside = file.with_name(file.name + ".lock")
        self._lock: Final = FileLock(beside, thread_local=False)

    async def take(self) -> None:
        """Take it, waiting a little for a server that is just closing."""
        try:
            await asyncio.to_thread(self._lock.acquire, PATIENCE, 0.1)
        except Timeout:
            raise Unreadable(TAKEN) from None

    async def release(self) -> None:
        """Let go; the file stays, empty."""
        self._lock.release()


class AdvisoryLock:
    """For PostgreSQL: a lock that lives as long as one connection of ours."""

    def __init__(self, url: str) -> None:
        self.lost = False
        self.regained: Callable[[], None] = nothing
        self._engine: Final[AsyncEngine] = create_async_engine(url, poolclass=NullPool)
        self._connection: AsyncConnection | None = None
        self._watch: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Take it, waiting a little until the end of a dead server is noticed."""
        last = asyncio.get_running_loop().time() + PATIENCE
        while not await self._try():
            if asyncio.get_running_loop().time() > last:
                await self._engine.dispose()
                raise Unreadable(TAKEN)
            await asyncio.sleep(0.2)
        self._watch = asyncio.create_task(self._keep())

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        got = await connection.scalar(text(f"SELECT pg_try_advisory_lock({NUMBER})"))
        if not got:
            await connection.close()
            return False
        self._connection = connection
        return True

    async def _keep(self) -> None:
        """Take the lock again when its connection was lost, as at a restart of the database."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                assert self._connection is not None, "the lock was taken"
                await self._connection.execute(text("SELECT 1"))
            except Exception:
                await self._take_again()

    async def _take_again(self) -> None:
        with suppress(Exception):
            if self._connection is not None:
                await self._connection.invalidate()
                await self._connection.close()
        with suppress(Exception):  # the database may be away still
            lost = not await self._try()
            if lost and not self.lost:
                logger.error(TAKEN)
            self.lost = lost
            if not lost:
                self.regained()

    async def release(self) -> None:
        """Let go by closing the connection."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait({self._watch})
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()
        await self._engine.dispose()


def lock_for(url: str) -> Lock:
    """The lock of the database at an address."""
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite":
        return FileLockBeside(Path(parts.database or "tianxia"))
    return AdvisoryLock(url)

"""How transactions reach a database: one hop to a thread for SQLite, asyncpg for PostgreSQL.

What is done inside a transaction is a plain function of a connection, the same for both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

R = TypeVar("R")
Work = Callable[[Connection], R]

LARGEST_BATCH: Final = 100
HIDDEN: Final = True  # nature's secrets are among what is written, and errors get into logs


class Access(Protocol):
    """A way to a database."""

    async def read(self, work: Work[R]) -> R:
        """Do something that changes nothing."""

    async def write(self, work: Work[None]) -> None:
        """Do something as a whole or not at all; it is stored when this returns."""

    async def close(self) -> None:
        """Let go of the database."""


class SqliteAccess:
    """One thread writes, another reads. Whoever waits to write is served by the next commit.

    Committing together what has queued up keeps answers quick when the disk or the machine is busy;
    if one of the works fails, each is tried alone, so that nobody suffers for another's mistake.
    """

    def __init__(self, url: str) -> None:
        self.engine: Final[Engine] = create_engine(
            url.replace("+aiosqlite", ""), hide_parameters=HIDDEN
        )
        event.listen(self.engine, "connect", _prepare_sqlite)
        event.listen(self.engine, "begin", _begin_sqlite)
        self._writing: Final[Engine] = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer: Final = ThreadPoolExecutor(1, "sqlite-write")
        self._reader: Final = ThreadPoolExecutor(1, "sqlite-read")
        self._waiting: list[tuple[Work[None], asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[R]) -> R:
        """Read in the reading thread."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)

    def _look(self, work: Work[R]) -> R:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[None]) -> None:
        """Join the next commit."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_waiting())
        await done

    async def _commit_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            works = [work for work, _ in batch]
            problems = await loop.run_in_executor(self._writer, self._commit, works)
            for (_, done), problem in zip(batch, problems, strict=True):
                if done.cancelled():
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)

    def _commit(self, works: list[Work[None]]) -> list[Exception | None]:
        try:
            with self._writing.begin() as connection:
                for work in works:
                    work(connection)
        except Exception as problem:
            if len(works) == 1:
                return [problem]
            return [self._commit([work])[0] for work in works]
        return [None] * len(works)

    async def close(self) -> None:
        """Finish what waits, then close the file."""
        if self._task is not None:
            await self._task
        self._writer.shutdown()
        self._reader.shutdown()
        self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin transactions late, and not for DDL
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit has reached the disk when it returns, so neither kill -9 nor a power cut takes
    # back what was acknowledged. Everything that waits shares one commit, and so one sync.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin as it was asked for; who means to write waits now for others who do, not half-way."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


class ServerAccess:
    """A database server: every transaction takes a connection of its own from the pool."""

    def __init__(self, url: str) -> None:
        # a connection that died while nobody used it is noticed before it is handed out
        self.engine: Final[AsyncEngine] = create_async_engine(
            url, pool_pre_ping=True, hide_parameters=HIDDEN
        )

    async def read(self, work: Work[R]) -> R:
        """Read on a connection of the pool."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[None]) -> None:
        """Write on a connection of the pool and commit."""
        async with self.engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def access_to(url: str) -> Access:
    """The way to the database at an address."""
    return SqliteAccess(url) if url.startswith("sqlite") else ServerAccess(url)

"""The pool of thinking processes: bounded, and replaced when one dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tianxia.server.thinking import worker

R = TypeVar("R")

QUEUED: Final = 2  # thoughts handed over per worker; the others wait in the server


@dataclass(frozen=True)
class Position:
    """What a worker is given."""

    game: str
    dump: str
    seat: int


class Thinkers:
    """Asks bots without holding anything else up."""

    def __init__(self, workers: int | None, components: tuple[Path, ...] = ()) -> None:
        """`workers`: how many processes; None: all cores but one; 0: one thread."""
        self.components: Final = components
        cores = (os.cpu_count() or 2) - 1
        self.workers: Final = max(1, cores) if workers is None else workers
        self._pool = self._make()
        self._room: Final = asyncio.Semaphore(max(1, self.workers) * QUEUED)

    def _make(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.prepare,
            initargs=(self.components,),
        )

    def close(self) -> None:
        """Send the workers home without waiting for their thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self, games: list[str]) -> None:
        """Start a worker and let it read the rules."""
        await self._run(worker.warm_up, games)

    async def choose(self, position: Position, bot: str, seed: int) -> int:
        """The bot's choice."""
        return await self._run(
            worker.choose, position.game, position.dump, position.seat, bot, seed
        )

    async def advise(self, position: Position) -> worker.Advice | None:
        """The adviser's choice and reasons."""
        return await self._run(worker.advise, position.game, position.dump, position.seat)

    async def _run(self, work: Callable[..., R], *args: object) -> R:
        loop = asyncio.get_running_loop()
        async with self._room:
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:  # somebody killed a worker: once more with new ones
                if self._pool is pool:
                    self._pool = self._make()
                return await loop.run_in_executor(self._pool, work, *args)

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

import msgspec

from tianxia.review.data import Verdict, Worth
from tianxia.server.thinking import worker
from tianxia.server.thinking.leisure import Leisure

R = TypeVar("R")

VERDICT: Final = msgspec.json.Decoder(Verdict)
WORTH: Final = msgspec.json.Decoder(Worth)

QUEUED: Final = 2  # thoughts handed over per worker; the others wait in the server


@dataclass(frozen=True)
class Position:
    """What a worker is given."""

    game: str
    dump: str
    seat: int


class Thinkers:
    """Asks bots, and reviews games, without holding anything else up."""

    def __init__(self, workers: int | None, components: tuple[Path, ...] = ()) -> None:
        """`workers`: how many processes; None: all cores but one; 0: one thread."""
        self.components: Final = components
        cores = (os.cpu_count() or 2) - 1
        self.workers: Final = max(1, cores) if workers is None else workers
        room = max(1, self.workers) * QUEUED
        self._unwanted: Final = _flags(self.workers, room)
        self._free: Final = list(range(room))
        self._pool = self._make()
        self._room: Final = asyncio.Semaphore(room)
        self._leisure: Final = Leisure(self.workers)

    def _make(self) -> Executor:
        if self.workers == 0:
            worker.listen(self._unwanted)
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.prepare,
            initargs=(self.components, self._unwanted),
        )

    def close(self) -> None:
        """Send the workers home without waiting for their thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self, games: list[str]) -> None:
        """Start a worker and let it read the rules."""
        async with self._room:
            await self._run(worker.warm_up, games)

    async def choose(self, position: Position, bot: str, seed: int) -> int:
        """The bot's choice; a search is stopped when whoever asked is cancelled."""
        with self._leisure.pressing():
            return await self._think(worker.choose, position, bot, seed)

    async def advise(self, position: Position, bot: str) -> worker.Advice | None:
        """What somebody who plays like this bot would choose, and the reasons."""
        where = (position.game, position.dump, position.seat)
        with self._leisure.pressing():
            async with self._room:
                return await self._run(worker.advise, *where, bot)

    async def judge(self, position: Position, task: worker.Task) -> Verdict:
        """The verdict on one decision of a review; bots at tables come first."""
        async with self._leisure.reflecting():
            return VERDICT.decode(await self._think(worker.judge, position, task))

    async def weigh(self, position: Position, task: worker.Task) -> Worth:
        """What another choice would have been worth; somebody waits for it."""
        with self._leisure.pressing():
            return WORTH.decode(await self._think(worker.weigh, position, task))

    async def _think(self, work: Callable[..., R], position: Position, *args: object) -> R:
        """Carry out a search that is told to stop when whoever asked is cancelled."""
        where = (position.game, position.dump, position.seat)
        await self._room.acquire()
        thought = self._free.pop()
        self._unwanted[thought] = 0

        def done(ended: asyncio.Task[R]) -> None:
            self._free.append(thought)
            self._room.release()
            if not ended.cancelled():
                ended.exception()  # whoever asked may have gone

        thinking = asyncio.ensure_future(self._run(work, *where, *args, thought))
        thinking.add_done_callback(done)
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            self._unwanted[thought] = 1
            raise

    async def _run(self, work: Callable[..., R], *args: object) -> R:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:  # somebody killed a worker: once more with new ones
            if self._pool is pool:
                self._pool = self._make()
            return await loop.run_in_executor(self._pool, work, *args)


def _flags(workers: int, room: int) -> worker.Flags:
    """A flag for every thought there is room for, seen by all who think."""
    if workers == 0:
        return [0] * room
    shared: worker.Flags = multiprocessing.get_context("spawn").RawArray("b", room)
    return shared

"""The pool of thinking processes: few, with a short queue, and replaced when one dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tianxia.bots.worker_process import QuietSpawn
from tianxia.review.data import Verdict, Worth
from tianxia.server.problems import Refused
from tianxia.server.thinking import worker
from tianxia.server.thinking.leisure import Leisure
from tianxia.server.thinking.position import Position

R = TypeVar("R")

VERDICT: Final = msgspec.json.Decoder(Verdict)
WORTH: Final = msgspec.json.Decoder(Worth)

FOLLOWED: Final = 8  # whose last worker is remembered, for each worker
WAITING: Final = 16  # thoughts that may wait for each worker before bots are asked to be quick
PATIENCE: Final = 30.0  # seconds after which a bot's choice is not waited for any longer


class Thinkers:
    """Asks bots, and reviews games, without holding anything else up."""

    def __init__(self, workers: int | None, components: tuple[Path, ...] = ()) -> None:
        """`workers`: how many processes; None: all cores but one; 0: one thread."""
        self.components: Final = components
        cores = (os.cpu_count() or 2) - 1
        self.workers: Final = max(1, cores) if workers is None else workers
        self._unwanted: Final = _flags(self.workers)
        self._desks: Final = [self._make() for _ in self._unwanted]  # a process each
        self._free: Final = set(range(len(self._desks)))
        self._room: Final = asyncio.Semaphore(len(self._desks))
        self._last: Final[dict[str, int]] = {}  # the desk that somebody's last thought was made at
        self._leisure: Final = Leisure(self.workers)
        self._waiting = 0

    @property
    def crowded(self) -> bool:
        """Whether so many wait that long thoughts can no longer be asked for."""
        return self._waiting >= WAITING * len(self._desks)

    def _make(self) -> Executor:
        if self.workers == 0:
            worker.listen(self._unwanted)
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            1,
            mp_context=QuietSpawn(),
            initializer=worker.prepare,
            initargs=(self.components, self._unwanted),
        )

    def close(self) -> None:
        """Send the workers home without waiting for their thoughts."""
        for desk in self._desks:
            desk.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self, games: list[str]) -> None:
        """Start a worker and let it read the rules."""
        await self._think(worker.warm_up, games)

    async def choose(self, position: Position, bot: str, seed: int, who: str = "") -> int:
        """The bot's choice, in time; a search is stopped when whoever asked is cancelled.

        `who` asks again for further questions of a turn: they go where the first one was answered.
        """
        with self._leisure.pressing():
            asked = (*position.told(), bot, seed, who, PATIENCE)
            return await self._think(worker.choose, *asked, who=who)

    async def advise(self, position: Position, bot: str) -> worker.Advice | None:
        """What somebody who plays like this bot would choose, and the reasons."""
        self._check_room()
        with self._leisure.pressing():
            return await self._think(worker.advise, *position.told(), bot)

    async def judge(self, position: Position, task: worker.Task) -> Verdict:
        """The verdict on one decision of a review; bots at tables come first."""
        async with self._leisure.reflecting():
            return VERDICT.decode(await self._think(worker.judge, *position.told(), task))

    async def weigh(self, position: Position, task: worker.Task) -> Worth:
        """What another choice would have been worth; somebody waits for it."""
        self._check_room()
        with self._leisure.pressing():
            return WORTH.decode(await self._think(worker.weigh, *position.told(), task))

    def _check_room(self) -> None:
        """Refuse somebody who can ask again later; a bot that has to move cannot."""
        if self.crowded:
            raise Refused("limit", 429, "problem-thinkers-busy")

    async def _think(self, work: Callable[..., R], *args: object, who: str = "") -> R:
        """Carry out a thought that is told to stop when whoever asked is cancelled."""
        self._waiting += 1
        try:
            await self._room.acquire()
        finally:
            self._waiting -= 1
        desk = self._seat(who)
        self._unwanted[desk] = 0

        def done(ended: asyncio.Task[R]) -> None:
            self._free.add(desk)
            self._room.release()
            if not ended.cancelled():
                ended.exception()  # whoever asked may have gone

        thinking = asyncio.ensure_future(self._run(desk, work, *args, desk))
        thinking.add_done_callback(done)
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            self._unwanted[desk] = 1
            raise

    def _seat(self, who: str) -> int:
        """A free desk: the one where the same one's last thought was made, if it can be had."""
        last = self._last.pop(who, -1)
        desk = last if last in self._free else min(self._free)
        self._free.remove(desk)
        if who:
            self._last[who] = desk
            if len(self._last) > FOLLOWED * len(self._desks):
                del self._last[next(iter(self._last))]
        return desk

    async def _run(self, desk: int, work: Callable[..., R], *args: object) -> R:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await loop.run_in_executor(self._desks[desk], work, *args)
        except BrokenProcessPool:  # the worker is dead: once more with a new one, if it was killed
            self._desks[desk] = self._make()
            if self._unwanted[desk] or loop.time() - began >= PATIENCE:
                raise
            return await loop.run_in_executor(self._desks[desk], work, *args)


def _flags(workers: int) -> worker.Flags:
    """A flag for every worker's thought, seen by all who think."""
    if workers == 0:
        return [0]
    shared: worker.Flags = multiprocessing.get_context("spawn").RawArray("b", workers)
    return shared

"""Those who think: processes beside the server, in lanes, so that the quick never wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tianxia.bots.worker_process import QuietSpawn
from tianxia.review.data import Verdict, Worth
from tianxia.server.problems import Refused
from tianxia.server.thinking import patience, worker
from tianxia.server.thinking.desk import Desk
from tianxia.server.thinking.lane import Lane
from tianxia.server.thinking.levels import Kind, kind_of
from tianxia.server.thinking.position import Position
from tianxia.server.thinking.turns import Share, Wish

VERDICT: Final = msgspec.json.Decoder(Verdict)
WORTH: Final = msgspec.json.Decoder(Worth)

# How far each kind of thinking gives way to the server, and to the others, on a busy machine.
NICENESS: Final[dict[Kind, int]] = {"search": 5, "quick": 2, "guest": 5}

ANYBODY: Final = Share()


class Thinkers:
    """Asks bots, and reviews games, without holding anything else up.

    Searches share so many workers; whoever answers from judgement alone has a worker that never
    searches, and bots by outsiders, of whom nobody knows how long they take, have one of their own
    once there are any.
    """

    def __init__(self, workers: int | None, components: tuple[Path, ...] = ()) -> None:
        """`workers`: how many processes search; None: all cores but one; 0: threads think."""
        self.components: Final = components
        cores = (os.cpu_count() or 2) - 1
        self.workers: Final = max(1, cores) if workers is None else workers
        searching: list[Kind] = ["search"] * max(1, self.workers)
        kinds: list[Kind] = ["quick", "guest", *searching]
        self._flags, first = _flags(self.workers, len(kinds))
        desks = [
            Desk(number, self._flags, partial(self._make, kind))
            for number, kind in enumerate(kinds, first)
        ]
        self.quick: Final = Lane(desks[:1])
        self.guests: Final = Lane(desks[1:2])
        self.searches: Final = Lane(desks[2:])
        self._desks: Final = desks

    def _make(self, kind: Kind) -> Executor:
        if self.workers == 0:
            worker.listen(self._flags)
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            1,
            mp_context=QuietSpawn(),
            initializer=worker.prepare,
            initargs=(self.components, self._flags, NICENESS[kind]),
        )

    def close(self) -> None:
        """Send the workers home without waiting for their thoughts."""
        for desk in self._desks:
            desk.close()

    async def warm_up(self) -> None:
        """Start a worker for quick answers and one that searches."""
        lanes = (self.quick, self.searches)
        await asyncio.gather(*(lane.think(Wish(ANYBODY), worker.warm_up) for lane in lanes))

    async def renew(self) -> None:
        """Start every worker anew, one after the other; the thought of each is finished first."""
        if self.workers > 0:
            for desk in self._desks:
                await desk.renew()

    def _lane(self, bot: str) -> Lane:
        return {"quick": self.quick, "guest": self.guests, "search": self.searches}[kind_of(bot)]

    def is_full(self, share: Share, bot: str) -> bool:
        """Whether so many want to think that long thoughts can no longer be asked for."""
        return self._lane(bot).is_full(Wish(share))

    def is_hurried(self, share: Share, bot: str) -> bool:
        """Whether a bot would think more briefly than usual now, because others think too."""
        return kind_of(bot) == "search" and self.searches.part_of(Wish(share)) < 1

    async def choose(
        self, position: Position, bot: str, seed: int, who: str = "", share: Share = ANYBODY
    ) -> int:
        """The bot's choice, in time; a search is stopped when whoever asked is cancelled.

        `who` asks again for further questions of a turn: they go where the first one was answered.
        """
        asked = (*position.told(), bot, seed, who, patience.LONGEST)
        return await self._lane(bot).think(Wish(share, who), worker.choose, *asked)

    async def advise(
        self, position: Position, bot: str, share: Share = ANYBODY
    ) -> worker.Advice | None:
        """What somebody who plays like this bot would choose, and the reasons."""
        lane = self._lane(bot)
        if lane.is_full(Wish(share)):
            raise busy()
        return await lane.think(Wish(share), worker.advise, *position.told(), bot)

    async def judge(self, position: Position, task: worker.Task, share: Share = ANYBODY) -> Verdict:
        """The verdict on one decision of a review; everybody at a table comes first."""
        wish = Wish(share, review=True)
        return VERDICT.decode(await self.searches.think(wish, worker.judge, *position.told(), task))

    async def weigh(self, position: Position, task: worker.Task, share: Share = ANYBODY) -> Worth:
        """What another choice would have been worth; somebody waits for it."""
        if self.searches.is_full(Wish(share)):
            raise busy()
        told = await self.searches.think(Wish(share), worker.weigh, *position.told(), task)
        return WORTH.decode(told)


def busy() -> Refused:
    """Somebody can ask again later; a bot that has to move cannot."""
    return Refused("limit", 429, "problem-thinkers-busy")


def _flags(workers: int, desks: int) -> tuple[worker.Flags, int]:
    """A flag for the thought at every desk, seen by all who think; the number of the first.

    Threads share theirs with whoever else thinks in this process.
    """
    if workers == 0:
        first = len(worker.THREADS)
        worker.THREADS.extend([worker.WANTED] * desks)
        return worker.THREADS, first
    shared: worker.Flags = multiprocessing.get_context("spawn").RawArray("b", desks)
    return shared, 0

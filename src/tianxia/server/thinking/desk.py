"""A desk: the place of one worker, whose process is replaced when it dies or has grown old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from tianxia.server.thinking import patience, worker

R = TypeVar("R")


class Desk:
    """Carries out one thought at a time."""

    def __init__(self, number: int, flags: worker.Flags, make: Callable[[], Executor]) -> None:
        self.number: Final = number
        self._flags: Final = flags
        self._make: Final = make
        self.executor: Executor = make()
        self.used = False  # its process has been started

    def say(self, flag: int) -> None:
        """Tell the thought that is under way."""
        self._flags[self.number] = flag

    def hurry(self) -> None:
        """Tell it that somebody else waits, unless it was told to stop."""
        if self._flags[self.number] == worker.WANTED:
            self.say(worker.HURRIED)

    async def run(self, share: float, work: Callable[..., R], *args: object) -> R:
        """Carry out a thought; if the worker was killed, once more with a new one."""
        self.used = True
        loop = asyncio.get_running_loop()
        began = loop.time()
        asked = (*args, (self.number, share))
        executor = self.executor
        try:
            return await loop.run_in_executor(executor, work, *asked)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = self._make()
            unwanted = self._flags[self.number] == worker.UNWANTED
            if unwanted or loop.time() - began >= patience.LONGEST:
                raise
            return await loop.run_in_executor(self.executor, work, *asked)

    async def renew(self) -> None:
        """Have a new worker ready, then send the old one home when its thought is over."""
        if not self.used:
            return
        fresh = self._make()
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(fresh, worker.warm_up, (self.number, 1.0))
        except BaseException:
            fresh.shutdown(wait=False, cancel_futures=True)
            raise
        self.executor, old = fresh, self.executor
        old.shutdown(wait=False)

    def close(self) -> None:
        """Send the worker home without waiting for its thought."""
        self.executor.shutdown(wait=False, cancel_futures=True)

"""Who thinks first: bots at tables at once, reviews only where a worker would be idle."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final


class Leisure:
    """Lets reviews in one by one, and only while fewer than all workers are asked for anything.

    A thought that has begun is not taken back, so whoever is at a table may wait for one decision
    of a review, never for a queue of them.
    """

    def __init__(self, workers: int) -> None:
        self.workers: Final = max(1, workers)
        self._pressing = 0  # thoughts that somebody at a table waits for
        self._reflecting = 0
        self._waiting: Final[deque[asyncio.Future[None]]] = deque()

    @contextmanager
    def pressing(self) -> Iterator[None]:
        """Somebody at a table waits for this."""
        self._pressing += 1
        try:
            yield
        finally:
            self._pressing -= 1
            self._admit()

    @asynccontextmanager
    async def reflecting(self) -> AsyncIterator[None]:
        """Nobody at a table waits for this: it begins when there is leisure."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in and called off at the same moment
                self._leave()
            raise
        try:
            yield
        finally:
            self._leave()

    def _leave(self) -> None:
        self._reflecting -= 1
        self._admit()

    def _admit(self) -> None:
        while self._waiting and self._pressing + self._reflecting < self.workers:
            turn = self._waiting.popleft()
            if not turn.done():
                self._reflecting += 1
                turn.set_result(None)

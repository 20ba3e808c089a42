"""A lane: desks at which thoughts of one kind are made, each wish in its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from tianxia.server.thinking import worker
from tianxia.server.thinking.desk import Desk
from tianxia.server.thinking.turns import NOBODY, PEOPLE, Turns, Wish

R = TypeVar("R")

FOLLOWED: Final = 8  # whose last desk is remembered, for each desk
# When n share a desk everybody thinks for 1.25 / n of the usual time: a round of all takes a
# quarter longer than one thought does alone.
ROUND: Final = 1.25
MOST: Final = 16  # sharing a desk, before there is too little time left to think in


class Lane:
    """Wishes go in, thoughts come out."""

    def __init__(self, desks: list[Desk]) -> None:
        self.desks: Final = desks
        self.turns: Final = Turns()
        self.thoughts = 0  # made so far
        self._free: Final = set(range(len(desks)))
        self._last: Final[dict[str, int]] = {}  # the desk that somebody's last thought was made at
        self._told: Final[dict[Wish, asyncio.Future[int]]] = {}  # who waits for a desk
        self._seated: Final[dict[Wish, int]] = {}  # who thinks at which

    def part_of(self, wish: Wish) -> float:
        """The part of its usual time that a thought may take now: less than 1 in a crowd."""
        return min(1.0, ROUND * len(self.desks) / self.turns.sharers(wish))

    def is_full(self, wish: Wish) -> bool:
        """Whether so many want to think that it is not worth while any more."""
        return self.turns.sharers(wish) > MOST * len(self.desks)

    async def think(self, wish: Wish, work: Callable[..., R], *args: object) -> R:
        """Carry out a thought in its turn; it is told to stop when whoever asked is cancelled."""
        desk = self.desks[await self._turn(wish)]

        def done(ended: asyncio.Task[R]) -> None:
            self._leave(wish)
            if not ended.cancelled():
                ended.exception()  # whoever asked may have gone

        self.thoughts += 1
        desk.say(worker.WANTED)
        thinking = asyncio.ensure_future(desk.run(self.part_of(wish), work, *args))
        thinking.add_done_callback(done)
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            desk.say(worker.UNWANTED)
            raise

    async def _turn(self, wish: Wish) -> int:
        """Wait until it is the wish's turn; the desk it is given."""
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._told[wish] = told
        self.turns.waiting.append(wish)
        self._serve()
        if not told.done() and wish.rank == PEOPLE:
            self._hurry()
        try:
            return await told
        except asyncio.CancelledError:
            if wish in self.turns.waiting:
                self.turns.waiting.remove(wish)
            elif wish in self._seated:  # let in and called off at the same moment
                self._leave(wish)
            raise
        finally:
            del self._told[wish]

    def _serve(self) -> None:
        while self._free and self.turns.waiting:
            wish = self.turns.next()
            told = self._told[wish]
            if told.done():  # called off a moment ago
                self.turns.thinking.remove(wish)
            else:
                self._seated[wish] = self._seat(wish.who)
                told.set_result(self._seated[wish])

    def _leave(self, wish: Wish) -> None:
        self.turns.thinking.remove(wish)
        self._free.add(self._seated.pop(wish))
        self._serve()

    def _seat(self, who: str) -> int:
        """A free desk: the one where the same one's last thought was made, if it can be had."""
        last = self._last.pop(who, -1)
        at = last if last in self._free else min(self._free)
        self._free.remove(at)
        if who:
            self._last[who] = at
            if len(self._last) > FOLLOWED * len(self.desks):
                del self._last[next(iter(self._last))]
        return at

    def _hurry(self) -> None:
        """Somebody waits: a table nobody is at answers now, and no search takes extra time."""
        for wish, at in self._seated.items():
            if wish.rank == NOBODY:
                self.desks[at].say(worker.UNWANTED)
            elif wish.rank == PEOPLE:
                self.desks[at].hurry()

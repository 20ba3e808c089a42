"""One review under way: decision by decision, as the workers find time for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from tianxia.core.agenda import pending
from tianxia.match.match import Match
from tianxia.review.budget import Budget
from tianxia.review.data import Verdict
from tianxia.review.decisions import Asked, decisions, seed_of
from tianxia.server.problems import Refused
from tianxia.server.storage.reviews import ReviewShelf
from tianxia.server.tables.hall import Hall
from tianxia.server.thinking.position import Position, position_of
from tianxia.server.thinking.turns import Share
from tianxia.server.thinking.worker import Task


class Running:
    """The review of one table with the verdicts so far."""

    def __init__(
        self, hall: Hall, shelf: ReviewShelf, table_id: str, match: Match, known: dict[int, Verdict]
    ) -> None:
        self.hall: Final = hall
        self.shelf: Final = shelf
        self.table_id: Final = table_id
        self.match: Final = match
        self.verdicts: Final = known
        self.task: asyncio.Task[None] | None = None

    async def work(self) -> None:
        """Judge every decision that has no verdict yet, as many at once as there are workers."""
        every = await asyncio.to_thread(lambda: list(decisions(self.match)))
        left = iter([asked for asked in every if asked.ply not in self.verdicts])
        async with asyncio.TaskGroup() as group:
            for _ in range(max(1, self.hall.thinkers.workers)):
                group.create_task(self._judge(left))

    async def _judge(self, left: Iterator[Asked]) -> None:
        seed = seed_of(self.match)
        share = Share(self.table_id)
        for asked in left:
            position = position_of(self.match.rules, asked.state, asked.seat)
            task = task_for(asked.ply, asked.choice, seed, self.hall.settings.review)
            verdict = await self.hall.thinkers.judge(position, task, share)
            await self.shelf.keep(self.table_id, verdict)
            self.verdicts[asked.ply] = verdict


def task_for(ply: int, choice: int, seed: int, budget: Budget) -> Task:
    """What a worker is told of a decision."""
    return (ply, choice, seed, budget.iterations, budget.seconds)


def position_at(match: Match, ply: int) -> tuple[Position, list[int]]:
    """The position at an earlier ply for a worker, and the choices that were open there."""
    state = match.at(ply)
    question = pending(state)
    if question is None or question.seat < 0:
        raise Refused("missing", 404, "problem-no-such-decision")
    return position_of(match.rules, state, question.seat), question.legal(state)

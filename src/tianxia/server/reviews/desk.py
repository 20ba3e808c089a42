"""The desk where finished games are reviewed: at most one review of a table at a time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from tianxia.match.match import Match
from tianxia.review.data import Verdict
from tianxia.review.decisions import count, seed_of
from tianxia.review.review import VERSION
from tianxia.server.problems import Refused
from tianxia.server.reviews.running import Running, position_at, task_for
from tianxia.server.storage.reviews import ReviewRow, ReviewShelf
from tianxia.server.storage.trouble import Deleted
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.turns import Share
from tianxia.server.wire.reviews import ReviewState

logger = logging.getLogger(__name__)


class Progress(msgspec.Struct, frozen=True):
    """How far a review has come."""

    status: ReviewState
    all: int
    verdicts: dict[int, Verdict]


class Desk:
    """Starts, stops, resumes and remembers reviews."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.shelf: Final = ReviewShelf(hall.store.access)
        self.running: Final[dict[str, Running]] = {}

    async def progress(self, table_id: str) -> Progress:
        """The review of a table as far as it has come."""
        match = await self.finished(table_id)
        running = self.running.get(table_id)
        if running is not None:
            return Progress("running", count(match), dict(running.verdicts))
        row = await self.shelf.find(table_id)
        if row is None or row.method != VERSION:
            return Progress("none", count(match), {})
        # one that was under way when the server ended is about to go on
        return Progress(row.status, count(match), await self.shelf.verdicts(table_id))

    async def finished(self, table_id: str) -> Match:
        """The match of a table, if it is over."""
        async with self.hall.open(table_id) as table:
            return finished_at(table)

    async def start(self, table_id: str) -> None:
        """Begin a review or go on with it; whoever asks twice joins the one that is under way."""
        match = await self.finished(table_id)
        row = await self.shelf.find(table_id)
        fresh = row is not None and row.method == VERSION
        if row is not None and fresh and row.status == "done":
            return
        known = await self.shelf.verdicts(table_id) if fresh else {}
        if table_id in self.running:  # somebody was quicker
            return
        if len(self.running) >= self.hall.settings.reviews_at_once:
            raise Refused("limit", 429, "problem-reviews-busy")
        running = Running(self.hall, self.shelf, table_id, match, known)
        self.running[table_id] = running
        running.task = asyncio.create_task(self._carry_out(running, not fresh))

    async def _carry_out(self, running: Running, anew: bool) -> None:
        table_id = running.table_id
        try:
            await self.shelf.begin(ReviewRow(table_id, VERSION, "running"), anew)
            await running.work()
            await self.shelf.settle(table_id, "done")
        except Exception as error:
            if is_deleted(error):
                self.hall.gone(table_id)
                return
            logger.exception("the review of table %s stopped", table_id)
            with suppress(Exception):
                await self.shelf.settle(table_id, "stopped")
        finally:
            self.running.pop(table_id, None)

    async def stop(self, table_id: str) -> None:
        """Stop a review; what was found is kept, and it can go on from there."""
        running = self.running.get(table_id)
        if running is not None:
            await call_off(running)
            await self.shelf.settle(table_id, "stopped")

    async def resume(self) -> None:
        """Go on with what was under way when the server ended."""
        for table_id in await self.shelf.interrupted():
            try:
                await self.start(table_id)
            except Refused as refusal:
                logger.warning("the review of table %s cannot go on: %s", table_id, refusal)
                await self.shelf.settle(table_id, "stopped")

    async def close(self) -> None:
        """Leave everything as it is; the next start of the server goes on from there."""
        await asyncio.gather(*(call_off(running) for running in list(self.running.values())))

    async def weighed(self, table_id: str, ply: int, choice: int | None) -> Verdict:
        """The verdict on a decision that holds what this choice is worth too."""
        match = await self.finished(table_id)
        found = (await self.progress(table_id)).verdicts.get(ply)
        if found is None or found.best == found.played:
            raise Refused("missing", 404, "problem-no-such-decision")
        if choice is None or choice in found.worths:
            return found
        async with self.hall.open(table_id) as table:
            position, legal = position_at(match, ply)
            share = Share(table_id, table.share.address)
        if choice not in legal:
            raise Refused("illegal", 409, "problem-illegal")
        task = task_for(ply, choice, seed_of(match), self.hall.settings.review)
        worth = await self.hall.thinkers.weigh(position, task, share)
        more = msgspec.structs.replace(found, worths=found.worths | {choice: worth})
        try:
            await self.shelf.keep(table_id, more)
        except Deleted:
            raise self.hall.gone(table_id) from None
        running = self.running.get(table_id)
        if running is not None:
            running.verdicts[ply] = more
        return more


def finished_at(table: LiveTable) -> Match:
    """The match of a table, if it is over."""
    if table.match is None or not table.match.over:
        raise Refused("illegal", 409, "problem-review-not-over")
    return table.match


def is_deleted(error: Exception) -> bool:
    """Whether something failed because its table was deleted, perhaps several at once."""
    if isinstance(error, ExceptionGroup):
        return error.subgroup(Deleted) is not None
    return isinstance(error, Deleted)


async def call_off(running: Running) -> None:
    """End the task of a review and wait until it has ended."""
    assert running.task is not None, "it is under way"
    running.task.cancel()
    with suppress(asyncio.CancelledError):
        await running.task

"""Reading and writing reviews: verdict by verdict, so that an interrupted one can go on."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tianxia.review.data import Verdict
from tianxia.server.storage.access import Access
from tianxia.server.storage.schema import REVIEWS, TABLES, VERDICTS
from tianxia.server.storage.trouble import Deleted

ReviewStatus = Literal["running", "stopped", "done"]

VERDICT: Final = msgspec.json.Decoder(Verdict)


class ReviewRow(msgspec.Struct, frozen=True):
    """A review without its verdicts."""

    table_id: str
    method: int
    status: ReviewStatus


class ReviewShelf:
    """The reviews in the database of one server."""

    def __init__(self, access: Access) -> None:
        self.access: Final = access

    async def find(self, table_id: str) -> ReviewRow | None:
        """The review of a table, None if there is none."""
        query = select(REVIEWS).where(REVIEWS.c.table_id == table_id)

        def work(connection: Connection) -> ReviewRow | None:
            found = connection.execute(query).mappings().first()
            return None if found is None else ReviewRow(**found)

        return await self.access.read(work)

    async def interrupted(self) -> list[str]:
        """The tables whose reviews were under way when the server ended."""
        query = select(REVIEWS.c.table_id).where(REVIEWS.c.status == "running")
        return await self.access.read(lambda connection: list(connection.execute(query).scalars()))

    async def begin(self, row: ReviewRow, anew: bool) -> None:
        """Write down that a review is under way; `anew`: what was found before is void."""

        def work(connection: Connection) -> None:
            _check_there(connection, row.table_id)
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == row.table_id))
            connection.execute(insert(REVIEWS), msgspec.structs.asdict(row))
            if anew:
                connection.execute(delete(VERDICTS).where(VERDICTS.c.table_id == row.table_id))

        await self.access.write(work)

    async def settle(self, table_id: str, status: ReviewStatus) -> None:
        """The review has ended, or was stopped."""
        change = update(REVIEWS).where(REVIEWS.c.table_id == table_id).values(status=status)

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self.access.write(work)

    async def keep(self, table_id: str, verdict: Verdict) -> None:
        """Write a verdict down, in place of an older one on the same decision."""
        row = {
            "table_id": table_id,
            "ply": verdict.ply,
            "verdict": msgspec.json.encode(verdict).decode(),
        }
        old = delete(VERDICTS).where(VERDICTS.c.table_id == table_id, VERDICTS.c.ply == verdict.ply)

        def work(connection: Connection) -> None:
            _check_there(connection, table_id)
            connection.execute(old)
            connection.execute(insert(VERDICTS), row)

        await self.access.write(work)

    async def verdicts(self, table_id: str) -> dict[int, Verdict]:
        """What was found so far, by ply and in the order of the game."""
        query = (
            select(VERDICTS.c.verdict)
            .where(VERDICTS.c.table_id == table_id)
            .order_by(VERDICTS.c.ply)
        )

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(query).scalars())

        found = [VERDICT.decode(text) for text in await self.access.read(work)]
        return {verdict.ply: verdict for verdict in found}


def _check_there(connection: Connection, table_id: str) -> None:
    """Nothing is found out about a table that was deleted meanwhile."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is None:
        raise Deleted

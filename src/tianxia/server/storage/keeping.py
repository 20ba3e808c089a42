"""How long tables are kept: what the host has set, which tables are too old, and their end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select

from tianxia.server.storage.access import Access
from tianxia.server.storage.rows import Place
from tianxia.server.storage.schema import ENTRIES, TABLES
from tianxia.server.storage.store import SEATS, now

DAY: Final = 86_400_000  # milliseconds
FOR_EVER: Final = 0
AT_ONCE: Final = 200  # tables that one look may end, so that nobody waits for it


@dataclass(frozen=True)
class Keeping:
    """Days for which tables are kept after somebody last did something there; 0 is for ever."""

    finished: int = FOR_EVER
    unstarted: int = 7  # nobody but bots has answered anything yet
    abandoned: int = 90


USUALLY: Final = Keeping()


class Keeper:
    """Finds tables that are kept no longer, and lets them go."""

    def __init__(self, access: Access, keeping: Keeping) -> None:
        self.access: Final = access
        self.keeping: Final = keeping

    async def old(self) -> list[str]:
        """The tables that need not be kept any longer, some at a time."""
        keeping = self.keeping
        finished = _older(TABLES.c.status == "over", keeping.finished)
        abandoned = _older(TABLES.c.status != "over", keeping.abandoned)
        idle = _older(TABLES.c.status != "over", keeping.unstarted)
        columns = (TABLES.c.id, TABLES.c.seats)

        def work(connection: Connection) -> list[str]:
            old = select(TABLES.c.id).where(or_(finished, abandoned)).limit(AT_ONCE)
            found = list(connection.execute(old).scalars())
            for table_id, seats in connection.execute(select(*columns).where(idle)):
                if len(found) >= AT_ONCE:
                    break
                if table_id not in found and not _begun(connection, table_id, SEATS.decode(seats)):
                    found.append(table_id)
            return found

        return await self.access.read(work)

    async def end(self, ids: Sequence[str]) -> None:
        """Forget tables with their logs and reviews, unless somebody has come back to them."""
        if not ids:
            return
        days = [days for days in (self.keeping.finished, self.keeping.unstarted) if days]
        days += [self.keeping.abandoned] if self.keeping.abandoned else []
        quiet = TABLES.c.touched < now() - min(days) * DAY
        await self.access.write(
            lambda connection: _execute(connection, delete(TABLES).where(quiet & _among(ids)))
        )


async def forget(access: Access, ids: Sequence[str]) -> None:
    """Forget these tables with their logs and reviews, whatever their age."""
    await access.write(lambda connection: _execute(connection, delete(TABLES).where(_among(ids))))


def _among(ids: Sequence[str]) -> ColumnElement[bool]:
    return TABLES.c.id.in_(list(ids))


def _execute(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _older(which: ColumnElement[bool], days: int) -> ColumnElement[bool]:
    """Tables of a kind at which nobody has done anything for so many days."""
    if days == FOR_EVER:
        return false()
    return and_(which, TABLES.c.touched < now() - days * DAY)


def _begun(connection: Connection, table_id: str, seats: list[Place]) -> bool:
    """Whether a person has answered anything at a table."""
    persons = [seat for seat, place in enumerate(seats) if place.kind == "person"]
    query = select(ENTRIES.c.ply).where(
        ENTRIES.c.table_id == table_id, ENTRIES.c.seat.in_(persons), ENTRIES.c.forced.is_(False)
    )
    return connection.execute(query.limit(1)).first() is not None

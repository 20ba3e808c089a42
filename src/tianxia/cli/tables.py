"""`tianxia tables`: what a server has stored, for whoever keeps the house."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from tianxia.cli.browser import DATABASES, data_folder
from tianxia.cli.refusal import Refused, sentence
from tianxia.cli.show import console
from tianxia.core.errors import TianxiaError
from tianxia.match.record import record_of
from tianxia.words import Speaker, title_of
from tianxia.words.tables import table

if TYPE_CHECKING:  # a second of reading that other commands can spare
    from tianxia.server.storage.rows import TableRow
    from tianxia.server.storage.store import Store

R = TypeVar("R")

HEADS: Final = [
    "cli-tables-id",
    "cli-tables-game",
    "cli-tables-players",
    "cli-tables-status",
    "cli-tables-made",
    "cli-tables-touched",
]
STATUS: Final = {
    "lobby": "cli-status-lobby",
    "playing": "cli-status-playing",
    "over": "cli-status-over",
}


@dataclass(frozen=True)
class Stored:
    """Where the tables are."""

    data: Path | None
    database: str | None

    def look(self, work: Callable[[Store], Awaitable[R]]) -> R:
        """Open the store beside a server that may be running, do something, close it."""
        from tianxia.server.storage.store import visit_store

        url = self._url()

        async def all_of_it() -> R:
            store = await visit_store(url)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(all_of_it())

    def _url(self) -> str:
        from tianxia.server.settings import Settings

        if self.database is not None:
            if not self.database.startswith(DATABASES):
                raise Refused("cli-error-database")
            return self.database
        settings = Settings(data_folder(self.data))
        url = settings.database_url()
        if not Path(url.removeprefix("sqlite:///")).exists():
            raise Refused("cli-error-no-stored", folder=str(settings.data))
        return url


def list_tables(speaker: Speaker, stored: Stored, as_json: bool) -> None:
    """All tables, those that somebody used last first."""
    rows = stored.look(lambda store: store.every_table())
    out = console()
    if as_json:
        found = [described(row) for row in rows]
        out.print(json.dumps(found, ensure_ascii=False, indent=2), soft_wrap=True)
        return
    heads = [speaker.text(key) for key in HEADS]
    lines = [line(speaker, row) for row in rows]
    out.print(table(speaker.text("cli-tables-title"), heads, lines))


def line(speaker: Speaker, row: TableRow) -> list[str]:
    """One table for people."""
    return [
        row.id,
        title_of(row.game, speaker.language),
        ", ".join(place.name or "–" for place in row.seats),
        speaker.text(STATUS[row.status]),
        moment(row.created)[:10],
        moment(row.touched)[:10],
    ]


def described(row: TableRow) -> dict[str, object]:
    """One table for programs; its secrets stay where they are."""
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [{"kind": place.kind, "name": place.name} for place in row.seats],
        "created": moment(row.created),
        "touched": moment(row.touched),
        "ended": None if row.ended is None else moment(row.ended),
    }


def moment(milliseconds: int) -> str:
    """A time as ISO 8601 writes it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def export_tables(speaker: Speaker, stored: Stored, folder: Path, ids: list[str]) -> None:
    """Write the records of finished games into a folder; without names all of them."""

    async def work(store: Store) -> int:
        rows = await chosen(store, ids)
        if not ids:
            rows = [row for row in rows if row.status == "over"]
        folder.mkdir(parents=True, exist_ok=True)
        for row in rows:
            await export(speaker, store, row, folder)
        return len(rows)

    number = stored.look(work)
    said = speaker.text("cli-tables-exported", n=number, folder=str(folder))
    console().print(said, soft_wrap=True)


async def export(speaker: Speaker, store: Store, row: TableRow, folder: Path) -> None:
    """Write the record of one finished game."""
    from tianxia.server.tables.restore import restore, rules_of

    if row.status != "over":
        raise Refused("cli-error-table-not-over", table=row.id)
    try:
        rules = await rules_of(store, row)
        match = restore(row, await store.entries(row.id), rules).match
    except TianxiaError as error:
        problem = sentence(speaker, error)
        raise Refused("cli-error-table-damaged", table=row.id, problem=problem) from None
    record_of(match).write(folder / f"tianxia-{row.game}-{row.id}.jsonl")


def delete_tables(speaker: Speaker, stored: Stored, ids: list[str], sure: bool) -> None:
    """Forget tables, after asking."""
    from tianxia.server.storage.keeping import forget

    if not ids:
        raise Refused("cli-error-no-tables")
    rows = stored.look(lambda store: chosen(store, ids))
    out = console()
    out.print(*(" · ".join(line(speaker, row)) for row in rows), sep="\n", soft_wrap=True)
    if not sure and not agreed(speaker, len(rows)):
        return
    stored.look(lambda store: forget(store.access, [row.id for row in rows]))
    out.print(speaker.text("cli-tables-deleted", n=len(rows)), soft_wrap=True)


def agreed(speaker: Speaker, number: int) -> bool:
    """Whether the host says yes."""
    console().print(speaker.text("cli-tables-ask", n=number), end=" ")
    answer = sys.stdin.readline().strip().lower()
    return answer.startswith(speaker.text("cli-yes")) and bool(answer)


async def chosen(store: Store, ids: list[str]) -> list[TableRow]:
    """The tables of these names, all of them when there are none."""
    rows = await store.every_table()
    if not ids:
        return rows
    known = {row.id: row for row in rows}
    for table_id in ids:
        if table_id not in known:
            raise Refused("cli-error-no-table", table=table_id)
    return [known[table_id] for table_id in dict.fromkeys(ids)]

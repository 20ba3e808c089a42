"""How long tables are kept, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.house import settings_in
from tests.server.test_storage import entry, row, run

from tianxia.core.agenda import NATURE
from tianxia.games.registry import rules_for
from tianxia.server.storage.keeping import DAY, Keeper, Keeping
from tianxia.server.storage.rows import Place
from tianxia.server.storage.store import now, open_store
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.tidying import tidy
from tianxia.server.thinking.pool import Thinkers

KEEPING = Keeping(finished=30, unstarted=7, abandoned=90)
SEATS = [Place("person", "Ala", tokens=["h"]), Place("bot", "Mei", "novice")]


def table(days: int, status: str = "playing") -> object:
    """A table that somebody used so many days ago."""
    return row(status=status, seats=SEATS, touched=now() - days * DAY - 1000)


# days, status, log -> whether it goes
CASES = [
    (29, "over", [entry(0)], False),
    (31, "over", [entry(0)], True),
    (6, "lobby", [], False),
    (8, "lobby", [], True),
    (8, "playing", [entry(0, seat=NATURE), entry(1, seat=1)], True),  # only the bot has moved
    (8, "playing", [entry(0)], False),
    (91, "playing", [entry(0)], True),
]


@pytest.fixture
def url(database, tmp_path):
    return database or f"sqlite:///{tmp_path / 'test.sqlite3'}"


def test_tables_go_when_their_time_has_come(url):
    async def work(store):
        rows = [(table(days, status), log, goes) for days, status, log, goes in CASES]
        for one, log, _ in rows:
            await store.add(one, log)
        keeper = Keeper(store.access, KEEPING)
        old = await keeper.old()
        assert sorted(old) == sorted(one.id for one, _, goes in rows if goes)
        await keeper.end(old)
        left = {one.id for one in await store.every_table()}
        assert left == {one.id for one, _, goes in rows if not goes}
        for one, _, goes in rows:
            assert bool(await store.entries(one.id)) is (not goes and one.status != "lobby")

    run(url, work)


def test_nothing_goes_that_is_kept_for_ever(url):
    async def work(store):
        for days, status, log, _ in CASES:
            await store.add(table(days * 100, status), log)
        assert await Keeper(store.access, Keeping(0, 0, 0)).old() == []
        usual = await Keeper(store.access, Keeping()).old()
        kept = [one for one in await store.every_table() if one.id not in usual]
        assert {one.status for one in kept} == {"over"}

    run(url, work)


def test_whoever_comes_back_in_time_keeps_the_table(url):
    async def work(store):
        one = table(100)
        await store.add(one, [entry(0)])
        keeper = Keeper(store.access, KEEPING)
        old = await keeper.old()
        await store.touch(one.id)
        await keeper.end(old)
        assert await store.table(one.id) is not None

    run(url, work)


def test_a_table_that_somebody_looks_at_stays(tmp_path):
    async def work():
        settings = settings_in(tmp_path, keeping=KEEPING)
        hall = Hall(settings, await open_store(settings.database_url()), Thinkers(0))
        lobby = row(status="lobby", seats=SEATS, touched=now() - 8 * DAY, game="dragon")
        other = row(status="lobby", seats=SEATS, touched=now() - 8 * DAY, game="dragon")
        await hall.keep_components()
        for one in (lobby, other):
            await hall.store.add(with_components(one), [])
        async with hall.open(lobby.id) as opened:
            opened.connections.add(Connection(frozenset(), False))
        async with hall.open(other.id):
            pass
        assert await tidy(hall) == 1
        assert [one.id for one in await hall.store.every_table()] == [lobby.id]
        assert list(hall.live) == [lobby.id]
        await hall.close()

    asyncio.run(work())


def with_components(one):
    return msgspec.structs.replace(one, components=rules_for("dragon").components_hash)

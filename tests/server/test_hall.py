"""The hall: tables are read when needed, put away when idle, and read again after a mishap."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.house import settings_in

from tianxia.server.lobby.making import open_table
from tianxia.server.problems import Refused
from tianxia.server.storage.schema import TABLES
from tianxia.server.storage.store import open_store
from tianxia.server.tables.connection import OUTBOX, Connection
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.history import KEPT, Event, History
from tianxia.server.tables.play import answer
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.wire.messages import NewTable, SeatIn

PEOPLE = [SeatIn("person", "Ala"), SeatIn("person", "Ola")]
BOTS = [SeatIn("bot"), SeatIn("bot")]


def in_hall(folder, work, **more):
    """Open a hall, do the work, close it."""

    async def all_of_it():
        settings = settings_in(folder, **more)
        store = await open_store(settings.database_url())
        hall = Hall(settings, store, Thinkers(0))
        try:
            return await work(hall)
        finally:
            await hall.close()

    return asyncio.run(all_of_it())


async def new_table(hall, seats=PEOPLE):
    made = await open_table(hall, NewTable("dragon", seats, seed="1"), None)
    return made.id


async def answer_once(hall, table_id):
    async with hall.open(table_id) as table:
        match = table.match
        await answer(table, hall.store, match.to_move, match.ply, [match.legal()[0]])
        return match.ply


def test_idle_tables_are_put_away_and_come_back(tmp_path):
    async def work(hall):
        ids = [await new_table(hall) for _ in range(20)]
        assert len(hall.live) <= 6
        plies = [await answer_once(hall, table_id) for table_id in ids]
        assert len(set(plies)) == 1
        assert len(hall.live) <= 6

    in_hall(tmp_path, work, tables_kept=5)


def test_when_storing_fails_nothing_has_happened(tmp_path):
    async def work(hall):
        table_id = await new_table(hall)
        window = Connection(frozenset([0]), False)
        async with hall.open(table_id) as table:
            table.connections.add(window)
            ply = table.match.ply
        write = hall.store.access.write

        async def broken(_):
            raise OSError("disk full")

        hall.store.access.write = broken
        with pytest.raises(Refused) as refused:
            await answer_once(hall, table_id)
        assert refused.value.why == "failed"
        assert window.closing == (1012, "read again")
        hall.store.access.write = write
        async with hall.open(table_id) as table:
            assert table.match.ply == ply
        assert await answer_once(hall, table_id) > ply

    in_hall(tmp_path, work)


def test_many_who_open_a_table_at_once_share_it(tmp_path):
    async def work(hall):
        table_id = await new_table(hall)
        hall.live.clear()

        async def look():
            async with hall.open(table_id) as table:
                return table

        tables = await asyncio.gather(*(look() for _ in range(10)))
        assert len(set(map(id, tables))) == 1

    in_hall(tmp_path, work)


@pytest.mark.parametrize("change", [{"rules_version": 99}, {"components": "other"}])
def test_a_table_of_other_rules_is_refused_in_words(tmp_path, change):
    async def work(hall):
        table_id = await new_table(hall)
        hall.live.clear()
        await hall.store.access.write(lambda c: c.execute(TABLES.update().values(**change)))
        with pytest.raises(Refused) as refused:
            await answer_once(hall, table_id)
        assert refused.value.said.key == "problem-table-damaged"

    in_hall(tmp_path, work)


def test_bots_go_on_after_a_restart(tmp_path):
    ids = []

    async def begin(hall):
        ids.append(await new_table(hall, BOTS))
        await asyncio.sleep(0.1)

    async def go_on(hall):
        async with hall.open(ids[0]) as table:
            assert table.row.status == "playing"
        for _ in range(600):
            await asyncio.sleep(0.05)
            row = await hall.store.table(ids[0])
            if row.status == "over":
                return
        raise AssertionError("the bots do not go on")

    in_hall(tmp_path, begin, pace=0.02)
    in_hall(tmp_path, go_on)


def test_only_the_last_events_are_kept():
    history = History()
    first = history.v
    for _ in range(KEPT + 10):
        history.add(Event(history.next()))
    assert history.since(history.v) == []
    assert len(history.since(history.v - 5)) == 5
    assert len(history.since(history.v - KEPT)) == KEPT
    assert history.since(history.v - KEPT - 1) is None
    assert history.since(first) is None
    assert history.since(history.v + 1) is None
    history.reset()
    assert history.since(history.v - 1) is None
    assert history.since(history.v) == []


def test_a_window_that_does_not_read_is_let_go():
    async def work():
        window = Connection(frozenset(), False)
        for _ in range(OUTBOX + 5):
            window.send("x")
        assert window.closing == (4408, "too slow")
        assert window.outbox.qsize() == 1, "what waited is thrown away, only the goodbye is left"
        assert window.letters == 0

    asyncio.run(work())

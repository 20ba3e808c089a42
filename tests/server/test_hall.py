"""The hall: tables are read when needed, put away when idle, and read again after a mishap."""

from __future__ import annotations

import asyncio
import json
import time

import pytest
from tests.server.house import settings_in
from tests.waiting import soon

from tianxia.server.lobby.making import open_table
from tianxia.server.lobby.seals import Seals
from tianxia.server.problems import Refused
from tianxia.server.storage.schema import TABLES
from tianxia.server.storage.store import open_store
from tianxia.server.tables import hall as hall_module
from tianxia.server.tables.connection import OUTBOX, Connection
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.history import KEPT, Event, History
from tianxia.server.tables.play import answer
from tianxia.server.tables.restore import restore
from tianxia.server.tables.show import full
from tianxia.server.tables.table import CALM, GRACE
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.turns import Share, Wish
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
    made = await open_table(hall, NewTable("dragon", seats, seed="1"), None, Seals())
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


def test_tables_are_read_one_after_the_other_and_nobody_waits_for_it(tmp_path, monkeypatch):
    """Whoever asks for many stored tables at once does not stop the others' game."""
    reading, most = [], []

    def slow(*told):
        reading.append(told)
        most.append(len(reading))
        time.sleep(0.02)
        reading.pop()
        return restore(*told)

    monkeypatch.setattr(hall_module, "restore", slow)

    async def work(hall):
        ids = [await new_table(hall) for _ in range(8)]
        hall.live.clear()
        await asyncio.gather(*(answer_once(hall, table_id) for table_id in ids))

    in_hall(tmp_path, work)
    assert most == [1] * 8


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


async def watched(hall, table_id):
    """A table that somebody watches from now on, and the window."""
    window = Connection(frozenset(), False)
    async with hall.open(table_id) as table:
        table.arrive(window, "127.0.0.1")
        full(table, window)
    return table, window


def test_bots_go_on_after_a_restart(tmp_path):
    ids = []

    async def begin(hall):
        ids.append(await new_table(hall, BOTS))
        table, _ = await watched(hall, ids[0])
        await soon(lambda: table.moves > 2, "the bots play")

    async def go_on(hall):
        table, _ = await watched(hall, ids[0])
        assert table.row.status == "playing"
        await soon(lambda: table.row.status == "over", "the bots go on")

    in_hall(tmp_path, begin, pace=0.05)
    in_hall(tmp_path, go_on)


def test_bots_do_not_play_for_nobody(tmp_path):
    async def work(hall):
        table_id = await new_table(hall, BOTS)
        async with hall.open(table_id) as table:
            pass  # somebody only asks how things stand
        assert table.driver is None
        table, window = await watched(hall, table_id)
        await soon(lambda: table.moves > 2, "the bots play for whoever comes")
        table.depart(window)
        before = table.moves
        await soon(lambda: table.moves > before + 2, "who reloads a page finds them further on")
        table.deserted -= GRACE
        await soon(lambda: table.driver is None, "after a while they wait")
        before = table.moves
        async with hall.open(table_id):
            pass
        assert (table.driver, table.moves, table.row.status) == (None, before, "playing")
        await watched(hall, table_id)
        await soon(lambda: table.moves > before, "they go on for whoever comes back")
        assert hall.thinkers.searches.thoughts == 0, "nobody searched"

    in_hall(tmp_path, work, pace=0.01)


def test_the_last_person_who_came_answers_for_a_table_s_share(tmp_path):
    async def work(hall):
        async with hall.open(await new_table(hall)) as table:
            assert (table.share.table, table.share.watched) == (table.row.id, False)
            watcher, person = Connection(frozenset(), False), Connection(frozenset([0]), False)
            table.arrive(watcher, "10.0.0.1")
            assert (table.share.address, table.share.watched) == ("10.0.0.1", True)
            table.arrive(person, "10.0.0.2")
            table.arrive(Connection(frozenset(), False), "10.0.0.3")
            assert table.share.address == "10.0.0.2", "whoever only watches takes nothing over"
            table.depart(person)
            assert table.share.watched
            for window in list(table.connections):
                table.depart(window)
            assert not table.share.watched
            assert table.is_attended()

    in_hall(tmp_path, work)


def test_a_crowd_is_told_once_and_an_ordinary_change_says_when_it_is_over(tmp_path):
    async def work(hall):
        strong = [SeatIn("person", "Ala"), SeatIn("bot", level="strong")]
        table_id = await new_table(hall, strong)
        window = Connection(frozenset([0]), False)
        window.viewer = 0
        async with hall.open(table_id) as table:
            table.arrive(window, "10.0.0.1")
            window.tell(full(table, window))
        crowd = [Wish(Share(str(n), f"10.0.1.{n}")) for n in range(5)]
        hall.thinkers.searches.turns.thinking += crowd
        for _ in range(3):
            await soon(lambda: table.to_move() == 0, "it is the person's turn")
            await answer_once(hall, table_id)
        await soon(lambda: table.to_move() == 0, "it is the person's turn")
        del hall.thinkers.searches.turns.thinking[:]
        table.hurried -= CALM
        await answer_once(hall, table_id)
        told = []
        while not window.outbox.empty():
            told.append(json.loads(window.outbox.get_nowait()))
        crowds = [at for at, news in enumerate(told) if news["t"] == "crowd"]
        assert len(crowds) == 1
        waits = [(at, news["waiting"]) for at, news in enumerate(told) if news.get("waiting")]
        bots = [(at, waiting["crowded"]) for at, waiting in waits if waiting["thinking"]]
        assert all(crowded == (at > crowds[0]) for at, crowded in bots[:-1])
        assert bots[-1][1] is False
        assert not any(waiting["crowded"] for _, waiting in waits if not waiting["thinking"])

    in_hall(tmp_path, work)


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

"""Storage on SQLite and on PostgreSQL: what was written comes back, once and in order."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from tests.server.house import BOT, OTHER, PERSON, House, close_windows, settings_in

from tianxia.core.agenda import NATURE
from tianxia.core.errors import Unreadable
from tianxia.match.match import Entry
from tianxia.review.data import Label, Step, Verdict, Worth
from tianxia.server.identity.tokens import new_table_id
from tianxia.server.storage.reviews import ReviewRow, ReviewShelf
from tianxia.server.storage.rows import Place, StoredEntry, TableRow
from tianxia.server.storage.store import open_store
from tianxia.server.storage.trouble import Misplaced


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The address of a database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    return request.getfixturevalue("postgres")


def row(**changes):
    values = {
        "id": new_table_id(),
        "game": "dragon",
        "rules_version": 1,
        "components": "c",
        "options": {"great_wall": "off", "open_hands": True, "large_privilege_cost": 7},
        "secret": "00" * 32,
        "seats": [Place("person", "Żaneta", tokens=["h"]), Place("bot", "Mei", "novice")],
        "host": "hash",
        "status": "playing",
        "to_move": 1,
        "created": 1_700_000_000_000,
    }
    return TableRow(**(values | changes))


def entry(ply, text="take money", seat=0):
    return Entry(ply, seat, text, 3, False)


def run(url, work):
    """Open the store, do the work, close it."""

    async def all_of_it():
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


def test_a_table_comes_back_as_it_was(url):
    one, two = row(), row(status="lobby", to_move=None, rematch="next")
    run(url, lambda store: store.add(one, [entry(0, seat=NATURE), entry(1)]))
    run(url, lambda store: store.add(two, []))
    assert run(url, lambda store: store.table(one.id)) == one
    assert run(url, lambda store: store.tables([two.id, "none", one.id])) == [two, one]
    assert run(url, lambda store: store.table("none")) is None
    assert run(url, lambda store: store.entries(one.id)) == [
        StoredEntry(0, NATURE, "take money", False),
        StoredEntry(1, 0, "take money", False),
    ]


def test_a_ply_is_written_once_and_a_failed_write_leaves_nothing(url):
    one = row()

    async def work(store):
        await store.add(one, [entry(0)])
        with pytest.raises(IntegrityError):
            await store.append(one.id, [entry(1), entry(0)], "over", None)
        with pytest.raises(Misplaced):
            await store.append(one.id, [entry(2)], "over", None)
        assert len(await store.entries(one.id)) == 1
        assert (await store.table(one.id)).status == "playing"
        await store.append(one.id, [entry(1), entry(2)], "over", None)
        assert [e.ply for e in await store.entries(one.id)] == [0, 1, 2]
        found = await store.table(one.id)
        assert (found.status, found.to_move) == ("over", None)

    run(url, work)


def test_nobody_suffers_for_another_s_mistake(url):
    rows = [row() for _ in range(8)]

    async def work(store):
        for one in rows:
            await store.add(one, [entry(0)])
        plies = [0 if number == 3 else 1 for number in range(8)]
        done = await asyncio.gather(
            *(
                store.append(one.id, [entry(ply)], "playing", 0)
                for one, ply in zip(rows, plies, strict=True)
            ),
            return_exceptions=True,
        )
        assert [isinstance(result, Misplaced) for result in done].index(True) == 3
        assert [result for result in done if result is not None] == [done[3]]
        logs = [len(await store.entries(one.id)) for one in rows]
        assert logs == [1 if number == 3 else 2 for number in range(8)]

    run(url, work)


def test_what_is_taken_back_is_gone_and_can_be_answered_anew(url):
    one = row()

    async def work(store):
        await store.add(one, [entry(0), entry(1), entry(2)])
        await store.cut(one.id, 1, 0)
        await store.append(one.id, [entry(1, "build new")], "playing", 1)
        assert [e.text for e in await store.entries(one.id)] == ["take money", "build new"]
        assert (await store.table(one.id)).to_move == 1

    run(url, work)


def test_seats_rematch_and_rewritten_logs_are_kept(url):
    one, two = row(), row()

    async def work(store):
        await store.add(one, [entry(0)])
        seats = [Place("person", "Ala", tokens=["h"], stand_in="casual"), one.seats[1]]
        await store.save_seats(one.id, seats)
        await store.add(two, [], before=one.id)
        await store.rewrite(one.id, 2, [StoredEntry(0, 1, "other", True)])
        found = await store.table(one.id)
        assert (found.seats, found.rematch, found.rules_version) == (seats, two.id, 2)
        assert await store.entries(one.id) == [StoredEntry(0, 1, "other", True)]

    run(url, work)


def test_a_review_is_kept_verdict_by_verdict(url):
    one = row(status="over", to_move=None)
    label = Label("label-buy", {"what": "@privilege", "n": 2})
    first = Verdict(4, 1, 2, 3, label, 5, [0.25, 0.75], 9, [Step(1, "buy", label, ["a:1"])], {})
    worths = {3: Worth([0.5, 0.5], [0.5], 4), 5: Worth([0.2, 0.8], [0.8], 4)}
    better = msgspec.structs.replace(first, worths=worths)

    async def work(store):
        shelf = ReviewShelf(store.access)
        await store.add(one, [entry(0)])
        assert await shelf.find(one.id) is None
        await shelf.begin(ReviewRow(one.id, 1, "running"), anew=True)
        assert one.id in await shelf.interrupted()
        await shelf.keep(one.id, msgspec.structs.replace(first, ply=9))
        await shelf.keep(one.id, first)
        await shelf.keep(one.id, better)
        assert next(iter((await shelf.verdicts(one.id)).values())) == better
        await shelf.begin(ReviewRow(one.id, 1, "running"), anew=False)
        await shelf.settle(one.id, "done")
        assert await shelf.find(one.id) == ReviewRow(one.id, 1, "done")
        assert one.id not in await shelf.interrupted()
        assert sorted(await shelf.verdicts(one.id)) == [4, 9]
        await store.rewrite(one.id, 2, [StoredEntry(0, 1, "other", True)])
        assert await shelf.find(one.id) is None
        assert await shelf.verdicts(one.id) == {}

    run(url, work)


def test_many_tables_write_at_once(url):
    rows = [row() for _ in range(20)]

    async def one_table(store, one):
        await store.add(one, [])
        for ply in range(5):
            await store.append(one.id, [entry(ply)], "playing", 0)

    async def work(store):
        await asyncio.gather(*(one_table(store, one) for one in rows))
        for one in rows:
            assert [e.ply for e in await store.entries(one.id)] == list(range(5))

    run(url, work)


def test_a_database_of_a_newer_program_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"

    async def spoil(store):
        later = text("UPDATE alembic_version SET version_num = 'r99'")
        await store.access.write(lambda connection: connection.execute(later))

    run(url, spoil)
    with pytest.raises(Unreadable, match="newer version"):
        run(url, spoil)


def test_a_restart_brings_every_table_back_exactly(url, tmp_path):
    settings = settings_in(tmp_path, database=url)
    house = House(settings)
    table = house.table(PERSON, OTHER, BOT)
    lobby = house.table(PERSON, {"kind": "open"})
    window = table.sit(0, 1)
    window.until("full")
    for number in range(12):
        while window.now["waiting"] is None or window.now["waiting"]["thinking"]:
            window.next()
        seat = window.now["waiting"]["seat"]
        if window.now["viewer"] != seat:
            window.send({"t": "look", "seat": seat})
            window.until("full")
        window.answer(number)
    while window.now["waiting"]["thinking"]:
        window.next()
    before = (window.view, window.log, window.now["ply"])
    known, viewer = window.v, window.now["viewer"]
    close_windows()
    house.close()
    again = House(settings)
    table.house = again
    back = table.sit(0, 1, v=known, viewer=viewer)
    assert back.next()["t"] == "full"
    assert (back.view, back.log, back.now["ply"]) == before
    assert again.get(f"/tables/{lobby.id}")["status"] == "lobby"
    back.send({"t": "look", "seat": back.now["waiting"]["seat"]})
    back.until("full")
    back.answer()
    close_windows()
    again.close()


def test_somebody_else_who_writes_into_the_file_does_not_spoil_an_answer(tmp_path):
    """`tianxia tables delete` beside the server: whoever writes first is waited for."""
    file = tmp_path / "test.sqlite3"
    waited = []

    async def work(store):
        one = row()
        await store.add(one, [])

        def interrupted(connection):
            connection.execute(text("SELECT count(*) FROM tables")).scalar()
            with closing(sqlite3.connect(file, timeout=0)) as other:
                try:
                    other.execute("UPDATE tables SET touched = 1")
                    other.commit()
                except sqlite3.OperationalError:
                    waited.append("locked")
            connection.execute(text("UPDATE tables SET status = 'over'"))

        await store.access.write(interrupted)
        assert (await store.table(one.id)).status == "over"

    run(f"sqlite:///{file}", work)
    assert waited == ["locked"]

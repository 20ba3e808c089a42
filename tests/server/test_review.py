"""Reviews on the server: made in the background, kept, stopped, resumed, refused."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, insert, update
from tests import waiting
from tests.server.house import BOT, PERSON, House, Visit, settings_in
from tests.server.test_storage import run

from tianxia.review.budget import Budget
from tianxia.review.review import VERSION
from tianxia.server.storage.access import access_to
from tianxia.server.storage.keeping import forget
from tianxia.server.storage.reviews import ReviewShelf
from tianxia.server.storage.schema import REVIEWS, SCHEMA, VERDICTS
from tianxia.server.storage.store import visit_store

QUICK = Budget(1, 1e9)
STEADY = Budget(20, 1e9)
SLOW = Budget(10**9, 1e9)  # nobody waits for the end of this


def until(ready):
    """What is there as soon as it is."""
    found: list = []

    def look():
        found[:] = [ready()]
        return found[0]

    waiting.until(look, "what is waited for comes")
    return found[0]


def played(house: House, seed: str) -> Visit:
    """A finished game of two novices."""
    table = house.table(BOT, BOT, seed=seed)
    window = house.window(table.id)
    window.until("full")
    until(lambda: window.now["result"] or (window.next() and window.now["result"]))
    window.close()
    return table


def settled(table: Visit):
    """The review once it is under way no longer."""
    return until(lambda: (now := table.get("/review"))["status"] != "running" and now)


class Office:
    """A server that has reviewed a game, been ended in the middle of a review, and come back."""

    def __init__(self, folder) -> None:
        settings = settings_in(folder, review=QUICK)
        self.house = House(settings)
        self.table = played(self.house, "7")
        self.none = self.table.get("/review")
        self.begun = self.table.post("review", {})
        self.joined = self.table.post("review", {})
        self.some = until(lambda: (now := self.table.get("/review"))["done"] >= 2 and now)
        self.stopped = self.table.post("review/stop", {})
        self.stopped_again = self.table.post("review/stop", {})
        self.gone_on = self.table.post("review", {})
        self.done = settled(self.table)
        self.asked_again = self.table.post("review", {})
        self.house.close()
        self.lost = run(settings.database_url(), self.interrupt)
        self.house = House(settings)
        self.table.house = self.house
        self.back = settled(self.table)

    async def interrupt(self, store):
        """Make it look as if the server had been killed before the last verdicts."""
        last = [verdict for _, verdict in sorted((await self.verdicts(store)).items())][-3:]
        late = delete(VERDICTS).where(VERDICTS.c.ply >= last[0].ply)
        running = update(REVIEWS).values(status="running")

        def work(connection):
            connection.execute(late)
            connection.execute(running)

        await store.access.write(work)
        return len(last)

    async def verdicts(self, store):
        return await ReviewShelf(store.access).verdicts(self.table.id)


@pytest.fixture(scope="module")
def office(tmp_path_factory):
    made = Office(tmp_path_factory.mktemp("office"))
    yield made
    made.house.close()


def test_a_review_comes_in_step_by_step_and_asking_twice_joins_it(office):
    none, some, done = office.none, office.some, office.done
    assert (none["status"], none["done"], none["points"]) == ("none", 0, [])
    assert office.begun["status"] == office.joined["status"] == "running"
    assert some["all"] == none["all"] > 50
    assert len(some["points"]) == some["done"]
    assert (done["status"], done["done"]) == ("done", none["all"])
    assert len(done["points"]) == none["all"] + 1  # and the result
    plies = [point["ply"] for point in done["points"]]
    assert plies == sorted(plies)
    assert all(0 <= value <= 1 for point in done["points"] for value in point["values"])
    losses = [entry["loss"] for entry in done["costly"]]
    assert losses == sorted(losses, reverse=True)
    assert losses, "a novice slips"
    assert office.asked_again == done


def test_a_stopped_review_keeps_what_it_found_and_goes_on(office):
    stopped = office.stopped
    assert stopped["status"] == "stopped"
    assert 2 <= stopped["done"] < stopped["all"]
    assert office.stopped_again == stopped
    assert office.gone_on["status"] == "running"
    assert office.gone_on["done"] >= stopped["done"]
    assert office.done["points"][: stopped["done"]] == stopped["points"]


def test_after_a_restart_an_interrupted_review_goes_on_to_the_same_end(office):
    assert office.lost == 3
    assert office.back == office.done


def test_the_reader_tries_before_being_told(office):
    over = office.table
    entry = office.done["costly"][0]
    assert "line" not in entry
    ply = entry["ply"]
    asked = over.get("/review/question", ply=ply)
    question = asked["question"]
    assert (question["ply"], question["seat"]) == (ply, entry["seat"])
    assert asked["past"]["ply"] == ply
    shown = over.post("review/try", {"ply": ply})
    assert shown["answer"] == "shown"
    assert shown["loss"] == entry["loss"]
    assert shown["line"][0]["seat"] == entry["seat"]
    for option in question["options"][:6]:
        wish = {"ply": ply, "choice": option["choice"]}
        told = over.post("review/try", wish)
        assert told == over.post("review/try", wish) | {"choice": option["choice"]}
        assert told["line"] == shown["line"]
        if option["label"] == shown["line"][0]["label"]:
            assert (told["answer"], told["gain"]) == ("best", entry["loss"])
        elif option["label"] == entry["label"]:
            assert (told["answer"], told["gain"]) == ("same", 0.0)
        else:
            assert told["answer"] in {"good", "better", "same", "worse"}
    assert over.get("/review") == office.done


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(office):
    over = office.table
    playing = office.house.table(PERSON, BOT)
    for answer in (
        playing.get("/review", 409),
        playing.post("review", {}, 409),
        playing.get("/review/question", 409, ply=0),
        playing.post("review/try", {"ply": 0}, 409),
    ):
        assert answer["message"]["key"] == "problem-review-not-over"
    nowhere = over.post("review/try", {"ply": 0}, 404)
    assert nowhere["message"]["key"] == "problem-no-such-decision"
    assert over.get("/review/question", 404, ply=10**6)["why"] == "missing"
    ply = office.done["costly"][0]["ply"]
    assert over.post("review/try", {"ply": ply, "choice": 10**6}, 409)["why"] == "illegal"
    assert office.house.get("/tables/none/review", 404)["why"] == "missing"


async def forgotten(url: str, table_id: str) -> None:
    """Whoever keeps the house deletes a table beside the running server."""
    store = await visit_store(url)
    await forget(store.access, [table_id])
    await store.close()


@pytest.mark.parametrize("begun", [True, False], ids=["under way", "asked for"])
def test_a_table_that_was_deleted_is_reviewed_no_more(tmp_path, caplog, begun):
    settings = settings_in(tmp_path, review=STEADY)
    house = House(settings)
    try:
        table = played(house, "1")
        at = f"/api/tables/{table.id}/review"
        if begun:
            table.post("review", {})
        asyncio.run(forgotten(settings.database_url(), table.id))
        if not begun:
            assert house.http.post(at, json={}).status_code < 500
        until(lambda: house.http.get(at).status_code == 404)
    finally:
        house.close()
    assert not [record for record in caplog.records if record.exc_info]


def test_so_many_reviews_and_no_more_at_once(tmp_path):
    house = House(settings_in(tmp_path, review=SLOW, reviews_at_once=1))
    tables = [played(house, seed) for seed in ("1", "2")]
    tables[0].post("review", {})
    refused = tables[1].post("review", {}, 429)
    assert refused["message"]["key"] == "problem-reviews-busy"
    assert tables[0].post("review/stop", {})["status"] == "stopped"
    assert tables[1].post("review", {})["status"] == "running"
    tables[1].post("review/stop", {})
    assert played(house, "3"), "the thinker was told to stop"
    house.close()


async def spoil(store):
    older = update(REVIEWS).values(method=VERSION - 1, status="done")
    await store.access.write(lambda connection: connection.execute(older) and None)


def test_a_review_of_an_older_method_is_made_anew(tmp_path):
    settings = settings_in(tmp_path, review=QUICK)
    house = House(settings)
    table = played(house, "7")
    table.post("review", {})
    until(lambda: table.get("/review")["done"] >= 8)
    table.post("review/stop", {})
    house.close()
    run(settings.database_url(), spoil)
    again = House(settings)
    table.house = again
    assert table.get("/review")["status"] == "none"
    assert table.post("review", {})["status"] == "running"
    assert table.post("review/stop", {})["done"] < 8
    again.close()


def test_a_database_from_before_reviews_grows_them(tmp_path):
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"

    async def make_old():
        access = access_to(url)
        await access.write(lambda connection: SCHEMA.create(connection))
        await access.write(lambda c: c.execute(insert(SCHEMA), {"version": 1}) and None)
        await access.close()

    async def look(store):
        assert await ReviewShelf(store.access).interrupted() == []
        return await store.access.read(lambda c: c.execute(SCHEMA.select()).scalar())

    asyncio.run(make_old())
    for _ in range(2):  # closed to the programs that made it
        assert run(url, look) == 3

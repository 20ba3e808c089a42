"""The HTTP interface: tables, seats, host orders, history, records."""

from __future__ import annotations

import pytest
from tests.server.house import BOT, OPEN, OTHER, PERSON

from tianxia.games.registry import rules_for
from tianxia.match.record import parse_record
from tianxia.match.verify import verify


def test_games_tell_seats_options_and_levels(house):
    (dragon,) = [game for game in house.get("/games") if game["id"] == "dragon"]
    assert (dragon["seats_min"], dragon["seats_max"]) == (2, 5)
    assert dragon["levels"] == ["novice", "casual", "strong", "master"]
    assert dragon["minutes"][0] < dragon["minutes"][1]
    assert {option["name"] for option in dragon["options"]} >= {"great_wall", "super_event"}


def test_a_table_without_open_seats_starts_at_once(house):
    table = house.table(PERSON, BOT, BOT)
    found = table.get("")
    assert found["status"] == "playing"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in found["seats"]}) == 3
    assert not found["host"]
    assert not any(seat["yours"] for seat in found["seats"])
    assert found["secret"] is None
    assert list(table.tokens) == [0]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "problem-text"),
        ({"seats": [PERSON]}, "problem-text"),
        ({"seats": [PERSON] * 6}, "problem-text"),
        ({"options": {"wall": "high"}}, "problem-text"),
        ({"options": {"great_wall": "high"}}, "problem-text"),
        ({"seats": [PERSON, {"kind": "bot", "level": "godlike"}]}, "problem-no-such-level"),
        ({"seats": [PERSON, {"kind": "ghost"}]}, "problem-bad-request"),
        ({"seats": 5}, "problem-bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(house, change, key):
    body = {"game": "dragon", "seats": [PERSON, BOT]} | change
    assert house.post("/tables", body, 400)["message"]["key"] == key


def test_an_open_seat_is_claimed_by_its_link_and_the_host_starts(house):
    table = house.table(PERSON, OPEN)
    assert table.get("")["status"] == "lobby"
    host = house.window(table.id, tokens=[table.tokens[0]], host=table.host)
    full = host.until("full")
    assert (full["view"], full["table"]["host"]) == (None, True)
    table.claim(1, "  Ala\u202e ")
    while host.table["seats"][1]["kind"] == "open":
        host.until("seats")
    assert host.table["seats"][1]["name"] == "Ala 2"
    table.post("start", {"host": table.host})
    assert host.until("full")["table"]["status"] == "playing"
    assert host.view is not None
    assert (
        table.post("start", {"host": table.host}, 409)["message"]["key"]
        == "problem-already-started"
    )


def test_bots_take_open_seats_when_the_host_starts(house):
    table = house.table(PERSON, OPEN, OPEN)
    guest = house.window(table.id, tokens=[table.invites[1]])
    guest.until("full")
    table.post("start", {"host": table.host, "level": "novice"})
    found = table.get("")
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "bot"]
    assert guest.until("full")["viewer"] is None
    table.post("claim", {"token": table.invites[1], "name": "late"}, 403)


def test_a_wrong_secret_opens_nothing(house):
    table = house.table(PERSON, OPEN)
    assert table.post("claim", {"token": "guess", "name": "x"}, 403)["why"] == "not_yours"
    for order in ("start", "kick", "free", "rematch"):
        refused = table.post(order, {"host": table.tokens[0], "seat": 0}, 403)
        assert refused["message"]["key"] == "problem-not-host"
    table.get("/past", 403, ply=0, token="guess")
    table.post("return", {"token": "guess"}, 403)


def test_a_kicked_player_is_replaced_by_a_bot_and_comes_back(house):
    table = house.table(PERSON, OTHER, seed="3")
    window = table.sit(0)
    window.until("full")
    other = table.sit(1)
    other.until("full")
    if window.now["waiting"]["seat"] == 0:
        window.answer()
    assert window.now["waiting"]["seat"] == 1
    other.close()
    while window.table["seats"][1]["connected"]:
        window.next()
    table.post("kick", {"host": table.host, "seat": 1})
    window.until("seats")
    assert window.table["seats"][1]["stand_in"]
    assert window.table["seats"][1]["level"] == "casual"
    window.question()  # the bot has answered
    other = table.sit(1)
    other.until("full")
    refused = other.submit(1, window.now["ply"], 0)
    assert refused["message"]["key"] == "problem-stand-in"
    table.post("return", {"token": table.tokens[1]})
    found = table.get("")["seats"][1]
    assert (found["stand_in"], found["level"], found["kind"]) == (False, None, "person")
    window.answer()
    assert other.question()["seat"] == 1


def test_only_persons_can_be_kicked(house):
    table = house.table(PERSON, BOT)
    refused = table.post("kick", {"host": table.host, "seat": 1}, 409)
    assert refused["message"]["key"] == "problem-not-a-person"
    table.post("kick", {"host": table.host, "seat": 7}, 400)
    table.post("kick", {"host": table.host}, 400)


def finished(house):
    """A table of bots that has come to its end."""
    table = house.table(BOT, BOT)
    window = house.window(table.id)
    window.until("full")
    while window.table["status"] != "over":
        window.next()
    return table


def test_a_finished_game_has_a_record_that_verifies_and_a_rematch(house):
    table = finished(house)
    answer = house.http.get(f"/api/tables/{table.id}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    match = verify(parse_record(answer.text), rules_for("dragon"))
    assert match.over
    made = table.post("rematch", {"host": table.host})
    assert table.get("")["rematch"] == made["id"]
    assert table.post("rematch", {"host": table.host})["id"] == made["id"]
    again = house.get(f"/tables/{made['id']}")
    assert [seat["name"] for seat in again["seats"]] == [s["name"] for s in table.get("")["seats"]]


def test_the_old_secrets_are_good_at_the_rematch(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0, 1)
    window.until("full")
    while window.now.get("result") is None:
        seat = window.now["waiting"]["seat"]
        if window.now["viewer"] != seat:
            window.send({"t": "look", "seat": seat})
            window.until("full")
        window.answer(window.now["ply"])
    made = table.post("rematch", {"host": table.host})
    assert (made["host"], made["keys"]) == (table.host, [])
    next_one = house.window(made["id"], tokens=[table.tokens[1]], host=table.host, viewer=1)
    full = next_one.until("full")
    assert (full["viewer"], full["table"]["host"]) == (1, True)


def test_record_and_rematch_wait_for_the_end(house):
    table = house.table(PERSON, BOT)
    assert table.get("/record", 409)["message"]["key"] == "problem-not-over"
    assert table.post("rematch", {"host": table.host}, 409)["message"]["key"] == "problem-not-over"


def test_every_ply_of_the_past_can_be_seen_again(house):
    table = house.table(PERSON, BOT)
    window = table.sit(0)
    views = {}
    for number in range(15):
        question = window.question()
        views[question["ply"]] = (window.view, window.log)
        window.answer(number)
    for ply, (view, log) in views.items():
        past = table.get("/past", ply=ply, token=table.tokens[0])
        assert (past["view"], past["log"]) == (view, log)
        assert past["waiting"]["seat"] == 0
    last = table.get("/past", ply=0)
    assert last["plies"] >= max(views)
    assert len(last["rounds"]) == len(last["scores"]) >= 1
    table.get("/past", 404, ply=9999)
    table.get("/past", 400, ply=-1)
    table.get("/past", 400, ply="x")


def test_the_past_forgets_what_was_taken_back(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0, 1)
    ply = window.question()["ply"]
    window.answer(0)
    first = table.get("/past", ply=ply + 1)["view"]
    window.ask({"t": "undo", "seat": window.now["viewer"]})
    window.answer(1)
    assert table.get("/past", ply=ply + 1)["view"] == window.view != first


def test_the_sheet_is_made_of_grids(house):
    table = house.table(PERSON, BOT)
    grids = table.get("/sheet")
    assert {"title", "columns", "rows", "marked"} <= set(grids[0])


def test_the_past_of_a_lobby_is_refused(house):
    table = house.table(PERSON, OPEN)
    table.get("/past", 409, ply=0)
    table.get("/sheet", 409)


def test_summaries_tell_what_is_mine_and_whose_turn_it_is(house):
    mine, other = house.table(PERSON, OTHER), house.table(PERSON, BOT)
    asked = {"ids": [mine.id, "nowhere", other.id], "tokens": [mine.tokens[1], other.host]}
    first, second = house.post("/tables/summaries", asked)
    assert (first["id"], second["id"]) == (mine.id, other.id)
    assert [seat["yours"] for seat in first["seats"]] == [False, True]
    assert (first["host"], second["host"]) == (False, True)
    assert first["to_move"] in (0, 1)


def test_missing_tables_and_pages_are_problems(house):
    assert house.get("/tables/nowhere", 404)["message"]["key"] == "problem-no-such-table"
    assert house.get("/nothing", 404)["message"]["key"] == "problem-no-such-page"


def test_the_schema_is_published(house):
    schema = house.http.get("/schema/openapi.json").json()
    assert "/api/tables/{table_id}/past" in schema["paths"]
    assert "PastView" in schema["components"]["schemas"]

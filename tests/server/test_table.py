"""The WebSocket of a table: what windows see, ask for and are refused."""

from __future__ import annotations

import pytest
from tests.server.house import BOT, OTHER, PERSON, Window
from websockets.exceptions import ConnectionClosed


def play(window: Window, answers: int) -> None:
    for number in range(answers):
        window.answer(number)


def test_a_person_plays_a_whole_game_against_bots(house):
    table = house.table(PERSON, BOT)
    window = table.sit(0)
    while window.now.get("result") is None:
        if window.now.get("question"):
            window.answer(window.now["ply"])
        else:
            window.next()
    while window.table["status"] != "over":
        window.next()
    assert window.table["secret"] is not None
    assert sorted(window.now["result"]["ranking"]) == [1, 2]
    assert window.now["undo"]["blocker"]["key"] == "undo-blocked-over"
    assert window.ask({"t": "undo", "seat": 0})["why"] == "undo"
    assert window.submit(0, window.now["ply"], 0)["why"] == "illegal"


def test_a_question_goes_only_to_the_seat_that_must_answer(house):
    table = house.table(PERSON, OTHER)
    first, second, spectator = table.sit(0), table.sit(1), house.window(table.id)
    windows = [first, second, spectator]
    for window in windows:
        window.until("full")
    asked = [window.now["question"] is not None for window in windows]
    to_move = spectator.now["waiting"]["seat"]
    assert asked == [to_move == 0, to_move == 1, False]
    assert spectator.now["viewer"] is None
    assert '"question":null' in spectator.raw[0]


def test_everybody_follows_the_same_game_by_patches(house):
    table = house.table(PERSON, OTHER)
    seats = [table.sit(0), table.sit(1)]
    spectator = house.window(table.id)
    spectator.until("full")
    for number in range(30):
        seat = spectator.now["waiting"]["seat"]
        seats[seat].answer(number)
        spectator.until("change")
    for window in seats:
        while window.v < spectator.v:
            window.next()
        assert window.view == spectator.view  # hands are open in this game
        assert window.log == spectator.log


def test_a_stale_ply_is_refused_and_a_double_submit_is_harmless(house):
    window = house.table(PERSON, BOT).sit(0)
    question = window.question()
    choice = question["options"][0]["choice"]
    other = question["options"][1]["choice"]
    window.answer()
    again = window.submit(0, question["ply"], choice)
    assert again["t"] == "ack"
    assert window.submit(0, question["ply"], other)["why"] == "stale"
    assert window.submit(0, question["ply"] + 100, choice)["why"] == "stale"
    assert window.question()["ply"] > question["ply"]


def test_a_wrong_seat_and_an_illegal_choice_are_refused(house):
    table = house.table(PERSON, OTHER)
    first, second = table.sit(0), table.sit(1)
    spectator = house.window(table.id)
    for window in (first, second, spectator):
        window.until("full")
    seat = spectator.now["waiting"]["seat"]
    ply = spectator.now["ply"]
    mover, waiter = (first, second) if seat == 0 else (second, first)
    assert waiter.submit(seat, ply, 0)["why"] == "not_yours"
    assert waiter.submit(1 - seat, ply, 0)["why"] == "illegal"
    assert spectator.submit(seat, ply, 0)["why"] == "not_yours"
    assert spectator.submit(99, ply, 0)["why"] == "not_yours"
    assert mover.submit(seat, ply, 9999)["why"] == "illegal"
    assert mover.submit(seat, ply)["why"] == "unreadable"
    assert mover.submit(seat, ply, *[0] * 65)["why"] == "unreadable"
    assert mover.now["ply"] == ply


def answer_for_both(window: Window, answers: int) -> None:
    """Answer for whoever must, looking through that seat's eyes."""
    window.until("full")
    for number in range(answers):
        seat = window.now["waiting"]["seat"]
        if window.now["viewer"] != seat:
            window.send({"t": "look", "seat": seat})
            window.until("full")
        window.answer(number)


def test_a_window_that_was_away_gets_the_gap(house):
    table = house.table(PERSON, OTHER)
    spectator = house.window(table.id)
    spectator.until("full")
    known, view, log = spectator.v, spectator.view, spectator.log
    assert not spectator.table["seats"][0]["connected"]
    spectator.close()
    both = table.sit(0, 1)
    answer_for_both(both, 6)
    back = house.window(table.id, v=known)
    back.view, back.log, back.v = view, log, known
    while back.v < both.v:
        assert back.next()["t"] in ("change", "skip", "seats")
    assert back.view == both.view
    assert back.log == both.log
    assert back.table["seats"][0]["connected"]
    assert sum('"t":"change"' in text for text in back.raw) == 6


def test_a_gap_of_another_viewer_is_not_given(house):
    table = house.table(PERSON, OTHER)
    spectator = house.window(table.id)
    spectator.until("full")
    window = table.sit(0, v=spectator.v)  # it knew what a spectator sees
    assert window.next()["t"] == "full"


def test_a_version_nobody_knows_gets_the_whole_table(house):
    table = house.table(PERSON, BOT)
    for v in (0, 1, 10**15):
        assert table.sit(0, v=v).next()["t"] == "full"


def test_the_same_version_needs_no_view_again(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0)
    window.until("full")
    window.next()  # the others are told that seat 0 came
    second = table.sit(0, v=window.v, viewer=0)
    second.v = window.v
    assert second.next()["t"] == "seats"


def test_one_device_for_two_looks_through_both_seats(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0, 1)
    full = window.until("full")
    assert full["table"]["hot_seat"]
    seat = full["waiting"]["seat"]
    assert full["viewer"] == seat
    window.send({"t": "look", "seat": 1 - seat})
    other = window.until("full")
    assert (other["viewer"], other["question"]) == (1 - seat, None)
    window.send({"t": "look", "seat": None})
    assert window.until("full")["viewer"] is None


def test_nobody_looks_through_a_seat_without_its_secret(house):
    window = house.table(PERSON, OTHER).sit(0)
    window.until("full")
    window.send({"t": "look", "seat": 1})
    assert window.until("full")["viewer"] == 0


def test_undo_is_free_until_somebody_else_has_answered(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0, 1)
    seat = window.question()["seat"]
    assert window.now["undo"] == {
        "possible": False,
        "blocker": {"key": "undo-blocked-chance", "args": {}},
    }
    before = window.now | {}
    view, log = window.view, window.log
    window.answer()
    assert window.now["undo"]["possible"]
    assert window.ask({"t": "undo", "seat": seat})["t"] == "ack"
    assert (window.view, window.log) == (view, log)
    assert window.now["question"] == before["question"]
    window.answer()
    window.send({"t": "look", "seat": 1 - seat})
    window.until("full")
    window.answer()
    window.send({"t": "look", "seat": seat})
    refused = window.ask({"t": "undo", "seat": seat})
    assert refused["why"] == "undo"
    assert refused["message"]["key"].startswith("undo-blocked-")
    assert not window.now["undo"]["possible"]


def test_a_hint_names_a_legal_choice_with_reasons(house):
    window = house.table(PERSON, BOT).sit(0)
    question = window.question()
    hint = window.ask({"t": "ask_hint", "seat": 0})
    assert hint["t"] == "hint"
    assert hint["choice"] in [option["choice"] for option in question["options"]]
    assert all(reason["key"].startswith("hint-") for reason in hint["reasons"])


def test_a_hint_is_only_for_whoever_must_answer(house):
    table = house.table(PERSON, OTHER)
    windows = [table.sit(0), table.sit(1)]
    for window in windows:
        window.until("full")
    seat = windows[0].now["waiting"]["seat"]
    assert windows[1 - seat].ask({"t": "ask_hint", "seat": 1 - seat})["why"] == "illegal"
    assert windows[1 - seat].ask({"t": "ask_hint", "seat": seat})["why"] == "not_yours"


def test_dead_targets_say_why_not(house):
    table = house.table(PERSON, BOT)
    window = table.sit(0)
    blocked = []
    for number in range(12):
        question = window.question()
        open_targets = {t for option in question["options"] for t in option["targets"]}
        for entry in question["blocked"]:
            assert entry["reason"]["key"].startswith("reason-")
            assert not open_targets & set(entry["targets"])
            blocked += entry["targets"]
        window.answer(number)
    assert blocked


def test_ping_is_answered(house):
    window = house.table(PERSON, BOT).sit(0)
    window.send({"t": "ping"})
    assert window.until("pong")


def test_coming_and_going_is_told(house):
    table = house.table(PERSON, OTHER)
    window = table.sit(0)
    window.until("seats")
    assert [seat["connected"] for seat in window.table["seats"]] == [True, False]
    guest = table.sit(1)
    guest.until("full")
    window.until("seats")
    assert window.table["seats"][1]["connected"]
    assert [seat["yours"] for seat in window.table["seats"]] == [True, False]
    guest.close()
    window.until("seats")
    assert not window.table["seats"][1]["connected"]


def closed_with(window: Window) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        window.until("the end")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_an_address_without_a_table_is_told_apart(house):
    assert closed_with(house.window("nowhere")) == 4404


@pytest.mark.parametrize(
    "message",
    [
        {"t": "ping"},
        {"t": "hello", "tokens": 5},
        {"t": "hello", "tokens": ["x"] * 50},
        {"t": "?"},
        {},
    ],
)
def test_the_first_message_must_be_a_hello(house, message):
    table = house.table(PERSON, BOT)
    window = Window(house.port, table.id, None)
    window.send(message)
    assert closed_with(window) == 4400

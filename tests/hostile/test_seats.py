"""Seats as a careless or a curious host would try them: nobody else sits on mine."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from tests.server.house import BOT, OPEN, OTHER, PERSON, House, Visit, Window, settings_in
from websockets.exceptions import ConnectionClosed

from tianxia.games.registry import rules_for
from tianxia.match.match import Match
from tianxia.server.problems import Refused
from tianxia.server.storage.rows import Place, TableRow
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.requests import check_seat
from tianxia.server.tables.seating import send_away
from tianxia.server.tables.show import full
from tianxia.server.tables.table import LiveTable

THIRD = {"kind": "person", "name": "Ela"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server where somebody must be away for an hour, and suggestions last as long."""
    hours = {"away_seconds": 3600.0, "motion_seconds": 3600.0}
    made = House(settings_in(tmp_path_factory.mktemp("strict"), **hours))
    yield made
    made.close()


def key_of(answer: Any) -> str:
    found: str = answer["message"]["key"]
    return found


def until_closed(window: Window) -> tuple[list[dict[str, Any]], int]:
    """What a window is still told before the server closes it, and with which code it does."""
    told = []
    while True:
        try:
            told.append(window.next())
        except ConnectionClosed as closed:
            return told, 0 if closed.rcvd is None else closed.rcvd.code


# -- links ----------------------------------------------------------------------------------


def test_the_opener_gets_keys_of_persons_here_and_links_of_open_seats(house):
    made = house.post("/tables", {"game": "dragon", "seats": [PERSON, OPEN, OTHER, BOT]})
    assert [key["seat"] for key in made["keys"]] == [0, 2]
    assert [key["seat"] for key in made["invites"]] == [1]


def test_a_link_is_good_once_and_gives_a_secret_that_only_the_guest_knows(house):
    table = house.table(PERSON, OPEN)
    link = table.invites[1]
    secret = table.claim(1, "Ola")
    assert secret != link
    assert key_of(table.post("claim", {"token": link, "name": "Eve"}, 403)) == "problem-link-used"
    assert table.get("")["seats"][1]["name"] == "Ola"
    again = table.post("claim", {"token": secret, "name": "Eve"})
    assert again == {"seat": 1, "token": secret}
    assert table.get("")["seats"][1]["name"] == "Ola"


def test_a_link_says_which_seat_it_opens_and_then_no_more(house):
    table = house.table(PERSON, OPEN)
    asked = {"ids": [table.id], "tokens": [table.invites[1]]}
    (before,) = house.post("/tables/summaries", asked)
    assert [seat["invited"] for seat in before["seats"]] == [False, True]
    assert not any(seat["yours"] for seat in before["seats"])
    table.claim(1, "Ola")
    (after,) = house.post("/tables/summaries", asked)
    assert not any(seat["invited"] or seat["yours"] for seat in after["seats"])


def test_a_link_is_no_key(house):
    table = house.table(PERSON, OPEN)
    window = house.window(table.id, tokens=[table.invites[1]])
    assert not any(seat["yours"] for seat in window.until("full")["table"]["seats"])
    table.post("return", {"token": table.invites[1]}, 403)
    table.post("invite", {"token": table.invites[1]}, 403)


# -- other devices ----------------------------------------------------------------------------


def test_a_player_comes_with_another_device_by_a_link_of_their_own(house):
    table = house.table(PERSON, OPEN)
    first = table.claim(1, "Ola")
    link = table.post("invite", {"token": first})
    second = table.post("claim", {"token": link["token"], "name": "Somebody"})
    assert second["seat"] == link["seat"] == 1
    assert len({first, second["token"], link["token"]}) == 3
    table.post("claim", {"token": link["token"], "name": "Eve"}, 403)
    for token in (first, second["token"]):
        window = house.window(table.id, tokens=[token])
        assert window.until("full")["viewer"] == 1
    assert table.get("")["seats"][1]["name"] == "Ola", "the other device renames nobody"
    table.post("start", {"host": table.host})
    late = table.post("invite", {"token": second["token"]})
    table.post("claim", {"token": late["token"], "name": ""})


def test_a_newer_link_for_the_other_device_ends_the_older_one(house):
    table = house.table(PERSON, BOT)
    old = table.post("invite", {"token": table.tokens[0]})["token"]
    table.post("invite", {"token": table.tokens[0]})
    table.post("claim", {"token": old, "name": ""}, 403)


def test_with_the_sixth_device_the_first_one_holds_the_seat_no_longer(house):
    table = house.table(PERSON, BOT)
    first = table.tokens[0]
    window = table.sit(0)
    window.until("full")
    token = first
    for _ in range(5):
        link = table.post("invite", {"token": token})["token"]
        token = table.post("claim", {"token": link, "name": ""})["token"]
    table.post("invite", {"token": first}, 403)
    table.post("invite", {"token": token})
    assert until_closed(window)[1] == 1012
    back = house.window(table.id, tokens=[first])
    assert back.until("full")["viewer"] is None


# -- the host ---------------------------------------------------------------------------------


def test_a_seat_that_the_host_frees_is_the_guests_no_more(house):
    table = house.table(PERSON, OPEN)
    secret = table.claim(1, "Ola")
    guest = table.sit(1)
    guest.until("full")
    link = table.post("free", {"host": table.host, "seat": 1})
    assert (link["seat"], table.get("")["seats"][1]["kind"]) == (1, "open")
    assert link["token"] not in (table.invites[1], secret)
    assert until_closed(guest)[1] == 1012
    table.post("claim", {"token": secret, "name": "Ola"}, 403)
    table.post("claim", {"token": table.invites[1], "name": "Ola"}, 403)
    table.invites[1] = link["token"]
    table.claim(1, "Ela")
    table.post("start", {"host": table.host})
    assert house.window(table.id, tokens=[secret]).until("full")["viewer"] is None
    assert key_of(table.post("free", {"host": table.host, "seat": 1}, 409)) == (
        "problem-already-started"
    )


def test_a_window_whose_seat_was_freed_can_do_nothing_there_any_more(house):
    """Even one that goes on sending while it is being closed."""
    table = house.table(PERSON, OPEN)
    table.claim(1, "Ola")
    guest = table.sit(1)
    guest.until("full")
    table.invites[1] = table.post("free", {"host": table.host, "seat": 1})["token"]
    with suppress(ConnectionClosed):
        guest.send({"t": "look", "seat": 1})
    table.claim(1, "Ela")
    table.post("start", {"host": table.host})
    told, _ = until_closed(guest)
    assert not any(message.get("viewer") == 1 for message in told)


def test_a_window_that_cannot_be_closed_holds_the_seat_no_longer():
    """A window that reads nothing stays open for a while; nothing is its any more at once."""
    rules = rules_for("dragon")
    match = Match(rules, 2, secret=bytes(32))
    match.advance()
    seats = [Place("person", "Ala", tokens=["a"]), Place("person", "Ola", tokens=["b"])]
    row = TableRow("t", "dragon", 1, "", {}, "00" * 32, seats, "h", "playing", 0, 0)
    table = LiveTable(row, rules, None, Lines())
    table.begin(match)
    window = Connection(frozenset([1]), host=False)
    window.viewer = 1
    table.arrive(window, "")
    before = window.outbox.qsize()
    send_away(table, 1)
    assert table.connected() == set()
    assert not table.may_look(window, 1)
    with pytest.raises(Refused):
        check_seat(table, window, 1)
    window.tell(full(table, window))
    assert window.outbox.qsize() == before + 1, "nothing but the end is sent"


def secrets_in(value: Any) -> set[str]:
    """Every text in an answer that could be a secret."""
    if isinstance(value, dict):
        return set().union(*(secrets_in(part) for part in value.values()), value)
    if isinstance(value, list):
        return set().union(*(secrets_in(part) for part in value))
    return {value} if isinstance(value, str) else set()


def test_nothing_the_host_is_ever_told_opens_the_seat_of_a_guest(house):
    told: list[Any] = []
    table = house.table(PERSON, OPEN, OPEN)
    told.append({"invites": list(table.invites.values()), "keys": [table.tokens[0]]})
    host = house.window(
        table.id, tokens=[table.tokens[0], *table.invites.values()], host=table.host
    )
    host.until("full")
    table.claim(1, "Ola")
    told.append(table.post("free", {"host": table.host, "seat": 2}))
    table.invites[2] = told[-1]["token"]
    table.claim(2, "Ela")
    ola, ela = table.sit(1), table.sit(2)
    ela.until("full")  # she is there before the game begins
    told.append(table.post("start", {"host": table.host}))
    ela.until("full", ply=host.until("full")["ply"])
    ela.close()
    while host.table["seats"][2]["connected"]:
        host.next()
    told.append(table.post("kick", {"host": table.host, "seat": 2}))
    for seat in (1, 2):
        host.send({"t": "look", "seat": seat})
        while host.next()["t"] != "full":
            pass
        assert host.now["viewer"] == 0, "only held seats are shown"
    told.append(house.post("/tables/summaries", {"ids": [table.id], "tokens": [table.host]}))
    told.append(table.get(""))
    play_out(table, {0: host, 1: ola})
    told.append(table.post("rematch", {"host": table.host}))
    texts = set().union(*(secrets_in(one) for one in [*told, *map(json.loads, host.raw)]))
    next_id = told[-1]["id"]
    for at in (table.id, next_id):
        for text in texts:
            key = [{"kind": "held", "seat": s} for s in held_by(house, at, text)]
            assert all(one["seat"] == 0 for one in key), text
    assert held_by(house, next_id, table.tokens[1]) == [1]


def held_by(house: House, table_id: str, text: str) -> list[int]:
    """The seats that a text opens, as a key or as a link."""
    (found,) = house.post("/tables/summaries", {"ids": [table_id], "tokens": [text]})
    return [seat["seat"] for seat in found["seats"] if seat["yours"] or seat["invited"]]


def play_out(table: Visit, windows: dict[int, Window]) -> None:
    """Play to the end, each seat from its own window; other seats are played by bots."""
    first = next(iter(windows.values()))
    while first.now.get("result") is None:
        seat = first.now["waiting"]["seat"]
        if seat in windows:
            window = windows[seat]
            while (window.now.get("question") or {}).get("ply") != first.now["ply"]:
                window.next()
            before = first.now["ply"]
            window.answer(before)
            while first.now["ply"] == before:
                first.next()
        else:
            first.next()
    while first.table["status"] != "over":
        first.next()


def test_after_a_rematch_everybody_has_their_own_seat_and_links_are_dead(house):
    table = house.table(PERSON, OPEN, BOT)
    link = table.invites[1]
    table.claim(1, "Ola")
    table.post("start", {"host": table.host})
    windows = {0: table.sit(0), 1: table.sit(1)}
    for window in windows.values():
        window.until("full")
    unused = table.post("invite", {"token": table.tokens[1]})["token"]
    play_out(table, windows)
    made = table.post("rematch", {"host": table.host})
    assert (made["keys"], made["invites"]) == ([], [])
    assert held_by(house, made["id"], table.tokens[0]) == [0]
    assert held_by(house, made["id"], table.tokens[1]) == [1]
    assert held_by(house, made["id"], link) == held_by(house, made["id"], unused) == []
    guest = house.window(made["id"], tokens=[table.tokens[1]])
    full = guest.until("full")
    assert (full["viewer"], full["table"]["host"]) == (1, False)
    host = house.window(made["id"], tokens=[table.tokens[0]], host=table.host)
    full = host.until("full")
    assert (full["viewer"], full["table"]["host"]) == (0, True)


# -- stand-ins --------------------------------------------------------------------------------


def test_the_host_may_call_a_bot_in_only_for_somebody_who_is_away(strict):
    table = strict.table(PERSON, OTHER)
    host, other = table.sit(0), table.sit(1)
    host.until("full")
    other.until("full")
    refused = table.post("kick", {"host": table.host, "seat": 1}, 409)
    assert key_of(refused) == "problem-not-away"
    other.close()
    while host.table["seats"][1]["connected"]:
        host.next()
    assert 3000 <= host.table["seats"][1]["wait"] <= 3600
    assert host.table["seats"][0]["wait"] is None
    refused = table.post("kick", {"host": table.host, "seat": 1}, 409)
    assert refused["message"]["args"] == {"player": "Ola", "seconds": 3600}
    assert not table.get("")["seats"][1]["stand_in"]


def test_who_never_came_is_away_since_the_table_was_opened(house):
    table = house.table(PERSON, OTHER)
    assert table.get("")["seats"][1]["wait"] == 0
    table.post("kick", {"host": table.host, "seat": 1})
    assert table.get("")["seats"][1]["stand_in"]


def three(house: House) -> tuple[Visit, list[Window]]:
    """A table of three people, each at their own window."""
    table = house.table(PERSON, OPEN, OPEN)
    for seat, name in ((1, "Ola"), (2, "Ela")):
        table.claim(seat, name)
    table.post("start", {"host": table.host})
    windows = [table.sit(seat) for seat in range(3)]
    for window in windows:
        window.until("full")
    return table, windows


def suggest(window: Window, seat: int, level: str | None = "novice") -> dict[str, Any]:
    return window.ask({"t": "motion", "kind": "stand_in", "seat": seat, "level": level})


def motion_of(window: Window) -> dict[str, Any]:
    """What is suggested, once the window knows of it."""
    while window.table.get("motion") is None:
        window.next()
    found: dict[str, Any] = window.table["motion"]
    return found


def agree(window: Window, yes: bool) -> dict[str, Any]:
    return window.ask({"t": "agree", "motion": motion_of(window)["id"], "yes": yes})


def test_a_majority_of_the_others_calls_a_bot_in(strict):
    table, (ala, ola, ela) = three(strict)
    assert suggest(ola, 2)["t"] == "ack", "anybody may suggest it, not only the host"
    motion = motion_of(ala)
    assert (motion["kind"], motion["by"], motion["seat"]) == ("stand_in", 1, 2)
    assert (motion["yes"], motion["no"], motion["needed"]) == ([1], [], 2)
    assert 3000 <= motion["seconds"] <= 3600
    assert agree(ela, False)["message"]["key"] == "problem-not-your-seat", "it is about her"
    assert suggest(ala, 1)["message"]["key"] == "problem-motion-open"
    assert not table.get("")["seats"][2]["stand_in"]
    assert agree(ala, True)["t"] == "ack"
    found = table.get("")
    assert (found["seats"][2]["stand_in"], found["seats"][2]["level"]) == (True, "novice")
    assert found["motion"] is None
    assert ela.submit(2, ela.now["ply"], 0)["message"]["key"] in (
        "problem-stand-in",
        "problem-stale",
    )
    table.post("return", {"token": table.tokens[2]})
    assert not table.get("")["seats"][2]["stand_in"]


def test_without_a_majority_nothing_happens(strict):
    table, (ala, ola, ela) = three(strict)
    suggest(ala, 2)
    old = motion_of(ola)["id"]
    agree(ola, False)
    assert table.get("")["motion"] is None
    assert not table.get("")["seats"][2]["stand_in"]
    late = ola.ask({"t": "agree", "motion": old, "yes": True})
    assert late["message"]["key"] == "problem-motion-over"
    assert suggest(ala, 2)["message"]["key"] == "problem-motion-soon"
    watcher = strict.window(table.id)
    watcher.until("full")
    assert suggest(watcher, 2)["message"]["key"] == "problem-not-your-seat"
    assert suggest(ela, 2)["message"]["key"] == "problem-not-your-seat"
    assert suggest(ela, 7)["message"]["key"] == "problem-no-such-seat"


def test_whoever_suggested_it_may_take_it_back(strict):
    table, (ala, _, _) = three(strict)
    suggest(ala, 2)
    agree(ala, False)
    assert table.get("")["motion"] is None


def test_who_answers_or_comes_back_needs_no_bot(strict):
    table, windows = three(strict)
    seat = windows[0].now["waiting"]["seat"]
    mover, target = windows[(seat + 1) % 3], windows[seat]
    suggest(mover, seat)
    target.answer()
    assert table.get("")["motion"] is None
    target.close()
    while mover.table["seats"][seat]["connected"]:
        mover.next()
    other = windows[(seat + 2) % 3]
    suggest(other, seat)
    assert table.get("")["motion"] is not None
    table.sit(seat).until("full")
    assert table.get("")["motion"] is None


def test_nobody_alone_is_a_majority(strict):
    table = strict.table(PERSON, OTHER, BOT)
    ala, ola = table.sit(0), table.sit(1)
    ola.until("full")
    ala.until("full")
    assert suggest(ala, 1)["message"]["key"] == "problem-nobody-to-agree"
    assert suggest(ala, 2)["message"]["key"] == "problem-not-a-person"


def test_a_suggestion_is_forgotten_after_its_time(tmp_path):
    house = House(settings_in(tmp_path, motion_seconds=0.0))
    try:
        table, (ala, ola, _) = three(house)
        assert suggest(ala, 2)["t"] == "ack"
        assert table.get("")["motion"] is None
        assert ola.ask({"t": "agree", "motion": "x", "yes": True})["t"] == "refused"
    finally:
        house.close()


def test_people_on_one_device_speak_together(strict):
    table = strict.table(PERSON, OTHER, OPEN)
    table.claim(2, "Ela")
    table.post("start", {"host": table.host})
    both, guest = table.sit(0, 1), table.sit(2)
    both.until("full")
    guest.until("full")
    assert suggest(guest, 1)["t"] == "ack"
    agree(both, False)
    assert table.get("")["motion"] is None


def test_all_seats_of_whoever_opened_the_table_are_one_voice(strict):
    table = strict.table(PERSON, OTHER, OPEN, OPEN)
    for seat, name in ((2, "Ela"), (3, "Iza")):
        table.claim(seat, name)
    table.post("start", {"host": table.host})
    both, ela, iza = table.sit(0, 1), table.sit(2), table.sit(3)
    for window in (both, ela, iza):
        window.until("full")
    assert suggest(both, 3)["t"] == "ack"
    motion = motion_of(both)
    assert (motion["by"], motion["yes"], motion["needed"]) == (0, [0], 2)
    alone = table.sit(1)  # the same person at another window
    alone.until("full")
    agree(alone, True)
    assert not table.get("")["seats"][3]["stand_in"]
    agree(ela, True)
    assert table.get("")["seats"][3]["stand_in"]
    assert suggest(both, 2)["message"]["key"] == "problem-nobody-to-agree"
    assert suggest(alone, 2)["message"]["key"] == "problem-nobody-to-agree"

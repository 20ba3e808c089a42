"""Colours: chosen by people, from the box, and nobody's colour is taken from them."""

from __future__ import annotations

import pytest
from tests.server.house import BOT, OPEN, OTHER, PERSON

from tianxia.games.registry import GAMES, rules_for
from tianxia.match.record import parse_record


def marks(found):
    return [seat["mark"] for seat in found["seats"]]


def test_every_box_has_a_colour_for_every_seat_and_every_count():
    for name in GAMES:
        rules = rules_for(name)
        for seats in range(rules.seats_min, rules.seats_max + 1):
            box = rules.marks(seats)
            assert len(box) == len(set(box)) >= seats


def test_two_play_round_house_in_black_and_yellow(house):
    table = house.table(PERSON, BOT, game="rotunda")
    assert marks(table.get("")) == ["black", "yellow"]
    assert "red" in house.get("/games")[-1]["marks"][1]


def test_wishes_are_kept_and_the_others_get_what_is_free(house):
    table = house.table(BOT, PERSON | {"mark": "yellow"}, BOT | {"mark": "red"})
    assert marks(table.get("")) == ["green", "yellow", "red"]


@pytest.mark.parametrize("wished", [["red", "red"], ["pink", "red"], ["black", None]])
def test_a_colour_that_cannot_be_is_refused(house, wished):
    seats = [PERSON | {"mark": wished[0]}, BOT | {"mark": wished[1]}]
    body = {"game": "dragon", "seats": seats}
    assert house.post("/tables", body, 400)["message"]["key"] == "problem-text"


def test_a_guest_changes_colour_in_the_lobby_and_nobody_elses(house):
    table = house.table(PERSON, OPEN, OPEN)
    path = f"/tables/{table.id}/mark"
    before = marks(table.get(""))
    own = table.claim(1, "Ola")
    free = next(mark for mark in rules_for("dragon").marks(3) if mark not in before)
    assert marks(house.post(path, {"token": own, "seat": 1, "mark": free}))[1] == free
    # the third seat is nobody's yet: colours change places
    now = marks(house.post(path, {"token": own, "seat": 1, "mark": before[2]}))
    assert now == [before[0], before[2], free]
    wish = {"token": own, "seat": 1, "mark": before[0]}
    refusal = house.post(path, wish, 409)
    assert refusal["message"]["key"] == "problem-mark-taken"
    assert house.post(path, wish | {"seat": 0}, 403)["message"]["key"] == "problem-not-your-seat"
    assert house.post(path, wish | {"mark": "black"}, 400)["message"]["key"] == (
        "problem-no-such-mark"
    )
    by_host = house.post(path, {"token": table.host, "seat": 2, "mark": before[1]})
    assert marks(by_host) == [before[0], before[2], before[1]]


def test_colours_stay_when_the_game_has_begun_and_stand_in_the_record(house):
    table = house.table(PERSON | {"mark": "purple"}, OTHER)
    wish = {"token": table.tokens[0], "seat": 0, "mark": "red"}
    refusal = house.post(f"/tables/{table.id}/mark", wish, 409)
    assert refusal["message"]["key"] == "problem-already-started"
    assert marks(table.get("")) == ["purple", "yellow"]


def test_a_record_keeps_the_colours():
    head = (
        '{"tianxia": "record", "format": 1, "game": "dragon", "version": 1, "components": "x", '
        '"options": {}, "seats": 2, "names": ["", ""], "commitment": "", "marks": ["red", "blue"]}'
    )
    record = parse_record(head)
    assert record.header.marks == ["red", "blue"]
    assert parse_record("\n".join(record.lines())).header.marks == ["red", "blue"]
    with pytest.raises(Exception, match="marks"):
        parse_record(head.replace('"blue"', '"pink"'))

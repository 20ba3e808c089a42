"""The seal on nature: neither the server nor a player can choose it, and a chosen seed is told."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import pytest
from tests.hostile.test_seats import play_out
from tests.server.house import BOT, OPEN, OTHER, PERSON, House, Visit, settings_in

from tianxia.games.registry import rules_for
from tianxia.match.record import BadRecord, parse_record
from tianxia.match.verify import verify


def part() -> str:
    return secrets.token_hex(16)


def sealed_table(house: House, *seats: dict[str, Any]) -> tuple[Visit, str]:
    """A table opened as a browser does it, and the commitment that came first."""
    seal = house.post("/seals", {})
    table = house.table(*seats, seed=None, seal=seal["id"])
    return table, seal["commitment"]


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name, "part": part()}


def finish(table: Visit, *seats: int) -> None:
    """Play to the end with every person at a window of their own."""
    windows = {seat: table.sit(seat) for seat in seats}
    for window in windows.values():
        window.until("full")
    play_out(table, windows)


def record_of(table: Visit) -> str:
    return table.house.http.get(f"/api/tables/{table.id}/record").text


def test_the_secret_is_made_of_the_half_and_of_everybodys_part(house):
    ala, mine = person("Ala"), part()
    table, promised = sealed_table(house, ala, OPEN, BOT)
    assert table.get("")["seals"][0]["commitment"] == promised
    table.claim(1, "Ola", part=mine)
    table.post("start", {"host": table.host})
    (seal,) = table.get("")["seals"]
    assert seal["parts"] == [ala["part"], mine, None]
    assert (seal["secret"], seal["seeded"], seal["ply"]) == (None, False, 0)
    finish(table, 0, 1)
    found = table.get("")
    half = found["seals"][0]["secret"]
    assert hashlib.sha256(bytes.fromhex(half)).hexdigest() == promised
    text = f"tianxia seal {half} {ala['part']} {mine} -"
    assert found["secret"] == hashlib.sha256(text.encode()).hexdigest()
    assert not found["seeded"]
    header = json.loads(record_of(table).splitlines()[0])
    assert header["seals"] == found["seals"]
    match = verify(parse_record(record_of(table)), rules_for("dragon"))
    assert match.seals[0].parts == [ala["part"], mine, None]


def test_with_no_parts_the_half_is_the_secret(house):
    table = house.table(BOT, BOT, seed=None)
    window = house.window(table.id)
    window.until("full")
    while window.table["status"] != "over":
        window.next()
    found = table.get("")
    assert found["secret"] == found["seals"][0]["secret"]
    assert found["commitment"] == found["seals"][0]["commitment"]
    verify(parse_record(record_of(table)), rules_for("dragon"))


def forged(text: str, **changes: Any) -> str:
    """The record with another seal."""
    first, *rest = text.splitlines()
    header = json.loads(first)
    header["seals"][0] |= changes
    return "\n".join([json.dumps(header), *rest])


def test_a_record_with_other_parts_or_another_half_is_refused(house):
    table, _ = sealed_table(house, person("Ala"), BOT)
    finish(table, 0)
    text = record_of(table)
    rules = rules_for("dragon")
    half = secrets.token_bytes(32)
    promise = hashlib.sha256(half).hexdigest()
    wrong = [
        {"parts": [part(), None]},
        {"parts": [None, None]},
        {"secret": half.hex()},
        {"secret": half.hex(), "commitment": promise},
        {"seeded": True},
    ]
    for changes in wrong:
        with pytest.raises(BadRecord):
            verify(parse_record(forged(text, **changes)), rules)
    verify(parse_record(forged(text)), rules)


def test_a_seal_is_good_for_one_table(house):
    seal = house.post("/seals", {})["id"]
    body = {"game": "dragon", "seats": [person("Ala"), BOT], "seal": seal}
    house.post("/tables", body)
    for other in (seal, "nothing"):
        refused = house.post("/tables", body | {"seal": other}, 409)
        assert refused["message"]["key"] == "problem-seal-gone"


@pytest.mark.parametrize("bad", ["", "00", "x" * 32, "A" * 32, "0" * 33, "0" * 31 + "\n"])
def test_a_part_is_sixteen_bytes(house, bad):
    seal = house.post("/seals", {})["id"]
    seats = [PERSON | {"part": bad}, OPEN]
    house.post("/tables", {"game": "dragon", "seats": seats, "seal": seal}, 400)
    table = house.table(PERSON, OPEN, seed=None)
    table.post("claim", {"token": table.invites[1], "name": "Ola", "part": bad}, 400)
    assert table.get("")["seats"][1]["kind"] == "open"


def test_a_part_needs_a_seal_that_was_promised_first(house):
    house.post("/tables", {"game": "dragon", "seats": [person("Ala"), BOT]}, 400)


def test_nobody_adds_anything_after_the_start_or_for_another_seat(house):
    table, _ = sealed_table(house, person("Ala"), OPEN)
    table.claim(1, "Ola", part=part())
    table.post("start", {"host": table.host})
    before = table.get("")["seals"]
    link = table.post("invite", {"token": table.tokens[1]})["token"]
    table.post("claim", {"token": link, "name": "", "part": part()})
    table.post("claim", {"token": table.tokens[1], "name": "", "part": part()})
    assert table.get("")["seals"] == before


def test_who_is_sent_away_before_the_game_takes_the_part_along(house):
    table, _ = sealed_table(house, person("Ala"), OPEN)
    table.claim(1, "Ola", part=part())
    table.post("free", {"host": table.host, "seat": 1})
    table.post("start", {"host": table.host})
    assert table.get("")["seals"][0]["parts"][1] is None


def test_a_chosen_seed_is_told_to_everybody_and_nothing_is_mixed_in(house):
    table = house.table(PERSON, OPEN, seed="123456")
    watcher = house.window(table.id)
    assert watcher.until("full")["table"]["seeded"]
    (found,) = house.post("/tables/summaries", {"ids": [table.id]})
    assert found["seeded"]
    assert found["seals"][0]["seeded"]
    table.claim(1, "Ola", part=part())
    table.post("start", {"host": table.host})
    assert table.get("")["seals"][0]["parts"] == [None, None]
    assert table.get("")["seeded"]
    finish(table, 0, 1)
    header = json.loads(record_of(table).splitlines()[0])
    assert header["seals"][0]["seeded"]
    assert verify(parse_record(record_of(table)), rules_for("dragon")).seals[0].seeded


def test_the_rematch_of_a_seeded_game_is_not_seeded_and_has_the_hosts_part(house):
    table = house.table(PERSON, OTHER)
    finish(table, 0, 1)
    seal = house.post("/seals", {})
    mine, hers = part(), part()
    order = {"host": table.host, "seal": seal["id"]}
    stranger = order | {"parts": [{"token": "guess", "part": mine}]}
    table.post("rematch", stranger, 403)
    parts = [{"token": table.tokens[0], "part": mine}, {"token": table.tokens[1], "part": hers}]
    table.post("rematch", {"host": table.host, "parts": parts}, 400)
    made = table.post("rematch", order | {"parts": parts})
    found = house.get(f"/tables/{made['id']}")
    assert not found["seeded"]
    assert found["seals"][0]["commitment"] == seal["commitment"]
    assert found["seals"][0]["parts"] == [mine, hers]


def test_a_sealed_game_goes_on_after_a_restart(tmp_path):
    house = House(settings_in(tmp_path))
    try:
        table, promised = sealed_table(house, person("Ala"), OPEN)
        mine = part()
        table.claim(1, "Ola", part=mine)
    finally:
        house.close()
    house = table.house = House(settings_in(tmp_path))
    try:
        table.post("start", {"host": table.host})
        window = table.sit(0, 1)
        window.until("full")
        window.answer()
        window.close()
        seals = table.get("")["seals"]
        assert seals[0]["parts"][1] == mine
    finally:
        house.close()
    house = table.house = House(settings_in(tmp_path))
    try:
        assert table.get("")["seals"] == seals
        assert seals[0]["commitment"] == promised
        finish(table, 0, 1)
        verify(parse_record(record_of(table)), rules_for("dragon"))
    finally:
        house.close()

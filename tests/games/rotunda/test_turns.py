"""The course of a turn and of the game (4.1, 4.2, 6.1), and points by source (6.3)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import pending


@pytest.mark.clause("rotunda 4.2")
def test_the_steps_of_a_turn_in_their_order(position):
    table = position().experts(0, "merchant_jin").orders(0, open=["order_14"]).listen()
    table.seat(0, coins=7, points=3, fruit=2, gold=0).turn()
    phases = [table.view()["phase"]]
    for line in ("expert merchant_jin", "move a o1", "bank pay", "bank finish", "bonus none"):
        table.answer(line)
        phases.append(table.view()["phase"])
    assert phases == ["expert", "move", "room", "room", "bonus", "orders"]
    table.answer("fulfil order_14")
    assert table.asks() == ("MoveLeader", 1)
    assert table.heard("turn") == [(0, 1, 0, 0), (1, 1, 0, 0)]


@pytest.mark.clause("rotunda 4.2")
def test_the_steps_of_a_turn_of_two(position):
    table = position(2).experts(0, "merchant_su").turn()
    assert table.asks() == ("UseExpert", 0)
    table.answer("expert pass")
    assert table.asks() == ("MoveNeutral", 0)
    table.answer("neutral pass")
    assert table.asks() == ("MoveLeader", 0)
    table.answer("move a i1", "supplier finish")
    assert table.asks() == ("MoveNeutral", 0)
    table.answer("neutral pass")
    assert table.asks() == ("MoveNeutral", 1)


@pytest.mark.clause("rotunda 4.1")
def test_turns_go_clockwise_and_rounds_are_counted(position):
    table = position()
    table.state.turn = 0
    table.turn(1)
    found = []
    for place in ("i1", "i2", "i3", "o1", "o2", "o3"):
        found.append((table.asks()[1], table.view()["round"]))
        leader = "a" if place[0] == "i" else "b"
        table.answer(f"move {leader} {place}")
        table.answer(table.lines()[0])  # finish
    assert found == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]


@pytest.mark.clause("rotunda 4.1", "rotunda 6.1")
def test_everybody_else_has_one_more_turn_and_then_the_game_is_over(position):
    table = position().worships(7).leaders(1, "i5", "hall").village(1, "village_se", 1)
    table.temples().turn(1).answer("move a hall", "worship village_se 1,1")
    assert (table.asks(), table.view()["turns_left"]) == (("MoveLeader", 2), 1)
    table.answer("move a i1", "supplier finish")
    assert (table.asks(), table.view()["turns_left"]) == (("MoveLeader", 0), 0)
    table.answer("move a i2", "smugglers finish")
    assert pending(table.state) is None
    assert table.view()["phase"] == "over"
    assert table.rules.broken(table.state) == []


@pytest.mark.clause("rotunda 6.1")
def test_a_worship_in_the_last_turns_is_carried_out_fully(position):
    table = position().worships(7).leaders(1, "i5", "hall").leaders(2, "o6", "hall")
    table.village(1, "village_se", 1).village(2, "village_se", 1).temples().turn(1)
    table.answer("move a hall", "worship village_se 1,1", "move a hall", "worship village_se 1,1")
    assert (table.state.marker, table.view()["end_seat"]) == (9, 1)
    assert table.own(2)["worship"] == ["1,1"]
    assert (table.own(1)["amulets"], table.own(2)["amulets"]) == (["bat"], [])


@pytest.mark.clause("rotunda 6.3")
def test_points_are_counted_by_their_source(position):
    table = position().seat(0, coins=2, tea=0, fruit=1).experts(0, "merchant_jin")
    table.orders(0, done=["order_05"]).turn().answer("expert merchant_jin", "move a o1", "bank pay")
    table.answer("bank finish").visit("market").answer("market sell fruit", "market finish")
    table.homage().answer("pray temple_fortune").sit(0, "i1", junior=1)
    table.village(0, "village_se", 1).homage().answer("worship village_se 1,1")
    assert table.scored() == {
        "expert_cards": 1, "bank": 1, "sales": 3, "temples": 2, "effects": 1, "worship": 1,
        "seated": 1,
    }  # fmt: skip
    assert table.state.points[0] == 10

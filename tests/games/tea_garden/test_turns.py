"""Section 4: rounds, turns, laying cards, the open part of a turn, upkeep."""

from __future__ import annotations

import pytest

STARTING = [f"s{n:02}" for n in range(1, 12)]


def short_turn(table, top):
    """A turn with nothing but a card and the extra harvest of the starting garden."""
    table.answer("begin", f"top {top}")
    if table.asks()[0] == "AddCard":
        table.answer("cards laid")
    return table.answer("main harvest", "harvest r01", "end turn")


@pytest.mark.clause("tea_garden 4", "tea_garden 4.1", "tea_garden 12.1.9")
def test_seats_take_turns_clockwise_and_four_turns_end_a_round(position):
    table = position().everybody(fresh={1: 9}, fermented={1: 9}).actions(1)
    order = []
    while table.asks() is not None:
        seat = table.asks()[1]
        order.append(seat)
        table.answer("begin")
        if table.asks()[0] == "PayFourthTurn":
            table.answer("pay fourth turn as usual")
        table.answer(table.lines_with("top")[0])
        table.skip_to("TakeTurn") if table.asks()[0] != "AddCard" else table.answer("cards laid")
        table.answer("main harvest", "harvest r01", "end turn")
    assert order == [1, 0] * 4
    assert list(table.state.passed) == [1, 1]
    assert list(table.state.turns) == [4, 4]


@pytest.mark.clause("tea_garden 4.1")
def test_beginning_with_cards_costs_nothing_three_times(position):
    table = position().actions(0)
    for turn, top in enumerate(["s01", "s02", "s03"], 1):
        assert table.asks() == ("BeginTurn", 0)
        assert table.preview("begin") == []
        assert table.prompt() == (
            "prompt-begin-turn",
            {"turn": turn, "paid": 0, "n": 3, "fermented": 1},
        )
        table.answer("begin", f"top {top}", "cards laid")
        table.answer("main harvest", "harvest r01", "end turn")
        if turn == 1:
            table.answer("pass")
    assert table.lines() == ["pass"]  # no fermented leaf for a fourth turn
    table.answer("pass")
    assert table.asks() is None


@pytest.mark.clause("tea_garden 4.2")
def test_all_strengths_count_but_only_the_top_card_shows_its_face(position):
    table = position().seat(0, hand=["a407", "s01", "s04"], fresh={}).turn(0, "s01", "s04", "a407")
    assert table.state.strength == 7
    assert table.seen(0)["teapots"] == {"green": 0, "red": 0, "blue": 0}
    assert table.lines_with("effect") == []
    assert table.lines_with("sail") == ["sail"]
    assert table.seen(0)["played"] == [{"top": "s01", "covered": ["s04", "a407"]}]
    assert table.seen(0)["turns"] == 1
    assert table.seen(0)["hand"] == []


@pytest.mark.clause("tea_garden 4.2", "tea_garden 9.6")
def test_cards_are_added_in_ascending_order(position):
    table = position().turn(0).answer("top s02")
    assert table.lines() == ["add s01", "add s03", "add s04", "cards laid"]
    table.answer("add s03")
    assert table.lines() == ["add s04", "cards laid"]
    assert table.reason("add s01") == ("reason-card-order", {})
    assert table.reason("add s09") == ("reason-no-such-card-in-hand", {"card": "@card-s09"})
    assert table.reason("cards laid") is None


@pytest.mark.clause("tea_garden 4.2", "tea_garden 9.5")
def test_a_forced_draw_fills_an_empty_hand(position):
    table = position().seat(0, hand=[], cups=[["t07", "t01"]]).markers(0, t07=1).begin(0)
    table.answer("begin", "first marker t07 left")
    assert table.asks()[0] == "DrawCard"  # it may not be declined
    table.answer("draw s05")
    assert table.lines() == ["top s05"]
    row4 = position().seat(0, hand=[], tokens=3, climbed=3, fresh={4: 1}).begin(0).answer("begin")
    row4.answer("first advance", "pay emperor fresh 4")
    assert row4.points(0) == 5
    assert row4.asks()[0] == "DrawCard"


@pytest.mark.clause("tea_garden 4.2", "tea_garden 5.13")
def test_a_draw_may_be_declined_when_there_are_cards_in_hand(position):
    table = position().seat(0, cups=[["t07", "t01"]]).markers(0, t07=2).turn(0)
    table.answer("first marker t07 left")
    assert table.lines() == ["draw bonus no", "draw bonus yes"]
    table.answer("draw bonus no")
    assert len(table.seen(0)["hand"]) == 4
    table.answer("first marker t07 left", "draw bonus yes", "draw s09")
    assert len(table.seen(0)["hand"]) == 5


@pytest.mark.clause("tea_garden 4.3")
def test_the_order_of_actions_is_free(position):
    table = position().seat(0, hand=["s07", "s01", "a207"], fresh={2: 3}).turn(0, "s01", "a207")
    for first, then in (("main harvest", "sail"), ("sail", "main harvest")):
        table = position().seat(0, hand=["s01"]).turn(0, "s01").answer(first)
        table.skip_to("TakeTurn")
        assert then in table.lines()
        table.answer(then).skip_to("TakeTurn")
        assert table.lines() == ["end turn"]
    effect = position().seat(0, hand=["s07"], fresh={2: 3}).turn(0, "s07").answer("effect ferment")
    assert effect.lines() == ["bonus ferment fresh 2"]
    assert effect.reason("bonus ferment enough") == ("reason-must-use", {})
    effect.answer("bonus ferment fresh 2", "bonus ferment enough")
    assert effect.leaves(0) == ({2: 2}, {2: 1})
    assert effect.reason("effect ferment") == (
        "reason-effect-used",
        {"effect": "@effect-ferment"},
    )
    assert effect.reason("effect draw") == ("reason-no-such-effect", {"effect": "@effect-draw"})
    assert "main harvest" in effect.lines()


@pytest.mark.clause("tea_garden 4.3", "tea_garden 5.6", "tea_garden 5.7")
def test_secondary_actions_need_the_top_card(position):
    table = position().seat(0, hand=["s04"]).turn(0, "s04")
    assert table.reason("sail") == ("reason-not-on-top-card", {"secondary": "@secondary-river"})
    assert table.reason("cup yellow") == (
        "reason-not-on-top-card",
        {"secondary": "@secondary-cups"},
    )
    assert table.reason("study a") == ("reason-not-on-top-card", {"secondary": "@secondary-study"})
    cups = position().stacks(yellow=None).seat(0, hand=["s02"]).turn(0, "s02")
    assert cups.lines_with("cup") == []
    assert cups.reason("cup yellow") == ("reason-stack-empty", {})
    assert cups.reason("cup green") == (
        "reason-no-garden-in-province",
        {"province": "@province-green"},
    )


@pytest.mark.clause("tea_garden 4.4", "tea_garden 5.8")
def test_one_of_several_symbols_may_be_done(position):
    table = position().seat(0, hand=["e11"], gardens=["r13"]).turn(0, "e11")
    side = ["sail", "cup yellow", "cup red", "study a", "study b"]
    assert [line for line in table.lines() if line in side] == side
    table.answer("study a").skip_to("TakeTurn")
    assert [line for line in table.lines() if line in side] == []


@pytest.mark.clause("tea_garden 4.5", "tea_garden 12.1.10")
def test_upkeep_step_by_step(position):
    table = position(3).seat(0, hand=["s03"], discard=["s07"], played=[["s01", "s02"], ["s04"]])
    table.seat(0, fresh={1: 1, 6: 1}, fermented={6: 1, 5: 1}, passed=1)
    table.state.start_seat = 2
    table.upkeep()
    assert table.state.round == 2
    assert table.state.start_seat == 0
    assert table.view()["phase"] == "upkeep"
    assert table.view()["gone"] == ["a101"]
    assert table.view()["row"] == ["a102", "a103", "a104", "a201", "a202", None]
    assert table.asks() == ("DealAction", -1)
    table.answer("row a105")  # the level of the deck's top: one card of level I is left
    assert table.asks() == ("DrawCard", -1)
    own = table.seen(0)
    assert own["discard"] == ["s01", "s02", "s04", "s07"]
    assert own["played"] == []
    assert table.leaves(0) == ({1: 1, 2: 2, 5: 1}, {6: 2})
    table.nature()
    assert len(table.seen(0)["hand"]) == 5
    assert "s03" in table.seen(0)["hand"]
    assert table.asks() == ("BeginTurn", 0)
    assert list(table.state.passed) == [0, 0, 0]


@pytest.mark.clause("tea_garden 4.5", "tea_garden 6")
def test_nothing_ripens_after_the_fifth_round(position):
    table = position().everybody(fresh={3: 1}, fermented={}).round(5)
    table.answer("pass", "pass")
    assert table.asks() is None
    assert table.view()["phase"] == "over"
    assert table.leaves(0) == ({3: 1}, {})
    assert len(table.seen(0)["hand"]) == 4
    assert table.view()["row"] == ["a101", "a102", "a103", "a104", "a201", "a202"]


@pytest.mark.clause("tea_garden 4", "tea_garden 4.5")
def test_a_round_leads_to_the_next_and_the_start_player_moves_on(position):
    table = position(3).round(1)
    for number in range(1, 6):
        assert table.state.round == number
        first = (number - 1) % 3
        for turn in range(3):
            assert table.asks() == ("BeginTurn", (first + turn) % 3)
            table.answer("pass")
        table.nature()
    assert table.view()["phase"] == "over"
    assert len(table.view()["gone"]) == 4

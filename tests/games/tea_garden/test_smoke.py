"""A first look at the engine: whole games, and a turn of every kind of action."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.core.errors import Unreadable


def finished(table, seed):
    """Play at random to the end, watching the invariants."""
    dice, state = Dice(seed), table.state
    while (question := pending(state)) is not None:
        choices = question.legal(state)
        if isinstance(question, Chance):
            apply(state, draw(question, state, choices, dice))
        else:
            apply(state, choices[dice.below(len(choices))])
        assert table.rules.broken(state) == []
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"strict_supply": True, "auto_space": False}])
def test_random_games_end_after_five_rounds(new_game, seats, options):
    for seed in range(3):
        table = finished(new_game(seats, **options), seed)
        assert table.state.round == 5
        assert table.view()["phase"] == "over"


def test_a_seat_that_is_not_there_cannot_start(new_game):
    with pytest.raises(Unreadable, match="Seat 3 cannot start a game for 2"):
        new_game(2, start_player="seat_2")
    assert new_game(3, start_player="seat_2").state.start_seat == 2


def test_the_positions_of_the_tests_keep_the_rules(position):
    table = position(3).seat(1, gardens=["r02"], cups=[["t01", "t02"]]).markers(1, t01=1)
    table.seat(2, hand=["a103", "s05"], played=[["s01", "s02"]])
    assert table.begin(0).rules.broken(table.state) == [
        "1: an action or emperor card was lost or made"
    ]
    table.seat(2, hand=["a105", "s05"], played=[["s01", "s02"]]).row("a101", "a102", "a103", "a104")
    assert [found for found in table.rules.broken(table.state) if not found.startswith("2")] == []


def test_founding_with_strength_five(position):
    table = position().seat(0, hand=["a107", "s09"], fresh={2: 2})
    table.turn(0, "a107", "s09")
    assert table.lines_with("found") == [
        "found r02", "found r03", "found r04", "found r05",
        "found r06", "found r07", "found r08", "found r09",
    ]  # fmt: skip
    table.answer("found r08")
    assert table.lines() == ["pagoda 1"]
    table.answer("pagoda 1")
    assert table.state.pagodas[0] == 0b111110
    assert "r08" in table.seen(0)["gardens"]


def test_founding_next_door_offers_every_pagoda_in_reach(position):
    table = position().seat(0, hand=["a107", "s09"]).turn(0, "a107", "s09").answer("found r02")
    assert table.lines() == ["pagoda 1", "pagoda 3", "pagoda 4"]
    assert table.reason("pagoda 2") == ("reason-same-pagoda", {"strength": 3})
    assert table.reason("pagoda 5") == ("reason-needs-strength", {"need": 6, "have": 5})


def test_buying_with_a_teapot_scroll(position):
    table = position().row("a102", "a103", "a104", "a301", "a302", "a303")
    table.seat(0, hand=["a107", "s09"], fresh={3: 2}, fermented={}, scroll_teapot=1)
    table.turn(0, "a107", "s09").answer("buy slot 4", "teapot by scroll_teapot")
    table.answer("pay card fresh 3", "pay card fresh 3").skip_chance()
    assert table.leaves(0) == ({}, {})
    assert table.state.scroll_teapot[0] == 0
    assert table.seen(0)["hand"] == ["a301"]
    assert table.view()["row"][3:5] == ["a302", "a303"]


def test_selling_to_a_caravan(position):
    table = position().caravans("c16", "c01", "c02").seat(0, cups=[["t01", "t02"]])
    table.seat(0, hand=["a401", "s04"], fresh={3: 3}, fermented={4: 1})
    table.turn(0, "a401", "s04").answer("sell c16 trade 1 strength 2")
    table.skip_to("PlaceMarker").answer("put marker t01").skip_chance()
    assert table.leaves(0) == ({}, {})
    assert table.scored(0) == {"caravans": 8}
    assert table.state.tokens[0] == 1
    assert table.seen(0)["caravans"] == ["c16"]
    assert table.state.markers[0] == 1


def test_fermenting_four_leaves(position):
    table = position().seat(0, hand=["a207"], fresh={3: 3, 4: 2}, fermented={5: 2})
    table.turn(0, "a207").answer("main ferment", "ferment fresh 3", "ferment fresh 3")
    table.answer("ferment fresh 4", "ferment fresh 4")
    assert table.leaves(0) == ({3: 1}, {3: 2, 4: 2, 5: 2})
    assert table.asks() == ("TakeTurn", 0)


def test_an_extra_harvest_of_four_gardens(position):
    table = position(4).seat(0, hand=["a207"], fresh={}, fermented={})
    table.seat(0, gardens=["r02", "r04", "r10", "r11", "r14"])
    table.turn(0, "a207").answer("main harvest", "harvest r04", "harvest r10", "harvest r11")
    table.answer("harvest r14")
    assert table.leaves(0) == ({4: 1, 5: 1, 6: 2}, {})


def test_the_complete_turn_of_the_rulebook(position):
    table = position(2).row("a301", "a302", "a303", "a402", "a401", "a403")
    table.seat(0, boat=4, fresh={5: 3}, fermented={1: 2}, cups=[["t01", "t02"]])
    table.seat(0, hand=["a101", "s09"], played=[["s06"]])
    table.turn(0, "a101", "s09").answer("sail")
    assert table.asks() == ("RepeatSecondary", 0)
    table.answer("repeat by scroll", "put marker t01", "buy slot 4")
    assert table.lines() == ["teapot by fermented_leaf"]
    table.answer("teapot by fermented_leaf").skip_to("TakeTurn")
    assert table.state.boat[0] == 6
    assert table.state.tokens[0] == 1
    assert table.state.scroll_repeat[0] == 0
    assert table.leaves(0) == ({}, {})
    assert table.seen(0)["hand"] == ["a402"]


def test_a_study_that_passes_the_start(position):
    table = position().seat(0, hand=["a305"], studies=4, fresh={2: 2})
    table.turn(0, "a305").answer("study b", "bonus ferment fresh 2", "bonus ferment fresh 2")
    assert table.seen(0)["half"] == "u1b"
    assert table.state.centre[0] == 1
    assert table.leaves(0) == ({}, {2: 2})
    assert table.lines_with("main")


def test_climbing_brings_a_card_and_removes_one(position):
    table = position().seat(0, tokens=2, fresh={1: 1}, fermented={}).turn(0).answer("first advance")
    table.skip_to("TakeEmperorCard").answer("take e02").skip_chance()
    assert table.asks() == ("TrashCard", 0)
    table.answer("trash s11")
    assert "e02" in table.seen(0)["hand"]
    assert table.seen(0)["removed"] == ["s11"]
    assert table.leaves(0) == ({}, {})
    assert table.state.climbed[0] == 1


def test_a_marker_gives_the_bonus_of_either_tile(position):
    table = position().seat(0, cups=[["t01", "t02"]]).markers(0, t01=1).turn(0)
    assert table.lines_with("first marker") == ["first marker t01 left", "first marker t01 right"]
    table.answer("first marker t01 right")
    assert table.scored(0) == {"cup_bonuses": 3}
    assert table.state.loose[0] == 0


@pytest.mark.parametrize(
    ("fresh", "fermented", "legal"), [({1: 2}, {1: 1}, True), ({6: 5}, {}, False)]
)
def test_the_fourth_turn_costs_a_fermented_leaf(position, fresh, fermented, legal):
    table = position().seat(0, hand=["s04"], played=[["s01"], ["s02"], ["s03"]])
    table.seat(0, fresh=fresh, fermented=fermented).begin(0)
    assert ("begin" in table.lines()) == legal
    if legal:
        table.answer("begin").skip_to("BeforeCards")
        assert table.leaves(0) == ({}, {})


def test_a_fourth_turn_with_an_empty_hand_keeps_the_leaf_it_needs(position):
    table = position().seat(0, hand=[], played=[["s01"], ["s02"], ["s03"]], tokens=3, climbed=2)
    table.seat(0, fresh={1: 2, 4: 1}, fermented={1: 1}).begin(0).answer("begin")
    assert table.lines() == ["pay fourth turn fresh 1"]
    table.skip_to("BeforeCards")
    assert table.leaves(0) == ({4: 1}, {})
    assert table.lines() == ["first advance"]


def test_leaves_ripen_before_the_harvest(position):
    table = position().seat(0, fresh={1: 1, 3: 2}, fermented={4: 2, 6: 1}).upkeep()
    table.skip_to("BeginTurn")
    assert table.leaves(0) == ({1: 1, 2: 4}, {5: 2, 6: 1})


def test_everything_said_about_hidden_cards_stays_hidden(position):
    table = position()
    assert "hand" not in table.view(1)["seats"][0]
    assert table.view(1)["seats"][0]["unseen"] == [f"s{n:02}" for n in range(1, 12)]
    assert table.view(-2)["seats"][1]["hand_size"] == 4

"""Section 5: main, secondary and free actions, in detail."""

from __future__ import annotations

import pytest

STARTING = [f"s{n:02}" for n in range(1, 12)]


# -- founding --------------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.1")
@pytest.mark.parametrize(
    ("token", "what", "n"),
    [
        ("rb01", "tokens", 1),
        ("rb03", "scroll_strength", 1),
        ("rb05", "scroll_teapot", 1),
        ("rb07", "scroll_repeat", 1),
        ("rb18", "points", 3),
    ],
)
def test_a_new_garden_brings_the_bonus_of_its_region_to_everyone(position, token, what, n):
    table = position().bonuses(r02=token).everybody(hand=["a107"])
    for seat in (0, 1):
        table.turn(seat, "a107").answer("found r02", "pagoda 1")
        assert getattr(table.state, what)[seat] == n
        assert table.view()["regions"]["r02"]["bonus"] == token
        table.answer("end turn")


@pytest.mark.clause("tea_garden 5.1", "tea_garden 5.13")
@pytest.mark.parametrize("token", ["rb09", "rb11", "rb13"])
def test_a_bonus_that_cannot_be_done_is_lost(position, token):
    table = position().bonuses(r02=token).seat(0, hand=["e01"], removed=STARTING)
    table.turn(0, "e01").answer("found r02", "pagoda 1")
    assert table.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 5.1")
def test_a_garden_opens_its_province_and_counts_for_later_harvests(position):
    table = position().seat(0, hand=["a104", "s09"], fresh={}).turn(0, "a104", "s09")
    assert table.lines_with("cup") == ["cup yellow"]
    table.answer("found r08", "pagoda 1")
    assert table.lines_with("cup") == ["cup yellow", "cup blue"]
    assert table.seen(0)["harvest"] == [0, 2, 0, 2, 0, 0]


@pytest.mark.clause("tea_garden 5.1")
def test_a_region_with_an_own_garden_or_without_space_or_pagoda_is_closed(position):
    table = position(2).seat(0, hand=["e04"], gardens=["r02"]).turn(0, "e04")
    assert table.reason("found r02") == ("reason-own-garden", {"region": "@region-r02"})
    assert table.reason("found r01") == ("reason-own-garden", {"region": "@region-r01"})
    assert table.reason("found r11") == ("reason-too-far", {"region": "@region-r11"})
    weak = position().seat(0, hand=["s09"]).turn(0, "s09")
    assert weak.reason("found r02") == ("reason-needs-strength", {"need": 3, "have": 2})
    assert weak.reason("found r08") == ("reason-needs-strength", {"need": 5, "have": 2})
    gardens = ["r02", "r03", "r06", "r07", "r08", "r09"]
    done = position().seat(0, hand=["e04"], gardens=gardens).turn(0, "e04")
    assert done.lines_with("found") == []
    assert done.reason("found r10") == ("reason-no-pagoda-left", {})


@pytest.mark.clause("tea_garden 5.1", "tea_garden 7")
def test_choosing_a_space(position):
    table = position(auto_space=False).seat(0, hand=["e04"], gardens=["r08"])
    table.seat(1, gardens=["r10"]).turn(0, "e04").answer("found r10", "pagoda 1")
    assert table.lines() == ["space 1", "space 2"]
    assert table.reason("space 3") == ("reason-space-taken", {})
    assert table.reason("space 4") == ("reason-no-such-space", {})
    assert table.reason("space 1") is None
    assert [table.preview(f"space {n}") for n in (1, 2, 3, 4)] == [[("vp", 2)], [("vp", 1)], [], []]
    assert table.label("space 4") == ("label-space", {"space": 4, "points": 0})
    assert table.targets("space 1") == ["space:r10:1"]
    assert table.prompt() == ("prompt-choose-space", {"region": "@region-r10"})
    table.answer("space 1")
    assert table.scored(0) == {"spaces": 2}


# -- buying ----------------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.2")
def test_a_bought_card_is_played_from_the_next_turn_on(position):
    table = position().seat(0, hand=["s04"]).actions(0).answer("begin", "top s04")
    table.answer("buy slot 1", "pay card fresh 2").nature().answer("end turn", "pass")
    assert table.answer("begin").lines() == ["top a101"]


@pytest.mark.clause("tea_garden 5.2")
def test_each_slot_needs_its_strength(position):
    table = position().row("a101", "a103", "a105", "a107", "a108", "a109")
    for strength, hand in enumerate((["s04"], ["s09"], ["s04", "s09"], ["s09", "s10"]), 1):
        table = position().row("a101", "a103", "a105", "a107", "a108", "a109")
        table.seat(0, hand=hand, fresh={2: 9}).turn(0, *hand)
        assert table.lines_with("buy") == [f"buy slot {n}" for n in range(1, strength + 1)]
    assert table.reason("buy slot 6") == ("reason-needs-strength", {"need": 6, "have": 4})


@pytest.mark.clause("tea_garden 5.2", "tea_garden 9.44")
def test_teapots_are_shown_again_for_another_purchase(position):
    table = position().row("a102", "a104", "a106", "a301", "a302", "a303").seat(0, fresh={2: 4})
    table.seat(0, hand=["s04", "s09"]).actions(0).answer("begin", "top s04", "cards laid")
    table.answer("buy slot 1").skip_to("TakeTurn").answer("end turn", "pass", "begin", "top s09")
    table.answer("cards laid", "buy slot 1")
    assert table.asks() == ("PayCard", 0)


@pytest.mark.clause("tea_garden 5.2")
def test_teapots_are_replaced_scrolls_first_then_leaves_then_fermented_ones(position):
    table = position().row("a501", "a502", "a503", "a507", "a508", "a509")
    table.seat(0, hand=["s09"], scroll_teapot=1, fresh={1: 3, 5: 4}, fermented={1: 2})
    table.turn(0, "s09").answer("buy slot 1")
    assert table.prompt() == ("prompt-replace-teapot", {"left": 3})
    assert table.lines() == ["teapot by scroll_teapot"]  # both kinds of leaves are needed too
    assert table.reason("teapot by any_leaf") == ("reason-leaves-short", {})
    table.answer("teapot by scroll_teapot")
    assert table.reason("teapot by scroll_teapot") == ("reason-no-teapot-scroll", {})
    assert table.lines() == ["teapot by any_leaf"]  # leaves come before fermented leaves
    table.answer("teapot by any_leaf")
    assert table.lines() == ["teapot by fermented_leaf"]
    assert table.reason("teapot by any_leaf") == ("reason-leaves-short", {})
    table.answer("teapot by fermented_leaf")
    assert table.reason("pay card fresh 5") is not None
    table.skip_to("TakeTurn")
    assert table.leaves(0) == ({}, {})
    assert "a501" in table.seen(0)["hand"]


@pytest.mark.clause("tea_garden 5.2")
def test_after_fermented_leaves_no_other_way_is_open(position):
    table = position().row("a501", "a502", "a503", "a507", "a508", "a509")
    table.seat(0, hand=["s06"], scroll_teapot=1, fresh={5: 9}, fermented={1: 4})
    table.turn(0, "s06")
    assert table.preview("buy slot 1") == [("any_leaf", -4), ("teapot", -2)]
    table.answer("buy slot 1", "teapot by fermented_leaf")
    assert table.reason("teapot by any_leaf") == ("reason-teapot-order", {})
    assert table.reason("teapot by scroll_teapot") == ("reason-teapot-order", {})
    assert table.preview("teapot by scroll_teapot") == [("scroll_teapot", -1)]
    assert table.preview("teapot by any_leaf") == [("any_leaf", -3)]
    assert table.preview("teapot by fermented_leaf") == [("fermented_leaf", -2)]
    assert table.label("teapot by scroll_teapot") == ("label-teapot-scroll", {})
    assert table.label("teapot by any_leaf") == ("label-teapot-leaves", {"n": 3})
    assert table.label("teapot by fermented_leaf") == ("label-teapot-fermented", {"n": 2})
    assert table.targets("teapot by any_leaf") == ["slot:1", "teapot:any_leaf"]


# -- caravans --------------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.3")
def test_a_caravan_needs_both_parts(position):
    table = position().caravans("c16", "c01", "c02").seat(0, hand=["a207"], fresh={1: 4})
    table.turn(0, "a207")
    assert table.lines_with("sell c16") == []
    assert table.reason("sell c16 trade 1 strength 1") == (
        "reason-needs-leaves",
        {"n": 4, "fermented": 1, "have": 4},
    )
    assert table.reason("sell c16 trade 1 strength 2") == (
        "reason-needs-strength",
        {"need": 6, "have": 4},
    )
    assert table.reason("sell c30 trade 1 strength 1") == (
        "reason-no-such-caravan",
        {"caravan": "@caravan-c30"},
    )


@pytest.mark.clause("tea_garden 5.3")
def test_the_reward_of_the_trade_comes_before_that_of_the_strength(position):
    table = position().listen().caravans("c10", "c01", "c02").seat(0, hand=["s09"], fresh={2: 4})
    table.turn(0, "s09").answer("sell c10 trade 1 strength 1").skip_to("FermentBonus")
    assert table.points(0) == 0
    assert table.view()["caravans"] == [None, "c01", "c02"]
    table.answer("bonus ferment fresh 2", "bonus ferment fresh 2")
    assert table.points(0) == 2
    assert table.asks()[0] == "DealCaravan"  # filled up after both rewards, at once


@pytest.mark.clause("tea_garden 5.3")
def test_a_marker_without_a_connection_is_lost(position):
    table = position().caravans("c10", "c01", "c02").seat(0, hand=["s09"], fresh={2: 3})
    table.turn(0, "s09").answer("sell c10 trade 2 strength 1").skip_to("TakeTurn")
    assert table.state.loose[0] == 0
    assert table.points(0) == 4


@pytest.mark.clause("tea_garden 5.3", "tea_garden 5.12")
def test_rewards_of_a_sale_do_not_help_with_it(position):
    table = position().seat(0, hand=["s09"], fresh={1: 3}).turn(0, "s09")
    assert "sell c01 trade 2 strength 2" not in table.lines()  # its scroll comes too late
    swap = position().caravans("c13", "c01", "c02").seat(0, hand=["s09"], fresh={1: 1})
    swap.turn(0, "s09").answer("sell c13 trade 1 strength 1").skip_to("SwapBonus")
    assert swap.lines() == ["swap bonus no", "swap bonus yes"]
    assert swap.prompt() == ("prompt-swap-bonus", {"n": 1})
    assert swap.label("swap bonus yes") == ("label-swap", {"n": 1})
    assert swap.label("swap bonus no") == ("label-no-swap", {})
    assert swap.preview("swap bonus yes") == [("swap", 1)]
    assert swap.preview("swap bonus no") == []
    assert swap.reason("swap bonus no") is None
    swap.answer("swap bonus yes", "draw s05", "discard s05")
    assert swap.seen(0)["discard"] == ["s05"]
    declined = position().caravans("c13", "c01", "c02").seat(0, hand=["s09"], fresh={1: 1})
    declined.turn(0, "s09").answer("sell c13 trade 1 strength 1").skip_to("SwapBonus")
    declined.answer("swap bonus no").skip_to("TakeTurn")
    assert declined.seen(0)["discard"] == []


# -- harvest and fermentation ----------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.5")
def test_each_garden_is_harvested_once(position):
    table = position().seat(0, hand=["a207"], gardens=["r02", "r03"]).turn(0, "a207")
    table.answer("main harvest", "harvest r02")
    assert table.lines() == ["harvest r03", "harvest enough"]
    assert table.reason("harvest r01") == ("reason-garden-order", {})
    assert table.reason("harvest r09") == ("reason-no-such-garden", {"region": "@region-r09"})


@pytest.mark.clause("tea_garden 5.4", "tea_garden 5.5")
def test_more_than_the_strength_needs_scrolls(position):
    table = position().seat(0, hand=["s04"], gardens=["r02"], scroll_strength=1, fresh={1: 3})
    table.turn(0, "s04").answer("main harvest", "harvest r01")
    assert table.preview("harvest r02") == [("leaves", 1), ("scroll_strength", -1)]
    assert table.prompt() == ("prompt-harvest-garden", {"left": 0, "scrolls": 1})
    table.state.scroll_strength[0] = 0
    assert table.reason("harvest r02") == ("reason-strength-used", {})
    assert table.lines() == ["harvest enough"]
    ferment = position().seat(0, hand=["s04"], scroll_strength=1, fresh={1: 3}).turn(0, "s04")
    ferment.answer("main ferment", "ferment fresh 1")
    moved = [("fresh_leaf", -1), ("fermented_leaf", 1), ("scroll_strength", -1)]
    assert ferment.preview("ferment fresh 1") == moved
    assert ferment.preview("ferment enough") == []
    assert ferment.reason("ferment fresh 2") == (
        "reason-no-such-leaf",
        {"leaf": "@leaf-fresh", "quality": 2},
    )
    ferment.state.scroll_strength[0] = 0
    assert ferment.reason("ferment fresh 1") == ("reason-strength-used", {})
    assert ferment.lines() == ["ferment enough"]
    assert ferment.prompt() == ("prompt-ferment-leaf", {"left": 0, "scrolls": 0})
    none = position().seat(0, hand=["s04"], fresh={}).turn(0, "s04")
    assert none.reason("main ferment") == ("reason-no-fresh-leaf", {})


@pytest.mark.clause("tea_garden 5.4")
def test_leaves_are_fermented_from_low_to_high(position):
    table = position().seat(0, hand=["a207"], fresh={1: 2, 4: 2}).turn(0, "a207")
    table.answer("main ferment", "ferment fresh 4")
    assert table.reason("ferment fresh 1") == ("reason-leaf-order", {})
    table.answer("ferment fresh 4")
    assert table.asks() == ("TakeTurn", 0)


# -- secondary actions -----------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.6")
@pytest.mark.parametrize(
    ("section", "gains"),
    [
        (1, {"scroll_strength": 1}),
        (2, {}),
        (3, {"tokens": 1}),
        (4, {}),
        (5, {"tokens": 1, "scroll_repeat": 1}),
        (6, {"loose": 1}),
        (7, {}),
        (8, {"tokens": 1, "scroll_teapot": 1}),
        (9, {}),
        (10, {"tokens": 1}),
    ],
)
def test_the_bonuses_of_the_river(position, section, gains):
    table = position().seat(0, hand=["s01"], boat=section - 1, fresh={3: 2}, cups=[["t01", "t02"]])
    table.turn(0, "s01").answer("sail")
    asked = {2: "FermentBonus", 4: "DrawBonus", 6: "PlaceMarker", 9: "FermentBonus"}
    if section in asked:
        assert table.asks() == (asked[section], 0)
    if section == 9:
        table.answer("bonus ferment enough")
        assert table.asks() == ("TrashCard", 0)
    if section == 7:
        assert table.leaves(0)[0] == {3: 2, 4: 3}
    if section == 6:
        table.answer("put marker t01")
    names = ["scroll_strength", "scroll_teapot", "scroll_repeat", "tokens", "loose"]
    found = {name: getattr(table.state, name)[0] for name in names}
    assert {name: n for name, n in found.items() if n} == gains


@pytest.mark.clause("tea_garden 5.7")
def test_a_cup_on_either_side_gets_a_marker_whatever_the_colours(position):
    for where, match in (("cup right of t01", 1), ("cup left of t01", 0), ("cup new row", None)):
        table = position().stacks(yellow="t02").seat(0, hand=["s02"], cups=[["t01"]])
        table.turn(0, "s02").answer("cup yellow").nature()
        if match is not None:
            assert table.label(where)[1] == {"row": 1, "match": match}
            assert table.preview(where) == [("cup_marker", 1)]
        else:
            assert table.preview(where) == []
            assert table.label(where) == ("label-cup-new", {})
        table.answer(where)
        assert table.state.loose[0] == (0 if match is None else 1)
        assert table.points(0) == 0  # the bonus of the tile is not gained
    assert table.seen(0)["cup_rows"] == [
        {"tiles": ["t01"], "markers": []},
        {"tiles": ["t02"], "markers": []},
    ]


@pytest.mark.clause("tea_garden 5.7")
def test_an_empty_stack_is_closed_and_the_last_tile_ends_it(position):
    table = position().seat(0, hand=["s02"], scroll_repeat=1)
    table.state.stack_size[0] = 1
    table.turn(0, "s02").answer("cup yellow")
    assert table.asks() == ("PlaceCup", 0)  # nothing is turned up
    assert table.view()["stacks"]["yellow"] == {"top": None, "size": 0}
    table.answer("cup new row")
    assert table.asks() == ("TakeTurn", 0)  # no cup left, so nothing to repeat


@pytest.mark.clause("tea_garden 5.8")
@pytest.mark.parametrize(
    ("studies", "half", "what", "n"),
    [
        (1, "a", "scroll_strength", 1),
        (2, "a", "tokens", 1),
        (3, "a", "scroll_teapot", 1),
        (2, "b", "points", 1),
    ],
)
def test_the_bonuses_of_the_university(position, studies, half, what, n):
    table = position().seat(0, hand=["s03"], studies=studies).turn(0, "s03").answer(f"study {half}")
    assert getattr(table.state, what)[0] == n
    assert table.seen(0)["half"] == f"u{studies + 1}{half}"
    assert table.asks() == ("TakeTurn", 0)  # the marker of 3b found no connection


@pytest.mark.clause("tea_garden 5.8", "tea_garden 12.1.7")
def test_a_lap_with_an_empty_reserve_brings_nothing(position):
    table = position().seat(0, hand=["s03"], studies=28, centre=6).turn(0, "s03").answer("study a")
    assert (table.seen(0)["centre"], table.seen(0)["reserve"]) == (6, 0)


# -- free actions ----------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 5.9", "tea_garden 6.5")
def test_climbing_the_whole_track(position):
    table = position().seat(0, hand=["s04"], tokens=18, fresh={6: 6}, fermented={}).turn(0)
    for row in range(1, 7):
        assert table.prompt()[1]["free"] == 1
        assert table.targets("first advance") == [f"emperor_row:{row}"]
        table.answer("first advance").skip_to("BeforeCards")
        assert table.state.climbed[0] == row
    assert table.state.tokens[0] == 0
    assert table.prompt()[1]["free"] == 0
    assert table.leaves(0)[0] == {}
    assert table.scored(0) == {"emperor_rewards": 9}
    assert table.reason("first advance") == ("reason-top-row", {})
    assert table.preview("first advance") == []
    assert table.targets("first advance") == ["emperor_row:6"]
    assert [part.points for part in table.rules.forecast_for(table.state, 0)][5] == 10


@pytest.mark.clause("tea_garden 5.9")
def test_an_empty_display_loses_the_card(position):
    table = position().emperors().seat(0, tokens=2, fresh={1: 1})
    table.state.unseen_emperors = 0
    table.turn(0).answer("first advance", "pay emperor fresh 1")
    assert table.asks() == ("TrashCard", 0)
    assert table.state.climbed[0] == 1


@pytest.mark.clause("tea_garden 5.10")
def test_a_marker_may_be_used_for_nothing(position):
    table = position().seat(0, hand=["s04"], fresh={}, cups=[["t05", "t12"]]).markers(0, t05=2)
    table.turn(0, "s04").answer("marker t05 left", "marker t05 right")
    assert table.state.loose[0] == 0
    assert table.reason("marker t05 left") == ("reason-no-marker", {})
    assert table.reason("marker t12 left") == (
        "reason-no-such-connection",
        {"tile": "@tile-t12"},
    )
    assert table.reason("marker t01 left") == (
        "reason-no-such-connection",
        {"tile": "@tile-t01"},
    )
    assert table.targets("marker t01 left") == []
    assert table.targets("marker t01 right") == []
    assert table.preview("marker t01 right") == [("cup_marker", -1)]
    assert table.label("marker t01 right")[1]["tile"] == "@tile-t01"


@pytest.mark.clause("tea_garden 5.11")
def test_a_repetition_needs_a_scroll_or_three_fermented_leaves(position):
    for things, ways in (
        ({}, None),
        ({"fermented": {1: 2}}, None),
        ({"fermented": {1: 3}}, ["repeat no", "repeat by leaves"]),
        ({"scroll_repeat": 1}, ["repeat no", "repeat by scroll"]),
    ):
        table = position().seat(0, hand=["s01"], **things).turn(0, "s01").answer("sail")
        assert (table.lines() if table.asks()[0] == "RepeatSecondary" else None) == ways
    assert table.reason("repeat by leaves") == ("reason-needs-fermented", {"n": 3, "have": 0})
    assert table.prompt() == ("prompt-repeat-secondary", {"secondary": "@secondary-river"})
    assert table.targets("repeat no") == ["no"]
    assert table.targets("repeat by leaves") == ["repeat:leaves"]
    assert table.preview("repeat no") == []
    assert table.preview("repeat by scroll") == [("scroll_repeat", -1)]
    assert table.preview("repeat by leaves") == [("fermented_leaf", -3)]
    table.state.scroll_repeat[0] = 0
    assert table.reason("repeat by scroll") == ("reason-no-repeat-scroll", {})


@pytest.mark.clause("tea_garden 5.11")
def test_the_scroll_just_gained_repeats_the_river(position):
    table = position().seat(0, hand=["s01"], boat=4, cups=[["t01", "t02"]]).turn(0, "s01")
    table.answer("sail", "repeat by scroll", "put marker t01")
    assert table.state.boat[0] == 6
    assert table.state.repeated == 1
    assert table.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 5.1", "tea_garden 9.29")
def test_a_region_without_a_token_brings_no_bonus(position):
    table = position(places={"region/r02.has_bonus": False}).seat(0, hand=["a107"])
    table.turn(0, "a107")
    assert table.preview("found r02") == []
    table.answer("found r02", "pagoda 1")
    assert table.lines() == ["effect ferment", "end turn"]


@pytest.mark.clause("tea_garden 5.3", "tea_garden 5.9", "tea_garden 9.15")
def test_displays_shrink_when_their_decks_are_empty(position):
    table = position().caravans("c02").emperors("e01", "e02").seat(0, hand=["s09"], fresh={1: 9})
    table.state.unseen_emperors = 0
    table.seat(0, tokens=2).turn(0, "s09")
    assert {line.split()[1] for line in table.lines_with("sell")} == {"c02"}
    table.answer("advance", "pay emperor fresh 1", "take e02")
    assert table.asks() == ("TrashCard", 0)  # nothing is turned up
    assert table.view()["emperor_cards"] == ["e01", None, None]


@pytest.mark.clause("tea_garden 5.9", "tea_garden 9.5")
def test_with_an_empty_hand_a_row_without_a_card_is_closed(position):
    table = position().seat(0, hand=[], tokens=9, climbed=1, fresh={6: 1}, cups=[["t07", "t01"]])
    table.markers(0, t07=1).begin(0).answer("begin")
    assert table.lines() == ["first marker t07 left"]
    assert table.reason("first advance") == ("reason-empty-hand", {})

"""The rulings (section 9 of the specification); none of them can be switched."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.rows import row_of
from tianxia.games.tea_garden.names import EFFECTS
from tianxia.games.tea_garden.scoring import FinalScoring, final_points

STARTING = [f"s{n:02}" for n in range(1, 12)]


def final(table, seat=0):
    """The seven kinds of points by name."""
    names = ["action_cards", "emperor_cards", "river", "university", "emperor_track", "cups"]
    points = final_points(table.state, seat)
    return dict(zip([*names, "leftovers"], points, strict=True))


def strong(position, **things):
    """Seat 0 in a turn with strength 6 and a top card without symbols."""
    table = position(2).seat(0, hand=["s09", "s10", "s11"]).seat(0, **things)
    return table.turn(0, "s09", "s10", "s11")


# -- supplies and passing --------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 9.1", "tea_garden 7")
def test_ruling_01_pieces_never_run_out_unless_agreed(position):
    for strict, leaves, tokens in ((False, 83, 31), (True, 80, 30)):
        table = position(strict_supply=strict).bonuses(r02="rb17", r03="rb01")
        table.seat(0, hand=["a107"], fresh={1: 75}, fermented={}, tokens=30).seat(1, fresh={2: 5})
        table.seat(1, hand=["a108"]).turn(0, "a107").answer("found r02", "pagoda 1")
        assert sum(table.seen(0)["fresh"]) + 5 == leaves
        table.answer("end turn").turn(1, "a108").answer("found r03", "pagoda 1")
        assert sum(table.state.tokens) == tokens


@pytest.mark.clause("tea_garden 9.2", "tea_garden 4.3")
def test_ruling_02_a_main_action_must_be_done(position):
    table = position().seat(0, hand=["s04"], fresh={}, fermented={}).turn(0, "s04")
    assert table.lines() == ["main harvest"]
    assert table.reason("end turn") == ("reason-main-first", {})
    table.answer("main harvest", "harvest r01")
    assert table.lines() == ["end turn"]
    assert table.reason("main harvest") == ("reason-main-done", {})


@pytest.mark.clause("tea_garden 9.3", "tea_garden 4.1")
def test_ruling_03_a_pass_is_for_the_rest_of_the_round(position):
    table = position(3).actions(0).answer("pass")
    assert table.asks() == ("BeginTurn", 1)
    table.answer("begin", "top s04", "cards laid", "main harvest", "harvest r01", "end turn")
    assert table.asks() == ("BeginTurn", 2)
    table.answer("pass")
    assert table.asks() == ("BeginTurn", 1)  # nobody else is asked again
    table.answer("pass")
    assert table.asks() is None
    assert list(table.state.passed) == [1, 1, 1]
    assert len(table.state.hand[0]) == 4


@pytest.mark.clause("tea_garden 9.4", "tea_garden 4.1")
def test_ruling_04_the_fourth_turn_is_paid_at_its_very_beginning(position):
    table = position().seat(0, hand=["s04"], played=[["s01"], ["s02"], ["s03"]], tokens=2)
    table.seat(0, fresh={6: 2}, fermented={1: 1}).begin(0).answer("begin")
    assert table.asks() == ("PayFourthTurn", 0)
    table.skip_to("BeforeCards")
    assert table.leaves(0) == ({}, {})
    assert table.lines() == ["top s04"]  # no leaf is left for the emperor track


@pytest.mark.clause("tea_garden 9.5", "tea_garden 4.2")
def test_ruling_05_with_an_empty_hand_a_free_action_must_bring_a_card(position):
    table = position().seat(0, hand=[], tokens=2, climbed=0, fresh={1: 1}).begin(0)
    assert table.lines() == ["pass", "begin"]
    table = position().seat(0, hand=[], tokens=9, climbed=1, fresh={6: 1}).begin(0)
    assert table.lines() == ["pass"]  # row 2 brings no card
    assert table.reason("begin") == ("reason-nothing-to-play", {})
    table = position().seat(0, hand=[], tokens=3, climbed=3, fresh={4: 1}).begin(0)
    assert table.lines() == ["pass", "begin"]  # row 4 draws
    table = position().seat(0, hand=[], cups=[["t01", "t07"]], climbed=1).markers(0, t01=1).begin(0)
    table.answer("begin")
    assert table.lines() == ["first marker t01 right"]  # the left tile gives an emperor token
    assert table.reason("first marker t01 left") == ("reason-empty-hand", {})


@pytest.mark.clause("tea_garden 9.5", "tea_garden 4.2")
def test_ruling_05_nothing_to_draw_and_no_emperor_card_fill_no_hand(position):
    table = position().seat(0, hand=[], removed=STARTING, cups=[["t07", "t14"]])
    table.markers(0, t07=1).begin(0)
    assert table.lines() == ["pass"]
    table = position().emperors().seat(0, hand=[], tokens=2, fresh={1: 1})
    table.state.unseen_emperors = 0
    assert table.begin(0).lines() == ["pass"]


@pytest.mark.clause("tea_garden 9.6", "tea_garden 4.2", "tea_garden 5.9")
def test_ruling_06_cards_are_laid_once_and_only_those_in_hand_before(position):
    table = position().seat(0, tokens=2, fresh={1: 1}, fermented={}, hand=["s01"]).turn(0)
    table.answer("first advance", "pay emperor fresh 1", "take e01").nature()
    table.answer("trash nothing")
    assert table.lines() == ["top s01", "top e01"]
    table.lay("e01", "s01")
    assert table.state.strength == 5
    late = position().seat(0, tokens=2, fresh={1: 1}, fermented={}, hand=["s04"]).turn(0, "s04")
    late.answer("advance", "pay emperor fresh 1", "take e01").nature().answer("trash nothing")
    assert late.state.strength == 1
    assert not late.lines_with("top") + late.lines_with("add")
    assert late.seen(0)["hand"] == ["e01"]


@pytest.mark.clause("tea_garden 9.7", "tea_garden 4.2")
def test_ruling_07_gains_of_the_top_card_come_when_cards_are_laid(position):
    table = position().seat(0, hand=["a109", "s11"], fresh={}).turn(0, "a109", "s11")
    assert table.leaves(0)[0] == {2: 1}
    covered = position().seat(0, hand=["a109", "s11"], fresh={}).turn(0, "s11", "a109")
    assert covered.leaves(0)[0] == {}
    table = position().seat(0, hand=["s07"], fresh={2: 2}).turn(0, "s07")
    assert table.view()["turn"]["effects"] == ["ferment"]
    table.answer("main harvest", "harvest r01")
    assert table.lines() == ["effect ferment", "end turn"]
    table.answer("end turn")
    assert table.leaves(0) == ({2: 3}, {})


# -- main actions ----------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 9.8", "tea_garden 5.4", "tea_garden 5.5")
def test_ruling_08_fermentation_and_harvest_may_use_less_strength(position):
    table = strong(position, fresh={2: 2}).answer("main ferment")
    assert table.lines() == ["ferment fresh 2"]  # at least one
    assert table.reason("ferment enough") == ("reason-must-use", {})
    table.answer("ferment fresh 2", "ferment enough")
    assert table.leaves(0) == ({2: 1}, {2: 1})
    table = strong(position, fresh={}, gardens=["r02", "r03"]).answer("main harvest")
    assert table.reason("harvest enough") == ("reason-must-use", {})
    table.answer("harvest r02", "harvest enough")
    assert table.leaves(0) == ({3: 1}, {})


@pytest.mark.clause("tea_garden 9.9", "tea_garden 5.1")
def test_ruling_09_one_extra_border_for_two_more_strength(position):
    table = strong(position).answer("found r04")
    assert table.lines() == ["pagoda 1", "pagoda 3"]  # 3 + 2 and 4 + 2
    table = strong(position)
    assert table.reason("found r10") == ("reason-too-far", {"region": "@region-r10"})
    full = position(4).seat(1, gardens=["r02", "r03"]).seat(2, gardens=["r02", "r03"])
    full.seat(3, gardens=["r02"]).seat(0, hand=["a107", "s09"]).turn(0, "a107", "s09")
    assert full.reason("found r02") == ("reason-region-full", {"region": "@region-r02"})
    assert "found r04" in full.lines()  # r04 lies behind the full r02 and r03
    from_any = strong(position, gardens=["r08"])
    assert "found r12" in from_any.lines()  # r08, r10, r12


@pytest.mark.clause("tea_garden 9.10", "tea_garden 5.1")
def test_ruling_10_any_pagoda_left_may_be_used(position):
    table = strong(position).answer("found r02")
    assert table.lines() == ["pagoda 1", "pagoda 3", "pagoda 4", "pagoda 5"]
    assert table.reason("pagoda 6") == ("reason-needs-strength", {"need": 7, "have": 6})
    table.answer("pagoda 4")
    assert table.state.pagodas[0] == 0b110111


@pytest.mark.clause("tea_garden 9.11", "tea_garden 5.1", "tea_garden 7")
def test_ruling_11_the_best_space_is_taken_unless_one_is_chosen(position):
    table = strong(position, gardens=["r08"]).answer("found r10", "pagoda 1")
    assert table.scored(0)["spaces"] == 2
    chosen = position(auto_space=False).seat(0, hand=["s09", "s10", "s11"], gardens=["r08"])
    chosen.turn(0, "s09", "s10", "s11").answer("found r10", "pagoda 1")
    assert chosen.lines() == ["space 1", "space 2", "space 3"]
    chosen.answer("space 2")
    assert chosen.scored(0)["spaces"] == 1
    assert chosen.view()["regions"]["r10"]["spaces"] == [None, 0, None]


@pytest.mark.clause("tea_garden 9.12", "tea_garden 5.2")
@pytest.mark.parametrize(
    ("played", "card", "needed"),
    [
        ([["a407"]], "a301", 0),  # green and red for green and any
        ([["a408"]], "a301", 1),  # red and blue: one serves any, green is missing
        ([["s04"], ["s05"]], "a303", 0),  # red and any
        ([["s04"]], "a303", 1),  # green serves any
        ([], "a501", 3),
        ([["s06"], ["a408"]], "a501", 0),  # two blue and a red for any
    ],
)
def test_ruling_12_exact_colours_first_and_spare_ones_for_any(position, played, card, needed):
    table = position().row(card, "a502", "a503", "a507", "a508", "a509")
    table.seat(0, hand=["s09"], played=played, fresh={6: 4}, scroll_teapot=3)
    table.turn(0, "s09").answer("buy slot 1")
    for _ in range(needed):
        table.answer("teapot by scroll_teapot")
    assert table.asks() == ("PayCard", 0)


@pytest.mark.clause("tea_garden 9.13", "tea_garden 5.2")
def test_ruling_13_price_and_substitute_are_different_leaves_of_any_quality(position):
    row = ["a102", "a104", "a106", "a301", "a302", "a303"]  # two leaves of quality 2, any teapot
    short = position().row(*row).seat(0, hand=["s09"], fresh={2: 4}).turn(0, "s09")
    assert short.lines_with("buy") == []
    assert short.reason("buy slot 1") == (
        "reason-needs-price",
        {"n": 2, "quality": 2, "teapots": 1},
    )
    table = position().row(*row).seat(0, hand=["s09"], fresh={1: 3, 2: 2}).turn(0, "s09")
    table.answer("buy slot 1", "teapot by any_leaf").skip_to("TakeTurn", "DealAction")
    assert table.leaves(0) == ({}, {})
    brown = position().row(*row).seat(0, hand=["s09"], fresh={2: 2}, fermented={1: 2})
    brown.turn(0, "s09").answer("buy slot 1", "teapot by fermented_leaf")
    brown.skip_to("TakeTurn", "DealAction")
    assert brown.leaves(0) == ({}, {})
    assert brown.seen(0)["teapots"] == {"green": 0, "red": 0, "blue": 0}


@pytest.mark.clause("tea_garden 9.14", "tea_garden 5.3")
def test_ruling_14_the_lower_strength_may_be_taken_with_more(position):
    table = strong(position, fresh={1: 3})
    assert table.lines_with("sell c01") == [
        "sell c01 trade 1 strength 1",
        "sell c01 trade 1 strength 2",
        "sell c01 trade 2 strength 1",
        "sell c01 trade 2 strength 2",
    ]
    table.answer("sell c01 trade 1 strength 1").skip_to("TakeTurn")
    assert table.points(0) == 4  # 2 for the trade, 2 for the strength, never both
    assert table.state.tokens[0] == 0


@pytest.mark.clause("tea_garden 9.15", "tea_garden 5.2", "tea_garden 4.5")
def test_ruling_15_an_empty_deck_leaves_slots_empty(position):
    table = position().seat(0, hand=["s04"], fresh={2: 1})
    table.state.level_left = row_of([0] * 5)
    table.state.caravan_left = row_of([0, 0])
    table.turn(0, "s04").answer("buy slot 1").skip_to("TakeTurn")
    assert table.view()["row"] == ["a102", "a103", "a104", "a201", "a202", None]
    table.answer("end turn").upkeep().skip_to("BeginTurn")
    assert table.view()["row"] == ["a103", "a104", "a201", "a202", None, None]
    assert table.view()["gone"] == ["a102"]
    table.state.row = row_of([])
    table.state.agenda = []
    assert table.upkeep().skip_to("BeginTurn").view()["gone"] == ["a102"]
    table.state.agenda = []
    table.seat(0, hand=["s09"], fresh={2: 2}).turn(0, "s09")
    assert table.reason("buy slot 1") == ("reason-no-such-slot", {})
    table.answer("sell c01 trade 1 strength 1").skip_to("TakeTurn")
    assert table.view()["caravans"] == [None, "c02", "c03"]


# -- cups, river, university -----------------------------------------------------------------------


@pytest.mark.clause("tea_garden 9.16", "tea_garden 5.7")
def test_ruling_16_tiles_go_to_the_ends_and_markers_stay(position):
    table = position().stacks(yellow="t09").seat(0, hand=["s02"], cups=[["t01", "t02"], ["t05"]])
    table.markers(0, t01=1).turn(0, "s02").answer("cup yellow").nature()
    assert table.lines() == [
        "cup new row", "cup left of t01", "cup left of t05", "cup right of t02", "cup right of t05",
    ]  # fmt: skip
    assert table.reason("cup right of t01") == ("reason-not-an-end", {})
    assert table.reason("cup left of t02") == ("reason-not-an-end", {})
    table.answer("cup left of t01")
    assert table.seen(0)["cup_rows"] == [
        {"tiles": ["t09", "t01", "t02"], "markers": [1, 1]},
        {"tiles": ["t05"], "markers": []},
    ]


@pytest.mark.clause("tea_garden 9.17", "tea_garden 6.6")
@pytest.mark.parametrize(
    ("connections", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11), (6, 16), (7, 22), (8, 22)],
)
def test_ruling_17_the_table_of_connections_ends_at_22(position, connections, points):
    blue = ["t01", "t10", "t19", "t28"]
    green = ["t05", "t14", "t23", "t32"]
    white = ["t09", "t18", "t27"]
    rows = [[*blue, "t02", *green[:3]], white]  # 4 blue, 3 green, then 2 white
    cups = []
    left = connections
    for row in rows:
        cups.append(row[: min(left, len(row) - 1) + 1])
        left -= min(left, len(row) - 1)
    table = position(4).seat(0, cups=cups)
    assert table.seen(0)["connections"] == connections
    assert final(table)["cups"] == points


@pytest.mark.clause("tea_garden 9.18", "tea_garden 6.6")
def test_ruling_18_connections_of_all_colours_and_rows_count_together(position):
    table = position().seat(0, cups=[["t01", "t10"], ["t05", "t14"], ["t09", "t18"]])
    assert final(table)["cups"] == 4


@pytest.mark.clause("tea_garden 9.19", "tea_garden 5.6", "tea_garden 6.3")
def test_ruling_19_berths_go_by_arrival(position):
    table = position(4).everybody(boat=9, hand=["s01"])
    for seat in (2, 0, 3, 1):
        table.turn(seat, "s01").answer("sail")
        assert table.asks() == ("TakeTurn", seat)
        assert "sail" not in table.lines()
        table.answer("main harvest", "harvest r01", "end turn")
    assert list(table.state.berth) == [1, 3, 0, 2]
    assert [final(table, seat)["river"] for seat in range(4)] == [22, 19, 24, 20]
    stuck = position().seat(0, boat=10, berth=0, hand=["s01"]).turn(0, "s01")
    assert stuck.lines_with("sail") == []
    assert stuck.reason("sail") == ("reason-river-end", {})


@pytest.mark.clause("tea_garden 9.19", "tea_garden 5.11")
def test_ruling_19_a_boat_that_arrives_is_not_asked_to_repeat(position):
    table = position().seat(0, boat=9, scroll_repeat=1, hand=["s01"]).turn(0, "s01").answer("sail")
    assert table.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 9.20", "tea_garden 5.8")
def test_ruling_20_the_first_entry_into_sector_one_is_no_lap(position):
    table = position().seat(0, hand=["s03"]).turn(0, "s03").answer("study a")
    assert (table.seen(0)["half"], table.seen(0)["centre"]) == ("u1a", 0)
    assert final(table)["university"] == 2


@pytest.mark.clause("tea_garden 9.21", "tea_garden 6.4")
def test_ruling_21_both_halves_of_a_sector_score_the_same(position):
    for sector, points in enumerate((2, 4, 6, 8)):
        for half in (0, 1):
            table = position().seat(0, studies=sector + 1, half=half)
            assert final(table)["university"] == points
    assert final(position())["university"] == 0


@pytest.mark.clause("tea_garden 9.22", "tea_garden 5.11")
def test_ruling_22_the_same_kind_is_repeated_with_new_choices(position):
    table = position().seat(0, hand=["a307"], gardens=["r02"], scroll_repeat=1).turn(0, "a307")
    assert {"sail", "cup yellow", "cup green"} <= set(table.lines())
    table.answer("cup yellow").nature().answer("cup new row", "repeat by scroll")
    assert table.asks() == ("ChooseStack", 0)
    assert table.lines() == ["cup again yellow", "cup again green"]
    table.answer("cup again green").nature().answer("cup right of t36")
    assert table.state.loose[0] == 1
    assert table.reason("sail") == ("reason-secondary-done", {})


@pytest.mark.clause("tea_garden 9.23", "tea_garden 5.11")
def test_ruling_23_one_repetition_per_turn_however_it_is_paid(position):
    table = position().seat(0, hand=["s03"], scroll_repeat=3, fermented={2: 9}).turn(0, "s03")
    table.answer("study a")
    assert table.lines() == ["repeat no", "repeat by scroll", "repeat by leaves"]
    table.answer("repeat by leaves").skip_to("ChooseHalf").answer("study again a")
    assert table.asks() == ("TakeTurn", 0)
    assert table.lines_with("study") == []
    assert (table.state.studies[0], table.state.scroll_repeat[0]) == (2, 3)
    assert table.leaves(0)[1] == {2: 6}


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.clause("tea_garden 9.24", "tea_garden 6.2")
def test_ruling_24_cards_with_several_symbols_count_for_each(position):
    table = position().emperors()
    table.seat(0, removed=STARTING, hand=["e06", "a307", "a507"], fresh={}, fermented={})
    assert final(table)["emperor_cards"] == 18  # e06 alone: no starting card is left
    for card, points in (("e07", 12), ("e08", 9), ("e09", 12)):
        # itself, e06, a507; a307 shows river and cups but no study
        table.seat(0, removed=STARTING, hand=["e06", "a307", "a507", card])
        assert final(table)["emperor_cards"] == 18 + points
    table.seat(0, hand=["e07"], removed=STARTING[1:])
    assert final(table)["emperor_cards"] == 6  # the starting card s01 and itself


@pytest.mark.clause("tea_garden 9.25", "tea_garden 5.13")
def test_ruling_25_removing_from_hand_and_piles_but_not_from_the_play_area(position):
    table = position().emperors("e01", "e02", "e03")
    table.seat(0, hand=["e06", "s01"], discard=["s02"], draw=["s03"], played=[["s04"]])
    table.turn(0, "e06").answer("effect trash")
    assert table.lines() == [f"trash {card}" for card in STARTING if card != "s04"]
    assert table.reason("trash s04") == (
        "reason-no-such-card-of-yours",
        {"card": "@card-s04"},
    )
    assert table.reason("trash nothing") == ("reason-must-use", {})
    table.answer("trash s02")
    assert table.seen(0)["discard"] == []
    assert table.seen(0)["removed"] == ["s02"]


@pytest.mark.clause("tea_garden 9.26", "tea_garden 5.13")
def test_ruling_26_the_discard_pile_is_shuffled_in_the_middle_of_a_draw(position):
    table = position().seat(0, hand=["s01"], discard=STARTING[4:])
    table.state.draw[0] = row_of([1, 2, 3])
    table.upkeep().nature()
    assert {"s01", "s02", "s03", "s04"} <= set(table.seen(0)["hand"])
    assert len(table.seen(0)["hand"]) == 5
    assert table.seen(0)["discard"] == []
    assert len(table.seen(0)["draw"]) == 6
    few = position().seat(0, hand=["s01"], discard=["s02"], removed=STARTING[2:])
    few.upkeep().nature()
    assert few.seen(0)["hand"] == ["s01", "s02"]


@pytest.mark.clause("tea_garden 9.27", "tea_garden 5.13")
def test_ruling_27_a_swap_discards_as_many_as_were_drawn(position):
    table = position().seat(0, hand=["a208", "s01"], discard=["s02"], removed=STARTING[2:])
    table.turn(0, "a208").answer("effect swap")
    assert table.seen(0)["hand"] == ["s01", "s02"]
    assert table.prompt() == ("prompt-discard-card", {"left": 1})
    table.answer("discard s02")
    assert table.asks() == ("TakeTurn", 0)
    assert table.seen(0)["discard"] == ["s02"]


@pytest.mark.clause("tea_garden 9.28", "tea_garden 3")
def test_ruling_28_everybody_sees_the_discard_pile(position):
    table = position().seat(0, hand=["s01"], discard=["s05", "s06"])
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer)["seats"][0]["discard"] == ["s05", "s06"]


@pytest.mark.clause("tea_garden 9.29", "tea_garden 2.2")
def test_ruling_29_no_token_lies_in_the_starting_region(new_game):
    table = new_game().skip_to("BeginTurn")
    tokens = [region["bonus"] for region in table.view()["regions"].values()]
    assert tokens[0] is None
    assert None not in tokens[1:]
    assert len(set(tokens[1:])) == 15


@pytest.mark.clause("tea_garden 9.30", "tea_garden 5.13")
def test_ruling_30_every_symbol_has_one_key(rules):
    assert EFFECTS == [
        "vp", "leaves", "emperor", "scroll_strength", "scroll_teapot", "scroll_repeat",
        "cup_marker", "ferment", "draw", "swap", "emperor_card", "trash", "sell_leaves",
    ]  # fmt: skip
    assert rules.components.at("rules.effect_order") == EFFECTS


@pytest.mark.clause("tea_garden 9.31", "tea_garden 2.10")
def test_ruling_31_the_start_player_is_drawn(new_game):
    table = new_game(3).skip_to("DrawStartSeat")
    assert table.lines() == ["start seat 1", "start seat 2", "start seat 3"]
    assert table.answer("start seat 3").asks() == ("BeginTurn", 2)


@pytest.mark.clause("tea_garden 9.32", "tea_garden 6.2")
def test_ruling_32_a_teapot_in_a_price_is_none_on_the_face(position):
    table = position().emperors().seat(0, hand=["e10", "a102", "a407"], removed=STARTING[:3])
    table.state.draw[0] = row_of([])
    table.state.removed[0] = row_of(list(range(11)))
    # e10 itself and a407, each once though both show two; a102 has a teapot in its price only
    assert final(table)["emperor_cards"] == 4


@pytest.mark.clause("tea_garden 9.33", "tea_garden 6.2")
def test_ruling_33_starting_cards_anywhere_in_the_deck_count(position):
    table = position().emperors()
    table.seat(0, hand=["e06", "s01"], discard=["s02"], played=[["s03"]], removed=STARTING[4:])
    table.state.draw[0] = row_of([3])
    assert final(table)["emperor_cards"] == 14


@pytest.mark.clause("tea_garden 9.34", "tea_garden 5.1")
def test_ruling_34_points_of_a_space_come_once(position):
    table = strong(position, gardens=["r08"]).answer("found r10", "pagoda 1")
    assert table.scored(0) == {"spaces": 2}
    table.state.agenda = []
    table.ask(FinalScoring(NATURE))
    assert table.scored(0)["spaces"] == 2


@pytest.mark.clause("tea_garden 9.35", "tea_garden 5.9", "tea_garden 5.13")
def test_ruling_35_the_card_comes_before_the_removal(position):
    table = position().seat(0, tokens=2, fresh={1: 1}, fermented={}).turn(0, "s04")
    table.answer("advance", "pay emperor fresh 1", "take e03").nature()
    table.answer("trash e03")
    assert table.seen(0)["removed"] == ["e03"]


@pytest.mark.clause("tea_garden 9.36", "tea_garden 5.6", "tea_garden 5.8")
def test_ruling_36_boats_and_workers_share_their_places(position):
    table = position(3).everybody(boat=4, studies=2, half=1, hand=["e06"])
    table.seat(0, boat=3).turn(0, "e06").answer("sail", "draw bonus no")
    assert list(table.state.boat) == [4, 4, 4]
    table.answer("main harvest", "harvest r01", "end turn")
    table.seat(1, studies=1).turn(1, "e06").answer("study b")
    assert [own["half"] for own in table.view()["seats"]] == ["u2b", "u2b", "u2b"]


@pytest.mark.clause("tea_garden 9.37", "tea_garden 5.13")
def test_ruling_37_six_leaves_at_most_are_sold_mixed(position):
    table = position().emperors().seat(0, hand=["e15"], fresh={1: 4}, fermented={6: 4})
    table.turn(0, "e15").answer("effect sell_leaves")
    assert table.reason("sell enough") == ("reason-must-use", {})
    table.answer("sell fresh 1", "sell fresh 1", *["sell fermented 6"] * 4)
    assert table.asks() == ("TakeTurn", 0)
    assert table.scored(0) == {"leaf_sales": 10}
    assert table.leaves(0) == ({1: 2}, {})
    assert table.lines_with("effect") == []


@pytest.mark.clause("tea_garden 9.38", "tea_garden 5.9")
def test_ruling_38_the_track_asks_for_the_quality_of_the_row_moved_to(position):
    table = position().seat(0, tokens=3, climbed=2, fresh={2: 5}, fermented={3: 1}).turn(0)
    table.answer("first advance")
    assert table.lines() == ["pay emperor fermented 3"]
    low = position().seat(0, tokens=3, climbed=2, fresh={2: 5}, fermented={}).turn(0)
    assert low.reason("first advance") == ("reason-needs-leaf", {"quality": 3})
    poor = position().seat(0, tokens=2, climbed=2, fresh={3: 5}).turn(0)
    assert poor.reason("first advance") == ("reason-needs-tokens", {"need": 3, "have": 2})


@pytest.mark.clause("tea_garden 9.39", "tea_garden 4.2")
def test_ruling_39_the_last_card_in_hand_stays_until_cards_are_laid(position):
    table = position().seat(0, hand=["s01"], cups=[["t08", "t15"]]).markers(0, t08=2).turn(0)
    table.answer("first marker t08 left")
    assert "trash s01" not in table.lines()
    assert table.reason("trash s01") == ("reason-last-card", {})
    table.answer("trash s02", "top s01", "marker t08 left")
    assert "trash s01" not in table.lines()  # it lies on the table
    two = position().seat(0, hand=["s01", "s02"], cups=[["t08", "t15"]]).markers(0, t08=2).turn(0)
    two.answer("first marker t08 left", "trash s01", "first marker t08 right")
    assert two.reason("trash s02") == ("reason-last-card", {})


@pytest.mark.clause("tea_garden 9.40", "tea_garden 5.13")
def test_ruling_40_extra_fermentation_takes_what_is_there(position):
    table = position().seat(0, hand=["s01"], boat=1, fresh={4: 1}).turn(0, "s01").answer("sail")
    assert table.lines() == ["bonus ferment fresh 4", "bonus ferment enough"]
    table.answer("bonus ferment fresh 4")
    assert table.asks() == ("TakeTurn", 0)
    none = position().seat(0, hand=["s01"], boat=1, fresh={}).turn(0, "s01").answer("sail")
    assert none.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 9.41", "tea_garden 4.1")
def test_ruling_41_a_fourth_turn_with_an_empty_hand_keeps_the_leaf_it_needs(position):
    table = position().seat(0, hand=[], played=[["s01"], ["s02"], ["s03"]], tokens=3, climbed=2)
    table.seat(0, fresh={1: 2, 4: 1}, fermented={1: 1}).begin(0).answer("begin")
    assert table.lines() == ["pay fourth turn fresh 1"]
    assert table.reason("pay fourth turn fresh 4") == ("reason-leaf-kept", {"quality": 3})
    owed = position().seat(0, hand=[], played=[["s01"], ["s02"], ["s03"]], tokens=2)
    owed.seat(0, fresh={5: 4}, fermented={1: 2}).begin(0)
    owed.answer("begin", "pay fourth turn fresh 5", "pay fourth turn fresh 5")
    wanted = {"left": 1, "fermented": 1, "least": 0, "quality": 1}
    assert owed.reason("pay fourth turn fresh 5") == ("reason-leaf-wanted", wanted)
    table.skip_to("BeforeCards")
    assert table.leaves(0) == ({4: 1}, {})
    assert table.lines() == ["first advance"]
    short = position().seat(0, hand=[], played=[["s01"], ["s02"], ["s03"]], tokens=3, climbed=2)
    short.seat(0, fresh={1: 1, 4: 1}, fermented={1: 1}).begin(0)
    assert short.lines() == ["pass"]


@pytest.mark.clause("tea_garden 9.41", "tea_garden 7")
def test_ruling_41_the_engine_keeps_that_leaf_too(position):
    table = position(auto_pay=True).seat(0, hand=[], played=[["s01"], ["s02"], ["s03"]])
    table.seat(0, fresh={1: 1}, fermented={1: 1, 3: 2}, tokens=3, climbed=2)
    table.begin(0).answer("begin")
    assert table.asks() == ("BeforeCards", 0)
    assert table.leaves(0) == ({}, {3: 1})
    assert table.lines() == ["first advance"]


@pytest.mark.clause("tea_garden 9.42", "tea_garden 4.3")
def test_ruling_42_free_actions_come_between_actions_only(position):
    table = position().seat(0, hand=["s03", "s04"], tokens=2, fresh={1: 9}, cups=[["t01", "t02"]])
    table.seat(0, scroll_repeat=1).markers(0, t01=3).turn(0)
    assert "first advance" in table.lines()
    table.answer("top s03")
    assert table.lines() == ["add s04", "cards laid"]
    table.answer("cards laid")
    assert {"advance", "marker t01 left"} <= set(table.lines())
    table.answer("study a")
    assert table.lines() == ["repeat no", "repeat by scroll"]
    table.answer("repeat no", "main ferment")
    assert set(table.lines()) == {"ferment fresh 1", "ferment fresh 2"}


@pytest.mark.clause("tea_garden 9.43", "tea_garden 5")
def test_ruling_43_strength_scrolls_are_exactly_the_shortfall(position):
    table = position().seat(0, hand=["s09"], scroll_strength=3, fresh={2: 2, 3: 2}).turn(0, "s09")
    table.answer("found r02", "pagoda 3")
    assert table.state.scroll_strength[0] == 1
    table = position().seat(0, hand=["s09"], scroll_strength=3, fresh={2: 4}).turn(0, "s09")
    table.answer("main ferment", *["ferment fresh 2"] * 3)
    assert table.state.scroll_strength[0] == 2
    table = position().seat(0, hand=["s09"], scroll_strength=3, fresh={2: 2})
    table.seat(0, gardens=["r02", "r03"]).turn(0, "s09")
    table.answer("main harvest", "harvest r01", "harvest r02", "harvest r03")
    assert table.state.scroll_strength[0] == 2
    table = position().seat(0, hand=["s09"], scroll_strength=3, fresh={2: 2}).turn(0, "s09")
    table.answer("sell c01 trade 1 strength 2").skip_to("TakeTurn")
    assert table.state.scroll_strength[0] == 1
    table = position().seat(0, hand=["s09"], scroll_strength=3, fresh={2: 2}).turn(0, "s09")
    table.answer("buy slot 3").skip_to("TakeTurn")
    assert table.state.scroll_strength[0] == 2


@pytest.mark.clause("tea_garden 9.44", "tea_garden 5.2")
def test_ruling_44_a_teapot_that_is_shown_cannot_be_replaced(position):
    table = position().row("a102", "a104", "a106", "a301", "a302", "a303")
    table.seat(0, hand=["s04"], scroll_teapot=2, fresh={2: 9}).turn(0, "s04").answer("buy slot 1")
    assert table.asks() == ("PayCard", 0)


@pytest.mark.clause("tea_garden 9.45", "tea_garden 4.3")
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("s07", "ferment"),
        ("e12", "draw"),
        ("s08", "swap"),
        ("e06", "trash"),
        ("e15", "sell_leaves"),
    ],
)
def test_ruling_45_an_effect_that_would_do_nothing_is_not_offered(position, card, effect):
    others = [name for name in STARTING if name != card]
    table = position().emperors().seat(0, hand=[card], removed=others, fresh={}, fermented={})
    table.turn(0, card)
    assert table.lines_with("effect") == []
    assert table.reason(f"effect {effect}") == (
        "reason-effect-idle",
        {"effect": f"@effect-{effect}"},
    )
    assert table.view()["turn"]["effects"] == [effect]
    if effect in ("ferment", "sell_leaves"):
        table.answer("main harvest", "harvest r01")
        assert f"effect {effect}" in table.lines()  # it may become usable later


@pytest.mark.clause("tea_garden 9.46", "tea_garden 6")
def test_ruling_46_places_go_by_points_and_the_tie_breakers(position):
    table = position(4).everybody(points=10, fresh={}, fermented={})
    table.seat(0, fresh={1: 3}).seat(1, fresh={6: 2}, fermented={1: 1}).seat(2, points=11)
    table.seat(3, fresh={1: 3})
    assert table.rules.ranking(table.state) == [3, 2, 1, 3]

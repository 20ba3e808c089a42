"""The rulings (section 9 of the specification), and the options at their other values."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tianxia.core.agenda import apply, pending
from tianxia.core.rows import added
from tianxia.games.terracotta.figures import warrior
from tianxia.games.terracotta.grid import CELL_NAMES
from tianxia.games.terracotta.names import WARRIORS, WEAPONS

YELLOW, GREEN, BLUE, PURPLE = range(4)
ALL_ROWS, ALL_COLUMNS = range(1, 8), range(1, 10)


def fill(table, *empty):
    """Put a warrior of the other seat on every cell but these, wherever they come from."""
    for cell, name in enumerate(CELL_NAMES):
        if name not in empty:
            table.state.put(cell, warrior(WARRIORS.index("guard"), 1))
            table.state.built = added(table.state.built, cell)
    return table


@pytest.mark.clause("terracotta 9.1")
def test_ruling_01_seven_rows_and_nine_columns(position):
    table = position().seat(0, wet=2).perform("inner", "build_2").answer("build guard")
    assert table.lines() == [f"warrior to r{r}c{c}" for r in ALL_ROWS for c in ALL_COLUMNS]


@pytest.mark.clause("terracotta 9.2")
def test_ruling_02_twelve_segments_in_four_quarters(position):
    quarters = [segment["quarter"] for segment in position().view()["segments"]]
    assert len(quarters) == 12
    assert Counter(quarters) == {"ne": 3, "se": 3, "sw": 3, "nw": 3}


@pytest.mark.clause("terracotta 9.3", "terracotta 10.1")
def test_ruling_03_kinds_of_action_by_ring(position):
    view = position().view()
    kinds = {
        ring: {view["printed"]["actions"][name]["kind"] for name in data["actions"]}
        for ring, data in view["rings"].items()
    }
    assert kinds["inner"] == {"build", "moisten", "promote", "coins", "clay"}
    assert kinds["middle"] == {"coins", "clay", "priority", "master"}
    assert kinds["outer"] == {"ready", "specialist"}


@pytest.mark.clause("terracotta 9.4", "terracotta 6.1")
def test_ruling_04_the_archer_may_stand_outside_the_faced_warrior_may_not(position):
    for cell, facing, points in [("r3c3", "s", [3, 7]), ("r5c6", "w", [3, 3])]:
        table = position(2).inspectors(4, 9).tile("tile_coins").everybody(coins=0)
        table.warrior("guard", 0, "r4c1").warrior("guard", 1, "r4c3").warrior("guard", 1, "r5c5")
        table.specialist("kneeling_archer", cell, facing).score()
        assert table.points() == points


@pytest.mark.clause("terracotta 9.5")
@pytest.mark.parametrize(
    ("facing", "what"), [("n", "off the board"), ("w", "a footman"), ("e", "an archer"), ("s", "")]
)
def test_ruling_05_an_archer_may_face_anything_but_only_a_warrior_links(position, facing, what):
    table = position().specialist("footman", "r1c1").specialist("kneeling_archer", "r1c3", "e")
    table.seat(0, coins=9, weapons=["crossbow"]).perform("outer", "specialist")
    table.answer("buy kneeling_archer", f"archer to r1c2 facing {facing}")
    assert table.figure("r1c2")["faces"] is None, what
    assert table.view()["groups"] == []
    table.finish()
    assert "archer" not in table.scored(0)


@pytest.mark.clause("terracotta 9.6", "terracotta 5.6", "terracotta 7")
def test_ruling_06_back_from_the_first_space_leads_to_the_last(position):
    for line, wanted in [
        ("inspector row -1", {"row": 7, "column": 1}),
        ("inspector column -1", {"row": 1, "column": 9}),
    ]:
        table = position().seat(0, wet=2, weapons=["sword"]).perform("inner", "build_2")
        table.answer("build officer", "warrior to r1c1", "use weapon", line)
        assert table.view()["inspectors"] == wanted


@pytest.mark.clause("terracotta 9.6", "terracotta 7")
def test_ruling_06_with_the_option_there_is_no_way_back_from_the_first_space(position):
    table = position(inspector_back_wrap=False).inspectors(row=1, column=2)
    table.seat(0, wet=2, weapons=["sword"]).perform("inner", "build_2")
    table.answer("build officer", "warrior to r1c1", "use weapon")
    assert table.lines() == [
        "inspectors stay",
        "inspector row +1",
        "inspector column -1",
        "inspector column +1",
    ]
    assert table.reason("inspector row -1") == ("reason-start-of-track", {})
    table.answer("inspector column -1")
    assert table.view()["inspectors"] == {"row": 1, "column": 1}
    table = position(inspector_back_wrap=False).inspectors(7, 9).tile("tile_coins").score()
    assert table.view()["inspectors"] == {"row": 1, "column": 1}  # forward always wraps


@pytest.mark.clause("terracotta 9.7")
def test_ruling_07_the_new_guard_stays_and_stands_in_the_way(position):
    table = position().warrior("soldier", 0, "r1c1").seat(0, wet=2, weapons=["halberd"])
    table.perform("inner", "build_2").answer("build guard", "warrior to r1c4", "use weapon")
    assert not [line for line in table.lines() if line.startswith("move r1c4")]
    assert "move r1c1 to r1c3" in table.lines()
    assert table.reason("move r1c1 to r1c5") == ("reason-way-blocked", {})


@pytest.mark.clause("terracotta 9.8", "terracotta 5.5")
@pytest.mark.parametrize("inner", ["pass", "take wet clay", "take coin"])
def test_ruling_08_the_steward_repeats_only_what_was_performed(position, inner):
    table = position().seat(0, masters=["master_steward"])
    table.rings(0, inner="coins_4", middle="master_steward").turn()
    table.answer("place craftsman 1", f"inner {inner}")
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-nothing-to-repeat", {})


@pytest.mark.clause("terracotta 9.8")
@pytest.mark.parametrize(
    ("action", "reason"),
    [("moisten", "reason-no-dry-clay"), ("promote", "reason-already-artisan")],
)
def test_ruling_08_the_steward_never_repeats_moistening_or_promotion(position, action, reason):
    table = position().seat(0, dry=3, masters=["master_steward"])
    table.rings(0, inner=action, middle="master_steward").turn()
    table.answer("place craftsman 1", "inner perform")
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == (reason, {})
    table = position().seat(0, dry=3).rings(0, inner=action, middle="master_steward").turn()
    table.answer("place craftsman 1", "inner perform", "middle perform")
    assert table.lines() == ["leave ability"]  # hired all the same
    assert table.masters(0) == ["master_steward"]


@pytest.mark.clause("terracotta 9.8", "terracotta 7")
@pytest.mark.parametrize("inner", ["pass", "take wet clay", "take coin", "perform"])
def test_ruling_08_the_lenient_steward_performs_in_any_case(position, inner):
    table = position(steward_needs_first=False).seat(0, masters=["master_steward"])
    table.rings(0, inner="coins_4", middle="master_steward").turn()
    table.answer("place craftsman 1", f"inner {inner}", "middle perform")
    coins = {"pass": 0, "take wet clay": 0, "take coin": 1, "perform": 4}[inner]
    assert table.goods(0)[0] == 3 + coins + 4


@pytest.mark.clause("terracotta 9.8", "terracotta 7")
def test_ruling_08_with_the_lenient_steward_a_promotion_can_be_caught_up(position):
    table = position(steward_needs_first=False).seat(0, masters=["master_steward"])
    table.rings(0, inner="promote", middle="master_steward").turn()
    table.answer("place craftsman 1", "inner take coin", "middle perform")
    assert table.occupants(0) == [(0, "artisan")]
    assert table.goods(0) == (4, 0, 0)


@pytest.mark.clause("terracotta 9.9", "terracotta 5.5")
def test_ruling_09_the_cheapest_token_is_paid_without_asking(position):
    table = position().seat(0, coins=20)
    spent = []
    for master in ("master_inspector", "master_builder", "master_blacksmith"):
        before = table.state.coins[0]
        table.perform("middle", master, segment=len(spent))
        assert table.asks() == ("UseAbility", 0)
        table.answer("leave ability")
        spent.append(before - table.state.coins[0])
    assert spent == [1, 2, 3]


@pytest.mark.clause("terracotta 9.10", "terracotta 5.4")
def test_ruling_10_the_warrior_sits_at_an_end_and_takes_his_horse_along(position):
    table = position(2).everybody(coins=0).warrior("guard", 0, "r4c4")
    table.warriors("guard", 1, "r2c4", "r6c4", "r4c2").seat(0, coins=1, weapons=["sword"])
    table.perform("outer", "specialist").answer("buy horse")
    # one cell above, below and at the left: never in the middle
    assert table.lines() == ["horse for r4c4 to e"]
    table.answer("horse for r4c4 to e")
    table.seat(0, coins=9, weapons=["sword"]).at_ring("outer", "specialist", segment=4)
    assert table.lines() == ["outer pass"]  # one horse per warrior
    table.finish()
    assert [table.figure(cell) for cell in ("r4c4", "r4c5", "r4c6")] == [None] * 3


@pytest.mark.clause("terracotta 9.11")
def test_ruling_11_a_figure_behind_the_nearest_one_is_not_measured(position):
    table = position().warrior("guard", 1, "r1c2").warrior("guard", 1, "r1c9")
    table.seat(0, wet=2, weapons=["crossbow"]).perform("inner", "build_2")
    table.answer("build crossbowman", "warrior to r1c1")
    assert table.asks() is None


@pytest.mark.clause("terracotta 9.12")
def test_ruling_12_the_organizer_never_pays_more_for_later_figures(position):
    points = position().view()["printed"]["organizer"]
    assert points == sorted(points, reverse=True)
    assert len(points) == 11


@pytest.mark.clause("terracotta 9.12")
def test_ruling_12_another_row_of_points_comes_from_the_components(position):
    table = position(places={"organizer.vp_by_taken": [9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1]})
    table.seat(0, wet=2).perform("inner", "build_2").answer("build guard", "warrior to r1c1")
    assert table.points()[0] == 9


@pytest.mark.clause("terracotta 9.13")
def test_ruling_13_warriors_and_specialists_share_their_weapons(position):
    weapon = position().view()["printed"]["weapon"]
    assert [weapon[kind] for kind in ("officer", "guard", "crossbowman", "soldier")] == WEAPONS
    kinds = ("horse", "footman", "kneeling_archer", "musician")
    assert [weapon[kind] for kind in kinds] == WEAPONS


@pytest.mark.clause("terracotta 9.14", "terracotta 10.5")
@pytest.mark.parametrize(("taken", "clay"), [(0, 0), (1, 1), (2, 2)])
def test_ruling_14_the_clay_of_priority_tokens(position, taken, clay):
    table = position(4)
    for seat in range(1, taken + 1):
        table.seat(seat, priority=seat)
    table.perform("middle", "priority")
    assert table.goods(0) == (3, clay, 0)


@pytest.mark.clause("terracotta 9.15", "terracotta 4.5")
def test_ruling_15_the_last_round_has_order_drying_and_coins_but_no_reset(position):
    table = position(2).begin(5).inspectors(7, 9).tile("tile_guard").everybody(coins=0)
    table.seat(1, coins=1, wet=2, priority=1, masters=["master_builder"]).finish_round()
    assert table.asks() is None
    assert table.view()["order"] == [1, 0]
    assert table.goods(1) == (2, 0, 2)
    assert table.points() == [0, 2]
    assert sum(len(table.occupants(n)) for n in range(12)) == 10  # workers stay where they are
    assert table.view()["rings"]["inner"]["offset"] == 0


@pytest.mark.clause("terracotta 9.16")
@pytest.mark.parametrize(
    ("ring", "action", "things", "worker"),
    [
        ("inner", "moisten", {"wet": 4}, "craftsman"),
        ("inner", "promote", {}, "artisan"),
        ("middle", "master_blacksmith", {"masters": ["master_blacksmith"], "weapons": WEAPONS}, ""),
        ("outer", "ready_sword", {"weapons": ["sword"]}, ""),
    ],
)
def test_ruling_16_an_action_without_effect_is_not_offered(position, ring, action, things, worker):
    table = position().seat(0, **things).at_ring(ring, action, worker=worker or "craftsman")
    others = ["take wet clay", "take coin", "pass"] if ring != "outer" else ["pass"]
    assert table.lines() == [f"{ring} {line}" for line in others]


@pytest.mark.clause("terracotta 9.17")
def test_ruling_17_nothing_is_built_or_bought_on_a_full_board(position):
    table = fill(position(2))
    table.seat(0, wet=4, coins=9, weapons=WEAPONS, masters=["master_builder"])
    table.at_ring("inner", "build_2")
    assert table.reason("inner perform") == ("reason-cannot-build", {})
    assert "inner perform" not in table.lines()
    table.at_ring("middle", "master_builder", segment=1)
    assert table.reason("middle perform") == ("reason-cannot-build", {})
    table.at_ring("outer", "specialist", segment=4)
    assert table.lines() == ["outer pass"]
    assert table.goods(0) == (9, 4, 0)


@pytest.mark.clause("terracotta 9.17")
def test_ruling_17_the_last_cell_can_be_taken(position):
    table = fill(position(2), "r4c5")
    table.seat(0, wet=4, coins=9, weapons=WEAPONS).perform("outer", "specialist")
    assert table.lines() == ["buy footman", "buy kneeling_archer", "buy musician"]
    table.answer("buy musician")
    assert table.lines() == ["specialist to r4c5"]


@pytest.mark.clause("terracotta 9.17")
def test_ruling_17_without_figures_nothing_is_built(position):
    table = position().organizer(officer=0, guard=0, crossbowman=0, soldier=0).seat(0, wet=9)
    table.at_ring("inner", "build_2")
    assert table.reason("inner perform") == ("reason-cannot-build", {})


@pytest.mark.clause("terracotta 9.18", "terracotta 5.5")
def test_ruling_18_the_overseer_may_name_empty_warehouses(position):
    table = position().warehouses(ne=0, se=0, sw=0, nw=1)
    table.seat(0, masters=["master_overseer"]).perform("middle", "master_overseer")
    assert len(table.lines()) == 6
    table.answer("warehouses ne se")
    assert table.goods(0) == (3, 0, 0)
    assert table.view()["warehouses"]["nw"] == 1


@pytest.mark.clause("terracotta 9.19", "terracotta 6.5")
def test_ruling_19_ties_at_the_end_are_broken_in_the_same_way(position):
    table = position(2).everybody(coins=0).warrior("guard", 0, "r1c1").warrior("guard", 1, "r1c2")
    table.specialist("kneeling_archer", "r2c2", "n")
    table.finish()
    assert table.scored(0) == {"group": 2 + 2}
    assert table.scored(1) == {"group": 2 + 5, "archer": 2}


@pytest.mark.clause("terracotta 9.20", "terracotta 6.4")
@pytest.mark.parametrize("tile", ["tile_coins", "tile_clay"])
def test_ruling_20_nothing_owned_is_no_presence(position, tile):
    table = position(3).inspectors(7, 9).tile(tile).everybody(coins=0).score()
    assert table.points() == [0, 0, 0]
    table = position(3).inspectors(7, 9).tile(tile).everybody(coins=0)
    assert table.seat(1, coins=1, dry=1).score().points() == [0, 4, 0]


@pytest.mark.clause("terracotta 9.21", "terracotta 5.3")
@pytest.mark.parametrize(("kind", "weapon"), [("officer", "sword"), ("guard", "halberd")])
def test_ruling_21_the_points_come_before_the_move(position, kind, weapon):
    table = position().warrior("soldier", 0, "r1c1").seat(0, wet=2, weapons=[weapon])
    table.perform("inner", "build_2").answer(f"build {kind}", "warrior to r4c4", "use weapon")
    assert table.scored(0)["weapon"] == {"officer": 1, "guard": 3}[kind]
    assert table.asks()[0] == {"officer": "MoveInspector", "guard": "MoveWarrior"}[kind]
    table.answer(table.lines()[0])
    assert table.scored(0)["weapon"] == {"officer": 1, "guard": 3}[kind]


@pytest.mark.clause("terracotta 9.22")
def test_ruling_22_a_hundred_points_are_a_number_like_others(position):
    table = position(2).seat(0, points=97, wet=2)
    table.state.scored[0] = 97
    table.perform("inner", "build_2").answer("build guard", "warrior to r1c1")
    assert table.view()["seats"][0]["points"] == 101


@pytest.mark.clause("terracotta 9.23")
def test_ruling_23_the_blacksmith_pays_for_a_specialist_of_the_same_turn(position):
    table = position().seat(0, coins=2).rings(1, middle="master_blacksmith").turn()
    table.answer("place craftsman 2", "inner pass", "middle perform", "use ability")
    table.answer("outer perform", "buy footman", "specialist to r4c4")
    assert table.weapons(0) == ["sword", "crossbow", "spear"]
    assert table.goods(0) == (0, 0, 0)


@pytest.mark.clause("terracotta 9.24")
def test_ruling_24_eleven_soldiers_and_six_master_tokens(position):
    view = position().view()
    assert view["organizer"]["soldier"]["left"] == 11
    assert len(view["seats"][0]["tokens"]) == 6


@pytest.mark.clause("terracotta 9.25", "terracotta 4.1")
def test_ruling_25_the_inner_ring_turns_clockwise_the_middle_one_back(position):
    table = position().turn().answer("turn inner")
    assert table.state.inner_offset == 1
    assert table.view()["segments"][1]["inner"] == "build_2"  # was in segment 0
    table = position().turn().answer("turn middle")
    assert table.state.middle_offset == 11
    assert table.view()["segments"][11]["middle"] == "master_builder"


@pytest.mark.clause("terracotta 9.26")
def test_ruling_26_no_rules_but_those_of_the_specification(rules):
    """There is no FAQ to follow; the options are those of the list and no others."""
    assert len(rules.options) == 5
    assert rules.clause_of("reason-nothing-to-repeat") == "9.8"
    assert rules.clause_of("reason-of-no-rule") == ""


@pytest.mark.clause("terracotta 9.27")
@pytest.mark.parametrize("worker", ["craftsman", "artisan"])
def test_ruling_27_both_kinds_of_worker_perform_all_actions_but_promotion(position, worker):
    for ring, action in (("inner", "coins_4"), ("middle", "coins_2"), ("outer", "ready_spear")):
        table = position().at_ring(ring, action, worker=worker)
        assert f"{ring} perform" in table.lines()
    table = position().at_ring("inner", "promote", worker=worker)
    assert ("inner perform" in table.lines()) is (worker == "craftsman")


@pytest.mark.clause("terracotta 9.28", "terracotta 6.5")
def test_ruling_28_footmen_then_removal_then_groups(position):
    table = position(2).everybody(coins=0).listen().specialist("footman", "r4c4")
    table.warrior("guard", 0, "r4c5").warrior("soldier", 1, "r3c4")
    table.specialist("kneeling_archer", "r2c4", "s").finish()
    kinds = [note.kind for note in table.state.journal.notes]
    order = ["final", "served", "scored", "scored", "left", "grouped"]
    assert kinds == [*order, "scored", "scored", "game-over"]
    assert table.heard("left")[0][0] == 0  # the guard; the faced soldier is not alone
    assert table.scored(0) == {"footman": 2}
    assert table.scored(1) == {"footman": 8, "group": 1, "archer": 2}


@pytest.mark.clause("terracotta 7")
@pytest.mark.parametrize(
    "options", [{"inspector_back_wrap": False}, {"steward_needs_first": False}]
)
def test_whole_games_are_played_with_each_option(rules, options):
    rng = random.Random(str(options))
    for seats in (2, 3, 4):
        state = rules.new_game(seats, options)
        while (question := pending(state)) is not None:
            apply(state, rng.choice(question.legal(state)[:2]))
        assert state.round == 5
        assert rules.broken(state) == []

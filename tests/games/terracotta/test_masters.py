"""Masters: hiring, abilities, bonuses (5.5)."""

from __future__ import annotations

import pytest

MASTERS = [
    "master_builder", "master_clay_maker", "master_steward",
    "master_overseer", "master_inspector", "master_blacksmith",
]  # fmt: skip


# -- hiring ------------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.5", "terracotta 9.9", "terracotta 10.4")
def test_the_first_master_costs_one_coin_the_sixth_six(position):
    for hired in range(6):
        table = position().seat(0, coins=hired, masters=MASTERS[:hired])
        table.at_ring("middle", MASTERS[hired])
        wanted = {"master": f"@master-{MASTERS[hired]}", "price": hired + 1, "have": hired}
        assert table.reason("middle perform") == ("reason-needs-token", wanted)
        assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
        table = position().seat(0, coins=hired + 1, masters=MASTERS[:hired])
        table.perform("middle", MASTERS[hired])
        assert table.goods(0) == (0, 0, 0)
        assert table.masters(0) == MASTERS[: hired + 1]
        assert table.view()["seats"][0]["tokens"] == list(range(hired + 2, 7))


@pytest.mark.clause("terracotta 5.5", "terracotta 4.3")
def test_whoever_hires_may_use_the_ability_at_once_or_not(position):
    table = position().perform("middle", "master_clay_maker")
    assert table.asks() == ("UseAbility", 0)
    assert table.lines() == ["use ability", "leave ability"]
    assert table.goods(0) == (2, 0, 0)
    table.answer("use ability")
    assert table.goods(0) == (2, 3, 0)
    table = position().perform("middle", "master_clay_maker").answer("leave ability")
    assert table.goods(0) == (2, 0, 0)  # and no substitute either
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.5")
def test_a_hired_master_is_used_without_paying_again(position):
    table = position().seat(0, coins=0, masters=["master_clay_maker"])
    table.perform("middle", "master_clay_maker")
    assert table.goods(0) == (0, 3, 0)
    assert table.asks() is None
    assert table.masters(0) == ["master_clay_maker"]


@pytest.mark.clause("terracotta 5.5")
def test_all_players_may_hire_the_same_master(position):
    table = position(4)
    for seat in range(4):
        table.perform("middle", "master_inspector", seat=seat, segment=seat)
        table.answer("leave ability")
    assert [table.masters(seat) for seat in range(4)] == [["master_inspector"]] * 4


@pytest.mark.clause("terracotta 5.5", "terracotta 9.16")
def test_a_master_is_hired_even_when_the_ability_is_of_no_use(position):
    table = position().warehouses(ne=0, se=0, sw=0, nw=0).perform("middle", "master_overseer")
    assert table.lines() == ["leave ability"]
    assert table.reason("use ability") == ("reason-warehouses-empty", {})
    weapons = ["sword", "halberd", "crossbow", "spear"]
    table = position().seat(0, weapons=weapons).perform("middle", "master_blacksmith")
    assert table.lines() == ["leave ability"]
    assert table.reason("use ability") == ("reason-weapons-ready", {})


@pytest.mark.clause("terracotta 5.5")
def test_the_token_is_paid_before_the_ability_is_tested(position):
    table = position().round(2).seat(0, coins=2).perform("middle", "master_builder")
    assert table.lines() == ["leave ability"]
    wanted = {"price": 2, "have": 1}
    assert table.reason("use ability") == ("reason-needs-builder-price", wanted)
    table = position().round(2).seat(0, coins=3).perform("middle", "master_builder")
    assert table.lines() == ["use ability", "leave ability"]


# -- the Master Builder --------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.5")
def test_the_builder_takes_from_the_fullest_columns_without_points_weapon_or_clay(position):
    table = position().organizer(officer=8, guard=9, crossbowman=9, soldier=1)
    table.seat(0, coins=3, wet=4, weapons=["halberd"], masters=["master_builder"])
    table.perform("middle", "master_builder")
    assert table.goods(0) == (2, 4, 0)
    assert table.lines() == ["build guard", "build crossbowman"]
    wanted = {"left": 8, "most": 9}
    assert table.reason("build officer") == ("reason-not-fullest-column", wanted)
    table.answer("build guard", "warrior to r4c4")
    assert table.asks() is None  # no weapon
    assert table.points() == [0, 0, 0]
    assert list(table.state.organizer) == [8, 8, 9, 1]
    assert table.view()["warehouses"] == {"ne": 1, "se": 1, "sw": 1, "nw": 1}
    assert table.weapons(0) == ["halberd"]
    assert table.view()["organizer"]["guard"]["points"] == 3  # the next row


@pytest.mark.clause("terracotta 5.5", "terracotta 9.17")
def test_the_builder_needs_a_figure(position):
    table = position().organizer(officer=0, guard=0, crossbowman=0, soldier=0)
    table.seat(0, masters=["master_builder"]).at_ring("middle", "master_builder")
    assert "middle perform" not in table.lines()
    assert table.reason("middle perform") == ("reason-cannot-build", {})
    table = position().organizer(officer=0, guard=0, crossbowman=0, soldier=1)
    table.seat(0, masters=["master_builder"]).perform("middle", "master_builder")
    assert table.lines() == ["build soldier"]


# -- the other masters -------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.5", "terracotta 9.18", "terracotta 4.3")
def test_the_overseer_empties_two_warehouses_and_the_clay_stays_dry(position):
    table = position().warehouses(ne=3, se=0, sw=2, nw=5)
    table.seat(0, dry=1, masters=["master_overseer"]).perform("middle", "master_overseer")
    assert table.lines() == [
        "warehouses ne se",
        "warehouses ne sw",
        "warehouses ne nw",
        "warehouses se sw",
        "warehouses se nw",
        "warehouses sw nw",
    ]
    table.answer("warehouses ne sw")
    assert table.goods(0) == (3, 0, 6)
    assert table.view()["warehouses"] == {"ne": 0, "se": 0, "sw": 0, "nw": 5}


@pytest.mark.clause("terracotta 5.5")
def test_a_hired_overseer_with_empty_warehouses_is_not_offered(position):
    table = position().warehouses(ne=0, se=0, sw=0, nw=0)
    table.seat(0, masters=["master_overseer"]).at_ring("middle", "master_overseer")
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-warehouses-empty", {})


@pytest.mark.clause("terracotta 5.5", "terracotta 5.6")
@pytest.mark.parametrize(
    ("line", "row", "column"),
    [
        ("inspectors stay", 6, 8),
        ("inspector row +1", 7, 8),
        ("inspector row +2", 1, 8),
        ("inspector column +1", 6, 9),
        ("inspector column +2", 6, 1),
    ],
)
def test_the_master_inspector_walks_one_or_two_spaces_forward(position, line, row, column):
    table = position().inspectors(6, 8).seat(0, masters=["master_inspector"])
    table.perform("middle", "master_inspector")
    assert table.lines() == [
        "inspectors stay",
        "inspector row +1",
        "inspector row +2",
        "inspector column +1",
        "inspector column +2",
    ]
    assert table.reason("inspector row -1") == ("reason-not-so-far", {})
    table.answer(line)
    assert table.view()["inspectors"] == {"row": row, "column": column}


@pytest.mark.clause("terracotta 5.5")
def test_the_blacksmith_readies_all_weapons(position):
    table = position().seat(0, weapons=["spear"], masters=["master_blacksmith"])
    table.perform("middle", "master_blacksmith")
    assert table.weapons(0) == ["sword", "halberd", "crossbow", "spear"]
    assert table.weapons(1) == []
    table.at_ring("middle", "master_blacksmith", segment=1)
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-weapons-ready", {})


# -- the Master Steward --------------------------------------------------------------------------


def with_steward(table, inner, segment=0, **things):
    """A turn in a segment with an inner action and the Master Steward hired."""
    table.seat(0, masters=["master_steward"], **things)
    table.rings(segment, inner=inner, middle="master_steward").turn()
    return table.answer(f"place craftsman {segment + 1}")


@pytest.mark.clause("terracotta 5.5", "terracotta 9.8")
def test_the_steward_repeats_the_inner_action(position):
    table = with_steward(position(), "coins_4").answer("inner perform", "middle perform")
    assert table.goods(0) == (3 + 4 + 4, 0, 0)
    assert table.asks() == ("OuterAction", 0)


@pytest.mark.clause("terracotta 5.5", "terracotta 9.8")
def test_a_repeated_build_pays_and_scores_again(position):
    table = position().organizer(guard=9)  # the next is worth 4, then 3
    with_steward(table, "build_3", segment=7, wet=6, weapons=["halberd"])
    table.answer("inner perform", "build guard", "warrior to r1c1", "keep weapon")
    table.answer("middle perform", "build guard", "warrior to r1c3", "use weapon")
    table.answer("warriors stay")
    assert table.scored(0) == {"organizer": 4 + 3, "weapon": 3}
    assert table.goods(0) == (3, 0, 0)
    assert table.view()["warehouses"] == {"ne": 1, "se": 1, "sw": 3, "nw": 1}
    assert table.asks() == ("OuterAction", 0)  # the repeat happens once


@pytest.mark.clause("terracotta 5.5", "terracotta 9.8")
def test_the_steward_needs_the_price_a_second_time(position):
    table = with_steward(position(), "build_3", wet=5)
    table.answer("inner perform", "build guard", "warrior to r1c1")
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-needs-clay", {"price": 3, "have": 2})


@pytest.mark.clause("terracotta 5.5")
def test_the_steward_is_used_at_once_when_hired(position):
    table = position().seat(0, coins=1).rings(0, inner="clay_4", middle="master_steward").turn()
    table.answer("place craftsman 1", "inner perform", "middle perform", "use ability")
    assert table.goods(0) == (0, 8, 0)
    table = position().seat(0, coins=1).rings(0, inner="clay_4", middle="master_steward").turn()
    table.answer("place craftsman 1", "inner take wet clay", "middle perform")
    assert table.lines() == ["leave ability"]
    assert table.reason("use ability") == ("reason-nothing-to-repeat", {})


# -- bonuses -----------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.5", "terracotta 4.5")
@pytest.mark.parametrize(
    ("masters", "kept", "coins"),
    [
        ([], 0, 0),
        (["master_builder"], 0, 1),
        (["master_clay_maker"], 1, 0),
        (["master_steward"], 0, 1),
        (["master_overseer"], 1, 0),
        (["master_inspector"], 0, 1),
        (["master_blacksmith"], 1, 0),
        (MASTERS[::2], 0, 3),
        (MASTERS[1::2], 3, 0),
        (MASTERS, 3, 3),
    ],
)
def test_bonuses_add_up(position, masters, kept, coins):
    table = position().seat(0, coins=0, wet=5, dry=1, masters=masters).clean_up()
    assert table.goods(0) == (coins, kept, 6 - kept)


@pytest.mark.clause("terracotta 5.5")
def test_a_bonus_counts_in_the_round_of_hiring_without_use_and_moistens_nothing(position):
    table = position().seat(0, coins=1, dry=4).perform("middle", "master_clay_maker")
    table.answer("leave ability").clean_up()
    assert table.goods(0) == (0, 0, 4)
    table = position().seat(0, coins=1).perform("middle", "master_inspector")
    table.answer("leave ability").clean_up()
    assert table.goods(0) == (1, 0, 0)

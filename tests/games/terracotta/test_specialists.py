"""Buying and placing specialists (5.4)."""

from __future__ import annotations

import pytest

WEAPON = {
    "horse": "sword",
    "footman": "halberd",
    "kneeling_archer": "crossbow",
    "musician": "spear",
}


def shop(table, seat=0, **goods):
    """Buy a specialist in a turn."""
    return table.seat(seat, **goods).perform("outer", "specialist", seat=seat)


@pytest.mark.clause("terracotta 5.4", "terracotta 9.13", "terracotta 10.3")
@pytest.mark.parametrize("kind", WEAPON)
def test_a_specialist_costs_coins_and_its_weapon(position, kind):
    table = position().warrior("guard", 0, "r4c4")
    shop(table, coins=3, weapons=[WEAPON[kind]])
    assert table.lines() == [f"buy {kind}"]
    table.answer(f"buy {kind}")
    assert table.goods(0) == (2, 0, 0)
    assert table.weapons(0) == []
    table.answer(table.lines()[0])
    assert table.view()["specialists"][kind] == {"left": 3, "price": 2}
    assert table.points() == [0, 0, 0]
    assert table.asks() is None  # one specialist per action


@pytest.mark.clause("terracotta 5.4")
def test_only_what_is_affordable_armed_and_left_can_be_chosen(position):
    table = position().specialists(footman=1, musician=0)
    shop(table, coins=3, weapons=["halberd", "crossbow", "spear"])
    assert table.lines() == ["buy kneeling_archer"]
    assert table.reason("buy footman") == ("reason-needs-price", {"price": 4, "have": 3})
    assert table.reason("buy musician") == (
        "reason-specialist-sold-out",
        {"specialist": "@specialist-musician"},
    )
    assert table.reason("buy horse") == (
        "reason-needs-weapon",
        {"specialist": "@specialist-horse", "weapon": "@weapon-sword"},
    )


@pytest.mark.clause("terracotta 5.4")
def test_the_price_counts_what_anybody_bought(position):
    table = position()
    for seat, price in ((0, 1), (1, 2), (2, 3)):
        shop(table, seat, coins=9, weapons=["spear"]).answer("buy musician")
        assert table.goods(seat) == (9 - price, 0, 0)
        table.answer(table.lines()[0])
    assert table.view()["specialists"]["musician"] == {"left": 1, "price": 4}
    assert table.view()["specialists"]["footman"] == {"left": 4, "price": 1}


@pytest.mark.clause("terracotta 5.4")
@pytest.mark.parametrize("kind", ["footman", "musician"])
def test_footman_and_musician_stand_on_any_empty_cell(position, kind):
    table = position().warrior("guard", 1, "r1c1").specialist("footman", "r1c2")
    shop(table, coins=9, weapons=[WEAPON[kind]]).answer(f"buy {kind}")
    assert len(table.lines()) == 61
    assert table.reason("specialist to r1c1") == ("reason-cell-taken", {})
    table.answer("specialist to r7c9")
    figure = table.figure("r7c9")
    assert (figure["kind"], figure["owner"], figure["facing"]) == (kind, None, None)


@pytest.mark.clause("terracotta 5.4", "terracotta 9.5")
def test_the_archer_may_look_anywhere(position):
    table = position().warrior("guard", 1, "r1c1")
    shop(table, coins=1, weapons=["crossbow"]).answer("buy kneeling_archer")
    assert len(table.lines()) == 62 * 4
    assert table.reason("archer to r1c1 facing n") == ("reason-cell-taken", {})
    table.answer("archer to r1c2 facing w")
    figure = table.figure("r1c2")
    assert (figure["kind"], figure["owner"]) == ("kneeling_archer", None)
    assert (figure["facing"], figure["faces"]) == ("w", "r1c1")


# -- horses ------------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.4", "terracotta 9.10")
def test_a_horse_takes_an_own_warrior_and_two_empty_cells_in_line(position):
    table = position().warrior("guard", 0, "r2c2").warrior("officer", 1, "r2c5")
    table.warrior("soldier", 0, "r7c7", mount="e").specialist("footman", "r4c2")
    shop(table, coins=9, weapons=["sword"]).answer("buy horse")
    # up: one cell; right: two cells before the officer; down: one cell before the footman
    assert table.lines() == ["horse for r2c2 to e"]
    assert table.reason("horse for r2c2 to n") == ("reason-no-room-for-horse", {})
    assert table.reason("horse for r2c2 to s") == ("reason-no-room-for-horse", {})
    assert table.reason("horse for r2c2 to w") == ("reason-no-room-for-horse", {})
    assert table.reason("horse for r2c5 to e") == ("reason-not-your-warrior", {})
    assert table.reason("horse for r7c7 to n") == ("reason-has-horse", {})
    assert table.reason("horse for r5c5 to n") == ("reason-no-such-warrior", {})
    table.answer("horse for r2c2 to e")
    figure = table.figure("r2c4")
    assert figure["cells"] == ["r2c2", "r2c3", "r2c4"]
    assert (figure["kind"], figure["owner"]) == ("guard", 0)
    assert table.view()["seats"][0]["warriors"]["guard"] == 1


@pytest.mark.clause("terracotta 5.4")
@pytest.mark.parametrize(
    ("facing", "cells"),
    [
        ("n", ["r4c5", "r3c5", "r2c5"]),
        ("e", ["r4c5", "r4c6", "r4c7"]),
        ("s", ["r4c5", "r5c5", "r6c5"]),
        ("w", ["r4c5", "r4c4", "r4c3"]),
    ],
)
def test_a_horse_lies_in_any_direction(position, facing, cells):
    table = position().warrior("guard", 0, "r4c5")
    shop(table, coins=9, weapons=["sword"]).answer("buy horse")
    assert table.lines() == [f"horse for r4c5 to {name}" for name in "nesw"]
    table.answer(f"horse for r4c5 to {facing}")
    assert table.figure("r4c5")["cells"] == cells
    assert table.rules.broken(table.turn(1).state) == []


@pytest.mark.clause("terracotta 5.4")
def test_a_horse_needs_somebody_to_ride_it(position):
    table = position().warrior("guard", 1, "r4c4").warrior("guard", 0, "r1c1", mount="e")
    table.seat(0, coins=9, weapons=["sword", "spear"]).perform("outer", "specialist")
    assert table.lines() == ["buy musician"]
    assert table.reason("buy horse") == ("reason-no-place-for-horse", {})
    table = position().warrior("guard", 1, "r4c4").seat(0, coins=9, weapons=["sword"])
    assert table.at_ring("outer", "specialist").lines() == ["outer pass"]


@pytest.mark.clause("terracotta 5.4")
def test_a_warrior_built_this_turn_may_mount(position):
    table = position().seat(0, wet=2, weapons=["sword"]).rings(1, inner="build_2").turn()
    table.answer("place craftsman 2", "inner perform", "build guard", "warrior to r1c1")
    table.answer("middle pass", "outer perform", "buy horse", "horse for r1c1 to s")
    assert table.figure("r3c1")["cells"] == ["r1c1", "r2c1", "r3c1"]

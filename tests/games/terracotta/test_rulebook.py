"""The worked examples (section 8 of the specification), with their exact numbers."""

from __future__ import annotations

import pytest

YELLOW, GREEN, BLUE, PURPLE = range(4)


@pytest.mark.clause("terracotta 8.1", "terracotta 6.5")
def test_example_01_a_group_of_four_officers(position):
    table = position(4).warriors("officer", YELLOW, "r3c3", "r3c4").warrior("officer", BLUE, "r2c4")
    table.warrior("officer", GREEN, "r4c3").warrior("officer", PURPLE, "r5c5")
    table.warrior("soldier", PURPLE, "r3c5")
    (group,) = table.view()["groups"]
    assert group["kind"] == "officer"
    assert group["cells"] == ["r2c4", "r3c3", "r3c4", "r4c3"]
    assert group["counts"] == [2, 1, 1, 0]


@pytest.mark.clause("terracotta 8.2", "terracotta 4.2")
@pytest.mark.parametrize(
    ("occupants", "lines"),
    [
        ([], ["place craftsman 1", "place artisan 1"]),
        (["craftsman"], ["place artisan 1"]),
        (["artisan"], []),
        (["craftsman", "artisan"], []),
    ],
)
def test_example_02_who_may_be_placed(position, occupants, lines):
    table = position(2).everybody(artisans=2).occupy(0, *[(1, kind) for kind in occupants]).turn()
    assert [line for line in table.lines() if line.endswith(" 1")] == lines


@pytest.mark.clause("terracotta 8.3", "terracotta 5.1")
def test_example_03_first_a_then_b_then_c(position):
    table = position().rings(0, inner="coins_4", middle="clay_2").turn().answer("place craftsman 1")
    assert table.lines() == [
        "inner perform",
        "inner take wet clay",
        "inner take coin",
        "inner pass",
    ]
    table.answer("inner take wet clay")
    assert table.lines()[0] == "middle perform"
    assert table.lines()[1:] == ["middle take wet clay", "middle take coin", "middle pass"]
    table.answer("middle take coin")
    assert table.goods(0) == (4, 1, 0)
    assert table.lines() == ["outer perform", "outer pass"]


@pytest.mark.clause("terracotta 8.4", "terracotta 4.1")
def test_example_04_a_ring_is_turned_once(position):
    table = position().seat(0, coins=2).turn().answer("turn inner")
    assert table.view()["rings"]["inner"]["offset"] == 1
    assert table.goods(0) == (0, 0, 0)
    table = position().seat(0, coins=4).turn().answer("turn inner")
    assert not [line for line in table.lines() if line.startswith("turn")]


@pytest.mark.clause("terracotta 8.5", "terracotta 5.3")
@pytest.mark.parametrize(
    ("segment", "quarter"),
    [(0, "ne"), (2, "ne"), (3, "se"), (5, "se"), (6, "sw"), (8, "sw"), (9, "nw"), (11, "nw")],
)
def test_example_05_one_clay_of_three_goes_to_the_warehouse_of_the_quarter(
    position, segment, quarter
):
    table = position().seat(0, wet=5).perform("inner", "build_3", segment=segment)
    assert table.goods(0) == (3, 2, 0)
    wanted = {"ne": 1, "se": 1, "sw": 1, "nw": 1, quarter: 2}
    assert table.view()["warehouses"] == wanted


@pytest.mark.clause("terracotta 8.6", "terracotta 5.3")
@pytest.mark.parametrize(
    ("seat", "cell", "points"), [(BLUE, "r3c6", 2), (YELLOW, "r6c8", 0), (GREEN, "r3c2", 0)]
)
def test_example_06_the_gap_of_the_crossbow(position, seat, cell, points):
    table = position(4).warrior("officer", YELLOW, "r3c3")
    table.seat(seat, wet=2, weapons=["crossbow"]).perform("inner", "build_2", seat=seat)
    table.answer("build crossbowman", f"warrior to {cell}")
    if points:
        table.answer("use weapon")
    assert table.asks() is None
    assert table.scored(seat).get("weapon", 0) == points
    assert table.weapons(seat) == ([] if points else ["crossbow"])


def row_four(position):
    """The row of the example, with no other points to be had."""
    table = position(4).inspectors(row=4, column=9).tile("tile_coins").everybody(coins=0)
    table.warrior("soldier", YELLOW, "r4c1").warrior("officer", YELLOW, "r4c3")
    return table.warrior("guard", GREEN, "r4c5").warrior("officer", PURPLE, "r4c7")


@pytest.mark.clause("terracotta 8.7", "terracotta 6.2")
def test_example_07_the_inspected_row(position):
    table = row_four(position).score()
    assert table.points() == [7, 3, 0, 3]
    assert table.view()["inspectors"] == {"row": 5, "column": 1}


@pytest.mark.clause("terracotta 8.8", "terracotta 6.1", "terracotta 9.4")
def test_example_08_the_archer_breaks_the_tie_in_the_same_row(position):
    table = row_four(position).warrior("soldier", PURPLE, "r4c8")
    table.specialist("kneeling_archer", "r5c8", "n").score()
    assert table.points() == [3, 3, 0, 7]


@pytest.mark.clause("terracotta 8.9", "terracotta 2.16")
def test_example_09_three_players_are_set_up(new_game):
    table = new_game(3, first_player="seat", wheel_offsets="fixed", scoring_tiles="fixed")
    assert [table.goods(seat) for seat in (YELLOW, GREEN, BLUE)] == [
        (3, 0, 0),
        (3, 1, 0),
        (4, 2, 0),
    ]
    view = table.view()
    assert view["workers_each"] == 4
    assert view["priority"] == [1, 2]


@pytest.mark.clause("terracotta 8.10", "terracotta 2.12")
def test_example_10_the_set_of_a_player_of_two(new_game):
    table = new_game(2, first_player="seat", wheel_offsets="fixed", scoring_tiles="fixed")
    own = table.view()["seats"][0]
    assert len(own["tokens"]) == 6
    assert own["craftsmen"] == 5
    assert own["pool"] == 5
    assert own["artisans"] == 0


@pytest.mark.clause("terracotta 8.11", "terracotta 5.4")
def test_example_11_the_price_of_specialists(position):
    for kind, weapon in (("footman", "halberd"), ("musician", "spear")):
        for bought, price in enumerate([1, 2, 3, 4]):
            table = position().specialists(**{kind: 4 - bought}).seat(0, coins=5, weapons=[weapon])
            table.perform("outer", "specialist").answer(f"buy {kind}")
            assert table.goods(0) == (5 - price, 0, 0)


@pytest.mark.clause("terracotta 8.11", "terracotta 5.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_example_11_the_price_of_the_master_builder(position, number):
    table = position().round(number).seat(0, coins=number, masters=["master_builder"])
    table.perform("middle", "master_builder")
    assert table.goods(0) == (0, 0, 0)
    table = position().round(number).seat(0, coins=number - 1, masters=["master_builder"])
    table.at_ring("middle", "master_builder")
    wanted = {"price": number, "have": number - 1}
    assert table.reason("middle perform") == ("reason-needs-builder-price", wanted)


@pytest.mark.clause("terracotta 8.12", "terracotta 6.5")
def test_example_12_the_final_scoring(position):
    table = position(4).everybody(coins=0)
    table.warriors("officer", PURPLE, "r3c3", "r3c4", "r3c5")
    table.warriors("officer", YELLOW, "r4c5", "r5c5")
    table.warrior("officer", GREEN, "r2c3").warrior("officer", BLUE, "r6c5")
    for cell, facing in [("r2c4", "s"), ("r4c3", "n"), ("r5c4", "e"), ("r6c6", "w")]:
        table.specialist("kneeling_archer", cell, facing)
    table.specialist("footman", "r4c6").warriors("guard", YELLOW, "r4c7", "r5c7")
    groups = {group["kind"]: group for group in table.view()["groups"]}
    assert groups["officer"]["each"] == 4
    assert len(groups["officer"]["cells"]) == 11
    assert groups["officer"]["points"] == [8 + 2, 4 + 2, 4 + 2, 12 + 5]
    assert groups["guard"]["points"] == [2, 0, 0, 0]
    forecast = table.rules.forecast(table.state)
    assert [sum(part.points for part in parts) for parts in forecast] == [22, 6, 8, 23]
    table.finish()
    assert table.points() == [22, 6, 8, 23]
    assert table.scored(YELLOW) == {"footman": 8, "group": 12, "archer": 2}
    assert table.scored(PURPLE) == {"footman": 2, "group": 17, "archer": 4}
    assert table.scored(BLUE) == {"group": 6, "archer": 2}
    assert table.scored(GREEN) == {"group": 6}
    assert table.rules.ranking(table.state) == [2, 4, 3, 1]

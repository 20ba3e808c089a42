"""The cleanup phase: order, drying, coins, workers, rings (4.5)."""

from __future__ import annotations

import itertools

import pytest


@pytest.mark.clause("terracotta 4.5")
@pytest.mark.parametrize(
    ("holders", "order"),
    [
        ([], [2, 0, 3, 1]),
        ([1], [1, 2, 0, 3]),
        ([2], [2, 0, 3, 1]),
        ([3, 0], [3, 0, 2, 1]),
        ([1, 3], [1, 3, 2, 0]),
        ([3, 1, 0], [3, 1, 0, 2]),
        ([0, 2, 3], [0, 2, 3, 1]),
    ],
)
def test_holders_of_priority_tokens_come_first_by_number(position, holders, order):
    table = position(4).order(2, 0, 3, 1)
    for number, seat in enumerate(holders, 1):
        table.seat(seat, priority=number)
    table.clean_up()
    assert table.view()["order"] == order
    assert table.view()["priority"] == [1, 2, 3]
    assert [seat["priority"] for seat in table.view()["seats"]] == [None] * 4


@pytest.mark.clause("terracotta 4.5")
def test_the_next_round_is_played_in_the_new_order(position):
    table = position(3).begin(1).seat(2, priority=1).finish_round()
    assert table.view()["order"] == [2, 0, 1]
    assert table.asks() == ("PlaceWorker", 2)


@pytest.mark.clause("terracotta 4.5")
def test_wet_clay_dries_but_for_what_masters_keep(position):
    table = position(3).seat(0, wet=4, dry=1).seat(1, wet=1, dry=0)
    table.seat(1, masters=["master_clay_maker", "master_blacksmith"]).seat(2, dry=5)
    table.clean_up()
    assert [table.goods(seat)[1:] for seat in range(3)] == [(0, 5), (1, 0), (0, 5)]
    assert table.view()["warehouses"] == {"ne": 1, "se": 1, "sw": 1, "nw": 1}


@pytest.mark.clause("terracotta 4.5", "terracotta 12.11")
def test_workers_come_home_and_the_rings_turn_against_each_other(position):
    table = position(3).occupy(3, (0, "craftsman")).seat(1, artisans=2).occupy(5, (1, "artisan"))
    table.clean_up()
    assert all(table.occupants(n) == [] for n in range(12))
    seats = table.view()["seats"]
    assert seats[0]["left"] == {"craftsman": 4, "artisan": 0}
    assert seats[1]["left"] == {"craftsman": 2, "artisan": 2}
    rings = table.view()["rings"]
    assert (rings["inner"]["offset"], rings["middle"]["offset"]) == (1, 11)


@pytest.mark.clause("terracotta 4.5", "terracotta 12.11")
def test_the_rings_have_been_turned_four_times_in_the_last_round(new_game):
    table = new_game(2, first_player="seat", wheel_offsets="fixed", scoring_tiles="fixed")
    for number in range(1, 6):
        rings = table.view()["rings"]
        offsets = (rings["inner"]["offset"], rings["middle"]["offset"])
        assert offsets == (number - 1, (1 - number) % 12)
        table.finish_round()
    rings = table.view()["rings"]
    assert (rings["inner"]["offset"], rings["middle"]["offset"]) == (4, 8)


@pytest.mark.clause("terracotta 4.5")
def test_weapons_inspectors_warehouses_and_masters_carry_over(position):
    table = position(2).seat(0, weapons=["spear"], masters=["master_overseer"])
    table.warehouses(ne=4).inspectors(3, 4).warrior("guard", 0, "r1c1").clean_up()
    assert table.weapons(0) == ["spear"]
    assert table.masters(0) == ["master_overseer"]
    assert table.view()["warehouses"]["ne"] == 4
    assert table.view()["inspectors"] == {"row": 3, "column": 4}
    assert table.figure("r1c1")["owner"] == 0


@pytest.mark.clause("terracotta 4.5", "terracotta 12.3")
def test_a_promoted_worker_is_an_artisan_in_all_later_rounds(position):
    table = position(2).rings(0, inner="promote").begin(1)
    table.answer("place craftsman 1", "inner perform").skip_to("PlaceWorker").finish_round()
    assert table.state.round == 2
    left = table.view()["seats"][0]["left"]
    assert left == {"craftsman": 4, "artisan": 1}
    assert {"place craftsman 3", "place artisan 3"} <= set(table.lines())


@pytest.mark.clause("terracotta 4.5", "terracotta 12.8")
def test_any_two_holders_keep_the_others_in_their_order(position):
    for first, second in itertools.permutations(range(4), 2):
        table = position(4).order(3, 1, 0, 2).seat(first, priority=1).seat(second, priority=2)
        order = table.clean_up().view()["order"]
        rest = [seat for seat in (3, 1, 0, 2) if seat not in (first, second)]
        assert order == [first, second, *rest]

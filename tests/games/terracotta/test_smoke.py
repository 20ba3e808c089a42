"""The first look at the game: the rulebook's main examples, and a turn from end to end."""

from __future__ import annotations

import pytest

from tianxia.core.errors import Unreadable

YELLOW, GREEN, BLUE, PURPLE = range(4)


def test_three_players_are_set_up_by_their_places(new_game):
    table = new_game(3, first_player="seat", wheel_offsets="fixed", scoring_tiles="fixed")
    assert [table.goods(seat) for seat in range(3)] == [(3, 0, 0), (3, 1, 0), (4, 2, 0)]
    view = table.view()
    assert view["workers_each"] == 4
    assert view["priority"] == [1, 2]
    assert view["warehouses"] == {"ne": 1, "se": 1, "sw": 1, "nw": 1}
    assert table.asks() == ("PlaceWorker", 0)


def test_a_turn_runs_from_the_inner_to_the_outer_ring(position):
    table = position().seat(0, wet=3).rings(0, inner="build_3", middle="coins_2").turn()
    table.answer("place craftsman 1", "inner perform", "build officer", "warrior to r3c3")
    assert table.state.points[0] == 4
    assert table.state.warehouses == [2, 1, 1, 1]
    table.answer("middle perform")
    assert table.goods(0) == (5, 0, 0)
    assert table.lines() == ["outer perform", "outer pass"]
    table.answer("outer perform")
    assert table.weapons(0) == ["sword"]
    assert table.asks() is None


def test_a_ring_turns_once_for_two_coins(position):
    table = position().turn()
    table.answer("turn inner")
    assert table.state.inner_offset == 1
    assert table.goods(0) == (1, 0, 0)
    assert table.reason("turn middle") == ("reason-already-turned", {})


def test_the_gap_of_the_crossbow(position):
    for seat, cell, points in [(BLUE, "r3c6", 2), (YELLOW, "r6c8", 0), (GREEN, "r3c2", 0)]:
        table = position(4).warrior("officer", YELLOW, "r3c3")
        table.seat(seat, wet=2, weapons=["crossbow"])
        table.perform("inner", "build_2", seat=seat)
        table.answer("build crossbowman", f"warrior to {cell}")
        if points:
            table.answer("use weapon")
        assert table.asks() is None
        assert table.scored(seat).get("weapon", 0) == points


def test_the_inspected_row_and_the_archer_who_breaks_a_tie(position):
    table = position(4).inspectors(row=4, column=9).tile("tile_coins").everybody(coins=0)
    table.warrior("soldier", YELLOW, "r4c1").warrior("officer", YELLOW, "r4c3")
    table.warrior("guard", GREEN, "r4c5").warrior("officer", PURPLE, "r4c7")
    table.score()
    assert table.points() == [7, 3, 0, 3]
    table.warrior("soldier", PURPLE, "r4c8").specialist("kneeling_archer", "r5c8", "n")
    table.inspectors(row=4, column=9).score()
    assert table.points() == [10, 6, 0, 10]


def test_the_final_scoring_of_the_rulebook(position):
    table = position(4).everybody(coins=0)
    table.warriors("officer", PURPLE, "r3c3", "r3c4", "r3c5")
    table.warriors("officer", YELLOW, "r4c5", "r5c5")
    table.warrior("officer", GREEN, "r2c3").warrior("officer", BLUE, "r6c5")
    for cell, facing in [("r2c4", "s"), ("r4c3", "n"), ("r5c4", "e"), ("r6c6", "w")]:
        table.specialist("kneeling_archer", cell, facing)
    table.specialist("footman", "r4c6").warriors("guard", YELLOW, "r4c7", "r5c7")
    forecast = table.rules.forecast(table.state)
    assert [sum(part.points for part in parts) for parts in forecast] == [22, 6, 8, 23]
    table.finish()
    assert table.points() == [22, 6, 8, 23]
    assert table.scored(PURPLE) == {"footman": 2, "group": 17, "archer": 4}
    assert table.rules.ranking(table.state) == [2, 4, 3, 1]


def test_a_horse_comes_along_as_it_lies(position):
    table = position(2).warrior("soldier", 0, "r2c2", mount="e").warrior("guard", 0, "r5c5")
    table.warrior("guard", 1, "r4c4").seat(0, wet=2, weapons=["halberd"])
    table.perform("inner", "build_2").answer("build guard", "warrior to r7c9", "use weapon")
    assert "move r2c2 to r3c2" in table.lines()
    assert "move r2c2 to r4c2" not in table.lines()  # its far end would meet the guard
    table.answer("move r2c2 to r2c7")
    assert table.figure("r2c7")["cells"] == ["r2c7", "r2c8", "r2c9"]
    assert table.state.empty == [c for c in range(len(table.state.at)) if not table.state.at[c]]


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("organizer.vp_by_taken", [4, 4], "count"),
        ("mausoleum.rows", 8, "mausoleum.rows"),
        ("rings.inner.actions", ["build_2"], "12"),
        ("setup.fixed.scoring_tiles", ["tile_coins"] * 5, "different"),
        ("scoring.leftover_tokens_per_vp", 0, "leftover_tokens_per_vp"),
        ("masters/master_overseer.ability", [], "take_warehouse"),
    ],
)
def test_a_broken_components_file_is_refused_in_one_sentence(altered, path, value, words):
    with pytest.raises(Unreadable, match=words):
        altered({path: value})

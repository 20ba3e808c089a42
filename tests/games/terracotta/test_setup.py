"""Set-up: what lies where, what is drawn, what everybody begins with (sections 2, 7, 10)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, pending
from tianxia.core.errors import TianxiaError
from tianxia.games.terracotta.names import TILES

PLAIN = {"first_player": "seat", "wheel_offsets": "fixed", "scoring_tiles": "fixed"}
INNER = [
    "build_2", "moisten", "build_4", "coins_4", "build_3", "promote",
    "build_2", "clay_4", "build_4", "moisten", "promote", "build_3",
]  # fmt: skip
MIDDLE = [
    "master_builder", "coins_2", "master_clay_maker", "clay_2", "priority", "master_overseer",
    "master_steward", "coins_3", "master_blacksmith", "clay_2", "priority", "master_inspector",
]  # fmt: skip
OUTER = [
    "ready_sword", "specialist", "ready_halberd", "ready_crossbow", "specialist", "ready_spear",
    "ready_halberd", "specialist", "ready_sword", "ready_spear", "specialist", "ready_crossbow",
]  # fmt: skip


def drawn(table, *lines):
    """Answer for nature; then the game has begun."""
    return table.answer(*lines).skip_to("PlaceWorker")


@pytest.mark.clause("terracotta 2.1", "terracotta 10.1")
def test_three_rings_lie_on_each_other(new_game):
    view = new_game(3, **PLAIN).view()
    rings = view["rings"]
    assert rings["inner"] == {"offset": 0, "actions": INNER}
    assert rings["middle"] == {"offset": 0, "actions": MIDDLE}
    assert rings["outer"] == {"offset": 0, "actions": OUTER}
    assert [segment["quarter"] for segment in view["segments"]] == [
        *["ne"] * 3,
        *["se"] * 3,
        *["sw"] * 3,
        *["nw"] * 3,
    ]


@pytest.mark.clause("terracotta 2.2")
def test_coins_and_clay_never_run_out(position):
    table = position(2).everybody(coins=89, wet=89).perform("inner", "coins_4")
    assert list(table.state.coins) == [93, 89]
    table.perform("inner", "clay_4", seat=1)
    assert list(table.state.wet) == [89, 93]


@pytest.mark.clause("terracotta 2.3", "terracotta 10.9")
def test_every_warehouse_begins_with_one_dry_clay(new_game):
    assert new_game(2, **PLAIN).view()["warehouses"] == {"ne": 1, "se": 1, "sw": 1, "nw": 1}


@pytest.mark.clause("terracotta 2.4")
def test_the_movable_rings_are_turned_at_random_one_after_the_other(new_game):
    table = new_game(3, first_player="seat", scoring_tiles="fixed")
    assert table.asks() == ("TurnInnerRing", NATURE)
    assert table.view()["rings"]["inner"]["offset"] is None
    assert table.view()["segments"][0]["inner"] is None
    assert table.lines() == [f"inner ring at {n}" for n in range(12)]
    table.answer("inner ring at 3")
    assert table.asks() == ("TurnMiddleRing", NATURE)
    assert table.lines() == [f"middle ring at {n}" for n in range(12)]
    table.answer("middle ring at 11")
    assert table.asks() == ("PlaceWorker", 0)
    segments = table.view()["segments"]
    assert [segment["inner"] for segment in segments] == INNER[-3:] + INNER[:-3]
    assert [segment["middle"] for segment in segments] == MIDDLE[-11:] + MIDDLE[:-11]
    assert [segment["outer"] for segment in segments] == OUTER


@pytest.mark.clause("terracotta 2.5", "terracotta 10.6")
def test_five_of_twelve_scoring_tiles_are_drawn_in_order(new_game):
    table = new_game(3, first_player="seat", wheel_offsets="fixed")
    assert table.lines() == [f"draw {name}" for name in TILES]
    assert len(TILES) == 12
    names = ["tile_clay", "tile_middle_row", "tile_coins", "tile_sector_se", "tile_officer"]
    for number, name in enumerate(names):
        assert table.asks() == ("DrawTile", NATURE)
        assert len(table.lines()) == 12 - number
        assert pending(table.state).weights(table.state) is None  # all alike
        table.answer(f"draw {name}")
    assert table.asks() == ("PlaceWorker", 0)
    assert [tile["tile"] for tile in table.view()["tiles"]] == names


@pytest.mark.clause("terracotta 2.6", "terracotta 10.7")
def test_the_game_begins_in_round_one_of_five(new_game):
    view = new_game(3, **PLAIN).view()
    assert (view["round"], view["rounds"], view["phase"]) == (1, 5, "actions")
    assert [tile["domination"] for tile in view["tiles"]] == [4, 6, 8, 10, 12]
    assert [tile["presence"] for tile in view["tiles"]] == [1, 2, 3, 4, 5]
    assert [tile["builder"] for tile in view["tiles"]] == [1, 2, 3, 4, 5]


@pytest.mark.clause("terracotta 2.7", "terracotta 10.8")
def test_both_inspectors_begin_on_the_first_space(new_game):
    table = new_game(2, **PLAIN)
    assert table.view()["inspectors"] == {"row": 1, "column": 1}
    assert list(table.state.edition.track) == [7, 9]


@pytest.mark.clause("terracotta 2.8", "terracotta 10.2")
def test_the_organizer_holds_eleven_of_each_type(new_game):
    view = new_game(4, **PLAIN).view()
    kinds = ["officer", "guard", "crossbowman", "soldier"]
    assert view["organizer"] == {kind: {"left": 11, "points": 4} for kind in kinds}
    assert view["printed"]["organizer"] == [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


@pytest.mark.clause("terracotta 2.9", "terracotta 10.3")
def test_four_specialists_of_each_type_wait_below_the_mausoleum(new_game):
    view = new_game(4, **PLAIN).view()
    kinds = ["horse", "footman", "kneeling_archer", "musician"]
    assert view["specialists"] == {kind: {"left": 4, "price": 1} for kind in kinds}
    assert view["mausoleum"] == []


@pytest.mark.clause("terracotta 2.10")
@pytest.mark.parametrize(("seats", "stack"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_the_priority_stack_has_one_token_fewer_than_seats(new_game, seats, stack):
    assert new_game(seats, **PLAIN).view()["priority"] == stack


@pytest.mark.clause("terracotta 2.11")
def test_everybody_has_three_coins_and_four_inactive_weapons(new_game):
    table = new_game(2, **PLAIN)
    assert list(table.state.coins) == [3, 3]
    for seat in table.view()["seats"]:
        assert seat["weapons"] == dict.fromkeys(["sword", "halberd", "crossbow", "spear"], False)


@pytest.mark.clause("terracotta 2.12", "terracotta 2.13", "terracotta 10.4")
@pytest.mark.parametrize(("seats", "workers", "turns"), [(2, 5, 10), (3, 4, 12), (4, 3, 12)])
def test_workers_and_master_tokens_by_number_of_players(new_game, seats, workers, turns):
    view = new_game(seats, **PLAIN).view()
    assert (view["workers_each"], view["turns"]) == (workers, turns)
    for seat in view["seats"]:
        assert seat["craftsmen"] == workers
        assert seat["artisans"] == 0
        assert seat["pool"] == workers
        assert seat["left"] == {"craftsman": workers, "artisan": 0}
        assert seat["tokens"] == [1, 2, 3, 4, 5, 6]
        assert seat["masters"] == []


@pytest.mark.clause("terracotta 2.14")
def test_nobody_has_points(new_game):
    table = new_game(4, **PLAIN)
    assert table.points() == [0, 0, 0, 0]
    assert table.rules.scores(table.state) == [0, 0, 0, 0]


@pytest.mark.clause("terracotta 2.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player_and_the_others_follow_clockwise(new_game, seats):
    table = new_game(seats, wheel_offsets="fixed", scoring_tiles="fixed")
    assert table.asks() == ("DrawFirstSeat", NATURE)
    assert table.lines() == [f"first seat {n}" for n in range(1, seats + 1)]
    table.answer("first seat 2")
    assert table.view()["order"] == [(1 + place) % seats for place in range(seats)]
    assert table.asks() == ("PlaceWorker", 1)


@pytest.mark.clause("terracotta 2.16")
def test_later_places_begin_with_more(new_game):
    table = new_game(4, wheel_offsets="fixed", scoring_tiles="fixed")
    table.answer("first seat 3")  # then 4, 1, 2
    goods = [table.goods(seat) for seat in (2, 3, 0, 1)]
    assert goods == [(3, 0, 0), (3, 1, 0), (4, 2, 0), (5, 3, 0)]
    table = new_game(2, **PLAIN)
    assert [table.goods(seat) for seat in (0, 1)] == [(3, 0, 0), (3, 1, 0)]


@pytest.mark.clause("terracotta 2.17")
def test_points_go_on_beyond_the_track(position):
    table = position(2).seat(0, wet=2, points=199)
    table.state.scored[0] = 199
    table.perform("inner", "build_2").answer("build guard", "warrior to r1c1")
    assert table.points() == [203, 0]


@pytest.mark.clause("terracotta 7")
def test_the_options_lay_out_what_they_name(new_game):
    table = new_game(3, **PLAIN)
    assert table.asks() == ("PlaceWorker", 0)  # nothing is left to chance
    view = table.view()
    assert view["order"] == [0, 1, 2]
    assert (view["rings"]["inner"]["offset"], view["rings"]["middle"]["offset"]) == (0, 0)
    names = [tile["tile"] for tile in view["tiles"]]
    assert names == [
        "tile_sector_nw", "tile_middle_row", "tile_soldier", "tile_coins", "tile_officer",
    ]  # fmt: skip


@pytest.mark.clause("terracotta 7")
def test_the_options_have_their_values_and_defaults(rules):
    options = {option.name: (list(option.values), option.default) for option in rules.options}
    assert options == {
        "first_player": (["random", "seat"], "random"),
        "wheel_offsets": (["random", "fixed"], "random"),
        "scoring_tiles": (["random", "fixed"], "random"),
        "inspector_back_wrap": ([True, False], True),
        "steward_needs_first": ([True, False], True),
    }
    assert (rules.seats_min, rules.seats_max) == (2, 4)


@pytest.mark.clause("terracotta 7")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(rules, seats):
    with pytest.raises(TianxiaError):
        rules.new_game(seats, {})


@pytest.mark.clause("terracotta 7")
@pytest.mark.parametrize("options", [{"solo": True}, {"first_player": "oldest"}])
def test_unknown_options_are_refused(rules, options):
    with pytest.raises(TianxiaError):
        rules.new_game(3, options)


@pytest.mark.clause("terracotta 10.5")
def test_the_clay_on_the_priority_tokens(new_game):
    assert new_game(4, **PLAIN).view()["printed"]["priority_clay"] == [0, 1, 2]

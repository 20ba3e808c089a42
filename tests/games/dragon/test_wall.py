"""The Great Wall of China: its tiles and its checks (4.6, 7.1)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.core.rows import row_of
from tianxia.games.dragon.names import WALL_TILES
from tianxia.games.dragon.wall import BuildWall, WallCheck


@pytest.mark.clause("dragon 4.6", "dragon 7.1")
def test_any_own_tile_that_is_not_built_may_be_chosen(position):
    table = position(great_wall="on").seat(0, wall_left=["wall_vp", "wall_rice"])
    assert table.ask(BuildWall(0)).lines() == ["wall wall_rice", "wall wall_vp"]


@pytest.mark.clause("dragon 7.1", "dragon 6.2")
@pytest.mark.parametrize(
    ("tile", "goods", "gain"),
    [
        ("wall_rice", "rice", 1),
        ("wall_fireworks", "fireworks", 1),
        ("wall_yuan", "yuan", 2),
        ("wall_person_track", "space", 3),
        ("wall_vp", "points", 3),
    ],
)
def test_a_wall_tile_brings_its_bonus(position, tile, goods, gain):
    table = position(great_wall="on").seat(0, yuan=0).ask(BuildWall(0)).answer(f"wall {tile}")
    assert getattr(table.state, goods)[0] == gain
    assert table.asks() is None
    assert table.scored(0) == ({"wall_bonus": 3} if tile == "wall_vp" else {})


@pytest.mark.clause("dragon 7.1", "dragon 4.4")
def test_the_floor_tile_is_built_at_once(position):
    table = position(great_wall="on").ask(BuildWall(0)).answer("wall wall_floor")
    assert table.lines() == ["build palace 1", "build palace 2", "build new"]
    table.answer("build palace 1")
    assert table.palaces(0) == [(3,), (2,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 7.1")
@pytest.mark.parametrize(("base", "yuan"), [(0, 6), (7, 13)])
def test_the_bonus_comes_from_the_file(position, base, yuan):
    places = {"wall_tile/wall_yuan.effect.gain.base": base}
    table = position(places=places, great_wall="on").ask(BuildWall(0)).answer("wall wall_yuan")
    assert table.state.yuan[0] == yuan


@pytest.mark.clause("dragon 5.5")
def test_a_bonus_may_count_symbols(position):
    gain = {"what": "yuan", "base": 2, "per_symbol": "coin"}
    table = position(places={"wall_tile/wall_yuan.effect.gain": gain}, great_wall="on")
    table.seat(0, palaces=[(2, "tax_collector_young")], yuan=0).ask(BuildWall(0))
    assert table.preview("wall wall_yuan") == [("yuan", 5)]
    assert table.answer("wall wall_yuan").state.yuan[0] == 5


@pytest.mark.clause("dragon 7.1", "dragon 12.1.11")
def test_the_wall_grows_from_left_to_right_and_keeps_its_owners(position):
    table = position(great_wall="on").groups(["build_wall"])
    for seat, tile in ((1, "wall_vp"), (0, "wall_rice"), (1, "wall_rice")):
        table.state.dragon = row_of([-1, -1])
        table.act(seat, "action build_wall").answer(f"wall {tile}")
    seen = table.rules.view(table.state, 0)
    assert seen["wall"] == {"owners": [1, 0, 1], "length": 12}
    assert seen["seats"][1]["wall_left"] == [
        "wall_fireworks",
        "wall_floor",
        "wall_yuan",
        "wall_person_track",
    ]


@pytest.mark.clause("dragon 7.1", "dragon 4.6")
def test_in_the_random_mode_chance_draws_one_of_the_own_tiles(position):
    table = position(great_wall="random_tile").groups(["build_wall"])
    table.seat(1, wall_left=["wall_vp", "wall_yuan"]).act(1, "action build_wall")
    assert table.asks() == ("DrawWallTile", NATURE)
    assert table.lines() == ["draw wall_yuan", "draw wall_vp"]
    table.answer("draw wall_vp")
    assert (table.state.points[1], list(table.state.wall)) == (3, [1])


@pytest.mark.clause("dragon 7.1")
@pytest.mark.parametrize("month", [4, 5])
def test_a_wall_that_reaches_the_month_pays_every_own_tile(position, month):
    table = position(seats=3, great_wall="on").wall(0, 1, 0, 0, 1)
    table.everybody(palaces=[(1, "monk_young")]).ask(WallCheck(NATURE, month))
    assert list(table.state.points) == [3, 2, 0]
    assert table.scored(0) == {"wall": 3}
    assert table.asks() is None


@pytest.mark.clause("dragon 7.1")
def test_a_wall_that_does_not_reach_costs_those_with_the_fewest_tiles_a_person(position):
    table = position(seats=3, great_wall="on").wall(0, 1, 0, 0, 1)
    table.everybody(palaces=[(2, "monk_young", "farmer_young")]).ask(WallCheck(NATURE, 6))
    assert list(table.state.points) == [0, 0, 0]
    assert table.asks() == ("WallRelease", 2)
    assert table.answer("wall-release palace 1 monk_young").asks() is None


@pytest.mark.clause("dragon 7.1", "dragon 5.4")
def test_who_has_nobody_to_release_is_not_asked(position):
    table = position(great_wall="on").wall().everybody(palaces=[(2,)]).ask(WallCheck(NATURE, 6))
    assert table.asks() is None


@pytest.mark.clause("dragon 7.1", "dragon 4.9")
@pytest.mark.parametrize(
    ("event", "month", "checks"),
    [("mongol_invasion", 7, 1), ("contagion", 7, 0), ("contagion", 12, 1)],
)
def test_checks_come_with_the_mongols_and_after_the_last_month(position, event, month, checks):
    table = position(great_wall="on").schedule(event, month).listen()
    table.everybody(palaces=[], hand=[]).month(month).finish_round()
    assert len(table.heard("wall-too-short")) == checks


@pytest.mark.clause("dragon 7.1")
def test_without_the_expansion_there_are_no_checks(position):
    table = position().schedule("mongol_invasion", 12).listen()
    table.everybody(palaces=[], hand=[]).month(12).finish_round()
    assert table.heard("wall-too-short") == table.heard("wall-holds") == []
    assert table.heard("game-over") != []


@pytest.mark.clause("dragon 7.1", "dragon 4.9")
def test_the_check_comes_after_the_releases_of_the_mongols(position):
    table = position(great_wall="on").schedule("mongol_invasion", 7).wall()
    table.seat(0, palaces=[(2, "monk_young", "farmer_young")], hand=[])
    table.seat(1, palaces=[], hand=[]).month(7).skip_to("EventRelease", "WallRelease")
    assert table.asks() == ("EventRelease", 0)
    table.answer("release palace 1 monk_young")
    assert table.asks() == ("WallRelease", 0)


@pytest.mark.clause("dragon 7.1")
@pytest.mark.parametrize(
    ("length", "owners", "points"),
    [(11, [0] * 6 + [1] * 5, [0, 0]), (12, [0] * 6 + [1] * 6, [6, 6])],
)
def test_the_last_check_needs_twelve_tiles(position, length, owners, points):
    table = position(great_wall="on").wall(*owners).everybody(palaces=[], hand=[], yuan=0)
    assert len(table.state.wall) == length
    table.schedule("dragon_festival", 12).month(12).finish_round()
    money = [table.scored(seat).get("money", 0) for seat in (0, 1)]
    assert [table.state.points[seat] - money[seat] for seat in (0, 1)] == points


@pytest.mark.clause("dragon 7.1")
def test_the_numbers_of_the_check_come_from_the_file(position):
    places = {
        "wall_check.reached.vp_per_own_tile": 4,
        "wall_check.not_reached.fewest_tiles_release": 2,
        "rules.wall_max_length": 3,
    }
    table = position(places=places, great_wall="on").wall(0, 0, 1).ask(WallCheck(NATURE, 3))
    assert list(table.state.points) == [8, 4]
    table.everybody(palaces=[(3, "monk_young", "farmer_young")]).ask(WallCheck(NATURE, 4))
    assert (table.asks(), table.question().arg) == (("WallRelease", 1), 2)
    table.state.agenda = []
    table.groups(["build_wall"])
    assert table.rules.view(table.state, 0)["wall"]["length"] == 3


@pytest.mark.clause("dragon 7.1")
def test_the_event_of_the_check_comes_from_the_file(position):
    table = position(places={"wall_check.trigger_events": ["drought"]}, great_wall="on").listen()
    table.schedule("drought", 7).everybody(palaces=[], hand=[]).month(7).finish_round()
    assert table.heard("wall-too-short") != []


@pytest.mark.clause("dragon 12.1.11")
def test_a_finished_seat_has_no_tile_left(position):
    table = position(great_wall="on")
    for tile in WALL_TILES:
        table.ask(BuildWall(0)).answer(f"wall {tile}")
        if table.asks() is not None:
            table.answer("build new")
    assert table.state.wall_left[0] == 0
    assert list(table.state.wall) == [0] * 6

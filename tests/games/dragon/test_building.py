"""Building floors after Build, the floor tile of the wall, and the craftsmen's charter (4.4)."""

from __future__ import annotations

import pytest

from tianxia.games.dragon.building import BuildFloor, build_floors, trim
from tianxia.games.dragon.names import MAX_PALACES


@pytest.mark.clause("dragon 4.4")
def test_a_floor_goes_on_a_palace_below_full_height_or_begins_a_new_one(position):
    table = position().seat(0, palaces=[(1,), (2, "monk_old"), (3,)]).ask(BuildFloor(0, 1))
    assert table.lines() == ["build palace 1", "build palace 2", "build new"]


@pytest.mark.clause("dragon 4.4")
def test_every_floor_is_one_decision(position):
    table = position().seat(0, palaces=[(1,)]).ask(BuildFloor(0, 3))
    for left in (3, 2, 1):
        assert table.question().arg == left
        table.answer("build new")
    assert table.palaces(0) == [(1,), (1,), (1,), (1,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 4.4")
def test_persons_stay_where_they_are_while_floors_are_added(position):
    table = position().seat(0, palaces=[(1, "monk_old"), (2, "farmer_old")]).ask(BuildFloor(0, 1))
    table.answer("build palace 1")
    assert table.palaces(0) == [(2, "monk_old"), (2, "farmer_old")]


@pytest.mark.clause("dragon 4.4", "dragon 3")
def test_a_new_palace_takes_the_lowest_free_id(position):
    table = position().seat(0, palaces=[(2,), None, (2,), None, (1,)]).ask(BuildFloor(0, 3))
    assert table.lines() == ["build palace 1", "build palace 3", "build palace 5", "build new"]
    table.answer("build new", "build new", "build new")
    assert table.palaces(0) == [(2,), (1,), (2,), (1,), (1,), (1,)]


@pytest.mark.clause("dragon 4.4", "dragon 9.13")
def test_a_seat_without_palaces_begins_a_new_one(position):
    table = position().seat(0, palaces=[]).ask(BuildFloor(0, 2))
    table.answer("build new", "build palace 1")
    assert table.palaces(0) == [(2,)]


@pytest.mark.clause("dragon 4.4")
@pytest.mark.parametrize("height", [1, 2])
def test_the_full_height_comes_from_the_file(position, height):
    places = {"rules.palace_max_floors": height, "rules.start_palaces": [1, 1]}
    table = position(places=places).ask(BuildFloor(0, 1))
    expected = ["build new"] if height == 1 else ["build palace 1", "build palace 2", "build new"]
    assert table.lines() == expected


@pytest.mark.clause("dragon 3")
def test_more_palaces_than_can_ever_stand_are_not_begun(position):
    table = position().seat(0, palaces=[(2,)] * MAX_PALACES).ask(BuildFloor(0, 1))
    assert table.lines() == [f"build palace {n}" for n in range(1, MAX_PALACES + 1)]
    table.state.agenda = []
    table.seat(0, palaces=[(3,)] * MAX_PALACES)
    build_floors(table.state, 0, 2)
    assert table.asks() is None


@pytest.mark.clause("dragon 4.4")
def test_no_floors_are_no_question(position):
    table = position()
    build_floors(table.state, 0, 0)
    assert table.asks() is None


@pytest.mark.clause("dragon 3")
def test_free_ids_at_the_end_are_forgotten(position):
    table = position().seat(0, palaces=[(2,), None, (3,), None, None])
    trim(table.state, 0)
    assert table.palaces(0) == [(2,), None, (3,)]

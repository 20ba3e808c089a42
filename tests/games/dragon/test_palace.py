"""A palace as one number: floors, persons, room."""

from __future__ import annotations

import itertools

import pytest

from tianxia.core.rows import row_of
from tianxia.games.dragon.names import TILES
from tianxia.games.dragon.palace import (
    fill_lodgers,
    floors_of,
    has_room,
    lives_in,
    lodgers,
    persons_in,
    with_floors,
    with_person,
    without_person,
)

SOME = [0, 1, 7, 14]


def built(floors, persons):
    palace = floors
    for tile in persons:
        palace = with_person(palace, tile)
    return palace


@pytest.mark.clause("dragon 3")
@pytest.mark.parametrize("floors", [1, 2, 3])
def test_a_palace_remembers_its_floors_and_persons(floors):
    for number in range(floors + 1):
        for persons in itertools.product(SOME, repeat=number):
            palace = built(floors, persons)
            assert floors_of(palace) == floors
            assert persons_in(palace) == number
            assert sorted(lodgers(palace)) == sorted(persons)
            choices = row_of([0] * 4)
            kinds = sorted(set(persons))
            assert fill_lodgers(palace, 100, choices, 1) == 1 + len(kinds)
            assert list(choices)[1 : 1 + len(kinds)] == [100 + tile for tile in kinds]


@pytest.mark.clause("dragon 3")
def test_equal_palaces_are_equal_numbers_however_they_were_filled():
    for persons in itertools.product(SOME, repeat=3):
        numbers = {built(3, order) for order in itertools.permutations(persons)}
        assert len(numbers) == 1


@pytest.mark.clause("dragon 3")
def test_leaving_undoes_moving_in():
    for persons in itertools.product(SOME, repeat=2):
        for tile in range(len(TILES)):
            palace = built(3, persons)
            assert without_person(with_person(palace, tile), tile) == palace


@pytest.mark.clause("dragon 3")
def test_there_is_room_while_persons_are_fewer_than_floors():
    assert has_room(built(1, []))
    assert not has_room(built(1, [3]))
    assert has_room(built(3, [3, 4]))
    assert not has_room(built(3, [3, 4, 5]))
    assert not has_room(0)


@pytest.mark.clause("dragon 3")
def test_who_lives_there():
    palace = built(3, [2, 9])
    assert [tile for tile in range(len(TILES)) if lives_in(palace, tile)] == [2, 9]
    assert not lives_in(0, 0)


@pytest.mark.clause("dragon 3")
def test_other_floors_move_nobody():
    palace = with_floors(built(3, [1, 2, 3]), 1)
    assert floors_of(palace) == 1
    assert sorted(lodgers(palace)) == [1, 2, 3]

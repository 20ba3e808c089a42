"""Releasing persons: who chooses, how many, from where (4.8, 5.4)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.dragon.releasing import (
    DroughtRelease,
    EventRelease,
    QuakeRelease,
    WallRelease,
)
from tianxia.games.dragon.wall import WallCheck

HOME = [(2, "monk_old", "monk_old"), (3, "farmer_old", "healer_young")]


@pytest.mark.clause("dragon 4.8")
def test_anybody_may_be_released_and_equal_persons_in_one_palace_are_offered_once(position):
    table = position(seats=3).seat(0, palaces=HOME).ask(EventRelease(0, 2))
    assert table.lines() == [
        "release palace 1 monk_old",
        "release palace 2 healer_young",
        "release palace 2 farmer_old",
    ]


@pytest.mark.clause("dragon 4.8", "dragon 5.2", "dragon 12.1.1")
def test_a_released_person_leaves_the_game_and_the_marker_stays(position):
    table = position(seats=3).seat(0, palaces=HOME, space=9).ask(EventRelease(0, 1))
    supply = list(table.state.supply)
    table.answer("release palace 1 monk_old")
    assert table.palaces(0)[0] == (2, "monk_old")
    assert table.removed() == {"monk_old": 1}
    assert (list(table.state.supply), table.state.space[0]) == (supply, 9)


@pytest.mark.clause("dragon 4.8")
@pytest.mark.parametrize("question", [EventRelease, WallRelease])
def test_a_seat_releases_one_after_another(position, question):
    table = position(seats=3).seat(0, palaces=HOME).ask(question(0, 3))
    for left in (3, 2, 1):
        assert table.asks() == (question.__name__, 0)
        assert table.question().arg == left
        table.answer(table.lines()[0])
    assert table.asks() is None


@pytest.mark.clause("dragon 4.8", "dragon 5.3")
def test_each_seat_makes_all_its_releases_before_the_next_one(position):
    table = position(seats=3).order(1, 2, 0)
    table.everybody(palaces=[(3, "monk_young", "farmer_young")], yuan=2)
    table.event("imperial_tribute")
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@pytest.mark.clause("dragon 4.8", "dragon 5.4")
def test_with_too_few_persons_all_are_released_and_the_rest_is_ignored(position):
    table = position().seat(0, palaces=[(2, "monk_old")], yuan=0).seat(1, palaces=[])
    table.event("imperial_tribute").answer("release palace 1 monk_old")
    assert table.palaces(0) == [(2,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 5.4")
@pytest.mark.parametrize("event", ["imperial_tribute", "drought", "mongol_invasion", "contagion"])
@pytest.mark.parametrize("palaces", [[], [(2,), (1,)]])
def test_without_persons_or_palaces_nothing_is_asked(position, event, palaces):
    table = position().everybody(palaces=palaces, yuan=0, rice=2).event(event)
    assert table.asks() is None
    assert list(table.state.rice) == [2, 2]
    assert table.palaces(0) == palaces


@pytest.mark.clause("dragon 5.3")
def test_in_a_drought_a_palace_loses_at_most_one_person(position):
    table = position(seats=3).seat(0, palaces=HOME).ask(DroughtRelease(0, 2))
    table.answer("drought-release palace 2 farmer_old")
    assert table.lines() == ["drought-release palace 1 monk_old"]
    table.answer("drought-release palace 1 monk_old")
    assert table.palaces(0) == [(2, "monk_old"), (3, "healer_young")]


@pytest.mark.clause("dragon 5.3", "dragon 7.1")
def test_wall_and_event_releases_take_from_anywhere(position):
    table = position(seats=3).seat(0, palaces=HOME).ask(EventRelease(0, 2))
    table.answer("release palace 1 monk_old")
    assert "release palace 1 monk_old" in table.lines()


@pytest.mark.clause("dragon 7.2")
def test_an_earthquake_releases_only_from_overfull_palaces(position):
    table = position(seats=3).seat(
        0, palaces=[(1, "monk_old", "farmer_old"), (2, "farmer_young", "healer_young"), (1,)]
    )
    table.ask(QuakeRelease(0, 1))
    assert table.lines() == [
        "quake-release palace 1 monk_old",
        "quake-release palace 1 farmer_old",
    ]
    assert table.answer("quake-release palace 1 monk_old").asks() is None


@pytest.mark.clause("dragon 7.2")
def test_an_earthquake_asks_again_until_nobody_is_too_many(position):
    table = position(seats=3).seat(0, palaces=[(1, "monk_old", "farmer_old", "healer_young")])
    table.ask(QuakeRelease(0, 2)).answer("quake-release palace 1 monk_old")
    assert table.asks() == ("QuakeRelease", 0)
    table.answer("quake-release palace 1 farmer_old")
    assert table.palaces(0) == [(1, "healer_young")]
    assert table.asks() is None


@pytest.mark.clause("dragon 4.9", "dragon 7.1")
def test_wall_releases_go_in_track_order(position):
    table = position(seats=3, great_wall="on").order(2, 1, 0).wall(1)
    table.everybody(palaces=[(1, "farmer_young")]).ask(WallCheck(NATURE, 5))
    assert table.asks() == ("WallRelease", 2)
    table.answer("wall-release palace 1 farmer_young")
    assert table.asks() == ("WallRelease", 0)
    assert table.answer("wall-release palace 1 farmer_young").asks() is None

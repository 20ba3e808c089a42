"""What the journal hears: seat and numbers of the notes, palaces counted from one."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.names import ACTIONS, CATEGORIES, PERSON_CARDS, TILES, WALL_TILES
from tianxia.games.dragon.persons import PlayCard
from tianxia.games.dragon.releasing import EventRelease
from tianxia.games.dragon.scoring import Decay, FinalScoring, RoundScoring
from tianxia.games.dragon.setup import DraftPair
from tianxia.games.dragon.wall import BuildWall, WallCheck

MONK_OLD = TILES.index("monk_old")


def test_notes_of_the_draft(position):
    table = position().listen().ask(DraftPair(1)).answer("draft monk 1 healer 2")
    young = TILES.index("monk_young"), TILES.index("healer_young")
    assert table.heard("drafted") == [(1, *young, 10)]


@pytest.mark.clause("dragon 4.3")
def test_notes_of_phase_1(position):
    table = position(great_wall="on").listen().groups(["harvest", "privilege"]).dragon(0, 0)
    table.seat(1, yuan=9).act(1, "action harvest")
    assert table.heard("paid-fee") == [(1, 3, 0, 0)]
    assert table.heard("chose") == [(1, ACTIONS.index("harvest"), 0, 0)]
    assert table.heard("took-rice") == [(1, 1, 0, 0)]
    table.act(1, "action privilege").answer("buy small_privilege")
    assert table.heard("bought") == [(1, 0, 2, 0)]
    table.seat(0, yuan=1).act(0, "take money")
    assert table.heard("took-money") == [(0, 2, 0, 0)]
    table.ask(BuildFloor(0, 1)).answer("build palace 2")
    assert table.heard("built") == [(0, 2, 3, 0)]
    table.ask(BuildWall(0)).answer("wall wall_vp")
    assert table.heard("built-wall") == [(0, WALL_TILES.index("wall_vp"), 1, 0)]
    assert table.heard("scored") == [(0, 3, CATEGORIES.index("wall_bonus"), 0)]


@pytest.mark.clause("dragon 9.35", "dragon 9.8")
def test_notes_of_other_rulings(position):
    places = {"rulings.group_needs_usable_card": False, "rulings.must_build_all_floors": False}
    table = position(places=places).listen().groups([], ["privilege"]).seat(0, yuan=0)
    table.groups(ACTIONS[:6], ["privilege"]).act(0, "group 2 nothing")
    assert table.heard("chose-group") == [(0, 2, 0, 0)]
    table.ask(BuildFloor(1, 3)).answer("build new", "build stop")
    assert table.heard("stopped-building") == [(1, 2, 0, 0)]


@pytest.mark.clause("dragon 4.7")
def test_notes_of_phase_2(position):
    table = position().listen().seat(0, space=4).ask(PlayCard(0))
    table.answer("play wild monk_old", "place palace 2")
    assert table.heard("played") == [(0, PERSON_CARDS.index("wild"), MONK_OLD, 0)]
    assert table.heard("moved-in") == [(0, MONK_OLD, 2, 6)]
    table.gone("farmer_young", "farmer_old").ask(PlayCard(1)).answer("play farmer nobody")
    assert table.heard("played-for-nobody") == [(1, PERSON_CARDS.index("farmer"), 0, 0)]


@pytest.mark.clause("dragon 4.8", "dragon 4.10")
def test_notes_of_phase_3(position):
    table = position(seats=3).listen().seat(0, palaces=[(2,), (2, "monk_old")])
    table.everybody(yuan=3).ask(EventRelease(0, 1)).answer("release palace 2 monk_old")
    assert table.heard("released") == [(0, MONK_OLD, 2, 0)]
    table.seat(0, palaces=[(1, "monk_young"), (2,)]).seat(1, palaces=[]).seat(2, palaces=[])
    table.ask(Decay(NATURE))
    assert table.heard("decayed") == [(0, 2, 1, 0)]
    table.event("imperial_tribute").skip_to()
    assert table.heard("paid-tribute") == [(seat, 3, 1, 0) for seat in range(3)]


@pytest.mark.clause("dragon 5.3")
def test_notes_of_the_other_events(position):
    table = position().listen().seat(0, palaces=[(2, "warrior_old")], rice=1, fireworks=3)
    table.seat(1, palaces=[]).event("drought").event("dragon_festival")
    assert table.heard("paid-rice") == [(0, 1, 0, 0), (1, 0, 0, 0)]
    assert table.heard("celebrated") == [(0, 6, 2, 0)]
    table.event("mongol_invasion").event("contagion")
    assert table.heard("fought") == [(0, 2, 0, 0), (1, 0, 0, 0)]
    assert table.heard("fell-ill") == [(0, 3, 0, 0), (1, 3, 0, 0)]


@pytest.mark.clause("dragon 7.1")
def test_notes_of_the_wall_check(position):
    table = position(great_wall="on").listen().wall(0, 0, 1).ask(WallCheck(NATURE, 3))
    assert table.heard("wall-holds") == [(NATURE, 3, 3, 0)]
    points = CATEGORIES.index("wall")
    assert table.heard("scored") == [(0, 2, points, 0), (1, 1, points, 0)]
    table.ask(WallCheck(NATURE, 4))
    assert table.heard("wall-too-short") == [(NATURE, 3, 4, 0)]


@pytest.mark.clause("dragon 7.2")
def test_notes_of_super_events(position):
    table = position().listen().seat(0, palaces=[(2, "monk_old"), (1, "monk_young")], space=9)
    table.seat(1, palaces=[]).super_event("earthquake").answer("quake palace 2", "quake palace 1")
    assert table.heard("lost-floor") == [(0, 2, 0, 0), (0, 1, 1, 0)]
    assert table.heard("released") == [(0, TILES.index("monk_young"), 2, 0)]
    table.everybody(small=1, large=2).super_event("assassination_attempt")
    assert table.heard("lost-privileges") == [(0, 1, 2, 0), (1, 1, 2, 0)]
    table.super_event("buddha")
    assert table.heard("scored")[0] == (0, 2, CATEGORIES.index("super_event"), 0)


@pytest.mark.clause("dragon 6.1", "dragon 6.3")
def test_notes_of_the_scorings(position):
    table = position().listen().seat(0, palaces=[(2, "court_lady_young")], small=3, yuan=7)
    table.seat(1, palaces=[], yuan=0).ask(RoundScoring(NATURE), FinalScoring(NATURE))
    assert table.heard("round-scored") == [(0, 1, 1, 3), (1, 0, 0, 0)]
    assert table.heard("final-scored") == [(0, 2, 0, 2), (1, 0, 0, 0)]

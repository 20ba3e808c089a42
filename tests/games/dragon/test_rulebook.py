"""The worked examples of the rulebook (section 8 of the specification), with their numbers."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.names import TILES
from tianxia.games.dragon.persons import PlayCard
from tianxia.games.dragon.scoring import FinalScoring, RoundScoring
from tianxia.games.dragon.setup import Draft

ANIA, BENEK, KASIA, DOROTA, EMIL = range(5)
PAIRS = [
    "draft tax_collector 1 scholar 2",
    "draft tax_collector 1 farmer 2",
    "draft scholar 1 farmer 2",
]
ALL_DIFFERENT = [
    ["taxes", "build"],
    ["harvest", "fireworks_display"],
    ["military_parade"],
    ["research"],
    ["privilege"],
]


@pytest.mark.clause("dragon 8.1", "dragon 2.1")
@pytest.mark.parametrize(("seats", "tiles"), [(5, 10), (4, 8), (3, 6), (2, 4)])
def test_example_01_tile_counts(position, seats, tiles):
    table = position(seats=seats)
    types = {name.rsplit("_", 1)[0] for name in TILES}
    for kind in types:
        own = [name for name in TILES if name.rsplit("_", 1)[0] == kind]
        assert sum(table.left(name) for name in own) == tiles


@pytest.mark.clause("dragon 8.2", "dragon 2.7", "dragon 4.1")
def test_example_02_draft_pairs(position):
    table = position(seats=5).ask(Draft(NATURE)).answer(*PAIRS)
    pairs = {(line.split()[1], line.split()[3]) for line in table.lines()}
    assert pairs.isdisjoint(
        {("tax_collector", "scholar"), ("tax_collector", "farmer"), ("scholar", "farmer")}
    )
    assert ("monk", "tax_collector") in pairs
    assert len(pairs) == 36 - 3


@pytest.mark.clause("dragon 8.3", "dragon 2.7", "dragon 4")
def test_example_03_draft_track(position):
    table = position(seats=3).ask(Draft(NATURE)).answer(*PAIRS)
    assert list(table.state.space) == [7, 7, 8]
    assert list(table.state.track_order()) == [KASIA, BENEK, ANIA]


@pytest.mark.clause("dragon 8.4", "dragon 4")
def test_example_04_stack_order(position):
    yellow, green, blue, purple, red = range(5)
    table = position(seats=5)
    for seat, space in ((green, 2), (yellow, 2), (red, 1), (purple, 1), (blue, 1)):
        table.seat(seat, space=space)
    assert list(table.state.track_order()) == [yellow, green, blue, purple, red]


@pytest.mark.clause("dragon 8.5", "dragon 4.3")
def test_example_05_fee(position):
    table = position(seats=5).groups(*ALL_DIFFERENT).dragon(ANIA, 0).dragon(BENEK, 0)
    table.seat(DOROTA, yuan=3).ask(ChooseAction(DOROTA))
    assert {"action taxes", "action build"} <= set(table.lines())
    table.answer("action taxes")
    assert table.state.yuan[DOROTA] == 3 - 3 + 2


@pytest.mark.clause("dragon 8.5", "dragon 4.3")
def test_example_05_fee_with_two_yuan_the_group_is_closed(position):
    table = position(seats=5).groups(*ALL_DIFFERENT).dragon(ANIA, 0).dragon(BENEK, 0)
    table.seat(DOROTA, yuan=2).ask(ChooseAction(DOROTA))
    assert "action taxes" not in table.lines()
    assert "action build" not in table.lines()


@pytest.mark.clause("dragon 8.6", "dragon 4.3")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (5, 5)])
def test_example_06_take_money(position, before, after):
    table = position(seats=5).groups(*ALL_DIFFERENT).seat(EMIL, yuan=before)
    table.act(EMIL, "take money")
    assert table.state.yuan[EMIL] == after


@pytest.mark.clause("dragon 8.7", "dragon 5.1")
def test_example_07_taxes(position):
    table = position(seats=3).groups(["taxes", "build", "harvest"])
    table.seat(KASIA, yuan=0)
    table.seat(ANIA, yuan=3, palaces=[(2, "tax_collector_young", "tax_collector_young")])
    table.act(KASIA, "action taxes")
    assert table.state.yuan[KASIA] == 2
    table.act(ANIA, "action taxes")
    assert table.state.yuan[ANIA] == 3 - 3 + 8


@pytest.mark.clause("dragon 8.8", "dragon 5.1", "dragon 4.4")
def test_example_08_build(position):
    table = position(seats=5).groups(*ALL_DIFFERENT)
    table.seat(EMIL, palaces=[(1,), (3, "craftsman_young", "craftsman_young")])
    table.act(EMIL, "action build")
    table.answer("build palace 1", "build palace 1", "build new")
    assert table.palaces(EMIL) == [(3,), (3, "craftsman_young", "craftsman_young"), (1,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 8.9", "dragon 5.1")
def test_example_09_harvest(position):
    table = position().groups(["harvest"]).seat(0, palaces=[(2, "farmer_young", "farmer_old")])
    table.act(0, "action harvest")
    assert table.state.rice[0] == 4


@pytest.mark.clause("dragon 8.10", "dragon 5.1")
def test_example_10_parade(position):
    table = position(seats=3).groups(["military_parade"])
    table.seat(0, palaces=[(2, "warrior_old", "warrior_old")], space=20)
    table.act(0, "action military_parade")
    assert table.state.space[0] == 20 + 5


@pytest.mark.clause("dragon 8.11", "dragon 5.1", "dragon 6.2")
def test_example_11_research(position):
    table = position().groups(["research"]).seat(0, palaces=[(2, "scholar_young", "scholar_old")])
    table.act(0, "action research")
    assert table.state.points[0] == 6
    assert table.scored(0) == {"research": 6}


@pytest.mark.clause("dragon 8.12", "dragon 5.3")
def test_example_12_tribute(position):
    table = position(seats=3)
    table.seat(KASIA, yuan=2, palaces=[(3, "monk_old", "farmer_old", "healer_old")])
    table.event("imperial_tribute")
    assert list(table.state.yuan) == [2, 2, 0]
    table.answer("release palace 1 monk_old", "release palace 1 farmer_old")
    assert table.palaces(KASIA) == [(3, "healer_old")]
    assert table.asks() is None


@pytest.mark.clause("dragon 8.13", "dragon 5.3")
def test_example_13_drought(position):
    three = [(1, "monk_young"), (2, "farmer_young", "healer_young"), (1, "warrior_young")]
    table = position(seats=4).order(ANIA, BENEK, KASIA, DOROTA)
    table.seat(ANIA, palaces=[*three, (2,)], rice=4).seat(BENEK, palaces=three, rice=0)
    table.event("drought")
    assert table.state.rice[ANIA] == 1
    assert table.asks() == ("DroughtRelease", BENEK)
    table.answer("drought-release palace 2 farmer_young")
    assert table.lines() == [
        "drought-release palace 1 monk_young",
        "drought-release palace 3 warrior_young",
    ]
    table.answer("drought-release palace 1 monk_young", "drought-release palace 3 warrior_young")
    assert table.palaces(BENEK) == [(1,), (2, "healer_young"), (1,)]
    assert table.palaces(ANIA)[:3] == [
        (1, "monk_young"),
        (2, "farmer_young", "healer_young"),
        (1, "warrior_young"),
    ]
    assert table.asks() is None


@pytest.mark.clause("dragon 8.14", "dragon 5.3", "dragon 6.2")
def test_example_14_festival(position):
    kasia, emil, ania, benek = range(4)
    table = position(seats=4)
    for seat, tiles in ((kasia, 3), (emil, 3), (ania, 2), (benek, 1)):
        table.seat(seat, fireworks=tiles)
    table.event("dragon_festival")
    assert list(table.state.points) == [6, 6, 3, 0]
    assert list(table.state.fireworks) == [1, 1, 1, 1]


@pytest.mark.clause("dragon 8.15", "dragon 5.3", "dragon 6.2")
def test_example_15_mongols(position):
    table = position(seats=5).order(ANIA, BENEK, KASIA, EMIL, DOROTA)
    table.seat(ANIA, palaces=[(2, "warrior_young", "warrior_old")])
    table.seat(BENEK, palaces=[(2, "warrior_young", "warrior_old")])
    table.seat(KASIA, palaces=[(2, "warrior_old")])
    table.seat(DOROTA, palaces=[(2, "warrior_young", "monk_young")])
    table.seat(EMIL, palaces=[(2, "warrior_young", "monk_young")])
    table.event("mongol_invasion")
    assert list(table.state.points) == [3, 3, 2, 1, 1]
    assert table.asks() == ("EventRelease", EMIL)
    table.answer("release palace 1 warrior_young")
    assert table.asks() == ("EventRelease", DOROTA)
    table.answer("release palace 1 monk_young")
    assert table.asks() is None


@pytest.mark.clause("dragon 8.15", "dragon 5.3")
@pytest.mark.parametrize("person", ["warrior_young", "farmer_young"])
def test_example_15_mongols_with_all_equal_everybody_releases_one(position, person):
    table = position(seats=3).everybody(palaces=[(2, person)]).event("mongol_invasion")
    for _ in range(3):
        table.answer(f"release palace 1 {person}")
    assert [table.palaces(seat) for seat in range(3)] == 3 * [[(2,)]]
    assert table.asks() is None


@pytest.mark.clause("dragon 8.16", "dragon 5.3")
def test_example_16_contagion(position):
    table = position(seats=3)
    table.seat(KASIA, palaces=[(3, "healer_young", "healer_young", "monk_old")])
    table.event("contagion")
    assert set(table.lines()) == {"release palace 1 healer_young", "release palace 1 monk_old"}
    table.answer("release palace 1 healer_young")
    assert table.palaces(KASIA) == [(3, "healer_young", "monk_old")]
    assert table.asks() is None


@pytest.mark.clause("dragon 8.17", "dragon 6.1")
def test_example_17_phase_4(position):
    ladies = "court_lady_young", "court_lady_young"
    table = position().seat(ANIA, palaces=[(2, *ladies), (1,), (3, "monk_old")], large=1)
    table.ask(RoundScoring(NATURE))
    assert table.state.points[ANIA] == 7
    assert table.scored(ANIA) == {"palaces": 3, "ladies": 2, "privileges": 2}


@pytest.mark.clause("dragon 8.18", "dragon 6.3")
def test_example_18_final_scoring(position):
    table = position().seat(
        BENEK,
        palaces=[
            (2, "monk_young", "healer_young"),
            (3, "monk_old", "farmer_young", "farmer_old"),
            (2, "warrior_young", "warrior_old"),
        ],
        rice=1,
        fireworks=2,
        yuan=4,
    )
    table.ask(FinalScoring(NATURE))
    assert table.scored(BENEK) == {"persons": 14, "monks": 8, "money": 3}
    assert table.state.points[BENEK] == 25


@pytest.mark.clause("dragon 8.19", "dragon 7.2")
def test_example_19_flood(position):
    anna = 0
    for answers, left in (
        (["return yuan", "return yuan", "return fireworks"], (1, 2, 1)),
        (["return yuan", "return rice", "return rice"], (2, 0, 2)),
    ):
        table = position().seat(anna, yuan=3, rice=2, fireworks=2).seat(1, yuan=0)
        table.super_event("flood").answer(*answers)
        state = table.state
        assert (state.yuan[anna], state.rice[anna], state.fireworks[anna]) == left
        assert table.asks() is None


@pytest.mark.clause("dragon 8.20", "dragon 7.2")
def test_example_20_eclipse(position):
    table = position(seats=4)
    for seat, tiles in enumerate((3, 3, 2, 1)):
        table.seat(seat, fireworks=tiles)
    table.event("dragon_festival", month=7).super_event("solar_eclipse")
    assert list(table.state.points) == [6 + 6, 6 + 6, 3 + 6, 6]
    assert list(table.state.fireworks) == [0, 0, 0, 0]
    assert [table.scored(seat) for seat in (0, 3)] == [{"festival": 12}, {"festival": 6}]


@pytest.mark.clause("dragon 8.21", "dragon 7.2", "dragon 12.1.6", "dragon 12.1.7")
def test_example_21_tornado(position):
    table = position(super_event="tornado").month(7).skip_to("DiscardCard")
    assert [table.state.hand_size(seat) for seat in (0, 1)] == [4, 4]
    table.answer(*table.lines()[:1]).answer(*table.lines()[:1])
    table.answer(*table.lines()[:1]).answer(*table.lines()[:1])
    assert [table.state.hand_size(seat) for seat in (0, 1)] == [2, 2]
    recruiting = []
    while table.skip_to("PlayCard").asks() is not None:
        recruiting.append(table.state.round)
        table.answer(table.lines()[0])
    assert recruiting == [8, 8, 9, 9]


@pytest.mark.clause("dragon 8.22", "dragon 7.2")
def test_example_22_charter(position):
    ania, wojtek, magda = range(3)
    table = position(seats=3).order(ania, wojtek, magda)
    table.seat(ania, palaces=[(3, "farmer_young", "farmer_old", "monk_old")])
    table.seat(wojtek, palaces=[(3, "monk_old", "farmer_old"), (2, "monk_young")])
    table.seat(magda, palaces=[(2, "scholar_young", "scholar_old")])
    table.super_event("edict")
    table.answer("edict farmer", "edict monk", "edict scholar")
    assert list(table.state.rice) == [3, 0, 0]
    assert list(table.state.points) == [0, 2 * 3 + 1 * 2, 5]


@pytest.mark.clause("dragon 8.23", "dragon 4.7")
def test_example_23_refusal(position):
    table = position().seat(0, palaces=[(1, "monk_old")], space=5).ask(PlayCard(0))
    before = table.left("farmer_young")
    table.answer("play farmer farmer_young", "refuse")
    assert table.left("farmer_young") == before - 1
    assert table.removed() == {"farmer_young": 1}
    assert table.palaces(0) == [(1, "monk_old")]
    assert table.state.space[0] == 5


@pytest.mark.clause("dragon 8.24", "dragon 4.7")
def test_example_24_exhausted_type(position):
    table = position().gone("farmer_young", "farmer_old").ask(PlayCard(0))
    supply, palaces = list(table.state.supply), table.palaces(0)
    table.answer("play farmer nobody")
    assert "farmer" not in table.hand(0)
    assert len(table.hand(0)) == 10
    assert list(table.state.supply) == supply
    assert (table.palaces(0), table.state.space[0]) == (palaces, 0)
    assert table.asks() is None

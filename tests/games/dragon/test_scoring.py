"""Decay, phase 4, the end, ranks, and the forecast (4.10, 4.11, 6)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.dragon.scoring import Decay, FinalScoring, RoundScoring


@pytest.mark.clause("dragon 4.10", "dragon 12.1.12")
def test_every_empty_palace_loses_one_floor_and_no_other_palace_does(position):
    table = position().seat(0, palaces=[(3,), (2, "monk_old"), (2,), (1,), (1, "farmer_old")])
    table.ask(Decay(NATURE))
    assert table.palaces(0) == [(2,), (2, "monk_old"), (1,), None, (1, "farmer_old")]


@pytest.mark.clause("dragon 4.10", "dragon 3")
def test_the_other_palaces_keep_their_ids_when_one_disappears(position):
    table = position().seat(0, palaces=[(1,), (2, "monk_old"), (1,)]).ask(Decay(NATURE))
    seen = table.rules.view(table.state, 0)["seats"][0]["palaces"]
    assert seen == [{"id": 2, "floors": 2, "persons": ["monk_old"]}]


@pytest.mark.clause("dragon 4.10")
@pytest.mark.parametrize(("floors", "left"), [(0, [(3,), (1,)]), (2, [(1,)]), (3, [])])
def test_the_floors_lost_by_decay_come_from_the_file(position, floors, left):
    table = position(places={"rules.decay_floors_per_empty_palace": floors})
    assert table.seat(0, palaces=[(3,), (1,)]).ask(Decay(NATURE)).palaces(0) == left


@pytest.mark.clause("dragon 4.10")
def test_a_palace_emptied_by_the_event_decays_in_the_same_month(position):
    table = position().schedule("drought", 7).everybody(palaces=[(1, "monk_young")], hand=[])
    table.month(7).finish_round()
    assert table.palaces(0) == []
    assert "palaces" not in table.scored(0)


@pytest.mark.clause("dragon 4.10", "dragon 7.1")
def test_a_palace_emptied_by_the_wall_check_after_the_mongols_decays(position):
    table = position(great_wall="on").schedule("mongol_invasion", 7)
    table.seat(0, palaces=[(2, "warrior_young"), (2, "monk_young")], hand=[])
    table.seat(1, palaces=[], hand=[]).wall(1).month(7).skip_to("WallRelease")
    table.answer("wall-release palace 2 monk_young")
    assert table.state.round == 8
    assert table.palaces(0) == [(2, "warrior_young"), (1,)]


@pytest.mark.clause("dragon 4.11", "dragon 6.1")
def test_empty_palaces_that_survive_decay_score(position):
    table = position().everybody(palaces=[(2,), (1,)], hand=[]).month(1).finish_round()
    assert table.scored(0) == {"palaces": 1}
    assert table.state.round == 2


@pytest.mark.clause("dragon 6.1")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        ({"palaces": [(3,), (1,), (2, "monk_old")]}, {"palaces": 3}),
        ({"palaces": [], "small": 3}, {"privileges": 3}),
        ({"palaces": [], "large": 2, "small": 1}, {"privileges": 5}),
        ({"palaces": [(2, "court_lady_young", "court_lady_young")]}, {"palaces": 1, "ladies": 2}),
        ({"palaces": []}, {}),
    ],
)
def test_phase_4_scores_palaces_ladies_and_privileges(position, things, points):
    table = position().seat(0, **things).ask(RoundScoring(NATURE))
    assert table.scored(0) == points
    assert table.state.points[0] == sum(points.values())


@pytest.mark.clause("dragon 6.1")
@pytest.mark.parametrize(
    ("place", "value", "points"),
    [
        ("round_scoring.vp_per_palace", 4, {"palaces": 4, "ladies": 1, "privileges": 3}),
        (
            "round_scoring.vp_per_dragon_on_court_lady",
            3,
            {"palaces": 1, "ladies": 3, "privileges": 3},
        ),
        (
            "round_scoring.vp_per_dragon_on_privilege",
            2,
            {"palaces": 1, "ladies": 1, "privileges": 6},
        ),
        ("privilege/small_privilege.dragons", 5, {"palaces": 1, "ladies": 1, "privileges": 7}),
        ("privilege/large_privilege.dragons", 4, {"palaces": 1, "ladies": 1, "privileges": 5}),
        ("person_tile/court_lady_young.symbols", 2, {"palaces": 1, "ladies": 2, "privileges": 3}),
    ],
)
def test_the_numbers_of_phase_4_come_from_the_file(position, place, value, points):
    table = position(places={place: value})
    table.seat(0, palaces=[(2, "court_lady_young")], small=1, large=1).ask(RoundScoring(NATURE))
    assert table.scored(0) == points


@pytest.mark.clause("dragon 6.3")
def test_every_person_scores_two_at_the_end_monks_included(position):
    table = position().seat(0, palaces=[(3, "farmer_old", "court_lady_young")], yuan=0)
    assert table.ask(FinalScoring(NATURE)).scored(0) == {"persons": 4}


@pytest.mark.clause("dragon 6.3")
@pytest.mark.parametrize(
    ("yuan", "rice", "fireworks", "points"),
    [(0, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 1), (1, 1, 0, 1), (0, 1, 1, 1), (5, 2, 1, 3)],
)
def test_goods_are_sold_for_two_and_three_yuan_are_a_point(position, yuan, rice, fireworks, points):
    table = position().seat(0, palaces=[], yuan=yuan, rice=rice, fireworks=fireworks)
    table.ask(FinalScoring(NATURE))
    assert table.state.points[0] == points


@pytest.mark.clause("dragon 6.3")
@pytest.mark.parametrize(
    ("place", "value", "points"),
    [
        ("final_scoring.vp_per_person", 5, {"persons": 5, "monks": 6, "money": 3}),
        ("final_scoring.sell_for_yuan.rice", 5, {"persons": 2, "monks": 6, "money": 5}),
        ("final_scoring.sell_for_yuan.fireworks", 8, {"persons": 2, "monks": 6, "money": 5}),
        ("final_scoring.yuan_per_vp", 2, {"persons": 2, "monks": 6, "money": 5}),
        ("person_tile/monk_old.symbols", 3, {"persons": 2, "monks": 9, "money": 3}),
    ],
)
def test_the_numbers_of_the_end_come_from_the_file(position, place, value, points):
    table = position(places={place: value})
    table.seat(0, palaces=[(3, "monk_old")], yuan=4, rice=2, fireworks=1)
    assert table.ask(FinalScoring(NATURE)).scored(0) == points


@pytest.mark.clause("dragon 6.3", "dragon 4.11", "dragon 12.1.15")
def test_the_game_ends_after_phase_4_of_month_12(position):
    table = position().everybody(palaces=[(2, "healer_young")], hand=[]).listen()
    table.month(11).finish_round()
    assert table.heard("game-over") == []
    table.finish_round()
    assert table.asks() is None
    kinds = [note.kind for note in table.state.journal.notes]
    assert kinds[-5:] == [
        "round-scored",
        "round-scored",
        "final-scored",
        "final-scored",
        "game-over",
    ]


@pytest.mark.clause("dragon 6.3")
def test_the_number_of_months_comes_from_the_file(position):
    places = {
        "rules.rounds": 10,
        "event_setup.slots": 10,
        "event/drought.count": 0,
        "wall_check.also_after_round": 10,
    }
    table = position(places=places).everybody(palaces=[], hand=[]).month(10).finish_round()
    assert table.asks() is None
    assert table.rules.view(table.state, 0)["rounds"] == 10


@pytest.mark.clause("dragon 6.3")
def test_most_points_win_and_ties_go_by_the_person_track(position):
    table = position(seats=4).seat(0, points=20, space=3).seat(1, points=25, space=1)
    table.seat(2, points=20, space=9).seat(3, points=20, space=3)
    assert table.rules.ranking(table.state) == [4, 1, 2, 3]
    assert table.rules.scores(table.state) == [20, 25, 20, 20]


@pytest.mark.clause("dragon 6.3")
def test_on_one_space_the_upper_marker_wins_the_tie(position):
    table = position().seat(1, points=7, space=5).seat(0, points=7, space=5)
    assert table.rules.ranking(table.state) == [1, 2]
    table.seat(1, space=5)
    assert table.rules.ranking(table.state) == [2, 1]


@pytest.mark.clause("dragon 6.3")
def test_the_forecast_adds_the_final_scoring_to_the_points_now(position):
    table = position().seat(0, palaces=[(2, "monk_young", "farmer_old")], yuan=4, rice=1, points=9)
    forecast = table.rules.forecast(table.state)
    parts = [(part.name, part.points) for part in forecast[0]]
    assert parts == [("now", 9), ("persons", 4), ("monks", 2), ("money", 2)]


@pytest.mark.clause("dragon 6.3")
def test_after_the_end_the_forecast_tells_what_the_final_scoring_gave(position):
    table = position().seat(0, palaces=[(2, "monk_young", "farmer_old")], yuan=4, rice=1, points=9)
    before = table.rules.forecast(table.state)
    table.ask(FinalScoring(NATURE))
    after = table.rules.forecast(table.state)
    for seat in (0, 1):
        assert [(p.name, p.points) for p in after[seat]] == [
            (p.name, p.points) for p in before[seat]
        ]
        assert sum(part.points for part in after[seat]) == table.state.points[seat]


@pytest.mark.clause("dragon 12.1.13", "dragon 3")
def test_points_are_kept_by_source(position):
    table = position().groups(["research"]).act(0, "action research")
    table.seat(0, fireworks=1).event("dragon_festival").ask(RoundScoring(NATURE))
    assert table.scored(0) == {"research": 1, "festival": 6, "palaces": 2}
    assert table.state.points[0] == 9

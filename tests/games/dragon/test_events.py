"""Phase 3: the six events (5.3)."""

from __future__ import annotations

import pytest

PERSONS = [(3, "monk_young", "farmer_young"), (2, "scholar_young")]


@pytest.mark.clause("dragon 5.3", "dragon 4.8")
@pytest.mark.parametrize("month", [1, 2])
def test_peace_does_nothing(position, month):
    table = position().everybody(palaces=PERSONS, yuan=2, rice=1, fireworks=3)
    before = table.rules.dump(table.state)
    table.event("peace", month=month)
    after = table.rules.dump(table.state)
    same = [name for name in after if name not in ("phase", "round", "events")]
    assert [after[name] for name in same] == [before[name] for name in same]


@pytest.mark.clause("dragon 5.3", "dragon 12.1.14")
@pytest.mark.parametrize(("yuan", "left", "lost"), [(7, 3, 0), (4, 0, 0), (3, 0, 1), (0, 0, 3)])
def test_tribute_takes_four_yuan_and_a_person_for_each_missing_one(position, yuan, left, lost):
    table = position().seat(0, palaces=PERSONS, yuan=yuan).event("imperial_tribute").skip_to()
    assert table.state.yuan[0] == left
    assert table.state.persons_of(0) == 3 - lost


@pytest.mark.clause("dragon 5.3")
def test_coins_on_tax_collectors_do_not_help_with_tribute(position):
    table = position().seat(0, palaces=[(2, "tax_collector_young")], yuan=3)
    assert table.event("imperial_tribute").asks() == ("EventRelease", 0)


@pytest.mark.clause("dragon 5.3")
@pytest.mark.parametrize(("tribute", "left", "lost"), [(5, 1, 0), (8, 0, 2)])
def test_the_tribute_comes_from_the_file(position, tribute, left, lost):
    table = position(places={"event/imperial_tribute.effect.pay.amount": tribute})
    table.seat(0, palaces=PERSONS).seat(1, yuan=9).event("imperial_tribute").skip_to()
    assert (table.state.yuan[0], 3 - table.state.persons_of(0)) == (left, lost)


@pytest.mark.clause("dragon 5.3")
def test_the_persons_per_missing_yuan_come_from_the_file(position):
    table = position(places={"event/imperial_tribute.effect.release_per_missing": 2})
    table.seat(0, palaces=PERSONS, yuan=3).event("imperial_tribute").skip_to()
    assert table.state.persons_of(0) == 1


@pytest.mark.clause("dragon 5.3", "dragon 12.1.14")
@pytest.mark.parametrize(("rice", "left", "lost"), [(5, 3, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_drought_takes_a_rice_tile_per_inhabited_palace(position, rice, left, lost):
    table = position().seat(0, palaces=[*PERSONS, (2,)], rice=rice).event("drought").skip_to()
    assert table.state.rice[0] == left
    assert table.state.persons_of(0) == 3 - lost


@pytest.mark.clause("dragon 5.3")
def test_the_owner_chooses_which_palaces_stay_without_rice(position):
    table = position().seat(0, palaces=PERSONS, rice=1).event("drought")
    assert set(table.lines()) == {
        "drought-release palace 1 monk_young",
        "drought-release palace 1 farmer_young",
        "drought-release palace 2 scholar_young",
    }


@pytest.mark.clause("dragon 5.3")
def test_sacks_on_farmers_do_not_help_in_a_drought(position):
    table = position().seat(0, palaces=[(2, "farmer_old")]).event("drought")
    assert table.asks() == ("DroughtRelease", 0)


@pytest.mark.clause("dragon 5.3")
def test_droughts_are_decided_in_track_order(position):
    table = position(seats=3).order(2, 0, 1).everybody(palaces=[(1, "monk_young")])
    table.event("drought")
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[0])
    assert asked == [2, 0, 1]


@pytest.mark.clause("dragon 5.3")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ([5, 3, 1], [6, 3, 0], [2, 1, 1]),
        ([4, 4, 2], [6, 6, 3], [2, 2, 1]),
        ([3, 1, 1], [6, 3, 3], [1, 0, 0]),
        ([2, 2, 2], [6, 6, 6], [1, 1, 1]),
        ([1, 0, 0], [6, 0, 0], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_festival_ranks_by_number_and_scorers_return_half_rounded_up(
    position, before, points, after
):
    table = position(seats=3)
    for seat in range(3):
        table.seat(seat, fireworks=before[seat])
    table.event("dragon_festival")
    assert list(table.state.points) == points
    assert list(table.state.fireworks) == after
    assert table.asks() is None


@pytest.mark.clause("dragon 5.3")
def test_rockets_on_pyrotechnists_do_not_count_in_the_festival(position):
    table = position().seat(0, palaces=[(2, "pyrotechnist_old")]).seat(1, fireworks=1)
    assert list(table.event("dragon_festival").state.points) == [0, 6]


@pytest.mark.clause("dragon 5.5", "dragon 5.3")
@pytest.mark.parametrize(
    ("place", "value", "points", "left"),
    [
        ("rank.vp_by_rank", [9, 4, 1], [9, 9, 4, 1], [1, 1, 1, 0]),
        ("rank.vp_by_rank", [5], [5, 5, 0, 0], [1, 1, 2, 1]),
        ("rank.dense_rank", False, [6, 6, 0, 0], [1, 1, 2, 1]),
        ("scorers_return.round", "down", [6, 6, 3, 0], [2, 2, 1, 1]),
    ],
)
def test_the_numbers_of_the_festival_come_from_the_file(position, place, value, points, left):
    table = position(seats=4, places={f"event/dragon_festival.effect.{place}": value})
    for seat, tiles in enumerate((3, 3, 2, 1)):
        table.seat(seat, fireworks=tiles)
    table.event("dragon_festival")
    assert list(table.state.points) == points
    assert list(table.state.fireworks) == left


@pytest.mark.clause("dragon 5.5")
def test_whether_nothing_scores_in_the_festival_comes_from_the_file(position):
    table = position(places={"event/dragon_festival.effect.rank.zero_scores": True})
    assert list(table.seat(0, fireworks=1).event("dragon_festival").state.points) == [6, 3]


@pytest.mark.clause("dragon 5.3", "dragon 6.2")
def test_mongols_score_helmets_and_all_with_the_fewest_release_one(position):
    table = position(seats=3).order(0, 1, 2)
    table.seat(0, palaces=[(2, "warrior_old", "monk_young")])
    table.seat(1, palaces=[(2, "monk_young")]).seat(2, palaces=[(2, "farmer_young")])
    table.event("mongol_invasion")
    assert list(table.state.points) == [2, 0, 0]
    assert table.scored(0) == {"mongols": 2}
    table.answer("release palace 1 monk_young", "release palace 1 farmer_young")
    assert table.asks() is None
    assert table.state.persons_of(0) == 2


@pytest.mark.clause("dragon 5.3")
def test_the_number_released_to_the_mongols_comes_from_the_file(position):
    table = position(places={"event/mongol_invasion.effect.lowest_release.persons": 2})
    table.seat(0, palaces=PERSONS).seat(1, palaces=[(1, "warrior_young")])
    assert table.event("mongol_invasion").skip_to().state.persons_of(0) == 1


@pytest.mark.clause("dragon 5.5")
def test_the_symbol_of_the_mongols_comes_from_the_file(position):
    places = {
        "event/mongol_invasion.effect.vp_per_symbol": "book",
        "event/mongol_invasion.effect.lowest_release.symbol": "book",
    }
    table = position(places=places).seat(0, palaces=PERSONS)
    table.seat(1, palaces=[(1, "warrior_young")]).event("mongol_invasion")
    assert list(table.state.points) == [2, 0]
    assert table.asks() == ("EventRelease", 1)


@pytest.mark.clause("dragon 5.3")
@pytest.mark.parametrize(
    ("healers", "lost"),
    [
        ([], 3),
        (["healer_young"], 2),
        (["healer_old"], 1),
        (["healer_young", "healer_old"], 0),
        (["healer_old", "healer_old"], 0),
    ],
)
def test_contagion_takes_three_persons_less_the_mortars(position, healers, lost):
    others = (3, "monk_young", "farmer_young", "scholar_young")
    table = position(seats=3).seat(0, palaces=[others, (3, *healers)]).event("contagion").skip_to()
    assert table.state.persons_of(0) == 3 + len(healers) - lost


@pytest.mark.clause("dragon 5.3", "dragon 5.5")
@pytest.mark.parametrize(
    ("place", "value", "lost"), [("base", 2, 1), ("base", 4, 3), ("min", 3, 3), ("base", 0, 0)]
)
def test_the_numbers_of_contagion_come_from_the_file(position, place, value, lost):
    table = position(places={f"event/contagion.effect.release.{place}": value})
    table.seat(0, palaces=[*PERSONS, (1, "healer_young")]).event("contagion").skip_to()
    assert table.state.persons_of(0) == 4 - lost


@pytest.mark.clause("dragon 5.5")
def test_the_symbol_that_helps_against_contagion_comes_from_the_file(position):
    table = position(places={"event/contagion.effect.release.minus_per_symbol": "hammer"})
    table.seat(0, palaces=[(3, "craftsman_young", "healer_old", "monk_old")]).event("contagion")
    assert table.question().arg == 2


@pytest.mark.clause("dragon 4.8", "dragon 4")
def test_the_event_of_the_month_is_the_one_in_its_slot(position):
    table = position().everybody(palaces=[], hand=[]).listen()
    for month in (3, 4, 5, 6, 7):
        table.month(month).finish_round()
        table.state.agenda = []
    assert [a for _, a, _, _ in table.heard("event")] == list(table.state.events)[2:7]

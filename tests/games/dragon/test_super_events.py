"""The ten Super Events (4.9, 7.2)."""

from __future__ import annotations

import itertools

import pytest
from tests.games.encoding import encoded

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.games.dragon.names import SUPER_EVENTS, TYPES
from tianxia.games.dragon.super_events import FloodReturn, SuperEvent


@pytest.mark.clause("dragon 7.2")
@pytest.mark.parametrize("name", SUPER_EVENTS)
def test_the_super_event_strikes_once_in_month_7_before_decay_and_scoring(position, name):
    table = position(super_event=name).schedule("dragon_festival", 7).listen()
    table.everybody(palaces=[(3, "healer_young", "monk_young")]).month(6).finish_round()
    assert table.heard("super-event") == []
    table.finish_round()
    kinds = [note.kind for note in table.state.journal.notes]
    assert kinds.count("super-event") == 1
    start = kinds.index("super-event")
    assert "event" in kinds[:start]
    assert kinds[start:].index("round-scored") > 0
    table.finish_round()
    assert len(table.heard("super-event")) == 1


@pytest.mark.clause("dragon 7.2", "dragon 7")
def test_a_hidden_super_event_is_drawn_when_it_strikes(position):
    table = position(super_event="hidden").schedule("dragon_festival", 7)
    table.everybody(palaces=[], hand=[]).month(7).skip_to("DrawSuperEvent")
    assert table.rules.view(table.state, 0)["super_event"] is None
    assert table.lines() == [f"super event {name}" for name in SUPER_EVENTS]
    table.answer("super event flood")
    assert table.rules.view(table.state, 0)["super_event"] == "flood"
    assert table.asks()[0] == "FloodReturn"


@pytest.mark.clause("dragon 7.2")
def test_without_the_expansion_month_7_has_no_super_event(position):
    table = position().everybody(palaces=[], hand=[]).listen().month(7).finish_round()
    assert table.heard("super-event") == []


@pytest.mark.clause("dragon 7.2")
def test_the_month_of_the_super_event_comes_from_the_file(position):
    places = {"rules.super_event_round": 5, "super_event/solar_eclipse.effect.repeat_event": 5}
    table = position(places=places, super_event="buddha").everybody(palaces=[], hand=[]).listen()
    table.month(5).finish_round()
    assert len(table.heard("super-event")) == 1


# -- Lantern Festival, Buddha -----------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 6.2")
def test_lantern_festival_gives_two_points_per_person(position):
    table = position().seat(0, palaces=[(3, "monk_young", "farmer_old"), (1, "healer_old")])
    table.super_event("lantern_festival")
    assert list(table.state.points) == [6, 0]
    assert table.scored(0) == {"super_event": 6}
    assert table.asks() is None


@pytest.mark.clause("dragon 7.2")
def test_the_points_of_the_lantern_festival_come_from_the_file(position):
    table = position(places={"super_event/lantern_festival.effect.vp_per_person": 5})
    table.seat(0, palaces=[(1, "monk_young")]).super_event("lantern_festival")
    assert list(table.state.points) == [5, 0]


@pytest.mark.clause("dragon 7.2", "dragon 6.2")
def test_buddha_scores_monks_as_at_the_end(position):
    table = position().seat(0, palaces=[(3, "monk_young", "monk_old"), (1, "monk_young")])
    table.super_event("buddha")
    assert list(table.state.points) == [1 * 3 + 2 * 3 + 1 * 1, 0]
    assert table.scored(0) == {"super_event": 10}
    assert table.asks() is None


# -- Earthquake -------------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 4.9")
def test_earthquake_takes_two_floors_of_free_choice_in_track_order(position):
    table = position().order(1, 0).everybody(palaces=[(2,), (1, "monk_young")])
    table.super_event("earthquake")
    assert table.asks() == ("QuakeFloor", 1)
    assert table.lines() == ["quake palace 1", "quake palace 2"]
    table.answer("quake palace 1", "quake palace 1")
    assert table.palaces(1) == [None, (1, "monk_young")]
    assert table.asks() == ("QuakeFloor", 0)


@pytest.mark.clause("dragon 7.2")
def test_a_palace_without_floors_vanishes_with_everyone_in_it(position):
    table = position().seat(0, palaces=[(1, "monk_old"), (2, "farmer_old")], space=9)
    table.super_event("earthquake").answer("quake palace 1", "quake palace 2")
    assert table.palaces(0) == [None, (1, "farmer_old")]
    assert table.removed() == {"monk_old": 1}
    assert table.asks() == ("QuakeFloor", 1)


@pytest.mark.clause("dragon 7.2")
def test_a_full_palace_that_loses_both_floors_takes_its_two_persons_along(position):
    table = position().seat(0, palaces=[(2,), (2, "monk_old", "farmer_old")], space=9)
    table.super_event("earthquake").answer("quake palace 2", "quake palace 2")
    assert table.palaces(0) == [(2,)]
    assert table.removed() == {"monk_old": 1, "farmer_old": 1}


@pytest.mark.clause("dragon 7.2", "dragon 9.12")
def test_persons_beyond_the_floors_are_released_and_nobody_moves_over(position):
    table = position().seat(0, palaces=[(3, "monk_old", "farmer_old", "healer_old"), (2,)], space=9)
    table.super_event("earthquake").answer("quake palace 1", "quake palace 1")
    table.answer("quake-release palace 1 monk_old", "quake-release palace 1 healer_old")
    assert table.palaces(0) == [(1, "farmer_old"), (2,)]
    assert table.asks() == ("QuakeFloor", 1)


@pytest.mark.clause("dragon 7.2", "dragon 12.1.2")
def test_room_left_in_a_shaken_palace_costs_nobody(position):
    table = position().seat(0, palaces=[(3, "monk_old")], space=9)
    table.super_event("earthquake").answer("quake palace 1", "quake palace 1")
    assert table.palaces(0) == [(1, "monk_old")]
    assert table.asks() == ("QuakeFloor", 1)


@pytest.mark.clause("dragon 7.2", "dragon 4")
@pytest.mark.parametrize(("palaces", "questions"), [([], 0), ([(1,)], 1), ([(1,), (1,)], 2)])
def test_with_fewer_than_two_floors_all_go(position, palaces, questions):
    table = position().seat(0, palaces=palaces).seat(1, palaces=[]).super_event("earthquake")
    asked = 0
    while table.asks() is not None:
        asked += 1
        table.answer(table.lines()[0])
    assert asked == questions
    assert table.palaces(0) == []


@pytest.mark.clause("dragon 7.2")
def test_the_floors_of_the_earthquake_come_from_the_file(position):
    table = position(places={"super_event/earthquake.effect.lose_floors": 3})
    table.seat(0, palaces=[(3,), (2,)], space=9).super_event("earthquake")
    table.answer("quake palace 1", "quake palace 1", "quake palace 1")
    assert table.palaces(0) == [None, (2,)]
    assert table.asks() == ("QuakeFloor", 1)


@pytest.mark.clause("dragon 4.10", "dragon 9.17")
def test_an_empty_palace_hit_by_the_earthquake_decays_on_top_of_that(position):
    table = position(super_event="earthquake").schedule("dragon_festival", 7)
    table.everybody(palaces=[(3,), (1, "monk_young")], hand=[]).month(7).skip_to("QuakeFloor")
    table.answer("quake palace 1", "quake palace 2").finish_round()
    acted = next(seat for seat in (0, 1) if len(table.palaces(seat)) == 1)
    assert table.palaces(acted) == [(1,)]


# -- Flood ------------------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2")
def test_every_mix_of_the_flood_can_be_returned_in_exactly_one_way(position):
    have = (3, 2, 2)
    ends = []

    def explore(table, returned):
        if pending(table.state) is None:
            ends.append(returned)
            return
        for choice in pending(table.state).legal(table.state):
            twin = position()
            twin.state = table.state.clone()
            apply(twin.state, choice)
            explore(twin, tuple(n + (kind == choice) for kind, n in enumerate(returned)))

    table = position().seat(0, yuan=3, rice=2, fireworks=2).ask(FloodReturn(0, 3))
    explore(table, (0, 0, 0))
    mixes = itertools.product(*(range(n + 1) for n in have))
    assert sorted(ends) == sorted(mix for mix in mixes if sum(mix) == 3)


@pytest.mark.clause("dragon 7.2", "dragon 4")
@pytest.mark.parametrize(("goods", "due"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_the_flood_takes_half_rounded_down(position, goods, due):
    table = position().seat(0, yuan=0, rice=goods).seat(1, yuan=0).super_event("flood").skip_to()
    assert table.state.rice[0] == goods - due


@pytest.mark.clause("dragon 5.5")
def test_the_rounding_of_the_flood_comes_from_the_file(position):
    table = position(places={"super_event/flood.effect.lose_mix.round": "up"})
    table.seat(0, yuan=5).seat(1, yuan=0).super_event("flood").skip_to()
    assert table.state.yuan[0] == 2


@pytest.mark.clause("dragon 7.2")
def test_the_flood_goes_in_track_order_and_a_seat_finishes_first(position):
    table = position(seats=3).order(1, 2, 0).everybody(yuan=2, rice=2).super_event("flood")
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[-1])
    assert asked == [1, 1, 2, 2, 0, 0]


# -- Solar Eclipse ----------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 4.9")
def test_the_eclipse_counts_everything_anew(position):
    table = position(seats=3).order(0, 1, 2)
    table.seat(0, palaces=[(3, "healer_young", "healer_young", "monk_young")])
    table.event("contagion", month=7).answer("release palace 1 healer_young")
    table.super_event("solar_eclipse")
    assert table.question().arg == 2


@pytest.mark.clause("dragon 7.2")
def test_in_an_eclipse_a_palace_can_lose_a_second_person_to_the_drought(position):
    table = position().seat(0, palaces=[(2, "monk_old", "farmer_old")], rice=0)
    table.event("drought", month=7).answer("drought-release palace 1 monk_old")
    table.super_event("solar_eclipse").answer("drought-release palace 1 farmer_old")
    assert table.palaces(0) == [(2,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 7.2")
def test_an_eclipse_of_the_tribute_takes_the_money_twice(position):
    table = position().seat(0, yuan=9).seat(1, yuan=5)
    table.event("imperial_tribute", month=7).super_event("solar_eclipse")
    assert list(table.state.yuan) == [1, 0]


@pytest.mark.clause("dragon 7.2", "dragon 4.10")
def test_a_palace_emptied_by_the_eclipse_decays_at_once(position):
    table = position(super_event="solar_eclipse").schedule("drought", 7)
    table.everybody(palaces=[(2, "monk_young", "farmer_young")], hand=[], rice=0)
    table.month(7).finish_round()
    assert table.palaces(0) == [(1,)]


@pytest.mark.clause("dragon 7.2")
def test_the_eclipse_repeats_the_points_under_the_name_of_the_event(position):
    table = position().seat(0, palaces=[(2, "warrior_old")]).seat(1, palaces=[])
    table.event("mongol_invasion", month=7).super_event("solar_eclipse")
    assert table.scored(0) == {"mongols": 4}


# -- Volcanic Eruption ------------------------------------------------------------------------


@pytest.mark.clause("dragon 3")
def test_everybody_sees_whether_the_super_event_has_struck(position):
    table = position(super_event="solar_eclipse").schedule("contagion", 7)
    table.everybody(palaces=[(3, "farmer_old", "farmer_old", "farmer_old"), (3, "monk_old")])
    table.month(7)
    struck = {"actions": set(), "persons": set(), "event": set()}
    while (shown := table.view())["round"] == 7:
        struck[shown["phase"]].add(shown["super_event_struck"])
        assert encoded(table)["options"][3] == float(shown["super_event_struck"])
        table.answer(table.lines()[0])
    assert struck == {"actions": {False}, "persons": {False}, "event": {False, True}}
    assert table.view()["super_event_struck"] is True


@pytest.mark.clause("dragon 3", "dragon 7.2")
def test_the_queue_of_a_sunrise_names_all_who_still_choose(position):
    table = position(3).order(0, 1, 2).super_event("sunrise")
    asked = [(one["seat"], one["question"]) for one in table.view()["queue"]]
    assert asked == [(seat, "choose-sunrise") for seat in (0, 1, 2)]


@pytest.mark.clause("dragon 7.2", "dragon 12.1.5", "dragon 12.1.4")
def test_the_eruption_sends_all_markers_to_0_in_their_order(position):
    table = position(seats=4).seat(0, space=5).seat(1, space=9).seat(2, space=5).seat(3, space=1)
    before = list(table.state.track_order())
    assert before == [1, 2, 0, 3]
    table.super_event("volcanic_eruption")
    assert list(table.state.space) == [0, 0, 0, 0]
    assert list(table.state.track_order()) == before


@pytest.mark.clause("dragon 7.2")
def test_the_space_of_the_eruption_comes_from_the_file(position):
    table = position(places={"super_event/volcanic_eruption.effect.reset_person_track": 4})
    assert list(table.super_event("volcanic_eruption").state.space) == [4, 4]


# -- Tornado ----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 4.9")
def test_the_tornado_takes_two_cards_of_choice(position):
    table = position().order(0, 1).everybody(hand=["monk", "farmer", "wild", "wild"])
    table.super_event("tornado")
    assert table.lines() == ["discard monk", "discard farmer", "discard wild"]
    table.answer("discard wild", "discard farmer")
    assert table.hand(0) == ["monk", "wild"]
    assert table.asks() == ("DiscardCard", 1)


@pytest.mark.clause("dragon 7.2", "dragon 4")
@pytest.mark.parametrize(("hand", "questions"), [([], 0), (["wild"], 1), (["wild", "monk"], 2)])
def test_the_tornado_takes_no_more_cards_than_there_are(position, hand, questions):
    table = position().seat(0, hand=hand).seat(1, hand=[]).super_event("tornado")
    asked = 0
    while table.asks() is not None:
        asked += 1
        table.answer(table.lines()[0])
    assert asked == questions
    assert table.hand(0) == []


@pytest.mark.clause("dragon 7.2")
def test_the_cards_of_the_tornado_come_from_the_file(position):
    table = position(places={"super_event/tornado.effect.discard_person_cards": 3})
    table.seat(1, hand=[]).super_event("tornado").skip_to()
    assert table.state.hand_size(0) == 8


# -- Sunrise ----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 4.9")
def test_sunrise_brings_a_young_person_without_a_card(position):
    table = position().order(0, 1).super_event("sunrise")
    space = table.state.space[0]
    table.answer("sunrise monk_young", "place palace 2")
    assert table.palaces(0) == [(2,), (2, "monk_young")]
    assert table.state.space[0] == space + 6
    assert table.state.hand_size(0) == 11
    assert table.asks() == ("ChooseSunrise", 1)


@pytest.mark.clause("dragon 7.2")
def test_in_a_sunrise_nobody_takes_a_type_that_was_taken_even_if_it_was_refused(position):
    table = position().order(0, 1).seat(0, palaces=[(1, "healer_old")]).super_event("sunrise")
    table.answer("sunrise monk_young")
    assert table.lines() == ["replace palace 1 healer_old", "refuse"]
    table.answer("refuse")
    assert table.asks() == ("ChooseSunrise", 1)
    assert "sunrise monk_young" not in table.lines()
    assert table.rules.view(table.state, 0)["sunrise_taken"] == ["monk"]


@pytest.mark.clause("dragon 7.2")
def test_sunrise_offers_no_type_whose_young_tiles_are_gone(position):
    table = position().gone("monk_young").super_event("sunrise")
    assert "sunrise monk_young" not in table.lines()
    assert not any(line.endswith("_old") for line in table.lines())


@pytest.mark.clause("dragon 7.2", "dragon 4", "dragon 5.4")
def test_a_seat_for_which_no_type_is_left_gets_nothing_from_the_sunrise(position):
    table = position(seats=3).order(0, 1, 2).listen()
    table.gone(*(f"{kind}_young" for kind in TYPES if kind not in ("farmer", "scholar")))
    table.super_event("sunrise")
    table.answer("sunrise farmer_young", "place palace 1", "sunrise scholar_young")
    table.answer("place palace 1")
    assert table.asks() is None
    assert table.heard("sunrise-empty") == [(2, 0, 0, 0)]


# -- Assassination Attempt --------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 6.1")
def test_the_assassination_attempt_takes_all_privileges_before_phase_4(position):
    table = position(super_event="assassination_attempt").schedule("dragon_festival", 7)
    table.everybody(palaces=[], hand=[], small=2, large=1, yuan=5).month(7).finish_round()
    assert [*table.state.small, *table.state.large] == [0, 0, 0, 0]
    assert list(table.state.points) == [0, 0]
    assert list(table.state.yuan) == [5, 5]


# -- Charter ----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 7.2", "dragon 4.9")
def test_the_charter_names_a_type_of_the_own_palaces(position):
    table = position().order(0, 1).everybody(palaces=[(3, "monk_young", "healer_young")])
    table.super_event("edict")
    assert table.lines() == ["edict monk", "edict healer"]
    table.answer("edict monk")
    assert table.asks() == ("ChooseEdict", 1)
    assert table.lines() == ["edict monk", "edict healer"]


@pytest.mark.clause("dragon 7.2")
def test_healers_must_be_named_if_nobody_else_lives_there_and_bring_nothing(position):
    table = position().seat(0, palaces=[(2, "healer_old")]).super_event("edict")
    before = table.rules.dump(table.state)
    assert table.lines() == ["edict healer"]
    table.answer("edict healer")
    after = table.rules.dump(table.state)
    assert {**after, "agenda": before["agenda"]} == before


@pytest.mark.clause("dragon 7.2", "dragon 5.4")
def test_who_has_no_person_gets_nothing_from_the_charter(position):
    assert position().everybody(palaces=[(2,)]).super_event("edict").asks() is None


@pytest.mark.clause("dragon 7.2", "dragon 4.4")
def test_the_charter_of_craftsmen_builds_at_once(position):
    table = position().seat(0, palaces=[(2, "craftsman_young", "craftsman_young")])
    table.super_event("edict").answer("edict craftsman", "build palace 1", "build new")
    assert [palace[0] for palace in table.palaces(0)] == [3, 1]
    assert table.asks() is None


@pytest.mark.clause("dragon 7.2", "dragon 6.1", "dragon 6.2")
def test_court_ladies_named_in_the_charter_score_again_in_phase_4(position):
    table = position(super_event="edict").schedule("dragon_festival", 7)
    table.seat(0, palaces=[(1, "court_lady_young")], hand=[]).seat(1, palaces=[], hand=[])
    table.month(7).finish_round()
    assert table.scored(0) == {"super_event": 1, "ladies": 1, "palaces": 1}


@pytest.mark.clause("dragon 5.5")
def test_the_benefits_of_the_charter_come_from_the_file(position):
    gain = {"gain": {"what": "yuan", "base": 1, "per_symbol": "mortar"}}
    table = position(places={"edict_benefit.healer": gain}).seat(0, yuan=0)
    table.seat(0, palaces=[(2, "healer_old")]).super_event("edict").answer("edict healer")
    assert table.state.yuan[0] == 3


@pytest.mark.clause("dragon 7.2")
def test_the_order_of_a_super_event_is_the_track_after_the_event(position):
    table = position(super_event="tornado").schedule("dragon_festival", 7).seat(0, space=3)
    table.seat(1, space=4).month(7).skip_to("PlayCard")
    table.answer("play wild monk_young", "place palace 1").skip_to("DiscardCard")
    leader = table.state.track_order()[0]
    assert table.asks() == ("DiscardCard", leader)


@pytest.mark.clause("dragon 7.2")
def test_a_super_event_drawn_by_chance_strikes_as_an_agreed_one(position):
    table = position(super_event="hidden").everybody(palaces=[(1, "monk_young")])
    table.state.round = 7
    table.ask(SuperEvent(NATURE)).answer("super event lantern_festival")
    assert list(table.state.points) == [2, 2]

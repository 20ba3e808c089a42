"""The worked examples of the rules, one test each with their exact numbers."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.rotunda.scoring import (
    FinalScoring,
    amulet_points,
    cash,
    final_points,
)

OTHERS = ["retailer", "warehouse", "steward", "black_market", "wholesaler"]


@pytest.mark.clause("rotunda 8.1")
def test_example_01_a_leader_passes_occupied_rooms_free_and_stops_in_the_hall(position):
    table = position().leaders(0, "i2", "hall").leaders(1, "o4", "hall").leaders(2, "o6", "hall")
    table.move()
    assert table.destinations() == ["i3", "i4", "i5", "o5", "hall"]
    assert table.reason("move a o4") == ("reason-occupied", {"room": "@room-steward"})
    ways = {way["to"]: way for way in table.view()["ways"] if way["leader"] == "a"}
    assert ways["o5"] == {"leader": "a", "to": "o5", "steps": 1, "way": ["o4*", "o5"]}
    assert (ways["hall"]["steps"], ways["hall"]["way"]) == (2, ["o4*", "o5", "o6*", "hall"])


@pytest.mark.clause("rotunda 8.2")
def test_example_02_a_helper_lets_the_supplier_be_used_twice(position):
    table = position().sit(0, "i1", junior=1).visit("supplier")
    lines = ["take celadon", "helper junior", "take fruit", "pedlar", "pedlar", "finish"]
    table.answer(*[f"supplier {line}" for line in lines])
    assert table.goods() == {"celadon": 1, "fruit": 1, "gold": 1}
    assert table.state.supply[0] == 4 + 1 - 2
    assert table.view()["villages"]["village_se"] == [2, 0, 0]
    assert table.seated(0, "i1") == (0, 0)
    assert table.broken() == []


@pytest.mark.clause("rotunda 8.2", "rotunda 5.4")
def test_example_02_ends_with_a_free_step_of_the_pedlar(position):
    table = position().leaders(0, "hall", "hall").sit(0, "i1", junior=1).turn()
    table.answer("move a i1", "supplier helper junior", "supplier pedlar", "supplier finish")
    assert table.asks() == ("MoveLeader", 1)
    assert table.view()["pedlar"] == "village_sw"


@pytest.mark.clause("rotunda 8.3")
def test_example_03_the_bank_pays_seven_points_for_nine_coins_and_a_bonus(position):
    table = position().seat(0, coins=9, points=10).visit("bank")
    table.answer(*["bank pay"] * 3)
    assert (table.state.coins[0], table.state.points[0], table.state.bonuses) == (0, 17, 1)
    assert "bank pay" not in table.lines()


@pytest.mark.clause("rotunda 8.3", "rotunda 5.7")
def test_example_03_ends_with_an_order_for_the_symbol(position):
    table = position().rooms("bank", *OTHERS).seat(0, coins=9, points=10).turn()
    table.answer("move a o1", *["bank pay"] * 3, "bank finish")
    assert table.asks() == ("TakeBonus", 0)
    table.answer("bonus order_07")
    assert table.own()["orders"] == ["order_07"]
    assert None not in table.view()["orders"]["pool"]
    assert table.asks() == ("MoveLeader", 1)


@pytest.mark.clause("rotunda 8.4")
def test_example_04_a_lasting_effect_works_once_per_turn(position):
    table = position().orders(0, done=["order_05"]).sit(0, "i1", junior=1).visit("supplier")
    table.answer("supplier take tea", "supplier helper junior", "supplier take tea")
    assert table.scored() == {"effects": 1}
    assert table.own()["used"] == ["order_05"]


@pytest.mark.clause("rotunda 8.5")
def test_example_05_a_full_track_takes_a_dismissed_assistant_as_the_tenth(position):
    table = position().visit("black_market").answer("black sell assistant")
    assert (table.state.track[0], table.state.supply[0], table.state.coins[0]) == (10, 4, 5)
    table.answer("black buy recruit", "black recruit")
    assert (table.state.track[0], table.state.supply[0], table.state.coins[0]) == (9, 5, 2)


@pytest.mark.clause("rotunda 8.6")
def test_example_06_the_market_with_two_helpers(position):
    table = position().seat(0, celadon=1, fruit=1, gold=1).sit(0, "i3", junior=1, senior=1)
    table.visit("market", clean=True)
    lines = ["helper junior", "helper senior", "sell celadon", "sell fruit", "sell fruit gold"]
    table.answer(*[f"market {line}" for line in lines])
    assert table.goods() == {"coins": 5}
    assert table.state.points[0] == 7
    assert table.credits() == {"recruit": 1, "pedlar": 2}
    assert table.seated(0, "i3") == (0, 1)
    assert table.lying("market") == [None, "fruit", "celadon"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 8.7")
def test_example_07_a_prayer_turns_the_temple_down_and_leaves_the_marker(position):
    table = position().homage().answer("pray temple_wayfarers")
    assert table.credits() == {"pedlar": 2}
    table.answer("assistants pedlar", "assistants pedlar", "assistants finish")
    assert table.view()["temples"]["temple_wayfarers"] is False
    assert table.state.marker == 0
    assert table.broken() == []


@pytest.mark.clause("rotunda 8.8")
def test_example_08_a_worship_through_an_old_assistant(position):
    table = position().altar(0, "1,2").sit(0, "i1", junior=2).village(0, "village_sw", 3)
    table.seat(0, supply=2).homage().answer("worship village_sw 1,4")
    assert table.state.marker == 1
    assert table.scored() == {"worship": 4, "seated": 2}
    assert table.goods() == {"celadon": 1, "gold": 1}
    assert table.lines() == ["edge bottom", "edge none"]
    table.answer("edge bottom")
    assert table.credits() == {"senior_apprentice": 1}
    table.answer("assistants senior i1", "assistants finish")
    assert table.seated(0, "i1") == (2, 1)
    assert table.own()["worship"] == ["1,2", "1,4"]
    assert table.state.supply[0] == 2 - 1 + 2
    assert table.own()["amulets"] == ["mirror"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 8.9")
def test_example_09_kept_experts_score_the_backs_on_the_pile(position):
    table = position(advanced_experts=True).discard("saleswoman", "craftsman", "maiden")
    table.experts(0, "official", kept=["porter"])
    assert dict(final_points(table.state, 0))[12] == 6


@pytest.mark.clause("rotunda 8.10")
def test_example_10_a_neutral_leader_moves_once_per_turn(position):
    table = position(2).seat(0, tea=1, gold=0).neutral(red="o2", green="o4", blue="o6")
    table.turn().answer("neutral green o5")
    assert table.asks() == ("MoveLeader", 0)
    assert table.goods() == {}
    assert table.state.neutral_used == 1


@pytest.mark.clause("rotunda 8.11")
@pytest.mark.parametrize(("track", "points"), [(0, 12), (1, 4), (2, 0)])
def test_example_11_the_family_scores_the_empty_track(position, track, points):
    table = position().seat(0, track=track)
    assert dict(final_points(table.state, 0))[9] == points


@pytest.mark.clause("rotunda 8.12")
def test_example_12_amulets_are_split_into_the_largest_sets(position):
    table = position(places={"limits.pool_amulets": 1}).pool(amulets=["mirror"])
    table.amulets(0, "carp", "carp", "gourd").experts(0, kept=["servant"])
    assert amulet_points(table.state, 0) == 5 + 1


@pytest.mark.clause("rotunda 8.13")
def test_example_13_everything_is_turned_into_coins_before_dividing(position):
    table = position().seat(0, coins=4, tea=1, supply=3)
    assert cash(table.state, 0) == 9
    table.ask(FinalScoring(NATURE))
    assert table.scored()["coins"] == 3

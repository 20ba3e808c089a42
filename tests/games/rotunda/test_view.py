"""What everybody sees (section 3), saving a position, and what stays hidden."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR, apply, pending
from tianxia.games.rotunda.effects import TakeOne
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.names import EXPERT_EFFECT, EXPERTS
from tianxia.games.rotunda.selling import SellCube


@pytest.mark.clause("rotunda 3", "rotunda 12.16")
def test_all_viewers_see_the_same_in_all_positions(rules):
    rng = random.Random(2)
    state = rules.new_game(4, {"advanced_experts": True})
    while (question := pending(state)) is not None:
        if rng.random() < 0.1:
            views = [rules.view(state, viewer) for viewer in (0, 3, SPECTATOR)]
            assert views[0] == views[1] == views[2]
            assert json.loads(json.dumps(views[0])) == views[0]
        apply(state, rng.choice(question.legal(state)))


@pytest.mark.clause("rotunda 3", "rotunda 12.16")
def test_the_order_of_the_smugglers_is_nobodys_knowledge(position):
    table = position().visit("smugglers_den").answer("smugglers take smuggler_10")
    assert list(table.state.smuggler_under) == [9]
    seen = table.view()
    known = set()
    for seed in range(30):
        copy = table.rules.clone(table.state)
        table.rules.determinize(copy, 0, seed)
        assert table.rules.view(copy, 0) == seen
        assert table.rules.broken(copy) == table.rules.broken(table.state)
        known.add(tuple(copy.smuggler_under))
    assert len(known) > 3


@pytest.mark.clause("rotunda 3")
def test_a_position_can_be_saved_at_any_time(rules):
    rng = random.Random(6)
    for seats, options in ((2, {"neutral_leader_actions": True}), (5, {"hall_choice": "random"})):
        state = rules.new_game(seats, options)
        while (question := pending(state)) is not None:
            if rng.random() < 0.2:
                dumped = rules.dump(state)
                loaded = rules.load(json.loads(json.dumps(dumped)))
                assert rules.dump(loaded) == dumped == rules.dump(rules.clone(state))
                assert rules.view(loaded, 0) == rules.view(state, 0)
            apply(state, rng.choice(question.legal(state)))
        assert rules.round_of(state) == state.round


@pytest.mark.clause("rotunda 3")
def test_the_house_is_seen(position):
    table = position().fields("market", "tea", None, "gold:celadon").sit(1, "i2", senior=1)
    table.fields("wholesaler", "fruit")
    view = table.view()
    assert view["market"] == {
        "tea": {"cube": "tea", "as": "tea"}, "fruit": None,
        "celadon": {"cube": "gold", "as": "celadon"},
    }  # fmt: skip
    assert view["wholesaler"] == [{"cube": "fruit", "as": "fruit"}, None, None]
    assert view["chairs"]["i2"] == [{"seat": 1, "senior": True}, None, None]
    assert view["warehouse"] == {"tea": 1, "fruit": 1, "celadon": 1}


@pytest.mark.clause("rotunda 3")
def test_a_tile_that_is_not_yet_there_has_no_slots(new_game):
    view = new_game(3).view()
    assert (view["retailer"], view["wholesaler"], view["warehouse"]) == (None, None, None)
    assert (view["active"], view["phase"], view["rooms"]["o1"]) == (None, "setup", None)


@pytest.mark.clause("rotunda 3")
def test_what_is_pending_is_seen(position):
    tea_supplier = EXPERTS.index("tea_supplier")
    table = position().ask(SellCube(0, tea_supplier))
    asked = {"seat": 0, "question": "sell-cube", "expert": "tea_supplier"}
    assert table.view()["queue"] == [asked]
    table = position().experts(0, "lady", "porter", "farmer").ask(DiscardExpert(0, 20))
    assert table.view()["queue"][0]["expert"] == "nanny"
    table = position().ask(TakeOne(0, EXPERT_EFFECT + EXPERTS.index("maiden"), 2, 0))
    asked = {"seat": 0, "question": "take-one", "expert": "maiden", "left": 2}
    assert table.view()["queue"] == [asked]
    table = position().seat(0, tea=1).sit(0, "i3", junior=1).visit("market")
    table.answer("market helper junior", "market sell tea")
    visit = table.view()["visit"]
    assert (visit["juniors"], visit["seniors"], visit["sold"]) == (1, 0, ["tea"])
    table = position().seat(0, coins=2).visit("steward").answer("steward orders")
    assert table.view()["visit"]["steward"] is True


@pytest.mark.clause("rotunda 3")
def test_ways_of_neutral_leaders_are_seen(position):
    table = position(2).neutral(red="o2", green="o4", blue="o6").move_neutral()
    ways = {(way["leader"], way["to"]): way for way in table.view()["ways"]}
    assert ways["green", "i1"]["way"] == ["o5", "o6*", "hall*", "i1"]
    assert ways["green", "i1"]["steps"] == 2
    assert ("red", "o4") not in ways


@pytest.mark.clause("rotunda 3")
def test_a_draw_that_cannot_differ_is_no_draw(position):
    table = position().visit("black_market").seat(0, coins=8)
    state = table.state
    for kind in range(1, 9):
        state.tokens[9 + kind] += state.amulet_bag[kind]
        state.amulet_bag[kind] = 0
    if state.amulet_bag[0] == 0:
        state.tokens[9 + 8] -= 1
        state.amulet_bag[8] = 1
    table.answer("black buy amulet carp")
    assert table.view()["amulets"]["stack"] == 0
    assert None not in table.view()["amulets"]["pool"]
    assert table.asks() == ("VisitBlackMarket", 0)
    assert NATURE not in [frame.seat for frame in state.agenda]

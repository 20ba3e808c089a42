"""Phase 1: the groups, the fee, the seven actions, privileges, taking money (4.2 to 4.5, 5.1)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, pending
from tianxia.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction
from tianxia.games.dragon.names import ACTIONS, NO_GROUP
from tianxia.games.dragon.persons import PersonPhase

BASE = ACTIONS[:-1]


@pytest.mark.clause("dragon 4.2", "dragon 12.1.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("wall", ["off", "on"])
def test_the_groups_partition_the_cards(position, seats, wall):
    table = position(seats=seats, great_wall=wall).ask(ActionPhase(NATURE)).skip_to("ChooseAction")
    groups = table.rules.view(table.state, 0)["groups"]
    assert len(groups) == seats
    cards = sorted(card for group in groups for card in group["cards"])
    assert cards == sorted(BASE if wall == "off" else ACTIONS)


@pytest.mark.clause("dragon 4.2")
def test_cards_are_dealt_group_by_group_and_the_last_one_needs_no_draw(position):
    table = position(seats=3).ask(ActionPhase(NATURE))
    for name in ("privilege", "research", "taxes", "build", "harvest"):
        table.answer(f"deal {name}")
    assert table.lines() == ["deal fireworks_display", "deal military_parade"]
    table.answer("deal military_parade")
    groups = [group["cards"] for group in table.rules.view(table.state, 0)["groups"]]
    assert groups == [
        ["taxes", "research", "privilege"],
        ["build", "harvest"],
        ["fireworks_display", "military_parade"],
    ]


@pytest.mark.clause("dragon 4.2")
def test_group_sizes_come_from_the_file(position):
    table = position(places={"action_groups.base.p2": [6, 1]}).ask(ActionPhase(NATURE))
    table.skip_to("ChooseAction")
    assert list(table.state.group_of).count(0) == 6


@pytest.mark.clause("dragon 4.2", "dragon 4.3")
def test_dragons_are_taken_back_between_the_phases(position):
    table = position().groups(["taxes"]).act(0, "action taxes")
    assert list(table.state.dragon) == [0, NO_GROUP]
    table.ask(PersonPhase(NATURE))
    assert list(table.state.dragon) == [NO_GROUP, NO_GROUP]
    assert table.rules.view(table.state, 0)["groups"] == []
    table.state.agenda = []
    table.dragon(1, 1).ask(ActionPhase(NATURE))
    assert list(table.state.dragon) == [NO_GROUP, NO_GROUP]


@pytest.mark.clause("dragon 4.3", "dragon 12.1.7", "dragon 12.1.8")
def test_everybody_takes_one_turn_in_track_order(position):
    table = position(seats=5).order(3, 0, 4, 1, 2).ask(ActionPhase(NATURE)).skip_to("ChooseAction")
    asked = []
    while (question := pending(table.state)) is not None:
        asked.append(question.seat)
        table.answer("take money")
    assert asked == [3, 0, 4, 1, 2]


@pytest.mark.clause("dragon 12.1.8", "dragon 4.3")
def test_the_fee_is_paid_exactly_by_those_who_are_not_first_on_their_group(position):
    table = position(seats=4).groups(["harvest"], ["fireworks_display"], ["research"])
    table.act(0, "action harvest").act(1, "action harvest").act(2, "action research")
    table.act(3, "action harvest")
    assert list(table.state.yuan) == [6, 3, 6, 3]
    assert list(table.state.dragon) == [0, 0, 2, 0]
    assert list(table.state.rice) == [1, 1, 0, 1]


@pytest.mark.clause("dragon 4.3")
def test_another_card_of_an_occupied_group_costs_the_fee_too(position):
    table = position().groups(["harvest", "research"]).act(0, "action harvest")
    table.act(1, "action research")
    assert list(table.state.yuan) == [6, 3]


@pytest.mark.clause("dragon 4.3")
def test_taking_money_occupies_no_group(position):
    table = position().groups(["harvest"]).seat(0, yuan=0).act(0, "take money")
    assert table.state.dragon[0] == NO_GROUP
    table.act(1, "action harvest")
    assert list(table.state.yuan) == [3, 6]


@pytest.mark.clause("dragon 4.3")
@pytest.mark.parametrize("fee", [0, 4])
def test_the_fee_comes_from_the_file(position, fee):
    table = position(places={"rules.occupied_group_fee": fee}).groups(["harvest"]).dragon(1, 0)
    table.seat(0, yuan=4).act(0, "action harvest")
    assert table.state.yuan[0] == 4 - fee
    table.seat(0, yuan=3).ask(ChooseAction(0))
    assert ("action harvest" in table.lines()) is (fee == 0)


@pytest.mark.clause("dragon 4.3")
def test_the_refill_comes_from_the_file(position):
    table = position(places={"rules.refill_to_yuan": 5}).groups([]).seat(0, yuan=1)
    assert table.act(0, "take money").state.yuan[0] == 5


@pytest.mark.clause("dragon 5.1")
@pytest.mark.parametrize(
    ("action", "goods", "base"),
    [
        ("taxes", "yuan", 2),
        ("harvest", "rice", 1),
        ("fireworks_display", "fireworks", 1),
        ("military_parade", "space", 1),
        ("research", "points", 1),
    ],
)
def test_an_action_without_helpers_brings_its_base(position, action, goods, base):
    table = position().groups([action]).seat(0, palaces=[(1, "monk_young")], yuan=0)
    table.act(0, f"action {action}")
    assert getattr(table.state, goods)[0] == base


@pytest.mark.clause("dragon 5.1")
@pytest.mark.parametrize("base", [0, 5])
def test_the_base_of_an_action_comes_from_the_file(position, base):
    table = position(places={"action_card/harvest.effect.gain.base": base}).groups(["harvest"])
    assert table.act(0, "action harvest").state.rice[0] == base


@pytest.mark.clause("dragon 5.1", "dragon 5.2")
def test_the_symbols_of_a_tile_come_from_the_file(position):
    places = {"person_tile/farmer_old.symbols": 4}
    table = position(places=places).groups(["harvest"]).seat(0, palaces=[(1, "farmer_old")])
    assert table.act(0, "action harvest").state.rice[0] == 1 + 4


@pytest.mark.clause("dragon 5.5")
def test_what_an_action_brings_comes_from_the_file(position):
    places = {
        "action_card/harvest.effect.gain": {"what": "vp", "base": 2, "per_symbol": "rice_sack"}
    }
    table = position(places=places).groups(["harvest"]).seat(0, palaces=[(1, "farmer_old")])
    table.act(0, "action harvest")
    assert (table.state.rice[0], table.state.points[0]) == (0, 4)


@pytest.mark.clause("dragon 5.1")
@pytest.mark.parametrize(
    ("action", "goods", "persons", "gain"),
    [
        ("taxes", "yuan", ["tax_collector_young"], 2 + 3),
        ("harvest", "rice", ["farmer_young", "farmer_young"], 1 + 2),
        ("fireworks_display", "fireworks", ["pyrotechnist_young", "pyrotechnist_old"], 1 + 3),
        ("military_parade", "space", ["warrior_young"], 1 + 1),
        ("research", "points", ["scholar_young", "scholar_young"], 1 + 4),
    ],
)
def test_own_helpers_add_their_symbols(position, action, goods, persons, gain):
    table = position().groups([action]).seat(0, palaces=[(3, *persons)], yuan=0)
    table.seat(1, palaces=[(3, *persons[:1])])
    table.act(0, f"action {action}")
    assert getattr(table.state, goods)[0] == gain


@pytest.mark.clause("dragon 5.1")
def test_the_parade_changes_the_order_of_phase_2(position):
    table = position().seat(0, space=5).seat(1, space=5).groups(["military_parade"])
    assert list(table.state.track_order()) == [1, 0]
    table.act(0, "action military_parade").ask(PersonPhase(NATURE))
    assert table.asks() == ("PlayCard", 0)


@pytest.mark.clause("dragon 4.5", "dragon 5.1")
def test_one_privilege_is_bought_and_paid(position):
    table = position().groups(["privilege"]).seat(0, yuan=9).act(0, "action privilege")
    assert table.asks() == ("BuyPrivilege", 0)
    assert table.lines() == ["buy small_privilege", "buy large_privilege"]
    table.answer("buy small_privilege")
    assert (table.state.yuan[0], table.state.small[0], table.state.large[0]) == (7, 1, 0)
    assert table.asks() is None


@pytest.mark.clause("dragon 4.5", "dragon 4.3")
def test_the_fee_leaves_less_for_the_privilege(position):
    table = position().groups(["privilege"]).dragon(1, 0).seat(0, yuan=9)
    table.act(0, "action privilege")
    assert table.lines() == ["buy small_privilege"]
    assert table.answer("buy small_privilege").state.yuan[0] == 9 - 3 - 2


@pytest.mark.clause("dragon 5.1", "dragon 4.5")
def test_any_number_of_privileges_may_be_owned(position):
    table = position().seat(0, yuan=70)
    for _ in range(7):
        table.ask(BuyPrivilege(0)).answer("buy large_privilege")
    assert table.state.large[0] == 7


@pytest.mark.clause("dragon 4.5")
def test_the_price_of_a_small_privilege_comes_from_the_file(position):
    table = position(places={"privilege/small_privilege.cost": 5}).groups(["privilege"])
    table.seat(0, yuan=4).ask(ChooseAction(0))
    assert "action privilege" not in table.lines()
    table.state.agenda = []
    table.seat(0, yuan=5).act(0, "action privilege").answer("buy small_privilege")
    assert table.state.yuan[0] == 0


@pytest.mark.clause("dragon 4.5")
def test_a_large_privilege_that_is_cheaper_opens_the_action(position):
    places = {"privilege/small_privilege.cost": 9, "option/large_privilege_cost.values": [7, 6, 3]}
    table = position(places=places, large_privilege_cost=3).groups(["privilege"]).seat(0, yuan=3)
    table.act(0, "action privilege")
    assert table.lines() == ["buy large_privilege"]


@pytest.mark.clause("dragon 4.3", "dragon 4.6")
def test_the_wall_card_is_one_of_the_actions_only_with_the_wall(position):
    table = position(great_wall="on").groups(["build_wall"]).ask(ChooseAction(0))
    assert "action build_wall" in table.lines()
    table = position().groups([]).ask(ChooseAction(0))
    assert "action build_wall" not in table.lines()

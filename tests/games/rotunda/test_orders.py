"""Orders and lasting effects (5.6), bonuses (5.7)."""

from __future__ import annotations

import pytest

from tianxia.games.rotunda.orders import OrderStep


@pytest.mark.clause("rotunda 5.6")
def test_fulfilling_pays_and_flips_and_scores_only_at_the_end(position):
    table = position().no_gold().orders(0, open=["order_16", "order_02", "order_17"])
    table.seat(0, celadon=2, coins=3).ask(OrderStep(0))
    assert table.lines() == ["fulfil order_16", "orders finish"]
    wanted = {"order": "@order-order_16", "points": 4}
    assert table.label("fulfil order_16") == ("label-fulfil", wanted)
    assert table.label("orders finish") == ("label-orders-finish", {})
    assert table.targets("fulfil order_16") == ["mine:order:order_16"]
    assert table.targets("orders finish") == table.preview("orders finish") == []
    assert table.preview("fulfil order_16") == [("celadon", -2), ("coins", -3)]
    assert table.reason("fulfil order_02") == ("reason-needs-cubes", {"gold": 0, "n": 1})
    assert table.reason("fulfil order_01") == ("reason-no-such-order", {})
    assert table.reason("orders finish") is None
    table.answer("fulfil order_16")
    assert table.goods() == {}
    assert table.own()["fulfilled"] == ["order_16"]
    assert table.own()["orders"] == ["order_02", "order_17"]
    assert table.state.points[0] == 0
    assert table.asks() is None
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.6")
def test_coins_of_an_order_are_not_paid_in_gold(position):
    table = position().orders(0, open=["order_18", "order_15"]).seat(0, tea=3, gold=3)
    table.ask(OrderStep(0))
    wanted = ("reason-needs-coins", {"need": 3, "have": 0})
    assert table.reason("fulfil order_18") == wanted
    assert table.reason("fulfil order_15") is None


@pytest.mark.clause("rotunda 5.6")
def test_any_number_of_orders_may_be_fulfilled(position):
    table = position().no_gold().orders(0, open=["order_15", "order_17"], done=["order_13"])
    table.seat(0, tea=3, fruit=3).ask(OrderStep(0)).answer("fulfil order_17")
    assert table.reason("fulfil order_13") == ("reason-order-done", {})
    table.answer("fulfil order_15")
    assert table.own()["fulfilled"] == ["order_13", "order_15", "order_17"]


@pytest.mark.clause("rotunda 5.6")
def test_gold_is_paid_kind_after_kind(position):
    table = position().orders(0, open=["order_20"]).seat(0, tea=2, fruit=1, celadon=2, gold=2)
    table.ask(OrderStep(0)).answer("fulfil order_20")
    assert table.asks() == ("PayOrder", 0)
    assert table.lines() == ["pay tea with 0 gold", "pay tea with 1 gold"]
    wanted = {"order": "@order-order_20", "need": 2, "thing": "@res-tea"}
    assert table.prompt() == ("prompt-pay-order", wanted)
    wanted = {"gold": 1, "real": 1, "thing": "@res-tea"}
    assert table.label("pay tea with 1 gold") == ("label-pay-order", wanted)
    own = ["mine:order:order_20", "mine:tea"]
    assert table.targets("pay tea with 0 gold") == own
    assert table.targets("pay tea with 1 gold") == [*own, "mine:gold"]
    assert table.targets("pay tea with 2 gold") == ["mine:order:order_20", "mine:gold"]
    assert table.preview("pay tea with 1 gold") == [("tea", -1), ("gold", -1)]
    assert table.reason("pay tea with 2 gold") == ("reason-gold-range", {"least": 0, "most": 1})
    assert table.reason("pay fruit with 1 gold") == ("reason-no-such-payment", {})
    assert table.view()["queue"][0]["kinds"] == ["tea"]
    table.answer("pay tea with 1 gold")
    assert table.goods() == {"tea": 1}
    table = position().orders(0, open=["order_20"]).seat(0, tea=2, fruit=1, celadon=2, gold=2)
    table.ask(OrderStep(0)).answer("fulfil order_20", "pay tea with 0 gold")
    assert table.lines() == ["pay fruit with 1 gold", "pay fruit with 2 gold"]
    table.answer("pay fruit with 1 gold", "pay celadon with 0 gold")
    assert table.goods() == {"gold": 1}


@pytest.mark.clause("rotunda 5.6", "rotunda 10.7")
@pytest.mark.parametrize(
    ("order", "kind", "goods", "points"),
    [
        ("order_02", "tea", {"tea": 1}, 1),
        ("order_03", "fruit", {"fruit": 1}, 1),
        ("order_04", "celadon", {"celadon": 1}, 1),
        ("order_02", "fruit", {"fruit": 1}, 0),
        ("order_05", "fruit", {"fruit": 1}, 1),
        ("order_10", "tea", {"tea": 1}, 2),
        ("order_11", "fruit", {"fruit": 1}, 2),
        ("order_12", "celadon", {"celadon": 1}, 2),
        ("order_13", "tea", {"tea": 2}, 0),
        ("order_14", "tea", {"tea": 2}, 0),
        ("order_15", "fruit", {"fruit": 2}, 0),
        ("order_16", "fruit", {"fruit": 2}, 0),
        ("order_17", "celadon", {"celadon": 2}, 0),
        ("order_18", "celadon", {"celadon": 2}, 0),
        ("order_19", "celadon", {"celadon": 1}, 1),
        ("order_01", "tea", {"tea": 1}, 0),
    ],
)
def test_lasting_effects_of_cubes(position, order, kind, goods, points):
    table = position().no_gold().orders(0, done=[order]).visit("supplier")
    table.answer(f"supplier take {kind}")
    assert table.goods() == goods
    assert table.state.points[0] == points
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.6", "rotunda 10.7")
@pytest.mark.parametrize(
    ("order", "coins"),
    [("order_01", 1), ("order_06", 1), ("order_07", 1), ("order_08", 2), ("order_09", 2)],
)
def test_lasting_effects_of_coins(position, order, coins):
    table = position().orders(0, done=[order]).visit("banker").answer("banker take coins")
    assert table.state.coins[0] == 3 + coins


@pytest.mark.clause("rotunda 5.6")
def test_several_cards_react_to_one_gain_and_each_once_per_turn(position):
    table = position().no_gold().orders(0, done=["order_02", "order_10", "order_05", "order_13"])
    table.sit(0, "i1", junior=1).visit("supplier").answer("supplier take tea")
    assert (table.goods(), table.state.points[0]) == ({"tea": 2}, 1 + 2 + 1)
    table.answer("supplier helper junior", "supplier take tea")
    assert (table.goods(), table.state.points[0]) == ({"tea": 3}, 4)


@pytest.mark.clause("rotunda 5.6")
def test_two_cubes_at_once_are_one_gain(position):
    table = position().orders(0, done=["order_02"]).visit("smugglers_den")
    table.answer("smugglers take smuggler_01")
    assert (table.goods(), table.state.points[0]) == ({"tea": 2, "gold": 1}, 1)


@pytest.mark.clause("rotunda 5.6")
def test_the_extra_cube_may_wait_for_a_later_gain(position):
    table = position().orders(0, done=["order_20"]).sit(0, "i2", junior=1).visit("smugglers_den")
    table.answer("smugglers take smuggler_04")
    assert table.lines() == ["pick tea", "pick fruit", "pick none"]
    assert table.label("pick none") == ("label-extra-none", {})
    assert table.targets("pick none") == table.preview("pick none") == []
    assert table.targets("pick tea") == ["mine:order:order_20", "bank:tea"]
    assert table.reason("pick gold")[0] == "reason-not-offered"
    assert table.view()["queue"][0]["kinds"] == ["tea", "fruit"]
    table.answer("pick none", "smugglers helper junior", "smugglers take gold")
    assert table.lines() == ["pick gold", "pick none"]
    table.answer("pick gold")
    assert table.goods() == {"tea": 1, "fruit": 1, "gold": 3}
    assert table.own()["used"] == ["order_20"]


@pytest.mark.clause("rotunda 5.6", "rotunda 1")
def test_an_effect_that_gave_nothing_is_not_used_up(position):
    table = position().no_gold().orders(0, done=["order_13", "order_20"]).seat(1, tea=13)
    table.visit("supplier").answer("supplier take tea")  # the last one of the supply
    assert table.asks() == ("VisitSupplier", 0)
    assert (table.goods(), table.own()["used"]) == ({"tea": 1}, [])


@pytest.mark.clause("rotunda 5.6")
def test_a_cube_fetched_by_the_warehouse_is_a_gain(position):
    table = position().no_gold().orders(0, done=["order_02"]).seat(0, coins=1).visit("warehouse")
    assert table.answer("warehouse fetch stock tea").state.points[0] == 1


@pytest.mark.clause("rotunda 5.6", "rotunda 4.2")
def test_effects_work_again_in_the_next_turn(position):
    table = position(2).no_gold().orders(0, done=["order_01"]).turn()
    table.state.used = 1
    table.answer("move a i1", "supplier finish", "move a i2", "smugglers finish")
    assert (table.asks(), table.own()["used"]) == (("MoveLeader", 0), [])


# -- bonuses -------------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.7", "rotunda 4.4")
def test_words_and_choices_of_a_bonus(position):
    table = position().seat(0, coins=14, points=4).turn()
    table.answer("move a o1", *["bank pay"] * 4, "bank finish")
    assert table.state.points[0] == 16
    assert table.prompt() == ("prompt-take-bonus", {"left": 2})
    assert table.lines() == [
        "bonus order_06", "bonus order_07", "bonus order_08", "bonus bat", "bonus carp",
        "bonus gourd", "bonus none",
    ]  # fmt: skip
    assert table.label("bonus order_06")[1] == {"order": "@order-order_06"}
    assert table.label("bonus bat")[1] == {"amulet": "@amulet-bat"}
    assert table.label("bonus none") == ("label-no-bonus", {})
    assert table.targets("bonus order_06") == ["order:order_06"]
    assert table.targets("bonus bat") == ["amulet:bat"]
    assert table.targets("bonus none") == table.preview("bonus order_06") == []
    assert table.preview("bonus bat") == [("amulet", 1)]
    assert table.reason("bonus order_01") == ("reason-not-there-order", {})
    assert table.reason("bonus lock") == ("reason-not-there-amulet", {})
    assert table.reason("bonus none") is None
    assert table.view()["queue"][0]["left"] == 2
    table.answer("bonus bat")
    assert table.own()["amulets"] == ["bat"]
    assert None not in table.view()["amulets"]["pool"]
    assert table.asks() == ("TakeBonus", 0)
    table.answer("bonus none")
    assert table.asks() == ("MoveLeader", 1)


@pytest.mark.clause("rotunda 5.7", "rotunda 1")
def test_an_empty_deck_leaves_a_gap_and_the_last_card_is_laid_without_a_draw(position):
    table = position().seat(0, coins=14, points=4)
    state = table.state
    state.order_deck &= ~0b11
    state.done_orders[2] = state.order_deck
    state.order_deck = 1
    state.done_orders[1] = 2
    table.turn().answer("move a o1", *["bank pay"] * 4, "bank finish", "bonus order_06")
    assert table.view()["orders"]["pool"] == ["order_01", "order_07", "order_08"]
    table.answer("bonus order_07")
    assert table.view()["orders"]["pool"] == ["order_01", None, "order_08"]
    assert table.view()["orders"]["deck"] == 0
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.7", "rotunda 1")
def test_an_empty_stack_of_amulets_leaves_a_gap(position):
    table = position().seat(0, coins=9, points=4)
    state = table.state
    for kind in range(9):
        state.tokens[9 + kind] += state.amulet_bag[kind]
        state.amulet_bag[kind] = 0
    table.turn().answer("move a o1", *["bank pay"], "bank finish", "bonus bat")
    assert table.view()["amulets"] == {"pool": [None, "carp", "gourd"], "stack": 0}
    assert table.broken() == []

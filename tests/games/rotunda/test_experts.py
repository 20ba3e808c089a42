"""Hiring and using experts (5.5), and the advanced variant (7.2)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.core.rows import row_of
from tianxia.games.rotunda.pools import RefillExperts
from tianxia.games.rotunda.scoring import expert_points


def used(position, expert, *lines, **goods):
    """A table after the expert was used in step 1 and the lines were answered."""
    pool = [name for name in ("old_man", "mistress", "nanny", "lady") if name != expert][:3]
    table = position().no_gold().pool(experts=pool).seat(0, **goods).experts(0, expert).turn()
    return table.answer(f"expert {expert}", *lines)


@pytest.mark.clause("rotunda 5.5", "rotunda 10.8")
@pytest.mark.parametrize(
    ("expert", "lines", "goods", "points"),
    [
        ("merchant_su", [], {"coins": 3}, 0),
        ("merchant_jin", [], {"coins": 1}, 1),
        ("mistress", [], {"coins": 4, "gold": 1}, 0),
        ("saleswoman", ["pick celadon"], {"celadon": 1}, 0),
        ("porter", ["pick tea"], {"tea": 1}, 0),
        ("farmer", ["pick fruit"], {"fruit": 1}, 0),
        ("craftsman", ["pick tea"], {"tea": 1, "gold": 1}, 0),
        ("maiden", ["pick tea", "pick fruit"], {"tea": 1, "fruit": 1}, 0),
        ("amulet_dealer", ["pick coins"], {"coins": 4}, 0),
        ("amulet_dealer", ["pick vp"], {}, 3),
        ("little_master", ["assistants pedlar", "assistants finish"], {"coins": 1}, 0),
        ("servant", ["assistants apprentice i1", "assistants finish"], {}, 0),
        ("bookseller", [], {"coins": 6}, 0),
        ("nanny", ["assistants finish"], {"coins": 1}, 0),
        ("lady", ["assistants finish"], {}, 0),
        ("canton_merchant", ["assistants finish"], {}, 0),
        ("hui_merchant", ["assistants finish"], {"coins": 1}, 0),
    ],
)
def test_what_each_expert_gives(position, expert, lines, goods, points):
    table = used(position, expert, *lines)
    assert table.goods() == goods
    assert table.state.points[0] == points
    assert table.asks() == ("MoveLeader", 0)
    kept = {"merchant_su", "merchant_jin", "saleswoman", "porter", "farmer", "amulet_dealer",
            "little_master", "servant"}  # fmt: skip
    assert (table.own()["kept"] == [expert]) == (expert in kept)
    assert (table.view()["experts"]["discard"] == [expert]) == (expert not in kept)
    assert table.held() == []
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.5")
@pytest.mark.parametrize(
    ("expert", "acts"),
    [
        ("little_master", {"pedlar": 1}),
        ("servant", {"apprentice": 1}),
        ("nanny", {"recruit": 2}),
        ("lady", {"recruit": 1, "pedlar": 2}),
        ("canton_merchant", {"recruit": 1, "apprentice": 1}),
        ("hui_merchant", {"recruit": 1, "pedlar": 1}),
    ],
)
def test_the_assistant_actions_of_each_expert(position, expert, acts):
    assert used(position, expert).credits() == acts


@pytest.mark.clause("rotunda 5.5")
@pytest.mark.parametrize(
    ("expert", "kind", "room", "coins", "points"),
    [
        ("tea_supplier", "tea", "market", 10, 0),
        ("fruit_supplier", "fruit", "market", 2, 6),
        ("celadon_supplier", "celadon", "market", 6, 2),
        ("tea_supplier", "tea", "retailer", 2, 2),
        ("celadon_supplier", "celadon", "wholesaler", 4, 0),
    ],
)
def test_the_suppliers_sell_for_double_without_assistant_actions(
    position, expert, kind, room, coins, points
):
    table = used(position, expert, **{kind: 1})
    times = [("coins", coins), ("vp", points)]
    wanted = [(kind, -1), *[amount for amount in times if amount[1]]]
    line = f"sell {kind} to {room}"
    assert table.preview(line) == wanted
    assert table.label(line) == (
        "label-sell-to",
        {"room": f"@room-{room}", "thing": f"@res-{kind}"},
    )
    place = f"field:market:{kind}" if room == "market" else f"slot:{room}:1"
    assert table.targets(line) == [place, f"mine:{kind}", f"mine:expert:{expert}"]
    assert table.prompt() == ("prompt-sell-cube", {"expert": f"@expert-{expert}", "left": 1})
    other = "tea" if kind != "tea" else "fruit"
    assert table.reason(f"sell {other} to market")[0] == "reason-not-offered"
    assert table.label(f"{line.replace(kind, f'{kind} gold')}")[0] == "label-sell-gold-to"
    table.answer(line)
    assert (table.state.coins[0], table.state.points[0]) == (coins, points)
    assert table.scored() == ({"expert_cards": points} if points else {})
    assert table.credits() == {}
    assert table.asks() == ("MoveLeader", 0)


@pytest.mark.clause("rotunda 5.5")
def test_the_shandong_merchant_sells_on_two_fields_of_one_room(position):
    table = used(position, "shandong_merchant", tea=1, fruit=1)
    assert table.prompt()[1]["left"] == 2
    assert {line.split()[-1] for line in table.lines()} == {"market", "retailer"}
    table.answer("sell tea to retailer")
    assert table.lines() == ["sell fruit to retailer"]
    table.answer("sell fruit to retailer")
    assert (table.state.coins[0], table.state.points[0]) == (2, 4)
    assert table.lying("retailer") == ["tea", "fruit", None]
    assert table.credits() == {}


@pytest.mark.clause("rotunda 5.5")
def test_the_shandong_merchant_needs_two_free_slots(position):
    table = position().no_gold().fields("retailer", "tea", "fruit").fields("market", "tea", "fruit")
    table.fields("wholesaler", "celadon", "celadon").experts(0, "shandong_merchant", "lady")
    table.seat(0, celadon=3).turn()
    assert table.reason("expert shandong_merchant") == ("reason-nothing-to-sell", {})
    table = position().no_gold().fields("wholesaler", "celadon").experts(0, "shandong_merchant")
    table.seat(0, celadon=1, gold=1, tea=1).turn().answer("expert shandong_merchant")
    assert "sell celadon gold to wholesaler" in table.lines()
    assert table.reason("sell tea to wholesaler")[0] == "reason-must-equal"


@pytest.mark.clause("rotunda 5.5")
def test_selling_experts_know_which_rooms_are_in_play(position):
    table = position().experts(0, "tea_supplier")
    table.state.space_of[6] = -1
    table.turn().answer("expert tea_supplier")
    assert {line.split()[-1] for line in table.lines()} == {"market", "wholesaler"}
    assert table.reason("sell tea gold to retailer") == ("reason-no-such-room", {})


@pytest.mark.clause("rotunda 5.5")
def test_each_sale_of_an_expert_is_a_gain_of_its_own(position):
    table = position().no_gold().orders(0, done=["order_01"]).experts(0, "shandong_merchant")
    table.seat(0, tea=1, fruit=1).turn()
    table.answer("expert shandong_merchant", "sell tea to market")
    assert table.state.coins[0] == 5 + 1
    table.answer("sell fruit to market")
    assert table.state.coins[0] == 6 + 1  # once per turn


@pytest.mark.clause("rotunda 5.5")
def test_one_expert_per_turn_and_words_of_step_one(position):
    table = position().experts(0, "mistress", "bookseller", "old_man")
    table.pool(experts=["nanny", "lady", "porter"]).turn()
    assert table.lines() == ["expert mistress", "expert bookseller", "expert pass"]
    assert table.reason("expert pass") is None
    assert table.reason("expert old_man")[0] == "reason-expert-permanent"
    assert table.reason("expert lady")[0] == "reason-no-such-expert"
    wanted = {"expert": "@expert-mistress"}
    assert table.label("expert mistress") == ("label-use-expert", wanted)
    assert table.label("expert pass") == ("label-no-expert", {})
    assert table.targets("expert mistress") == ["mine:expert:mistress"]
    assert table.targets("expert pass") == table.preview("expert pass") == []
    assert table.preview("expert mistress") == [("supply", -1), ("coins", 4), ("gold", 1)]
    assert table.preview("expert bookseller") == [("coins", 6)]
    table.answer("expert mistress")
    assert table.asks() == ("MoveLeader", 0)
    assert (table.state.supply[0], table.state.track[0]) == (4, 10)


@pytest.mark.clause("rotunda 5.5", "rotunda 4.2")
def test_without_a_usable_expert_step_one_is_not_asked(position):
    table = position().pool(experts=["nanny", "lady", "porter"]).experts(0, "old_man").turn()
    assert table.asks() == ("MoveLeader", 0)


@pytest.mark.clause("rotunda 5.5")
def test_words_of_a_choice(position):
    table = used(position, "saleswoman")
    assert table.lines() == ["pick fruit", "pick celadon"]
    assert table.prompt() == ("prompt-take-one", {"card": "@expert-saleswoman", "left": 0})
    assert table.reason("pick tea") == ("reason-not-offered", {"card": "@expert-saleswoman"})
    assert table.reason("pick none") == ("reason-must-take", {})
    assert table.targets("pick fruit") == ["mine:expert:saleswoman", "bank:fruit"]
    assert table.preview("pick fruit") == [("fruit", 1)]
    table = used(position, "amulet_dealer")
    assert table.lines() == ["pick coins", "pick vp"]
    assert table.label("pick coins") == ("label-take-coins", {"n": 4})
    assert table.label("pick vp") == ("label-take-points", {"n": 3})
    assert table.targets("pick vp") == ["mine:expert:amulet_dealer"]
    assert table.preview("pick coins") == [("coins", 4)]


@pytest.mark.clause("rotunda 5.5", "rotunda 1")
def test_only_what_the_supply_has_can_be_chosen(position):
    table = position().no_gold().seat(1, fruit=14).experts(0, "farmer").turn()
    table.answer("expert farmer")
    assert table.lines() == ["pick tea"]
    assert table.reason("pick fruit") == ("reason-bank-empty", {"thing": "@res-fruit"})
    table = position().no_gold().seat(1, fruit=14, tea=14).experts(0, "farmer").turn()
    table.answer("expert farmer")
    assert table.asks() == ("MoveLeader", 0)  # nothing is left to choose
    assert table.own()["kept"] == ["farmer"]


@pytest.mark.clause("rotunda 5.5", "rotunda 5.6")
def test_the_picks_and_the_gold_of_the_craftsman_are_one_gain(position):
    table = position().no_gold().orders(0, done=["order_20"]).experts(0, "craftsman").turn()
    table.answer("expert craftsman", "pick tea")
    assert table.lines() == ["pick tea", "pick gold", "pick none"]
    assert table.prompt() == ("prompt-extra-cube", {"card": "@order-order_20"})
    table.answer("pick gold")
    assert table.goods() == {"tea": 1, "gold": 2}
    table = position().no_gold().seat(1, tea=14, fruit=14, celadon=14)
    table.orders(0, done=["order_05"]).experts(0, "craftsman").turn().answer("expert craftsman")
    assert (table.goods()["gold"], table.state.points[0]) == (1, 1)


# -- hiring --------------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.5")
def test_a_fourth_expert_replaces_one_of_three(position):
    table = position().experts(0, "lady", "official", "porter").visit("expert_room")
    table.answer("experts hire nanny")
    assert table.asks() == ("DiscardExpert", 0)
    assert table.lines() == ["discard porter", "discard official", "discard lady"]
    assert table.prompt() == ("prompt-discard-expert", {"expert": "@expert-nanny", "n": 3})
    wanted = {"expert": "@expert-lady"}
    assert table.label("discard lady") == ("label-discard-expert", wanted)
    assert table.reason("discard farmer")[0] == "reason-no-such-expert"
    assert table.targets("discard lady") == ["mine:expert:lady"]
    table.answer("discard official")
    assert table.state.points[0] == 0  # a discarded Official does not react
    assert table.held() == ["porter", "nanny", "lady"]
    assert table.view()["experts"]["discard"] == ["official"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.5")
def test_kept_experts_do_not_count_against_the_limit(position):
    table = position().experts(0, "lady", "official", kept=["porter"]).visit("expert_room")
    table.answer("experts hire nanny")
    assert table.asks() == ("VisitExpertRoom", 0)
    assert table.state.points[0] == 2  # the Official
    assert table.held() == ["official", "nanny", "lady"]


@pytest.mark.clause("rotunda 5.5")
@pytest.mark.parametrize(
    ("expert", "points"), [("rich_man", 0), ("shopkeeper", 1), ("old_man", 0), ("official", 0)]
)
def test_lasting_experts_react_once_per_turn(position, expert, points):
    table = position().pool(experts=["nanny", "lady", "porter"]).experts(0, expert)
    table.sit(0, "i1", junior=1).visit("supplier")
    table.answer("supplier take tea", "supplier helper junior", "supplier take tea")
    assert table.state.points[0] == points


# -- pool and pile -------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.5", "rotunda 1")
def test_a_pool_that_shrank_is_filled_when_a_card_is_discarded(position):
    table = position().experts(0, "lady").no_gold()
    state = table.state
    for number in range(24):
        if state.expert_deck >> number & 1:
            state.kept[1] |= 1 << number
    state.expert_deck, state.expert_back = 0, -1
    gone = state.expert_pool[2]
    state.kept[1] |= 1 << gone
    state.expert_pool[2] = -1
    table.turn().answer("expert lady", "assistants finish")
    assert table.view()["experts"]["pool"][2] == "lady"
    assert table.view()["experts"]["discard"] == []


@pytest.mark.clause("rotunda 7.2")
def test_the_top_of_the_pile_can_be_hired_in_the_variant(position):
    table = position(advanced_experts=True).discard("lady", "porter").visit("expert_room")
    assert table.lines() == [
        "experts finish", "experts hire old_man", "experts hire mistress", "experts hire porter",
        "experts hire nanny",
    ]  # fmt: skip
    pool = table.view()["experts"]["pool"]
    table.answer("experts hire porter")
    assert table.view()["experts"]["pool"] == pool
    assert table.view()["experts"]["discard"] == ["lady"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 7.2")
def test_a_card_just_discarded_is_not_hired_back(position):
    table = position(advanced_experts=True).experts(0, "lady", "official", "porter")
    table.visit("expert_room")
    assert "experts hire lady" not in table.lines()
    table.answer("experts hire nanny", "discard lady")
    assert table.view()["experts"]["discard"] == ["lady"]


@pytest.mark.clause("rotunda 7.2")
def test_used_experts_go_under_the_pile_in_the_variant(position):
    table = position(advanced_experts=True).discard("porter").experts(0, "lady").turn()
    table.answer("expert lady", "assistants finish")
    assert table.view()["experts"]["discard"] == ["porter", "lady"]


@pytest.mark.clause("rotunda 7.2")
def test_the_pile_is_never_shuffled_in_the_variant(position):
    table = position(advanced_experts=True)
    state = table.state
    state.discard = row_of([n for n in range(24) if state.expert_deck >> n & 1])
    state.expert_deck, state.expert_back = 0, -1
    table.visit("expert_room").answer("experts hire nanny")
    assert table.view()["experts"]["pool"].count(None) == 1
    assert table.view()["experts"]["deck"] == 0
    assert table.broken() == []
    table.ask(RefillExperts(NATURE))
    assert table.view()["experts"]["pool"].count(None) == 1


@pytest.mark.clause("rotunda 7.2", "rotunda 6.2")
def test_experts_score_by_the_backs_on_the_pile(position):
    table = position(advanced_experts=True).discard("lady", "merchant_su", "hui_merchant")
    table.experts(0, "rich_man", "canton_merchant", kept=["servant", "farmer"])
    assert expert_points(table.state, 0) == 1 + 2 + 2 + 0

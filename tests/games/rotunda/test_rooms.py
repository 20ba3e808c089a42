"""Step 3: helpers (5.2), the thirteen rooms (5.3) and the clean-up after them (4.4)."""

from __future__ import annotations

import pytest

from tianxia.core.rows import row_of

ROOMS_TWO = ["trading_post", "retailer", "guild_hall", "steward", "warehouse", "wholesaler"]


# -- sessions and helpers ------------------------------------------------------------------------


@pytest.mark.clause("rotunda 4.3", "rotunda 5.2")
def test_a_session_may_be_left_at_once_and_loses_what_is_left(position):
    table = position().leaders(0, "hall", "hall").turn().answer("move a i1", "supplier finish")
    assert table.credits() == {}
    assert table.asks() == ("MoveLeader", 1)
    assert table.goods() == {"gold": 1}


@pytest.mark.clause("rotunda 5.2")
def test_helpers_of_others_and_in_other_rooms_are_of_no_use(position):
    table = position().sit(1, "i1", junior=1, senior=1).sit(0, "i2", junior=1).visit("supplier")
    assert not [line for line in table.lines() if "helper" in line]
    assert table.reason("supplier helper junior") == ("reason-no-such-helper", {})
    assert table.reason("supplier helper senior") == ("reason-no-such-helper", {})


@pytest.mark.clause("rotunda 5.2")
def test_a_junior_stands_up_and_can_be_sent_at_once(position):
    table = position().sit(0, "i1", junior=1).seat(0, supply=0).visit("supplier")
    assert "supplier pedlar" not in table.lines()
    assert table.targets("supplier helper junior") == ["chair:i1:1", "space:i1"]
    assert table.preview("supplier helper junior") == [("supply", 1)]
    assert table.label("supplier helper junior") == ("label-helper-junior", {})
    table.answer("supplier helper junior", "supplier pedlar")
    assert (table.state.supply[0], table.seated(0, "i1")) == (0, (0, 0))


@pytest.mark.clause("rotunda 5.2")
def test_a_senior_stays_and_an_inner_room_is_used_three_times_at_most(position):
    table = position().sit(0, "i1", senior=3).visit("supplier")
    assert table.label("supplier helper senior") == ("label-helper-senior", {})
    assert table.preview("supplier helper senior") == []
    table.answer("supplier helper senior", "supplier helper senior")
    assert table.reason("supplier helper senior") == ("reason-helpers-called", {"n": 2})
    table.answer(*["supplier take tea"] * 3)
    assert table.reason("supplier take tea") == ("reason-room-used", {})
    assert table.seated(0, "i1") == (0, 3)


@pytest.mark.clause("rotunda 5.2")
def test_outer_rooms_have_no_helpers(position):
    table = position().visit("bank")
    assert table.reason("bank helper junior") == ("reason-no-such-helper", {})
    assert table.targets("bank helper junior") == []


@pytest.mark.clause("rotunda 5.2")
def test_a_visit_through_the_steward_has_helpers_and_begins_afresh(position):
    table = position().leaders(1, "i3", "hall").sit(0, "i3", junior=1).seat(0, coins=2, tea=2)
    table.visit("steward").answer("steward copy i3", "market sell tea", "market helper junior")
    assert table.view()["visit"]["copied"] is True
    table.answer("market sell tea")
    assert table.state.coins[0] == 10
    assert table.credits() == {"recruit": 1, "pedlar": 2}


# -- inner rooms ---------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.3")
def test_the_supplier(position):
    table = position().visit("supplier")
    assert table.credits() == {"main": 1, "pedlar": 1}
    takes = [line for line in table.lines() if "take" in line]
    assert takes == ["supplier take tea", "supplier take fruit", "supplier take celadon"]
    assert table.label("supplier take tea") == ("label-take", {"thing": "@res-tea"})
    assert table.targets("supplier take fruit") == ["bank:fruit"]
    assert table.preview("supplier take celadon") == [("celadon", 1)]


@pytest.mark.clause("rotunda 5.3")
def test_the_smugglers_den(position):
    table = position().sit(0, "i2", junior=2).visit("smugglers_den")
    assert table.credits() == {"main": 1}
    taken = ["smuggler_01", "smuggler_04", "smuggler_10", "gold"]
    assert [line.split()[-1] for line in table.lines() if "take" in line] == taken
    assert table.reason("smugglers take smuggler_02") == ("reason-not-there-smuggler", {})
    assert table.targets("smugglers take smuggler_10") == ["smuggler:smuggler_10"]
    assert table.targets("smugglers take gold") == ["bank:gold"]
    assert table.preview("smugglers take smuggler_01") == [("tea", 2)]
    assert table.preview("smugglers take gold") == [("gold", 1)]
    key, args = table.label("smugglers take smuggler_10")
    assert key == "label-smuggler"
    assert args == {"tea": 1, "fruit": 1, "celadon": 1, "gold": 0, "number": 10}
    assert table.label("smugglers take gold") == ("label-take", {"thing": "@res-gold"})
    table.answer("smugglers take smuggler_10", "smugglers helper junior")
    view = table.view()["smugglers"]
    assert (view["pool"], view["stack"]) == (["smuggler_01", "smuggler_04", "smuggler_02"], 7)
    table.answer("smugglers take smuggler_02", "smugglers helper junior", "smugglers take gold")
    assert table.goods() == {"tea": 1, "fruit": 3, "celadon": 1, "gold": 2}
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3", "rotunda 1")
def test_smugglers_come_back_in_the_order_they_went_under_the_stack(position):
    table = position().smugglers("smuggler_01", "smuggler_02", "smuggler_03")
    table.state.smuggler_bag = 1 << 3
    table.state.smuggler_under = row_of([4, 5, 6, 7, 8, 9])
    table.sit(0, "i2", junior=2).visit("smugglers_den")
    table.answer("smugglers take smuggler_01", "smugglers helper junior")
    assert table.view()["smugglers"]["pool"][0] == "smuggler_04"  # the last unknown one
    table.answer("smugglers take smuggler_02")
    assert table.view()["smugglers"]["pool"][1] == "smuggler_05"
    assert list(table.state.smuggler_under) == [5, 6, 7, 8, 9, 0, 1]
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3", "rotunda 1")
def test_no_gold_is_taken_when_there_is_none(position):
    table = position().seat(1, gold=8).visit("smugglers_den")
    assert "smugglers take gold" not in table.lines()
    assert table.reason("smugglers take gold") == ("reason-bank-empty", {"thing": "@res-gold"})
    table = position().rooms(*ROOMS_TWO).seat(1, gold=8).seat(0, coins=1).visit("trading_post")
    assert "trading pay gold" not in table.lines()
    assert table.reason("trading pay gold") == ("reason-bank-empty", {"thing": "@res-gold"})


@pytest.mark.clause("rotunda 5.3")
@pytest.mark.parametrize(
    ("kind", "coins", "points", "act"),
    [("tea", 5, 0, "pedlar"), ("celadon", 3, 1, "recruit"), ("fruit", 1, 3, "pedlar")],
)
def test_the_icons_of_the_market(position, kind, coins, points, act):
    table = position().no_gold().seat(0, **{kind: 1}).visit("market")
    assert table.credits() == {"main": 1}  # an assistant action only comes with a sale
    wanted = [(kind, -1), ("coins", coins), *([("vp", points)] if points else []), (act, 1)]
    assert table.preview(f"market sell {kind}") == wanted
    assert table.targets(f"market sell {kind}") == [f"field:market:{kind}", f"mine:{kind}"]
    assert table.label(f"market sell {kind}") == ("label-sell", {"thing": f"@res-{kind}"})
    gold = ("label-sell-gold", {"thing": f"@res-{kind}"})
    assert table.label(f"market sell {kind} gold") == gold
    table.answer(f"market sell {kind}")
    assert (table.state.coins[0], table.state.points[0]) == (coins, points)
    assert table.credits() == {act: 1}


@pytest.mark.clause("rotunda 5.3")
def test_a_covered_icon_is_closed_unless_covered_in_this_visit(position):
    table = position().no_gold().fields("market", "tea").seat(0, tea=1, fruit=2)
    table.sit(0, "i3", junior=2).visit("market")
    assert table.reason("market sell tea") == ("reason-icon-covered", {"thing": "@res-tea"})
    table.answer("market sell fruit", "market helper junior", "market helper junior")
    before = table.state.bank[1]
    table.answer("market sell fruit")
    assert table.state.bank[1] == before + 1
    assert (table.state.coins[0], table.state.points[0]) == (2, 6)
    assert table.reason("market sell celadon") == ("reason-no-cube", {"thing": "@res-celadon"})


@pytest.mark.clause("rotunda 5.3")
def test_the_expert_room(position):
    table = position().visit("expert_room")
    assert table.lines() == [f"experts {w}" for w in ("finish", "hire old_man", "hire mistress",
                                                      "hire nanny")]  # fmt: skip
    assert table.targets("experts hire nanny") == ["expert:nanny"]
    assert table.label("experts hire nanny") == ("label-hire", {"expert": "@expert-nanny"})
    assert table.reason("experts hire lady")[0] == "reason-not-there-expert"
    assert table.preview("experts hire nanny") == []
    table.answer("experts hire nanny")
    assert table.held() == ["nanny"]
    assert None not in table.view()["experts"]["pool"]


@pytest.mark.clause("rotunda 5.3")
def test_the_banker(position):
    table = position().visit("banker")
    table.state.banker = 7
    assert table.label("banker take coins") == ("label-take-coins", {"n": 7})
    assert table.label("banker take tea") == ("label-take", {"thing": "@res-tea"})
    assert table.targets("banker take coins") == ["coins:banker"]
    assert table.targets("banker take tea") == ["bank:tea"]
    assert table.preview("banker take coins") == [("coins", 7)]
    assert table.preview("banker take tea") == [("tea", 1)]
    table.answer("banker take coins")
    assert (table.state.coins[0], table.state.banker) == (7, 0)
    assert table.credits() == {"pedlar": 1}


# -- large rooms ---------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.3")
def test_the_steward_gives_assistant_actions(position):
    table = position().seat(0, coins=2).visit("steward")
    assert table.label("steward orders") == ("label-steward", {"price": 2})
    assert table.targets("steward orders") == ["space:o4"]
    wanted = [("coins", -2), ("recruit", 2), ("pedlar", 1), ("apprentice", 1)]
    assert table.preview("steward orders") == wanted
    table.answer("steward orders")
    assert table.credits() == {"recruit": 2, "pedlar": 1, "apprentice": 1}
    assert table.reason("steward orders") == ("reason-steward-paid", {})
    assert (table.state.coins[0], table.state.banker) == (0, 5)


@pytest.mark.clause("rotunda 5.3")
def test_the_steward_leads_into_a_room_with_a_leader(position):
    table = position().leaders(0, "o4", "hall").leaders(2, "o1", "hall").seat(0, coins=4)
    table.visit("steward")
    assert table.lines() == ["steward finish", "steward orders", "steward copy o1"]
    nobody = ("reason-nobody-there", {"room": "@room-supplier"})
    assert table.reason("steward copy i1") == nobody
    wanted = ("label-steward-copy", {"price": 2, "room": "@room-bank"})
    assert table.label("steward copy o1") == wanted
    assert table.targets("steward copy o1") == ["space:o1"]
    assert table.preview("steward copy o1") == [("coins", -2), ("recruit", 1)]
    table.answer("steward copy o1", "bank recruit", "bank pay")
    assert (table.state.points[0], table.state.coins[0], table.state.supply[0]) == (1, 0, 6)


@pytest.mark.clause("rotunda 5.3")
def test_the_steward_wants_two_coins(position):
    table = position().seat(0, coins=1).visit("steward")
    assert table.lines() == ["steward finish"]
    assert table.reason("steward orders") == ("reason-needs-coins", {"need": 2, "have": 1})


@pytest.mark.clause("rotunda 5.3")
def test_the_retailer_takes_different_kinds_and_gold_for_any(position):
    table = position().seat(0, tea=1, gold=2).visit("retailer")
    table.answer("retailer sell tea", "retailer sell fruit gold", "retailer sell celadon gold")
    assert table.lying("retailer") == ["tea", "gold:fruit", "gold:celadon"]
    slots = ("reason-all-paid", {"n": 3})
    assert table.reason("retailer sell tea") == slots
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3")
def test_a_sale_is_closed_when_all_slots_are_covered(position):
    table = position().fields("retailer", "tea", "fruit", "celadon").visit("retailer")
    assert table.lines() == ["retailer finish"]
    covered = ("reason-slots-covered", {"room": "@room-retailer"})
    assert table.reason("retailer sell tea gold") == covered
    assert table.targets("retailer sell tea gold") == ["slot:retailer:3", "mine:gold"]


@pytest.mark.clause("rotunda 5.3")
def test_words_of_the_wholesaler(position):
    table = position().fields("wholesaler", "tea").seat(0, tea=1).visit("wholesaler")
    assert table.targets("wholesaler sell tea") == ["slot:wholesaler:2", "mine:tea"]
    assert table.targets("wholesaler sell fruit gold") == ["slot:wholesaler:2", "mine:gold"]
    assert table.preview("wholesaler sell tea") == [("tea", -1), ("vp", 3), ("recruit", 1)]
    assert table.label("wholesaler sell tea gold")[0] == "label-sell-gold"
    assert table.reason("wholesaler sell fruit")[0] == "reason-no-cube"


# -- small rooms ---------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.3")
def test_words_of_the_bank(position):
    table = position().seat(0, coins=5).visit("bank")
    assert table.label("bank pay") == ("label-bank", {"price": 2, "points": 1})
    assert table.targets("bank pay") == ["space:o1"]
    table.answer("bank pay")
    assert table.preview("bank pay") == [("coins", -3), ("vp", 2), ("apprentice", 1)]
    table.answer("bank pay")
    assert table.reason("bank pay") == ("reason-needs-coins", {"need": 4, "have": 0})
    table.seat(0, coins=9).answer("bank pay", "bank pay")
    assert table.reason("bank pay") == ("reason-all-paid", {"n": 4})
    assert table.label("bank pay") == ("label-bank", {"price": 5, "points": 5})


@pytest.mark.clause("rotunda 5.3")
def test_the_black_market_buys(position):
    table = position().seat(0, coins=8).visit("black_market")
    assert table.credits() == {"pedlar": 1}
    buys = [line.removeprefix("black buy ") for line in table.lines() if "buy" in line]
    assert buys == ["tea", "fruit", "celadon", "recruit", "amulet bat", "amulet carp",
                    "amulet gourd"]  # fmt: skip
    assert table.reason("black buy amulet lock") == ("reason-not-there-amulet", {})
    assert table.label("black buy tea") == ("label-buy", {"thing": "@res-tea", "price": 1})
    wanted = {"act": "@act-recruit", "price": 3}
    assert table.label("black buy recruit") == ("label-buy-act", wanted)
    wanted = {"thing": "@amulet-carp", "price": 4}
    assert table.label("black buy amulet carp") == ("label-buy", wanted)
    assert table.targets("black buy tea") == ["bank:tea", "space:o5"]
    assert table.targets("black buy recruit") == ["mine:track", "space:o5"]
    assert table.targets("black buy amulet carp") == ["amulet:carp", "space:o5"]
    assert table.preview("black buy tea") == [("coins", -1), ("tea", 1)]
    assert table.preview("black buy recruit") == [("coins", -3), ("recruit", 1)]
    assert table.preview("black buy amulet carp") == [("coins", -4), ("amulet", 1)]
    table.answer("black buy amulet carp", "black buy recruit")
    assert (table.state.coins[0], table.own()["amulets"]) == (1, ["carp"])
    assert table.credits() == {"recruit": 1, "pedlar": 1}
    assert None not in table.view()["amulets"]["pool"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3")
def test_the_black_market_sells(position):
    table = position().seat(0, tea=1).amulets(0, "lock").visit("black_market")
    sells = [line.removeprefix("black sell ") for line in table.lines() if "sell" in line]
    assert sells == ["tea", "gold", "assistant", "amulet lock"]
    assert table.label("black sell tea") == ("label-trade", {"coins": 3, "thing": "@res-tea"})
    assert table.label("black sell assistant") == ("label-trade-assistant", {"coins": 5})
    wanted = {"coins": 6, "thing": "@amulet-lock"}
    assert table.label("black sell amulet lock") == ("label-trade", wanted)
    assert table.targets("black sell gold") == ["mine:gold", "space:o5"]
    assert table.targets("black sell assistant") == ["mine:supply", "space:o5"]
    assert table.targets("black sell amulet lock") == ["mine:amulet:lock", "space:o5"]
    assert table.preview("black sell tea") == [("tea", -1), ("coins", 3)]
    assert table.preview("black sell assistant") == [("supply", -1), ("coins", 5)]
    assert table.preview("black sell amulet lock") == [("amulet", -1), ("coins", 6)]
    table.answer("black sell gold", "black sell amulet lock")
    assert table.goods() == {"coins": 9, "tea": 1}
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3")
def test_what_the_black_market_does_not_do(position):
    table = position().no_gold().seat(0, supply=0).visit("black_market")
    assert table.lines() == ["black finish"]
    assert table.reason("black buy tea") == ("reason-needs-coins", {"need": 1, "have": 0})
    assert table.reason("black buy recruit") == ("reason-needs-coins", {"need": 3, "have": 0})
    assert table.reason("black sell tea") == ("reason-no-cube", {"thing": "@res-tea"})
    wanted = ("reason-needs-assistants", {"need": 1, "have": 0})
    assert table.reason("black sell assistant") == wanted
    assert table.reason("black sell amulet bat") == ("reason-not-there-amulet", {})
    table = position().seat(1, tea=14).seat(0, coins=9).visit("black_market")
    assert table.reason("black buy tea") == ("reason-bank-empty", {"thing": "@res-tea"})


@pytest.mark.clause("rotunda 5.3")
def test_the_trading_post(position):
    table = position().rooms(*ROOMS_TWO).seat(0, coins=10).visit("trading_post")
    wanted = {"act": "@act-pedlar", "price": 1}
    assert table.label("trading pay pedlar") == ("label-buy-act", wanted)
    assert table.label("trading pay gold") == ("label-buy", {"thing": "@res-gold", "price": 1})
    assert table.targets("trading pay pedlar") == ["space:o1", "pedlar"]
    assert table.targets("trading pay gold") == ["space:o1", "bank:gold"]
    assert table.preview("trading pay gold") == [("coins", -1), ("gold", 1)]
    assert table.preview("trading pay apprentice") == [("coins", -1), ("apprentice", 1)]
    found = []
    for line in ("recruit", "gold", "gold", "apprentice"):
        table.answer(f"trading pay {line}")
        found.append(table.state.coins[0])
    assert found == [9, 7, 4, 0]
    assert table.credits() == {"recruit": 1, "apprentice": 1}
    assert table.goods() == {"gold": 3}
    assert table.reason("trading pay gold") == ("reason-all-paid", {"n": 4})


@pytest.mark.clause("rotunda 5.3")
def test_the_trading_post_sells_a_pedlar_action(position):
    table = position().rooms(*ROOMS_TWO).seat(0, coins=1).visit("trading_post")
    table.answer("trading pay pedlar", "trading pedlar")
    assert table.view()["villages"]["village_se"] == [1, 0, 0]


@pytest.mark.clause("rotunda 5.3", "rotunda 5.4")
def test_the_guild_hall(position):
    table = position().rooms(*ROOMS_TWO).seat(0, coins=1).visit("guild_hall")
    assert table.preview("guild hire nanny") == [("coins", -1)]
    table.answer("guild hire nanny")
    assert (table.state.coins[0], table.state.track[0]) == (0, 9)
    assert table.preview("guild hire mistress") == [("supply", -1)]
    table.answer("guild hire mistress")
    assert (table.state.supply[0], table.state.track[0]) == (4, 10)
    assert table.preview("guild hire old_man") == [("supply", -2)]
    assert table.label("guild hire old_man") == ("label-hire", {"expert": "@expert-old_man"})
    assert table.targets("guild hire old_man") == ["expert:old_man"]
    table.answer("guild hire old_man")
    assert (table.state.supply[0], table.state.track[0]) == (2, 12)
    assert table.held() == ["old_man", "mistress", "nanny"]
    pool = table.view()["experts"]["pool"][0]
    assert table.reason(f"guild hire {pool}") == ("reason-all-paid", {"n": 3})


@pytest.mark.clause("rotunda 5.3")
def test_no_price_of_the_guild_hall_is_skipped(position):
    table = position().rooms(*ROOMS_TWO).visit("guild_hall")
    assert table.lines() == ["guild finish"]
    wanted = ("reason-needs-coins", {"need": 1, "have": 0})
    assert table.reason("guild hire nanny") == wanted
    assert table.reason("guild hire lady")[0] == "reason-not-there-expert"
    table.seat(0, coins=1, supply=0).answer("guild hire nanny")
    wanted = ("reason-needs-assistants", {"need": 1, "have": 0})
    assert table.reason("guild hire mistress") == wanted


@pytest.mark.clause("rotunda 5.3")
def test_the_warehouse(position):
    table = position().fields("market", "gold:tea").fields("retailer", "fruit").seat(0, coins=6)
    table.fields("wholesaler", None, "celadon").visit("warehouse", clean=True)
    assert table.credits() == {"recruit": 1}
    fetched = [line.removeprefix("warehouse fetch ") for line in table.lines() if "fetch" in line]
    assert fetched == ["stock tea", "stock fruit", "stock celadon", "market tea", "retailer 1",
                       "wholesaler 2"]  # fmt: skip
    wanted = {"thing": "@res-gold", "price": 1, "room": "@room-market"}
    assert table.label("warehouse fetch market tea") == ("label-fetch", wanted)
    wanted = {"thing": "@res-tea", "price": 1, "room": "@room-warehouse"}
    assert table.label("warehouse fetch stock tea") == ("label-fetch", wanted)
    assert table.targets("warehouse fetch stock tea") == ["stock:tea"]
    assert table.targets("warehouse fetch market tea") == ["field:market:tea"]
    assert table.targets("warehouse fetch retailer 1") == ["slot:retailer:1"]
    assert table.targets("warehouse fetch wholesaler 2") == ["slot:wholesaler:2"]
    assert table.preview("warehouse fetch market tea") == [("coins", -1), ("gold", 1)]
    assert table.reason("warehouse fetch retailer 2") == ("reason-not-there-cube", {})
    assert table.label("warehouse fetch retailer 2")[0] == "label-fetch"
    lines = ["fetch market tea", "fetch wholesaler 2", "fetch stock tea"]
    table.answer(*[f"warehouse {line}" for line in lines])
    assert table.goods() == {"gold": 2, "celadon": 1, "tea": 1}
    assert table.lying("market") == [None, None, None]
    assert table.reason("warehouse fetch stock fruit") == ("reason-all-paid", {"n": 3})
    table.answer("warehouse recruit", "warehouse finish")
    assert table.view()["warehouse"] == {"tea": 1, "fruit": 1, "celadon": 1}
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.3")
def test_the_payments_of_the_warehouse(position):
    table = position().seat(0, coins=5).visit("warehouse")
    table.answer("warehouse fetch stock tea", "warehouse fetch stock fruit")
    assert table.state.coins[0] == 2
    wanted = ("reason-needs-coins", {"need": 3, "have": 2})
    assert table.reason("warehouse fetch stock celadon") == wanted


# -- the end of step 3 ---------------------------------------------------------------------------


@pytest.mark.clause("rotunda 4.4")
@pytest.mark.parametrize("room", ["market", "retailer", "wholesaler"])
def test_a_full_room_is_cleared_at_the_end_of_step_three(position, room):
    cubes = ["tea", "tea", "gold:tea"] if room == "wholesaler" else ["tea", "fruit", "gold:celadon"]
    table = position().fields(room, *cubes).visit("bank", clean=True).answer("bank finish")
    assert table.lying(room) == [None, None, None]
    assert table.broken() == []


@pytest.mark.clause("rotunda 4.4")
def test_two_covered_fields_stay(position):
    table = position().fields("market", "tea", None, "celadon").visit("bank", clean=True)
    table.answer("bank finish")
    assert table.lying("market") == ["tea", None, "celadon"]


@pytest.mark.clause("rotunda 4.4")
def test_the_bankers_room_is_refilled_only_when_empty(position):
    table = position().visit("bank", clean=True)
    table.state.banker = 1
    assert table.answer("bank finish").state.banker == 1
    table.visit("bank", clean=True)
    table.state.banker = 0
    assert table.answer("bank finish").state.banker == 3


@pytest.mark.clause("rotunda 4.4")
def test_the_warehouse_is_refilled_as_far_as_the_supply_goes(position):
    table = position().seat(0, coins=6).seat(1, tea=14).visit("warehouse", clean=True)
    lines = ["fetch stock tea", "fetch stock fruit", "finish"]
    table.answer(*[f"warehouse {line}" for line in lines])
    assert table.view()["warehouse"] == {"tea": 0, "fruit": 1, "celadon": 1}
    assert table.broken() == []


@pytest.mark.clause("rotunda 4.4")
def test_the_clean_up_follows_a_homage_too(position):
    table = position().leaders(0, "i5", "hall").turn()
    table.fields("market", "tea", "fruit", "celadon").answer("move a hall", "pray temple_fortune")
    assert table.lying("market") == [None, None, None]

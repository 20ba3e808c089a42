"""The rulings of section 9, one test each; none of them has a switch."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.rows import row_of
from tianxia.games.rotunda.names import (
    AMULETS,
    EXPERTS,
    INNER_ROOMS,
    LARGE_ROOMS,
    ROOMS,
    SMALL_ROOMS,
    VILLAGES,
)
from tianxia.games.rotunda.orders import OrderStep
from tianxia.games.rotunda.scoring import FinalScoring, cash, final_points

BANK_FIRST = ["bank", "retailer", "warehouse", "steward", "trading_post", "wholesaler"]


def ways(table, leader="a"):
    """The steps counted to each place the leader may go to."""
    return {way["to"]: way["steps"] for way in table.view()["ways"] if way["leader"] == leader}


@pytest.mark.clause("rotunda 9.1")
def test_ruling_01_five_inner_three_large_and_five_small_rooms():
    assert ROOMS[:INNER_ROOMS] == [
        "supplier", "smugglers_den", "market", "expert_room", "banker",
    ]  # fmt: skip
    assert [ROOMS[room] for room in LARGE_ROOMS] == ["steward", "retailer", "wholesaler"]
    assert [ROOMS[room] for room in SMALL_ROOMS] == [
        "bank", "black_market", "trading_post", "guild_hall", "warehouse",
    ]  # fmt: skip


@pytest.mark.clause("rotunda 9.2", "rotunda 11")
def test_ruling_02_the_house_with_the_hall_on_s(position):
    assert position().view()["links"] == {
        "hall": ["i1", "o1"], "i1": ["i2", "o2"], "i2": ["i3", "o4"], "i3": ["i4"],
        "i4": ["i5"], "i5": ["hall"], "o1": ["o2"], "o2": ["o3"], "o3": ["o4"],
        "o4": ["i4", "o5"], "o5": ["i5", "o6"], "o6": ["hall"],
    }  # fmt: skip


@pytest.mark.clause("rotunda 9.3")
def test_ruling_03_entering_the_hall_costs_a_step(position):
    table = position().leaders(0, "i3", "o2").move()
    assert ways(table)["hall"] == 3
    assert "hall" not in ways(table, "b")
    assert table.reason("move b hall") == ("reason-too-far", {"n": 3})


@pytest.mark.clause("rotunda 9.4")
def test_ruling_04_several_occupied_rooms_in_a_row_are_not_counted(position):
    table = position().leaders(0, "o1", "o2").leaders(1, "o3", "o4").leaders(2, "o5", "hall").move()
    assert ways(table) == {"i4": 1, "o6": 1, "i5": 1, "hall": 2}


@pytest.mark.clause("rotunda 9.5")
def test_ruling_05_every_inner_room_has_three_chairs(position):
    table = position()
    assert [len(row) for row in table.view()["chairs"].values()] == [3] * 5
    table.sit(0, "i1", junior=3).visit("bank")
    table.state.apprentice = 1
    assert "bank apprentice i1" not in table.lines()
    assert table.reason("bank apprentice i1")[0] == "reason-chairs-taken"


@pytest.mark.clause("rotunda 9.6")
def test_ruling_06_a_senior_counts_as_one_of_two_helpers_and_helps_once(position):
    table = position().sit(0, "i1", junior=2, senior=1).visit("supplier")
    table.answer("supplier helper senior")
    assert table.reason("supplier helper senior")[0] == "reason-helper-has-helped"
    table.answer("supplier helper junior")
    assert table.reason("supplier helper junior") == ("reason-helpers-called", {"n": 2})
    assert table.credits() == {"main": 3, "pedlar": 3}


@pytest.mark.clause("rotunda 9.7")
def test_ruling_07_the_reward_belongs_to_the_slot(position):
    table = position().fields("retailer", "tea", "fruit").seat(0, celadon=1).visit("retailer")
    table.answer("retailer sell celadon")
    assert (table.state.coins[0], table.state.points[0]) == (0, 4)


@pytest.mark.clause("rotunda 9.8")
def test_ruling_08_cubes_of_earlier_visits_count(position):
    table = position().no_gold().fields("retailer", "tea").fields("wholesaler", "tea")
    table.seat(0, tea=1, fruit=1).visit("retailer")
    assert table.lines() == ["retailer finish", "retailer sell fruit"]
    assert table.reason("retailer sell tea") == ("reason-must-differ", {"thing": "@res-tea"})
    table.answer("retailer finish").visit("wholesaler")
    assert table.lines() == ["wholesaler finish", "wholesaler sell tea"]
    assert table.reason("wholesaler sell fruit") == ("reason-must-equal", {"thing": "@res-tea"})


@pytest.mark.clause("rotunda 9.9")
def test_ruling_09_the_next_cube_goes_to_the_leftmost_gap(position):
    table = position().fields("retailer", None, "fruit", "celadon").seat(0, tea=1)
    table.visit("retailer").answer("retailer sell tea")
    assert table.lying("retailer") == ["tea", "fruit", "celadon"]
    assert (table.state.coins[0], table.state.points[0]) == (1, 1)
    table = position().fields("wholesaler", "tea").seat(0, coins=1, fruit=1).visit("warehouse")
    table.answer("warehouse fetch wholesaler 1", "warehouse finish").visit("wholesaler")
    assert "wholesaler sell fruit" in table.lines()


@pytest.mark.clause("rotunda 9.10")
def test_ruling_10_the_slots_of_the_retailer(position):
    table = position().seat(0, tea=1, fruit=1, celadon=1).visit("retailer")
    found = []
    for kind in ("tea", "fruit", "celadon"):
        table.answer(f"retailer sell {kind}")
        found.append((table.state.coins[0], table.state.points[0], table.credits()))
    assert found == [(1, 1, {}), (2, 4, {"apprentice": 1}), (2, 8, {"apprentice": 1})]


@pytest.mark.clause("rotunda 9.11")
def test_ruling_11_the_slots_of_the_wholesaler(position):
    table = position().seat(0, tea=3).visit("wholesaler")
    found = []
    for _ in range(3):
        table.answer("wholesaler sell tea")
        found.append((table.state.coins[0], table.state.points[0], table.credits()))
    assert found == [
        (2, 0, {"pedlar": 1}),
        (2, 3, {"pedlar": 1, "recruit": 1}),
        (2, 7, {"pedlar": 1, "recruit": 2}),
    ]


@pytest.mark.clause("rotunda 9.12")
def test_ruling_12_the_payments_of_the_bank(position):
    table = position().seat(0, coins=14).visit("bank")
    found = []
    for _ in range(4):
        table.answer("bank pay")
        found.append((table.state.coins[0], table.state.points[0], table.state.apprentice))
    assert found == [(12, 1, 0), (9, 3, 1), (5, 7, 1), (0, 12, 2)]


@pytest.mark.clause("rotunda 9.13")
@pytest.mark.parametrize(
    ("room", "line", "banker"),
    [
        ("bank", "bank pay", 3),
        ("trading_post", "trading pay recruit", 3),
        ("warehouse", "warehouse fetch stock tea", 3),
        ("steward", "steward orders", 5),
    ],
)
def test_ruling_13_only_the_steward_pays_into_the_bankers_room(position, room, line, banker):
    table = position().rooms(*BANK_FIRST).seat(0, coins=9).visit(room).answer(line)
    assert table.state.banker == banker


@pytest.mark.clause("rotunda 9.14")
def test_ruling_14_the_same_deal_twice(position):
    table = position().seat(0, coins=2).visit("black_market").answer(*["black buy tea"] * 2)
    assert table.goods() == {"tea": 2, "gold": 1}
    assert table.reason("black sell tea") == ("reason-deals-done", {"n": 2})


@pytest.mark.clause("rotunda 9.15")
def test_ruling_15_a_kept_expert_is_not_sold_as_an_amulet(position):
    table = position().experts(0, kept=["servant"]).amulets(0, "lock").visit("black_market")
    assert [line for line in table.lines() if "sell amulet" in line] == ["black sell amulet lock"]


@pytest.mark.clause("rotunda 9.16")
def test_ruling_16_the_steward_does_not_copy_the_steward(position):
    table = position().leaders(0, "o4", "i2").leaders(1, "hall", "hall").seat(0, coins=2)
    table.visit("steward")
    assert table.lines() == ["steward finish", "steward orders", "steward copy i2"]
    assert table.reason("steward copy o4") == ("reason-steward-itself", {})


@pytest.mark.clause("rotunda 9.17")
def test_ruling_17_gold_stands_in_for_any_resource_spent(position):
    table = position().experts(0, "tea_supplier").turn()
    assert "expert tea_supplier" in table.lines()
    table.answer("expert tea_supplier", "sell tea gold to market")
    assert table.lying("market") == ["gold:tea", None, None]
    assert "neutral red o3 gold" in position(2).move_neutral().lines()
    table = position().orders(0, open=["order_13"]).seat(0, celadon=2).ask(OrderStep(0))
    table.answer("fulfil order_13")
    assert table.goods() == {}


@pytest.mark.clause("rotunda 9.18")
def test_ruling_18_gold_sets_off_any_resource_and_the_rich_man_only(position):
    table = position().orders(0, done=["order_05", "order_02"])
    table.experts(0, "rich_man", "shopkeeper").visit("smugglers_den")
    table.answer("smugglers take gold")
    assert table.own()["used"] == ["order_05", "rich_man"]
    assert table.state.points[0] == 1 + 2


@pytest.mark.clause("rotunda 9.19")
def test_ruling_19_the_old_man_does_not_answer_a_senior_apprentice(position):
    table = position(places={"limits.pool_experts": 1}).pool(experts=["nanny"])
    table.experts(0, "old_man").visit("bank")
    table.state.senior, table.state.apprentice = 1, 1
    table.answer("bank senior i1")
    assert table.state.points[0] == 0
    table.answer("bank apprentice i1")
    assert table.state.points[0] == 3


@pytest.mark.clause("rotunda 9.20")
def test_ruling_20_the_official_does_not_answer_the_own_hire(position):
    table = position().pool(experts=["official", "mistress", "nanny"]).sit(0, "i4", junior=1)
    table.visit("expert_room").answer("experts hire official")
    assert table.state.points[0] == 0
    table.answer("experts helper junior", "experts hire nanny")
    assert table.state.points[0] == 2


@pytest.mark.clause("rotunda 9.21")
def test_ruling_21_the_maidens_coin_sets_off_nothing(position):
    table = position().experts(0, "maiden").orders(1, done=["order_01"]).turn()
    table.answer("expert maiden", "pick tea", "pick tea")
    assert list(table.state.coins) == [0, 1, 1]


@pytest.mark.clause("rotunda 9.22")
def test_ruling_22_a_lasting_effect_sets_off_no_other(position):
    table = position().orders(0, done=["order_13", "order_02", "order_20"]).visit("supplier")
    table.answer("supplier take tea")
    assert table.asks() == ("TakeOne", 0)
    table.answer("pick tea")
    assert table.goods() == {"tea": 3, "gold": 1}
    assert table.state.points[0] == 1


@pytest.mark.clause("rotunda 9.23")
def test_ruling_23_the_tile_walks_before_or_after_not_both(position):
    table = position().seat(0, coins=9).visit("supplier")
    walks = [line.removeprefix("supplier ") for line in table.lines() if "pedlar" in line]
    assert walks == ["pedlar", *[f"pedlar {w} {n}" for w in ("pre", "post") for n in (1, 2, 3)]]
    table.answer("supplier pedlar post 2")
    assert table.view()["villages"]["village_se"] == [1, 0, 0]
    assert (table.view()["pedlar"], table.state.coins[0]) == ("village_nw", 7)


@pytest.mark.clause("rotunda 9.24")
def test_ruling_24_no_pedlar_action_without_an_assistant(position):
    table = position().seat(0, coins=9, supply=0).visit("supplier")
    assert not [line for line in table.lines() if "pedlar" in line]
    assert table.reason("supplier pedlar")[0] == "reason-supply-empty"


@pytest.mark.clause("rotunda 9.25")
def test_ruling_25_the_chain_is_a_simple_path_with_old_ones_as_free_links(position):
    table = position().altar(0, "1,1", "1,2").village(0, "village_sw", 2).homage()
    ends = {line.split()[2] for line in table.lines() if line.startswith("worship")}
    assert ends == {"1,4", "2,3", "2,2", "3,2", "2,1", "3,1"}
    assert table.reason("worship village_sw 1,2")[0] == "reason-space-held"
    assert table.reason("worship village_sw 1,3")[0] == "reason-chain-length"


@pytest.mark.clause("rotunda 9.26")
def test_ruling_26_the_senior_apprentice_needs_an_assistant_before_the_chain_returns(position):
    table = (
        position().seat(0, supply=3).village(0, "village_se", 3).altar(0, "1,2").seat(0, supply=0)
    )
    table.homage().answer("worship village_se 1,4", "edge none")
    assert table.credits() == {"senior_apprentice": 1}
    assert table.lines() == ["assistants finish"]
    table.answer("assistants finish")
    assert table.state.supply[0] == 2


@pytest.mark.clause("rotunda 9.27")
def test_ruling_27_amulets_beside_the_board_and_on_the_track_lie_open(position):
    view = position().view(SPECTATOR)
    assert view["worship"]["right"] == [None, "peach", "crane", "lock"]
    assert view["worship"]["bottom"] == [None, "knot", "ruyi", "mirror"]
    assert view["round_amulet"] == "bat"


@pytest.mark.clause("rotunda 9.28", "rotunda 10.9")
def test_ruling_28_nine_kinds_on_tokens_and_two_on_experts(rules):
    made = rules.edition_for(rules.read_options({}))
    assert list(made.tokens) == [2] * 9
    kinds = [expert.amulet for expert in made.experts if expert.amulet >= 0]
    assert sorted(AMULETS[kind] for kind in kinds) == ["jade_disc"] * 4 + ["lotus"] * 4


@pytest.mark.clause("rotunda 9.29")
def test_ruling_29_five_start_orders_and_the_rest_in_the_deck(new_game):
    table = new_game(2, start_player="seat_0").nature()
    own = [table.own(seat)["orders"] for seat in range(2)]
    assert own == [["order_01"], ["order_02"]]
    assert table.view()["orders"]["deck"] == 20 - 2 - 3


@pytest.mark.clause("rotunda 9.30", "rotunda 1")
def test_ruling_30_cubes_are_limited_and_coins_are_not(position):
    table = position().seat(1, tea=14).seat(0, coins=500).visit("supplier")
    assert table.state.bank[0] == 0  # the fifteenth lies in the Warehouse
    assert "supplier take tea" not in table.lines()
    assert table.reason("supplier take tea") == ("reason-bank-empty", {"thing": "@res-tea"})
    table = position().seat(1, tea=13).smugglers("smuggler_01", "smuggler_04", "smuggler_10")
    table.visit("smugglers_den").answer("smugglers take smuggler_01")
    assert table.goods() == {"tea": 1, "gold": 1}


@pytest.mark.clause("rotunda 9.31", "rotunda 10.3")
def test_ruling_31_the_assistant_track(rules):
    made = rules.edition_for(rules.read_options({}))
    assert made.track_fields == [0, 0, 0, 0, 0, 0, 0, 4, 8]
    assert list(made.family_points) == [12, 4, *[0] * 13]


@pytest.mark.clause("rotunda 9.32")
@pytest.mark.parametrize(
    ("points", "bonuses"), [(4, 1), (5, 0), (14, 1), (44, 1), (49, 0), (54, 1)]
)
def test_ruling_32_a_symbol_at_five_and_every_ten_on_all_laps(position, points, bonuses):
    table = position().seat(0, coins=2, points=points).visit("bank").answer("bank pay")
    assert table.state.bonuses == bonuses


@pytest.mark.clause("rotunda 9.33")
def test_ruling_33_symbols_count_in_steps_one_to_three(position):
    table = position().seat(0, points=4).experts(0, "merchant_jin").turn()
    table.answer("expert merchant_jin")
    assert table.state.bonuses == 1
    table.answer("move a i2", "smugglers finish")
    assert table.asks() == ("TakeBonus", 0)
    table = position().seat(0, points=4, track=0).ask(FinalScoring(NATURE))
    assert table.state.bonuses == 0


@pytest.mark.clause("rotunda 9.34")
def test_ruling_34_a_neutral_leader_moves_before_the_move_or_after_the_room(position):
    table = position(2).turn()
    assert table.asks() == ("MoveNeutral", 0)
    table.answer("neutral pass", "move a i1", "supplier finish")
    assert table.asks() == ("MoveNeutral", 0)
    table.answer("neutral green o5 gold")
    assert table.asks() == ("MoveNeutral", 1)  # of the next turn
    table = position(2).turn().answer("neutral green o5 gold", "move a i1", "supplier finish")
    assert table.asks() == ("MoveNeutral", 1)


@pytest.mark.clause("rotunda 9.35")
def test_ruling_35_a_neutral_leader_jumps_over_the_hall_into_either_ring(position):
    table = position(2).neutral(red="o2", green="o4", blue="o6").move_neutral()
    steps = ways(table, "blue")
    assert (steps["i1"], steps["o1"]) == (1, 1)
    assert "hall" not in steps


@pytest.mark.clause("rotunda 9.36")
def test_ruling_36_kept_experts_score_in_the_variant(position):
    table = position(advanced_experts=True).discard("merchant_su").experts(0, kept=["merchant_jin"])
    assert dict(final_points(table.state, 0))[12] == 1


@pytest.mark.clause("rotunda 9.37")
def test_ruling_37_experts_beyond_the_limit_go_under_the_pile(position):
    table = position(advanced_experts=True).discard("lady", "porter")
    table.experts(0, "farmer", "maiden", "official").visit("expert_room")
    table.answer("experts hire nanny", "discard farmer")
    assert table.view()["experts"]["discard"] == ["porter", "lady", "farmer"]


@pytest.mark.clause("rotunda 9.38")
def test_ruling_38_ties_are_broken_by_coins_after_conversion(position):
    table = position().no_gold().seat(0, coins=1, supply=3, points=10).seat(1, coins=2, supply=3)
    table.seat(1, points=10).seat(2, supply=0, track=14, coins=5, points=10)
    assert [cash(table.state, seat) for seat in range(3)] == [4, 5, 5]
    assert table.rules.ranking(table.state) == [3, 1, 1]


@pytest.mark.clause("rotunda 9.39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_39_coins_by_turn_order(new_game, seats):
    table = new_game(seats).answer("start seat 2")
    coins = [3, 3, 4, 5, 6][:seats]
    assert list(table.state.coins) == [*coins[-1:], *coins[:-1]]


@pytest.mark.clause("rotunda 9.40", "rotunda 10.2")
def test_ruling_40_four_villages_beginning_in_the_south_east(position):
    assert VILLAGES == ["village_se", "village_sw", "village_nw", "village_ne"]
    assert position().view()["pedlar"] == "village_se"


@pytest.mark.clause("rotunda 9.41")
def test_ruling_41_the_cubes_of_the_neutral_leaders(position):
    cubes = {one["colour"]: one["resource"] for one in position(2).view()["neutrals"]}
    assert cubes == {"red": "fruit", "green": "tea", "blue": "celadon"}


@pytest.mark.clause("rotunda 9.42", "rotunda 9.43", "rotunda 10.8")
def test_ruling_42_amulets_by_back(rules):
    made = rules.edition_for(rules.read_options({}))
    found = [[EXPERTS[n] for n, e in enumerate(made.experts) if e.back == back and e.amulet >= 0]
             for back in range(3)]  # fmt: skip
    assert found == [
        ["merchant_su", "merchant_jin"],
        ["saleswoman", "porter", "farmer"],
        ["amulet_dealer", "little_master", "servant"],
    ]


@pytest.mark.clause("rotunda 9.43")
def test_ruling_43_eight_cards_of_each_back_in_printed_order(rules):
    made = rules.edition_for(rules.read_options({}))
    assert list(made.backs) == [0xFF, 0xFF00, 0xFF0000]


@pytest.mark.clause("rotunda 9.44")
def test_ruling_44_a_worship_after_the_end_has_no_second_trigger(position):
    table = position(5).worships(12).village(0, "village_se", 1)
    table.state.end_seat, table.state.turns_left = 4, 3
    table.state.round_amulet = -1
    table.homage().answer("worship village_se 1,1")
    assert (table.state.marker, table.state.worships, table.state.end_seat) == (12, 13, 4)
    assert table.own()["amulets"] == []
    assert table.state.points[0] == 1


@pytest.mark.clause("rotunda 9.45")
def test_ruling_45_the_last_player_knows_the_rooms(new_game):
    table = new_game(3, hall_choice="last_player_chooses", start_player="seat_0").nature()
    assert table.asks() == ("ChooseHall", 2)
    assert None not in table.view()["rooms"].values()


@pytest.mark.clause("rotunda 9.46")
def test_ruling_46_selling_experts_use_sale_fields_only(position):
    table = position().experts(0, "tea_supplier").seat(0, tea=1, gold=0).turn()
    table.answer("expert tea_supplier")
    assert table.lines() == ["sell tea to market", "sell tea to retailer", "sell tea to wholesaler"]


@pytest.mark.clause("rotunda 9.47")
def test_ruling_47_the_only_amulet_left_may_be_taken_or_not(position):
    table = position().edges(**{"right:2": None}).village(0, "village_se", 3).homage()
    table.answer("worship village_se 2,2")
    assert table.lines() == ["edge bottom", "edge none"]
    assert table.reason("edge right") == ("reason-not-there-amulet", {})
    table = position().edges(**{"right:2": None, "bottom:2": None}).village(0, "village_se", 3)
    table.homage().answer("worship village_se 2,2")
    assert table.asks() is None


@pytest.mark.clause("rotunda 9.48")
def test_ruling_48_an_amulet_expert_is_kept_by_itself(position):
    table = position().experts(0, "merchant_su").turn().answer("expert merchant_su")
    assert table.own()["kept"] == ["merchant_su"]
    assert table.held() == []


@pytest.mark.clause("rotunda 9.49")
def test_ruling_49_the_shandong_merchant_sells_two_into_one_room_or_none(position):
    table = (
        position().experts(0, "shandong_merchant", "merchant_su").no_gold().seat(0, tea=1).turn()
    )
    assert table.reason("expert shandong_merchant") == ("reason-nothing-to-sell", {})
    table = position().experts(0, "shandong_merchant").no_gold().seat(0, tea=2).turn()
    table.answer("expert shandong_merchant")
    assert table.lines() == ["sell tea to wholesaler"]
    assert table.reason("sell tea to market") == ("reason-no-second-sale", {})
    table.answer("sell tea to wholesaler")
    assert table.reason("sell tea to market") == ("reason-one-room", {})
    table.answer("sell tea to wholesaler")
    assert (table.state.coins[0], table.state.points[0]) == (2, 3)


@pytest.mark.clause("rotunda 9.50")
def test_ruling_50_gold_may_pay_although_the_real_cube_is_there(position):
    table = position().seat(0, tea=1).visit("market")
    assert "market sell tea gold" in table.lines()
    table = position().orders(0, open=["order_14"]).seat(0, coins=3, fruit=2, gold=2)
    table.ask(OrderStep(0)).answer("fulfil order_14")
    assert table.lines() == [f"pay fruit with {n} gold" for n in range(3)]
    table.answer("pay fruit with 2 gold")
    assert table.goods() == {"fruit": 2}


@pytest.mark.clause("rotunda 9.51")
def test_ruling_51_an_expert_may_be_used_for_nothing(position):
    table = position().experts(0, "servant").seat(0, supply=0).turn().answer("expert servant")
    assert table.lines() == ["assistants finish"]
    table.answer("assistants finish")
    assert table.own()["kept"] == ["servant"]
    table = position().pool(experts=["nanny", "lady", "porter"])
    table.experts(0, "mistress", "servant").seat(0, supply=0).turn()
    assert table.reason("expert mistress") == ("reason-needs-assistants", {"need": 1, "have": 0})


@pytest.mark.clause("rotunda 9.52")
def test_ruling_52_an_order_just_taken_can_be_fulfilled(position):
    table = position().rooms(*BANK_FIRST).seat(0, coins=2, points=4, tea=2, celadon=1, gold=0)
    table.turn().answer("move a o1", "bank pay", "bank finish", "bonus order_06")
    assert "fulfil order_06" in table.lines()


@pytest.mark.clause("rotunda 9.53")
def test_ruling_53_the_cube_for_a_neutral_leader_goes_to_the_general_supply(position):
    table = position(2).seat(0, tea=1)
    before = table.state.bank[0]
    table.move_neutral().answer("neutral green o5")
    assert table.state.bank[0] == before + 1


@pytest.mark.clause("rotunda 9.54")
def test_ruling_54_a_market_filled_in_step_one_stays_full_in_step_three(position):
    table = position().fields("market", None, "fruit", "celadon").experts(0, "tea_supplier")
    table.seat(0, tea=2, gold=0).turn().answer("expert tea_supplier", "sell tea to market")
    table.answer("move a i3")
    assert table.lines() == ["market finish"]
    assert table.reason("market sell tea") == ("reason-icon-covered", {"thing": "@res-tea"})
    table.answer("market finish")
    assert table.lying("market") == [None, None, None]


@pytest.mark.clause("rotunda 9.55")
def test_ruling_55_an_empty_bankers_room_still_gives_a_cube(position):
    table = position().sit(0, "i5", junior=1).visit("banker")
    table.answer("banker take coins", "banker helper junior")
    assert table.state.coins[0] == 3
    assert "banker take coins" not in table.lines()
    assert table.reason("banker take coins") == ("reason-banker-empty", {})
    assert "banker take tea" in table.lines()


@pytest.mark.clause("rotunda 9.56")
def test_ruling_56_helpers_and_lasting_effects_work_for_a_neutral_leader(position):
    table = position(2, neutral_leader_actions=True).neutral(red="o2", green="i5", blue="o6")
    table.orders(0, done=["order_05"]).sit(0, "i1", junior=1).seat(0, tea=1, points=4)
    table.move_neutral().answer("neutral green i1", "supplier helper junior", "supplier take tea")
    assert table.state.points[0] == 5
    assert table.state.bonuses == 0
    assert table.view()["visit"]["neutral"] is True


@pytest.mark.clause("rotunda 9.57")
def test_ruling_57_a_sold_amulet_fills_a_gap_at_once(position):
    table = position().amulets(0, "carp")
    state = table.state
    for kind in range(9):
        state.tokens[9 + kind] += state.amulet_bag[kind]
        state.amulet_bag[kind] = 0
    state.tokens[9 + state.amulet_pool[2]] += 1
    state.amulet_pool[2] = -1
    table.visit("black_market").answer("black sell amulet carp")
    assert table.view()["amulets"] == {"pool": ["bat", "carp", "carp"], "stack": 0}
    assert table.state.coins[0] == 6
    assert table.broken() == []


@pytest.mark.clause("rotunda 9.58")
def test_ruling_58_the_discard_pile_is_shuffled_when_a_card_is_needed(position):
    table = position()
    state = table.state
    state.discard = row_of([n for n in range(24) if state.expert_deck >> n & 1][:-1])
    last = state.expert_deck & ~sum(1 << n for n in state.discard)
    state.expert_deck, state.expert_back = last, 2
    table.sit(0, "i4", junior=1).visit("expert_room").answer("experts hire nanny")
    assert table.view()["experts"]["deck"] == 0  # the last card is turned up, the pile still lies
    assert len(state.discard) == 20
    table.answer("experts helper junior", "experts hire mistress")
    assert len(state.discard) == 0
    assert table.view()["experts"]["deck"] == 19
    assert table.broken() == []


@pytest.mark.clause("rotunda 9.59")
def test_ruling_59_start_orders_lie_open(new_game):
    table = new_game(3).nature()
    assert all(len(table.view(SPECTATOR)["seats"][seat]["orders"]) == 1 for seat in range(3))


@pytest.mark.clause("rotunda 9.60")
def test_ruling_60_a_neutral_leader_does_not_come_back_to_its_room(position):
    table = position(2).neutral(red="o1", green="o2", blue="o3")
    table.leaders(0, "o4", "o5").leaders(1, "o6", "hall").move_neutral()
    assert "neutral red o1 gold" not in table.lines()
    assert table.reason("neutral red o1 gold") == ("reason-neutral-home", {"room": "@room-bank"})
    assert "neutral red i1 gold" in table.lines()


@pytest.mark.clause("rotunda 9.61")
def test_ruling_61_the_clean_up_follows_a_neutral_leaders_room(position):
    table = position(2, neutral_leader_actions=True).neutral(red="o2", green="i4", blue="o6")
    table.seat(0, tea=1).move_neutral().answer("neutral green i5", "banker take coins")
    assert table.state.banker == 0
    table.answer("banker finish")
    assert table.state.banker == 3


@pytest.mark.clause("rotunda 9.62")
def test_ruling_62_a_leader_may_leave_the_hall_and_come_back(position):
    table = position().leaders(0, "hall", "i1").leaders(1, "i2", "i3").move()
    assert ways(table)["hall"] == 3
    table.answer("move a hall")
    assert table.asks() == ("PayHomage", 0)

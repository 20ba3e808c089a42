"""Set-up by seat count and option (section 2), and what the components print (section 10)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending
from tianxia.core.errors import Unreadable
from tianxia.games.rotunda.names import GATES, ORDERS, RESOURCES, SMUGGLERS, TEMPLES


def asked(table):
    """The names of nature's and the players' questions until the first turn."""
    found = []
    while table.asks()[0] not in ("MoveLeader", "MoveNeutral"):
        found.append(table.asks()[0])
        apply(table.state, pending(table.state).legal(table.state)[0])
    return found


@pytest.mark.clause("rotunda 2.1", "rotunda 2.5", "rotunda 2.7", "rotunda 2.8", "rotunda 2.9")
def test_the_order_of_the_draws(new_game):
    found = asked(new_game(3, start_player="seat_0"))
    assert [name for name in found if name != "ShowBack"] == [
        *["DealRoom"] * 6, *["DrawAmulet"] * 10, *["TurnSmuggler"] * 3, *["DealStartOrder"] * 3,
        *["TurnOrder"] * 3, *["TurnExpert"] * 3,
    ]  # fmt: skip


@pytest.mark.clause("rotunda 2.2")
def test_all_large_and_three_small_rooms(new_game):
    rooms = new_game(4).nature().view()["rooms"]
    assert sorted(rooms[space] for space in ("o2", "o4", "o6")) == [
        "retailer", "steward", "wholesaler",
    ]  # fmt: skip
    small = {rooms[space] for space in ("o1", "o3", "o5")}
    assert small < {"bank", "black_market", "trading_post", "guild_hall", "warehouse"}
    assert [rooms[f"i{n}"] for n in range(1, 6)] == [
        "supplier", "smugglers_den", "market", "expert_room", "banker",
    ]  # fmt: skip


@pytest.mark.clause("rotunda 2.3", "rotunda 7")
def test_the_hall_stands_on_s_in_a_first_game(new_game):
    assert new_game(3).view()["hall"] == "gate_s"


@pytest.mark.clause("rotunda 2.3", "rotunda 7")
@pytest.mark.parametrize("gate", GATES)
def test_the_last_player_puts_the_hall_on_any_gate(new_game, gate):
    table = new_game(3, hall_choice="last_player_chooses").answer("start seat 2")
    assert table.asks() == ("ChooseHall", 0)
    assert table.view()["hall"] is None
    assert table.lines() == [f"hall {name}" for name in GATES]
    assert table.targets(f"hall {gate}") == [f"gate:{gate}"]
    assert table.label(f"hall {gate}") == ("label-choose-hall", {"gate": f"@gate-{gate}"})
    assert table.reason(f"hall {gate}") is None
    assert table.answer(f"hall {gate}").view()["hall"] == gate


@pytest.mark.clause("rotunda 2.3", "rotunda 7")
def test_the_hall_is_drawn(new_game):
    table = new_game(3, hall_choice="random", start_player="seat_0")
    found = asked(table)
    assert found[6] == "DrawGate"
    assert table.view()["hall"] == "gate_s"


@pytest.mark.clause("rotunda 2.4", "rotunda 2.6", "rotunda 2.11")
def test_pedlar_temples_and_round_marker(new_game):
    view = new_game(3).nature().view()
    assert view["pedlar"] == "village_se"
    assert view["temples"] == dict.fromkeys(TEMPLES, True)
    assert view["marker"] == 0


@pytest.mark.clause("rotunda 2.5", "rotunda 7")
@pytest.mark.parametrize(("seats", "end"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_amulets_and_the_end_field(new_game, seats, end):
    view = new_game(seats).nature().view()
    assert view["end_field"] == end
    assert view["round_amulet"] is not None
    beside = [*view["worship"]["right"], *view["worship"]["bottom"]]
    assert [name is None for name in beside] == [True, False, False, False] * 2
    assert view["amulets"]["stack"] == 18 - 6 - 1 - 3


@pytest.mark.clause("rotunda 2.7", "rotunda 10.6")
def test_smugglers(new_game, rules):
    view = new_game(3).nature().view()
    assert (len(view["smugglers"]["pool"]), view["smugglers"]["stack"]) == (3, 7)
    made = rules.edition_for(rules.read_options({}))
    assert [reward.cubes() for reward in made.smuggler] == [
        [2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [1, 1, 0, 0], [1, 1, 0, 0],
        [1, 0, 1, 0], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 0], [1, 1, 1, 0],
    ]  # fmt: skip
    assert len(SMUGGLERS) == 10


@pytest.mark.clause("rotunda 2.8", "rotunda 10.7")
def test_orders(new_game, rules):
    table = new_game(5).nature()
    view = table.view()
    assert sorted(name for own in view["seats"] for name in own["orders"]) == ORDERS[:5]
    assert view["orders"]["deck"] == 20 - 5 - 3
    made = rules.edition_for(rules.read_options({}))
    assert [order.vp for order in made.orders] == [
        5, 5, 5, 5, 4, 5, 5, 7, 7, 6, 6, 6, 5, 4, 5, 4, 5, 4, 5, 9,
    ]  # fmt: skip
    demand = [sum(order.cubes[kind] for order in made.orders) for kind in range(3)]
    assert demand == [22, 22, 21]
    assert sum(order.coins for order in made.orders) == 2 + 3 * 3 + 3


@pytest.mark.clause("rotunda 2.9", "rotunda 7.2")
def test_experts_in_both_variants(new_game):
    plain = new_game(3).nature().view()["experts"]
    assert (len(plain["pool"]), plain["deck"], plain["discard"]) == (3, 21, [])
    assert plain["back"] in ("horse", "phoenix", "tiger")
    advanced = new_game(3, advanced_experts=True).nature().view()["experts"]
    assert (len(advanced["pool"]), advanced["deck"], len(advanced["discard"])) == (3, 16, 5)


@pytest.mark.clause("rotunda 2.10", "rotunda 1")
def test_cubes_coins_and_the_warehouse(new_game, position):
    view = new_game(4).nature().view()
    assert view["banker_coins"] == 3
    assert view["warehouse"] is None
    assert view["bank"] == {"tea": 15, "fruit": 15, "celadon": 15, "gold": 6}
    table = new_game(4, start_player="seat_0")
    for line in ("room warehouse", "room steward", "room bank", "room retailer", "room guild_hall"):
        apply(table.state, table.choice(line))
    table.nature()
    assert table.view()["warehouse"] == {"tea": 1, "fruit": 1, "celadon": 1}
    assert table.view()["bank"] == {"tea": 14, "fruit": 14, "celadon": 14, "gold": 6}


@pytest.mark.clause("rotunda 2.12", "rotunda 2.13", "rotunda 7")
@pytest.mark.parametrize(("seats", "leaders"), [(2, 2), (3, 2), (4, 2), (5, 1)])
def test_what_everybody_begins_with(new_game, seats, leaders):
    view = new_game(seats).nature().view()
    for own in view["seats"]:
        assert own["leaders"] == ["hall"] * leaders
        assert (own["points"], own["supply"], own["track"], own["gold"]) == (0, 5, 9, 1)
        assert [own[kind] for kind in RESOURCES[:3]] == [0, 0, 0]


@pytest.mark.clause("rotunda 2.14")
def test_the_start_player_is_drawn_or_seat_one(new_game):
    table = new_game(5)
    assert table.asks()[0] == "DrawStartSeat"
    assert table.lines() == [f"start seat {n}" for n in range(1, 6)]
    table.answer("start seat 4")
    assert table.view()["start_seat"] == 3
    assert table.asks() == ("MoveLeader", 3)
    assert list(table.state.coins) == [4, 5, 6, 3, 3]
    table = new_game(5, start_player="seat_0").nature()
    assert table.asks() == ("MoveLeader", 0)


@pytest.mark.clause("rotunda 2.15", "rotunda 7.1")
def test_neutral_leaders_stand_in_the_large_rooms_of_two(new_game):
    view = new_game(2).nature().view()
    assert {one["space"] for one in view["neutrals"]} == {"o2", "o4", "o6"}
    assert [one["colour"] for one in view["neutrals"]] == ["red", "green", "blue"]
    assert new_game(3).nature().view()["neutrals"] == []


@pytest.mark.clause("rotunda 7.1")
def test_only_two_players_have_neutral_leaders_who_act(rules):
    with pytest.raises(Unreadable, match="two"):
        rules.new_game(3, {"neutral_leader_actions": True})


@pytest.mark.clause("rotunda 7")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(rules, seats):
    with pytest.raises(Unreadable):
        rules.new_game(seats, {})


@pytest.mark.clause("rotunda 3")
def test_everybody_sees_the_same(position):
    table = position().turn()
    assert table.view(0) == table.view(2) == table.view(SPECTATOR)


@pytest.mark.clause("rotunda 10.1", "rotunda 10.4", "rotunda 10.5")
def test_what_the_worship_board_and_the_temples_print(rules):
    made = rules.edition_for(rules.read_options({}))
    assert list(made.cell_points) == [1, 2, 3, 4, 2, 3, 5, 7, 3, 5, 8, 11, 4, 7, 11, 16]
    assert [(r.coins, r.cubes(), r.senior) for r in made.left] == [
        (0, [0, 0, 1, 0], 0), (3, [0, 0, 0, 0], 0), (0, [0, 0, 0, 1], 0), (0, [0, 0, 0, 0], 1),
    ]  # fmt: skip
    assert [(r.coins, r.cubes(), r.senior) for r in made.top] == [
        (2, [0, 0, 0, 0], 0), (0, [1, 0, 0, 0], 0), (0, [0, 1, 0, 0], 0), (0, [0, 0, 0, 0], 1),
    ]  # fmt: skip
    assert [(r.coins, r.gold, r.vp, r.acts()) for r in made.temple] == [
        (0, 0, 0, [0, 2, 0, 0]), (0, 0, 0, [2, 0, 0, 0]), (2, 0, 0, [0, 0, 1, 0]),
        (0, 1, 2, [0, 0, 0, 0]),
    ]  # fmt: skip

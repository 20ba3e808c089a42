"""The invariants of section 12: they hold always, and each one is noticed when broken."""

from __future__ import annotations

import random

import pytest
from tests.games.laid_table import apart, played_out

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.names import NOWHERE
from tianxia.games.rotunda.orders import TakeBonus
from tianxia.games.rotunda.state import BONUS_STEP, GAME_OVER

OPTIONS = [
    {},
    {"advanced_experts": True},
    {"hall_choice": "random"},
    {"hall_choice": "last_player_chooses", "start_player": "seat_0"},
]


@pytest.mark.clause(
    "rotunda 12.1", "rotunda 12.2", "rotunda 12.3", "rotunda 12.4", "rotunda 12.5",
    "rotunda 12.6", "rotunda 12.7", "rotunda 12.8", "rotunda 12.9", "rotunda 12.10",
    "rotunda 12.11", "rotunda 12.12", "rotunda 12.13", "rotunda 12.14", "rotunda 12.15",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_all_invariants_hold_in_random_games(rules, seed):
    rng = random.Random(seed)
    seats = 2 + seed % 4
    options = OPTIONS[seed // 2] | ({"neutral_leader_actions": True} if seed == 4 else {})
    state = rules.new_game(seats, options)
    moves = 0
    while (question := pending(state)) is not None:
        before = rules.clone(state)
        legal = question.legal(state)
        assert legal
        going_on = len(legal) > 1 and question.text(legal[0]).endswith("finish")
        moves += type(question).__name__ == "MoveLeader"
        apply(state, rng.choice(legal[1:] if going_on and rng.random() < 0.7 else legal))
        assert rules.broken(state) == []
        assert rules.broken_by(before, state) == []
    assert moves == state.turn


@pytest.mark.clause("rotunda 12.16")
def test_the_same_answers_lead_to_the_same_position(rules):
    first, second = (rules.dump(played_out(rules, seats=3, seed=5)) for _ in range(2))
    assert first == second


@pytest.mark.clause("rotunda 12.14")
def test_after_the_trigger_everybody_else_has_one_more_turn(rules):
    rng = random.Random(11)
    for seats in (2, 3, 4, 5):
        state = rules.new_game(seats, {})
        at_trigger = 0
        while (question := pending(state)) is not None:
            turn = state.turn
            apply(state, rng.choice(question.legal(state)))
            if state.end_seat >= 0 and not at_trigger:
                at_trigger = turn
        assert state.turn == at_trigger + seats - 1
        assert state.active == (state.end_seat + seats - 1) % seats


def cube(s):
    s.cubes[0] += 1


def debt(s):
    s.coins[0] = -1


def assistant(s):
    s.track[0] += 1


def twice(s):
    s.supply[0], s.track[0] = -1, 15


def chain(s):
    s.chain = 2


def held(s):
    s.held[0], s.expert_deck = 0b111100000000, s.expert_deck & ~0b111100000000


def kept(s):
    s.kept[0], s.expert_deck = 1 << 22, s.expert_deck & ~(1 << 22)


def order(s):
    s.order_deck &= s.order_deck - 1


def expert(s):
    s.expert_deck &= s.expert_deck - 1


def gap_orders(s):
    s.order_deck |= 1 << s.order_pool[0]
    s.order_pool[0] = -1


def gap_experts(s):
    s.expert_deck |= 1 << s.expert_pool[0]
    s.expert_pool[0] = -1


def token(s):
    s.tokens[3] += 1


def gap_amulets(s):
    s.amulet_bag[s.amulet_pool[0]] += 1
    s.amulet_pool[0] = -1


def smuggler(s):
    s.smuggler_under = row_of([s.smuggler_pool[0]])


def two_leaders(s):
    s.leaders[0] = s.leaders[2] = 4
    s.occupied = 16


def occupied(s):
    s.occupied = 4


def lost_leader(s):
    s.leaders[0] = NOWHERE


def chair(s):
    s.chairs[5] = 1
    s.seated[0] = 1
    s.supply[0] -= 1


def uncounted(s):
    s.seated[1] = 1


def room(s):
    s.space_of[0] = 3


def retailer(s):
    s.fields[3] = s.fields[4] = 1
    s.bank[0] -= 2


def wholesaler(s):
    s.fields[6], s.fields[7] = 1, 3
    s.bank[0] -= 1
    s.bank[1] -= 1


def no_tile(s):
    s.space_of[6] = NOWHERE
    s.fields[3] = 1
    s.bank[0] -= 1


def full(s):
    s.fields[0], s.fields[1], s.fields[2] = 1, 3, 5
    s.bank[0] = s.bank[1] = s.bank[2] = 13


def banker(s):
    s.banker = 0


def points(s):
    s.points[1] += 1


def visit(s):
    s.homages += 1


def marker(s):
    s.marker += 1


def ended(s):
    s.end_seat = 1


def counted(s):
    s.marker = s.worships = s.homages = 8
    s.end_seat = 0
    s.turns_left = 0


def nowhere(s):
    s.main = 1


def bonus(s):
    s.bonuses = -1


def nothing(s):
    s.push(CleanUp(NATURE))


def over(s):
    s.agenda = []


BREAKS = {
    cube: "1: a cube was lost or made",
    debt: "10: somebody has less than nothing",
    assistant: "2: an assistant was lost or made",
    twice: "2: an assistant was used twice",
    chain: "2: the chain does not lie on the worship board",
    held: "4: somebody holds too many experts",
    kept: "4: an expert without an amulet was kept",
    order: "3: an order was lost or made",
    expert: "3: an expert was lost or made",
    gap_orders: "3: the pool of orders has a gap",
    gap_experts: "3: the pool of experts has a gap",
    token: "3: an amulet was lost or made",
    gap_amulets: "3: the pool of amulets has a gap",
    smuggler: "3: a smuggler was lost or made",
    two_leaders: "5: two leaders are in one room",
    occupied: "5: the occupied rooms are not those of the leaders",
    lost_leader: "5: a leader was lost or made",
    chair: "6: somebody sits on no chair",
    uncounted: "6: somebody sits on no chair",
    room: "6: a room is in two places",
    retailer: "9: the Retailer has two cubes of a kind",
    wholesaler: "9: the Wholesaler has two kinds of cubes",
    no_tile: "9: cubes lie on a tile that is not in play",
    full: "8: a full market was not cleared",
    banker: "8: the Banker's Room is empty",
    points: "15: the points do not add up",
    visit: "13: a visit to the Hall was neither worship nor prayer",
    marker: "13: the round marker did not follow the worships",
    ended: "14: the end was triggered at the wrong time",
    counted: "14: the last turns are miscounted",
    nowhere: "15: a room is used where there is none",
    bonus: "12: a credit was used twice",
    nothing: "11: somebody has nothing to choose from",
    over: "14: the game ended before its last turn",
}


@pytest.mark.clause(
    "rotunda 12.1", "rotunda 12.2", "rotunda 12.3", "rotunda 12.4", "rotunda 12.5",
    "rotunda 12.6", "rotunda 12.8", "rotunda 12.9", "rotunda 12.10", "rotunda 12.11",
    "rotunda 12.12", "rotunda 12.13", "rotunda 12.14", "rotunda 12.15",
)  # fmt: skip
@pytest.mark.parametrize("harm", BREAKS, ids=lambda harm: harm.__name__)
def test_a_broken_position_is_named(position, harm):
    table = position()
    table.state.bonuses, table.state.phase = 1, BONUS_STEP
    table.ask(TakeBonus(0))
    assert table.rules.broken(table.state) == []
    harm(table.state)
    assert BREAKS[harm] in table.rules.broken(table.state)


@pytest.mark.clause("rotunda 12.5")
def test_a_neutral_leader_in_the_hall_is_named(position):
    table = position(2).turn()
    table.state.neutral[0] = 11
    assert "5: a neutral leader is in the Hall" in table.rules.broken(table.state)


@pytest.mark.clause("rotunda 12.14")
def test_a_game_that_is_over_has_had_its_last_turn(position):
    table = position().worships(8)
    table.state.end_seat, table.state.turns_left, table.state.active = 1, 0, 0
    table.state.phase = GAME_OVER
    table.state.agenda = []
    assert table.rules.broken(table.state) == []


def fewer_points(s):
    s.points[0] -= 1


def altar(s):
    s.altar[2] = 0


def undone(s):
    s.done_orders = row_of([0, 0, 0])


def temple(s):
    s.temples = 15


def back(s):
    s.marker -= 1


def skipped(s):
    s.turn += 2


def again(s):
    s.used = 0


def both(s):
    s.leaders[0], s.leaders[1] = 3, 4


def foreign(s):
    s.leaders[2] = 3


def neutral(s):
    s.neutral_used = 0


def hall(s):
    s.gate = 3


CHANGES = {
    fewer_points: "7: somebody lost points",
    altar: "7: a senior left the worship board",
    undone: "7: a fulfilled order was undone",
    temple: "7: a temple or the round marker turned back",
    back: "7: a temple or the round marker turned back",
    skipped: "11: a turn was skipped",
    again: "12: a lasting effect came back in the same turn",
    both: "11: more than one own leader moved",
    foreign: "11: more than one own leader moved",
    neutral: "11: a neutral leader could move twice",
    hall: "5: the Hall moved",
}


@pytest.mark.clause("rotunda 12.7", "rotunda 12.11", "rotunda 12.12")
@pytest.mark.parametrize("harm", CHANGES, ids=lambda harm: harm.__name__)
def test_a_broken_change_is_named(position, harm):
    table = position().altar(2, "1,1").orders(1, done=["order_01"]).seat(0, points=3)
    table.temples("temple_hearth").worships(2).turn()
    table.state.used, table.state.neutral_used = 4, 1
    before = apart(table)
    assert table.rules.broken_by(before, table.state) == []
    harm(table.state)
    assert CHANGES[harm] in table.rules.broken_by(before, table.state)


@pytest.mark.clause("rotunda 12.8")
def test_a_cube_that_comes_back_after_step_3_may_wait_in_the_supply(position):
    table = position()
    state = table.state
    state.bonuses, state.phase = 1, BONUS_STEP
    table.ask(TakeBonus(0))
    state.stock[0], state.bank[0] = 0, 0
    before = table.rules.clone(state)
    state.bank[0] = 1
    assert table.rules.broken_by(before, state) == []
    before.stock[0] = 1
    assert table.rules.broken_by(before, state) == ["8: the Warehouse was not filled"]
    before.stock[0] = 0
    before.push(CleanUp(NATURE))
    assert table.rules.broken_by(before, state) == ["8: the Warehouse was not filled"]

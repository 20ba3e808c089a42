"""The invariants of section 12: they hold always, and each one is noticed when broken."""

from __future__ import annotations

import random

import pytest
from tests.games.laid_table import apart, played_out

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.terracotta.figures import horse, mounted, warrior
from tianxia.games.terracotta.grid import CELL_NAMES
from tianxia.games.terracotta.rounds import NextTurn
from tianxia.games.terracotta.specialists import MountWarrior
from tianxia.games.terracotta.state import CLEANUP_PHASE

PLAIN = {"first_player": "seat", "wheel_offsets": "fixed", "scoring_tiles": "fixed"}
DOING = {"InnerAction", "MiddleAction", "OuterAction", "UseWeapon", "UseAbility"}


@pytest.mark.clause(
    "terracotta 12.1", "terracotta 12.2", "terracotta 12.3", "terracotta 12.4", "terracotta 12.5",
    "terracotta 12.6", "terracotta 12.7", "terracotta 12.8", "terracotta 12.9", "terracotta 12.10",
    "terracotta 12.11", "terracotta 12.13", "terracotta 12.15",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(9))
def test_all_invariants_hold_in_random_games(rules, seed):
    rng = random.Random(seed)
    state = rules.new_game(2 + seed % 3, {"inspector_back_wrap": seed % 2 == 0})
    turns = 0
    while (question := pending(state)) is not None:
        before = rules.clone(state)
        legal = question.legal(state)
        choice = rng.choice(legal)
        if seed < 6 and type(question).__name__ in DOING and legal[0] == 0:
            choice = 0
        turns += type(question).__name__ == "InnerAction"
        apply(state, choice)
        assert rules.broken(state) == []
        assert rules.broken_by(before, state) == []
    assert turns == {2: 50, 3: 60, 4: 60}[state.seats]


@pytest.mark.clause("terracotta 12.14")
def test_the_same_answers_lead_to_the_same_position(rules):
    first, second = (rules.dump(played_out(rules, seats=3, seed=5)) for _ in range(2))
    assert first == second


@pytest.mark.clause("terracotta 12.9")
def test_a_build_uses_one_weapon_at_most_and_a_specialist_exactly_one(rules):
    rng = random.Random(9)
    state = rules.new_game(3, {})
    while (question := pending(state)) is not None:
        name, seat = type(question).__name__, question.seat
        before = state.weapons[seat].bit_count() if seat >= 0 else 0
        legal = question.legal(state)
        choice = 0 if name in DOING and legal[0] == 0 else rng.choice(legal)
        apply(state, choice)
        if name == "BuySpecialist" or (name == "UseWeapon" and choice == 0):
            assert state.weapons[seat].bit_count() == before - 1
        elif seat >= 0:
            assert state.weapons[seat].bit_count() >= before


def cell(name):
    return CELL_NAMES.index(name)


def playing(position):
    """A table of three in the first turn, with a rider, a guard and a musician."""
    table = position(3).warrior("guard", 0, "r1c1").warrior("soldier", 1, "r4c4", mount="e")
    table.specialist("musician", "r7c7").begin(1)
    assert table.rules.broken(table.state) == []
    return table


def set_to(name, place, value):
    """A change of one number of a list."""
    return lambda state: getattr(state, name).__setitem__(place, value)


def shorter(name):
    """A change that takes the last number off a row."""
    return lambda state: setattr(state, name, getattr(state, name)[:-1])


def lose_horse(state):
    state.at[cell("r4c6")] = 0
    state.empty = row_of(sorted([*state.empty, cell("r4c6")]))


def stranger(state):
    state.at[cell("r1c1")] = warrior(1, 3)


def off_the_board(state):
    state.at[cell("r1c1")] = mounted(state.at[cell("r1c1")], 0)


BROKEN = {
    "1: a warrior was lost or made": set_to("organizer", 0, 10),
    "1: a specialist was lost or made": set_to("specialists", 1, 3),
    "1: a figure was taken twice": set_to("specialists", 0, -1),
    "2: the list of empty cells is wrong": shorter("empty"),
    "2: the list of warriors is wrong": shorter("built"),
    "2: a horse has lost its rider": set_to("at", cell("r7c1"), horse(1, 1)),
    "2: a warrior belongs to nobody": stranger,
    "2: a rider has lost his horse": lose_horse,
    "3: an artisan was lost or made": set_to("artisans", 0, 5),
    "4: a segment holds workers who may not stand together": set_to("workers", 1, 2),
    "4: a worker was lost or made": set_to("craftsmen_left", 2, 3),
    "4: a worker was placed twice": set_to("artisans_left", 2, -1),
    "5: a turn begins without a worker": lambda s: setattr(s, "turn", 3),
    "6: somebody has less than nothing": set_to("dry", 1, -1),
    "7: a master token was lost or used twice": set_to("hired", 3, 2),
    "8: a priority token was lost or made": set_to("priority", 1, 2),
    "8: the turn order is no order of the seats": set_to("order", 0, 1),
    "10: the game ended before its last round": lambda s: setattr(s, "agenda", []),
    "11: a ring stands between two positions": lambda s: setattr(s, "inner_offset", 12),
    "13: an inspector has left his track": set_to("inspectors", 0, 7),
    "14: the scoring tiles are not complete": shorter("tiles"),
    "15: the points do not add up": set_to("points", 0, 1),
}


@pytest.mark.clause(
    "terracotta 12.1", "terracotta 12.2", "terracotta 12.3", "terracotta 12.4", "terracotta 12.5",
    "terracotta 12.6", "terracotta 12.7", "terracotta 12.8", "terracotta 12.10",
    "terracotta 12.11", "terracotta 12.13", "terracotta 12.14", "terracotta 12.15",
)  # fmt: skip
@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_position_is_noticed(position, sentence):
    table = playing(position)
    BROKEN[sentence](table.state)
    assert sentence in table.rules.broken(table.state)


@pytest.mark.clause("terracotta 12.2")
def test_a_horse_off_the_board_is_noticed(position):
    table = playing(position)
    off_the_board(table.state)
    assert "2: a rider has lost his horse" in table.rules.broken(table.state)


@pytest.mark.clause("terracotta 12.5")
def test_a_position_that_asks_nothing_is_noticed(position):
    sentence = "5: somebody has nothing to choose from"
    table = playing(position)
    table.state.push(NextTurn(NATURE))
    assert table.rules.broken(table.state) == [sentence]
    table = playing(position)
    table.state.push(MountWarrior(2))  # nobody of seat 2 is there
    assert table.rules.broken(table.state) == [sentence]


@pytest.mark.clause("terracotta 12.5")
def test_a_second_artisan_beside_an_artisan_is_noticed(position):
    sentence = "4: a segment holds workers who may not stand together"
    for first, second in [(2, 4), (0, 2), (1, 3)]:
        table = playing(position)
        table.state.workers[0], table.state.workers[1] = first, second
        assert sentence in table.rules.broken(table.state)
    table = playing(position)
    table.state.workers[0], table.state.workers[1] = 1, 4  # a craftsman, then an artisan
    assert sentence not in table.rules.broken(table.state)


def both(state):
    state.inspectors = row_of([3, 3])


def both_rings(state):
    state.inner_offset, state.middle_offset = 1, 11


def backwards(state):
    state.inner_offset = 11


CHANGED = {
    "3: an artisan became a craftsman": (set_to("artisans", 0, 1), None),
    "6: clay came to a warehouse without a build": (None, set_to("warehouses", 2, 3)),
    "6: clay of a warehouse was lost": (None, set_to("warehouses", 2, 0)),
    "7: a master left": (set_to("hired", 4, 1), None),
    "9: two weapons were used at once": (set_to("weapons", 0, 5), None),
    "10: somebody lost points": (set_to("points", 1, 4), None),
    "10: a round was skipped": (None, lambda s: setattr(s, "round", 3)),
    "11: a ring turned by itself": (None, backwards),
    "13: both inspectors walked at once": (None, both),
}


@pytest.mark.clause(
    "terracotta 12.3", "terracotta 12.6", "terracotta 12.7", "terracotta 12.9", "terracotta 12.10",
    "terracotta 12.11", "terracotta 12.13",
)  # fmt: skip
@pytest.mark.parametrize("sentence", CHANGED)
def test_a_change_that_must_not_be_is_noticed(position, sentence):
    table = playing(position)
    before = apart(table)
    assert table.rules.broken_by(before, table.state) == []
    then, now = CHANGED[sentence]
    if then is not None:
        then(before)
    if now is not None:
        now(table.state)
    assert sentence in table.rules.broken_by(before, table.state)


@pytest.mark.clause("terracotta 12.11")
def test_two_rings_turn_only_between_rounds(position):
    sentence = "11: a ring turned by itself"
    table = playing(position)
    before = table.rules.clone(table.state)
    both_rings(table.state)
    assert sentence in table.rules.broken_by(before, table.state)
    table.state.round = 2
    assert sentence not in table.rules.broken_by(before, table.state)
    before.inner_offset = 1  # then only the middle ring turned
    assert sentence in table.rules.broken_by(before, table.state)


@pytest.mark.clause("terracotta 12.6")
def test_clay_moves_between_warehouse_and_player_in_one_way(position):
    table = playing(position)
    before = table.rules.clone(table.state)
    table.state.warehouses[2] = 0
    table.state.dry[0] += 1
    assert table.rules.broken_by(before, table.state) == []
    table.state.warehouses[1] += 1  # one up and one down
    sentence = "6: clay came to a warehouse without a build"
    assert sentence in table.rules.broken_by(before, table.state)


@pytest.mark.clause("terracotta 12.10")
def test_the_end_comes_only_in_the_last_round(position):
    table = playing(position)
    table.state.agenda = []
    table.state.phase, table.state.round = CLEANUP_PHASE, 5
    assert "10: the game ended before its last round" in table.rules.broken(table.state)
    table = position(2).finish()
    assert table.rules.broken(table.state) == []

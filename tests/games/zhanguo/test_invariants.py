"""The invariants of section 12: they hold always, and each one is noticed when broken."""

from __future__ import annotations

import itertools
import random

import pytest

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import added, replaced
from tianxia.games.zhanguo.cards import bit_of
from tianxia.games.zhanguo.officials import Move
from tianxia.games.zhanguo.plays import Turn
from tianxia.games.zhanguo.state import court_entry


@pytest.mark.clause(
    "zhanguo 12.conservation", "zhanguo 12.bounds", "zhanguo 12.monotone", "zhanguo 12.turn"
)
@pytest.mark.parametrize(
    ("seats", "side", "draft"),
    list(itertools.product([2, 3, 4], ["a", "b_pick", "b_auction"], [False, True])),
)
def test_all_invariants_hold_in_random_games(rules, seats, side, draft):
    rng = random.Random(f"{seats} {side} {draft}")
    options = {
        "board_side": side,
        "variant_draft": draft,
        "variant_turn_order": rng.random() < 0.5,
        "variant_unrest": rng.random() < 0.5,
        "claim_tasks": rng.choice(["auto", "manual"]),
    }
    state = rules.new_game(seats, options)
    while (question := pending(state)) is not None:
        before = rules.clone(state)
        apply(state, rng.choice(question.legal(state)))
        assert rules.broken(state) == []
        assert rules.broken_by(before, state) == []
    assert state.round == 5


def put(state, field, at, value):
    setattr(state, field, replaced(getattr(state, field), at, value))


def top_of(state, deck):
    """The last card of a deck, taken out of it."""
    card = state.deck_of(deck)[-1]
    put(state, "decks", deck, state.decks[deck] - bit_of(card))
    return card


def give_back(state, seat):
    """The last card of a hand goes back to its deck."""
    card = state.hand_of(seat)[-1]
    state.give_up(seat, card)
    put(state, "decks", card // 40, state.decks[card // 40] | bit_of(card))


def to_court(state, card, seat=0):
    state.court = added(state.court, court_entry(card, seat, 0))


BROKEN = {
    "conservation: a card was lost or is there twice": lambda s: top_of(s, 0),
    "conservation: a card lies in another deck": lambda s: put(s, "decks", 1, 1 << 40),
    "conservation: two layers of a deck are mixed": lambda s: put(s, "layer", s.deck_of(0)[0], 1),
    "conservation: cards are out of order": lambda s: cross(s),
    "conservation: a hand is not counted right": lambda s: put(s, "hand", 8, 1),
    "hands: a hand has the wrong size for the turn": lambda s: give_back(s, 0),
    "hands: the cards played are not the turns taken": lambda s: to_court(s, top_of(s, 2), 1),
    "hands: a round does not begin with two cards of each deck": lambda s: swap(s),
    "conservation: an official was lost or made": lambda s: put(s, "gov", 0, 0),
    "bounds: too many officials in a worker area": lambda s: (
        put(s, "work", 0, 73),
        put(s, "gov", 0, 0),
    ),
    "bounds: the cards of a region are not counted right": lambda s: put(s, "placed", 0, 1),
    "bounds: unrest left its track": lambda s: put(s, "unrest", 2, 3),
    "conservation: less than no workers": lambda s: put(s, "workers", 1, -1),
    "bounds: a palace stands where nobody can build": lambda s: put(s, "palace_at", 3, 0),
    "conservation: a governor was lost or made": lambda s: put(s, "posted", 0, 1),
    "bounds: a bonus space holds a governor that is not there": lambda s: put(s, "space", 0, 0),
    "conservation: a palace was lost or made": lambda s: put(s, "palaces", 1, 5),
    "conservation: a wall was lost or made": lambda s: put(s, "walls", 1, 4),
    "conservation: more pieces on the board than there are": lambda s: put(s, "walls", 1, -1),
    "bounds: more than one wall in a section, or it is not noted": lambda s: put(s, "walled", 0, 1),
    "conservation: a marker was lost or made": lambda s: put(s, "ones", 0, 1),
    "conservation: less than no markers": lambda s: put(s, "stock", 1, -1),
    "bounds: the discs of a task do not lie side by side, one per player": lambda s: put(
        s, "disc", 1, 0
    ),
    "bounds: a claimed task is not noted": lambda s: put(s, "disc", 0, 0),
    "tasks: a fulfilled task was not claimed": lambda s: [
        put(s, "posted", region, 1) for region in range(5)
    ],
    "bounds: a disc is on the reward track and in the column, or nowhere": lambda s: put(
        s, "cell", 1, 0
    ),
    "points: they do not add up": lambda s: put(s, "points", 0, 5),
    "points: less than none before the end": lambda s: put(s, "points", 0, -1),
    "turn: somebody has nothing to choose from": lambda s: s.push(Turn(NATURE, 0)),
    "turn: the game ended before its last round": lambda s: setattr(s, "agenda", []),
}


def cross(state):
    """The first two cards of a hand change places."""
    low, high = state.hand[0], state.hand[1]
    put(state, "hand", 0, high)
    put(state, "hand", 1, low)


def swap(state):
    """The first hand gets a third low card for a high one."""
    give_back(state, 0)
    state.take_up(0, top_of(state, 0))


def first_turn(new_game, seats=3, **options):
    """A table at the first play of the game."""
    table = new_game(seats, **options)
    while table.asks()[0] != "ChoosePlay":
        table.answer(table.lines()[-1])
    return table


@pytest.mark.clause("zhanguo 12.conservation", "zhanguo 12.bounds", "zhanguo 12.turn")
@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_invariant_is_noticed(new_game, sentence):
    table = first_turn(new_game)
    assert table.rules.broken(table.state) == []
    BROKEN[sentence](table.state)
    assert sentence in table.rules.broken(table.state)


@pytest.mark.clause("zhanguo 12.bounds")
def test_cards_outside_a_round_are_noticed(new_game):
    table = new_game()
    table.state.take_up(0, top_of(table.state, 0))
    found = table.rules.broken(table.state)
    assert "hands: somebody holds cards outside a round" in found


@pytest.mark.clause("zhanguo 12.bounds")
def test_a_third_official_is_fine_only_while_passing(new_game):
    table = first_turn(new_game)
    table.state.gov[0], table.state.work[0] = 0, 73
    table.state.push(Move(0, 1, 0, 1))
    assert table.rules.broken(table.state) == []
    table.state.pop()
    table.state.push(Move(0, 1, 0, 3 + 1))  # somebody passes in another region
    assert table.rules.broken(table.state) == ["bounds: too many officials in a worker area"]


@pytest.mark.clause("zhanguo 12.monotone")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: put(s, "points", 0, 1), "monotone: somebody lost points"),
        (lambda s: put(s, "governors", 0, 7), "monotone: a piece left the main board"),
        (lambda s: put(s, "palaces", 1, 5), "monotone: a piece left the main board"),
        (lambda s: put(s, "walls", 1, 4), "monotone: a piece left the main board"),
        (lambda s: put(s, "tucked", 0, 5), "monotone: a card or a disc moved"),
        (lambda s: put(s, "disc", 0, 1), "monotone: a card or a disc moved"),
        (lambda s: put(s, "palace_at", 0, 1), "monotone: a palace or a wall moved"),
        (lambda s: put(s, "wall_at", 0, 1), "monotone: a palace or a wall moved"),
        (lambda s: to_court(s, 5), "monotone: the court stack changed"),
        (lambda s: setattr(s, "round", 3), "turn: a round was skipped"),
    ],
)
def test_a_step_back_is_noticed(new_game, change, sentence):
    table = first_turn(new_game)
    before = table.rules.clone(table.state)
    assert table.rules.broken_by(before, table.state) == []
    change(before)
    assert table.rules.broken_by(before, table.state) == [sentence]


@pytest.mark.clause("zhanguo 12.monotone", "zhanguo 7.1")
def test_points_fall_only_in_the_auction_and_at_the_end(new_game):
    table = new_game(2, board_side="b_auction")
    while table.asks()[0] != "Bid":
        table.answer(table.lines()[0])
    before = table.rules.clone(table.state)
    table.answer("bid 5", "bid pass")
    assert sorted(table.state.points) == [10, 15]
    assert table.rules.broken_by(before, table.state) == []

"""A seat's place at the table, and the fast path of simulations."""

from __future__ import annotations

import pytest
from tests.contract.cases import CASES
from tests.contract.play import encoded, written

from tianxia.core.agenda import State
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.core.errors import Illegal
from tianxia.match.match import Match, new_match
from tianxia.match.seat import SeatTable
from tianxia.search.playout import play_randomly


def test_a_seat_holds_no_truth(match):
    table = match.table(match.to_move)
    assert not hasattr(table, "__dict__")
    held = {name: getattr(table, name) for name in dir(table)}
    assert not [name for name, value in held.items() if isinstance(value, (State, Match))]
    public = sorted(name for name in held if not name.startswith("_"))
    assert public == ["legal", "observation", "rules", "sample", "seat", "view"]
    kept = ["_clone", "_encode", "_legal", "_view", "rules", "seat"]
    assert sorted(SeatTable.__slots__) == kept
    with pytest.raises(AttributeError):
        table.state = match.state


def test_a_seat_sees_its_own_view_and_choices(match):
    table = match.table(match.to_move)
    assert table.view() == match.view(match.to_move)
    assert table.legal() == match.legal()
    assert table.observation() == encoded(match.rules, match.state, match.to_move)


def test_a_seat_that_is_not_asked_has_no_choices(match):
    other = (match.to_move + 1) % match.seats
    with pytest.raises(Illegal, match=f"not seat {other + 1}"):
        match.table(other).legal()


def test_playing_with_a_sample_leaves_the_table_alone(match):
    before = written(match.rules, match.state)
    sample = match.table(match.to_move).sample(5)
    assert sample is not match.state
    assert sample.journal is None
    play_randomly(sample, Dice(1), [Dice(seat) for seat in range(match.seats)])
    assert not sample.agenda
    assert written(match.rules, match.state) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fast_random_games_are_those_of_a_match_with_the_same_dice(case):
    rules = case.rules()
    seed = case.seed("fast")
    seeds = [case.seed(f"fast {seat}") for seat in range(case.seats)]
    fast = rules.new_game(case.seats, case.agreed())
    decisions = play_randomly(fast, SealedDice(secret_of(seed)), [Dice(own) for own in seeds])
    match = new_match(rules, case.seats, case.agreed(), seed=seed)
    dice = [Dice(own) for own in seeds]
    while not match.over:
        choices = match.legal()
        match.play(choices[dice[match.to_move].below(len(choices))])
    assert match.scores() == rules.scores(fast)
    assert written(rules, match.state) == written(rules, fast)
    assert decisions == sum(entry.seat >= 0 for entry in match.entries)


def test_the_same_secret_draws_the_same_and_another_one_does_not(rules):
    first, same, other = (new_match(rules, rules.seats_max, seed=seed) for seed in (1, 1, 2))
    assert first.entries == same.entries
    assert [entry.text for entry in first.entries] != [entry.text for entry in other.entries]

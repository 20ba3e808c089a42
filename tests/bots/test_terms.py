"""The terms of every evaluator: their names are those of the hints, their sum is the value."""

from __future__ import annotations

import pytest
from tests.bots.judged import JUDGED
from tests.bots.positions import positions
from tests.contract.cases import seat_counts

from tianxia.bots.judge import judge_of
from tianxia.games.registry import rules_for


@pytest.mark.parametrize("game", JUDGED)
def test_every_term_has_its_name(game):
    judge = judge_of(game).make()
    state = rules_for(game).new_game(2, {})
    assert [term.name for term in judge.terms(state, 0)] == judge_of(game).terms


@pytest.mark.parametrize("game", JUDGED)
def test_the_value_is_the_sum_of_the_terms(game):
    judge = judge_of(game).make()
    for seats in seat_counts(game):
        for _, state in positions(game, seats, 40):
            for seat in range(seats):
                total = sum(term.value for term in judge.terms(state, seat))
                assert abs(judge.value(state, seat) - total) < 1e-9

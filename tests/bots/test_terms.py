"""The terms of every evaluator: their names are those of the hints, their sum is the value."""

from __future__ import annotations

import pytest
from tests.bots.positions import positions
from tests.contract.cases import seat_counts

from tianxia.bots.registry import JUDGES
from tianxia.games.registry import rules_for


@pytest.mark.parametrize("game", JUDGES)
def test_every_term_has_its_name(game):
    judge = JUDGES[game].make()
    state = rules_for(game).new_game(2, {})
    assert [term.name for term in judge.terms(state, 0)] == JUDGES[game].terms


@pytest.mark.parametrize("game", JUDGES)
def test_the_value_is_the_sum_of_the_terms(game):
    judge = JUDGES[game].make()
    for seats in seat_counts(game):
        for _, state in positions(game, seats, 40):
            for seat in range(seats):
                total = sum(term.value for term in judge.terms(state, seat))
                assert abs(judge.value(state, seat) - total) < 1e-9

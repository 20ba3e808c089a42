"""The terms of every evaluator go by the names that hints are written for."""

from __future__ import annotations

import pytest

from tianxia.bots.registry import JUDGES
from tianxia.games.registry import rules_for


@pytest.mark.parametrize("game", JUDGES)
def test_every_term_has_its_name(game):
    judge = JUDGES[game].make()
    state = rules_for(game).new_game(2, {})
    assert [term.name for term in judge.terms(state, 0)] == JUDGES[game].terms

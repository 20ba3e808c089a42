"""Purses: named counters of a seat, never below nothing, and what everybody is shown."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.contract.cases import CASES, LOOKS
from tests.contract.play import sample_of, walk

from tianxia.core.agenda import SPECTATOR
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, Speaker

every_game = pytest.mark.parametrize("game", GAMES)


def twin(game):
    """The purse of a game as its tests read it off a view."""
    return import_module(f"tests.games.{game}.purse")


@every_game
def test_the_names_of_the_counters_stay(game):
    rules = rules_for(game)
    assert rules.counters == twin(game).STABLE.split()
    assert set(rules.burdens) <= set(rules.counters)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counter_has_words(game, language):
    speaker = Speaker(language, game)
    for what in rules_for(game).counters:
        assert "5" in speaker.text(f"amount-{what}", n=5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_purse_is_what_everybody_sees(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    for ply, _ in enumerate(walk(state, case.seed("purse"))):
        if ply % (8 * LOOKS) == 0:
            check_purses(rules, state)
    check_purses(rules, state)


def check_purses(rules, state):
    """Every seat's purse is its part of anybody's view, also where nothing is known of hands."""
    view = rules.view(state, SPECTATOR)
    for seat in range(state.seats):
        purse = rules.purse(state, seat)
        assert purse == twin(rules.name).purse(view, seat)
        assert all(type(n) is int and n >= 0 for n in purse), purse
        viewer = (seat + 1) % state.seats
        assert rules.purse(sample_of(rules, state, viewer, 3), seat) == purse

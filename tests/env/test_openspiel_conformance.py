"""OpenSpiel's own tests: its random simulation, and the API test that comes with its package."""

from __future__ import annotations

import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from tests.contract.cases import Case, is_playable, option_values, seat_counts
from tests.env.spiel import EVERY_TABLE, NAMES, SOAK, loaded, played, step

from tianxia.core.dice import Dice
from tianxia.core.errors import Unreadable
from tianxia.games.registry import GAMES

SHALLOW_STATES = 400 if SOAK else 12  # OpenSpiel's own test takes 400
DEEP_STATES = 60 if SOAK else 6


@pytest.mark.parametrize("text", EVERY_TABLE)
def test_the_random_simulation_of_openspiel_is_content(text):
    sims = 10 if SOAK else 1
    pyspiel.random_sim_test(loaded(text), num_sims=sims, serialize=True, verbose=False)


def some_states(text):
    """Random states near the beginning, as OpenSpiel takes them, and of a whole game."""
    game = loaded(text)
    states = sample_some_states.sample_some_states(game, max_states=SHALLOW_STATES)
    end = played(text, 5)
    every = max(end.move_number() // DEEP_STATES, 1)
    state, dice = game.new_initial_state(), Dice(5)
    while not state.is_terminal():
        if state.move_number() % every == 0:
            states.append(state.clone())
        step(state, dice)
    return [*states, state]


def api_case(text):
    """The API test of OpenSpiel for one game, on our choice of states."""

    class Case(api_test.EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls):
            cls.some_states = some_states(text)

    Case.game = loaded(text)
    Case.game_type = Case.game.get_type()
    Case.game_name = text
    return Case


@pytest.mark.parametrize("text", [*NAMES, "tianxia_dragon(open_hands=False,players=5)"])
def test_the_api_test_of_openspiel_is_content(text):
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(api_case(text))
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert [trace for _, trace in [*result.errors, *result.failures]] == []
    assert not result.skipped


@pytest.mark.parametrize("text", NAMES)
def test_an_information_state_belongs_to_somebody(text):
    game = loaded(text)
    for state in (game.new_initial_state(), played(text, 3)):
        assert state.is_chance_node() or state.is_terminal()
        with pytest.raises(RuntimeError):
            state.information_state_string()
        with pytest.raises(RuntimeError):
            state.information_state_tensor()
    state = game.new_initial_state()
    dice = Dice(1)
    while state.is_chance_node():
        step(state, dice)
    strings = {state.information_state_string(p) for p in range(game.num_players())}
    tensors = {tuple(state.information_state_tensor(p)) for p in range(game.num_players())}
    assert len(strings) == len(tensors) == game.num_players()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_can_be_given_to_openspiel(name):
    for option, value in option_values(name):
        chosen = ((option, value),)
        seats = next(n for n in seat_counts(name) if is_playable(Case(name, n, chosen)))
        game = loaded(f"tianxia_{name}(players={seats},{option}={value})")
        assert game.get_parameters()[option] == value
        assert dict(game.table.agreed)[option] == value
        assert loaded(str(game)).table is game.table


def test_bad_parameters_are_refused_in_one_sentence():
    with pytest.raises(Unreadable, match="2 to 5 seats, not 6"):
        loaded("tianxia_dragon(players=6)")
    with pytest.raises(Unreadable, match="great_wall cannot be 'maybe'"):
        loaded("tianxia_dragon(great_wall=maybe)")
    with pytest.raises(Unreadable, match="utility cannot be 'fame'"):
        loaded("tianxia_dragon(utility=fame)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        loaded("tianxia_dragon(seats=3)")

"""PettingZoo's and Gymnasium's own tests, on every game with every number of seats."""

from __future__ import annotations

import types
from functools import partial

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec
from tests.env.tables import every_table, some_tables

from tianxia.env.pettingzoo import env, parallel_env
from tianxia.env.registration import id_of

# PettingZoo keeps a list of its own games that may tell a mask; it warns about all others. The
# mask of a game that is over allows nothing.
its_own_games_may = [
    pytest.mark.filterwarnings(f"ignore:{said}")
    for said in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def with_these_warnings(test):
    for mark in its_own_games_may:
        test = mark(test)
    return test


@every_table
@with_these_warnings
def test_pettingzoo_accepts_a_whole_game(game, seats):
    api_test(env(game, seats), num_cycles=1000)


@every_table
def test_equal_seeds_and_answers_give_equal_games(game, seats):
    seed_test(partial(env, game, seats), num_cycles=20)


@every_table
def test_a_game_is_cut_off_after_so_many_answers(game, seats):
    def all_at_once(max_cycles):
        return parallel_env(game, seats, max_cycles=max_cycles, illegal="random")

    def in_turn(max_cycles):
        return parallel_to_aec(all_at_once(max_cycles))

    max_cycles_test(types.SimpleNamespace(parallel_env=all_at_once, env=in_turn))


@every_table
def test_learners_may_all_speak_at_once(game, seats):
    parallel_api_test(parallel_env(game, seats), num_cycles=30)


@every_table
def test_what_all_see_together_is_in_its_space(game, seats):
    state_test(env(game, seats, illegal="random"), parallel_env(game, seats), num_cycles=5)


@some_tables
def test_the_table_can_be_printed(game, seats, capsys):
    render_test(partial(env, game, seats))
    assert "player_1" in capsys.readouterr().out


@every_table
def test_gymnasium_accepts_the_table(game, seats):
    made = gymnasium.make(f"tianxia.env:{id_of(game)}", seats=seats)
    check_env(made.unwrapped, skip_render_check=True)


@some_tables
def test_gymnasium_accepts_how_it_is_printed(game, seats, capsys):
    for mode in ("ansi", "human"):
        made = gymnasium.make(f"tianxia.env:{id_of(game)}", seats=seats, render_mode=mode)
        made.reset(seed=1)
        text = made.render()
        assert "player_1" in (text if mode == "ansi" else capsys.readouterr().out)

"""PettingZoo's parallel form over many tables."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tests.env.tables import every_table, some_tables

from tianxia.core.dice import Dice
from tianxia.core.errors import Illegal, Unreadable
from tianxia.env.pettingzoo import parallel_env
from tianxia.env.vector import TablesEnv


@every_table
def test_pettingzoo_accepts_the_tables(game, seats):
    parallel_api_test(parallel_env(game, seats, tables=3), num_cycles=30)


@every_table
def test_equal_seeds_and_answers_give_equal_games(game, seats):
    parallel_seed_test(lambda: parallel_env(game, seats, tables=2, illegal="random"), 20)


@some_tables
def test_pettingzoo_plays_the_tables_in_turn(game, seats):
    seed_test(lambda: parallel_to_aec(parallel_env(game, seats, tables=2, illegal="random")), 20)


def answers(env, told):
    return {agent: env.action_space(agent).sample(told[agent]["action_mask"]) for agent in told}


@some_tables
def test_agents_are_told_the_rows_at_which_they_are_asked(game, seats):
    env, envs = parallel_env(game, seats, tables=3), TablesEnv(game, seats, 3)
    told, infos = env.reset(seed=3)
    rows, info = envs.reset(seed=3)
    ended = 0
    for _ in range(3000):
        for agent, own in enumerate(env.possible_agents):
            asked = info["seat"] == agent
            assert np.array_equal(told[own]["observation"], rows * asked[:, None])
            assert np.array_equal(told[own]["action_mask"], info["action_mask"] * asked[:, None])
        chosen = answers(env, told)
        told, rewards, ends, cut_off, infos = env.step(chosen)
        by_seat = np.array([chosen[agent] for agent in env.possible_agents])
        rows, _, over, _, info = envs.step(by_seat[info["seat"], range(3)])
        assert not any(ends.values())
        assert not any(cut_off.values())
        for seat, agent in enumerate(env.possible_agents):
            assert np.array_equal(infos[agent]["over"], over)
            worth = info["worth"][:, seat] if over.any() else np.zeros(3)
            assert np.array_equal(infos[agent]["worth"], worth)
            assert rewards[agent] == pytest.approx(worth.sum())
        ended += over.sum()
        if ended >= 2:
            return
    raise AssertionError("no game ended")


def test_what_an_agent_says_where_it_is_not_asked_is_not_listened_to():
    env, twin = (parallel_env("dragon", 3, tables=2) for _ in range(2))
    told, _ = env.reset(seed=1)
    twin.reset(seed=1)
    chosen = answers(env, told)
    loud = {}
    for agent in env.agents:
        asked = told[agent]["action_mask"].any(axis=1)
        loud[agent] = np.where(asked, chosen[agent], 10**6)
    one, two = env.step(chosen), twin.step(loud)
    for agent in env.agents:
        assert np.array_equal(one[0][agent]["observation"], two[0][agent]["observation"])


def test_an_action_that_is_not_open_changes_nothing():
    env = parallel_env("dragon", 2, tables=2)
    told, _ = env.reset(seed=1)
    chosen = answers(env, told)
    with pytest.raises(Illegal, match="is not open"):
        env.step({agent: np.array([10**6, 10**6]) for agent in env.agents})
    twin = parallel_env("dragon", 2, tables=2)
    twin.reset(seed=1)
    one, two = env.step(chosen), twin.step(chosen)
    for agent in env.agents:
        assert np.array_equal(one[0][agent]["observation"], two[0][agent]["observation"])


def test_games_are_cut_off_after_so_many_steps():
    env = parallel_env("dragon", 2, tables=2, max_cycles=5)
    for _ in range(2):
        told, _ = env.reset(seed=1)
        for step in range(5):
            assert env.agents == ["player_0", "player_1"]
            told, rewards, _, cut_off, _ = env.step(answers(env, told))
            assert set(cut_off.values()) == {step == 4}
            assert not any(rewards.values())
        assert env.agents == []
        assert env.step({}) == ({}, {}, {}, {}, {})


def test_resets_without_a_seed_follow_from_the_last_one_with_a_seed():
    first, second = (parallel_env("rotunda", 3, tables=2) for _ in range(2))
    for env in (first, second):
        env.reset(seed=5)
        assert env.hall.tables.seeds == [5, 6]
        env.reset()
    assert first.hall.tables.seeds == second.hall.tables.seeds
    assert first.hall.tables.seeds != [5, 6]


def test_a_copy_is_a_new_hall_with_the_same_agreement():
    env = parallel_env("dragon", 3, tables=2, reward="score", great_wall="on")
    twin = pickle.loads(pickle.dumps(env))
    dice = Dice(2)
    told, same = env.reset(seed=2)[0], twin.reset(seed=2)[0]
    for _ in range(30):
        chosen = {}
        for agent in env.agents:
            mask = told[agent]["action_mask"]
            assert np.array_equal(mask, same[agent]["action_mask"])
            rows = [np.flatnonzero(row) for row in mask]
            chosen[agent] = np.array([r[dice.below(len(r))] if len(r) else 0 for r in rows])
        told, same = env.step(chosen)[0], twin.step(chosen)[0]


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        ({"tables": 0}, "There cannot be 0 tables."),
        ({"max_cycles": 0}, "Games cannot be cut off after 0 steps."),
        ({"illegal": "lose"}, "Illegal can be error, random, not 'lose'."),
        ({"reward": "love"}, "There is no reward 'love'"),
        ({"great_hall": "on"}, "There is no option 'great_hall'"),
    ],
)
def test_a_bad_agreement_is_refused_with_one_sentence(agreed, problem):
    with pytest.raises(Unreadable) as error:
        parallel_env(**({"game": "dragon", "tables": 2} | agreed))
    assert str(error.value).startswith(problem)

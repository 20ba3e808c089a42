"""One learner at a table of bots."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv
from tests.env.tables import any_of, every_game, some_tables

import tianxia
from tianxia.bots.registry import make_bot
from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Illegal, Unreadable
from tianxia.env.gymnasium import GameEnv
from tianxia.env.registration import id_of
from tianxia.games.registry import GAMES, rules_for


def played(table, seed=None):
    """A game played at random: the learner's answers, and what it was told last."""
    dice = Dice(seed or 0)
    told, info = table.reset(seed=seed)
    answers, over = [], False
    while not over:
        action = any_of(info["action_mask"], dice)
        answers.append(action)
        told, reward, over, cut_off, info = table.step(action)
        assert not cut_off
        assert over or reward == 0
    return answers, told, reward, info


def test_every_game_has_an_id_with_the_version_of_its_rules():
    assert all(rules_for(name).version == game.version for name, game in GAMES.items())
    assert [id_of(game) for game in GAMES] == [
        "tianxia/Dragon-v1",
        "tianxia/Zhanguo-v1",
        "tianxia/Terracotta-v1",
        "tianxia/TeaGarden-v1",
        "tianxia/Rotunda-v1",
    ]
    assert all(id_of(game) in gymnasium.registry for game in GAMES)


def test_registering_twice_changes_nothing():
    from tianxia.env.registration import register_ids

    known = dict(gymnasium.registry)
    register_ids()
    assert gymnasium.registry == known


@some_tables
def test_the_learner_plays_a_whole_game_against_the_bots_it_asked_for(game, seats):
    table = GameEnv(game, seats, "random", seat=1)
    match = tianxia.new(game, seats=seats, seed=6)
    bots = {seat: make_bot("random", game, offspring(6, f"bot {seat}")) for seat in range(seats)}
    answers, _, reward, info = played(table, 6)
    while not match.over:
        seat = match.to_move
        if seat == 1:
            match.play_text(match.rules.catalogue.text(answers.pop(0)))
        else:
            match.play(bots[seat].choose(match.table(seat)))
    assert not answers
    rank = match.ranking()[1]
    assert (info["rank"], info["score"], info["seat"]) == (rank, match.scores()[1], 1)
    assert reward == pytest.approx(1 - 2 * (rank - 1) / (seats - 1))
    assert not info["action_mask"].any()


def test_the_reward_can_be_the_margin():
    table = GameEnv("dragon", 2, reward="score", seat=0)
    *_, reward, info = played(table, 3)
    scores = table.episode.rules.scores(table.episode.state)
    assert reward == scores[0] - scores[1]
    assert info["score"] == scores[0]


def test_the_learners_seat_is_drawn_unless_it_is_said():
    table = GameEnv("dragon", 4)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = GameEnv("dragon", 4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_sit_in_the_order_in_which_they_follow_the_learner():
    from tianxia.bots.heuristic import HeuristicBot
    from tianxia.bots.random_bot import RandomBot

    table = GameEnv("dragon", 3, ["casual", "random"], seat=2)
    table.reset(seed=1)
    assert isinstance(table.bots[0], HeuristicBot)
    assert isinstance(table.bots[1], RandomBot)


def test_games_after_a_seeded_one_follow_from_its_seed():
    first, second = GameEnv("rotunda", 3), GameEnv("rotunda", 3)
    games = [[played(table, 3)[0], played(table)[0]] for table in (first, second)]
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


@every_game
def test_masks_have_the_two_forms_that_libraries_ask_for(game):
    table = GameEnv(game, 2)
    _, info = table.reset(seed=1)
    asked = table.episode.question
    legal = [table.episode.rules.catalogue.action_id(asked, c) for c in table.episode.legal]
    assert asked.seat == table.learner
    assert np.flatnonzero(info["action_mask"]).tolist() == legal
    assert np.flatnonzero(table.action_masks()).tolist() == legal
    assert (info["action_mask"].dtype, table.action_masks().dtype) == (np.int8, np.bool_)


def test_tables_play_side_by_side_in_processes_of_their_own():
    made = [
        lambda: gymnasium.make("tianxia.env:tianxia/Dragon-v1", seats=2, opponents="random")
    ] * 2
    tables = AsyncVectorEnv(made, context="spawn")  # the one way that works on every system
    alone = GameEnv("dragon", 2)
    dice = Dice(1)
    try:
        told, info = tables.reset(seed=[5, 6])
        assert np.array_equal(told[0], alone.reset(seed=5)[0])
        ended = 0
        for _ in range(150):
            actions = [any_of(mask, dice) if mask.any() else 0 for mask in info["action_mask"]]
            told, _, over, _, info = tables.step(np.array(actions))
            ended += int(over.sum())
        assert told.shape == (2, alone.episode.numbers)
        assert ended >= 2
    finally:
        tables.close()


def closed_action(info):
    return int(np.flatnonzero(info["action_mask"] == 0)[0])


@pytest.mark.parametrize(("reward", "worst"), [("rank", -1), ("score", -100)])
def test_whoever_answers_against_the_rules_loses(reward, worst):
    table = GameEnv("dragon", 3, reward=reward)
    _, info = table.reset(seed=1)
    _, worth, over, cut_off, info = table.step(closed_action(info))
    assert (worth, over, cut_off, info["illegal"]) == (worst, True, False, True)
    with pytest.raises(Illegal, match="The game is over; reset begins another"):
        table.step(0)
    table.reset()
    assert not table.over


def test_an_illegal_answer_can_be_an_error_or_be_replaced():
    table = GameEnv("dragon", 2, illegal="error")
    _, info = table.reset(seed=1)
    with pytest.raises(Illegal, match="is not open to seat"):
        table.step(closed_action(info))
    assert table.step(any_of(info["action_mask"], Dice(1)))[2] is False
    replaced = GameEnv("dragon", 2, illegal="random")
    _, info = replaced.reset(seed=1)
    assert replaced.step(closed_action(info))[2] is False


def test_a_game_that_has_not_begun_takes_no_answer():
    with pytest.raises(Illegal, match="reset begins another"):
        GameEnv("dragon").step(0)


def test_a_copy_is_a_new_table_with_the_same_agreement():
    table = GameEnv("dragon", 3, ["casual", "random"], seat=1, great_wall="on")
    twin = pickle.loads(pickle.dumps(table))
    assert played(twin, 2)[0] == played(table, 2)[0]
    assert twin.episode.options == table.episode.options


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        ({"opponents": "nobody"}, "There is no bot 'nobody' for dragon"),
        ({"opponents": ["random"]}, "There are 2 opponents and 1 names for them."),
        ({"seat": 3}, "The learner's seat can be 0 to 2, not 3."),
        ({"reward": "love"}, "There is no reward 'love'"),
        ({"render_mode": "rgb_array"}, "Render mode can be human, ansi, not 'rgb_array'."),
    ],
)
def test_a_bad_agreement_is_refused_with_one_sentence(agreed, problem):
    with pytest.raises(Unreadable) as error:
        GameEnv(**({"game": "dragon", "seats": 3} | agreed))
    assert str(error.value).startswith(problem)


def test_rendering_without_a_mode_is_warned_about():
    table = GameEnv("dragon")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="only with a render_mode"):
        assert table.render() is None

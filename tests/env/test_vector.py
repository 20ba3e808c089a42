"""Gymnasium's vector environment over many tables."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from tests.env.tables import any_of, every_game, some_tables

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.errors import Illegal, Unreadable
from tianxia.env.gymnasium import GameEnv
from tianxia.env.registration import id_of
from tianxia.env.spaces import TableActions
from tianxia.env.vector import TablesEnv
from tianxia.games.registry import rules_for


def chosen(info, dice):
    return np.array([any_of(mask, dice) for mask in info["action_mask"]])


def course(envs, count, seed=None):
    """Play at random; what every step told, with the actions before it."""
    dice = Dice(seed or 0)
    _, info = envs.reset(seed=seed)
    for _ in range(count):
        actions = chosen(info, dice)
        told, rewards, over, cut_off, info = envs.step(actions)
        yield actions, told, rewards, over, cut_off, info


@every_game
def test_make_vec_finds_the_tables(game):
    envs = gymnasium.make_vec(f"tianxia.env:{id_of(game)}", num_envs=3, seats=2)
    assert isinstance(envs.unwrapped, TablesEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rules = rules_for(game)
    told, info = envs.reset(seed=1)
    assert told.shape == (3, rules.encoding_size())
    assert (told.dtype, info["action_mask"].dtype) == (np.float32, np.int8)
    assert envs.observation_space == batch_space(envs.single_observation_space, 3)
    assert envs.action_space == batch_space(envs.single_action_space, 3)
    for _ in range(20):
        actions = envs.action_space.sample(info["action_mask"])
        assert envs.action_space.contains(actions)
        told, rewards, over, cut_off, info = envs.step(actions)
        assert envs.observation_space.contains(told)
        assert (rewards.dtype, over.dtype, cut_off.dtype) == (np.float64, np.bool_, np.bool_)
        assert rewards.shape == over.shape == cut_off.shape == info["seat"].shape == (3,)
    envs.close()


def test_gymnasiums_own_vectors_are_still_there():
    envs = gymnasium.make_vec("tianxia.env:tianxia/Dragon-v1", 2, "sync", opponents="casual")
    assert isinstance(envs, SyncVectorEnv)


def same(ours, theirs):
    """What two infos tell is the same, and in the same form."""
    assert set(ours) == set(theirs)
    for name, value in theirs.items():
        if isinstance(value, dict):
            same(ours[name], value)
        elif value.dtype == object:
            for one, other in zip(ours[name], value, strict=True):
                assert np.array_equal(one, other), name
        else:
            assert (ours[name].dtype, ours[name].shape) == (value.dtype, value.shape), name
            assert np.array_equal(ours[name], value), name


@some_tables
def test_a_learner_is_told_what_gymnasiums_own_vector_tells_it(game, seats):
    """The first games have equal seeds; of later ones the seeds differ, so they are left out."""
    ours = TablesEnv(game, seats, 2, "random", seat=1, sealed=True)
    theirs = SyncVectorEnv(
        [lambda: GameEnv(game, seats, "random", seat=1)] * 2,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    (told, info), (expected, other) = ours.reset(seed=4), theirs.reset(seed=4)
    assert np.array_equal(told, expected)
    same(info, other)
    dice, over = Dice(1), np.zeros(2, np.bool_)
    while not over.any():
        actions = chosen(info, dice)
        step, other_step = ours.step(actions), theirs.step(actions)
        for one, two in zip(step[1:4], other_step[1:4], strict=True):
            assert one.dtype == two.dtype
            assert np.array_equal(one, two)
        over, info, other = step[2], step[4], other_step[4]
        if not over.any():
            assert np.array_equal(step[0], other_step[0])
            same(info, other)
    assert np.array_equal(step[0][~over], other_step[0][~over])
    ends = {name: info[name] for name in other if "final" in name}
    same(ends, {name: other[name] for name in ends})
    assert set(info) - set(other) == {"worth", "_worth"}
    assert np.array_equal(info["_worth"], over)


@some_tables
def test_a_learner_plays_all_seats_of_whole_games(game, seats):
    envs = TablesEnv(game, seats, 3, sealed=True)
    matches = None
    ended = 0
    for actions, told, rewards, over, cut_off, info in course(envs, 3000, seed=2):
        if matches is None:
            matches = [tianxia.new(game, seats=seats, seed=2 + table) for table in range(3)]
        assert not cut_off.any()
        for table, match in enumerate(matches):
            if match is None:
                continue
            answered = match.to_move
            match.play_text(match.rules.catalogue.text(int(actions[table])))
            assert over[table] == match.over
            if not match.over:
                assert rewards[table] == 0
                assert info["seat"][table] == match.to_move
                continue
            ended += 1
            worth = [1 - 2 * (rank - 1) / (seats - 1) for rank in match.ranking()]
            assert info["worth"][table] == pytest.approx(worth)
            assert rewards[table] == pytest.approx(worth[answered])
            final = info["final_info"]
            assert final["score"][table] == match.scores()[answered]
            assert final["rank"][table] == match.ranking()[answered]
            assert final["seat"][table] == answered
            last = np.array(match.table(answered).observation(), np.float32)
            assert np.array_equal(info["final_obs"][table], last)
            matches[table] = None
        assert told.shape == envs.observation_space.shape
        if ended == 3:
            break
    assert ended == 3


def test_nothing_is_told_of_ends_where_none_was():
    envs = TablesEnv("dragon", 3, 4)
    seen = set()
    for _, _, rewards, over, _, info in course(envs, 600, seed=1):
        assert ("worth" in info) == ("final_obs" in info) == over.any()
        assert not rewards[~over].any()
        if over.any():
            seen.add(int(over.sum()))
            assert info["worth"].sum(axis=1) == pytest.approx(0)
            assert not info["worth"][~over].any()
            assert [row is None for row in info["final_obs"]] == (~over).tolist()
    assert seen


def test_gymnasiums_wrappers_go_around_it():
    envs = DictInfoToList(RecordEpisodeStatistics(TablesEnv("dragon", 2, 3)))
    _, infos = envs.reset(seed=1)
    dice, ended = Dice(1), 0
    while not ended:
        actions = np.array([any_of(info["action_mask"], dice) for info in infos])
        _, _, over, _, infos = envs.step(actions)
        assert [("worth" in info) for info in infos] == over.tolist()
        assert [("episode" in info) for info in infos] == over.tolist()
        ended = int(over.sum())


def test_what_is_told_may_be_kept_unless_that_is_not_wanted():
    kept, shared = TablesEnv("dragon", 2, 2), TablesEnv("dragon", 2, 2, copy=False)
    steps = zip(course(kept, 150, 3), course(shared, 150, 3), strict=True)
    rows, firsts = [], []
    for (_, told, *_, info), (_, other, *_, short) in steps:
        assert np.array_equal(told, other)
        same(info, short)
        rows.append((told, told.copy(), info["action_mask"], info["action_mask"].copy()))
        firsts.append(other)
    assert all(np.array_equal(a, b) and np.array_equal(c, d) for a, b, c, d in rows)
    assert all(other is firsts[0] for other in firsts)


def test_seeds_may_be_a_list_and_later_games_follow_from_them():
    envs, alone = TablesEnv("rotunda", 3, 2, sealed=True), GameEnv("rotunda", 3, seat=0)
    told, info = envs.reset(seed=[9, 4])
    assert envs.tables.seeds == [9, 4]
    first = TablesEnv("rotunda", 3, 1, sealed=True)
    assert np.array_equal(first.reset(seed=4)[0][0], told[1])
    envs.reset(seed=7)
    assert envs.tables.seeds == [7, 8]
    envs.reset()
    follow = envs.tables.seeds[:]
    envs.reset(seed=7)
    envs.reset()
    assert envs.tables.seeds == follow
    assert len({*follow, 7, 8}) == 4
    assert alone.observation_space == envs.single_observation_space
    with pytest.raises(Unreadable, match="There are 2 tables and 3 seeds"):
        envs.reset(seed=[1, 2, 3])
    assert info["seat"].shape == (2,)


def test_the_learners_seat_is_its_own_among_opponents():
    envs = TablesEnv("dragon", 4, 6, "random")
    _, info = envs.reset(seed=1)
    seats = info["seat"]
    assert len({*seats.tolist()}) > 1
    for _, _, _, over, _, info in course(envs, 60, seed=1):
        if over.any():
            break
        assert np.array_equal(info["seat"], seats)
    assert over.any()


def test_an_action_that_is_not_open_changes_nothing():
    envs = TablesEnv("dragon", 2, 2)
    _, info = envs.reset(seed=1)
    actions = chosen(info, Dice(1))
    closed = actions.copy()
    closed[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    with pytest.raises(Illegal, match="at table 1 now"):
        envs.step(closed)
    other = TablesEnv("dragon", 2, 2)
    other.reset(seed=1)
    assert np.array_equal(envs.step(actions)[0], other.step(actions.tolist())[0])


def test_an_open_action_is_drawn_instead_if_that_is_agreed():
    def steps(actions_of):
        envs = TablesEnv("dragon", 2, 3, illegal="random")
        _, info = envs.reset(seed=1)
        for _ in range(60):
            told, _, _, _, info = envs.step(actions_of(info))
            yield told

    nonsense = [[*steps(lambda _: np.array([-1, 10**6, 10**6]))] for _ in range(2)]
    assert np.array_equal(*nonsense)
    assert len({told.tobytes() for told in nonsense[0]}) == 60
    dice = Dice(1)
    legal = [*steps(lambda info: chosen(info, dice))]
    usual = [told for _, told, *_ in course(TablesEnv("dragon", 2, 3), 60, 1)]
    assert all(np.array_equal(one, two) for one, two in zip(legal, usual, strict=True))


@pytest.mark.parametrize("nonsense", [[0.5, 1.0], [[1], [2]], 3, ["a", "b"]])
def test_actions_are_whole_numbers(nonsense):
    envs = TablesEnv("dragon", 2, 2)
    envs.reset(seed=1)
    with pytest.raises(Unreadable, match="a row of whole numbers"):
        envs.step(np.array(nonsense))


def test_a_copy_is_a_new_hall_with_the_same_agreement():
    envs = TablesEnv("dragon", 3, 2, "random", seat=1, reward="score", great_wall="on")
    twin = pickle.loads(pickle.dumps(envs))
    pairs = zip(course(envs, 60, 2), course(twin, 60, 2), strict=True)
    assert all(np.array_equal(one[1], two[1]) for one, two in pairs)


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        ({"opponents": "casual"}, "Opponents at these tables can be random, not 'casual'"),
        ({"seat": 1}, "A learner has a seat of its own only among opponents."),
        ({"opponents": "random", "seat": 3}, "The learner's seat can be 0 to 2, not 3."),
        ({"opponents": "random", "seat": -1}, "There is no seat -1."),
        ({"illegal": "lose"}, "Illegal can be error, random, not 'lose'."),
        ({"reward": "love"}, "There is no reward 'love'"),
        ({"num_envs": 0}, "There cannot be 0 tables."),
        ({"great_hall": "on"}, "There is no option 'great_hall'"),
    ],
)
def test_a_bad_agreement_is_refused_with_one_sentence(agreed, problem):
    with pytest.raises(Unreadable) as error:
        TablesEnv(**({"game": "dragon", "seats": 3} | agreed))
    assert str(error.value).startswith(problem)


def test_samples_take_one_mask_for_all_tables():
    space = TableActions(rules_for("dragon"), 4)
    space.seed(1)
    mask = np.zeros((4, space.nvec[0]), np.int8)
    mask[0, [3, 8]] = mask[2, [5]] = mask[3, [0, 1, 2819 - 1]] = 1
    drawn = np.array([space.sample(mask) for _ in range(200)])
    assert [sorted({*column.tolist()}) for column in drawn.T] == [
        [3, 8],
        [0],
        [5],
        [0, 1, 2818],
    ]
    assert drawn.dtype == np.int64
    assert space.contains(space.sample())
    assert space.contains(space.sample(tuple(mask)))
    assert space == MultiDiscrete([space.nvec[0]] * 4)

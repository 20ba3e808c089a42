"""What agents are told at a table of agents, what they may answer, and what it is worth."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from tests.contract.play import encoded, sample_of
from tests.contract.secrecy import after, revealed
from tests.env.tables import any_of, every_table, some_tables

import tianxia
from tianxia.core.agenda import pending
from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Illegal, Unreadable
from tianxia.env.pettingzoo import env, parallel_env, raw_env


def whole_game(table, seed=None):
    """Play at random; before every answer the agent, what it is told, and what it will answer."""
    dice = Dice(seed or 0)
    table.reset(seed=seed)
    while not table.terminations[table.agent_selection]:
        told = table.observe(table.agent_selection)
        action = any_of(told["action_mask"], dice)
        yield table.agent_selection, told, action
        table.step(action)


def played(table, seed=None):
    """The same game played through: its answers."""
    return [(agent, action) for agent, _, action in whole_game(table, seed)]


def in_world(table, world, agent):
    """What the agent would be told in another world."""
    episode = table.episode
    own = episode.table
    kept = own.state
    for position in (world, kept):
        own.state, own.question = position, pending(position)
        own.open = own.question.fill(position, own.choices, 0)
        own.seat = own.question.seat
        own.base = episode.rules.catalogue.action_id(own.question, 0)
        episode.forget()
        if position is world:
            told = table.observe(agent)
    return told


# -- what is told ---------------------------------------------------------------------------


@every_table
def test_masks_and_numbers_are_those_of_the_rules(game, seats):
    table = raw_env(game, seats)
    rules = table.episode.rules
    for ply, (agent, told, _) in enumerate(whole_game(table, offspring(1, f"{game} {seats}"))):
        state = table.episode.state
        question = pending(state)
        legal = [rules.catalogue.action_id(question, choice) for choice in question.legal(state)]
        assert agent == f"player_{question.seat}"
        assert np.flatnonzero(told["action_mask"]).tolist() == legal
        assert len(legal) > 1
        if ply % 10 == 0:
            numbers = np.array(encoded(rules, state, question.seat), np.float32)
            assert np.array_equal(told["observation"], numbers)
            others = [other for other in table.agents if other != agent]
            assert not any(table.observe(other)["action_mask"].any() for other in others)


@some_tables
def test_worlds_that_look_alike_are_told_alike(game, seats):
    table = raw_env(game, seats)
    for ply, _ in enumerate(whole_game(table, offspring(2, f"{game} {seats}"))):
        for seat, agent in enumerate(table.agents if ply % 15 == 0 else []):
            told = table.observe(agent)
            world = sample_of(table.episode.rules, table.episode.state, seat, ply)
            other = in_world(table, world, agent)
            assert np.array_equal(told["observation"], other["observation"])
            assert np.array_equal(told["action_mask"], other["action_mask"])


def test_nobody_is_told_what_another_laid_aside():
    table = raw_env("zhanguo", 3, variant_draft=True)
    rules = table.episode.rules
    compared = 0
    for agent, _, _ in whole_game(table, 5):
        asked, state = table.episode.question, table.episode.state
        own = 1 << asked.seat
        secret = [choice for choice in table.episode.legal if asked.seen_by(state, choice) == own]
        worlds = [after(rules, state, choice) for choice in secret]
        worlds = [world for world in worlds if not revealed(world)]
        for other in table.agents if len(worlds) > 1 else []:
            numbers = [in_world(table, world, other)["observation"] for world in worlds]
            assert np.array_equal(numbers[0], numbers[1]) == (other != agent)
            compared += 1
    assert compared > 10


def test_the_state_is_what_all_see():
    table = raw_env("dragon", 3)
    table.reset(seed=1)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert np.array_equal(table.state(), np.concatenate(seen))


# -- games ----------------------------------------------------------------------------------


@some_tables
def test_a_seed_means_the_game_that_it_means_everywhere(game, seats):
    table = raw_env(game, seats)
    match = tianxia.new(game, seats=seats, seed=11)
    for agent, _, action in whole_game(table, 11):
        assert agent == f"player_{match.to_move}"
        match.play_text(match.rules.catalogue.text(action))
    assert match.over
    ends = [table.infos[agent] for agent in table.possible_agents]
    assert [end["score"] for end in ends] == match.scores()
    assert [end["rank"] for end in ends] == match.ranking()


def test_games_after_a_seeded_one_follow_from_its_seed():
    first, second = raw_env("rotunda", 2), raw_env("rotunda", 2)
    games = [[played(table, 3), played(table), played(table)] for table in (first, second)]
    assert games[0] == games[1]
    assert games[0][0] != games[0][1] != games[0][2]


def test_a_seat_with_one_choice_is_asked_only_if_that_is_wanted():
    def fewest(table):
        return min(int(told["action_mask"].sum()) for _, told, _ in whole_game(table, 2))

    assert fewest(raw_env("dragon", 2)) == 2
    assert fewest(raw_env("dragon", 2, ask_forced=True)) == 1


def test_options_reach_the_rules():
    assert raw_env("dragon", 2, great_wall="on").episode.options["great_wall"] == "on"


def test_another_components_file_is_played(tmp_path):
    from tianxia.games.registry import GAMES

    printed = (GAMES["dragon"].folder() / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(printed, encoding="utf-8")
    assert played(raw_env("dragon", 2, components=own), 1) == played(raw_env("dragon", 2), 1)


def test_a_copy_is_a_new_table_with_the_same_agreement():
    table = raw_env("dragon", 3, reward="score", great_wall="on")
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert played(twin, 4) == played(table, 4)
        assert twin.rewards == table.rewards


def test_names_say_the_game_and_the_version_of_its_rules():
    assert str(env("tea_garden")) == "tea_garden_v1"
    assert env("tea_garden").possible_agents == ["player_0", "player_1"]


# -- rewards --------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rewards_come_at_the_end_and_sum_up_to_zero(reward, seats):
    table = raw_env("dragon", seats, reward=reward)
    for _ in whole_game(table, seats):
        assert not any(table.rewards.values())
    ends = [table.infos[agent] for agent in table.agents]
    worth = [table.rewards[agent] for agent in table.agents]
    assert sum(worth) == pytest.approx(0)
    if reward == "rank":
        expected = [1 - 2 * (end["rank"] - 1) / (seats - 1) for end in ends]
    else:
        scores = [end["score"] for end in ends]
        expected = [s - (sum(scores) - s) / (seats - 1) for s in scores]
    assert worth == pytest.approx(expected)
    assert any(worth)


def test_those_who_share_a_rank_share_its_worth():
    from tianxia.env.rewards import by_rank

    assert by_rank([9, 5, 5, 1], [1, 2, 2, 4]) == pytest.approx([1, 0, 0, -1])
    assert by_rank([5, 5], [1, 1]) == [0, 0]


# -- what is not allowed --------------------------------------------------------------------


def closed_action(table):
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize(("reward", "worst"), [("rank", -1), ("score", -100)])
def test_whoever_answers_against_the_rules_loses(reward, worst, caplog):
    table = env("dragon", 3, reward=reward)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(closed_action(table))
    assert "Illegal move made" in caplog.text
    assert all(table.terminations.values())
    assert table.rewards == {agent: worst * (agent == culprit) for agent in table.agents}


def test_an_error_names_the_action_and_changes_nothing():
    for table in (raw_env("dragon", 2), env("dragon", 2, illegal="error")):
        table.reset(seed=1)
        asked = table.agent_selection
        seat = table.possible_agents.index(asked) + 1
        action = closed_action(table)
        line = table.unwrapped.episode.rules.catalogue.text(action)
        with pytest.raises(Illegal) as error:
            table.step(action)
        assert str(error.value) == f"Action {action} ({line}) is not open to seat {seat} now."
        assert table.agent_selection == asked


def test_an_action_outside_the_catalogue_is_refused():
    table = env("dragon", 2)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(10**6)
    bare = raw_env("dragon", 2)
    bare.reset(seed=1)
    for nonsense in (10**6, -1, None):
        with pytest.raises(Illegal, match=f"Action {nonsense} is not open"):
            bare.step(nonsense)


def test_a_legal_choice_is_drawn_instead_if_that_is_agreed():
    tables = [env("dragon", 2, illegal="random") for _ in range(2)]
    for table in tables:
        table.reset(seed=1)
        for _ in range(30):
            table.step(closed_action(table))
        assert not any(table.terminations.values())
    assert np.array_equal(tables[0].state(), tables[1].state())


def test_a_game_that_is_cut_off_is_worth_nothing():
    table = raw_env("dragon", 2, max_cycles=7)
    table.reset(seed=1)
    for _ in range(7):
        assert not any(table.truncations.values())
        table.step(any_of(table.observe(table.agent_selection)["action_mask"], Dice(1)))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_nothing_can_be_asked_before_the_first_reset():
    with pytest.raises(AttributeError, match="before reset"):
        _ = env("dragon").agent_selection


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": 6}, "This game is for 2 to 5 seats, not 6."),
        ({"reward": "love"}, "There is no reward 'love'; there are rank, score."),
        ({"illegal": "maybe"}, "Illegal can be lose, error, random, not 'maybe'."),
        ({"render_mode": "rgb_array"}, "Render mode can be human, ansi, not 'rgb_array'."),
        ({"max_cycles": 0}, "A game cannot be cut off after 0 answers."),
        ({"great_hall": "on"}, "There is no option 'great_hall'"),
        ({"great_wall": "perhaps"}, "Option great_wall cannot be 'perhaps'"),
    ],
)
def test_a_bad_agreement_is_refused_with_one_sentence(agreed, problem):
    with pytest.raises(Unreadable) as error:
        env(**({"game": "dragon"} | agreed))
    assert str(error.value).startswith(problem)


def test_only_the_agent_with_a_mask_is_listened_to():
    table = parallel_env("dragon", 3)
    told, _ = table.reset(seed=1)
    (asked,) = [agent for agent in table.agents if told[agent]["action_mask"].any()]
    dice = Dice(1)
    nonsense = dict.fromkeys(table.agents, 0)
    action = any_of(told[asked]["action_mask"], dice)
    _, rewards, terminated, _, infos = table.step(nonsense | {asked: action})
    assert not any(terminated.values())
    assert not any(rewards.values())
    assert infos["player_0"]["active_agent"] in table.agents

"""Playing through OpenSpiel is playing the engine: choices, odds, copies, ends and bounds."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from tests.contract.play import encoded
from tests.env.spiel import EVERY_TABLE, NAMES, loaded, played, sampler, step, written

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.dice import Dice
from tianxia.core.errors import Illegal
from tianxia.env.openspiel.arrangement import by_rank

every_game = pytest.mark.parametrize("text", NAMES)


def test_every_game_of_ours_is_registered_under_its_own_name():
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert loaded("tianxia_dragon").get_type().long_name == "In the Year of the Dragon"
    assert loaded("tianxia_rotunda").max_game_length() == 800 + 300 * 2
    assert loaded("tianxia_tea_garden(players=4)").max_chance_nodes_in_history() == 400


@every_game
def test_choices_are_those_of_the_engine_and_odds_its_weights(text):
    state, dice = loaded(text).new_initial_state(), Dice(7)
    catalogue = state.position.table.rules.catalogue
    while not state.is_terminal():
        question, engine = state.position.question, state.position.state
        lines = [question.text(choice) for choice in question.legal(engine)]
        player = state.current_player()
        assert player == question.seat
        actions = state.legal_actions()
        assert [state.action_to_string(player, n) for n in actions] == lines
        assert [state.string_to_action(line) for line in lines] == actions
        if player == NATURE:
            weights = question.weights(engine) or [1] * len(lines)
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert list(numbers) == actions
            assert np.allclose(np.array(odds) * sum(weights), weights)
            assert state.legal_actions(0) == actions
        else:
            assert actions == [catalogue.parse(line) for line in lines]
            assert state.legal_actions((player + 1) % state.num_players()) == []
        step(state, dice)
    assert state.legal_actions() == []


@every_game
def test_an_action_that_is_not_open_is_refused_and_changes_nothing(text):
    state = played(text, 11, 40)
    before, moves = written(state), state.move_number()
    closed = next(n for n in range(10**6) if n not in state.legal_actions())
    with pytest.raises(Illegal, match=f"Action {closed} is not open to"):
        state.apply_action(closed)
    assert (written(state), state.move_number()) == (before, moves)
    over = played(text, 11)
    with pytest.raises(Illegal, match="The game is over"):
        over.apply_action(0)


@every_game
def test_copies_and_pickles_play_on_by_themselves(text):
    state = played(text, 13, 60)
    before = written(state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    copies.append(state.get_game().deserialize_state(state.serialize()))
    for copy in copies:
        assert written(copy) == before
        assert copy.history() == state.history()
        assert copy.move_number() == 60
        for player in range(state.num_players()):
            told = state.information_state_string(player)
            assert copy.information_state_string(player) == told
        dice = Dice(1)
        while not copy.is_terminal():
            step(copy, dice)
        assert written(state) == before
    assert len({tuple(copy.history()) for copy in copies}) == 1


@every_game
def test_games_can_be_pickled(text):
    game = loaded(text)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.table is game.table


@every_game
def test_states_of_one_game_share_no_position(text):
    game = loaded(text)
    first, second = game.new_initial_state(), game.new_initial_state()
    before = written(second)
    step(first, Dice(1))
    assert written(second) == before
    assert written(game.new_initial_state()) == before


@pytest.mark.parametrize("text", EVERY_TABLE)
def test_utilities_are_ranks_from_1_to_minus_1_or_points(text):
    state = played(text, 17)
    rules, engine = state.position.table.rules, state.position.state
    ranking = rules.ranking(engine)
    returns = state.returns()
    assert sorted(returns, reverse=True) == [
        value for _, value in sorted(zip(ranking, returns, strict=True))
    ]
    assert sum(returns) == pytest.approx(0)
    points = loaded(text.replace(")", ",utility=score)"))
    assert points.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    scored = points.new_initial_state()
    for action in state.history():
        assert scored.returns() == [0.0] * len(ranking)
        scored.apply_action(action)
    assert scored.returns() == rules.scores(engine)
    assert points.min_utility() <= min(scored.returns())
    assert max(scored.returns()) <= points.max_utility()


def test_ranks_become_even_steps_and_ties_share():
    assert by_rank([1, 2]) == [1, -1]
    assert by_rank([1, 1]) == [0, 0]
    assert by_rank([3, 1, 2]) == [-1, 1, 0]
    assert by_rank([1, 1, 3, 4]) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])


@every_game
def test_tensors_are_the_encoding_of_the_viewer(text):
    state = played(text, 19, 70)
    table, engine = state.position.table, state.position.state
    game = state.get_game()
    nobody = pyspiel.PrivateInfoType.NONE
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody)
    )
    public.set_from(state, 0)
    assert np.allclose(public.tensor, np.float32(encoded(table.rules, engine, SPECTATOR)))
    for player in range(table.seats):
        numbers = np.float32(encoded(table.rules, engine, player))
        assert np.array_equal(np.float32(state.observation_tensor(player)), numbers)
        told = np.float32(state.information_state_tensor(player))
        assert np.array_equal(told[-len(numbers) :], numbers)
        own = make_observation(game)
        own.set_from(state, player)
        at = 0
        for part in table.rules.slices():
            assert np.array_equal(own.dict[part.name], numbers[at : at + part.length])
            at += part.length


@every_game
def test_a_tensor_with_memory_holds_every_answer(text):
    state = played(text, 19, 70)
    catalogue = state.position.table.rules.catalogue
    memory = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    for player in range(state.num_players()):
        memory.set_from(state, player)
        answers = memory.dict["answers"]
        assert list(memory.dict["player"]).index(1.0) == player
        for number, ply in zip(answers, state.position.story.plies, strict=False):
            if ply.seen_by >> player & 1:
                assert catalogue.text(int(number) - 2) == ply.question.text(ply.choice)
            else:
                assert number == 1
        assert not any(answers[70:])


@every_game
def test_kinds_of_observation_that_there_are_none_of_are_none(text):
    game = loaded(text)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert make_observation(game, everything) is None
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=True)
    assert make_observation(game, private) is None


@every_game
def test_structures_are_dump_view_and_line(text):
    state = played(text, 23, 65)
    rules, engine = state.position.table.rules, state.position.state
    assert state.to_dict() == rules.dump(engine)
    while state.is_chance_node():
        step(state, Dice(1))
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(state.current_player(), action)
    assert state.struct_to_actions(struct) == [action]


@pytest.mark.parametrize("text", EVERY_TABLE)
def test_no_game_is_longer_than_its_bound(text):
    game = loaded(text)
    state = played(text, 29)
    draws = sum(entry.player == NATURE for entry in state.full_history())
    assert draws <= game.max_chance_nodes_in_history()
    assert state.move_number() - draws <= game.max_game_length()


def test_knowing_everything_a_resampled_state_is_a_copy():
    state = played("tianxia_rotunda(players=3)", 31, 120)
    other = state.resample_from_infostate(1, sampler(1))
    assert written(other) == written(state)
    assert other.history() == state.history()

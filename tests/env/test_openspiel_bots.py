"""OpenSpiel's own searches play our games."""

from __future__ import annotations

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.env.spiel import loaded, played, step, written

from tianxia.core.dice import Dice


def mcts_bot(game, seed):
    random_state = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    return mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=random_state)


def ismcts_bot(game, seed):
    random_state = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=random_state)


def play_on(state, bot, decisions):
    """Let a bot take all seats for so many decisions; nature draws at random."""
    dice = Dice(2)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            step(state, dice)
            continue
        before = written(state)
        action = bot.step(state)
        assert written(state) == before, "a search changed the table"
        state.apply_action_with_legality_check(action)
        decisions -= len(state.legal_actions()) != 1


def test_mcts_plays_dragon_to_its_end():
    state = played("tianxia_dragon(players=3)", 1, 170)
    play_on(state, mcts_bot(state.get_game(), 1), 10**6)
    assert state.is_terminal()


def test_ismcts_plays_dragon_with_covered_hands_to_its_end():
    state = played("tianxia_dragon(players=3,open_hands=False)", 1, 170)
    play_on(state, ismcts_bot(state.get_game(), 1), 10**6)
    assert state.is_terminal()


@pytest.mark.parametrize("text", ["tianxia_zhanguo", "tianxia_tea_garden(players=3)"])
def test_ismcts_plays_games_with_hidden_cards(text):
    state = played(text, 3, 60)
    play_on(state, ismcts_bot(loaded(text), 1), 4)
    assert state.move_number() > 60

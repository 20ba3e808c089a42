"""What people laugh about is found, and nothing else."""

from __future__ import annotations

import pytest
from tests.contract.play import walk

from tianxia.arena.blunders import DOMINATED, UNDONE, Ending, count_blunders, dominating, is_undone
from tianxia.bots.judge import judge_of
from tianxia.core.agenda import pending
from tianxia.games.registry import rules_for
from tianxia.search.greedy import Greedy


def test_a_step_is_undone_by_the_answer_that_leads_back():
    assert is_undone(["a", "b"], "a")
    assert is_undone(["a", "b", "c", "d"], "a")
    assert not is_undone(["a", "b"], "c")
    assert not is_undone(["a"], "a"), "nothing was done"
    assert not is_undone(["a", "b", "b"], "b"), "the last answer changed nothing"
    assert not is_undone([], "a")


def position(game: str, kind: str):
    """The first question of a kind in a random game."""
    rules = rules_for(game)
    state = rules.new_game(2, {})
    for question, choices, _ in walk(state, 7):
        if type(question).__name__ == kind and len(choices) > 1:
            return rules, state
    raise AssertionError(f"nobody was asked {kind}")


def test_the_first_choice_whose_turn_ends_better_is_named():
    rules, state = position("dragon", "ChooseAction")
    question = pending(state)
    legal = question.legal(state)
    greedy = Greedy(rules, judge_of("dragon").make())
    ends = {one: Ending(greedy, state, one, len(legal), question.seat) for one in legal}
    for choice in legal:
        better = dominating(greedy, state, legal, choice, question.seat)
        beaten = [one for one in legal if ends[one].beats(ends[choice])]
        assert better == (beaten[0] if beaten else None)
        assert not ends[choice].beats(ends[choice])


def test_less_unrest_is_better():
    rules, state = position("zhanguo", "HireWorkers")
    question = pending(state)
    greedy = Greedy(rules, judge_of("zhanguo").make())
    calm = Ending(greedy, state, question.legal(state)[0], 2, question.seat)
    troubled = Ending(greedy, state, question.legal(state)[0], 2, question.seat)
    troubled.purse[rules.counters.index("unrest")] -= 1
    assert calm.beats(troubled)
    assert not troubled.beats(calm)


@pytest.mark.parametrize("game", ["dragon", "rotunda"])
def test_the_same_games_are_counted_alike(game):
    first = count_blunders(game, "novice", 2, 1, seed=3)
    again = count_blunders(game, "novice", 2, 1, seed=3)
    assert first == again
    assert first.count(UNDONE) + first.count(DOMINATED) == len(first.found)
    assert all(0 <= found.seat < 2 for found in first.found)

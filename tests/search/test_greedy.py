"""One turn deep: choices that are judged alike are tried once, and nothing else comes of it."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from tests.bots.judged import JUDGED
from tests.bots.play import PlainTable
from tests.bots.positions import positions
from tests.contract.cases import seat_counts

from tianxia.bots.judge import judge_of
from tianxia.core.agenda import pending
from tianxia.games.registry import rules_for
from tianxia.search.greedy import Greedy, Turn
from tianxia.search.ismcts import Search

WANTED = 200  # positions of every game

every_game = pytest.mark.parametrize("game", JUDGED)


def tables(game: str, wanted: int) -> list[PlainTable]:
    """Positions at all seat counts, as those who must answer see them."""
    counts = seat_counts(game)
    each = -(-wanted // len(counts))
    return [
        PlainTable(rules, state)
        for seats in counts
        for rules, state in positions(game, seats, each)
    ]


@every_game
def test_the_best_of_unlike_choices_is_the_best_of_all(game):
    greedy = Greedy(rules_for(game), judge_of(game).make())
    asked = tables(game, WANTED)
    assert len(asked) >= WANTED
    for table in asked:
        sample, legal = table.sample(1), table.legal()
        best = greedy.best(sample, legal, table.seat)
        tried = [greedy.turn(sample, choice, table.seat, len(legal)) for choice in legal]
        first = tried[0]
        for turn in tried[1:]:
            if greedy.is_better(turn, first, table.seat):
                first = turn
        assert (best.choice, best.value) == (first.choice, first.value)
        assert best.value == max(turn.value for turn in tried)


def test_of_turns_that_come_to_the_same_the_shorter_is_better():
    table = tables("zhanguo", 1)[-1]
    greedy = Greedy(table.rules, judge_of("zhanguo").make())
    here, richer = table.sample(1), table.sample(1)
    richer.points[table.seat] += 1
    long, short = Turn(0, here, 5.0, 3), Turn(1, here, 5.0, 1)
    assert greedy.is_better(short, long, table.seat)
    assert not greedy.is_better(long, short, table.seat)
    assert not greedy.is_better(Turn(1, here, 5.0, 3), long, table.seat), "the lower choice stays"
    assert not greedy.is_better(Turn(1, richer, 5.0, 1), long, table.seat), "not the same"
    assert greedy.is_better(Turn(1, here, 5.1, 9), short, table.seat)


def test_courtiers_of_zhanguo_differ_by_action_and_number_test_alone():
    judge = judge_of("zhanguo").make()
    greedy = Greedy(rules_for("zhanguo"), judge)
    saved = 0
    for table in tables("zhanguo", 60):
        sample, legal = table.sample(1), table.legal()
        question = pending(sample)
        numbers = [judge.alike(sample, question, choice) for choice in legal]
        by_number = {}
        for choice, number in zip(legal, numbers, strict=True):
            turn = greedy.turn(sample, choice, table.seat, len(legal))
            assert by_number.setdefault(number, turn.value) == turn.value
            assert number == choice or number < 0
        shared = Counter(number for number in numbers if number < 0)
        assert len(greedy.unlike(sample, legal)) == len(set(numbers))
        saved += shared.total() - len(shared)
    assert saved > 200


@every_game
def test_priors_are_those_of_every_choice_tried(game):
    judge, settings = judge_of(game).make(), judge_of(game).settings
    for table in tables(game, 12):
        search = Search(table.rules, judge, table.sample, 5, settings)
        search.run(1, 1e9)
        sample, legal = table.sample(5), table.legal()
        careful = Greedy(table.rules, judge)
        values = [careful.turn(sample, choice, table.seat, len(legal)).value for choice in legal]
        weights = [
            math.exp((value - max(values)) / settings.prior_spread) + 0.02 for value in values
        ]
        assert list(search.root.priors.values()) == pytest.approx(
            [weight / sum(weights) for weight in weights]
        )

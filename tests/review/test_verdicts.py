"""Verdicts on single decisions: fair, repeatable, and right where the right choice is plain."""

from __future__ import annotations

import math

import pytest
from tests.bots.dragon_positions import RULES, month, palace
from tests.bots.play import PlainTable
from tests.contract.play import played_match, sample_of, written

from tianxia.core.agenda import apply, pending
from tianxia.core.dice import Dice
from tianxia.core.rows import row_of
from tianxia.games.dragon.names import ACTIONS
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.seat import SeatTable
from tianxia.review.budget import Budget
from tianxia.review.decisions import count, decisions, seed_of
from tianxia.review.grades import compare, grade_of
from tianxia.review.review import NotOver, review, table_of
from tianxia.review.verdict import judge, weigh_another
from tianxia.review.worth import (
    PATIENCE,
    After,
    CalledOff,
    NothingLeft,
    final_rewards,
    play_unasked,
)

SMALL = Budget(16, math.inf)
TINY = Budget(1, math.inf)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def match():
    """A finished game of two seats, played at random."""
    return played_match(RULES, 2, {}, 5)


def last_research() -> PlainTable:
    """The last month: research wins the game for seat 0, nothing else does."""
    state = month(12)
    state.palaces[0] = row_of(
        [palace(2, "scholar_old scholar_young"), palace(2, "court_lady_young")]
    )
    state.points = row_of([30, 34])
    return PlainTable(RULES, state)


def test_a_blunder_is_found_with_the_better_line():
    table = last_research()
    research, harvest = ACTIONS.index("research"), ACTIONS.index("harvest")
    assert {research, harvest} <= set(table.legal())
    verdict = judge(table, 7, harvest, 1, SMALL)
    assert (verdict.best, verdict.played) == (research, harvest)
    assert grade_of(verdict) == "blunder"
    assert verdict.values[0] < 0.5 < verdict.worths[research].values[0]
    assert (verdict.seat, verdict.ply, verdict.round) == (0, 7, 12)
    assert verdict.line[0].action == "action research"
    assert verdict.line[0].seat == 0
    assert verdict.line[0].targets == pending(table.state).targets(table.state, research)
    assert verdict.label.key == pending(table.state).label(table.state, harvest).key


def test_a_good_choice_loses_nothing_and_costs_only_one_search():
    verdict = judge(last_research(), 7, ACTIONS.index("research"), 1, SMALL)
    assert (verdict.loss, verdict.worths, grade_of(verdict)) == (0.0, {}, None)
    assert verdict.iterations == SMALL.iterations
    assert verdict.values[0] > 0.5


def test_what_the_reader_would_play_is_compared_on_the_same_terms():
    table = last_research()
    harvest, taxes = ACTIONS.index("harvest"), ACTIONS.index("taxes")
    verdict = judge(table, 7, harvest, 1, SMALL)
    again = weigh_another(table, 7, harvest, 1, SMALL)
    assert again == verdict.worths[harvest]
    verdict.worths[taxes] = weigh_another(table, 7, taxes, 1, SMALL)
    assert compare(verdict, verdict.best) == ("best", verdict.loss)
    assert compare(verdict, harvest) == ("same", 0.0)
    assert compare(verdict, taxes)[0] in {"better", "same", "worse"}
    assert verdict.worths[taxes].trials[0] < verdict.worths[verdict.best].trials[0]


def test_judging_changes_nothing_on_the_table():
    table = last_research()
    before = written(RULES, table.state)
    judge(table, 7, ACTIONS.index("harvest"), 1, SMALL)
    assert written(RULES, table.state) == before


def test_only_open_decisions_are_reviewed(match):
    asked = list(decisions(match))
    expected = [e.ply for e in match.entries if e.seat >= 0 and not e.forced]
    assert [one.ply for one in asked] == expected
    assert len(asked) == count(match) < sum(entry.seat >= 0 for entry in match.entries)
    for one in asked:
        question = pending(one.state)
        legal = question.legal(one.state)
        assert len(legal) > 1
        assert one.choice in legal
        assert (question.seat, question.text(one.choice)) == (one.seat, match.entries[one.ply].text)


def test_the_same_record_gives_the_same_review(match):
    assert seed_of(match) == seed_of(played_match(RULES, 2, {}, 5))
    assert seed_of(match) != seed_of(played_match(RULES, 2, {}, 6, plies=0))
    some = list(decisions(match))[::40]
    first, second = (
        [judge(table_of(match, one), one.ply, one.choice, 3, SMALL) for one in some]
        for _ in range(2)
    )
    assert first == second
    assert all(0.0 <= value <= 1.0 for verdict in first for value in verdict.values)


def test_an_unfinished_game_is_refused():
    with pytest.raises(NotOver, match="only a finished game"):
        next(review(played_match(RULES, 2, {}, 5, plies=40), TINY))


def test_a_review_that_nobody_wants_any_more_ends(match):
    with pytest.raises(CalledOff):
        next(review(match, TINY, unwanted=lambda: True))


@every_game
def test_the_verdict_does_not_depend_on_what_the_seat_could_not_know(game):
    rules = rules_for(game)
    finished = played_match(rules, rules.seats_min, {}, 8)
    every = list(decisions(finished))
    asked = every[len(every) // 2]
    other = sample_of(rules, asked.state, asked.seat, 99)
    tables = [SeatTable(rules, state, asked.seat) for state in (asked.state, other)]
    one, two = (judge(table, asked.ply, asked.choice, 4, TINY) for table in tables)
    assert one == two
    assert one.line[0].seat == asked.seat


@every_game
def test_the_last_decision_is_weighed_by_how_the_game_ends(game):
    rules = rules_for(game)
    finished = played_match(rules, rules.seats_max, {}, 2)
    last = list(decisions(finished))[-1]
    verdict = judge(table_of(finished, last), last.ply, last.choice, 4, Budget(2, math.inf))
    assert len(verdict.values) == rules.seats_max
    assert all(0.0 <= value <= 1.0 for value in verdict.values)


def test_a_choice_that_ends_the_game_is_worth_its_result(match):
    last = list(decisions(match))[-1]
    after = After(table_of(match, last), last.choice)
    with pytest.raises(NothingLeft):
        after.sample(1)
    assert len(after.ended) == PATIENCE
    end = RULES.clone(last.state)
    apply(end, last.choice)
    assert not play_unasked(end, Dice(1))
    assert after.ended[0] == final_rewards(RULES, end)
    worth = weigh_another(table_of(match, last), last.ply, last.choice, 1, SMALL)
    assert worth.values == pytest.approx(after.ended[0])

"""The judgement of Tea Garden: each term follows what a player would look at."""

from __future__ import annotations

import pytest
from tests.bots.judging import Judging
from tests.games.tea_garden.conftest import Table

from tianxia.bots.evaluators.tea_garden import TERMS, TeaGardenEvaluator
from tianxia.bots.evaluators.tea_garden_weights import Weights
from tianxia.games.registry import rules_for

RULES = rules_for("tea_garden")
JUDGE = TeaGardenEvaluator()
JUDGING = Judging(JUDGE)
terms, chosen = JUDGING.terms, JUDGING.chosen


def position(seats: int = 2) -> Table:
    return Table(RULES, seats, {})


@pytest.mark.parametrize(
    ("term", "better"),
    [
        ("leaves", {"fresh": {5: 3}}),
        ("gardens", {"gardens": ["r05"]}),
        ("scrolls", {"scroll_teapot": 2}),
        ("emperor", {"tokens": 3}),
        ("river", {"boat": 4}),
        ("university", {"studies": 3}),
    ],
)
def test_more_is_worth_more(term, better):
    assert terms(position().seat(0, **better))[term] > terms(position())[term]


def test_fermented_leaves_are_worth_more_than_fresh_ones():
    fresh, fermented = position().seat(0, fresh={3: 2}), position().seat(0, fermented={3: 2})
    assert terms(fermented)["leaves"] > terms(fresh)["leaves"]


def test_good_leaves_are_worth_more_than_poor_ones():
    good, poor = position().seat(0, fresh={6: 2}), position().seat(0, fresh={1: 2})
    assert terms(good)["leaves"] > terms(poor)["leaves"]


def test_harvests_are_worth_less_when_fewer_are_left():
    early, late = (position().seat(0, gardens=["r05"]) for _ in range(2))
    late.state.round = 4
    assert terms(early)["gardens"] > terms(late)["gardens"] > 0


def test_far_from_the_end_a_lead_at_the_university_tells_little_of_it():
    assert len(Weights().early) == len(TERMS)
    for rounds, share in ((1, 0.6), (3, 0.6), (5, 0.9)):
        ahead, behind = position().seat(0, studies=3), position()
        ahead.state.round = behind.state.round = rounds
        lead = terms(ahead)["university"] - terms(behind)["university"]
        told = JUDGE.standing(ahead.state, 0) - JUDGE.standing(behind.state, 0)
        assert lead > 2
        assert share - 0.2 < told / lead < share


def test_at_the_end_a_position_stands_as_it_is_judged():
    table = position().seat(0, gardens=["r05"], tokens=2, boat=3, fresh={4: 2})
    assert JUDGE.standing(table.state, 0) != pytest.approx(JUDGE.value(table.state, 0))
    table.state.round = 5
    for seat in range(2):
        table.state.passed[seat] = 1
    assert JUDGE.standing(table.state, 0) == pytest.approx(JUDGE.value(table.state, 0))


def test_nothing_is_left_of_leaves_after_the_last_turn():
    table = position().seat(0, fresh={6: 4})
    table.state.round = 5
    table.state.passed[0] = 1
    assert terms(table)["leaves"] == 0
    assert terms(table)["turns"] == 0


def test_the_bot_does_not_pass_with_cards_in_hand():
    table = position().begin(0)
    assert "pass" not in chosen(table)

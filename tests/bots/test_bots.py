"""Promises of every bot: legal, repeatable, harmless, and able to say why."""

from __future__ import annotations

import pytest
from tests.bots.play import played, questions

from tianxia.bots.evaluators.dragon import TERMS, DragonEvaluator
from tianxia.bots.heuristic import NOTHING, HeuristicBot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import HINTS, JUDGES, bot_names, make_bot
from tianxia.core.dice import Dice
from tianxia.core.errors import Unreadable
from tianxia.core.words import Said
from tianxia.games.registry import rules_for
from tianxia.search.playout import play_randomly

RULES = rules_for("dragon")
EVERYTHING = {"great_wall": "on", "super_event": "random"}
BY_CHANCE = {"great_wall": "random_tile", "super_event": "hidden"}


def heuristics(seats: int) -> list[HeuristicBot]:
    return [make_bot("heuristic", "dragon", seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_bots_play_the_games_of_the_random_playout(seats):
    quick = RULES.new_game(seats, {})
    play_randomly(quick, Dice(7), [Dice(100 + seat) for seat in range(seats)])
    slow = played(RULES, [RandomBot(100 + seat) for seat in range(seats)], 7)
    assert RULES.dump(slow) == RULES.dump(quick)


@pytest.mark.parametrize("options", [{}, EVERYTHING, BY_CHANCE])
def test_equal_tables_get_equal_answers(options):
    one = played(RULES, heuristics(3), 11, options)
    other = played(RULES, heuristics(3), 11, options)
    assert RULES.dump(one) == RULES.dump(other)


@pytest.mark.parametrize("options", [{}, EVERYTHING, BY_CHANCE])
def test_thinking_and_explaining_change_nothing_on_the_table(options):
    bots = heuristics(2)
    state = RULES.new_game(2, options)
    for number, table in enumerate(questions(RULES, state, bots, 5)):
        before = RULES.dump(state)
        choice = bots[table.seat].choose(table)
        assert choice in table.legal()
        if number % 5 == 0:
            assert bots[table.seat].explain(table, choice)
        assert RULES.dump(state) == before


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_explanations_use_the_declared_words_only(options):
    bots = heuristics(2)
    state = RULES.new_game(2, options)
    for number, table in enumerate(questions(RULES, state, bots, 3)):
        if number % 4:
            continue
        for choice in (table.legal()[0], table.legal()[-1]):
            said = bots[table.seat].explain(table, choice)
            assert 1 <= len(said) <= 3
            assert all(reason.key in HINTS["dragon"] for reason in said)
            assert all(reason.args["n"] != 0 for reason in said if reason.key != NOTHING)


def test_gains_are_named_before_costs():
    bots = heuristics(2)
    state = RULES.new_game(2, {})
    for table in questions(RULES, state, bots, 9):
        said = bots[table.seat].explain(table, bots[table.seat].choose(table))
        signs = [reason.args["n"] > 0 for reason in said if reason.key != NOTHING]
        assert signs == sorted(signs, reverse=True)


def test_a_choice_without_alternatives_needs_no_reason():
    class OneChoice:
        seat = 0
        rules = RULES

        def legal(self):
            return [3]

        def sample(self, seed):
            return RULES.new_game(2, {})

    assert HeuristicBot(DragonEvaluator()).explain(OneChoice(), 3) == [Said(NOTHING)]


def test_the_value_is_the_sum_of_the_terms():
    evaluator = DragonEvaluator()
    bots = heuristics(2)
    state = RULES.new_game(2, EVERYTHING)
    for table in questions(RULES, state, bots, 2):
        terms = evaluator.terms(state, table.seat)
        assert [term.name for term in terms] == TERMS
        total = sum(term.value for term in terms)
        assert evaluator.value(state, table.seat) == pytest.approx(total)


@pytest.mark.parametrize("seats", [2, 4])
def test_at_the_end_the_value_is_the_score(seats):
    state = played(RULES, [RandomBot(seat) for seat in range(seats)], 21)
    evaluator = DragonEvaluator()
    points = RULES.scores(state)
    assert [evaluator.value(state, seat) for seat in range(seats)] == pytest.approx(points)


def test_bots_are_found_by_name():
    assert bot_names("dragon") == ["random", "heuristic", "dragon"]
    assert isinstance(make_bot("random", "dragon", 1), RandomBot)
    assert isinstance(make_bot("heuristic", "dragon", 1), HeuristicBot)
    assert isinstance(make_bot("dragon", "dragon", 1), HeuristicBot)


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(Unreadable, match="there are random, heuristic, dragon"):
        make_bot("genius", "dragon", 1)


def test_an_unknown_game_is_refused():
    with pytest.raises(Unreadable, match="There is no game 'chess'"):
        make_bot("random", "chess", 1)


def test_every_judge_belongs_to_a_game_and_names_its_terms():
    for game, judge in JUDGES.items():
        assert game in HINTS
        assert len(set(judge.terms)) == len(judge.terms)

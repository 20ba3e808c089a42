"""Promises of every bot: legal, repeatable, harmless, and able to say why."""

from __future__ import annotations

from itertools import islice
from types import SimpleNamespace

import pytest
from tests.bots.judged import JUDGED
from tests.bots.play import played, questions
from tests.contract.cases import Case, cases_of, seat_counts

from tianxia.bots.heuristic import NOTHING, HeuristicBot
from tianxia.bots.judge import judge_of
from tianxia.bots.novice import NoviceBot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import bot_names, make_bot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.build import compiled
from tianxia.core.dice import Dice
from tianxia.core.errors import Unreadable
from tianxia.core.words import Said
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import new_match
from tianxia.search.playout import play_randomly

# Of each game: as printed, and with everything that can be agreed on mixed. Bots take their time.
MOST_TABLES = 3 if compiled() else 1
MOST_QUESTIONS = 120 if compiled() else 15

every_game = pytest.mark.parametrize("game", GAMES)
TABLES = [
    case
    for game in JUDGED
    for case in [c for c in cases_of(game) if not c.switches and len(c.options) != 1][-MOST_TABLES:]
]
every_table = pytest.mark.parametrize("case", TABLES, ids=str)


def casuals(case: Case) -> list[HeuristicBot]:
    return [make_bot("casual", case.game, seat) for seat in range(case.seats)]


def tables(case: Case, seed: int):
    """Every table at which one of the case's casual bots is asked, with that bot."""
    rules, bots = case.rules(), casuals(case)
    state = rules.new_game(case.seats, case.agreed())
    for table in islice(questions(rules, state, bots, seed), MOST_QUESTIONS):
        yield table, bots[table.seat]


@every_game
def test_random_bots_play_the_games_of_the_random_playout(game):
    rules = rules_for(game)
    for seats in seat_counts(game):
        quick = rules.new_game(seats, {})
        play_randomly(quick, Dice(7), [Dice(100 + seat) for seat in range(seats)])
        slow = played(rules, [RandomBot(100 + seat) for seat in range(seats)], 7)
        assert rules.dump(slow) == rules.dump(quick)


@every_table
def test_equal_tables_get_equal_answers(case):
    rules = case.rules()
    pairs = zip(tables(case, 11), tables(case, 11), strict=True)
    for (first, _), (second, _) in pairs:
        assert rules.dump(first.state) == rules.dump(second.state)


@every_table
def test_thinking_and_explaining_change_nothing_on_the_table(case):
    rules = case.rules()
    for number, (table, bot) in enumerate(tables(case, 5)):
        if number % 5:
            continue
        before = rules.dump(table.state)
        choice = bot.choose(table)
        assert choice in table.legal()
        assert bot.explain(table, choice)
        assert rules.dump(table.state) == before


@every_table
def test_explanations_use_the_declared_words_with_gains_before_costs(case):
    for number, (table, bot) in enumerate(tables(case, 3)):
        if number % 6:
            continue
        for choice in {table.legal()[0], table.legal()[-1]}:
            said = bot.explain(table, choice)
            assert 1 <= len(said) <= 3
            assert all(reason.key in judge_of(case.game).hints for reason in said)
            given = [reason.args["n"] for reason in said if reason.key != NOTHING]
            assert 0 not in given
            signs = [n > 0 for n in given]
            assert signs == sorted(signs, reverse=True)


@pytest.mark.parametrize("game", JUDGED)
def test_a_choice_without_alternatives_needs_no_reason(game):
    class OneChoice:
        seat = 0
        rules = rules_for(game)

        def legal(self):
            return [3]

        def sample(self, seed):
            return self.rules.new_game(self.rules.seats_min, {})

    assert HeuristicBot(judge_of(game).make()).explain(OneChoice(), 3) == [Said(NOTHING)]


@every_table
def test_the_value_is_the_sum_of_the_terms(case):
    judge = judge_of(case.game)
    evaluator = judge.make()
    for number, (table, _) in enumerate(tables(case, 2)):
        if number % 4:
            continue
        terms = evaluator.terms(table.state, table.seat)
        assert [term.name for term in terms] == judge.terms
        total = sum(term.value for term in terms)
        assert evaluator.value(table.state, table.seat) == pytest.approx(total)


@pytest.mark.parametrize("game", JUDGED)
def test_at_the_end_the_value_is_the_score(game):
    rules = rules_for(game)
    for seats in seat_counts(game):
        state = played(rules, [RandomBot(seat) for seat in range(seats)], 21)
        evaluator = judge_of(game).make()
        points = rules.scores(state)
        assert [evaluator.value(state, seat) for seat in range(seats)] == pytest.approx(points)


@pytest.mark.parametrize("game", JUDGED)
def test_bots_are_found_by_name(game):
    assert bot_names(game) == ["random", "novice", "casual", "strong", "master"]
    assert isinstance(make_bot("random", game, 1), RandomBot)
    assert isinstance(make_bot("novice", game, 1), NoviceBot)
    assert isinstance(make_bot("casual", game, 1), HeuristicBot)
    for alias in (game, "heuristic"):
        assert isinstance(make_bot(alias, game, 1), HeuristicBot)
    assert isinstance(make_bot("strong", game, 1), SearchBot)


@pytest.mark.parametrize("game", ["dragon", "rotunda"])
def test_only_the_master_takes_its_time(game):
    judge = judge_of(game)
    assert judge.unhurried is not judge.settings
    for level in ("search", "strong", "strong@0.2", "master", "master@0.2"):
        bot = make_bot(level, game, 1)
        assert isinstance(bot, SearchBot)
        assert bot.settings is (judge.unhurried if "master" in level else judge.settings)


def test_a_novice_overlooks_choices_and_never_makes_up_its_own():
    match = new_match(rules_for("dragon"), 2, seed=1)
    table = match.table(match.to_move)
    best = make_bot("casual", "dragon", 1).choose(table)
    chosen = [make_bot("novice", "dragon", seed).choose(table) for seed in range(60)]
    assert set(chosen) <= set(table.legal())
    assert 30 <= chosen.count(best) < 60, "it sees the best choice about seven times of ten"
    assert chosen == [make_bot("novice", "dragon", seed).choose(table) for seed in range(60)]


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(Unreadable, match="there are random, novice, casual, strong, master"):
        make_bot("genius", "dragon", 1)


def test_a_searching_bot_can_be_given_seconds_of_its_own():
    bot = make_bot("strong@0.2", "dragon", 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.2
    assert make_bot("strong", "dragon", 1).seconds == 1


class Recorder:
    """Stands for a search and remembers what it was allowed."""

    def __init__(self):
        self.root = SimpleNamespace(visits=10)

    def run(self, *allowed):
        self.allowed = allowed


def test_a_level_keeps_its_promise_by_tries_unless_many_want_to_think():
    for name, share, allowed in [
        ("strong", 1.0, (10**9 - 10, 1.0, 64, 3.0)),
        ("master", 1.0, (10**9 - 10, 5.0, 64, 15.0)),
        ("strong", 0.25, (10**9 - 10, 0.25, 0, 0.75)),
        ("strong@0.5", 1.0, (10**9 - 10, 0.5, 0, 1.5)),
        ("search", 1.0, (190, 1e9, 64, 3e9)),
    ]:
        bot = make_bot(name, "dragon", 1)
        bot.share = share
        bot.fresh = lambda _table: Recorder()
        bot.think(None)
        assert bot.search.allowed == allowed, name


@pytest.mark.parametrize(
    "name", ["strong@", "strong@soon", "strong@0", "strong@-1", "strong@nan", "strong@inf",
             "casual@1", "@1", "strong@1@1"]
)  # fmt: skip
def test_seconds_that_make_no_sense_are_refused(name):
    with pytest.raises(Unreadable, match=f"There is no bot '{name}'"):
        make_bot(name, "dragon", 1)


def test_an_unknown_game_is_refused():
    with pytest.raises(Unreadable, match="There is no game 'chess'"):
        make_bot("random", "chess", 1)


def test_every_game_has_a_judge_that_names_its_terms():
    assert set(JUDGED) == set(GAMES)
    for judge in map(judge_of, GAMES):
        assert len(set(judge.terms)) == len(judge.terms)

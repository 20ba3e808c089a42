"""The search: legal, repeatable, blind to what is hidden, harmless, and within its budget."""

from __future__ import annotations

import pytest
from tests.bots.judged import JUDGED
from tests.bots.play import PlainTable, played, questions
from tests.bots.positions import positions
from tests.contract.cases import seat_counts

from tianxia.bots.judge import judge_of
from tianxia.bots.levels import LEVELS, MASTER, STRONG
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import make_bot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.agenda import Decision, State, apply, pending
from tianxia.core.build import compiled
from tianxia.games.registry import rules_for
from tianxia.search.ismcts import Search, SearchSettings
from tianxia.search.reward import RANK_SHARE, by_margin, by_rank

FEW = 12 if compiled() else 4
every_game = pytest.mark.parametrize("game", JUDGED)


def searcher(game: str, iterations: int = FEW, level: str = STRONG) -> SearchBot:
    judge = judge_of(game)
    settings = judge.unhurried if LEVELS[level].unhurried else judge.settings
    return SearchBot(judge.make(), 5, iterations, 1e9, settings)


def test_lines_are_judged_by_how_the_seats_stand():
    for rules, state in positions("dragon", 3, 4):
        judge = judge_of("dragon").make()
        search = Search(rules, judge, PlainTable(rules, state).sample, 5, SearchSettings())
        stands = [judge.standing(state, seat) for seat in range(3)]
        assert search.rewards(state) == pytest.approx(by_margin(stands, SearchSettings().spread))


@every_game
@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_what_it_finds_is_legal_complete_and_harmless(game, level):
    for seats in seat_counts(game):
        for rules, state in positions(game, seats, 2):
            before = rules.dump(state)
            found = searcher(game, FEW, level).think(PlainTable(rules, state))
            assert rules.dump(state) == before
            legal = pending(state).legal(state)
            assert found.choice == found.lines[0].choice
            assert {line.choice for line in found.lines} <= set(legal)
            assert found.iterations == FEW == sum(line.visits for line in found.lines)
            assert all(0 <= value <= 1 for line in found.lines for value in line.values)
            assert all(len(line.values) == seats for line in found.lines)


@every_game
@pytest.mark.parametrize("level", [STRONG, MASTER])
def test_equal_knowledge_and_seed_give_the_same_answer(game, level):
    for rules, state in positions(game, 2, 3):
        seat = pending(state).seat
        other = rules.clone(state)
        rules.determinize(other, seat, 77)
        assert rules.view(other, seat) == rules.view(state, seat)
        bots = [searcher(game, FEW, level), searcher(game, FEW, level)]
        tables = [PlainTable(rules, state), PlainTable(rules, other)]
        answers = [bot.think(table) for bot, table in zip(bots, tables, strict=True)]
        lines = [[(line.choice, line.visits, line.values) for line in a.lines] for a in answers]
        assert lines[0] == lines[1]


@every_game
def test_thinking_on_adds_to_what_is_known(game):
    rules, state = positions(game, 2, 1)[0]
    table = PlainTable(rules, state)
    judge = judge_of(game).make()
    in_two = Search(rules, judge, table.sample, 5, SearchSettings())
    in_two.run(FEW // 2, 1e9)
    twice = in_two.run(FEW - FEW // 2, 1e9)
    once = Search(rules, judge, table.sample, 5, SearchSettings()).run(FEW, 1e9)
    assert [(a.choice, a.visits) for a in twice.lines] == [(b.choice, b.visits) for b in once.lines]


@every_game
def test_all_choices_meet_the_same_worlds_in_the_same_order(game):
    rules, state = positions(game, 2, 3)[1]
    table = PlainTable(rules, state)
    asked = []

    def sample(seed: int) -> State:
        asked.append(seed)
        return table.sample(seed)

    found = Search(rules, judge_of(game).make(), sample, 5, SearchSettings(exploration=9.0)).run(
        FEW, 1e9
    )
    assert len(found.lines) > 1
    visits = [line.visits for line in found.lines]
    assert sorted(asked[1:]) == sorted(5 + world for times in visits for world in range(times))


def test_a_world_that_lacks_the_choice_offers_its_own():
    found = positions("dragon", 2, 12)
    rules, one = found[0]
    other = next(s for _, s in found if type(pending(s)) is not type(pending(one)))
    sampled = {id(one): -1, id(other): 0}  # the first sample only asks the question

    def sample(seed: int) -> State:
        world = (one, other)[seed % 2]
        sampled[id(world)] += 1
        return rules.clone(world)

    search = Search(rules, judge_of("dragon").make(), sample, 4, SearchSettings(exploration=9.0))
    search.run(FEW * 2, 1e9)
    for world in (one, other):
        base = rules.catalogue.bases[type(pending(world)).__name__]
        own = [base + choice for choice in pending(world).legal(world)]
        children = search.root.children
        assert (
            sum(children[action].visits for action in own if action in children)
            == (sampled[id(world)])
        )
    assert min(sampled.values()) > 0


@every_game
def test_every_line_is_played_on_to_the_same_turn(game):
    judged = 0
    for rules, state in positions(game, 2, 8):
        seat = pending(state).seat
        search = Search(
            rules,
            judge_of(game).make(),
            PlainTable(rules, state).sample,
            5,
            SearchSettings(width=1),
        )
        search.ends = 1e18
        for turns in (0, 1):
            question = pending(search.play_on(rules.clone(state), seat, turns))
            if question is not None:
                judged += 1
                assert question.seat == (seat if turns else 1 - seat)
    assert judged > 8


def test_it_stops_when_its_time_is_over():
    rules, state = positions("dragon", 2, 1)[0]
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    table = PlainTable(rules, state)
    search = Search(rules, judge_of("dragon").make(), table.sample, 5, SearchSettings(), clock)
    found = search.run(10_000, 0.5)
    assert 1 < found.iterations < 25, "the clock is read for every try and every turn of it"
    assert 0.5 <= now[0] < 0.55


def slow_search():
    """A search whose clock goes on by a second whenever it is read, and the clock."""
    rules, state = positions("dragon", 2, 1)[0]
    now = [0.0]

    def clock() -> float:
        now[0] += 1
        return now[0]

    sample = PlainTable(rules, state).sample
    return Search(
        rules, judge_of("dragon").make(), sample, 5, SearchSettings(horizon=0), clock
    ), now


def test_with_too_few_tries_it_takes_more_time_than_was_given():
    search, now = slow_search()
    found = search.run(10**9, 5, least=64, longest=1e9)
    assert found.iterations == 64
    assert now[0] > 64
    search, now = slow_search()
    assert search.run(10**9, 1000, least=64, longest=3000).iterations > 64, "there is time"


def test_but_never_longer_than_it_may():
    search, now = slow_search()
    found = search.run(10**9, 5, least=64, longest=15)
    assert found.iterations < 16
    assert 15 <= now[0] < 20
    search, now = slow_search()
    assert search.run(3, 5, least=64, longest=1e9).iterations == 3, "tries are counted first"


def test_nor_when_somebody_else_waits():
    search, now = slow_search()
    search.hurried = lambda: now[0] > 30
    found = search.run(10**9, 5, least=64, longest=1e9)
    assert 30 < now[0] < 40
    assert found.iterations < 40
    search, now = slow_search()
    search.hurried = lambda: True
    search.run(10**9, 50, least=64, longest=1e9)
    assert now[0] >= 50, "its own time it has"


def test_a_clear_answer_is_given_before_the_budget_is_used_up():
    rules, state = positions("dragon", 2, 6)[4]
    table = PlainTable(rules, state)
    search = Search(
        rules, judge_of("dragon").make(), table.sample, 5, SearchSettings(0.0, horizon=1)
    )
    found = search.run(4000, 1e9)
    assert found.iterations < 4000
    most, second = [*found.lines, found.lines[0]][:2]
    assert len(found.lines) == 1 or most.visits - second.visits > 4000 - found.iterations


@every_game
def test_further_questions_of_a_turn_start_from_what_is_known(game):
    rules = rules_for(game)
    bot = searcher(game)
    going_on = 0
    for table in questions(rules, rules.new_game(2, {}), [bot, bot], 3):
        if bot.expected is not None and bot.expected == table.view():
            going_on += 1
            assert table.seat == bot.search.first.agenda[-1].seat
        if going_on == 3:
            break
    assert going_on == 3


def test_whole_rounds_are_played_on_to_their_ends():
    for rules, state in positions("zhanguo", 2, 4):
        table = PlainTable(rules, state)
        settings = SearchSettings(horizon=1, width=1, most=1, whole_round=True)
        search = Search(rules, judge_of("zhanguo").make(), table.sample, 5, settings)
        search.ends = 1e18
        end = search.play_on(table.sample(5), table.seat, 1)
        assert pending(end) is None or rules.round_of(end) == rules.round_of(state) + 1


@pytest.mark.parametrize("horizon", [1, 2])
def test_no_line_of_a_bounded_search_goes_beyond_the_horizon(horizon):
    furthest = 0
    for rules, state in positions("rotunda", 3, 4):
        table = PlainTable(rules, state)
        settings = SearchSettings(horizon=horizon, width=1, most=1, bounded=True)
        search = Search(rules, judge_of("rotunda").make(), table.sample, 5, settings)
        for line in search.run(150, 1e9).lines:
            world = table.sample(5)
            apply(world, line.choice)
            mover, turns = table.seat, 0
            for action in line.then:
                question = next_question(world)
                choice = action - rules.catalogue.bases[type(question).__name__]
                if choice not in question.legal(world):
                    break  # a line of another world
                turns += question.seat != mover
                mover = question.seat
                apply(world, choice)
            furthest = max(furthest, turns)
    assert furthest == horizon


def next_question(state: State) -> Decision[State]:
    """The next question with more than one choice."""
    while len((question := pending(state)).legal(state)) == 1:
        apply(state, question.legal(state)[0])
    return question


@pytest.mark.compiled
def test_a_few_iterations_beat_the_judgement_alone():
    rules = rules_for("dragon")
    margin = 0
    for deal in range(1, 5):
        for own in (0, 1):
            bots = [make_bot("casual", "dragon", seat) for seat in range(2)]
            bots[own] = searcher("dragon", 40)
            scores = rules.scores(played(rules, bots, deal))
            margin += scores[own] - scores[1 - own]
    assert margin > 0


def test_rewards_follow_the_ranks_and_then_the_margin():
    rewards = by_rank([1, 3, 2], [90, 60, 80], 12.0)
    assert rewards[0] > rewards[2] > rewards[1]
    assert rewards[0] > RANK_SHARE
    assert by_rank([1, 1], [50, 50], 12.0) == [0.5, 0.5]
    close, clear = by_margin([51.0, 50.0], 12.0), by_margin([80.0, 50.0], 12.0)
    assert 0.5 < close[0] < clear[0] < 1
    assert sum(close) == pytest.approx(1.0)


def test_random_bots_lose_to_it():
    rules = rules_for("dragon")
    state = played(rules, [RandomBot(1), searcher("dragon", 5)], 3)
    assert rules.ranking(state)[1] == 1

"""Many games in one call: each is the game that a match would be."""

from __future__ import annotations

import numpy as np
import pytest
from tests.contract.play import encoded
from tests.env.tables import every_game, some_tables

import tianxia
from tianxia.core.agenda import pending
from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Illegal, Unreadable
from tianxia.core.rows import row_of
from tianxia.games.registry import GAMES, rules_for
from tianxia.search.playout import play_randomly
from tianxia.search.tables import ANYBODY, Tables
from tianxia.search.worth import by_rank, by_score


def made(game, seats, count=3, seed=1, **how):
    return Tables(rules_for(game), seats, count, seed, how.pop("options", {}), **how)


def drawn(tables, dice):
    """Open actions for all tables."""
    out = row_of([0] * tables.tables)
    tables.draw(dice, out)
    return [*out]


def row(tables, numbers, at):
    return [*numbers][at * tables.size : (at + 1) * tables.size]


def open_at(tables, at):
    """The actions that the mask of a table leaves open."""
    mask = [*tables.mask][at * tables.actions : (at + 1) * tables.actions]
    assert set(mask) <= {0, 1}
    return [action for action, flag in enumerate(mask) if flag]


def by_seat(tables, values, at):
    return [*values][at * tables.seats : (at + 1) * tables.seats]


def steps(tables, dice, most):
    """Play at random; before every step the actions that will be answered."""
    for _ in range(most):
        actions = drawn(tables, dice)
        yield actions
        tables.step(row_of(actions))


def check_told(tables, at, match):
    """A table tells what the match would."""
    rules, asked = match.rules, match.decision
    legal = [rules.catalogue.action_id(asked, choice) for choice in match.legal()]
    assert open_at(tables, at) == legal
    assert tables.seat[at] == match.to_move


# -- the games ------------------------------------------------------------------------------


@some_tables
def test_a_game_at_a_table_is_the_match_of_its_seed(game, seats):
    tables = made(game, seats, seed=5, sealed=True)
    assert tables.seeds == [5, 6, 7]
    matches = [tianxia.new(game, seats=seats, seed=seed) for seed in tables.seeds]
    rules, ended = rules_for(game), 0
    for number, actions in enumerate(steps(tables, Dice(3), 1500)):
        for at, match in enumerate(matches):
            if match.over:
                assert by_seat(tables, tables.scores, at) == match.scores()
                assert by_seat(tables, tables.ranks, at) == match.ranking()
                worth = by_rank(match.scores(), match.ranking())
                assert by_seat(tables, tables.worth, at) == worth
                last = encoded(rules, match.state, tables.answered[at])
                assert row(tables, tables.last, at) == last
                match = matches[at] = tianxia.new(game, seats=seats, seed=tables.seeds[at])
                ended += 1
                assert tables.over[at] == 1
            else:
                assert tables.over[at] == 0
                assert not any(by_seat(tables, tables.worth, at))
            check_told(tables, at, match)
            if number % 20 == 0:
                assert row(tables, tables.numbers, at) == encoded(rules, match.state, match.to_move)
            match.play_text(rules.catalogue.text(actions[at]))
        if ended >= 3:
            break
    assert ended >= 3


@every_game
def test_numbers_are_those_of_the_rules_after_every_step(game):
    tables = made(game, 2, 2)
    rules = rules_for(game)
    for _ in steps(tables, Dice(1), 60):
        for at, table in enumerate(tables.table):
            assert row(tables, tables.numbers, at) == encoded(rules, table.state, tables.seat[at])


@every_game
def test_masks_are_what_is_legal_over_whole_games(game):
    tables = made(game, GAMES[game].make(GAMES[game].components()).seats_max, 2, seed=9)
    rules, ended = rules_for(game), 0
    for _ in steps(tables, Dice(2), 2000):
        for at, table in enumerate(tables.table):
            question = pending(table.state)
            legal = question.legal(table.state)
            assert len(legal) > 1
            assert open_at(tables, at) == [rules.catalogue.action_id(question, c) for c in legal]
            assert tables.seat[at] == question.seat
        ended += tables.ended
        if ended >= 2:
            return
    raise AssertionError("no game ended")


def test_the_quick_source_draws_other_games_and_the_same_ones_again():
    def course(**how):
        return list(steps(made("dragon", 3, **how), Dice(4), 200))

    assert course() == course()
    assert course() != course(sealed=True)
    assert course() != course(seed=2)


def test_games_after_the_first_have_seeds_of_their_own():
    tables = made("dragon", 2, 2, seed=3)
    first = [3, 4]
    games = [1, 1]
    for _ in steps(tables, Dice(1), 400):
        for at in range(2):
            if tables.over[at]:
                assert tables.seeds[at] == offspring(first[at], f"game {games[at]}")
                games[at] += 1
    assert min(games) > 2
    tables.begin([8, 9])
    assert tables.seeds == [8, 9]
    assert not any([*tables.over])
    fresh = made("dragon", 2, 2, seed=8)
    assert [*tables.mask] == [*fresh.mask]
    assert [*tables.numbers] == [*fresh.numbers]


def test_worth_can_go_by_points():
    tables = made("dragon", 3, 1, reward=by_score)
    for _ in steps(tables, Dice(1), 1000):
        if tables.over[0]:
            break
    scores = [*tables.scores]
    assert [*tables.worth] == by_score(scores, [*tables.ranks])
    assert sum([*tables.worth]) == pytest.approx(0)


def test_whoever_has_one_choice_is_asked_only_if_that_is_wanted():
    tables = made("dragon", 2, 1, ask_forced=True)
    few = 0
    for _ in steps(tables, Dice(1), 150):
        few += len(open_at(tables, 0)) == 1
    assert few


# -- one seat among random ones --------------------------------------------------------------


@some_tables
def test_the_others_are_random_bots(game, seats):
    """The whole table is then the random game of these sources, learner included."""
    tables = made(game, seats, 1, seed=6, asked=seats - 1)
    rules = rules_for(game)
    state = rules.new_game(seats, {})
    players = [Dice(offspring(6, f"bot {seat}")) for seat in range(seats - 1)]
    play_randomly(state, Dice(6), [*players, Dice(2)])
    for _ in steps(tables, Dice(2), 3000):
        if tables.over[0]:
            break
        assert tables.seat[0] == seats - 1
    assert tables.answered[0] == seats - 1
    assert [*tables.scores] == rules.scores(state)
    assert [*tables.ranks] == rules.ranking(state)


def test_the_learners_seat_is_drawn_for_every_game():
    tables = made("dragon", 4, 8, asked=ANYBODY)
    taken = {at: {tables.seat[at]} for at in range(8)}
    for _ in steps(tables, Dice(2), 500):
        for at in range(8):
            if tables.over[at]:
                taken[at].add(tables.seat[at])
            else:
                assert tables.seat[at] in taken[at]
    assert {seat for seats in taken.values() for seat in seats} == {0, 1, 2, 3}
    assert all(len(seats) > 1 for seats in taken.values())


# -- what is not allowed ---------------------------------------------------------------------


def everything(tables):
    told = [tables.numbers, tables.mask, tables.seat, tables.over, tables.worth, tables.answered]
    return [[*values] for values in told], [
        tables.rules.fingerprint(table.state) for table in tables.table
    ]


@pytest.mark.parametrize("nonsense", [-1, 10**6, 2**62, None])
def test_one_action_that_is_not_open_changes_nothing_anywhere(nonsense):
    tables = made("dragon", 3, 4)
    for _ in steps(tables, Dice(1), 40):
        pass
    before = everything(tables)
    actions = drawn(tables, Dice(1))
    closed = next(a for a in range(tables.actions) if a not in open_at(tables, 3))
    actions[3] = closed if nonsense is None else nonsense
    with pytest.raises(Illegal) as error:
        tables.step(row_of(actions))
    line = f" ({tables.rules.catalogue.text(closed)})" if nonsense is None else ""
    seat = tables.seat[3] + 1
    assert (
        str(error.value) == f"Action {actions[3]}{line} is not open to seat {seat} at table 3 now."
    )
    assert everything(tables) == before
    tables.step(row_of(drawn(tables, Dice(1))))
    assert everything(tables) != before


def test_there_must_be_an_action_for_every_table():
    tables = made("dragon", 2, 3)
    with pytest.raises(Illegal, match="There are 3 tables and 2 actions"):
        tables.step(row_of(drawn(tables, Dice(1))[:2]))


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        ({"count": 0}, "There cannot be 0 tables."),
        ({"seats": 6}, "This game is for 2 to 5 seats, not 6."),
        ({"asked": 2}, "The learner's seat can be 0 to 1, not 2."),
        ({"options": {"great_hall": "on"}}, "There is no option 'great_hall'"),
    ],
)
def test_a_bad_agreement_is_refused_with_one_sentence(agreed, problem):
    with pytest.raises(Unreadable) as error:
        made(**({"game": "dragon", "seats": 2} | agreed))
    assert str(error.value).startswith(problem)
    with pytest.raises(Unreadable, match="There are 3 tables and 2 seeds"):
        made("dragon", 2).begin([1, 2])


def test_options_reach_the_rules():
    plain, walled = made("dragon", 2, 1), made("dragon", 2, 1, options={"great_wall": "on"})
    assert [*plain.numbers] != [*walled.numbers]


# -- the memory ------------------------------------------------------------------------------


def test_rows_stay_where_they_are():
    from tianxia.env.arrays import SHARED, Window

    tables = made("dragon", 2, 2)
    window = Window(tables.numbers, np.float64, (2, tables.size))
    kept, before = window.now(), window.copy()
    for _ in steps(tables, Dice(1), 300):
        pass
    assert [*tables.numbers] == window.now().ravel().tolist()
    assert not np.array_equal(window.now(), before)
    assert np.shares_memory(kept, window.now()) == SHARED

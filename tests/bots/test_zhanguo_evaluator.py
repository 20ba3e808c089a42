"""The judgement of ZhanGuo: each term follows what a player would look at."""

from __future__ import annotations

from itertools import pairwise

from tests.bots.judging import Judging
from tests.games.zhanguo.conftest import Table

from tianxia.bots.evaluators.zhanguo import ZhanguoEvaluator
from tianxia.games.registry import rules_for

RULES = rules_for("zhanguo")
JUDGING = Judging(ZhanguoEvaluator())
terms, chosen = JUDGING.terms, JUDGING.chosen


def position(seats: int = 2, number: int = 2) -> Table:
    return Table(RULES, seats, {}).round(number)


def test_a_majority_is_worth_more_than_a_tie_and_that_more_than_being_behind():
    alone = position().governor(0, 3)
    tied = position().governor(0, 3).governor(1, 3)
    behind = position().governor(0, 3).governor(1, 3, n=2)
    worth = [terms(table)["governors"] for table in (alone, tied, behind, position())]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)


def test_leading_in_markers_promises_the_reward():
    first = position().markers(0, laws=3).markers(1, laws=1)
    second = position().markers(0, laws=1).markers(1, laws=3)
    assert terms(first)["rewards"] > terms(second)["rewards"] > terms(position())["rewards"]
    assert terms(first)["markers"] > terms(second)["markers"]


def test_workers_are_better_spread_than_piled_up():
    spread, piled = position().workers(0, r1=1, r2=1, r3=1), position().workers(0, r1=3)
    assert terms(spread)["workers"] > terms(piled)["workers"] > 0


def test_three_colours_in_one_government_area_are_worth_most():
    trio = position().officials(0, 3, gov="red gray white")
    apart = position().officials(0, 3, gov="red gray").officials(0, 4, gov="white")
    assert terms(trio)["officials"] > terms(apart)["officials"]


def test_unrest_costs_and_the_last_space_most():
    levels = [terms(position().unrest(0, r1=level))["calm"] for level in range(4)]
    steps = [before - after for before, after in pairwise(levels)]
    assert all(step > 0 for step in steps)
    assert steps[-1] == max(steps)


def test_cards_on_the_board_are_worth_less_when_fewer_turns_are_left():
    early, late = (position(number=number).tuck(0, 2, 4, 16) for number in (2, 5))
    assert terms(early)["cards"] > terms(late)["cards"] > 0


def test_a_wall_is_worth_what_its_tile_counts():
    quiet = position().tile("gold_1", "quiet_regions").wall(0, "gold_1", 3)
    restless = position().tile("gold_1", "quiet_regions").wall(0, "gold_1", 3)
    restless.unrest(0, r1=1, r2=1, r3=1)
    assert terms(quiet)["walls"] > terms(restless)["walls"] > 0


def test_the_bot_installs_a_governor_when_it_can():
    table = position(number=4).officials(0, 1, gov="red gray white").court(70).hand(0, 40)
    table.markers(1, writing=4, currency=4, laws=4).play(0)  # no reward to be hoped for
    assert chosen(table) == "play 40 install_governor"

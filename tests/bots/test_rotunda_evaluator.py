"""The judgement of Round House: each term follows what a player would look at."""

from __future__ import annotations

import pytest
from tests.bots.judging import Judging
from tests.games.rotunda.conftest import Table

from tianxia.bots.evaluators.rotunda import RotundaEvaluator
from tianxia.games.registry import rules_for
from tianxia.games.rotunda.orders import FulfilOrder

RULES = rules_for("rotunda")
JUDGING = Judging(RotundaEvaluator())
terms, chosen = JUDGING.terms, JUDGING.chosen


def position(seats: int = 3) -> Table:
    return Table(RULES, seats, {})


@pytest.mark.parametrize(
    ("term", "better"),
    [
        ("coins", lambda t: t.seat(0, coins=12)),
        ("cubes", lambda t: t.seat(0, tea=3)),
        ("villages", lambda t: t.village(0, "village_sw", 2)),
        ("helpers", lambda t: t.sit(0, "i3", senior=1)),
        ("amulets", lambda t: t.amulets(0, "bat", "carp")),
        ("altar", lambda t: t.altar(0, "1,1")),
    ],
)
def test_more_is_worth_more(term, better):
    assert terms(better(position()))[term] > terms(position())[term]


def test_different_amulets_are_worth_more_than_equal_ones():
    different, equal = position().amulets(0, "bat", "carp"), position().amulets(0, "bat", "bat")
    assert terms(different)["amulets"] > terms(equal)["amulets"]


def test_a_senior_helper_is_worth_more_than_a_junior():
    senior, junior = position().sit(0, "i3", senior=1), position().sit(0, "i3", junior=1)
    assert terms(senior)["helpers"] > terms(junior)["helpers"]


def test_goods_lose_their_worth_towards_the_end():
    early, late = position().seat(0, tea=3), position().seat(0, tea=3).worships(7)
    assert terms(early)["cubes"] > terms(late)["cubes"] > 0


def test_points_on_the_way_to_a_bonus_symbol_are_worth_more_than_themselves():
    at_symbol, half_way = position().seat(0, points=15), position().seat(0, points=20)
    assert terms(half_way)["points"] - 20 > terms(at_symbol)["points"] - 15 == 0


def test_in_the_last_turns_everything_is_worth_what_the_end_pays():
    table = position().seat(0, coins=4, tea=2, points=11).amulets(0, "bat", "carp")
    table.village(0, "village_sw", 2).sit(0, "i3", senior=1).worships(8)
    table.state.end_seat = 1
    supply = table.state.supply[0]
    assert sum(terms(table).values()) == pytest.approx(
        11 + 3 + 2 + 1 + (4 + table.state.cubes[3] + 2 + supply) / 3
    )


def test_cubes_that_an_order_asks_for_are_worth_more():
    plain = position().seat(0, tea=2, fruit=2, celadon=2)
    asked = position().seat(0, tea=2, fruit=2, celadon=2).orders(0, open=["order_01"])
    assert terms(asked)["orders"] > terms(plain)["orders"]


def test_the_bot_fulfils_an_order_it_can_pay():
    table = position().seat(0, tea=4, fruit=4, celadon=4, coins=20)
    table.orders(0, open=["order_01"]).ask(FulfilOrder(0))
    assert chosen(table) == "fulfil order_01"

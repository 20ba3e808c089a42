"""The judgement of Terracotta Army: each term follows what a player would look at."""

from __future__ import annotations

import pytest
from tests.bots.judging import Judging
from tests.games.terracotta.conftest import Table

from tianxia.bots.evaluators.terracotta import TERMS, TerracottaEvaluator
from tianxia.games.registry import rules_for

RULES = rules_for("terracotta")
JUDGING = Judging(TerracottaEvaluator())
terms, chosen = JUDGING.terms, JUDGING.chosen


def position(seats: int = 2) -> Table:
    return Table(RULES, seats, {})


@pytest.mark.parametrize(
    ("term", "better"),
    [
        ("clay", {"wet": 3}),
        ("coins", {"coins": 9}),
        ("weapons", {"weapons": ["sword", "spear"]}),
        ("masters", {"masters": ["master_builder"]}),
        ("artisans", {"artisans": 2}),
    ],
)
def test_more_is_worth_more(term, better):
    plain, rich = terms(position()), terms(position().seat(0, **better))
    assert rich[term] > plain[term]
    others = [name for name in TERMS if name not in (term, "tiles")]
    assert [plain[name] for name in others] == [rich[name] for name in others]


def test_wet_clay_is_worth_more_than_dry():
    wet, dry = position().seat(0, wet=4, dry=0), position().seat(0, wet=0, dry=4)
    assert terms(wet)["clay"] > terms(dry)["clay"]


def test_the_inspected_row_counts_and_more_than_a_later_one():
    here, later = (position().warrior("officer", 0, cell) for cell in ("r1c5", "r3c5"))
    nowhere = position()
    assert terms(here)["inspectors"] > terms(later)["inspectors"] > terms(nowhere)["inspectors"]


def test_a_rival_in_the_line_makes_it_worth_less():
    alone = position().warrior("officer", 0, "r1c5")
    beaten = position().warrior("officer", 0, "r1c5")
    beaten.warrior("guard", 1, "r1c7").warrior("guard", 1, "r1c8")
    assert terms(beaten)["inspectors"] < terms(alone)["inspectors"]


def test_neighbours_of_one_type_are_a_group():
    together = position().warrior("guard", 0, "r5c5").warrior("guard", 0, "r5c6")
    apart = position().warrior("guard", 0, "r5c5").warrior("guard", 0, "r6c6")
    assert terms(together)["groups"] > terms(apart)["groups"]


def test_footmen_musicians_and_archers_count_for_those_beside_them():
    plain = position().warrior("soldier", 0, "r4c4")
    for kind, cell, term in (
        ("footman", "r5c5", "footmen"),
        ("musician", "r4c8", "musicians"),
    ):
        served = position().warrior("soldier", 0, "r4c4").specialist(kind, cell)
        assert terms(served)[term] > terms(plain)[term] == 0
        assert terms(served, 1)[term] == 0


def test_the_bot_performs_what_it_can_use():
    table = position().seat(0, wet=0, coins=0).rings(0, inner="moisten", middle="clay_2").turn()
    table.answer("place craftsman 1", "inner take coin")
    assert chosen(table) == "middle perform"


def test_the_bot_builds_when_it_has_clay():
    table = position().seat(0, wet=4).rings(0, inner="build_2", middle="coins_2").turn()
    table.answer("place craftsman 1")
    assert chosen(table) == "inner perform"

"""Section 5.0: paying leaf by leaf, the default payment, and every price."""

from __future__ import annotations

import itertools
import random

import pytest

from tianxia.core.agenda import apply, pending
from tianxia.games.tea_garden.names import LEAF_TYPES, QUALITIES
from tianxia.games.tea_garden.paying import (
    DEFAULT,
    PayCard,
    PayEmperor,
    PayFourthTurn,
    Payment,
)


def pays(leaves, fermented, least, others, quality):
    """Whether these leaves pay the price, each leaf one requirement: tried in every way."""
    needs = ["fermented"] * fermented + ["least"] * least + ["any"] * others
    if len(leaves) != len(needs):
        return False

    def fits(leaf, need):
        if need == "fermented":
            return leaf >= QUALITIES
        return need == "any" or leaf % QUALITIES + 1 >= quality

    return any(
        all(fits(leaf, need) for leaf, need in zip(order, needs, strict=True))
        for order in set(itertools.permutations(leaves))
    )


def payments(table):
    """Every set of leaves with which the pending payment can be made, leaf by leaf."""
    found = set()

    def walk(state, paid):
        question = pending(state)
        if not isinstance(question, Payment):
            found.add(tuple(paid))
            return
        for choice in question.legal(state):
            if choice == DEFAULT:
                continue
            branch = table.rules.clone(state)
            apply(branch, choice)
            walk(branch, [*paid, choice])

    walk(table.state, [])
    return found


@pytest.mark.clause("tea_garden 5.0", "tea_garden 9.13")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_sets_that_pay_are_offered_and_each_once(position, seed):
    rng = random.Random(seed)
    stock = [rng.randrange(LEAF_TYPES) for _ in range(rng.randint(2, 7))]
    fermented, least, others = rng.choice([(1, 0, 2), (2, 2, 0), (0, 2, 3), (0, 3, 0), (2, 1, 1)])
    quality = rng.randint(1, 6)
    total = fermented + least + others
    expected = {
        tuple(sorted(chosen))
        for chosen in itertools.combinations(stock, total)
        if pays(chosen, fermented, least, others, quality)
    }
    table = position()
    for leaf in range(LEAF_TYPES):
        table.state.leaves[leaf] = stock.count(leaf)
    question = PayCard(0, 0, total, fermented, least, others, quality)
    table.state.push(question)
    if not expected:
        assert question.legal(table.state) == []
        return
    assert payments(table) == expected
    before = table.state.leaves[:LEAF_TYPES]
    question.pay_as_usual(table.state)
    spent = [b - n for b, n in zip(before, table.state.leaves[:LEAF_TYPES], strict=True)]
    paid = tuple(leaf for leaf in range(LEAF_TYPES) for _ in range(spent[leaf]))
    assert paid in expected


@pytest.mark.clause("tea_garden 5.0", "tea_garden 9.41")
@pytest.mark.parametrize("seed", range(20))
def test_a_payment_that_must_keep_a_leaf_offers_exactly_those_that_do(position, seed):
    rng = random.Random(seed)
    stock = [rng.randrange(LEAF_TYPES) for _ in range(rng.randint(4, 7))]
    keep = rng.randint(1, 6)
    expected = set()
    for chosen in itertools.combinations(stock, 3):
        rest = stock[:]
        for leaf in chosen:
            rest.remove(leaf)
        kept = any(leaf % QUALITIES + 1 >= keep for leaf in rest)
        if kept and any(leaf >= QUALITIES for leaf in chosen):
            expected.add(tuple(sorted(chosen)))
    table = position()
    for leaf in range(LEAF_TYPES):
        table.state.leaves[leaf] = stock.count(leaf)
    question = PayFourthTurn(0, 0, 3, 1, 0, 2, 1, 0, keep)
    table.state.push(question)
    if not expected:
        assert question.legal(table.state) == []
        return
    assert payments(table) == expected


@pytest.mark.clause("tea_garden 5.0", "tea_garden 7")
@pytest.mark.parametrize("auto_pay", [False, True])
def test_the_default_payment_takes_the_lowest_that_will_do(position, auto_pay):
    # a301 asks for two leaves of quality 3; two fermented ones stand for the teapot
    table = position(auto_pay=auto_pay).row("a301", "a302", "a303", "a304", "a305", "a306")
    table.seat(0, hand=["s04"], fresh={2: 3, 3: 1, 6: 1}, fermented={1: 1, 4: 2, 6: 1})
    table.turn(0, "s04").answer("buy slot 1", "teapot by fermented_leaf")
    if not auto_pay:
        assert "pay card as usual" in table.lines()
        table.answer("pay card as usual")
    assert table.leaves(0) == ({2: 3}, {4: 1, 6: 1})
    assert "a301" in table.seen(0)["hand"]


@pytest.mark.clause("tea_garden 5.0")
def test_the_default_payment_takes_fermented_leaves_when_no_fresh_one_is_good_enough(position):
    table = position(auto_pay=True).row("a302", "a303", "a304", "a305", "a306", "a307")
    table.seat(0, hand=["s06"], fresh={3: 3, 5: 1}, fermented={3: 1, 4: 1, 5: 1})
    table.turn(0, "s06").answer("buy slot 1")  # two leaves of quality 4 and a blue teapot
    assert table.leaves(0) == ({3: 3}, {3: 1, 5: 1})


@pytest.mark.clause("tea_garden 5.0", "tea_garden 7")
def test_with_auto_pay_nobody_is_asked_for_leaves(position):
    table = position(auto_pay=True).seat(0, hand=["s03"], tokens=2, fresh={1: 3}, fermented={2: 4})
    table.turn(0).answer("first advance")
    assert table.asks() == ("TakeEmperorCard", 0)
    assert table.leaves(0) == ({1: 2}, {2: 4})
    table.answer("take e01").nature().answer("trash nothing", "top s03", "cards laid")
    table.answer("study a", "repeat by leaves")
    assert table.asks() == ("ChooseHalf", 0)
    assert table.leaves(0) == ({1: 2, 2: 3}, {2: 1})
    table.answer("study again a", "main harvest", "harvest r01", "end turn")
    table.seat(1, hand=["s04"], played=[["s01"], ["s02"], ["s03"]], fresh={4: 2}, fermented={1: 2})
    table.begin(1).answer("begin")
    assert table.asks() == ("BeforeCards", 1)
    assert table.leaves(1) == ({}, {1: 1})


@pytest.mark.clause("tea_garden 5.0")
def test_reasons_of_a_payment(position):
    table = position().row("a302", "a303", "a304", "a305", "a306", "a307")
    table.seat(0, hand=["s06"], fresh={3: 1, 4: 1, 5: 1}, fermented={5: 1}).turn(0, "s06")
    table.answer("buy slot 1")
    wanted = {"left": 2, "fermented": 0, "least": 2, "quality": 4}
    assert table.reason("pay card fresh 3") == ("reason-leaf-low", {"quality": 4})
    assert table.reason("pay card fermented 5") == ("reason-leaf-later", {})
    assert table.reason("pay card fresh 1") == (
        "reason-no-such-leaf",
        {"leaf": "@leaf-fresh", "quality": 1},
    )
    assert table.prompt() == ("prompt-pay-card", wanted)
    assert table.preview("pay card as usual") == [("any_leaf", -2)]
    assert table.targets("pay card as usual") == ["confirm"]
    assert table.targets("pay card fermented 5") == ["basket:5:fermented"]
    table.answer("pay card fresh 5")
    assert table.reason("pay card fresh 4") == ("reason-leaf-order", {})
    assert table.reason("pay card as usual") == ("reason-payment-begun", {})
    assert table.lines() == ["pay card fermented 5"]
    one = position().seat(0, hand=["s04"]).turn(0, "s04").answer("buy slot 1")
    assert one.reason("pay card as usual") == ("reason-only-one-leaf", {})


def test_a_payment_of_one_leaf_has_no_second_question():
    with pytest.raises(AssertionError, match="over after it"):
        PayEmperor(0).again(0, 1, (0, 0, 0), 0)


@pytest.mark.clause("tea_garden 5.0")
def test_nobody_is_asked_to_pay_nothing(position):
    table = position(places={"action_card/a101.cost_leaves": 0}).seat(0, hand=["s04"])
    table.turn(0, "s04").answer("buy slot 1").nature()
    assert table.asks() == ("TakeTurn", 0)
    assert table.seen(0)["hand"] == ["a101"]


def test_a_price_that_cannot_be_paid_is_an_error(position):
    table = position().seat(0, fresh={}, fermented={})
    with pytest.raises(AssertionError, match="cannot be paid"):
        PayCard(0, 0, 1, 1).pay_as_usual(table.state)

"""The end of the game (6.2): each kind of points, ties, and a second computation."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.rotunda.names import AMULETS, CATEGORIES
from tianxia.games.rotunda.scoring import FinalScoring, amulet_points, final_points

SETS = {1: 1, 2: 3, 3: 5, 4: 8, 5: 12, 6: 16, 7: 21, 8: 27, 9: 35, 10: 44, 11: 55}


def final(table, seat=0):
    """What the final scoring gives, by name, without zeros."""
    return {CATEGORIES[source]: n for source, n in final_points(table.state, seat) if n}


@pytest.mark.clause("rotunda 6.2")
@pytest.mark.parametrize("kinds", range(1, 12))
def test_a_set_of_amulets(position, kinds):
    table = position(places={"limits.pool_amulets": 1}).pool(amulets=["mirror"])
    for kind in range(min(kinds, 9)):
        table.state.tokens[kind] = 1
    kept = [name for name, wanted in (("merchant_su", 10), ("merchant_jin", 11)) if kinds >= wanted]
    table.experts(0, kept=kept)
    assert amulet_points(table.state, 0) == SETS[kinds]


def best_split(counts):
    """The most points of all ways to split amulets into sets of different kinds."""
    kinds = tuple(kind for kind, n in enumerate(counts) if n)
    if not kinds:
        return 0
    first, best = kinds[0], 0
    for size in range(len(kinds)):
        for others in combinations(kinds[1:], size):
            rest = list(counts)
            for kind in (first, *others):
                rest[kind] -= 1
            best = max(best, SETS[size + 1] + best_split(rest))
    return best


@pytest.mark.clause("rotunda 6.2")
def test_the_largest_sets_first_are_the_best_split(position):
    rng = random.Random(4)
    table = position()
    for _ in range(40):
        counts = [rng.choice([0, 0, 0, 1, 1, 2]) for _ in range(6)]
        for kind, n in enumerate(counts):
            table.state.tokens[kind] = n
        assert amulet_points(table.state, 0) == best_split(counts)


@pytest.mark.clause("rotunda 6.2")
def test_an_unused_expert_is_no_amulet(position):
    table = position().experts(0, "merchant_su", kept=["merchant_jin"])
    assert final(table)["amulets"] == 1


@pytest.mark.clause("rotunda 6.2")
def test_orders_score_when_fulfilled(position):
    table = position().orders(0, done=["order_20", "order_05"], open=["order_09"])
    assert final(table)["orders"] == 9 + 4


@pytest.mark.clause("rotunda 6.2")
def test_assistants_on_chairs_and_in_villages(position):
    table = position().sit(0, "i1", junior=1, senior=1).village(0, "village_nw", 2)
    table.altar(0, "1,1")
    assert final(table)["assistants"] == 4


@pytest.mark.clause("rotunda 6.2")
@pytest.mark.parametrize(("coins", "points"), [(0, 2), (2, 2), (3, 3), (6, 4)])
def test_coins_assistants_in_supply_and_cubes(position, coins, points):
    table = position().seat(0, coins=coins)  # and 5 in supply and 1 gold
    assert final(table)["coins"] == points


@pytest.mark.clause("rotunda 6.2")
def test_the_winner_and_shared_victory(position):
    table = position(4).no_gold().seat(0, points=9).seat(1, points=12).seat(2, points=12)
    table.seat(3, points=12, coins=1)
    table.state.supply = row_of([0, 0, 0, 0])
    assert table.rules.ranking(table.state) == [4, 2, 2, 1]
    assert table.rules.scores(table.state) == [9, 12, 12, 12]


@pytest.mark.clause("rotunda 6.2")
def test_the_forecast_is_what_the_final_scoring_gives(position):
    table = position(advanced_experts=True).orders(0, done=["order_20"]).seat(0, points=7, coins=9)
    table.discard("lady").experts(0, "nanny")
    before = table.rules.forecast(table.state)
    assert [(part.name, part.points) for part in before[0]] == [
        ("now", 7), ("amulets", 0), ("orders", 9), ("family", 0), ("assistants", 0),
        ("coins", 5), ("experts", 1),
    ]  # fmt: skip
    table.ask(FinalScoring(NATURE))
    after = table.rules.forecast(table.state)
    assert [[(p.name, p.points) for p in own] for own in after] == [
        [(p.name, p.points) for p in own] for own in before
    ]
    assert table.state.points[0] == 7 + 9 + 5 + 1


def totals_by_hand(view, data, advanced):
    """Final totals from a view before the final scoring and the components file alone."""
    orders = {row["id"]: row["vp"] for row in data["order"]}
    backs = {row["id"]: row["back"] for row in data["expert"]}
    amulets = {row["id"]: row.get("amulet") for row in data["expert"]}
    pile = [backs[name] for name in view["experts"]["discard"]]
    found = []
    for own in view["seats"]:
        kinds = [*own["amulets"], *[amulets[name] for name in own["kept"]]]
        counts = [kinds.count(kind) for kind in AMULETS]
        points = best_split(counts) + sum(orders[name] for name in own["fulfilled"])
        points += {0: 12, 1: 4}.get(own["track"], 0) + own["seated"] + own["villages"]
        cubes = sum(own[kind] for kind in ("tea", "fruit", "celadon", "gold"))
        points += (own["coins"] + own["supply"] + cubes) // 3
        if advanced:
            points += sum(pile.count(backs[name]) for name in [*own["experts"], *own["kept"]])
        found.append(own["points"] + points)
    return found


@pytest.mark.clause("rotunda 6.2", "rotunda 12.15")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_totals_are_those_of_a_second_computation(rules, printed, seats, advanced):
    rng = random.Random(seats)
    state = rules.new_game(seats, {"advanced_experts": advanced})
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        going_on = len(legal) > 1 and question.text(legal[0]).endswith("finish")
        if state.end_seat >= 0 and state.turns_left == 0:
            before = rules.clone(state)
        apply(state, rng.choice(legal[1:] if going_on and rng.random() < 0.8 else legal))
    view = rules.view(state, 0)
    for seat, own in enumerate(view["seats"]):
        own["points"] -= sum(own["scored"][name] for name in CATEGORIES[7:])
        assert own["points"] >= before.points[seat]
    assert rules.scores(state) == totals_by_hand(view, printed.tree, advanced)

"""Scoring written a second time, from what a spectator sees alone, against the engine."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending

GAMES = 40


def colours(region):
    return [card["aspect"] for card in region["cards"]]


def present(colour):
    return lambda region: region["gov"][colour] + region["worker"][colour] > 0


def shows(aspect):
    return lambda region: aspect in colours(region)


def staff(region):
    return sum(region["gov"].values()) + sum(region["worker"].values())


REGION_TILES = {
    "quiet_regions": ((1, 2, 3), lambda region: region["unrest"] == 0),
    "controlled_regions": ((1, 2, 3), lambda region: staff(region) >= region["unrest"]),
    "full_regions": ((2, 3, 4), lambda region: len(region["cards"]) == 3),
    "gray_regions": ((2, 3, 4), present("gray")),
    "red_regions": ((2, 3, 4), present("red")),
    "white_regions": ((2, 3, 4), present("white")),
    "pair_regions": (
        (1, 2, 3),
        lambda region: max(Counter(colours(region)).values(), default=0) > 1,
    ),
    "ivory_regions": ((1, 2, 3), shows("writing")),
    "orange_regions": ((1, 2, 3), shows("currency")),
    "brown_regions": ((1, 2, 3), shows("laws")),
}


def wall_value(tile, lines, regions):
    """The points of one wall."""
    if tile == "calm_empire":
        return 5 * lines - sum(region["unrest"] for region in regions)
    if tile == "colour_sets":
        counts = Counter(aspect for region in regions for aspect in colours(region))
        return (lines + 1) * min(counts[aspect] for aspect in ("writing", "currency", "laws"))
    levels, counts = REGION_TILES[tile]
    return levels[lines - 1] * len([region for region in regions if counts(region)])


def governors(view, seat):
    total = 0
    for region in view["regions"]:
        counts = [*region["beside"]]
        for space in region["spaces"]:
            if space["owner"] is not None:
                counts[space["owner"]] += 1
        best = max(counts)
        if best and counts[seat] == best:
            total += (9 + 3 * best) // counts.count(best)
    return total


def markers(view, seat):
    total = 0
    for aspect, points in (("writing", 5), ("currency", 6), ("laws", 7)):
        values = []
        for place, other in enumerate(view["tie_order"]):
            held = view["seats"][other]["markers"][aspect]
            values.append((held["ones"] + 3 * held["three"], -place, other))
        value, _, winner = max(values)
        if value and winner == seat:
            total += points
    return total


def tasks(view, seat):
    total = 0
    for section in ("upper", "lower"):
        under = [
            (5, 3, 2, 1)[place]
            for task in view["tasks"]
            if task["section"] == section
            for place, space in enumerate(task["spaces"])
            if space["disc"] == seat
        ]
        total += sum(under) * len(under)
    return total


def walls(view, seat):
    return sum(
        wall_value(section["tile"], space["lines"], view["seats"][seat]["regions"])
        for section in view["walls"]
        for space in section["spaces"]
        if space["owner"] == seat
    )


def closing(view, seat):
    """All that the final scoring gives a seat."""
    return {
        "governors": governors(view, seat),
        "markers": markers(view, seat),
        "tasks": tasks(view, seat),
        "walls": walls(view, seat),
    }


def seen(rules, state):
    return json.loads(json.dumps(rules.view(state, SPECTATOR)))


def options_for(rng):
    return {
        "board_side": rng.choice(["a", "b_pick", "b_auction"]),
        "variant_draft": rng.random() < 0.5,
        "variant_turn_order": rng.random() < 0.5,
        "variant_unrest": rng.random() < 0.5,
        "claim_tasks": rng.choice(["auto", "manual"]),
    }


@pytest.mark.clause("zhanguo 6.1", "zhanguo 6.2", "zhanguo 6.3", "zhanguo 12.turn")
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_second_scoring_agrees_with_the_engine(rules, seed):
    rng = random.Random(seed)
    seats = 2 + seed % 3
    state = rules.new_game(seats, options_for(rng))
    while (question := pending(state)) is not None:
        choice = rng.choice(question.legal(state))
        if type(question).__name__ == "ChoosePlay" and rng.random() < 0.02:
            forecasts_agree(rules, state)
        apply(state, choice)
    view = seen(rules, state)
    for seat, shown in enumerate(view["seats"]):
        expected = closing(view, seat)
        assert {name: shown["scored"][name] for name in expected} == expected
        start = 15 if view["board_side"] == "b_auction" else 0
        assert start + sum(shown["scored"].values()) == shown["points"]
    points = [shown["points"] for shown in view["seats"]]
    keys = [(points[seat], -view["track"].index(seat)) for seat in range(seats)]
    assert rules.scores(state) == points
    assert rules.ranking(state) == [1 + sum(other > key for other in keys) for key in keys]
    played = len(view["court"]["cards"])
    played += sum(len(r["cards"]) for shown in view["seats"] for r in shown["regions"])
    assert played == 30 * seats


def forecasts_agree(rules, state):
    """The forecast is the points so far and the closing points of the view."""
    view = seen(rules, state)
    for seat, parts in enumerate(rules.forecast(state)):
        expected = {"now": view["seats"][seat]["points"], **closing(view, seat)}
        assert {part.name: part.points for part in parts} == expected

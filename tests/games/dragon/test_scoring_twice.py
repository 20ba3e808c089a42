"""Scoring written a second time, from what a viewer sees alone, against the engine."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR, Chance, apply, pending

BUDDHAS = {"monk_young": 1, "monk_old": 2}
GAMES = 100


def options_for(rng, rules):
    """Any value of every option."""
    return {option.name: rng.choice(option.values) for option in rules.options}


def answer(state, rng):
    """Nature by its weights, everybody else by chance."""
    question = pending(state)
    legal = question.legal(state)
    weights = None
    if question.seat == NATURE:
        assert isinstance(question, Chance)
        weights = question.weights(state)
    apply(state, rng.choices(legal, weights)[0])


def monthly(seat):
    """Phase 4: a point per palace, per court lady, per dragon on a privilege."""
    ladies = 0
    for palace in seat["palaces"]:
        for person in palace["persons"]:
            if person.startswith("court_lady"):
                ladies += 1
    return {
        "palaces": len(seat["palaces"]),
        "ladies": ladies,
        "privileges": seat["small_privileges"] + 2 * seat["large_privileges"],
    }


def closing(seat):
    """The end: two per person, Buddhas by floors, a point per three yuan after selling."""
    persons = 0
    monks = 0
    for palace in seat["palaces"]:
        persons += len(palace["persons"])
        for person in palace["persons"]:
            monks += BUDDHAS.get(person, 0) * palace["floors"]
    purse = seat["yuan"]
    for good in ("rice", "fireworks"):
        purse += 2 * seat[good]
    return {"persons": 2 * persons, "monks": monks, "money": purse // 3}


def ranks(seats):
    """Points, then the space on the track, then the place in the stack."""
    keys = [(seat["points"], seat["space"], seat["arrival"]) for seat in seats]
    return [1 + sum(other > key for other in keys) for key in keys]


def seen(rules, state):
    """What a spectator gets, through JSON."""
    return json.loads(json.dumps(rules.view(state, SPECTATOR)))


def month_was_scored(before, after):
    """Whether phase 4 came between two views."""
    if after["round"] != before["round"]:
        return before["phase"] != "setup"
    return before["phase"] != after["phase"] and (
        after["phase"] == "scoring" or (after["phase"] == "over" and before["phase"] != "scoring")
    )


def gained(before, after, seat, names):
    """The points by source that a seat gained between two views."""
    old, new = before["seats"][seat]["scored"], after["seats"][seat]["scored"]
    return {name: new[name] - old[name] for name in names}


@pytest.mark.clause("dragon 6.1", "dragon 6.3", "dragon 4.11", "dragon 12.1.13")
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_second_scoring_agrees_with_the_engine(rules, seed):
    rng = random.Random(seed)
    seats = rng.randint(2, 5)
    state = rules.new_game(seats, options_for(rng, rules))
    months = 0
    after = seen(rules, state)
    while pending(state) is not None:
        before = after
        answer(state, rng)
        after = seen(rules, state)
        scored = month_was_scored(before, after)
        months += scored
        for seat, shown in enumerate(after["seats"]):
            expected = monthly(shown) if scored else dict.fromkeys(monthly(shown), 0)
            assert gained(before, after, seat, expected) == expected
            assert sum(shown["scored"].values()) == shown["points"]
        if rng.random() < 0.05:
            forecasts_agree(rules, state, after)
    assert months == 12
    for seat, shown in enumerate(after["seats"]):
        expected = closing(shown)
        assert gained(before, after, seat, expected) == expected
    forecasts_agree(rules, state, after)
    assert rules.scores(state) == [shown["points"] for shown in after["seats"]]
    assert rules.ranking(state) == ranks(after["seats"])


def forecasts_agree(rules, state, view):
    """The forecast is the points so far and the closing points of the view."""
    for shown, parts in zip(view["seats"], rules.forecast(state), strict=True):
        expected = closing(shown)
        given = sum(expected.values()) if view["phase"] == "over" else 0
        expected = {"now": shown["points"] - given, **expected}
        assert {part.name: part.points for part in parts} == expected

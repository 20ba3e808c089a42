"""The judgement of Dragon positions: defined everywhere, and it knows what is good for a seat."""

from __future__ import annotations

import math

import pytest
from tests.bots.dragon_positions import month, palace

from tianxia.bots.evaluators.dragon import TERMS, DragonEvaluator
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.core.rows import row_of
from tianxia.games.dragon.names import SUPER_EVENTS
from tianxia.games.dragon.state import DragonState
from tianxia.games.registry import rules_for

RULES = rules_for("dragon")
JUDGE = DragonEvaluator()


def part(state: DragonState, name: str, seat: int = 0) -> float:
    """One term of the seat's value."""
    return next(term.value for term in JUDGE.terms(state, seat) if term.name == name)


@pytest.mark.parametrize("super_event", ["off", "hidden", *SUPER_EVENTS])
def test_every_position_can_be_judged(super_event):
    dice = Dice(len(super_event))
    wall = "random_tile" if super_event == "hidden" else "on"
    state = RULES.new_game(3, {"great_wall": wall, "super_event": super_event})
    plies = 0
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        if plies % 3 == 0:
            assert all(math.isfinite(JUDGE.value(state, seat)) for seat in range(3))
        chance = isinstance(question, Chance)
        apply(
            state, draw(question, state, legal, dice) if chance else legal[dice.below(len(legal))]
        )
        plies += 1


def test_far_from_the_end_a_lead_on_the_track_tells_nothing_of_it():
    first, middle, last = month(1), month(7), month(12)
    for state in (first, middle, last):
        assert part(state, "track") > part(state, "track", 1) == 0, "seat 0 is far ahead"

    def ahead(state: DragonState) -> float:
        behind = RULES.clone(state)
        behind.space[0] = behind.space[1] - 10
        return JUDGE.standing(state, 0) - JUDGE.standing(behind, 0)

    assert 0 <= ahead(first) < 0.2 * part(first, "track")
    assert 0 < ahead(middle) < part(middle, "track")
    assert ahead(last) == pytest.approx(part(last, "track"))


def test_near_the_end_a_position_stands_as_it_is_judged():
    assert len(Weights().early) == len(TERMS)
    for number in (10, 11, 12):
        state = month(number)
        assert JUDGE.standing(state, 0) == pytest.approx(JUDGE.value(state, 0))
    assert JUDGE.standing(month(9), 0) != pytest.approx(JUDGE.value(month(9), 0))


def test_privileges_are_worth_less_when_they_will_be_lost():
    kept = month(3)
    lost = month(3)
    kept.small[0] = lost.small[0] = 1
    lost.super_event = SUPER_EVENTS.index("assassination_attempt")
    assert part(kept, "privileges") == 10
    assert part(lost, "privileges") == 4


def test_monks_are_worth_more_before_the_buddha():
    state = month(3)
    state.palaces[0] = row_of([palace(3, "monk_old court_lady_young")])
    before = part(state, "monks")
    state.super_event = SUPER_EVENTS.index("buddha")
    assert part(state, "monks") == pytest.approx(2 * before)


def test_a_lantern_festival_makes_persons_worth_more():
    few = month(6)
    many = month(6)
    few.palaces[0] = row_of([palace(3, "monk_old"), palace(3, "scholar_old")])
    many.palaces[0] = row_of([palace(3, "monk_old monk_old farmer_old"), palace(3, "scholar_old")])
    for state in (few, many):
        state.super_event = SUPER_EVENTS.index("lantern_festival")
    assert part(many, "omen") > part(few, "omen") > 0


@pytest.mark.parametrize(
    ("event", "good"),
    [("drought", "rice"), ("imperial_tribute", "money"), ("contagion", "healers")],
)
def test_a_danger_that_cannot_be_met_costs_more_the_nearer_it_is(event, good):
    near = month(8, event)
    calm = month(8)
    for state in (near, calm):
        state.palaces[0] = row_of([palace(2, "monk_old farmer_old"), palace(2, "court_lady_young")])
        state.yuan[0] = state.rice[0] = 0
    assert part(near, good) < part(calm, good)


def test_fireworks_count_for_more_when_nobody_else_has_any():
    alone = month(8, "dragon_festival")
    rivals = month(8, "dragon_festival")
    alone.fireworks = row_of([2, 0])
    rivals.fireworks = row_of([2, 4])
    assert part(alone, "fireworks") > part(rivals, "fireworks") > 0


def test_a_wall_that_will_hold_pays_its_builders():
    state = RULES.new_game(2, {"great_wall": "on"})
    assert part(state, "wall") <= 0
    state.wall = row_of([0] * 6 + [1] * 6)
    assert part(state, "wall") > part(RULES.new_game(2, {}), "wall") == 0

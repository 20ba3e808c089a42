"""What every question says: prompt, labels, targets, previews, and why not."""

from __future__ import annotations

import random

import pytest
from tests.games.refusals import reasons_heard

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.games.rotunda.clauses import CLAUSES
from tianxia.games.rotunda.paths import steps_to

GAMES = [
    (2, {"neutral_leader_actions": True}),
    (3, {"advanced_experts": True, "hall_choice": "random"}),
    (4, {}),
    (5, {"hall_choice": "last_player_chooses"}),
]


def games(rules, seeds, rich=True):
    """Positions of random games whose players mostly go on with a session they began."""
    for seed in seeds:
        rng = random.Random(seed)
        seats, options = GAMES[seed % len(GAMES)]
        state = rules.new_game(seats, options)
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            yield rng, state, question, legal
            going_on = len(legal) > 1 and question.text(legal[0]).endswith("finish")
            apply(state, rng.choice(legal[1:] if rich and going_on else legal))


@pytest.mark.clause("rotunda 4.3", "rotunda 4.4", "rotunda 4.5")
def test_a_reason_is_given_exactly_for_choices_that_are_not_legal(rules):
    heard = reasons_heard(rules, games(rules, range(4)), many=40, some=30)
    assert heard <= set(CLAUSES)
    assert len(heard) > 30


@pytest.mark.clause("rotunda 4.4", "rotunda 4.5")
def test_every_choice_has_a_line_a_label_targets_and_a_preview(rules):
    for rng, state, question, legal in games(rules, range(4)):
        assert question.prompt(state).key.startswith("prompt-")
        assert legal == sorted(set(legal))
        for choice in {*rng.sample(legal, min(3, len(legal))), rng.randrange(question.size)}:
            line = question.text(choice)
            assert rules.catalogue.choice_of(question, line) == choice
            key = question.label(state, choice).key
            assert key == "nature" if question.seat == NATURE else key.startswith("label-")
            assert all(target for target in question.targets(state, choice))
            assert all(amount.what for amount in question.preview(state, choice))


@pytest.mark.clause("rotunda 4.2", "rotunda 4.4")
def test_nobody_decides_in_the_turn_of_another(rules):
    for _, state, question, _ in games(rules, range(4)):
        if question.seat != NATURE and type(question).__name__ != "ChooseHall":
            assert question.seat == state.active


@pytest.mark.clause("rotunda 5.1")
def test_every_destination_has_a_way_of_one_to_three_steps_and_no_other_place_has(rules):
    for _, state, question, legal in games(rules, range(4), rich=False):
        if type(question).__name__ != "MoveLeader":
            continue
        for choice in range(question.size):
            at = state.leaders[question.seat * 2 + choice // 12]
            same = choice >= 12 and at == state.leaders[question.seat * 2]
            if at < 0 or same:
                continue
            steps = steps_to(state, at, choice % 12)
            occupied = choice % 12 != 11 and state.occupied >> choice % 12 & 1
            assert (choice in legal) == (1 <= steps <= 3 and not occupied)


@pytest.mark.clause("rotunda 4.3")
def test_previews_tell_what_happens_at_once(rules):
    """Coins and supply of a session's answer are as its preview says, save lasting effects."""
    for rng, state, question, legal in games(rules, range(4)):
        if not type(question).__name__.startswith("Visit"):
            continue
        choice = rng.choice(legal)
        wanted = {a.what: a.n for a in question.preview(state, choice)}
        after = rules.clone(state)
        apply(after, choice)
        seat = question.seat
        if after.used != state.used or question.text(choice).startswith("banker take coins"):
            continue
        assert after.coins[seat] - state.coins[seat] == wanted.get("coins", 0)
        assert after.supply[seat] - state.supply[seat] == wanted.get("supply", 0)
        assert after.points[seat] - state.points[seat] == wanted.get("vp", 0)

"""Questions as they are sent: options with labels and targets, and reasons against the rest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tianxia.core.dice import Dice
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import new_match
from tianxia.server.problems import KEYS, Refused
from tianxia.server.wire.canonical import Seen
from tianxia.server.wire.questions import kind_of, question_out

ROOT = Path(__file__).parents[2]
LARGEST = 48_000  # bytes of one question: a figure for every cell and direction is the largest


def asked_now(match):
    """The question as the seat that must answer gets it."""
    return question_out(match, Seen(match.view(match.to_move)))


def reasons_in(question):
    """The keys of the reasons by thing."""
    return {t: entry.reason.key for entry in question.blocked for t in entry.targets}


def played_to(game, wanted, seed):
    """A random match at the first question of that kind; None if it does not come."""
    match = new_match(rules_for(game), 2, seed=seed)
    dice = Dice(seed)
    while not match.over:
        if kind_of(match.decision) == wanted:
            return match
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_can_be_sent(game):
    rules = rules_for(game)
    for seats in range(rules.seats_min, rules.seats_max + 1):
        match = new_match(rules, seats, seed=seats)
        dice = Dice(seats)
        while not match.over:
            decision = match.decision
            legal = match.legal()
            question = asked_now(match)
            assert [option.choice for option in question.options] == legal
            assert question.kind == kind_of(decision)
            assert len(msgspec.json.encode(question)) < LARGEST
            alive = {target for option in question.options for target in option.targets}
            dead = [target for entry in question.blocked for target in entry.targets]
            assert len(dead) == len(set(dead))
            assert not alive & set(dead)
            match.play(legal[dice.below(len(legal))])


def test_a_dear_group_says_what_it_costs():
    match = new_match(rules_for("dragon"), 2, seed=4)
    while kind_of(match.decision) != "choose-action":
        match.play(match.legal()[0])
    seat = match.to_move
    match.play(match.legal()[0])
    poor = match.to_move
    assert poor != seat
    match.state.yuan[poor] = 0
    question = asked_now(match)
    assert "reason-needs-fee" in reasons_in(question).values()
    clauses = {entry.reason.key: entry.clause for entry in question.blocked}
    assert clauses["reason-needs-fee"] == "4.3"


def test_a_choice_that_leads_to_another_own_question_does_not_end_the_turn():
    match = new_match(rules_for("dragon"), 2, seed=4)
    while kind_of(match.decision) != "choose-action":
        match.play(match.legal()[0])
    match.state.yuan[match.to_move] = 20
    ends = {option.targets[0]: option.ends for option in asked_now(match).options}
    assert ends["card:harvest"]
    assert not ends["card:privilege"]


def test_an_empty_cell_says_why_it_cannot_be_chosen():
    """Terracotta Army: a horse needs an own warrior beside two empty cells."""
    found = set()
    for seed in range(20):
        match = played_to("terracotta", "mount-warrior", seed)
        if match is not None:
            view = match.view(match.to_move)
            taken = {f"cell:{cell}" for one in view["mausoleum"] for cell in one["cells"]}
            found |= set(reasons_in(asked_now(match))) - taken
    assert any(name.startswith("cell:") for name in found)


def test_only_things_on_the_table_are_explained():
    """Dragon: the draft leaves two palaces; nobody is told of a twelfth, or of persons in it."""
    match = played_to("dragon", "place-person", 3)
    assert match.rules.things.known >= {"palace:12", "person:12:monk_old"}
    palaces = match.view(match.to_move)["seats"][match.to_move]["palaces"]
    own = {f"palace:{palace['id']}" for palace in palaces}
    lodgers = {f"person:{one['id']}:{tile}" for one in palaces for tile in one["persons"]}
    told = set(reasons_in(asked_now(match)))
    assert {name for name in told if name.startswith("palace:")} <= own
    assert {name for name in told if name.startswith("person:")} <= lodgers


def test_what_is_present_is_worked_out_once_for_each_seat():
    match = new_match(rules_for("dragon"), 2, seed=4)
    seen = Seen(match.view(0))
    things = match.rules.things
    assert seen.present(things, 0) is seen.present(things, 0)
    assert seen.present(things, 0) == things.present(match.view(0), 0)


def test_the_browser_s_types_are_up_to_date():
    check = [sys.executable, str(ROOT / "tools/wire_types.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_refusal_uses_a_listed_key():
    used = set()
    for path in (ROOT / "src/tianxia/server").rglob("*.py"):
        for part in path.read_text().split('"'):
            if part.startswith("problem-") and " " not in part:
                used.add(part)
    assert used <= set(KEYS)
    assert Refused("x", 400, "problem-failed", n=1).problem().message.args == {"n": 1}

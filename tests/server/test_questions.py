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
from tianxia.server.wire.questions import Sight, kind_of, question_out

ROOT = Path(__file__).parents[2]
LARGEST = 48_000  # bytes of one question: a figure for every cell and direction is the largest


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_can_be_sent(game):
    rules = rules_for(game)
    for seats in range(rules.seats_min, rules.seats_max + 1):
        match = new_match(rules, seats, seed=seats)
        dice = Dice(seats)
        while not match.over:
            decision = match.decision
            legal = match.legal()
            question = question_out(match, match.view(match.to_move))
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
    question = question_out(match, match.view(poor))
    reasons = {t: entry.reason.key for entry in question.blocked for t in entry.targets}
    assert "reason-needs-fee" in reasons.values()
    clauses = {entry.reason.key: entry.clause for entry in question.blocked}
    assert clauses["reason-needs-fee"] == "4.3"


def test_a_choice_that_leads_to_another_own_question_does_not_end_the_turn():
    match = new_match(rules_for("dragon"), 2, seed=4)
    while kind_of(match.decision) != "choose-action":
        match.play(match.legal()[0])
    match.state.yuan[match.to_move] = 20
    ends = {
        option.targets[0]: option.ends
        for option in question_out(match, match.view(match.to_move)).options
    }
    assert ends["card:harvest"]
    assert not ends["card:privilege"]


def test_only_things_in_sight_are_explained():
    sight = Sight({"palaces": [{"id": 3}], "supply": {"monk_young": 1}, "row": [0] * 5})
    assert sight.has("palace:3")
    assert sight.has("group:5")
    assert not sight.has("palace:17")
    assert sight.has("tile:monk_young")
    assert not sight.has("tile:dragon_tamer")
    assert sight.has("money")


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

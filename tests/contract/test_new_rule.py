"""A rule is added as CONTRIBUTING tells it: to the toy, whose records of before are still read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.contract import checks
from tests.contract.play import played_match, walk

from tianxia.core.agenda import Decision
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Catalogue
from tianxia.core.words import Said
from tianxia.match.migrations import migrate
from tianxia.match.record import Move, record_of, replay
from tianxia.match.verify import verify

pytestmark = pytest.mark.interpreted


class Boast(Decision):
    """Whoever has won a prize may boast of it: a point."""

    size = 2

    def legal(self, state):
        return [0, 1]

    def apply(self, state, choice):
        state.points[self.seat] += choice

    def text(self, choice):
        return "boast" if choice else "stay silent"

    def label(self, state, choice):
        return Said("label-boast", {"n": choice})


@pytest.fixture
def before():
    """The toy without the rule."""
    from tests.contract.toy import Toy

    return Toy()


@pytest.fixture
def after(monkeypatch, before):
    """The toy with it: one question more, appended, and a version more."""
    from tests.contract import toy

    class WinPrize(toy.WinPrize):
        def apply(self, state, choice):
            state.push(Boast(self.arg))
            super().apply(state, choice)

    monkeypatch.setattr(toy, "WinPrize", WinPrize)
    monkeypatch.setattr(toy, "QUESTIONS", [*toy.QUESTIONS[:-1], WinPrize, Boast])
    monkeypatch.setattr(toy, "FRAMES", toy.FRAMES | {"WinPrize": WinPrize, "Boast": Boast})
    rules = toy.Toy()
    rules.version = before.version + 1
    rules.catalogue = Catalogue([made(0) for made in toy.QUESTIONS])
    return rules


def silent(record):
    """A record of before: nobody boasted."""
    from tests.contract.toy import NAMES

    moves = []
    picked = {}
    for move in record.moves:
        moves.append(move)
        what, _, card = move.text.partition(" ")
        if what == "pick":
            picked[move.seat] = NAMES.index(card)
        if what == "prize":
            winner = max(picked, key=lambda seat: (picked[seat], -seat))
            moves.append(Move(winner, "stay silent"))
    return replace(record, moves=moves, rounds=[])


@pytest.fixture
def record(before):
    """A game played before there was the rule."""
    return record_of(played_match(before, 3, {}, seed=5))


def test_what_was_there_keeps_its_numbers(before, after):
    old, new = before.catalogue.lines, after.catalogue.lines
    assert new == [*old, "stay silent", "boast"]


def test_a_game_of_before_is_read_with_a_step_and_refused_without(record, after):
    with pytest.raises(Unreadable, match="cannot be replayed with version 3"):
        migrate(record, after)
    brought = migrate(record, after, {("toy", 2): silent})
    assert brought.header.version == after.version
    rounds = replay(brought, after).rounds  # hashes of positions as they are now
    assert verify(replace(brought, rounds=rounds), after).scores() == record.result.scores


@pytest.mark.parametrize("seats", [2, 4])
def test_the_contract_holds_with_it(after, seats):
    state = after.new_game(seats, {})
    asked = set()
    for ply, (decision, choices, _) in enumerate(walk(state, seats)):
        asked.add(type(decision).__name__)
        checks.check_choices(decision, choices)
        checks.check_reasons(state, decision, choices, ply)
        checks.check_catalogue_knows(after, decision, choices)
        checks.check_words(state, decision, choices)
        checks.check_view(after, state)
        checks.check_round_trip(after, state)
    assert "Boast" in asked

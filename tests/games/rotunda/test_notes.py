"""What the journal hears: seat and numbers of the notes."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.journal import Journal
from tianxia.games.rotunda.notes import MEANINGS, NOTES


def test_every_note_is_known_and_its_numbers_have_names(rules):
    rng = random.Random(3)
    heard = set()
    for seed in range(20):
        seats, options = 2 + seed % 4, {"advanced_experts": seed % 2 == 0}
        state = rules.new_game(seats, options | {"hall_choice": "random"})
        state.journal = Journal()
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            going_on = len(legal) > 1 and question.text(legal[0]).endswith("finish")
            apply(state, rng.choice(legal[1:] if going_on and rng.random() < 0.9 else legal))
        for note in state.journal.notes:
            assert note.kind in NOTES
            args = rules.note_args(note.kind, note.a, note.b, note.c)
            assert list(args) == NOTES[note.kind].names
            heard.add(note.kind)
    assert set(NOTES) - heard <= {
        "hall-chosen", "experts-shuffled", "worshipped-empty", "senior-helped", "discarded",
    }  # fmt: skip


def test_numbers_become_references():
    assert MEANINGS.args("sold", 0, 2, 0) == {"res": "@res-tea", "room": "@room-market"}
    assert MEANINGS.args("worshipped", 1, 6, 3) == {
        "village": "@village-village_sw", "cell": "2,3", "n": 3,
    }  # fmt: skip
    assert MEANINGS.args("game-over", 0, 0, 0) == {}


@pytest.mark.clause("rotunda 4.2", "rotunda 5.3")
def test_notes_of_a_turn(position):
    table = position().listen().seat(0, coins=2).sit(0, "i1", junior=1, senior=1).turn()
    table.answer("move a i1", "supplier helper junior", "supplier helper senior")
    table.answer("supplier take tea", "supplier pedlar pre 1", "supplier finish")
    assert table.heard("moved") == [(0, 0, 0, 0)]
    assert table.heard("junior-helped") == table.heard("senior-helped") == [(0, 0, 0, 0)]
    assert table.heard("took-cubes") == [(0, 1, 0, 0)]
    assert table.heard("sent") == [(0, 1, 0, 0)]
    assert table.heard("pedlar-walked") == [(0, 1, 1, 0)]
    assert table.heard("pedlar-stepped") == [(NATURE, 2, 0, 0)]


@pytest.mark.clause("rotunda 5.4")
def test_notes_of_the_hall(position):
    table = position().listen().worships(7).temples().homage(2).answer("worship empty")
    assert table.heard("worshipped-empty") == [(2, 0, 0, 0)]
    assert table.heard("marker") == [(2, 8, 8, 0)]
    assert table.heard("took-amulet") == [(2, 0, 0, 0)]
    assert table.heard("end-triggered") == [(2, 0, 0, 0)]

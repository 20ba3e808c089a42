"""What is said to people, before it is put into words."""

from __future__ import annotations

import pytest

from tianxia.core.journal import EVERYBODY, Journal
from tianxia.core.words import Said, word_of


@pytest.mark.parametrize(
    ("name", "word"), [("PlayCard", "play-card"), ("Look", "look"), ("DoItNow", "do-it-now")]
)
def test_a_class_name_becomes_a_key(name, word):
    assert word_of(name) == word


def test_the_same_said_twice_is_equal():
    assert Said("x", {"n": 1}) == Said("x", {"n": 1})
    assert Said("x", {"n": 1}) != Said("x", {"n": 2})
    assert Said("x") != Said("y")
    assert len({Said("x", {"n": 1}), Said("x", {"n": 1}), Said("x")}) == 2


def test_a_whisper_is_for_some_a_note_for_all_and_a_revelation_is_counted():
    journal = Journal()
    journal.note("shown", 0, 1, 2, 3)
    journal.whisper(0b10, "dealt", 1, 5, 0, 0)
    journal.reveal()
    assert [note.seen_by for note in journal.notes] == [EVERYBODY, 0b10]
    assert [(n.kind, n.seat, n.a, n.b, n.c) for n in journal.notes] == [
        ("shown", 0, 1, 2, 3),
        ("dealt", 1, 5, 0, 0),
    ]
    assert journal.revelations == 1

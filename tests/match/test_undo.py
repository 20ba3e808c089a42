"""Going back: undo stops at what cannot be unseen, rewinding equals replaying."""

from __future__ import annotations

import random

import pytest
from tests.contract.play import played_match
from tests.match.told import told

from tianxia.core.agenda import NATURE
from tianxia.core.errors import Unreadable
from tianxia.match.match import UndoBlocked, new_match
from tianxia.match.positions import KEEP_EVERY
from tianxia.match.record import record_of, replay


def test_rewinding_to_any_ply_equals_replaying_to_it(rules):
    match = played_match(rules, rules.seats_min, {}, seed=21)
    record = record_of(match)
    for ply in range(match.ply, -1, -1):
        match.rewind(ply)
        assert told(match) == told(replay(record, rules, to=ply))


def test_after_rewinding_the_same_answers_lead_to_the_same_match(rules):
    match = played_match(rules, rules.seats_max, {}, seed=22)
    end = told(match)
    lines = [entry.text for entry in match.entries]
    for ply in (0, 1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, len(lines) - 1):
        match.rewind(ply)
        match.advance()
        while not match.over:
            match.play_text(lines[match.ply])
        assert told(match) == end


def test_copies_are_kept_every_few_plies_and_dropped_when_they_are_in_the_future(rules):
    match = played_match(rules, rules.seats_min, {}, seed=23)
    kept = set(range(0, match.ply + 1, KEEP_EVERY))
    assert set(match._positions.kept) == kept
    match.rewind(3 * KEEP_EVERY)
    assert set(match._positions.kept) == {at for at in kept if at <= 3 * KEEP_EVERY}
    match.rewind(1)
    assert set(match._positions.kept) == {0}


def test_a_ply_that_was_never_asked_cannot_be_returned_to(match):
    before = told(match)
    for ply in (-1, match.ply + 1):
        with pytest.raises(Unreadable, match=f"no question {ply}"):
            match.rewind(ply)
    match.rewind(match.ply)
    assert told(match) == before


def test_undo_asks_the_last_question_again(rules):
    """Wherever nothing but the seat's own answers happened since, undo restores the match."""
    match = played_match(rules, rules.seats_max, {}, seed=24, plies=20)
    taken_back = 0
    while not match.over:
        seat, ply, before = match.to_move, match.ply, told(match)
        entries = match.play(match.legal()[0])
        others = [e for e in entries if not e.forced and e.seat != seat]
        if not others:
            assert match.undo_blocker(seat) is None
            assert match.undo(seat) == ply
            assert told(match) == before
            match.play(match.legal()[0])
            taken_back += 1
    assert taken_back > 5


def test_undo_never_passes_nature_or_another_seat(rules):
    match = played_match(rules, rules.seats_max, {}, seed=25, plies=20)
    begun, chooser = match.ply, random.Random(4)
    blocked = set()
    while not match.over:
        seat = match.to_move
        entries = match.play(chooser.choice(match.legal()))
        last = [e for e in entries if not e.forced and e.seat != seat]
        if last:
            key = "undo-blocked-chance" if last[-1].seat == NATURE else "undo-blocked-other"
            before = told(match)
            with pytest.raises(UndoBlocked) as found:
                match.undo(seat)
            assert found.value.said.key == key
            assert match.undo_blocker(seat) == found.value.said
            assert told(match) == before
            assert match.undo_floor(seat) == last[-1].ply + 1
            blocked.add(key)
    drawn = any(e.seat == NATURE and not e.forced for e in match.entries[begun:])
    assert ("undo-blocked-chance" in blocked) == drawn, "some games draw only before they begin"


def test_a_seat_cannot_take_back_the_answer_of_another(rules):
    match = played_match(rules, rules.seats_max, {}, seed=26, plies=40)
    while True:
        seat, ply = match.to_move, match.ply
        entries = match.play(match.legal()[0])
        if len(entries) == 1 and match.to_move != seat:
            break
    other = match.to_move
    assert match.undo_blocker(other).key == "undo-blocked-other"
    assert match.undo_blocker(other).args == {"player": match.names[seat]}
    with pytest.raises(UndoBlocked):
        match.undo(other)
    assert match.undo(seat) == ply


def test_nothing_can_be_taken_back_before_the_first_answer(rules):
    match = new_match(rules, rules.seats_min, seed=1)
    for seat in range(match.seats):
        assert match.undo_blocker(seat) is not None
        with pytest.raises(UndoBlocked):
            match.undo(seat)


def test_undo_cuts_the_notes_of_what_was_taken_back(rules):
    match = played_match(rules, rules.seats_max, {}, seed=24, plies=20)
    cut = 0
    while not match.over and not cut:
        seat, ply = match.to_move, match.ply
        notes = [str(note) for note in match.journal.notes]
        match.play(match.legal()[0])
        fresh = [str(note) for note in match.notes_since(ply)]
        assert [str(note) for note in match.journal.notes] == notes + fresh
        if fresh and match.undo_blocker(seat) is None:
            match.undo(seat)
            assert [str(note) for note in match.journal.notes] == notes
            assert match.notes_since(match.ply) == []
            cut += 1
    assert cut


@pytest.mark.interpreted
def test_undo_never_passes_a_revelation(toy):
    """The last seat's pick shows all cards, though it was this very seat's answer."""
    from tests.contract.toy import Pick

    match = new_match(toy, 2, seed=2)
    match.play_text("look away")
    match.play(match.legal()[0])
    assert isinstance(match.decision, Pick)
    assert match.undo_blocker(0) is None
    seat = match.to_move
    entries = match.play(match.legal()[0])
    shown = entries[0].ply
    match.rewind(shown + 1)  # before nature draws the prize: only the revelation is in the way
    assert match.undo_floor(seat) == shown + 1
    assert match.undo_blocker(seat).key == "undo-blocked-revealed"
    with pytest.raises(UndoBlocked, match="revealed"):
        match.undo(seat)


@pytest.mark.interpreted
def test_looking_at_a_hidden_card_cannot_be_undone(toy):
    match = new_match(toy, 2, seed=2)
    match.play_text("look")
    with pytest.raises(UndoBlocked, match="revealed"):
        match.undo(0)


@pytest.mark.interpreted
def test_a_forced_answer_of_another_seat_does_not_block_undo(toy):
    from tests.contract.toy import Pick

    match = new_match(toy, 2, seed=1)
    match.state.hands = [[1, 1, 1, 0, 0], [0, 0, 0, 1, 0]]
    match.state.agenda = [Pick(0), Pick(1), Pick(0)]
    ply = match.ply
    match._positions.kept[ply] = toy.clone(match.state)
    match.submit(0, ply, [2])
    assert [entry.seat for entry in match.entries[ply:]] == [0, 1]
    assert match.undo(0) == ply

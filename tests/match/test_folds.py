"""Written answers lead to one position, whoever follows them: record, store, undo, review."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.contract.play import played_match, written
from tests.match.told import told

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.errors import TianxiaError, Unreadable
from tianxia.match.match import Match
from tianxia.match.record import Record, record_of, replay
from tianxia.review.decisions import decisions
from tianxia.server.storage.rows import Place, StoredEntry, TableRow
from tianxia.server.tables.restore import restore

SECRET = bytes(range(32))


@pytest.fixture
def played(rules) -> Match:
    """A match whose secret a server would know, some way into the game."""
    match = played_match(rules, rules.seats_min, {}, seed=31, plies=130)
    again = Match(rules, match.seats, {}, secret=SECRET, names=match.names)
    again.advance()
    while again.ply < 130 and not again.over:
        again.play(again.legal()[-1])
    return again


def stored(match: Match) -> tuple[TableRow, list[StoredEntry]]:
    """The match as a server keeps it."""
    seats = [Place("person", name) for name in match.names]
    components, version = match.rules.components_hash, match.rules.version
    row = TableRow(
        "t", match.rules.name, version, components, {**match.options}, SECRET.hex(), seats, "h",
        "playing", 0, 0,
    )  # fmt: skip
    return row, [StoredEntry(e.ply, e.seat, e.text, e.forced) for e in match.entries]


def test_store_and_record_lead_to_the_same_match(rules, played):
    row, entries = stored(played)
    back = restore(row, entries, rules)
    assert told(back.match) == told(played)
    assert back.moves is None, "nothing had to be brought up to date"
    assert told(replay(record_of(played), rules, secret=SECRET)) == told(played)
    sealed = replay(record_of(played), rules)
    assert sealed.commitment == back.match.commitment == played.commitment
    assert [written(rules, m.state) for m in (sealed, played)] == [written(rules, played.state)] * 2


def test_undo_history_and_review_see_the_position_of_the_record(rules, played):
    record = record_of(played)
    reviewed = {one.ply: written(rules, one.state) for one in decisions(played)}
    assert reviewed
    for ply in range(0, played.ply + 1, 5):
        expected = written(rules, replay(record, rules, to=ply).state)
        assert written(rules, played.at(ply)) == expected
        assert reviewed.get(ply, expected) == expected
    before = told(played)
    kept = played.at(played.ply // 2)
    played.rewind(played.ply // 2)
    assert written(rules, played.state) == written(rules, kept)
    assert told(played) != before


def test_what_is_done_with_an_earlier_position_leaves_the_match_alone(played):
    before = told(played)
    for ply in (0, 16, 17, played.ply - 1):
        position = played.at(ply)
        question = pending(position)
        apply(position, question.legal(position)[0])
    assert told(played) == before
    for ply in (-1, played.ply + 1):
        with pytest.raises(Unreadable, match=f"no question {ply}"):
            played.at(ply)


def tampered(match: Match, change) -> tuple[Record, list[StoredEntry]]:
    """The same change of one answer in a record and in a store."""
    record, (_, entries) = record_of(match), stored(match)
    at, seat, text = change(match)
    record.moves[at] = replace(record.moves[at], seat=seat, text=text)
    entries[at] = StoredEntry(at, seat, text, entries[at].forced)
    return record, entries


def another_seat(match: Match):
    """An answer that is said to come from somebody else."""
    entry = next(e for e in match.entries if e.seat != NATURE and not e.forced)
    return entry.ply, 1 - entry.seat, entry.text


def another_draw(match: Match):
    """A draw that the seal does not give."""
    for entry in match.entries:
        state = match.at(entry.ply)
        question = pending(state)
        others = [c for c in question.legal(state) if question.text(c) != entry.text]
        if entry.seat == NATURE and others:
            return entry.ply, NATURE, question.text(others[0])
    raise AssertionError("nature draws in every game")


def another_game(match: Match):
    """A line that answers nothing."""
    return 3, match.entries[3].seat, "fold the table"


@pytest.mark.parametrize("change", [another_seat, another_draw, another_game])
def test_store_and_record_refuse_the_same_answers_with_the_same_words(rules, played, change):
    record, entries = tampered(played, change)
    said = []
    for read in (
        lambda: replay(record, rules, secret=SECRET),
        lambda: restore(stored(played)[0], entries, rules),
    ):
        with pytest.raises(TianxiaError) as refused:
            read()
        said.append(str(refused.value))
    assert said[0] == said[1]
    assert f"Ply {change(played)[0]} cannot be replayed: " in said[0]

"""Records of older rules: one step per version, or a clear refusal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.contract.play import played_match

from tianxia.core.errors import Unreadable
from tianxia.match.migrations import migrate
from tianxia.match.record import Move, record_of
from tianxia.match.verify import verify


@pytest.fixture
def record(rules):
    return record_of(played_match(rules, rules.seats_min, {}, seed=41))


def aged(record, steps):
    """The record as rules that wrote `old ` before every move would have left it."""
    moves = [Move(m.seat, "old " * steps + m.text, m.forced) for m in record.moves]
    header = replace(record.header, version=record.header.version - steps)
    return replace(record, header=header, moves=moves)


def one_step(record):
    """Take one `old ` away from every move."""
    moves = [Move(m.seat, m.text.removeprefix("old "), m.forced) for m in record.moves]
    return replace(record, moves=moves)


def test_a_record_of_this_version_is_left_alone(rules, record):
    assert migrate(record, rules) is record


def test_an_old_record_is_brought_forward_step_by_step(rules, record):
    steps = {(rules.name, rules.version - back): one_step for back in (1, 2)}
    for age in (1, 2):
        fresh = migrate(aged(record, age), rules, steps)
        assert fresh == record
        assert verify(fresh, rules).over


def test_a_record_without_a_step_is_refused_but_still_readable(rules, record):
    old = aged(record, 2)
    steps = {(rules.name, rules.version - 1): one_step}
    with pytest.raises(Unreadable, match=f"version {rules.version - 2} .* cannot be replayed"):
        migrate(old, rules, steps)
    assert old.lines()


def test_a_record_of_a_later_version_is_refused(rules, record):
    later = replace(record, header=replace(record.header, version=rules.version + 1))
    with pytest.raises(Unreadable, match=f"this program knows version {rules.version}"):
        migrate(later, rules)


def test_a_record_of_another_game_is_refused(rules, record):
    other = replace(record, header=replace(record.header, game="chess"))
    with pytest.raises(Unreadable, match="a record of chess"):
        migrate(other, rules)

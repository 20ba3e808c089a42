"""Records as files: every way of being unreadable is named with its line."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.play import played_match

from tianxia.core.components import changed
from tianxia.core.dice import commitment
from tianxia.core.errors import TianxiaError, Unreadable
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import Match, new_match
from tianxia.match.migrations import migrate
from tianxia.match.record import BadRecord, parse_record, read_record, record_of, replay
from tianxia.match.verify import verify

FIRST = next(iter(GAMES))


def finished_lines(game=FIRST):
    """A finished record as lines."""
    rules = rules_for(game)
    return record_of(played_match(rules, rules.seats_min, {}, seed=31)).lines()


LINES = finished_lines()
MARK = next(number for number, line in enumerate(LINES) if '"round"' in line)
END = len(LINES) - 1


def with_line(number, text):
    """The record with one line replaced; lines count from zero here."""
    return "\n".join([*LINES[:number], text, *LINES[number + 1 :]])


def changed_row(number, **values):
    """The record with some values of one line replaced."""
    return with_line(number, json.dumps(json.loads(LINES[number]) | values))


def without(number, name):
    """The record with one value of one line left out."""
    row = json.loads(LINES[number])
    del row[name]
    return with_line(number, json.dumps(row))


SEAL = {"ply": 0, "commitment": "", "parts": [None, None], "secret": "00" * 32}
UNREADABLE = {
    "no JSON": (3, with_line(3, "{ply: 2}")),
    "half a line": (END, with_line(END, LINES[END][:20])),
    "a list": (2, with_line(2, "[1, 2]")),
    "a number": (2, with_line(2, "7")),
    "a word": (2, with_line(2, '"move"')),
    "nothing": (2, with_line(2, "null")),
    "an empty row": (2, with_line(2, "{}")),
    "deep brackets": (2, with_line(2, "[" * 100_000)),
    "a head of something else": (0, changed_row(0, tianxia="save")),
    "no head": (0, "\n".join(LINES[1:])),
    "an unknown format": (0, changed_row(0, format=99)),
    "no format": (0, without(0, "format")),
    "no seats": (0, without(0, "seats")),
    "seats in words": (0, changed_row(0, seats="two")),
    "no commitment": (0, without(0, "commitment")),
    "seals that are a number": (0, changed_row(0, seals=5)),
    "a seal that is a word": (0, changed_row(0, seals=["wax"])),
    "a seal without parts": (0, changed_row(0, seals=[{"ply": 0, "commitment": ""}])),
    "a seal with too many parts": (0, changed_row(0, seals=[SEAL | {"parts": [None] * 9}])),
    "a part of another length": (0, changed_row(0, seals=[SEAL | {"parts": ["ab", None]}])),
    "half a half": (0, changed_row(0, seals=[SEAL | {"secret": "ab"}])),
    "names that are no list": (0, changed_row(0, names="Ania")),
    "options that are a list": (0, changed_row(0, options=[])),
    "a version in words": (0, changed_row(0, version="one")),
    "a wrong ply": (4, changed_row(4, ply=17)),
    "no ply": (4, without(4, "ply")),
    "a move that is a number": (4, changed_row(4, move=5)),
    "no seat": (4, without(4, "seat")),
    "seat zero": (4, changed_row(4, seat=0)),
    "a seat too many": (4, changed_row(4, seat=99)),
    "a seat that is true": (4, changed_row(4, seat=True)),
    "a seat with a name": (4, changed_row(4, seat="Ania")),
    "a round in words": (MARK, changed_row(MARK, round="first")),
    "an endless round": (MARK, changed_row(MARK, round=float("inf"))),
    "no hash": (MARK, without(MARK, "hash")),
    "a result that is a number": (END, changed_row(END, result=1)),
    "no scores": (END, changed_row(END, result={"ranking": [], "secret": ""})),
    "scores in words": (END, changed_row(END, result={"scores": ["a"]})),
    "endless scores": (END, changed_row(END, result={"scores": [float("inf")]})),
    "a secret of another length": (
        END,
        changed_row(END, result={"scores": [], "ranking": [], "secret": "ab" * 65}),
    ),
    "a secret that is not hexadecimal": (
        END,
        changed_row(END, result={"scores": [], "ranking": [], "secret": "zz"}),
    ),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_an_unreadable_line_is_named(what):
    number, text = UNREADABLE[what]
    with pytest.raises(Unreadable, match=rf"^game\.jsonl: line {number + 1} .*\.$"):
        parse_record(text, "game.jsonl")


def test_an_empty_record_is_refused():
    for text in ("", "\n \n"):
        with pytest.raises(Unreadable, match="empty"):
            parse_record(text)


def test_files_that_cannot_be_read_are_refused(tmp_path):
    with pytest.raises(Unreadable, match="cannot be read"):
        read_record(tmp_path / "nothing.jsonl")
    with pytest.raises(Unreadable, match="cannot be read"):
        read_record(tmp_path)
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unreadable, match="not a text file"):
        read_record(binary)


def test_a_written_file_is_read_back(tmp_path):
    record = parse_record("\n".join(LINES))
    record.write(tmp_path / "game.jsonl")
    assert read_record(tmp_path / "game.jsonl") == record


def test_names_keep_their_letters_and_empty_lines_do_not_matter(tmp_path):
    rules = rules_for(FIRST)
    names = ["Zażółć", "龍"] + ["x"] * (rules.seats_min - 2)
    match = new_match(rules, rules.seats_min, seed=1, names=names)
    record_of(match).write(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert "Zażółć" in text
    assert parse_record(text.replace("\n", "\n\n")).header.names == names


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


@given(st.integers(0, END), st.integers(0, 10), ODD)
@settings(max_examples=300)
def test_whatever_stands_in_a_record_is_read_or_refused_in_words(number, at, odd):
    row = json.loads(LINES[number])
    inside = row.get("result", row)
    inside[list(inside)[at % len(inside)]] = odd
    rules = rules_for(FIRST)
    with suppress(TianxiaError):  # any other error is a bug
        verify(migrate(parse_record(with_line(number, json.dumps(row))), rules), rules)


@given(st.text(max_size=60))
def test_whatever_stands_in_a_file_is_read_or_refused_in_words(text):
    with suppress(TianxiaError):  # any other error is a bug
        parse_record(text + "\n" + "\n".join(LINES[1:]))


def test_a_record_of_other_components_is_refused():
    game = GAMES[FIRST]
    path, values = next((path, v) for path, v in game.switches.items() if len(v) > 1)
    printed = game.components()
    other = next(value for value in values if value != printed.at(path))
    rules = game.make(changed(printed, path, other))
    record = parse_record("\n".join(LINES))
    for use in (replay, verify):
        with pytest.raises(Unreadable, match="another components file"):
            use(record, rules)


@pytest.mark.parametrize("values", [{"game": "chess"}, {"version": 99}, {"version": 0}])
def test_a_record_of_another_game_or_version_is_not_replayed_as_it_stands(values):
    record = parse_record("\n".join(LINES))
    record = replace(record, header=replace(record.header, **values))
    for use in (replay, verify):
        with pytest.raises(Unreadable, match=r"version|record of"):
            use(record, rules_for(FIRST))


def test_an_unfinished_record_cannot_be_verified():
    rules = rules_for(FIRST)
    match = played_match(rules, rules.seats_min, {}, seed=1, plies=50)
    record = record_of(match)
    assert record.result is None
    assert match.secret.hex() not in "\n".join(record.lines())
    with pytest.raises(Unreadable, match="still sealed"):
        verify(record, rules)


def play_first_choices(match):
    """Play on until the end."""
    while not match.over:
        match.play(match.legal()[0])


def test_a_replayed_match_without_its_secret_cannot_go_on_where_nature_must_draw():
    rules = rules_for(FIRST)
    record = record_of(played_match(rules, rules.seats_min, {}, seed=1, plies=50))
    match = replay(record, rules)
    assert match.commitment == record.header.commitment
    with pytest.raises(TianxiaError, match="secret is not known"):
        play_first_choices(match)


def test_the_seal_is_shown_before_the_game_and_opens_after_it():
    rules = rules_for(FIRST)
    first, second = Match(rules, rules.seats_min), Match(rules, rules.seats_min)
    assert first.secret != second.secret
    assert len(first.secret) == 32
    assert first.commitment == commitment(first.secret)


def test_replay_stops_at_the_first_bad_ply_and_says_so():
    record = parse_record(changed_row(5, move="fold the table"))
    ply = json.loads(LINES[5])["ply"]
    with pytest.raises(BadRecord, match=f"^Ply {ply} cannot be replayed: .*fold the table.*$"):
        replay(record, rules_for(FIRST))

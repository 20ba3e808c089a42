"""Answers to a match: what is refused changes nothing, what is accepted is logged."""

from __future__ import annotations

import random

import pytest
from tests.contract.play import played_match

from tianxia.core.agenda import NATURE
from tianxia.core.errors import Illegal, Stale, Unreadable
from tianxia.match.match import Match, new_match


def everything(match):
    """All that an answer could change."""
    return (
        match.rules.fingerprint(match.state),
        list(match.entries),
        list(match.rounds),
        [str(note) for note in match.journal.notes],
        match.journal.revelations,
        match._dice.used,
    )


def refused(match, error, seat, ply, choices):
    """The one sentence with which an answer is refused; nothing has changed."""
    before = everything(match)
    with pytest.raises(error) as found:
        match.submit(seat, ply, choices)
    assert everything(match) == before
    sentence = str(found.value)
    assert sentence.endswith(".")
    assert sentence.count(".") == 1
    assert "\n" not in sentence
    return sentence


def an_illegal_choice(match):
    """A number that is not among the legal choices."""
    legal = match.legal()
    return next(choice for choice in range(match.decision.size + 1) if choice not in legal)


def test_the_wrong_seat_is_refused(match):
    for seat in range(match.seats):
        if seat != match.to_move:
            sentence = refused(match, Illegal, seat, match.ply, match.legal()[:1])
            assert sentence == f"It is not seat {seat + 1} that must answer now."


def test_nature_cannot_be_played_by_anybody(match):
    refused(match, Illegal, NATURE, match.ply, match.legal()[:1])


def test_an_illegal_choice_is_refused(match):
    for choice in (an_illegal_choice(match), -1, match.decision.size, 10**9):
        refused(match, Illegal, match.to_move, match.ply, [choice])


def test_an_answer_to_an_older_or_later_question_is_stale(match):
    for ply in (match.ply - 1, match.ply + 1, 0, -1):
        sentence = refused(match, Stale, match.to_move, ply, match.legal()[:1])
        assert str(match.ply) in sentence


def test_an_answer_without_a_choice_is_refused(match):
    refused(match, Unreadable, match.to_move, match.ply, [])


def test_a_finished_match_takes_no_answer(rules):
    match = played_match(rules, rules.seats_min, {}, seed=3)
    assert match.over
    assert match.legal() == []
    assert match.decision is None
    assert refused(match, Illegal, 0, match.ply, [0]) == "The game is over."
    with pytest.raises(Illegal, match="over"):
        match.play(0)
    with pytest.raises(Illegal, match="over"):
        match.play_text("anything")
    with pytest.raises(Illegal, match="over"):
        assert match.to_move


def test_a_line_that_means_nothing_or_answers_another_question_is_refused(match):
    before = everything(match)
    with pytest.raises(Unreadable, match="no move"):
        match.play_text("fold the table")
    other = next(
        line
        for line, name in zip(match.rules.catalogue.lines, match.rules.catalogue.names, strict=True)
        if name != type(match.decision).__name__
    )
    with pytest.raises(Unreadable, match="does not answer"):
        match.play_text(other)
    assert everything(match) == before


def test_an_accepted_answer_is_the_first_entry_that_comes_back(match):
    seat, ply, choice = match.to_move, match.ply, match.legal()[-1]
    text = match.decision.text(choice)
    entries = match.submit(seat, ply, [choice])
    first = entries[0]
    assert (first.ply, first.seat, first.text, first.forced) == (ply, seat, text, False)
    assert entries == match.entries[ply:]


def test_after_every_answer_somebody_has_to_think(rules):
    match = played_match(rules, rules.seats_min, {}, seed=8, plies=60)
    while not match.over:
        assert match.to_move != NATURE
        assert len(match.legal()) > 1
        match.play(match.legal()[0])


def test_answers_without_an_alternative_are_given_and_logged_as_forced(rules):
    match = played_match(rules, rules.seats_max, {}, seed=4)
    forced = [entry for entry in match.entries if entry.forced and entry.seat != NATURE]
    assert forced, "this game never forced anybody"
    copy = Match(rules, match.seats, {}, secret=match.secret)
    for entry in match.entries:
        assert (len(copy.legal()) == 1) == entry.forced
        copy.repeat(entry.text)


def test_a_batch_is_accepted_as_a_whole(match):
    """Answers to consecutive questions of one seat, sent together, equal the same ones singly."""
    tried = 0
    chooser = random.Random(2)
    while not match.over and tried < 5:
        seat, ply = match.to_move, match.ply
        twin = played_match(match.rules, match.seats, {}, seed=11, plies=90)
        _catch_up(twin, match)
        choices = [chooser.choice(match.legal())]
        match.submit(seat, ply, choices)
        passed = [entry.seat for entry in match.entries[ply:]]
        if not match.over and match.to_move == seat and NATURE not in passed:
            choices.append(chooser.choice(match.legal()))
            match.play(choices[1])
            twin.submit(seat, ply, choices)
            assert everything(twin) == everything(match)
            tried += 1
    assert tried, "no seat was ever asked twice in a row"


def _catch_up(twin, match):
    while twin.ply < match.ply:
        twin.play_text(match.entries[twin.ply].text)


def test_a_batch_with_one_bad_choice_changes_nothing(match):
    first = match.legal()[0]
    refused(match, Illegal, match.to_move, match.ply, [first, 10**6])
    refused(match, Illegal, match.to_move, match.ply, [first] * 500)
    refused(match, Illegal, match.to_move, match.ply, [an_illegal_choice(match), first])


@pytest.mark.interpreted
def test_a_batch_passes_over_what_another_seat_is_forced_to_answer(toy):
    from tests.contract.toy import Pick

    match = new_match(toy, 2, seed=1)
    match.state.hands = [[1, 1, 1, 0, 0], [0, 0, 0, 1, 0]]
    match.state.agenda = [Pick(0), Pick(1), Pick(0)]
    entries = match.submit(0, match.ply, [2, 0])
    assert [(entry.seat, entry.text, entry.forced) for entry in entries] == [
        (0, "pick cat", False),
        (1, "pick dog", True),
        (0, "pick ant", False),
    ]


@pytest.mark.interpreted
def test_a_batch_stops_before_nature(toy):
    match = new_match(toy, 2, seed=1)
    assert match.decision.text(1) == "look"
    refused(match, Illegal, 0, match.ply, [1, match.rules.catalogue.size - 1])


def test_options_seats_and_names_that_do_not_fit_are_refused(rules):
    with pytest.raises(Unreadable, match="seats"):
        Match(rules, rules.seats_max + 1)
    with pytest.raises(Unreadable, match="seats"):
        Match(rules, 10**12, names=[])
    with pytest.raises(Unreadable, match="no option 'weather'"):
        Match(rules, rules.seats_min, {"weather": "rain"})
    with pytest.raises(Unreadable, match="names"):
        Match(rules, rules.seats_min, names=["only one"] * (rules.seats_min + 1))
    for option in rules.options:
        with pytest.raises(Unreadable, match=option.name):
            Match(rules, rules.seats_min, {option.name: "no such value"})


def test_only_whole_numbers_are_choices(rules):
    match = new_match(rules, 2, seed=1)
    choice = match.legal()[0]
    sentence = refused(match, Unreadable, match.to_move, match.ply, [float(choice)])
    assert "whole number" in sentence


def test_any_kind_of_whole_number_is_written_down_as_a_plain_one(rules):
    match, other = (new_match(rules, 2, seed=1) for _ in range(2))
    first = match.legal()[0]

    class Number:
        def __index__(self):
            return first

    assert match.play(Number()) == other.play(first)

"""The catalogue of every registered game: choices, ids and lines mean each other."""

from __future__ import annotations

import pytest
from tests.contract.cases import (
    Case,
    alternatives,
    is_playable,
    option_values,
    rules_with,
    seat_counts,
)
from tests.contract.play import encoded

from tianxia.core.errors import Unreadable
from tianxia.core.rows import room
from tianxia.core.rules import Catalogue
from tianxia.games.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_id_is_written_as_one_line_of_its_own_and_read_back(game):
    catalogue = rules_with(game).catalogue
    lines = [catalogue.text(action) for action in range(catalogue.size)]
    assert len(set(lines)) == catalogue.size > 0
    for action, line in enumerate(lines):
        assert catalogue.parse(line) == action
        assert line == " ".join(line.split()) != ""
        assert line.isascii()


@every_game
def test_the_choices_of_every_question_fit_into_the_room_of_a_driver(game):
    assert max(question(0).size for question in rules_with(game).parts.questions) <= len(room())


@every_game
def test_lines_are_read_whatever_the_spaces_between_their_words(game):
    catalogue = rules_with(game).catalogue
    line = next(line for line in catalogue.lines if " " in line)
    assert catalogue.parse("  " + line.replace(" ", " \t ") + "\n") == catalogue.parse(line)


@every_game
def test_a_line_that_means_nothing_is_refused_by_name(game):
    with pytest.raises(Unreadable, match="'fold the table'"):
        rules_with(game).catalogue.parse("fold the table")


@every_game
def test_a_line_of_another_question_is_refused(game):
    rules = rules_with(game)
    catalogue = rules.catalogue
    names = list(catalogue.bases)
    state = rules.new_game(seat_counts(game)[0], {})
    decision = state.agenda[-1]
    other = next(name for name in names if name != type(decision).__name__)
    with pytest.raises(Unreadable, match=type(decision).__name__):
        catalogue.choice_of(decision, catalogue.text(catalogue.bases[other]))


@every_game
def test_the_blocks_of_the_questions_cover_all_ids_without_gaps(game):
    catalogue = rules_with(game).catalogue
    at = 0
    for name, base in catalogue.bases.items():
        assert base == at
        block = [action for action in range(catalogue.size) if catalogue.names[action] == name]
        assert block == list(range(base, base + len(block)))
        at += len(block)
    assert at == catalogue.size


@every_game
def test_ids_do_not_move_when_a_ruling_is_switched(game):
    lines = rules_with(game).catalogue.lines
    for switch in alternatives(game):
        assert rules_with(game, (switch,)).catalogue.lines == lines


@every_game
def test_slices_have_names_lengths_and_meanings_of_their_own(game):
    slices = rules_with(game).slices()
    assert len({part.name for part in slices}) == len(slices) > 0
    assert all(part.length > 0 and part.meaning and part.most >= 1 for part in slices)


# What is agreed on for the set-up only, or for the eye: the table itself shows it afterwards.
SET_UP = {"start_player", "first_player", "wheel_offsets", "scoring_tiles", "open_hands"}
SET_UP |= {"hall_choice", "auction_removed_boards", "auction_removed_ids"}


@every_game
def test_the_encoding_tells_what_was_agreed_on(game):
    rules = rules_with(game)
    for name, value in option_values(game):
        cases = [Case(game, seats, ((name, value),)) for seats in seat_counts(game)]
        case = next(case for case in cases if is_playable(case))
        usual, agreed = (
            encoded(rules, rules.new_game(case.seats, options), 0)
            for options in ({}, case.agreed())
        )
        assert (usual != agreed) or name in SET_UP or value == "random", f"{name} = {value}"


@pytest.mark.interpreted
def test_two_choices_with_one_line_are_refused():
    from tianxia.core.agenda import Decision

    class Twice(Decision):
        size = 2

        def text(self, choice):
            return "the same"

    with pytest.raises(AssertionError, match="the same"):
        Catalogue([Twice(0)])

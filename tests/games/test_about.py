"""What a line of the log is about: things that the game declares."""

from __future__ import annotations

import random

import pytest

from tianxia.core.notes import Notes, Shape
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import new_match

# a kind of note, the seat, its numbers, and the things it is about
CASES = {
    "dragon": [
        ("drafted", 0, (0, 2, 5), ["tile:", "tile:"]),
        ("chose-group", 0, (2, 0, 0), ["group:2"]),
        ("took-money", 0, (3, 0, 0), []),
    ],
    "zhanguo": [
        ("moved-governor", 1, (3, 4, 0), ["region:3", "region:4"]),
        ("activated", 1, (35, 2, 0), ["ability:2:35"]),
        ("went-to-court", 1, (58, 0, 0), ["court:top", "action:"]),
    ],
    "terracotta": [
        ("placed", 0, (0, 12, 0), ["segment:11"]),
        ("moved-warrior", 0, (0, 0, 4), ["figure:r1c5"]),
        ("took-coins", 0, (2, 0, 0), []),
    ],
    "tea_garden": [
        ("sailed", 0, (4, 0, 0), ["river:4"]),
        ("climbed", 0, (2, 0, 0), ["emperor_row:2"]),
        ("drew", 0, (1, 0, 0), []),
    ],
    "rotunda": [
        ("entered-hall", 1, (0, 0, 0), ["walked:1:hall"]),
        ("worshipped", 0, (0, 7, 3), ["village:", "worship:"]),
        ("turn", 0, (4, 0, 0), []),
    ],
}


@pytest.mark.parametrize(
    ("game", "kind", "seat", "numbers", "about"),
    [(game, *case) for game, cases in CASES.items() for case in cases],
)
def test_a_note_names_the_things_it_is_about(game, kind, seat, numbers, about):
    found = rules_for(game).note_about(kind, seat, *numbers)
    assert len(found) == len(about)
    for name, begins in zip(found, about, strict=True):
        assert name == begins or (begins.endswith(":") and name.startswith(begins))
        assert name in rules_for(game).things.known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_a_game_notes_is_about_declared_things(game, seed):
    rules = rules_for(game)
    match = new_match(rules, 3, None, f"about {seed}", None)
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    told = set()
    for note in match.journal.notes:
        told.update(rules.note_about(note.kind, note.seat, note.a, note.b, note.c))
    assert told
    assert told <= rules.things.known


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_is_filled_from_the_names_of_its_note(game):
    notes = rules_for(game).parts.notes
    for kind, shape in notes.shapes.items():
        places = {name.partition(":")[2] or name.partition(":")[0] for name in shape.names}
        for pattern in shape.about:
            wanted = {part.split("}")[0] for part in pattern.split("{")[1:]}
            assert wanted <= places | {"seat"}, kind


def test_a_number_is_a_part_of_a_name_as_records_write_it():
    notes = Notes(
        {"met": Shape(["card:first", "n"], ["card:{first}", "pile:{n}:{seat}"])},
        {"card": ["ox", "hen"]},
    )
    assert notes.about("met", 2, 1, 4, 0) == ["card:hen", "pile:4:2"]
    assert notes.args("met", 1, 4, 0) == {"first": "@card-hen", "n": 4}

"""The position as numbers: named slices, the viewer's seat first."""

from __future__ import annotations

import random

import pytest
from tests.games.encoding import encoded, encoded_at_the_end, ones

from tianxia.games.terracotta.encode import PER_CELL, PER_SPACE, QUESTIONS
from tianxia.games.terracotta.grid import CELL_NAMES
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.names import MASTERS, TILES
from tianxia.games.terracotta.specialists import PlaceSpecialist
from tianxia.games.terracotta.weapons import UseWeapon


def on_cell(parts, name):
    """What stands in the numbers of one cell."""
    first = CELL_NAMES.index(name) * PER_CELL
    return ones(parts["mausoleum"][first : first + PER_CELL])


@pytest.mark.clause("terracotta 3")
def test_the_encoding_has_one_length_for_all_positions_and_seat_counts(new_game):
    rng = random.Random(1)
    for seats in (2, 3, 4):
        table = new_game(seats)
        parts = encoded_at_the_end(table, rng)
        assert ones(parts["phase"]) == [4]
        assert ones(parts["to_move"]) == []
        assert ones(parts["question"]) == []


@pytest.mark.clause("terracotta 3")
def test_before_the_first_draw_nothing_is_set(new_game):
    parts = encoded(new_game(3))
    assert ones(parts["round"]) == [0]
    assert ones(parts["tiles"]) == []
    assert ones(parts["inner_offset"]) == ones(parts["middle_offset"]) == []
    assert ones(parts["to_move"]) == []  # nature


@pytest.mark.clause("terracotta 3")
def test_the_public_table_is_encoded(position):
    table = position(3).round(2).warehouses(sw=4).inspectors(3, 8).organizer(guard=5)
    table.specialists(musician=1).occupy(2, (1, "craftsman")).seat(2, artisans=1)
    table.occupy(7, (2, "artisan")).turn(1)
    table.state.inner_offset, table.state.middle_offset = 3, 11
    parts = encoded(table)
    assert ones(parts["seats"]) == [0, 1, 2]
    assert ones(parts["round"]) == [2]
    assert ones(parts["to_move"]) == [1]
    assert ones(parts["question"]) == [QUESTIONS["PlaceWorker"]]
    assert ones(parts["inner_offset"]) == [3]
    assert ones(parts["middle_offset"]) == [11]
    assert ones(parts["workers"]) == [
        4 * PER_SPACE + 1, 4 * PER_SPACE + 4, 14 * PER_SPACE + 2, 14 * PER_SPACE + 5,
    ]  # fmt: skip
    assert parts["stock"] == [
        number / 10 for number in [1, 1, 4, 1, 11, 5, 11, 11, 4, 4, 4, 1]
    ]  # fmt: skip
    assert ones(parts["inspectors"]) == [2, 7 + 7]
    tiles = ["tile_sector_nw", "tile_middle_row", "tile_soldier", "tile_coins", "tile_officer"]
    assert ones(parts["tiles"]) == [12 * n + TILES.index(name) for n, name in enumerate(tiles)]
    assert parts["turn"] == [0.2, 0.0, 0.0, 0.0]
    assert ones(parts["segment"]) == []


@pytest.mark.clause("terracotta 3")
def test_the_mausoleum_is_encoded(position):
    table = position(3).warrior("soldier", 2, "r4c4", mount="e").warrior("officer", 0, "r1c1")
    table.specialist("footman", "r7c1").specialist("musician", "r7c2")
    table.specialist("kneeling_archer", "r7c3", "s")
    parts = encoded(table)
    assert on_cell(parts, "r1c1") == [0, 4 + 0]
    assert on_cell(parts, "r4c4") == [3, 4 + 2, 15 + 1]
    assert on_cell(parts, "r4c5") == on_cell(parts, "r4c6") == [3, 4 + 2, 14]
    assert on_cell(parts, "r7c1") == [8]
    assert on_cell(parts, "r7c2") == [9]
    assert on_cell(parts, "r7c3") == [10 + 2]
    assert on_cell(parts, "r7c4") == []
    assert on_cell(encoded(table, viewer=2), "r4c4") == [3, 4 + 0, 15 + 1]


@pytest.mark.clause("terracotta 3")
def test_a_seat_is_encoded_and_the_viewer_comes_first(position):
    table = position(3).order(1, 2, 0).seat(2, coins=12, wet=3, dry=1, points=40, artisans=1)
    table.seat(2, weapons=["sword", "spear"], masters=["master_overseer"], priority=1)
    parts = encoded(table, viewer=2)
    assert parts["goods"][:8] == [1.2, 0.3, 0.1, 4.0, 0.1, 0.3, 0.1, 0.1]
    assert ones(parts["weapons"]) == [0, 3]
    assert ones(parts["masters"]) == [MASTERS.index("master_overseer")]
    assert ones(parts["priority"]) == [0]
    assert ones(parts["order"]) == [1, 4 + 2, 8 + 0]
    assert parts["goods"][3 * 8 :] == [0.0] * 8
    assert encoded(table, viewer=0)["goods"][16:24] == parts["goods"][:8]


@pytest.mark.clause("terracotta 3")
def test_what_is_pending_is_encoded(position):
    table = position(2).seat(0, wet=2).perform("inner", "build_2")
    assert ones(encoded(table)["pending"]) == []
    table.answer("build crossbowman")
    assert ones(encoded(table)["pending"]) == [2]
    parts = encoded(table)
    assert ones(parts["segment"]) == [0]
    assert parts["turn"][3] == 1.0  # the inner action was performed
    table = position(2).perform("middle", "master_builder")
    assert ones(encoded(table)["pending"]) == [9 + MASTERS.index("master_builder")]
    table.answer("use ability")
    assert ones(encoded(table)["pending"]) == [4]
    table.answer("build guard")
    assert ones(encoded(table)["pending"]) == [1, 4]
    table = position(2).ask(PlaceSpecialist(0, 3))
    assert ones(encoded(table)["pending"]) == [5 + 3]
    table = position(2).ask(MoveInspector(0, 0b1100))
    assert ones(encoded(table)["pending"]) == [15 + 2, 15 + 3]
    table = position(2).warrior("guard", 0, "r1c7").ask(UseWeapon(0, 6))
    assert ones(encoded(table)["pending_cell"]) == [6]


@pytest.mark.clause("terracotta 3")
def test_the_agreed_rulings_are_encoded(position):
    assert encoded(position())["options"] == [1.0, 1.0]
    assert encoded(position(inspector_back_wrap=False))["options"] == [0.0, 1.0]
    assert encoded(position(steward_needs_first=False))["options"] == [1.0, 0.0]


@pytest.mark.clause("terracotta 3")
def test_slices_say_what_they_mean(rules):
    assert all(part.meaning and part.length > 0 for part in rules.slices())
    names = [part.name for part in rules.slices()]
    assert len(names) == len(set(names))

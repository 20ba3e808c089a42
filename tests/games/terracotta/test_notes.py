"""What the journal hears: seat and numbers of the notes."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.journal import Journal
from tianxia.games.terracotta.grid import CELL_NAMES
from tianxia.games.terracotta.names import ACTIONS, MASTERS, SOURCES, TILES
from tianxia.games.terracotta.notes import MEANINGS, NOTES


def cell(name):
    return CELL_NAMES.index(name)


def test_notes_of_the_set_up(rules, new_game):
    table = new_game(4).listen().answer("inner ring at 1", "middle ring at 2")
    assert table.heard("rings-set") == [(NATURE, 0, 0, 0)]
    table.answer(*[f"draw {name}" for name in TILES[:5]], "first seat 2")
    assert table.heard("tiles-drawn") == [(NATURE, 5, 0, 0)]
    assert table.heard("starts") == [(1, 0, 0, 0)]
    assert table.heard("place-bonus") == [(2, 2, 1, 0), (3, 3, 2, 1), (0, 4, 3, 2)]
    assert table.heard("round") == [(NATURE, 1, 0, 0)]


def test_notes_of_a_turn(position):
    table = position(2).listen().rings(0, inner="build_2", middle="coins_2").seat(0, wet=2).turn()
    table.answer("turn middle", "place craftsman 1", "inner take coin", "middle take wet clay")
    assert table.heard("turned") == [(0, 1, 2, 0)]
    assert table.heard("placed") == [(0, 0, 1, 0)]
    assert table.heard("took-coins-instead") == [(0, 1, ACTIONS.index("build_2"), 0)]
    assert table.heard("took-clay-instead")[0][:2] == (0, 1)
    table.answer("outer pass")
    assert table.heard("passed") == [(0, ACTIONS.index("ready_sword"), 0, 0)]
    table.seat(0, weapons=["sword"]).at_ring("outer", "ready_sword").answer("outer pass")
    assert len(table.heard("passed")) == 1  # nothing was given up


def test_notes_of_the_ring_actions(position):
    table = position(3).listen().seat(0, dry=3).seat(1, priority=1)
    for ring, action in [
        ("inner", "coins_4"), ("inner", "clay_4"), ("inner", "moisten"), ("inner", "promote"),
        ("middle", "priority"), ("outer", "ready_spear"),
    ]:  # fmt: skip
        table.perform(ring, action)
    assert table.heard("took-coins") == [(0, 4, 0, 0)]
    assert table.heard("took-clay") == [(0, 4, 0, 0)]
    assert table.heard("moistened") == [(0, 3, 0, 0)]
    assert table.heard("promoted") == [(0, 1, 0, 0)]
    assert table.heard("took-priority") == [(0, 2, 1, 0)]
    assert table.heard("readied") == [(0, 3, 0, 0)]


@pytest.mark.clause("terracotta 5.3")
def test_notes_of_building(position):
    table = position(2).listen().warrior("soldier", 0, "r1c1")
    table.seat(0, wet=4, weapons=["sword", "halberd"]).perform("inner", "build_2", segment=6)
    table.answer("build guard", "warrior to r4c4", "use weapon", "move r1c1 to r1c3")
    assert table.heard("paid-clay") == [(0, 2, 2, 0)]
    assert table.heard("built") == [(0, 1, cell("r4c4"), 0)]
    assert table.heard("used-weapon") == [(0, 1, 0, 0)]
    assert table.heard("moved-warrior") == [(0, 3, cell("r1c1"), cell("r1c3"))]
    points = [(0, 4, SOURCES.index("organizer"), 0), (0, 3, SOURCES.index("weapon"), 0)]
    assert table.heard("scored") == points
    table.perform("inner", "build_2", segment=7).answer("build officer", "warrior to r5c5")
    table.answer("use weapon", "inspector column +1")
    assert table.heard("moved-inspector") == [(0, 1, 2, 0)]


@pytest.mark.clause("terracotta 5.5")
def test_notes_of_masters(position):
    table = position(2).listen().seat(0, coins=20)
    table.perform("middle", "master_builder").answer(
        "use ability", "build guard", "warrior to r1c1"
    )
    table.perform("middle", "master_overseer", segment=1).answer("use ability", "warehouses ne sw")
    table.perform("middle", "master_blacksmith", segment=2).answer("use ability")
    assert table.heard("hired") == [
        (0, MASTERS.index("master_builder"), 1, 0),
        (0, MASTERS.index("master_overseer"), 2, 0),
        (0, MASTERS.index("master_blacksmith"), 3, 0),
    ]
    assert table.heard("paid-coins") == [(0, 1, 0, 0)]
    assert table.heard("built-by-master") == [(0, 1, 0, 0)]
    assert table.heard("emptied") == [(0, 0, 1, 0), (0, 2, 1, 0)]
    assert table.heard("readied-all") == [(0, 0, 0, 0)]
    table.rings(3, inner="coins_4", middle="master_steward").turn()
    table.answer("place craftsman 4", "inner perform", "middle perform", "use ability")
    assert table.heard("repeated") == [(0, ACTIONS.index("coins_4"), 0, 0)]


@pytest.mark.clause("terracotta 5.5", "terracotta 9.18")
def test_an_empty_warehouse_is_not_told(position):
    table = position(2).listen().warehouses(ne=0).seat(0, masters=["master_overseer"])
    table.perform("middle", "master_overseer").answer("warehouses ne nw")
    assert table.heard("emptied") == [(0, 3, 1, 0)]


@pytest.mark.clause("terracotta 5.4")
def test_notes_of_specialists(position):
    table = position(2).listen().warrior("guard", 0, "r1c1")
    table.seat(0, coins=9, weapons=["sword", "crossbow", "spear"])
    table.perform("outer", "specialist").answer("buy musician", "specialist to r7c7")
    table.perform("outer", "specialist", segment=4)
    table.answer("buy kneeling_archer", "archer to r7c8 facing w")
    table.perform("outer", "specialist", segment=7).answer("buy horse", "horse for r1c1 to s")
    assert table.heard("bought") == [(0, 3, 1, 3), (0, 2, 1, 2), (0, 0, 1, 0)]
    assert table.heard("placed-specialist") == [(0, 3, cell("r7c7"), 0)]
    assert table.heard("placed-archer") == [(0, cell("r7c8"), 3, 0)]
    assert table.heard("mounted") == [(0, 1, 0, 2)]


@pytest.mark.clause("terracotta 4.4", "terracotta 4.5")
def test_notes_of_scoring_and_cleanup(position):
    table = position(2).listen().inspectors(3, 4).specialist("musician", "r7c7").seat(1, priority=1)
    table.seat(0, wet=3, masters=["master_clay_maker", "master_builder"]).score().clean_up()
    assert table.heard("inspected-row") == [(NATURE, 3, 0, 0)]
    assert table.heard("inspected-column") == [(NATURE, 4, 0, 0)]
    assert table.heard("played") == [(NATURE, cell("r7c7"), 0, 0)]
    assert table.heard("tile") == [(NATURE, TILES.index("tile_sector_nw"), 0, 0)]
    assert table.heard("ordered") == [(1, 1, 0, 0), (0, 2, 0, 0)]
    assert table.heard("dried") == [(0, 2, 1, 0)]
    assert table.heard("master-coins") == [(0, 1, 0, 0)]
    assert table.heard("rings-turned") == [(NATURE, 0, 0, 0)]


@pytest.mark.clause("terracotta 6.5")
def test_notes_of_the_end(position):
    table = position(2).listen().everybody(coins=0).warrior("guard", 0, "r1c1")
    table.warriors("soldier", 0, "r4c4").warriors("soldier", 1, "r4c5").specialist(
        "footman", "r2c2"
    )
    table.finish()
    assert table.heard("final") == [(NATURE, 0, 0, 0)]
    assert table.heard("served") == [(NATURE, cell("r2c2"), 0, 0)]
    assert table.heard("left") == [(0, 1, 0, 0)]
    assert table.heard("grouped") == [(NATURE, 3, 2, 2)]
    assert table.heard("game-over") == [(NATURE, 0, 0, 0)]


def test_every_note_is_known_and_its_numbers_have_names(rules):
    rng = random.Random(3)
    for seats in (2, 3, 4):
        state = rules.new_game(seats, {})
        state.journal = Journal()
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            apply(state, legal[0] if rng.random() < 0.5 else rng.choice(legal))
        for note in state.journal.notes:
            assert note.kind in NOTES
            assert rules.note_args(note.kind, note.a, note.b, note.c) is not None


def test_numbers_become_references_and_cells_rows_and_columns():
    args = MEANINGS.args("moved-warrior", 1, cell("r2c3"), cell("r2c9"))
    wanted = {"warrior": "@warrior-guard", "row": 2, "column": 3, "to_row": 2, "to_column": 9}
    assert args == wanted
    assert MEANINGS.args("bought", 0, 2, 0) == {
        "specialist": "@specialist-horse",
        "price": 2,
        "weapon": "@weapon-sword",
    }
    assert MEANINGS.args("scored", 5, 3, 0) == {"n": 5, "source": "@source-musician"}
    assert MEANINGS.args("game-over", 0, 0, 0) == {}

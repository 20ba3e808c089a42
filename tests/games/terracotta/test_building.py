"""Building warriors and using their weapons (5.3, 5.6)."""

from __future__ import annotations

import pytest


def build(table, kind, cell, weapon=None, seat=0):
    """Build with clay, the weapon active if it is named; the weapon is not used yet."""
    table.seat(seat, wet=2, weapons=[weapon] if weapon else [])
    table.perform("inner", "build_2", seat=seat)
    return table.answer(f"build {kind}", f"warrior to {cell}")


# -- figures -----------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.3", "terracotta 9.12", "terracotta 10.2")
def test_the_organizer_pays_less_and_less(position):
    points = [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]
    for taken, worth in enumerate(points):
        table = position().organizer(soldier=11 - taken)
        build(table, "soldier", "r7c9")
        assert table.scored(0) == {"organizer": worth}
        assert table.state.organizer[3] == 10 - taken


@pytest.mark.clause("terracotta 5.3")
def test_columns_pay_on_their_own(position):
    table = position().organizer(officer=2, guard=8)
    build(table, "guard", "r1c1")
    build(table, "officer", "r1c2")
    build(table, "crossbowman", "r5c5")
    assert table.scored(0) == {"organizer": 3 + 1 + 4}


@pytest.mark.clause("terracotta 5.3", "terracotta 9.17")
def test_an_empty_column_is_not_offered(position):
    table = position().organizer(guard=0).seat(0, wet=2).perform("inner", "build_2")
    assert table.lines() == ["build officer", "build crossbowman", "build soldier"]
    wanted = {"warrior": "@warrior-guard"}
    assert table.reason("build guard") == ("reason-column-empty", wanted)


@pytest.mark.clause("terracotta 5.3")
def test_a_warrior_stands_on_any_empty_cell_with_his_owner(position):
    table = position().warrior("guard", 1, "r1c1").specialist("footman", "r1c2")
    table.warrior("soldier", 1, "r7c1", mount="n").seat(0, wet=2).perform("inner", "build_2")
    table.answer("build soldier")
    assert len(table.lines()) == 63 - 5
    for cell in ("r1c1", "r1c2", "r7c1", "r6c1", "r5c1"):
        assert table.reason(f"warrior to {cell}") == ("reason-cell-taken", {})
    table.answer("warrior to r4c1")
    assert table.figure("r4c1") == {
        "thing": "figure:r4c1",
        "id": "warrior-3",
        "kind": "soldier",
        "owner": 0,
        "cells": ["r4c1"],
        "facing": None,
        "faces": None,
    }


# -- weapons -----------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.3")
@pytest.mark.parametrize(
    ("kind", "weapon"),
    [("officer", "sword"), ("guard", "halberd"), ("crossbowman", "crossbow"), ("soldier", "spear")],
)
def test_only_the_own_active_weapon_is_offered(position, kind, weapon):
    others = [w for w in ("sword", "halberd", "crossbow", "spear") if w != weapon]
    table = position().warrior("guard", 1, "r1c1").seat(0, wet=2, weapons=others)
    table.perform("inner", "build_2").answer(f"build {kind}", "warrior to r1c4")
    assert table.asks() is None
    table = position().warrior("guard", 1, "r1c1")
    build(table, kind, "r1c4", weapon)
    assert table.asks() == ("UseWeapon", 0)
    table.answer("keep weapon")
    assert table.weapons(0) == [weapon]
    assert table.scored(0) == {"organizer": 4}
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.3")
def test_the_weapons_of_others_are_not_offered(position):
    table = position().seat(1, weapons=["spear"])
    build(table, "soldier", "r1c1")
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.3")
def test_the_spear_gives_a_point_and_two_coins(position):
    table = build(position(), "soldier", "r1c1", "spear").answer("use weapon")
    assert table.scored(0) == {"organizer": 4, "weapon": 1}
    assert table.goods(0) == (5, 0, 0)
    assert table.weapons(0) == []
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.3", "terracotta 5.6", "terracotta 9.21")
@pytest.mark.parametrize(
    ("line", "row", "column"),
    [
        ("inspectors stay", 3, 5),
        ("inspector row -1", 2, 5),
        ("inspector row +1", 4, 5),
        ("inspector column -1", 3, 4),
        ("inspector column +1", 3, 6),
    ],
)
def test_the_sword_gives_a_point_and_may_move_an_inspector(position, line, row, column):
    table = build(position().inspectors(3, 5), "officer", "r1c1", "sword").answer("use weapon")
    assert table.scored(0) == {"organizer": 4, "weapon": 1}
    assert table.lines() == [
        "inspectors stay",
        "inspector row -1",
        "inspector row +1",
        "inspector column -1",
        "inspector column +1",
    ]
    assert table.reason("inspector row +2") == ("reason-not-so-far", {})
    table.answer(line)
    assert table.view()["inspectors"] == {"row": row, "column": column}
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.6", "terracotta 10.8")
def test_inspectors_walk_in_circles(position):
    table = build(position().inspectors(7, 9), "officer", "r1c1", "sword").answer("use weapon")
    table.answer("inspector row +1")
    assert table.view()["inspectors"] == {"row": 1, "column": 9}
    table = build(position().inspectors(7, 9), "officer", "r1c1", "sword").answer("use weapon")
    table.answer("inspector column +1")
    assert table.view()["inspectors"] == {"row": 7, "column": 1}


# -- the crossbow ------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 5.3", "terracotta 9.11")
@pytest.mark.parametrize(
    ("cell", "gap"),
    [
        ("r4c1", 3),  # the guard is four cells away
        ("r4c8", 2),
        ("r1c5", 2),
        ("r7c5", 2),
        ("r4c4", 0),
        ("r3c4", 0),
        ("r4c9", 3),
        ("r4c6", 0),
    ],
)
def test_the_crossbow_counts_the_empty_cells_up_to_a_figure(position, cell, gap):
    table = build(position().warrior("guard", 1, "r4c5"), "crossbowman", cell, "crossbow")
    if gap == 0:
        assert table.asks() is None
        assert table.weapons(0) == ["crossbow"]
    else:
        assert table.preview("use weapon") == [("vp", gap)]
        table.answer("use weapon")
        assert table.scored(0) == {"organizer": 4, "weapon": gap}
        assert table.weapons(0) == []


@pytest.mark.clause("terracotta 5.3", "terracotta 9.11")
def test_the_best_direction_counts_and_only_the_nearest_figure_in_it(position):
    table = position().warrior("guard", 0, "r1c1").warrior("guard", 1, "r4c7")
    table.warrior("soldier", 1, "r4c9").specialist("musician", "r7c1")
    build(table, "crossbowman", "r4c1", "crossbow").answer("use weapon")
    assert table.scored(0)["weapon"] == 5  # not 2 up or down, not 7 through the guard


@pytest.mark.clause("terracotta 5.3", "terracotta 9.11")
def test_specialists_and_horses_are_figures_too(position):
    table = position().specialist("kneeling_archer", "r1c9", "n")
    build(table, "crossbowman", "r1c1", "crossbow").answer("use weapon")
    assert table.scored(0)["weapon"] == 7
    table = position().warrior("guard", 1, "r1c9", mount="w")  # covers r1c7 to r1c9
    build(table, "crossbowman", "r1c1", "crossbow").answer("use weapon")
    assert table.scored(0)["weapon"] == 5


# -- the halberd -------------------------------------------------------------------------------


def halberd(table, cell="r7c9"):
    """Build a guard there and use the halberd."""
    return build(table, "guard", cell, "halberd").answer("use weapon")


@pytest.mark.clause("terracotta 5.3", "terracotta 9.7")
def test_the_halberd_gives_three_points_and_may_move_another_own_warrior(position):
    table = halberd(position().warrior("soldier", 0, "r2c2").warrior("guard", 1, "r5c5"))
    assert table.scored(0) == {"organizer": 4, "weapon": 3}
    to = ["r1c2", "r2c1", *[f"r2c{n}" for n in range(3, 10)], *[f"r{n}c2" for n in range(3, 8)]]
    assert table.lines() == ["warriors stay", *[f"move r2c2 to {cell}" for cell in to]]
    assert table.reason("move r5c5 to r5c4") == ("reason-not-your-warrior", {})
    assert table.reason("move r7c9 to r7c8") == ("reason-new-warrior-stays", {})
    assert table.reason("move r1c1 to r1c2") == ("reason-no-such-warrior", {})
    table.answer("move r2c2 to r2c7")
    assert table.figure("r2c2") is None
    assert table.figure("r2c7")["owner"] == 0
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.3")
def test_a_warrior_moves_only_through_empty_cells(position):
    table = position().warrior("soldier", 0, "r4c4").specialist("footman", "r4c6")
    table.warrior("guard", 1, "r2c4").warrior("guard", 0, "r4c1")
    halberd(table, "r6c4")
    moves = [line for line in table.lines() if line.startswith("move r4c4")]
    assert moves == [f"move r4c4 to {cell}" for cell in ("r3c4", "r4c2", "r4c3", "r4c5", "r5c4")]
    for cell in ("r4c6", "r4c7", "r2c4", "r1c4", "r6c4", "r7c4", "r4c1"):
        assert table.reason(f"move r4c4 to {cell}") == ("reason-way-blocked", {})


@pytest.mark.clause("terracotta 5.3")
def test_the_move_is_optional_and_a_lone_guard_moves_nobody(position):
    table = halberd(position())
    assert table.lines() == ["warriors stay"]
    table = halberd(position().warrior("soldier", 0, "r4c4")).answer("warriors stay")
    assert table.figure("r4c4")["kind"] == "soldier"
    assert table.scored(0)["weapon"] == 3


@pytest.mark.clause("terracotta 5.3")
def test_a_mounted_warrior_moves_with_his_horse_in_all_directions(position):
    table = position().warrior("soldier", 0, "r3c4", mount="e").specialist("footman", "r5c6")
    table.specialist("musician", "r3c9").warrior("guard", 1, "r1c5")
    halberd(table)
    moves = [line.split()[-1] for line in table.lines()[1:]]
    # up one (the middle meets the guard), left to the edge, right two (end before the musician),
    # down one (the far end meets the footman)
    assert moves == ["r2c4", "r3c1", "r3c2", "r3c3", "r3c5", "r3c6", "r4c4"]
    table.answer("move r3c4 to r3c5")
    assert table.figure("r3c5")["cells"] == ["r3c5", "r3c6", "r3c7"]
    assert table.figure("r3c4") is None
    assert list(table.state.empty) == [c for c in range(63) if not table.state.at[c]]
    assert table.rules.broken(table.turn(1).state) == []


@pytest.mark.clause("terracotta 5.3")
@pytest.mark.parametrize(
    ("mount", "start", "to", "cells"),
    [
        ("n", "r7c1", "r7c2", ["r7c2", "r6c2", "r5c2"]),
        ("n", "r7c1", "r3c1", ["r3c1", "r2c1", "r1c1"]),
        ("s", "r1c1", "r5c1", ["r5c1", "r6c1", "r7c1"]),
        ("w", "r1c9", "r1c3", ["r1c3", "r1c2", "r1c1"]),
        ("w", "r1c8", "r1c9", ["r1c9", "r1c8", "r1c7"]),
        ("e", "r1c1", "r6c1", ["r6c1", "r6c2", "r6c3"]),
    ],
)
def test_a_horse_lies_after_the_move_as_before(position, mount, start, to, cells):
    table = halberd(position().warrior("officer", 0, start, mount=mount), "r7c9")
    table.answer(f"move {start} to {to}")
    assert table.figure(to)["cells"] == cells


@pytest.mark.clause("terracotta 5.3", "terracotta 9.5")
def test_an_archer_keeps_cell_and_facing_when_the_warrior_leaves(position):
    table = position().warrior("soldier", 0, "r4c4").specialist("kneeling_archer", "r5c4", "n")
    halberd(table)
    assert table.figure("r5c4")["faces"] == "r4c4"
    table.answer("move r4c4 to r4c5")
    archer = table.figure("r5c4")
    assert (archer["facing"], archer["faces"]) == ("n", None)
    table.seat(0, wet=2, weapons=["halberd"]).perform("inner", "build_2", segment=1)
    table.answer("build guard", "warrior to r1c1", "use weapon", "move r4c5 to r4c4")
    assert table.figure("r5c4")["faces"] == "r4c4"

"""Domination and presence, and the scoring phase (4.4, 6.1 to 6.4)."""

from __future__ import annotations

import pytest

from tianxia.core.rows import row_of
from tianxia.games.terracotta.domination import NO_BREAKERS, dominate


def quiet(table, tile="tile_coins"):
    """Nothing but what the test puts there scores: inspectors at the far end, no coins."""
    return table.inspectors(row=7, column=9).tile(tile).everybody(coins=0)


# -- domination and presence -------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.1", "terracotta 12.12")
@pytest.mark.parametrize(
    ("counts", "breakers", "points"),
    [
        ([0, 0, 0, 0], None, [0, 0, 0, 0]),
        ([1, 0, 0, 0], None, [7, 0, 0, 0]),  # alone is domination
        ([2, 1, 0, 1], None, [7, 3, 0, 3]),  # domination without presence
        ([2, 2, 1, 0], None, [3, 3, 3, 0]),  # a tie: presence for all
        ([2, 2, 1, 0], [0, 0, 4, 4], [3, 3, 3, 0]),  # archers of others do not help
        ([2, 2, 1, 0], [1, 0, 0, 0], [7, 3, 3, 0]),
        ([2, 2, 1, 0], [0, 1, 3, 0], [3, 7, 3, 0]),
        ([2, 2, 1, 0], [2, 1, 0, 0], [7, 3, 3, 0]),
        ([2, 2, 1, 0], [1, 1, 0, 0], [3, 3, 3, 0]),  # still tied
        ([1, 1, 1, 1], [1, 2, 2, 0], [3, 3, 3, 3]),
        ([1, 1, 1, 1], [1, 2, 3, 0], [3, 3, 7, 3]),
        ([3, 2, 0, 0], [0, 4, 0, 0], [7, 3, 0, 0]),  # archers add nothing to a count
    ],
)
def test_who_dominates_and_who_is_present(counts, breakers, points):
    breakers = NO_BREAKERS if breakers is None else row_of(breakers)
    assert list(dominate(row_of(counts), breakers, 7, 3)) == points


@pytest.mark.clause("terracotta 6.1", "terracotta 9.4")
def test_an_archer_counts_only_for_a_warrior_inside_the_scored_set(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r4c1").warrior("guard", 1, "r4c3").warrior("officer", 1, "r5c5")
    table.specialist("kneeling_archer", "r6c5", "n").score()  # faces the officer in row 5
    assert table.points() == [3, 3]
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r4c1").warrior("guard", 1, "r4c3")
    table.specialist("kneeling_archer", "r3c3", "s").score()  # stands outside himself
    assert table.points() == [3, 7]


@pytest.mark.clause("terracotta 6.1")
def test_more_archers_beat_fewer(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r4c1").warrior("guard", 1, "r4c4")
    table.specialist("kneeling_archer", "r3c1", "s").specialist("kneeling_archer", "r3c4", "s")
    table.specialist("kneeling_archer", "r5c1", "n").score()
    assert table.points() == [7, 3]


@pytest.mark.clause("terracotta 6.1")
def test_an_archer_looking_past_a_warrior_helps_nobody(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r4c1").warrior("guard", 1, "r4c4")
    table.specialist("kneeling_archer", "r3c1", "n").specialist("kneeling_archer", "r2c4", "s")
    assert table.score().points() == [3, 3]


@pytest.mark.clause("terracotta 6.1")
def test_a_mounted_warrior_is_inside_with_any_cell_and_counts_once(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r6c1", mount="n")  # touches row 4 with the far end
    table.warrior("guard", 1, "r4c5", mount="e").score()  # three cells in row 4
    assert table.points() == [3, 3]


@pytest.mark.clause("terracotta 6.1")
def test_an_archer_facing_a_part_of_a_horse_outside_the_line_faces_the_rider(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r6c1", mount="n").warrior("guard", 1, "r4c5")
    table.specialist("kneeling_archer", "r6c2", "w").score()
    assert table.points() == [7, 3]


# -- the inspectors ----------------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.2", "terracotta 4.4", "terracotta 12.13")
def test_the_row_scores_first_then_the_column_and_both_walk_on(position):
    table = quiet(position(3)).inspectors(row=2, column=3).listen()
    table.warriors("soldier", 0, "r2c1", "r2c2").warrior("guard", 1, "r2c3")
    table.warrior("officer", 2, "r7c3").score()
    # row 2: 7 and 3; column 3: seats 1 and 2 are tied with one each
    assert table.points() == [7, 3 + 3, 3]
    assert table.view()["inspectors"] == {"row": 3, "column": 4}
    assert table.scored(1) == {"inspector": 6}
    kinds = [note.kind for note in table.state.journal.notes]
    order = ["inspected-row", "scored", "scored", "inspected-column", "scored", "scored", "tile"]
    assert kinds == order


@pytest.mark.clause("terracotta 4.4", "terracotta 5.6")
def test_inspectors_return_to_the_first_space_after_scoring_the_last(position):
    table = quiet(position(2)).warrior("guard", 0, "r7c1").warrior("guard", 1, "r1c9").score()
    assert table.points() == [7, 7]
    assert table.view()["inspectors"] == {"row": 1, "column": 1}


@pytest.mark.clause("terracotta 6.2")
def test_specialists_are_not_counted_in_a_line(position):
    table = quiet(position(2)).inspectors(row=4)
    table.warrior("guard", 0, "r4c1").specialist("footman", "r4c5")
    table.specialist("kneeling_archer", "r4c7", "n").score()
    assert table.points() == [7, 0]


# -- musicians ---------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.3")
def test_every_musician_pays_for_each_warrior_in_his_row_and_column(position):
    table = quiet(position(2)).specialist("musician", "r2c2").specialist("musician", "r4c4")
    table.warrior("guard", 0, "r2c4")  # row of the first, column of the second
    table.warrior("guard", 1, "r4c2")  # the other way round
    table.warrior("soldier", 1, "r4c6").warrior("soldier", 0, "r5c5").score()
    assert table.scored(0) == {"musician": 2}
    assert table.scored(1) == {"musician": 3}


@pytest.mark.clause("terracotta 6.3")
def test_a_mounted_warrior_counts_once_per_musician(position):
    table = quiet(position(2)).specialist("musician", "r2c2").specialist("musician", "r4c6")
    table.warrior("guard", 0, "r2c4", mount="e").score()  # r2c4 to r2c6
    assert table.scored(0) == {"musician": 2}


# -- tiles -------------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.4", "terracotta 10.7")
@pytest.mark.parametrize(
    ("number", "first", "second"), [(1, 4, 1), (2, 6, 2), (3, 8, 3), (4, 10, 4), (5, 12, 5)]
)
def test_the_tile_pays_more_every_round(position, number, first, second):
    table = position(3).round(number).tile("tile_guard").inspectors(row=7, column=9)
    table.warriors("guard", 0, "r1c1", "r3c3").warrior("guard", 1, "r5c5").score()
    assert [table.scored(seat).get("tile", 0) for seat in range(3)] == [first, second, 0]


LINES = {
    "tile_middle_row": (["r4c1", "r4c9"], ["r3c1", "r5c9"]),
    "tile_middle_column": (["r1c5", "r6c5"], ["r1c4", "r1c6"]),
    "tile_sector_nw": (["r1c1", "r3c4"], ["r4c1", "r1c5", "r5c1", "r1c6"]),
    "tile_sector_ne": (["r1c6", "r3c9"], ["r4c9", "r1c5", "r5c6", "r1c4"]),
    "tile_sector_sw": (["r5c1", "r6c4"], ["r4c1", "r5c5", "r3c1", "r5c6"]),
    "tile_sector_se": (["r5c6", "r6c8"], ["r4c9", "r5c5", "r3c9", "r5c4"]),
}


@pytest.mark.clause("terracotta 6.4", "terracotta 9.1")
@pytest.mark.parametrize("tile", LINES)
def test_lines_and_sectors_hold_their_cells_and_no_others(position, tile):
    inside, outside = LINES[tile]
    for cell in inside:
        table = quiet(position(2), tile).warrior("guard", 1, cell).score()
        assert table.scored(1)["tile"] == 4, cell
    for cell in outside:
        table = quiet(position(2), tile).warrior("guard", 1, cell).score()
        assert "tile" not in table.scored(1), cell


@pytest.mark.clause("terracotta 6.4")
def test_a_sector_has_twelve_cells_and_none_of_the_middle_lines(rules):
    areas = rules.edition_for(rules.read_options({})).sector_areas
    cells = [cell for area in areas for cell in area.cells]
    assert [len(area.cells) for area in areas] == [12, 12, 12, 12]
    assert len(set(cells)) == 48
    assert not any(cell // 9 == 3 or cell % 9 == 4 for cell in cells)


@pytest.mark.clause("terracotta 6.4", "terracotta 6.1")
def test_two_cells_of_a_horse_in_a_sector_are_one_warrior(position):
    table = quiet(position(2), "tile_sector_nw").warrior("guard", 0, "r1c5", mount="w")
    table.warrior("guard", 1, "r2c2").score()  # the rider himself stands in the middle column
    assert [table.scored(seat)["tile"] for seat in (0, 1)] == [1, 1]


@pytest.mark.clause("terracotta 6.4", "terracotta 6.1")
def test_a_mounted_warrior_lies_in_two_sectors(position):
    for tile in ("tile_sector_nw", "tile_sector_ne"):
        table = quiet(position(2), tile).warrior("guard", 1, "r2c4", mount="e").score()
        assert table.scored(1)["tile"] == 4  # r2c4, r2c5, r2c6


@pytest.mark.clause("terracotta 6.4")
@pytest.mark.parametrize("kind", ["officer", "guard", "crossbowman", "soldier"])
def test_a_tile_of_a_type_counts_all_warriors_of_the_type(position, kind):
    table = quiet(position(3), f"tile_{kind}")
    others = [k for k in ("officer", "guard", "crossbowman", "soldier") if k != kind]
    for number, other in enumerate(others):
        table.warrior(other, 2, f"r6c{number + 1}")
    table.warriors(kind, 0, "r1c1", "r4c5").warrior(kind, 1, "r5c8", mount="n").score()
    assert [table.scored(seat).get("tile", 0) for seat in range(3)] == [4, 1, 0]


@pytest.mark.clause("terracotta 6.4")
def test_kneeling_archers_are_no_crossbowmen_but_break_ties(position):
    table = quiet(position(2), "tile_crossbowman").warrior("crossbowman", 0, "r1c1")
    table.warrior("crossbowman", 1, "r3c3").specialist("kneeling_archer", "r4c3", "n").score()
    assert [table.scored(seat)["tile"] for seat in (0, 1)] == [1, 4]
    table = quiet(position(2), "tile_crossbowman").specialist("kneeling_archer", "r4c3", "n")
    assert table.score().points() == [0, 0]


@pytest.mark.clause("terracotta 6.4")
def test_the_tile_of_coins(position):
    table = quiet(position(4)).seat(0, coins=2).seat(1, coins=5).seat(2, coins=2, wet=9).score()
    assert table.points() == [1, 4, 1, 0]


@pytest.mark.clause("terracotta 6.4")
def test_the_tile_of_clay_counts_wet_and_dry_but_no_warehouse(position):
    table = quiet(position(4), "tile_clay").warehouses(ne=9).seat(0, wet=2, dry=1)
    table.seat(1, dry=2).seat(2, coins=9).seat(3, wet=2).score()
    assert table.points() == [4, 1, 0, 1]


@pytest.mark.clause("terracotta 6.4", "terracotta 6.1")
def test_archers_break_no_ties_on_coins_or_clay(position):
    for tile in ("tile_coins", "tile_clay"):
        table = quiet(position(2), tile).everybody(coins=3, wet=3).warrior("guard", 0, "r1c1")
        table.specialist("kneeling_archer", "r2c1", "n").score()
        assert table.points() == [1, 1]


@pytest.mark.clause("terracotta 4.4", "terracotta 6.4")
def test_the_tile_of_coins_is_scored_before_the_income_of_the_masters(position):
    table = position(2).tile("tile_coins").everybody(coins=1).inspectors(7, 9)
    table.seat(0, masters=["master_builder", "master_steward"]).score().clean_up()
    assert table.points() == [1, 1]
    assert table.goods(0) == (3, 0, 0)

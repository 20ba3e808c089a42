"""The end of the game: footmen, lone warriors, groups, archers, leftovers, ranking (6.5)."""

from __future__ import annotations

import pytest


def bare(position, seats=3):
    """Nobody owns anything."""
    return position(seats).everybody(coins=0)


def end(table, source):
    """The points of all seats from one source after the final scoring."""
    table.finish()
    return [table.scored(seat).get(source, 0) for seat in range(table.state.seats)]


# -- footmen -----------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.5")
def test_a_footman_looks_at_the_eight_cells_around_him(position):
    table = bare(position).specialist("footman", "r4c4")
    table.warriors("guard", 0, "r3c3", "r5c5").warrior("soldier", 1, "r4c5")
    table.warriors("officer", 2, "r4c6", "r2c4", "r6c6")
    assert end(table, "footman") == [8, 2, 0]


@pytest.mark.clause("terracotta 6.5")
@pytest.mark.parametrize(
    ("cell", "near", "far"),
    [("r1c1", "r2c2", "r1c3"), ("r7c9", "r6c8", "r7c1"), ("r1c9", "r2c9", "r2c1")],
)
def test_a_footman_in_a_corner_has_fewer_cells(position, cell, near, far):
    table = bare(position).specialist("footman", cell).warrior("guard", 0, near)
    assert end(table.warrior("guard", 1, far), "footman") == [8, 0, 0]


@pytest.mark.clause("terracotta 6.5")
def test_every_footman_scores_and_specialists_do_not_count(position):
    table = bare(position).specialist("footman", "r2c2").specialist("footman", "r2c4")
    table.warrior("guard", 0, "r2c3").warrior("soldier", 1, "r1c1")
    table.specialist("musician", "r3c3")
    # around r2c2: one each; around r2c4: the guard alone
    assert end(table, "footman") == [2 + 8, 2, 0]


@pytest.mark.clause("terracotta 6.5", "terracotta 6.1")
def test_an_archer_breaks_the_tie_around_a_footman(position):
    table = bare(position).specialist("footman", "r4c4")
    table.warrior("guard", 0, "r3c3").warrior("soldier", 1, "r5c5")
    table.specialist("kneeling_archer", "r6c5", "n")
    assert end(table, "footman") == [2, 8, 0]


@pytest.mark.clause("terracotta 6.5", "terracotta 6.1")
def test_a_mounted_warrior_counts_once_around_each_footman(position):
    table = bare(position).specialist("footman", "r1c1").specialist("footman", "r1c5")
    table.warrior("guard", 0, "r2c2", mount="e").warrior("soldier", 1, "r1c2")
    # the horse lies on r2c2 to r2c4: near both
    assert end(table, "footman") == [2 + 8, 2, 0]


@pytest.mark.clause("terracotta 6.5", "terracotta 9.28")
def test_a_warrior_who_leaves_still_counts_for_a_footman(position):
    table = bare(position).specialist("footman", "r4c4").warrior("guard", 1, "r4c5")
    assert end(table, "footman") == [0, 8, 0]
    assert table.figure("r4c5") is None


# -- lone warriors and groups ------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.5")
def test_warriors_in_no_group_leave_with_their_horses(position):
    table = bare(position).warriors("guard", 0, "r1c1", "r1c2").warrior("guard", 1, "r2c3")
    table.warrior("soldier", 2, "r5c5", mount="e").specialist("musician", "r4c5")
    table.finish()
    assert {figure["cells"][0] for figure in table.view()["mausoleum"]} == {"r1c1", "r1c2", "r4c5"}
    assert table.figure("r5c6") is None
    assert table.points() == [2, 0, 0]
    assert table.rules.broken(table.state) == []


@pytest.mark.clause("terracotta 6.5")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], [3, 0, 0]),  # one owner: a point each and nothing more
        ([(1, "r1c4")], [3 * 2 + 5, 2 + 2, 0]),
        ([(1, "r1c4"), (2, "r1c5")], [3 * 3 + 5, 3 + 2, 3 + 2]),
        ([(1, "r1c4"), (1, "r1c5"), (1, "r1c6")], [3 * 2 + 2, 3 * 2 + 2, 0]),  # a tie
    ],
)
def test_a_group_pays_by_the_number_of_owners(position, others, points):
    table = bare(position).warriors("guard", 0, "r1c1", "r1c2", "r1c3")
    for seat, cell in others:
        table.warrior("guard", seat, cell)
    assert end(table, "group") == points


@pytest.mark.clause("terracotta 6.5")
def test_groups_of_one_type_score_separately(position):
    table = bare(position, 2).warriors("guard", 0, "r1c1", "r1c2").warriors("guard", 0, "r3c1")
    table.warriors("guard", 1, "r3c2", "r3c3")
    # 2 x 1 alone; then two owners: 1 x 2 + 2 and 2 x 2 + 5
    assert end(table, "group") == [2 + 2 + 2, 4 + 5]


@pytest.mark.clause("terracotta 6.5")
def test_corners_do_not_connect_and_types_do_not_mix(position):
    table = bare(position, 2).warrior("guard", 0, "r1c1").warrior("guard", 0, "r2c2")
    table.warrior("officer", 0, "r1c2")
    assert end(table, "group") == [0, 0]
    assert table.view()["mausoleum"] == []


@pytest.mark.clause("terracotta 6.5", "terracotta 5.4")
def test_a_mounted_warrior_connects_with_all_his_cells_and_counts_once(position):
    table = bare(position, 2).warrior("guard", 0, "r1c1", mount="e").warrior("guard", 1, "r2c3")
    assert end(table, "group") == [2 + 2, 2 + 2]  # one warrior each: a tie
    table = bare(position, 2).warrior("guard", 0, "r1c1", mount="e")
    assert end(table, "group") == [0, 0]  # a horse is nobody's company
    assert table.view()["mausoleum"] == []


@pytest.mark.clause("terracotta 6.5", "terracotta 5.4")
def test_an_archer_is_of_the_type_he_faces_and_connects(position):
    table = bare(position, 2).warrior("guard", 0, "r1c1").warrior("guard", 1, "r1c3")
    table.specialist("kneeling_archer", "r1c2", "w")  # faces seat 0's guard, touches the other
    (group,) = table.view()["groups"]
    assert group["cells"] == ["r1c1", "r1c2", "r1c3"]
    assert group["archers"] == [1, 0]
    table.finish()
    assert table.scored(0) == {"group": 2 + 5, "archer": 2}  # the archer breaks the tie
    assert table.scored(1) == {"group": 2 + 2}


@pytest.mark.clause("terracotta 6.5")
def test_one_warrior_and_an_archer_facing_him_are_a_group(position):
    table = bare(position, 2).warrior("soldier", 1, "r4c4")
    table.specialist("kneeling_archer", "r4c5", "w").finish()
    assert table.scored(1) == {"group": 1, "archer": 2}
    assert table.figure("r4c4") is not None


@pytest.mark.clause("terracotta 6.5")
def test_two_archers_facing_different_types_do_not_connect_them(position):
    table = bare(position, 2).warrior("guard", 0, "r1c1").warrior("soldier", 0, "r1c4")
    table.specialist("kneeling_archer", "r1c2", "w").specialist("kneeling_archer", "r1c3", "e")
    assert [group["cells"] for group in table.view()["groups"]] == [
        ["r1c1", "r1c2"],
        ["r1c3", "r1c4"],
    ]


@pytest.mark.clause("terracotta 6.5")
def test_an_archer_with_nobody_before_him_is_no_company(position):
    table = bare(position, 2).warrior("guard", 0, "r1c1")
    table.specialist("kneeling_archer", "r1c2", "n").specialist("kneeling_archer", "r2c1", "e")
    table.finish()
    assert table.points() == [0, 0]
    assert table.figure("r1c1") is None
    assert table.figure("r1c2") is not None  # specialists stay


# -- archers and leftovers ---------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.5")
def test_each_linked_archer_pays_the_owner_of_the_warrior(position):
    table = bare(position).warrior("guard", 0, "r4c4", mount="e").warrior("soldier", 2, "r1c1")
    table.specialist("kneeling_archer", "r5c4", "n").specialist("kneeling_archer", "r5c6", "n")
    table.specialist("kneeling_archer", "r1c2", "w").specialist("kneeling_archer", "r7c7", "s")
    assert end(table, "archer") == [4, 0, 2]


@pytest.mark.clause("terracotta 6.5")
@pytest.mark.parametrize(
    ("coins", "wet", "dry", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 1), (1, 1, 1, 1), (3, 3, 3, 4), (10, 0, 1, 5)],
)
def test_every_two_leftover_tokens_are_a_point(position, coins, wet, dry, points):
    table = position(2).seat(0, coins=coins, wet=wet, dry=dry).seat(1, coins=0)
    assert end(table, "leftover") == [points, 0]


# -- the winner --------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 6.5")
def test_a_tie_goes_to_whoever_is_higher_on_the_turn_order_track(position):
    table = position(4).everybody(coins=0).order(2, 3, 1, 0)
    table.seat(0, coins=8).seat(1, coins=8).seat(3, coins=8).finish()
    assert table.points() == [4, 4, 0, 4]
    assert table.rules.ranking(table.state) == [3, 2, 4, 1]


@pytest.mark.clause("terracotta 6.5", "terracotta 9.15")
def test_the_last_cleanup_decides_order_and_coins(position):
    table = position(2).everybody(coins=0).round(5).tile("tile_guard").inspectors(7, 9)
    table.seat(1, priority=1, masters=["master_builder"], coins=1).seat(0, coins=2)
    table.clean_up().finish()
    assert table.points() == [1, 1]
    assert table.view()["order"] == [1, 0]
    assert table.rules.ranking(table.state) == [2, 1]


@pytest.mark.clause("terracotta 6.5")
def test_the_forecast_names_the_parts_of_the_final_scoring(position):
    table = position(2).seat(0, coins=5, points=11).warriors("guard", 0, "r1c1", "r1c2")
    table.state.scored[0] = 11
    table.specialist("footman", "r2c2").specialist("kneeling_archer", "r1c3", "w")
    parts = {part.name: part.points for part in table.rules.forecast(table.state)[0]}
    assert parts == {"now": 11, "footmen": 8, "groups": 2, "archers": 2, "leftovers": 2}
    table.finish()
    after = {part.name: part.points for part in table.rules.forecast(table.state)[0]}
    assert after == parts
    assert table.points()[0] == 25

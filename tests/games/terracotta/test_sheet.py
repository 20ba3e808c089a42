"""The position as tables, made from a view alone."""

from __future__ import annotations

import pytest

from tianxia.core.grid import Seat
from tianxia.core.words import Said


def grids(table):
    """The tables by the key of their title."""
    return {grid.title.key: grid for grid in table.rules.sheet(table.view())}


@pytest.mark.clause("terracotta 3")
def test_players_stand_in_turn_order(position):
    table = position(3).order(1, 2, 0).seat(1, coins=7, wet=2, dry=1, artisans=1, priority=2)
    table.seat(1, weapons=["sword", "spear"]).seat(2, priority=1)
    grid = grids(table)["sheet-players"]
    assert [row[0] for row in grid.rows] == [Seat(1), Seat(2), Seat(0)]
    assert grid.rows[0][1:7] == [0, 7, 2, 1, 3, 1]
    assert grid.rows[0][7:] == [[Said("weapon-sword"), Said("weapon-spear")], 2]
    assert grid.rows[2][7:] == [[], ""]


@pytest.mark.clause("terracotta 3")
def test_masters_and_warriors_of_each_seat(position):
    table = position(2).seat(0, masters=["master_overseer", "master_builder"])
    table.warrior("guard", 0, "r1c1")
    rows = grids(table)["sheet-masters"].rows
    hired = [Said("master-master_overseer"), Said("master-master_builder")]
    assert rows[0] == [Seat(0), hired, 3, 0, 1, 0, 0]
    every = [
        "master_builder", "master_clay_maker", "master_steward",
        "master_overseer", "master_inspector", "master_blacksmith",
    ]  # fmt: skip
    table.seat(1, masters=every)
    assert grids(table)["sheet-masters"].rows[1][2] == ""


@pytest.mark.clause("terracotta 3")
def test_rounds_tell_their_tile_and_mark_the_present_one(position, new_game):
    grid = grids(position().round(3))["sheet-rounds"]
    assert grid.rows[2] == [3, Said("tile-tile_soldier"), 8, 3, 3]
    assert grid.marked == 2
    assert grids(new_game(2))["sheet-rounds"].rows[0][1] == ""
    assert grids(position(2).finish())["sheet-rounds"].marked == -1


@pytest.mark.clause("terracotta 3")
def test_the_workshop_lists_actions_and_workers(position, new_game):
    table = position(2).occupy(3, (1, "craftsman"))
    table.seat(0, artisans=1).turn().answer("place artisan 4")
    grid = grids(table)["sheet-workshop"]
    assert grid.rows[3] == [
        4,
        Said("sheet-action", {"action": "@action-coins_4", "n": 4}),
        Said("sheet-action", {"action": "@action-clay_2", "n": 2}),
        Said("sheet-action", {"action": "@action-ready_crossbow", "n": 0}),
        [Seat(1), Said("worker-craftsman"), Seat(0), Said("worker-artisan")],
        Said("sheet-quarter", {"quarter": "@quarter-se"}),
    ]
    assert grid.marked == 3
    empty = grids(new_game(2))["sheet-workshop"]
    assert empty.rows[0][1:3] == ["", ""]
    assert empty.marked == -1


@pytest.mark.clause("terracotta 3")
def test_the_mausoleum_shows_figures_on_their_cells(position):
    table = position(2).inspectors(row=2).warrior("guard", 1, "r1c1", mount="e")
    table.specialist("kneeling_archer", "r2c1", "n").specialist("footman", "r7c9")
    grid = grids(table)["sheet-mausoleum"]
    assert grid.marked == 1
    assert grid.rows[0][:5] == [
        1,
        [Said("warrior-guard"), Seat(1)],
        [Said("specialist-horse"), Seat(1)],
        [Said("specialist-horse"), Seat(1)],
        [],
    ]
    assert grid.rows[1][1] == [Said("specialist-kneeling_archer"), Said("facing-n")]
    assert grid.rows[6][9] == [Said("specialist-footman")]


@pytest.mark.clause("terracotta 3")
def test_the_stock_lists_figures_prices_and_warehouses(position):
    table = position(2).organizer(guard=0, soldier=2).specialists(horse=1, footman=0)
    table.warehouses(nw=6)
    table.seat(1, priority=1)
    rows = {str(row[0]): row[1:] for row in grids(table)["sheet-stock"].rows}
    assert rows[str(Said("sheet-priority-left"))] == [0, ""]
    assert rows[str(Said("warrior-guard"))] == [0, ""]
    assert rows[str(Said("warrior-soldier"))] == [2, Said("amount-vp", {"n": 1})]
    assert rows[str(Said("specialist-horse"))] == [1, Said("amount-coins", {"n": 4})]
    assert rows[str(Said("specialist-footman"))] == [0, ""]
    assert rows[str(Said("sheet-clay-in", {"quarter": "@quarter-nw"}))] == [6, ""]


@pytest.mark.clause("terracotta 3", "terracotta 6.5")
def test_groups_appear_when_there_are_any(position):
    table = position(2)
    assert "sheet-groups" not in grids(table)
    table.warriors("guard", 0, "r1c1", "r1c2").warrior("guard", 1, "r1c3")
    row = grids(table)["sheet-groups"].rows[0]
    cells = [Said("sheet-cell", {"row": 1, "column": n}) for n in (1, 2, 3)]
    assert row == [Said("warrior-guard"), cells, 2, 4 + 5, 2 + 2]


@pytest.mark.clause("terracotta 3", "terracotta 4.4")
def test_the_outlook_appears_while_workers_are_placed(position):
    table = position(2).tile("tile_coins").seat(1, coins=9).warrior("guard", 0, "r1c5")
    rows = grids(table)["sheet-outlook"].rows
    assert rows == [
        [Said("sheet-pays-row", {"line": 1}), 7, 0],
        [Said("sheet-pays-column", {"line": 1}), 0, 0],
        [Said("sheet-pays-musicians"), 0, 0],
        [Said("sheet-pays-tile"), 1, 4],
    ]
    assert "sheet-outlook" not in grids(position(2).finish())

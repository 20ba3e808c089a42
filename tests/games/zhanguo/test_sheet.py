"""The position as tables of words."""

from __future__ import annotations

import pytest

from tianxia.core.grid import Seat
from tianxia.core.words import Said


def grids(table, viewer=0):
    found = {}
    for grid in table.rules.sheet(table.view(viewer)):
        found.setdefault(grid.title.key, []).append(grid)
    return found


def told(cell):
    """Keys and arguments of a cell."""
    if isinstance(cell, list):
        return [told(item) for item in cell]
    if isinstance(cell, Said):
        return (cell.key, *cell.args.values())
    return ("seat", cell.seat) if isinstance(cell, Seat) else cell


def row(grid, number):
    """One row by the names of its columns."""
    names = [head.key.removeprefix("sheet-") for head in grid.columns]
    return {name: told(cell) for name, cell in zip(names, grid.rows[number], strict=True)}


@pytest.mark.clause("zhanguo 3")
def test_players_and_their_boards(position):
    table = position().hand(0, 7).hand(1, 50, 90).markers(1, laws=2).tuck(1, 2, 17)
    table.officials(1, 2, gov="red red", work="white").workers(1, r2=3).unrest(1, r2=1)
    found = grids(table)
    players = found["sheet-players"][0]
    card = ("sheet-card", 7, "@action-build_palace", "move2", 2)
    assert row(players, 0)["hand"] == [card]
    other = row(players, 1)
    assert other["hand"] == []
    assert other["backs"] == [
        ("sheet-back", "@aspect-currency", 1),
        ("sheet-back", "@aspect-laws", 1),
    ]
    assert other["markers"] == [("sheet-marker", "@aspect-laws", 2)]
    board = row(found["sheet-board"][1], 1)
    assert board["region"] == 2
    assert board["cards"] == [("sheet-card", 17, "@action-recruit_official", "vp2", 2)]
    assert board["unrest"] == "1/3"
    assert board["government"] == [("sheet-official", "@official-red", 2)]
    assert board["workplace"] == [("sheet-official", "@official-white", 1)]
    assert board["workers"] == 3


@pytest.mark.clause("zhanguo 3")
def test_the_main_board(position):
    table = position().court(5).court(60, seat=1, action="build_wall").governor(1, 2, n=2)
    table.palace(0, 2).wall(0, "gold_1", 2).disc(1, "upper", "palace").markers(0, writing=1)
    table.rewards()
    found = {name: several[0] for name, several in grids(table).items()}
    top = row(found["sheet-court"], 0)
    assert (top["card-number"], top["seat"]) == (60, ("seat", 1))
    assert row(found["sheet-rewards"], 0)["standing"] == [("seat", 0), 1]
    assert row(found["sheet-rewards"], 3)["standing"] == []
    region = row(found["sheet-regions"], 1)
    assert region["governors"] == [("seat", 1), 2]
    assert (region["worth"], region["palaces"]) == (15, [("seat", 0)])
    section = row(found["sheet-walls"], 2)
    assert section["levels"] == "2/3/4"
    assert [section[f"line-{n}"] for n in (1, 2, 3)] == ["", ("seat", 0), ""]
    task = row(found["sheet-tasks"], 1)
    assert task["task"] == ("task-palace",)
    assert task["needs"] == [1, 2, 5]
    assert task["discs"] == [("seat", 1), 5]


@pytest.mark.clause("zhanguo 3")
def test_before_the_set_up(new_game):
    found = grids(new_game(2, board_side="b_pick"))
    assert row(found["sheet-players"][0], 0)["board-name"] == ("sheet-no-board",)
    assert row(found["sheet-walls"][0], 0)["tile"] == ("sheet-not-laid",)

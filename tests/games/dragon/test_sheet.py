"""The position as tables, made from a view alone."""

from __future__ import annotations

import pytest

from tianxia.core.grid import Seat
from tianxia.core.words import Said


def grids(table, viewer=0):
    """The tables by the key of their title."""
    return {
        grid.title.key: grid for grid in table.rules.sheet(table.rules.view(table.state, viewer))
    }


@pytest.mark.clause("dragon 3")
def test_players_stand_in_track_order_with_palaces_and_cards(position):
    table = (
        position()
        .order(1, 0)
        .seat(1, palaces=[(2, "monk_old", "farmer_old"), None, (1,)], hand=["monk", "wild"], yuan=4)
    )
    grid = grids(table)["sheet-players"]
    assert [row[0] for row in grid.rows] == [Seat(1), Seat(0)]
    assert grid.rows[0][1:8] == [0, 4, 0, 0, 0, 0, 11]
    assert grid.rows[0][8] == [
        Said(
            "sheet-palace",
            {
                "palace": 1,
                "floors": 2,
                "persons": 2,
                "first": "@tile-farmer_old",
                "second": "@tile-monk_old",
            },
        ),
        Said("sheet-palace", {"palace": 3, "floors": 1, "persons": 0}),
    ]
    assert grid.rows[0][9] == [Said("card-monk"), Said("card-wild")]


@pytest.mark.clause("dragon 3", "dragon 7")
def test_closed_hands_are_numbers(position):
    grid = grids(position(open_hands=False))["sheet-players"]
    hands = {row[0].seat: row[9] for row in grid.rows}
    assert hands[1] == Said("sheet-closed-hand", {"n": 11})
    assert len(hands[0]) == 11


@pytest.mark.clause("dragon 3")
def test_events_tell_past_present_and_future(position):
    table = position(super_event="flood")
    table.state.round = 3
    grid = grids(table)["sheet-events"]
    assert grid.rows[2] == [3, Said("event-imperial_tribute"), Said("sheet-now"), ""]
    assert grid.rows[1][2] == Said("sheet-past")
    assert grid.rows[3][2] == Said("sheet-coming")
    assert grid.rows[6][3] == Said("super-flood")
    assert grid.marked == 2


@pytest.mark.clause("dragon 3")
def test_events_not_yet_dealt_are_blank_and_a_finished_year_is_past(new_game, position):
    grid = grids(new_game())["sheet-events"]
    assert grid.rows[2] == [3, Said("sheet-not-dealt"), Said("sheet-coming")]
    table = position().everybody(palaces=[], hand=[]).month(12).finish_round()
    over = grids(table)["sheet-events"]
    assert over.rows[11][2] == Said("sheet-past")
    assert over.marked == -1


@pytest.mark.clause("dragon 3")
def test_groups_are_shown_only_while_they_lie_there(position):
    table = position()
    assert "sheet-groups" not in grids(table)
    table.groups(["taxes", "build"]).dragon(1, 0)
    row = grids(table)["sheet-groups"].rows[0]
    assert row == [1, [Said("action-taxes"), Said("action-build")], [Seat(1)]]


@pytest.mark.clause("dragon 3", "dragon 2.1")
def test_the_supply_lists_young_and_old(position):
    rows = {row[0].key: row[1:] for row in grids(position())["sheet-supply"].rows}
    assert rows["type-monk"] == [3, 1]
    assert rows["type-court_lady"] == [4, ""]


@pytest.mark.clause("dragon 3", "dragon 7.1")
def test_the_wall_lists_its_owners_by_month(position):
    assert "sheet-wall" not in grids(position())
    table = position(great_wall="on").wall(1)
    grid = grids(table)["sheet-wall"]
    assert grid.rows[:2] == [[1, Seat(1)], [2, ""]]
    assert (len(grid.rows), grid.marked) == (12, 0)
    assert grids(table)["sheet-players"].rows[0][10] != []

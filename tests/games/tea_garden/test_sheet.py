"""The position as tables, made from a view alone, and as numbers for learners."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import SPECTATOR
from tianxia.core.grid import Seat
from tianxia.core.words import Said
from tianxia.games.tea_garden.bonuses import TrashCard
from tianxia.games.tea_garden.leaves import FermentBonus, HarvestGarden
from tianxia.games.tea_garden.secondary import PlaceCup


def grids(table, viewer=0):
    """The tables by the key of their title."""
    return {grid.title.key: grid for grid in table.rules.sheet(table.view(viewer))}


@pytest.mark.clause("tea_garden 3")
def test_players_leaves_and_decks(position):
    table = position().seat(0, hand=["s05"], discard=["s06"], played=[["s01", "s02"]], tokens=3)
    table.seat(0, fresh={2: 4}, fermented={6: 1}, boat=3, studies=2, half=1, gardens=["r02"])
    table.seat(1, boat=10, berth=0, passed=1)
    shown = grids(table)
    row = shown["sheet-players"].rows[0]
    assert row[0] == Seat(0)
    assert row[1:5] == [
        0,
        Said("sheet-turns-taken", {"n": 1, "passed": 0}),
        Said("sheet-section", {"n": 3}),
        Said("half-u2b"),
    ]
    assert row[5:] == [0, 0]
    gardens = [Said("region-r01"), Said("region-r02")]
    assert shown["sheet-goods"].rows[0] == [Seat(0), 3, 0, 0, 0, 0, gardens]
    other = shown["sheet-players"].rows[1]
    assert other[2] == Said("sheet-turns-taken", {"n": 0, "passed": 1})
    assert other[3:5] == [Said("sheet-berth", {"n": 1}), Said("sheet-start")]
    leaves = shown["sheet-leaves"].rows
    assert leaves[0] == [Seat(0), Said("leaf-fresh"), 0, 4, 0, 0, 0, 0]
    assert leaves[1] == [Seat(0), Said("leaf-fermented"), 0, 0, 0, 0, 0, 1]
    deck = shown["sheet-decks"].rows
    assert deck[0][1] == [Said("card-s05")]
    assert deck[0][3] == [Said("card-s06")]
    assert deck[0][4] == [Said("sheet-stack", {"card": "@card-s01", "n": 1})]
    assert deck[1][1:3] == [Said("sheet-closed", {"n": 4}), Said("sheet-closed", {"n": 7})]
    assert grids(table, SPECTATOR)["sheet-decks"].rows[0][1] == Said("sheet-closed", {"n": 1})


@pytest.mark.clause("tea_garden 3")
def test_cups_market_stacks_and_regions(position):
    table = position().row("a101", "a102").caravans("c05").emperors("e07", "e08")
    table.stacks(green=None).seat(1, cups=[["t01", "t02"]], gardens=["r02"]).markers(1, t01=2)
    shown = grids(table)
    assert shown["sheet-cups"].rows == [[Seat(1), [Said("tile-t01"), Said("tile-t02")], 2]]
    market = shown["sheet-market"].rows
    assert market[0] == [1, Said("card-a101"), Said("caravan-c05"), Said("card-e07")]
    assert market[2] == [3, "", "", ""]
    assert market[5] == [6, "", "", ""]
    stacks = shown["sheet-stacks"].rows
    assert stacks[0][:2] == [Said("province-yellow"), Said("tile-t36")]
    assert stacks[1] == [Said("province-green"), "", 0]
    regions = shown["sheet-regions"].rows
    assert regions[0] == [Said("region-r01"), "", 2, [Seat(0), Seat(1)]]
    assert regions[1] == [Said("region-r02"), Said("bonus-rb01"), 2, [Seat(1)]]


def sliced(table, viewer=0):
    """The numbers for learners by the names of their slices."""
    out = []
    table.rules.encode(table.state, viewer, out)
    parts = {}
    at = 0
    for part in table.rules.slices():
        parts[part.name] = out[at : at + part.length]
        at += part.length
    assert at == len(out)
    return parts


@pytest.mark.clause("tea_garden 3")
def test_numbers_for_learners_show_the_position_with_the_viewer_first(position):
    table = position(3).seat(1, fresh={3: 5}, boat=4, tokens=2, hand=["s07"]).begin(2)
    table.state.start_seat = 2
    own = sliced(table, 1)
    assert own["seats"] == [1, 1, 1, 0]
    assert own["options"] == [0, 1, 0]
    assert sliced(position(strict_supply=True, auto_space=False))["options"] == [1, 0, 0]
    assert own["round"] == [0, 1, 0, 0, 0, 0]
    assert own["start"] == [0, 1, 0, 0]
    assert own["to_move"] == [0, 1, 0, 0]
    assert own["leaves"][:12] == [0, 0, 0.5] + [0] * 9
    assert own["tracks"][4] == 1
    assert own["goods"][6] == 0.2
    assert own["cards"][6] == 1  # s07 in the own hand
    assert sliced(table, 0)["cards"][7 * 72 + 6] == 0  # nobody else sees it there
    assert sliced(table, 0)["cards"][7 * 72 + 2 * 72 + 6] == 1  # but among what is unseen


@pytest.mark.clause("tea_garden 3")
def test_numbers_for_learners_show_what_is_pending(position):
    def pending_of(frame):
        return sliced(position().seat(0, fresh={2: 3}).ask(frame))

    assert pending_of(TrashCard(0, 2, 1))["pending"] == [0.2, 0, 0, 0, 0, 0, 0.1, 0]
    assert pending_of(FermentBonus(0, 2, 1))["pending"] == [0.2, 0, 0, 0, 0, 0, 0, 0.1]
    assert pending_of(HarvestGarden(0, 3, 0, 1))["pending"][0] == 0.3
    assert pending_of(PlaceCup(0, 4))["pending_tile"][4] == 1
    table = position().seat(0, hand=["a107"]).turn(0, "a107").answer("found r02")
    assert sliced(table)["pending_region"][1] == 1
    table = position().row("a102", "a104", "a106", "a301", "a302", "a303")
    table.seat(0, hand=["s09"], fresh={2: 9}).turn(0, "s09").answer("buy slot 1")
    assert sliced(table)["pending_slot"][0] == 1
    assert sliced(table)["pending"] == [0.1, 0, 0, 0, 0, 0, 0.1, 0]
    table.answer("teapot by any_leaf")
    assert sliced(table)["pending"] == [0.5, 0, 0.2, 0.3, 0.2, 0, 0.1, 0]
    over = position().everybody(hand=["s01"]).round(5).answer("pass", "pass")
    assert sum(sliced(over)["question"]) == 0
    cups = position().seat(0, cups=[["t01", "t02"]]).markers(0, t01=3).begin(0)
    assert sliced(cups)["cup_neighbours"][1] == 1
    assert sliced(cups)["cups"][:3] == [1, 1, 0.3]

"""The position as tables, made from a view alone."""

from __future__ import annotations

import pytest

from tianxia.core.grid import Seat
from tianxia.core.words import Said
from tianxia.games.rotunda.names import EXPERTS


def grids(table):
    """The tables by the key of their title."""
    return {grid.title.key: grid for grid in table.rules.sheet(table.view())}


@pytest.mark.clause("rotunda 3")
def test_players_and_cards(position):
    table = position().leaders(1, "i2", "hall").seat(1, coins=7, tea=2, points=3).turn(1)
    table.orders(1, open=["order_01"], done=["order_20"]).experts(1, "lady", kept=["servant"])
    table.amulets(1, "lock")
    grid = grids(table)["sheet-players"]
    leaders = [Said("room-smugglers_den"), Said("place-hall")]
    assert grid.rows[1] == [Seat(1), 3, 7, 2, 0, 0, 1, 5, 9, 0, leaders]
    assert grid.marked == 1
    assert grids(table)["sheet-cards"].rows[1] == [
        Seat(1), [Said("order-order_01")], [Said("order-order_20")], [Said("expert-lady")],
        [Said("expert-servant")], [Said("amulet-lock")], 3,
    ]  # fmt: skip


@pytest.mark.clause("rotunda 3")
def test_rooms(position, new_game):
    table = position(2).neutral(red="o2", green="o4", blue="o6").leaders(0, "i3", "hall")
    table.sit(0, "i3", junior=1).sit(1, "i3", senior=1).fields("market", "tea", "gold:fruit")
    table.fields("wholesaler", "celadon")
    rows = {row[0]: row[1:] for row in grids(table)["sheet-rooms"].rows}
    gold = Said("sheet-gold-as", {"thing": "@res-fruit"})
    seated = [Seat(0), Seat(1), Said("sheet-senior")]
    assert rows["i3"] == [Said("room-market"), [Seat(0)], seated, [Said("res-tea"), gold]]
    assert rows["i5"][3] == 3
    assert rows["o1"] == [Said("room-bank"), [], "", ""]
    assert rows["o2"] == [Said("room-retailer"), [Said("colour-red")], "", ["–", "–", "–"]]
    stock = [Said("res-tea"), Said("res-fruit"), Said("res-celadon")]
    assert rows["o3"] == [Said("room-warehouse"), [], "", stock]
    assert rows["o6"][3] == [Said("res-celadon"), "–", "–"]
    assert grids(new_game(3))["sheet-rooms"].rows[5][1] == ""


@pytest.mark.clause("rotunda 3")
def test_villages_worship_and_pools(position):
    table = position().village(1, "village_sw", 2).altar(2, "2,3").temples("temple_hearth")
    found = grids(table)
    grid = found["sheet-villages"]
    assert grid.rows[1] == [Said("village-village_sw"), "", 0, 2, 0]
    assert (grid.rows[0][1], grid.marked) == (Said("sheet-here"), 0)
    board = found["sheet-worship"].rows
    row = [2, [Said("amount-coins", {"n": 3})], [2], [3], [5, Seat(2)], [7], Said("amulet-peach")]
    assert board[2] == row
    assert board[1][6] == ""
    assert board[5][3:] == [Said("amulet-knot"), Said("amulet-ruyi"), Said("amulet-mirror"), ""]
    pools = found["sheet-pools"].rows
    assert pools[0] == [
        Said("sheet-orders"), [Said(f"order-order_0{n}") for n in (6, 7, 8)], 17,
    ]  # fmt: skip
    assert [row[2] for row in pools] == [17, 21, 8, 7, *[""] * 7]
    shown = {row[0].key: row[1] for row in pools}
    assert shown["sheet-temples"] == [Said("temple-temple_hearth")]
    assert shown["sheet-marker"] == Said("sheet-marker-at", {"n": 0, "end": 8})
    view = table.view()
    assert shown["sheet-next-back"] == Said(f"back-{view['experts']['back']}")
    assert shown["sheet-end-amulet"] == Said(f"amulet-{view['round_amulet']}")
    assert shown["sheet-hall"] == Said(f"gate-{view['hall']}")
    stock = [Said(f"amount-{kind}", {"n": n}) for kind, n in view["bank"].items()]
    assert shown["sheet-bank"] == stock


@pytest.mark.clause("rotunda 3", "rotunda 7.2")
def test_the_discarded_experts_can_be_looked_through(new_game):
    table = new_game(3, advanced_experts=True).listen()
    table.nature()
    pile = table.view()["experts"]["discard"]
    assert len(pile) == 5
    found = grids(table)
    shown = {row[0].key: row[1] for row in found["sheet-pools"].rows}
    assert shown["sheet-pile"] == [Said(f"expert-{name}") for name in pile]
    described = [row[0].key for row in found["sheet-expert-cards"].rows]
    assert {f"expert-{name}" for name in pile} <= set(described)
    buried = [EXPERTS[note[1]] for note in table.heard("expert-buried")]
    assert buried[::-1] == pile

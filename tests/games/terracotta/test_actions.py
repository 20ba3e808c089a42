"""The actions of the rings: when each can be performed, and what it does (5.2)."""

from __future__ import annotations

import pytest


@pytest.mark.clause("terracotta 5.2")
@pytest.mark.parametrize(
    ("ring", "action", "goods"),
    [
        ("inner", "coins_4", (7, 0, 2)),
        ("middle", "coins_2", (5, 0, 2)),
        ("middle", "coins_3", (6, 0, 2)),
        ("inner", "clay_4", (3, 4, 2)),
        ("middle", "clay_2", (3, 2, 2)),
        ("inner", "moisten", (3, 2, 0)),
    ],
)
def test_coins_clay_and_moist_clay(position, ring, action, goods):
    table = position().seat(0, dry=2).perform(ring, action)
    assert table.goods(0) == goods
    assert table.goods(1) == (3, 0, 0)
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.2")
def test_moistening_adds_to_the_wet_clay(position):
    table = position().seat(0, wet=3, dry=4).perform("inner", "moisten")
    assert table.goods(0) == (3, 7, 0)


@pytest.mark.clause("terracotta 5.2", "terracotta 5.3")
@pytest.mark.parametrize(("action", "price"), [("build_2", 2), ("build_3", 3), ("build_4", 4)])
def test_a_build_needs_its_wet_clay(position, action, price):
    table = position().seat(0, wet=price - 1, dry=9).at_ring("inner", action)
    assert "inner perform" not in table.lines()
    wanted = {"price": price, "have": price - 1}
    assert table.reason("inner perform") == ("reason-needs-clay", wanted)
    table = position().seat(0, wet=price).perform("inner", action)
    assert table.goods(0) == (3, 0, 0)
    assert sum(table.state.warehouses) == 5


@pytest.mark.clause("terracotta 5.2")
def test_the_craftsman_of_this_turn_is_promoted_at_once(position):
    table = position().perform("inner", "promote", segment=4)
    assert table.occupants(4) == [(0, "artisan")]
    own = table.view()["seats"][0]
    assert (own["craftsmen"], own["artisans"], own["pool"]) == (3, 1, 3)
    assert own["left"] == {"craftsman": 3, "artisan": 0}  # he counts as placed
    assert table.view()["segments"][4]["open"] == []  # closed
    table.seat(1, artisans=1).turn(1)
    assert table.reason("place artisan 5") == ("reason-closed-by-artisan", {})


@pytest.mark.clause("terracotta 5.2", "terracotta 9.16")
def test_an_artisan_is_not_promoted(position):
    table = position().at_ring("inner", "promote", worker="artisan")
    assert table.lines() == ["inner take wet clay", "inner take coin", "inner pass"]
    assert table.reason("inner perform") == ("reason-already-artisan", {})


@pytest.mark.clause("terracotta 5.2")
def test_a_promoted_artisan_beside_nobody_else(position):
    """A craftsman is always the first in his segment, so his space is the first one."""
    table = position().seat(1, artisans=1).perform("inner", "promote", segment=4)
    assert table.occupants(4) == [(0, "artisan")]
    assert table.rules.broken(table.turn(1).state) == []


@pytest.mark.clause("terracotta 5.2", "terracotta 10.5")
def test_priority_tokens_are_taken_from_the_lowest_with_their_clay(position):
    table = position(4)
    for seat, number, clay in [(2, 1, 0), (0, 2, 1), (3, 3, 2)]:
        table.perform("middle", "priority", seat=seat, segment=seat)
        assert table.view()["seats"][seat]["priority"] == number
        assert table.goods(seat) == (3, clay, 0)
    assert table.view()["priority"] == []
    table.at_ring("middle", "priority", seat=1, segment=8)
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-no-priority-left", {})


@pytest.mark.clause("terracotta 5.2")
def test_nobody_holds_two_priority_tokens(position):
    table = position(3).seat(0, priority=1).at_ring("middle", "priority")
    assert table.lines() == ["middle take wet clay", "middle take coin", "middle pass"]
    assert table.reason("middle perform") == ("reason-has-priority", {"number": 1})


@pytest.mark.clause("terracotta 5.2")
@pytest.mark.parametrize("weapon", ["sword", "halberd", "crossbow", "spear"])
def test_a_weapon_is_readied(position, weapon):
    table = position().perform("outer", f"ready_{weapon}")
    assert table.weapons(0) == [weapon]
    assert table.weapons(1) == []
    table = position().seat(0, weapons=[weapon]).at_ring("outer", f"ready_{weapon}")
    assert table.lines() == ["outer pass"]
    wanted = {"weapon": f"@weapon-{weapon}"}
    assert table.reason("outer perform") == ("reason-weapon-ready", wanted)


@pytest.mark.clause("terracotta 5.2", "terracotta 5.4")
def test_a_specialist_needs_a_buyer_with_a_weapon(position):
    table = position().at_ring("outer", "specialist")
    assert table.lines() == ["outer pass"]
    assert table.reason("outer perform") == ("reason-no-specialist", {})


@pytest.mark.clause("terracotta 5.2", "terracotta 9.16")
def test_dry_clay_is_needed_for_moistening(position):
    table = position().seat(0, wet=5).at_ring("inner", "moisten")
    assert "inner perform" not in table.lines()
    assert table.reason("inner perform") == ("reason-no-dry-clay", {})

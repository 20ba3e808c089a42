"""Section 5.13: the effects of cards, tokens, tiles and tracks; the limited supply."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.tea_garden.bonuses import Bonus, TakeEmperorCard, use
from tianxia.games.tea_garden.leaves import HarvestGarden
from tianxia.games.tea_garden.names import EFFECTS, VP
from tianxia.games.tea_garden.supply import scrolls_of


def effect(table, seat=0, **amounts):
    """Carry out parts of an effect, one after another."""
    return table.ask(*(Bonus(seat, EFFECTS.index(key), n) for key, n in amounts.items()))


@pytest.mark.clause("tea_garden 5.13")
def test_several_markers_are_put_one_after_another(position):
    table = effect(position().seat(0, cups=[["t01", "t02", "t03"]]), cup_marker=2)
    assert table.lines() == ["put marker t01", "put marker t02"]
    assert table.reason("put marker t03") == ("reason-no-such-connection", {"tile": "@tile-t03"})
    assert table.targets("put marker t03") == ["connection:1:3"]
    assert table.label("put marker t03") == (
        "label-put-marker",
        {"first": "@tile-t03", "second": "@tile-t03"},
    )
    assert table.preview("put marker t02") == [("cup_marker", 1)]
    table.answer("put marker t02")
    assert table.lines() == ["put marker t02"]
    assert table.reason("put marker t01") == ("reason-marker-order", {})
    table.answer("put marker t02")
    assert table.seen(0)["cup_rows"][0]["markers"] == [0, 2]


@pytest.mark.clause("tea_garden 5.13")
def test_several_cards_are_taken_or_removed_one_after_another(position):
    table = effect(position(), emperor_card=2).answer("take e01").nature()
    assert table.asks() == ("TakeEmperorCard", 0)
    assert table.reason("take e01") == ("reason-no-such-emperor-card", {"card": "@card-e01"})
    table.answer("take e02").nature()
    assert table.asks() is None
    table = effect(position(), trash=3).answer("trash s01", "trash s02", "trash nothing")
    assert table.seen(0)["removed"] == ["s01", "s02"]
    assert table.asks() is None


@pytest.mark.clause("tea_garden 5.13")
def test_a_sale_of_leaves_as_a_bonus_may_be_declined(position):
    table = effect(position().seat(0, fresh={2: 1}, fermented={3: 1}), sell_leaves=6)
    assert table.lines() == ["sell fresh 2", "sell fermented 3", "sell enough"]
    assert table.preview("sell fermented 3") == [("fermented_leaf", -1), ("vp", 2)]
    assert table.preview("sell enough") == []
    assert table.targets("sell enough") == ["confirm"]
    assert table.prompt() == ("prompt-sell-leaf", {"left": 6})
    table.answer("sell fermented 3")
    assert table.asks() is None  # nothing is left above it
    again = effect(position().seat(0, fresh={2: 3}, fermented={}), sell_leaves=6)
    again.answer("sell fresh 2")
    assert again.reason("sell fresh 1") == (
        "reason-no-such-leaf",
        {"leaf": "@leaf-fresh", "quality": 1},
    )
    again.answer("sell enough")
    assert again.points(0) == 1
    late = effect(position().seat(0, fresh={2: 1}, fermented={3: 2}), sell_leaves=6)
    late.answer("sell fermented 3")
    assert late.reason("sell fresh 2") == ("reason-leaf-order", {})


@pytest.mark.clause("tea_garden 5.13")
def test_effects_with_several_parts_keep_their_order(position):
    places = {"region_bonus/rb01.effect": {
        "trash": 1, "draw": 1, "vp": 2, "ferment": 1, "cup_marker": 1, "emperor_card": 1,
        "swap": 1, "sell_leaves": 1, "leaves": {"quality": 5, "count": 1},
    }}  # fmt: skip
    table = position(places=places).seat(0, hand=["a107", "s05"], cups=[["t01", "t02"]])
    table.turn(0, "a107").answer("found r02", "pagoda 1")
    assert table.points(0) == 2
    assert table.leaves(0)[0][5] == 1
    order = []
    while table.asks()[0] != "TakeTurn":
        if table.asks()[1] != NATURE:
            order.append(table.asks()[0])
        yes = table.lines_with("draw bonus yes") + table.lines_with("swap bonus yes")
        table.answer((yes or table.lines())[0])
    assert order == [
        "PlaceMarker", "FermentBonus", "DrawBonus", "SwapBonus", "DiscardCard",
        "TakeEmperorCard", "TrashCard", "SellLeaf",
    ]  # fmt: skip


@pytest.mark.clause("tea_garden 4.2", "tea_garden 5.13")
def test_a_top_card_may_bring_markers_and_emperor_cards_at_once(position):
    places = {"starting_card/s09.effect": {"cup_marker": 1, "emperor_card": 1, "emperor": 2}}
    table = position(places=places).seat(0, hand=["s09"], cups=[["t01", "t02"]]).turn(0, "s09")
    assert table.state.tokens[0] == 2
    assert table.asks() == ("PlaceMarker", 0)
    table.answer("put marker t01")
    assert table.asks() == ("TakeEmperorCard", 0)
    table.answer("take e01").nature()
    assert table.asks() == ("TakeTurn", 0)
    assert table.seen(0)["hand"] == ["e01"]


@pytest.mark.clause("tea_garden 5.13")
def test_effects_of_the_top_card_are_used_once(position):
    table = position().seat(0, hand=["e12", "s01"], played=[]).turn(0, "e12").answer("effect draw")
    assert table.asks()[0] == "DrawCard"
    table.nature()
    assert table.lines_with("effect") == []
    with pytest.raises(AssertionError, match="come by themselves"):
        use(table.state, 0, VP, 1)
    with pytest.raises(AssertionError, match="three kinds of scrolls"):
        scrolls_of(table.state, VP)


@pytest.mark.clause("tea_garden 7", "tea_garden 9.1")
def test_with_a_limited_supply_missing_pieces_are_lost_one_by_one(position):
    places = {
        "components.cup_markers": 1, "components.scrolls_per_kind": 1,
        "components.emperor_tokens": 1, "components.leaf_tokens": 6,
    }  # fmt: skip
    table = position(places=places, strict_supply=True).seat(0, cups=[["t01", "t02"]])
    table.seat(1, fresh={2: 2}).seat(0, fresh={2: 2}).markers(0, t01=1)
    assert table.view()["supply"] == {
        "leaves": 2, "emperor": 1, "cup_markers": 0,
        "scroll_strength": 1, "scroll_teapot": 1, "scroll_repeat": 1,
    }  # fmt: skip
    effect(table, cup_marker=1)
    assert table.asks() is None  # lost
    table.stacks(yellow="t05").seat(0, hand=["s02"]).turn(0, "s02").answer("cup yellow")
    table.nature().answer("cup right of t02")
    assert table.state.loose[0] == 1  # the connection is there, its marker is not
    table.bonuses(r02="rb17", r03="rb03")
    table.answer("main harvest", "harvest r01", "end turn")
    table.seat(1, hand=["a107"], scroll_strength=1).turn(1, "a107").answer("found r02", "pagoda 1")
    assert table.leaves(1)[0] == {2: 3}  # one leaf of three was left
    table.answer("end turn").seat(0, hand=["a108"]).turn(0, "a108").answer("found r03", "pagoda 1")
    assert list(table.state.scroll_strength) == [0, 1]
    assert table.rules.broken(table.state) == []


@pytest.mark.clause("tea_garden 7", "tea_garden 5.13")
def test_with_a_limited_supply_the_second_marker_may_be_lost(position):
    places = {"components.cup_markers": 1}
    table = position(places=places, strict_supply=True).seat(0, cups=[["t01", "t02"]])
    effect(table, cup_marker=2).answer("put marker t01")
    assert table.asks() is None
    assert table.state.loose[0] == 1


@pytest.mark.clause("tea_garden 7", "tea_garden 4.5")
def test_a_limited_harvest_goes_in_turn_order_and_by_value(position):
    table = position(places={"components.leaf_tokens": 7}, strict_supply=True)
    table.everybody(fresh={}, fermented={}).seat(0, gardens=["r08"]).seat(1, gardens=["r02", "r10"])
    table.state.start_seat = 0
    table.upkeep().nature()  # seat 1 is the new start player: q5, q3, q2, then one q4
    assert table.leaves(1) == ({2: 2, 3: 2, 5: 2}, {})
    assert table.leaves(0) == ({4: 1}, {})


def test_taking_an_emperor_card_asks_for_one_of_those_that_lie_there(position):
    table = position().emperors("e09", "e02").ask(TakeEmperorCard(0, 1))
    assert table.lines() == ["take e02", "take e09"]
    assert table.targets("take e02") == ["emperor_card:e02"]


@pytest.mark.clause("tea_garden 4.4")
@pytest.mark.parametrize(
    ("key", "prompt"),
    [
        ("cup_marker", ("prompt-place-marker", {"left": 2})),
        ("ferment", ("prompt-ferment-bonus", {"left": 2})),
        ("draw", ("prompt-draw-bonus", {"n": 2})),
        ("swap", ("prompt-swap-bonus", {"n": 2})),
        ("trash", ("prompt-trash-card", {"left": 2, "must": 0})),
        ("sell_leaves", ("prompt-sell-leaf", {"left": 2})),
    ],
)
def test_what_an_effect_asks_survives_saving(position, key, prompt):
    table = position().seat(0, cups=[["t01", "t02"]])
    table.state.push(Bonus(0, EFFECTS.index(key), 2))
    table.state = table.rules.load(table.rules.dump(table.state))
    table.ask()
    assert table.prompt() == prompt
    loaded = table.rules.load(table.rules.dump(table.state))
    assert loaded.agenda[-1].fields() == table.question().fields()
    assert loaded.agenda[-1].legal(loaded) == table.question().legal(table.state)


@pytest.mark.clause("tea_garden 5.5")
def test_a_harvest_survives_saving(position):
    table = position().seat(0, gardens=["r02"]).ask(HarvestGarden(0, 2, 1, 1))
    loaded = table.rules.load(table.rules.dump(table.state))
    assert loaded.agenda[-1].legal(loaded) == [1]

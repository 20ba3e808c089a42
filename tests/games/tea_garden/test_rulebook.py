"""The worked examples (section 8 of the specification), with their numbers."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.tea_garden.names import FOR_ACTION_CARDS, TILES
from tianxia.games.tea_garden.scoring import FinalScoring, final_points, mono_connections

NEAR = ["r02", "r03", "r06", "r07"]
FAR = ["r04", "r05", "r08", "r09"]


def final(table, seat=0):
    """The seven kinds of points by name."""
    names = ["action_cards", "emperor_cards", "river", "university", "emperor_track", "cups"]
    points = final_points(table.state, seat)
    return dict(zip([*names, "leftovers"], points, strict=True))


@pytest.mark.clause("tea_garden 8.1", "tea_garden 5.1")
def test_example_01_founding_with_strength_five(position):
    table = position().seat(0, hand=["a107", "s09"]).turn(0, "a107", "s09")
    assert table.state.strength == 5
    assert table.lines_with("found") == [f"found r{n:02}" for n in range(2, 10)]
    for region in NEAR:
        near = position().seat(0, hand=["a107", "s09"]).turn(0, "a107", "s09")
        assert near.answer(f"found {region}").lines() == ["pagoda 1", "pagoda 3", "pagoda 4"]
    for region in FAR:
        far = position().seat(0, hand=["a107", "s09"]).turn(0, "a107", "s09")
        assert far.answer(f"found {region}").lines() == ["pagoda 1"]
        assert far.reason("pagoda 3") == ("reason-needs-strength", {"need": 6, "have": 5})
        assert far.reason("pagoda 4") == ("reason-needs-strength", {"need": 7, "have": 5})
    table.answer("found r08", "pagoda 1")
    assert table.seen(0)["gardens"] == ["r01", "r08"]
    assert [own["strength"] for own in table.seen(0)["pagodas"] if not own["built"]] == [
        3, 4, 5, 6, 7,
    ]  # fmt: skip


@pytest.mark.clause("tea_garden 8.2", "tea_garden 5.2", "tea_garden 5.12")
def test_example_02_buying_with_a_teapot_scroll(position):
    table = position().row("a102", "a104", "a106", "a301", "a302", "a303")
    table.seat(0, hand=["s04", "a107"], fresh={3: 2}, fermented={}, scroll_teapot=1)
    table.turn(0, "s04", "a107")
    assert table.state.strength == 4
    assert table.seen(0)["teapots"] == {"green": 1, "red": 0, "blue": 0}
    table.answer("buy slot 4", "teapot by scroll_teapot", "pay card fresh 3", "pay card fresh 3")
    assert table.state.scroll_teapot[0] == 0
    assert table.leaves(0) == ({}, {})
    assert table.seen(0)["hand"] == ["a301"]
    assert table.view()["row"] == ["a102", "a104", "a106", "a302", "a303", None]
    table.nature()
    assert table.view()["row"][5] is not None


@pytest.mark.clause("tea_garden 8.3", "tea_garden 5.3")
def test_example_03_a_caravan_for_three_leaves_and_a_fermented_one(position):
    table = position().caravans("c16", "c01", "c02").seat(0, cups=[["t01", "t02"]])
    table.seat(0, hand=["a401", "s04"], fresh={1: 1, 3: 2}, fermented={4: 1})
    table.turn(0, "a401", "s04")
    assert table.state.strength == 6
    table.answer("sell c16 trade 1 strength 2").skip_to("PlaceMarker")
    assert table.leaves(0) == ({}, {})
    table.answer("put marker t01")
    assert table.points(0) == 8
    assert table.scored(0) == {"caravans": 8}
    assert table.state.tokens[0] == 1
    assert table.seen(0)["cup_rows"] == [{"tiles": ["t01", "t02"], "markers": [1]}]
    assert table.seen(0)["caravans"] == ["c16"]
    table.nature()
    assert None not in table.view()["caravans"]
    assert "c16" not in table.view()["caravans"]


@pytest.mark.clause("tea_garden 8.4", "tea_garden 5.4")
def test_example_04_fermenting_four_leaves(position):
    table = position().seat(0, hand=["a207"], fresh={3: 3, 4: 2}, fermented={5: 2})
    table.turn(0, "a207").answer("main ferment", "ferment fresh 3", "ferment fresh 3")
    table.answer("ferment fresh 4", "ferment fresh 4")
    assert table.leaves(0) == ({3: 1}, {3: 2, 4: 2, 5: 2})
    assert table.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 8.5", "tea_garden 5.5")
@pytest.mark.parametrize(
    ("hand", "gardens", "gain"),
    [
        (["a207"], ["r04", "r10", "r11", "r14"], {4: 1, 5: 1, 6: 2}),
        (["a107"], ["r04", "r10", "r11"], {4: 1, 5: 1, 6: 1}),
    ],
)
def test_example_05_an_extra_harvest(position, hand, gardens, gain):
    table = position(4).seat(0, hand=hand, fresh={}, fermented={})
    table.seat(0, gardens=["r02", "r04", "r10", "r11", "r14"])
    table.turn(0, *hand).answer("main harvest", *(f"harvest {region}" for region in gardens))
    assert table.leaves(0) == (gain, {})
    assert table.asks() == ("TakeTurn", 0)


@pytest.mark.clause("tea_garden 8.6", "tea_garden 5.6", "tea_garden 6.3")
def test_example_06_a_boat_sails_to_section_three(position):
    table = position().seat(0, boat=2, hand=["s01"]).turn(0, "s01").answer("sail")
    assert table.state.boat[0] == 3
    assert table.state.tokens[0] == 1
    assert table.points(0) == 0
    assert final(table)["river"] == 2


@pytest.mark.clause("tea_garden 8.7", "tea_garden 5.10")
@pytest.mark.parametrize(("side", "tokens", "points"), [("left", 1, 0), ("right", 0, 3)])
def test_example_07_a_marker_gives_the_bonus_of_either_tile(position, side, tokens, points):
    table = position().seat(0, cups=[["t01", "t02"]]).markers(0, t01=1).turn(0)
    assert table.lines_with("first marker") == ["first marker t01 left", "first marker t01 right"]
    table.answer(f"first marker t01 {side}")
    assert table.state.tokens[0] == tokens
    assert table.points(0) == points
    assert table.seen(0)["cup_rows"] == [{"tiles": ["t01", "t02"], "markers": [0]}]
    assert table.lines_with("first marker") == []


@pytest.mark.clause("tea_garden 8.8", "tea_garden 5.8")
@pytest.mark.parametrize("half", ["a", "b"])
def test_example_08_a_study_that_passes_the_start(position, half):
    table = position().seat(0, hand=["a305"], studies=4, fresh={1: 2}, fermented={})
    table.turn(0, "a305").answer(f"study {half}")
    if half == "b":
        table.answer("bonus ferment fresh 1", "bonus ferment fresh 1")
        assert table.leaves(0) == ({}, {1: 2})
    else:
        assert table.leaves(0) == ({1: 2, 2: 3}, {})
    assert table.seen(0)["half"] == f"u1{half}"
    assert (table.seen(0)["centre"], table.seen(0)["reserve"]) == (1, 5)
    assert final(table)["university"] == 12
    assert table.view()["turn"]["strength"] == 4
    assert table.view()["turn"]["main"] is None
    assert "main harvest" in table.lines()


@pytest.mark.clause("tea_garden 8.9", "tea_garden 5.9")
def test_example_09_a_step_on_the_emperor_track(position):
    table = position().seat(0, tokens=2, fresh={1: 1}, fermented={}).turn(0).answer("first advance")
    table.answer("pay emperor fresh 1")
    assert (table.state.tokens[0], table.leaves(0), table.state.climbed[0]) == (0, ({}, {}), 1)
    assert table.lines() == ["take e01", "take e02", "take e03"]
    table.answer("take e02")
    assert table.view()["emperor_cards"] == ["e01", None, "e03"]
    table.answer("emperor e07")
    assert table.view()["emperor_cards"] == ["e01", "e07", "e03"]
    assert table.asks() == ("TrashCard", 0)
    assert "trash e02" in table.lines()
    assert "trash nothing" in table.lines()
    table.answer("trash s11")
    assert "e02" in table.seen(0)["hand"]
    assert table.seen(0)["removed"] == ["s11"]
    assert "s11" not in table.seen(0)["draw"]


@pytest.mark.clause("tea_garden 8.10", "tea_garden 5.11", "tea_garden 5.12")
def test_example_10_a_complete_turn(position):
    table = position(2).row("a301", "a302", "a303", "a402", "a401", "a403")
    table.seat(0, boat=4, fresh={5: 3}, fermented={1: 2}, cups=[["t01", "t02"]])
    table.seat(0, hand=["a101", "s09"], played=[["s06"]]).turn(0, "a101", "s09")
    assert table.state.strength == 4
    table.answer("sail")
    assert table.asks() == ("RepeatSecondary", 0)
    assert table.state.scroll_repeat[0] == 1
    table.answer("repeat by scroll", "put marker t01", "buy slot 4")
    assert table.lines() == ["teapot by fermented_leaf"]
    table.answer("teapot by fermented_leaf").skip_to("TakeTurn")
    assert table.state.boat[0] == 6
    assert table.state.tokens[0] == 1
    assert table.state.scroll_repeat[0] == 0
    assert table.state.markers[TILES.index("t01")] == 1
    assert table.leaves(0) == ({}, {})
    assert table.seen(0)["hand"] == ["a402"]


@pytest.mark.clause("tea_garden 8.11", "tea_garden 4.5")
def test_example_11_maturation(position):
    table = position(places={"rules.harvest_leaves_per_garden": 0})
    table.seat(0, fresh={1: 1, 3: 2}, fermented={4: 2, 6: 1}).upkeep().skip_to("BeginTurn")
    assert table.leaves(0) == ({1: 1, 2: 2}, {5: 2, 6: 1})


@pytest.mark.clause("tea_garden 8.12", "tea_garden 4.5")
def test_example_12_the_harvest_of_six_gardens(position):
    table = position(4).seat(0, fresh={}, fermented={})
    table.seat(0, gardens=["r02", "r04", "r10", "r11", "r14"]).upkeep().skip_to("BeginTurn")
    assert table.leaves(0) == ({2: 2, 3: 2, 4: 2, 5: 2, 6: 4}, {})


@pytest.mark.clause("tea_garden 8.13", "tea_garden 5.0", "tea_garden 5.13")
def test_example_13_three_leaves_of_quality_two(position):
    table = position().bonuses(r02="rb17").seat(0, hand=["a107"], fresh={}, fermented={})
    table.turn(0, "a107").answer("found r02", "pagoda 1")
    assert table.leaves(0) == ({2: 3}, {})
    places = {"action_card/a101.cost_leaves": 3}
    table = position(places=places).seat(
        0, hand=["s04"], fresh={1: 3, 2: 1}, fermented={1: 2, 3: 2}
    )
    table.turn(0, "s04").answer("buy slot 1")
    assert table.lines() == ["pay card fresh 2"]
    table.answer("pay card fresh 2", "pay card fermented 3", "pay card fermented 3")
    assert table.leaves(0) == ({1: 3}, {1: 2})
    table = position(places=places).seat(0, hand=["s04"], fresh={1: 3, 2: 1}, fermented={3: 1})
    assert table.turn(0, "s04").lines_with("buy") == []


@pytest.mark.clause("tea_garden 8.14", "tea_garden 4.1")
@pytest.mark.parametrize(
    ("fresh", "fermented", "legal"), [({1: 2}, {1: 1}, True), ({6: 5}, {}, False)]
)
def test_example_14_the_fourth_turn(position, fresh, fermented, legal):
    table = position().seat(0, hand=["s04"], played=[["s01"], ["s02"], ["s03"]])
    table.seat(0, fresh=fresh, fermented=fermented).begin(0)
    assert table.lines() == (["pass", "begin"] if legal else ["pass"])
    if legal:
        table.answer("begin").skip_to("BeforeCards")
        assert table.leaves(0) == ({}, {})
    else:
        assert table.reason("begin") == ("reason-fourth-turn", {"n": 3, "fermented": 1})


@pytest.mark.clause("tea_garden 8.15", "tea_garden 6.6")
def test_example_15_three_single_colour_connections(position):
    table = position().seat(0, cups=[["t01", "t02", "t05", "t03"], ["t09", "t18"]])
    # t01-t02 blue, t02-t05 green, t05-t03 green and blue: mixed; t09-t18 white
    assert mono_connections(table.state, 0) == 3
    assert final(table)["cups"] == 4
    assert final(table, 1)["cups"] == 0


@pytest.mark.clause("tea_garden 8.16", "tea_garden 6.2")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        ({"hand": ["e01"], "fermented": {1: 4, 6: 3}}, 18),
        ({"hand": ["e02"], "fresh": {1: 4, 6: 6}}, 18),
        ({"hand": ["e03"], "scroll_teapot": 5}, 16),
        ({"hand": ["e04"], "gardens": ["r02", "r03", "r06", "r07", "r08", "r09"]}, 18),
        ({"hand": ["e06"], "removed": [f"s{n:02}" for n in range(4, 12)]}, 15),
        ({"hand": ["e06"]}, 7),
    ],
)
def test_example_16_conditions_of_emperor_cards(position, things, points):
    table = position().emperors().seat(0, fresh={}, fermented={}).seat(0, **things)
    assert final(table)["emperor_cards"] == points
    assert final(table)["leftovers"] == things.get("scroll_teapot", 0)


@pytest.mark.clause("tea_garden 8.17", "tea_garden 6.7")
def test_example_17_leftovers(position):
    table = position().seat(0, scroll_strength=1, scroll_repeat=1, tokens=3)
    assert final(table)["leftovers"] == 5
    table.ask(FinalScoring(NATURE))
    assert table.scored(0) == {"leftovers": 5}
    assert table.points(0) == 5
    assert len(table.seen(0)["scored"]) == FOR_ACTION_CARDS + 7


@pytest.mark.clause("tea_garden 8.18", "tea_garden 4.5")
def test_example_18_the_harvest_comes_after_the_maturation(position):
    table = position().seat(0, fresh={2: 1}, fermented={}).upkeep().skip_to("BeginTurn")
    assert table.leaves(0) == ({1: 1, 2: 2}, {})

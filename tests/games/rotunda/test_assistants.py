"""Assistant actions, dismissal, and homage in the Hall (5.4)."""

from __future__ import annotations

import pytest

from tianxia.games.rotunda.names import CELL_NAMES


@pytest.mark.clause("rotunda 5.4")
def test_recruit(position):
    table = position().seat(0, coins=2).visit("steward").answer("steward orders")
    assert table.label("steward recruit") == ("label-recruit", {})
    assert table.targets("steward recruit") == ["mine:track"]
    assert table.preview("steward recruit") == [("supply", 1)]
    table.answer("steward recruit", "steward recruit")
    assert (table.state.supply[0], table.state.track[0]) == (7, 7)
    wanted = ("reason-no-act", {"act": "@act-recruit"})
    assert table.reason("steward recruit") == wanted


@pytest.mark.clause("rotunda 5.4")
def test_an_empty_track_recruits_nobody(position):
    table = position().seat(0, track=0).visit("warehouse")
    assert table.lines() == ["warehouse finish"]
    assert table.reason("warehouse recruit") == ("reason-track-empty", {})


@pytest.mark.clause("rotunda 5.4")
@pytest.mark.parametrize(
    ("line", "village", "tile", "coins"),
    [
        ("pedlar", "village_se", "village_se", 3),
        ("pedlar pre 1", "village_sw", "village_sw", 2),
        ("pedlar pre 3", "village_ne", "village_ne", 0),
        ("pedlar post 1", "village_se", "village_sw", 2),
        ("pedlar post 3", "village_se", "village_ne", 0),
    ],
)
def test_pedlar(position, line, village, tile, coins):
    table = position().seat(0, coins=3).visit("supplier")
    paid = ["mine:coins"] if coins < 3 else []
    wanted = ["pedlar", f"village:{village}", "mine:supply", *paid]
    assert table.targets(f"supplier {line}") == wanted
    table.answer(f"supplier {line}")
    assert table.view()["villages"][village] == [1, 0, 0]
    assert (table.view()["pedlar"], table.state.coins[0]) == (tile, coins)
    assert (table.state.supply[0], table.view()["pedlar_used"]) == (4, True)


@pytest.mark.clause("rotunda 5.4")
def test_words_of_the_pedlar(position):
    table = position().seat(0, coins=1).visit("supplier")
    se, sw = "@village-village_se", "@village-village_sw"
    assert table.label("supplier pedlar") == ("label-pedlar", {"village": se})
    wanted = {"village": sw, "n": 1}
    assert table.label("supplier pedlar pre 1") == ("label-pedlar-before", wanted)
    wanted = {"village": se, "n": 1, "goal": sw}
    assert table.label("supplier pedlar post 1") == ("label-pedlar-after", wanted)
    assert table.preview("supplier pedlar") == [("supply", -1)]
    assert table.preview("supplier pedlar pre 1") == [("supply", -1), ("coins", -1)]
    assert table.reason("supplier pedlar pre 2") == ("reason-needs-coins", {"need": 2, "have": 1})
    walks = [line for line in table.lines() if "pedlar" in line]
    assert walks == ["supplier pedlar", "supplier pedlar pre 1", "supplier pedlar post 1"]


@pytest.mark.clause("rotunda 5.4")
def test_the_pedlar_tile_steps_on_once_after_a_turn_with_pedlar_actions(position):
    table = position().turn().answer("move a i1", "supplier finish")
    assert table.view()["pedlar"] == "village_se"
    table.answer("move a i2", "smugglers finish", "move a i3", "market finish")
    table.leaders(0, "i1", "hall").sit(0, "i5", junior=1)
    table.answer("move a i5", "banker helper junior", "banker pedlar", "banker pedlar")
    table.answer("banker finish")
    assert table.view()["pedlar"] == "village_sw"


@pytest.mark.clause("rotunda 5.4")
def test_apprentice_and_senior_apprentice(position):
    table = position().sit(1, "i2", junior=1).visit("bank")
    table.state.apprentice = table.state.senior = 1
    wanted = [f"bank {kind} i{n}" for kind in ("apprentice", "senior") for n in range(1, 6)]
    assert table.lines() == ["bank finish", *wanted]
    assert table.targets("bank apprentice i2") == ["chair:i2:2", "mine:supply"]
    room = {"room": "@room-smugglers_den"}
    assert table.label("bank apprentice i2") == ("label-apprentice", room)
    assert table.label("bank senior i2") == ("label-senior-apprentice", room)
    assert table.preview("bank senior i2") == [("supply", -1)]
    table.answer("bank apprentice i2", "bank senior i2")
    assert table.seated(0, "i2") == (1, 1)
    assert table.state.supply[0] == 3
    assert table.reason("bank apprentice i1") == ("reason-no-act", {"act": "@act-apprentice"})
    table.state.senior = 1
    assert table.reason("bank senior i2") == ("reason-chairs-taken", room)
    assert table.targets("bank senior i2") == ["chair:i2:1", "mine:supply"]


@pytest.mark.clause("rotunda 5.4")
def test_without_an_assistant_in_supply_nobody_sits_down(position):
    table = position().seat(0, supply=0).visit("bank")
    table.state.apprentice = 1
    assert table.lines() == ["bank finish"]
    wanted = ("reason-supply-empty", {"act": "@act-apprentice"})
    assert table.reason("bank apprentice i1") == wanted


# -- homage --------------------------------------------------------------------------------------


@pytest.mark.clause("rotunda 5.4")
def test_the_four_temples(position):
    table = position().homage()
    assert table.lines() == [
        f"pray temple_{name}" for name in ("wayfarers", "hearth", "learning", "fortune")
    ]
    assert table.targets("pray temple_fortune") == ["temple:temple_fortune"]
    wanted = {"temple": "@temple-temple_hearth"}
    assert table.label("pray temple_hearth") == ("label-pray", wanted)
    assert table.preview("pray temple_fortune") == [("gold", 1), ("vp", 2)]
    assert table.preview("pray temple_learning") == [("coins", 2), ("apprentice", 1)]
    table.answer("pray temple_fortune")
    assert (table.goods(), table.state.points[0]) == ({"gold": 2}, 2)
    assert table.asks() is None
    table.homage().answer("pray temple_hearth")
    assert table.prompt() == ("prompt-use-assistants", {"left": 2})
    table.answer("assistants recruit", "assistants recruit", "assistants finish")
    assert table.state.supply[0] == 7
    table.homage().answer("pray temple_learning", "assistants apprentice i1", "assistants finish")
    assert table.goods() == {"gold": 2, "coins": 2}
    table.homage()
    assert table.lines() == ["pray temple_wayfarers"]
    assert table.reason("pray temple_fortune") == ("reason-temple-used", {})
    assert table.reason("worship empty") == ("reason-not-empty-handed", {})


@pytest.mark.clause("rotunda 5.4")
def test_without_temples_a_village_is_compulsory(position):
    table = position().temples().village(0, "village_nw", 1).homage()
    assert table.lines() == ["worship village_nw 1,1"]
    assert table.reason("worship village_se 1,1") == (
        "reason-village-empty", {"village": "@village-village_se"},
    )  # fmt: skip


@pytest.mark.clause("rotunda 5.4")
def test_a_worship_with_empty_hands_moves_the_marker_and_scores_the_seated(position):
    table = position().temples().sit(0, "i1", junior=1, senior=1).sit(1, "i2", junior=1).homage()
    assert table.lines() == ["worship empty"]
    assert table.targets("worship empty") == ["worship:empty"]
    assert table.label("worship empty") == ("label-worship-empty", {})
    assert table.preview("worship empty") == [("vp", 2)]
    assert table.reason("worship empty") is None
    table.answer("worship empty")
    assert (table.state.marker, table.scored()) == (1, {"seated": 2})
    assert table.broken() == []
    table = position().temples().homage()
    assert table.preview("worship empty") == []
    assert table.answer("worship empty").state.points[0] == 0


def ends_by_hand(own, taken):
    """End spaces of simple paths from 1,1 with so many spaces free of own assistants."""
    found = set()

    def walk(path, laid):
        row, col = path[-1]
        if (row, col) not in own:
            laid += 1
            if laid == taken:
                found.add(f"{row},{col}")
                return
        for after in [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]:
            if after not in path and min(after) >= 1 and max(after) <= 4:
                walk([*path, after], laid)

    walk([(1, 1)], 0)
    return found


@pytest.mark.clause("rotunda 5.4")
@pytest.mark.parametrize("own", [(), ((1, 1),), ((1, 2), (2, 2)), ((4, 4), (1, 1), (3, 1))])
@pytest.mark.parametrize("taken", [1, 2, 3, 5, 7, 9])
def test_the_end_spaces_are_those_of_simple_paths(position, own, taken):
    table = position().altar(0, *[f"{row},{col}" for row, col in own])
    table.seat(0, track=0).village(0, "village_ne", taken).homage()
    worships = [line.split() for line in table.lines() if line.startswith("worship")]
    assert {cell for *_, cell in worships} == ends_by_hand(own, taken)
    assert {village for _, village, _ in worships} == {"village_ne"}
    for *_, cell in worships:
        copy = table.rules.clone(table.state)
        fresh = position()
        fresh.state = copy
        fresh.answer(f"worship village_ne {cell}")
        while fresh.asks() is not None:
            fresh.answer(
                fresh.lines()[-1] if fresh.asks()[0] != "UseAssistants" else fresh.lines()[0]
            )
        wanted = sorted([*[f"{row},{col}" for row, col in own], cell], key=CELL_NAMES.index)
        assert fresh.own()["worship"] == wanted
        assert fresh.state.supply[0] == table.state.supply[0] + taken - 1
        assert fresh.broken() == []


@pytest.mark.clause("rotunda 5.4")
def test_left_before_top_and_each_a_gain_of_its_own(position):
    table = position().village(0, "village_se", 4).orders(0, done=["order_05"]).homage()
    wanted = {"village": "@village-village_se", "n": 4, "points": 5, "cell": "3,2"}
    assert table.label("worship village_se 3,2") == ("label-worship", wanted)
    assert table.targets("worship village_se 3,2") == ["village:village_se", "worship:3,2"]
    assert table.preview("worship village_se 3,2") == [("vp", 5), ("gold", 1), ("tea", 1)]
    table.listen().answer("worship village_se 3,2")
    assert table.heard("took-cubes") == [(0, 1, 3, 0), (0, 1, 0, 0)]
    assert table.lines() == ["edge right", "edge bottom", "edge none"]
    assert table.label("edge right")[1] == {"amulet": "@amulet-crane", "where": "right"}
    assert table.label("edge bottom")[1] == {"amulet": "@amulet-knot", "where": "bottom"}
    assert table.label("edge none") == ("label-no-amulet", {})
    assert table.targets("edge right") == ["edge:right:3"]
    assert table.targets("edge bottom") == ["edge:bottom:2"]
    assert table.targets("edge none") == table.preview("edge none") == []
    assert table.preview("edge right") == [("amulet", 1)]
    assert table.view()["worship"]["chain"]["last"] == "3,2"
    assert len(table.view()["worship"]["chain"]["spaces"]) == 4
    table.answer("edge right")
    assert table.own()["amulets"] == ["crane"]
    assert table.view()["worship"]["right"] == [None, "peach", None, "lock"]
    assert table.view()["worship"]["chain"] is None
    assert table.state.supply[0] == 1 + 3


@pytest.mark.clause("rotunda 5.4")
def test_the_last_space_gives_two_senior_apprentices(position):
    table = position().altar(0, "1,1", "1,2", "1,3", "1,4", "2,4", "3,4").seat(0, supply=3)
    table.village(0, "village_se", 1).homage().answer("worship village_se 4,4", "edge none")
    assert table.credits() == {"senior_apprentice": 2}
    table.answer("assistants senior i1", "assistants senior i1", "assistants finish")
    assert table.seated(0, "i1") == (0, 2)
    assert table.scored() == {"worship": 16}
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.4")
def test_spaces_may_be_shared_with_other_colours(position):
    table = position().altar(1, "1,1").village(0, "village_se", 1).homage()
    table.answer("worship village_se 1,1")
    assert table.view()["worship"]["spaces"][0][0] == [0, 1]
    assert table.goods() == {"celadon": 1, "gold": 1, "coins": 2}


@pytest.mark.clause("rotunda 5.4", "rotunda 6.1")
@pytest.mark.parametrize(("seats", "end"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_the_end_field_gives_its_amulet_and_triggers_the_end(position, seats, end):
    table = position(seats).worships(end - 2).village(1, "village_se", 1).temples().homage(1)
    table.answer("worship village_se 1,1")
    assert table.view()["end_seat"] is None
    table.homage(1).answer("worship empty")
    assert (table.view()["end_seat"], table.view()["turns_left"]) == (1, seats - 1)
    assert table.own(1)["amulets"] == ["bat"]
    assert table.view()["round_amulet"] is None

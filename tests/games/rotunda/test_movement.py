"""Step 2: the house as a graph, moving leaders (5.1, 11) and neutral leaders (7.1)."""

from __future__ import annotations

import pytest

from tianxia.games.rotunda.names import GATES

ALL_LINKS = {
    "gate_s": ("i5", "i1", "o6", "o1", ("i5", "o1")),
    "gate_1": ("i1", "i2", "o1", "o2", ("i1", "o2")),
    "gate_2": ("i2", "i3", "o3", "o4", ("i2", "o4")),
    "gate_3": ("i3", "i4", "o4", "o5", ("o4", "i4")),
    "gate_4": ("i4", "i5", "o5", "o6", ("o5", "i5")),
}


@pytest.mark.clause("rotunda 11")
@pytest.mark.parametrize("gate", GATES)
def test_the_hall_cuts_two_corridors_and_one_staircase(position, gate):
    a, b, c, d, _ = ALL_LINKS[gate]
    wanted = {(f"i{n}", f"i{n % 5 + 1}") for n in range(1, 6)}
    wanted |= {(f"o{n}", f"o{n % 6 + 1}") for n in range(1, 7)}
    wanted |= {stair for name, (*_, stair) in ALL_LINKS.items() if name != gate}
    wanted -= {(a, b), (c, d)}
    wanted |= {(a, "hall"), (c, "hall"), ("hall", b), ("hall", d)}
    links = position().hall(gate).view()["links"]
    assert {(start, goal) for start, goals in links.items() for goal in goals} == wanted


def reached(links, start, occupied, steps):
    """Where a leader may stop, walked one room after another."""
    found = set()

    def walk(at, left):
        for after in links[at]:
            if after != "hall" and after in occupied:
                walk(after, left)
            elif left > 0:
                found.add(after)
                if after != "hall":
                    walk(after, left - 1)

    walk(start, steps)
    return found


@pytest.mark.clause("rotunda 5.1", "rotunda 11")
@pytest.mark.parametrize("gate", GATES)
def test_destinations_are_those_of_a_walk_by_hand(position, gate):
    for others in (["i2", "o3", "o4", "i5"], ["o1", "o2", "i3", "i4"], ["i1", "o5", "o6", "i5"]):
        for start in ("hall", "i2", "o2", "o4", "i4"):
            if start in others:
                continue
            table = position().hall(gate).leaders(0, start, "hall").leaders(1, *others[:2])
            table.leaders(2, *others[2:]).move()
            links = table.view()["links"]
            assert set(table.destinations()) == reached(links, start, others, 3)


@pytest.mark.clause("rotunda 5.1")
def test_any_number_of_leaders_may_be_in_the_hall(position):
    table = position().leaders(0, "i5", "hall").move().answer("move a hall")
    assert table.own()["leaders"] == ["hall", "hall"]
    assert table.broken() == []


@pytest.mark.clause("rotunda 5.1")
def test_two_own_leaders_in_the_hall_are_offered_once(position):
    table = position().move()
    assert table.destinations("b") == []
    assert table.reason("move b i1") == ("reason-same-leader", {})
    assert table.targets("move a i1") == ["leader:0:a", "leader:0:b", "space:i1"]
    wanted = {"place": "@room-supplier", "steps": 1, "leader": "only"}
    assert table.label("move a i1") == ("label-move", wanted)
    assert table.preview("move a o3") == [("steps", 3)]
    assert table.preview("move a o6") == []


@pytest.mark.clause("rotunda 5.1")
def test_both_leaders_may_go_when_they_stand_apart(position):
    table = position().leaders(0, "hall", "i5").move()
    assert table.destinations("b") == ["hall"]
    wanted = {"place": "@place-hall", "steps": 1, "leader": "b"}
    assert table.label("move b hall") == ("label-move", wanted)
    assert table.targets("move b hall") == ["leader:0:b", "hall"]
    assert table.reason("move a o6") == ("reason-too-far", {"n": 3})


@pytest.mark.clause("rotunda 5.1", "rotunda 7")
def test_five_players_have_one_leader(position):
    table = position(5)
    for seat in range(5):
        table.leaders(seat, "hall", "hall")
        table.state.leaders[seat * 2 + 1] = -1
    table.move()
    assert table.reason("move b i1") == ("reason-no-such-leader", {})
    assert table.preview("move b i1") == []
    assert table.destinations("b") == []


@pytest.mark.clause("rotunda 5.1", "rotunda 12.11")
def test_there_is_always_a_move(position):
    table = position().leaders(0, "i1", "o1").leaders(1, "i2", "i3").leaders(2, "i4", "i5").move()
    assert "hall" in table.destinations()


# -- neutral leaders -----------------------------------------------------------------------------


@pytest.mark.clause("rotunda 7.1")
def test_the_cube_of_its_colour_or_gold_moves_a_neutral_leader(position):
    table = position(2).seat(0, fruit=1, gold=0).neutral(red="o2", green="o4", blue="o6")
    table.move_neutral()
    places = ["i1", "i4", "i5", "o1", "o3", "o5"]
    assert table.lines() == [*[f"neutral red {space}" for space in places], "neutral pass"]
    assert table.reason("neutral green o5") == ("reason-no-cube", {"thing": "@res-tea"})
    assert table.reason("neutral red o4") == ("reason-occupied", {"room": "@room-steward"})
    assert table.reason("neutral red i3") == ("reason-neutral-too-far", {"n": 3})
    assert table.reason("neutral pass") is None
    assert table.targets("neutral red o3") == ["neutral:red", "space:o3", "mine:fruit"]
    assert table.targets("neutral pass") == table.preview("neutral pass") == []
    assert table.preview("neutral red o3") == [("fruit", -1)]
    assert table.label("neutral pass") == ("label-neutral-pass", {})
    wanted = {"colour": "@colour-red", "room": "@room-warehouse", "thing": "@res-fruit"}
    assert table.label("neutral red o3") == ("label-move-neutral", wanted)
    assert table.prompt() == ("prompt-move-neutral", {"again": 1})
    table.answer("neutral red o3")
    assert table.view()["neutrals"][0]["space"] == "o3"
    assert table.broken() == []


@pytest.mark.clause("rotunda 7.1", "rotunda 4.2")
def test_without_a_cube_no_neutral_move_is_asked(position):
    table = position(2).no_gold().turn()
    assert table.asks() == ("MoveLeader", 0)
    table.answer("move a i1", "supplier take tea", "supplier finish")
    assert table.asks() == ("MoveNeutral", 0)
    assert table.prompt() == ("prompt-move-neutral", {"again": 0})
    assert {line.split()[1] for line in table.lines()} == {"green", "pass"}


@pytest.mark.clause("rotunda 7.1")
def test_without_the_variant_a_neutral_leader_does_nothing(position):
    table = position(2).turn().answer("neutral green o5 gold")
    assert table.asks() == ("MoveLeader", 0)
    ways = table.view()["ways"]
    assert {way["leader"] for way in ways} == {"a"}


@pytest.mark.clause("rotunda 7.1", "rotunda 4.4")
def test_a_neutral_leader_acts_before_and_after_the_own_room(position):
    table = position(2, neutral_leader_actions=True).seat(0, tea=1).turn()
    table.answer("neutral green i4 gold", "experts hire nanny", "experts finish")
    assert table.asks() == ("MoveLeader", 0)
    assert table.held() == ["nanny"]
    table.answer("move a i1", "supplier finish")
    assert table.asks() == ("MoveNeutral", 1)  # once per turn


@pytest.mark.clause("rotunda 7.1", "rotunda 5.7")
def test_symbols_passed_by_a_neutral_leaders_room_are_lost(position):
    table = position(2, neutral_leader_actions=True).neutral(green="o6", red="o4", blue="i5")
    table.seat(0, coins=9, points=4, tea=1).turn()
    table.answer("neutral green o1", "bank pay", "bank finish")
    assert (table.state.points[0], table.state.bonuses) == (5, 0)
    table.answer("move a i1", "supplier finish")
    assert table.asks() == ("MoveNeutral", 1)


@pytest.mark.clause("rotunda 7.1", "rotunda 5.2")
def test_a_neutral_leader_may_lead_through_the_steward(position):
    table = position(2, neutral_leader_actions=True).neutral(green="o3", red="o2", blue="o6")
    table.seat(0, coins=2, tea=1, points=4).leaders(0, "i1", "hall").move_neutral()
    table.answer("neutral green o4", "steward copy i1")
    visit = table.view()["visit"]
    assert (visit["room"], visit["copied"], visit["neutral"]) == ("supplier", True, True)

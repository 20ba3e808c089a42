"""A turn at the workshop: rotation, placement, rings from the inside out (4.1 to 4.3, 5.1)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import apply, pending

WORKERS = {2: 5, 3: 4, 4: 3}


def turns_of_round(table):
    """The seats that place a worker until the round is over."""
    seats, number = [], table.state.round
    while table.asks() is not None and table.state.round == number:
        name, seat = table.asks()
        if name == "PlaceWorker":
            seats.append(seat)
        table.dodge()
    return seats


@pytest.mark.clause("terracotta 4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_turns_in_order(new_game, seats):
    table = new_game(seats, first_player="seat", wheel_offsets="fixed", scoring_tiles="fixed")
    for number in range(1, 6):
        assert table.state.round == number
        assert turns_of_round(table) == list(range(seats)) * WORKERS[seats]
    assert table.asks() is None
    assert table.view()["phase"] == "over"


@pytest.mark.clause("terracotta 4")
def test_the_order_of_the_round_repeats(position):
    table = position(3).order(2, 0, 1).begin(3)
    assert turns_of_round(table) == [2, 0, 1] * 4


@pytest.mark.clause("terracotta 4", "terracotta 12.5")
def test_the_last_worker_of_twelve_finds_a_segment(position):
    table = position(4).begin(1)
    for turn in range(12):
        places = [line for line in table.lines() if line.startswith("place")]
        assert places == [f"place craftsman {n}" for n in range(turn + 1, 13)]
        table.answer(places[0]).skip_to("PlaceWorker")


# -- rotation ----------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 4.1", "terracotta 9.25")
def test_a_turned_ring_moves_its_actions_one_segment(position):
    table = position().turn()
    before = table.view()["segments"]
    table.answer("turn inner")
    after = table.view()["segments"]
    for n in range(12):
        assert after[(n + 1) % 12]["inner"] == before[n]["inner"]  # clockwise
        assert after[n]["middle"] == before[n]["middle"]
    table = position().turn().answer("turn middle")
    after = table.view()["segments"]
    for n in range(12):
        assert after[(n - 1) % 12]["middle"] == before[n]["middle"]  # anticlockwise
        assert after[n]["inner"] == before[n]["inner"]
        assert after[n]["outer"] == before[n]["outer"]


@pytest.mark.clause("terracotta 4.1")
@pytest.mark.parametrize(("coins", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_turning_costs_two_coins(position, coins, legal):
    table = position().seat(0, coins=coins).turn()
    assert ("turn inner" in table.lines()) is legal
    assert ("turn middle" in table.lines()) is legal
    if legal:
        table.answer("turn middle")
        assert table.goods(0) == (coins - 2, 0, 0)
        assert table.state.middle_offset == 11
    else:
        wanted = ("reason-needs-turn-price", {"price": 2, "have": coins})
        assert table.reason("turn inner") == wanted


@pytest.mark.clause("terracotta 4.1")
@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_only_one_ring_turns_and_only_once(position, ring):
    table = position().seat(0, coins=20).turn().answer(f"turn {ring}")
    assert table.asks() == ("PlaceWorker", 0)
    assert not [line for line in table.lines() if line.startswith("turn")]
    for other in ("inner", "middle"):
        assert table.reason(f"turn {other}") == ("reason-already-turned", {})
    assert table.prompt() == ("prompt-place-worker-turned", {})


@pytest.mark.clause("terracotta 4.1")
def test_workers_stand_still_when_a_ring_turns_and_the_next_seat_may_turn_again(position):
    table = position(2).begin(1).answer("turn inner", "place craftsman 4")
    table.answer("inner pass", "middle pass", "outer pass")
    assert table.occupants(3) == [(0, "craftsman")]
    assert "turn inner" in table.lines()
    table.answer("turn inner")
    assert table.occupants(3) == [(0, "craftsman")]
    assert table.state.inner_offset == 2


@pytest.mark.clause("terracotta 4.1")
def test_no_ring_turns_after_the_worker_is_placed(position):
    table = position().seat(0, coins=20).turn().answer("place craftsman 1")
    seen = set()
    while table.asks() is not None:
        seen.update(table.lines())
        table.dodge()
    assert not any(line.startswith("turn") for line in seen)


# -- placement ---------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 4.2")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("occupants", "craftsman", "artisan"),
    [
        ([], None, None),
        (["craftsman"], "reason-only-artisan", None),
        (["artisan"], "reason-closed-by-artisan", "reason-closed-by-artisan"),
        (["craftsman", "artisan"], "reason-segment-full", "reason-segment-full"),
    ],
)
def test_who_may_come_to_a_segment(position, owner, occupants, craftsman, artisan):
    table = position().everybody(artisans=2)
    table.occupy(5, *[(owner, kind) for kind in occupants]).turn()
    for kind, reason in (("craftsman", craftsman), ("artisan", artisan)):
        line = f"place {kind} 6"
        assert (line in table.lines()) is (reason is None)
        assert table.reason(line) == (None if reason is None else (reason, {}))
    open_to = [k for k, r in (("craftsman", craftsman), ("artisan", artisan)) if r is None]
    assert table.view()["segments"][5]["open"] == open_to


@pytest.mark.clause("terracotta 4.2")
def test_an_artisan_takes_the_second_space_beside_a_craftsman(position):
    table = position().seat(1, artisans=1).occupy(2, (0, "craftsman")).turn(1)
    table.answer("place artisan 3")
    assert table.occupants(2) == [(0, "craftsman"), (1, "artisan")]
    assert table.view()["seats"][1]["left"] == {"craftsman": 3, "artisan": 0}


@pytest.mark.clause("terracotta 4.2")
def test_only_workers_in_hand_are_placed(position):
    table = position().turn()
    assert table.reason("place artisan 1") == (
        "reason-no-worker-left",
        {"worker": "@worker-artisan"},
    )
    table = position().seat(0, artisans=4).turn()
    assert table.reason("place craftsman 1") == (
        "reason-no-worker-left",
        {"worker": "@worker-craftsman"},
    )
    assert "place artisan 1" in table.lines()


# -- the three rings ---------------------------------------------------------------------------


@pytest.mark.clause("terracotta 4.1", "terracotta 5.1")
def test_the_rings_are_asked_from_the_inside_out(position):
    table = position().seat(0, wet=2).turn().answer("place craftsman 1")
    assert table.asks() == ("InnerAction", 0)
    table.answer("inner perform", "build guard", "warrior to r1c1")
    assert table.asks() == ("MiddleAction", 0)
    table.answer("middle take coin")
    assert table.asks() == ("OuterAction", 0)
    table.answer("outer pass")
    assert table.asks() is None


@pytest.mark.clause("terracotta 5.1")
@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_a_clay_or_a_coin_instead_of_an_inner_or_middle_action(position, ring):
    action = {"inner": "coins_4", "middle": "coins_2"}[ring]
    table = position().at_ring(ring, action)
    assert table.lines() == [
        f"{ring} perform",
        f"{ring} take wet clay",
        f"{ring} take coin",
        f"{ring} pass",
    ]
    goods = {"take wet clay": (3, 1, 0), "take coin": (4, 0, 0), "pass": (3, 0, 0)}
    for line, wanted in goods.items():
        table = position().at_ring(ring, action).answer(f"{ring} {line}")
        assert table.goods(0) == wanted
        assert table.asks() is None  # instead of the action, not besides it


@pytest.mark.clause("terracotta 5.1", "terracotta 4.1")
def test_nothing_instead_of_an_outer_action(position):
    table = position().at_ring("outer", "ready_spear")
    assert table.lines() == ["outer perform", "outer pass"]
    for line in ("outer take wet clay", "outer take coin"):
        assert table.reason(line) == ("reason-no-substitute", {})
    table.answer("outer pass")
    assert table.goods(0) == (3, 0, 0)
    assert table.weapons(0) == []


@pytest.mark.clause("terracotta 4.1")
def test_what_an_inner_action_gives_counts_for_the_outer_one(position):
    table = position().seat(0, coins=0, weapons=["spear"]).rings(1, inner="coins_4").turn()
    table.answer("place craftsman 2", "inner perform", "middle pass")
    assert "outer perform" in table.lines()
    table = position().seat(0, coins=0, weapons=["spear"]).rings(1, inner="coins_4").turn()
    table.answer("place craftsman 2", "inner pass", "middle pass")
    assert table.lines() == ["outer pass"]


@pytest.mark.clause("terracotta 4.1")
def test_what_a_middle_action_costs_is_gone_for_the_outer_one(position):
    table = position().seat(0, coins=1, weapons=["spear"]).rings(1, middle="master_overseer").turn()
    table.answer("place craftsman 2", "inner pass", "middle perform", "leave ability")
    assert table.goods(0) == (0, 0, 0)
    assert table.lines() == ["outer pass"]


@pytest.mark.clause("terracotta 4.3")
def test_the_sub_decisions_of_a_build_come_one_after_another(position):
    table = position().seat(0, wet=2, weapons=["sword"]).perform("inner", "build_2")
    assert table.asks() == ("ChooseWarrior", 0)
    table.answer("build officer")
    assert table.asks() == ("PlaceWarrior", 0)
    assert len(table.lines()) == 63
    table.answer("warrior to r4c5")
    assert table.asks() == ("UseWeapon", 0)
    assert table.lines() == ["use weapon", "keep weapon"]
    table.answer("use weapon")
    assert table.asks() == ("MoveInspector", 0)
    assert len(table.lines()) == 5
    table.answer("inspectors stay")
    assert table.asks() is None


@pytest.mark.clause("terracotta 4.3")
def test_a_question_always_has_an_answer(rules):
    state = rules.new_game(4, {})
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        assert legal
        assert legal == sorted(set(legal))
        apply(state, legal[len(legal) // 2])

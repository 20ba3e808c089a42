"""Unification and court actions (5.1 to 5.7), free assignment, and the number test (5.8)."""

from __future__ import annotations

import pytest

HIGHER = ["hire_workers", "build_palace", "build_wall"]
LOWER = ["recruit_official", "install_governor"]


@pytest.mark.clause("zhanguo 4.2")
def test_every_card_serves_every_possible_purpose(position):
    table = position().officials(0, 1, gov="red gray white").officials(0, 2, work="red")
    table.workers(0, r1=2, r2=1).hand(0, 7, 50, 119).play(0)
    lines = table.own_lines()
    assert len(lines) == 3 * 11
    for number in (7, 50, 119):
        own = [line for line in lines if line.startswith(f"play {number} ")]
        assert own[:5] == [f"play {number} region {region}" for region in range(1, 6)]
        actions = [line.split()[2] for line in own[5:]]
        assert sorted(actions) == sorted([*HIGHER, *LOWER, "transfer_officials"])


@pytest.mark.clause("zhanguo 4.2")
def test_an_action_whose_conditions_fail_is_not_offered(position):
    table = position().hand(0, 7).play(0)
    assert [line.split()[2] for line in table.lines()[5:]] == ["recruit_official"]
    reasons = {action: table.reason(f"play 7 {action}")[0] for action in [*HIGHER, LOWER[1]]}
    assert reasons == {
        "hire_workers": "reason-hire-officials",
        "build_palace": "reason-no-palace-site",
        "build_wall": "reason-no-wall-site",
        "install_governor": "reason-no-three-officials",
    }
    assert table.reason("play 7 transfer_officials") == ("reason-no-officials-out", {})
    assert table.reason("play 8 region 1") == ("reason-no-such-card", {})


@pytest.mark.clause("zhanguo 4.2", "zhanguo 5.3", "zhanguo 12.turn")
def test_with_all_officials_out_only_a_transfer_is_left(position):
    five = "red red red red red"
    table = position().officials(0, 1, gov=five).officials(0, 2, gov=five.replace("red", "gray"))
    table.officials(0, 3, gov=five.replace("red", "white")).hand(0, 7).play(0)
    assert [line.split()[2] for line in table.own_lines()[5:]] == ["transfer_officials"]
    assert table.reason("play 7 recruit_official") == ("reason-no-officials-left", {})


@pytest.mark.clause("zhanguo 1", "zhanguo 5.5", "zhanguo 5.7")
def test_without_pieces_nothing_is_built(position):
    table = position().officials(0, 1, gov="red gray white").workers(0, r1=2, r2=1).hand(0, 7)
    table.governor(0, 2, n=8).palace(0, 1, 1, 2, 2, 3, 3)
    for section in ("turquoise_1", "turquoise_2", "gold_1", "gold_2", "silver_1"):
        table.wall(0, section)
    table.play(0)
    assert table.reason("play 7 install_governor") == ("reason-no-governor-left", {})
    assert table.reason("play 7 build_palace") == ("reason-no-palace-left", {})
    assert table.reason("play 7 build_wall") == ("reason-no-wall-left", {})
    lines = [line.split()[2] for line in table.own_lines()[5:]]
    assert lines == ["recruit_official", "transfer_officials"]


@pytest.mark.clause("zhanguo 4.2", "zhanguo 5.4")
def test_free_assignment_needs_the_official_and_room(position):
    table = position().officials(0, 1, gov="red white", work="gray gray")
    table.officials(0, 2, gov="red red", work="white").hand(0, 7).play(0)
    assert [line for line in table.lines() if "assign" in line] == ["play assign red 2"]
    full = ("reason-worker-area-full", {"region": 1, "room": 2})
    assert table.reason("play assign red 1") == full
    gone = ("reason-not-there-official", {"official": "@official-gray"})
    assert table.reason("play assign gray 2") == gone
    table.answer("play assign red 2")
    assert (table.gov(0, 2), table.work(0, 2)) == ("red", "red white")
    assert table.asks() == ("ChoosePlay", 0)
    assert [line for line in table.lines() if "assign" in line] == []


@pytest.mark.clause("zhanguo 4.2")
def test_free_assignment_is_offered_with_every_decision_of_the_turn(position):
    table = position(claim_tasks="manual", board="star").governor(0, 1).governor(0, 4).hand(0, 7)
    table.officials(0, 3, gov="red red gray white").officials(0, 1, gov="red red gray white")
    table.play(0, "play assign red 1", "play 7 install_governor", "install 3")
    table.answer("space assign red 3", "space 3 1")
    table.answer("move assign white 1", "move gray government 1 2", "move assign gray 2")
    table.answer("move stop", "activate star_install", "move governor 1 beside 2")
    assert table.asks() is None  # governors in 2, 3, 4: no task is fulfilled
    assert table.work(0, 1) == "red white"
    assert table.work(0, 2) == "gray"
    assert table.work(0, 3) == "red"
    table = position(claim_tasks="manual").governor(0, 1).governor(0, 4).hand(0, 7)
    table.officials(0, 3, gov="red gray white").officials(0, 1, gov="red")
    table.play(0, "play 7 install_governor", "install 3", "space 3 2")
    table.answer("bonus official assign red 1", "bonus official none")
    assert table.asks() == ("ClaimTasks", 0)
    table.officials(0, 5, gov="white").answer("claim assign white 5", "claim upper governor")
    assert table.asks() is None
    assert table.work(0, 5) == "white"


@pytest.mark.clause("zhanguo 5.3")
def test_recruiting_takes_any_colour_to_any_region(position):
    table = position().officials(0, 1, gov="red red red red red").hand(0, 7)
    table.play(0, "play 7 recruit_official")
    expected = [f"recruit {c} {r}" for r in range(1, 6) for c in ("gray", "white")]
    assert table.lines() == expected
    empty = ("reason-supply-empty", {"official": "@official-red"})
    assert table.reason("recruit red 2") == empty


@pytest.mark.clause("zhanguo 5.4", "zhanguo 10.4", "zhanguo 12.symmetry")
def test_officials_step_only_to_adjacent_regions(position):
    table = position().hand(0, 7)
    for region in range(1, 6):
        table.officials(0, region, gov="red" if region != 3 else "gray")
    table.play(0, "play 7 transfer_officials")
    steps = [line.removeprefix("move ") for line in table.own_lines()]
    assert steps == [
        "red government 1 2",
        "red government 2 1",
        "red government 2 3",
        "gray government 3 2",
        "gray government 3 4",
        "red government 4 3",
        "red government 4 5",
        "red government 5 4",
    ]
    wall = ("reason-not-adjacent", {"region": 3, "other": 5})
    assert table.reason("move gray government 3 5") == wall
    gone = ("reason-not-there-official", {"official": "@official-white"})
    assert table.reason("move white government 3 4") == gone
    assert table.reason("move white up 3") == gone
    for region in table.view()["regions"]:
        for other in region["adjacent"]:
            assert region["id"] in table.view()["regions"][other - 1]["adjacent"]


@pytest.mark.clause("zhanguo 5.4")
def test_the_last_point_never_ends_in_a_full_worker_area(position):
    table = position().officials(0, 1, work="red red").officials(0, 2, work="gray white")
    table.officials(0, 3, work="white white").hand(0, 7)
    table.play(0, "play 7 transfer_officials", "move red up 1", "move red worker 1 2")
    assert table.lines() == ["move red worker 2 1", "move red up 2"]  # 3 is full, one point left
    passing = ("reason-must-pass-on", {"room": 2})
    assert table.reason("move red worker 2 3") == passing
    assert table.reason("move stop") == passing
    assert table.reason("move assign red 1") == passing
    assert table.prompt() == ("prompt-pass-on", {"official": "@official-red", "left": 1})
    table.answer("move red up 2")
    assert table.gov(0, 2) == "red"
    table = position().officials(0, 1, work="red").officials(0, 2, work="gray white").hand(0, 7)
    table.officials(0, 5, gov="red").play(0, "play 7 transfer_officials")
    table.answer("move red government 5 4", "move red government 4 5")
    assert table.own_lines()[0] == "move red government 5 4"
    assert "move red worker 1 2" not in table.lines()
    room = ("reason-no-room-to-stay", {"region": 2, "room": 2})
    assert table.reason("move red worker 1 2") == room


@pytest.mark.clause("zhanguo 5.4")
def test_two_full_areas_can_be_passed_with_three_points(position):
    table = position().officials(0, 1, work="red").officials(0, 2, work="gray white").hand(0, 7)
    table.officials(0, 3, work="gray white")
    table.play(0, "play 7 transfer_officials", "move red worker 1 2", "move red worker 2 3")
    assert table.lines() == ["move red worker 3 4", "move red up 3"]
    table.answer("move red worker 3 4")
    assert table.work(0, 4) == "red"
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.5")
def test_installing_needs_all_three_colours_in_the_government_area(position):
    table = position().officials(0, 1, gov="red gray", work="white").hand(0, 7)
    table.officials(0, 5, gov="red gray gray white").unrest(0, r5=2)
    table.play(0, "play 7 install_governor")
    assert table.lines() == ["install 5"]
    assert table.reason("install 1") == ("reason-needs-all-colours", {"region": 1})
    table.answer("install 5", "space 5 3")
    assert table.gov(0, 5) == "gray"
    assert table.level(0, 5) == 0
    assert table.scored(0) == {"bonus_spaces": 4}
    assert table.state.governors[0] == 7
    assert table.view()["regions"][4]["spaces"][2]["owner"] == 0


@pytest.mark.clause("zhanguo 5.5", "zhanguo 1")
def test_a_governor_goes_beside_when_all_spaces_are_taken(position):
    table = position().officials(0, 1, gov="red gray white").hand(0, 7)
    for space in (1, 2, 3):
        table.governor(1, 1, space=space)
    table.play(0, "play 7 install_governor", "install 1")
    assert table.asks() is None
    assert table.view()["regions"][0]["beside"] == [1, 0]
    assert table.view()["regions"][0]["governors"] == [1, 3]


@pytest.mark.clause("zhanguo 5.5", "zhanguo 10.4", "zhanguo 10.9")
def test_the_movement_bonus_has_up_to_four_points(position):
    table = position().officials(0, 1, gov="red red gray white").hand(0, 7)
    table.play(0, "play 7 install_governor", "install 1", "space 1 1")
    assert table.prompt() == ("prompt-move", {"left": 4})
    assert "move stop" in table.lines()
    table.answer("move red government 1 2", "move red government 2 3")
    table.answer("move red government 3 4", "move red government 4 5")
    assert table.asks() is None
    assert table.gov(0, 5) == "red"
    table = position().officials(0, 1, gov="red gray white").hand(0, 7)
    table.play(0, "play 7 install_governor", "install 1", "space 1 1")
    assert table.asks() is None  # nobody is on the board to move


@pytest.mark.clause("zhanguo 5.5")
def test_the_official_bonus_may_use_those_just_returned(position):
    full = "red red red red red"
    table = position().officials(0, 1, gov=full).officials(0, 2, gov=full.replace("red", "gray"))
    table.officials(0, 3, gov="white white white white").officials(0, 4, gov="white").hand(0, 7)
    for region, colours in ((1, "red red red red"), (2, "gray gray gray gray")):
        table.officials(0, region, gov=colours)
    table.officials(0, 4, gov="red gray white").play(0, "play 7 install_governor", "install 4")
    table.answer("space 4 2")
    assert table.own_lines()[:3] == [f"bonus official {c} 1" for c in ("red", "gray", "white")]
    assert table.answer("bonus official white 2").gov(0, 2) == "gray gray gray gray white"


@pytest.mark.clause("zhanguo 5.6")
def test_hiring_needs_an_official_below_and_room_for_unrest(position):
    table = position().officials(0, 1, gov="red").officials(0, 3, work="gray").hand(0, 7)
    table.officials(0, 4, work="white").unrest(0, r3=2, r4=3).play(0, "play 7 hire_workers")
    assert table.lines() == ["hire 4"]
    assert table.reason("hire 1") == ("reason-nobody-hires", {"region": 1})
    high = {"region": 3, "level": 3, "max": 2}
    assert table.reason("hire 3") == ("reason-unrest-too-high", high)
    assert table.reason("hire 4 extra") == ("reason-no-such-extra", {})
    table.answer("hire 4")
    assert (table.workers_in(0, 4), table.level(0, 4)) == (1, 4)
    assert table.work(0, 4) == "white"
    table.hand(0, 8).play(0)
    assert table.reason("play 8 hire_workers") == ("reason-hire-unrest", {})


@pytest.mark.clause("zhanguo 7.4")
def test_by_the_variant_every_worker_raises_unrest(position):
    table = position(variant_unrest=True).officials(0, 3, work="red gray").hand(0, 7)
    table.officials(0, 1, work="red gray").unrest(0, r1=2).officials(0, 2, work="red")
    table.play(0, "play 7 hire_workers")
    assert table.lines() == ["hire 2", "hire 3"]
    assert table.reason("hire 3 extra") == ("reason-no-such-extra", {})
    table.answer("hire 3")
    assert (table.workers_in(0, 3), table.level(0, 3)) == (2, 2)


@pytest.mark.clause("zhanguo 5.7", "zhanguo 5.2", "zhanguo 10.9")
def test_a_palace_needs_workers_space_and_a_calm_region(position):
    table = position().workers(0, r1=2, r2=2, r3=1, r4=2, r5=2).unrest(0, r2=2, r4=2)
    table.palace(1, 5, 5).hand(0, 7).play(0, "play 7 build_palace")
    assert table.lines() == ["palace 1", "palace 4"]
    assert table.reason("palace 2") == ("reason-palace-unrest", {"region": 2})
    workers = ("reason-palace-workers", {"region": 3, "here": 2, "other": 1})
    assert table.reason("palace 3") == workers
    assert table.reason("palace 5") == ("reason-no-palace-space", {"region": 5})
    assert table.preview("palace 4") == {"vp": 0, "workers": -3}
    table.answer("palace 4")
    assert table.lines() == [f"palace worker {region}" for region in (1, 2, 3, 5)]
    assert table.reason("palace worker 4") == ("reason-worker-elsewhere", {"region": 4})
    table.answer("palace worker 3")
    assert table.lines() == ["marker3 writing", "marker3 currency", "marker3 laws"]


@pytest.mark.clause("zhanguo 5.7", "zhanguo 7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_region_has_as_many_palace_spaces_as_seats(position, seats):
    table = position(seats=seats).workers(0, r1=2, r2=1).hand(0, 7)
    table.palace(0, *[1] * (seats - 1)).play(0)
    assert "play 7 build_palace" in table.lines()
    table = position(seats=seats).workers(0, r1=2, r2=1).hand(0, 7)
    table.palace(0, *[1] * seats).play(0)
    assert "play 7 build_palace" not in table.lines()


@pytest.mark.clause("zhanguo 5.7", "zhanguo 10.5", "zhanguo 10.9")
def test_a_wall_costs_workers_of_as_many_regions_as_it_has_lines(position):
    table = position().workers(0, r1=3, r4=1).wall(1, "turquoise_1", 1).wall(0, "gold_1", 3)
    table.hand(0, 7).play(0, "play 7 build_wall")
    assert "wall turquoise_1 1" not in table.lines()
    assert table.reason("wall turquoise_1 1") == ("reason-wall-space-taken", {})
    assert table.reason("wall turquoise_2 3") == ("reason-wall-workers", {"need": 3, "have": 2})
    assert table.reason("wall gold_1 1") == ("reason-own-wall", {"section": "@section-gold_1"})
    assert len(table.lines()) == 1 + 4 * 2
    table.answer("wall turquoise_1 2")
    assert table.lines() == ["wall worker 1"]
    assert table.reason("wall worker 2") == ("reason-no-worker", {"region": 2})
    assert table.reason("wall worker 4") == ("reason-workers-later", {"left": 2})
    table.answer("wall worker 1")
    assert table.lines() == ["wall worker 4"]
    assert table.reason("wall worker 1") == ("reason-worker-order", {})
    table.answer("wall worker 4")
    assert [table.workers_in(0, region) for region in (1, 4)] == [2, 0]
    assert table.state.walls[0] == 3
    assert table.view()["walls"][0]["spaces"][1]["owner"] == 0


@pytest.mark.clause("zhanguo 5.7")
def test_every_set_of_three_regions_can_pay_a_wall(position):
    table = position().workers(0, r1=1, r2=1, r3=1, r5=1).hand(0, 7)
    table.play(0, "play 7 build_wall", "wall silver_2 3")
    assert table.lines() == ["wall worker 1", "wall worker 2"]
    table.answer("wall worker 1")
    assert table.lines() == ["wall worker 2", "wall worker 3"]
    table.answer("wall worker 3")
    assert table.lines() == ["wall worker 5"]
    table.answer("wall worker 5")
    assert [table.workers_in(0, region) for region in range(1, 6)] == [0, 1, 0, 0, 0]


@pytest.mark.clause("zhanguo 5.7")
def test_a_full_section_is_closed(position):
    table = position(seats=4).workers(0, r1=1, r2=1, r3=1).hand(0, 7)
    for seat, lines in ((1, 1), (2, 2), (3, 3)):
        table.wall(seat, "gold_2", lines)
    table.play(0, "play 7 build_wall")
    assert [line for line in table.lines() if "gold_2" in line] == []


@pytest.mark.clause("zhanguo 5.8", "zhanguo 12.symmetry", "zhanguo 10.1")
@pytest.mark.parametrize("top", [1, 60, 120])
def test_the_direction_of_the_number_test(position, top):
    numbers = [number for number in (1, 2, 59, 60, 61, 119, 120) if number != top]
    table = position().court(top).hand(0, *numbers).play(0)
    for card in table.view()["seats"][0]["hand"]:
        fires = HIGHER if card["id"] > top else LOWER
        assert card["passes"] == [a for a in [*LOWER, *HIGHER] if a in fires]

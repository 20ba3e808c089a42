"""Phase 3 (4.3), rewards (5.9) and tasks (5.10)."""

from __future__ import annotations

import pytest


@pytest.mark.clause("zhanguo 4.3", "zhanguo 10.3")
def test_the_reward_table(position):
    def told(cell):
        reward = cell["reward"]
        return (reward["kind"], reward["n"], reward["colour"], reward["regions"])

    cells = [told(cell) for cell in position().view()["rewards"]]
    everywhere = [1, 2, 3, 4, 5]
    wall = ("wall", 1, None, everywhere)
    palace = ("palace", 1, None, everywhere)
    assert cells == [
        ("official", 1, "any", [2]),
        ("worker", 2, None, [3]),
        ("official", 2, "red", [4]),
        ("official", 1, "any", [5]),
        ("worker", 2, None, [4]),
        ("official", 2, "gray", [3]),
        ("governor", 1, None, [2, 4]),
        wall,
        palace,
        palace,
        ("governor", 1, None, [3, 5]),
        wall,
        wall,
        palace,
        ("governor", 1, None, everywhere),
    ]


@pytest.mark.clause("zhanguo 4.3")
def test_nobody_is_asked_without_markers(position):
    table = position(seats=3).markers(1, currency=1).rewards()
    assert table.asks() == ("TakeReward", 1)
    assert table.view()["asking"] == "currency"
    assert table.prompt()[1]["value"] == 1
    table.answer("reward pass")
    assert table.asks() is None
    assert table.held(1, "currency") == 1
    assert list(table.state.track) == [0, 1, 2]


@pytest.mark.clause("zhanguo 4.3")
def test_strength_counts_the_value_3_marker(position):
    table = position(seats=3).markers(0, laws=3).markers(1, laws=1, three="laws").track(0, 1, 2)
    table.rewards()
    assert table.asks() == ("TakeReward", 1)
    assert table.preview("reward 1 laws") == {"laws": -4}
    table.answer("reward 1 laws")
    assert table.state.marker3[2] == -1
    assert table.state.stock[2] == 6
    assert table.asks() is None  # the first acceptance ends the aspect
    assert table.held(0, "laws") == 3


@pytest.mark.clause("zhanguo 4.3")
def test_the_disc_ends_in_the_last_cell_won(position):
    table = position(seats=3).markers(0, writing=1, laws=2).markers(1, currency=1)
    table.rewards().answer("reward 1 writing", "reward official red", "reward 1 currency")
    assert list(table.state.cell) == [0, 1, -1]
    table.answer("reward 1 laws")
    assert list(table.state.track) == [2, 1, 0]
    assert table.state.first == 2


@pytest.mark.clause("zhanguo 4.3")
def test_only_the_reward_of_the_round_can_be_accepted(position):
    table = position().round(2).markers(0, writing=1).rewards()
    assert table.lines() == ["reward 2 writing", "reward pass"]
    assert table.reason("reward 1 writing") == ("reason-other-reward", {"round": 2})
    table.answer("reward 2 writing", "reward official white")
    assert table.gov(0, 5) == "white"


@pytest.mark.clause("zhanguo 5.9")
def test_two_workers_need_no_official_and_raise_nothing(position):
    table = position().markers(0, currency=1).rewards().answer("reward 1 currency")
    assert (table.workers_in(0, 3), table.level(0, 3)) == (2, 0)


@pytest.mark.clause("zhanguo 5.9", "zhanguo 1")
def test_an_official_needs_one_in_the_supply(position):
    five = "red red red red red"
    table = position().officials(0, 1, gov=five).officials(0, 2, gov=five.replace("red", "gray"))
    table.officials(0, 3, gov=five.replace("red", "white")).markers(0, writing=1).rewards()
    assert table.lines() == ["reward pass"]
    table = position().officials(0, 1, gov=five).markers(0, writing=1).rewards()
    table.answer("reward 1 writing")
    assert table.lines() == ["reward official gray", "reward official white"]


@pytest.mark.clause("zhanguo 5.9")
def test_two_gray_officials_in_round_2(position):
    table = position().round(2).markers(0, laws=1).rewards().answer("reward 2 laws")
    assert table.gov(0, 3) == "gray gray"


@pytest.mark.clause("zhanguo 5.9", "zhanguo 5.5")
def test_a_governor_costs_no_officials_takes_the_bonus_and_calms(position):
    table = position(board="star").round(3).markers(0, writing=1).unrest(0, r4=2).tuck(0, 1, 4)
    table.officials(0, 4, gov="red gray white").rewards()
    table.answer("reward 3 writing", "governor 4", "space 4 3")
    assert table.gov(0, 4) == "red gray white"
    assert table.scored(0) == {"bonus_spaces": 4}  # neither card 4 nor the star reacts
    assert table.level(0, 4) == 0
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.9")
def test_pictured_regions_bind_in_round_4_but_not_in_round_5(position):
    table = position().round(4).markers(0, currency=1).rewards().answer("reward 4 currency")
    assert table.lines() == ["governor 3", "governor 5"]
    assert table.reason("governor 1") == ("reason-not-pictured", {"region": 1})
    table = position().round(5).markers(0, laws=1).rewards().answer("reward 5 laws")
    assert table.lines() == [f"governor {region}" for region in range(1, 6)]


@pytest.mark.clause("zhanguo 5.9")
def test_without_governors_no_governor_can_be_accepted(position):
    table = position().round(3).markers(0, writing=1).governor(0, 1, n=8).rewards()
    assert table.lines() == ["reward pass"]


@pytest.mark.clause("zhanguo 5.9", "zhanguo 5.7")
def test_a_wall_is_free_but_obeys_the_sections(position):
    table = position().round(3).markers(0, currency=1).wall(0, "gold_1").wall(1, "gold_2", 2)
    table.rewards().answer("reward 3 currency")
    assert len(table.lines()) == 4 * 3 + 2
    assert table.preview("wall silver_1 3") == {}
    table.answer("wall silver_1 3")
    assert table.asks() is None
    assert table.state.walls[0] == 3


@pytest.mark.clause("zhanguo 5.9")
def test_without_walls_no_wall_can_be_accepted(position):
    table = position().round(3).markers(0, currency=1)
    for section in ("turquoise_1", "turquoise_2", "gold_1", "gold_2", "silver_1"):
        table.wall(0, section)
    assert table.rewards().lines() == ["reward pass"]


@pytest.mark.clause("zhanguo 5.9")
def test_a_full_last_section_leaves_no_wall_to_accept(position):
    table = position(seats=4).round(3).markers(0, currency=1)
    for section in ("turquoise_1", "turquoise_2", "gold_1", "gold_2"):
        table.wall(0, section)
    for section in ("silver_1", "silver_2"):
        for seat in (1, 2, 3):
            table.wall(seat, section, seat)
    assert table.rewards().lines() == ["reward pass"]


@pytest.mark.clause("zhanguo 5.9", "zhanguo 5.7", "zhanguo 5.2")
def test_a_palace_scores_cards_without_workers_and_marker_but_obeys_unrest(position):
    table = position().round(3).markers(0, laws=1).tuck(0, 1, 1, 41).tuck(0, 2, 58)
    table.unrest(0, r1=2, r4=3).palace(1, 2, 2).workers(0, r3=1).rewards().answer("reward 3 laws")
    assert table.lines() == ["palace 3", "palace 5"]
    assert table.reason("palace 1") == ("reason-palace-unrest", {"region": 1})
    assert table.reason("palace 2") == ("reason-no-palace-space", {"region": 2})
    assert table.preview("palace 3") == {"vp": 3}
    table.answer("palace 3")
    assert table.asks() is None
    assert table.scored(0) == {"palaces": 3}
    assert list(table.state.marker3) == [-1, -1, -1]
    assert table.workers_in(0, 3) == 1


@pytest.mark.clause("zhanguo 5.9")
def test_a_palace_that_fits_nowhere_cannot_be_accepted(position):
    table = position().round(3).markers(0, laws=1).unrest(0, r1=2, r2=2, r3=2, r4=3, r5=2)
    assert table.rewards().lines() == ["reward pass"]
    table = position().round(3).markers(0, laws=1).palace(0, 1, 1, 2, 2, 3, 3).rewards()
    assert table.lines() == ["reward pass"]


# -- tasks ----------------------------------------------------------------------------------------


@pytest.mark.clause("zhanguo 5.10", "zhanguo 10.7")
@pytest.mark.parametrize(
    ("kind", "number", "regions"),
    [
        ("palace", 2, [3, 4]),
        ("palace", 3, [2, 4]),
        ("palace", 4, [1, 3, 5]),
        ("governor", 1, [1, 3, 4]),
        ("governor", 2, [3, 5]),
        ("governor", 3, [2, 3, 4]),
        ("governor", 4, [1, 2, 4, 5]),
    ],
)
def test_a_task_needs_a_piece_in_every_region(position, kind, number, regions):
    table = position().task("upper", kind, number)
    place = ["wall", "palace", "governor"].index(kind)
    for region in regions:
        assert table.view()["tasks"][place]["fulfilled_by"] == []
        if kind == "palace":
            table.palace(1, region)
        else:
            table.governor(1, region)
    shown = table.view()["tasks"][place]
    assert shown["fulfilled_by"] == [1]
    assert [need["region"] for need in shown["needs"]] == regions
    assert all(need["met_by"] == [1] for need in shown["needs"])


@pytest.mark.clause("zhanguo 5.10", "zhanguo 10.7")
@pytest.mark.parametrize(
    ("number", "sections"),
    [
        (2, ["gold_1", "gold_2", "silver_2"]),
        (3, ["turquoise_2", "silver_1", "silver_2"]),
        (4, ["turquoise_1", "gold_2", "silver_1"]),
    ],
)
def test_a_wall_task_needs_its_areas(position, number, sections):
    table = position().task("lower", "wall", number)
    for section in sections:
        assert table.view()["tasks"][3]["fulfilled_by"] == []
        table.wall(0, section)
    assert table.view()["tasks"][3]["fulfilled_by"] == [0]


@pytest.mark.clause("zhanguo 5.10")
def test_tasks_are_claimed_at_the_end_of_the_turn(position):
    table = position().palace(0, 1, 5).palace(1, 3).palace(0, 3).task("lower", "palace", 4)
    table.workers(0, r2=2, r1=1).hand(0, 7)
    table.play(0, "play 7 build_palace", "palace 2", "palace worker 1")
    assert table.view()["tasks"][1]["spaces"][0]["disc"] is None
    table.answer("marker3 laws")
    tasks = table.view()["tasks"]
    assert tasks[1]["spaces"][0]["disc"] == 0
    assert tasks[4]["spaces"][0]["disc"] == 0  # fulfilled before, claimed late
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.10")
def test_the_second_claim_lies_on_the_second_space(position):
    table = position().disc(1, "upper", "palace").palace(0, 1, 5).workers(0, r2=2, r1=1).hand(0, 7)
    table.play(0, "play 7 build_palace", "palace 2", "palace worker 1", "marker3 laws")
    assert [space["disc"] for space in table.view()["tasks"][1]["spaces"]] == [1, 0, None, None]


@pytest.mark.clause("zhanguo 5.10", "zhanguo 7")
def test_a_forgotten_claim_can_be_made_later(position):
    table = position(claim_tasks="manual").palace(0, 1, 2, 5, 3, 4).hand(0, 7, 8)
    table.play(0, "play 7 region 1")
    assert table.lines() == ["claim upper palace", "claim lower palace", "claim stop"]
    assert table.reason("claim upper wall") == ("reason-task-open", {})
    table.answer("claim lower palace")
    assert table.lines() == ["claim upper palace", "claim stop"]
    assert table.reason("claim lower palace") == ("reason-task-claimed", {})
    table.answer("claim stop")
    assert table.asks() is None
    table.play(0, "play 8 region 2", "claim upper palace")
    assert table.asks() is None
    assert [space["disc"] for space in table.view()["tasks"][1]["spaces"]] == [0, None, None, None]


@pytest.mark.clause("zhanguo 5.10")
def test_a_condition_lost_cannot_be_claimed(position):
    table = position(board="star").task("upper", "governor", 2).governor(0, 3).hand(0, 7)
    table.officials(0, 5, gov="red gray white")
    table.play(0, "play 7 install_governor", "install 5", "space 5 3", "activate star_install")
    table.answer("move governor 5 space 3 4")
    assert table.view()["tasks"][2]["spaces"][0]["disc"] is None

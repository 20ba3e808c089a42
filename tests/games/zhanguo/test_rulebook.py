"""The worked examples of section 8, each with its numbers."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import pending
from tianxia.core.rows import row_of

BLUE, RED, PURPLE, YELLOW = 0, 1, 2, 3


@pytest.mark.clause("zhanguo 8.1", "zhanguo 5.1")
def test_example_01_a_first_card_brings_one_marker_and_no_unrest(position):
    table = position().hand(0, 88).play(0, "play 88 region 2")
    assert table.held(0, "laws") == 1
    assert list(table.state.stock) == [6, 6, 5]
    assert table.level(0, 2) == 0


@pytest.mark.clause("zhanguo 8.2", "zhanguo 5.1")
def test_example_02_a_third_card_brings_three_markers_and_closes_the_region(position):
    table = position(seats=4).tuck(0, 4, 1, 90).unrest(0, r4=1).hand(0, 50, 51)
    table.play(0, "play 50 region 4")
    assert table.level(0, 4) == 3
    assert table.held(0, "currency") == 3
    table.play(0)
    assert "play 51 region 4" not in table.lines()
    assert table.reason("play 51 region 4")[0] == "reason-region-full"


@pytest.mark.clause("zhanguo 8.3", "zhanguo 5.1", "zhanguo 5.2")
def test_example_03_a_card_must_not_push_unrest_beyond_its_track(position):
    table = position().tuck(0, 2, 1, 90).unrest(0, r2=2).hand(0, 50).play(0)
    assert "play 50 region 2" not in table.lines()
    assert table.reason("play 50 region 2") == (
        "reason-unrest-too-high",
        {"region": 2, "level": 4, "max": 3},
    )


@pytest.mark.clause("zhanguo 8.4", "zhanguo 5.3")
def test_example_04_a_red_official_goes_to_region_2(position):
    table = position().officials(0, 1, gov="red red red red").hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 2")
    assert table.gov(0, 2) == "red"
    assert table.state.supply[0] >> 0 & 7 == 0


@pytest.mark.clause("zhanguo 8.5", "zhanguo 5.4")
def test_example_05_one_point_up_and_two_points_sideways(position):
    table = position().officials(0, 2, work="red").officials(0, 3, gov="white").hand(0, 7)
    table.play(0, "play 7 transfer_officials", "move red up 2")
    table.answer("move white government 3 4", "move white government 4 5")
    assert table.asks() is None
    assert table.gov(0, 2) == "red"
    assert table.gov(0, 5) == "white"


@pytest.mark.clause("zhanguo 8.6", "zhanguo 5.6")
def test_example_06_two_officials_step_down_and_hire_two(position):
    table = position().officials(0, 3, gov="red gray").hand(0, 7).play(0)
    table.answer("play assign red 3", "play assign gray 3", "play 7 hire_workers", "hire 3")
    assert table.workers_in(0, 3) == 2
    assert table.level(0, 3) == 1


@pytest.mark.clause("zhanguo 8.7", "zhanguo 5.7")
def test_example_07_a_palace_without_a_marker_scores_six_cards(position):
    table = position().markers(1, three="writing currency laws").workers(0, r4=3, r5=2)
    table.tuck(0, 1, 1, 41, 81).tuck(0, 2, 3).tuck(0, 3, 5, 82).hand(0, 7)
    table.play(0, "play 7 build_palace", "palace 4", "palace worker 5")
    assert table.asks() == ("Activate", 0)  # card 5 names the palace, and X suits it
    table.answer("activate stop")
    assert (table.workers_in(0, 4), table.workers_in(0, 5)) == (1, 1)
    assert table.state.palaces_in(0, 3) == 1
    assert table.state.palaces[0] == 5
    assert table.scored(0) == {"palaces": 6}
    assert [table.held(0, aspect) for aspect in ("writing", "currency", "laws")] == [0, 0, 0]


@pytest.mark.clause("zhanguo 8.8", "zhanguo 5.8")
def test_example_08_a_card_adds_three_points_to_a_palace(position):
    table = position().tuck(0, 2, 58).court(70).workers(0, r4=2, r5=1).hand(0, 71)
    table.play(0, "play 71 build_palace", "palace 4", "palace worker 5", "marker3 laws")
    table.answer("activate 2 1")
    assert table.scored(0) == {"palaces": 1, "abilities": 3}


def with_governor_cards(position, played):
    table = position().tuck(0, 1, 4).tuck(0, 2, 80).tuck(0, 4, 115).tuck(0, 5, 20, 58).court(70)
    table.unrest(0, r4=4).officials(0, 3, gov="red gray white").hand(0, played)
    return table.play(0, f"play {played} install_governor", "install 3", "space 3 3")


@pytest.mark.clause("zhanguo 8.9", "zhanguo 4.2", "zhanguo 5.8")
def test_example_09_all_cards_that_name_the_action_but_the_locked_one(position):
    table = with_governor_cards(position, 40)
    assert table.own_lines() == ["activate 1 1", "activate 2 1", "activate 5 1", "activate stop"]
    assert table.reason("activate 4 1") == ("reason-locked", {"region": 4})
    table.answer("activate 5 1", "activate 2 1", "activate 1 1")
    assert table.scored(0) == {"bonus_spaces": 4, "abilities": 6}
    assert table.workers_in(0, 5) == 1
    assert table.asks() is None


@pytest.mark.clause("zhanguo 8.10", "zhanguo 5.8")
def test_example_10_too_high_a_number_spoils_the_abilities_alone(position):
    table = with_governor_cards(position, 71)
    assert table.asks() is None
    assert table.state.posted[2] == 1
    assert table.scored(0) == {"bonus_spaces": 4}


@pytest.mark.clause("zhanguo 8.11", "zhanguo 5.8")
@pytest.mark.parametrize("played", [3, 120])
def test_example_11_the_first_court_card_always_passes(position, played):
    table = position().tuck(0, 2, 17).hand(0, played)
    table.play(0, f"play {played} recruit_official", "recruit red 1", "activate 2 1")
    assert table.scored(0) == {"abilities": 2}
    table = position().tuck(0, 2, 18).officials(0, 1, work="red").hand(0, played)
    table.play(0, f"play {played} hire_workers", "hire 1", "activate 2 1")
    assert table.scored(0) == {"abilities": 2}


@pytest.mark.clause("zhanguo 8.12", "zhanguo 4.3")
def test_example_12_red_accepts_the_first_reward(position):
    table = position(seats=4).markers(RED, writing=3, currency=1).markers(BLUE, writing=2)
    table.rewards()
    assert table.asks() == ("TakeReward", RED)
    table.answer("reward 1 writing")
    assert table.state.cell[0] == RED
    assert RED not in table.state.track
    table.answer("reward official gray")
    assert table.gov(RED, 2) == "gray"
    assert table.held(RED, "writing") == 0
    assert table.held(RED, "currency") == 1
    assert table.held(BLUE, "writing") == 2
    assert table.state.stock[0] == 10


@pytest.mark.clause("zhanguo 8.13", "zhanguo 4.3")
def test_example_13_ties_go_by_the_track_then_by_the_column(position):
    table = position(seats=4).track(BLUE, YELLOW, writing=RED, laws=PURPLE)
    assert list(table.state.tie_order()) == [BLUE, YELLOW, RED, PURPLE]
    for seat in range(4):
        table.markers(seat, currency=2)
    standing = [entry["seat"] for entry in table.view()["standings"]["currency"]]
    assert standing == [BLUE, YELLOW, RED, PURPLE]


@pytest.mark.clause("zhanguo 8.14", "zhanguo 4.3")
def test_example_14_the_track_is_rebuilt_in_tie_order(position):
    table = position(seats=4).track(YELLOW, RED, BLUE, PURPLE)
    table.markers(RED, currency=2).markers(PURPLE, laws=1)
    table.rewards().answer("reward 1 currency")
    assert list(table.state.track) == [YELLOW, BLUE, PURPLE]
    table.state.track = row_of([BLUE, YELLOW, PURPLE])
    table.answer("reward 1 laws")
    assert list(table.state.track) == [BLUE, YELLOW, RED, PURPLE]
    assert table.state.first == BLUE
    assert list(table.state.cell) == [-1, -1, -1]


@pytest.mark.clause("zhanguo 8.15", "zhanguo 5.10")
@pytest.mark.parametrize(
    ("sections", "fulfilled"),
    [
        (["turquoise_1", "turquoise_2", "gold_2"], True),
        (["turquoise_1", "turquoise_2", "gold_1", "gold_2", "silver_1"], True),
        (["turquoise_1", "gold_1"], False),
        (["turquoise_2", "gold_1", "gold_2", "silver_1"], False),
        (["turquoise_1", "turquoise_2", "silver_1"], False),
    ],
)
def test_example_15_two_turquoise_walls_and_a_gold_one(position, sections, fulfilled):
    table = position()
    for section in sections:
        table.wall(0, section)
    task = table.view()["tasks"][0]
    assert task["tile"] == "task_wall_1"
    assert task["fulfilled_by"] == ([0] if fulfilled else [])


@pytest.mark.clause("zhanguo 8.16", "zhanguo 5.10")
@pytest.mark.parametrize(
    ("regions", "fulfilled"),
    [([1, 2, 5], True), ([1, 2, 2, 4, 5], True), ([1, 1, 2], False), ([3, 4, 5], False)],
)
def test_example_16_palaces_in_three_regions(position, regions, fulfilled):
    task = position().palace(0, *regions).view()["tasks"][1]
    assert task["tile"] == "task_palace_1"
    assert task["fulfilled_by"] == ([0] if fulfilled else [])


@pytest.mark.clause("zhanguo 8.17", "zhanguo 6.2")
def test_example_17_the_majority_of_governors(position):
    table = position().governor(RED, 1, n=2).governor(BLUE, 1, space=1).score()
    assert table.scored(RED) == {"governors": 15}
    assert table.scored(BLUE) == {}


@pytest.mark.clause("zhanguo 8.18", "zhanguo 6.2")
def test_example_18_three_share_a_majority(position):
    table = position(seats=4)
    for seat in (RED, YELLOW, PURPLE):
        table.governor(seat, 2)
    table.score()
    assert [table.state.points[seat] for seat in range(4)] == [0, 4, 4, 4]


@pytest.mark.clause("zhanguo 8.19", "zhanguo 6.2")
def test_example_19_tasks_multiply_by_the_discs_of_their_section(position):
    table = position(seats=4).disc(BLUE, "upper", "governor")
    table.disc(RED, "upper", "wall").disc(PURPLE, "upper", "wall").disc(BLUE, "upper", "wall")
    table.disc(RED, "lower", "governor").disc(BLUE, "lower", "governor")
    table.score()
    assert table.scored(BLUE) == {"tasks": 17}


@pytest.mark.clause("zhanguo 8.20", "zhanguo 5.1")
@pytest.mark.parametrize(("before", "markers"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_example_20_as_many_markers_as_cards(position, before, markers):
    table = position().tuck(0, 4, *before).hand(0, 90).play(0, "play 90 region 4")
    assert table.held(0, "laws") == markers
    assert table.level(0, 4) == markers - 1


@pytest.mark.clause("zhanguo 8.21", "zhanguo 5.1", "zhanguo 6.1")
def test_example_21_two_missing_markers_are_two_points(position):
    table = position().stock(laws=1).tuck(0, 4, 1, 2).hand(0, 90)
    table.play(0)
    assert table.preview("play 90 region 4") == {"laws": 1, "vp": 2, "unrest": 2}
    table.answer("play 90 region 4")
    assert table.held(0, "laws") == 1
    assert table.scored(0) == {"missing_markers": 2}
    assert table.state.stock[2] == 0


@pytest.mark.clause("zhanguo 8.22", "zhanguo 5.2")
def test_example_22_unrest_rises_by_two_at_once(position):
    table = position().tuck(0, 2, 1, 2).hand(0, 90).play(0, "play 90 region 2")
    assert table.level(0, 2) == 2
    assert pending(table.state) is None

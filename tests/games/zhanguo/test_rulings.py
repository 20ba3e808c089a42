"""The rulings of section 9.3, one by one."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.zhanguo.names import FACES
from tianxia.games.zhanguo.rounds import BeginRound
from tianxia.games.zhanguo.state import REWARD_PHASE


@pytest.mark.clause("zhanguo 9.1")
@pytest.mark.parametrize(("played", "action"), [(120, "recruit_official"), (1, "hire_workers")])
def test_ruling_01_x_suits_the_first_court_card(position, played, action):
    table = position().hand(0, played).court().play(0)
    seen = table.view()["seats"][0]["hand"][0]
    assert action in seen["passes"]
    assert "transfer_officials" not in seen["passes"]


@pytest.mark.clause("zhanguo 9.2")
def test_ruling_02_the_court_stays_between_rounds(position):
    table = position().tuck(0, 2, 17, 18).court(60).hand(1)
    table.ask(BeginRound(NATURE, 2))
    while table.asks()[0] == "DealCard":
        table.answer(table.lines()[0])
    assert len(table.state.court) == 1
    assert table.asks() == ("ChoosePlay", 0)
    seen = {card["id"]: card["passes"] for card in table.view()["seats"][0]["hand"]}
    low, high = min(seen), max(seen)
    assert seen[low] == ["recruit_official", "install_governor"]
    assert seen[high] == ["hire_workers", "build_palace", "build_wall"]


@pytest.mark.clause("zhanguo 9.3")
def test_ruling_03_unrest_is_tested_when_each_card_is_resolved(position):
    table = position().tuck(0, 3, 18).tuck(0, 2, 34).unrest(0, r3=1).court(10)
    table.officials(0, 3, work="red").hand(0, 20).play(0, "play 20 hire_workers", "hire 3")
    assert table.level(0, 3) == 2  # the last space: card 18 is switched off
    assert table.own_lines() == ["activate 2 1", "activate stop"]
    table.answer("activate 2 1", "calm 3")
    assert table.own_lines() == ["activate 3 1", "activate stop"]
    assert table.answer("activate 3 1").scored(0) == {"abilities": 2}


@pytest.mark.clause("zhanguo 9.4")
def test_ruling_04_calming_comes_too_late_for_a_palace(position):
    table = position().tuck(0, 1, 65).workers(0, r2=2, r5=1).unrest(0, r2=2).hand(0, 90).play(0)
    assert "play 90 build_palace" not in table.lines()
    assert table.reason("play 90 build_palace") == (
        "reason-no-palace-site",
        {"here": 2, "other": 1},
    )


@pytest.mark.clause("zhanguo 9.5", "zhanguo 5.9")
def test_ruling_05_no_free_assignment_in_phase_3_but_with_movement_points(position):
    table = position(claim_tasks="manual").round(3).markers(0, writing=1)
    table.governor(0, 1).governor(0, 3).task("upper", "governor", 1)
    table.officials(0, 1, gov="red gray")
    table.rewards().answer("reward 3 writing")
    assert table.lines() == ["governor 2", "governor 4"]
    table.answer("governor 4")
    assert table.lines() == ["space 4 1", "space 4 2", "space 4 3"]
    assert table.reason("space assign red 1") == ("reason-not-own-turn", {})
    table.answer("space 4 1")
    assert "move assign red 1" in table.lines()
    table.answer("move assign red 1", "move gray government 1 2", "move assign gray 2")
    table.answer("move stop")
    assert table.asks() == ("ClaimTasks", 0)
    assert table.lines() == ["claim upper governor", "claim stop"]
    assert table.reason("claim assign red 2") == ("reason-not-own-turn", {})
    assert table.state.phase == REWARD_PHASE


@pytest.mark.clause("zhanguo 9.5")
def test_ruling_05_the_official_of_a_bonus_space_is_no_exception(position):
    table = position().round(3).markers(0, writing=1).officials(0, 1, gov="red")
    table.rewards().answer("reward 3 writing", "governor 2", "space 2 2")
    assert len(table.lines()) == 16
    assert table.reason("bonus official assign red 1") == ("reason-not-own-turn", {})


@pytest.mark.clause("zhanguo 9.6")
def test_ruling_06_activation_is_optional_and_a_chosen_vp_bonus_scores(position):
    table = position().tuck(0, 1, 17, 52).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1")
    assert table.own_lines() == ["activate 1 1", "activate 1 2", "activate stop"]
    assert table.answer("activate 1 2", "activate stop").scored(0) == {"abilities": 2}


@pytest.mark.clause("zhanguo 9.6", "zhanguo 5.11")
def test_ruling_06_the_extra_worker_of_the_circle_is_part_of_the_hiring(position):
    table = position(board="circle").officials(0, 2, work="red gray").court(50).hand(0, 7)
    table.play(0, "play 7 hire_workers")
    assert table.lines() == ["hire 2"]
    table.answer("hire 2")
    assert table.workers_in(0, 2) == 3
    assert table.level(0, 2) == 1
    assert table.own_lines() == ["activate circle_hire", "activate stop"]


@pytest.mark.clause("zhanguo 9.7", "zhanguo 2.9")
def test_ruling_07_a_wall_tile_lies_on_either_side(new_game):
    table = new_game().answer("first seat 1")
    assert table.lines() == [f"wall tile {face}" for face in FACES]
    table.answer("wall tile colour_sets")
    assert "wall tile quiet_regions" not in table.lines()
    assert len(table.lines()) == 10
    assert table.view()["walls"][0]["tile"] == "colour_sets"


@pytest.mark.clause("zhanguo 9.8")
def test_ruling_08_only_those_tied_for_the_most_share(position):
    table = position(seats=4).governor(0, 3, n=2).governor(1, 3, n=2).governor(2, 3).score()
    assert [table.state.points[seat] for seat in range(4)] == [7, 7, 0, 0]  # (9 + 6) / 2


@pytest.mark.clause("zhanguo 9.9")
def test_ruling_09_marker_values_decide_and_nobody_wins_without_markers(position):
    table = position().markers(0, writing=2).markers(1, three="writing").track(0, 1).score()
    assert table.scored(1) == {"markers": 5}
    assert table.scored(0) == {}


@pytest.mark.clause("zhanguo 9.10", "zhanguo 1")
def test_ruling_10_a_free_marker_is_a_point_only_without_any_marker(position):
    def played(**left):
        table = position(board="square").stock(**left).hand(0, 7)
        table.play(0, "play 7 recruit_official", "recruit red 1", "activate square_marker")
        return table

    table = played(writing=0, currency=0, laws=1)
    assert table.lines() == ["marker laws"]
    assert table.reason("marker writing")[0] == "reason-no-marker"
    assert table.answer("marker laws").held(0, "laws") == 1
    assert table.scored(0) == {}
    table = played(writing=0, currency=0, laws=0)
    assert table.asks() is None
    assert table.scored(0) == {"missing_markers": 1}


@pytest.mark.clause("zhanguo 9.11", "zhanguo 5.9")
def test_ruling_11_a_reward_must_be_taken_in_full(position):
    table = position().markers(0, laws=1).officials(0, 1, gov="red red red red").rewards()
    assert table.lines() == ["reward pass"]
    assert table.reason("reward 1 laws")[0] == "reason-reward-incomplete"
    table = position().markers(0, laws=1).officials(0, 1, gov="red red red").rewards()
    assert table.lines() == ["reward 1 laws", "reward pass"]
    assert table.answer("reward 1 laws").gov(0, 4) == "red red"


@pytest.mark.clause("zhanguo 9.11")
def test_ruling_11_a_governor_beside_taken_spaces_is_complete(position):
    table = position().round(3).markers(0, writing=1)
    for space in (1, 2, 3):
        table.governor(1, 2, space=space)
    table.unrest(0, r2=2).rewards().answer("reward 3 writing", "governor 2")
    assert table.asks() is None
    assert table.state.beside(0, 1) == 1
    assert table.level(0, 2) == 0


@pytest.mark.clause("zhanguo 9.12", "zhanguo 7.4")
def test_ruling_12_the_circle_says_whether_to_take_the_extra_worker(position):
    table = position(board="circle", variant_unrest=True).officials(0, 2, work="red gray")
    table.officials(0, 1, work="red gray").unrest(0, r2=1).hand(0, 7)
    table.officials(0, 3, work="white").unrest(0, r3=2).play(0, "play 7 hire_workers")
    assert table.lines() == ["hire 1", "hire 2", "hire 3", "hire 3 extra"]
    assert table.reason("hire 2 extra") == (
        "reason-unrest-too-high",
        {"region": 2, "level": 4, "max": 3},
    )
    assert table.preview("hire 3 extra") == {"workers": 2, "unrest": 2}
    table.answer("hire 3 extra")
    assert (table.workers_in(0, 3), table.level(0, 3)) == (2, 4)
    assert table.own_lines() == ["activate circle_hire", "activate stop"]


@pytest.mark.clause("zhanguo 9.12")
def test_ruling_12_without_the_extra_worker_the_point_remains(position):
    table = position(board="circle", variant_unrest=True).officials(0, 3, work="white").hand(0, 7)
    table.play(0, "play 7 hire_workers", "hire 3")
    assert (table.workers_in(0, 3), table.level(0, 3)) == (1, 1)
    assert "activate circle_hire" in table.lines()


@pytest.mark.clause("zhanguo 9.13", "zhanguo 5.11")
def test_ruling_13_the_star_moves_any_own_governor_beside(position):
    table = position(board="star").governor(0, 1, space=1).governor(0, 3).governor(1, 5)
    table.officials(0, 4, gov="red gray white").unrest(0, r5=1).hand(0, 7)
    table.play(0, "play 7 install_governor", "install 4", "space 4 3", "activate star_install")
    assert table.lines() == [
        "move governor 1 space 1 2",
        "move governor 3 beside 2",
        "move governor 3 beside 4",
        "move governor 4 space 3 3",
        "move governor 4 space 3 5",
    ]
    table.answer("move governor 4 space 3 5")
    assert table.view()["regions"][3]["spaces"][2]["owner"] is None
    assert table.view()["regions"][4]["beside"] == [1, 1]
    assert table.level(0, 5) == 1
    assert table.scored(0) == {"bonus_spaces": 4}


@pytest.mark.clause("zhanguo 9.13")
def test_ruling_13_the_space_left_behind_is_free_again(position):
    table = position(board="star").officials(0, 1, gov="red gray white").hand(0, 7)
    table.play(0, "play 7 install_governor", "install 1", "space 1 3", "activate star_install")
    table.answer("move governor 1 space 3 2")
    table.officials(1, 1, gov="red gray white").hand(1, 8)
    table.play(1, "play 8 install_governor", "install 1")
    assert table.own_lines() == ["space 1 1", "space 1 2", "space 1 3"]


@pytest.mark.clause("zhanguo 9.14", "zhanguo 5.5")
def test_ruling_14_a_space_must_be_taken_but_not_used(position):
    table = position().governor(1, 1, space=3).officials(0, 1, gov="red gray white").hand(0, 7)
    table.play(0, "play 7 install_governor", "install 1")
    assert table.own_lines() == ["space 1 1", "space 1 2"]
    table.answer("space 1 2", "bonus official none")
    assert table.asks() is None
    assert table.state.supply[0] == 5 * 73


@pytest.mark.clause("zhanguo 9.15")
def test_ruling_15_the_third_worker_comes_from_another_region(position):
    table = position().workers(0, r4=3).hand(0, 7).play(0)
    assert "play 7 build_palace" not in table.lines()
    table = position().workers(0, r4=3, r1=1).hand(0, 7).play(0, "play 7 build_palace")
    table.answer("palace 4")
    assert table.lines() == ["palace worker 1"]
    assert table.reason("palace worker 4") == ("reason-worker-elsewhere", {"region": 4})


@pytest.mark.clause("zhanguo 9.16", "zhanguo 5.10")
def test_ruling_16_the_accepter_claims_before_the_next_aspect(position):
    table = position(claim_tasks="manual").round(3).governor(0, 1).governor(0, 3)
    table.markers(0, writing=1).markers(1, currency=1)
    table.rewards().answer("reward 3 writing", "governor 4", "space 4 3")
    assert table.asks() == ("ClaimTasks", 0)
    assert table.answer("claim upper governor").asks() == ("TakeReward", 1)
    assert table.state.disc[8] == 0


@pytest.mark.clause("zhanguo 9.17", "zhanguo 4.3")
def test_ruling_17_who_took_a_reward_loses_the_next_tie(position):
    table = position().track(0, 1)
    for seat in (0, 1):
        table.markers(seat, writing=1, currency=1, laws=1)
    table.rewards()
    assert table.asks() == ("TakeReward", 0)
    table.answer("reward 1 writing", "reward official red")
    assert table.asks() == ("TakeReward", 1)
    table.answer("reward 1 currency")
    assert table.asks() == ("TakeReward", 0)  # writing lies above currency in the column


@pytest.mark.clause("zhanguo 9.18", "zhanguo 3")
def test_ruling_18_the_whole_court_stack_is_shown(position):
    table = position().court(5, 90).court(44, seat=1, action="build_wall")
    court = table.view(1)["court"]
    assert court["top"] == 44
    assert [card["id"] for card in court["cards"]] == [5, 90, 44]
    assert court["cards"][2] == {"id": 44, "aspect": "currency", "seat": 1, "play": "build_wall"}


@pytest.mark.clause("zhanguo 9.19")
def test_ruling_19_a_total_may_be_negative(position):
    table = position().wall(0, "silver_2").tile("silver_2", "calm_empire")
    table.unrest(0, r1=3, r2=3, r4=4).score()
    assert list(table.state.points) == [-5, 0]
    assert table.rules.ranking(table.state) == [2, 1]
    assert table.rules.broken_by(table.state, table.state) == []


@pytest.mark.clause("zhanguo 9.20")
def test_ruling_20_no_official_controls_a_region_without_unrest(position):
    table = position().wall(0, "gold_1", 2).tile("gold_1", "controlled_regions")
    table.unrest(0, r1=1, r2=2).officials(0, 2, gov="red", work="gray").score()
    assert table.scored(0) == {"walls": 8}  # all but region 1, two points each


@pytest.mark.clause("zhanguo 9.21")
def test_ruling_21_colour_sets_are_the_least_of_three_counts(position):
    table = position().wall(0, "gold_1", 3).tile("gold_1", "colour_sets")
    table.tuck(0, 1, 1, 2, 3).tuck(0, 2, 41, 42).tuck(0, 3, 81, 82).score()
    assert table.scored(0) == {"walls": 8}  # two sets, four points each


@pytest.mark.clause("zhanguo 9.22", "zhanguo 5.4")
def test_ruling_22_a_transfer_uses_a_point_and_may_come_back(position):
    table = position().officials(0, 1, gov="red").hand(0, 7).play(0, "play 7 transfer_officials")
    assert "move stop" not in table.lines()
    assert table.reason("move stop") == ("reason-must-move", {})
    table.answer("move red government 1 2", "move red government 2 1", "move stop")
    assert table.gov(0, 1) == "red"
    assert table.asks() is None


@pytest.mark.clause("zhanguo 9.23")
def test_ruling_23_all_officials_hire(position):
    table = position().officials(0, 3, work="red white").hand(0, 7)
    table.play(0, "play 7 hire_workers")
    assert table.lines() == ["hire 3"]
    assert table.answer("hire 3").workers_in(0, 3) == 2


@pytest.mark.clause("zhanguo 9.24", "zhanguo 2.12")
def test_ruling_24_two_pick_among_all_four_boards(new_game):
    table = new_game(seats=2, board_side="b_pick").answer("first seat 2")
    while table.asks()[0] != "PickBoard":
        table.answer(table.lines()[0])
    assert table.asks() == ("PickBoard", 0)
    assert table.lines() == ["board circle", "board square", "board triangle", "board star"]
    table.answer("board triangle")
    assert table.asks() == ("PickBoard", 1)
    assert table.reason("board triangle")[0] == "reason-no-such-board"
    table.answer("board circle")
    assert table.view()["boards"] == []
    assert [seat["board"] for seat in table.view()["seats"]] == ["triangle", "circle"]


@pytest.mark.clause("zhanguo 9.25")
def test_ruling_25_a_returned_value_3_marker_can_be_taken_again(position):
    table = position().markers(0, three="currency laws", currency=1).markers(1, three="writing")
    table.rewards().answer("reward pass", "reward 1 currency", "reward pass")
    assert table.held(0, "currency") == 0
    assert table.held(0, "laws") == 3
    table.state.phase = 2
    table.workers(1, r1=2, r2=1).hand(1, 7)
    table.play(1, "play 7 build_palace", "palace 1", "palace worker 2")
    assert table.lines() == ["marker3 currency"]


@pytest.mark.clause("zhanguo 9.26", "zhanguo 5.1")
def test_ruling_26_a_first_card_goes_to_a_region_at_its_maximum(position):
    table = position().unrest(0, r3=2).hand(0, 7).play(0, "play 7 region 3")
    assert table.level(0, 3) == 2
    assert table.held(0, "writing") == 1
    table.hand(0, 8).play(0)
    assert "play 8 region 3" not in table.lines()


@pytest.mark.clause("zhanguo 9.27")
def test_ruling_27_full_unrest_never_blocks_a_board(position):
    table = position(board="triangle").officials(0, 1, gov="red").hand(0, 7)
    table.unrest(0, r1=3, r2=4, r3=3, r4=2, r5=3)
    table.play(0, "play 7 transfer_officials", "move red government 1 2", "move stop")
    table.answer("activate triangle_calm", "calm 2", "add worker")
    assert table.level(0, 2) == 3
    assert table.workers_in(0, 2) == 1


@pytest.mark.clause("zhanguo 9.28", "zhanguo 10.7")
def test_ruling_28_a_task_has_four_spaces_used_from_the_left(position):
    table = position(seats=2).disc(1, "lower", "palace").disc(0, "lower", "palace")
    spaces = table.view()["tasks"][4]["spaces"]
    assert [space["vp"] for space in spaces] == [5, 3, 2, 1]
    assert [space["disc"] for space in spaces] == [1, 0, None, None]


@pytest.mark.clause("zhanguo 9.29")
def test_ruling_29_a_failed_number_test_leaves_the_board_its_ability(position):
    table = position(board="square").tuck(0, 1, 17).court(10).hand(0, 20)
    table.play(0, "play 20 recruit_official", "recruit red 1")
    assert table.own_lines() == ["activate square_marker", "activate stop"]
    assert table.reason("activate 1 1") == ("reason-not-set-off", {})


@pytest.mark.clause("zhanguo 9.30")
def test_ruling_30_the_line_is_made_once_per_aspect(position):
    table = position(seats=3).markers(0, laws=1).markers(1, laws=3).markers(2, laws=2)
    table.rewards()
    asked = []
    while table.asks():
        asked.append(table.asks()[1])
        table.answer("reward pass")
    assert asked == [1, 2, 0]
    assert [table.held(seat, "laws") for seat in range(3)] == [1, 3, 2]
    assert list(table.state.track) == [0, 1, 2]


@pytest.mark.clause("zhanguo 9.31")
def test_ruling_31_each_effect_is_used_once_per_court_action(position):
    table = position(board="square").tuck(0, 1, 1).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1", "activate square_marker")
    table.answer("marker laws")
    assert table.own_lines() == ["activate 1 1", "activate stop"]
    table.answer("activate 1 1", "marker laws")
    assert table.asks() is None
    assert table.held(0, "laws") == 2


@pytest.mark.clause("zhanguo 9.32", "zhanguo 5.5")
def test_ruling_32_the_bonus_comes_before_calming_and_abilities_after_both(position):
    table = position().tuck(0, 3, 4).unrest(0, r3=2).officials(0, 3, gov="red gray white")
    table.hand(0, 7).play(0, "play 7 install_governor", "install 3", "space 3 2")
    assert table.asks() == ("BonusOfficial", 0)
    assert table.level(0, 3) == 2
    table.answer("bonus official white 5")
    assert table.level(0, 3) == 0
    assert table.own_lines() == ["activate 3 1", "activate stop"]  # no longer at the maximum

"""Activation (4.2, D4), the bonuses of cards (5.8) and the B sides (5.11)."""

from __future__ import annotations

import pytest


def recruited(position, region, *cards, seats=2, board="a", arrange=lambda table: table):
    """A table after a recruiting that passed the number test, with cards tucked at a region."""
    table = arrange(position(seats=seats, board=board).tuck(0, region, *cards)).hand(0, 7)
    return table.play(0, "play 7 recruit_official", "recruit red 5")


def calmed(**levels):
    return lambda table: table.unrest(0, **levels)


@pytest.mark.clause("zhanguo 5.8")
def test_bonus_marker(position):
    table = recruited(position, 2, 1)
    table.answer("activate 2 1")
    assert table.lines() == ["marker writing", "marker currency", "marker laws"]
    assert table.answer("marker currency").held(0, "currency") == 1
    table = recruited(position, 2, 1, arrange=lambda t: t.stock(writing=0, currency=0, laws=0))
    assert table.answer("activate 2 1").scored(0) == {"missing_markers": 1}


@pytest.mark.clause("zhanguo 5.8", "zhanguo 5.4")
def test_bonus_move2(position):
    table = recruited(position, 2, 33).answer("activate 2 1")
    assert table.prompt() == ("prompt-move", {"left": 2})
    assert "move stop" in table.lines()
    table.answer("move red government 5 4", "move red government 4 3")
    assert table.gov(0, 3) == "red"
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.8", "zhanguo 6.1")
@pytest.mark.parametrize(("card", "points"), [(17, 2), (52, 2)])
def test_bonus_points(position, card, points):
    table = recruited(position, 2, card)
    assert table.preview("activate 2 1") == {"vp": points}
    assert table.answer("activate 2 1").scored(0) == {"abilities": points}


@pytest.mark.clause("zhanguo 5.8")
def test_bonus_worker_needs_no_official_and_raises_no_unrest(position):
    table = recruited(position, 2, 8).answer("activate 2 1")
    assert (table.workers_in(0, 2), table.level(0, 2)) == (1, 0)


@pytest.mark.clause("zhanguo 5.8", "zhanguo 6.1")
@pytest.mark.parametrize(("card", "points"), [(31, 3), (66, 2), (101, 1)])
def test_bonus_points_per_card_of_a_colour_count_the_card_itself(position, card, points):
    others = {31: (1, 2, 41, 42, 81), 66: (1, 2, 3, 41, 81), 101: (1, 2, 3, 41, 42)}[card]
    table = position().tuck(0, 3, card).tuck(0, 1, *others[:3]).tuck(0, 2, *others[3:]).hand(0, 7)
    table.tuck(1, 1, 120, 80, 40).officials(0, 1, gov="red gray white")
    table.play(0, "play 7 install_governor", "install 1", "space 1 3", "activate 3 1")
    assert table.scored(0) == {"abilities": points, "bonus_spaces": 4}


@pytest.mark.clause("zhanguo 5.8")
def test_bonus_calm_any_reaches_a_region_at_its_maximum(position):
    table = recruited(position, 2, 15, arrange=calmed(r3=2, r1=1)).answer("activate 2 1")
    assert table.lines() == ["calm 1", "calm 3"]
    assert table.reason("calm 2") == ("reason-no-unrest", {"region": 2})
    assert table.answer("calm 3").level(0, 3) == 1


@pytest.mark.clause("zhanguo 5.8", "zhanguo 5.2")
def test_bonus_calm_card(position):
    table = recruited(position, 2, 24, arrange=calmed(r2=2, r1=1)).answer("activate 2 1")
    assert (table.level(0, 2), table.level(0, 1)) == (1, 1)
    assert recruited(position, 2, 24, arrange=calmed(r1=1)).asks() is None  # level 0
    assert recruited(position, 2, 24, arrange=calmed(r2=3)).asks() is None  # the maximum


@pytest.mark.clause("zhanguo 5.8")
def test_bonus_move_worker(position):
    table = recruited(position, 2, 50, arrange=lambda t: t.workers(0, r1=1, r4=2))
    table.answer("activate 2 1")
    assert table.lines() == ["move worker 1 2", "move worker 4 3", "move worker 4 5"]
    assert table.reason("move worker 2 1") == ("reason-no-worker", {"region": 2})
    apart = ("reason-not-adjacent", {"region": 1, "other": 3})
    assert table.reason("move worker 1 3") == apart
    table.answer("move worker 4 3")
    assert [table.workers_in(0, region) for region in range(1, 6)] == [1, 0, 1, 1, 0]
    assert recruited(position, 2, 50).asks() is None


@pytest.mark.clause("zhanguo 5.8", "zhanguo 1")
@pytest.mark.parametrize(("card", "colour"), [(26, "red"), (61, "gray"), (96, "white")])
def test_bonus_official_comes_to_the_region_of_the_card(position, card, colour):
    table = recruited(position, 2, card)
    assert table.preview("activate 2 1") == {colour: 1}
    assert table.answer("activate 2 1").gov(0, 2) == colour
    four = " ".join([colour] * (4 if colour == "red" else 5))  # the recruit is the fifth red one
    table = recruited(position, 2, card, arrange=lambda t: t.officials(0, 1, gov=four))
    assert table.asks() is None


@pytest.mark.clause("zhanguo 4.2", "zhanguo 5.8")
def test_an_effect_that_does_nothing_stays_pending_until_it_can(position):
    table = position().tuck(0, 1, 104).tuck(0, 2, 27).court(10).officials(0, 3, work="red")
    table.hand(0, 20).play(0, "play 20 hire_workers", "hire 3")
    assert table.own_lines() == ["activate 1 1", "activate 2 1", "activate stop"]
    table = position().tuck(0, 1, 50).tuck(0, 2, 8).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1")
    assert table.own_lines() == ["activate 2 1", "activate stop"]  # no worker to move yet
    assert table.reason("activate 1 1") == ("reason-no-effect", {})
    table.answer("activate 2 1")
    assert table.own_lines() == ["activate 1 1", "activate stop"]
    table.answer("activate 1 1", "move worker 2 3")
    assert table.workers_in(0, 3) == 1


@pytest.mark.clause("zhanguo 4.2")
def test_only_cards_that_name_the_action_are_set_off(position):
    table = recruited(position, 1, 17, 18, 4)
    assert table.own_lines() == ["activate 1 1", "activate stop"]
    assert table.reason("activate 1 2") == ("reason-not-set-off", {})
    assert table.reason("activate 3 1") == ("reason-no-such-card", {})
    assert table.reason("activate star_recruit") == ("reason-no-such-ability", {})


@pytest.mark.clause("zhanguo 5.1", "zhanguo 5.4", "zhanguo 5.8")
def test_unifying_and_transferring_activate_no_card(position):
    table = position().tuck(0, 1, 17, 18).hand(0, 7, 8).officials(0, 1, gov="red")
    assert table.play(0, "play 7 region 2").asks() is None
    table.play(0, "play 8 transfer_officials", "move red government 1 2", "move stop")
    assert table.asks() is None


# -- the B sides ----------------------------------------------------------------------------------


@pytest.mark.clause("zhanguo 5.11")
def test_circle_moves_an_official_after_hiring(position):
    table = position(board="circle").officials(0, 2, work="red").court(90).hand(0, 7)
    table.play(0, "play 7 hire_workers", "hire 2", "activate circle_hire")
    assert table.workers_in(0, 2) == 2
    assert table.prompt() == ("prompt-move", {"left": 1})
    assert table.answer("move red worker 2 3").asks() is None


@pytest.mark.clause("zhanguo 5.11")
def test_circle_moves_a_worker_after_installing(position):
    table = position(board="circle").officials(0, 2, gov="red gray white").workers(0, r5=1)
    table.court(1).hand(0, 7).play(0, "play 7 install_governor", "install 2", "space 2 3")
    table.answer("activate circle_install", "move worker 5 4")
    assert table.workers_in(0, 4) == 1
    table = position(board="circle").officials(0, 2, gov="red gray white").hand(0, 7)
    table.play(0, "play 7 install_governor", "install 2", "space 2 3")
    assert table.asks() is None  # no worker to move


@pytest.mark.clause("zhanguo 5.11")
@pytest.mark.parametrize("action", ["recruit_official", "build_wall"])
def test_square_takes_a_marker_after_two_actions(position, action):
    table = position(board="square").workers(0, r1=1).hand(0, 7).play(0, f"play 7 {action}")
    line = "recruit red 1" if action == "recruit_official" else "wall gold_1 1"
    table.answer(line)
    if action == "build_wall":
        table.answer("wall worker 1")
    table.answer("activate square_marker", "marker writing")
    assert table.held(0, "writing") == 1
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.11")
def test_square_gives_nothing_after_other_actions(position):
    table = position(board="square").officials(0, 1, work="red").hand(0, 7)
    assert table.play(0, "play 7 hire_workers", "hire 1").asks() is None


@pytest.mark.clause("zhanguo 5.11")
@pytest.mark.parametrize(("answer", "workers"), [("add worker", 1), ("add nobody", 0)])
def test_triangle_calms_and_then_may_add_a_worker_there(position, answer, workers):
    table = position(board="triangle").workers(0, r1=1).unrest(0, r4=2, r2=1).court(9).hand(0, 7)
    table.play(0, "play 7 build_wall", "wall gold_1 1", "wall worker 1")
    table.answer("activate triangle_calm", "calm 4")
    assert table.lines() == ["add worker", "add nobody"]
    assert table.prompt() == ("prompt-add-worker", {"region": 4})
    table.answer(answer)
    assert (table.level(0, 4), table.workers_in(0, 4)) == (1, workers)


@pytest.mark.clause("zhanguo 5.11")
def test_triangle_without_unrest_offers_nothing(position):
    table = position(board="triangle").officials(0, 1, gov="red").hand(0, 7)
    table.play(0, "play 7 transfer_officials", "move red government 1 2", "move stop")
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.11")
def test_star_moves_officials_after_recruiting(position):
    table = position(board="star").court(1).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1", "activate star_recruit")
    assert table.prompt() == ("prompt-move", {"left": 2})
    table.answer("move red government 1 2", "move stop")
    assert table.gov(0, 2) == "red"


@pytest.mark.clause("zhanguo 5.11", "zhanguo 5.10")
def test_star_moving_a_governor_keeps_claimed_discs(position):
    table = position(board="star").task("upper", "governor", 2).governor(0, 3).hand(0, 7)
    table.governor(0, 5).disc(0, "upper", "governor").officials(0, 1, gov="red gray white")
    table.play(0, "play 7 install_governor", "install 1", "space 1 3", "activate star_install")
    table.answer("move governor 5 beside 4")
    assert table.view()["tasks"][2]["spaces"][0]["disc"] == 0
    assert table.view()["tasks"][2]["fulfilled_by"] == []
    assert table.rules.broken_by(table.state, table.state) == []


@pytest.mark.clause("zhanguo 5.11", "zhanguo 4.2")
def test_cards_and_the_board_go_off_in_any_order(position):
    table = position(board="star").tuck(0, 2, 17).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1")
    both = ["activate 2 1", "activate star_recruit", "activate stop"]
    assert table.own_lines() == both
    table.answer("activate star_recruit", "move stop")
    assert table.own_lines() == ["activate 2 1", "activate stop"]
    assert table.reason("activate star_recruit") == ("reason-not-set-off", {})
    assert table.reason("activate star_install") == ("reason-not-set-off", {})

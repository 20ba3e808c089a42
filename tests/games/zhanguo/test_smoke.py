"""A few turns by hand: the engine plays what the rulebook describes."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import pending
from tianxia.core.components import BadComponents
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.core.errors import Unreadable
from tianxia.search.playout import play_randomly


def test_a_first_card_brings_a_marker_and_no_unrest(position):
    table = position().hand(0, 88).play(0, "play 88 region 2")
    assert table.held(0, "laws") == 1
    assert table.level(0, 2) == 0


def test_a_third_card_brings_three_markers_and_two_levels_of_unrest(position):
    table = position(seats=3).tuck(0, 4, 1, 2).unrest(0, r4=1).hand(0, 50)
    table.play(0, "play 50 region 4")
    assert table.held(0, "currency") == 3
    assert table.level(0, 4) == 3


def test_free_assignment_comes_before_hiring_and_is_asked_with_the_play(position):
    table = position().officials(0, 3, gov="red gray").hand(0, 5)
    table.play(0)
    assert table.reason("play 5 hire_workers") == ("reason-hire-officials", {})
    table.answer("play assign red 3", "play assign gray 3", "play 5 hire_workers", "hire 3")
    assert table.workers_in(0, 3) == 2
    assert table.level(0, 3) == 1
    assert table.work(0, 3) == "red gray"


def test_the_number_decides_which_abilities_fire(position):
    def table(played):
        made = position().officials(0, 1, gov="red gray white").tuck(0, 2, 4).court(70)
        made.hand(0, played).play(0, f"play {played} install_governor", "install 1")
        return made.answer("space 1 3")

    assert table(40).asks() == ("Activate", 0)
    assert table(41).answer("activate 2 1").scored(0) == {"bonus_spaces": 4, "abilities": 3}
    assert table(71).asks() is None


def test_a_full_worker_area_is_only_passed_through(position):
    table = position().officials(0, 1, work="red").officials(0, 2, work="gray white").hand(0, 7)
    table.play(0, "play 7 transfer_officials", "move red worker 1 2")
    assert table.lines() == ["move red worker 2 1", "move red worker 2 3", "move red up 2"]
    assert table.answer("move red worker 2 3").work(0, 3) == "red"


def test_a_palace_takes_three_workers_and_scores_the_cards(position):
    table = position().tuck(0, 1, 1, 2).workers(0, r4=2, r5=1).hand(0, 90)
    table.play(0, "play 90 build_palace", "palace 4", "palace worker 5", "marker3 laws")
    assert table.scored(0) == {"palaces": 2}
    assert table.held(0, "laws") == 3
    assert [table.workers_in(0, region) for region in (4, 5)] == [0, 0]


def test_the_strongest_is_asked_first_and_returns_the_markers(position):
    table = position(seats=3).markers(1, writing=2).markers(2, writing=2).track(2, 0, 1)
    table.rewards()
    assert table.asks() == ("TakeReward", 2)
    table.answer("reward pass")
    assert table.asks() == ("TakeReward", 1)
    table.answer("reward 1 writing", "reward official white")
    assert table.gov(1, 2) == "white"
    assert table.held(1, "writing") == 0
    assert list(table.state.track) == [2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["a", "b_pick", "b_auction"])
def test_random_games_end_after_thirty_cards_each(rules, seats, side):
    options = {"board_side": side, "variant_draft": True, "claim_tasks": "manual"}
    state = rules.new_game(seats, options)
    players = [Dice(seat) for seat in range(seats)]
    play_randomly(state, SealedDice(secret_of(seats)), players)
    assert pending(state) is None
    assert rules.broken(state) == []
    played = len(state.court) + sum(state.cards_on_board(seat) for seat in range(seats))
    assert played == 30 * seats


def test_boards_left_out_must_fit_the_seats(rules):
    chosen = {"board_side": "b_auction", "auction_removed_boards": "chosen"}
    rules.new_game(3, {**chosen, "auction_removed_ids": "star"})
    with pytest.raises(Unreadable, match="leaves out 2 boards"):
        rules.new_game(2, {**chosen, "auction_removed_ids": "star"})


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("cards.list.3.action", "transfer_officials", "activates no card"),
        ("cards.list.3", ..., "must have 120 cards, not 119"),
        ("cards.list.0.bonus", "vp9", "must be one of marker"),
        ("region.0.adjacent", [], "region 1 has no neighbour"),
        ("rewards.list.0.effect", {"worker": {"n": 2, "region": 6}}, "from 1 to 5, not 6"),
        ("player_board.1.abilities", [], "every ability once"),
        ("tasks.space_vp", [5, 3], "must have 4 numbers"),
        ("rules", ..., "rules.rounds is missing"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(altered, path, value, complaint):
    with pytest.raises(BadComponents, match=complaint):
        altered({path: value})

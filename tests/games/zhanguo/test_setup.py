"""Set-up (section 2) by seat count and option, drawing cards (4.1) and the variants (7)."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending
from tianxia.core.errors import Unreadable
from tianxia.core.journal import Journal


def skip_to(table, question):
    """Answer with the first choice until this question is asked."""
    while table.asks() is not None and table.asks()[0] != question:
        table.answer(table.lines()[0])
    return table


def asked_until(table, question):
    """The seats asked, answered by chance, until this question is asked."""
    rng = random.Random(3)
    seats = []
    while table.asks() is not None and table.asks()[0] != question:
        seats.append(table.asks()[1])
        table.answer(rng.choice(table.lines()))
    return seats


@pytest.mark.clause("zhanguo 2.1", "zhanguo 2.2", "zhanguo 2.4", "zhanguo 2.5", "zhanguo 2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_supply_is_full_at_the_start(new_game, seats):
    table = skip_to(new_game(seats), "ChoosePlay")
    shown = table.view(SPECTATOR)
    assert (shown["round"], shown["phase"]) == (1, "play")
    assert shown["court"] == {"top": None, "cards": []}
    assert shown["marker3"] == dict.fromkeys(["writing", "currency", "laws"], "board")
    assert len(shown["seats"]) == seats
    for seat in shown["seats"]:
        assert (seat["governors"], seat["palaces"], seat["walls"]) == (8, 6, 5)
        assert all(region["unrest"] == 0 for region in seat["regions"])
        assert all(region["cards"] == [] for region in seat["regions"])
        assert sum(region["workers"] for region in seat["regions"]) == 0
        assert seat["points"] == 0
    assert all(space["disc"] is None for task in shown["tasks"] for space in task["spaces"])
    assert [len(section["spaces"]) for section in shown["walls"]] == [3] * 6


@pytest.mark.clause("zhanguo 2.11", "zhanguo 7.5")
@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 9), (4, 12)])
def test_markers_and_palace_spaces_go_by_seats_and_bonus_spaces_do_not(new_game, seats, markers):
    shown = new_game(seats).view()
    assert shown["stock"] == dict.fromkeys(["writing", "currency", "laws"], markers)
    assert [len(region["palaces"]) for region in shown["regions"]] == [seats] * 5
    assert [len(region["spaces"]) for region in shown["regions"]] == [3] * 5


@pytest.mark.clause("zhanguo 2.6")
@pytest.mark.parametrize(("first", "track"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_the_discs_lie_clockwise_from_the_first_player(new_game, first, track):
    table = new_game(3)
    assert table.lines() == ["first seat 1", "first seat 2", "first seat 3"]
    table.answer(f"first seat {first}")
    assert list(table.state.track) == track
    assert table.view()["first_seat"] == first - 1
    assert table.view()["order"] == track


@pytest.mark.clause("zhanguo 2.9", "zhanguo 2.10")
def test_six_wall_tiles_and_two_tasks_of_each_kind(new_game):
    table = new_game().answer("first seat 1")
    for left in (12, 10, 8, 6, 4, 2):
        assert len(table.lines()) == left
        table.answer(table.lines()[-1])
    for kind in ("wall", "palace", "governor"):
        assert table.lines() == [f"task {kind}_{n}" for n in (1, 2, 3, 4)]
        table.answer(f"task {kind}_2")
    for kind in ("wall", "palace", "governor"):
        assert table.lines() == [f"task {kind}_{n}" for n in (1, 3, 4)]
        table.answer(f"task {kind}_4")
    tiles = [task["tile"] for task in table.view()["tasks"]]
    assert tiles[:3] == ["task_wall_2", "task_palace_2", "task_governor_2"]
    assert tiles[3:] == ["task_wall_4", "task_palace_4", "task_governor_4"]


@pytest.mark.clause("zhanguo 2.12", "zhanguo 2.13", "zhanguo 10.8", "zhanguo 12.symmetry")
def test_side_a_is_the_same_for_all_and_brings_three_officials(new_game):
    table = skip_to(new_game(4), "DealCard")
    for seat in table.view()["seats"]:
        assert seat["board"] == "a"
        assert seat["abilities"] == []
        assert [region["unrest_max"] for region in seat["regions"]] == [3, 3, 2, 4, 3]
        assert [region["no_palace_from"] for region in seat["regions"]] == [2, 2, 2, 3, 2]
        assert seat["supply"] == {"red": 4, "gray": 4, "white": 4}
        assert seat["regions"][0]["gov"] == {"red": 1, "gray": 1, "white": 1}
        assert all(region["worker"]["red"] == 0 for region in seat["regions"])


@pytest.mark.clause("zhanguo 2.12", "zhanguo 10.8")
def test_b_sides_are_picked_by_the_last_player_first(new_game):
    table = skip_to(new_game(3, board_side="b_pick").answer("first seat 2"), "PickBoard")
    asked = []
    for board in ("star", "square", "triangle"):
        asked.append(table.asks()[1])
        table.answer(f"board {board}")
    assert asked == [0, 2, 1]
    tracks = {
        seat["board"]: [region["unrest_max"] for region in seat["regions"]]
        for seat in table.view()["seats"]
    }
    assert tracks == {
        "star": [4, 3, 3, 3, 2],
        "square": [3, 2, 3, 3, 4],
        "triangle": [3, 4, 3, 2, 3],
    }
    assert table.gov(0, 1) == table.gov(1, 1) == table.gov(2, 1) == "red gray white"


@pytest.mark.clause("zhanguo 2.3", "zhanguo 4.1", "zhanguo 12.bounds")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_two_cards_of_each_deck(new_game, seats):
    table = skip_to(new_game(seats), "DealCard")
    assert table.lines() == [f"draw {number}" for number in range(1, 41)]
    skip_to(table, "ChoosePlay")
    shown = table.view(SPECTATOR)
    for seat in shown["seats"]:
        assert seat["backs"] == {"writing": 2, "currency": 2, "laws": 2}
    assert [deck["left"] for deck in shown["decks"]] == [40 - 2 * seats] * 3


@pytest.mark.clause("zhanguo 4", "zhanguo 4.2", "zhanguo 12.turn")
@pytest.mark.parametrize("by_track", [False, True])
def test_six_turns_each_clockwise_or_by_the_track(new_game, by_track):
    table = new_game(3, variant_turn_order=by_track).answer("first seat 3")
    order = [2, 0, 1]
    for round_number in range(1, 6):
        skip_to(table, "ChoosePlay")
        assert table.state.round == round_number
        plays = []
        rng = random.Random(round_number)
        while table.asks() is not None and table.state.phase == 2:
            lines = table.lines()
            if table.asks()[0] == "ChoosePlay":
                lines = [line for line in lines if "assign" not in line]
                plays.append(table.asks()[1])
            table.answer(rng.choice(lines))
        assert plays == order * 6
        while table.asks() is not None and table.state.phase == 3:
            table.answer(rng.choice(table.lines()))
        first = table.state.track[0]
        order = list(table.state.track) if by_track else [(first + k) % 3 for k in range(3)]
    assert table.asks() is None


@pytest.mark.clause("zhanguo 7.3")
def test_by_the_track_the_second_disc_plays_second(position):
    table = position(seats=3, variant_turn_order=True).track(2, 0, 1)
    assert table.view()["order"] == [2, 0, 1]
    table.state.first = 2
    assert position(seats=3).track(2, 1, 0).view()["order"] == [0, 1, 2]


# -- the auction --------------------------------------------------------------------------------


@pytest.mark.clause("zhanguo 7.1", "zhanguo 2.7", "zhanguo 10.9")
def test_an_auction_of_three(new_game):
    table = skip_to(new_game(3, board_side="b_auction").answer("first seat 2"), "RemoveBoard")
    assert list(table.state.points) == [15, 15, 15]
    table.answer("remove board star")
    assert table.asks() == ("Bid", 1)
    assert table.lines() == [f"bid {n}" for n in range(1, 16)]
    assert table.reason("bid pass") == ("reason-opener-bids", {})
    table.answer("bid 3")
    assert table.asks() == ("Bid", 2)
    assert table.lines() == ["bid pass", *[f"bid {n}" for n in range(4, 16)]]
    assert table.reason("bid 3") == ("reason-bid-low", {"least": 4})
    assert table.reason("bid 16") == ("reason-bid-points", {"have": 15})
    assert table.view()["auction"] == {"bid": 3, "leader": 1, "bidders": [0, 1, 2]}
    table.answer("bid pass", "bid 5")
    assert table.asks() == ("Bid", 1)
    table.answer("bid 6", "bid pass")
    assert table.asks() == ("PickBoard", 1)
    assert list(table.state.points) == [15, 9, 15]
    assert table.lines() == ["board circle", "board square", "board triangle"]
    table.answer("board square")
    assert table.asks() == ("Bid", 2)  # the next without a board opens
    assert table.prompt() == ("prompt-bid", {"bid": 0, "have": 15})
    table.answer("bid 1", "bid pass", "board triangle")
    assert table.asks() == ("PickBoard", 0)  # the last one pays 1 without bidding
    assert list(table.state.points) == [14, 9, 14]
    assert table.lines() == ["board circle"]
    table.answer("board circle")
    assert table.asks()[0] == "DealCard"
    assert table.state.first == 1
    assert list(table.state.track) == [1, 2, 0]
    assert table.scored(1) == {"auction": -6}
    assert table.view()["auction"] is None


@pytest.mark.clause("zhanguo 7.1")
def test_an_auction_of_four_uses_all_boards_and_a_bid_of_everything(new_game):
    table = skip_to(new_game(4, board_side="b_auction").answer("first seat 1"), "Bid")
    table.answer("bid 15")
    assert table.lines() == ["bid pass"]
    table.answer("bid pass", "bid pass", "bid pass", "board circle")
    assert list(table.state.points) == [0, 15, 15, 15]
    assert table.asks() == ("Bid", 1)
    table.answer("bid 2", "bid 3", "bid pass", "bid pass", "board star")
    assert table.asks() == ("Bid", 3)  # clockwise from seat 2, the winner
    assert list(table.state.points) == [0, 15, 12, 15]


@pytest.mark.clause("zhanguo 7.1", "zhanguo 7")
def test_boards_can_be_left_out_by_agreement(new_game, rules):
    chosen = {"board_side": "b_auction", "auction_removed_boards": "chosen"}
    table = new_game(2, **chosen, auction_removed_ids="square_star")
    assert skip_to(table, "Bid").view()["boards"] == ["circle", "triangle"]
    table = new_game(4, **chosen)
    assert len(skip_to(table, "Bid").view()["boards"]) == 4
    with pytest.raises(Unreadable, match="leaves out 1 boards, but auction_removed_ids names 2"):
        rules.new_game(3, {**chosen, "auction_removed_ids": "circle_square"})
    rules.new_game(3, {"auction_removed_boards": "chosen"})  # no auction, so nothing to leave out


@pytest.mark.clause("zhanguo 7.1")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_boards_leave_the_auction_at_random(new_game, seats, removed):
    table = new_game(seats, board_side="b_auction")
    taken = 0
    while table.asks()[0] != "Bid":
        taken += table.asks()[0] == "RemoveBoard"
        table.answer(table.lines()[0])
    assert taken == removed
    assert len(table.view()["boards"]) == 4 - removed


# -- the draft ----------------------------------------------------------------------------------


@pytest.mark.clause("zhanguo 7.2", "zhanguo 3")
def test_two_of_three_cards_are_kept(new_game):
    table = skip_to(new_game(2, variant_draft=True).answer("first seat 2"), "LayAside")
    assert [deck["left"] for deck in table.view()["decks"]] == [34] * 3
    assert table.asks() == ("LayAside", 1)
    assert table.prompt() == ("prompt-lay-aside", {"aspect": "@aspect-writing"})
    assert table.lines() == ["aside 1", "aside 2", "aside 3"]
    assert table.reason("aside 41") == ("reason-other-deck", {"aspect": "@aspect-writing"})
    assert table.reason("aside 9") == ("reason-no-such-card", {})
    assert table.label("aside 2") == ("label-lay-aside", {"card": 2})
    assert table.targets("aside 2") == ["card:2"]
    table.answer("aside 2", "aside 43", "aside 81")
    assert table.view(0)["seats"][1]["aside"] == {"writing": 1, "currency": 1, "laws": 1}
    assert "aside_cards" not in table.view(0)["seats"][1]
    assert table.view(1)["seats"][1]["aside_cards"] == [2, 43, 81]
    assert table.view(0)["decks"][0]["under"] == []
    table.answer("aside 4", "aside 44", "aside 84")
    assert table.asks()[0] == "ChoosePlay"
    shown = table.view(SPECTATOR)
    assert [deck["under"] for deck in shown["decks"]] == [[[2, 4]], [[43, 44]], [[81, 84]]]
    assert [deck["left"] for deck in shown["decks"]] == [36] * 3
    assert [card["id"] for card in table.view(1)["seats"][1]["hand"]] == [1, 3, 41, 42, 82, 83]


@pytest.mark.clause("zhanguo 7.2")
def test_choices_of_the_draft_are_whispered_and_then_told(new_game):
    table = skip_to(new_game(2, variant_draft=True).answer("first seat 1"), "LayAside")
    table.state.journal = Journal()
    table.answer("aside 1", "aside 41", "aside 81", "aside 4", "aside 44", "aside 84")
    assert table.heard("laid-aside")[0] == (0, 1, 0, 0)
    assert table.heard("left-cards") == [(0, 1, 41, 81), (1, 4, 44, 84)]


@pytest.mark.clause("zhanguo 7.2", "zhanguo 12.conservation")
def test_four_players_use_the_draft_discards_up(new_game):
    table = new_game(4, variant_draft=True)
    rng = random.Random(7)
    left = {}
    while (question := pending(table.state)) is not None:
        if table.asks()[0] == "ChoosePlay" and table.state.turn == 0:
            shown = table.view()
            left[shown["round"]] = [deck["left"] for deck in shown["decks"]]
        apply(table.state, rng.choice(question.legal(table.state)))
    assert left == {1: [32] * 3, 2: [24] * 3, 3: [16] * 3, 4: [8] * 3, 5: [0] * 3}


@pytest.mark.clause("zhanguo 7.2")
def test_discards_lie_below_the_deck_in_the_order_of_the_rounds(new_game):
    table = new_game(4, variant_draft=True)
    rng = random.Random(8)
    known = {}
    drawn = []
    while (question := pending(table.state)) is not None and table.state.round < 5:
        line = question.text(rng.choice(question.legal(table.state)))
        if table.asks()[0] == "LayAside" and table.state.round not in known:
            known[table.state.round] = table.view()["decks"][0]["under"]
        if table.state.round == 4 and line.startswith("draw ") and int(line[5:]) <= 40:
            drawn.append(int(line[5:]))
        table.answer(line)
    first, second = known[3]
    assert [len(layers) for layers in known.values()] == [0, 1, 2, 1]
    assert all(len(layer) == 4 for layers in known.values() for layer in layers)
    assert sorted(drawn[4:8]) == first
    assert sorted(drawn[8:]) == second

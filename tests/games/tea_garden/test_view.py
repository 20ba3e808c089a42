"""What each viewer sees (section 3), and saving a position."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending
from tianxia.games.tea_garden.bonuses import PlaceMarker, TakeEmperorCard, TrashCard
from tianxia.games.tea_garden.drawing import DiscardCard
from tianxia.games.tea_garden.leaves import FermentBonus, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.secondary import PlaceCup


@pytest.mark.clause("tea_garden 3", "tea_garden 12.1.13")
def test_hand_and_draw_pile_of_others_are_one_heap(position):
    table = position().seat(0, hand=["s05", "a105"], discard=["s06"])
    own = table.view(0)["seats"][0]
    assert own["hand"] == ["s05", "a105"]
    assert len(own["draw"]) == 9
    assert "unseen" not in own
    for viewer in (1, SPECTATOR):
        shown = table.view(viewer)["seats"][0]
        assert "hand" not in shown
        assert "draw" not in shown
        assert shown["unseen"] == [f"s{n:02}" for n in range(1, 12) if n != 6] + ["a105"]
        assert (shown["hand_size"], shown["draw_size"]) == (2, 9)


@pytest.mark.clause("tea_garden 3", "tea_garden 12.1.13")
def test_two_tables_that_differ_in_hidden_cards_look_alike(position):
    one = position().seat(0, hand=["s01", "s02"])
    other = position().seat(0, hand=["s07", "s11"])
    assert one.view(1) == other.view(1)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(0) != other.view(0)


@pytest.mark.clause("tea_garden 3")
def test_the_table_is_shown_as_it_lies(position):
    table = position(3).seat(1, gardens=["r10"], cups=[["t01", "t02"], ["t03"]], tokens=2)
    table.markers(1, t01=2).seat(1, boat=10, berth=0, studies=6, half=1, centre=1, climbed=2)
    shown = table.view()
    assert shown["regions"]["r10"] == {"bonus": "rb09", "spaces": [None, None, 1]}
    assert shown["stacks"]["blue"] == {"top": "t38", "size": 5}
    own = shown["seats"][1]
    assert (own["boat"], own["berth"], own["half"]) == (10, 1, "u2b")
    assert (own["centre"], own["reserve"], own["emperor_row"]) == (1, 5, 2)
    assert own["cup_rows"] == [
        {"tiles": ["t01", "t02"], "markers": [2]},
        {"tiles": ["t03"], "markers": []},
    ]
    assert own["connections"] == 1
    assert own["harvest"] == [0, 2, 0, 0, 2, 0]
    assert [pagoda["built"] for pagoda in own["pagodas"]] == [False] * 5 + [True]
    assert shown["options"] == {"strict_supply": False, "auto_space": True, "auto_pay": False}
    assert shown["turn"] is None
    assert shown["max_turns"] == 4


@pytest.mark.clause("tea_garden 3")
def test_the_turn_being_taken_is_shown(position):
    table = position().seat(0, hand=["a307", "s07"], scroll_repeat=1, fresh={2: 2}).turn(0)
    before = {
        "seat": 0, "number": 1, "free_action": False, "cards_played": False, "strength": 0,
        "main": None, "secondary": None, "repeated": False, "effects": [],
    }  # fmt: skip
    assert table.view()["turn"] == before
    table.lay("a307", "s07")
    laid = {**before, "cards_played": True, "strength": 4}
    assert table.view()["turn"] == laid
    table.answer("sail", "repeat by scroll").skip_to("TakeTurn").answer("main harvest")
    done = {**laid, "secondary": "river", "repeated": True, "main": "extra_harvest"}
    assert table.view()["turn"] == done
    effect = position().seat(0, hand=["s07"], fresh={2: 2}).turn(0, "s07")
    assert effect.view()["turn"]["effects"] == ["ferment"]


@pytest.mark.clause("tea_garden 3")
def test_phases_have_names(new_game):
    table = new_game(2)
    assert (table.view()["phase"], table.view()["round"]) == ("setup", 0)
    table.skip_to("BeginTurn")
    assert table.view()["phase"] == "actions"
    table.answer("pass", "pass")
    assert (table.view()["phase"], table.view()["round"]) == ("upkeep", 2)
    while table.asks() is not None:
        table.answer(table.lines()[0])
    assert table.view()["phase"] == "over"


@pytest.mark.clause("tea_garden 3", "tea_garden 4.4")
def test_what_is_pending_in_a_question_is_shown(position):
    def queue(frame):
        return position().seat(0, fresh={2: 3}, cups=[["t01", "t02"]]).ask(frame).view()["queue"][0]

    ferment = {"left": 2, "must": False, "after": "basket:3:fresh"}
    assert queue(FermentBonus(0, 2, 2)) == {"seat": 0, "question": "ferment-bonus", **ferment}
    sale = queue(SellLeaf(0, 3, 7, 1))
    assert (sale["left"], sale["must"], sale["after"]) == (3, True, "basket:2:fermented")
    harvest = queue(HarvestGarden(0, 2, 16, 0))
    assert harvest["after"] == "garden:r16"
    assert queue(TrashCard(0, 1, 1))["must"] is True
    assert queue(DiscardCard(0, 2))["left"] == 2
    assert queue(TakeEmperorCard(0, 1))["left"] == 1
    assert queue(PlaceMarker(0, 2))["left"] == 2
    assert queue(PlaceCup(0, 4))["tile"] == "t05"
    table = position().seat(0, hand=["a107"]).turn(0, "a107").answer("found r02")
    assert table.view()["queue"][0]["region"] == "r02"
    table = position().turn(0).answer("top s01")
    assert "after" not in table.view()["queue"][0]
    assert table.answer("add s02").view()["queue"][0]["after"] == "hand:s02"
    table = position().row("a102", "a104", "a106", "a301", "a302", "a303")
    table.seat(0, hand=["s09"], fresh={2: 9}).turn(0, "s09").answer("buy slot 1")
    assert (table.view()["queue"][0]["left"], table.view()["queue"][0]["slot"]) == (1, 1)
    paid = table.answer("teapot by any_leaf").view()["queue"][0]
    need = {"left": 5, "fermented": 0, "least": 2, "quality": 2, "low": 3, "keep": 0}
    assert paid["pay"] == need
    assert (paid["slot"], paid["begun"], paid["after"]) == (1, False, "basket:1:fresh")
    assert table.answer("pay card fresh 2").view()["queue"][0]["begun"] is True
    caravan = position().seat(0, hand=["s09"]).turn(0, "s09").answer("sell c01 trade 1 strength 1")
    assert "slot" not in caravan.view()["queue"][0]


@pytest.mark.clause("tea_garden 3", "tea_garden 12.1.13")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_guess_changes_nothing_that_the_viewer_sees(position, viewer):
    table = position(3).seat(1, hand=["a105", "s05"], discard=["s01"])
    before = table.view(viewer)
    hands = set()
    for seed in range(12):
        guess = table.rules.clone(table.state)
        table.rules.determinize(guess, viewer, seed)
        assert table.rules.view(guess, viewer) == before
        assert [line for line in table.rules.broken(guess) if "order" in line] == []
        hands.add((tuple(guess.hand[0]), tuple(guess.hand[1])))
        assert list(map(list, guess.discard)) == list(map(list, table.state.discard))
        if viewer >= 0:
            assert list(guess.hand[viewer]) == list(table.state.hand[viewer])
    assert len(hands) > 3


@pytest.mark.clause("tea_garden 3")
def test_a_view_is_plain_json_and_a_dump_can_be_loaded(new_game):
    rng = random.Random(4)
    for seats in (2, 3, 4):
        table = new_game(seats, auto_space=False, strict_supply=seats == 3)
        rules = table.rules
        while (question := pending(table.state)) is not None:
            if rng.random() < 0.05:
                assert json.loads(json.dumps(table.view())) == table.view()
                loaded = rules.load(json.loads(json.dumps(rules.dump(table.state))))
                assert rules.dump(loaded) == rules.dump(table.state)
                assert table.view() == rules.view(loaded, 0)
                assert pending(loaded).legal(loaded) == question.legal(table.state)
            apply(table.state, rng.choice(question.legal(table.state)))


@pytest.mark.clause("tea_garden 3")
def test_a_clone_is_independent(new_game):
    table = new_game(3).skip_to("BeginTurn").answer("begin")
    before = table.rules.dump(table.state)
    clone = table.rules.clone(table.state)
    rng = random.Random(5)
    while (question := pending(clone)) is not None:
        apply(clone, rng.choice(question.legal(clone)))
    assert table.rules.dump(table.state) == before
    assert table.rules.round_of(table.state) == 1


@pytest.mark.clause("tea_garden 3", "tea_garden 12.1.13")
def test_the_numbers_for_learners_hold_what_the_view_shows(position):
    def numbers(table, viewer):
        out = []
        table.rules.encode(table.state, viewer, out)
        return out

    one = position().seat(0, hand=["s01", "s02"])
    other = position().seat(0, hand=["s07", "s11"])
    assert numbers(one, 1) == numbers(other, 1)
    assert numbers(one, SPECTATOR) == numbers(other, SPECTATOR)
    assert numbers(one, 0) != numbers(other, 0)
    length = sum(part.length for part in one.rules.slices())
    assert len(numbers(one, 0)) == length
    assert len(numbers(position(4), 2)) == length

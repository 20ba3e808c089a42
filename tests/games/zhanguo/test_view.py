"""What each viewer sees (section 3), what a determinization deals anew, and saving a position."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending
from tianxia.games.zhanguo.abilities import Activate
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.officials import Move
from tianxia.games.zhanguo.palaces import PayPalaceWorker
from tianxia.games.zhanguo.walls import PayWallWorker


@pytest.mark.clause("zhanguo 3")
def test_of_another_hand_only_the_backs_are_shown(position):
    table = position(seats=3).hand(0, 1, 2, 50).hand(1, 40, 81, 120).play(0)
    own, other = table.view(0)["seats"][:2]
    assert [card["id"] for card in own["hand"]] == [1, 2, 50]
    assert own["hand"][0]["bonus"] == "marker"
    assert own["hand"][0]["action"] == "recruit_official"
    assert other["backs"] == {"writing": 1, "currency": 0, "laws": 2}
    assert "hand" not in other
    assert "hand" not in table.view(SPECTATOR)["seats"][0]
    assert '"id": 120' not in json.dumps(table.view(0)["seats"])


@pytest.mark.clause("zhanguo 3")
def test_decks_show_only_their_size(position):
    table = position().hand(0, 1, 2, 50)
    decks = table.view(0)["decks"]
    assert decks == [
        {"id": "writing", "left": 38, "under": []},
        {"id": "currency", "left": 39, "under": []},
        {"id": "laws", "left": 40, "under": []},
    ]


@pytest.mark.clause("zhanguo 3")
def test_boards_lie_open(position):
    table = position(board="star").tuck(1, 3, 90, 4).unrest(1, r3=3).workers(1, r3=2)
    table.officials(1, 3, gov="red red", work="white").tuck(1, 1, 50, 17)
    shown = table.view(0)["seats"][1]
    region = shown["regions"][2]
    assert [card["id"] for card in region["cards"]] == [90, 4]
    assert [card["state"] for card in region["cards"]] == ["locked", "locked"]
    assert [card["state"] for card in shown["regions"][0]["cards"]] == ["ready", "ready"]
    assert (region["unrest"], region["unrest_max"], region["no_palace_from"]) == (3, 3, 2)
    assert region["gov"] == {"red": 2, "gray": 0, "white": 0}
    assert region["worker"] == {"red": 0, "gray": 0, "white": 1}
    assert region["workers"] == 2
    assert shown["supply"] == {"red": 3, "gray": 5, "white": 4}
    assert [ability["id"] for ability in shown["abilities"]] == ["star_recruit", "star_install"]
    assert shown["abilities"][0]["after"] == ["recruit_official"]


@pytest.mark.clause("zhanguo 3")
def test_a_card_that_would_do_nothing_is_idle(position):
    table = position().tuck(0, 1, 50, 24)
    cards = table.view(0)["seats"][0]["regions"][0]["cards"]
    assert [card["state"] for card in cards] == ["idle", "idle"]


@pytest.mark.clause("zhanguo 3")
def test_markers_and_rewards_lie_open(position):
    table = position().markers(1, three="laws", laws=2).track(0, laws=1)
    view = table.view(0)
    assert view["seats"][1]["markers"]["laws"] == {"ones": 2, "three": True, "value": 5}
    assert view["stock"]["laws"] == 4
    assert view["marker3"] == {"writing": "board", "currency": "board", "laws": 1}
    assert view["column"] == {"writing": None, "currency": None, "laws": 1}
    assert view["standings"]["laws"] == [{"seat": 1, "value": 5}]
    assert view["rewards"][2]["seat"] == 1
    assert view["rewards"][5]["seat"] is None


@pytest.mark.clause("zhanguo 3")
def test_before_the_set_up_the_places_are_empty(new_game):
    view = new_game(3, board_side="b_pick").view()
    assert view["phase"] == "setup"
    assert all(section["tile"] is None for section in view["walls"])
    assert all(section["levels"] == [] for section in view["walls"])
    assert all(task["tile"] is None and task["needs"] == [] for task in view["tasks"])
    assert all(seat["board"] is None for seat in view["seats"])
    assert view["seats"][0]["regions"][0]["unrest_max"] == 0
    assert view["court"]["top"] is None
    triggers = [action["trigger"] for action in view["actions"]]
    assert triggers == ["lower", "none", "lower", "higher", "higher", "higher"]


@pytest.mark.clause("zhanguo 3", "zhanguo 4.2")
def test_the_pending_question_is_shown_with_what_it_carries(position):
    frames = {
        "move": (Move(0, 3), {"left": 3}),
        "pay-wall-worker": (PayWallWorker(0, 2), {"left": 2}),
        "choose-bonus-space": (ChooseBonusSpace(0, 4), {"region": 5}),
        "pay-palace-worker": (PayPalaceWorker(0, 1), {"region": 2}),
        "add-worker": (AddWorker(0, 1, 2), {"region": 3}),
        "activate": (Activate(0, 1), {}),
    }
    for question, (frame, more) in frames.items():
        table = position()
        table.state.push(frame)
        assert table.view(1)["queue"] == [{"seat": 0, "question": question, **more}]
    table = position()
    table.state.push(Move(0, 2, 0, 3 * 1 + 2 + 1))
    shown = {"seat": 0, "question": "move", "left": 2, "region": 2, "passing": "white"}
    assert table.view()["queue"] == [shown]


def some_positions(rules, seed, share=0.04):
    """Positions of a random game with a random way of playing."""
    rng = random.Random(seed)
    options = {
        "board_side": rng.choice(["a", "b_pick", "b_auction"]),
        "variant_draft": seed % 2 == 0,
        "claim_tasks": rng.choice(["auto", "manual"]),
    }
    state = rules.new_game(2 + seed % 3, options)
    while (question := pending(state)) is not None:
        if rng.random() < share:
            yield state
        apply(state, rng.choice(question.legal(state)))
    yield state


@pytest.mark.clause("zhanguo 3", "zhanguo 12.conservation")
@pytest.mark.parametrize("seed", range(6))
def test_a_determinization_changes_nothing_the_viewer_knows(rules, seed):
    for number, state in enumerate(some_positions(rules, seed)):
        for viewer in (0, state.seats - 1, SPECTATOR):
            guess = rules.clone(state)
            rules.determinize(guess, viewer, number)
            assert rules.view(guess, viewer) == rules.view(state, viewer)
            assert rules.broken(guess) == []
            told, known = [], []
            rules.encode(guess, viewer, told)
            rules.encode(state, viewer, known)
            assert told == known


@pytest.mark.clause("zhanguo 3")
def test_hidden_cards_keep_their_deck_and_reach_every_place(position):
    table = position(seats=3).hand(0, 1).hand(1, 2, 50).hand(2, 90)
    seen = [set(), set()]
    for seed in range(400):
        guess = table.rules.clone(table.state)
        table.rules.determinize(guess, 0, seed)
        assert guess.hand_of(0) == [0]
        low, middle = guess.hand_of(1)
        assert low // 40 == 0
        assert middle // 40 == 1
        assert guess.hand_of(2)[0] // 40 == 2
        seen[0].add(low + 1)
        seen[1].add(guess.hand_of(2)[0] + 1)
        assert 0 not in guess.deck_of(0)
    assert seen[0] == set(range(2, 41))
    assert seen[1] == set(range(81, 121))


@pytest.mark.clause("zhanguo 3", "zhanguo 7.2")
def test_a_card_laid_aside_in_secret_can_be_any_of_its_deck(new_game):
    table = new_game(2, variant_draft=True).answer("first seat 1")
    while table.asks() != ("LayAside", 1):
        table.answer(table.lines()[0])
    assert [card + 1 for card in table.state.aside[:3]] == [1, 41, 81]
    own = [card + 1 for card in table.state.hand_of(1) if card < 40]
    asides = set()
    for seed in range(300):
        guess = table.rules.clone(table.state)
        table.rules.determinize(guess, 1, seed)
        assert guess.hand_of(1) == table.state.hand_of(1)
        asides.add(guess.aside[0] + 1)
    assert asides == set(range(1, 41)) - set(own)


@pytest.mark.clause("zhanguo 3", "zhanguo 7.2")
def test_discards_drawn_again_are_known_to_fill_certain_hands(new_game):
    table = new_game(4, variant_draft=True)
    rng = random.Random(5)
    while table.state.round < 5 or table.asks()[0] != "ChoosePlay":
        apply(table.state, rng.choice(table.question().legal(table.state)))
    state = table.state
    guess = table.rules.clone(state)
    table.rules.determinize(guess, 0, 1)
    for deck in range(3):
        for seat in range(4):
            layers = sorted(state.layer[card] for card in state.hand_of(seat) if card // 40 == deck)
            again = sorted(state.layer[card] for card in guess.hand_of(seat) if card // 40 == deck)
            assert again == layers
    assert list(guess.hand[9:]) != list(state.hand[9:])


@pytest.mark.clause("zhanguo 3")
@pytest.mark.parametrize("seed", range(3))
def test_a_saved_position_comes_back(rules, seed):
    for state in some_positions(rules, seed, share=0.02):
        saved = json.loads(json.dumps(rules.dump(state)))
        loaded = rules.load(saved)
        assert rules.dump(loaded) == rules.dump(state)
        assert rules.view(loaded, 0) == rules.view(state, 0)
        assert loaded.edition is rules.load(saved).edition
        assert rules.round_of(loaded) == state.round

"""What every question says: labels, prompts, targets, previews, reasons, and the notes."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.journal import Journal
from tianxia.games.tea_garden.clauses import CLAUSES
from tianxia.games.tea_garden.names import CARDS, SYMBOLS, TILES
from tianxia.games.tea_garden.notes import MEANINGS, NOTES
from tianxia.games.tea_garden.turns import BeginTurn


def chosen(question, state, rng):
    """Nature by chance, everybody else by chance too, but seldom passing."""
    legal = question.legal(state)
    if isinstance(question, BeginTurn) and len(legal) > 1 and rng.random() < 0.95:
        return legal[1]
    return rng.choice(legal)


@pytest.mark.clause("tea_garden 4.1", "tea_garden 4.2", "tea_garden 4.3", "tea_garden 4.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_reason_is_given_exactly_for_choices_that_are_not_legal(rules, seed):
    rng = random.Random(seed)
    state = rules.new_game(2 + seed % 3, {"auto_space": seed % 2 == 0})
    for seat in range(state.seats):  # rich seats see more of the questions
        for leaf in range(12):
            state.leaves[seat * 12 + leaf] = rng.randint(0, 2)
        state.tokens[seat] = 9
        for scrolls in (state.scroll_strength, state.scroll_teapot, state.scroll_repeat):
            scrolls[seat] = 2
    while (question := pending(state)) is not None:
        if not isinstance(question, Chance):
            legal = question.legal(state)
            assert legal == sorted(legal)
            for choice in range(question.size):
                reason = question.reason(state, choice)
                assert (reason is None) is (choice in legal)
                if reason is not None:
                    assert rules.clause_of(reason.key) == CLAUSES[reason.key]
                question.label(state, choice)
                question.targets(state, choice)
                question.preview(state, choice)
            for choice in legal:
                assert question.targets(state, choice)
        apply(state, chosen(question, state, rng))


@pytest.mark.clause("tea_garden 4.1")
def test_beginning_or_passing(position):
    table = position().seat(0, hand=["s04"], played=[["s01"], ["s02"], ["s03"]])
    table.seat(0, fermented={1: 3}).begin(0)
    assert table.label("pass") == ("label-pass", {})
    assert table.label("begin") == ("label-begin", {"turn": 4})
    assert table.targets("pass") == ["pass"]
    assert table.targets("begin") == ["begin", "card_slot:4"]
    assert table.preview("begin") == [("any_leaf", -2), ("fermented_leaf", -1)]
    assert table.preview("pass") == []
    assert table.reason("pass") is None


@pytest.mark.clause("tea_garden 4.2")
def test_laying_cards(position):
    table = position().seat(0, hand=["a309", "a109"], tokens=2).turn(0)
    symbols = {"card": "@card-a309", "strength": 3, "symbols": "@symbols-river_study"}
    assert table.label("top a309") == ("label-lay-top", symbols)
    assert table.preview("top a309") == [("strength", 3), ("vp", 1)]
    assert table.preview("first advance") == [
        ("emperor", -2),
        ("any_leaf", -1),
        ("emperor_card", 1),
        ("trash", 1),
    ]
    assert table.label("first advance") == (
        "label-advance",
        {"row": 1, "tokens": 2, "quality": 1},
    )
    assert table.targets("top a309") == ["hand:a309"]
    assert table.reason("top s01") == ("reason-no-such-card-in-hand", {"card": "@card-s01"})
    table.answer("top a309")
    assert table.prompt() == ("prompt-add-card", {"strength": 3})
    assert table.label("cards laid") == ("label-cards-laid", {"strength": 3})
    assert table.label("add a109")[0] == "label-add-card"
    assert table.preview("add a109") == [("strength", 3)]
    assert table.preview("cards laid") == []
    assert table.targets("cards laid") == ["confirm"]
    assert table.targets("add a109") == ["hand:a109"]


@pytest.mark.clause("tea_garden 4.3", "tea_garden 5")
def test_the_choices_of_an_open_turn(position):
    table = (
        position().seat(0, hand=["a307", "s07"], scroll_strength=2, fresh={2: 9}).turn(0, "a307")
    )
    assert table.prompt() == ("prompt-take-turn", {"strength": 3, "main": 0})
    assert table.label("found r02") == ("label-found", {"region": "@region-r02", "value": 3})
    assert table.targets("found r02") == ["main:found_garden", "region:r02"]
    assert table.preview("found r02") == [("emperor", 1)]
    assert table.label("buy slot 1")[1]["slot"] == 1
    assert table.targets("buy slot 4") == ["main:buy_card", "slot:4"]
    price = [("scroll_strength", -1), ("any_leaf", -2), ("teapot", -1)]
    assert table.preview("buy slot 4") == price
    assert table.preview("buy slot 1") == [("any_leaf", -1)]
    assert table.label("sell c01 trade 2 strength 2") == (
        "label-sell",
        {"caravan": "@caravan-c01", "n": 3, "fermented": 0, "trade": 2, "option": 2, "strength": 4},
    )
    assert table.targets("sell c01 trade 2 strength 1") == [
        "main:sell_caravan", "caravan:c01", "trade:c01:2", "strength:c01:1",
    ]  # fmt: skip
    assert table.preview("sell c01 trade 2 strength 2") == [
        ("scroll_strength", -1), ("any_leaf", -3), ("vp", 2), ("scroll_strength", 1),
        ("vp", 3), ("emperor", 1),
    ]  # fmt: skip
    assert table.preview("sell c16 trade 2 strength 1") == [
        ("scroll_strength", -1), ("fermented_leaf", -2), ("vp", 4), ("vp", 4),
    ]  # fmt: skip
    assert table.label("main ferment") == ("label-main-ferment", {})
    assert table.label("main harvest") == ("label-main-harvest", {})
    assert table.targets("main harvest") == ["main:extra_harvest"]
    assert table.preview("main harvest") == []
    assert table.label("sail") == ("label-sail", {"section": 1})
    assert table.targets("sail") == ["river:1"]
    assert table.preview("sail") == [("scroll_strength", 1)]
    assert table.label("cup yellow") == ("label-cups", {"province": "@province-yellow"})
    assert table.targets("cup yellow") == ["stack:yellow"]
    assert table.preview("cup yellow") == []
    assert table.label("study b") == ("label-study", {"half": "@half-u1b"})
    assert table.targets("study b") == ["half:u1b"]
    assert table.preview("study b") == [("ferment", 2)]
    assert table.label("end turn") == ("label-end-turn", {})
    assert table.targets("end turn") == ["end_turn"]
    assert table.preview("end turn") == []
    assert table.preview("effect ferment") == []
    own = position().seat(0, hand=["s07"], fresh={2: 9}).turn(0, "s07")
    assert own.label("effect ferment") == ("label-use-effect", {"effect": "@effect-ferment"})
    assert own.targets("effect ferment") == ["card_slot:1", "effect:ferment"]
    assert own.preview("effect ferment") == [("ferment", 2)]
    bare = position().row("a101").seat(0, hand=["s07"]).turn(0, "s07")
    assert bare.label("buy slot 2") == ("label-buy-nothing", {"slot": 2})
    assert bare.preview("buy slot 2") == []


@pytest.mark.clause("tea_garden 5.1")
def test_choosing_a_pagoda(position):
    table = position().seat(0, hand=["a107"], scroll_strength=2).turn(0, "a107").answer("found r08")
    assert table.lines() == ["pagoda 1"]
    assert table.prompt() == ("prompt-choose-pagoda", {"region": "@region-r08"})
    assert table.label("pagoda 1") == ("label-pagoda", {"strength": 3, "scrolls": 2})
    assert table.targets("pagoda 1") == ["region:r08", "pagoda:3"]
    assert table.preview("pagoda 1") == [("scroll_strength", -2), ("scroll_repeat", 1)]
    table.state.pagodas[0] = 0b111110
    assert table.reason("pagoda 1") == ("reason-no-such-pagoda", {})


@pytest.mark.clause("tea_garden 5.13")
def test_removing_cards(position):
    table = position().seat(0, hand=["s01", "s02"], discard=["s03"], cups=[["t08", "t15"]])
    table.markers(0, t08=1).turn(0).answer("first marker t08 left")
    assert table.prompt() == ("prompt-trash-card", {"left": 1, "must": 0})
    zones = {"s01": "hand", "s03": "discard", "s09": "draw"}
    for card, zone in zones.items():
        assert table.label(f"trash {card}")[1]["zone"] == f"@zone-{zone}"
    assert table.targets("trash s01") == ["hand:s01"]
    assert table.targets("trash s03") == ["discard_pile", "card:s03"]
    assert table.targets("trash s09") == ["draw_pile", "card:s09"]
    assert table.targets("trash nothing") == ["no"]
    assert table.label("trash nothing") == ("label-keep-cards", {})
    assert table.label("trash e01")[1]["zone"] == "@zone-hand"
    assert table.reason("trash nothing") is None


@pytest.mark.clause("tea_garden 5.7", "tea_garden 5.8")
def test_placing_cups_and_repeating_studies(position):
    table = position().seat(0, hand=["s02"], cups=[["t01"]]).turn(0, "s02").answer("cup yellow")
    table.nature()
    assert table.prompt() == ("prompt-place-cup", {"tile": "@tile-t36"})
    assert table.targets("cup new row") == ["row:new"]
    assert table.targets("cup left of t01") == ["row:1:left"]
    assert table.targets("cup right of t01") == ["row:1:right"]
    assert table.targets("cup right of t20") == []
    assert table.reason("cup right of t20") == ("reason-no-such-tile", {"tile": "@tile-t20"})
    study = position().seat(0, hand=["s03"], scroll_repeat=1).turn(0, "s03").answer("study a")
    study.answer("repeat by scroll")
    assert study.lines() == ["study again a", "study again b"]
    assert study.label("study again b") == ("label-study", {"half": "@half-u2b"})
    assert study.targets("study again a") == ["half:u2a"]
    assert study.preview("study again a") == [("scroll_strength", 1)]
    assert study.reason("study again a") is None
    cups = position().seat(0, hand=["s02"], scroll_repeat=1).turn(0, "s02").answer("cup yellow")
    cups.nature().answer("cup new row", "repeat by scroll")
    assert cups.targets("cup again yellow") == ["stack:yellow"]
    assert cups.label("cup again yellow") == ("label-cups", {"province": "@province-yellow"})
    assert cups.reason("cup again red") == (
        "reason-no-garden-in-province",
        {"province": "@province-red"},
    )


def test_every_note_is_known_and_its_numbers_have_names(rules):
    heard = set()
    for seed in range(12):
        rng = random.Random(seed)
        state = rules.new_game(2 + seed % 3, {})
        state.journal = Journal()
        while (question := pending(state)) is not None:
            apply(state, chosen(question, state, rng))
        for note in state.journal.notes:
            heard.add(note.kind)
            args = rules.note_args(note.kind, note.a, note.b, note.c)
            assert len(args) == len(NOTES[note.kind].names)
    assert heard <= set(NOTES)
    assert len(heard) > 35


def test_notes_name_components():
    assert MEANINGS.args("bought", CARDS.index("a101"), 2, 1) == {
        "card": "@card-a101",
        "strength": 2,
        "symbols": "@symbols-river",
    }
    assert MEANINGS.args("joined-cups", 0, TILES.index("t02"), 0) == {
        "tile": "@tile-t01",
        "second": "@tile-t02",
    }
    assert MEANINGS.args("removed", 0, 1, 0) == {"card": "@card-s01", "zone": "@zone-draw"}
    assert MEANINGS.args("sold-leaf", 1, 6, 2) == {
        "leaf": "@leaf-fermented",
        "quality": 6,
        "points": 2,
    }


def test_notes_of_a_turn(position):
    table = position().listen().seat(0, hand=["a107", "s09"], scroll_strength=1, fermented={3: 1})
    table.turn(0, "a107", "s09").answer("found r02", "pagoda 5")
    assert table.heard("laid-top") == [(0, CARDS.index("a107"), 3, SYMBOLS.index("green"))]
    assert table.heard("laid-under") == [(0, CARDS.index("s09"), 2, SYMBOLS.index("none"))]
    assert table.heard("strength") == [(0, 5, 0, 0)]
    assert table.heard("spent-strength") == [(0, 1, 0, 0)]
    assert table.heard("founded") == [(0, 1, 0, 0)]
    assert table.heard("took-tokens") == [(0, 1, 0, 0)]
    table.answer("end turn")
    assert table.heard("ended-turn") == [(0, 0, 0, 0)]
    sale = position().listen().seat(0, hand=["s09"], fresh={1: 1}, fermented={1: 1}).turn(0, "s09")
    sale.answer("sell c01 trade 1 strength 1").skip_to("TakeTurn")
    assert sale.heard("paid") == [(0, 2, 1, 0)]
    assert sale.heard("sold") == [(0, 0, 0, 0)]


def test_a_private_note_tells_only_the_owner_which_card_was_drawn(position):
    table = position().listen().seat(0, hand=["e12", "s01"]).turn(0, "e12").answer("effect draw")
    table.answer("draw s05")
    notes = [note for note in table.state.journal.notes if note.kind == "drew-card"]
    assert [(note.seat, note.a, note.seen_by) for note in notes] == [(0, 4, 1)]

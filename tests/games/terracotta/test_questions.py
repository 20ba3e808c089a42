"""What every question says: prompt, labels, targets, previews, and why not."""

from __future__ import annotations

import random

import pytest
from tests.games.refusals import reasons_heard

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.terracotta.clauses import CLAUSES
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.masters import ChooseWarehouses
from tianxia.games.terracotta.ring_actions import RingQuestion

DOING = {"InnerAction", "MiddleAction", "OuterAction", "UseWeapon", "UseAbility"}


def games(rules, seeds):
    """Positions of random games whose players mostly do what they can."""
    for seed in seeds:
        rng = random.Random(seed)
        options = {"inspector_back_wrap": seed % 2 == 0, "steward_needs_first": seed % 3 > 0}
        state = rules.new_game(2 + seed % 3, options)
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            yield rng, state, question, legal
            busy = type(question).__name__ in DOING and legal[0] == 0 and rng.random() < 0.8
            apply(state, 0 if busy else rng.choice(legal))


@pytest.mark.clause("terracotta 4.3")
def test_a_reason_is_given_exactly_for_choices_that_are_not_legal(rules):
    heard = reasons_heard(rules, games(rules, range(6)), many=100, some=40)
    assert heard <= set(CLAUSES)
    assert len(heard) > 20


@pytest.mark.clause("terracotta 4.3")
def test_every_choice_has_label_targets_and_preview(rules):
    for rng, state, question, legal in games(rules, range(3)):
        assert question.prompt(state).key.startswith("prompt-")
        for choice in {*rng.sample(legal, min(6, len(legal))), rng.randrange(question.size)}:
            key = question.label(state, choice).key
            assert key == "nature" if question.seat == NATURE else key.startswith("label-")
            assert all(":" in target for target in question.targets(state, choice))
            assert all(amount.what for amount in question.preview(state, choice))
            assert question.seen_by(state, choice) == (1 << state.seats) - 1


@pytest.mark.clause("terracotta 2.4", "terracotta 2.15")
def test_nature_speaks_in_record_lines(new_game):
    table = new_game(3)
    for line in ("inner ring at 2", "middle ring at 3", "draw tile_clay"):
        assert table.label(line) == ("nature", {"line": line})
        assert table.targets(line) == table.preview(line) == []
        table.answer(line)
    assert table.reason("draw tile_clay") == ("reason-not-now", {})


@pytest.mark.clause("terracotta 4.1", "terracotta 4.2")
def test_words_of_placing(position):
    table = position(2).seat(0, artisans=1).turn()
    assert table.prompt() == ("prompt-place-worker", {"price": 2})
    assert table.label("place artisan 4") == (
        "label-place",
        {
            "worker": "@worker-artisan",
            "segment": 4,
            "inner": "@action-coins_4",
            "inner_n": 4,
            "middle": "@action-clay_2",
            "middle_n": 2,
            "outer": "@action-ready_crossbow",
            "outer_n": 0,
        },
    )
    assert table.targets("place artisan 4") == ["segment:3", "worker:artisan"]
    assert table.preview("place artisan 4") == []
    assert table.label("turn middle") == ("label-turn", {"ring": "@ring-middle", "price": 2})
    assert table.targets("turn inner") == ["ring:inner"]
    assert table.preview("turn inner") == [("coins", -2)]


@pytest.mark.clause("terracotta 4.1", "terracotta 5.1")
def test_words_of_the_rings(position):
    table = position(2).at_ring("inner", "build_3")
    asked = {"action": "@action-build_3", "n": 3}
    assert table.seat(0, wet=3).prompt() == ("prompt-inner-action", asked | {"can": 1})
    assert table.seat(0, wet=2).prompt() == ("prompt-inner-action", asked | {"can": 0})
    assert table.label("inner perform") == ("label-perform", {"action": "@action-build_3", "n": 3})
    assert table.label("inner take wet clay") == ("label-take-clay", {"n": 1})
    assert table.label("inner take coin") == ("label-take-coins", {"n": 1})
    assert table.label("inner pass") == ("label-pass", {})
    assert table.targets("inner perform") == ["action:0:inner"]
    assert table.targets("inner pass") == []
    assert table.preview("inner perform") == [("wet_clay", -3)]
    assert table.preview("inner take wet clay") == [("wet_clay", 1)]
    assert table.preview("inner take coin") == [("coins", 1)]
    assert table.preview("inner pass") == []
    table = position(2).at_ring("middle", "master_overseer")
    assert table.prompt()[0] == "prompt-middle-action"
    assert table.targets("middle perform") == ["action:0:middle", "master:master_overseer"]
    hire = {"master": "@master-master_overseer", "price": 1}
    assert table.label("middle perform") == ("label-hire", hire)
    table.seat(0, masters=["master_overseer"])
    used = ("label-use-ability", {"master": "@master-master_overseer"})
    assert table.label("middle perform") == used
    table = position(2).at_ring("outer", "ready_halberd")
    asked = {"action": "@action-ready_halberd", "n": 0, "can": 1}
    assert table.prompt() == ("prompt-outer-action", asked)
    assert table.targets("outer perform") == ["action:2:outer"]


def test_a_question_about_no_ring_in_particular_has_no_choices():
    with pytest.raises(AssertionError):
        RingQuestion(0).menu()


@pytest.mark.clause("terracotta 5.2", "terracotta 5.5")
@pytest.mark.parametrize(
    ("ring", "action", "things", "amounts"),
    [
        ("inner", "coins_4", {}, [("coins", 4)]),
        ("inner", "clay_4", {}, [("wet_clay", 4)]),
        ("inner", "moisten", {"dry": 3}, [("dry_clay", -3), ("wet_clay", 3)]),
        ("inner", "promote", {}, []),
        ("middle", "priority", {}, []),
        ("middle", "master_clay_maker", {}, [("coins", -1)]),
        ("middle", "master_clay_maker", {"masters": ["master_clay_maker"]}, [("wet_clay", 3)]),
        ("middle", "master_builder", {"masters": ["master_builder"]}, [("coins", -1)]),
        ("middle", "master_overseer", {"masters": ["master_overseer"]}, []),
        ("middle", "master_steward", {"masters": ["master_steward"]}, [("wet_clay", -2)]),
        ("outer", "ready_sword", {}, []),
        ("outer", "specialist", {"weapons": ["spear"]}, []),
    ],
)
def test_previews_of_the_actions(position, ring, action, things, amounts):
    table = position(3).seat(0, wet=2, **things).at_ring(ring, action)
    assert table.preview(f"{ring} perform") == amounts


@pytest.mark.clause("terracotta 5.2")
def test_the_preview_of_a_priority_token_shows_its_clay(position):
    table = position(3).seat(1, priority=1).at_ring("middle", "priority")
    assert table.preview("middle perform") == [("wet_clay", 1)]
    table = position(3).seat(0, priority=1).at_ring("middle", "priority")
    assert table.preview("middle perform") == []


@pytest.mark.clause("terracotta 5.3")
def test_words_of_building(position):
    table = position(2).organizer(guard=8, soldier=0).seat(0, wet=2).perform("inner", "build_2")
    assert table.prompt() == ("prompt-choose-warrior", {})
    guard = {"warrior": "@warrior-guard", "points": 3}
    assert table.label("build guard") == ("label-choose-warrior-for-points", guard)
    assert table.label("build soldier") == ("label-choose-warrior", {"warrior": "@warrior-soldier"})
    assert table.targets("build guard") == ["warrior:guard"]
    assert table.preview("build guard") == [("vp", 3)]
    assert table.preview("build soldier") == []
    table.answer("build guard")
    assert table.prompt() == ("prompt-place-warrior", {"warrior": "@warrior-guard"})
    assert table.label("warrior to r3c4") == ("label-cell", {"row": 3, "column": 4})
    assert table.targets("warrior to r3c4") == ["cell:r3c4"]
    assert table.preview("warrior to r3c4") == [("vp", 3)]


@pytest.mark.clause("terracotta 5.5")
def test_words_of_the_master_builder(position):
    table = position(2).perform("middle", "master_builder")
    assert table.prompt() == ("prompt-use-ability", {"master": "@master-master_builder"})
    assert table.label("use ability")[0] == "label-use-ability"
    assert table.label("leave ability")[0] == "label-leave-ability"
    assert table.targets("use ability") == ["master:master_builder"]
    assert table.targets("leave ability") == []
    assert table.preview("use ability") == [("coins", -1)]
    assert table.preview("leave ability") == []
    assert table.reason("leave ability") is None
    table.answer("use ability")
    assert table.prompt() == ("prompt-choose-warrior-by-master", {})
    assert table.label("build guard") == ("label-choose-warrior", {"warrior": "@warrior-guard"})
    assert table.preview("build guard") == []
    table.answer("build guard")
    assert table.preview("warrior to r1c1") == []


@pytest.mark.clause("terracotta 5.3")
def test_words_of_a_weapon(position):
    table = position(2).seat(0, wet=2, weapons=["spear"]).perform("inner", "build_2")
    table.answer("build soldier", "warrior to r1c1")
    names = {"warrior": "@warrior-soldier", "weapon": "@weapon-spear"}
    assert table.prompt() == ("prompt-use-weapon", names)
    assert table.label("use weapon") == ("label-use-weapon", {"weapon": "@weapon-spear"})
    assert table.label("keep weapon") == ("label-keep-weapon", {"weapon": "@weapon-spear"})
    assert table.targets("use weapon") == ["weapon:spear"]
    assert table.targets("keep weapon") == []
    assert table.preview("use weapon") == [("vp", 1), ("coins", 2)]
    assert table.preview("keep weapon") == []
    assert table.reason("use weapon") is None


@pytest.mark.clause("terracotta 5.6", "terracotta 9.6")
def test_words_of_the_inspectors(position):
    table = position(2).inspectors(7, 4).ask(MoveInspector(0, 0b0110))
    assert table.prompt() == ("prompt-move-inspector", {})
    assert table.label("inspectors stay") == ("label-inspectors-stay", {})
    assert table.label("inspector row +1") == ("label-inspector-row", {"line": 1})
    assert table.label("inspector column -1") == ("label-inspector-column", {"line": 3})
    assert table.targets("inspectors stay") == []
    assert table.targets("inspector row +1") == ["inspector:row", "row:1"]
    assert table.targets("inspector column -1") == ["inspector:column", "column:3"]
    assert table.reason("inspectors stay") is None
    table = position(2, inspector_back_wrap=False).ask(MoveInspector(0, 0b0110))
    assert table.targets("inspector row -1") == ["inspector:row"]


@pytest.mark.clause("terracotta 5.3")
def test_words_of_a_warrior_moved_by_the_halberd(position):
    table = position(2).warrior("soldier", 0, "r1c1").seat(0, wet=2, weapons=["halberd"])
    table.perform("inner", "build_2").answer("build guard", "warrior to r4c4", "use weapon")
    assert table.label("warriors stay") == ("label-warriors-stay", {})
    place = {"row": 1, "column": 1, "to_row": 1, "to_column": 5}
    wanted = ("label-move-warrior", {"warrior": "@warrior-soldier", **place})
    assert table.label("move r1c1 to r1c5") == wanted
    assert table.targets("move r1c1 to r1c5") == ["figure:r1c1", "cell:r1c5"]
    assert table.targets("warriors stay") == []
    assert table.label("move r7c7 to r7c8")[0] == "label-move-warrior"
    assert table.reason("warriors stay") is None
    assert table.reason("move r1c1 to r1c5") is None


@pytest.mark.clause("terracotta 5.5")
def test_words_of_the_warehouses(position):
    table = position(2).warehouses(ne=3, sw=4).ask(ChooseWarehouses(0))
    names = {"first": "@quarter-ne", "second": "@quarter-sw", "n": 7}
    assert table.label("warehouses ne sw") == ("label-choose-warehouses", names)
    assert table.targets("warehouses ne sw") == ["warehouse:ne", "warehouse:sw"]
    assert table.preview("warehouses ne sw") == [("dry_clay", 7)]
    assert table.reason("warehouses ne sw") is None


@pytest.mark.clause("terracotta 5.4")
def test_words_of_specialists(position):
    table = position(2).warrior("guard", 0, "r1c1").specialists(footman=0)
    table.seat(0, coins=9, weapons=["sword", "crossbow", "spear"]).perform("outer", "specialist")
    horse = {"specialist": "@specialist-horse", "price": 1, "weapon": "@weapon-sword"}
    assert table.label("buy horse") == ("label-buy", horse)
    assert table.label("buy footman")[1]["price"] == 0
    assert table.targets("buy horse") == ["specialist:horse"]
    assert table.preview("buy horse") == [("coins", -1)]
    assert table.preview("buy footman") == []
    assert table.reason("buy horse") is None
    table.answer("buy horse")
    mount = {"warrior": "@warrior-guard", "facing": "@facing-e", "row": 1, "column": 1}
    assert table.label("horse for r1c1 to e") == ("label-mount-warrior", mount)
    assert table.label("horse for r2c2 to e")[0] == "label-mount-warrior"
    assert table.targets("horse for r1c1 to e") == ["figure:r1c1", "cell:r1c3"]
    assert table.targets("horse for r1c1 to n") == ["figure:r1c1"]
    assert table.reason("horse for r1c1 to e") is None
    table.answer("horse for r1c1 to e")


@pytest.mark.clause("terracotta 5.4")
def test_words_of_placing_specialists(position):
    table = position(2).seat(0, coins=9, weapons=["crossbow", "spear"])
    table.perform("outer", "specialist").answer("buy kneeling_archer")
    archer = {"row": 2, "column": 3, "facing": "@facing-s"}
    assert table.label("archer to r2c3 facing s") == ("label-place-archer", archer)
    assert table.targets("archer to r2c3 facing s") == ["cell:r2c3", "facing:s"]
    assert table.reason("archer to r2c3 facing s") is None
    table.answer("archer to r2c3 facing s")
    table.perform("outer", "specialist", segment=4).answer("buy musician")
    wanted = ("prompt-place-specialist", {"specialist": "@specialist-musician"})
    assert table.prompt() == wanted
    assert table.label("specialist to r1c1") == ("label-cell", {"row": 1, "column": 1})
    assert table.targets("specialist to r1c1") == ["cell:r1c1"]
    assert table.reason("specialist to r1c1") is None


@pytest.mark.clause("terracotta 5.4", "terracotta 9.17")
def test_a_full_mausoleum_is_the_reason_when_everything_else_is_there(position):
    table = position(2).seat(0, coins=9, weapons=["halberd", "spear"])
    table.perform("outer", "specialist")
    table.state.empty = row_of([])  # nothing is asked for the cells themselves here
    assert table.reason("buy footman") == ("reason-mausoleum-full", {})

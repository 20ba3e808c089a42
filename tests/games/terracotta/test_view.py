"""What everybody sees (section 3), and saving a position."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import SPECTATOR, apply, pending
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.masters import ChooseWarehouses
from tianxia.games.terracotta.moving import MoveWarrior
from tianxia.games.terracotta.specialists import PlaceSpecialist
from tianxia.games.terracotta.weapons import UseWeapon


@pytest.mark.clause("terracotta 3", "terracotta 12.14")
def test_all_viewers_see_the_same_and_nothing_is_drawn_again(rules):
    rng = random.Random(2)
    state = rules.new_game(4, {})
    while (question := pending(state)) is not None:
        if rng.random() < 0.1:
            views = [rules.view(state, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)]
            assert all(view == views[0] for view in views)
            guess = rules.clone(state)
            rules.determinize(guess, rng.randrange(4), 7)
            assert rules.dump(guess) == rules.dump(state)
        apply(state, rng.choice(question.legal(state)))


@pytest.mark.clause("terracotta 3")
def test_the_table_is_shown_as_it_lies(position):
    table = position(3).order(1, 2, 0).warehouses(sw=4).inspectors(3, 8).seat(1, priority=1)
    table.occupy(2, (0, "craftsman")).seat(2, artisans=1).occupy(2)
    table.state.workers[5] = 1 + 2 * 2 + 1
    table.organizer(guard=0).specialists(horse=0, musician=2)
    view = table.view()
    assert view["order"] == [1, 2, 0]
    assert view["warehouses"] == {"ne": 1, "se": 1, "sw": 4, "nw": 1}
    assert view["inspectors"] == {"row": 3, "column": 8}
    assert view["priority"] == [2]
    assert view["segments"][2] == {
        "id": 2,
        "quarter": "ne",
        "inner": "build_4",
        "middle": "master_clay_maker",
        "outer": "ready_halberd",
        "workers": [{"seat": 0, "worker": "craftsman"}, {"seat": 2, "worker": "artisan"}],
        "open": [],
    }
    assert view["organizer"]["guard"] == {"left": 0, "points": None}
    assert view["specialists"]["horse"] == {"left": 0, "price": None}
    assert view["specialists"]["musician"] == {"left": 2, "price": 3}


@pytest.mark.clause("terracotta 3")
def test_a_seat_is_shown_as_it_is(position):
    table = position(2).seat(0, coins=7, wet=2, dry=3, weapons=["halberd"], artisans=2)
    table.seat(0, masters=["master_overseer", "master_builder"], priority=1)
    table.warriors("guard", 0, "r1c1", "r2c2").warrior("soldier", 0, "r3c3", mount="e")
    table.warrior("soldier", 1, "r7c7")
    own = table.view()["seats"][0]
    assert (own["coins"], own["wet_clay"], own["dry_clay"]) == (7, 2, 3)
    assert own["weapons"] == {"sword": False, "halberd": True, "crossbow": False, "spear": False}
    assert (own["craftsmen"], own["artisans"], own["pool"]) == (3, 2, 3)
    assert own["left"] == {"craftsman": 3, "artisan": 2}
    assert own["masters"] == ["master_overseer", "master_builder"]
    assert own["tokens"] == [3, 4, 5, 6]
    assert (own["keeps"], own["income"]) == (1, 1)
    assert own["priority"] == 1
    assert own["warriors"] == {"officer": 0, "guard": 2, "crossbowman": 0, "soldier": 1}
    assert table.view()["seats"][1]["priority"] is None


@pytest.mark.clause("terracotta 3")
def test_figures_are_shown_with_owner_cells_and_facing(position):
    table = position(2).warrior("officer", 1, "r4c4", mount="n")
    table.specialist("kneeling_archer", "r2c5", "w").specialist("footman", "r7c7")
    table.specialist("musician", "r7c8")
    assert table.view()["mausoleum"] == [
        {
            "thing": "figure:r4c4", "id": "warrior-1", "kind": "officer", "owner": 1,
            "cells": ["r4c4", "r3c4", "r2c4"], "facing": None, "faces": None,
        },
        {
            "thing": "figure:r2c5", "id": "kneeling_archer-r2c5", "kind": "kneeling_archer",
            "owner": None, "cells": ["r2c5"], "facing": "w", "faces": "r4c4",
        },
        {
            "thing": "figure:r7c7", "id": "footman-r7c7", "kind": "footman", "owner": None,
            "cells": ["r7c7"], "facing": None, "faces": None,
        },
        {
            "thing": "figure:r7c8", "id": "musician-r7c8", "kind": "musician", "owner": None,
            "cells": ["r7c8"], "facing": None, "faces": None,
        },
    ]  # fmt: skip


@pytest.mark.clause("terracotta 3")
def test_groups_tiles_and_what_a_round_would_pay_are_things_while_they_are_there(rules, position):
    def coming(table):
        kinds = ("group", "tile", "outlook")
        present = rules.things.present(table.view(), 0)
        return sorted(name for name in present if name.partition(":")[0] in kinds)

    tiles = [f"tile:{number}" for number in range(1, 6)]
    table = position(2).warriors("guard", 0, "r3c1", "r2c2", "r3c2", "r2c3")
    table.warriors("guard", 1, "r5c5")
    would_pay = ["outlook:column", "outlook:musicians", "outlook:row", "outlook:tile"]
    assert coming(table.begin(1)) == ["group:r2c2", *would_pay, *tiles]  # by its first cell
    assert coming(table.finish()) == ["group:r2c2", *tiles]


@pytest.mark.clause("terracotta 3", "terracotta 4.1")
def test_the_turn_going_on_is_shown(position):
    table = position(2).seat(0, wet=2).begin(1)
    assert table.view()["turn"] == 1
    assert table.view()["now"] == {
        "seat": 0,
        "rotated": False,
        "segment": None,
        "worker": None,
        "performed": False,
        "ring": None,
    }
    table.answer("turn middle", "place craftsman 1")
    now = {"seat": 0, "rotated": True, "segment": 0, "worker": "craftsman"}
    assert table.view()["now"] == {**now, "performed": False, "ring": "inner"}
    table.answer("inner perform")
    assert table.view()["now"] == {**now, "performed": True, "ring": "inner"}
    table.answer("build guard", "warrior to r1c1")
    assert table.view()["now"] == {**now, "performed": True, "ring": "middle"}
    table.answer("middle pass")
    assert table.view()["now"]["ring"] == "outer"
    table.answer("outer pass")
    assert (table.view()["now"]["seat"], table.view()["turn"]) == (1, 2)


@pytest.mark.clause("terracotta 3", "terracotta 5.2")
def test_before_placing_everybody_sees_what_could_be_performed(position):
    table = position(2).seat(0, wet=2, coins=1, artisans=1).occupy(0, (1, "craftsman"))
    table.occupy(1, (1, "artisan")).turn()
    segments = table.view()["segments"]
    assert segments[0]["able"] == [True, True, True]  # build for two, hire, ready a sword
    assert "able" not in segments[1]  # closed
    assert segments[4]["able"] == [False, True, False]  # three clay, a token, no weapon
    assert segments[5]["able"] == [True, True, True]  # a craftsman is promoted
    table = position(2).seat(0, artisans=5).turn()
    assert table.view()["segments"][5]["able"][0] is False


@pytest.mark.clause("terracotta 3", "terracotta 9.8")
def test_the_steward_counts_as_able_after_an_inner_action_that_can_be_performed(position):
    table = position(2).seat(0, masters=["master_steward"])
    table.rings(3, inner="coins_4", middle="master_steward").turn()
    assert table.view()["segments"][3]["able"][:2] == [True, True]
    table = position(2).seat(0, masters=["master_steward"])
    table.rings(3, inner="build_4", middle="master_steward").turn()
    assert table.view()["segments"][3]["able"][:2] == [False, False]


@pytest.mark.clause("terracotta 4.1", "terracotta 9.8")
@pytest.mark.parametrize(
    ("inner", "goods", "middle"),
    [
        ("promote", {}, False),
        ("moisten", {"dry": 3}, False),
        ("build_3", {"wet": 3}, False),
        ("build_3", {"wet": 6}, True),
        ("coins_4", {}, True),
    ],
)
def test_what_the_steward_cannot_repeat_is_not_promised(position, inner, goods, middle):
    table = position(2).seat(0, masters=["master_steward"], **goods)
    table.rings(3, inner=inner, middle="master_steward").turn()
    assert table.view()["segments"][3]["able"][:2] == [True, middle]
    table.answer("place craftsman 4", "inner perform")
    if inner.startswith("build"):
        table.answer("build officer", "warrior to r1c1")
    assert ("middle perform" in table.lines()) is middle


@pytest.mark.clause("terracotta 4.1", "terracotta 9.23")
def test_what_the_rings_before_bring_counts(position):
    table = position(2).seat(0, coins=0)
    table.rings(3, inner="coins_4", middle="master_inspector").turn()
    assert table.view()["segments"][3]["able"][:2] == [True, True]
    shop = table.segment_with("specialist")
    table = position(2).seat(0, weapons=[], masters=["master_blacksmith"])
    table.rings(shop, inner="coins_4", middle="master_blacksmith").turn()
    assert table.view()["segments"][shop]["able"] == [True, True, True]


@pytest.mark.clause("terracotta 3")
def test_phases_have_names(position, new_game):
    table = new_game(2)
    assert (table.view()["phase"], table.view()["turn"], table.view()["now"]) == ("setup", 0, None)
    assert table.view()["outlook"] is None
    assert [tile["tile"] for tile in table.view()["tiles"]] == [None] * 5
    table = position(2)
    assert table.view()["phase"] == "actions"
    assert table.score().view()["phase"] == "scoring"
    assert table.clean_up().view()["phase"] == "cleanup"
    table = position(2).finish()
    assert table.view()["phase"] == "over"
    assert table.view()["outlook"] is None


@pytest.mark.clause("terracotta 3", "terracotta 6.2")
def test_the_outlook_tells_what_the_scorings_would_pay_now(position):
    table = position(2).inspectors(1, 2).tile("tile_coins").seat(0, coins=5).seat(1, coins=1)
    table.warrior("guard", 0, "r1c1").warrior("guard", 1, "r1c2")
    table.specialist("kneeling_archer", "r2c1", "n").specialist("musician", "r7c1")
    table.specialist("footman", "r2c2")
    seen = table.view()["outlook"]
    assert seen["row"] == {"line": 1, "counts": [1, 1], "archers": [1, 0], "points": [7, 3]}
    assert seen["column"] == {"line": 2, "counts": [0, 1], "archers": [0, 0], "points": [0, 7]}
    assert seen["musicians"] == {"points": [1, 0], "each": [{"cell": "r7c1", "points": [1, 0]}]}
    coins = {"tile": "tile_coins", "counts": [5, 1], "archers": [0, 0], "points": [4, 1]}
    assert seen["tile"] == coins
    around = {"cell": "r2c2", "counts": [1, 1], "archers": [1, 0], "points": [8, 2]}
    assert seen["footmen"] == [around]
    assert seen["archers"] == [2, 0]
    assert seen["leftovers"] == [2, 0]
    assert seen["round"] == [7 + 1 + 4, 3 + 7 + 1]
    table.tile("tile_guard")
    assert table.view()["outlook"]["tile"]["counts"] == [1, 1]


@pytest.mark.clause("terracotta 3")
def test_everybody_sees_what_is_pending(position):
    table = position(2).warrior("guard", 0, "r1c1")
    table.seat(0, wet=4, weapons=["sword"]).perform("inner", "build_2")
    assert table.view()["queue"] == [{"seat": 0, "question": "choose-warrior", "free": False}]
    table.answer("build officer")
    placing = {"seat": 0, "question": "place-warrior", "warrior": "officer", "free": False}
    assert table.view()["queue"] == [placing]
    table.answer("warrior to r3c3")
    assert table.view()["queue"] == [{"seat": 0, "question": "use-weapon", "cell": "r3c3"}]
    table.answer("use weapon")
    walk = {"seat": 0, "question": "move-inspector", "steps": [-1, 1]}
    assert table.view()["queue"] == [walk]
    table.answer("inspectors stay").ask(MoveWarrior(0, 0), PlaceSpecialist(1, 3))
    assert table.view()["queue"] == [
        {"seat": 0, "question": "move-warrior", "cell": "r1c1"},
        {"seat": 1, "question": "place-specialist", "specialist": "musician"},
    ]


@pytest.mark.clause("terracotta 3", "terracotta 5.5")
def test_everybody_sees_the_master_just_hired(position):
    table = position(2).perform("middle", "master_builder")
    hired = {"seat": 0, "question": "use-ability", "master": "master_builder"}
    assert table.view()["queue"] == [hired]
    table.answer("use ability")
    assert table.view()["queue"] == [{"seat": 0, "question": "choose-warrior", "free": True}]
    table.answer("build guard")
    placing = {"seat": 0, "question": "place-warrior", "warrior": "guard", "free": True}
    assert table.view()["queue"] == [placing]


@pytest.mark.clause("terracotta 3")
def test_printed_values_are_shown(position):
    printed = position().view()["printed"]
    assert printed["actions"]["build_3"] == {"kind": "build", "n": 3}
    assert printed["actions"]["coins_4"] == {"kind": "coins", "n": 4}
    assert printed["actions"]["clay_2"] == {"kind": "clay", "n": 2}
    assert printed["actions"]["ready_spear"] == {"kind": "ready", "n": 0}
    assert printed["prices"]["horse"] == [1, 2, 3, 4]
    assert printed["tokens"] == [1, 2, 3, 4, 5, 6]
    assert printed["bonus"]["master_builder"] == "coins"
    assert printed["bonus"]["master_clay_maker"] == "keep_wet"
    assert set(printed["bonus_n"].values()) == {1}
    assert printed["effects"] == {
        "sword": {"vp": 1, "coins": 0},
        "halberd": {"vp": 3, "coins": 0},
        "crossbow": {"vp": 0, "coins": 0},
        "spear": {"vp": 1, "coins": 2},
    }
    assert printed["ability"] == {"clay": 3, "warehouses": 2, "steps": 2}
    assert (printed["rotate"], printed["instead"]) == (2, {"wet_clay": 1, "coins": 1})
    assert printed["inspector"] == {"domination": 7, "presence": 3}
    assert printed["footman"] == {"domination": 8, "presence": 2}
    assert printed["group"] == {"domination": 5, "presence": 2}
    assert (printed["archer"], printed["musician"], printed["leftover"]) == (2, 1, 2)


# -- saving ------------------------------------------------------------------------------------


@pytest.mark.clause("terracotta 3")
@pytest.mark.parametrize("options", [{}, {"inspector_back_wrap": False}])
def test_a_saved_position_goes_on_as_before(rules, options):
    rng = random.Random(11)
    state = rules.new_game(3, options)
    while (question := pending(state)) is not None:
        if rng.random() < 0.05:
            loaded = rules.load(json.loads(json.dumps(rules.dump(state))))
            assert rules.dump(loaded) == rules.dump(state)
            assert loaded.edition.agreed == state.edition.agreed
            assert pending(loaded).legal(loaded) == question.legal(state)
        apply(state, rng.choice(question.legal(state)))
    assert rules.round_of(state) == 5


@pytest.mark.clause("terracotta 3")
@pytest.mark.parametrize(
    "frame",
    [UseWeapon(1, 30), MoveInspector(0, 12), MoveWarrior(1, 30), PlaceSpecialist(0, 1)],
    ids=lambda frame: type(frame).__name__,
)
def test_pending_numbers_are_saved_with_the_position(position, frame):
    table = position(2).warrior("guard", 1, "r4c4").ask(frame)
    loaded = table.rules.load(json.loads(json.dumps(table.rules.dump(table.state))))
    assert type(pending(loaded)) is type(frame)
    assert pending(loaded).fields() == frame.fields()


@pytest.mark.clause("terracotta 3")
def test_a_copy_goes_its_own_way(position):
    table = position(2).warrior("guard", 0, "r1c1").ask(ChooseWarehouses(0))
    copy = table.rules.clone(table.state)
    table.answer("warehouses ne se")
    assert list(copy.warehouses) == [1, 1, 1, 1]
    assert list(copy.dry) == [0, 0]
    assert table.goods(0) == (3, 0, 2)

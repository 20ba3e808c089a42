"""What every question says: prompt, labels, targets, previews, and why not."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import NATURE, Chance, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.names import MAX_PALACES, TILES
from tianxia.games.dragon.notes import MEANINGS, NOTES
from tianxia.games.dragon.persons import PlacePerson, PlayCard, ReplacePerson
from tianxia.games.dragon.releasing import (
    DroughtRelease,
    EventRelease,
    QuakeRelease,
    WallRelease,
)
from tianxia.games.dragon.setup import DealEvent, DraftPair, DrawStartSeat
from tianxia.games.dragon.super_events import (
    ChooseEdict,
    ChooseSunrise,
    DiscardCard,
    DrawSuperEvent,
    FloodReturn,
    QuakeFloor,
)
from tianxia.games.dragon.tables import SWITCHES
from tianxia.games.dragon.wall import BuildWall, DrawWallTile

MONK_OLD = TILES.index("monk_old")
HOME = [(2, "monk_old", "farmer_old"), None, (1, "monk_old")]


# -- reasons are given exactly for what is not legal -------------------------------------------


@pytest.mark.clause("dragon 4.12")
@pytest.mark.parametrize("other", [False, True], ids=["our rulings", "the other rulings"])
@pytest.mark.parametrize("seed", range(6))
def test_a_reason_is_given_exactly_for_choices_that_are_not_legal(rules, altered, seed, other):
    rng = random.Random(seed)
    if other:
        rules = altered({path: values[-1] for path, values in SWITCHES.items()})
    options = {
        "great_wall": rng.choice(["off", "on", "random_tile"]),
        "super_event": ["earthquake", "flood", "tornado", "sunrise", "edict", "solar_eclipse"][
            seed
        ],
    }
    state = rules.new_game(rng.randint(2, 5), options)
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        for choice in range(question.size):
            assert (question.reason(state, choice) is None) is (choice in legal)
        apply(state, rng.choice(legal))


@pytest.mark.clause("dragon 4.12")
def test_every_legal_choice_has_label_targets_and_preview(rules):
    rng = random.Random(3)
    for seed in range(8):
        state = rules.new_game(2 + seed % 4, {"great_wall": "on", "super_event": "random"})
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            assert question.prompt(state).key.startswith("prompt-")
            for choice in legal:
                key = question.label(state, choice).key
                assert key == "nature" if question.seat == NATURE else key.startswith("label-")
                assert all(":" in t or t == "money" for t in question.targets(state, choice))
                assert all(amount.what for amount in question.preview(state, choice))
                assert question.seen_by(state, choice) == (1 << state.seats) - 1
            apply(state, rng.choice(legal))


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 4.1")
def test_words_of_the_draft(position):
    table = position().ask(DraftPair(0))
    line = "draft monk 1 farmer 2"
    assert table.prompt() == ("prompt-draft-pair", {})
    assert table.label(line) == (
        "label-draft",
        {
            "first": "@tile-monk_young",
            "second": "@tile-farmer_young",
            "first_palace": 1,
            "second_palace": 2,
            "placement": "apart",
        },
    )
    assert table.label("draft monk 1 farmer 1")[1]["placement"] == "together"
    assert table.targets(line) == ["tile:monk_young", "tile:farmer_young", "palace:1", "palace:2"]
    assert table.targets("draft monk 1 farmer 1")[2:] == ["palace:1"]
    assert table.preview(line) == [("person_track", 10)]
    assert table.reason(line) is None
    assert table.reason("draft monk 2 farmer 1") == ("reason-same-placement", {})
    table.answer(line).ask(DraftPair(1))
    assert table.reason(line) == (
        "reason-pair-taken",
        {"first": "@tile-monk_young", "second": "@tile-farmer_young"},
    )


@pytest.mark.clause("dragon 12.1.16")
@pytest.mark.parametrize(
    ("question", "line"),
    [
        (DealEvent(NATURE), "event drought"),
        (DrawStartSeat(NATURE), "start seat 2"),
        (DrawSuperEvent(NATURE), "super event flood"),
        (DrawWallTile(NATURE, 0), "draw wall_vp"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_nature_speaks_in_record_lines(position, question, line):
    table = position(great_wall="on")
    table.state.event_bag = row_of([0, 2, 2, 2, 2, 2])
    table.ask(question)
    assert isinstance(table.question(), Chance)
    assert table.label(line) == ("nature", {"line": line})
    assert table.targets(line) == []
    assert table.preview(line) == []


@pytest.mark.clause("dragon 4.2")
def test_words_of_the_deal(position):
    table = position().ask(ActionPhase(NATURE))
    assert table.label("deal taxes") == ("nature", {"line": "deal taxes"})
    table.answer("deal taxes")
    assert table.reason("deal taxes") == ("reason-not-now", {})


# -- phase 1 ----------------------------------------------------------------------------------


def action_table(position, **things):
    """Seat 0 is asked; seat 1 stands on group 2 with Privilege and Harvest."""
    table = position(great_wall="on").groups(
        ["taxes", "build", "research"], ["privilege", "harvest"]
    )
    return table.dragon(1, 1).seat(0, **things).ask(ChooseAction(0))


@pytest.mark.clause("dragon 4.3")
def test_words_of_an_action(position):
    table = action_table(position, yuan=4, palaces=[(2, "farmer_old")])
    assert table.prompt() == ("prompt-choose-action", {"fee": 3, "limit": 3, "have": 4})
    assert table.label("action taxes") == (
        "label-choose-action",
        {"action": "@action-taxes", "group": 1, "fee": 0},
    )
    assert table.label("action harvest") == (
        "label-choose-action",
        {"action": "@action-harvest", "group": 2, "fee": 3},
    )
    assert table.targets("action harvest") == ["card:harvest", "group:2"]
    assert table.preview("action harvest") == [("yuan", -3), ("rice", 3)]
    assert table.preview("action taxes") == [("yuan", 2)]
    assert table.preview("action build") == [("floors", 1)]
    assert table.preview("action privilege") == [("yuan", -3)]


@pytest.mark.clause("dragon 4.3")
def test_privilege_in_an_occupied_group_needs_fee_and_price(position):
    table = action_table(position, yuan=4)
    assert table.reason("action privilege") == (
        "reason-needs-yuan",
        {"fee": 3, "price": 2, "need": 5, "have": 4},
    )


@pytest.mark.clause("dragon 4.3")
def test_privilege_in_a_free_group_needs_the_price(position):
    table = position().groups(["privilege"]).seat(0, yuan=1).ask(ChooseAction(0))
    assert table.reason("action privilege") == (
        "reason-needs-yuan",
        {"fee": 0, "price": 2, "need": 2, "have": 1},
    )


@pytest.mark.clause("dragon 4.3")
def test_an_occupied_group_needs_the_fee(position):
    table = action_table(position, yuan=2)
    for line in ("action harvest", "action privilege"):
        assert table.reason(line) == ("reason-needs-fee", {"fee": 3, "have": 2})
    assert table.reason("action taxes") is None


@pytest.mark.clause("dragon 4.3", "dragon 7.1")
def test_reasons_of_the_wall_card(position):
    table = position(great_wall="on").groups(["build_wall"]).wall(*6 * [0]).ask(ChooseAction(0))
    assert table.reason("action build_wall") == ("reason-no-wall-tile", {})
    table.wall(*6 * [0], *6 * [1])
    assert table.reason("action build_wall") == ("reason-wall-complete", {"length": 12})
    table = position().groups([]).ask(ChooseAction(0))
    assert table.reason("action build_wall") == ("reason-no-wall-card", {})


@pytest.mark.clause("dragon 4.3")
def test_words_of_taking_money(position):
    table = action_table(position, yuan=1)
    assert table.label("take money") == ("label-take-money", {"limit": 3, "n": 2})
    assert table.targets("take money") == ["money"]
    assert table.preview("take money") == [("yuan", 2)]
    table = action_table(position, yuan=9)
    assert table.label("take money") == ("label-take-money", {"limit": 3, "n": 0})
    assert table.preview("take money") == [("yuan", 0)]
    table = position(places={"rulings.pass_allowed_with_3_or_more_yuan": False}).groups([])
    assert table.ask(ChooseAction(0)).reason("take money") == ("reason-rich", {"limit": 3})


@pytest.mark.clause("dragon 9.35")
def test_words_of_a_group_without_a_usable_card(position):
    table = position().groups(["privilege"]).seat(0, yuan=1).ask(ChooseAction(0))
    needs = {"fee": 0, "price": 2, "need": 2, "have": 1}
    assert table.reason("group 1 nothing") == ("reason-needs-yuan", needs)
    assert table.reason("group 5 nothing") == ("reason-no-such-group", {"group": 5})
    table = position().groups(["taxes", "harvest"], ["build"]).seat(0, yuan=1)
    table.dragon(1, 0).ask(ChooseAction(0))
    assert table.reason("group 1 nothing") == ("reason-needs-fee", {"fee": 3, "have": 1})
    assert table.reason("group 2 nothing") == ("reason-take-an-action", {})
    table = position(places={"rulings.group_needs_usable_card": False}).groups(["privilege"])
    table.seat(0, yuan=1).ask(ChooseAction(0))
    assert table.reason("group 1 nothing") is None
    assert table.label("group 1 nothing") == ("label-bare-group", {"group": 1})
    assert table.targets("group 1 nothing") == ["group:1"]
    assert table.preview("group 1 nothing") == []


@pytest.mark.clause("dragon 4.5")
def test_words_of_a_privilege(position):
    table = position().seat(0, yuan=4).ask(BuyPrivilege(0))
    assert table.prompt() == ("prompt-buy-privilege", {})
    assert table.label("buy small_privilege") == (
        "label-buy",
        {"privilege": "@privilege-small_privilege", "price": 2},
    )
    assert table.targets("buy large_privilege") == ["privilege:large_privilege"]
    assert table.preview("buy large_privilege") == [("yuan", -7), ("large_privilege", 1)]
    assert table.reason("buy large_privilege") == ("reason-needs-price", {"price": 7, "have": 4})
    assert table.reason("buy small_privilege") is None


@pytest.mark.clause("dragon 4.4")
def test_words_of_building(position):
    table = position().seat(0, palaces=[(1,), (3,), None, (2,)]).ask(BuildFloor(0, 2))
    assert table.prompt() == ("prompt-build-floor", {"left": 2})
    assert table.label("build palace 1") == ("label-build-palace", {"palace": 1, "floors": 2})
    assert table.label("build new") == ("label-build-new", {})
    assert table.label("build stop") == ("label-build-stop", {})
    assert table.targets("build palace 4") == ["palace:4"]
    assert table.targets("build new") == ["palace:new"]
    assert table.targets("build stop") == []
    assert table.preview("build new") == []
    assert table.reason("build palace 2") == ("reason-full-height", {"floors": 3})
    assert table.reason("build palace 3") == ("reason-no-such-palace", {"palace": 3})
    assert table.reason("build stop") == ("reason-must-build-all", {"left": 2})
    table = position(places={"rulings.several_new_palaces_per_build": False})
    table.ask(BuildFloor(0, 2)).answer("build new")
    assert table.reason("build new") == ("reason-one-new-palace", {})


@pytest.mark.clause("dragon 4.6")
def test_words_of_a_wall_tile(position):
    table = position(great_wall="on").wall(0).ask(BuildWall(0))
    assert table.prompt() == ("prompt-build-wall", {})
    assert table.label("wall wall_person_track") == (
        "label-build-wall",
        {"tile": "@wall-wall_person_track"},
    )
    assert table.targets("wall wall_vp") == ["wall:wall_vp"]
    assert table.preview("wall wall_person_track") == [("person_track", 3)]
    assert table.reason("wall wall_rice") == ("reason-wall-tile-built", {})
    assert table.reason("wall wall_vp") is None


# -- phase 2 ----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 4.7")
def test_words_of_a_person_card(position):
    table = position().gone("monk_old", "farmer_young", "farmer_old")
    table.seat(0, hand=["monk", "farmer", "wild"]).ask(PlayCard(0))
    assert table.prompt() == ("prompt-play-card", {})
    assert table.label("play monk monk_young") == (
        "label-play-card",
        {"card": "@card-monk", "tile": "@tile-monk_young"},
    )
    assert table.label("play farmer nobody") == ("label-play-for-nobody", {"card": "@card-farmer"})
    assert table.targets("play wild healer_old") == ["hand:wild", "tile:healer_old"]
    assert table.targets("play farmer nobody") == ["hand:farmer"]
    assert table.preview("play monk monk_young") == [("person_track", 6)]
    assert table.preview("play farmer nobody") == []
    assert table.reason("play farmer nobody") is None
    assert table.reason("play healer healer_old") == (
        "reason-card-gone",
        {"card": "@card-healer"},
    )
    assert table.reason("play monk nobody") == ("reason-tiles-left", {})
    assert table.reason("play monk healer_old") == ("reason-other-type", {"card": "@card-monk"})
    assert table.reason("play wild monk_old") == ("reason-tile-gone", {"tile": "@tile-monk_old"})


@pytest.mark.clause("dragon 4.7")
def test_words_of_placing(position):
    table = position().seat(0, palaces=[(2, "farmer_old"), (1, "farmer_old")])
    table.ask(PlacePerson(0, MONK_OLD))
    assert table.prompt() == ("prompt-place-person", {"tile": "@tile-monk_old"})
    assert table.label("place palace 1") == ("label-place", {"palace": 1})
    assert table.targets("place palace 1") == ["palace:1"]
    assert table.preview("place palace 1") == []
    assert table.reason("place palace 2") == ("reason-palace-full", {"palace": 2})
    assert table.reason("place palace 3") == ("reason-no-such-palace", {"palace": 3})
    instead = "place instead of palace 1 farmer_old"
    assert table.reason(instead) == ("reason-room-left", {})
    assert table.label(instead) == ("label-replace", {"tile": "@tile-farmer_old", "palace": 1})
    assert table.targets(instead) == ["palace:1", "person:1:farmer_old"]


@pytest.mark.clause("dragon 4.7")
def test_words_of_replacing(position):
    table = position(seats=3).seat(0, palaces=HOME).ask(ReplacePerson(0, TILES.index("monk_young")))
    assert table.prompt() == ("prompt-replace-person", {"tile": "@tile-monk_young"})
    line = "replace palace 1 farmer_old"
    assert table.label(line) == ("label-replace", {"tile": "@tile-farmer_old", "palace": 1})
    assert table.label("refuse") == ("label-refuse", {"tile": "@tile-monk_young"})
    assert table.targets(line) == ["palace:1", "person:1:farmer_old"]
    assert table.targets("refuse") == []
    assert table.preview(line) == [("person_track", 6)]
    assert table.preview("refuse") == []
    assert table.reason("refuse") is None
    assert table.reason("replace palace 2 monk_old") == ("reason-no-such-palace", {"palace": 2})
    assert table.reason("replace palace 3 farmer_old") == (
        "reason-not-there-living",
        {"tile": "@tile-farmer_old", "palace": 3},
    )


# -- phase 3 ----------------------------------------------------------------------------------


@pytest.mark.clause("dragon 4.8", "dragon 4.9")
@pytest.mark.parametrize(
    ("question", "word", "prompt"),
    [
        (
            EventRelease,
            "release",
            ("prompt-event-release", {"left": 2, "event": "@event-imperial_tribute"}),
        ),
        (DroughtRelease, "drought-release", ("prompt-drought-release", {"left": 2})),
        (WallRelease, "wall-release", ("prompt-wall-release", {"left": 2})),
        (QuakeRelease, "quake-release", ("prompt-quake-release", {"left": 2})),
    ],
)
def test_words_of_releasing(position, question, word, prompt):
    palaces = [(1, "monk_old", "farmer_old"), None, (1, "monk_old")]
    table = position(seats=3).seat(0, palaces=palaces)
    table.state.round = 3
    table.ask(question(0, 2))
    assert table.prompt() == prompt
    line = f"{word} palace 1 farmer_old"
    assert table.label(line) == ("label-release", {"tile": "@tile-farmer_old", "palace": 1})
    assert table.targets(line) == ["palace:1", "person:1:farmer_old"]
    assert table.preview(line) == []
    assert table.reason(line) is None
    assert table.reason(f"{word} palace 2 monk_old") == ("reason-no-such-palace", {"palace": 2})
    assert table.reason(f"{word} palace {MAX_PALACES} monk_old")[0] == "reason-no-such-palace"
    assert table.reason(f"{word} palace 3 farmer_old") == (
        "reason-not-there-living",
        {"tile": "@tile-farmer_old", "palace": 3},
    )


@pytest.mark.clause("dragon 5.3")
def test_reason_in_a_drought_for_a_palace_that_has_lost_somebody(position):
    table = position(seats=3).seat(0, palaces=HOME).ask(DroughtRelease(0, 2))
    table.answer("drought-release palace 1 farmer_old")
    assert table.reason("drought-release palace 1 monk_old") == (
        "reason-palace-lost-one",
        {"palace": 1},
    )


@pytest.mark.clause("dragon 7.2")
def test_reason_in_an_earthquake_for_a_palace_with_floors_enough(position):
    table = position(seats=3).seat(0, palaces=[(1, "monk_old", "farmer_old"), (1, "monk_old")])
    table.ask(QuakeRelease(0, 1))
    assert table.reason("quake-release palace 2 monk_old") == (
        "reason-palace-not-overfull",
        {"palace": 2},
    )


@pytest.mark.clause("dragon 7.2")
def test_words_of_the_earthquake(position):
    table = position().seat(0, palaces=[(1,), None, (2,)]).ask(QuakeFloor(0, 2))
    assert table.prompt() == ("prompt-quake-floor", {"left": 2})
    assert table.label("quake palace 3") == ("label-quake-floor", {"palace": 3})
    assert table.targets("quake palace 3") == ["palace:3"]
    assert table.reason("quake palace 2") == ("reason-no-such-palace", {"palace": 2})
    assert table.reason("quake palace 3") is None


@pytest.mark.clause("dragon 7.2")
def test_words_of_the_flood(position):
    table = position().seat(0, yuan=2, rice=0, fireworks=1).ask(FloodReturn(0, 2))
    assert table.prompt() == ("prompt-flood-return", {"left": 2})
    assert table.label("return yuan") == ("label-flood-return", {"good": "@good-yuan"})
    assert table.targets("return yuan") == ["good:yuan"]
    assert table.preview("return yuan") == [("yuan", -1)]
    assert table.reason("return yuan") is None
    assert table.reason("return rice") == ("reason-none-left", {"good": "@good-rice"})
    assert table.reason("return fireworks") == ("reason-flood-not-enough", {"left": 2})
    table.state.agenda = []
    table.ask(FloodReturn(0, 1, 1))
    assert table.reason("return yuan") == ("reason-flood-order", {})


@pytest.mark.clause("dragon 7.2")
def test_words_of_the_tornado(position):
    table = position().seat(0, hand=["monk", "wild"]).ask(DiscardCard(0, 2))
    assert table.prompt() == ("prompt-discard-card", {"left": 2})
    assert table.label("discard wild") == ("label-discard-card", {"card": "@card-wild"})
    assert table.targets("discard wild") == ["hand:wild"]
    assert table.reason("discard farmer") == ("reason-card-gone", {"card": "@card-farmer"})
    assert table.reason("discard monk") is None


@pytest.mark.clause("dragon 7.2")
def test_words_of_the_sunrise(position):
    table = position().gone("farmer_young").ask(ChooseSunrise(0))
    assert table.prompt() == ("prompt-choose-sunrise", {})
    assert table.label("sunrise monk_young") == (
        "label-choose-sunrise",
        {"tile": "@tile-monk_young"},
    )
    assert table.targets("sunrise monk_young") == ["tile:monk_young"]
    assert table.preview("sunrise monk_young") == [("person_track", 6)]
    assert table.reason("sunrise monk_young") is None
    assert table.reason("sunrise monk_old") == ("reason-only-young", {})
    assert table.reason("sunrise farmer_young") == (
        "reason-tile-gone",
        {"tile": "@tile-farmer_young"},
    )
    table.answer("sunrise monk_young", "place palace 1").ask(ChooseSunrise(1))
    assert table.reason("sunrise monk_young") == (
        "reason-type-taken",
        {"tile": "@tile-monk_young"},
    )


@pytest.mark.clause("dragon 7.2")
def test_words_of_the_charter(position):
    table = position(seats=3).seat(0, palaces=[*HOME, (2, "healer_young", "monk_young")])
    table.ask(ChooseEdict(0))
    assert table.prompt() == ("prompt-choose-edict", {})
    assert table.label("edict monk") == ("label-choose-edict", {"type": "@type-monk"})
    assert table.targets("edict monk") == [
        "type:monk",
        "person:1:monk_old",
        "person:3:monk_old",
        "person:4:monk_young",
    ]
    assert table.preview("edict monk") == [("vp", 2 * 2 + 2 * 1 + 1 * 2)]
    assert table.preview("edict farmer") == [("rice", 2)]
    assert table.preview("edict healer") == []
    assert table.reason("edict warrior") == (
        "reason-type-not-at-court",
        {"type": "@type-warrior"},
    )
    assert table.reason("edict monk") is None


# -- notes ------------------------------------------------------------------------------------


def test_notes_name_their_numbers(rules):
    assert MEANINGS.args("took-money", 2, 0, 0) == {"n": 2}
    assert MEANINGS.args("moved-in", MONK_OLD, 3, 17) == {
        "tile": "@tile-monk_old",
        "palace": 3,
        "space": 17,
    }
    assert MEANINGS.args("round-scored", 3, 2, 2) == {
        "palaces": 3,
        "ladies": 2,
        "privileges": 2,
        "sum": 7,
    }
    assert rules.note_args("drafted", 0, 2, 10) == {
        "first": "@tile-monk_young",
        "second": "@tile-healer_young",
        "space": 10,
    }
    assert rules.note_args("game-over", 0, 0, 0) == {}


def test_every_note_of_a_game_can_be_told(new_game):
    heard = set()
    for seed in range(40):
        table = new_game(seats=2 + seed % 4, great_wall="on", super_event="random").listen()
        rng = random.Random(seed)
        while pending(table.state) is not None:
            table.answer(rng.choice(table.lines()))
        for note in table.state.journal.notes:
            heard.add(note.kind)
            assert len(MEANINGS.args(note.kind, note.a, note.b, note.c)) == len(
                NOTES[note.kind].names
            )
    rare = {"chose-group", "stopped-building", "sunrise-empty", "wall-holds", "played-for-nobody"}
    assert heard | rare == set(NOTES)

"""What each viewer sees (section 3), and saving a position."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR, apply, pending
from tianxia.games.dragon.actions import ActionPhase
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.persons import PersonPhase, PlacePerson
from tianxia.games.dragon.releasing import DroughtRelease, EventRelease
from tianxia.games.dragon.super_events import FloodReturn


def seen(table, viewer=0):
    return table.rules.view(table.state, viewer)


@pytest.mark.clause("dragon 3")
def test_the_table_is_shown_as_it_lies(position):
    table = position(great_wall="on", super_event="flood").order(1, 0).wall(1)
    table.groups(["taxes", "build", "harvest", "research"]).dragon(1, 0).gone("monk_old")
    shown = seen(table)
    assert shown["round"] == 1
    assert shown["rounds"] == 12
    assert shown["super_event"] == "flood"
    assert shown["super_round"] == 7
    assert shown["order"] == [1, 0]
    assert shown["events"][:4] == ["peace", "peace", "imperial_tribute", "drought"]
    assert shown["supply"]["monk_old"] == 0
    assert shown["removed"]["monk_old"] == 1
    assert shown["wall"] == {"owners": [1], "length": 12}
    assert shown["groups"] == [
        {
            "thing": "group:1",
            "cards": ["taxes", "build", "harvest", "research"],
            "dragons": [1],
        },
        {
            "thing": "group:2",
            "cards": ["fireworks_display", "military_parade", "privilege", "build_wall"],
            "dragons": [],
        },
    ]


@pytest.mark.clause("dragon 3")
def test_a_seat_is_shown_as_it_is(position):
    table = position().seat(
        0,
        palaces=[(2, "monk_old"), None, (1,)],
        yuan=4,
        rice=3,
        fireworks=2,
        small=1,
        large=2,
        space=9,
        hand=["monk", "wild"],
    )
    table.groups([]).dragon(0, 1)
    own = seen(table)["seats"][0]
    assert own["palaces"] == [
        {"id": 1, "floors": 2, "persons": ["monk_old"]},
        {"id": 3, "floors": 1, "persons": []},
    ]
    goods = ("yuan", "rice", "fireworks", "small_privileges", "large_privileges", "space", "dragon")
    assert [own[name] for name in goods] == [4, 3, 2, 1, 2, 9, 1]
    assert own["hand"] == ["monk", "wild"]
    assert own["discarded"].count("wild") == 1
    assert seen(table)["seats"][1]["dragon"] is None


def lying(table):
    return table.rules.things.present(seen(table), 0)


def test_months_piles_and_the_wall_lie_there_to_be_looked_at(position):
    table = position(great_wall="on", super_event="flood").wall(1, 0)
    assert {"track", "supply", "discard", "super", "great-wall", "deck"} <= lying(table)
    assert {"event:1", "event:12", "built:1", "built:2"} <= lying(table)
    assert not {"event:13", "built:3"} & lying(table)
    table.groups(["taxes", "build", "harvest", "research"])
    assert "deck" not in lying(table), "its cards lie out"


def test_nothing_lies_there_of_what_is_not_played_with(position):
    assert not {"super", "great-wall", "wall:wall_rice", "built:1"} & lying(position())
    assert "super" in lying(position(super_event="hidden"))


@pytest.mark.clause("dragon 3")
def test_phases_have_names(position):
    table = position()
    assert seen(table)["phase"] == "setup"
    table.ask(ActionPhase(NATURE))
    assert seen(table)["phase"] == "actions"
    table.state.agenda = []
    assert seen(table.ask(PersonPhase(NATURE)))["phase"] == "persons"
    table.state.agenda = []
    assert seen(table.event("peace", month=1))["phase"] == "event"
    table.everybody(palaces=[], hand=[]).month(12).finish_round()
    assert seen(table)["phase"] == "over"


@pytest.mark.clause("dragon 3")
def test_the_order_of_coming_action_cards_is_nowhere(position):
    table = position().ask(ActionPhase(NATURE)).answer("deal taxes")
    assert seen(table)["groups"] == [{"thing": "group:1", "cards": ["taxes"], "dragons": []}]
    assert sum(group >= 0 for group in table.rules.dump(table.state)["group_of"]) == 1


@pytest.mark.clause("dragon 3", "dragon 9.27")
def test_everybody_sees_the_same_with_open_hands(position):
    table = position(seats=3)
    assert seen(table, 0) == seen(table, 2) == seen(table, SPECTATOR)


@pytest.mark.clause("dragon 3", "dragon 7")
def test_with_closed_hands_a_spectator_sees_no_hand(position):
    table = position(open_hands=False).seat(1, hand=["farmer"])
    assert not any("hand" in seat for seat in seen(table, SPECTATOR)["seats"])
    assert seen(table, 1)["seats"][1]["hand"] == ["farmer"]
    assert seen(table, 0)["seats"][1]["hand_size"] == 1


@pytest.mark.clause("dragon 3", "dragon 2.2")
def test_events_not_yet_dealt_are_not_shown(new_game):
    table = new_game().answer("event drought")
    assert seen(table)["events"] == ["peace", "peace", "drought"] + [None] * 9


@pytest.mark.clause("dragon 3", "dragon 2.7")
def test_pairs_taken_in_the_draft_are_shown(new_game):
    table = new_game().skip_to("DraftPair").answer("draft monk 1 farmer 2")
    assert seen(table)["pairs_taken"] == [["monk", "farmer"]]


@pytest.mark.clause("dragon 3")
def test_determinizing_changes_nothing_because_nothing_is_hidden(new_game):
    table = new_game(super_event="hidden").skip_to("ChooseAction")
    before = table.rules.dump(table.state)
    table.rules.determinize(table.state, 0, 5)
    assert table.rules.dump(table.state) == before


@pytest.mark.clause("dragon 5.3")
@pytest.mark.parametrize(
    ("event", "threat"),
    [
        ("imperial_tribute", {"have": 3, "need": 4, "lose": 1, "gain": 0}),
        ("drought", {"have": 1, "need": 2, "lose": 1, "gain": 0}),
        ("dragon_festival", {"have": 2, "need": 5, "lose": 0, "gain": 3}),
        ("mongol_invasion", {"have": 1, "need": 2, "lose": 1, "gain": 1}),
        ("contagion", {"have": 1, "need": 3, "lose": 2, "gain": 0}),
        ("peace", None),
    ],
)
def test_what_the_event_of_the_month_would_do_is_shown_before_it_comes(position, event, threat):
    month = 1 if event == "peace" else 7
    table = position().schedule(event, month) if month == 7 else position()
    table.seat(
        0,
        palaces=[(3, "warrior_young", "healer_young"), (1, "monk_old")],
        yuan=3,
        rice=1,
        fireworks=2,
    )
    table.seat(1, palaces=[(1, "warrior_old")], fireworks=5).month(month)
    assert seen(table)["seats"][0]["threat"] == threat


@pytest.mark.clause("dragon 5.3")
@pytest.mark.parametrize(
    "event", ["imperial_tribute", "drought", "dragon_festival", "mongol_invasion", "contagion"]
)
def test_the_event_does_what_was_threatened(position, event):
    rng = random.Random(event)
    tiles = ["warrior_young", "healer_young", "monk_young", "farmer_young"]
    for _ in range(30):
        table = position(seats=3)
        for seat in range(3):
            persons = rng.sample(tiles, rng.randint(0, 3))
            table.seat(
                seat,
                palaces=[(3, *persons), (2, *rng.sample(tiles[:1], rng.randint(0, 1)))],
                yuan=rng.randint(0, 5),
                rice=rng.randint(0, 2),
                fireworks=rng.randint(0, 4),
            )
        table.schedule(event, 7).state.round = 7
        table.ask(PersonPhase(NATURE))
        threats = [seat["threat"] for seat in seen(table)["seats"]]
        persons = [table.state.persons_of(seat) for seat in range(3)]
        table.state.agenda = []
        table.event(event).skip_to()
        for seat in range(3):
            assert persons[seat] - table.state.persons_of(seat) == threats[seat]["lose"]
            assert table.state.points[seat] == threats[seat]["gain"]


@pytest.mark.clause("dragon 5.3")
def test_nothing_threatens_once_the_event_is_there(position):
    table = position().seat(0, yuan=0).event("contagion")
    assert seen(table)["seats"][0]["threat"] is None


@pytest.mark.clause("dragon 3")
def test_a_view_is_plain_json_and_a_dump_can_be_loaded(new_game):
    rng = random.Random(4)
    for seats in (2, 3, 4, 5):
        table = new_game(seats=seats, great_wall="on", super_event="random", open_hands=False)
        rules = table.rules
        while (question := pending(table.state)) is not None:
            if rng.random() < 0.1:
                assert json.loads(json.dumps(seen(table))) == seen(table)
                dump = json.loads(json.dumps(rules.dump(table.state)))
                loaded = rules.load(dump)
                assert rules.dump(loaded) == rules.dump(table.state)
                assert seen(table) == rules.view(loaded, 0)
                assert pending(loaded).legal(loaded) == question.legal(table.state)
            apply(table.state, rng.choice(question.legal(table.state)))


@pytest.mark.clause("dragon 3")
def test_a_clone_is_independent(new_game):
    table = new_game(seats=3, great_wall="on").skip_to("PlayCard")
    before = table.rules.dump(table.state)
    clone = table.rules.clone(table.state)
    while (question := pending(clone)) is not None:
        apply(clone, question.legal(clone)[0])
    assert table.rules.dump(table.state) == before
    assert table.rules.round_of(table.state) == 1
    assert table.rules.round_of(clone) == 12


@pytest.mark.clause("dragon 3")
@pytest.mark.parametrize(
    "frame",
    [BuildFloor(1, 2, 1), DroughtRelease(0, 2, 5), FloodReturn(1, 3, 2), EventRelease(0, 2)],
    ids=lambda frame: type(frame).__name__,
)
def test_pending_amounts_are_saved_with_the_position(position, frame):
    table = position().seat(0, palaces=[(1, "monk_young"), (1, "farmer_young")]).ask(frame)
    loaded = table.rules.load(json.loads(json.dumps(table.rules.dump(table.state))))
    again = pending(loaded)
    assert type(again) is type(frame)
    assert again.fields() == frame.fields()


@pytest.mark.clause("dragon 3")
def test_everybody_sees_what_is_pending(position):
    table = position(3)
    table.everybody(palaces=[(2, "monk_old"), (2, "monk_old")])
    table.ask(PlacePerson(2, 4), DroughtRelease(1, 1, 2), EventRelease(0, 3))
    queue = seen(table, SPECTATOR)["queue"]
    assert {"seat": 2, "question": "place-person", "tile": "pyrotechnist_young"} in queue
    assert {"seat": 1, "question": "drought-release", "left": 1, "lost": [2]} in queue
    assert {"seat": 0, "question": "event-release", "left": 3} in queue
    assert [asked["seat"] for asked in queue[:3]] == [2, 1, 0]

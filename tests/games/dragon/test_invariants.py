"""The invariants of section 12: they hold always, and each one is noticed when broken."""

from __future__ import annotations

import random

import pytest
from tests.games.laid_table import apart

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.core.rows import replaced, row_of
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.names import NO_GROUP, SUPER_EVENTS
from tianxia.games.dragon.palace import floors_of, with_floors
from tianxia.games.dragon.rounds import BeginRound
from tianxia.games.dragon.state import ACTION_PHASE, CARDS, GAME_OVER


def playing(new_game, **options):
    """A table in the first month, before the first action."""
    return new_game(seats=3, **options).skip_to("ChooseAction")


@pytest.mark.clause(
    "dragon 12.1.1", "dragon 12.1.2", "dragon 12.1.3", "dragon 12.1.4", "dragon 12.1.5",
    "dragon 12.1.6", "dragon 12.1.8", "dragon 12.1.9", "dragon 12.1.10", "dragon 12.1.11",
    "dragon 12.1.13", "dragon 12.1.15",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("super_event", ["off", "hidden", *SUPER_EVENTS])
def test_all_invariants_hold_in_random_games(rules, seats, super_event):
    rng = random.Random(f"{seats} {super_event}")
    wall = rng.choice(["off", "on", "random_tile"])
    state = rules.new_game(seats, {"great_wall": wall, "super_event": super_event})
    while (question := pending(state)) is not None:
        before = rules.clone(state)
        apply(state, rng.choice(question.legal(state)))
        assert rules.broken(state) == []
        assert rules.broken_by(before, state) == []
    assert state.round == 12


@pytest.mark.clause("dragon 12.1.7", "dragon 4.3", "dragon 4.7")
@pytest.mark.parametrize("super_event", ["off", "tornado"])
def test_one_action_and_one_person_turn_per_month(rules, super_event):
    rng = random.Random(6)
    state = rules.new_game(3, {"super_event": super_event})
    turns = {"ChooseAction": [], "PlayCard": []}
    while (question := pending(state)) is not None:
        name = type(question).__name__
        if name in turns:
            turns[name].append((state.round, question.seat))
        apply(state, rng.choice(question.legal(state)))
    months = 11 if super_event == "off" else 9
    assert sorted(turns["ChooseAction"]) == [(m, s) for m in range(1, 13) for s in range(3)]
    assert sorted(turns["PlayCard"]) == [(m, s) for m in range(1, months + 1) for s in range(3)]


@pytest.mark.clause("dragon 12.1.8")
def test_dragons_on_groups_are_the_seats_that_chose_an_action(rules):
    rng = random.Random(8)
    for seed in range(10):
        state = rules.new_game(2 + seed % 4, {})
        chose = 0
        while (question := pending(state)) is not None:
            choice = rng.choice(question.legal(state))
            line = question.text(choice)
            if isinstance(question, ChooseAction):
                group = state.group_of[choice] if line.startswith("action") else NO_GROUP
                first = group not in state.dragon
                before = state.yuan[question.seat]
                chose += line.startswith("action")
                apply(state, choice)
                if line == "action harvest":
                    assert before - state.yuan[question.seat] == (0 if first else 3)
            else:
                apply(state, choice)
            if state.phase == ACTION_PHASE and type(pending(state)) is ChooseAction:
                assert sum(group != NO_GROUP for group in state.dragon) == chose
            else:
                chose = sum(group != NO_GROUP for group in state.dragon)


BROKEN = {
    "1: a person tile was lost or made": lambda s: s.supply.__setitem__(0, s.supply[0] + 1),
    "1: a person tile was taken twice": lambda s: s.removed.__setitem__(0, -1),
    "2: a palace is overfull": lambda s: s.palaces.__setitem__(0, _squeezed(s.palaces[0])),
    "3: somebody has less than nothing": lambda s: s.rice.__setitem__(0, -1),
    "5: two markers are in one place": lambda s: _same_place(s),
    "6: a person card was lost or made": lambda s: s.hand.__setitem__(0, 2),
    "6: a hand has the wrong size for the month": lambda s: s.hand.__setitem__(0, 0),
    "9: the groups have wrong sizes": lambda s: s.group_of.__setitem__(0, (s.group_of[0] + 1) % 3),
    "10: the event row holds wrong tiles": lambda s: s.events.__setitem__(2, 0),
    "11: there is a wall without the expansion": lambda s: setattr(s, "wall", row_of([0])),
    "13: the points do not add up": lambda s: s.points.__setitem__(0, 5),
    "15: somebody has nothing to choose from": lambda s: s.push(BeginRound(NATURE, 1)),
    "15: the game ended before its last month": lambda s: setattr(s, "agenda", []),
}


def _squeezed(palaces):
    flat = [with_floors(palace, 1) if floors_of(palace) > 1 else palace for palace in palaces]
    return row_of(flat)


def _same_place(state):
    state.space[0], state.arrival[0] = state.space[1], state.arrival[1]


@pytest.mark.clause(
    "dragon 12.1.1", "dragon 12.1.2", "dragon 12.1.3", "dragon 12.1.5", "dragon 12.1.6",
    "dragon 12.1.9", "dragon 12.1.10", "dragon 12.1.11", "dragon 12.1.13", "dragon 12.1.15",
)  # fmt: skip
@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_invariant_is_noticed(new_game, sentence):
    table = new_game(seats=3).skip_to("DraftPair")
    table.answer("draft monk 1 healer 1")
    table.skip_to("ChooseAction")
    assert table.rules.broken(table.state) == []
    BROKEN[sentence](table.state)
    assert sentence in table.rules.broken(table.state)


@pytest.mark.clause("dragon 12.1.2")
def test_an_impossible_height_is_noticed(position):
    table = position(places={"rules.palace_max_floors": 2}).seat(0, palaces=[(3,)])
    assert "2: a palace has an impossible height" in table.rules.broken(table.state)


@pytest.mark.clause("dragon 12.1.8")
def test_a_dragon_left_outside_the_action_phase_is_noticed(new_game):
    table = playing(new_game).skip_to("PlayCard")
    table.dragon(0, 1)
    assert "8: a dragon stands on a group outside the action phase" in table.rules.broken(
        table.state
    )


@pytest.mark.clause("dragon 12.1.10")
def test_equal_neighbours_in_the_row_are_noticed(new_game):
    table = playing(new_game)
    row = table.state.events
    other = next(at for at in range(3, 12) if row[at] == row[2])
    row[3], row[other] = row[other], row[3]
    assert "10: two equal events are neighbours" in table.rules.broken(table.state)


@pytest.mark.clause("dragon 12.1.11")
def test_a_wrong_wall_is_noticed(new_game):
    table = playing(new_game, great_wall="on")
    table.state.wall = row_of([0] * 13)
    found = table.rules.broken(table.state)
    assert "11: the wall is too long" in found
    assert "11: a wall tile was lost or made" in found


@pytest.mark.clause("dragon 12.1.6")
def test_after_a_tornado_two_cards_fewer_are_expected(new_game):
    table = playing(new_game, super_event="tornado")
    while table.state.round < 8:
        table.finish_round()
    table.skip_to("ChooseAction")
    assert table.rules.broken(table.state) == []
    assert table.state.hand_size(0) == 12 - 8 - 2
    table.state.hand[CARDS - 1] += 1
    assert "6: a hand has the wrong size for the month" in table.rules.broken(table.state)


@pytest.mark.clause("dragon 12.1.4", "dragon 12.1.1", "dragon 12.1.11", "dragon 12.1.7")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: s.points.__setitem__(0, 1), "4: somebody lost points"),
        (lambda s: s.space.__setitem__(0, 99), "4: a marker went back"),
        (
            lambda s: setattr(s, "removed", replaced(s.removed, 0, 1)),
            "1: a released person came back",
        ),
        (lambda s: setattr(s, "wall", row_of([1])), "11: the wall changed"),
    ],
)
def test_a_step_back_is_noticed(new_game, change, sentence):
    table = playing(new_game, great_wall="on")
    before = apart(table)
    assert table.rules.broken_by(before, table.state) == []
    change(before)
    assert table.rules.broken_by(before, table.state) == [sentence]


@pytest.mark.clause("dragon 12.1.7")
def test_a_skipped_month_is_noticed(new_game):
    table = playing(new_game)
    before = table.rules.clone(table.state)
    table.state.round = 3
    assert table.rules.broken_by(before, table.state) == ["7: a month was skipped"]


@pytest.mark.clause("dragon 12.1.4", "dragon 7.2")
def test_markers_go_back_only_in_the_month_of_the_eruption(new_game):
    table = playing(new_game, super_event="volcanic_eruption")
    before = table.rules.clone(table.state)
    before.space[0] = 99
    before.round, table.state.round = 7, 8
    assert table.rules.broken_by(before, table.state) == []
    before.round = 8
    assert table.rules.broken_by(before, table.state) == ["4: a marker went back"]


@pytest.mark.clause("dragon 12.1.12", "dragon 4.10")
def test_floors_change_only_by_building_decay_and_earthquake(rules):
    rng = random.Random(12)
    for seed in range(12):
        options = {"great_wall": "on", "super_event": SUPER_EVENTS[seed % 10]}
        state = rules.new_game(2 + seed % 4, options)
        while (question := pending(state)) is not None:
            before = [state.floors_of(seat) for seat in range(state.seats)]
            month = state.round
            line = question.text(choice := rng.choice(question.legal(state)))
            apply(state, choice)
            if state.round != month or state.phase == GAME_OVER:
                continue  # decay was among the steps
            for seat in range(state.seats):
                moved = state.floors_of(seat) - before[seat]
                mine = seat == question.seat
                if mine and line.startswith("build "):
                    assert moved == 1
                elif mine and line.startswith("quake "):
                    assert moved == -1
                elif state.phase != 4:
                    assert moved == 0


@pytest.mark.clause("dragon 12.1.14", "dragon 5.3")
def test_tribute_and_drought_take_what_is_due(rules, position):
    rng = random.Random(14)
    for event, goods in (("imperial_tribute", "yuan"), ("drought", "rice")):
        for _ in range(20):
            table = position(seats=3)
            for seat in range(3):
                persons = ["monk_young"] * rng.randint(0, 1)
                table.seat(seat, palaces=[(2, *persons), (1,)], **{goods: rng.randint(0, 6)})
            before = list(getattr(table.state, goods))
            due = [
                4 if event == "imperial_tribute" else table.state.inhabited_of(seat)
                for seat in range(3)
            ]
            table.event(event)
            after = list(getattr(table.state, goods))
            assert after == [max(0, b - d) for b, d in zip(before, due, strict=True)]

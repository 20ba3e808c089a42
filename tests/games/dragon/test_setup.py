"""Set-up: supply, event row, starting goods, wall tiles, super event, draft (section 2)."""

from __future__ import annotations

import itertools
import random

import pytest

from tianxia.core.agenda import NATURE, pending
from tianxia.core.journal import Journal
from tianxia.core.rows import row_of
from tianxia.games.dragon.names import EVENTS, NO_EVENT, SUPER_EVENTS, TILES, TYPES, WALL_TILES
from tianxia.games.dragon.setup import DealEvent, Draft, DraftPair

SINGLE = ["craftsman_young", "court_lady_young", "tax_collector_young"]


@pytest.mark.clause("dragon 2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_supply_follows_the_number_of_players(position, seats):
    table = position(seats=seats)
    for name in TILES:
        expected = seats - 1 if name.endswith("_old") else seats + 1
        assert table.left(name) == (2 * seats if name in SINGLE else expected)


@pytest.mark.clause("dragon 2.1")
def test_young_tiles_have_more_value_and_fewer_symbols_than_old_ones(position):
    edition = position().state.edition
    for name in TYPES:
        if f"{name}_old" in TILES:
            young, old = TILES.index(f"{name}_young"), TILES.index(f"{name}_old")
            assert edition.tile_value[young] > edition.tile_value[old]
            assert edition.tile_symbols[young] < edition.tile_symbols[old]


@pytest.mark.clause("dragon 2.1")
def test_values_and_symbols_are_those_of_the_table(position):
    edition = position().state.edition
    assert list(edition.tile_value) == [6, 2, 4, 1, 5, 3, 2, 1, 3, 5, 3, 4, 2, 4, 1]
    assert list(edition.tile_symbols) == [1, 2, 1, 2, 1, 2, 1, 1, 3, 1, 2, 2, 3, 1, 2]


def deal(table, *names):
    """The slots from the third on after these draws; None where nothing lies."""
    row = list(table.state.events)
    table.state.events = row_of(row[:2] + [NO_EVENT] * (len(row) - 2))
    table.state.event_bag = row_of([0, 2, 2, 2, 2, 2])
    table.ask(DealEvent(NATURE)).answer(*(f"event {name}" for name in names))
    return [None if event == NO_EVENT else EVENTS[event] for event in list(table.state.events)[2:]]


@pytest.mark.clause("dragon 2.2")
def test_the_first_two_months_are_peaceful(new_game):
    table = new_game()
    assert list(table.state.events) == [EVENTS.index("peace")] * 2 + [NO_EVENT] * 10
    assert "event peace" not in table.lines()


@pytest.mark.clause("dragon 2.2")
def test_an_event_goes_to_the_first_empty_slot(position):
    row = deal(position(), "drought", "contagion")
    assert row[:3] == ["drought", "contagion", None]


@pytest.mark.clause("dragon 2.2")
def test_an_event_equal_to_its_neighbour_goes_one_slot_further_and_the_next_fills_the_gap(position):
    table = position()
    assert deal(table, "drought", "drought")[:4] == ["drought", None, "drought", None]
    table.answer("event contagion")
    assert [EVENTS[event] for event in table.state.events[2:5]] == [
        "drought",
        "contagion",
        "drought",
    ]
    table.answer("event dragon_festival")
    assert EVENTS[table.state.events[5]] == "dragon_festival"


@pytest.mark.clause("dragon 2.2", "dragon 9.1")
def test_a_conflict_in_slot_11_uses_slot_12(position):
    once = ["imperial_tribute", "drought", "dragon_festival", "mongol_invasion"]
    table = position()
    row = deal(table, *once, *once[:3], "contagion", "contagion")
    assert row[-3:] == ["contagion", "mongol_invasion", "contagion"]
    assert table.asks() is None


@pytest.mark.clause("dragon 2.2", "dragon 12.1.10")
def test_no_deal_of_events_ever_puts_equal_ones_side_by_side(new_game):
    rng = random.Random(2)
    for _ in range(300):
        table = new_game()
        while table.asks()[0] == "DealEvent":
            question = table.question()
            weights = question.weights(table.state)
            legal = question.legal(table.state)
            table.answer(question.text(rng.choices(legal, weights)[0]))
        row = [EVENTS[event] for event in table.state.events]
        assert sorted(row) == sorted(2 * EVENTS)
        assert row[:2] == ["peace", "peace"]
        assert all(a != b for a, b in itertools.pairwise(row[1:]))


@pytest.mark.clause("dragon 2.2")
def test_the_last_event_needs_no_draw_and_draws_weigh_the_tiles_left(new_game):
    table = new_game()
    assert table.question().weights(table.state) == [2, 2, 2, 2, 2]
    table.answer("event drought")
    assert table.question().weights(table.state) == [2, 1, 2, 2, 2]
    draws = 1
    while table.asks()[0] == "DealEvent":
        table.answer(table.lines()[0])
        draws += 1
    assert draws == 9


@pytest.mark.clause("dragon 2.3")
@pytest.mark.parametrize(("option", "cards"), [("off", 7), ("on", 8), ("random_tile", 8)])
def test_seven_action_cards_or_eight_with_the_wall(position, option, cards):
    assert len(position(great_wall=option).state.group_of) == cards


@pytest.mark.clause("dragon 2.4")
def test_everybody_begins_with_two_palaces_six_yuan_and_nothing_else(new_game):
    table = new_game(seats=3)
    for seat in range(3):
        seen = table.rules.view(table.state, seat)["seats"][seat]
        assert seen["palaces"] == [
            {"id": 1, "floors": 2, "persons": []},
            {"id": 2, "floors": 2, "persons": []},
        ]
        assert seen["yuan"] == 6
        assert [seen[name] for name in ("rice", "fireworks", "points", "space")] == [0, 0, 0, 0]
        assert (seen["small_privileges"], seen["large_privileges"]) == (0, 0)
        assert seen["hand"] == [*TYPES, "wild", "wild"]


@pytest.mark.clause("dragon 2.4")
@pytest.mark.parametrize(
    ("place", "value", "seen", "shown"),
    [
        ("rules.start_yuan", 9, "yuan", 9),
        ("rules.start_vp", 5, "points", 5),
        ("rules.start_person_track", 4, "space", 4),
        ("person_card/card_wild.copies_per_player", 1, "hand_size", 10),
        ("rules.start_palaces", [3, 1], "palaces", [3, 1]),
    ],
)
def test_starting_values_come_from_the_file(position, place, value, seen, shown):
    table = position(places={place: value})
    found = table.rules.view(table.state, 0)["seats"][0][seen]
    assert ([palace["floors"] for palace in found] if seen == "palaces" else found) == shown


@pytest.mark.clause("dragon 2.5", "dragon 7.1")
def test_with_the_wall_everybody_takes_six_visible_tiles(position):
    table = position(seats=3, great_wall="on")
    for seat in range(3):
        for viewer in range(3):
            seen = table.rules.view(table.state, viewer)["seats"][seat]
            assert seen["wall_left"] == WALL_TILES
    assert "wall_left" not in position().rules.view(position().state, 0)["seats"][0]


@pytest.mark.clause("dragon 2.6", "dragon 7.2", "dragon 7")
def test_a_random_super_event_is_drawn_face_up_at_the_start(new_game):
    table = new_game(super_event="random").skip_to("DrawSuperEvent")
    assert table.lines() == [f"super event {name}" for name in SUPER_EVENTS]
    assert table.rules.view(table.state, 0)["super_event"] is None
    table.answer("super event flood")
    assert table.rules.view(table.state, 0)["super_event"] == "flood"
    assert table.asks()[0] == "DrawStartSeat"


@pytest.mark.clause("dragon 2.6", "dragon 7.2")
def test_an_agreed_super_event_lies_there_and_is_not_drawn(new_game):
    table = new_game(super_event="buddha")
    assert table.rules.view(table.state, 0)["super_event"] == "buddha"
    assert table.skip_to("DrawSuperEvent", "DraftPair").asks()[0] == "DraftPair"


@pytest.mark.clause("dragon 2.6")
@pytest.mark.parametrize("option", ["off", "hidden"])
def test_without_a_visible_super_event_nothing_is_drawn_at_the_start(new_game, option):
    table = new_game(super_event=option).skip_to("DrawSuperEvent", "DraftPair")
    assert table.asks()[0] == "DraftPair"
    assert table.rules.view(table.state, 0)["super_event"] is None


@pytest.mark.clause("dragon 2.7", "dragon 4.1")
def test_the_draft_goes_clockwise_from_the_starting_player(position):
    table = position(seats=4)
    table.state.start_seat = 2
    table.ask(Draft(NATURE))
    asked = []
    while (question := pending(table.state)) is not None:
        asked.append(question.seat)
        table.answer(table.lines()[-1])
    assert asked == [2, 3, 0, 1]


@pytest.mark.clause("dragon 4.1", "dragon 2.7")
def test_the_first_draft_has_72_options_and_each_pair_taken_removes_two(position):
    table = position(seats=3).ask(Draft(NATURE))
    for taken in range(3):
        assert len(table.lines()) == 72 - 2 * taken
        table.answer(table.lines()[0])


@pytest.mark.clause("dragon 2.7", "dragon 4.1")
def test_drafted_persons_are_young_and_of_two_types(position):
    table = position().ask(DraftPair(0))
    for line in table.lines():
        _, first, _, second, _ = line.split()
        assert first != second
    table.answer("draft monk 1 craftsman 1")
    assert table.palaces(0) == [(2, "craftsman_young", "monk_young"), (2,)]
    assert table.left("monk_young") == 3 - 1
    assert table.left("craftsman_young") == 4 - 1
    assert table.state.space[0] == 6 + 2


@pytest.mark.clause("dragon 2.7", "dragon 4.1")
def test_drafted_persons_may_live_together_or_apart(position):
    for line, palaces in (
        ("draft healer 1 farmer 1", [(2, "farmer_young", "healer_young"), (2,)]),
        ("draft healer 1 farmer 2", [(2, "healer_young"), (2, "farmer_young")]),
    ):
        assert position().ask(DraftPair(0)).answer(line).palaces(0) == palaces


@pytest.mark.clause("dragon 4.1")
@pytest.mark.parametrize(
    ("palaces", "ways"),
    [
        ([1, 1], {("1", "2")}),
        ([2, 1], {("1", "1"), ("1", "2"), ("2", "1")}),
        ([1, 2], {("1", "2"), ("2", "1"), ("2", "2")}),
        ([3, 2], {("1", "1"), ("1", "2"), ("2", "1"), ("2", "2")}),
    ],
)
def test_other_starting_palaces_give_other_placements(position, palaces, ways):
    table = position(places={"rules.start_palaces": palaces}).ask(DraftPair(0))
    found = {(line.split()[2], line.split()[4]) for line in table.lines()}
    assert found == ways


@pytest.mark.clause("dragon 2.7")
def test_after_the_draft_the_first_month_begins(new_game):
    table = new_game(seats=2).skip_to("DealAction")
    assert table.state.round == 1
    assert table.rules.broken(table.state) == []


@pytest.mark.clause("dragon 12.1.16")
def test_the_only_chance_is_events_actions_super_event_start_seat_and_wall_tile(new_game):
    drawn = set()
    table = new_game(seats=2, super_event="random", great_wall="random_tile")
    rng = random.Random(5)
    while (question := pending(table.state)) is not None:
        if question.seat == NATURE:
            drawn.add(type(question).__name__)
        lines = table.lines()
        table.answer("action build_wall" if "action build_wall" in lines else rng.choice(lines))
    assert drawn == {
        "DealEvent",
        "DealAction",
        "DrawSuperEvent",
        "DrawStartSeat",
        "DrawWallTile",
    }


@pytest.mark.clause("dragon 12.1.16")
def test_same_answers_give_the_same_game(new_game):
    ends = []
    for _ in range(2):
        table = new_game(seats=3, great_wall="on", super_event="random")
        rng = random.Random(11)
        while pending(table.state) is not None:
            table.answer(rng.choice(table.lines()))
        ends.append(table.rules.fingerprint(table.state))
    assert ends[0] == ends[1]


@pytest.mark.clause("dragon 2.7")
def test_the_journal_hears_the_set_up(new_game):
    table = new_game(seats=2, super_event="random")
    table.state.journal = Journal()
    table.skip_to("DealAction")
    kinds = [note.kind for note in table.state.journal.notes]
    assert kinds == ["events-dealt", "super-event-drawn", "starts", "drafted", "drafted", "month"]

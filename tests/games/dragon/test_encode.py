"""The position as numbers: named slices, the viewer's seat first."""

from __future__ import annotations

import random

import pytest
from tests.games.encoding import encoded, encoded_at_the_end, ones

from tianxia.core.rows import row_of
from tianxia.games.dragon.names import ACTIONS, EVENTS, SUPER_EVENTS, TILES, TYPES, WALL_TILES
from tianxia.games.dragon.persons import PlacePerson, PlayCard
from tianxia.games.dragon.releasing import DroughtRelease


@pytest.mark.clause("dragon 3")
def test_the_encoding_has_one_length_for_all_positions_and_seat_counts(new_game):
    rng = random.Random(1)
    for seats in (2, 3, 4, 5):
        table = new_game(seats=seats, great_wall="on", super_event="hidden")
        parts = encoded_at_the_end(table, rng)
        assert ones(parts["phase"]) == [5]
        assert ones(parts["to_move"]) == []


@pytest.mark.clause("dragon 3")
def test_the_public_table_is_encoded(position):
    table = position(seats=3, super_event="tornado", great_wall="on").ask(PlayCard(2))
    table.groups(["taxes"], ["harvest"]).dragon(1, 1)
    table.state.pairs_taken = row_of([0, 35])
    table.state.sunrise_taken = 1 << TYPES.index("farmer")
    parts = encoded(table)
    assert ones(parts["seats"]) == [0, 1, 2]
    assert ones(parts["round"]) == [1]
    assert ones(parts["to_move"]) == [2]
    assert ones(parts["super_event"]) == [SUPER_EVENTS.index("tornado")]
    assert ones(parts["events"])[:3] == [0, 6 + 0, 12 + EVENTS.index("imperial_tribute")]
    assert parts["supply"] == [count / 10 for count in table.state.supply]
    assert ones(parts["pairs_taken"]) == [0, 35]
    assert ones(parts["sunrise_taken"]) == [TYPES.index("farmer")]
    groups = ones(parts["groups"])
    assert groups[ACTIONS.index("taxes")] == 0
    assert groups[ACTIONS.index("harvest")] == 5 * ACTIONS.index("harvest") + 1
    assert ones(parts["dragons"]) == [5 * 1 + 1]


@pytest.mark.clause("dragon 3")
def test_a_seat_is_encoded_and_the_viewer_comes_first(position):
    table = position(seats=3, great_wall="on").order(1, 2, 0).wall(2, 2)
    table.seat(2, palaces=[(3, "monk_old", "monk_old")], yuan=12, rice=3, fireworks=1, small=2)
    table.seat(2, large=1, points=40, hand=["wild", "wild", "monk"])
    parts = encoded(table, viewer=2)
    space = table.state.space[2]
    assert parts["goods"][:8] == [1.2, 0.3, 0.1, 0.2, 0.1, 4.0, space / 10, 0.2]
    assert parts["palaces"][0] == 1.0
    assert parts["palaces"][1 + TILES.index("monk_old")] == pytest.approx(2 / 3)
    assert parts["hands"][:10] == [1.0] + [0.0] * 8 + [2.0]
    assert ones(parts["wall_left"][:6]) == list(range(2, len(WALL_TILES)))
    assert ones(parts["order"]) == [1, 5 + 2, 10 + 0]
    assert parts["goods"][3 * 8 :] == [0.0] * 16
    assert encoded(table, viewer=0)["goods"][16:24] == parts["goods"][:8]


@pytest.mark.clause("dragon 3")
def test_palaces_beyond_the_tenth_add_up(position):
    table = position().seat(0, palaces=[(1,)] * 10 + [(2, "monk_old")])
    tenth = encoded(table)["palaces"][9 * (1 + len(TILES)) : 10 * (1 + len(TILES))]
    assert tenth[0] == pytest.approx(1.0)
    assert tenth[1 + TILES.index("monk_old")] == pytest.approx(1 / 3)


@pytest.mark.clause("dragon 3", "dragon 7.2")
def test_a_hidden_super_event_is_not_encoded(position):
    assert ones(encoded(position(super_event="hidden"))["super_event"]) == []


@pytest.mark.clause("dragon 3")
def test_closed_hands_are_encoded_because_they_can_be_worked_out(position):
    assert encoded(position(open_hands=False))["hands"] == encoded(position())["hands"]


@pytest.mark.clause("dragon 3")
def test_what_was_agreed_on_is_encoded(new_game):
    assert encoded(new_game())["options"] == [0.0, 0.0, 0.0, 0.0, 0.7]
    assert encoded(new_game(large_privilege_cost=6))["options"] == [0.0, 0.0, 0.0, 0.0, 0.6]
    assert encoded(new_game(great_wall="on"))["options"] == [1.0, 0.0, 0.0, 0.0, 0.7]
    assert encoded(new_game(great_wall="random_tile"))["options"] == [1.0, 1.0, 0.0, 0.0, 0.7]
    assert encoded(new_game(super_event="hidden"))["options"] == [0.0, 0.0, 1.0, 0.0, 0.7]


@pytest.mark.clause("dragon 3")
def test_slices_say_what_they_mean(rules):
    assert all(part.meaning and part.length > 0 for part in rules.slices())
    names = [part.name for part in rules.slices()]
    assert len(names) == len(set(names))


@pytest.mark.clause("dragon 3")
def test_what_is_pending_is_encoded(position):
    table = position()
    table.everybody(palaces=[(2, "monk_old"), (2, "monk_old")])
    table.ask(PlacePerson(0, 4))
    newcomer = encoded(table)["newcomer"]
    assert newcomer.index(1.0) == 4
    table.ask(DroughtRelease(0, 1, 2))
    numbers = encoded(table)
    assert numbers["lost"][:3] == [0.0, 1.0, 0.0]
    assert numbers["left"] == [0.1]
    assert sum(numbers["question"]) == 1.0

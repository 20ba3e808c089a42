"""Options of section 7 and seat counts: every value is playable, anything else gets a sentence."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import pending
from tianxia.core.errors import Unreadable
from tianxia.games.dragon.names import SUPER_EVENTS

VALUES = {
    "start_player": ["random", "seat_0"],
    "great_wall": ["off", "on", "random_tile"],
    "super_event": ["off", "random", "hidden", *SUPER_EVENTS],
    "large_privilege_cost": [7, 6],
    "open_hands": [True, False],
}


@pytest.mark.clause("dragon 7")
def test_the_options_are_those_of_the_rules_with_their_defaults(rules):
    assert {option.name for option in rules.options} == set(VALUES)
    for option in rules.options:
        assert sorted(map(str, option.values)) == sorted(map(str, VALUES[option.name]))
        assert option.default == VALUES[option.name][0]


@pytest.mark.clause("dragon 7", "dragon 12.1.15")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
def test_every_value_of_every_option_can_be_played_to_the_end(new_game, name, value):
    table = new_game(seats=3, **{name: value})
    rng = random.Random(f"{name} {value}")
    while pending(table.state) is not None:
        table.answer(rng.choice(table.lines()))
        assert table.rules.broken(table.state) == []
    assert table.state.round == 12


@pytest.mark.clause("dragon 7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(rules, seats):
    assert rules.new_game(seats, {}).seats == seats


@pytest.mark.clause("dragon 7")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_seats_are_refused(rules, seats):
    with pytest.raises(Unreadable) as caught:
        rules.new_game(seats, {})
    assert str(caught.value) == f"This game is for 2 to 5 seats, not {seats}."


@pytest.mark.clause("dragon 7")
def test_an_unknown_option_is_refused(rules):
    with pytest.raises(Unreadable) as caught:
        rules.new_game(3, {"house_rule": "on"})
    assert str(caught.value) == (
        "There is no option 'house_rule'; this game has start_player, great_wall, super_event, "
        "large_privilege_cost, open_hands."
    )


@pytest.mark.clause("dragon 7")
@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("great_wall", "maybe", "off, on, random_tile"),
        ("large_privilege_cost", 5, "7, 6"),
        ("open_hands", "sometimes", "True, False"),
        ("open_hands", 1, "True, False"),
        ("start_player", 0, "seat_0, random"),
        ("large_privilege_cost", None, "7, 6"),
    ],
)
def test_an_unknown_value_is_refused(rules, name, value, allowed):
    with pytest.raises(Unreadable) as caught:
        rules.new_game(3, {name: value})
    assert str(caught.value) == f"Option {name} cannot be {value!r}; it can be {allowed}."


@pytest.mark.clause("dragon 7")
@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [("large_privilege_cost", "6", 6), ("open_hands", "false", False), ("great_wall", "ON", "on")],
)
def test_values_may_be_typed_as_text(rules, name, typed, value):
    assert rules.read_options({name: typed})[name] == value


@pytest.mark.clause("dragon 7")
def test_both_expansions_can_be_used_together(new_game):
    table = new_game(seats=5, great_wall="on", super_event="earthquake")
    assert len(table.state.group_of) == 8
    assert table.rules.view(table.state, 0)["super_event"] == "earthquake"


@pytest.mark.clause("dragon 7", "dragon 3")
def test_closed_hands_are_shown_to_their_owner_only(new_game):
    table = new_game(seats=3, open_hands=False)
    seen = table.rules.view(table.state, 1)["seats"]
    assert ["hand" in seat for seat in seen] == [False, True, False]
    assert [seat["hand_size"] for seat in seen] == [11, 11, 11]

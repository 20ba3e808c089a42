"""A round played by hand, and what careless and diligent play score (section 12, figures)."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import apply, pending

PLAIN = {"first_player": "seat", "wheel_offsets": "fixed", "scoring_tiles": "fixed"}
TURNS = [
    ["place craftsman 8", "inner perform", "middle perform", "outer pass"],
    ["place craftsman 4", "inner perform", "middle perform", "outer perform"],
    ["place craftsman 9", "inner perform", "build officer", "warrior to r1c1", "middle perform",
     "use ability", "outer pass"],
    ["place craftsman 12", "inner perform", "build crossbowman", "warrior to r1c5", "use weapon",
     "middle perform", "leave ability", "outer perform"],
    ["place craftsman 5", "inner take wet clay", "middle perform", "outer perform",
     "buy musician", "specialist to r4c1"],
    ["place craftsman 6", "inner perform", "middle perform", "use ability", "warehouses sw nw",
     "outer perform"],
    ["turn inner", "place craftsman 3", "inner take wet clay", "middle perform", "use ability",
     "outer pass"],
    ["place craftsman 11", "inner perform", "middle take coin", "outer perform",
     "buy kneeling_archer", "archer to r1c6 facing w"],
    ["place craftsman 2", "inner perform", "build guard", "warrior to r2c1", "use weapon",
     "move r1c1 to r1c2", "middle perform", "outer perform", "buy horse", "horse for r2c1 to e"],
    ["place craftsman 10", "inner perform", "build soldier", "warrior to r2c5", "use weapon",
     "middle perform", "outer perform"],
]  # fmt: skip
AFTER = [  # coins, wet clay, dry clay and points of the seat whose turn it was
    (6, 4, 0, 0),
    (7, 3, 0, 0),
    (5, 0, 0, 4),
    (6, 0, 0, 7),
    (4, 1, 0, 4),
    (4, 0, 4, 7),
    (0, 5, 0, 4),
    (4, 4, 0, 7),
    (1, 3, 0, 11),
]


@pytest.mark.clause("terracotta 4", "terracotta 4.1", "terracotta 4.4", "terracotta 4.5")
def test_a_first_round_of_two_by_hand(new_game):
    table = new_game(2, **PLAIN)
    for number, lines in enumerate(TURNS):
        seat = number % 2
        assert table.asks() == ("PlaceWorker", seat)
        table.answer(*lines)
        if number < len(AFTER):
            assert (*table.goods(seat), table.points()[seat]) == AFTER[number], lines
    assert table.scored(0) == {
        "organizer": 8,
        "weapon": 3,
        "inspector": 3 + 7,
        "musician": 1,
        "tile": 4,
    }
    assert table.scored(1) == {"organizer": 8, "weapon": 3 + 1, "inspector": 7}
    assert [table.goods(seat) for seat in (0, 1)] == [(1, 2, 1), (7, 1, 1)]
    view = table.view()
    assert view["warehouses"] == {"ne": 2, "se": 1, "sw": 0, "nw": 1}
    assert view["inspectors"] == {"row": 2, "column": 2}
    assert (view["rings"]["inner"]["offset"], view["rings"]["middle"]["offset"]) == (2, 11)
    assert (view["round"], view["order"]) == (2, [0, 1])
    assert table.weapons(0) == ["crossbow"]
    assert table.weapons(1) == ["spear"]


DOING = {"InnerAction", "MiddleAction", "OuterAction", "UseWeapon", "UseAbility"}


def mean_score(rules, seats, games, diligent):
    """The mean score of random play; diligent players do whatever they can do."""
    rng = random.Random(7)
    points = []
    for _ in range(games):
        state = rules.new_game(seats, {})
        while (question := pending(state)) is not None:
            legal = question.legal(state)
            choice = rng.choice(legal)
            if diligent and type(question).__name__ in DOING and legal[0] == 0:
                choice = 0  # perform, use
            apply(state, choice)
        points += rules.scores(state)
    return sum(points) / len(points)


@pytest.mark.clause("terracotta 4")
@pytest.mark.parametrize(("seats", "usual"), [(2, 118), (3, 94), (4, 59)])
def test_random_play_that_performs_its_actions_scores_as_the_figures_say(rules, seats, usual):
    assert 0.75 * usual < mean_score(rules, seats, 12, diligent=True) < 1.3 * usual


@pytest.mark.clause("terracotta 4")
def test_random_play_that_takes_a_coin_as_often_builds_little(rules):
    assert mean_score(rules, 2, 12, diligent=False) < 60

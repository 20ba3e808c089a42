"""How well the heuristic bot of Dragon plays; TIANXIA_SOAK=1 plays many more games."""

from __future__ import annotations

import os

import pytest
from tests.bots.play import played

from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import make_bot
from tianxia.games.registry import rules_for

RULES = rules_for("dragon")
SOAK = os.environ.get("TIANXIA_SOAK") == "1"


def against_random(games: int) -> tuple[float, float]:
    """How often the heuristic wins two-seat games, and its mean score; the seats alternate."""
    wins = 0
    points = 0
    for game in range(games):
        own = game % 2
        bots = [RandomBot(1000 + game), RandomBot(1000 + game)]
        bots[own] = make_bot("heuristic", "dragon", game)
        state = played(RULES, bots, game)
        wins += RULES.ranking(state)[own] == 1
        points += RULES.scores(state)[own]
    return wins / games, points / games


def among_equals(seats: int, games: int, options: dict) -> float:
    """The mean score when only heuristic bots sit at the table."""
    points = 0
    for game in range(games):
        bots = [make_bot("heuristic", "dragon", seat) for seat in range(seats)]
        points += sum(RULES.scores(played(RULES, bots, 500 + game, options)))
    return points / games / seats


def test_it_beats_random_play_and_scores_like_a_player():
    wins, points = against_random(200 if SOAK else 40)
    assert wins >= 0.95
    assert points >= 90


@pytest.mark.parametrize(("seats", "least"), [(2, 80), (3, 75), (4, 70), (5, 65)])
def test_it_scores_well_among_its_equals(seats, least):
    assert among_equals(seats, 100 if SOAK else 4, {}) >= least


def test_it_copes_with_both_expansions():
    options = {"great_wall": "on", "super_event": "random"}
    assert among_equals(3, 100 if SOAK else 4, options) >= 75

"""How well the casual bots play; TIANXIA_SOAK=1 plays many more games."""

from __future__ import annotations

import os

import pytest
from tests.bots.judged import JUDGED
from tests.bots.play import played

from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import make_bot
from tianxia.core.build import compiled
from tianxia.games.registry import rules_for

SOAK = os.environ.get("TIANXIA_SOAK") == "1"
GAMES_AGAINST_RANDOM = 200 if SOAK else 10 if compiled() else 2
# a novice wins about every third game of ZhanGuo against the casual bot: ten games tell too little
GAMES_OF_NOVICES = 200 if SOAK else 60
GAMES_AMONG_EQUALS = 100 if SOAK else 2 if compiled() else 1

# What a player who knows the game scores: the least mean against random play with two seats.
AGAINST_RANDOM = {
    "dragon": 90,
    "zhanguo": 150,
    "terracotta": 240,
    "tea_garden": 80,
    "rotunda": 65,
}
# The least mean when only casual bots sit at the table, by game, seats and options.
AMONG_EQUALS = [
    ("dragon", 2, {}, 80),
    ("dragon", 3, {}, 75),
    ("dragon", 4, {}, 70),
    ("dragon", 5, {}, 65),
    ("dragon", 3, {"great_wall": "on", "super_event": "random"}, 75),
    ("zhanguo", 2, {}, 120),
    ("zhanguo", 3, {}, 105),
    ("zhanguo", 4, {}, 85),
    ("zhanguo", 3, {"board_side": "b_auction", "variant_unrest": True}, 90),
    ("terracotta", 2, {}, 200),
    ("terracotta", 3, {}, 165),
    ("terracotta", 4, {}, 115),
    ("tea_garden", 2, {}, 75),
    ("tea_garden", 3, {}, 75),
    ("tea_garden", 4, {}, 70),
    ("rotunda", 2, {}, 45),
    ("rotunda", 3, {}, 45),
    ("rotunda", 4, {}, 36),
    ("rotunda", 5, {}, 36),
    ("rotunda", 3, {"advanced_experts": True}, 42),
]


def against_random(game: str, games: int, bot: str = "casual") -> tuple[float, float]:
    """How often a bot wins two-seat games, and its mean score; the seats alternate."""
    rules = rules_for(game)
    wins = 0
    points = 0
    for number in range(games):
        own = number % 2
        bots = [RandomBot(1000 + number), RandomBot(1000 + number)]
        bots[own] = make_bot(bot, game, number)
        state = played(rules, bots, number)
        wins += rules.ranking(state)[own] == 1
        points += rules.scores(state)[own]
    return wins / games, points / games


def among_equals(game: str, seats: int, games: int, options: dict) -> float:
    """The mean score when only casual bots sit at the table."""
    rules = rules_for(game)
    points = 0
    for number in range(games):
        bots = [make_bot("casual", game, seat) for seat in range(seats)]
        points += sum(rules.scores(played(rules, bots, 500 + number, options)))
    return points / games / seats


@pytest.mark.parametrize(("game", "least"), AGAINST_RANDOM.items())
def test_it_beats_random_play_and_scores_like_a_player(game, least):
    wins, points = against_random(game, GAMES_AGAINST_RANDOM)
    assert wins >= 0.95
    assert points >= least


@pytest.mark.compiled
@pytest.mark.parametrize("game", JUDGED)
def test_a_novice_beats_random_play_and_is_beaten_by_the_casual_bot(game):
    rules = rules_for(game)
    wins, _ = against_random(game, GAMES_AGAINST_RANDOM, "novice")
    assert wins >= 0.9
    lost = 0
    for number in range(GAMES_OF_NOVICES):
        own = number % 2
        bots = [make_bot("casual", game, number) for _ in range(2)]
        bots[own] = make_bot("novice", game, number)
        lost += rules.ranking(played(rules, bots, number))[own] > 1
    assert lost >= GAMES_OF_NOVICES / 2


def tried() -> list[tuple[str, int, dict, int]]:
    """All tables; interpreted, where they would take minutes, the first of every game."""
    first = {game: line for line in reversed(AMONG_EQUALS) for game in line[:1]}
    return [line for line in AMONG_EQUALS if compiled() or line is first[line[0]]]


@pytest.mark.parametrize(("game", "seats", "options", "least"), tried())
def test_it_scores_well_among_its_equals(game, seats, options, least):
    assert among_equals(game, seats, GAMES_AMONG_EQUALS, options) >= least


def test_every_bot_is_measured():
    assert set(AGAINST_RANDOM) == {game for game, *_ in AMONG_EQUALS} == set(JUDGED)

"""The levels: one vocabulary everywhere, and one line each."""

from __future__ import annotations

import json

import pytest

from tianxia.bots.levels import LEVELS, Level, advisers, canonical
from tianxia.bots.novice import NoviceBot
from tianxia.bots.registry import bot_names, make_bot, usual_bot
from tianxia.bots.search_bot import SearchBot
from tianxia.cli.advice import hint_lines
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import new_match
from tianxia.server.lobby.games import game_out
from tianxia.server.thinking.levels import bot_for, kind_of, levels_of
from tianxia.words import Speaker

NAMES = ["random", "novice", "casual", "strong", "master"]


def test_the_levels_are_called_the_same_everywhere():
    assert list(LEVELS) == NAMES
    for game in GAMES:
        assert bot_names(game) == NAMES
        assert levels_of(game) == NAMES[1:]
        assert [bot_for(level, game) for level in levels_of(game)] == NAMES[1:]
        assert usual_bot(game) == game_out(game).usual_level == "casual"
    assert advisers() == ["casual", "strong", "master"]


def test_the_command_line_still_understands_what_casual_was_called(run):
    told = run("simulate", "dragon", "--bots", "heuristic,dragon", "--seats", 2, "--games", 1)
    assert told.exit_code == 0, told.stderr
    assert "casual" in told.stdout
    assert "heuristic" not in told.stdout
    assert canonical("heuristic", "dragon") == canonical("dragon", "dragon") == "casual"
    assert canonical("zhanguo", "dragon") == "zhanguo", "no bot at all"


def test_a_game_that_nobody_judges_is_played_at_random(monkeypatch):
    monkeypatch.setattr("tianxia.bots.registry.has_judge", lambda _game: False)
    assert bot_names("dragon") == levels_of("dragon") == ["random"]
    assert usual_bot("dragon") == bot_for("master", "dragon") == "random"


@pytest.fixture
def absent(monkeypatch):
    """Two new levels: one line each, as CONTRIBUTING tells it."""
    monkeypatch.setitem(LEVELS, "absent", Level(overlooks=60))
    monkeypatch.setitem(LEVELS, "sage", Level(iterations=10, seconds=0.05, unhurried=True))


@pytest.mark.usefixtures("absent")
def test_a_new_level_is_one_line():
    assert bot_names("dragon") == [*NAMES, "absent", "sage"]
    bots = [make_bot(name, "dragon", 1) for name in ("absent", "sage", "sage@0.01")]
    assert isinstance(bots[0], NoviceBot)
    assert isinstance(bots[1], SearchBot)
    assert bots[2].seconds == 0.01
    assert game_out("rotunda").levels == [*NAMES[1:], "absent", "sage"]
    assert [kind_of("absent"), kind_of("sage")] == ["quick", "search"]


@pytest.mark.usefixtures("absent")
def test_a_new_level_plays_gives_hints_and_is_reported(run):
    told = run("simulate", "dragon", "--bots", "absent,sage", "--seats", 2, "--games", 1)
    assert told.exit_code == 0, told.stderr
    assert "absent" in told.stdout
    assert "sage" in json.loads(run("games", "--json").stdout)[0]["bots"]
    match = new_match(rules_for("dragon"), 2, seed=1)
    (first, *_) = hint_lines(Speaker("en", "dragon"), match, match.to_move, "sage")
    assert first.startswith("Hint:")

"""The registry: games are found by their names, and read when they are asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tianxia.core.components import BadComponents, parse_components
from tianxia.games.facts import Facts
from tianxia.games.registry import GAMES, OTHERS, game_named, rules_for

ONE = """
import sys, tianxia
from tianxia.bots.registry import make_bot
match = tianxia.new({game!r}, seats=2, seed=7)
make_bot("casual", {game!r}, 1).choose(match.table(match.to_move))
print(*{{name for name in sys.modules if name.startswith("tianxia.")}}, sep="\\n")
"""
GIVEN = "weight = 2\nmeasured = 3\nlongest.decisions = {table = 5, seat = 10}\n"
GIVEN += "longest.draws = {table = 1, seat = 0}\n"
every_game = pytest.mark.parametrize("game", GAMES)


def loaded(code: str) -> set[str]:
    """The modules that a new process has loaded after this code."""
    asked = [sys.executable, "-c", code]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=300)
    return set(done.stdout.split())


@every_game
def test_whoever_plays_one_game_does_not_load_the_others(game):
    found = loaded(ONE.format(game=game))
    assert {f"tianxia.games.{game}.game", f"tianxia.bots.evaluators.{game}"} <= found
    for other in set(GAMES) - {game}:
        strangers = [name for name in found if f".{other}" in name]
        assert not strangers, f"{game} loads {strangers}"


def test_the_package_alone_loads_no_game():
    modules = loaded("import sys, tianxia; print(*sys.modules, sep='\\n')")
    assert "tianxia.games.registry" in modules
    assert not [name for name in modules if any(f"games.{game}" in name for game in GAMES)]


@every_game
def test_the_version_of_the_rules_is_known_without_them(game):
    assert game_named(game).version == rules_for(game).version


@every_game
def test_secrets_are_those_of_options_the_game_has(game):
    options = rules_for(game).read_options({})
    assert set(game_named(game).facts.secrets or {}) <= options.keys()
    assert isinstance(game_named(game).facts.has_secrets(options), bool)


def facts(more: str) -> Facts:
    return Facts(parse_components(GIVEN + more, "game.toml"))


def test_a_seat_has_secrets_always_never_or_with_some_options():
    assert facts("secrets = true").has_secrets({})
    assert not facts("secrets = false").has_secrets({"hands": False})
    assert facts("secrets = {hands = false}").has_secrets({"hands": False})
    assert not facts("secrets = {hands = false}").has_secrets({"hands": True})
    assert facts("secrets = false").decisions.at(3) == 35


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", "secrets is missing"),
        ('secrets = "now and then"', "secrets must be true, false or a table of options"),
        ("secrets = {hands = 1.5}", "secrets.hands must be the value of an option"),
    ],
)
def test_a_file_that_says_nothing_useful_is_refused_with_the_place(more, said):
    with pytest.raises(BadComponents, match=said):
        facts(more)


def test_a_game_of_another_package_plays_along_in_processes_that_are_told_of_it(tmp_path):
    package = tmp_path / "elsewhere" / "pebbles"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("VERSION = 3\n", encoding="utf-8")
    (package / "game.py").write_text("RULES = print\nSWITCHES = {'a': [1]}\n", encoding="utf-8")
    code = (
        "from tianxia.games.registry import GAMES; from tianxia.bots.registry import bot_names\n"
        "game = GAMES['pebbles']\n"
        "print(game.version, game.folder(), game.switches, *GAMES, *bot_names('pebbles'))"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    told = os.environ | {"PYTHONPATH": path, OTHERS: "elsewhere.pebbles"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=told, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["3", str(package), "{'a':", "[1]}", *GAMES, "pebbles", "random"]

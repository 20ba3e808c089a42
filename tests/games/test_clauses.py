"""Every clause of the specifications is named by a test; examples and rulings have their own."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tianxia.games.registry import GAMES, game_named, rules_for

HERE = Path(__file__).parent
EXAMPLES = {"dragon": 24, "zhanguo": 22, "terracotta": 12, "tea_garden": 18, "rotunda": 13}
RULINGS = {"dragon": 37, "zhanguo": 32, "terracotta": 28, "tea_garden": 46, "rotunda": 62}
FEW_VALUES = ["terracotta", "rotunda"]  # their options have so few that tests write them all down

every_game = pytest.mark.parametrize("game", GAMES)


def listed(game):
    """The clauses of the list, in its order."""
    lines = text_of(game, "clauses.txt").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def text_of(game, file):
    return (HERE / game / file).read_text(encoding="utf-8")


@cache
def named(game):
    """The clauses that tests name in their marks, with the files that do."""
    found = {}
    for path in sorted((HERE / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for clause in mark.args:
                        found.setdefault(ast.literal_eval(clause), set()).add(path.name)
    return found


def literal(node):
    """The value of a literal, None for anything else."""
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def switched(game):
    """The switches and values that the tests of the rulings play with."""
    return [
        (literal(key), literal(value))
        for node in ast.walk(ast.parse(text_of(game, "test_rulings.py")))
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if key is not None
    ]


@every_game
def test_no_clause_is_listed_twice(game):
    assert len(listed(game)) == len(set(listed(game)))


@every_game
def test_every_listed_clause_is_named_by_a_test(game):
    found = named(game)
    assert [clause for clause in listed(game) if clause not in found] == []


@every_game
def test_every_clause_named_by_a_test_is_listed(game):
    known = set(listed(game))
    assert {clause: files for clause, files in named(game).items() if clause not in known} == {}


@every_game
def test_every_example_and_ruling_has_a_test_named_after_it(game):
    text = text_of(game, "test_rulebook.py")
    examples = range(1, EXAMPLES[game] + 1)
    assert [n for n in examples if f"def test_example_{n:02}_" not in text] == []
    text = text_of(game, "test_rulings.py")
    rulings = range(1, RULINGS[game] + 1)
    assert [n for n in rulings if f"def test_ruling_{n:02}_" not in text] == []


@every_game
def test_every_other_value_of_every_switch_is_played_in_a_test(game):
    used = switched(game)
    missing = [
        (path, value)
        for path, values in GAMES[game].switches.items()
        for value in values[1:]
        if (path, value) not in used
    ]
    assert missing == []


@pytest.mark.parametrize("game", FEW_VALUES)
def test_every_other_value_of_every_option_is_played_in_a_test(game):
    text = "".join(path.read_text(encoding="utf-8") for path in (HERE / game).glob("test_*.py"))
    for option in rules_for(game).options:
        for value in option.values:
            wanted = value if isinstance(value, bool) else f'"{value}"'
            played = value == option.default or f"{option.name}={wanted}" in text
            assert played, f"{option.name}={wanted} is played nowhere"


@every_game
def test_every_reason_points_to_a_clause_of_the_list(game):
    known = set(listed(game))
    clauses = import_module(f"{game_named(game).package}.clauses").CLAUSES
    assert {clause for clause in clauses.values() if f"{game} {clause}" not in known} == set()

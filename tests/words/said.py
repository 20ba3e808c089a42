"""What the code says: every key of a game's word file, with the arguments it gets."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

from tests.contract.cases import cases_of
from tests.words.reading import SOURCES

from tianxia.bots.judge import has_judge, judge_of
from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.blocks import Question
from tianxia.core.grid import Grid
from tianxia.core.rules import Json
from tianxia.core.words import Said, word_of
from tianxia.games.registry import game_named, rules_for

Keys = dict[str, set[str] | None]  # None: the arguments are put together elsewhere

VIEW_EVERY = 7  # plies between two looks at the tables of a position


def part(game: str, name: str) -> ModuleType:
    """A module of a game; all games use the same names for the same idea."""
    return import_module(f"{game_named(game).package}.{name}")


def calls(folder: str, name: str) -> Iterator[tuple[ast.Call, ast.FunctionDef]]:
    """Every `name(...)` under a folder with the function it stands in."""
    for path in sorted((SOURCES / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            for call in [n for n in ast.walk(scope) if isinstance(n, ast.Call)]:
                if isinstance(call.func, ast.Name) and call.func.id == name and call.args:
                    yield call, scope


@cache
def spoken(folder: str) -> Keys:
    """Keys of all `Said("key", {...})` under a folder, with the names of their arguments."""
    found: Keys = {}
    for call, scope in calls(folder, "Said"):
        for key in literals(call.args[0]):
            args = arguments(call.args[1], scope) if len(call.args) > 1 else set()
            before = found.get(key, set())
            found[key] = None if args is None or before is None else before | args
    return found


def literals(node: ast.expr) -> list[str]:
    """The texts an expression can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


@cache
def patterns(folder: str) -> list[re.Pattern[str]]:
    """Keys that are put together: each hole stands for one or more words."""
    found = []
    for call, _ in calls(folder, "Said"):
        first = call.args[0]
        if isinstance(first, ast.JoinedStr):
            texts = [
                re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+"
                for part in first.values
            ]
            found.append(re.compile("".join(texts)))
    return found


def arguments(node: ast.expr, scope: ast.FunctionDef) -> set[str] | None:
    """The keys of a dictionary written in the code, followed through local names."""
    if isinstance(node, ast.Dict):
        keys: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            more = arguments(value, scope) if key is None else {str(ast.literal_eval(key))}
            if more is None:
                return None
            keys |= more
        return keys
    if not isinstance(node, ast.Name):
        return None
    keys = set()
    for line in ast.walk(scope):
        if not isinstance(line, ast.Assign | ast.AnnAssign) or line.value is None:
            continue
        for target in line.targets if isinstance(line, ast.Assign) else [line.target]:
            if isinstance(target, ast.Name) and target.id == node.id:
                more = arguments(line.value, scope)
            elif isinstance(target, ast.Subscript) and ast.unparse(target.value) == node.id:
                known = isinstance(target.slice, ast.Constant)
                more = {str(ast.literal_eval(target.slice))} if known else None
            else:
                continue
            if more is None:
                return None
            keys |= more
    return keys or None


def headed(folder: str) -> set[str]:
    """The keys of the headings that are written under a folder as `headings(["seat", ...])`."""
    found: set[str] = set()
    for call, _ in calls(folder, "headings"):
        for node in ast.walk(call):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f"sheet-{node.value.replace('_', '-')}")
    return found


@cache
def keys_of(game: str) -> Keys:
    """Every key of the game with the arguments it gets."""
    known: Keys = dict(spoken(f"games/{game}"))
    known |= {key: set() for key in headed(f"games/{game}")}
    rules = rules_for(game)
    for made in part(game, "game").QUESTIONS:
        word = word_of(made.__name__)
        known.setdefault(f"prompt-{word}", set())
        question = made(0)
        if not isinstance(question, Chance):
            known[f"waiting-{word}"] = {"player"}
        for block in question.menu().blocks if isinstance(question, Question) else []:
            known.setdefault(block.said, set(block.args(0)))
    notes = part(game, "notes")
    for kind in notes.NOTES:
        known[f"note-{kind}"] = {*rules.note_args(kind, 0, 0, 0), "player"}
    for prefix, components in notes.REFERENCES.items():
        for name in components:
            known.setdefault(f"{prefix}-{name}", set())
    for option in rules.options:
        for value in ["", *(f"-{str(value).lower()}" for value in option.values)]:
            known[f"option-{option.name}{value}"] = set()
            known[f"option-{option.name}{value}-help"] = set()
    known |= {f"phase-{name}": set() for name in part(game, "view").PHASES}
    state = rules.new_game(rules.seats_min, {})
    known |= {f"forecast-{source.name}": set() for source in rules.forecast(state)[0]}
    known |= {key: {"n"} for key in (judge_of(game).hints if has_judge(game) else [])}
    known |= {key: set() for key in ("game-name", "game-about", "forecast-help")}
    known |= import_module(f"tests.games.{game}.more_words").more_words()
    for grid in grids(game):
        for said in spoken_in(grid):
            known.setdefault(said.key, None)
    return known


def spoken_in(grid: Grid) -> list[Said]:
    """Everything a table of the position says."""
    cells = [cell for row in grid.rows for cell in row]
    lists = [one for cell in cells if isinstance(cell, list) for one in cell]
    said = [one for one in [*cells, *lists] if isinstance(one, Said)]
    return [grid.title, *grid.columns, *said]


@cache
def grids(game: str) -> list[Grid]:
    """The tables of positions of every kind of table the game is tried at."""
    return [grid for view in views(game) for grid in rules_for(game).sheet(view)]


@cache
def views(game: str) -> list[Json]:
    """Positions of random games, one for each value of each option."""
    found = []
    for case in [case for case in cases_of(game) if not case.switches]:
        rules = case.rules()
        state = rules.new_game(case.seats, case.agreed())
        chooser = random.Random(3)
        ply = 0
        while (question := pending(state)) is not None:
            apply(state, chooser.choice(question.legal(state)))
            if ply % VIEW_EVERY == 0:
                found.append(rules.view(state, 0))
            ply += 1
        found.append(rules.view(state, 0))
    return found

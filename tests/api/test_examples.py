"""The public interface: typed, explained, and every example in it true."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest
from tests.waiting import PATIENCE

import tianxia
from tianxia.bots import protocol
from tianxia.match import match

CLASSES = [tianxia.Match, tianxia.Table, tianxia.Bot]
ERRORS = [tianxia.TianxiaError, tianxia.Illegal, tianxia.Stale, tianxia.Unreadable]
FUNCTIONS = [tianxia.new, tianxia.load, tianxia.save]
FINDER = doctest.DocTestFinder(recurse=False)


def public_methods(owner: type) -> list[tuple[str, object]]:
    return [(name, value) for name, value in vars(owner).items() if not name.startswith("_")]


def examples() -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = [("tianxia", tianxia), ("games", tianxia.games)]
    found += [(function.__name__, function) for function in FUNCTIONS]
    for owner in CLASSES:
        found.append((owner.__name__, owner))
        found += [
            (f"{owner.__name__}.{name}", value)
            for name, value in public_methods(owner)
            if callable(value) or isinstance(value, property)
        ]
    return found


@pytest.mark.parametrize(("name", "thing"), examples(), ids=[name for name, _ in examples()])
def test_the_example_is_there_and_true(name, thing, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = tianxia.new("dragon", seats=2, seed=7)
    known = {"tianxia": tianxia, "game": game, "table": game.table(game.to_move)}
    tests = [test for test in FINDER.find(thing, name, globs=known) if test.examples]
    assert tests, f"{name} has no example"
    told: list[str] = []
    runner = doctest.DocTestRunner()
    for test in tests:
        runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_all_public_names_are_listed_and_explained():
    names = {"games"} | {thing.__name__ for thing in [*CLASSES, *ERRORS, *FUNCTIONS]}
    assert set(tianxia.__all__) == names
    assert all(getattr(tianxia, name).__doc__ for name in names)
    assert tianxia.Table is protocol.Table
    assert tianxia.Match is match.Match


def test_a_match_gives_what_a_bot_needs():
    table: tianxia.Table = tianxia.new("dragon", seats=2, seed=7).table(0)
    wanted = {name for name in vars(tianxia.Table) if not name.startswith("_")}
    assert wanted == {name for name in dir(table) if not name.startswith("_")}


def test_the_package_says_that_it_is_typed():
    assert (Path(tianxia.__file__).parent / "py.typed").is_file()


def test_importing_brings_no_library_with_it():
    """Whoever wants only the engine waits for nothing else."""
    code = "import sys, tianxia; print(sorted({name.partition('.')[0] for name in sys.modules}))"
    args = [sys.executable, "-c", code]
    loaded = subprocess.run(
        args, capture_output=True, text=True, check=True, timeout=PATIENCE
    ).stdout
    for heavy in ("rich", "typer", "litestar", "sqlalchemy", "numpy", "matplotlib", "fluent"):
        assert f"'{heavy}'" not in loaded

"""Files with bots by outsiders: how they are read, and what they may do."""

from __future__ import annotations

import pytest

from tianxia.bots.outsider import bot_class, outsider
from tianxia.core.errors import Unreadable
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match

DATA = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class Plan:
    depth: int = 1

class Bot:
    def __init__(self, seed):
        self.plan = Plan()

    def choose(self, table):
        return table.legal()[0]
"""
TALKING = """
print("reading")

class Bot:
    def __init__(self, seed):
        print("sitting down")

    def choose(self, table):
        print("thinking")
        return table.legal()[0]
"""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x = 1", "no class Bot"),
        ("class Bot: pass", "no class Bot"),
        ("raise ValueError('bad')", "ValueError: bad"),
        ("import sys\nsys.exit(7)", "SystemExit: 7"),
    ],
)
def test_a_file_without_a_bot_is_refused(tmp_path, text, problem):
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(Unreadable, match=problem):
        outsider(str(file), 1)
    with pytest.raises(Unreadable, match="no such file"):
        outsider(str(tmp_path / "other.py"), 1)


def test_a_file_may_hold_dataclasses(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(DATA)
    assert outsider(str(file), 1).bot.plan.depth == 1


def test_a_file_is_read_once_and_files_of_the_same_name_are_kept_apart(tmp_path, monkeypatch):
    other = tmp_path / "other"
    other.mkdir()
    for folder in (tmp_path, other):
        (folder / "mine.py").write_text(DATA)
    monkeypatch.chdir(tmp_path)
    first = bot_class("mine.py")
    assert bot_class("./other/../mine.py") is first
    assert bot_class("other/mine.py").__module__ != first.__module__


def test_what_a_bot_prints_goes_to_the_error_stream(tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_text(TALKING)
    match = new_match(rules_for("dragon"), 2, seed=1)
    outsider(str(file), 1).choose(match.table(match.to_move))
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.split("\n")[:3] == ["reading", "sitting down", "thinking"]

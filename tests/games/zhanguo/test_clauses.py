"""Every clause of the specification is named by a test."""

from __future__ import annotations

import ast
from pathlib import Path

from tianxia.games.zhanguo.tables import SWITCHES

HERE = Path(__file__).parent


def listed():
    """The clauses of the list, in its order."""
    lines = (HERE / "clauses.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def named():
    """The clauses that tests name in their marks, with the files that do."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for clause in mark.args:
                        found.setdefault(ast.literal_eval(clause), set()).add(path.name)
    return found


def test_no_clause_is_listed_twice():
    assert len(listed()) == len(set(listed()))


def test_every_listed_clause_is_named_by_a_test():
    found = named()
    assert [clause for clause in listed() if clause not in found] == []


def test_every_clause_named_by_a_test_is_listed():
    known = set(listed())
    assert {clause: files for clause, files in named().items() if clause not in known} == {}


def test_every_example_and_ruling_has_a_test_named_after_it():
    text = (HERE / "test_rulebook.py").read_text(encoding="utf-8")
    assert [n for n in range(1, 23) if f"def test_example_{n:02}_" not in text] == []
    text = (HERE / "test_rulings.py").read_text(encoding="utf-8")
    assert [n for n in range(1, 33) if f"def test_ruling_{n:02}_" not in text] == []


def test_no_ruling_has_a_switch():
    assert SWITCHES == {}

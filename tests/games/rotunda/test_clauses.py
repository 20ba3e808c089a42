"""Every clause of the specification is named by a test; examples and rulings have their own."""

from __future__ import annotations

import ast
from pathlib import Path

from tianxia.games.rotunda.clauses import CLAUSES
from tianxia.games.rotunda.tables import OPTIONS, SWITCHES

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
    assert [n for n in range(1, 14) if f"def test_example_{n:02}_" not in text] == []
    text = (HERE / "test_rulings.py").read_text(encoding="utf-8")
    assert [n for n in range(1, 63) if f"def test_ruling_{n:02}_" not in text] == []


def test_every_value_of_every_option_is_played_in_a_test():
    text = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    assert SWITCHES == {}
    for name, values in OPTIONS.items():
        for value in values[1:]:
            wanted = value if isinstance(value, bool) else f'"{value}"'
            assert f"{name}={wanted}" in text, f"{name}={wanted} is played nowhere"


def test_every_reason_points_to_a_clause_of_the_list():
    known = set(listed())
    assert {clause for clause in CLAUSES.values() if f"rotunda {clause}" not in known} == set()

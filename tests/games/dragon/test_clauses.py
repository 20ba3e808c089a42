"""Every clause of the specification is named by a test, and every switch is turned in one."""

from __future__ import annotations

import ast
from pathlib import Path

from tianxia.games.dragon.tables import SWITCHES

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


def literal(node):
    """The value of a literal, None for anything else."""
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def switched():
    """The switches and values that the tests of the rulings play with."""
    tree = ast.parse((HERE / "test_rulings.py").read_text(encoding="utf-8"))
    return [
        (literal(key), literal(value))
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if key is not None
    ]


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
    assert [n for n in range(1, 25) if f"def test_example_{n:02}_" not in text] == []
    text = (HERE / "test_rulings.py").read_text(encoding="utf-8")
    assert [n for n in range(1, 38) if f"def test_ruling_{n:02}_" not in text] == []


def test_every_other_value_of_every_switch_is_played_in_a_test():
    used = switched()
    missing = [
        (path, value)
        for path, values in SWITCHES.items()
        for value in values[1:]
        if (path, value) not in used
    ]
    assert missing == []

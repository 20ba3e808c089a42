"""The engine needs nothing but the standard library, and its compiled build the compiler's."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import tianxia

SOURCES = Path(tianxia.__file__).parent
NATIVE = SOURCES / "core" / "native.py"  # for the type checker, it names the compiler's own types


@pytest.mark.parametrize("package", ["core", "games", "search"])
def test_the_engine_imports_only_itself_and_the_standard_library(package):
    found = set()
    for path in {*(SOURCES / package).rglob("*.py")} - {NATIVE}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0
                found.add(str(node.module).partition(".")[0])
    assert "tianxia" in found
    assert found - {"tianxia"} <= sys.stdlib_module_names

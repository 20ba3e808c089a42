"""The examples of the README run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"
SECTION = README.read_text(encoding="utf-8").split("## Research")[1].split("\n## ")[0]
EXAMPLES = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)


def test_there_is_one_example_for_each_library():
    assert ["pettingzoo" in EXAMPLES[0], "gymnasium" in EXAMPLES[1]] == [True, True]
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("example", EXAMPLES, ids=["pettingzoo", "gymnasium"])
def test_the_example_runs(example):
    left = {}
    exec(example, left)
    assert left["reward"] in range(-1, 2) or left["over"]

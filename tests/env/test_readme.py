"""The examples of the README run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"
SECTION = README.read_text(encoding="utf-8").split("## Research")[1].split("\n## ")[0]
EXAMPLES = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)


def test_there_is_one_example_for_each_library():
    assert len(EXAMPLES) == 2


def test_the_pettingzoo_example_plays_a_whole_game():
    left = {}
    exec(EXAMPLES[0], left)
    assert left["table"].agents == []
    assert left["info"]["rank"] in range(1, 5)


def test_the_gymnasium_example_answers_once():
    left = {}
    exec(EXAMPLES[1], left)
    assert left["told"] in left["table"].observation_space
    assert left["info"]["action_mask"].any()

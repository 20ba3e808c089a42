"""Copying and saving follow from the declarations of a state; what is forgotten is named."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("tools/fields.py", "src/tianxia/core/scores.py")


@pytest.fixture
def house(tmp_path):
    """One game with the tool, to be changed."""
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src/tianxia/games/dragon", tmp_path / "src/tianxia/games/dragon")
    return tmp_path


def run(house, *how):
    command = [sys.executable, house / "tools/fields.py", *how]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def state_of(house):
    return house / "src/tianxia/games/dragon/state.py"


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_games_are_up_to_date():
    done = run(ROOT, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_new_field_is_copied_and_saved_once_it_is_begun(house):
    edit(state_of(house), "    yuan: vec[i64]\n", "    yuan: vec[i64]\n    jade: vec[i64]\n")
    done = run(house, "--check")
    assert done.returncode == 1
    assert "dragon: fresh_state does not set jade" in done.stderr

    edit(state_of(house), "    state.phase = ", "    state.jade = vec[i64]()\n    state.phase = ")
    done = run(house, "--check")
    assert done.returncode == 1
    assert "state.py is not up to date: run tools/fields.py" in done.stderr

    assert run(house).returncode == 0
    text = state_of(house).read_text(encoding="utf-8")
    assert "        copy.jade = self.jade[:]\n" in text
    assert '"jade"' in text
    assert run(house, "--check").returncode == 0


@pytest.mark.parametrize(
    ("declared", "copied"),
    [
        ("jade: i64", "self.jade"),
        ("jade: vec[i64]  # lost  # shared", "self.jade"),
        ("jade: vec[vec[i64]]", "vec[vec[i64]]([row[:] for row in self.jade])"),
        ("jade: vec[vec[i64]]  # by seat  # shared inside", "self.jade[:]"),
    ],
)
def test_a_declaration_says_how_copies_treat_a_field(house, declared, copied):
    edit(state_of(house), "    yuan: vec[i64]\n", f"    yuan: vec[i64]\n    {declared}\n")
    edit(state_of(house), "    state.phase = ", "    state.jade = nothing\n    state.phase = ")
    assert run(house).returncode == 0
    assert f"        copy.jade = {copied}\n" in state_of(house).read_text(encoding="utf-8")


def test_what_a_game_saves_by_itself_stands_apart(house):
    edit(state_of(house), "    yuan: vec[i64]\n", "    yuan: vec[i64]  # apart\n")
    assert run(house).returncode == 0
    text = state_of(house).read_text(encoding="utf-8")
    assert '    apart=[\n        "yuan",\n    ],\n' in text
    assert "        copy.yuan = self.yuan[:]\n" in text

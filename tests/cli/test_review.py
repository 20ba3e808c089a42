"""`tianxia review`: for people in their language, for programs as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A saved game of two random bots."""
    args = ("--seats", 2, "--games", 1, "--seed", 4, "--save", tmp_path / "saved")
    assert run("simulate", "dragon", *args).exit_code == 0
    return next((tmp_path / "saved").iterdir())


def test_a_review_in_words_and_as_json(run: Run, record: Path) -> None:
    result = run("review", record, "--iterations", 1, "--seconds", 1000, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["game"] == "dragon"
    plies = [one["ply"] for one in found["decisions"]]
    assert plies == sorted(plies)
    worst = next(one for one in found["decisions"] if one["ply"] == found["costliest"][0])
    assert worst["loss"] == max(one["loss"] for one in found["decisions"] if one["grade"])
    polish = run("review", record, "--iterations", 1, "--seconds", 1000, "--lang", "pl")
    assert polish.exit_code == 0, polish.stderr
    for words in ("W roku Smoka", "Gdzie zmieniało się prowadzenie", "Najbardziej kosztowne"):
        assert words in polish.stdout
    assert "[" not in polish.stdout


def test_an_unfinished_game_is_refused(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:60]) + "\n", encoding="utf-8")
    result = run("review", record)
    assert result.exit_code == 2
    assert "only a finished game can be reviewed" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (("--iterations", 0), "At least one line of play"),
        (("--seconds", 0), "longer than nothing"),
        (("--seconds", "nan"), "longer than nothing"),
    ],
)
def test_a_budget_of_nothing_is_refused(
    run: Run, record: Path, wish: tuple[object, ...], problem: str
) -> None:
    result = run("review", record, *wish)
    assert result.exit_code == 2
    assert problem in result.stderr

"""`tianxia engine`: which engine runs here, and why no quicker one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tianxia.cli import engine
from tianxia.engine_folder import SOURCES, key_of
from tianxia.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run

pytestmark = pytest.mark.interpreted


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("TIANXIA_ENGINE", "")


def test_an_engine_that_can_be_compiled_names_the_command(run: Run) -> None:
    result = run("engine")
    assert result.exit_code == 0
    assert "“tianxia engine build” compiles it" in result.stdout


def test_one_that_is_switched_off_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_ENGINE", "interpreted")
    assert "because TIANXIA_ENGINE says so" in run("engine").stdout
    refused = run("engine", "build")
    assert refused.exit_code == 2
    assert "could not be compiled. The engine is interpreted, because" in refused.stderr


@pytest.mark.parametrize(
    ("lacking", "said"),
    [
        ("compiler", "no C compiler was found"),
        ("headers", "the header files of Python are not installed"),
        ("mypyc", "mypyc is not installed"),
    ],
)
def test_what_is_missing_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, lacking: str, said: str
) -> None:
    monkeypatch.setattr(engine, "missing", lambda: lacking)
    monkeypatch.setattr("tianxia.build.background.missing", lambda: lacking)
    assert said in run("engine").stdout
    assert said in run("bench", "--game", "dragon", "--seconds", "0.01").stdout
    assert said in run("engine", "build").stderr


def test_mypyc_is_brought_by_the_command_that_is_said(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "missing", lambda: "mypyc")
    for language in LANGUAGES:
        assert '-m pip install "tianxia[compile]"' in run("engine", "--lang", language).stdout


def test_a_build_that_failed_names_the_file(run: Run, tmp_path: Path) -> None:
    failed = tmp_path / "tianxia" / "engine" / key_of(SOURCES) / "failed.json"
    failed.parent.mkdir(parents=True)
    failed.write_text("{}")
    result = run("engine", "--lang", "pl")
    assert f"kompilacja się nie udała. Zobacz {failed}." in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["engine"], ["engine", "build"]])
def test_its_help_pages_are_complete(run: Run, command: list[str], language: str) -> None:
    result = run(*command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "[cli-" not in result.stdout

"""`tianxia tables`: what a server has stored, listed, exported and forgotten."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.house import House, close_windows, settings_in

if TYPE_CHECKING:
    from .conftest import Run

DATABASES = Path(__file__).parents[1] / "databases"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as a server of today leaves it."""
    shutil.copy(DATABASES / "0.1.sqlite3", tmp_path / "tianxia.sqlite3")
    House(settings_in(tmp_path)).close()
    close_windows()
    return tmp_path


def listed(run: Run, folder: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(
        run("tables", "list", "--data", folder, "--json").stdout
    )
    return found


def test_tables_are_listed_without_their_secrets(run: Run, folder: Path) -> None:
    found = listed(run, folder)
    assert [table["status"] for table in found].count("over") == 2
    assert {table["game"] for table in found} == {
        "dragon", "zhanguo", "terracotta", "tea_garden", "rotunda",
    }  # fmt: skip
    text = json.dumps(found)
    assert "token" not in text
    assert "secret" not in text
    for language, word in (("en", "finished"), ("pl", "skończona")):
        shown = run("tables", "list", "--data", folder, "--lang", language).stdout
        assert word in shown
        assert str(found[0]["id"]) in shown


def test_finished_games_are_exported_as_records(run: Run, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "records"
    assert "2 records are in" in run("tables", "export", out, "--data", folder).stdout
    records = sorted(out.glob("*.jsonl"))
    assert len(records) == 2
    for record in records:
        assert run("verify", record).exit_code == 0
    running = next(table["id"] for table in listed(run, folder) if table["status"] == "playing")
    refused = run("tables", "export", out, running, "--data", folder)
    assert refused.exit_code == 2
    assert "not over" in refused.stderr


def test_tables_are_forgotten_after_a_yes(run: Run, folder: Path) -> None:
    before = listed(run, folder)
    gone = [table["id"] for table in before[:2]]
    run("tables", "delete", *gone, "--data", folder, stdin="n\n")
    assert listed(run, folder) == before
    said = run("tables", "delete", *gone, "--data", folder, stdin="y\n")
    assert "2 tables are forgotten" in said.stdout
    run("tables", "delete", str(before[2]["id"]), "--yes", "--data", folder)
    assert listed(run, folder) == before[3:]


def test_wrong_tables_are_refused_in_a_sentence(run: Run, folder: Path, tmp_path: Path) -> None:
    assert "no table “none”" in run("tables", "delete", "none", "--data", folder).stderr
    assert "which tables" in run("tables", "delete", "--data", folder).stderr
    empty = tmp_path / "empty"
    assert "no tables" in run("tables", "list", "--data", empty).stderr
    assert not empty.exists()


def test_an_older_database_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tianxia.sqlite3"
    shutil.copy(DATABASES / "0.1.sqlite3", file)
    before = file.read_bytes()
    refused = run("tables", "list", "--data", tmp_path)
    assert refused.exit_code == 2
    assert "start the server once" in refused.stderr
    assert file.read_bytes() == before

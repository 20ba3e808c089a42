"""The name of a build: other sources, another compiler, another name."""

from __future__ import annotations

import pytest

from tianxia import engine_folder
from tianxia.engine_folder import key_of


@pytest.fixture
def package(tmp_path):
    for name in ("core/agenda.py", "games/dragon/game.py", "search/tree.py", "bots/outsider.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("one = 1\n")
    return tmp_path


@pytest.mark.parametrize("name", ["core/agenda.py", "games/dragon/game.py", "bots/outsider.py"])
def test_it_changes_with_every_copied_file_compiled_or_not(package, name):
    before = key_of(package)
    (package / name).write_text("one = 2\n")
    assert key_of(package) != before


def test_it_changes_with_a_file_that_comes_moves_or_goes(package):
    keys = [key_of(package)]
    file = package / "search" / "more.py"
    file.write_text("")
    keys.append(key_of(package))
    file.rename(package / "core" / "more.py")
    keys.append(key_of(package))
    (package / "search" / "tree.py").unlink()
    keys.append(key_of(package))
    assert len(set(keys)) == 4


def test_what_is_read_from_the_sources_does_not_change_it(package):
    before = key_of(package)
    for name in ("server/app.py", "games/dragon/components.toml", "games/dragon/locale/en.ftl"):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("anything")
    assert key_of(package) == before


@pytest.mark.parametrize("tool", ["mypy", "librt"])
def test_it_changes_with_the_version_of_the_compiler(package, monkeypatch, tool):
    before = key_of(package)
    real = engine_folder.version
    monkeypatch.setattr(engine_folder, "version", lambda name: real(name) + "0" * (name == tool))
    assert key_of(package) != before


def test_it_changes_with_the_python_and_the_machine(package, monkeypatch):
    before = key_of(package)
    monkeypatch.setattr(engine_folder, "EXTENSION_SUFFIXES", [".cpython-399-somewhere.so"])
    assert key_of(package) != before


def test_where_no_process_can_be_started_nothing_is_looked_for(monkeypatch):
    monkeypatch.setattr(engine_folder.sys, "platform", "emscripten")
    monkeypatch.delenv("TIANXIA_ENGINE")
    assert engine_folder.engines() is None
    assert engine_folder.ready() is None

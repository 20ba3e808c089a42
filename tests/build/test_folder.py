"""A finished build is used by every process that starts, and never shows anything old."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from tests.build.conftest import Home, settled

from tianxia.build.folder import BadBuild, Build, SourcesChanged, make, tidy
from tianxia.engine_folder import key_of

SEEN = """
import json, tianxia
from pathlib import Path
from tianxia.bots import outsider
from tianxia.core import agenda, grid
from tianxia.games.registry import game_named
from tianxia.server import limits
from tianxia.server.settings import STATIC
from tianxia.words import Speaker
print(json.dumps({
    "grid": grid.__file__,
    "agenda": agenda.__file__,
    "bots": outsider.__doc__,
    "server": limits.__doc__,
    "client": (STATIC / "index.html").read_text(),
    "words": Speaker("en", "dragon").text("game-name"),
    "yuan": game_named("dragon").components().whole("rules.start_yuan"),
}))
"""
WHERE = "import json; from tianxia.core import grid; print(json.dumps({'grid': grid.__file__}))"


@pytest.fixture
def neighbour(built, tmp_path):
    """Somebody with the same sources in another place, who uses the same cache."""
    other = settled(tmp_path)
    static = other.package / "server" / "static"
    static.mkdir()
    (static / "index.html").write_text("old page")
    return Home(other.package, built.cache)


def change(package: Path, name: str, old: str, new: str) -> None:
    file = package / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_new_process_takes_the_engine_from_there(built):
    found = Path(str(built.told(WHERE)["grid"]))
    assert found.is_relative_to(built.folder())
    assert found.suffix in (".so", ".pyd")


def test_it_can_be_switched_off_and_demanded(built, home):
    off = str(built.told(WHERE, TIANXIA_ENGINE="interpreted")["grid"])
    assert Path(off).is_relative_to(built.package)
    assert built.python("-c", "import tianxia", TIANXIA_ENGINE="compiled").returncode == 0
    refused = home.python("-c", "import tianxia", TIANXIA_ENGINE="compiled")
    assert "there is no compiled engine for these sources" in refused.stderr
    unclear = home.python("-c", "import tianxia", TIANXIA_ENGINE="fast")
    assert "must be interpreted or compiled, not 'fast'" in unclear.stderr


def test_words_components_server_and_client_are_never_old(neighbour):
    before = neighbour.told(SEEN)
    engine = neighbour.folder()
    assert Path(str(before["agenda"])).is_relative_to(engine)
    change(
        neighbour.package,
        "games/dragon/locale/title.en.ftl",
        "game-name = In the Year of the Dragon",
        "game-name = Year of Tests",
    )
    change(neighbour.package, "games/dragon/components.toml", "start_yuan = 6", "start_yuan = 7")
    change(neighbour.package, "server/limits.py", '"""', '"""New: ')
    change(neighbour.package, "server/static/index.html", "old", "new")
    after = neighbour.told(SEEN)
    assert Path(str(after["grid"])).is_relative_to(engine)  # all that needs no new build
    assert str(after["server"]).startswith("New: ")
    assert after["client"] == "new page"
    assert after["words"] == "Year of Tests"
    assert (before["yuan"], after["yuan"]) == (6, 7)


def test_a_changed_file_of_the_bots_is_used_at_once_though_it_is_never_compiled(neighbour):
    change(neighbour.package, "bots/outsider.py", '"""', '"""New: ')
    after = neighbour.told(SEEN)
    assert str(after["bots"]).startswith("New: ")
    assert Path(str(after["grid"])).is_relative_to(neighbour.package)


def test_a_folder_of_somebody_else_is_not_used(built, monkeypatch):
    from tianxia import engine_folder

    monkeypatch.delenv("TIANXIA_ENGINE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(built.cache))
    monkeypatch.setattr(engine_folder, "SOURCES", built.package)
    assert engine_folder.ready() == built.folder()
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert engine_folder.ready() is None


def test_it_holds_the_python_files_of_the_engine_and_nothing_of_the_rest(built):
    folder = built.folder()
    assert {path.name for path in (folder / "tianxia").iterdir()} == {
        "bots",
        "core",
        "games",
        "search",
    }
    kinds = {path.suffix for path in folder.rglob("*") if path.is_file()} - {".pyc"}
    assert kinds == {".py", ".so", ".json"}


def test_a_build_that_plays_other_games_is_refused(home):
    def spoil(_work: Path, build: Build) -> None:
        change(
            build.part / "tianxia",
            "core/dice.py",
            "def offspring(seed: int, path: str) -> int:\n",
            "def offspring(seed: int, path: str) -> int:\n    path = path + 'x'\n",
        )

    build = Build(home.engines, key_of(home.package))
    with pytest.raises(BadBuild, match="dragon"):
        make(build, home.package, spoil)
    assert not build.is_ready


def test_sources_that_change_in_the_meantime_are_not_compiled(home):
    build = Build(home.engines, key_of(home.package))
    change(home.package, "core/dice.py", '"""', '"""New: ')
    with pytest.raises(SourcesChanged):
        make(build, home.package, lambda *_: pytest.fail("nothing is compiled"))
    assert not build.part.exists()
    assert not build.has_failed


def test_the_two_newest_builds_stay(tmp_path):
    for age, name in enumerate(["newest", "newer", "old", "older", "dead.part"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    tidy(Build(tmp_path, "newest"))
    assert {path.name for path in tmp_path.iterdir()} == {"newest", "newer"}


def test_the_shared_library_is_named_after_the_build(built):
    (library,) = built.folder().glob("*__mypyc*")
    assert re.match(rf"tianxia_{built.folder().name}__mypyc\.", library.name)

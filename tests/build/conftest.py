"""A copy of the package with a cache of its own, and a build of one small module for it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock
from tests.waiting import PATIENCE

SOURCES = Path(__file__).parents[2] / "src" / "tianxia"
SMALL = "core/grid.py"  # a module that knows no other, so that the rest can stay interpreted


class Home:
    """A package and a cache: where somebody lives who has just installed the program."""

    def __init__(self, package: Path, cache: Path) -> None:
        self.package = package
        self.cache = cache
        self.engines = cache / "tianxia" / "engine"

    def environment(self, **more: str) -> dict[str, str]:
        """What processes here are told; the tests' own wishes are not theirs."""
        known = {name: value for name, value in os.environ.items() if name != "TIANXIA_ENGINE"}
        home = {"PYTHONPATH": str(self.package.parent), "XDG_CACHE_HOME": str(self.cache)}
        return known | home | {"LC_ALL": "C.UTF-8"} | more

    def python(self, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run Python here."""
        return subprocess.run(
            [sys.executable, "-P", *args],
            env=self.environment(**more),
            cwd=self.cache,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def build(self, **more: str) -> None:
        """Build the one small module, as the program itself would build all."""
        done = self.python("-m", "tianxia.build", "--only", SMALL, **more)
        assert done.returncode == 0, done.stderr

    def told(self, script: str, **more: str) -> dict[str, object]:
        """What a script prints as JSON."""
        done = self.python("-c", script, **more)
        assert done.returncode == 0, done.stderr
        found: dict[str, object] = json.loads(done.stdout)
        return found

    def folder(self) -> Path:
        """The one build that is here."""
        (found,) = [path for path in self.engines.iterdir() if path.is_dir()]
        return found


def settled(folder: Path) -> Home:
    """A home with a package as it is, and nothing in its cache."""
    cache = folder / "cache"
    cache.mkdir(parents=True)
    shutil.copytree(
        SOURCES, folder / "src" / "tianxia", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    return Home(folder / "src" / "tianxia", cache)


@pytest.fixture
def home(tmp_path):
    """A home without any build."""
    return settled(tmp_path)


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """A home with a build of one module; all tests share it, and change nothing there."""
    alone = tmp_path_factory.getbasetemp()
    root = alone.parent if "PYTEST_XDIST_WORKER" in os.environ else alone
    place = root / "built"
    with FileLock(root / "built.lock"):
        if not place.exists():
            settled(place).build()
    return Home(place / "src" / "tianxia", place / "cache")

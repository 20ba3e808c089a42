"""Packages and environments that all tests here share, whichever worker makes them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from filelock import FileLock
from tests.packaging.making import (
    ROOT,
    Installed,
    Packages,
    index_answers,
    make_environment,
    make_packages,
    registry_answers,
)

from tianxia.core.build import compiled


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the workers of one run share, if there is an index to install from."""
    alone = tmp_path_factory.getbasetemp()
    root = alone.parent if "PYTEST_XDIST_WORKER" in os.environ else alone
    folder = root / "packaging"
    with FileLock(root / "packaging.lock"):
        if not folder.exists():
            folder.mkdir()
            if index_answers(folder):
                (folder / "answers").touch()
    if not (folder / "answers").exists():
        pytest.skip("No package index answers, so nothing can be installed.")
    return folder


@pytest.fixture(scope="session")
def packages(shared: Path) -> Packages:
    """Archive and pure wheel of the checkout."""
    with FileLock(shared / "packages.lock"):
        made = [*shared.glob("packages/made/*.tar.gz"), *shared.glob("packages/made/*.whl")]
        if len(made) == 2:
            return Packages(*made)
        if not registry_answers(shared):
            pytest.skip("No npm registry answers, so the client cannot be built.")
        return make_packages(shared / "packages")


@pytest.fixture(scope="session")
def installed(shared: Path, request: pytest.FixtureRequest) -> Installed:
    """An environment with the wheel of the build that is tested: pure, or `make compiled`'s."""
    with FileLock(shared / "installed.lock"):
        folder = shared / "installed"
        if folder.exists():
            return Installed(folder)
        if not compiled():
            return make_environment(folder, request.getfixturevalue("packages").wheel)
        wheels = sorted(ROOT.glob("build/wheel-*/*.whl"), key=lambda path: path.stat().st_mtime)
        return make_environment(folder, wheels[-1])

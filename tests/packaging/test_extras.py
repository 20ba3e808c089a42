"""Extras that people are told to install exist, and the way that is named for a checkout works."""

from __future__ import annotations

import re
import shlex
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from tests.docs.pages import PAGES
from tests.packaging.making import ROOT, clone, pip, try_pip, without_node

from tianxia import installing

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
NAMED = re.compile(r"(?:tianxia|\.)\[([a-z,]+)\]")
BY_NAME, BY_FOLDER = 'pip install "tianxia[', 'pip install -e ".['


def test_every_extra_that_is_named_exists() -> None:
    files = [*PAGES, *(ROOT / "examples").glob("*.py"), *(ROOT / "src").rglob("*.ftl")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    named = {extra for text in texts for found in NAMED.findall(text) for extra in found.split(",")}
    assert {"research", "openspiel", "learn"} <= named <= set(EXTRAS)


def test_all_extras_are_told_of() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.M)) == set(EXTRAS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_that_names_the_package_names_the_checkout_too(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.count(BY_NAME) == text.count(BY_FOLDER)


def test_sources_that_were_never_installed_are_named_by_their_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nowhere(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(installing, "distribution", nowhere)
    monkeypatch.setattr(installing, "__file__", str(ROOT / "src" / "tianxia" / "installing.py"))
    words = shlex.split(installing.install_command("data"))
    assert words[0] == sys.executable
    assert words[-2:] == ["--editable", f"{ROOT}[data]"]


@pytest.mark.interpreted
def test_an_extra_is_installed_from_a_checkout(tmp_path: Path) -> None:
    source = clone(tmp_path / "clone")
    words = ["install", "--dry-run", "--no-build-isolation", "--quiet", "-e", ".[data]"]
    pip(sys.executable, *words, cwd=source, **without_node(tmp_path / "old"))
    wrong = try_pip(sys.executable, *words[:-1], ".[no-such]", cwd=source)
    assert "does not provide the extra" in wrong.stdout + wrong.stderr

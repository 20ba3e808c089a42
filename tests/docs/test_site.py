"""The documentation as a site: complete, without warnings, without requests to elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, title_of


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    args = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(folder),
    ]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(args, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_page_is_there_and_loads_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert {page.stem for page in (ROOT / "docs").glob("*.md")} < {page.stem for page in pages}
    for page in pages:
        html = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe)[^>]*\ssrc="?([^" >]+)', html)
        loaded += re.findall(r'<link[^>]*\shref="?([^" >]+)', html)
        assert loaded
        assert not [address for address in loaded if re.match(r"(\w+:)?//", address)], page.name
    for style in site.rglob("*.css"):
        found = re.findall(r"url\(['\"]?(https?:|//)", style.read_text(encoding="utf-8"))
        assert not found, style.name


def test_rules_of_all_games_are_there_and_listed_in_all_languages(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    for game in GAMES:
        for language in LANGUAGES:
            assert f'href="rules/{game}.{language}.html"' in index
            assert title_of(game, language) in index
            html = (site / "rules" / f"{game}.{language}.html").read_text(encoding="utf-8")
            assert 'id="c10-1"' in html
            assert "{#c" not in html


def test_observations_and_reference_are_made_from_the_sources(site: Path) -> None:
    html = (site / "observations.html").read_text(encoding="utf-8")
    for game in GAMES:
        rules = rules_for(game)
        assert f"{rules.encoding_size()} numbers, {rules.catalogue.size} actions" in html
        assert all(f"<code>{part.name}</code>" in html for part in rules.slices())
    reference = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("match.undo_blocker", "table.observation", "bot.choose", "tianxia.save"):
        assert name.replace(".", "") in reference.lower()

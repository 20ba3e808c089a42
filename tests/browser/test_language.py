"""A third language needs its word files and nothing else, from the shell to the table.

The program is copied, accented English is put beside English as if it were Esperanto, and the
client is built: home, table, log, settings, rules and command line speak it at once.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.driving import PERSON, QUICK, drive, kind
from tests.browser.machine import ROOT, Host, node_environment
from tests.words.pseudo import ACCENTS, copied, translate

LANGUAGE = "eo"
# What no language changes: names, and what languages call themselves.
NAMES = {"tianxia", "Ania", "quick", "Polski", "English", "Esperanto", "PL", "EN", "EO"}
PLAIN = re.compile(r"[A-Za-z]{2,}")

SPOKEN = """
(root) => {
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest('style, script, noscript')) found.push(node.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const node of root.querySelectorAll(`[${name}]`)) found.push(node.getAttribute(name));
  return found.join('\\n');
}
"""


@pytest.fixture(scope="module")
def third(tmp_path_factory) -> Path:
    """The program with a third language."""
    root = copied(ROOT, tmp_path_factory.mktemp("third"))
    translate(root, LANGUAGE, ["dragon"])
    return root


@pytest.fixture(scope="module")
def abroad(third, tmp_path_factory):
    """A server of that program."""
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(build, cwd=third / "web", env=node_environment(), check=True)
    static = third / "src/tianxia/server/static"
    made = Host(tmp_path_factory.mktemp("abroad"), static, third / "src")
    yield made
    made.close()


def said(text: str) -> str:
    """English as it is said there."""
    return text.translate(ACCENTS)


def leftover(text: str, *names: str) -> set[str]:
    """Words that nobody has translated."""
    return set(PLAIN.findall(text)) - NAMES - {word for name in names for word in name.split()}


def spoken(place: Locator) -> str:
    """All that is written there, for eyes and for screen readers."""
    text: str = place.evaluate(SPOKEN)
    assert re.search(rf"[{said('aeiou')}]", text), text
    return text


def test_the_home_page_speaks_it_and_offers_it(visitor, abroad):
    page = visitor(abroad.url, language=LANGUAGE).open("/")
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    expect(page.get_by_role("heading", name=said("In the Year of the Dragon"))).to_be_visible()
    expect(page.get_by_role("button", name=said("Play now")).first).to_be_enabled()
    assert leftover(spoken(page.locator("body"))) == set()
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="W roku Smoka")).to_be_visible()
    page.get_by_role("button", name="Esperanto").click()
    expect(page.get_by_role("heading", name=said("In the Year of the Dragon"))).to_be_visible()


def test_the_table_speaks_it(visitor, abroad):
    table = abroad.table(PERSON, QUICK)
    drive(table, (0,), kind("choose-action"))
    bots = [seat["name"] for seat in abroad.get(f"/tables/{table.id}")["seats"]]
    me = visitor(abroad.url, language=LANGUAGE)
    me.sit(table, 0)
    page = me.open(f"/t/{table.id}")
    me.board()
    assert leftover(spoken(page.locator("body")), *bots) == set()
    log = page.locator(".log")
    expect(log).to_contain_text(said("Month 1"))
    page.get_by_role("button", name=said("Menu")).click()
    choice = page.get_by_label(said("Language"))
    expect(choice).to_have_value(LANGUAGE)
    choice.select_option("en")
    expect(log).to_contain_text("Month 1")


def test_rules_speak_it_where_somebody_has_translated_them(visitor, abroad):
    me = visitor(abroad.url, language=LANGUAGE)
    page = me.open("/rules/dragon#c4-3")
    expect(page.locator("#c4-3")).to_be_in_viewport()
    expect(page.locator("#c4-3")).to_contain_text(said("Choosing an action"))
    page = me.open("/rules/rotunda")
    expect(page.get_by_role("heading", level=1).first).to_contain_text(said("Round House"))
    expect(page.locator("main")).to_contain_text("Round House")


def run(third: Path, *words: str, **env: str) -> str:
    """What the command line says."""
    known = os.environ | {"PYTHONPATH": str(third / "src"), "LC_ALL": "C.UTF-8"} | env
    asked = [sys.executable, "-m", "tianxia", *words]
    done = subprocess.run(
        asked, env=known, capture_output=True, encoding="utf-8", check=True, timeout=300
    )
    return done.stdout


def test_the_command_line_speaks_it(third, tmp_path):
    usage = run(third, "--help", "--lang", LANGUAGE)
    assert said("Usage:") in usage
    assert f"--lang en|{LANGUAGE}|pl" in run(third, "games", "--help", "--lang", LANGUAGE)
    assert said("In the Year of the Dragon") in run(third, "games", LC_ALL="eo_XX.UTF-8")
    saved = tmp_path / "game"
    run(third, "simulate", "dragon", "--games", "1", "--save", str(saved), "--lang", LANGUAGE)
    (record,) = saved.glob("*.jsonl")
    told = run(third, "replay", str(record), "--lang", LANGUAGE)
    assert said("Month 1") in told
    assert leftover(told, "Player random") == set()

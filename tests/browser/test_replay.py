"""A finished game: every step has an address, and the record can be taken home."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.driving import PERSON, QUICK, drive, ended

import tianxia


@pytest.fixture(scope="module")
def played(host):
    """A game of three bots, to its end; the table and its last ply."""
    table = host.table(QUICK, QUICK, QUICK, great_wall="on", super_event="random")
    return table, ended(table)


def test_every_step_has_an_address(visitor, played):
    table, last = played
    me = visitor()
    page = me.open(f"/t/{table.id}/replay?ply=20")
    me.board()
    at = page.locator(".bar .at")
    slider = page.get_by_role("slider")
    expect(at).to_have_text(f"Step 20 of {last}")
    expect(slider).to_have_value("20")
    log = page.locator(".log li").count()
    assert not me.legal()
    slider.press("ArrowRight")
    expect(at).to_have_text(f"Step 21 of {last}")
    expect(page).to_have_url(re.compile(r"/replay\?ply=21$"))
    slider.fill(str(last))
    expect(at).to_have_text(f"Step {last} of {last}")
    assert page.locator(".log li").count() > log
    page.get_by_label("Round", exact=True).select_option(label="Month 3")
    expect(page).not_to_have_url(re.compile(rf"ply={last}$"))
    expect(page.locator(".brand")).to_contain_text("Month 3")
    here = page.url
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".brand")).to_contain_text("Month 2")
    other = visitor(language="pl")
    other.open(here)
    other.board()
    expect(other.page.locator(".brand")).to_contain_text("Miesiąc 3")
    page.locator("body").press("End")
    expect(at).to_have_text(f"Step {last} of {last}")
    page.locator("body").press("Home")
    expect(at).to_have_text(f"Step 0 of {last}")


def test_a_step_beyond_the_end_says_so(visitor, played):
    table, _ = played
    me = visitor()
    me.forgive("404")
    page = me.open(f"/t/{table.id}/replay?ply=99999")
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()


def test_the_record_passes_verification(visitor, played, tmp_path):
    table, _ = played
    me = visitor()
    page = me.open(f"/t/{table.id}/replay")
    me.board()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    done = subprocess.run(
        [sys.executable, "-m", "tianxia", "verify", str(file)],
        env=os.environ | {"PYTHONPATH": str(Path(tianxia.__file__).parents[1]), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout


def test_the_result_leads_to_the_replay(visitor, host):
    table = host.table(PERSON, QUICK)
    drive(table, (0,), None)
    me = visitor()
    page = me.at(table, 0)
    dialog = page.get_by_role("dialog", name="The game is over.")
    dialog.get_by_text("Was chance fair?").click()
    secret = host.get(f"/tables/{table.id}")["secret"]
    expect(dialog.get_by_text(secret)).to_be_visible()
    dialog.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay\?ply=0$"))
    me.board()
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"/replay\?ply=1$"))
    page.get_by_role("link", name="Table").click()
    expect(dialog).to_be_visible()

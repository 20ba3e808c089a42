"""The review of a finished game: the curve comes in, the reader tries again, all of it is kept."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.driving import ended
from tests.browser.test_axe import RUN

NOVICE = {"kind": "bot", "level": "novice"}
SOON = 600_000  # milliseconds for all decisions of a game
PHONE = (360, 740)


@pytest.fixture(scope="module")
def over(host):
    """A finished game of two novices, who slip."""
    table = host.table(NOVICE, NOVICE)
    ended(table)
    return table


@pytest.fixture
def look(axe):
    """axe looks at a page."""

    def look_at(page, where: str) -> None:
        page.evaluate("document.fonts.ready")
        page.evaluate(f"() => {{ {axe}; window.axe = axe; }}")
        found = page.evaluate(RUN)
        assert not found, f"{where}: {json.dumps(found, indent=1)}"

    return look_at


def step(page) -> int:
    """The step the page is at."""
    return int(page.get_by_label("Prospects after every decision").get_attribute("aria-valuenow"))


def test_a_review_from_the_first_click_to_a_second_reader(visitor, over, look):
    me = visitor(trusted=True)
    page = me.open(f"/t/{over.id}/replay")
    me.board()
    start = page.get_by_role("button", name="Review this game")
    expect(start).to_be_visible()
    look(page, "before the review")
    start.click()
    curve = page.get_by_role("slider", name="Prospects after every decision")
    expect(curve).to_be_visible(timeout=SOON)
    expect(page.get_by_role("button", name="Stop")).to_have_count(0, timeout=SOON)
    expect(page.get_by_text("what was hidden then stays hidden")).to_be_visible()
    entries = page.locator(".review li button")
    expect(entries.first).to_be_visible()
    look(page, "review")

    at = step(page)
    curve.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuenow", str(at))
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page).to_have_url(re.compile(r"\?ply=\d\d+$"))

    entries.first.click()
    expect(page.get_by_text("What would you play?")).to_be_visible()
    expect(page.locator(".played")).to_be_visible()
    assert me.legal() or page.locator(".status .pill.inl").count(), "the options glow"
    look(page, "try again")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    confirm = page.locator(".status .pill.pri")
    told = page.locator(".tried .main b")
    expect(confirm.or_(told)).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(told).to_be_visible()
    expect(page.get_by_text("Better would have been")).to_be_visible()
    assert page.locator("section.card ol li").count() >= 1
    look(page, "tried")

    page.get_by_role("button", name="Next decision").click()
    expect(page.get_by_text("What would you play?")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(told).to_have_text("This was better.")
    page.keyboard.press("Escape")
    expect(page.locator(".bar .at")).to_be_visible()

    other = visitor(language="pl", theme="dark", trusted=True, size=PHONE, touch=True)
    second = other.open(f"/t/{over.id}/replay?ply=30")
    other.board()
    expect(second.get_by_role("slider", name="Szanse po każdej decyzji")).to_be_visible()
    expect(second.get_by_role("button", name="Przejrzyj partię")).to_have_count(0)
    look(second, "review, phone")
    second.locator(".review li button").first.click()
    expect(second.get_by_text("Co zagrasz?")).to_be_visible()
    wide = second.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing sticks out"
    look(second, "try again, phone")


def test_a_replay_plays_by_itself_until_it_is_paused(visitor, over):
    me = visitor()
    page = me.open(f"/t/{over.id}/replay?ply=10")
    me.board()
    at = page.locator(".bar .at")
    expect(at).to_contain_text("Step 10 ")
    page.get_by_label("Pace", exact=True).select_option(label="fast")
    page.get_by_role("button", name="Play by itself").click()
    expect(at).not_to_contain_text("Step 10 ")
    expect(at).not_to_contain_text("Step 11 ")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(at).to_contain_text("Step 0 ")


def test_a_running_game_has_no_review(visitor, host):
    table = host.table({"kind": "person", "name": "Ania"}, NOVICE)
    me = visitor()
    page = me.open(f"/t/{table.id}/replay")
    me.board()
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)

"""axe finds nothing to complain about, on any page, in both themes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.driving import OPEN, OTHER, PERSON, QUICK, advised, drive, ended, kind

PHONE = (390, 844)
RUN = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    id, help, at: nodes.slice(0, 4).map((node) => [node.target.join(' '), node.failureSummary]),
  }));
}
"""

themes = pytest.mark.parametrize("theme", ["light", "dark"])


@pytest.fixture
def looked(visitor, axe):
    """Makes somebody who looks at pages with axe."""

    def make(**wishes):
        me = visitor(trusted=True, **wishes)

        def look(where: str) -> None:
            me.page.evaluate("document.fonts.ready")
            me.page.evaluate(f"() => {{ {axe}; window.axe = axe; }}")
            found = me.page.evaluate(RUN)
            assert not found, f"{where}: {json.dumps(found, indent=1)}"

        return me, look

    return make


@themes
def test_pages_around_the_table(looked, host, theme):
    lobby = host.table(PERSON, OPEN)
    running = host.table(PERSON, QUICK)
    me, look = looked(theme=theme)
    me.sit(lobby, 0)
    me.sit(running, 0)
    page = me.open("/")
    expect(page.locator("a.tb")).to_have_count(2)
    look("home")
    me.open("/new/dragon")
    expect(page.locator("form .btn.pri")).to_be_visible()
    page.locator("select.kind").nth(1).select_option("open")
    look("new table")
    me.open(f"/t/{lobby.id}")
    page.get_by_role("button", name="QR code").click()
    expect(page.locator(".code svg")).to_be_visible()
    look("lobby")
    me.open("/rules/dragon")
    expect(page.locator("main table").first).to_be_visible()
    look("rules")
    me.open("/nowhere")
    look("nowhere")
    guest, look = looked(theme=theme, language="pl")
    guest.open(f"/t/{lobby.id}#seat={lobby.invites[1]}")
    expect(guest.page.locator("#join-name")).to_be_visible()
    look("join")


@themes
def test_the_table(looked, host, theme):
    table = host.table(PERSON, QUICK, QUICK, QUICK, great_wall="on", super_event="random")
    drive(table, (0,), kind("choose-action", 5), advised)
    me, look = looked(theme=theme)
    page = me.at(table, 0)
    me.turn()
    look("my turn")
    page.keyboard.press("1")
    expect(page.locator(".list")).to_be_visible()
    look("list of choices")
    page.keyboard.press("Escape")
    me.thing(me.legal("card:")[0]).click()
    me.state("chosen")
    look("chosen")
    page.locator(".tool", has_text="Forecast").click()
    expect(page.locator(".fr").first).to_be_visible()
    look("forecast")
    page.locator(".tool", has_text="Sheet").click()
    expect(page.get_by_role("dialog").locator("table").first).to_be_visible()
    look("sheet")
    page.keyboard.press("Escape")
    page.locator(".gear").click()
    expect(page.get_by_role("dialog").locator("select").first).to_be_visible()
    look("settings")
    page.keyboard.press("Escape")
    page.locator(".tool", has_text="History").click()
    expect(page.locator(".bar")).to_be_visible()
    look("history")


@themes
def test_a_seat_for_a_bot(looked, host, theme):
    me, look = looked(theme=theme)
    page = me.at(host.table(PERSON, OTHER), 0)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("dialog").locator("select")).to_be_enabled()
    look("somebody's seat for a bot")


@themes
def test_persons_pass_screen_and_phone(looked, host, theme):
    table = host.table(PERSON, OTHER)
    drive(table, (0, 1), kind("play-card", 2))
    me, look = looked(theme=theme, language="pl")
    page = me.at(table, 0, 1)
    if me.turn() == "pass":
        look("pass the device")
        page.locator(".pass button").click()
    me.turn()
    look("persons")
    phone, look = looked(theme=theme, size=PHONE, touch=True)
    phone.at(table, 0, 1)
    if phone.turn() == "pass":
        look("pass the device, phone")
        phone.page.locator(".pass button").tap()
    phone.turn()
    look("persons, phone")


@themes
def test_the_end_and_the_replay(looked, host, theme):
    table = host.table(QUICK, QUICK, QUICK)
    last = ended(table)
    me, look = looked(theme=theme)
    page = me.open(f"/t/{table.id}")
    expect(page.get_by_role("dialog").locator("tfoot")).to_be_visible()
    look("result")
    me.open(f"/t/{table.id}/replay?ply={last // 2}")
    me.board()
    look("replay")

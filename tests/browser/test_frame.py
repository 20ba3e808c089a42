"""The frame of a table: the size it says it has, and the places that somebody may be shown."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.driving import PERSON, QUICK, ended
from tests.browser.machine import ROOT

SIZES = {
    (390, 844): ("phone", "free"),
    (390, 660): ("phone", "tight"),
    (759, 1000): ("phone", "free"),
    (760, 1000): ("tablet", "free"),
    (1180, 800): ("tablet", "tight"),
    (1181, 840): ("low", "tight"),
    (1181, 841): ("desk", "free"),
}


def places() -> list[str]:
    """The list of the client."""
    text = (ROOT / "web" / "src" / "table" / "places.ts").read_text()
    found = re.search(r"PLACES = \[(.*?)\] as const", text, re.DOTALL)
    assert found is not None
    return re.findall(r"'([a-z:]+)'", found[1])


def test_the_frame_says_how_large_it_is(visitor, host):
    me = visitor()
    page = me.at(host.table(PERSON, QUICK, QUICK, game="zhanguo"), 0)
    for (width, height), (size, room) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f'.app[data-size="{size}"][data-room="{room}"]')).to_be_visible()


def test_every_place_of_the_frame_is_on_the_page_once(visitor, host):
    me = visitor()
    page = me.at(host.table(PERSON, QUICK, QUICK), 0)
    me.turn()
    me.thing(me.legal()[0]).click()
    while me.state("mine", "chosen") == "mine":
        me.thing(me.legal()[0]).click()
    wanted = [*places(), "panel:0", "panel:1", "panel:2"]
    assert len(wanted) > 12
    for place in wanted:
        expect(page.locator(f'[data-place="{place}"]')).to_have_count(1)
    named = page.locator("[data-place]").evaluate_all("all => all.map((one) => one.dataset.place)")
    assert sorted(named) == sorted(wanted)


def test_a_replay_stands_in_the_same_frame(visitor, host):
    table = host.table(QUICK, QUICK)
    ended(table)
    me = visitor()
    page = me.open(f"/t/{table.id}/replay")
    me.board()
    expect(page.locator('.app.past[data-size="desk"]')).to_be_visible()
    for place in ("progress", "board", "log", "panel:0", "panel:1"):
        expect(page.locator(f'[data-place="{place}"]')).to_have_count(1)

"""The server goes away in the middle of a game and comes back."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.driving import PERSON, QUICK, drive, kind
from tests.browser.machine import Host


@pytest.fixture
def mortal(client, tmp_path):
    """A server of its own, to be killed."""
    made = Host(tmp_path, client)
    yield made
    made.close()


def test_the_game_goes_on_after_kill_9(visitor, mortal):
    table = mortal.table(PERSON, QUICK)
    drive(table, (0,), kind("choose-action", 2))
    me = visitor(mortal.url)
    me.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_CONNECTION_RESET")
    page = me.at(table, 0)
    me.turn()
    asked = page.locator(".status [role=status]").inner_text()
    lines = page.locator(".log li").count()
    banner = page.locator(".banner")
    expect(banner).to_be_hidden()

    mortal.kill()
    expect(banner).to_contain_text("The connection is lost")
    card = me.legal("card:")[0]
    me.thing(card).click()
    page.locator(".status .pill.pri").click()  # an answer given while nobody listens
    mortal.start()
    banner.get_by_role("button").click()  # "Try now" instead of waiting
    expect(banner).to_be_hidden()
    me.settled()
    me.turn()
    assert page.locator(".log li").count() > lines, "the answer has arrived"
    assert page.locator(".status [role=status]").inner_text() != asked or me.legal()

    mortal.kill()
    expect(banner).to_be_visible()
    mortal.start()
    expect(banner).to_be_hidden()  # by itself
    me.answer(random.Random(1))
    assert me.turn() == "mine"

"""Whole games against a bot: by mouse, and by keyboard alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.driving import BOT, PERSON

if TYPE_CHECKING:
    from tests.browser.visitor import Visitor

FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
MOST_TABS = 80
BY_TAB = 5  # questions answered by walking over the board; the others by the list


def test_a_whole_game_by_mouse(visitor):
    me = visitor(confirm="turn")  # as it is for everybody who has not set it
    page = me.open("/new/dragon")
    page.get_by_label("Name of the player on seat 1").fill("Ania")
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_role("button", name="Start", exact=True).click()
    me.board()
    chance = random.Random(11)
    answers = 0
    while me.turn() != "over":
        me.answer(chance)
        answers += 1
    assert answers > 24, "a pair drafted, twelve actions, most months a person"
    dialog = page.get_by_role("dialog", name="The game is over.")
    expect(dialog.get_by_role("columnheader")).to_have_count(2)
    expect(dialog.get_by_role("rowheader", name="Palaces")).to_be_visible()
    expect(dialog.get_by_role("link", name="Replay")).to_be_visible()
    old = page.url
    dialog.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(old)
    expect(dialog).to_be_hidden()
    assert me.turn() == "mine"


def test_a_whole_game_by_keyboard_alone(visitor, host):
    table = host.table(PERSON, BOT)
    me = visitor(confirm="turn")  # as it is for everybody who has not set it
    me.sit(table, 0)
    page = me.open("/")
    page.locator("a.tb").wait_for()
    walk(page, "a.tb")
    page.keyboard.press("Enter")
    me.board()
    chance = random.Random(5)
    answers = 0
    while me.turn() != "over":
        if answers < BY_TAB:
            over_the_board(me)
        else:
            by_list(me, chance)
        answers += 1
    assert answers > 24, "a pair drafted, twelve actions, most months a person"
    dialog = page.get_by_role("dialog", name="The game is over.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    walk(page, ".status .pill.pri")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()


def walk(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"{selector} cannot be reached with {key}")


def over_the_board(me: Visitor) -> None:
    """Walk to a thing that glows and take it; then to Confirm, if that is asked for."""
    keyboard = me.page.keyboard
    lines = me.lines()
    while (now := me.state("mine", "chosen", "over", "other")) == "mine":
        if me.lines() != lines:
            return
        if not me.page.evaluate(FOCUSED, ".pop button"):  # a fan takes the focus by itself
            walk(me.page, ".legal, .status .pill.inl")
        keyboard.press("Enter")
    if now != "chosen":
        return
    if not me.page.evaluate(FOCUSED, ".status .pill.pri"):
        walk(me.page, ".status .pill.pri", "Shift+Tab")
    keyboard.press("Enter")
    me.settled()


def by_list(me: Visitor, chance: random.Random) -> None:
    """Take a row of the list: by its number, or by arrows."""
    keyboard = me.page.keyboard
    if chance.random() < 0.5:
        keyboard.press(str(chance.randint(1, 9)))
    else:
        for _ in range(chance.randint(1, 4)):
            keyboard.press("ArrowDown")
    expect(me.page.locator(".list button:focus")).to_be_visible()
    keyboard.press("Enter")
    if me.state("mine", "chosen", "over", "other") == "chosen":
        assert me.page.evaluate(FOCUSED, ".status .pill.pri, body"), "Enter means Confirm"
        keyboard.press("Enter")
        me.settled()

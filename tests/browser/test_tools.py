"""The tools beside the board: undo, reasons, hint, forecast, sheet, history, language, colours."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.driving import BOT, PERSON, advised, drive, kind, short_of_money, spending
from tests.browser.visitor import boxes

FRAME = (
    ".brand",
    ".status",
    ".tools",
    ".panels",
    "main.board",
    "svg.dg-board",
    "aside.side",
    ".log",
    "section.mine",
)


def sentence(page):
    """What the status bar says."""
    return page.locator(".status [role=status]")


def test_undo_gives_the_question_back(visitor, host):
    table = host.table(PERSON, BOT)
    drive(table, (0,), kind("place-person"))
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    assert not me.legal("hand:")
    lines = page.locator(".log li").count()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator('.legal[data-target^="hand:"]')).not_to_have_count(0)
    assert page.locator(".log li").count() < lines
    me.answer(random.Random(6))
    assert me.turn() == "mine"


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("en", "Undo", r"You cannot go back past another player: .+ has answered since\."),
        ("pl", "Cofnij", r"Nie można cofnąć"),
    ],
)
def test_a_blocked_undo_says_what_blocks_it(visitor, host, language, name, words):
    def blocked(window, question):
        blocker = window.now["undo"]["blocker"]
        return blocker is not None and blocker["key"] == "undo-blocked-other"

    table = host.table(PERSON, BOT)
    drive(table, (0,), blocked)
    me = visitor(language=language)
    page = me.at(table, 0)
    undo = page.get_by_role("button", name=name)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    undo.hover()
    expect(page.get_by_role("tooltip")).to_have_text(re.compile(words))
    before = sentence(page).inner_text()
    undo.click(force=True)
    assert sentence(page).inner_text() == before
    page.mouse.move(700, 880)
    undo.blur()
    expect(page.get_by_role("tooltip")).to_be_hidden()
    undo.focus()
    expect(page.get_by_role("tooltip")).to_have_text(re.compile(words))


def test_a_dead_card_says_why(visitor, host):
    table = host.table(PERSON, BOT)
    drive(table, (0,), short_of_money, spending)
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    card = me.thing("card:privilege")
    expect(card).to_have_class(re.compile(r"\bblocked\b"))
    expect(card).to_have_attribute("aria-disabled", "true")
    card.hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text("You have")
    assert apart(card.bounding_box(), bubble.bounding_box()), "it does not cover what it explains"
    page.mouse.move(700, 880)
    expect(bubble).to_be_hidden()
    card.focus()
    expect(bubble).to_contain_text("You have")
    card.press("Enter")
    assert me.state("mine", "chosen") == "mine", "it cannot be chosen"
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def apart(one, other) -> bool:
    """Whether two boxes do not overlap (a pixel of outline aside)."""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def test_a_hint_comes_with_its_reason(visitor, host):
    table = host.table(PERSON, BOT)
    drive(table, (0,), kind("choose-action", 2))
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    page.get_by_role("button", name="Hint").click()
    said = page.locator(".status .sub")
    expect(said).to_have_text(re.compile(r"^Hint: .+ – .+"))
    expect(said).to_contain_text("looked ahead")
    expect(page.locator(".hinted")).not_to_have_count(0)
    page.locator(".gear").click()
    page.get_by_label("Bot that gives hints").select_option("casual")
    page.keyboard.press("Escape")
    page.reload()
    me.turn()
    page.get_by_role("button", name="Hint").click()
    expect(said).to_have_text(re.compile(r"^Hint: .+ – .+"))
    expect(said).not_to_contain_text("looked ahead")
    me.answer(random.Random(2))
    me.turn()
    expect(page.locator(".hinted")).to_have_count(0)


def test_forecast_and_sheet(visitor, host):
    table = host.table(PERSON, BOT, BOT)
    drive(table, (0,), kind("choose-action", 3))
    me = visitor()
    page = me.at(table, 0)
    board = boxes(page, "main.board", ".panels")
    forecast = page.get_by_role("button", name="Forecast")
    forecast.click()
    expect(forecast).to_have_attribute("aria-expanded", "true")
    shown = page.get_by_role("region", name="If the game ended now")
    expect(shown.locator(".fr")).to_have_count(3)
    assert boxes(page, "main.board", ".panels") == board
    told = page.request.get(f"/api/tables/{table.id}/past?ply=1").json()["forecast"]
    assert len(told) == 3
    forecast.click()
    expect(shown).to_be_hidden()

    page.get_by_role("button", name="Sheet").click()
    sheet = page.get_by_role("dialog", name="Sheet")
    players = sheet.get_by_role("table", name="Players")
    expect(players.get_by_role("row")).to_have_count(4)
    expect(players).to_contain_text("Ania")
    expect(sheet.get_by_role("table", name="Events")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_history_has_addresses(visitor, host):
    table = host.table(PERSON, BOT)
    ply = drive(table, (0,), kind("choose-action", 3))
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    now = sentence(page).inner_text()
    page.get_by_role("button", name="History").click()
    at = page.locator(".bar .at")
    expect(at).to_have_text(f"Step {ply - 1} of {ply}")
    expect(page).to_have_url(re.compile(rf"\?ply={ply - 1}$"))
    expect(page.get_by_label("Round", exact=True).locator("option:checked")).to_have_text("Month 3")
    assert not me.legal(), "the past cannot be changed"
    page.get_by_role("button", name="One step back").click()
    expect(at).to_have_text(f"Step {ply - 2} of {ply}")
    page.get_by_role("button", name="One step on").click()
    expect(at).to_have_text(f"Step {ply - 1} of {ply}")
    page.get_by_role("button", name="To the beginning").click()
    expect(at).to_have_text(f"Step 0 of {ply}")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("slider").fill("3")
    expect(at).to_have_text(f"Step 3 of {ply}")
    expect(page).to_have_url(re.compile(r"\?ply=3$"))
    page.get_by_role("button", name="Now", exact=True).click()
    expect(sentence(page)).to_have_text(now)
    assert "ply" not in page.url
    assert me.legal()
    me.open(f"/t/{table.id}?ply=2")
    expect(at).to_have_text(f"Step 2 of {ply}")


def test_another_language_keeps_the_game(visitor, host):
    table = host.table(PERSON, BOT)
    drive(table, (0,), kind("choose-action"))
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    expect(page.locator(".status")).to_contain_text("Your turn.")
    me.thing(me.legal("card:")[0]).click()
    me.state("chosen")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".status .pill.pri")).to_have_text("Zatwierdź")
    me.confirm()
    me.turn()
    page.reload()
    me.board()
    expect(page.get_by_role("heading", level=1)).to_have_text("W roku Smoka")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("In the Year of the Dragon")


def test_the_log_shows_its_last_line(visitor, host):
    table = host.table(PERSON, BOT, BOT)
    drive(table, (0,), kind("play-card", 2), advised)
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    last = page.locator("aside .log li").last
    expect(last).to_be_in_viewport(ratio=0.9)
    me.answer(random.Random(1))
    me.turn()
    expect(last).to_be_in_viewport(ratio=0.9)


def test_dark_colours_stay(visitor, host):
    table = host.table(PERSON, BOT)
    me = visitor()
    page = me.at(table, 0)
    light = brightness(page)
    page.get_by_role("button", name="dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 0.3 < light
    page.reload()
    me.board()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def brightness(page) -> float:
    """How bright the ground of the page is, 0 to 1."""
    script = "getComputedStyle(document.documentElement).getPropertyValue('--table').trim()"
    colour = page.evaluate(script)
    return sum(bytes.fromhex(colour.removeprefix("#"))) / (3 * 255)


def test_dark_as_the_device(visitor, host):
    me = visitor(theme="dark")
    page = me.open("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_confirmation_can_be_switched_off(visitor, host):
    table = host.table(PERSON, BOT)
    drive(table, (0,), kind("choose-action"))
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    page.locator(".gear").click()
    page.get_by_label("Ask before a choice is sent").select_option("never")
    page.keyboard.press("Escape")
    lines = page.locator(".log li").count()
    me.thing(me.legal("card:")[0]).click()
    expect(page.locator(".log li")).not_to_have_count(lines)
    me.turn()


def test_nothing_moves_when_the_choices_change(visitor, host):
    table = host.table(PERSON, BOT, BOT)
    drive(table, (0,), kind("choose-action", 2), advised)
    me = visitor()
    page = me.at(table, 0)
    page.evaluate("document.fonts.ready")
    me.turn()
    chance = random.Random(4)
    before = boxes(page, *FRAME)
    for _ in range(14):
        for name in me.legal()[:1]:
            me.thing(name).dispatch_event("mouseenter")
            assert boxes(page, *FRAME) == before, "pointing"
        while me.state("mine", "chosen") == "mine":
            me.pick(chance)
            assert boxes(page, *FRAME) == before, "choosing"
        me.confirm()
        assert boxes(page, *FRAME) == before, "sending"
        if me.turn() == "over":
            break
        assert boxes(page, *FRAME) == before, "the next question"

"""The pages around the table: home, new table, rules, and addresses that lead nowhere."""

from __future__ import annotations

import re
import sys
import time

import pytest
from playwright.sync_api import expect
from tests.browser.driving import OPEN, PERSON, QUICK, drive, kind

LIGHT = 250_000  # bytes of the first page, compressed


def test_the_first_page_is_light(visitor):
    me = visitor()
    network = me.context.new_cdp_session(me.page)
    network.send("Network.enable")
    sizes: dict[str, int] = {}
    network.on(
        "Network.loadingFinished",
        lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}),
    )
    page = me.open("/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    assert 0 < sum(sizes.values()) < LIGHT, f"{sum(sizes.values())} bytes"
    tell(f"first page: {sum(sizes.values()) / 1000:.0f} kB in {len(sizes)} answers")


def tell(text: str) -> None:
    """Something to know, not to judge."""
    sys.stderr.write(f"\n{text}\n")


def test_one_click_to_the_first_move(visitor):
    me = visitor()
    page = me.open("/")
    play = page.locator("[data-game=dragon]").get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    begin = time.perf_counter()
    play.click()
    me.board()
    assert me.turn() == "mine"
    tell(f"from 'Play now' to my first choice: {time.perf_counter() - begin:.2f} s")
    expect(page.locator(".panel")).to_have_count(4)
    begin = time.perf_counter()
    page.reload()
    me.board()
    me.turn()
    assert me.legal()
    tell(f"table page, from reload to my choice: {time.perf_counter() - begin:.2f} s")


@pytest.mark.parametrize(
    ("language", "turn", "game"),
    [("en", "Your turn", "In the Year of the Dragon"), ("pl", "Twoja tura", "W roku Smoka")],
)
def test_home_lists_my_tables(visitor, host, language, turn, game):
    table = host.table(PERSON, QUICK)
    drive(table, (0,), kind("choose-action"))
    me = visitor(language=language)
    me.sit(table, 0)
    page = me.open("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=game).first).to_be_visible()
    mine = page.locator("a.tb")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(turn)
    expect(mine).to_contain_text("Ania")
    mine.click()
    me.board()
    expect(page).to_have_url(re.compile(rf"/t/{table.id}$"))


def test_a_table_can_be_taken_off_the_list_and_put_back(visitor, host):
    table = host.table(PERSON, QUICK)
    drive(table, (0,), kind("choose-action"))
    me = visitor()
    me.sit(table, 0)
    page = me.open("/")
    mine = page.locator("a.tb")
    expect(mine).to_have_count(1)
    away = page.get_by_role("button", name="Take off this list: In the Year of the Dragon, Ania")
    away.click()
    expect(mine).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("has forgotten your seat there")
    page.get_by_role("button", name="Put it back").click()
    expect(mine).to_contain_text("Your turn")
    away.click()
    expect(mine).to_have_count(0)
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules/"))
    with page.expect_response("**/api/games"):
        page.go_back()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    expect(mine).to_have_count(0)
    assert page.evaluate("localStorage.getItem('tianxia.tables')") == "{}"


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def test_colours_follow_the_device_while_the_page_is_open(visitor):
    page = visitor().open("/")
    page.evaluate(DRAWN)  # Chromium tells nobody of a change that comes before its first picture
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        expect(page.get_by_role("button", name=scheme)).to_have_attribute("aria-pressed", "true")


def test_language_and_colours_on_the_home_page(visitor):
    me = visitor()
    page = me.open("/")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="W roku Smoka")).to_be_visible()
    page.get_by_role("button", name="ciemne").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", name="W roku Smoka")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_new_table_with_every_option(visitor, host):
    me = visitor()
    page = me.open("/new/dragon")
    game = next(one for one in host.get("/games") if one["id"] == "dragon")
    seats = page.locator("fieldset").first.locator("li")
    expect(seats).to_have_count(4)
    page.get_by_role("button", name="Add a seat").click()
    expect(seats).to_have_count(game["seats_max"])
    expect(page.get_by_role("button", name="Add a seat")).to_be_disabled()
    page.get_by_role("button", name="Remove seat 5").click()
    page.get_by_label("Seat 2: who sits there").select_option("here")
    page.get_by_label("Name of the player on seat 2").fill("Benek")
    page.get_by_label("Name of the player on seat 1").fill("Ania")
    page.get_by_label("Level of the bot").first.select_option("novice")
    wanted = {}
    for option in game["options"]:
        value = next(v for v in reversed(option["values"]) if v != option["default"])
        choice = page.locator(f"#option-{option['name']}")
        expect(choice.locator("option")).to_have_count(len(option["values"]))
        help_before = choice.locator("xpath=../small").inner_text()
        choice.select_option(index=option["values"].index(value))
        wanted[option["name"]] = value
        assert choice.locator("xpath=../small").inner_text() not in ("", help_before)
    page.get_by_label("Seed").fill("42")
    page.get_by_role("button", name="Start", exact=True).click()
    me.board()
    made = host.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert made["options"] == wanted
    assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "bot", "bot"]
    assert [seat["name"] for seat in made["seats"]][:2] == ["Ania", "Benek"]
    assert made["seats"][2]["level"] == "novice"


def test_open_seats_wait_in_the_lobby(visitor, host):
    table = host.table(PERSON, OPEN, OPEN)
    me = visitor(language="pl")
    me.sit(table, 0)
    page = me.open(f"/t/{table.id}")
    expect(page.get_by_role("button", name="Kod QR")).to_have_count(2)
    page.locator(".acts .btn.pri").click()  # bots take the open seats
    me.board()
    assert me.turn() == "mine"
    assert [seat["kind"] for seat in host.get(f"/tables/{table.id}")["seats"]][1:] == ["bot", "bot"]


@pytest.mark.parametrize(("language", "words"), [("en", "Rules"), ("pl", "Zasady")])
def test_rules_have_anchors(visitor, language, words):
    me = visitor(language=language)
    page = me.open("/rules/dragon#c4-3")
    expect(page).to_have_title(re.compile(words))
    clause = page.locator("#c4-3")
    expect(clause).to_be_in_viewport()
    links = page.locator("nav a[href^='#']")
    assert links.count() > 20
    targets = links.evaluate_all("(all) => all.map((a) => a.hash.slice(1))")
    missing = [name for name in targets if not page.locator(f"[id='{name}']").count()]
    assert not missing
    links.nth(1).click()
    expect(page.locator(f"[id='{targets[1]}']")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(rf"#{targets[1]}$"))


def test_addresses_that_lead_nowhere(visitor):
    me = visitor()
    me.forgive("404", "4404", "WebSocket")
    for path in ("/nowhere", "/new/nothing", "/rules/nothing", "/t/AAAAAAAAAAAA"):
        page = me.open(path)
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", level=2)).to_have_count(5)

"""Whose seat it is: links that are good once, my other device, a rematch, a vote for a stand-in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Page, expect
from tests.browser.driving import OPEN, OTHER, PERSON, drive

if TYPE_CHECKING:
    from tests.browser.machine import Laid

THIRD = {"kind": "person", "name": "Celina"}


def kept(page: Page, table_id: str) -> dict[str, Any]:
    """What a browser remembers of a table."""
    script = "(id) => JSON.parse(localStorage['tianxia.tables'])[id]"
    found: dict[str, Any] = page.evaluate(script, table_id)
    return found


def test_a_link_is_good_once_and_a_rematch_gives_everybody_their_own_seat(visitor, host):
    table: Laid = host.table(PERSON, OPEN, seed=None)
    ania, benek, late = visitor(), visitor(), visitor()
    ania.sit(table, 0)
    page = ania.open(f"/t/{table.id}")
    link = f"/t/{table.id}#seat={table.invites[1]}"
    guest = benek.open(link)
    guest.get_by_label("Your name").fill("Benek")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("The host will start the game.")).to_be_visible()
    (key,) = kept(guest, table.id)["tokens"]
    assert key["token"] != table.invites[1]

    other = late.open(link)
    expect(other.get_by_role("alert")).to_contain_text("opens no seat at this table")
    other.get_by_role("button", name="Only watch").click()
    expect(other.get_by_text("The host will start the game.")).to_be_visible()
    guest.goto("/")
    benek.open(link)  # once more by the used link: the seat is kept here already
    expect(guest.get_by_text("The host will start the game.")).to_be_visible()

    page.get_by_role("button", name="Start", exact=True).click()
    ania.board()
    table.keys[1] = key["token"]
    drive(table, (0, 1), None)
    page.get_by_text("Was chance fair?").click()
    details = page.locator("dialog details")
    expect(details).to_contain_text(key["part"])
    expect(details).to_contain_text("Added by Benek")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{host.url}/t/{table.id}")
    ania.board()
    guest.get_by_role("link", name="To the rematch").click()
    benek.board()
    next_id = page.url.rpartition("/")[2]
    assert [one["seat"] for one in kept(page, next_id)["tokens"]] == [0]
    assert kept(page, next_id)["invites"] == []
    assert [one["seat"] for one in kept(guest, next_id)["tokens"]] == [1]
    for one in (page, guest):
        expect(one.locator("section.mine h2")).to_be_visible()
        assert not one.locator(".pass").count(), "nobody holds two seats"


def test_who_sits_down_before_the_table_is_known_still_adds_to_the_seal(visitor, host):
    table = host.table(PERSON, OPEN, seed=None)
    benek = visitor()
    waiting = []
    benek.context.route("**/api/tables/summaries", lambda route: waiting.append(route))
    guest = benek.open(f"/t/{table.id}#seat={table.invites[1]}")
    guest.get_by_label("Your name").fill("Benek")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()
    for route in waiting:
        route.continue_()
    benek.context.unroute("**/api/tables/summaries")
    expect(guest.get_by_text("The host will start the game.")).to_be_visible()
    (key,) = kept(guest, table.id)["tokens"]
    assert len(key["part"]) == 32


def test_the_host_frees_a_seat_before_the_game(visitor, host):
    table = host.table(PERSON, OPEN)
    ania, benek = visitor(), visitor()
    ania.sit(table, 0)
    page = ania.open(f"/t/{table.id}")
    expect(page.get_by_text("Somebody chose the seed")).to_be_visible()
    guest = benek.open(f"/t/{table.id}#seat={table.invites[1]}")
    guest.get_by_label("Your name").fill("Benek")
    guest.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Free the seat").click()
    expect(page.get_by_text("One seat is still open")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    field = page.get_by_role("textbox", name="Copy the link")
    expect(field).not_to_have_value(f"{host.url}/t/{table.id}#seat={table.invites[1]}")
    again = benek.open(field.input_value())
    again.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Everybody is here. You may start.")).to_be_visible()


def test_my_other_device_comes_by_a_link_of_its_own(visitor, host):
    table = host.table(PERSON, OTHER)
    ania, phone = visitor(), visitor(size=(390, 844), touch=True)
    page = ania.at(table, 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link for my other device").click()
    expect(page.get_by_role("img", name="QR code of the link for my other device")).to_be_visible()
    link = page.get_by_role("textbox", name="Link for my other device").input_value()
    other = phone.open(link)
    expect(other.get_by_role("heading", name="Be Ania here too")).to_be_visible()
    other.get_by_role("button", name="Go to my seat").click()
    phone.board()
    expect(other.locator("section.mine")).to_be_visible()
    assert kept(other, table.id)["tokens"][0]["token"] != table.keys[0]


def guests_at(host):
    """A table whose guests came by links: all seats of whoever opened it would be one voice."""
    table = host.table(PERSON, OPEN, OPEN)
    with httpx.Client(base_url=f"{host.url}/api/tables/{table.id}") as api:
        for seat, one in ((1, OTHER), (2, THIRD)):
            wish = {"token": table.invites[seat], "name": one["name"]}
            table.keys[seat] = api.post("/claim", json=wish).json()["token"]
        assert api.post("/start", json={"host": table.host}).is_success
    table.invites.clear()
    return table


def test_the_others_vote_for_a_bot_by_keyboard(visitor, host):
    table = guests_at(host)
    people = [visitor(), visitor(language="pl"), visitor(size=(390, 844), touch=True)]
    pages = [one.at(table, seat, host=seat == 0) for seat, one in enumerate(people)]
    waits = host.get(f"/tables/{table.id}")["to_move"]
    target = 2
    if waits != target:
        pages[target].goto("about:blank")  # away, so that there is something to be done
    call = pages[1].locator(f'.panel[data-seat="{target}"] .kick')
    expect(call).to_have_count(1)
    call.focus()
    pages[1].keyboard.press("Enter")
    dialog = pages[1].get_by_role("dialog")
    expect(dialog).to_contain_text("większość pozostałych")
    ask = dialog.get_by_role("button", name="Zapytaj innych")
    ask.focus()
    pages[1].keyboard.press("Enter")
    expect(pages[1].locator(".banner")).to_contain_text("1 z 2")
    banner = pages[0].locator(".banner")
    expect(banner).to_contain_text("Benek suggests that a bot plays for Celina.")
    yes = banner.get_by_role("button", name="Yes")
    yes.focus()
    pages[0].keyboard.press("Enter")
    expect(pages[0].locator(f'.panel[data-seat="{target}"]')).to_contain_text("for now a bot")
    expect(banner).to_be_hidden()
    found = host.get(f"/tables/{table.id}")
    assert found["seats"][target]["stand_in"]
    assert found["motion"] is None

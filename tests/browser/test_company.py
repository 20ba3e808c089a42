"""Several people: on one device, and in several browsers by link."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import expect
from tests.browser.driving import BOT, OPEN, OTHER, PERSON

TURNS = 10

COVERED = """
() => {
  const pass = document.querySelector('.pass');
  const steps = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  const top = steps.every((x) => steps.every((y) =>
    pass.contains(document.elementFromPoint(x * innerWidth, y * innerHeight))));
  const { backgroundColor, backgroundImage } = getComputedStyle(pass);
  const ground = backgroundImage === 'none' ? backgroundColor : backgroundImage;
  return { top, clear: /rgba|transparent/.test(ground) };
}
"""


def test_two_people_on_one_device(visitor):
    me = visitor()
    page = me.open("/new/dragon")
    page.get_by_label("Name of the player on seat 1").fill("Ania")
    page.get_by_label("Seat 2: who sits there").select_option("here")
    page.get_by_label("Name of the player on seat 2").fill("Benek")
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_role("button", name="Start", exact=True).click()
    me.board()
    chance = random.Random(3)
    court = page.locator("section.mine h2")
    turns: Counter[str] = Counter()
    before = ""
    while sum(turns.values()) < TURNS:
        if me.turn() == "pass":
            dialog = page.get_by_role("dialog")
            who = dialog.get_by_role("heading").inner_text().removeprefix("Pass the device to ")
            assert who in ("Ania", "Benek")
            assert who != before, "the same person goes on without asking"
            covered = page.evaluate(COVERED)
            assert covered["top"], "nothing of the table can be touched"
            assert not covered["clear"], "nothing shines through"
            for key in ("Tab", "Tab", "Shift+Tab", "1"):
                page.keyboard.press(key)
                behind = page.evaluate("document.activeElement.closest('.app') !== null")
                assert not behind, f"{key} leads to the table behind"
            assert not page.locator(".list").count(), "no list of choices opens behind"
            dialog.get_by_role("button", name=f"I am {who}").click()
            expect(court).to_have_text(who)
            assert me.turn() == "mine"
        before = court.inner_text()
        turns[before] += 1
        me.answer(chance)
    me.turn()
    page.reload()
    assert me.turn() == "pass", "nobody knows who holds the device now"
    assert turns["Ania"] > 2
    assert turns["Benek"] > 2


def test_two_browsers_by_link_and_somebody_who_watches(visitor):
    ania = visitor()
    page = ania.open("/new/dragon")
    page.get_by_label("Name of the player on seat 1").fill("Ania")
    page.get_by_label("Seat 2: who sits there").select_option("open")
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code of the link for seat 2")).to_be_visible()
    link = page.get_by_role("textbox", name="Copy the link").input_value()
    assert "#seat=" in link, "the secret is in the part that is never sent"

    benek = visitor(language="pl")
    benek.open(link)
    benek.page.get_by_label("Twoje imię").fill("Benek")
    benek.page.get_by_role("button", name="Siadam").click()
    expect(benek.page.get_by_text("Benek")).to_be_visible()
    secret = link.partition("#seat=")[2]
    assert secret not in benek.page.url, "the secret does not stay in the address bar"
    assert not any(secret in url for url in benek.requests), "and was in no address"

    watcher = visitor()
    frames: list[str] = []
    watcher.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame))
    )
    watcher.open(link.partition("#")[0])
    expect(watcher.page.get_by_text("The host will start the game.")).to_be_visible()

    expect(page.get_by_text("Everybody is here. You may start.")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (ania, benek, watcher):
        one.board()
    chance = random.Random(8)
    turns: Counter[str] = Counter()
    names = {ania: "Ania", benek: "Benek"}
    for _ in range(8):
        person = next_to_answer(ania, benek)
        person.answer(chance)
        turns[names[person]] += 1
    assert turns["Ania"] >= 2
    assert turns["Benek"] >= 2
    expect(watcher.page.locator(".status")).to_contain_text("is choosing")
    assert not watcher.legal()
    assert not watcher.page.locator(".status.mine, section.mine").count()
    assert not watcher.page.get_by_role("button", name="Undo").count()
    assert frames
    assert not any('"options":[{' in frame for frame in frames), "nobody tells a watcher"
    watcher.page.keyboard.press("1")
    assert not watcher.page.locator(".list").count()


def next_to_answer(*people):
    """Wait until one of them must answer; everybody's page says who it is."""
    while True:
        for one in people:
            text = one.page.locator(".status [role=status]").inner_text()
            if one.page.locator(".status.mine").count():
                one.turn()
                return one
        other = people[-1].page
        other.wait_for_function(
            "(text) => document.querySelector('.status [role=status]').innerText !== text"
            " || document.querySelector('.status.mine')",
            arg=text,
        )


def test_bots_of_a_chosen_level_fill_open_seats_and_stand_in(visitor, host):
    table = host.table(PERSON, OPEN, OPEN)
    ania, benek = visitor(), visitor()
    ania.sit(table, 0)
    page = ania.open(f"/t/{table.id}")
    benek.open(f"/t/{table.id}#seat={table.invites[1]}")
    benek.page.get_by_label("Your name").fill("Benek")
    benek.page.get_by_role("button", name="Sit down").click()
    level = page.get_by_label("Level of the bots")
    expect(level).to_have_value("casual")
    level.select_option("quick")
    page.get_by_role("button", name="Start; bots take the open seats").click()
    ania.board()
    assert host.get(f"/tables/{table.id}")["seats"][2]["level"] == "quick"

    benek.board()
    benek.page.goto("about:blank")
    page.get_by_role("button", name="Let a bot play").click()
    dialog = page.get_by_role("dialog", name="A bot plays for Benek")
    dialog.get_by_label("Level of the bot").select_option("quick")
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(dialog).to_be_hidden()
    panel = page.locator('.panel[data-seat="1"]')
    expect(panel).to_contain_text("for now a bot, quick")
    benek.open(f"/t/{table.id}")
    benek.page.get_by_role("button", name="Take the seat back").click()
    expect(panel).not_to_contain_text("for now a bot")


def test_a_link_without_a_seat_says_so_at_once(visitor, host):
    table = host.table(PERSON, OPEN, BOT)
    guest = visitor()
    page = guest.open(f"/t/{table.id}#seat={table.invites[1]}")
    expect(page.locator("form")).to_contain_text("At the table: Ania, ")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    late = visitor()
    page = late.open(f"/t/{table.id}#seat=nobodyhasthissecret")
    expect(page.get_by_role("alert")).to_contain_text("opens no seat at this table")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    page.get_by_role("button", name="Only watch").click()
    expect(page.get_by_text("The host will start the game.")).to_be_visible()
    lost = visitor().open("/t/nosuchtable#seat=nobodyhasthissecret")
    expect(lost.get_by_text("There is no table at this address.")).to_be_visible()


def test_the_seat_stays_after_a_reload(visitor, host):
    table = host.table(PERSON, OTHER)
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    me.answer(random.Random(1))
    page.reload()
    me.board()
    expect(page.locator("section.mine h2")).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Benek is choosing")

"""Writes pictures of the key states into build/screenshots, for people to look at.

`python -m tests.browser.shots [part of a name …]` from the project's folder.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.driving import (
    BOT,
    OPEN,
    OTHER,
    PERSON,
    Picker,
    Wanted,
    advised,
    drive,
    ended,
    first,
    kind,
    later,
    short_of_money,
    spending,
)
from tests.browser.machine import BUILD, FLAGS, Host, Laid, build_client, find_chromium
from tests.browser.visitor import Visitor

from tianxia.games.registry import GAMES

FOLDER = BUILD / "screenshots"
DESK, WIDE, PHONE = (1440, 900), (1920, 1080), (390, 844)
VARIANTS = [
    ("en", "light", DESK),
    ("pl", "dark", DESK),
    ("pl", "light", WIDE),
    ("en", "dark", WIDE),
    ("en", "light", PHONE),
    ("pl", "dark", PHONE),
]
NO_BLINK = "*, *::before, *::after { animation: none !important; caret-color: transparent; }"


FOUR = (PERSON, BOT, BOT, BOT)


@dataclass
class Tables:
    """The positions that are photographed, by name; `last` is the last ply of the bots' game."""

    laid: dict[str, Laid]
    last: int
    host: Host


def lay(host: Host) -> Tables:
    """Play every table to its position."""

    def driven(wanted: Wanted | None, pick: Picker, *more: dict[str, Any], **agreed: Any) -> Laid:
        table = host.table(*FOUR, *more, **agreed)
        drive(table, (0,), wanted, pick)
        return table

    laid = {
        "draft": host.table(*FOUR),
        "actions": driven(kind("choose-action", 5), advised),
        "poor": driven(short_of_money, spending),
        "persons": driven(kind("play-card", 4), advised, seed="12"),
        "release": driven(kind("event-release", 4), spending, seed="3"),
        "build": driven(kind("build-floor", 3), spending, seed="4"),
        "wall": driven(
            kind("choose-action", 6), advised, BOT, great_wall="on", super_event="random"
        ),
        "lobby": host.table(PERSON, OPEN, OPEN, BOT),
        "shared": host.table(PERSON, OTHER, BOT),
        "over": driven(None, advised, BOT, seed="21"),
        "bots": host.table(BOT, BOT, BOT, BOT, seed="5", great_wall="on"),
    }
    drive(laid["shared"], (0, 1), lambda window, question: question["seat"] == 1, first)
    return Tables(laid, ended(laid["bots"]), host)


State = Callable[[Visitor, Tables], None]
STATES: dict[str, State] = {}


def state(made: State) -> State:
    """A state to photograph, named after its function."""
    STATES[made.__name__] = made
    return made


def mine(me: Visitor, tables: Tables, name: str = "actions") -> None:
    """Sit at the table when it is my turn."""
    me.at(tables.laid[name], 0)
    me.turn()


def my_turn(name: str) -> State:
    """My turn at the table of that name, nothing touched yet."""
    return lambda me, tables: mine(me, tables, name)


def tool(number: int, opened: str) -> State:
    """What a button of the tools opens."""

    def show(me: Visitor, tables: Tables) -> None:
        mine(me, tables)
        me.page.locator(".tools .tool").nth(number).click()
        me.page.locator(opened).first.wait_for()

    return show


for _name in ("draft", "actions", "persons", "release", "build", "wall"):
    STATES[_name] = my_turn(_name)
STATES |= {
    "hint": tool(1, ".hinted"),
    "history": tool(3, ".bar"),
    "forecast": tool(4, ".fr"),
    "sheet": tool(5, "dialog table"),
}


@state
def home(me: Visitor, tables: Tables) -> None:
    for name in ("actions", "lobby", "over"):
        me.sit(tables.laid[name], 0)
    me.open("/")
    me.page.locator("a.tb").nth(2).wait_for()


@state
def new(me: Visitor, tables: Tables) -> None:
    me.open("/new/dragon")
    me.page.locator("select.kind").nth(1).select_option("open")
    me.page.locator("select.kind").nth(2).select_option("here")


@state
def chosen(me: Visitor, tables: Tables) -> None:
    mine(me, tables)
    me.thing(me.legal("card:")[1]).click()
    me.state("chosen")


@state
def why_not(me: Visitor, tables: Tables) -> None:
    mine(me, tables, "poor")
    me.thing("card:privilege").click(force=True)
    me.page.get_by_role("tooltip").wait_for()


@state
def choices(me: Visitor, tables: Tables) -> None:
    mine(me, tables)
    me.page.keyboard.press("2")
    me.page.locator(".list").wait_for()


@state
def settings(me: Visitor, tables: Tables) -> None:
    mine(me, tables)
    me.page.locator(".gear").click()
    me.page.locator("dialog select").first.wait_for()


@state
def lobby(me: Visitor, tables: Tables) -> None:
    table = tables.laid["lobby"]
    me.sit(table, 0)
    me.open(f"/t/{table.id}")
    me.page.locator("button[aria-expanded]").first.click()
    me.page.locator(".code svg").wait_for()


@state
def join(me: Visitor, tables: Tables) -> None:
    table = tables.laid["lobby"]
    me.open(f"/t/{table.id}#seat={table.invites[1]}")
    me.page.locator("#join-name").wait_for()


@state
def pass_device(me: Visitor, tables: Tables) -> None:
    me.at(tables.laid["shared"], 0, 1)
    me.state("pass")


@state
def result(me: Visitor, tables: Tables) -> None:
    me.at(tables.laid["over"], 0)
    me.state("over")


@state
def replay(me: Visitor, tables: Tables) -> None:
    me.open(f"/t/{tables.laid['bots'].id}/replay?ply={tables.last * 2 // 3}")
    me.board()


@state
def review(me: Visitor, tables: Tables) -> None:
    replay(me, tables)
    start = me.page.locator(".review .btn.pri")
    ready = me.page.locator(".review li button").first
    start.or_(ready).wait_for()
    if start.is_visible():
        start.click()
    me.page.locator(".review progress").wait_for(state="detached", timeout=600_000)
    ready.wait_for()


@state
def review_try(me: Visitor, tables: Tables) -> None:
    review(me, tables)
    me.page.locator(".review li button").first.click()
    me.page.locator(".status.mine").wait_for()


@state
def review_tried(me: Visitor, tables: Tables) -> None:
    review_try(me, tables)
    me.page.locator(".status .more button").first.click()
    me.page.locator(".tried button").first.wait_for()


@state
def rules(me: Visitor, tables: Tables) -> None:
    me.open("/rules/dragon")
    me.page.locator("main h2").nth(1).wait_for()


@state
def nowhere(me: Visitor, tables: Tables) -> None:
    me.open("/nowhere")
    me.page.locator("main h2").wait_for()


OTHERS = [game for game in GAMES if game != "dragon"]
MIDDLE = {"rotunda": 6}  # the round in which a game has grown; most have five
PARTS = ["start", "middle", "end"]


def other(game: str, part: str) -> State:
    """The table of another game at its start, in its middle, at its end."""

    def show(me: Visitor, tables: Tables) -> None:
        me.at(other_table(tables.host, game, part), 0)
        me.turn()

    return show


@cache
def other_table(host: Host, game: str, part: str) -> Laid:
    """A table of another game, played on to its part; every picture shows the same one."""
    table = host.table(PERSON, BOT, BOT, game=game)
    if part == "middle":
        drive(table, (0,), later(MIDDLE.get(game, 4)), advised)
    elif part == "end":
        drive(table, (0,), None, advised)
    return table


for _game in OTHERS:
    for _part in PARTS:
        STATES[f"{_game}-{_part}"] = other(_game, _part)


LONG = {
    "home",
    "new",
    "lobby",
    "replay",
    "review",
    "review_try",
    "review_tried",
}  # on a phone the whole page is of interest


def photograph(browser: Browser, url: str, name: str, tables: Tables) -> None:
    """One state in all variants."""
    for language, theme, size in VARIANTS:
        phone = size == PHONE
        me = Visitor(browser, url, language=language, theme=theme, size=size, touch=phone)
        try:
            STATES[name](me, tables)
            me.page.evaluate("document.fonts.ready")
            me.page.wait_for_load_state("networkidle")
            file = FOLDER / f"{name}-{size[0]}-{theme}-{language}.png"
            me.page.screenshot(path=file, style=NO_BLINK, full_page=phone and name in LONG)
        finally:
            me.close()
        sys.stdout.write(f"{file}\n")


def main(wanted: list[str]) -> None:
    """Photograph all states, or those whose names contain one of the given words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if not wanted or any(word in name for word in wanted)]
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        host = Host(folder, build_client(folder / "client"))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            tables = lay(host)
            for name in names:
                photograph(browser, host.url, name, tables)
        finally:
            browser.close()
            host.close()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Writes pictures of the key states into build/screenshots, for people to look at.

`python -m tests.browser.shots [part of a name …]` from the project's folder. Bots that think by the
clock do not always play alike, so pictures of two versions are compared on the same tables:
`--keep FOLDER` plays the tables and keeps them with the server's data; `--tables FOLDER` shows
a copy of those with this client and server; `--out FOLDER` says where the pictures go, and
`--widths 1280 390` which windows.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
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
DESK, WIDE, LOW, TABLET, PHONE = (1440, 900), (1920, 1080), (1280, 720), (820, 1180), (390, 844)
VARIANTS = [
    ("en", "light", DESK),
    ("pl", "dark", DESK),
    ("pl", "light", WIDE),
    ("en", "dark", WIDE),
    ("pl", "light", LOW),
    ("en", "dark", TABLET),
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
    others: dict[str, Laid] = field(default_factory=dict)  # other games, as they are asked for


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


def replayed(me: Visitor, table: Laid, ply: int) -> None:
    """The replay of a table at this ply."""
    me.open(f"/t/{table.id}/replay?ply={ply}")
    me.board()


def reviewed(me: Visitor, table: Laid, ply: int) -> None:
    """The replay with its review."""
    replayed(me, table, ply)
    start = me.page.locator(".review .btn.pri")
    ready = me.page.locator(".review li button").first
    start.or_(ready).wait_for()
    if start.is_visible():
        start.click()
    me.page.locator(".review progress").wait_for(state="detached", timeout=600_000)
    ready.wait_for()


def tried_again(me: Visitor, table: Laid, ply: int) -> None:
    """The costliest decision of the review is asked again."""
    reviewed(me, table, ply)
    me.page.locator(".review li button").first.click()
    me.page.locator(".status.mine").wait_for()


@state
def replay(me: Visitor, tables: Tables) -> None:
    replayed(me, tables.laid["bots"], tables.last * 2 // 3)


@state
def review(me: Visitor, tables: Tables) -> None:
    reviewed(me, tables.laid["bots"], tables.last * 2 // 3)


@state
def review_try(me: Visitor, tables: Tables) -> None:
    tried_again(me, tables.laid["bots"], tables.last * 2 // 3)


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
        me.at(other_table(tables, game, part), 0)
        me.turn()

    return show


def other_table(tables: Tables, game: str, part: str) -> Laid:
    """A table of another game, played on to its part; every picture shows the same one."""
    name = f"{game}-{part}"
    if name not in tables.others:
        tables.others[name] = played_on(tables.host, game, part)
    return tables.others[name]


def played_on(host: Host, game: str, part: str) -> Laid:
    """A new table of the game, played on to its part."""
    table = host.table(PERSON, BOT, BOT, game=game)
    if part == "middle":
        drive(table, (0,), later(MIDDLE.get(game, 4)), advised)
    elif part == "end":
        drive(table, (0,), None, advised)
    return table


def other_past(game: str) -> State:
    """The last answer but one of another game's middle, in its history."""

    def show(me: Visitor, tables: Tables) -> None:
        other(game, "middle")(me, tables)
        me.page.locator(".tools .tool").nth(3).click()
        me.page.locator(".bar").wait_for()

    return show


def other_end(game: str, show: Callable[[Visitor, Laid, int], None]) -> State:
    """A page of another game that is over, at its sixtieth answer."""
    return lambda me, tables: show(me, other_table(tables, game, "end"), 60)


for _game in OTHERS:
    for _part in PARTS:
        STATES[f"{_game}-{_part}"] = other(_game, _part)
    STATES[f"{_game}-history"] = other_past(_game)
    STATES[f"{_game}-replay"] = other_end(_game, replayed)
    STATES[f"{_game}-review_try"] = other_end(_game, tried_again)


LONG = {
    "home",
    "new",
    "lobby",
    "replay",
    "review",
    "review_try",
    "review_tried",
}  # on a phone the whole page is of interest


def is_long(name: str, size: tuple[int, int]) -> bool:
    """Whether the whole page is of interest, also what one scrolls to."""
    return size == TABLET or (size == PHONE and name.rpartition("-")[2] in LONG)


def photograph(browser: Browser, out: Path, name: str, tables: Tables, widths: list[int]) -> None:
    """One state in all variants, or in those of some widths."""
    for language, theme, size in VARIANTS:
        if widths and size[0] not in widths:
            continue
        phone = size == PHONE
        url = tables.host.url
        me = Visitor(browser, url, language=language, theme=theme, size=size, touch=phone)
        try:
            STATES[name](me, tables)
            me.page.evaluate("document.fonts.ready")
            me.page.wait_for_load_state("networkidle")
            file = out / f"{name}-{size[0]}-{theme}-{language}.png"
            me.page.screenshot(path=file, style=NO_BLINK, full_page=is_long(name, size))
        finally:
            me.close()
        sys.stdout.write(f"{file}\n")


KEYS = "tables.json"  # the secrets of kept tables, beside the server's data


def keep(tables: Tables, folder: Path) -> None:
    """Play all tables, end the server, and keep its data and the keys of the tables."""
    for game in OTHERS:
        for part in PARTS:
            other_table(tables, game, part)
    tables.host.close()
    shutil.copytree(tables.host.folder / "data", folder / "data")
    kept = {
        "laid": {name: table.made for name, table in tables.laid.items()},
        "others": {name: table.made for name, table in tables.others.items()},
        "last": tables.last,
    }
    (folder / KEYS).write_text(json.dumps(kept, indent=1))


def kept_tables(host: Host, folder: Path) -> Tables:
    """The tables of a kept folder, whose data the server has already."""
    kept = json.loads((folder / KEYS).read_text())
    laid, others = (
        {name: Laid(host, made, made["game"]) for name, made in kept[part].items()}
        for part in ("laid", "others")
    )
    return Tables(laid, kept["last"], host, others)


def main(arguments: argparse.Namespace) -> None:
    """Keep tables, or photograph all states or those whose names contain one of the words."""
    wanted: list[str] = arguments.names
    names = [name for name in STATES if not wanted or any(word in name for word in wanted)]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if arguments.tables:
            shutil.copytree(arguments.tables / "data", folder / "data")
        host = Host(folder, build_client(folder / "client"))
        try:
            tables = kept_tables(host, arguments.tables) if arguments.tables else lay(host)
            if arguments.keep:
                keep(tables, arguments.keep)
            else:
                photograph_all(tables, names, arguments.out, arguments.widths)
        finally:
            if host.process.poll() is None:
                host.close()


def photograph_all(tables: Tables, names: list[str], out: Path, widths: list[int]) -> None:
    """The named states."""
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for name in names:
                photograph(browser, out, name, tables, widths)
        finally:
            browser.close()


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    told = argparse.ArgumentParser(description="Pictures of the client's pages.")
    told.add_argument("names", nargs="*", help="parts of the names of states")
    told.add_argument("--out", type=Path, default=FOLDER, help="where pictures go")
    told.add_argument("--widths", type=int, nargs="*", default=[], help="of windows; else all")
    either = told.add_mutually_exclusive_group()
    either.add_argument("--keep", type=Path, help="play the tables and keep them here")
    either.add_argument("--tables", type=Path, help="photograph the tables kept here")
    return told.parse_args()


if __name__ == "__main__":
    main(read_arguments())

"""Writes pictures of the key states into build/screenshots, for people to look at.

`python -m tests.browser.shots [part of a name …]` from the project's folder. Bots that think by the
clock do not always play alike, so pictures of two versions are compared on the same tables:
`--keep FOLDER` plays the tables and keeps them with the server's data; `--tables FOLDER` shows
a copy of those with this client and server; `--out FOLDER` says where the pictures go, and
`--widths 1280 390` which windows.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.driving import drive, last
from tests.browser.laid import OTHERS, PARTS, Tables, keep, kept_tables, lay, other_table
from tests.browser.machine import BUILD, FLAGS, Host, Laid, build_client, find_chromium
from tests.browser.visitor import Visitor

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
# A phone's board slides by itself to what matters, sooner or later; compared, it must lie still.
AT_REST = """
async () => {
  await new Promise((done) => setTimeout(done, 700));
  const box = document.querySelector('.boardbox');
  box?.dispatchEvent(new TouchEvent('touchstart')); // or it slides back
  box?.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}
"""
BUTTONS = {"tea_garden": "begin-turn"}  # asked first, with nothing on the table to choose
NO_BLINK = "*, *::before, *::after { animation: none !important; caret-color: transparent; }"


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


def pointed(show: State) -> State:
    """The same, with the first thing that can be chosen pointed at, until its bubble has come."""

    def point(me: Visitor, tables: Tables) -> None:
        show(me, tables)
        me.page.locator("main.board .legal, .mine .legal").first.hover(force=True)
        me.page.wait_for_timeout(1200)

    return point


def picked(show: State, last: bool = False) -> State:
    """The same, with the first thing that can be chosen picked, or the last one."""

    def pick(me: Visitor, tables: Tables) -> None:
        show(me, tables)
        legal = me.page.locator("main.board .legal, .mine .legal")
        (legal.last if last else legal.first).click(force=True)
        me.page.wait_for_timeout(300)

    return pick


for _name in ("draft", "actions", "persons", "release", "build", "wall"):
    STATES[_name] = my_turn(_name)
for _name in ("actions", "persons", "release", "build", "wall"):
    STATES[f"{_name}-pointed"] = pointed(STATES[_name])
    STATES[f"{_name}-picked"] = picked(STATES[_name])
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


def other(game: str, part: str) -> State:
    """The table of another game at its start, in its middle, at its end."""

    def show(me: Visitor, tables: Tables) -> None:
        me.at(other_table(tables, game, part), 0)
        me.turn()

    return show


def other_begun(game: str, part: str) -> State:
    """The same, past a question whose answers are buttons alone: something on the table glows."""
    asked = BUTTONS.get(game)

    def show(me: Visitor, tables: Tables) -> None:
        if asked is not None:
            table = other_table(tables, game, part)
            drive(table, (0,), lambda _, question: question["kind"] != asked, last)
        other(game, part)(me, tables)

    return show


def other_past(game: str) -> State:
    """The last answer but one of another game's middle, in its history."""

    def show(me: Visitor, tables: Tables) -> None:
        other(game, "middle")(me, tables)
        me.page.locator(".tools .tool").nth(3).click()
        me.page.locator("nav.bar").wait_for()

    return show


def other_end(game: str, show: Callable[[Visitor, Laid, int], None]) -> State:
    """A page of another game that is over, at its sixtieth answer."""
    return lambda me, tables: show(me, other_table(tables, game, "end"), 60)


for _game in OTHERS:
    for _part in PARTS:
        STATES[f"{_game}-{_part}"] = other(_game, _part)
    for _part in ("start", "middle"):
        _shown = other_begun(_game, _part)
        STATES[f"{_game}-{_part}-pointed"] = pointed(_shown)
        STATES[f"{_game}-{_part}-picked"] = picked(_shown)
        STATES[f"{_game}-{_part}-picked-last"] = picked(_shown, last=True)
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
            if phone and tables.compared:
                me.page.evaluate(AT_REST)
            file = out / f"{name}-{size[0]}-{theme}-{language}.png"
            me.page.screenshot(path=file, style=NO_BLINK, full_page=is_long(name, size))
        finally:
            me.close()
        sys.stdout.write(f"{file}\n")


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

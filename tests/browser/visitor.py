"""A person with a browser: everything that goes wrong is written down and fails the test."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Locator, Page, Request, Response, expect
from tests.waiting import PATIENCE, until

if TYPE_CHECKING:
    from tests.browser.machine import Laid

DESK = (1440, 900)
LOCALES = {"en": "en-GB", "pl": "pl-PL"}  # as browsers say it; others as they are
WAIT = 1000 * PATIENCE  # milliseconds
expect.set_options(timeout=WAIT)
ASIDE = ("data", "blob", "about")

KEEP = """
([key, id, value]) => {
  try {
    const all = JSON.parse(localStorage.getItem(key) ?? '{}');
    all[id] ??= value;
    localStorage.setItem(key, JSON.stringify(all));
  } catch { /* a page without storage, such as about:blank */ }
}
"""

# What the page waits for: my choice, my Confirm, passing the device on, somebody else.
STATE = """
() => {
  if (document.querySelector('.pass')) return 'pass';
  const status = document.querySelector('.status');
  if (!status) return 'none';
  if (document.querySelector('dialog .scroll tfoot')) return 'over';
  if (!status.classList.contains('mine')) return 'other';
  const confirm = status.querySelector('.pill.pri');
  return !confirm ? 'mine' : confirm.disabled ? 'busy' : 'chosen';
}
"""


class Visitor:
    """One browser profile with its pages."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        motion: bool = False,
        trusted: bool = False,
        confirm: str = "always",
    ) -> None:
        self.url = url
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.requests: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=LOCALES.get(language, language),
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            bypass_csp=trusted,
            accept_downloads=True,
        )
        self.context.set_default_timeout(WAIT)
        self.context.on("console", lambda said: self._heard(said.type, said.text))
        self.context.on("weberror", lambda error: self.faults.append(f"page: {error.error}"))
        self.context.on("request", self._asked)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("page", self._opened)
        self.prefer(confirm=confirm)
        self.page = self.context.new_page()

    def _opened(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._reached(socket.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(f"console {kind}: {text}")

    def _asked(self, request: Request) -> None:
        self._reached(request.url)

    def _reached(self, url: str) -> None:
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme not in ASIDE and parts.hostname != "127.0.0.1":
            self.faults.append(f"a request left this machine: {url}")
        if {"token", "seat", "host"} & parse_qs(parts.query).keys():
            self.faults.append(f"a secret stands in an address: {url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page has gone on
            self.faults.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, *patterns: str) -> None:
        """Let these things go wrong, because the test makes them."""
        self.forgiven += patterns

    def close(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        bad = [f for f in self.faults if not any(re.search(p, f) for p in self.forgiven)]
        assert not bad, "\n".join(bad)

    def prefer(self, **wishes: str | bool) -> None:
        """Set preferences before the first page is opened."""
        value = json.dumps(wishes)
        script = f"try {{ localStorage['tianxia.prefs'] ??= {json.dumps(value)} }} catch {{}}"
        self.context.add_init_script(script)

    def sit(self, table: Laid, *seats: int, host: bool = True) -> None:
        """Hold the secrets of these seats."""
        given = json.dumps(["tianxia.tables", table.id, table.secrets(*seats, host=host)])
        self.context.add_init_script(f"({KEEP})({given})")

    # -- pages ------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        """Open an address of the server."""
        self.page.goto(path)
        return self.page

    def at(self, table: Laid, *seats: int, host: bool = True) -> Page:
        """Open a table's page, sitting on these seats; wait until the board is there."""
        self.sit(table, *seats, host=host)
        self.open(f"/t/{table.id}")
        self.board()
        return self.page

    def board(self) -> Locator:
        """The board, once it is drawn."""
        board = self.page.locator("main.board .boardbox svg:visible").first
        expect(board).to_be_visible(timeout=WAIT)
        return board

    # -- playing ----------------------------------------------------------------------------------

    def state(self, *wanted: str) -> str:
        """Wait until the page is in one of these states."""
        script = f"(wanted) => {{ const now = ({STATE})(); return wanted.includes(now) && now; }}"
        found: str = self.page.wait_for_function(script, arg=list(wanted)).json_value()
        return found

    def turn(self) -> str:
        """Wait until I may choose, or the game is over, or the device is to be passed."""
        return self.state("mine", "pass", "over")

    def settled(self) -> str:
        """Wait until what was sent has been taken in."""
        return self.state("mine", "pass", "over", "other")

    def legal(self, kind: str = "") -> list[str]:
        """Names of the things that glow, of one kind or all."""
        script = "(nodes) => [...new Set(nodes.map((node) => node.dataset.target))]"
        found = self.page.locator("[data-target].legal").evaluate_all(script)
        return [name for name in found if name.startswith(kind)]

    def thing(self, name: str) -> Locator:
        """Something on the table by its name."""
        return self.page.locator(f'[data-target="{name}"]').first

    def confirm(self) -> None:
        """Press Confirm and wait until it has been done."""
        self.page.locator(".status .pill.pri").click()
        self.settled()

    def pick(self, chance: random.Random) -> None:
        """Click one thing: of a fan, of what glows, or words in the status sentence."""
        fan = self.page.locator(".pop[role=group] button")
        names = [] if fan.count() else self.legal()
        if fan.count():
            fan.nth(chance.randrange(fan.count())).click()
        elif names:
            press(self.thing(chance.choice(names)))
        else:
            words = self.page.locator(".status .pill.inl")
            words.nth(chance.randrange(words.count())).click()

    def answer(self, chance: random.Random) -> None:
        """Answer one question with the mouse, then Confirm if that is asked for."""
        lines = self.lines()
        while (now := self.state("mine", "chosen", "pass", "over", "other")) == "mine":
            if self.lines() != lines:
                return  # it was sent without asking, and the next one is mine too
            self.pick(chance)
        if now == "chosen":
            self.confirm()

    def lines(self) -> int:
        """How long the log is."""
        return self.page.locator("aside .log li").count()


def press(thing: Locator) -> None:
    """Click where the thing can be seen: a point of it that nothing else covers."""
    spot = spot_of(thing)
    thing.page.mouse.click(spot["x"], spot["y"])


def spot_of(thing: Locator) -> dict[str, float]:
    """A point of the thing that nothing covers, once the board around it has come to rest.

    A board slides what can be chosen into sight by itself, and may do so a moment later.
    """
    found: list[dict[str, float]] = []

    def rests() -> bool:
        spot = thing.evaluate(RESTING)
        if spot:
            found.append(spot)
        return bool(spot)

    until(rests, f"nothing of {thing} can be clicked", 60)
    return found[-1]


CLEAR = """
(node) => {
  const box = node.getBoundingClientRect();
  for (const fy of [0.5, 0.8, 0.2, 0.92, 0.08]) for (const fx of [0.5, 0.2, 0.8, 0.05, 0.95]) {
    const x = box.left + fx * box.width, y = box.top + fy * box.height;
    const hit = document.elementFromPoint(x, y);
    if (hit && node.contains(hit)) return { x, y };
  }
  return null;
}
"""

# the same, when three pictures in a row show it in one place
RESTING = f"""
async (node) => {{
  const clear = {CLEAR};
  const picture = () => new Promise((done) => requestAnimationFrame(done));
  const middle = {{ block: 'center', inline: 'center', behavior: 'instant' }};
  if (!clear(node)) node.scrollIntoView(middle);
  const spots = [];
  for (let n = 0; n < 3; n++) {{
    await picture();
    spots.push(JSON.stringify(clear(node)));
  }}
  return new Set(spots).size === 1 ? JSON.parse(spots[0]) : null;
}}
"""


def boxes(page: Page, *selectors: str) -> dict[str, Any]:
    """Where things lie, to the pixel."""
    script = """(selectors) => Object.fromEntries(selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((node, i) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [`${selector}/${i}`, [x, y, width, height].map(Math.round)];
      })))"""
    found: dict[str, Any] = page.evaluate(script, list(selectors))
    return found

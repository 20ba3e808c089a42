"""On a phone: nothing runs out to the side, everything is large enough for a finger."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.driving import OPEN, PERSON, QUICK, advised, drive, ended, kind
from tests.browser.visitor import CLEAR, spot_of

from tianxia.words import LANGUAGES

SIZES = [(360, 640), (360, 740), (390, 844)]
FINGER = 24  # pixels

WIDTH = """
() => ({
  inner: innerWidth,
  scroll: document.scrollingElement.scrollWidth,
  wide: [...document.querySelectorAll('body *')].filter((node) => {
    const box = node.getBoundingClientRect();
    const aside = '.boardbox, .table, .scroll, svg, .unseen, .log';
    if (box.width === 0 || node.closest(aside)) return false;
    for (let up = node.parentElement; up; up = up.parentElement) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(up).overflowX);
      if (scrolls && up !== document.body) return false;
    }
    return box.right > innerWidth + 1 && getComputedStyle(node).position !== 'absolute';
  }).slice(0, 4).map((node) => `${node.tagName}.${node.getAttribute('class')}`),
})
"""

SMALL = """
([selector, least]) => [...document.querySelectorAll(selector)].flatMap((node) => {
  const box = node.getBoundingClientRect();
  const small = box.width > 0 && Math.min(box.width, box.height) < least - 0.5;
  const what = node.dataset.target ?? node.getAttribute('aria-label') ?? node.textContent.trim();
  return small ? [`${what}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`] : [];
})
"""

# whether something that can be chosen lies in the part of the board in sight
SEEN = """
() => {
  const frame = document.querySelector('.boardbox').getBoundingClientRect();
  return [...document.querySelectorAll('.boardbox .legal')].some((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });
}
"""


def fits(page, width: int) -> None:
    """Nothing runs out of the page to the right."""
    told = page.evaluate(WIDTH)
    assert told["inner"] == width
    assert told["scroll"] <= width, told
    assert not told["wide"]


def reachable(page) -> None:
    """No button of the question lies outside the bar."""
    for button in page.locator(".status button").all():
        expect(button).to_be_in_viewport(ratio=1)


def touchable(page, selector: str) -> None:
    """Everything of this kind is large enough."""
    small = page.evaluate(SMALL, [selector, FINGER])
    assert not small


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(visitor, host, size, language):
    lobby = host.table(PERSON, OPEN)
    bots = host.table(QUICK, QUICK)
    last = ended(bots)
    me = visitor(language=language, size=size, touch=True)
    me.sit(lobby, 0)
    page = me.page
    ready = {
        "/": ".games .btn.pri",
        "/new/dragon": "form .btn.pri",
        "/rules/dragon": "main table",
        f"/t/{lobby.id}": ".lobby .btn.pri",
        f"/t/{bots.id}/replay?ply={last // 2}": "svg.dg-board",
    }
    for path, selector in ready.items():
        me.open(path)
        expect(page.locator(selector).first).to_be_visible()
        fits(page, size[0])
        touchable(page, "button, select, input, .btn, a.tool")


@pytest.mark.parametrize("size", SIZES)
def test_a_month_by_finger(visitor, host, size):
    table = host.table(PERSON, QUICK, QUICK, great_wall="on")
    drive(table, (0,), kind("choose-action", 4), advised)
    me = visitor(size=size, touch=True)
    page = me.at(table, 0)
    chance = random.Random(9)
    for _ in range(6):
        me.turn()
        fits(page, size[0])
        reachable(page)
        touchable(page, "[data-target][tabindex='0'], .status button, .tools button, .tools a")
        while me.state("mine", "chosen") == "mine":
            tap(me, chance)
            touchable(page, "[data-target][tabindex='0'], .status button, .pop button")
            fits(page, size[0])
        confirm = page.locator(".status .pill.pri")
        expect(confirm).to_be_in_viewport(ratio=1)
        confirm.tap()
        me.settled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_with_many_buttons_shows_them_all(visitor, host, language):
    table = host.table(PERSON, QUICK, QUICK, game="terracotta")
    drive(table, (0,), kind("inner-action"), advised)
    me = visitor(language=language, size=SIZES[2], touch=True)
    page = me.at(table, 0)
    me.turn()
    assert page.locator(".status .pill.inl").count() >= 3
    reachable(page)
    touchable(page, ".status button")
    fits(page, SIZES[2][0])


def tap(me, chance: random.Random) -> None:
    """Touch one thing that can be chosen."""
    fan = me.page.locator(".pop[role=group] button")
    if fan.count():
        fan.nth(chance.randrange(fan.count())).tap()
        return
    names = me.legal()
    if not names:
        me.page.locator(".status .pill.inl").first.tap()
        return
    spot = spot_of(me.thing(chance.choice(names)))
    me.page.touchscreen.tap(spot["x"], spot["y"])


@pytest.mark.parametrize("size", SIZES)
def test_the_board_pans_and_tools_are_in_reach(visitor, host, size):
    table = host.table(PERSON, QUICK, QUICK, QUICK)
    drive(table, (0,), kind("choose-action", 2))
    me = visitor(size=size, touch=True)
    page = me.at(table, 0)
    me.turn()
    box = page.locator(".boardbox")
    room = "(box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
    across, down = box.evaluate(room)
    assert across > 50, "there is more of the board to the side"
    assert down >= 0
    before = box.evaluate("(box) => box.scrollLeft")
    swipe(me, box)
    page.wait_for_function(
        "(before) => document.querySelector('.boardbox').scrollLeft !== before", arg=before
    )
    for tool in page.locator(".tools .tool, .tools .gear").all():
        expect(tool).to_be_in_viewport(ratio=1)
        assert tool.evaluate(CLEAR), "nothing lies over it"

    page.locator(".tools .tool", has_text="Forecast").tap()
    expect(page.get_by_role("dialog").locator(".fr")).to_have_count(4)
    fits(page, size[0])
    page.keyboard.press("Escape")
    page.locator(".unfold").nth(1).tap()
    expect(page.get_by_role("dialog").locator(".panel")).to_be_visible()
    page.get_by_role("dialog").locator("button.x").tap()
    page.locator(".gear").tap()
    expect(page.get_by_role("dialog").locator(".log li").first).to_be_visible()
    fits(page, size[0])


def swipe(me, box) -> None:
    """Draw a finger over the board."""
    touch = me.context.new_cdp_session(me.page)
    area = box.bounding_box()
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    begin = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    moves = [{"type": "touchMove", "touchPoints": [{"x": x - n, "y": y}]} for n in range(8, 80, 8)]
    for event in [begin, *moves, {"type": "touchEnd", "touchPoints": []}]:
        touch.send("Input.dispatchTouchEvent", event)


@pytest.mark.parametrize(
    ("game", "wanted", "lit", "dark"),
    [
        ("terracotta", "place-worker", ["Workshop"], ["Mausoleum", "Figures", "Masters"]),
        ("rotunda", "move-leader", ["House"], ["Altar", "Cards"]),
        ("tea_garden", "take-turn", ["Map"], []),
    ],
)
def test_a_part_of_the_board_with_something_to_choose_is_marked(
    visitor, host, game, wanted, lit, dark
):
    table = host.table(PERSON, QUICK, QUICK, game=game)
    drive(table, (0,), kind(wanted), advised)
    me = visitor(size=SIZES[2], touch=True)
    page = me.at(table, 0)
    me.turn()
    tabs = page.get_by_role("navigation", name="Parts of the board").get_by_role("button")
    for name in lit:
        expect(tabs.filter(has_text=name)).to_contain_text("something to choose")
    for name in dark:
        expect(tabs.filter(has_text=name)).not_to_contain_text("something to choose")
    for tab in tabs.filter(has_text="something to choose").all():
        tab.tap()
        page.wait_for_function(SEEN)


def test_the_results_of_five_seats_fit(visitor, host):
    table = host.table(*[QUICK] * 5)
    ended(table)
    me = visitor(size=SIZES[0], touch=True, language="pl")
    page = me.open(f"/t/{table.id}")
    cells = page.get_by_role("dialog").locator("th, td")
    expect(cells.first).to_be_visible()
    edges = cells.evaluate_all("(all) => all.map((cell) => cell.getBoundingClientRect().right)")
    inside = page.get_by_role("dialog").evaluate("(node) => node.getBoundingClientRect().right")
    assert len(edges) > 50
    assert max(edges) <= inside
    fits(page, SIZES[0][0])

"""Every game in a real browser: played by mouse, readable for everybody, fitting a phone."""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import expect
from tests.browser.driving import PERSON, QUICK, after, drive, ended
from tests.browser.test_axe import looked  # noqa: F401 - a fixture
from tests.browser.test_phone import fits

from tianxia.games.registry import GAMES, rules_for

LEAST = 12  # answers that even the shortest game needs
# Of the longest games the middle is played without the mouse, except in a soak.
MIDDLE = {} if os.environ.get("TIANXIA_SOAK") == "1" else {"zhanguo": 40, "terracotta": 60}
PHONE = (360, 740)
LOW = (1366, 657)  # a small laptop, with the bars of its browser
every_game = pytest.mark.parametrize("game", [game for game in GAMES if game != "dragon"])


@every_game
def test_a_game_by_mouse_to_its_end(visitor, host, game):
    table = host.table(PERSON, QUICK, game=game)
    me = visitor(confirm="turn")
    page = me.at(table, 0)
    chance = random.Random(3)
    answers = 0
    while me.turn() != "over":
        me.answer(chance)
        answers += 1
        if answers == LEAST and game in MIDDLE:
            drive(table, (0,), after(MIDDLE[game]), anything(chance))
    dialog = page.get_by_role("dialog", name="The game is over.")
    expect(dialog.get_by_role("columnheader")).to_have_count(2)
    expect(dialog.get_by_role("link", name="Replay")).to_be_visible()
    assert answers > LEAST


def anything(chance):
    """Picks whatever comes."""
    return lambda _, question: chance.choice(question["options"])["choice"]


@every_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(looked, host, game, theme):  # noqa: F811
    table = host.table(PERSON, QUICK, QUICK, game=game)
    me, look = looked(theme=theme, language="pl" if theme == "dark" else "en")
    me.at(table, 0)
    me.turn()
    look("my turn")


@every_game
def test_a_phone_shows_everything(visitor, host, game):
    seats = [PERSON] + [QUICK] * (rules_for(game).seats_max - 1)
    table = host.table(*seats, game=game)
    me = visitor(size=PHONE, touch=True, language="pl")
    page = me.at(table, 0)
    me.turn()
    fits(page, PHONE[0])


@every_game
def test_the_replay_and_the_rules_open(visitor, host, game):
    table = host.table(QUICK, QUICK, game=game)
    last = ended(table)
    me = visitor(language="pl")
    page = me.open(f"/t/{table.id}/replay?ply={last // 2}")
    me.board()
    me.open(f"/rules/{game}")
    expect(page.locator("main table").first).to_be_visible()
    me.open(f"/new/{game}")
    expect(page.locator("form .btn.pri")).to_be_visible()


def test_the_sentence_follows_the_first_pick(visitor, host):
    table = host.table(PERSON, QUICK, game="zhanguo")
    me = visitor()
    page = me.at(table, 0)
    me.turn()
    sentence = page.locator(".status .main [role=status]")
    before = sentence.inner_text()
    card = page.locator("[data-target^='card:'].legal").first
    number = card.get_attribute("data-target").removeprefix("card:")
    card.press("Enter")
    expect(sentence).to_contain_text(f"Card {number}: at a region of your board, or to the court?")
    page.get_by_role("button", name="Back").click()
    expect(sentence).to_have_text(before)


CUT = """
() => {
  const mine = document.querySelector('section.mine').getBoundingClientRect();
  const things = [...document.querySelectorAll('section.mine [data-target]')];
  const cut = things.filter((node) => {
    const box = node.getBoundingClientRect();
    const across = box.left >= mine.left - 1 && box.right <= mine.right + 1;
    return !across || box.top < mine.top - 1 || box.bottom > mine.bottom + 1;
  });
  return [mine.bottom, things.length, cut.map((node) => node.dataset.target)];
}
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_low_window_shows_my_things_whole(visitor, host, game):
    table = host.table(PERSON, QUICK, game=game)
    me = visitor(size=LOW, language="pl")
    page = me.at(table, 0)
    me.turn()
    bottom, things, cut = page.evaluate(CUT)
    assert bottom <= LOW[1]
    assert things > 3
    assert cut == []

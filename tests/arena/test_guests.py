"""Outsiders' bots in a tournament: kept from the truth, and answered for when they fail."""

from __future__ import annotations

from typing import Final

import pytest

from tianxia.arena.guests import send_home
from tianxia.arena.players import player_for
from tianxia.arena.standings import standings
from tianxia.arena.tournament import Tournament, hold
from tianxia.arena.workers import here
from tianxia.bots.registry import make_bot
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match

BOTS: Final = """
import os, sys

def spy(table):
    frame = sys._getframe(0)
    while frame is not None:
        if "match" in frame.f_locals:
            raise ValueError("found the match")
        frame = frame.f_back
    return table.legal()[-1]

def talk(table):
    print("thinking")
    os.write(1, b"aloud")
    return table.legal()[-1]

WAYS = {
    1: lambda table: 1 / 0,
    2: lambda table: sys.exit(3),
    3: lambda table: 99999,
    4: lambda table: float(table.legal()[0]),
    5: lambda table: None,
    6: spy,
    7: talk,
    8: lambda table: os._exit(3),
}

class Bot:
    def __init__(self, seed):
        self.choose_now = WAYS[seed]

    def choose(self, table):
        return self.choose_now(table)
"""
FAILS_ONCE: Final = """
class Bot:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, table):
        self.asked += 1
        return 1 / 0 if self.asked == 1 else table.legal()[0]
"""
TROUBLES: Final = {
    0: "KeyError: 0",
    1: "ZeroDivisionError: division by zero",
    2: "SystemExit: 3",
    3: "choice 99999 is not open",
    4: "TypeError: 'float' object cannot be interpreted as an integer",
    5: "TypeError: 'NoneType' object cannot be interpreted as an integer",
    8: "its process ended",
}


@pytest.fixture
def _nobody_stays():
    yield
    send_home()


@pytest.mark.usefixtures("_nobody_stays")
def test_a_bot_may_do_what_it_likes_and_is_answered_for_when_it_fails(tmp_path, capfd):
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    match = new_match(rules_for("dragon"), 3, seed=1)
    table = match.table(match.to_move)
    usual = make_bot("casual", "dragon", 1).choose(table)
    for way in (*range(9), 1, 8):
        player = player_for(str(file), "dragon", None, way)
        trouble = TROUBLES.get(way, "")
        for asked in (1, 2):
            assert player.choose(table) == (usual if trouble else table.legal()[-1])
            assert player.watch.decisions == asked
            assert player.watch.failures == (asked if trouble else 0)
        assert player.watch.trouble == trouble
    said = capfd.readouterr()
    assert said.out == ""
    assert "thinking" in said.err


def test_failures_are_told_once_and_counted(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(FAILS_ONCE)
    plan = Tournament("dragon", 2, (str(file), "random"), 1, seed=3)
    said = []
    folder = tmp_path / "out"
    results = hold(plan, folder, here, lambda *_: None, lambda *what: said.append(what))
    assert said == [(str(file), TROUBLES[1])]
    assert {one.bot: one.failures for one in standings(results)} == {str(file): 2, "random": 0}
    again = hold(plan, folder, here, lambda *_: None)
    assert again == results

"""Bots by outsiders at the tables."""

from __future__ import annotations

import pytest

from tianxia.core.errors import Unreadable
from tianxia.server.thinking import levels

LAST = """
class Bot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, table):
        return table.legal()[-1]
"""


@pytest.fixture(autouse=True)
def _nobody_stays():
    yield
    levels._guests.clear()


def test_a_bot_from_a_file_sits_down_and_plays(house, tmp_path):
    file = tmp_path / "lastling.py"
    file.write_text(LAST)
    levels.invite((file,))
    assert levels.levels_of("dragon")[-1] == "lastling"
    assert levels.read_level("dragon", None) == "casual"
    assert levels.bot_for("lastling", "dragon", 1) == str(file)
    guest = {"kind": "bot", "level": "lastling"}
    table = house.table(guest, guest)
    window = house.window(table.id)
    window.until("full")
    while window.now["result"] is None:
        window.next()
    assert window.table["seats"][0]["level"] == "lastling"


def test_a_table_goes_on_without_the_file(house):
    assert levels.bot_for("somebody-else", "dragon", 1) == "heuristic"


def test_a_file_without_a_bot_keeps_the_server_from_starting(tmp_path):
    file = tmp_path / "nothing.py"
    file.write_text("x = 1")
    with pytest.raises(Unreadable):
        levels.invite((file,))

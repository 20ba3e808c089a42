"""Bots by outsiders at the tables."""

from __future__ import annotations

import asyncio
import textwrap

import pytest

from tianxia.bots.registry import make_bot
from tianxia.core.errors import Unreadable
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.tables.bots import Errand, _thought
from tianxia.server.thinking import levels, patience, pool
from tianxia.server.thinking.position import position_of


def bot_file(choosing, before=""):
    """The text of a bot that chooses like this."""
    body = textwrap.indent(textwrap.dedent(choosing).strip(), " " * 8)
    head = "class Bot:\n    def __init__(self, seed):\n        self.seed = seed\n"
    return f"{before}\n\n{head}\n    def choose(self, table):\n{body}\n"


LAST = bot_file("return table.legal()[-1]")
ENDLESS = bot_file("""
    while True:
        try:
            sorted(range(100))
        except Exception:
            pass
""")
STUBBORN = bot_file(
    """
    while True:
        try:
            time.sleep(60)
        except:
            pass
    """,
    "import time",
)
LEAVING = bot_file("sys.exit(3)", "import sys")
ODD = bot_file("return float(table.legal()[0])")
# Gives the server something to build that is made of code.
SMUGGLING = bot_file(
    "return Parcel(table.legal()[0])",
    """
class Parcel(int):
    def __reduce__(self):
        return (exec, ("raise SystemExit('smuggled')",))
""",
)
BROKEN = bot_file("return 1 / 0")
# Looks through everything that can be reached from its table for a position.
PRYING = bot_file(
    """
    pried = [cell.cell_contents for cell in table._clone.__closure__]
    FOUND.extend(one for one in pried if hasattr(one, "agenda"))
    return table.legal()[0]
    """,
    "FOUND = []",
)


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
    assert levels.bot_for("lastling", "dragon") == str(file)
    guest = {"kind": "bot", "level": "lastling"}
    table = house.table(guest, guest)
    window = house.window(table.id)
    window.until("full")
    while window.now["result"] is None:
        window.next()
    assert window.table["seats"][0]["level"] == "lastling"


def test_a_table_goes_on_without_the_file(house):
    assert levels.bot_for("somebody-else", "dragon") == "casual"


def test_a_file_without_a_bot_keeps_the_server_from_starting(tmp_path):
    file = tmp_path / "nothing.py"
    file.write_text("x = 1")
    with pytest.raises(Unreadable):
        levels.invite((file,))


def thought_of(file):
    """What comes of asking the bot of a file in a worker, and what the casual bot answers."""
    match = new_match(rules_for("dragon"), 3, seed=1)
    seat = match.to_move
    usual = make_bot("casual", "dragon", 5).choose(match.table(seat))
    position = position_of(match.rules, match.state, seat)
    errand = Errand("a 0", position, match.ply, 0, str(file), 5, match.legal())

    async def work():
        thinkers = pool.Thinkers(1)
        try:
            return await _thought(thinkers, errand)
        finally:
            thinkers.close()

    return asyncio.run(work()), usual


@pytest.mark.parametrize("source", [ENDLESS, STUBBORN, BROKEN, LEAVING, ODD])
def test_a_bot_that_never_answers_or_breaks_is_answered_for(source, tmp_path, monkeypatch, caplog):
    file = tmp_path / "dawdler.py"
    file.write_text(source)
    monkeypatch.setattr(patience, "LONGEST", 4.0)  # whoever answers for it needs a part of it
    choice, usual = thought_of(file)
    assert choice == usual
    assert "dawdler.py failed at dragon" in caplog.text


def test_only_a_number_crosses_the_border(tmp_path):
    file = tmp_path / "smuggler.py"
    file.write_text(SMUGGLING)
    choice, _ = thought_of(file)
    assert (choice, type(choice)) == (0, int)


@pytest.mark.parametrize("name", ["strong", "lastling"])
def test_no_bot_takes_the_name_of_another(name, tmp_path):
    (tmp_path / "first").mkdir()
    first, second = tmp_path / "first" / "lastling.py", tmp_path / f"{name}.py"
    for file in (first, second):
        file.write_text(LAST)
    with pytest.raises(Unreadable, match=f"There is a bot named {name} already"):
        levels.invite((first, second))


def test_whoever_pries_finds_nothing_that_is_hidden(tmp_path):
    file = tmp_path / "prying.py"
    file.write_text(PRYING)
    rules = rules_for("zhanguo")
    match = new_match(rules, 2, seed=3)
    bot = make_bot(str(file), "zhanguo", 1)
    found = bot.bot.choose.__globals__["FOUND"]
    differs = False
    while not differs and not match.over:
        seat = match.to_move
        truth = rules.dump(match.state)
        choice = bot.choose(match.table(seat))
        (state,) = found
        found.clear()
        assert rules.view(state, seat) == rules.view(match.state, seat)
        differs = rules.dump(state) != truth
        match.play(choice)
    assert differs

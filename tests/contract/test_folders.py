"""A game is found by the names of its files: none is missing, and whatever is missing is named."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest
from tests.contract.folders import MODULES, ROOT, Places, lacking

from tianxia.games.registry import GAMES, Game
from tianxia.words import LANGUAGES

# What the author of a sixth game is told to write; some of it in every language.
ALL_OF_IT = """\
toy2 lacks src/tianxia/games/toy2/__init__.py: the version of the rules.
toy2 lacks src/tianxia/games/toy2/game.py: the rules, and the rulings that can be switched.
toy2 lacks src/tianxia/games/toy2/seen.py: the view, declared.
toy2 lacks src/tianxia/games/toy2/things.py: the things on the table.
toy2 lacks src/tianxia/games/toy2/notes.py: what the log says.
toy2 lacks src/tianxia/games/toy2/clauses.py: where the reasons stand in the rules.
toy2 lacks src/tianxia/games/toy2/encode.py: a position as numbers.
toy2 lacks src/tianxia/games/toy2/purse.py: what each seat has.
toy2 lacks src/tianxia/games/toy2/components.toml: every printed value.
toy2 lacks src/tianxia/games/toy2/game.toml: its weight, bounds and secrets.
toy2 lacks src/tianxia/games/toy2/rules.{language}.md: the page of rules.
toy2 lacks src/tianxia/games/toy2/locale/title.{language}.ftl: its name and what it is about.
toy2 lacks src/tianxia/games/toy2/locale/{language}.ftl: its words.
toy2 lacks web/src/games/toy2/seen.ts: the types of the view (run tools/view_types.py).
toy2 lacks web/src/games/toy2/facts.ts: what the frame asks of the view.
toy2 lacks web/src/games/toy2/Board.svelte: the table in the middle.
toy2 lacks web/src/games/toy2/Mine.svelte: the area of one's own.
toy2 lacks web/src/games/toy2/Panel.svelte: the panel of a seat.
toy2 lacks web/src/games/toy2/emblem.svg: its sign on the shelf.
toy2 lacks web/src/games/toy2/words/{language}.ftl: the words of the board.
toy2 lacks tests/games/toy2/clauses.txt: the clauses of the rules that tests prove.
toy2 lacks tests/games/toy2/purse.py: the purse, read off a view.
toy2 lacks tests/perft/toy2.perft: positions with the number of their histories.
toy2 lacks tests/playthroughs/toy2.txt: a game to read (run `make golden`).
toy2 lacks tests/records/toy2/checksum.json: golden records (run `make golden`).
"""


@pytest.mark.parametrize("game", GAMES)
def test_no_game_lacks_anything(game):
    assert lacking(game, Places.of(GAMES[game])) == []


def outside() -> list[Path]:
    """The sources of program and client that belong to no game."""
    own = [*(f"/games/{game}/" for game in GAMES), "/bots/evaluators/"]
    found = [*(ROOT / "src/tianxia").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts")]
    found += (ROOT / "web/src").rglob("*.svelte")
    listed = [ROOT / "src/tianxia/games/registry.py", ROOT / "web/src/shelf.ts"]
    return [
        path for path in found
        if path not in listed and not any(part in path.as_posix() for part in own)
    ]  # fmt: skip


def test_nobody_outside_of_a_game_knows_it():
    """No import of its modules and no text that is its name, but in the one line that lists it."""
    known = re.compile(rf"""["'`./]({"|".join(GAMES)})\b""")
    for path in outside():
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            text = re.sub(r'"""[\s\S]*?"""', "", text)  # examples may name one
        assert not known.findall(text), path


@pytest.fixture
def places(tmp_path):
    """A sixth game whose folder is empty."""
    folder = tmp_path / "src" / "tianxia" / "games" / "toy2"
    folder.mkdir(parents=True)
    return Places.of(Game("tianxia.games.toy2", folder), tmp_path)


def test_an_empty_folder_lacks_all_this_and_nothing_else(places):
    told = []
    for spoken, lines in groupby(ALL_OF_IT.splitlines(), lambda line: "{language}" in line):
        files = list(lines)
        for language in LANGUAGES if spoken else LANGUAGES[:1]:
            told += [line.replace("{language}", language) for line in files]
    assert lacking("toy2", places) == told


def test_a_file_without_the_names_that_are_looked_for_is_told_of(places):
    for file in MODULES:
        (places.rules / file).write_text("from elsewhere import RULES\n", encoding="utf-8")
    told = lacking("toy2", places)
    assert told[0] == (
        "toy2 lacks VERSION in src/tianxia/games/toy2/__init__.py: the version of the rules."
    )
    (line,) = [line for line in told if "game.py" in line]
    assert line.startswith("toy2 lacks SWITCHES in src/tianxia/games/toy2/game.py: the rules,")

"""The stored text of a whole game is what the program writes today: read the difference."""

from __future__ import annotations

import pytest
from tests.playthroughs.playthrough import FOLDER, path_of, playthrough

from tianxia.games.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_is_the_one_stored(game):
    stored = path_of(game).read_text(encoding="utf-8").splitlines()
    assert playthrough(game).splitlines() == stored


def test_every_playthrough_belongs_to_a_game():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)

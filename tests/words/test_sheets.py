"""The position of any game as tables: sayable in both languages, JSON, with distinct columns."""

from __future__ import annotations

import json

import pytest
from tests.words.said import grids

from tianxia.core.grid import grid_json
from tianxia.games.registry import GAMES
from tianxia.words import LANGUAGES, Speaker

PLAYERS = ["Ania", "Benek", "Kasia", "Emil", "Zofia"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_said(game: str, language: str) -> None:
    speaker = Speaker(language, game, strict=True)
    for grid in grids(game)[::5]:
        assert speaker.say(grid.title)
        assert len({speaker.say(column) for column in grid.columns}) == len(grid.columns)
        for row in grid.rows:
            for cell in row:
                assert "{" not in speaker.cell(cell, PLAYERS)


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_json(game: str) -> None:
    for grid in grids(game)[::50]:
        written = json.loads(json.dumps(grid_json(grid)))
        assert len(written["rows"]) == len(grid.rows)
        assert written["title"]["say"] == grid.title.key

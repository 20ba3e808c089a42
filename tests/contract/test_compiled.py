"""Interpreted and compiled, the same seeds give the same games."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.contract.checksum import checksums_of

from tianxia.core import agenda
from tianxia.games import registry
from tianxia.games.registry import GAMES
from tianxia.search import playout

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_those_of_the_stored_checksum(game):
    stored = json.loads((RECORDS / game / "checksum.json").read_text(encoding="utf-8"))
    assert checksums_of(game) == stored


def test_the_engine_is_compiled_as_a_whole_or_not_at_all_and_where_that_is_expected():
    modules = [agenda, registry, playout]
    compiled = {Path(str(module.__file__)).suffix in (".so", ".pyd") for module in modules}
    assert len(compiled) == 1
    assert compiled == {True} or os.environ.get("TIANXIA_EXPECT_COMPILED") != "1"

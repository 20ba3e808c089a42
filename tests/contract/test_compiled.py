"""Interpreted and compiled, the same seeds give the same games."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.contract.checksum import checksums_of

import tianxia.core.agenda
import tianxia.games.registry
import tianxia.search.playout
from tianxia.games.registry import GAMES

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_those_of_the_stored_checksum(game):
    stored = json.loads((RECORDS / game / "checksum.json").read_text(encoding="utf-8"))
    assert checksums_of(game) == stored


def test_the_engine_is_compiled_where_that_is_expected():
    modules = [tianxia.core.agenda, tianxia.games.registry, tianxia.search.playout]
    endings = {Path(str(module.__file__)).suffix for module in modules}
    compiled = os.environ.get("TIANXIA_EXPECT_COMPILED") == "1"
    assert endings <= ({".so", ".pyd"} if compiled else {".py", ".so", ".pyd"})

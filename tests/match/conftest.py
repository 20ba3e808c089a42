"""Matches to try things on: the first registered game and, interpreted only, the toy."""

from __future__ import annotations

import pytest
from tests.contract.play import played_match

from tianxia.games.registry import GAMES, rules_for


@pytest.fixture(params=list(GAMES))
def rules(request):
    """The rules of every registered game in turn."""
    return rules_for(request.param)


@pytest.fixture
def match(rules):
    """A match in the middle of the game, somebody to answer with more than one choice."""
    return played_match(rules, rules.seats_max, {}, seed=11, plies=90)


@pytest.fixture
def toy():
    """The toy with secrets; only for tests marked `interpreted`."""
    from tests.contract.toy import Toy

    return Toy()

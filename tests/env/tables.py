"""The tables the environments are tried at: every game with every number of seats."""

from __future__ import annotations

import numpy as np
import pytest
from tests.contract.cases import SOAK, seat_counts

from tianxia.core.dice import Dice
from tianxia.games.registry import GAMES

TABLES = [(game, seats) for game in GAMES for seats in seat_counts(game)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES)

# Each game at one number of seats, not the same for all; in a soak at every number.
SOME = [
    (game, seats)
    for turn, game in enumerate(GAMES)
    for seats in (seat_counts(game) if SOAK else [seat_counts(game)[turn % len(seat_counts(game))]])
]
some_tables = pytest.mark.parametrize(("game", "seats"), SOME)


def any_of(mask: np.ndarray, dice: Dice) -> int:
    """One of the open actions."""
    actions = np.flatnonzero(mask)
    return int(actions[dice.below(len(actions))])

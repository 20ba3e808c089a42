"""The number of histories from fixed positions, many of them derived from the rules by hand."""

from __future__ import annotations

import pytest
from tests.perft.perft import FOLDER, count_histories, reach, read_perft

from tianxia.games.registry import GAMES, rules_for

POSITIONS = [(game, p) for game in GAMES for p in read_perft(FOLDER / f"{game}.perft")]


@pytest.mark.parametrize(("game", "position"), POSITIONS, ids=lambda v: getattr(v, "name", v))
def test_the_histories_of_a_position_are_as_many_as_written(game, position):
    rules = rules_for(game)
    state = reach(rules, position)
    assert rules.broken(state) == []
    counts = {
        depth: count_histories(rules, rules.clone(state), depth, position.count)
        for depth in position.nodes
    }
    assert counts == position.nodes


def test_every_game_has_positions_with_numbers_derived_by_hand():
    derived = {game for game, position in POSITIONS if position.why}
    assert derived == set(GAMES)
    assert all(position.nodes for _, position in POSITIONS)

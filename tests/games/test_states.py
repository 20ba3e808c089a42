"""A state is saved and copied field by field: none may be forgotten."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest
from tests.contract.test_positions import shared_rows
from tests.games.laid_table import played_out

from tianxia.games.registry import GAMES, game_named, rules_for

every_game = pytest.mark.parametrize("game", GAMES)
SHARED = {"round", "phase", "points", "scored"}


def declared(game):
    """The fields that the class of the game's state declares, beside the edition."""
    module = GAMES[game].folder() / "state.py"
    tree = ast.parse(module.read_text(encoding="utf-8"))
    (state,) = (
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef) and ast.unparse(node.bases[0]) == "ScoredState"
    )
    fields = {node.target.id for node in state.body if isinstance(node, ast.AnnAssign)}
    return fields - {"edition"} | SHARED


@every_game
def test_every_field_is_saved(game):
    names = import_module(f"{game_named(game).package}.game").SAVED.names()
    assert len(names) == len(set(names))
    assert set(names) == declared(game)


@every_game
def test_a_copy_shares_no_row_with_its_original_but_those_that_are_replaced(game):
    state = played_out(rules_for(game), seats=3, seed=1)
    copy = rules_for(game).clone(state)
    replaced = [row for _, row in shared_rows(game, state)]

    def own_copy(row, original):
        return row is not original or any(row is shared for shared in replaced)

    for name in declared(game):
        own, other = getattr(copy, name), getattr(state, name)
        if isinstance(own, int):
            continue
        assert own_copy(own, other), name
        for pile, another in zip(own, other, strict=True):
            assert isinstance(pile, int) or own_copy(pile, another), name

"""Native numbers and rows: what the sources may say, and that they play without any library."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tianxia
from tianxia.core.rows import (
    BIT,
    added,
    count_bits,
    count_of,
    fill_all,
    fill_among,
    fill_members,
    floats_of,
    has,
    index_of,
    inserted,
    least_of,
    listed,
    next_of,
    plain,
    replaced,
    room,
    row_of,
    total_of,
    turn_round,
    without,
)

SOURCES = Path(tianxia.__file__).parent
COMPILED = ["core", "games", "search", "bots/evaluators"]
WITHOUT_LIBRARIES = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules["mypy_extensions"] = None
import tianxia
from tianxia.core.dice import Dice
from tianxia.games.registry import GAMES, rules_for
from tianxia.search.playout import play_randomly
for game in GAMES:
    rules = rules_for(game)
    state = rules.new_game(2, {})
    assert play_randomly(state, Dice(1), [Dice(2), Dice(3)]) > 20
    assert state.depth == 0
"""


@pytest.mark.interpreted
def test_the_sources_play_every_game_without_the_compilers_library():
    subprocess.run([sys.executable, "-c", WITHOUT_LIBRARIES], check=True, timeout=300)


def shifts_of_constants(tree):
    """The lines of functions where a constant is shifted by something that is not constant."""
    functions = (ast.FunctionDef, ast.Lambda)
    for function in [node for node in ast.walk(tree) if isinstance(node, functions)]:
        for node in ast.walk(function):
            shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
            if shift and isinstance(node.left, ast.Constant):
                yield node.lineno


def test_nobody_shifts_a_constant_by_a_number_that_may_be_native():
    found = []
    for folder in COMPILED:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [f"{path.name}:{line}" for line in shifts_of_constants(tree)]
    assert not found, "compiled, these shift in 32 bits: use BIT"
    assert list(shifts_of_constants(ast.parse("def f(n):\n    return ~(1 << n)"))) == [2]


def test_a_bit_is_a_power_of_two():
    assert list(BIT) == [2**n for n in range(62)]


def test_the_bits_of_a_mask_are_counted():
    masks = [0, *BIT, 2**62 - 1, 0x5555555555555555 >> 1, 0b1011 << 37]
    assert [count_bits(mask) for mask in masks] == [mask.bit_count() for mask in masks]


def test_a_row_of_fractions_keeps_them():
    row = floats_of([0.1, 0.0, 2.5])
    row[1] = 1 / 3
    assert list(row) == [0.1, 1 / 3, 2.5]


def test_rows_are_searched_counted_and_summed():
    numbers = row_of([4, 2, 7, 2])
    assert index_of(numbers, 2) == 1
    assert count_of(numbers, 2) == 2
    assert total_of(numbers) == 15
    assert least_of(numbers) == 2
    with pytest.raises(IndexError):
        index_of(numbers, 5)


def test_a_row_is_handed_out_as_a_list():
    assert plain(row_of([1, 2])) == [1, 2]
    assert type(plain(row_of([]))) is list
    assert listed(row_of([1, 2, 3]), 2) == [1, 2]


def test_a_room_is_made_anew_for_everybody():
    first, second = room(), room()
    first[0] = 7
    assert second[0] == 0


def test_a_changed_row_is_a_new_one():
    row = row_of([2, 4, 6])
    assert plain(added(row, 1)) == [2, 4, 6, 1]
    assert plain(replaced(row, 1, 9)) == [2, 9, 6]
    assert [plain(without(row, at)) for at in range(3)] == [[4, 6], [2, 6], [2, 4]]
    assert [plain(inserted(row, n)) for n in (1, 4, 7)] == [
        [1, 2, 4, 6],
        [2, 4, 4, 6],
        [2, 4, 6, 7],
    ]
    assert plain(inserted(row_of([]), 3)) == plain(added(row_of([]), 3)) == [3]
    assert plain(row) == [2, 4, 6]


def test_a_row_is_asked_for_a_number_and_for_the_next_one():
    row = row_of([5, -1, 3])
    assert has(row, 3)
    assert not has(row, 4)
    assert [next_of(row, before) for before in (-1, 3, 4, 5)] == [3, 5, 5, 5]


@pytest.mark.parametrize("mask", [0, 1, 6, 2**61, 2**61 + 2**40 + 2**31 + 1, 2**62 - 1])
def test_the_members_of_a_mask_are_written_ascending(mask):
    choices = room()
    end = fill_members(mask, 100, choices, 2)
    assert listed(choices, end)[2:] == [100 + n for n in range(62) if mask >> n & 1]


def test_choices_are_written_in_order():
    choices = room()
    end = fill_all(row_of([3, 8]), choices, 1)
    end = fill_among(row_of([1, 5, 9]), choices, 1, end)
    assert listed(choices, end) == [0, 1, 3, 5, 8, 9]
    turn_round(choices, 1, end)
    assert listed(choices, end) == [0, 9, 8, 5, 3, 1]
    turn_round(choices, 1, 5)
    assert listed(choices, end) == [0, 3, 5, 8, 9, 1]

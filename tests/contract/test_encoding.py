"""Every slice of every encoding: declared above its writer, which writes it and nothing else."""

from __future__ import annotations

import ast
from importlib import import_module
from itertools import chain

import pytest
from tests.contract.cases import CASES, LOOKS, printed, rules_with
from tests.contract.checks import AROUND
from tests.contract.play import encoded, walk

from tianxia.core.agenda import SPECTATOR
from tianxia.core.components import changed
from tianxia.core.rows import floats_of
from tianxia.games.registry import GAMES, game_named

EVERY = 16 * LOOKS  # plies from one look at every writer to the next
FILES = ("encode", "encode_seats")  # the second where the first would be too long
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def sources_of(game: str) -> list[ast.Module]:
    """The files with the writers of a game, in the order in which they write."""
    paths = [GAMES[game].folder() / f"{name}.py" for name in FILES]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths if path.exists()]


def called(statement: ast.stmt) -> str:
    """What a statement calls, if that is all it does."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func)
    return ""


def declared_in(file: ast.Module) -> list[tuple[str, str]]:
    """Every slice declared in a file, with the function right below."""
    return [
        (ast.literal_eval(statement.value.args[0]), getattr(below, "name", ""))
        for statement, below in zip(file.body, file.body[1:], strict=False)
        if called(statement) == "SLICES.add"
    ]


def calls_in(file: ast.Module) -> list[str]:
    """What `write` calls, line by line."""
    write = next(part for part in file.body if getattr(part, "name", "") == "write")
    return [ast.unparse(statement) for statement in write.body[1:]]  # after the docstring


def writers_of(game: str) -> list:
    """The functions that write the slices, in the order of the slices."""
    files = [
        import_module(f"{game_named(game).package}.{name}")
        for name in FILES[: len(sources_of(game))]
    ]
    found = []
    for part in rules_with(game).slices():
        owners = [vars(file) for file in files if f"_{part.name}" in vars(file)]
        assert len(owners) == 1, f"{part.name} has {len(owners)} writers"
        found.append(owners[0][f"_{part.name}"])
    return found


def written_by(writer, state, viewer: int, length: int) -> list[float]:
    """What a writer writes into a row of zeros; nothing beside it may be touched."""
    row = floats_of([*AROUND, *[0.0] * length, *AROUND])
    writer(state, viewer, row, len(AROUND))
    numbers = list(row)
    slice_end = len(AROUND) + length
    assert numbers[: len(AROUND)] == AROUND == numbers[slice_end:], f"viewer {viewer}: {numbers}"
    return numbers[len(AROUND) : slice_end]


def check_writers(rules, writers: list, state) -> None:
    """Every writer stays in its slice and range, and all together are the encoding."""
    slices = rules.slices()
    for viewer in (*range(state.seats), SPECTATOR):
        whole = encoded(rules, state, viewer)
        at = 0
        for part, writer in zip(slices, writers, strict=True):
            own = written_by(writer, state, viewer, part.length)
            assert all(0 <= n <= part.most for n in own), f"{part.name} for {viewer}: {own}"
            assert own == whole[at : at + part.length], f"{part.name} for {viewer}"
            at += part.length
        assert at == len(whole) == rules.encoding_size()


@every_game
def test_the_function_below_a_declaration_is_its_writer(game):
    declared = [pair for file in sources_of(game) for pair in declared_in(file)]
    assert declared == [(part.name, f"_{part.name}") for part in rules_with(game).slices()]


@every_game
def test_the_writers_are_called_in_the_order_of_the_declarations(game):
    arguments = "state, viewer, out, at"
    expected = [
        f"_{part.name}({arguments}{f' + place[{number}]' if number else ''})"
        for number, part in enumerate(rules_with(game).slices())
    ]
    first, *more = [calls_in(file) for file in sources_of(game)]
    if more:
        assert first.pop() == f"encode_seats.write({arguments}, place)"
    assert [*first, *chain.from_iterable(more)] == expected


@every_game
def test_every_question_to_a_seat_has_its_place(game):
    catalogue = rules_with(game).catalogue
    asked = {
        name
        for name, nature in zip(catalogue.names, catalogue.of_nature, strict=True)
        if not nature
    }
    places = import_module(f"{game_named(game).package}.encode").QUESTIONS
    assert set(places) == asked
    assert sorted(places.values()) == list(range(len(places)))


@every_game
def test_no_game_makes_its_own_list_of_numbers(game):
    assert "encode" not in vars(type(rules_with(game)))
    assert "write" in vars(type(rules_with(game)))


@every_case
def test_every_writer_stays_in_its_slice_and_in_its_range(case):
    rules = case.rules()
    writers = writers_of(case.game)
    state = rules.new_game(case.seats, case.agreed())
    for ply, _ in enumerate(walk(state, case.seed("writers"))):
        if ply % EVERY == 0:
            check_writers(rules, writers, state)
    check_writers(rules, writers, state)


def test_slices_that_have_a_part_for_every_round_follow_the_edition():
    usual = rules_with("tea_garden")
    short = GAMES["tea_garden"].make(changed(printed("tea_garden"), "meta.rounds", 3))
    rounds = usual.usual_edition().rounds
    assert short.encoding_size() == usual.encoding_size() - (rounds - 3)
    state = short.new_game(3, {})
    for _ in walk(state, 1):
        pass
    check_writers(short, writers_of("tea_garden"), state)

"""The position as tables, in words."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tianxia.core.agenda import apply, pending
from tianxia.core.grid import Grid, Seat
from tianxia.core.rules import Json
from tianxia.core.words import Said
from tianxia.games.dragon.sheet import sheet
from tianxia.games.registry import rules_for
from tianxia.words import Speaker

EVERYTHING: Json = {"great_wall": "on", "super_event": "flood"}


def views(options: Json, viewer: int = 0) -> list[Json]:
    """What the viewer sees after each answer of a random game."""
    rules = rules_for("dragon")
    state = rules.new_game(4, options)
    chooser = random.Random(5)
    found = [rules.view(state, viewer)]
    while (question := pending(state)) is not None:
        apply(state, chooser.choice(question.legal(state)))
        found.append(rules.view(state, viewer))
    return found


def titled(grids: list[Grid], title: str) -> Grid:
    return next(grid for grid in grids if grid.title == Said(title))


def test_the_players_table_says_what_the_view_says() -> None:
    for view in views(EVERYTHING)[::23]:
        grid = titled(sheet(view), "sheet-players")
        seats = cast("list[Json]", view["seats"])
        order = cast("list[int]", view["order"])
        assert [row[0] for row in grid.rows] == [Seat(seat) for seat in order]
        goods = ["points", "yuan", "rice", "fireworks", "small_privileges", "large_privileges"]
        for row, seat in zip(grid.rows, order, strict=True):
            assert row[1:8] == [seats[seat][name] for name in [*goods, "space"]]
            assert len(cast("list[object]", row[8])) == len(
                cast("list[object]", seats[seat]["palaces"])
            )


def test_a_palace_reads_like_a_palace() -> None:
    args = {"palace": 2, "floors": 3, "persons": 2}
    said = Said("sheet-palace", {**args, "first": "@tile-monk_old", "second": "@tile-farmer_young"})
    assert Speaker("en", "dragon").say(said) == "2 [3]: old Monk, young Farmer"
    empty = Said("sheet-palace", {**args, "persons": 0})
    assert Speaker("pl", "dragon").say(empty) == "2 [3]: pusty"


def test_the_current_month_is_marked_and_nothing_after_the_end() -> None:
    seen = views({})
    for view in seen:
        grid = titled(sheet(view), "sheet-events")
        if view["phase"] == "over":
            assert grid.marked == -1
            assert {str(row[2]) for row in grid.rows} == {str(Said("sheet-past"))}
        else:
            assert grid.marked == cast("int", view["round"]) - 1
    assert seen[-1]["phase"] == "over"


def test_closed_hands_stay_closed() -> None:
    for view in views({"open_hands": False}, viewer=1)[::40]:
        grid = titled(sheet(view), "sheet-players")
        closed = [row[0] for row in grid.rows if isinstance(row[9], Said)]
        assert set(closed) == {Seat(0), Seat(2), Seat(3)}


def test_wall_and_super_event_appear_only_when_in_play() -> None:
    last = sheet(views({})[-1])
    assert "sheet-wall" not in [grid.title.key for grid in last]
    assert len(titled(last, "sheet-events").columns) == 3
    last = sheet(views(EVERYTHING)[-1])
    assert titled(last, "sheet-wall").rows
    assert titled(last, "sheet-events").rows[6][3] == Said("super-flood")


def test_groups_show_their_dragons() -> None:
    some = [view for view in views({}) if view["groups"]]
    groups = cast("list[Json]", some[-1]["groups"])
    grid = titled(sheet(some[-1]), "sheet-groups")
    for row, group in zip(grid.rows, groups, strict=True):
        assert row[1] == [Said(f"action-{card}") for card in cast("list[str]", group["cards"])]
        assert row[2] == [Seat(seat) for seat in cast("list[int]", group["dragons"])]


def test_a_row_must_fit_its_columns() -> None:
    grid = Grid(Said("sheet-wall"), [Said("sheet-month")])
    with pytest.raises(AssertionError):
        grid.add([1, 2])

"""What each scoring would pay if it came now: shown to people, not used by rules."""

from __future__ import annotations

from tianxia.core.native import i64, vec
from tianxia.core.rows import plain
from tianxia.games.terracotta.figures import A_FOOTMAN, A_MUSICIAN
from tianxia.games.terracotta.final import (
    archer_points,
    footman_points,
    group_points,
    leftover_points,
    owners_in,
)
from tianxia.games.terracotta.grid import AROUND_AREA, CELL_NAMES
from tianxia.games.terracotta.mausoleum import (
    archers_for,
    counts_of,
    groups_in,
    standing,
    warriors_in,
)
from tianxia.games.terracotta.names import COLUMN_INSPECTOR, ROW_INSPECTOR, TILES, WARRIORS
from tianxia.games.terracotta.scoring import (
    inspected,
    inspector_points,
    musician_points,
    resources,
    tile_points,
    tile_warriors,
)
from tianxia.games.terracotta.seen import GroupSeen, LineScored, Outlook, Scored, TileScored
from tianxia.games.terracotta.state import ACTION_PHASE, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE


def paid(state: TerracottaState, warriors: vec[i64], points: vec[i64]) -> Scored:
    """A scored set of warriors: counts and archers by seat, and the points."""
    return {
        "counts": plain(counts_of(state, warriors)),
        "archers": plain(archers_for(state, warriors)),
        "points": plain(points),
    }


def groups_seen(state: TerracottaState) -> list[GroupSeen]:
    """The groups as they stand, with the points of the end."""
    return [
        {
            "kind": WARRIORS[group.kind],
            "cells": [CELL_NAMES[cell] for cell in sorted(group.cells)],
            "each": owners_in(state, group),
            **paid(state, group.warriors, group_points(state, group)),
        }
        for group in groups_in(state)
    ]


def outlook(state: TerracottaState) -> Outlook | None:
    """All scorings as they stand in the action phase."""
    if state.phase != ACTION_PHASE:
        return None
    musicians = [(cell, musician_points(state, cell)) for cell in standing(state, A_MUSICIAN)]
    row = inspector_points(state, ROW_INSPECTOR)
    column = inspector_points(state, COLUMN_INSPECTOR)
    music = [sum(points[seat] for _, points in musicians) for seat in range(state.seats)]
    tile = tile_points(state)
    return {
        "row": line_seen(state, ROW_INSPECTOR, row),
        "column": line_seen(state, COLUMN_INSPECTOR, column),
        "musicians": {
            "points": music,
            "each": [
                {"cell": CELL_NAMES[cell], "points": plain(points)} for cell, points in musicians
            ],
        },
        "tile": tile_seen(state, tile),
        "footmen": [
            {
                "cell": CELL_NAMES[cell],
                **paid(state, warriors_in(state, AROUND_AREA[cell]), footman_points(state, cell)),
            }
            for cell in standing(state, A_FOOTMAN)
        ],
        "archers": plain(archer_points(state)),
        "leftovers": [leftover_points(state, seat) for seat in range(state.seats)],
        "round": [row[s] + column[s] + music[s] + tile[s] for s in range(state.seats)],
    }


def line_seen(state: TerracottaState, inspector: int, points: vec[i64]) -> LineScored:
    """The row or column of an inspector."""
    warriors = warriors_in(state, inspected(state, inspector))
    return {"line": state.inspectors[inspector] + 1, **paid(state, warriors, points)}


def tile_seen(state: TerracottaState, points: vec[i64]) -> TileScored:
    """The scoring tile of this round."""
    tile = state.tiles[state.round - 1]
    if state.edition.tile_kind[tile] == RESOURCE:
        counts = resources(state, tile)
        return {
            "tile": TILES[tile],
            "counts": plain(counts),
            "archers": [0] * state.seats,
            "points": plain(points),
        }
    return {"tile": TILES[tile], **paid(state, tile_warriors(state, tile), points)}

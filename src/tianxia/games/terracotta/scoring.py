"""The scoring phase: both inspectors, the musicians, the scoring tile of the round."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.games.terracotta.domination import NO_BREAKERS, dominate, score_all, warrior_points
from tianxia.games.terracotta.figures import A_MUSICIAN, kind_of
from tianxia.games.terracotta.grid import COLUMN_AREA, CROSS_AREA, ROW_AREA, Area
from tianxia.games.terracotta.mausoleum import counts_of, standing, warriors_in
from tianxia.games.terracotta.names import (
    COLUMN_INSPECTOR,
    FOR_INSPECTOR,
    FOR_MUSICIAN,
    FOR_TILE,
    ROW_INSPECTOR,
)
from tianxia.games.terracotta.state import SCORING_PHASE, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE, WARRIOR_TYPE


class ScoringPhase(Step[TerracottaState]):
    """The row inspector scores and walks on, then the column inspector; musicians; the tile."""

    def run(self, state: TerracottaState) -> None:
        state.phase = SCORING_PHASE
        state.note("inspected-row", NATURE, state.inspectors[ROW_INSPECTOR] + 1)
        score_all(state, inspector_points(state, ROW_INSPECTOR), FOR_INSPECTOR)
        walk_on(state, ROW_INSPECTOR)
        state.note("inspected-column", NATURE, state.inspectors[COLUMN_INSPECTOR] + 1)
        score_all(state, inspector_points(state, COLUMN_INSPECTOR), FOR_INSPECTOR)
        walk_on(state, COLUMN_INSPECTOR)
        for musician in standing(state, A_MUSICIAN):
            state.note("played", NATURE, musician)
            score_all(state, musician_points(state, musician), FOR_MUSICIAN)
        state.note("tile", NATURE, state.tiles[state.round - 1])
        score_all(state, tile_points(state), FOR_TILE)


def walk_on(state: TerracottaState, inspector: i64) -> None:
    """One space forward; from the last space to the first."""
    after = state.inspectors[inspector] + 1
    if after == state.edition.track[inspector]:
        after = 0
    state.inspectors = replaced(state.inspectors, inspector, after)


def inspected(state: TerracottaState, inspector: i64) -> Area:
    """The row or column beside which an inspector stands."""
    at = state.inspectors[inspector]
    return ROW_AREA[at] if inspector == ROW_INSPECTOR else COLUMN_AREA[at]


def inspector_points(state: TerracottaState, inspector: i64) -> vec[i64]:
    """What the line of an inspector pays to each seat now."""
    warriors = warriors_in(state, inspected(state, inspector))
    edition = state.edition
    return warrior_points(state, warriors, edition.inspector_first, edition.inspector_second)


def musician_points(state: TerracottaState, musician: i64) -> vec[i64]:
    """Points for every own warrior in the musician's row or column, each warrior once."""
    counts = counts_of(state, warriors_in(state, CROSS_AREA[musician]))
    return vec[i64]([count * state.edition.musician_points for count in counts])


def tile_warriors(state: TerracottaState, tile: i64) -> vec[i64]:
    """The warriors a scoring tile looks at."""
    edition = state.edition
    warriors = warriors_in(state, edition.tile_area[tile])
    if edition.tile_kind[tile] != WARRIOR_TYPE:
        return warriors
    kind = edition.tile_target[tile]
    return vec[i64]([cell for cell in warriors if kind_of(state.at[cell]) == kind])


def resources(state: TerracottaState, tile: i64) -> vec[i64]:
    """How many tokens of the tile's resource each seat owns: coins, or clay wet and dry."""
    if state.edition.tile_target[tile] == 0:
        return state.coins[:]
    return vec[i64]([state.wet[seat] + state.dry[seat] for seat in range(state.seats)])


def tile_points(state: TerracottaState) -> vec[i64]:
    """What the scoring tile of this round pays to each seat now; archers know nothing of money."""
    edition = state.edition
    tile = state.tiles[state.round - 1]
    first = edition.tile_first[state.round - 1]
    second = edition.tile_second[state.round - 1]
    if edition.tile_kind[tile] == RESOURCE:
        return dominate(resources(state, tile), NO_BREAKERS, first, second)
    return warrior_points(state, tile_warriors(state, tile), first, second)


SCORING_STEP: Final = ScoringPhase(NATURE)

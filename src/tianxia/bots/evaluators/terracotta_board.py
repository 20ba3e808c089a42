"""What the mausoleum of Terracotta Army is worth to every seat, as it stands.

Many positions of a search share one mausoleum, so each is weighed once and remembered.
"""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.terracotta_weights import Weights
from tianxia.core.native import i64, vec
from tianxia.games.terracotta.domination import warrior_points
from tianxia.games.terracotta.figures import A_FOOTMAN, A_MUSICIAN, owner_of
from tianxia.games.terracotta.final import archer_points, footman_points, group_points
from tianxia.games.terracotta.grid import COLUMN_AREA, ROW_AREA
from tianxia.games.terracotta.mausoleum import connected, standing, warriors_in
from tianxia.games.terracotta.names import COLUMN_INSPECTOR, ROW_INSPECTOR
from tianxia.games.terracotta.scoring import (
    inspector_points,
    musician_points,
    tile_points,
    tile_warriors,
)
from tianxia.games.terracotta.state import ACTION_PHASE, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE

REMEMBERED: Final = 20_000  # mausoleums; then memory starts anew


class BoardWorth:
    """What each seat has of one mausoleum: points of this round, of later rounds, of the end."""

    def __init__(self, state: TerracottaState, weights: Weights) -> None:
        seats = state.seats
        self.lines: Final = vec[i64]([0] * seats)  # both inspectors, this round
        self.tile: Final = vec[i64]([0] * seats)  # the tile of this round, if it looks at warriors
        self.later_lines: Final = [0.0] * seats
        self.later_tiles: Final = [0.0] * seats
        self.musicians: Final = vec[i64]([0] * seats)  # of one scoring
        self.footmen: Final = vec[i64]([0] * seats)
        self.groups: Final = vec[i64]([0] * seats)
        self.lone: Final = vec[i64]([0] * seats)  # warriors in groups that are too small
        self.archers: Final = archer_points(state)
        if state.phase == ACTION_PHASE:
            self.weigh_round(state)
        self.weigh_later(state, weights)
        self.weigh_figures(state)
        self.weigh_groups(state)

    def weigh_round(self, state: TerracottaState) -> None:
        """The scorings of this round."""
        add(self.lines, inspector_points(state, ROW_INSPECTOR))
        add(self.lines, inspector_points(state, COLUMN_INSPECTOR))
        if state.edition.tile_kind[state.tiles[state.round - 1]] != RESOURCE:
            add(self.tile, tile_points(state))

    def weigh_later(self, state: TerracottaState, weights: Weights) -> None:
        """Lines and tiles of the rounds to come, as if nothing moved; the further, the less."""
        edition = state.edition
        keep = weights.next_line
        after = 1 if state.phase == ACTION_PHASE else 0
        rows, columns = edition.track[ROW_INSPECTOR], edition.track[COLUMN_INSPECTOR]
        for step in range(after, after + edition.rounds - state.round):
            row = ROW_AREA[(state.inspectors[ROW_INSPECTOR] + step) % rows]
            column = COLUMN_AREA[(state.inspectors[COLUMN_INSPECTOR] + step) % columns]
            first, second = edition.inspector_first, edition.inspector_second
            for area in (row, column):
                points = warrior_points(state, warriors_in(state, area), first, second)
                for seat in range(state.seats):
                    self.later_lines[seat] += keep * float(points[seat])
            keep *= weights.later_line
        for number in range(state.round, edition.rounds):
            tile = state.tiles[number]
            if edition.tile_kind[tile] != RESOURCE:
                first, second = edition.tile_first[number], edition.tile_second[number]
                points = warrior_points(state, tile_warriors(state, tile), first, second)
                for seat in range(state.seats):
                    self.later_tiles[seat] += float(points[seat])

    def weigh_figures(self, state: TerracottaState) -> None:
        """Musicians and footmen."""
        for musician in standing(state, A_MUSICIAN):
            add(self.musicians, musician_points(state, musician))
        for footman in standing(state, A_FOOTMAN):
            add(self.footmen, footman_points(state, footman))

    def weigh_groups(self, state: TerracottaState) -> None:
        """Groups that would score, and warriors without one."""
        least = state.edition.group_figures
        for group in connected(state):
            if len(group.warriors) + group.archers >= least:
                add(self.groups, group_points(state, group))
            else:
                for cell in group.warriors:
                    owner = owner_of(state.at[cell])
                    self.lone[owner] += 1


class BoardMemory:
    """The mausoleums weighed so far."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.known: Final[dict[tuple[int, ...], BoardWorth]] = {}

    def worth(self, state: TerracottaState) -> BoardWorth:
        """What the mausoleum is worth, weighed now or remembered."""
        acting = 1 if state.phase == ACTION_PHASE else 0
        now = (state.round, acting, state.seats)
        key = (*state.at, *state.inspectors, *state.tiles, *now)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = BoardWorth(state, self.weights)
            self.known[key] = found
        return found


def add(totals: vec[i64], points: vec[i64]) -> None:
    """Add every seat's points to its total."""
    for seat in range(len(points)):
        totals[seat] += points[seat]

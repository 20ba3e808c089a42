"""What the mausoleum of Terracotta Army is worth to every seat, as it stands.

Many positions of a search share one mausoleum, so each is weighed once and remembered.
"""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.terracotta_weights import Weights
from tianxia.core.native import i64, vec
from tianxia.core.rows import same
from tianxia.games.terracotta.domination import (
    leader_in,
    share_of,
    warrior_points,
)
from tianxia.games.terracotta.figures import A_FOOTMAN, A_MUSICIAN, owner_of
from tianxia.games.terracotta.final import archer_points, group_points
from tianxia.games.terracotta.grid import (
    AROUND_AREA,
    CELLS,
    COLUMN_AREA,
    CROSS_AREA,
    ROW_AREA,
    Area,
)
from tianxia.games.terracotta.mausoleum import connected, counts_in
from tianxia.games.terracotta.names import COLUMN_INSPECTOR, ROW_INSPECTOR
from tianxia.games.terracotta.scoring import inspected, tile_warriors
from tianxia.games.terracotta.state import ACTION_PHASE, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE, WARRIOR_TYPE

REMEMBERED: Final = 20_000  # mausoleums; then memory starts anew
MARKS: Final = 2**48 - 1  # all marks that a mausoleum can have


class BoardWorth:
    """What each seat has of one mausoleum: points of this round, of later rounds, of the end."""

    def __init__(self, state: TerracottaState, weights: Weights) -> None:
        seats = state.seats
        # what was weighed
        self.at: Final = state.at[:]
        self.inspectors: Final = state.inspectors
        self.tiles: Final = state.tiles
        self.round: Final[i64] = state.round
        self.acting: Final = is_acting(state)  # 1 or 0
        # what came of it
        self.lines: Final = vec[i64]([0] * seats)  # both inspectors, this round
        self.tile: Final = vec[i64]([0] * seats)  # the tile of this round, if it looks at warriors
        self.later_lines: Final = vec[float]([0.0] * seats)
        self.later_tiles: Final = vec[i64]([0] * seats)
        self.musicians: Final = vec[i64]([0] * seats)  # of one scoring
        self.footmen: Final = vec[i64]([0] * seats)
        self.groups: Final = vec[i64]([0] * seats)
        self.lone: Final = vec[i64]([0] * seats)  # warriors in groups that are too small
        self.archers: Final = archer_points(state)
        if self.acting != 0:
            self.weigh_round(state)
        self.weigh_later(state, weights)
        self.weigh_figures(state)
        self.weigh_groups(state)

    def is_of(self, state: TerracottaState) -> bool:
        """Whether this is the worth of the mausoleum of a position."""
        return (
            self.round == state.round
            and self.acting == is_acting(state)
            and len(self.lines) == state.seats
            and same(self.inspectors, state.inspectors)
            and same(self.tiles, state.tiles)
            and self.at == state.at  # long rows are compared in one go
        )

    def weigh_round(self, state: TerracottaState) -> None:
        """The scorings of this round."""
        edition = state.edition
        first, second = edition.inspector_first, edition.inspector_second
        add_area(self.lines, state, inspected(state, ROW_INSPECTOR), first, second)
        add_area(self.lines, state, inspected(state, COLUMN_INSPECTOR), first, second)
        add_tile(self.tile, state, state.round - 1)

    def weigh_later(self, state: TerracottaState, weights: Weights) -> None:
        """Lines and tiles of the rounds to come, as if nothing moved; the further, the less."""
        edition = state.edition
        keep = weights.next_line
        after = self.acting
        rows, columns = edition.track[ROW_INSPECTOR], edition.track[COLUMN_INSPECTOR]
        for step in range(after, after + edition.rounds - state.round):
            self.add_line(state, ROW_AREA[(self.inspectors[ROW_INSPECTOR] + step) % rows], keep)
            column = (self.inspectors[COLUMN_INSPECTOR] + step) % columns
            self.add_line(state, COLUMN_AREA[column], keep)
            keep *= weights.later_line
        for number in range(state.round, edition.rounds):
            add_tile(self.later_tiles, state, number)

    def add_line(self, state: TerracottaState, line: Area, keep: float) -> None:
        """A share of what a line pays now."""
        edition = state.edition
        counts = counts_in(state, line)
        leader = leader_in(state, line, counts)
        for seat in range(state.seats):
            first, second = edition.inspector_first, edition.inspector_second
            points = share_of(counts, seat, leader, first, second)
            self.later_lines[seat] += keep * float(points)

    def weigh_figures(self, state: TerracottaState) -> None:
        """Musicians and footmen."""
        edition, at = state.edition, self.at
        for cell in range(CELLS):
            if at[cell] == A_MUSICIAN:
                counts = counts_in(state, CROSS_AREA[cell])
                for seat in range(state.seats):
                    self.musicians[seat] += counts[seat] * edition.musician_points
            elif at[cell] == A_FOOTMAN:
                first, second = edition.footman_first, edition.footman_second
                add_area(self.footmen, state, AROUND_AREA[cell], first, second)

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
    """The mausoleums weighed so far, by their marks; the last one often comes again."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.known: Final[dict[int, BoardWorth]] = {}
        self.last: BoardWorth | None = None

    def worth(self, state: TerracottaState) -> BoardWorth:
        """What the mausoleum is worth, weighed now or remembered."""
        last = self.last
        if last is not None and last.is_of(state):
            return last
        mark = mark_of(state)
        found = self.known.get(mark)
        if found is None or not found.is_of(state):
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = BoardWorth(state, self.weights)
            self.known[mark] = found
        self.last = found
        return found


def is_acting(state: TerracottaState) -> i64:
    """1 if the scorings of this round are still to come."""
    if state.phase == ACTION_PHASE:
        return 1
    return 0


def mark_of(state: TerracottaState) -> i64:
    """A number that different mausoleums hardly share."""
    at = state.at
    mark = state.round * 2 + state.inspectors[ROW_INSPECTOR]
    for cell in range(CELLS):
        if at[cell] != 0:
            mark = (mark * 8191 + at[cell] * CELLS + cell) & MARKS
    return mark


def add_area(
    totals: vec[i64], state: TerracottaState, area: Area, domination: i64, presence: i64
) -> None:
    """Add what the warriors in an area pay to every seat."""
    counts = counts_in(state, area)
    leader = leader_in(state, area, counts)
    for seat in range(state.seats):
        totals[seat] += share_of(counts, seat, leader, domination, presence)


def add_tile(totals: vec[i64], state: TerracottaState, number: i64) -> None:
    """Add what the scoring tile of a round pays to every seat, if it looks at warriors."""
    edition = state.edition
    tile = state.tiles[number]
    first, second = edition.tile_first[number], edition.tile_second[number]
    if edition.tile_kind[tile] == WARRIOR_TYPE:
        add(totals, warrior_points(state, tile_warriors(state, tile), first, second))
    elif edition.tile_kind[tile] != RESOURCE:
        add_area(totals, state, edition.tile_area[tile], first, second)


def add(totals: vec[i64], points: vec[i64]) -> None:
    """Add every seat's points to its total."""
    for seat in range(len(points)):
        totals[seat] += points[seat]

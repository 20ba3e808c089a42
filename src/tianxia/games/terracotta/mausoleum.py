"""Questions about the mausoleum: who stands in an area, whom archers face, which are groups."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import append, i64, vec
from tianxia.games.terracotta.figures import (
    FIGURE_MASK,
    FIRST_ARCHER,
    FIRST_HORSE,
    LAST_ARCHER,
    LAST_WARRIOR,
    facing_of,
    is_archer,
    is_horse,
    is_mounted,
    is_warrior,
    kind_of,
    mount_of,
    owner_of,
    rider_of,
)
from tianxia.games.terracotta.grid import CELLS, NEIGHBOUR, OFF_BOARD, STRIDE, Area
from tianxia.games.terracotta.state import TerracottaState

NO_WARRIOR: Final = -1
NO_KIND: Final = -1


def cells_of(state: TerracottaState, cell: i64) -> vec[i64]:
    """The cells of the figure whose first cell is given: three for a warrior with a horse."""
    figure = state.at[cell]
    if not is_mounted(figure):
        return vec[i64]([cell])
    stride = STRIDE[mount_of(figure)]
    return vec[i64]([cell, cell + stride, cell + 2 * stride])


def counted_at(state: TerracottaState, area: Area, cell: i64) -> i64:
    """The first cell of the warrior who counts for a cell that is not empty, or NO_WARRIOR."""
    figure = state.at[cell] & FIGURE_MASK
    if figure <= LAST_WARRIOR:
        return cell
    if figure < FIRST_HORSE:
        return NO_WARRIOR
    rider = rider_of(cell, figure)
    if area.inside[rider] != 0:
        return NO_WARRIOR  # counted there
    if figure & 1 and area.inside[(cell + rider) >> 1] != 0:
        return NO_WARRIOR  # the far part of a horse whose near part lies in the area too
    return rider


def warriors_in(state: TerracottaState, area: Area) -> vec[i64]:
    """The warriors with a cell in the area, each once, by the first of their cells."""
    at = state.at
    found = vec[i64]()
    for cell in area.cells:
        if at[cell] != 0:
            warrior = counted_at(state, area, cell)
            if warrior != NO_WARRIOR:
                found = append(found, warrior)
    return found


def counts_in(state: TerracottaState, area: Area) -> vec[i64]:
    """How many of the warriors with a cell in the area belong to each seat."""
    at = state.at
    counts = vec[i64]([0] * state.seats)
    for cell in area.cells:
        if at[cell] != 0:
            warrior = counted_at(state, area, cell)
            if warrior != NO_WARRIOR:
                counts[owner_of(at[warrior])] += 1
    return counts


def counts_of(state: TerracottaState, warriors: vec[i64]) -> vec[i64]:
    """How many of the warriors belong to each seat."""
    counts = vec[i64]([0] * state.seats)
    for cell in warriors:
        owner = owner_of(state.at[cell])
        counts[owner] += 1
    return counts


def faced_by(state: TerracottaState, archer: i64) -> i64:
    """The first cell of the warrior whom the archer on a cell faces, or NO_WARRIOR."""
    cell = NEIGHBOUR[facing_of(state.at[archer]) * CELLS + archer]
    if cell == OFF_BOARD:
        return NO_WARRIOR
    figure = state.at[cell]
    if is_horse(figure):
        return rider_of(cell, figure)
    return cell if is_warrior(figure) else NO_WARRIOR


def archers_of(state: TerracottaState) -> vec[i64]:
    """The cells of the kneeling archers."""
    at = state.at
    return vec[i64]([cell for cell in range(CELLS) if FIRST_ARCHER <= at[cell] <= LAST_ARCHER])


def standing(state: TerracottaState, figure: i64) -> vec[i64]:
    """The cells of all specialists of one sort."""
    at = state.at
    return vec[i64]([cell for cell in range(CELLS) if at[cell] == figure])


def archers_for(state: TerracottaState, warriors: vec[i64]) -> vec[i64]:
    """How many archers face a warrior among these, by the warrior's owner."""
    counts = vec[i64]([0] * state.seats)
    for archer in archers_of(state):
        faced = faced_by(state, archer)
        for cell in warriors:
            if cell == faced:
                owner = owner_of(state.at[cell])
                counts[owner] += 1
    return counts


def kinds_on_cells(state: TerracottaState) -> vec[i64]:
    """The type that each cell counts as for groups: an archer is of the type he faces."""
    kinds = vec[i64]([NO_KIND] * CELLS)
    for cell in range(CELLS):
        figure = state.at[cell]
        if figure == 0:
            continue
        if is_warrior(figure):
            kinds[cell] = kind_of(figure)
        elif is_horse(figure):
            kinds[cell] = kind_of(state.at[rider_of(cell, figure)])
        elif FIRST_ARCHER <= figure <= LAST_ARCHER:
            faced = faced_by(state, cell)
            if faced != NO_WARRIOR:
                kinds[cell] = kind_of(state.at[faced])
    return kinds


class Group:
    """Figures of one type that touch by edges: all their cells, and the warriors' first ones."""

    def __init__(self, kind: i64, cells: vec[i64], warriors: vec[i64], archers: i64) -> None:
        self.kind: Final = kind
        self.cells: Final = cells
        self.warriors: Final = warriors
        self.archers: Final = archers


def connected(state: TerracottaState) -> list[Group]:
    """All connected sets of figures of one type, also those of a single figure."""
    kinds = kinds_on_cells(state)
    found: list[Group] = []
    for start in range(CELLS):
        kind = kinds[start]
        if kind == NO_KIND:
            continue
        kinds[start] = NO_KIND
        cells = vec[i64]([start])
        place: i64 = 0
        while place < len(cells):
            cell = cells[place]
            place += 1
            for direction in range(4):
                other = NEIGHBOUR[direction * CELLS + cell]
                if other >= 0 and kinds[other] == kind:
                    kinds[other] = NO_KIND
                    cells = append(cells, other)
        found.append(group_of(state, kind, cells))
    return found


def group_of(state: TerracottaState, kind: i64, cells: vec[i64]) -> Group:
    """The group on these cells, its warriors and archers counted."""
    at = state.at
    warriors: i64 = 0
    archers: i64 = 0
    for cell in cells:
        if is_warrior(at[cell]):
            warriors += 1
        elif is_archer(at[cell]):
            archers += 1
    if warriors == len(cells):
        return Group(kind, cells, cells, 0)
    own = vec[i64]([cell for cell in cells if is_warrior(at[cell])])
    return Group(kind, cells, own, archers)


def groups_in(state: TerracottaState) -> list[Group]:
    """The groups: connected sets of at least two figures."""
    least = state.edition.group_figures
    return [group for group in connected(state) if len(group.warriors) + group.archers >= least]

"""Questions about the mausoleum: who stands in an area, whom archers face, which are groups."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.figures import (
    FIGURE_MASK,
    FIRST_ARCHER,
    FIRST_HORSE,
    LAST_ARCHER,
    LAST_WARRIOR,
    facing_of,
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


def cells_of(state: TerracottaState, cell: int) -> list[int]:
    """The cells of the figure whose first cell is given: three for a warrior with a horse."""
    figure = state.at[cell]
    if not is_mounted(figure):
        return [cell]
    stride = STRIDE[mount_of(figure)]
    return [cell, cell + stride, cell + 2 * stride]


def warriors_in(state: TerracottaState, area: Area) -> list[int]:
    """The warriors with a cell in the area, each once, by the first of their cells."""
    at = state.at
    found: list[int] = []
    for cell in area.cells:
        figure = at[cell] & FIGURE_MASK
        if figure == 0:
            continue
        if figure <= LAST_WARRIOR:
            found.append(cell)
        elif figure >= FIRST_HORSE:
            rider = rider_of(cell, figure)
            if area.inside[rider]:
                continue  # counted there
            if figure & 1 and area.inside[(cell + rider) >> 1]:
                continue  # the far part of a horse whose near part lies in the area too
            found.append(rider)
    return found


def counts_of(state: TerracottaState, warriors: list[int]) -> list[int]:
    """How many of the warriors belong to each seat."""
    counts = [0] * state.seats
    for cell in warriors:
        owner = owner_of(state.at[cell])
        counts[owner] = counts[owner] + 1
    return counts


def faced_by(state: TerracottaState, archer: int) -> int:
    """The first cell of the warrior whom the archer on a cell faces, or NO_WARRIOR."""
    cell = NEIGHBOUR[facing_of(state.at[archer]) * CELLS + archer]
    if cell == OFF_BOARD:
        return NO_WARRIOR
    figure = state.at[cell]
    if is_horse(figure):
        return rider_of(cell, figure)
    return cell if is_warrior(figure) else NO_WARRIOR


def archers_of(state: TerracottaState) -> list[int]:
    """The cells of the kneeling archers."""
    at = state.at
    return [cell for cell in range(CELLS) if FIRST_ARCHER <= at[cell] <= LAST_ARCHER]


def standing(state: TerracottaState, figure: int) -> list[int]:
    """The cells of all specialists of one sort."""
    at = state.at
    return [cell for cell in range(CELLS) if at[cell] == figure]


def archers_for(state: TerracottaState, warriors: list[int]) -> list[int]:
    """How many archers face a warrior among these, by the warrior's owner."""
    counts = [0] * state.seats
    for archer in archers_of(state):
        faced = faced_by(state, archer)
        for cell in warriors:
            if cell == faced:
                owner = owner_of(state.at[cell])
                counts[owner] = counts[owner] + 1
    return counts


def kinds_on_cells(state: TerracottaState) -> list[int]:
    """The type that each cell counts as for groups: an archer is of the type he faces."""
    kinds = [NO_KIND] * CELLS
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

    def __init__(self, kind: int, cells: list[int], warriors: list[int], archers: int) -> None:
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
        cells = [start]
        place = 0
        while place < len(cells):
            cell = cells[place]
            place += 1
            for direction in range(4):
                other = NEIGHBOUR[direction * CELLS + cell]
                if other >= 0 and kinds[other] == kind:
                    kinds[other] = NO_KIND
                    cells.append(other)
        warriors = [cell for cell in cells if is_warrior(state.at[cell])]
        archers = 0
        for cell in cells:
            if FIRST_ARCHER <= state.at[cell] <= LAST_ARCHER:
                archers += 1
        found.append(Group(kind, cells, warriors, archers))
    return found


def groups_in(state: TerracottaState) -> list[Group]:
    """The groups: connected sets of at least two figures."""
    least = state.edition.group_figures
    return [group for group in connected(state) if len(group.warriors) + group.archers >= least]

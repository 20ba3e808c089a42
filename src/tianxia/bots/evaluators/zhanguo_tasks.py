"""What the tasks of ZhanGuo are worth to a seat."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64
from tianxia.games.zhanguo.names import (
    GOVERNOR_TASK,
    NO_TILE,
    NOBODY,
    TASK_SECTIONS,
    TASK_SPACES,
    TASKS,
    WALL_TASK,
)
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tasks import KINDS, governor_regions, palace_regions, walls_in

HALVES: Final = 2
assert len(TASK_SECTIONS) == HALVES, "both sections are counted"
assert HALVES * KINDS == TASKS, "a place for every kind in every section"


def tasks_worth(state: ZhanguoState, seat: i64, left: float, step: float) -> float:
    """Discs as they would score, and the steps towards further tiles."""
    walls = state.walled[seat]
    palaces = palace_regions(state, seat)
    governors = governor_regions(state, seat)
    early = min(1.0, 2.0 * left)
    total = 0.0
    for section in range(i64(HALVES)):
        points: i64 = 0
        discs: i64 = 0
        hopes = 0.0
        for kind in range(i64(KINDS)):
            place = section * KINDS + kind
            own = disc_at(state, seat, place)
            if own >= 0:
                points += state.edition.task_points[own]
                discs += 1
            elif kind == WALL_TASK:
                hopes += progress(state, place, met_by_walls(state, place, walls))
            else:
                pieces = governors if kind == GOVERNOR_TASK else palaces
                hopes += progress(state, place, met_by(state, place, pieces))
        total += float(points * discs) + hopes * (step + float(discs)) * early
    return total


def disc_at(state: ZhanguoState, seat: i64, place: i64) -> i64:
    """The space of the seat's disc on a task, or NOBODY."""
    disc = state.disc
    for space in range(i64(TASK_SPACES)):
        if disc[place * TASK_SPACES + space] == seat:
            return space
    return NOBODY


def progress(state: ZhanguoState, place: i64, met: i64) -> float:
    """The share of a task's symbols that are met, more than counted in full near its end."""
    if met == 0:
        return 0.0
    share = float(met) / float(len(state.edition.task_need[state.task[place]]))
    taken: i64 = 0
    for space in range(place * TASK_SPACES, (place + 1) * TASK_SPACES):
        if state.disc[space] != NOBODY:
            taken += 1
    if taken == TASK_SPACES:
        return 0.0
    return share * share * float(state.edition.task_points[taken]) * 0.5


def met_by(state: ZhanguoState, place: i64, pieces: i64) -> i64:
    """How many symbols of a task are regions with a piece; `pieces` is a bit mask of regions."""
    met: i64 = 0
    if pieces != 0 and state.task[place] != NO_TILE:
        for region in state.edition.task_need[state.task[place]]:
            met += pieces >> region & 1
    return met


def met_by_walls(state: ZhanguoState, place: i64, walled: i64) -> i64:
    """How many symbols of a task are areas with walls enough; equal areas lie side by side."""
    met: i64 = 0
    if walled != 0 and state.task[place] != NO_TILE:
        last: i64 = NO_TILE
        for area in state.edition.task_need[state.task[place]]:
            if walls_in(walled, area) > (1 if area == last else 0):
                met += 1
            last = area
    return met

"""What the tasks of ZhanGuo are worth to a seat."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.zhanguo_weights import Weights
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


def tasks(state: ZhanguoState, seat: i64, w: Weights, left: float) -> float:
    """Discs as they would score, and the steps towards further tiles."""
    walls = state.walled[seat]
    palaces: i64 = 0
    governors: i64 = 0
    if state.palaces[seat] < state.edition.palaces:
        palaces = palace_regions(state, seat)
    if state.governors[seat] < state.edition.governors:
        governors = governor_regions(state, seat)
    if walls | palaces | governors | state.claimed[seat] == 0:
        return 0.0
    early = min(1.0, 2.0 * left)
    total = 0.0
    for section in range(i64(HALVES)):
        points: i64 = 0
        discs: i64 = 0
        hopes = 0.0
        for kind in range(i64(KINDS)):
            place = section * KINDS + kind
            if state.claimed[seat] >> place & 1:
                points += points_at(state, seat, place)
                discs += 1
            elif kind == WALL_TASK:
                hopes += progress(state, place, met_by_walls(state, place, walls))
            else:
                pieces = governors if kind == GOVERNOR_TASK else palaces
                hopes += progress(state, place, met_by(state, place, pieces))
        total += float(points * discs) + hopes * (w.task_step + float(discs)) * early
    return total


def points_at(state: ZhanguoState, seat: i64, place: i64) -> i64:
    """The points under the seat's disc on a task."""
    space = place * TASK_SPACES
    while state.disc[space] != seat:
        space += 1
    return state.edition.task_points[space - place * TASK_SPACES]


def progress(state: ZhanguoState, place: i64, met: i64) -> float:
    """The share of a task's symbols that are met, more than counted in full near its end."""
    if met == 0:
        return 0.0
    taken: i64 = 0  # the spaces are filled from the left
    while taken < TASK_SPACES and state.disc[place * TASK_SPACES + taken] != NOBODY:
        taken += 1
    if taken == TASK_SPACES:
        return 0.0
    share = float(met) / float(len(state.edition.task_need[state.task[place]]))
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

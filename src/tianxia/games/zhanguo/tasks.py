"""Tasks: what fulfils a tile, and claiming it with a disc."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame, Step
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.things import named
from tianxia.core.words import Said
from tianxia.games.zhanguo.assigning import Assign
from tianxia.games.zhanguo.names import (
    GOVERNOR_TASK,
    MAX_SEATS,
    NO_TILE,
    NOBODY,
    PALACE_SPACES,
    REGIONS,
    SECTIONS_PER_AREA,
    TASK_KINDS,
    TASK_SECTIONS,
    TASK_SPACES,
    TASKS,
    WALL_TASK,
)
from tianxia.games.zhanguo.state import ZhanguoState

KINDS: Final = 3
assert len(TASK_KINDS) == KINDS, "every kind of task is counted"


def pieces_of(state: ZhanguoState, seat: i64, kind: i64) -> i64:
    """Bit mask of the regions, or wall sections, with a piece of the seat."""
    if kind == WALL_TASK:
        return state.walled[seat]
    return governor_regions(state, seat) if kind == GOVERNOR_TASK else palace_regions(state, seat)


def governor_regions(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the regions with a governor of the seat."""
    mask: i64 = 0
    for region in range(i64(REGIONS)):
        if state.posted[seat * REGIONS + region] > 0:
            mask |= BIT[region]
    return mask


def palace_regions(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the regions with a palace of the seat."""
    mask: i64 = 0
    for space in range(i64(REGIONS * PALACE_SPACES)):
        if state.palace_at[space] == seat:
            mask |= BIT[space // PALACE_SPACES]
    return mask


def walls_in(walled: i64, area: i64) -> i64:
    """How many sections of the area are walled; `walled` is a bit mask of sections."""
    first = area * SECTIONS_PER_AREA
    return (walled >> first & 1) + (walled >> first + 1 & 1)


def fulfils(state: ZhanguoState, seat: i64, place: i64) -> bool:
    """Whether the seat has a piece for every symbol of the task tile at this place."""
    return suffice(state, place, pieces_of(state, seat, place % KINDS))


def suffice(state: ZhanguoState, place: i64, pieces: i64) -> bool:
    """Whether these pieces (a bit mask) are enough for the task at this place."""
    need = state.edition.task_need[state.task[place]]
    if place % KINDS != WALL_TASK:
        for region in need:
            if not pieces >> region & 1:
                return False
        return True
    asked: i64 = 0
    last: i64 = NO_TILE
    for area in need:  # equal areas lie side by side
        asked = asked + 1 if area == last else 1
        last = area
        if walls_in(pieces, area) < asked:
            return False
    return True


def claimable(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the tasks the seat could claim now."""
    mask: i64 = 0
    claimed = state.claimed[seat]
    for kind in range(i64(KINDS)):
        pieces = pieces_of(state, seat, kind)
        if pieces != 0:
            for half in range(i64(len(TASK_SECTIONS))):
                place = half * KINDS + kind
                if not claimed >> place & 1 and suffice(state, place, pieces):
                    mask |= BIT[place]
    return mask


def claim(state: ZhanguoState, seat: i64, place: i64) -> None:
    """A disc goes to the leftmost empty space of the task."""
    space = place * TASK_SPACES
    while state.disc[space] != NOBODY:
        space += 1
    state.disc = replaced(state.disc, space, seat)
    state.claimed = replaced(state.claimed, seat, state.claimed[seat] | BIT[place])
    points = state.edition.task_points[space % TASK_SPACES]
    state.note("claimed", seat, place % KINDS, place // KINDS, points)


class ClaimTime(Step[ZhanguoState]):
    """At the end of a turn, and after accepting a reward, fulfilled tasks may be claimed."""

    def run(self, state: ZhanguoState) -> None:
        mask = claimable(state, self.seat)
        if mask == 0:
            return
        if state.edition.manual_tasks:
            state.push(ClaimTasks(self.seat))
            return
        for place in range(i64(TASKS)):
            if mask >> place & 1:
                claim(state, self.seat, place)


class Claim(Block[ZhanguoState]):
    """Claim a fulfilled task."""

    def __init__(self) -> None:
        axes = [named("half", [*TASK_SECTIONS]), named("task", [*TASK_KINDS])]
        super().__init__(axes, "{half} {task}", "label-claim", ["task:{half}:{task}"])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        mask = claimable(state, ask.seat)
        for place in range(i64(TASKS)):
            if mask >> place & 1:
                room[n] = place
                n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        claim(state, ask.seat, k)
        state.push(CLAIM_TIME[ask.seat])

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if state.claimed[ask.seat] >> k & 1:
            return Said("reason-task-claimed")
        return None if fulfils(state, ask.seat, k) else Said("reason-task-open")


CLAIM: Final = Claim()
STOP: Final[Leave[ZhanguoState]] = Leave("stop", "label-stop-claiming")
DOWN: Final = Assign()
CLAIMING: Final[Menu[ZhanguoState]] = Menu("claim", [CLAIM, STOP, DOWN])


class ClaimTasks(Question[ZhanguoState]):
    """Claim a fulfilled task, or stop; a task not claimed now can be claimed later."""

    size: ClassVar[int] = CLAIMING.size

    def menu(self) -> Menu[ZhanguoState]:
        return CLAIMING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = CLAIM.fill(state, self, room, n)
        n = STOP.fill(state, self, room, n)
        return DOWN.fill(state, self, room, n)


CLAIM_TIME: Final = [ClaimTime(seat) for seat in range(MAX_SEATS)]

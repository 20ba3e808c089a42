"""Tasks: what fulfils a tile, and claiming it with a disc."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.words import Said
from tianxia.games.zhanguo.assigning import (
    ASSIGNMENTS,
    add_assignments,
    assign,
    assign_label,
    assign_reason,
    assign_targets,
    assign_text,
    by_colours,
    is_own_turn,
)
from tianxia.games.zhanguo.names import (
    GOVERNOR_TASK,
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

STOP: Final = TASKS
CLAIM_ASSIGN: Final = STOP + 1
CLAIM_ASSIGNMENTS: Final = by_colours(CLAIM_ASSIGN, REGIONS)
KINDS: Final = len(TASK_KINDS)


def task_name(place: int) -> str:
    """The place of a task: its section and its kind."""
    return f"{TASK_SECTIONS[place // KINDS]} {TASK_KINDS[place % KINDS]}"


def pieces_of(state: ZhanguoState, seat: int, kind: int) -> int:
    """Bit mask of the regions, or wall sections, with a piece of the seat."""
    if kind == WALL_TASK:
        return state.walled[seat]
    return governor_regions(state, seat) if kind == GOVERNOR_TASK else palace_regions(state, seat)


def governor_regions(state: ZhanguoState, seat: int) -> int:
    """Bit mask of the regions with a governor of the seat."""
    mask = 0
    for region in range(REGIONS):
        if state.posted[seat * REGIONS + region] > 0:
            mask |= BIT[region]
    return mask


def palace_regions(state: ZhanguoState, seat: int) -> int:
    """Bit mask of the regions with a palace of the seat."""
    mask = 0
    for space in range(REGIONS * PALACE_SPACES):
        if state.palace_at[space] == seat:
            mask |= BIT[space // PALACE_SPACES]
    return mask


def walls_in(walled: int, area: int) -> int:
    """How many sections of the area are walled; `walled` is a bit mask of sections."""
    first = area * SECTIONS_PER_AREA
    return (walled >> first & 1) + (walled >> first + 1 & 1)


def fulfils(state: ZhanguoState, seat: int, place: int) -> bool:
    """Whether the seat has a piece for every symbol of the task tile at this place."""
    return suffice(state, place, pieces_of(state, seat, place % KINDS))


def suffice(state: ZhanguoState, place: int, pieces: int) -> bool:
    """Whether these pieces (a bit mask) are enough for the task at this place."""
    need = state.edition.task_need[state.task[place]]
    if place % KINDS != WALL_TASK:
        for region in need:
            if not pieces >> region & 1:
                return False
        return True
    asked = 0
    last = NO_TILE
    for area in need:  # equal areas lie side by side
        asked = asked + 1 if area == last else 1
        last = area
        if walls_in(pieces, area) < asked:
            return False
    return True


def claimable(state: ZhanguoState, seat: int) -> int:
    """Bit mask of the tasks the seat could claim now."""
    mask = 0
    claimed = state.claimed[seat]
    for kind in range(KINDS):
        pieces = pieces_of(state, seat, kind)
        if pieces != 0:
            for half in range(len(TASK_SECTIONS)):
                place = half * KINDS + kind
                if not claimed >> place & 1 and suffice(state, place, pieces):
                    mask |= BIT[place]
    return mask


def claim(state: ZhanguoState, seat: int, place: int) -> None:
    """A disc goes to the leftmost empty space of the task."""
    space = place * TASK_SPACES
    while state.disc[space] != NOBODY:
        space += 1
    state.disc[space] = seat
    state.claimed[seat] = state.claimed[seat] | BIT[place]
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
        for place in range(TASKS):
            if mask >> place & 1:
                claim(state, self.seat, place)


class ClaimTasks(Decision[ZhanguoState]):
    """Claim a fulfilled task, or stop; a task not claimed now can be claimed later."""

    size: ClassVar[int] = CLAIM_ASSIGN + ASSIGNMENTS

    def legal(self, state: ZhanguoState) -> list[int]:
        mask = claimable(state, self.seat)
        choices = [place for place in range(TASKS) if mask >> place & 1]
        choices.append(STOP)
        if is_own_turn(state):
            add_assignments(state, self.seat, CLAIM_ASSIGNMENTS, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice == STOP:
            return
        if choice > STOP:
            assign(state, self.seat, choice - CLAIM_ASSIGN)
            state.push(self)
            return
        claim(state, self.seat, choice)
        state.push(ClaimTime(self.seat))

    def text(self, choice: int) -> str:
        if choice == STOP:
            return "claim stop"
        if choice > STOP:
            return assign_text("claim", choice - CLAIM_ASSIGN)
        return f"claim {task_name(choice)}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice == STOP:
            return None
        if choice > STOP:
            if not is_own_turn(state):
                return Said("reason-not-own-turn")
            return assign_reason(state, self.seat, choice - CLAIM_ASSIGN)
        if state.claimed[self.seat] >> choice & 1:
            return Said("reason-task-claimed")
        return None if fulfils(state, self.seat, choice) else Said("reason-task-open")

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice == STOP:
            return Said("label-stop-claiming")
        if choice > STOP:
            return assign_label(choice - CLAIM_ASSIGN)
        kind = TASK_KINDS[choice % KINDS]
        half = f"@half-{TASK_SECTIONS[choice // KINDS]}"
        return Said("label-claim", {"task": f"@task-{kind}", "half": half})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice == STOP:
            return []
        if choice > STOP:
            return assign_targets(choice - CLAIM_ASSIGN)
        return [f"task:{TASK_SECTIONS[choice // KINDS]}:{TASK_KINDS[choice % KINDS]}"]

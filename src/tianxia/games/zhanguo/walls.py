"""Walls: a space of a section, and workers from as many regions as it has lines."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.effects import pay_workers
from tianxia.games.zhanguo.names import LINES, MAX_SEATS, NOBODY, REGIONS, SECTIONS, WALL_SPACES
from tianxia.games.zhanguo.palaces import AS_REWARD, WAYS
from tianxia.games.zhanguo.state import ZhanguoState

FREE: Final = 99  # a reward costs no workers, so every space can be paid


def reach_of(state: ZhanguoState, seat: i64, how: i64) -> i64:
    """How many workers, each from another region, the seat can pay."""
    return FREE if how == AS_REWARD else state.regions_with_workers(seat)


def can_build_wall(state: ZhanguoState, seat: i64, how: i64) -> bool:
    """Whether the seat can build a wall anywhere."""
    if state.walls[seat] == 0:
        return False
    reach = reach_of(state, seat, how)
    if reach == 0:
        return False
    cost = state.edition.wall_cost
    for section in range(i64(len(SECTIONS))):
        if not state.walled[seat] >> section & 1:
            for space in range(section * LINES, (section + 1) * LINES):
                if cost[space] <= reach and state.wall_at[space] == NOBODY:
                    return True
    return False


class BuildWall(Decision[ZhanguoState]):
    """A wall goes to an empty space of a section in which the player has none yet.

    The action costs a worker per line, each from another region; a reward (`arg`) is free.
    """

    size: ClassVar[int] = WALL_SPACES

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        reach = reach_of(state, self.seat, self.arg)
        cost = state.edition.wall_cost
        for space in range(i64(WALL_SPACES)):
            if (
                state.wall_at[space] == NOBODY
                and cost[space] <= reach
                and not state.walled[self.seat] >> space // LINES & 1
            ):
                room[n] = space
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        seat = self.seat
        state.walls = replaced(state.walls, seat, state.walls[seat] - 1)
        state.wall_at = replaced(state.wall_at, choice, seat)
        state.walled = replaced(state.walled, seat, state.walled[seat] | BIT[choice // LINES])
        state.note("built-wall", seat, choice // LINES, choice % LINES + 1)
        if self.arg != AS_REWARD:
            state.push(PayWallWorker(seat, state.edition.wall_cost[choice]))

    def text(self, choice: int) -> str:
        return f"wall {SECTIONS[choice // LINES]} {choice % LINES + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        section = choice // LINES
        if state.walled[self.seat] >> section & 1:
            return Said("reason-own-wall", {"section": f"@section-{SECTIONS[section]}"})
        if state.wall_at[choice] != NOBODY:
            return Said("reason-wall-space-taken")
        reach = reach_of(state, self.seat, self.arg)
        need = state.edition.wall_cost[choice]
        if need > reach:
            return Said("reason-wall-workers", {"need": need, "have": reach})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        section = f"@section-{SECTIONS[choice // LINES]}"
        return Said("label-wall", {"section": section, "lines": choice % LINES + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"wall:{SECTIONS[choice // LINES]}_{choice % LINES + 1}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        if self.arg == AS_REWARD:
            return []
        return [Amount("workers", -state.edition.wall_cost[choice])]


class PayWallWorker(Decision[ZhanguoState]):
    """The workers of a wall come from different regions, named in ascending order."""

    size: ClassVar[int] = REGIONS

    def __init__(self, seat: i64, arg: i64 = 0, after: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: workers still to pay
        self.after: Final = after  # the first region that may be named

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.after]

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        able: i64 = 0
        for region in range(self.after, REGIONS):
            if state.workers[self.seat * REGIONS + region] > 0:
                able += 1
        for region in range(self.after, REGIONS):
            if state.workers[self.seat * REGIONS + region] > 0 and able >= self.arg:
                room[n] = region  # from here on there are enough workers
                n += 1
                able -= 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        pay_workers(state, self.seat, choice, 1)
        if self.arg > 1:
            state.push(PayWallWorker(self.seat, self.arg - 1, choice + 1))

    def text(self, choice: int) -> str:
        return f"wall worker {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        if choice < self.after:
            return Said("reason-worker-order")
        if state.workers[self.seat * REGIONS + choice] == 0:
            return Said("reason-no-worker", {"region": choice + 1})
        return Said("reason-workers-later", {"left": self.arg})

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-pay-wall-worker", {"left": self.arg})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-pay-worker", {"region": choice + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"worker:{choice + 1}"]


BUILD_WALL_FRAME: Final = [BuildWall(seat, how) for seat in range(MAX_SEATS) for how in range(WAYS)]

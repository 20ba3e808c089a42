"""Workers: hiring them, and moving one to an adjacent region."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Frame
from tianxia.core.blocks import Block, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.area import COUNT, EMPTY
from tianxia.games.zhanguo.effects import add_workers, raise_unrest
from tianxia.games.zhanguo.names import MAX_SEATS, REGIONS
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.things import REGION


def extra_workers(state: ZhanguoState, seat: i64) -> i64:
    """How many more workers the seat's board hires."""
    total: i64 = 0
    for ability in state.edition.board_abilities[state.board[seat]]:
        total += state.edition.ability[ability].hired
    return total


def workers_hired(state: ZhanguoState, seat: i64, region: i64, extra: bool) -> i64:
    """One per official in the worker area, and those of the board.

    Where every worker raises unrest the additional ones are left to the player.
    """
    officials = COUNT[state.work[seat * REGIONS + region]]
    if extra or not state.edition.strict_unrest:
        return officials + extra_workers(state, seat)
    return officials


def unrest_of(state: ZhanguoState, hired: i64) -> i64:
    """How far hiring so many raises unrest."""
    return hired if state.edition.strict_unrest else state.edition.hire_unrest


def may_add(state: ZhanguoState, seat: i64) -> bool:
    """Whether the additional workers of the board are a choice of their own."""
    return state.edition.strict_unrest and extra_workers(state, seat) > 0


def can_hire_in(state: ZhanguoState, seat: i64, region: i64, extra: bool) -> bool:
    """Hiring needs an official in the worker area and room on the unrest track."""
    place = seat * REGIONS + region
    if state.work[place] == EMPTY or (extra and not may_add(state, seat)):
        return False
    rise = state.edition.hire_unrest
    if state.edition.strict_unrest:
        rise = workers_hired(state, seat, region, extra)
    return state.unrest[place] + rise <= state.unrest_max(seat, region)


def can_hire(state: ZhanguoState, seat: i64) -> bool:
    """Whether the seat can hire anywhere."""
    for region in range(i64(REGIONS)):
        if can_hire_in(state, seat, region, False):
            return True
    return False


class Hire(Block[ZhanguoState]):
    """In one region every official of the worker area hires one worker; unrest there rises.

    `extra`: the additional worker of the board comes along, where that is optional.
    """

    def __init__(self, line: str, extra: bool) -> None:
        super().__init__([REGION], line, "label-hire", ["own:{region}:worker"])
        self.extra: Final = extra

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            if can_hire_in(state, ask.seat, region, self.extra):
                room[n] = self.first + region
                n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        hired = workers_hired(state, ask.seat, k, self.extra)
        add_workers(state, ask.seat, k, hired)
        raise_unrest(state, ask.seat, k, unrest_of(state, hired))

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if can_hire_in(state, ask.seat, k, self.extra):
            return None
        if self.extra and not may_add(state, ask.seat):
            return Said("reason-no-such-extra")
        if state.work[ask.seat * REGIONS + k] == EMPTY:
            return Said("reason-nobody-hires", {"region": k + 1})
        rise = unrest_of(state, workers_hired(state, ask.seat, k, self.extra))
        return unrest_reason(state, ask.seat, k, rise)

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        n = workers_hired(state, ask.seat, k, self.extra)
        return Said("label-hire", {"n": n, "region": k + 1})

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        hired = workers_hired(state, ask.seat, k, self.extra)
        return [Amount("workers", hired), Amount("unrest", unrest_of(state, hired))]


HIRE: Final = Hire("{region}", extra=False)
WITH_EXTRA: Final = Hire("{region} extra", extra=True)
HIRING: Final[Menu[ZhanguoState]] = Menu("hire", [HIRE, WITH_EXTRA])


class HireWorkers(Question[ZhanguoState]):
    """The court action: hire workers in one region."""

    size: ClassVar[int] = HIRING.size

    def menu(self) -> Menu[ZhanguoState]:
        return HIRING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = HIRE.fill(state, self, room, n)
        return WITH_EXTRA.fill(state, self, room, n)


def unrest_reason(state: ZhanguoState, seat: int, region: int, rise: int) -> Said:
    """Unrest would rise beyond the last space."""
    level = state.unrest[seat * REGIONS + region] + rise
    longest = state.unrest_max(seat, region)
    return Said("reason-unrest-too-high", {"region": region + 1, "level": level, "max": longest})


def hire_reason(state: ZhanguoState, seat: int) -> Said:
    """Why nobody can be hired anywhere."""
    for region in range(i64(REGIONS)):
        if state.work[seat * REGIONS + region] > 0:
            return Said("reason-hire-unrest")
    return Said("reason-hire-officials")


class MoveWorker(Decision[ZhanguoState]):
    """One worker moves to the worker area of an adjacent region."""

    size: ClassVar[int] = REGIONS * REGIONS  # from * 5 + to

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            if state.workers[self.seat * REGIONS + region] > 0:
                for other in state.edition.adjacent[region]:
                    room[n] = region * REGIONS + other
                    n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        here = self.seat * REGIONS + choice // REGIONS
        there = self.seat * REGIONS + choice % REGIONS
        state.workers[here] -= 1
        state.workers[there] += 1
        state.note("moved-worker", self.seat, choice // REGIONS + 1, choice % REGIONS + 1)

    def text(self, choice: int) -> str:
        return f"move worker {choice // REGIONS + 1} {choice % REGIONS + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        region, other = choice // REGIONS, choice % REGIONS
        if state.workers[self.seat * REGIONS + region] == 0:
            return Said("reason-no-worker", {"region": region + 1})
        return why_no_step(state, region, other)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said(
            "label-move-worker", {"region": choice // REGIONS + 1, "other": choice % REGIONS + 1}
        )

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"worker:{choice // REGIONS + 1}", f"own:{choice % REGIONS + 1}:worker"]


HIRE_WORKERS_FRAME: Final = [HireWorkers(seat) for seat in range(MAX_SEATS)]
MOVE_WORKER_FRAME: Final = [MoveWorker(seat) for seat in range(MAX_SEATS)]

"""Workers: hiring them, and moving one to an adjacent region."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.area import COUNT
from tianxia.games.zhanguo.effects import add_workers, raise_unrest
from tianxia.games.zhanguo.names import MAX_SEATS, REGIONS
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.state import ZhanguoState

WITH_EXTRA: Final = REGIONS  # + region: take the additional worker of the board as well


def extra_workers(state: ZhanguoState, seat: i64) -> i64:
    """How many more workers the seat's board hires."""
    total: i64 = 0
    for ability in state.edition.board_abilities[state.board[seat]]:
        total += state.edition.ability[ability].hired
    return total


def workers_hired(state: ZhanguoState, seat: i64, choice: i64) -> i64:
    """One per official in the worker area, and those of the board.

    Where every worker raises unrest the additional ones are left to the player.
    """
    region = choice % REGIONS
    officials = COUNT[state.work[seat * REGIONS + region]]
    if choice >= WITH_EXTRA or not state.edition.strict_unrest:
        return officials + extra_workers(state, seat)
    return officials


def unrest_of(state: ZhanguoState, hired: i64) -> i64:
    """How far hiring so many raises unrest."""
    return hired if state.edition.strict_unrest else state.edition.hire_unrest


def can_hire_in(state: ZhanguoState, seat: i64, choice: i64) -> bool:
    """Hiring needs an official in the worker area and room on the unrest track."""
    region = choice % REGIONS
    place = seat * REGIONS + region
    if state.work[place] == 0:
        return False
    if choice >= WITH_EXTRA and not (
        state.edition.strict_unrest and extra_workers(state, seat) > 0
    ):
        return False
    if state.edition.strict_unrest:
        rise = workers_hired(state, seat, choice)
    else:
        rise = state.edition.hire_unrest
    return state.unrest[place] + rise <= state.unrest_max(seat, region)


def can_hire(state: ZhanguoState, seat: i64) -> bool:
    """Whether the seat can hire anywhere."""
    for region in range(i64(REGIONS)):
        if state.work[seat * REGIONS + region] != 0 and can_hire_in(state, seat, region):
            return True
    return False


class HireWorkers(Decision[ZhanguoState]):
    """In one region every official of the worker area hires one worker; unrest there rises.

    The choices from `WITH_EXTRA` on take the additional worker of the board where that is optional.
    """

    size: ClassVar[int] = 2 * REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for choice in range(i64(2 * REGIONS)):
            if can_hire_in(state, self.seat, choice):
                room[n] = choice
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        region = choice % REGIONS
        hired = workers_hired(state, self.seat, choice)
        add_workers(state, self.seat, region, hired)
        raise_unrest(state, self.seat, region, unrest_of(state, hired))

    def text(self, choice: int) -> str:
        return f"hire {choice % REGIONS + 1}{' extra' if choice >= WITH_EXTRA else ''}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if can_hire_in(state, self.seat, choice):
            return None
        region = choice % REGIONS
        if choice >= WITH_EXTRA and not (
            state.edition.strict_unrest and extra_workers(state, self.seat) > 0
        ):
            return Said("reason-no-such-extra")
        if state.work[self.seat * REGIONS + region] == 0:
            return Said("reason-nobody-hires", {"region": region + 1})
        rise = unrest_of(state, workers_hired(state, self.seat, choice))
        return unrest_reason(state, self.seat, region, rise)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        region = choice % REGIONS
        return Said(
            "label-hire", {"n": workers_hired(state, self.seat, choice), "region": region + 1}
        )

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"own:{choice % REGIONS + 1}:worker"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        hired = workers_hired(state, self.seat, choice)
        return [Amount("workers", hired), Amount("unrest", unrest_of(state, hired))]


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

"""Palaces: where one can be built, its workers, its points."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.effects import pay_workers
from tianxia.games.zhanguo.markers import TAKE_MARKER3
from tianxia.games.zhanguo.names import FOR_PALACES, MAX_SEATS, NOBODY, REGIONS
from tianxia.games.zhanguo.state import ZhanguoState

BY_ACTION: Final = 0
AS_REWARD: Final = 1
WAYS: Final = 2


def calm_enough(state: ZhanguoState, seat: i64, region: i64) -> bool:
    """Whether unrest in the region still lets a palace be built."""
    banned = state.edition.no_palace_from[state.board[seat] * REGIONS + region]
    return state.unrest[seat * REGIONS + region] < banned


def enough_workers(state: ZhanguoState, seat: i64, region: i64) -> bool:
    """Two workers in the region and one in another."""
    first = seat * REGIONS
    if state.workers[first + region] < state.edition.palace_here:
        return False
    for other in range(i64(REGIONS)):
        if other != region and state.workers[first + other] > 0:
            return True
    return False


def can_build_in(state: ZhanguoState, seat: i64, region: i64, how: i64) -> bool:
    """Whether the seat, which has a palace left, can build it in the region."""
    return (
        (how == AS_REWARD or enough_workers(state, seat, region))
        and calm_enough(state, seat, region)
        and state.palace_space(region) != NOBODY
    )


def can_build_palace(state: ZhanguoState, seat: i64, how: i64) -> bool:
    """Whether the seat can build a palace anywhere, by the action or as a reward."""
    if state.palaces[seat] == 0:
        return False
    for region in range(i64(REGIONS)):
        if can_build_in(state, seat, region, how):
            return True
    return False


def palace_reason(state: ZhanguoState, seat: int, region: int, how: int) -> Said | None:
    """Why the seat cannot build a palace in the region."""
    if state.palaces[seat] == 0:
        return Said("reason-no-palace-left")
    if state.palace_space(region) == NOBODY:
        return Said("reason-no-palace-space", {"region": region + 1})
    if not calm_enough(state, seat, region):
        return Said("reason-palace-unrest", {"region": region + 1})
    if how == BY_ACTION and not enough_workers(state, seat, region):
        here = state.edition.palace_here
        other = state.edition.palace_elsewhere
        return Said("reason-palace-workers", {"region": region + 1, "here": here, "other": other})
    return None


def place_palace(state: ZhanguoState, seat: i64, region: i64) -> None:
    """The palace takes a space and scores the cards on the own board."""
    state.palaces = replaced(state.palaces, seat, state.palaces[seat] - 1)
    state.palace_at = replaced(state.palace_at, state.palace_space(region), seat)
    points = palace_value(state, seat)
    score(state, seat, points, FOR_PALACES)
    state.note("built-palace", seat, region + 1, points)


def palace_value(state: ZhanguoState, seat: i64) -> i64:
    """What a palace scores at once."""
    return state.cards_on_board(seat) * state.edition.palace_points


class BuildPalace(Decision[ZhanguoState]):
    """A palace needs a free space, a palace in the supply and a region calm enough.

    The action costs two workers of the region and one of another, and then gives a value-3 marker;
    as a reward (`arg`) the palace is free and brings no marker.
    """

    size: ClassVar[int] = REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        if state.palaces[self.seat] == 0:
            return n
        for region in range(i64(REGIONS)):
            if can_build_in(state, self.seat, region, self.arg):
                room[n] = region
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if self.arg == AS_REWARD:
            place_palace(state, self.seat, choice)
            return
        pay_workers(state, self.seat, choice, state.edition.palace_here)
        state.push(PAY_PALACE_WORKER[self.seat * REGIONS + choice])

    def text(self, choice: int) -> str:
        return f"palace {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        return palace_reason(state, self.seat, choice, self.arg)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-palace", {"region": choice + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"palace:{choice + 1}", f"region:{choice + 1}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        edition = state.edition
        points = Amount("vp", palace_value(state, self.seat))
        if self.arg == AS_REWARD:
            return [points]
        return [points, Amount("workers", -edition.palace_here - edition.palace_elsewhere)]


class PayPalaceWorker(Decision[ZhanguoState]):
    """The third worker of a palace comes from another region than the palace's (`arg`)."""

    size: ClassVar[int] = REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            if region != self.arg and state.workers[self.seat * REGIONS + region] > 0:
                room[n] = region
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        pay_workers(state, self.seat, choice, state.edition.palace_elsewhere)
        place_palace(state, self.seat, self.arg)
        for holder in state.marker3:
            if holder == NOBODY:
                state.push(TAKE_MARKER3[self.seat])
                break

    def text(self, choice: int) -> str:
        return f"palace worker {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice == self.arg:
            return Said("reason-worker-elsewhere", {"region": choice + 1})
        if state.workers[self.seat * REGIONS + choice] == 0:
            return Said("reason-no-worker", {"region": choice + 1})
        return None

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-pay-palace-worker", {"region": self.arg + 1})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-pay-worker", {"region": choice + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"worker:{choice + 1}"]


# by seat and way, and by seat and region
BUILD_PALACE_FRAME: Final = [BuildPalace(s, how) for s in range(MAX_SEATS) for how in range(WAYS)]
PAY_PALACE_WORKER: Final = [PayPalaceWorker(s, r) for s in range(MAX_SEATS) for r in range(REGIONS)]

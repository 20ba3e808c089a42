"""Markers and unrest chosen freely: which colour to take, which region to calm."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.effects import add_workers, calm, markers_left, take_markers
from tianxia.games.zhanguo.names import ASPECTS, FOR_MISSING_MARKERS, MAX_SEATS, NOBODY, REGIONS
from tianxia.games.zhanguo.state import DECKS, ZhanguoState


def give_marker(state: ZhanguoState, seat: i64) -> None:
    """A value-1 marker of a free colour; without any in the supply it is a point."""
    if markers_left(state):
        state.push(TAKE_MARKER[seat])
    else:
        points = state.edition.missing_points
        score(state, seat, points, FOR_MISSING_MARKERS)
        state.note("no-markers", seat, points)


class TakeMarker(Decision[ZhanguoState]):
    """Take one value-1 marker of any colour still in the supply."""

    size: ClassVar[int] = len(ASPECTS)

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for aspect in range(i64(DECKS)):
            if state.stock[aspect] > 0:
                room[n] = aspect
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        take_markers(state, self.seat, choice, 1)

    def text(self, choice: int) -> str:
        return f"marker {ASPECTS[choice]}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if state.stock[choice] == 0:
            return Said("reason-no-marker", {"aspect": f"@aspect-{ASPECTS[choice]}"})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-marker", {"aspect": f"@aspect-{ASPECTS[choice]}"})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"supply:{ASPECTS[choice]}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount(ASPECTS[choice], 1)]


class TakeMarker3(Decision[ZhanguoState]):
    """Whoever builds a palace must take one of the value-3 markers on the main board."""

    size: ClassVar[int] = len(ASPECTS)

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for aspect in range(i64(DECKS)):
            if state.marker3[aspect] == NOBODY:
                room[n] = aspect
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.marker3 = replaced(state.marker3, choice, self.seat)
        state.note("took-marker3", self.seat, choice)

    def text(self, choice: int) -> str:
        return f"marker3 {ASPECTS[choice]}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if state.marker3[choice] != NOBODY:
            return Said("reason-marker3-taken", {"aspect": f"@aspect-{ASPECTS[choice]}"})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-marker3", {"aspect": f"@aspect-{ASPECTS[choice]}"})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"marker3:{ASPECTS[choice]}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount(ASPECTS[choice], 3)]


class CalmRegion(Decision[ZhanguoState]):
    """Lower unrest by one in any region, also in one at its maximum.

    The triangle board may then send workers (`arg`) to that very region.
    """

    size: ClassVar[int] = REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            if state.unrest[self.seat * REGIONS + region] > 0:
                room[n] = region
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        calm(state, self.seat, choice)
        if self.arg > 0:
            state.push(AddWorker(self.seat, self.arg, choice))

    def text(self, choice: int) -> str:
        return f"calm {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if state.unrest[self.seat * REGIONS + choice] == 0:
            return Said("reason-no-unrest", {"region": choice + 1})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        level = state.unrest[self.seat * REGIONS + choice]
        return Said("label-calm", {"region": choice + 1, "level": max(0, level - 1)})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"unrest:{choice + 1}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount("unrest", -1)]


class PutWorker(Block[ZhanguoState]):
    """The workers of the board go to the region that was calmed."""

    def __init__(self) -> None:
        super().__init__([], "worker", "label-add-worker", [])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        room[n] = self.first
        return n + 1

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        assert isinstance(ask, AddWorker), "the worker belongs to its question"
        add_workers(state, ask.seat, ask.region, ask.arg)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        return None

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        assert isinstance(ask, AddWorker), "the worker belongs to its question"
        return Said("label-add-worker", {"region": ask.region + 1})

    def targets(self, state: ZhanguoState, ask: Frame, k: int) -> list[str]:
        assert isinstance(ask, AddWorker), "the worker belongs to its question"
        return [f"own:{ask.region + 1}:worker"]

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        return [Amount("workers", ask.arg)]


class PutNobody(Leave[ZhanguoState]):
    """The region stays as it is."""

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        state.note("declined", ask.seat)


ADD: Final = PutWorker()
NOBODY_COMES: Final = PutNobody("nobody", "label-decline")
ADDING: Final[Menu[ZhanguoState]] = Menu("add", [ADD, NOBODY_COMES])


class AddWorker(Question[ZhanguoState]):
    """After calming a region the triangle board may put a worker there."""

    size: ClassVar[int] = ADDING.size

    def __init__(self, seat: i64, arg: i64 = 0, region: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: workers
        self.region: Final = region

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.region]

    def menu(self) -> Menu[ZhanguoState]:
        return ADDING

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-add-worker", {"region": self.region + 1})


TAKE_MARKER: Final = [TakeMarker(seat) for seat in range(MAX_SEATS)]
TAKE_MARKER3: Final = [TakeMarker3(seat) for seat in range(MAX_SEATS)]

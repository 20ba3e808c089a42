"""An inspector's walk along his track: by a weapon, or by the Master Inspector."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.things import Axis
from tianxia.core.words import Said
from tianxia.games.terracotta.names import INSPECTORS, MAX_SEATS, ROW_INSPECTOR, STEPS
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.things import WHICH_INSPECTOR

WAYS: Final = len(STEPS)
STEP_MASKS: Final = 2**WAYS  # the sets of steps that may be allowed
STEP: Final = Axis("step", [f"{step:+d}" for step in STEPS], [*STEPS])


class Walk(Block[TerracottaState]):
    """One inspector walks along his track; the question's `arg` is the mask of steps allowed."""

    def __init__(self) -> None:
        super().__init__(
            [WHICH_INSPECTOR, STEP], "inspector {inspector} {step}", "label-inspector-row", []
        )

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        for k in range(i64(self.size)):
            if ask.arg >> k % WAYS & 1 and destination(state, k) >= 0:
                room[n] = self.first + k
                n += 1
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        inspector = k // WAYS
        state.inspectors = replaced(state.inspectors, inspector, destination(state, k))
        state.note("moved-inspector", ask.seat, inspector, state.inspectors[inspector] + 1)

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        if not ask.arg >> k % WAYS & 1:
            return Said("reason-not-so-far")
        return Said("reason-start-of-track") if destination(state, k) < 0 else None

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        line = destination(state, k) + 1
        if k // WAYS == ROW_INSPECTOR:
            return Said("label-inspector-row", {"line": line})
        return Said("label-inspector-column", {"line": line})

    def targets(self, state: TerracottaState, ask: Frame, k: int) -> list[str]:
        name = INSPECTORS[k // WAYS]
        line = destination(state, k)
        return [f"inspector:{name}", f"{name}:{line + 1}"] if line >= 0 else [f"inspector:{name}"]


def destination(state: TerracottaState, k: i64) -> i64:
    """Where an inspector's walk ends; negative if there is no way back from the first space."""
    inspector = k // WAYS
    length = state.edition.track[inspector]
    after = state.inspectors[inspector] + STEPS[k % WAYS]
    if after < 0:
        return after + length if state.edition.back_wrap else -1
    return after if after < length else after - length


STAY: Final[Leave[TerracottaState]] = Leave("inspectors stay", "label-inspectors-stay")
WALK: Final = Walk()
WALKING: Final[Menu[TerracottaState]] = Menu("", [STAY, WALK])


class MoveInspector(Question[TerracottaState]):
    """One inspector may walk along his track; `arg` is the mask of the steps allowed."""

    size: ClassVar[int] = WALKING.size

    def menu(self) -> Menu[TerracottaState]:
        return WALKING

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        n = STAY.fill(state, self, room, n)
        return WALK.fill(state, self, room, n)


# Frames never change, so one of each seat and mask serves all games.
MOVE_INSPECTOR: Final = [
    MoveInspector(seat, mask) for seat in range(MAX_SEATS) for mask in range(STEP_MASKS)
]

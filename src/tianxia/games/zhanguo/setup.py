"""Before the first round: first player, wall tiles, tasks, boards."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.games.zhanguo.boards import GiveBoards
from tianxia.games.zhanguo.names import (
    FACES,
    MAX_SEATS,
    NO_TILE,
    SECTIONS,
    TASK_KINDS,
    TASK_TILES,
    TASKS,
    TASKS_PER_KIND,
)
from tianxia.games.zhanguo.rounds import BeginRound
from tianxia.games.zhanguo.state import ZhanguoState


class SetUp(Step[ZhanguoState]):
    """First player, wall tiles, tasks, boards: in this order; then the first round begins."""

    def run(self, state: ZhanguoState) -> None:
        state.push(BeginRound(NATURE, 1))
        state.push(GiveBoards(NATURE))
        state.push(DrawTask(NATURE))
        state.push(LayWallTile(NATURE))
        state.push(DrawFirstSeat(NATURE))


class DrawFirstSeat(Chance[ZhanguoState]):
    """The first player is drawn; the discs lie on the reward track clockwise from the top."""

    size: ClassVar[int] = MAX_SEATS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for seat in range(state.seats):
            room[n] = seat
            n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.first = choice
        state.track = state.clockwise(choice)
        state.note("first-player", choice)

    def text(self, choice: int) -> str:
        return f"first seat {choice + 1}"


class LayWallTile(Chance[ZhanguoState]):
    """The wall tiles are shuffled; each section (`arg`) gets one, on either side."""

    size: ClassVar[int] = len(FACES)

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        laid: i64 = 0  # bit mask of the tiles
        for face in state.face:
            if face != NO_TILE:
                laid |= BIT[face // 2]
        for face in range(i64(len(FACES))):
            if not laid >> face // 2 & 1:
                room[n] = face
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.face = replaced(state.face, self.arg, choice)
        if self.arg + 1 < len(SECTIONS):
            state.push(LayWallTile(NATURE, self.arg + 1))
        else:
            state.note("walls-laid", NATURE)

    def text(self, choice: int) -> str:
        return f"wall tile {FACES[choice]}"


class DrawTask(Chance[ZhanguoState]):
    """Each task section gets one task of each kind (place `arg`); two of each kind stay out."""

    size: ClassVar[int] = len(TASK_TILES)

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        first = self.arg % len(TASK_KINDS) * TASKS_PER_KIND
        for tile in range(first, first + TASKS_PER_KIND):
            if tile not in state.task:
                room[n] = tile
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.task = replaced(state.task, self.arg, choice)
        if self.arg + 1 < TASKS:
            state.push(DrawTask(NATURE, self.arg + 1))
        else:
            state.note("tasks-drawn", NATURE)

    def text(self, choice: int) -> str:
        return f"task {TASK_TILES[choice].removeprefix('task_')}"

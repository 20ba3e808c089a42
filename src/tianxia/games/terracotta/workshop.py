"""A turn at the workshop: turn a ring, place a worker, then the actions from the inside out."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.things import named
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.terracotta.actions import action_amount, action_name
from tianxia.games.terracotta.names import (
    ARTISAN,
    CRAFTSMAN,
    INNER,
    MAX_SEATS,
    MIDDLE,
    OUTER,
    RINGS,
    SEGMENTS,
    WORKERS,
)
from tianxia.games.terracotta.ring_actions import (
    INNER_QUESTIONS,
    MIDDLE_QUESTIONS,
    OUTER_QUESTIONS,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.things import SEGMENT, WORKER


class Place(Block[TerracottaState]):
    """Place a worker: anybody in an empty segment, an artisan beside a lone craftsman."""

    def __init__(self) -> None:
        targets = ["segment:{segment}", "worker:{worker}"]
        super().__init__([SEGMENT, WORKER], "", "label-place", targets)

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        workers = state.workers
        craftsman = state.craftsmen_left[ask.seat] > 0
        artisan = state.artisans_left[ask.seat] > 0
        choice = self.first  # of a craftsman; the artisan of the segment follows
        for space in range(i64(0), 2 * SEGMENTS, 2):
            there = workers[space]
            if there == 0:
                if craftsman:
                    room[n] = choice
                    n += 1
                if artisan:
                    room[n] = choice + 1
                    n += 1
            elif artisan and there & 1 and workers[space + 1] == 0:
                room[n] = choice + 1
                n += 1
            choice += 2
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        seat = ask.seat
        worker = k & 1
        segment = k >> 1
        left = state.craftsmen_left if worker == CRAFTSMAN else state.artisans_left
        left[seat] -= 1
        space = 2 * segment
        if state.workers[space] != 0:
            space += 1
        state.workers[space] = 1 + 2 * seat + worker
        state.segment = segment
        state.worker = worker
        state.note("placed", seat, worker, segment + 1)
        state.push(OUTER_QUESTIONS[seat])
        state.push(MIDDLE_QUESTIONS[seat])
        state.push(INNER_QUESTIONS[seat])

    def text(self, word: str, k: int) -> str:
        return f"place {WORKERS[k & 1]} {(k >> 1) + 1}"  # records count segments from 1

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        left = state.craftsmen_left if k & 1 == CRAFTSMAN else state.artisans_left
        if left[ask.seat] == 0:
            return Said("reason-no-worker-left", {"worker": f"@worker-{WORKERS[k & 1]}"})
        return why_closed(state, k >> 1, k & 1)

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        segment = k >> 1
        inner = state.action_at(INNER, segment)
        middle = state.action_at(MIDDLE, segment)
        outer = state.action_at(OUTER, segment)
        actions: dict[str, Arg] = {
            "inner": action_name(inner),
            "inner_n": action_amount(state, inner),
            "middle": action_name(middle),
            "middle_n": action_amount(state, middle),
            "outer": action_name(outer),
            "outer_n": action_amount(state, outer),
        }
        return Said("label-place", {**self.args(k), **actions})


class TurnRing(Block[TerracottaState]):
    """One ring may be turned one step for coins, once in a turn, before the worker is placed."""

    def __init__(self) -> None:
        rings = named("ring", RINGS[INNER:OUTER])  # the outer one is printed on the board
        super().__init__([rings], "turn {ring}", "label-turn", ["ring:{ring}"])

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        if state.rotated == 0 and state.coins[ask.seat] >= state.edition.rotate_coins:
            room[n] = self.first
            room[n + 1] = self.first + 1
            n += 2
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        """The inner ring turns clockwise, the middle one against it; the question comes again."""
        edition = state.edition
        state.rotated = 1
        state.coins[ask.seat] -= edition.rotate_coins
        if k == INNER:
            state.inner_offset = (state.inner_offset + edition.inner_step) % SEGMENTS
        else:
            state.middle_offset = (state.middle_offset + edition.middle_step) % SEGMENTS
        state.note("turned", ask.seat, k, edition.rotate_coins)
        state.push(ask)

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        if state.rotated:
            return Said("reason-already-turned")
        price = state.edition.rotate_coins
        have = state.coins[ask.seat]
        if have < price:
            return Said("reason-needs-turn-price", {"price": price, "have": have})
        return None

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        return Said("label-turn", {**self.args(k), "price": state.edition.rotate_coins})

    def preview(self, state: TerracottaState, ask: Frame, k: int) -> list[Amount]:
        return [Amount("coins", -state.edition.rotate_coins)]


def why_closed(state: TerracottaState, segment: i64, worker: i64) -> Said | None:
    """Why a worker of a kind may not come to a segment."""
    first, second = state.workers[2 * segment], state.workers[2 * segment + 1]
    if first == 0:
        return None
    if second != 0:
        return Said("reason-segment-full")
    if first & 1 == 0:
        return Said("reason-closed-by-artisan")
    return None if worker == ARTISAN else Said("reason-only-artisan")


PLACE: Final = Place()
TURN: Final = TurnRing()
TURN_BEGINS: Final[Menu[TerracottaState]] = Menu("", [PLACE, TURN])


class PlaceWorker(Question[TerracottaState]):
    """Place a worker; before that one ring may be turned."""

    size: ClassVar[int] = TURN_BEGINS.size

    def menu(self) -> Menu[TerracottaState]:
        return TURN_BEGINS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        n = PLACE.fill(state, self, room, n)
        return TURN.fill(state, self, room, n)

    def prompt(self, state: TerracottaState) -> Said:
        if state.rotated:
            return Said("prompt-place-worker-turned")
        return Said("prompt-place-worker", {"price": state.edition.rotate_coins})


# Frames never change, so one of each seat serves all games.
PLACE_QUESTIONS: Final = [PlaceWorker(seat) for seat in range(MAX_SEATS)]

"""The messages of a game review; the browser's types are generated from here too."""

from __future__ import annotations

from typing import Literal

import msgspec

from tianxia.server.wire.messages import PastView, QuestionOut, SaidOut, Whole

ReviewState = Literal["none", "running", "stopped", "done"]
Grade = Literal["slip", "mistake", "blunder"]
Answer = Literal["best", "good", "better", "same", "worse", "shown"]


class PointOut(msgspec.Struct, frozen=True):
    """The prospects of every seat after one decision."""

    ply: int  # after the answer
    values: list[float]  # by seat, from 0 (a sure last place) to 1 (a sure first)


class CostlyOut(msgspec.Struct, frozen=True):
    """A decision that gave something away."""

    ply: int
    seat: int
    round: int
    label: SaidOut  # of the choice played
    grade: Grade
    loss: float


class ReviewOut(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    status: ReviewState
    done: int
    all: int
    points: list[PointOut]
    costly: list[CostlyOut]


class TrialOut(msgspec.Struct, frozen=True):
    """The position before a decision as the deciding seat saw it, with the question asked there."""

    past: PastView
    question: QuestionOut


class TryIn(msgspec.Struct, frozen=True):
    """What the reader would play at that ply; no choice: the reader gives up."""

    ply: Whole
    choice: Whole | None = None


class StepOut(msgspec.Struct, frozen=True):
    """One choice of the better line."""

    seat: int
    label: SaidOut
    targets: list[str]


class TriedOut(msgspec.Struct, frozen=True):
    """How the reader's choice stands to the one played, and the better line."""

    ply: int
    choice: int | None
    answer: Answer
    gain: float  # against the choice played
    loss: float  # of the choice played
    grade: Grade
    played: SaidOut
    line: list[StepOut]


ReviewIn = TryIn

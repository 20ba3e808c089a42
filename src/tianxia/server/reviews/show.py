"""A review as it is sent. The better choice is told only to those who have tried themselves."""

from __future__ import annotations

from tianxia.core.agenda import pending
from tianxia.match.match import Match
from tianxia.review.data import Label, Verdict
from tianxia.review.grades import compare, costliest, grade_of
from tianxia.review.worth import final_rewards
from tianxia.server.problems import Refused
from tianxia.server.reviews.desk import Progress, finished_at
from tianxia.server.tables.past import past_view
from tianxia.server.tables.table import LiveTable
from tianxia.server.wire.messages import SaidOut
from tianxia.server.wire.questions import question_at
from tianxia.server.wire.reviews import (
    Answer,
    CostlyOut,
    PointOut,
    ReviewOut,
    StepOut,
    TrialOut,
    TriedOut,
)

DIGITS = 4  # behind the point: more would say nothing


def review_out(progress: Progress, match: Match) -> ReviewOut:
    """The curve and the costliest decisions so far; when all is done, the result too."""
    verdicts = [verdict for _, verdict in sorted(progress.verdicts.items())]
    points = [PointOut(one.ply + 1, rounded(one.values)) for one in verdicts]
    if progress.status == "done":
        points.append(PointOut(match.ply, rounded(final_rewards(match.rules, match.state))))
    return ReviewOut(
        progress.status,
        len(verdicts),
        progress.all,
        points,
        [costly_out(verdict) for verdict in costliest(verdicts)],
    )


def rounded(values: list[float]) -> list[float]:
    """Short numbers for a drawing."""
    return [round(value, DIGITS) for value in values]


def costly_out(verdict: Verdict) -> CostlyOut:
    """One entry of the list."""
    grade = grade_of(verdict)
    assert grade is not None, "only graded decisions are listed"
    label = label_out(verdict.label)
    loss = round(verdict.loss, DIGITS)
    return CostlyOut(verdict.ply, verdict.seat, verdict.round, label, grade, loss)


def label_out(label: Label) -> SaidOut:
    """What the rules said."""
    return SaidOut(label.key, label.args)


def trial_out(table: LiveTable, ply: int) -> TrialOut:
    """The position before a decision, through the eyes of the seat that decided.

    The game is over and its record open to everybody, so there is nothing left to hide.
    """
    match = finished_at(table)
    state = match.at(min(ply, match.ply))
    question = pending(state)
    if question is None or question.seat < 0:
        raise Refused("missing", 404, "problem-no-such-decision")
    shown = past_view(match, state, table.lines, ply, question.seat)
    return TrialOut(shown, question_at(match.rules, state, ply, shown.view))


def tried_out(verdict: Verdict, choice: int | None) -> TriedOut:
    """What the reader is told after an answer."""
    grade = grade_of(verdict)
    if grade is None:
        raise Refused("missing", 404, "problem-no-such-decision")
    answer: Answer = "shown"
    gain = 0.0
    if choice is not None:
        answer, gain = compare(verdict, choice)
    return TriedOut(
        ply=verdict.ply,
        choice=choice,
        answer=answer,
        gain=round(gain, DIGITS),
        loss=round(verdict.loss, DIGITS),
        grade=grade,
        played=label_out(verdict.label),
        line=[StepOut(one.seat, label_out(one.label), one.targets) for one in verdict.line],
    )

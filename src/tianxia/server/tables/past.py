"""The table as it was."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, State, pending
from tianxia.match.match import Match
from tianxia.server.tables.lines import Lines, lines_for
from tianxia.server.wire.messages import PastView, WaitingOut
from tianxia.server.wire.questions import kind_of
from tianxia.server.wire.said import forecast_out


def past_view(match: Match, state: State, lines: Lines, ply: int, viewer: int) -> PastView:
    """The table at one ply, in that position, as the viewer saw it then."""
    rules = match.rules
    decision = pending(state)
    waiting = None
    if decision is not None and decision.seat != NATURE:
        waiting = WaitingOut(decision.seat, ply, kind_of(decision), False)
    notes = [(at, note) for at, note in lines.since(match, 0) if at < ply]
    return PastView(
        ply=ply,
        plies=match.ply,
        view=rules.view(state, viewer),
        log=lines_for(match, notes, viewer),
        forecast=forecast_out(rules.forecast(state)),
        waiting=waiting,
        rounds=[(mark.round, mark.ply) for mark in match.rounds],
        scores=[rules.scores(match.at(mark.ply)) for mark in match.rounds],
    )


def past_at(match: Match, lines: Lines, ply: int, viewer: int) -> PastView:
    """The table at one ply, looked up in its log."""
    return past_view(match, match.at(ply), lines, ply, viewer)

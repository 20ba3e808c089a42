"""The table as it was: positions of earlier plies, from copies kept along the way."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.agenda import NATURE, apply, pending
from tianxia.match.match import Match
from tianxia.server.tables.lines import Lines, lines_for
from tianxia.server.wire.messages import PastView, WaitingOut
from tianxia.server.wire.questions import kind_of
from tianxia.server.wire.said import forecast_out

KEEP_EVERY: Final = 16


class Past:
    """Positions of one match by ply; only what was asked for is worked out."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.kept: Final[dict[int, Any]] = {
            0: match.rules.new_game(match.seats, dict(match.options))
        }

    def cut(self, ply: int) -> None:
        """The answers from this ply on were taken back."""
        for later in [at for at in self.kept if at > ply]:
            del self.kept[later]

    def at(self, ply: int) -> Any:
        """The position in which the question at `ply` was asked; not to be changed."""
        rules = self.match.rules
        base = max(at for at in self.kept if at <= ply)
        state = self.kept[base]
        if base < ply:
            state = rules.clone(state)
            for number in range(base, ply):
                decision = pending(state)
                assert decision is not None, "the log leads to a question"
                text = self.match.entries[number].text
                apply(state, rules.catalogue.choice_of(decision, text))
                if (number + 1) % KEEP_EVERY == 0:
                    self.kept[number + 1] = rules.clone(state)
        return state

    def show(self, lines: Lines, ply: int, viewer: int) -> PastView:
        """The table at one ply as the viewer saw it then."""
        match = self.match
        rules = match.rules
        state = self.at(ply)
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
            scores=[rules.scores(self.at(mark.ply)) for mark in match.rounds],
        )

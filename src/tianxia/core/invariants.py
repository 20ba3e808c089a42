"""What must hold in every position of every game."""

from __future__ import annotations

from tianxia.core.agenda import Decision, State
from tianxia.core.scores import ScoredState, scored_by


def points_add_up(state: ScoredState, start: int) -> bool:
    """Whether everybody has what was scored and what all began with."""
    for seat in range(state.seats):
        if start + sum(scored_by(state, seat)) != state.points[seat]:
            return False
    return True


def is_stuck(state: State) -> bool:
    """Whether something is asked that cannot be answered: never."""
    top = state.top()
    if top is None:
        return False
    return not isinstance(top, Decision) or not top.legal(state)

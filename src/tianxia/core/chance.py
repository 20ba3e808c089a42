"""How nature answers: one draw from a source, by the weights of the outcomes."""

from __future__ import annotations

from tianxia.core.agenda import Decision, State
from tianxia.core.dice import Source
from tianxia.core.native import i64


def draw(question: Decision[State], state: State, outcomes: list[int], nature: Source) -> int:
    """Nature's answer among the outcomes."""
    return outcomes[draw_place(question, state, len(outcomes), nature)]


def draw_place(question: Decision[State], state: State, outcomes: i64, nature: Source) -> i64:
    """The place of nature's answer among so many; a single outcome costs no random number."""
    if outcomes == 1:
        return 0
    weights = question.weights(state)
    return nature.below(outcomes) if weights is None else nature.weighted(weights)

"""How nature answers: one draw from a source, by the weights of the outcomes."""

from __future__ import annotations

from tianxia.core.agenda import Decision, State
from tianxia.core.dice import Source


def draw(question: Decision[State], state: State, outcomes: list[int], nature: Source) -> int:
    """Nature's answer; a single outcome costs no random number."""
    if len(outcomes) == 1:
        return outcomes[0]
    weights = question.weights(state)
    return outcomes[nature.below(len(outcomes)) if weights is None else nature.weighted(weights)]

"""Random games at full speed: no log, no journal, no checks."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, State, answer, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Source


def play_randomly(state: State, nature: Source, players: list[Source]) -> int:
    """Play to the end, every seat choosing at random; how many decisions the seats made.

    A seat that has only one choice draws no number, so that the games are those of the random bot.
    """
    decisions = 0
    question = pending(state)
    while question is not None:
        choices = question.legal(state)
        if question.seat == NATURE:
            choice = draw(question, state, choices, nature)
        else:
            decisions += 1
            choice = choices[0]
            if len(choices) > 1:
                choice = choices[players[question.seat].below(len(choices))]
        question = answer(state, question, choice)
    return decisions

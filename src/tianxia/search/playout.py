"""Random games at full speed: no log, no journal, no checks."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, State, answer, pending
from tianxia.core.chance import draw_place
from tianxia.core.dice import Source
from tianxia.core.native import i64
from tianxia.core.rows import room


def play_randomly(state: State, nature: Source, players: list[Source]) -> int:
    """Play to the end, every seat choosing at random; how many decisions the seats made.

    A seat that has only one choice draws no number, so that the games are those of the random bot.
    """
    decisions = 0
    choices = room()
    question = pending(state)
    while question is not None:
        open_now = question.fill(state, choices, 0)
        at: i64 = 0
        if question.seat == NATURE:
            at = draw_place(question, state, open_now, nature)
        else:
            decisions += 1
            if open_now > 1:
                at = players[question.seat].below(open_now)
        question = answer(state, question, choices[at])
    return decisions

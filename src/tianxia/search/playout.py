"""Random games at full speed: no log, no journal, no checks."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Chance, Decision, State, apply
from tianxia.core.chance import draw
from tianxia.core.dice import Source


def play_randomly(state: State, nature: Source, players: list[Source]) -> int:
    """Play to the end, every seat choosing at random; how many decisions the seats made.

    A seat that has only one choice draws no number, so that the games are those of the random bot.
    """
    decisions = 0
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        assert isinstance(frame, Decision), "the agenda is not settled"
        choices = frame.legal(state)
        if frame.seat == NATURE:
            assert isinstance(frame, Chance), "nature answers chance frames"
            choice = draw(frame, state, choices, nature)
        else:
            decisions += 1
            choice = choices[0]
            if len(choices) > 1:
                choice = choices[players[frame.seat].below(len(choices))]
        apply(state, choice)
    return decisions

"""The round: turns in order, then scoring and cleanup; after the last one the final scoring."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.games.terracotta.cleanup import CLEANUP_STEP
from tianxia.games.terracotta.final import FINAL_STEP
from tianxia.games.terracotta.names import MAX_ROUNDS, NO_SEGMENT
from tianxia.games.terracotta.scoring import SCORING_STEP
from tianxia.games.terracotta.state import ACTION_PHASE, TerracottaState
from tianxia.games.terracotta.workshop import PLACE_QUESTIONS


class BeginRound(Step[TerracottaState]):
    """Round `arg`: as many turns as there are workers, then scoring, then cleanup."""

    def run(self, state: TerracottaState) -> None:
        state.round = self.arg
        state.phase = ACTION_PHASE
        state.turn = -1
        state.note("round", NATURE, self.arg, state.tiles[self.arg - 1])
        # the last frame pushed is the first to run
        last = self.arg == state.edition.rounds
        state.push(FINAL_STEP if last else BEGIN_ROUND[self.arg + 1])
        state.push(CLEANUP_STEP)
        state.push(SCORING_STEP)
        state.push(NEXT_TURN)


class NextTurn(Step[TerracottaState]):
    """Every seat takes one turn after another in turn order until all workers are placed."""

    def run(self, state: TerracottaState) -> None:
        state.turn += 1
        state.rotated = 0
        state.segment = NO_SEGMENT
        state.worker = 0
        state.performed = 0
        if state.turn < state.turns():
            state.push(self)
            state.push(PLACE_QUESTIONS[state.order[state.turn % state.seats]])


NEXT_TURN: Final = NextTurn(NATURE)
BEGIN_ROUND: Final = [BeginRound(NATURE, number) for number in range(MAX_ROUNDS + 1)]

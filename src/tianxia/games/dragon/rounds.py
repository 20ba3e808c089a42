"""The month: the order of its phases, and the end of the game."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.games.dragon.actions import ActionPhase
from tianxia.games.dragon.events import RESOLVE_EVENT
from tianxia.games.dragon.names import MAX_ROUNDS, NO_SUPER_EVENT
from tianxia.games.dragon.persons import PersonPhase
from tianxia.games.dragon.scoring import Decay, FinalScoring, RoundScoring
from tianxia.games.dragon.state import DragonState
from tianxia.games.dragon.super_events import SuperEvent
from tianxia.games.dragon.tables import WALL_OFF
from tianxia.games.dragon.wall import WallCheck


class BeginRound(Step[DragonState]):
    """Month `arg`: actions, persons, the event with all that hangs on it, decay, scoring."""

    def run(self, state: DragonState) -> None:
        state.round = self.arg
        state.note("month", NATURE, self.arg, state.event_now())
        edition = state.edition
        last = self.arg == edition.rounds
        walled = edition.wall != WALL_OFF
        has_super = self.arg == edition.super_round and edition.super_event != NO_SUPER_EVENT
        # the last frame pushed is the first to run
        state.push(FINAL_SCORING if last else BEGIN_ROUND[self.arg + 1])
        if last and walled and not edition.wall_check_before_decay:
            state.push(WallCheck(NATURE, self.arg))
        state.push(ROUND_SCORING)
        if edition.decay_last or not has_super:
            state.push(DECAY)
        if last and walled and edition.wall_check_before_decay:
            state.push(WallCheck(NATURE, self.arg))
        if has_super:
            state.push(SuperEvent(NATURE))
            if not edition.decay_last:
                state.push(DECAY)
        if walled and state.event_now() == edition.wall_event:
            state.push(WallCheck(NATURE, self.arg))
        state.push(RESOLVE_EVENT)
        state.push(BEGIN_PERSONS)
        state.push(BEGIN_ACTIONS)


BEGIN_ACTIONS: Final = ActionPhase(NATURE)
BEGIN_PERSONS: Final = PersonPhase(NATURE)
DECAY: Final = Decay(NATURE)
ROUND_SCORING: Final = RoundScoring(NATURE)
FINAL_SCORING: Final = FinalScoring(NATURE)
BEGIN_ROUND: Final = [BeginRound(NATURE, month) for month in range(MAX_ROUNDS + 1)]

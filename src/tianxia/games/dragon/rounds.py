"""The month: the order of its phases, and the end of the game."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.games.dragon.actions import ActionPhase
from tianxia.games.dragon.events import ResolveEvent
from tianxia.games.dragon.names import NO_SUPER_EVENT
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
        state.push(FinalScoring(NATURE) if last else BeginRound(NATURE, self.arg + 1))
        if last and walled and not edition.wall_check_before_decay:
            state.push(WallCheck(NATURE, self.arg))
        state.push(RoundScoring(NATURE))
        if edition.decay_last or not has_super:
            state.push(Decay(NATURE))
        if last and walled and edition.wall_check_before_decay:
            state.push(WallCheck(NATURE, self.arg))
        if has_super:
            state.push(SuperEvent(NATURE))
            if not edition.decay_last:
                state.push(Decay(NATURE))
        if walled and state.event_now() == edition.wall_event:
            state.push(WallCheck(NATURE, self.arg))
        state.push(ResolveEvent(NATURE))
        state.push(PersonPhase(NATURE))
        state.push(ActionPhase(NATURE))

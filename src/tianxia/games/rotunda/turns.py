"""The turn: its five steps in order, and whose turn comes next."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Frame, Step
from tianxia.games.rotunda.cleanup import clean_up
from tianxia.games.rotunda.experts import ExpertStep, begin_expert
from tianxia.games.rotunda.movement import BeginMove, MoveLeader, NeutralStep
from tianxia.games.rotunda.names import MAX_SEATS, VILLAGES
from tianxia.games.rotunda.orders import BonusStep, begin_bonus
from tianxia.games.rotunda.scoring import FinalScoring
from tianxia.games.rotunda.state import MOVE_STEP, NOBODY, RotundaState, clear_turn


class EndTurn(Step[RotundaState]):
    """The pedlar walks on after a Pedlar action; then the next turn, or the end of the game."""

    def run(self, state: RotundaState) -> None:
        if state.pedlar_used:
            state.pedlar = (state.pedlar + 1) % len(VILLAGES)
            state.note("pedlar-stepped", NATURE, state.pedlar)
        if state.end_seat != NOBODY:
            if state.turns_left == 0:
                clear_turn(state)
                state.push(FinalScoring(NATURE))
                return
            state.turns_left = state.turns_left - 1
        begin_turn(state, (self.seat + 1) % state.seats)


class BeginTurn(Step[RotundaState]):
    """The first turn; every other one follows the end of the turn before."""

    def run(self, state: RotundaState) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: RotundaState, seat: int) -> None:
    """Expert, move, room or homage, bonus, orders; two players may move a neutral leader too."""
    clear_turn(state)
    state.active = seat
    state.round = 1 + state.turn // state.seats
    state.turn = state.turn + 1
    state.note("turn", seat, state.round)
    # the last frame pushed is the first to run; steps with nothing to ask need no frame
    state.push(END_TURN[seat])
    state.push(AFTER_ROOM[seat])
    if state.neutral:
        state.push(BEGIN_MOVE[seat])
        state.push(NeutralStep(seat, 0))
        state.push(ExpertStep(seat))
    elif state.held[seat]:
        state.push(BEGIN_MOVE[seat])
        begin_expert(state, seat)
    else:
        state.phase = MOVE_STEP
        state.push(MOVE[seat])


class AfterRoom(Step[RotundaState]):
    """The end of step 3, then bonus and orders; two players may move a neutral leader now."""

    def run(self, state: RotundaState) -> None:
        clean_up(state)
        if state.neutral:
            state.push(BonusStep(self.seat))
            state.push(NeutralStep(self.seat, 1))
        else:
            begin_bonus(state, self.seat)


# Frames are immutable, so one of each kind serves all games.
END_TURN: Final[list[Frame]] = [EndTurn(seat) for seat in range(MAX_SEATS)]
AFTER_ROOM: Final[list[Frame]] = [AfterRoom(seat) for seat in range(MAX_SEATS)]
BEGIN_MOVE: Final[list[Frame]] = [BeginMove(seat) for seat in range(MAX_SEATS)]
MOVE: Final[list[Frame]] = [MoveLeader(seat) for seat in range(MAX_SEATS)]

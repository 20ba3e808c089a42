"""The turn: its five steps in order, and whose turn comes next."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64
from tianxia.games.rotunda.cleanup import clean_up
from tianxia.games.rotunda.experts import EXPERT_STEP_OF, begin_expert
from tianxia.games.rotunda.movement import BEGIN_MOVE, MOVE_LEADER, NEUTRAL_STEP_OF
from tianxia.games.rotunda.names import MAX_SEATS, VILLAGES
from tianxia.games.rotunda.orders import BONUS_STEP_OF, begin_bonus
from tianxia.games.rotunda.scoring import FINAL_SCORING
from tianxia.games.rotunda.state import MOVE_STEP, NOBODY, RotundaState, clear_turn


class EndTurn(Step[RotundaState]):
    """The pedlar walks on after a Pedlar action; then the next turn, or the end of the game."""

    def run(self, state: RotundaState) -> None:
        if state.pedlar_used == 1:
            state.pedlar = (state.pedlar + 1) % len(VILLAGES)
            state.note("pedlar-stepped", NATURE, state.pedlar)
        if state.end_seat != NOBODY:
            if state.turns_left == 0:
                clear_turn(state)
                state.push(FINAL_SCORING)
                return
            state.turns_left -= 1
        begin_turn(state, (self.seat + 1) % state.seats)


class BeginTurn(Step[RotundaState]):
    """The first turn; every other one follows the end of the turn before."""

    def run(self, state: RotundaState) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: RotundaState, seat: i64) -> None:
    """Expert, move, room or homage, bonus, orders; two players may move a neutral leader too."""
    clear_turn(state)
    state.active = seat
    state.round = 1 + state.turn // state.seats
    state.turn += 1
    state.note("turn", seat, state.round)
    # the last frame pushed is the first to run; steps with nothing to ask need no frame
    state.push(END_TURN[seat])
    state.push(AFTER_ROOM[seat])
    if len(state.neutral) > 0:
        state.push(BEGIN_MOVE[seat])
        state.push(NEUTRAL_STEP_OF[seat * 2])
        state.push(EXPERT_STEP_OF[seat])
    elif state.held[seat] != 0:
        state.push(BEGIN_MOVE[seat])
        begin_expert(state, seat)
    else:
        state.phase = MOVE_STEP
        state.push(MOVE_LEADER[seat])


class AfterRoom(Step[RotundaState]):
    """The end of step 3, then bonus and orders; two players may move a neutral leader now."""

    def run(self, state: RotundaState) -> None:
        clean_up(state)
        if len(state.neutral) > 0:
            state.push(BONUS_STEP_OF[self.seat])
            state.push(NEUTRAL_STEP_OF[self.seat * 2 + 1])
        else:
            begin_bonus(state, self.seat)


# Frames never change, so one of each seat serves all games.
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_SEATS)]
AFTER_ROOM: Final = [AfterRoom(seat) for seat in range(MAX_SEATS)]

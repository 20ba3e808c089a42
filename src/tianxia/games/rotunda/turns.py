"""The turn: its five steps in order, and whose turn comes next."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Frame, Step
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.experts import ExpertStep
from tianxia.games.rotunda.movement import BeginMove, NeutralStep
from tianxia.games.rotunda.names import MAX_SEATS, VILLAGES
from tianxia.games.rotunda.orders import BonusStep, OrderStep
from tianxia.games.rotunda.scoring import FinalScoring
from tianxia.games.rotunda.state import NOBODY, RotundaState, clear_turn


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
        state.push(BEGIN_TURN[(self.seat + 1) % state.seats])


class BeginTurn(Step[RotundaState]):
    """Expert, move, room or homage, bonus, orders; two players may move a neutral leader too."""

    def run(self, state: RotundaState) -> None:
        seat = self.seat
        clear_turn(state)
        state.active = seat
        state.round = 1 + state.turn // state.seats
        state.turn = state.turn + 1
        state.note("turn", seat, state.round)
        # the last frame pushed is the first to run
        agenda = state.agenda
        agenda.append(END_TURN[seat])
        agenda.append(ORDERS_STEP[seat])
        agenda.append(BONUS[seat])
        if state.neutral:
            state.push(NeutralStep(seat, 1))
        agenda.append(CLEAN_UP)
        agenda.append(MOVE[seat])
        if state.neutral:
            state.push(NeutralStep(seat, 0))
        agenda.append(EXPERT[seat])


# Frames are immutable, so one of each kind serves all games.
BEGIN_TURN: Final[list[Frame]] = [BeginTurn(seat) for seat in range(MAX_SEATS)]
END_TURN: Final[list[Frame]] = [EndTurn(seat) for seat in range(MAX_SEATS)]
ORDERS_STEP: Final[list[Frame]] = [OrderStep(seat) for seat in range(MAX_SEATS)]
BONUS: Final[list[Frame]] = [BonusStep(seat) for seat in range(MAX_SEATS)]
MOVE: Final[list[Frame]] = [BeginMove(seat) for seat in range(MAX_SEATS)]
EXPERT: Final[list[Frame]] = [ExpertStep(seat) for seat in range(MAX_SEATS)]
CLEAN_UP: Final[Frame] = CleanUp(NATURE)

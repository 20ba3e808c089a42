"""Step 1: use one expert whose effect happens once."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.rotunda.cards import Expert
from tianxia.games.rotunda.effects import (
    dismiss,
    gain_coins,
    give_acts,
    hand_over,
    pick_on,
    reward_amounts,
    set_off,
)
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import (
    EXPERT_EFFECT,
    EXPERTS,
    FOR_EXPERT_CARDS,
    MAX_SEATS,
    NO_AMULET,
    NO_CARD,
)
from tianxia.games.rotunda.pools import REFILL_EXPERTS, lay_down
from tianxia.games.rotunda.selling import SellCube, can_sell
from tianxia.games.rotunda.session import EXPERT_ACTS, use_assistants
from tianxia.games.rotunda.state import EXPERT_STEP, RotundaState, clear_session

PASS_EXPERT: Final = len(EXPERTS)


class ExpertStep(Step[RotundaState]):
    """Step 1, where a neutral leader may move after it."""

    def run(self, state: RotundaState) -> None:
        begin_expert(state, self.seat)


def begin_expert(state: RotundaState, seat: i64) -> None:
    """Ask for an expert if one can be used."""
    state.phase = EXPERT_STEP
    if state.held[seat] != 0 and usable_experts(state, seat) != 0:
        state.push(USE_EXPERT[seat])


def usable_experts(state: RotundaState, seat: i64) -> i64:
    """The held one-time experts whose cost can be met, as a bit mask."""
    usable: i64 = 0
    held = state.held[seat] & ~state.edition.permanent
    number: i64 = 0
    while held != 0:
        if held & 1 != 0 and can_use(state, seat, state.edition.experts[number]):
            usable |= BIT[number]
        held >>= 1
        number += 1
    return usable


def can_use(state: RotundaState, seat: i64, expert: Expert) -> bool:
    """Whether an expert's cost can be met: assistants to dismiss, cubes and fields to sell."""
    if state.supply[seat] < expert.dismiss:
        return False
    return expert.sale is None or can_sell(state, seat, expert.sale)


def cost_missing(state: RotundaState, seat: i64, expert: Expert) -> Said | None:
    """What an expert's cost lacks."""
    if can_use(state, seat, expert):
        return None
    if state.supply[seat] < expert.dismiss:
        have = state.supply[seat]
        return Said("reason-needs-assistants", {"need": expert.dismiss, "have": have})
    return Said("reason-nothing-to-sell")


class UseExpert(Decision[RotundaState]):
    """Use at most one held expert, if its cost can be met; its effect may come to nothing."""

    size: ClassVar[int] = len(EXPERTS) + 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        n = fill_bits(usable_experts(state, self.seat), 0, room, n)
        room[n] = PASS_EXPERT
        return n + 1

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == PASS_EXPERT:
            return
        seat = self.seat
        expert = state.edition.experts[choice]
        state.using = choice
        state.note("used-expert", seat, choice)
        state.push(LAY_ASIDE[seat * len(EXPERTS) + choice])
        if expert.dismiss > 0:
            dismiss(state, seat, expert.dismiss)
            state.note("dismissed", seat, expert.dismiss)
        give_acts(state, expert.reward)
        use_assistants(state, seat, EXPERT_ACTS)
        if expert.sale is not None:
            state.push(SellCube(seat, choice))
        take_effect(state, seat, choice, expert)

    def text(self, choice: int) -> str:
        return "expert pass" if choice == PASS_EXPERT else f"expert {EXPERTS[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == PASS_EXPERT:
            return None
        if state.held[self.seat] >> choice & 1 == 0:
            return Said("reason-no-such-expert", {"expert": f"@expert-{EXPERTS[choice]}"})
        if state.edition.permanent >> choice & 1:
            return Said("reason-expert-permanent", {"expert": f"@expert-{EXPERTS[choice]}"})
        return cost_missing(state, self.seat, state.edition.experts[choice])

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == PASS_EXPERT:
            return Said("label-no-expert")
        return Said("label-use-expert", {"expert": f"@expert-{EXPERTS[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        return [] if choice == PASS_EXPERT else [f"mine:expert:{EXPERTS[choice]}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        if choice == PASS_EXPERT:
            return []
        expert = state.edition.experts[choice]
        found = [Amount("supply", -expert.dismiss)] if expert.dismiss else []
        if expert.bookseller:
            found.append(Amount("coins", 1 + state.supply[self.seat]))
        return [*found, *reward_amounts(expert.reward)]


def take_effect(state: RotundaState, seat: i64, number: i64, expert: Expert) -> None:
    """What the card gives; where the player picks, the picks and the rest are one gain."""
    if expert.others_coins > 0:
        for other in range(state.seats):
            if other != seat:
                state.coins[other] += expert.others_coins
                state.note("took-coins", other, expert.others_coins)
    if expert.bookseller:
        gain_coins(state, seat, 1 + state.supply[seat])
    gained = hand_over(state, seat, expert.reward, FOR_EXPERT_CARDS)
    if len(expert.choose) > 0 or expert.reward.basic > 0:
        pick_on(state, seat, EXPERT_EFFECT + number, expert.reward.basic, gained)
    elif gained != 0:
        set_off(state, seat, gained)


class LayAside(Step[RotundaState]):
    """A used expert (`arg`) with an amulet is kept beside the board, any other is discarded."""

    def run(self, state: RotundaState) -> None:
        seat = self.seat
        clear_session(state)
        state.using = NO_CARD
        state.held = replaced(state.held, seat, state.held[seat] & ~BIT[self.arg])
        if state.edition.experts[self.arg].amulet != NO_AMULET:
            state.kept = replaced(state.kept, seat, state.kept[seat] | BIT[self.arg])
            return
        lay_down(state, self.arg)
        if NO_CARD in state.expert_pool:
            state.push(REFILL_EXPERTS)


# Frames never change, so one of each seat (and card) serves all games.
EXPERT_STEP_OF: Final = [ExpertStep(seat) for seat in range(MAX_SEATS)]
USE_EXPERT: Final = [UseExpert(seat) for seat in range(MAX_SEATS)]
LAY_ASIDE: Final = [
    LayAside(seat, expert) for seat in range(MAX_SEATS) for expert in range(len(EXPERTS))
]

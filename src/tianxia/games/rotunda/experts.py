"""Step 1: use one expert whose effect happens once."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Decision, Step
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.cards import TAKE_COINS, TAKE_POINTS, TAKEN, Expert
from tianxia.games.rotunda.effects import (
    dismiss,
    gain_coins,
    give_acts,
    hand_over,
    reward_amounts,
    score,
    set_off,
    take_cubes,
)
from tianxia.games.rotunda.names import (
    BASICS,
    COINS_BIT,
    EXPERTS,
    FOR_EXPERT_CARDS,
    GOLD,
    NO_AMULET,
    NO_CARD,
    RESOURCES,
)
from tianxia.games.rotunda.pools import RefillExperts, lay_down
from tianxia.games.rotunda.selling import SellCube, can_sell
from tianxia.games.rotunda.session import EXPERT_ACTS, use_assistants
from tianxia.games.rotunda.state import (
    EXPERT_STEP,
    RotundaState,
    clear_session,
)

PASS_EXPERT: Final = len(EXPERTS)


class ExpertStep(Step[RotundaState]):
    """Ask for an expert if one can be used."""

    def run(self, state: RotundaState) -> None:
        state.phase = EXPERT_STEP
        if state.held[self.seat] and usable_experts(state, self.seat):
            state.push(UseExpert(self.seat))


def usable_experts(state: RotundaState, seat: int) -> list[int]:
    """The held one-time experts whose cost can be met."""
    found: list[int] = []
    held = state.held[seat] & ~state.edition.permanent
    number = 0
    while held:
        if held & 1 and cost_missing(state, seat, state.edition.experts[number]) is None:
            found.append(number)
        held >>= 1
        number += 1
    return found


def cost_missing(state: RotundaState, seat: int, expert: Expert) -> Said | None:
    """What an expert's cost lacks: assistants to dismiss, or cubes and fields to sell."""
    if state.supply[seat] < expert.dismiss:
        have = state.supply[seat]
        return Said("reason-needs-assistants", {"need": expert.dismiss, "have": have})
    if expert.sale is not None and not can_sell(state, seat, expert.sale):
        return Said("reason-nothing-to-sell")
    return None


class UseExpert(Decision[RotundaState]):
    """Use at most one held expert, if its cost can be met; its effect may come to nothing."""

    size: ClassVar[int] = len(EXPERTS) + 1

    def legal(self, state: RotundaState) -> list[int]:
        choices = usable_experts(state, self.seat)
        choices.append(PASS_EXPERT)
        return choices

    def apply(self, state: RotundaState, choice: int) -> None:
        if choice == PASS_EXPERT:
            return
        seat = self.seat
        expert = state.edition.experts[choice]
        state.using = choice
        state.note("used-expert", seat, choice)
        state.push(LayAside(seat, choice))
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


def take_effect(state: RotundaState, seat: int, number: int, expert: Expert) -> None:
    """What the card gives; where the player picks, the picks and the rest are one gain."""
    if expert.others_coins > 0:
        for other in range(state.seats):
            if other != seat:
                state.coins[other] = state.coins[other] + expert.others_coins
                state.note("took-coins", other, expert.others_coins)
    if expert.bookseller:
        gain_coins(state, seat, 1 + state.supply[seat])
    gained = hand_over(state, seat, expert.reward, FOR_EXPERT_CARDS)
    if expert.choose or expert.reward.basic > 0:
        pick_on(state, seat, number, expert.reward.basic, gained)
    elif gained:
        set_off(state, seat, gained)


def pick_on(state: RotundaState, seat: int, expert: int, left: int, gained: int) -> None:
    """Ask for the next pick, or end the gain when nothing is left to pick."""
    question = TakeOne(seat, expert, left, gained)
    if question.open_things(state):
        state.push(question)
    elif gained:
        set_off(state, seat, gained)


class TakeOne(Decision[RotundaState]):
    """The expert's either-or, or one of the basic cubes it gives (`left` still to pick)."""

    size: ClassVar[int] = len(TAKEN)

    def __init__(self, seat: int, arg: int = 0, left: int = 0, gained: int = 0) -> None:
        super().__init__(seat, arg)  # arg: the expert
        self.left: Final = left  # 0: an either-or
        self.gained: Final = gained  # the things this card has given so far

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.left, self.gained]

    def open_things(self, state: RotundaState) -> list[int]:
        """What can be taken: only cubes that the general supply has."""
        choose = state.edition.experts[self.arg].choose
        found: list[int] = []
        if not choose:
            for kind in range(BASICS):
                if state.bank[kind] > 0:
                    found.append(kind)
            return found
        for thing in range(len(TAKEN)):
            if choose[thing] > 0 and (thing > GOLD or state.bank[thing] > 0):
                found.append(thing)
        return found

    def legal(self, state: RotundaState) -> list[int]:
        return self.open_things(state)

    def apply(self, state: RotundaState, choice: int) -> None:
        seat = self.seat
        gained = self.gained
        if choice == TAKE_COINS:
            n = state.edition.experts[self.arg].choose[choice]
            state.coins[seat] = state.coins[seat] + n
            state.note("took-coins", seat, n)
            gained = gained | 1 << COINS_BIT
        elif choice == TAKE_POINTS:
            n = state.edition.experts[self.arg].choose[choice]
            score(state, seat, n, FOR_EXPERT_CARDS)
            state.note("scored", seat, n, FOR_EXPERT_CARDS)
        else:
            take_cubes(state, seat, choice, 1)
            gained = gained | 1 << choice
        if self.left > 1:
            pick_on(state, seat, self.arg, self.left - 1, gained)
        elif gained:
            set_off(state, seat, gained)

    def text(self, choice: int) -> str:
        return f"pick {TAKEN[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice in self.open_things(state):
            return None
        choose = state.edition.experts[self.arg].choose
        offered = choose[choice] > 0 if choose else choice < BASICS
        if not offered:
            return Said("reason-not-offered", {"expert": f"@expert-{EXPERTS[self.arg]}"})
        return Said("reason-bank-empty", {"thing": f"@res-{RESOURCES[choice]}"})

    def prompt(self, state: RotundaState) -> Said:
        args: dict[str, Arg] = {"expert": f"@expert-{EXPERTS[self.arg]}"}
        return Said("prompt-take-one", {**args, "left": self.left})

    def label(self, state: RotundaState, choice: int) -> Said:
        choose = state.edition.experts[self.arg].choose
        n = choose[choice] if choose else 0
        if choice == TAKE_COINS:
            return Said("label-take-coins", {"n": n})
        if choice == TAKE_POINTS:
            return Said("label-take-points", {"n": n})
        return Said("label-take", {"thing": f"@res-{RESOURCES[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        own = f"mine:expert:{EXPERTS[self.arg]}"
        return [own, f"bank:{RESOURCES[choice]}"] if choice <= GOLD else [own]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        choose = state.edition.experts[self.arg].choose
        return [Amount(TAKEN[choice], choose[choice] if choice > GOLD and choose else 1)]


class LayAside(Step[RotundaState]):
    """A used expert (`arg`) with an amulet is kept beside the board, any other is discarded."""

    def run(self, state: RotundaState) -> None:
        seat = self.seat
        clear_session(state)
        state.using = NO_CARD
        state.held[seat] = state.held[seat] & ~(1 << self.arg)
        if state.edition.experts[self.arg].amulet != NO_AMULET:
            state.kept[seat] = state.kept[seat] | 1 << self.arg
            return
        lay_down(state, self.arg)
        if NO_CARD in state.expert_pool:
            state.push(RefillExperts(NATURE))

"""The open pools and their stacks: nature turns up what is taken from them.

A draw that cannot differ is no draw: the last possible card is laid at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.cards import kinds_in, weights_in
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.games.rotunda.effects import set_off_act
from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    EXPERTS,
    HIRE_EXPERT,
    NO_AMULET,
    NO_BACK,
    NO_CARD,
    ORDERS,
    SMUGGLERS,
    TOKENS,
)
from tianxia.games.rotunda.state import RotundaState, bits, count_bits

PILE: Final = 99  # instead of a place in the pool: on the discard pile
EDGE_PLACES: Final = 100  # and further: beside the worship board; see lay_amulet
END_PLACE: Final = 120


# -- amulets -----------------------------------------------------------------------------------


class DrawAmulet(Chance[RotundaState]):
    """The next amulet of the stack is turned up for the place `arg`."""

    size: ClassVar[int] = TOKENS

    def legal(self, state: RotundaState) -> list[int]:
        return kinds_in(state.amulet_bag)

    def weights(self, state: RotundaState) -> list[int] | None:
        return weights_in(state.amulet_bag)

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_amulet(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {AMULETS[choice]}"


def turn_up_amulet(state: RotundaState, place: int) -> None:
    """Fill a place from the stack, if the stack has anything."""
    only = NO_AMULET
    for kind in range(TOKENS):
        if state.amulet_bag[kind] > 0:
            if only != NO_AMULET:
                state.push(DrawAmulet(NATURE, place))
                return
            only = kind
    if only != NO_AMULET:
        lay_amulet(state, only, place)


def lay_amulet(state: RotundaState, kind: int, place: int) -> None:
    """An amulet from the stack into the pool, beside the worship board, or on the end field."""
    state.amulet_bag[kind] = state.amulet_bag[kind] - 1
    if place == END_PLACE:
        state.round_amulet = kind
    elif place >= EDGE_PLACES:
        state.edge[place - EDGE_PLACES] = kind
    else:
        state.amulet_pool[place] = kind
        state.note("amulet-turned", NATURE, kind)


def take_from_pool(state: RotundaState, seat: int, kind: int) -> None:
    """Take an amulet of the pool, which is filled up at once."""
    place = state.amulet_pool.index(kind)
    state.amulet_pool[place] = NO_AMULET
    take_token(state, seat, kind)
    turn_up_amulet(state, place)


def take_token(state: RotundaState, seat: int, kind: int) -> None:
    """An amulet token comes to the seat."""
    own = seat * TOKENS + kind
    state.tokens[own] = state.tokens[own] + 1
    state.note("took-amulet", seat, kind)


def sell_token(state: RotundaState, seat: int, kind: int) -> None:
    """An amulet token is shuffled into the stack; a pool with a gap is filled at once."""
    own = seat * TOKENS + kind
    state.tokens[own] = state.tokens[own] - 1
    state.amulet_bag[kind] = state.amulet_bag[kind] + 1
    for place in range(len(state.amulet_pool)):
        if state.amulet_pool[place] == NO_AMULET:
            turn_up_amulet(state, place)
            return


# -- smugglers ---------------------------------------------------------------------------------


class TurnSmuggler(Chance[RotundaState]):
    """The next smuggler of the stack is turned up for the place `arg` of the row."""

    size: ClassVar[int] = len(SMUGGLERS)

    def legal(self, state: RotundaState) -> list[int]:
        return bits(state.smuggler_bag)

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_smuggler(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {SMUGGLERS[choice]}"


def lay_smuggler(state: RotundaState, smuggler: int, place: int) -> None:
    """A token whose place in the stack nobody knew comes into the row."""
    state.smuggler_bag &= ~BIT[smuggler]
    state.smuggler_pool[place] = smuggler
    state.note("smuggler-turned", NATURE, smuggler)


def turn_up_smuggler(state: RotundaState, place: int) -> None:
    """Fill a place of the row from the top of the stack; tokens put back come in their order."""
    bag = state.smuggler_bag
    if bag == 0:
        state.smuggler_pool[place] = state.smuggler_under.pop(0)
        state.note("smuggler-turned", NATURE, state.smuggler_pool[place])
    elif bag & (bag - 1) == 0:
        lay_smuggler(state, bits(bag)[0], place)
    else:
        state.push(TurnSmuggler(NATURE, place))


# -- orders ------------------------------------------------------------------------------------


class TurnOrder(Chance[RotundaState]):
    """The next order of the deck is turned up for the place `arg` of the pool."""

    size: ClassVar[int] = len(ORDERS)

    def legal(self, state: RotundaState) -> list[int]:
        return bits(state.order_deck)

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_order(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {ORDERS[choice]}"


def lay_order(state: RotundaState, order: int, place: int) -> None:
    """An order from the deck into the pool."""
    state.order_deck &= ~BIT[order]
    state.order_pool[place] = order
    state.note("order-turned", NATURE, order)


def turn_up_order(state: RotundaState, place: int) -> None:
    """Fill a place of the pool, as long as there is a deck."""
    deck = state.order_deck
    if deck == 0:
        return
    if deck & (deck - 1) == 0:
        lay_order(state, bits(deck)[0], place)
    else:
        state.push(TurnOrder(NATURE, place))


def take_order(state: RotundaState, seat: int, order: int) -> None:
    """Take an order of the pool, which is filled up at once."""
    place = state.order_pool.index(order)
    state.order_pool[place] = NO_CARD
    state.open_orders[seat] = state.open_orders[seat] | BIT[order]
    state.note("took-order", seat, order)
    turn_up_order(state, place)


# -- experts -----------------------------------------------------------------------------------


class ShowBack(Chance[RotundaState]):
    """The backs of the experts differ, so everybody sees that of the top card."""

    size: ClassVar[int] = len(BACKS)

    def legal(self, state: RotundaState) -> list[int]:
        backs = state.edition.backs
        return [back for back in range(len(BACKS)) if backs[back] & state.expert_deck]

    def weights(self, state: RotundaState) -> list[int] | None:
        deck = state.expert_deck
        backs = state.edition.backs
        return [count_bits(backs[back] & deck) for back in range(len(BACKS)) if backs[back] & deck]

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.expert_back = choice

    def text(self, choice: int) -> str:
        return f"top back {BACKS[choice]}"


def show_back(state: RotundaState) -> None:
    """See the back of the card that now lies on top of the deck."""
    state.expert_back = NO_BACK
    for back in range(len(BACKS)):
        if state.edition.backs[back] & state.expert_deck:
            if state.expert_back != NO_BACK:
                state.expert_back = NO_BACK
                state.push(ShowBack(NATURE))
                return
            state.expert_back = back


class TurnExpert(Chance[RotundaState]):
    """The top expert of the deck is turned up: into the pool at `arg`, or onto the pile."""

    size: ClassVar[int] = len(EXPERTS)

    def legal(self, state: RotundaState) -> list[int]:
        return bits(state.expert_deck & state.edition.backs[state.expert_back])

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.expert_deck &= ~BIT[choice]
        if self.arg == PILE:
            state.discard.append(choice)
            state.note("expert-buried", NATURE, choice)
        else:
            state.expert_pool[self.arg] = choice
            state.note("expert-turned", NATURE, choice)
        show_back(state)

    def text(self, choice: int) -> str:
        return f"turn up {EXPERTS[choice]}"


class BuryExperts(Step[RotundaState]):
    """Advanced variant: the top `arg` cards begin on the discard pile, face up."""

    def run(self, state: RotundaState) -> None:
        if self.arg > 0:
            state.push(BuryExperts(NATURE, self.arg - 1))
            state.push(TurnExpert(NATURE, PILE))


class RefillExperts(Step[RotundaState]):
    """Fill the gaps of the pool; an empty deck is made anew from the pile, save in the variant."""

    def run(self, state: RotundaState) -> None:
        pool = state.expert_pool
        for place in range(len(pool)):
            if pool[place] == NO_CARD:
                if state.expert_deck:
                    state.push(self)
                    state.push(TurnExpert(NATURE, place))
                elif state.discard and not state.edition.advanced:
                    state.push(self)
                    shuffle_pile(state)
                return


def shuffle_pile(state: RotundaState) -> None:
    """Make a new deck of the whole discard pile."""
    for expert in state.discard:
        state.expert_deck |= BIT[expert]
    state.discard.clear()
    state.note("experts-shuffled", NATURE)
    show_back(state)


def lay_down(state: RotundaState, expert: int) -> None:
    """A used or discarded expert goes to the pile; in the variant to its bottom."""
    if state.edition.advanced:
        state.discard.insert(0, expert)
    else:
        state.discard.append(expert)


def hire(state: RotundaState, seat: int, expert: int) -> None:
    """Take an expert of the pool, or in the variant the top of the pile; then fill the pool."""
    pool = state.expert_pool
    place = 0
    while place < len(pool) and pool[place] != expert:
        place += 1
    if place < len(pool):
        pool[place] = NO_CARD
    else:
        state.discard.pop()
    state.push(RefillExperts(NATURE))
    state.note("hired", seat, expert)
    set_off_act(state, seat, HIRE_EXPERT)  # the newcomer does not react to its own hire
    state.held[seat] = state.held[seat] | BIT[expert]


def hireable(state: RotundaState) -> list[int]:
    """The experts that can be hired, ascending: the pool, in the variant also the pile's top."""
    found = [expert for expert in state.expert_pool if expert != NO_CARD]
    if state.edition.advanced and state.discard:
        found.append(state.discard[-1])
    found.sort()
    return found

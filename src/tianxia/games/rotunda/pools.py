"""The open pools and their stacks: nature turns up what is taken from them.

A draw that cannot differ is no draw: the last possible card is laid at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.native import append, i64, vec
from tianxia.core.rows import BIT, added, count_bits, index_of, replaced
from tianxia.games.rotunda.effects import set_off_act
from tianxia.games.rotunda.masks import fill_bits, mask_of
from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    EXPERTS,
    HIRE_EXPERT,
    MOST_IN_POOL,
    NO_AMULET,
    NO_BACK,
    NO_CARD,
    ORDERS,
    SMUGGLERS,
    TOKENS,
)
from tianxia.games.rotunda.state import RotundaState

PILE: Final = 99  # instead of a place in the pool: on the discard pile
EDGE_PLACES: Final = 100  # and further: beside the worship board; see lay_amulet
END_PLACE: Final = 120


# -- amulets -----------------------------------------------------------------------------------


class DrawAmulet(Chance[RotundaState]):
    """The next amulet of the stack is turned up for the place `arg`."""

    size: ClassVar[int] = TOKENS

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for kind in range(TOKENS):
            if state.amulet_bag[kind] > 0:
                room[n] = kind
                n += 1
        return n

    def weights(self, state: RotundaState) -> list[int] | None:
        return [count for count in state.amulet_bag if count > 0]

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_amulet(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {AMULETS[choice]}"


def turn_up_amulet(state: RotundaState, place: i64) -> None:
    """Fill a place from the stack, if the stack has anything."""
    only: i64 = NO_AMULET
    for kind in range(TOKENS):
        if state.amulet_bag[kind] > 0:
            if only != NO_AMULET:
                state.push(DRAW_AMULET[place])
                return
            only = kind
    if only != NO_AMULET:
        lay_amulet(state, only, place)


def lay_amulet(state: RotundaState, kind: i64, place: i64) -> None:
    """An amulet from the stack into the pool, beside the worship board, or on the end field."""
    state.amulet_bag[kind] -= 1
    if place == END_PLACE:
        state.round_amulet = kind
    elif place >= EDGE_PLACES:
        state.edge = replaced(state.edge, place - EDGE_PLACES, kind)
    else:
        state.amulet_pool = replaced(state.amulet_pool, place, kind)
        state.note("amulet-turned", NATURE, kind)


def take_from_pool(state: RotundaState, seat: i64, kind: i64) -> None:
    """Take an amulet of the pool, which is filled up at once."""
    place = index_of(state.amulet_pool, kind)
    state.amulet_pool = replaced(state.amulet_pool, place, NO_AMULET)
    take_token(state, seat, kind)
    turn_up_amulet(state, place)


def take_token(state: RotundaState, seat: i64, kind: i64) -> None:
    """An amulet token comes to the seat."""
    own = seat * TOKENS + kind
    state.tokens = replaced(state.tokens, own, state.tokens[own] + 1)
    state.note("took-amulet", seat, kind)


def sell_token(state: RotundaState, seat: i64, kind: i64) -> None:
    """An amulet token is shuffled into the stack; a pool with a gap is filled at once."""
    own = seat * TOKENS + kind
    state.tokens = replaced(state.tokens, own, state.tokens[own] - 1)
    state.amulet_bag[kind] += 1
    for place in range(len(state.amulet_pool)):
        if state.amulet_pool[place] == NO_AMULET:
            turn_up_amulet(state, place)
            return


# -- smugglers ---------------------------------------------------------------------------------


class TurnSmuggler(Chance[RotundaState]):
    """The next smuggler of the stack is turned up for the place `arg` of the row."""

    size: ClassVar[int] = len(SMUGGLERS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_bits(state.smuggler_bag, 0, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_smuggler(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {SMUGGLERS[choice]}"


def lay_smuggler(state: RotundaState, smuggler: i64, place: i64) -> None:
    """A token whose place in the stack nobody knew comes into the row."""
    state.smuggler_bag &= ~BIT[smuggler]
    state.smuggler_pool = replaced(state.smuggler_pool, place, smuggler)
    state.note("smuggler-turned", NATURE, smuggler)


def turn_up_smuggler(state: RotundaState, place: i64) -> None:
    """Fill a place of the row from the top of the stack; tokens put back come in their order."""
    bag = state.smuggler_bag
    if bag == 0:
        smuggler = state.smuggler_under[0]
        state.smuggler_under = state.smuggler_under[1:]
        state.smuggler_pool = replaced(state.smuggler_pool, place, smuggler)
        state.note("smuggler-turned", NATURE, smuggler)
    elif bag & (bag - 1) == 0:
        lay_smuggler(state, index_of(BIT, bag), place)
    else:
        state.push(TURN_SMUGGLER[place])


# -- orders ------------------------------------------------------------------------------------


class TurnOrder(Chance[RotundaState]):
    """The next order of the deck is turned up for the place `arg` of the pool."""

    size: ClassVar[int] = len(ORDERS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_bits(state.order_deck, 0, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        lay_order(state, choice, self.arg)

    def text(self, choice: int) -> str:
        return f"turn up {ORDERS[choice]}"


def lay_order(state: RotundaState, order: i64, place: i64) -> None:
    """An order from the deck into the pool."""
    state.order_deck &= ~BIT[order]
    state.order_pool = replaced(state.order_pool, place, order)
    state.note("order-turned", NATURE, order)


def turn_up_order(state: RotundaState, place: i64) -> None:
    """Fill a place of the pool, as long as there is a deck."""
    deck = state.order_deck
    if deck == 0:
        return
    if deck & (deck - 1) == 0:
        lay_order(state, index_of(BIT, deck), place)
    else:
        state.push(TURN_ORDER[place])


def take_order(state: RotundaState, seat: i64, order: i64) -> None:
    """Take an order of the pool, which is filled up at once."""
    place = index_of(state.order_pool, order)
    state.order_pool = replaced(state.order_pool, place, NO_CARD)
    state.open_orders = replaced(state.open_orders, seat, state.open_orders[seat] | BIT[order])
    state.note("took-order", seat, order)
    turn_up_order(state, place)


# -- experts -----------------------------------------------------------------------------------


class ShowBack(Chance[RotundaState]):
    """The backs of the experts differ, so everybody sees that of the top card."""

    size: ClassVar[int] = len(BACKS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for back in range(len(BACKS)):
            if state.edition.backs[back] & state.expert_deck != 0:
                room[n] = back
                n += 1
        return n

    def weights(self, state: RotundaState) -> list[int] | None:
        deck = state.expert_deck
        backs = state.edition.backs
        counts = [count_bits(backs[back] & deck) for back in range(len(BACKS))]
        return [int(count) for count in counts if count > 0]

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.expert_back = choice

    def text(self, choice: int) -> str:
        return f"top back {BACKS[choice]}"


def show_back(state: RotundaState) -> None:
    """See the back of the card that now lies on top of the deck."""
    state.expert_back = NO_BACK
    for back in range(len(BACKS)):
        if state.edition.backs[back] & state.expert_deck != 0:
            if state.expert_back != NO_BACK:
                state.expert_back = NO_BACK
                state.push(SHOW_BACK)
                return
            state.expert_back = back


class TurnExpert(Chance[RotundaState]):
    """The top expert of the deck is turned up: into the pool at `arg`, or onto the pile."""

    size: ClassVar[int] = len(EXPERTS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        top = state.expert_deck & state.edition.backs[state.expert_back]
        return fill_bits(top, 0, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.expert_deck &= ~BIT[choice]
        if self.arg == PILE:
            state.discard = added(state.discard, choice)
            state.note("expert-buried", NATURE, choice)
        else:
            state.expert_pool = replaced(state.expert_pool, self.arg, choice)
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
                if state.expert_deck != 0:
                    state.push(self)
                    state.push(TURN_EXPERT[place])
                elif len(state.discard) > 0 and not state.edition.advanced:
                    state.push(self)
                    shuffle_pile(state)
                return


def shuffle_pile(state: RotundaState) -> None:
    """Make a new deck of the whole discard pile."""
    for expert in state.discard:
        state.expert_deck |= BIT[expert]
    state.discard = vec[i64]()
    state.note("experts-shuffled", NATURE)
    show_back(state)


def lay_down(state: RotundaState, expert: i64) -> None:
    """A used or discarded expert goes to the pile; in the variant to its bottom."""
    if state.edition.advanced:
        pile = vec[i64]([expert])
        for other in state.discard:
            pile = append(pile, other)
        state.discard = pile
    else:
        state.discard = added(state.discard, expert)


def hire(state: RotundaState, seat: i64, expert: i64) -> None:
    """Take an expert of the pool, or in the variant the top of the pile; then fill the pool."""
    pool = state.expert_pool
    place: i64 = 0
    while place < len(pool) and pool[place] != expert:
        place += 1
    if place < len(pool):
        state.expert_pool = replaced(pool, place, NO_CARD)
    else:
        state.discard = state.discard[: len(state.discard) - 1]
    state.push(REFILL_EXPERTS)
    state.note("hired", seat, expert)
    set_off_act(state, seat, HIRE_EXPERT)  # the newcomer does not react to its own hire
    state.held = replaced(state.held, seat, state.held[seat] | BIT[expert])


def hireable(state: RotundaState) -> i64:
    """The experts that can be hired, as a bit mask: the pool, in the variant the pile's top too."""
    experts = mask_of(state.expert_pool)
    if state.edition.advanced and len(state.discard) > 0:
        experts |= BIT[state.discard[len(state.discard) - 1]]
    return experts


# Frames never change, so one for each place of a pool serves all games.
DRAW_AMULET: Final = [DrawAmulet(NATURE, place) for place in range(MOST_IN_POOL)]
TURN_SMUGGLER: Final = [TurnSmuggler(NATURE, place) for place in range(len(SMUGGLERS))]
TURN_ORDER: Final = [TurnOrder(NATURE, place) for place in range(MOST_IN_POOL)]
SHOW_BACK: Final = ShowBack(NATURE)
TURN_EXPERT: Final = [TurnExpert(NATURE, place) for place in range(MOST_IN_POOL)]
REFILL_EXPERTS: Final = RefillExperts(NATURE)

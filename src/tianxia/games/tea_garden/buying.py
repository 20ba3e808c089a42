"""Main action B: buy an action card of the row."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import inserted, without
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.decks import fill_row
from tianxia.games.tea_garden.leaves import spend_scrolls
from tianxia.games.tea_garden.names import (
    ANY_TEAPOT,
    BY_FERMENTED,
    BY_LEAVES,
    BY_SCROLL,
    MAX_SEATS,
    ROW_SLOTS,
    SUBSTITUTES,
)
from tianxia.games.tea_garden.paying import PayCard, ask_for, can_finish, stock
from tianxia.games.tea_garden.state import COLOURS, TeaState
from tianxia.games.tea_garden.words import note_card

PRICED: Final = 4  # the colours in a price


def missing_teapots(state: TeaState, seat: i64, card: i64) -> i64:
    """Teapots of the price that no top card of this round shows; a spare one serves for any."""
    prices = state.edition.cost_teapots
    shown = state.shown
    missing: i64 = 0
    spare: i64 = 0
    for colour in range(i64(COLOURS)):
        over = shown[seat * COLOURS + colour] - prices[card * PRICED + colour]
        if over < 0:
            missing -= over
        else:
            spare += over
    free = prices[card * PRICED + ANY_TEAPOT]
    return missing + free - spare if free > spare else missing


def can_replace(
    state: TeaState, seat: i64, card: i64, left: i64, first: i64, fermented: i64, others: i64
) -> bool:
    """Whether `left` more teapots can be replaced in ways from `first` on, and the card be paid."""
    edition = state.edition
    if first == BY_SCROLL:
        left = max(0, left - state.scroll_teapot[seat])
    quality = edition.cost_quality[card]
    least = edition.cost_leaves[card]
    have = stock(state, seat, quality)
    ways = left + 1 if first < BY_FERMENTED else 1
    for by_leaves in range(ways):
        brown = fermented + (left - by_leaves) * edition.teapot_fermented
        green = others + by_leaves * edition.teapot_leaves
        if can_finish(brown + green + least, brown, least, green, have):
            return True
    return False


def can_buy(state: TeaState, seat: i64, slot: i64, strength: i64) -> bool:
    """Whether strength, teapots and leaves suffice for the card in this slot."""
    if strength < state.edition.slot_strength[slot]:
        return False
    card = state.row[slot]
    return can_replace(state, seat, card, missing_teapots(state, seat, card), BY_SCROLL, 0, 0)


def reason_against(state: TeaState, seat: i64, slot: i64, strength: i64) -> Said:
    """Why the card of this slot cannot be bought now."""
    if slot >= len(state.row):
        return Said("reason-no-such-slot")
    need = state.edition.slot_strength[slot]
    if strength < need:
        return Said("reason-needs-strength", {"need": need, "have": strength})
    card = state.row[slot]
    edition = state.edition
    return Said(
        "reason-needs-price",
        {
            "n": edition.cost_leaves[card],
            "quality": edition.cost_quality[card],
            "teapots": missing_teapots(state, seat, card),
        },
    )


def buy(state: TeaState, seat: i64, slot: i64) -> None:
    """Begin a purchase: scrolls for missing strength, then teapots, then leaves."""
    spend_scrolls(state, seat, max(0, state.edition.slot_strength[slot] - state.strength))
    state.push(TAKE_CARD[seat * ROW_SLOTS + slot])
    missing = missing_teapots(state, seat, state.row[slot])
    if missing > 0:
        state.push(ReplaceTeapot(seat, slot, missing))
    else:
        ask_price(state, seat, slot, 0, 0)


def ask_price(state: TeaState, seat: i64, slot: i64, fermented: i64, others: i64) -> None:
    """The leaves of the price and those in place of teapots are paid together."""
    card = state.row[slot]
    least = state.edition.cost_leaves[card]
    quality = state.edition.cost_quality[card]
    total = fermented + others + least
    ask_for(state, PayCard(seat, slot, total, fermented, least, others, quality))


class ReplaceTeapot(Decision[TeaState]):
    """A teapot that is not shown: a scroll, or leaves of any kind, or fewer fermented ones.

    Several teapots are replaced in this order, so that no order is chosen.
    """

    size: ClassVar[int] = len(SUBSTITUTES)

    def __init__(
        self,
        seat: i64,
        arg: i64 = 0,
        left: i64 = 0,
        first: i64 = BY_SCROLL,
        fermented: i64 = 0,
        others: i64 = 0,
    ) -> None:
        super().__init__(seat, arg)  # the slot
        self.left: Final = left  # teapots to replace
        self.first: Final = first  # ways before it are over
        self.fermented: Final = fermented  # leaves promised so far
        self.others: Final = others

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.left, self.first, self.fermented, self.others]

    def promised(self, state: TeaState, way: i64) -> tuple[i64, i64]:
        """Fermented and other leaves to pay if this way is taken."""
        fermented, others = self.fermented, self.others
        if way == BY_LEAVES:
            others += state.edition.teapot_leaves
        elif way == BY_FERMENTED:
            fermented += state.edition.teapot_fermented
        return fermented, others

    def is_open(self, state: TeaState, way: i64) -> bool:
        """Whether this way can be taken and the rest of the price still be paid."""
        if way < self.first:
            return False
        card = state.row[self.arg]
        if way == BY_SCROLL:
            if state.scroll_teapot[self.seat] == 0:
                return False
            return can_replace(
                state, self.seat, card, self.left, BY_SCROLL, self.fermented, self.others
            )
        fermented, others = self.promised(state, way)
        return can_replace(state, self.seat, card, self.left - 1, way, fermented, others)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        for way in range(len(SUBSTITUTES)):
            if self.is_open(state, way):
                room[n] = way
                n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == BY_SCROLL:
            state.scroll_teapot[self.seat] -= 1
            state.note("spent-teapot", self.seat)
        fermented, others = self.promised(state, choice)
        if self.left > 1:
            following = ReplaceTeapot(self.seat, self.arg, self.left - 1, choice, fermented, others)
            state.push(following)
        else:
            ask_price(state, self.seat, self.arg, fermented, others)

    def text(self, choice: int) -> str:
        return f"teapot by {SUBSTITUTES[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if self.is_open(state, choice):
            return None
        if choice < self.first:
            return Said("reason-teapot-order")
        if choice == BY_SCROLL:
            return Said("reason-no-teapot-scroll")
        return Said("reason-leaves-short")

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-replace-teapot", {"left": self.left})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == BY_SCROLL:
            return Said("label-teapot-scroll")
        if choice == BY_LEAVES:
            return Said("label-teapot-leaves", {"n": state.edition.teapot_leaves})
        return Said("label-teapot-fermented", {"n": state.edition.teapot_fermented})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        ways = ["scroll:teapot", "teapot:any_leaf", "teapot:fermented_leaf"]
        return [f"slot:{self.arg + 1}", ways[choice]]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == BY_SCROLL:
            return [Amount("scroll_teapot", -1)]
        if choice == BY_LEAVES:
            return [Amount("any_leaf", -state.edition.teapot_leaves)]
        return [Amount("fermented_leaf", -state.edition.teapot_fermented)]


class TakeCard(Step[TeaState]):
    """The card of slot `arg` goes to hand; the row moves left and is filled up."""

    def run(self, state: TeaState) -> None:
        card = state.row[self.arg]
        state.row = without(state.row, self.arg)
        state.hand[self.seat] = inserted(state.hand[self.seat], card)
        note_card(state, "bought", self.seat, card)
        fill_row(state)


# Frames never change, so one of each serves all games.
TAKE_CARD: Final = [TakeCard(s, slot) for s in range(MAX_SEATS) for slot in range(ROW_SLOTS)]

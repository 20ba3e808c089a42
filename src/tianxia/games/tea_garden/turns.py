"""A turn: begin or pass, free actions, cards laid as one stack, then actions in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import added, fill_all, has
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.tea_garden.bonuses import bonus, gain_at_once
from tianxia.games.tea_garden.cards import less
from tianxia.games.tea_garden.effect import amounts_of
from tianxia.games.tea_garden.free_actions import (
    FREE_ACTIONS,
    can_advance,
    can_fill_hand,
    can_pay_fourth,
    carry_out_free,
    fill_markers,
    free_label,
    free_preview,
    free_reason,
    free_targets,
    free_text,
    leaf_to_keep,
)
from tianxia.games.tea_garden.names import (
    CARD_SLOTS,
    CARDS,
    CUP_MARKER,
    DECK_CARDS,
    EMPEROR_CARD,
    FOR_CARD_EFFECTS,
    MAX_SEATS,
)
from tianxia.games.tea_garden.open_turn import TAKE_TURN
from tianxia.games.tea_garden.paying import PayFourthTurn, ask_for
from tianxia.games.tea_garden.state import COLOURS, TeaState
from tianxia.games.tea_garden.words import card_args, note_card

PASS: Final = 0
BEGIN: Final = 1
ADDINGS: Final = DECK_CARDS + 1  # the cards after which others can be added


class BeginTurn(Decision[TeaState]):
    """Begin a turn or pass for the rest of the round; the fourth turn of a round costs leaves.

    With an empty hand a turn may begin only if a free action can bring a card.
    """

    size: ClassVar[int] = 2

    def may_begin(self, state: TeaState) -> bool:
        """Whether a turn can be begun and cards be played in it."""
        if state.turns[self.seat] == CARD_SLOTS - 1:
            return can_pay_fourth(state, self.seat)
        return len(state.hand[self.seat]) > 0 or can_fill_hand(state, self.seat)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        room[n] = PASS
        if not self.may_begin(state):
            return n + 1
        room[n + 1] = BEGIN
        return n + 2

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.seat
        if choice == PASS:
            state.passed[seat] = 1
            state.note("passed", seat)
            return
        state.acting = seat
        state.push(BEFORE_CARDS[seat])
        if state.turns[seat] == CARD_SLOTS - 1:
            edition = state.edition
            brown, others = edition.fourth_fermented, edition.fourth_any
            keep = leaf_to_keep(state, seat)
            state.note("fourth-turn", seat)
            ask_for(state, PayFourthTurn(seat, 0, brown + others, brown, 0, others, 1, 0, keep))

    def text(self, choice: int) -> str:
        return "pass" if choice == PASS else "begin"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == PASS or self.may_begin(state):
            return None
        if state.turns[self.seat] < CARD_SLOTS - 1:
            return Said("reason-nothing-to-play")
        edition = state.edition
        brown, others = edition.fourth_fermented, edition.fourth_any
        return Said("reason-fourth-turn", {"n": brown + others, "fermented": brown})

    def prompt(self, state: TeaState) -> Said:
        edition = state.edition
        brown, others = edition.fourth_fermented, edition.fourth_any
        turn = state.turns[self.seat] + 1
        paid = int(turn == CARD_SLOTS)
        args: dict[str, Arg] = {"turn": turn, "paid": paid, "n": brown + others}
        return Said("prompt-begin-turn", {**args, "fermented": brown})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == PASS:
            return Said("label-pass")
        return Said("label-begin", {"turn": state.turns[self.seat] + 1})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        if choice == PASS:
            return ["pass"]
        return ["begin", f"card_slot:{state.turns[self.seat] + 1}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == PASS or state.turns[self.seat] < CARD_SLOTS - 1:
            return []
        edition = state.edition
        return [
            Amount("any_leaf", -edition.fourth_any),
            Amount("fermented_leaf", -edition.fourth_fermented),
        ]


class BeforeCards(Decision[TeaState]):
    """Free actions, as many as you like, then the card that will lie on top of the stack.

    With an empty hand only free actions that bring a card are possible.
    """

    size: ClassVar[int] = DECK_CARDS + FREE_ACTIONS

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        n = fill_all(state.hand[self.seat], room, n)
        if can_advance(state, self.seat):
            room[n] = DECK_CARDS
            n += 1
        return fill_markers(state, self.seat, DECK_CARDS + 1, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.seat
        if choice >= DECK_CARDS:
            state.push(self)
            carry_out_free(state, seat, choice - DECK_CARDS)
            return
        state.turns[seat] += 1
        state.laid = 1
        state.starts[seat] = added(state.starts[seat], len(state.played[seat]))
        lay(state, seat, choice)
        note_card(state, "laid-top", seat, choice)
        if len(state.hand[seat]) > 0:
            state.push(ADD_CARD[seat * ADDINGS])
        else:
            finish_stack(state, seat)

    def text(self, choice: int) -> str:
        if choice < DECK_CARDS:
            return f"top {CARDS[choice]}"
        return f"first {free_text(choice - DECK_CARDS)}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice >= DECK_CARDS:
            return free_reason(state, self.seat, choice - DECK_CARDS)
        if has(state.hand[self.seat], choice):
            return None
        return Said("reason-no-such-card-in-hand", {"card": f"@card-{CARDS[choice]}"})

    def prompt(self, state: TeaState) -> Said:
        hand = len(state.hand[self.seat])
        free = len(self.legal(state)) - hand
        return Said("prompt-before-cards", {"hand": hand, "free": free})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice >= DECK_CARDS:
            return free_label(state, self.seat, choice - DECK_CARDS)
        return Said("label-lay-top", card_args(state, choice))

    def targets(self, state: TeaState, choice: int) -> list[str]:
        if choice >= DECK_CARDS:
            return free_targets(state, self.seat, choice - DECK_CARDS)
        return [f"hand:{CARDS[choice]}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice >= DECK_CARDS:
            return free_preview(state, self.seat, choice - DECK_CARDS)
        strength = [Amount("strength", state.edition.strength[choice])]
        return strength + amounts_of(state.edition.card_effect[choice])


def lay(state: TeaState, seat: i64, card: i64) -> None:
    """A card goes from hand to the stack of this turn."""
    state.hand[seat] = less(state.hand[seat], card)
    state.played[seat] = added(state.played[seat], card)
    state.strength += state.edition.strength[card]


class AddCard(Decision[TeaState]):
    """Put another card under the top card for its strength alone, or be content.

    Cards are added in ascending order (after card `arg - 1`), so that no order is chosen.
    """

    size: ClassVar[int] = DECK_CARDS + 1

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        for card in state.hand[self.seat]:
            if card >= self.arg:
                room[n] = card
                n += 1
        room[n] = DECK_CARDS
        return n + 1

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.seat
        if choice < DECK_CARDS:
            lay(state, seat, choice)
            note_card(state, "laid-under", seat, choice)
            if len(state.hand[seat]) > 0:
                state.push(ADD_CARD[seat * ADDINGS + choice + 1])
                return
        finish_stack(state, seat)

    def text(self, choice: int) -> str:
        return "cards laid" if choice == DECK_CARDS else f"add {CARDS[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == DECK_CARDS:
            return None
        if not has(state.hand[self.seat], choice):
            return Said("reason-no-such-card-in-hand", {"card": f"@card-{CARDS[choice]}"})
        return Said("reason-card-order") if choice < self.arg else None

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-add-card", {"strength": state.strength})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == DECK_CARDS:
            return Said("label-cards-laid", {"strength": state.strength})
        return Said("label-add-card", card_args(state, choice))

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["confirm"] if choice == DECK_CARDS else [f"hand:{CARDS[choice]}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == DECK_CARDS:
            return []
        return [Amount("strength", state.edition.strength[choice])]


def finish_stack(state: TeaState, seat: i64) -> None:
    """The top card shows its teapots; its gains come at once, its other effects stay open."""
    card = state.top_card(seat)
    edition = state.edition
    for colour in range(i64(COLOURS)):
        place = seat * COLOURS + colour
        state.shown[place] += edition.teapots[card * COLOURS + colour]
    state.note("strength", seat, state.strength)
    state.push(TAKE_TURN[seat])
    effect = edition.card_effect[card]
    state.effects |= effect.optional
    for key in (EMPEROR_CARD, CUP_MARKER):
        amount = effect.amounts[key]
        if amount > 0:
            state.push(bonus(seat, key, amount))
    if effect.gives:
        gain_at_once(state, seat, effect, FOR_CARD_EFFECTS)


# Frames never change, so one of each serves all games.
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MAX_SEATS)]
BEFORE_CARDS: Final = [BeforeCards(seat) for seat in range(MAX_SEATS)]
ADD_CARD: Final = [AddCard(seat, first) for seat in range(MAX_SEATS) for first in range(ADDINGS)]

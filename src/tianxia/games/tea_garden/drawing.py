"""Effects that bring cards: drawing, or drawing and then discarding as many."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import fill_all, has, inserted
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.cards import draw_cards, drawable, less
from tianxia.games.tea_garden.names import CARDS, DECK_CARDS, DRAW, EFFECTS, SWAP
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.words import card_args, note_card

NO: Final = 0
YES: Final = 1


def swap_cards(state: TeaState, seat: i64, amount: i64) -> None:
    """Draw cards and then discard as many."""
    state.push(DiscardCard(seat, drawable(state, seat, amount)))
    draw_cards(state, seat, amount)


class YesNo(Decision[TeaState]):
    """Something offered: take it or not."""

    size: ClassVar[int] = 2
    word: ClassVar[str] = "offer"
    key: ClassVar[int] = DRAW

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        room[n] = NO
        room[n + 1] = YES
        return n + 2

    def reason(self, state: TeaState, choice: int) -> Said | None:
        return None

    def text(self, choice: int) -> str:
        return f"{self.word} no" if choice == NO else f"{self.word} yes"

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["no"] if choice == NO else ["draw_pile"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == NO:
            return []
        return [Amount(EFFECTS[self.key], drawable(state, self.seat, self.arg))]


class DrawBonus(YesNo):
    """Draw `arg` cards, all of them or none."""

    word: ClassVar[str] = "draw bonus"
    key: ClassVar[int] = DRAW

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == YES:
            draw_cards(state, self.seat, self.arg)

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-draw-bonus", {"n": drawable(state, self.seat, self.arg)})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == NO:
            return Said("label-no-draw")
        return Said("label-draw", {"n": drawable(state, self.seat, self.arg)})


class SwapBonus(YesNo):
    """Draw `arg` cards and then discard as many, or do neither."""

    word: ClassVar[str] = "swap bonus"
    key: ClassVar[int] = SWAP

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == YES:
            swap_cards(state, self.seat, self.arg)

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-swap-bonus", {"n": drawable(state, self.seat, self.arg)})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == NO:
            return Said("label-no-swap")
        return Said("label-swap", {"n": drawable(state, self.seat, self.arg)})


class DiscardCard(Decision[TeaState]):
    """Discard a card from hand, as many as were drawn (`arg` to go); a new one will do."""

    size: ClassVar[int] = DECK_CARDS

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_all(state.hand[self.seat], room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.seat
        state.hand[seat] = less(state.hand[seat], choice)
        state.discard[seat] = inserted(state.discard[seat], choice)
        note_card(state, "discarded", seat, choice)
        if self.arg > 1:
            state.push(DiscardCard(seat, self.arg - 1))

    def text(self, choice: int) -> str:
        return f"discard {CARDS[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if has(state.hand[self.seat], choice):
            return None
        return Said("reason-no-such-card-in-hand", {"card": f"@card-{CARDS[choice]}"})

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-discard-card", {"left": self.arg})

    def label(self, state: TeaState, choice: int) -> Said:
        return Said("label-discard", card_args(state, choice))

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [f"hand:{CARDS[choice]}"]

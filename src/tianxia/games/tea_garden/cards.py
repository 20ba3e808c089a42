"""Cards of the personal decks on their way: into a hand, out of it, drawn, discarded."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, fill_all, has, index_of, inserted, without
from tianxia.games.tea_garden.names import CARDS, DECK_CARDS, MAX_SEATS
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.words import symbols_of

NO_CARDS: Final = vec[i64]()
MANY: Final = 12  # more cards are hardly ever drawn at once


def less(zone: vec[i64], card: i64) -> vec[i64]:
    """The zone without a card that is in it."""
    return without(zone, index_of(zone, card))


def can_draw(state: TeaState, seat: i64) -> bool:
    """Whether there is a card in the draw pile or in the discard pile."""
    return len(state.draw[seat]) > 0 or len(state.discard[seat]) > 0


def drawable(state: TeaState, seat: i64, count: i64) -> i64:
    """How many of so many cards there are to draw."""
    return min(count, len(state.draw[seat]) + len(state.discard[seat]))


def draw_cards(state: TeaState, seat: i64, count: i64) -> None:
    """Draw cards; an empty draw pile is made anew from the discard pile.

    A pile that is drawn to its end leaves nothing to chance and goes to the hand at once.
    """
    state.note("drew", seat, drawable(state, seat, count))
    left = draw_pile(state, seat, count)
    if left > 0 and len(state.discard[seat]) > 0:
        state.draw[seat] = state.discard[seat]
        state.discard[seat] = NO_CARDS
        state.note("shuffled", seat)
        draw_pile(state, seat, left)


def draw_pile(state: TeaState, seat: i64, count: i64) -> i64:
    """Draw from the pile as it is; how many cards were not there."""
    pile = state.draw[seat]
    if len(pile) > count:
        state.push(draw_frame(seat, count))
        return 0
    for card in pile:
        state.hand[seat] = inserted(state.hand[seat], card)
        tell_card(state, seat, card)
    left = count - len(pile)
    state.draw[seat] = NO_CARDS
    return left


def tell_card(state: TeaState, seat: i64, card: i64) -> None:
    """Tell the owner alone which card came to hand."""
    if state.journal is not None:
        strength = state.edition.strength[card]
        state.journal.whisper(BIT[seat], "drew-card", seat, card, strength, symbols_of(state, card))


class DrawCard(Chance[TeaState]):
    """Seat `arg` draws a card from its pile; nobody else sees it."""

    size: ClassVar[int] = DECK_CARDS

    def __init__(self, seat: i64, arg: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.left: Final = left  # draws to come, this one included

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.left]

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_all(state.draw[self.arg], room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.arg
        state.draw[seat] = less(state.draw[seat], choice)
        state.hand[seat] = inserted(state.hand[seat], choice)
        tell_card(state, self.arg, choice)
        if self.left > 1:
            state.push(draw_frame(seat, self.left - 1))

    def text(self, choice: int) -> str:
        return f"draw {CARDS[choice]}"

    def seen_by(self, state: TeaState, choice: int) -> int:
        return BIT[self.arg]

    def is_secret(self, state: TeaState, choice: int) -> bool:
        return has(state.hand[self.arg], choice)


# Frames never change, so one of each serves all games.
DRAW_CARD: Final = [DrawCard(NATURE, s, left) for s in range(MAX_SEATS) for left in range(MANY)]


def draw_frame(seat: i64, count: i64) -> DrawCard:
    """The draw of a card and of those after it; made once for as many as are drawn as a rule."""
    return DRAW_CARD[seat * MANY + count] if count < MANY else DrawCard(NATURE, seat, count)

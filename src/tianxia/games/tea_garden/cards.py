"""Cards of the personal decks on their way: into a hand, out of it, drawn, discarded."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.games.tea_garden.names import CARDS, DECK_CARDS
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.words import symbols_of


def put(zone: list[int], card: int) -> None:
    """Lay a card into a zone, which stays ascending."""
    at = len(zone)
    while at > 0 and zone[at - 1] > card:
        at -= 1
    zone.insert(at, card)


def can_draw(state: TeaState, seat: int) -> bool:
    """Whether there is a card in the draw pile or in the discard pile."""
    return len(state.draw[seat]) > 0 or len(state.discard[seat]) > 0


def drawable(state: TeaState, seat: int, count: int) -> int:
    """How many of so many cards there are to draw."""
    return min(count, len(state.draw[seat]) + len(state.discard[seat]))


def draw_cards(state: TeaState, seat: int, count: int) -> None:
    """Draw cards; an empty draw pile is made anew from the discard pile.

    A pile that is drawn to its end leaves nothing to chance and goes to the hand at once.
    """
    state.note("drew", seat, drawable(state, seat, count))
    left = draw_pile(state, seat, count)
    if left > 0 and state.discard[seat]:
        state.draw[seat] = state.discard[seat]
        state.discard[seat] = []
        state.note("shuffled", seat)
        draw_pile(state, seat, left)


def draw_pile(state: TeaState, seat: int, count: int) -> int:
    """Draw from the pile as it is; how many cards were not there."""
    pile = state.draw[seat]
    if len(pile) > count:
        state.push(DrawCard(NATURE, seat, count))
        return 0
    for card in pile:
        put(state.hand[seat], card)
        tell_card(state, seat, card)
    left = count - len(pile)
    state.draw[seat] = []
    return left


def tell_card(state: TeaState, seat: int, card: int) -> None:
    """Tell the owner alone which card came to hand."""
    if state.journal is not None:
        strength = state.edition.strength[card]
        state.journal.whisper(BIT[seat], "drew-card", seat, card, strength, symbols_of(state, card))


class DrawCard(Chance[TeaState]):
    """Seat `arg` draws a card from its pile; nobody else sees it."""

    size: ClassVar[int] = DECK_CARDS

    def __init__(self, seat: int, arg: int = 0, left: int = 0) -> None:
        super().__init__(seat, arg)
        self.left: Final = left  # draws to come, this one included

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.left]

    def legal(self, state: TeaState) -> list[int]:
        return state.draw[self.arg][:]

    def apply(self, state: TeaState, choice: i64) -> None:
        state.draw[self.arg].remove(choice)
        put(state.hand[self.arg], choice)
        tell_card(state, self.arg, choice)
        if self.left > 1:
            state.push(DrawCard(NATURE, self.arg, self.left - 1))

    def text(self, choice: int) -> str:
        return f"draw {CARDS[choice]}"

    def seen_by(self, state: TeaState, choice: int) -> int:
        return BIT[self.arg]

    def is_secret(self, state: TeaState, choice: int) -> bool:
        return choice in state.hand[self.arg]

"""Cards: a deck, or what lies under it, is a bit mask; a hand is a short ascending row.

A pile holds cards of one deck only and has no order that anybody may know, so 40 bits say it all:
a card is drawn by taking its bit, and copies of a position copy one number. A hand is small and is
walked through at every turn, so it lies in a row of its own length.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.zhanguo.names import DECK, NO_CARD

HAND: Final = 9  # the most cards in a hand: three of each deck, in a draft
NO_CARDS: Final = 0  # the empty pile
FULL_PILE: Final = (1 << DECK) - 1
BYTE: Final = 8
# by number of a byte: the places of its bits
BITS_IN: Final = vec[vec[i64]](
    [vec[i64]([at for at in range(BYTE) if byte >> at & 1]) for byte in range(1 << BYTE)]
)


def fill_pile(pile: i64, deck: i64, room: vec[i64], n: i64) -> i64:
    """Write the cards of a pile into the room, ascending."""
    first = deck * DECK
    while pile != NO_CARDS:
        for place in BITS_IN[pile & 255]:
            room[n] = first + place
            n += 1
        pile >>= BYTE
        first += BYTE
    return n


def is_in(pile: i64, card: i64) -> bool:
    """Whether the card, which is of the pile's deck, lies there."""
    return pile >> card % DECK & 1 == 1


def bit_of(card: i64) -> i64:
    """The card in its pile."""
    return BIT[card % DECK]


def cards_in(pile: i64, deck: i64) -> list[int]:
    """The cards of a pile as a list, ascending."""
    return [card for card in range(deck * DECK, (deck + 1) * DECK) if is_in(pile, card)]


def pile_of(cards: list[int]) -> i64:
    """The cards, all of one deck, as a pile."""
    pile: i64 = NO_CARDS
    for card in cards:
        pile |= bit_of(card)
    return pile


def insert_card(hand: vec[i64], first: i64, held: i64, card: i64) -> None:
    """Put a card in its place among those held, which begin at `first`."""
    at = first + held
    while at > first and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card


def remove_card(hand: vec[i64], first: i64, held: i64, card: i64) -> None:
    """Take a card out from among those held, which begin at `first`."""
    at = first
    while hand[at] != card:
        at += 1
    last = first + held - 1
    while at < last:
        hand[at] = hand[at + 1]
        at += 1
    hand[last] = NO_CARD

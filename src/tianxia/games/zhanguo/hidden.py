"""What a viewer cannot know, dealt anew.

Backs are public, so the deck of every hidden card is known. With the draft the cards that went
under a deck were seen by all; when they are drawn again everybody knows which hands they fill.
"""

from __future__ import annotations

from tianxia.core.dice import Dice
from tianxia.core.rows import replaced
from tianxia.games.zhanguo.cards import pile_of
from tianxia.games.zhanguo.names import DECK, NO_CARD
from tianxia.games.zhanguo.state import DECKS, ZhanguoState


def determinize(state: ZhanguoState, viewer: int, seed: int) -> None:
    """Pool the cards the viewer cannot see, by deck and layer, and deal them again."""
    dice = Dice(seed)
    others = [seat for seat in range(state.seats) if seat != viewer]
    held: list[list[int]] = [[] for _ in range(state.seats)]  # the new cards, deck by deck
    layers = state.round + 1 if state.edition.draft else 1  # only a draft lays cards under decks
    for deck in range(DECKS):
        for layer in range(layers):
            deal_layer(state, others, deck, layer, held, dice)
    for seat in others:
        kept: list[int] = []
        for deck in range(DECKS):
            cards = [card for card in held[seat] if card // DECK == deck]
            if state.aside[seat * DECKS + deck] != NO_CARD:
                cards.sort()
                laid = cards.pop(dice.below(len(cards)))
                state.aside = replaced(state.aside, seat * DECKS + deck, laid)
            kept += cards
        for card in state.hand_of(seat):
            state.give_up(seat, card)
        for card in kept:
            state.take_up(seat, card)


def deal_layer(
    state: ZhanguoState, others: list[int], deck: int, layer: int, held: list[list[int]], dice: Dice
) -> None:
    """Shuffle the hidden cards of one deck and layer over the hands and the deck."""
    layer_of = state.layer
    pool = [card for card in state.deck_of(deck) if layer_of[card] == layer]
    drawable = len(pool)
    counts: list[int] = []
    for seat in others:
        hidden = [card for card in state.hand_of(seat) if card // DECK == deck]
        aside = state.aside[seat * DECKS + deck]
        if aside != NO_CARD:
            hidden.append(aside)
        hidden = [card for card in hidden if layer_of[card] == layer]
        counts.append(len(hidden))
        pool += hidden
    pool.sort()
    for last in range(len(pool) - 1, 0, -1):
        at = dice.below(last + 1)
        pool[last], pool[at] = pool[at], pool[last]
    for seat, count in zip(others, counts, strict=True):
        held[seat] += pool[:count]
        del pool[:count]
    if drawable:
        state.decks[deck] = pile_of(pool)

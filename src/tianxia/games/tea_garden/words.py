"""Arguments that several sentences share."""

from __future__ import annotations

from tianxia.core.native import i64
from tianxia.core.rows import BIT, has
from tianxia.core.words import Arg
from tianxia.games.tea_garden.names import CARDS, SECONDARIES, SYMBOLS, TEAPOTS
from tianxia.games.tea_garden.state import TeaState


def card_args(state: TeaState, card: i64) -> dict[str, Arg]:
    """A card for a sentence: its name, its strength, and the symbols on its face."""
    return {
        "card": f"@card-{CARDS[card]}",
        "strength": state.edition.strength[card],
        "symbols": f"@symbols-{SYMBOLS[symbols_of(state, card)]}",
    }


def symbols_of(state: TeaState, card: i64) -> i64:
    """The secondary actions and teapots of a card, as a place in the list of all faces."""
    edition = state.edition
    shown = edition.secondary[card]
    for at in range(len(TEAPOTS)):
        if edition.teapots[card * len(TEAPOTS) + at] > 0:
            shown |= BIT[len(SECONDARIES) + at]
    return shown


def note_card(state: TeaState, kind: str, seat: i64, card: i64) -> None:
    """Tell everybody of a card and of what stands on it."""
    if state.journal is not None:
        strength = state.edition.strength[card]
        state.journal.note(kind, seat, card, strength, symbols_of(state, card))


def zone_of(state: TeaState, seat: i64, card: i64) -> str:
    """Where a card of the seat's deck lies; nothing for a card that is not in it."""
    if has(state.hand[seat], card):
        return "hand"
    if has(state.draw[seat], card):
        return "draw"
    if has(state.discard[seat], card):
        return "discard"
    return "played" if has(state.played[seat], card) else ""

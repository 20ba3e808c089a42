"""Arguments that several sentences share."""

from __future__ import annotations

from tianxia.core.words import Arg
from tianxia.games.tea_garden.names import CARDS, SECONDARIES, TEAPOTS
from tianxia.games.tea_garden.state import TeaState


def card_args(state: TeaState, card: int) -> dict[str, Arg]:
    """A card for a sentence: its name, its strength, and the symbols on its face."""
    return {
        "card": f"@card-{CARDS[card]}",
        "strength": state.edition.strength[card],
        "symbols": symbols_of(state, card),
    }


def symbols_of(state: TeaState, card: int) -> str:
    """The message that names the secondary actions and teapots of a card."""
    edition = state.edition
    shown = [kind for at, kind in enumerate(SECONDARIES) if edition.secondary[card] >> at & 1]
    for at, colour in enumerate(TEAPOTS):
        if edition.teapots[card * len(TEAPOTS) + at]:
            shown.append(colour)
    return f"@symbols-{'_'.join(shown) if shown else 'none'}"


def zone_of(state: TeaState, seat: int, card: int) -> str:
    """Where a card of the seat's deck lies; nothing for a card that is not in it."""
    if card in state.hand[seat]:
        return "hand"
    if card in state.draw[seat]:
        return "draw"
    if card in state.discard[seat]:
        return "discard"
    return "played" if card in state.played[seat] else ""

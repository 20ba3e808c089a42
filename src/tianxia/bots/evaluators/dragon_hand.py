"""What the person cards in hand are still good for: waiting costs some of them more than others."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_outlook import Outlook, between
from tianxia.bots.evaluators.dragon_rivals import fewest_helmets
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.core.native import i64
from tianxia.games.dragon.names import (
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DRAGON_FESTIVAL,
    DROUGHT,
    FARMER,
    HEALER,
    MONGOL_INVASION,
    MONK,
    NO_TILE,
    PYROTECHNIST,
    SCHOLAR,
    TAX_COLLECTOR,
    WARRIOR,
    WILD,
)
from tianxia.games.dragon.state import CARDS

NO_USE: Final = 0.2  # a good that no event asks for is only sold: so much of its worth is left


def makers_value(outlook: Outlook, weights: Weights) -> float:
    """What the symbols of the working persons add to the actions to come."""
    total = 0.0
    for kind in (PYROTECHNIST, CRAFTSMAN, TAX_COLLECTOR, WARRIOR, SCHOLAR, FARMER):
        if outlook.symbols[kind] > 0:
            total += outlook.symbols[kind] * making(outlook, weights, kind)
    return total * outlook.actions


def making(outlook: Outlook, weights: Weights, kind: int) -> float:
    """What one symbol adds to one coming action, on average."""
    if kind == SCHOLAR:
        return weights.books
    if kind == CRAFTSMAN:
        return weights.hammers + weights.hammers_late * outlook.scorings
    if kind == TAX_COLLECTOR:
        return weights.coins
    if kind == FARMER:
        return weights.sacks if is_coming(outlook, DROUGHT) else weights.sacks * NO_USE
    if kind == PYROTECHNIST:
        wanted = is_coming(outlook, DRAGON_FESTIVAL)
        return weights.rockets if wanted else weights.rockets * NO_USE
    return weights.helmets


def is_coming(outlook: Outlook, event: int) -> bool:
    """Whether the event will happen again."""
    for coming in outlook.coming:
        if coming.event == event:
            return True
    return False


class Hand:
    """The seat's cards; `price` is what the loss of one person costs."""

    def __init__(self, outlook: Outlook, weights: Weights, price: float) -> None:
        self.o: Final = outlook
        self.w: Final = weights
        self.price: Final = price
        # months until a card is played, on average
        self.wait: Final = weights.delay * (outlook.hand - 1) + (1 - outlook.plays_now)
        self.in_hurry: Final = 1.0 + weights.delay * outlook.hand

    def value(self, lost: float) -> float:
        """What the cards will bring, the best first, as far as there is room for them."""
        o = self.o
        hand = o.state.hand
        first = o.seat * CARDS
        wild = hand[first + WILD]
        worth: list[float] = []
        best = 0.0
        for card in range(WILD):
            if hand[first + card] > 0 or wild > 0:
                value = self.card_worth(card)
                if hand[first + card] > 0:
                    worth.append(value)
                elif value > best:
                    best = value
        for _ in range(wild):
            worth.append(best)
        worth.sort(reverse=True)
        room = o.floors - o.persons + lost + self.w.growth * o.actions
        total = 0.0
        for value in worth[: o.cards]:
            total += value * between(self.w.squeeze, room, 1.0)
            room -= 1.0
        return total

    def card_worth(self, kind: int) -> float:
        """What the best person of this type will do from some month on."""
        o = self.o
        symbols = self.most_symbols(kind)
        if symbols == 0:
            return 0.0
        if kind == COURT_LADY:
            return max(0.0, o.scorings - self.wait) * symbols * self.w.hold
        if kind == MONK:
            return symbols * self.w.monk_floors * self.w.monks
        if kind == HEALER:
            return self.healing(symbols)
        work = symbols * making(o, self.w, kind) * max(0.0, o.actions - self.wait)
        return work + self.defence(symbols) if kind == WARRIOR else work

    def most_symbols(self, kind: int) -> int:
        """The symbols of the best person of the type in the supply, 0 if there is none."""
        state = self.o.state
        edition = state.edition
        most: i64 = 0
        tile = edition.young[kind]
        while tile < NO_TILE and edition.tile_type[tile] == kind:
            if state.supply[tile] > 0:
                most = max(most, edition.tile_symbols[tile])
            tile += 1
        return most

    def healing(self, mortars: int) -> float:
        """Persons that so many more mortars would save."""
        base: int = self.o.state.edition.contagion_base
        saved = min(mortars, max(0, base - self.o.symbols[HEALER]))
        total = 0.0
        if saved > 0:
            for coming in self.o.coming:
                if coming.event == CONTAGION:
                    total += saved * self.price * min(1.0, coming.cards / self.in_hurry)
        return total

    def defence(self, helmets: int) -> float:
        """Points and persons that so many more helmets would bring."""
        own = self.o.symbols[WARRIOR]
        total = 0.0
        for coming in self.o.coming:
            if coming.event == MONGOL_INVASION and coming.cards > 0:
                now = fewest_helmets(self.o, self.w, own, coming)
                safer = now - fewest_helmets(self.o, self.w, own + helmets, coming)
                earned = helmets * self.w.hold + safer * self.price
                total += earned * min(1.0, coming.cards / self.in_hurry)
        return total

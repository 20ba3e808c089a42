"""What the person cards in hand are still good for: waiting costs some of them more than others."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_rivals import fewest_helmets
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.bots.evaluators.rowed import between
from tianxia.core.native import i64, vec
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
MOST: Final = 20  # a card of each type, and up to eleven that call anybody
MAKERS: Final = vec[i64]([PYROTECHNIST, CRAFTSMAN, TAX_COLLECTOR, WARRIOR, SCHOLAR, FARMER])


def makers_value(outlook: Outlook, weights: Weights) -> float:
    """What the symbols of the working persons add to the actions to come."""
    symbols = outlook.symbols
    total = 0.0
    for kind in MAKERS:
        if symbols[kind] > 0:
            total += float(symbols[kind]) * making(outlook, weights, kind)
    return total * float(outlook.actions)


def making(outlook: Outlook, weights: Weights, kind: i64) -> float:
    """What one symbol adds to one coming action, on average."""
    if kind == SCHOLAR:
        return weights.books
    if kind == CRAFTSMAN:
        return weights.hammers + weights.hammers_late * float(outlook.scorings)
    if kind == TAX_COLLECTOR:
        return weights.coins
    if kind == FARMER:
        return weights.sacks if outlook.is_coming(DROUGHT) else weights.sacks * NO_USE
    if kind == PYROTECHNIST:
        wanted = outlook.is_coming(DRAGON_FESTIVAL)
        return weights.rockets if wanted else weights.rockets * NO_USE
    return weights.helmets


class Hand:
    """The seat's cards; the same object weighs one hand after another."""

    price: float  # what the loss of one person costs
    wait: float  # months until a card is played, on average
    in_hurry: float

    def __init__(self, outlook: Outlook, weights: Weights) -> None:
        self.o: Final = outlook
        self.w: Final = weights
        self.worth: vec[float] = vec[float]([0.0] * MOST)  # of each card, the best first
        self.count: i64 = 0

    def value(self, price: float, lost: float) -> float:
        """What the cards will bring, the best first, as far as there is room for them."""
        o, w = self.o, self.w
        self.price = price
        self.wait = w.delay * float(o.hand - 1) + float(1 - o.plays_now)
        self.in_hurry = 1.0 + w.delay * float(o.hand)
        self.weigh_cards()
        room = float(o.floors - o.persons) + lost + w.growth * float(o.actions)
        total = 0.0
        for card in range(min(o.cards, self.count)):
            total += self.worth[card] * between(w.squeeze, room, 1.0)
            room -= 1.0
        return total

    def weigh_cards(self) -> None:
        """The worth of every card; one that calls anybody calls the best who has none."""
        hand = self.o.state.hand
        first = self.o.seat * CARDS
        wild = hand[first + WILD]
        self.count = 0
        best = 0.0
        for card in range(WILD):
            if hand[first + card] > 0:
                self.put(self.card_worth(card))
            elif wild > 0:
                best = max(best, self.card_worth(card))
        while wild > 0:
            self.put(best)
            wild -= 1

    def put(self, value: float) -> None:
        """One more card takes its place among the others."""
        worth = self.worth
        at = self.count
        while at > 0 and worth[at - 1] < value:
            worth[at] = worth[at - 1]
            at -= 1
        worth[at] = value
        self.count += 1

    def card_worth(self, kind: i64) -> float:
        """What the best person of this type will do from some month on."""
        o = self.o
        symbols = self.most_symbols(kind)
        if symbols == 0:
            return 0.0
        if kind == COURT_LADY:
            return max(0.0, float(o.scorings) - self.wait) * float(symbols) * self.w.hold
        if kind == MONK:
            return float(symbols) * self.w.monk_floors * self.w.monks
        if kind == HEALER:
            return self.healing(symbols)
        each = making(o, self.w, kind)
        work = float(symbols) * each * max(0.0, float(o.actions) - self.wait)
        return work + self.defence(symbols) if kind == WARRIOR else work

    def most_symbols(self, kind: i64) -> i64:
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

    def healing(self, mortars: i64) -> float:
        """Persons that so many more mortars would save."""
        o = self.o
        wanted = max(0, o.state.edition.contagion_base - o.symbols[HEALER])
        saved = min(mortars, wanted)
        total = 0.0
        if saved > 0:
            events = o.event
            for at in range(o.ahead):
                if events[at] == CONTAGION:
                    total += float(saved) * self.price * self.in_time(o.cards_before[at])
        return total

    def defence(self, helmets: i64) -> float:
        """Points and persons that so many more helmets would bring."""
        o = self.o
        own = o.symbols[WARRIOR]
        total = 0.0
        events = o.event
        for at in range(o.ahead):
            cards = o.cards_before[at]
            if events[at] == MONGOL_INVASION and cards > 0:
                now = fewest_helmets(o, self.w, own, cards)
                safer = now - fewest_helmets(o, self.w, own + helmets, cards)
                earned = float(helmets) * self.w.hold + safer * self.price
                total += earned * self.in_time(cards)
        return total

    def in_time(self, cards: i64) -> float:
        """How likely a card is played in time if so many are played before."""
        return min(1.0, float(cards) / self.in_hurry)

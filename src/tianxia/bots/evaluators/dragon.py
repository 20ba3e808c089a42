"""The judgement of Dragon positions: expected final points, month by month along the event row."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_expansions import omen_value, wall_value
from tianxia.bots.evaluators.dragon_outlook import Coming, Outlook, between
from tianxia.bots.evaluators.dragon_walk import Walk
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.games.dragon.names import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DRAGON_FESTIVAL,
    DROUGHT,
    FARMER,
    HEALER,
    IMPERIAL_TRIBUTE,
    LARGE,
    MONGOL_INVASION,
    MONK,
    PYROTECHNIST,
    SCHOLAR,
    SMALL,
    TAX_COLLECTOR,
    TILES,
    VOLCANIC_ERUPTION,
    WARRIOR,
    WILD,
)
from tianxia.games.dragon.state import CARDS, DragonState
from tianxia.search.evaluator import Evaluator, Term

TERMS: Final = [
    "points",
    "palaces",
    "persons",
    "ladies",
    "privileges",
    "monks",
    "warriors",
    "healers",
    "money",
    "rice",
    "fireworks",
    "makers",
    "cards",
    "track",
    "wall",
    "omen",
]


class DragonEvaluator(Evaluator[DragonState]):
    """Expected final points of a seat, as a sum of things a player would name."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights

    def terms(self, state: DragonState, seat: int) -> list[Term]:
        """The parts of the value under the names of `TERMS`."""
        values = Judgement(Outlook(state, seat), self.weights).values()
        return [Term(TERMS[index], values[index]) for index in range(len(TERMS))]

    def value(self, state: DragonState, seat: int) -> float:
        """The sum of the terms, without naming them."""
        total = 0.0
        for value in Judgement(Outlook(state, seat), self.weights).values():
            total += value
        return total


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, outlook: Outlook, weights: Weights) -> None:
        self.o: Final = outlook
        self.w: Final = weights
        self.state: Final = outlook.state
        self.seat: Final = outlook.seat
        self.losses: Final = [0.0] * (outlook.state.edition.rounds + 1)  # persons, by month
        self.starved: Final = [0.0] * len(self.losses)  # persons lost in droughts, by month

    def values(self) -> list[float]:
        """All parts in the order of `TERMS`."""
        o = self.o
        state = self.state
        ill = self.losses_to_contagion()
        raided = self.losses_to_mongols()
        unpaid, money_fix = self.shortage(IMPERIAL_TRIBUTE, state.yuan[self.seat])
        hungry, rice_fix = self.shortage(DROUGHT, state.rice[self.seat])
        lost = ill + raided + unpaid + hungry + o.leaving
        self.losses[state.round] += o.leaving
        nobody = [0.0] * len(self.losses)
        peace = Walk(o, self.w, nobody, nobody)
        trouble = Walk(o, self.w, self.losses, self.starved)
        price = self.w.loss
        if lost > 0.0:
            price += (peace.points - trouble.points) / lost
        return [
            float(state.points[self.seat]),
            peace.palace_points - self.w.bare * len(o.empty),
            peace.person_points - o.leaving * price,
            float(o.symbols[COURT_LADY] * state.edition.lady_points * o.scorings) * self.w.hold,
            self.privileges(),
            self.monks(),
            self.mongol_points() - raided * price,
            -ill * price,
            -unpaid * price - money_fix + self.spare_money(),
            -hungry * price - rice_fix + self.spare_rice(),
            self.fireworks(),
            self.makers(float(o.actions)),
            self.hand(price, lost),
            self.track(),
            wall_value(o, self.w, price),
            omen_value(o, trouble, price),
        ]

    # -- persons ------------------------------------------------------------------------------

    def losses_to_contagion(self) -> float:
        """Persons that contagions will cost with the healers now at court."""
        edition = self.state.edition
        mortars = self.o.symbols[edition.contagion_type]
        each = max(edition.contagion_least, edition.contagion_base - mortars)
        total = 0.0
        for coming in self.o.coming:
            if coming.event == CONTAGION:
                total += each
                self.losses[coming.month] += each
        return total

    def losses_to_mongols(self) -> float:
        """Persons that invasions will cost: how likely the seat has the fewest helmets."""
        total = 0.0
        for coming in self.o.coming:
            if coming.event == MONGOL_INVASION:
                risk = self.fewest_helmets(self.o.symbols[WARRIOR], coming)
                total += risk
                self.losses[coming.month] += risk
        return total

    def fewest_helmets(self, own: int, coming: Coming) -> float:
        """How likely nobody has fewer helmets than the seat when the event comes."""
        state = self.state
        spread = 0.5 + self.w.helmet_spread * min(coming.cards, 4) / 4.0
        chance = 1.0
        for other in range(state.seats):
            if other != self.seat:
                theirs = state.symbols_of(other, state.edition.mongol_type)
                ahead = own - theirs - 0.5
                chance *= 1.0 - between(0.0, 0.5 + ahead / (2.0 * spread), 1.0)
        return chance

    def mongol_points(self) -> float:
        """A point per helmet and invasion."""
        invasions = 0
        for coming in self.o.coming:
            if coming.event == MONGOL_INVASION:
                invasions += 1
        return float(invasions * self.o.symbols[WARRIOR]) * self.w.hold

    def monks(self) -> float:
        """Buddhas times floors at the end, and once more if the Buddha is to come."""
        times = 1.0
        if self.o.super_ahead and self.state.super_event == BUDDHA:
            times = 2.0
        return self.o.buddhas * self.w.monks * times

    # -- goods --------------------------------------------------------------------------------

    def shortage(self, event: int, stock: int) -> tuple[float, float]:
        """Persons lost because the goods cannot be got in time, and what getting the rest costs."""
        o = self.o
        losses = self.starved
        output = 1 + o.symbols[FARMER]
        if event == IMPERIAL_TRIBUTE:
            losses = self.losses
            output = 2 + o.symbols[TAX_COLLECTOR]
        due = 0
        lost = 0.0
        short = 0.0
        for coming in o.coming:
            if coming.event == event:
                due += self.due(coming)
                short = max(0.0, float(due - stock))
                missing = short - self.w.reach * coming.actions * output
                if missing > lost:
                    losses[coming.month] += missing - lost
                    lost = missing
        fixed = max(0.0, short - lost)
        return lost, min(fixed * 3.0, fixed * self.w.action / output)

    def due(self, coming: Coming) -> int:
        """The yuan or rice that a tribute or a drought will ask for."""
        if coming.event == IMPERIAL_TRIBUTE:
            return self.state.edition.tribute
        if coming.cards == 0:
            return self.o.inhabited
        return min(self.o.palaces, self.o.persons + self.o.cards)

    def spare_money(self) -> float:
        """Yuan beyond all tributes: a third of a point each, more while they can be spent."""
        o = self.o
        due = 0
        for coming in o.coming:
            if coming.event == IMPERIAL_TRIBUTE:
                due += self.due(coming)
        spare = max(0, self.state.yuan[self.seat] - due)
        useful = min(float(spare), self.w.purse) * self.w.spend * min(1.0, o.actions / 6.0)
        return spare / self.state.edition.yuan_per_point + useful

    def spare_rice(self) -> float:
        """Rice beyond all droughts, to be sold."""
        due = 0
        for coming in self.o.coming:
            if coming.event == DROUGHT:
                due += self.due(coming)
        return max(0, self.state.rice[self.seat] - due) * self.w.spare_rice

    def fireworks(self) -> float:
        """The festivals to come against the fireworks of the others; the rest is sold."""
        state = self.state
        own = float(state.fireworks[self.seat])
        total = 0.0
        for coming in self.o.coming:
            if coming.event == DRAGON_FESTIVAL:
                first, second = self.festival_ranks(own, coming)
                points = state.edition.festival_points
                total += first * points[0] + second * points[1]
                own -= own * 0.5 * (first + second)
        return total + own * self.w.spare_fireworks

    def festival_ranks(self, own: float, coming: Coming) -> tuple[float, float]:
        """How likely the seat is first, and second, at a festival."""
        state = self.state
        if own <= 0.0:
            if coming.actions == 0:
                return 0.0, 0.0
            own = 0.4
        spread = 0.6 + self.w.festival_spread * min(coming.actions, 4) / 4.0
        first = 1.0
        second = 0.0
        for other in range(state.seats):
            if other != self.seat:
                ahead = own - state.fireworks[other] + 0.25
                wins = between(0.02, 0.5 + ahead / (2.0 * spread), 0.98)
                second = second * wins + first * (1.0 - wins)
                first *= wins
        some = min(1.0, own)
        return first * some, second * some

    # -- buildings and privileges ----------------------------------------------------------------

    def privileges(self) -> float:
        """Dragons on privileges, each month until the end or until they are lost."""
        state = self.state
        edition = state.edition
        months = self.o.scorings
        if self.o.super_ahead and state.super_event == ASSASSINATION_ATTEMPT:
            months = max(0, edition.super_round - max(1, state.round))
        dragons = state.small[self.seat] * edition.privilege_dragons[SMALL]
        dragons += state.large[self.seat] * edition.privilege_dragons[LARGE]
        return float(dragons * edition.privilege_points * months)

    # -- the future ---------------------------------------------------------------------------

    def makers(self, actions: float) -> float:
        """What the symbols of the working persons add to the actions to come."""
        total = 0.0
        for kind in (PYROTECHNIST, CRAFTSMAN, TAX_COLLECTOR, WARRIOR, SCHOLAR, FARMER):
            total += self.o.symbols[kind] * self.making(kind)
        return total * actions

    def making(self, kind: int) -> float:
        """What one symbol adds to one coming action, on average."""
        w = self.w
        if kind == SCHOLAR:
            return w.books
        if kind == CRAFTSMAN:
            return w.hammers + w.hammers_late * self.o.scorings
        if kind == TAX_COLLECTOR:
            return w.coins
        if kind == FARMER:
            return w.sacks
        if kind == PYROTECHNIST:
            return w.rockets
        return w.helmets

    def hand(self, price: float, lost: float) -> float:
        """What the cards in hand will bring, the best first, as far as there is room for them."""
        o = self.o
        first = self.seat * CARDS
        worth: list[float] = []
        best = 0.0
        for card in range(WILD):
            if self.state.hand[first + card] > 0:
                worth.append(self.card_worth(card, price))
            elif self.state.hand[first + WILD] > 0:
                best = max(best, self.card_worth(card, price))
        for _ in range(self.state.hand[first + WILD]):
            worth.append(best)
        worth.sort(reverse=True)
        room = o.floors - o.persons + lost + self.w.growth * o.actions
        total = 0.0
        for value in worth[: o.cards]:
            share = between(self.w.squeeze, room, 1.0)
            total += value * share
            room -= 1.0
        return total

    def card_worth(self, kind: int, price: float) -> float:
        """What the work of a person of this type is worth if its card is played later."""
        state = self.state
        edition = state.edition
        best = 0.0
        tile = edition.young[kind]
        while tile < len(TILES) and edition.tile_type[tile] == kind:
            if state.supply[tile] > 0:
                best = max(best, self.tile_worth(kind, edition.tile_symbols[tile], price))
            tile += 1
        return best

    def tile_worth(self, kind: int, symbols: int, price: float) -> float:
        """What a person with so many symbols will do from some month on."""
        o = self.o
        wait = self.w.delay * (o.hand - 1) + (1 - o.plays_now)
        if kind == COURT_LADY:
            return max(0.0, o.scorings - wait) * symbols * self.w.hold
        if kind == MONK:
            return symbols * self.w.monk_floors * self.w.monks
        if kind in (HEALER, WARRIOR):
            total = 0.0
            for coming in o.coming:
                if coming.cards > 0:
                    in_time = between(0.0, coming.cards / (1.0 + self.w.delay * o.hand), 1.0)
                    total += in_time * self.saved(kind, symbols, coming, price)
            if kind == HEALER:
                return total
            return total + symbols * self.w.helmets * max(0.0, o.actions - wait)
        return symbols * self.making(kind) * max(0.0, o.actions - wait)

    def saved(self, kind: int, symbols: int, coming: Coming, price: float) -> float:
        """What a further healer or warrior saves or earns in one event."""
        own = self.o.symbols[kind]
        if kind == HEALER:
            if coming.event != CONTAGION:
                return 0.0
            return min(symbols, max(0, self.state.edition.contagion_base - own)) * price
        if coming.event != MONGOL_INVASION:
            return 0.0
        safer = self.fewest_helmets(own, coming) - self.fewest_helmets(own + symbols, coming)
        return symbols * self.w.hold + safer * price

    def track(self) -> float:
        """Acting before the others, in every month to come."""
        state = self.state
        ahead = 0.0
        for other in range(state.seats):
            if other != self.seat:
                lead = state.space[self.seat] - state.space[other]
                ahead += between(0.0, 0.5 + lead / (2.0 * self.w.track_spread), 1.0)
        actions = self.o.actions
        if self.o.super_ahead and state.super_event == VOLCANIC_ERUPTION:
            actions = min(actions, state.edition.super_round - state.round + 1)
        return ahead * self.w.track * actions / (state.seats - 1)

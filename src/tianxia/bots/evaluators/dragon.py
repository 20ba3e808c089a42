"""The judgement of Dragon positions: expected final points, month by month along the event row."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_expansions import omen_value, wall_value
from tianxia.bots.evaluators.dragon_hand import Hand, makers_value
from tianxia.bots.evaluators.dragon_outlook import Coming, Outlook
from tianxia.bots.evaluators.dragon_rivals import festival_ranks, fewest_helmets, track_value
from tianxia.bots.evaluators.dragon_walk import Walk
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.bots.evaluators.summed import SummedEvaluator, foreseen
from tianxia.core.native import i64
from tianxia.games.dragon.names import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    CONTAGION,
    COURT_LADY,
    DRAGON_FESTIVAL,
    DROUGHT,
    FARMER,
    IMPERIAL_TRIBUTE,
    LARGE,
    MONGOL_INVASION,
    SMALL,
    TAX_COLLECTOR,
    WARRIOR,
)
from tianxia.games.dragon.state import GAME_OVER, DragonState

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


class DragonEvaluator(SummedEvaluator[DragonState]):
    """Judges positions of In the Year of the Dragon with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS

    def values(self, state: DragonState, seat: i64) -> list[float]:
        """The value of every term."""
        return Judgement(Outlook(state, seat), self.weights).values()

    def standing(self, state: DragonState, seat: i64) -> float:
        """The terms, each as much as it tells with so many months to come."""
        return foreseen(self.values(state, seat), self.weights.early, self.far(state))

    def far(self, state: DragonState) -> float:
        """How far the end is: 1 a year ahead, 0 in the last months."""
        rounds = state.edition.rounds
        left = (rounds - max(1, state.round)) / rounds
        return max(0.0, (left - self.weights.late) / (1.0 - self.weights.late))


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
        if state.phase == GAME_OVER:
            return [float(state.points[self.seat])] + [0.0] * (len(TERMS) - 1)
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
            makers_value(o, self.w),
            Hand(o, self.w, price).value(lost),
            track_value(o, self.w),
            wall_value(o, self.w, price),
            omen_value(o, trouble, price),
        ]

    # -- persons ------------------------------------------------------------------------------

    def losses_to_contagion(self) -> float:
        """Persons that contagions will cost with the healers now at court."""
        edition = self.state.edition
        mortars = self.o.symbols[edition.contagion_type]
        each = float(max(edition.contagion_least, edition.contagion_base - mortars))
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
                risk = fewest_helmets(self.o, self.w, self.o.symbols[WARRIOR], coming)
                total += risk
                self.losses[coming.month] += risk
        return total

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

    def beyond(self, event: int, stock: int) -> int:
        """What is left of the yuan or rice after all tributes or droughts to come."""
        for coming in self.o.coming:
            if coming.event == event:
                stock -= self.due(coming)
        return max(0, stock)

    def spare_money(self) -> float:
        """Yuan beyond all tributes: a third of a point each, more while they can be spent."""
        spare = self.beyond(IMPERIAL_TRIBUTE, self.state.yuan[self.seat])
        if self.o.actions == 0:
            return float(self.final_sale(spare))
        useful = min(float(spare), self.w.purse) * self.w.spend * min(1.0, self.o.actions / 6.0)
        return spare / self.state.edition.yuan_per_point + useful

    def final_sale(self, yuan: int) -> int:
        """The points for yuan and unused goods, when nothing can be added any more."""
        edition = self.state.edition
        yuan += self.beyond(DROUGHT, self.state.rice[self.seat]) * edition.rice_price
        yuan += self.state.fireworks[self.seat] * edition.fireworks_price
        return yuan // edition.yuan_per_point

    def spare_rice(self) -> float:
        """Rice beyond all droughts, to be sold."""
        if self.o.actions == 0:
            return 0.0
        return self.beyond(DROUGHT, self.state.rice[self.seat]) * self.w.spare_rice

    def fireworks(self) -> float:
        """The festivals to come against the fireworks of the others; the rest is sold."""
        state = self.state
        own = float(state.fireworks[self.seat])
        total = 0.0
        for coming in self.o.coming:
            if coming.event == DRAGON_FESTIVAL:
                first, second = festival_ranks(self.o, self.w, own, coming)
                points = state.edition.festival_points
                total += first * float(points[0]) + second * float(points[1])
                own -= own * 0.5 * (first + second)
        if self.o.actions > 0:
            total += own * self.w.spare_fireworks
        return total

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

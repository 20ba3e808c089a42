"""The judgement of Dragon positions: expected final points, month by month along the event row."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_expansions import omen_value, wall_value
from tianxia.bots.evaluators.dragon_hand import Hand, makers_value
from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_rivals import festival_ranks, fewest_helmets, track_value
from tianxia.bots.evaluators.dragon_walk import Walk
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.bots.evaluators.rowed import RowedEvaluator, foreseen, only
from tianxia.bots.judge import Judge
from tianxia.core.native import i64, vec
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
    MAX_ROUNDS,
    MONGOL_INVASION,
    SMALL,
    TAX_COLLECTOR,
    WARRIOR,
)
from tianxia.games.dragon.state import GAME_OVER, DragonState
from tianxia.search.ismcts import SearchSettings

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
POINTS: Final = 0
PALACES: Final = 1
PERSONS: Final = 2
LADIES: Final = 3
PRIVILEGES: Final = 4
MONKS: Final = 5
WARRIORS: Final = 6
HEALERS: Final = 7
MONEY: Final = 8
RICE: Final = 9
FIREWORKS: Final = 10
MAKERS: Final = 11
CARDS: Final = 12
TRACK: Final = 13
WALL: Final = 14
OMEN: Final = 15


class DragonEvaluator(RowedEvaluator[DragonState]):
    """Judges positions of In the Year of the Dragon with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(TERMS)
        self.weights: Final = Weights() if weights is None else weights
        self.judgement: Final = Judgement(self.weights)

    def weigh(self, state: DragonState, seat: i64) -> None:
        """Write every term into the row."""
        if state.phase == GAME_OVER:
            only(self.row, POINTS, float(state.points[seat]))
        else:
            self.judgement.weigh(state, seat, self.row)

    def standing(self, state: DragonState, seat: i64) -> float:
        """The terms, each as much as it tells with so many months to come."""
        self.weigh(state, seat)
        return foreseen(self.row, self.weights.early, self.far(state))

    def far(self, state: DragonState) -> float:
        """How far the end is: 1 a year ahead, 0 in the last months."""
        rounds = state.edition.rounds
        left = float(rounds - max(1, state.round)) / float(rounds)
        return max(0.0, (left - self.weights.late) / (1.0 - self.weights.late))


class Judgement:
    """One seat's position, weighed; the same object weighs one position after another."""

    state: DragonState
    seat: i64

    def __init__(self, weights: Weights) -> None:
        self.w: Final = weights
        self.o: Final = Outlook()
        self.hand: Final = Hand(self.o, weights)
        self.nobody: Final = vec[float]([0.0] * (MAX_ROUNDS + 1))
        self.losses: vec[float] = self.nobody  # persons, by month
        self.starved: vec[float] = self.nobody  # persons lost in droughts, by month

    def weigh(self, state: DragonState, seat: i64, row: vec[float]) -> None:
        """Write every term; what persons are worth says what their loss costs."""
        o, w = self.o, self.w
        o.read(state, seat)
        self.state = state
        self.seat = seat
        self.forget_losses()
        ill = self.losses_to_contagion()
        raided = self.losses_to_mongols()
        unpaid, money_fix = self.unpaid_tribute()
        hungry, rice_fix = self.unfed()
        lost = ill + raided + unpaid + hungry + float(o.leaving)
        self.losses[state.round] += float(o.leaving)
        peace = Walk(o, w, self.nobody, self.nobody)
        trouble = peace
        price = w.loss
        if lost > 0.0:
            trouble = Walk(o, w, self.losses, self.starved)
            price += (peace.points() - trouble.points()) / lost
        row[POINTS] = float(state.points[seat])
        row[PALACES] = peace.palace_points - w.bare * float(o.empty)
        row[PERSONS] = peace.person_points - float(o.leaving) * price
        row[LADIES] = self.ladies()
        row[PRIVILEGES] = self.privileges()
        row[MONKS] = self.monks()
        row[WARRIORS] = self.mongol_points() - raided * price
        row[HEALERS] = -ill * price
        row[MONEY] = -unpaid * price - money_fix + self.spare_money()
        row[RICE] = -hungry * price - rice_fix + self.spare_rice()
        row[FIREWORKS] = self.fireworks()
        row[MAKERS] = makers_value(o, w)
        row[CARDS] = self.hand.value(price, lost)
        row[TRACK] = track_value(o, w)
        row[WALL] = wall_value(o, w, price)
        row[OMEN] = omen_value(o, trouble.persons_then, price)

    # -- persons ------------------------------------------------------------------------------

    def forget_losses(self) -> None:
        """Nobody is lost yet."""
        self.losses = self.nobody[:]
        self.starved = self.nobody[:]

    def losses_to_contagion(self) -> float:
        """Persons that contagions will cost with the healers now at court."""
        o, edition = self.o, self.state.edition
        mortars = o.symbols[edition.contagion_type]
        each = float(max(edition.contagion_least, edition.contagion_base - mortars))
        total = 0.0
        events = o.event
        for at in range(o.ahead):
            if events[at] == CONTAGION:
                total += each
                self.losses[o.month[at]] += each
        return total

    def losses_to_mongols(self) -> float:
        """Persons that invasions will cost: how likely the seat has the fewest helmets."""
        o = self.o
        total = 0.0
        events = o.event
        for at in range(o.ahead):
            if events[at] == MONGOL_INVASION:
                risk = fewest_helmets(o, self.w, o.symbols[WARRIOR], o.cards_before[at])
                total += risk
                self.losses[o.month[at]] += risk
        return total

    def mongol_points(self) -> float:
        """A point per helmet and invasion."""
        o = self.o
        invasions: i64 = 0
        events = o.event
        for at in range(o.ahead):
            if events[at] == MONGOL_INVASION:
                invasions += 1
        return float(invasions * o.symbols[WARRIOR]) * self.w.hold

    def ladies(self) -> float:
        """Dragons on court ladies, each month until the end."""
        dragons = self.o.symbols[COURT_LADY] * self.state.edition.lady_points
        return float(dragons * self.o.scorings) * self.w.hold

    def monks(self) -> float:
        """Buddhas times floors at the end, and once more if the Buddha is to come."""
        times = 1.0
        if self.o.super_ahead and self.state.super_event == BUDDHA:
            times = 2.0
        return float(self.o.buddhas) * self.w.monks * times

    # -- goods --------------------------------------------------------------------------------

    def unpaid_tribute(self) -> tuple[float, float]:
        """Persons lost to tributes, and what the yuan still to be got cost."""
        output = float(2 + self.o.symbols[TAX_COLLECTOR])
        return self.shortage(IMPERIAL_TRIBUTE, self.state.yuan[self.seat], output, self.losses)

    def unfed(self) -> tuple[float, float]:
        """Persons lost to droughts, and what the rice still to be got costs."""
        output = float(1 + self.o.symbols[FARMER])
        return self.shortage(DROUGHT, self.state.rice[self.seat], output, self.starved)

    def shortage(
        self, event: i64, stock: i64, output: float, losses: vec[float]
    ) -> tuple[float, float]:
        """Persons lost because the goods cannot be got in time, and what getting the rest costs."""
        o = self.o
        due: i64 = 0
        lost = 0.0
        short = 0.0
        events = o.event
        for at in range(o.ahead):
            if events[at] == event:
                due += self.due(at)
                short = max(0.0, float(due - stock))
                missing = short - self.w.reach * float(o.actions_before[at]) * output
                if missing > lost:
                    losses[o.month[at]] += missing - lost
                    lost = missing
        fixed = max(0.0, short - lost)
        return lost, min(fixed * 3.0, fixed * self.w.action / output)

    def due(self, at: i64) -> i64:
        """The yuan or rice that a tribute or a drought will ask for."""
        o = self.o
        if o.event[at] == IMPERIAL_TRIBUTE:
            return self.state.edition.tribute
        if o.cards_before[at] == 0:
            return o.palaces - o.empty
        return min(o.palaces, o.persons + o.cards)

    def beyond(self, event: i64, stock: i64) -> i64:
        """What is left of the yuan or rice after all tributes or droughts to come."""
        o = self.o
        events = o.event
        for at in range(o.ahead):
            if events[at] == event:
                stock -= self.due(at)
        return max(0, stock)

    def spare_money(self) -> float:
        """Yuan beyond all tributes: a third of a point each, more while they can be spent."""
        spare = self.beyond(IMPERIAL_TRIBUTE, self.state.yuan[self.seat])
        if self.o.actions == 0:
            return float(self.final_sale(spare))
        yuan, time = float(spare), min(1.0, float(self.o.actions) / 6.0)
        useful = min(yuan, self.w.purse) * self.w.spend * time
        return yuan / float(self.state.edition.yuan_per_point) + useful

    def final_sale(self, yuan: i64) -> i64:
        """The points for yuan and unused goods, when nothing can be added any more."""
        edition = self.state.edition
        yuan += self.beyond(DROUGHT, self.state.rice[self.seat]) * edition.rice_price
        yuan += self.state.fireworks[self.seat] * edition.fireworks_price
        return yuan // edition.yuan_per_point

    def spare_rice(self) -> float:
        """Rice beyond all droughts, to be sold."""
        if self.o.actions == 0:
            return 0.0
        return float(self.beyond(DROUGHT, self.state.rice[self.seat])) * self.w.spare_rice

    def fireworks(self) -> float:
        """The festivals to come against the fireworks of the others; the rest is sold."""
        o, points = self.o, self.state.edition.festival_points
        own = float(self.state.fireworks[self.seat])
        total = 0.0
        events = o.event
        for at in range(o.ahead):
            if events[at] == DRAGON_FESTIVAL:
                first, second = festival_ranks(o, self.w, own, o.actions_before[at])
                total += first * float(points[0]) + second * float(points[1])
                own -= own * 0.5 * (first + second)
        if o.actions > 0:
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


JUDGE: Final = Judge(
    DragonEvaluator,
    TERMS,
    SearchSettings(horizon=6, width=1, most=4),
    SearchSettings(horizon=8, width=1, most=4, bounded=True),
)

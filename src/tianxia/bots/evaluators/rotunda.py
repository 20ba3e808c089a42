"""The judgement of Round House positions: what the end would pay now, and what will come of it."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.rotunda_weights import Weights
from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.core.native import i64, vec
from tianxia.games.rotunda.masks import bits, count_bits
from tianxia.games.rotunda.names import (
    AMULETS,
    BASICS,
    GOLD,
    INNER,
    VILLAGES,
)
from tianxia.games.rotunda.scoring import (
    amulet_points,
    assistant_points,
    cash,
    expert_points,
    order_points,
)
from tianxia.games.rotunda.state import GAME_OVER, NOBODY, RotundaState

TERMS: Final = [
    "points",
    "amulets",
    "orders",
    "family",
    "helpers",
    "villages",
    "coins",
    "cubes",
    "experts",
    "altar",
]
POINTS: Final = 0
AMULETS_OWNED: Final = 1
ORDERS_HELD: Final = 2
FAMILY: Final = 3
HELPERS: Final = 4
IN_VILLAGES: Final = 5
COINS: Final = 6
CUBES: Final = 7
EXPERTS_HELD: Final = 8
ALTAR: Final = 9


class RotundaEvaluator(SummedEvaluator[RotundaState]):
    """Judges positions of Round House with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS

    def values(self, state: RotundaState, seat: i64) -> list[float]:
        """The value of every term."""
        return Judgement(state, seat, self.weights).values()


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: RotundaState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        end = state.edition.end_field[state.seats]
        self.left: Final = 1.0 - float(state.marker) / float(end)  # of the game

    def values(self) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        state, seat = self.state, self.seat
        values[POINTS] = float(state.points[seat])
        if state.phase == GAME_OVER:
            return values
        if state.end_seat != NOBODY:
            self.judge_the_end(values)
            return values
        values[POINTS] += self.bonus()
        values[AMULETS_OWNED] = self.amulets()
        values[ORDERS_HELD] = self.orders()
        values[FAMILY] = self.family()
        values[HELPERS] = self.helpers()
        values[IN_VILLAGES] = self.villages()
        values[COINS] = self.w.coin.at(self.left) * float(state.coins[seat])
        values[CUBES] = self.cubes()
        values[EXPERTS_HELD] = self.experts()
        values[ALTAR] = self.altar()
        return values

    def judge_the_end(self, values: list[float]) -> None:
        """In the last turns everything counts for what the end would pay now."""
        state, seat = self.state, self.seat
        third = 1.0 / float(state.edition.coins_per_point)
        coins = state.coins[seat]
        values[AMULETS_OWNED] = float(amulet_points(state, seat))
        values[ORDERS_HELD] = float(order_points(state, seat))
        values[FAMILY] = float(state.edition.family_points[state.track[seat]])
        values[HELPERS] = float(state.edition.chair_points * state.seated_of(seat))
        values[IN_VILLAGES] = float(assistant_points(state, seat)) - values[HELPERS]
        values[COINS] = third * float(coins)
        values[CUBES] = third * float(cash(state, seat) - coins)
        if state.edition.advanced:
            values[EXPERTS_HELD] = float(expert_points(state, seat))

    def bonus(self) -> float:
        """How far the way to the next bonus symbol is gone."""
        symbols, lap = self.state.edition.symbols, self.state.edition.lap
        at = self.state.points[self.seat] % lap
        if len(symbols) > 0:
            last = symbols[-1] - lap
            for symbol in [*symbols, symbols[0] + lap]:
                if at < symbol:
                    return self.w.bonus.at(self.left) * float(at - last) / float(symbol - last)
                last = symbol
        return 0.0

    def amulets(self) -> float:
        """The sets as they stand, and what a wide set promises."""
        kinds: i64 = 0
        for kind in range(len(AMULETS)):
            if self.state.amulet_count(self.seat, kind) > 0:
                kinds += 1
        now = self.w.amulets.at(self.left) * float(amulet_points(self.state, self.seat))
        return now + self.w.amulet_kind.at(self.left) * float(kinds)

    def orders(self) -> float:
        """Fulfilled orders with their lasting effects, and how near the open ones are."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        total = float(order_points(state, seat))
        total += w.lasting.at(left) * float(count_bits(state.done_orders[seat]))
        free = vec[i64]([state.cubes[seat * 4 + kind] for kind in range(BASICS)])
        for order in bits(state.open_orders[seat]):
            card = state.edition.orders[order]
            total += w.order_open.at(left)
            for kind in range(BASICS):
                met = min(free[kind], card.cubes[kind])
                free[kind] -= met
                total += w.order_part.at(left) * float(met)
        return total

    def family(self) -> float:
        """An empty track pays at the end; every assistant off it is a step there."""
        state = self.state
        points = float(state.edition.family_points[state.track[self.seat]])
        now = self.w.empty_track.at(self.left) * points
        recruited = state.edition.start_track - state.track[self.seat]
        return now + self.w.recruited.at(self.left) * float(recruited)

    def helpers(self) -> float:
        """Assistants on chairs."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        seniors: i64 = 0
        for space in range(INNER):
            if state.seated[space] > 0:
                seniors += state.helpers_in(seat, space, 1)
        seated = float(state.seated_of(seat))
        return w.seated.at(left) * seated + w.senior.at(left) * float(seniors)

    def villages(self) -> float:
        """Assistants in villages: a chain on the worship board."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        total = 0.0
        longest: i64 = 0
        for village in range(len(VILLAGES)):
            there = state.villages[seat * len(VILLAGES) + village]
            if there > 0:
                crowd = float(min(there, 6))
                total += w.village.at(left) * crowd + w.company.at(left) * (crowd - 1.0)
                longest = max(longest, there)
        return total + w.chain.at(left) * float(longest)

    def cubes(self) -> float:
        """Cubes: more than five, or several of a kind, are harder to use."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        cubes: i64 = 0
        doubled: i64 = 0
        for kind in range(BASICS):
            have = state.cubes[seat * 4 + kind]
            cubes += have
            doubled += max(0, have - 1)
        gold = state.cubes[seat * 4 + GOLD]
        total = w.basic.at(left) * float(cubes) + w.doubled.at(left) * float(doubled)
        total += w.gold.at(left) * float(gold)
        return total + w.crowded.at(left) * float(max(0, cubes + gold - 5))

    def experts(self) -> float:
        """Experts who wait below the board, and in the variant what they score."""
        state, seat = self.state, self.seat
        total = self.w.expert.at(self.left) * float(count_bits(state.held[seat]))
        if state.edition.advanced:
            total += float(expert_points(state, seat)) * (1.0 - 0.5 * self.left)
        return total

    def altar(self) -> float:
        """Places on the worship board, and the usual loss when worship brings the end nearer."""
        w, left = self.w, self.left
        laid = w.altar.at(left) * float(count_bits(self.state.altar[self.seat]))
        return laid - left * w.pace.at(0.5 * left)

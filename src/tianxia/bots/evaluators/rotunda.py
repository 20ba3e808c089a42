"""The judgement of Round House positions: what the end would pay now, and what will come of it."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.rotunda_weights import Weights
from tianxia.bots.evaluators.summed import SummedEvaluator
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
from tianxia.games.rotunda.state import (
    GAME_OVER,
    NOBODY,
    RotundaState,
    bits,
    count_bits,
)

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

    def values(self, state: RotundaState, seat: int) -> list[float]:
        """The value of every term."""
        return Judgement(state, seat, self.weights).values()


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: RotundaState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        end = state.edition.end_field[state.seats]
        left = 1.0 - state.marker / end
        if state.end_seat != NOBODY:
            left = 0.06 if state.turns_left > 0 else 0.0
        self.left: Final = max(0.0, left)  # of the game
        self.use: Final = min(1.0, 2.2 * self.left)  # how far goods can still be put to use

    def values(self) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        state, seat = self.state, self.seat
        values[POINTS] = float(state.points[seat])
        if state.phase == GAME_OVER:
            return values
        values[AMULETS_OWNED] = self.amulets()
        values[ORDERS_HELD] = self.orders()
        values[FAMILY] = self.family()
        values[HELPERS] = self.helpers()
        values[IN_VILLAGES] = self.villages()
        self.judge_goods(values)
        values[EXPERTS_HELD] = self.experts()
        values[ALTAR] = self.w.altar * count_bits(state.altar[seat])
        return values

    def amulets(self) -> float:
        """The sets as they stand, and what a wide set still promises."""
        kinds = 0
        for kind in range(len(AMULETS)):
            if self.state.amulet_count(self.seat, kind) > 0:
                kinds += 1
        return amulet_points(self.state, self.seat) + self.w.amulet_kind * kinds * self.left

    def orders(self) -> float:
        """Fulfilled orders with their lasting effects, and how near the open ones are."""
        state, w, seat = self.state, self.w, self.seat
        total = float(order_points(state, seat))
        total += w.lasting * count_bits(state.done_orders[seat]) * self.left * 2.0
        free = [state.cubes[seat * 4 + kind] for kind in range(BASICS)]
        for order in bits(state.open_orders[seat]):
            card = state.edition.orders[order]
            total += w.order_open * self.use
            for kind in range(BASICS):
                met = min(free[kind], card.cubes[kind])
                free[kind] = free[kind] - met
                total += w.order_part * met * self.use
        return total

    def family(self) -> float:
        """An empty track pays at the end; every assistant off it is a step there."""
        state = self.state
        now = float(state.edition.family_points[state.track[self.seat]])
        recruited = state.edition.start_track - state.track[self.seat]
        return now + self.w.recruited * recruited * self.use

    def helpers(self) -> float:
        """Assistants on chairs: points at the end and at every worship, and more uses of a room."""
        state, w, seat = self.state, self.w, self.seat
        seated = state.seated_of(seat)
        seniors = 0
        for space in range(INNER):
            if state.seated[space] > 0:
                seniors += state.helpers_in(seat, space, 1)
        future = (w.seated * seated + w.senior * seniors) * self.use
        return (
            state.edition.chair_points * seated + future + w.supply * state.supply[seat] * self.use
        )

    def villages(self) -> float:
        """Assistants in villages: a point each, and a chain on the worship board."""
        state, w, seat = self.state, self.w, self.seat
        here = assistant_points(state, seat)
        here -= state.edition.chair_points * state.seated_of(seat)
        total = float(here)
        for village in range(len(VILLAGES)):
            there = state.villages[seat * len(VILLAGES) + village]
            if there > 0:
                crowd = min(there, 6)
                total += (w.village * crowd + w.company * (crowd - 1)) * self.use
        return total

    def judge_goods(self, values: list[float]) -> None:
        """Coins and cubes: thirds of a point at the end, more while they can be spent."""
        state, w, seat = self.state, self.w, self.seat
        third = 1.0 / state.edition.coins_per_point
        coins = state.coins[seat]
        price = third * cash(state, seat) - third * coins
        values[COINS] = third * coins + w.coin * coins * self.use / (1.0 + w.glut * coins / 5.0)
        worth = 0.0
        cubes = 0
        for kind in range(BASICS):
            have = state.cubes[seat * 4 + kind]
            cubes += have
            worth += w.basic * have / (1.0 + w.glut * max(0, have - 1))
        gold = state.cubes[seat * 4 + GOLD]
        worth += w.gold * gold
        crowded = 1.0 + w.glut * 0.5 * max(0, cubes + gold - 5)
        values[CUBES] = price + worth * self.use / crowded

    def experts(self) -> float:
        """Experts who wait below the board, and in the variant what they score."""
        state, w, seat = self.state, self.w, self.seat
        total = w.expert * count_bits(state.held[seat]) * self.use
        if state.edition.advanced:
            total += expert_points(state, seat) * (0.5 + 0.5 * (1.0 - self.left))
        return total

"""The judgement of Round House positions: what the end would pay now, and what will come of it."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.rotunda_weights import Weights
from tianxia.bots.evaluators.rowed import RowedEvaluator, only
from tianxia.bots.judge import Judge
from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits
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
from tianxia.search.ismcts import SearchSettings

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


class RotundaEvaluator(RowedEvaluator[RotundaState]):
    """Judges positions of Round House with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(TERMS)
        self.weights: Final = Weights() if weights is None else weights

    def weigh(self, state: RotundaState, seat: i64) -> None:
        """Write every term into the row."""
        if state.phase == GAME_OVER:
            only(self.row, POINTS, float(state.points[seat]))
        elif state.end_seat != NOBODY:
            Judgement(state, seat, self.weights).weigh_the_end(self.row)
        else:
            Judgement(state, seat, self.weights).weigh(self.row)


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: RotundaState, seat: i64, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        end = state.edition.end_field[state.seats]
        self.left: Final = 1.0 - float(state.marker) / float(end)  # of the game

    def weigh(self, row: vec[float]) -> None:
        """Write every term."""
        state, seat = self.state, self.seat
        row[POINTS] = float(state.points[seat]) + self.bonus()
        row[AMULETS_OWNED] = self.amulets()
        row[ORDERS_HELD] = self.orders()
        row[FAMILY] = self.family()
        row[HELPERS] = self.helpers()
        row[IN_VILLAGES] = self.villages()
        row[COINS] = self.w.coin.at(self.left) * float(state.coins[seat])
        row[CUBES] = self.cubes()
        row[EXPERTS_HELD] = self.experts()
        row[ALTAR] = self.altar()

    def weigh_the_end(self, row: vec[float]) -> None:
        """In the last turns everything counts for what the end would pay now."""
        state, seat = self.state, self.seat
        third = 1.0 / float(state.edition.coins_per_point)
        coins = state.coins[seat]
        chairs = float(state.edition.chair_points * state.seated_of(seat))
        only(row, POINTS, float(state.points[seat]))
        row[AMULETS_OWNED] = float(amulet_points(state, seat))
        row[ORDERS_HELD] = float(order_points(state, seat))
        row[FAMILY] = float(state.edition.family_points[state.track[seat]])
        row[HELPERS] = chairs
        row[IN_VILLAGES] = float(assistant_points(state, seat)) - chairs
        row[COINS] = third * float(coins)
        row[CUBES] = third * float(cash(state, seat) - coins)
        if state.edition.advanced:
            row[EXPERTS_HELD] = float(expert_points(state, seat))

    def bonus(self) -> float:
        """How far the way to the next bonus symbol is gone."""
        symbols, lap = self.state.edition.symbols, self.state.edition.lap
        if len(symbols) == 0:
            return 0.0
        at = self.state.points[self.seat] % lap
        last = symbols[len(symbols) - 1] - lap
        following = symbols[0] + lap
        for symbol in symbols:
            if at < symbol:
                following = symbol
                break
            last = symbol
        return self.w.bonus.at(self.left) * float(at - last) / float(following - last)

    def amulets(self) -> float:
        """The sets as they stand, and what a wide set promises."""
        kinds: i64 = 0
        for kind in range(i64(len(AMULETS))):
            if self.state.amulet_count(self.seat, kind) > 0:
                kinds += 1
        now = self.w.amulets.at(self.left) * float(amulet_points(self.state, self.seat))
        return now + self.w.amulet_kind.at(self.left) * float(kinds)

    def orders(self) -> float:
        """Fulfilled orders with their lasting effects, and how near the open ones are."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        total = float(order_points(state, seat))
        total += w.lasting.at(left) * float(count_bits(state.done_orders[seat]))
        wanted = state.open_orders[seat]
        if wanted == 0:
            return total
        each, part = w.order_open.at(left), w.order_part.at(left)
        free = vec[i64]([state.cubes[seat * 4 + kind] for kind in range(BASICS)])
        order: i64 = 0
        while wanted != 0:
            if wanted & 1 != 0:
                total += each
                cost = state.edition.orders[order].cubes
                for kind in range(len(cost)):
                    met = min(free[kind], cost[kind])
                    free[kind] -= met
                    total += part * float(met)
            wanted >>= 1
            order += 1
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
        for space in range(i64(INNER)):
            if state.seated[space] > 0:
                seniors += state.helpers_in(seat, space, 1)
        seated = float(state.seated_of(seat))
        return w.seated.at(left) * seated + w.senior.at(left) * float(seniors)

    def villages(self) -> float:
        """Assistants in villages: a chain on the worship board."""
        state, w, seat, left = self.state, self.w, self.seat, self.left
        total = 0.0
        longest: i64 = 0
        for village in range(i64(len(VILLAGES))):
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
        for kind in range(i64(BASICS)):
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


JUDGE: Final = Judge(
    RotundaEvaluator,
    TERMS,
    SearchSettings(spread=20, horizon=3, width=1, most=4, bounded=True),
    SearchSettings(spread=20, horizon=3, width=300, most=16, bounded=True),
)

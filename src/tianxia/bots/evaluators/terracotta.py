"""The judgement of Terracotta Army positions: what stands now, and what it will still bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.bots.evaluators.terracotta_board import BoardMemory, BoardWorth
from tianxia.bots.evaluators.terracotta_weights import Weights
from tianxia.core.native import i64, vec
from tianxia.core.rows import index_of
from tianxia.games.terracotta.cleanup import income_of, kept_by
from tianxia.games.terracotta.domination import NO_BREAKERS, dominate
from tianxia.games.terracotta.names import NO_PRIORITY, WEAPONS
from tianxia.games.terracotta.scoring import resources, tile_points
from tianxia.games.terracotta.state import ACTION_PHASE, GAME_OVER, SETUP, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE

TERMS: Final = [
    "points",
    "inspectors",
    "tiles",
    "musicians",
    "footmen",
    "groups",
    "archers",
    "clay",
    "coins",
    "weapons",
    "masters",
    "artisans",
    "order",
]
POINTS: Final = 0
INSPECTORS: Final = 1
TILES: Final = 2
MUSICIANS: Final = 3
FOOTMEN: Final = 4
GROUPS: Final = 5
ARCHERS: Final = 6
CLAY: Final = 7
COINS: Final = 8
ARMS: Final = 9
MASTERS_HIRED: Final = 10
ARTISANS: Final = 11
ORDER: Final = 12


class TerracottaEvaluator(SummedEvaluator[TerracottaState]):
    """Judges positions of Terracotta Army with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS
        self.memory: Final = BoardMemory(self.weights)

    def values(self, state: TerracottaState, seat: i64) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        values[POINTS] = float(state.points[seat])
        if state.phase != GAME_OVER and state.phase != SETUP:
            Judgement(state, seat, self.weights, self.memory.worth(state)).judge(values)
        return values


class Judgement:
    """One seat's position, weighed."""

    def __init__(
        self, state: TerracottaState, seat: int, weights: Weights, board: BoardWorth
    ) -> None:
        self.state: Final = state
        self.board: Final = board
        self.seat: Final = seat
        self.w: Final = weights
        rounds = state.edition.rounds
        turns = state.turns()
        done = (state.round - 1) * turns + min(state.turn, turns) if state.round > 0 else 0
        self.left: Final = 1.0 - float(done) / float(rounds * turns)  # of the game, 1 at its start
        self.rounds_left: Final[i64] = rounds - state.round
        self.progress: Final = min(1.0, float(state.turn) / float(turns))  # of this round

    def judge(self, values: list[float]) -> None:
        """Add the value of every term."""
        self.judge_round(values)
        self.judge_later(values)
        self.judge_end(values)
        self.judge_goods(values)
        self.judge_people(values)

    def judge_round(self, values: list[float]) -> None:
        """The scorings of this round as they stand, and what they would give the best rival."""
        state = self.state
        if state.phase != ACTION_PHASE:
            return
        sure = self.w.round_early + (1.0 - self.w.round_early) * self.progress
        values[INSPECTORS] += sure * self.ahead(self.board.lines)
        paid = self.board.tile
        if state.edition.tile_kind[state.tiles[state.round - 1]] == RESOURCE:
            paid = tile_points(state)
        values[TILES] += sure * self.ahead(paid)

    def ahead(self, points: vec[i64]) -> float:
        """Own points less a share of the best rival's."""
        best: i64 = 0
        for other in range(len(points)):
            if other != self.seat:
                best = max(best, points[other])
        return float(points[self.seat]) - self.w.rival_round * float(best)

    def judge_later(self, values: list[float]) -> None:
        """Lines, tiles and musicians of the rounds to come, as if nothing moved."""
        state, w, seat = self.state, self.w, self.seat
        values[INSPECTORS] += self.board.later_lines[seat]
        values[TILES] += w.tile * (self.board.later_tiles[seat] + self.riches())
        scorings = self.rounds_left + (1 if state.phase == ACTION_PHASE else 0)
        values[MUSICIANS] += w.musician * float(scorings) * float(self.board.musicians[seat])

    def riches(self) -> float:
        """What later tiles would pay for money and clay now; both come and go."""
        state = self.state
        edition = state.edition
        total = 0.0
        for number in range(state.round, edition.rounds):
            tile = state.tiles[number]
            if edition.tile_kind[tile] == RESOURCE:
                first, second = edition.tile_first[number], edition.tile_second[number]
                paid = dominate(resources(state, tile), NO_BREAKERS, first, second)
                total += 0.3 * float(paid[self.seat])
        return total

    def judge_end(self, values: list[float]) -> None:
        """Footmen, groups and archers: surer the later it is."""
        w, seat = self.w, self.seat
        values[FOOTMEN] = (1.0 - (1.0 - w.footman) * self.left) * float(self.board.footmen[seat])
        values[GROUPS] = (1.0 - (1.0 - w.group) * self.left) * float(self.board.groups[seat])
        values[GROUPS] += w.lone * self.left * float(self.board.lone[seat])
        values[ARCHERS] = w.archer * float(self.board.archers[seat])

    def judge_goods(self, values: list[float]) -> None:
        """Clay and coins: a share of a point each at the end, more while they can be spent."""
        state, w, seat = self.state, self.w, self.seat
        wet, dry, coins = float(state.wet[seat]), float(state.dry[seat]), float(state.coins[seat])
        half = 1.0 / float(state.edition.leftover_tokens)
        spend = min(1.0, 1.6 * self.left)
        drying = max(0.0, wet - float(kept_by(state, seat))) * self.progress  # soon only dry clay
        damp = w.wet * (wet - drying) + w.dry * (dry + drying)
        values[CLAY] = half * (wet + dry) + spend * self.useful(damp, wet + dry)
        values[COINS] = half * coins + spend * self.useful(w.coin * coins, coins)

    def useful(self, value: float, pieces: float) -> float:
        """Less for each piece, the more there are."""
        return value / (1.0 + self.w.fallow * pieces)

    def judge_people(self, values: list[float]) -> None:
        """Weapons, masters, artisans and the place in the turn order."""
        state, w, seat = self.state, self.w, self.seat
        active: i64 = 0
        for weapon in range(len(WEAPONS)):
            active += state.weapons[seat] >> weapon & 1
        values[ARMS] = w.weapon * float(active) * min(1.0, 2.0 * self.left)
        coming = float(self.rounds_left) + 1.0 - self.progress
        abilities = w.master * float(state.masters_of(seat)) * coming
        income = float(income_of(state, seat) + kept_by(state, seat))
        values[MASTERS_HIRED] = abilities + w.income * income * float(self.rounds_left + 1)
        values[ARTISANS] = w.artisan * float(state.artisans[seat]) * float(self.rounds_left)
        if self.rounds_left > 0:
            place = index_of(state.order, seat)
            if state.priority[seat] != NO_PRIORITY:
                place = state.priority[seat] - 1
            values[ORDER] = w.first * float(state.seats - 1 - place)

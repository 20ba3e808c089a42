"""The judgement of Terracotta Army positions: what stands now, and what it will still bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.bots.evaluators.terracotta_weights import Weights
from tianxia.games.terracotta.cleanup import income_of, kept_by
from tianxia.games.terracotta.domination import dominate, warrior_points
from tianxia.games.terracotta.figures import A_FOOTMAN, A_MUSICIAN, owner_of
from tianxia.games.terracotta.final import (
    archer_points,
    footman_points,
    group_points,
)
from tianxia.games.terracotta.grid import COLUMN_AREA, ROW_AREA
from tianxia.games.terracotta.mausoleum import connected, standing, warriors_in
from tianxia.games.terracotta.names import (
    COLUMN_INSPECTOR,
    NO_PRIORITY,
    ROW_INSPECTOR,
    WEAPONS,
)
from tianxia.games.terracotta.scoring import (
    inspector_points,
    musician_points,
    resources,
    tile_points,
    tile_warriors,
)
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

    def values(self, state: TerracottaState, seat: int) -> list[float]:
        """The value of every term."""
        return Judgement(state, seat, self.weights).values()


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: TerracottaState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        rounds = state.edition.rounds
        turns = state.turns()
        done = (state.round - 1) * turns + min(state.turn, turns) if state.round > 0 else 0
        self.left: Final = 1.0 - done / (rounds * turns)  # of the game, 1 at its start
        self.rounds_left: Final = rounds - state.round if state.phase != SETUP else rounds
        self.progress: Final = min(1.0, state.turn / turns)  # of this round

    def values(self) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        state, seat = self.state, self.seat
        values[POINTS] = float(state.points[seat])
        if state.phase == GAME_OVER or state.phase == SETUP:
            return values
        self.judge_round(values)
        self.judge_later(values)
        self.judge_end(values)
        self.judge_goods(values)
        self.judge_people(values)
        return values

    def judge_round(self, values: list[float]) -> None:
        """The scorings of this round as they stand, and what they would give the best rival."""
        state = self.state
        if state.phase != ACTION_PHASE:
            return
        sure = self.w.round_early + (1.0 - self.w.round_early) * self.progress
        lines = inspector_points(state, ROW_INSPECTOR)
        column = inspector_points(state, COLUMN_INSPECTOR)
        for other in range(state.seats):
            lines[other] = lines[other] + column[other]
        values[INSPECTORS] += sure * self.ahead(lines)
        values[TILES] += sure * self.ahead(tile_points(state))

    def ahead(self, points: list[int]) -> float:
        """Own points less a share of the best rival's."""
        best = 0
        for other in range(len(points)):
            if other != self.seat:
                best = max(best, points[other])
        return points[self.seat] - self.w.rival_round * best

    def judge_later(self, values: list[float]) -> None:
        """Lines, tiles and musicians of the rounds to come, as if nothing moved."""
        state, w, seat = self.state, self.w, self.seat
        edition = state.edition
        keep = w.next_line
        after = 1 if state.phase == ACTION_PHASE else 0
        for step in range(after, after + self.rounds_left):
            row = ROW_AREA[(state.inspectors[ROW_INSPECTOR] + step) % edition.track[ROW_INSPECTOR]]
            track = edition.track[COLUMN_INSPECTOR]
            column = COLUMN_AREA[(state.inspectors[COLUMN_INSPECTOR] + step) % track]
            first, second = edition.inspector_first, edition.inspector_second
            for area in (row, column):
                points = warrior_points(state, warriors_in(state, area), first, second)
                values[INSPECTORS] += keep * points[seat]
            keep *= w.later_line
        for number in range(state.round, edition.rounds):
            values[TILES] += w.tile * self.tile_share(number)
        scorings = self.rounds_left + (1 if state.phase == ACTION_PHASE else 0)
        for musician in standing(state, A_MUSICIAN):
            values[MUSICIANS] += w.musician * scorings * musician_points(state, musician)[seat]

    def tile_share(self, number: int) -> float:
        """What the tile of a later round would pay now; money comes and goes."""
        state = self.state
        edition = state.edition
        tile = state.tiles[number]
        first, second = edition.tile_first[number], edition.tile_second[number]
        if edition.tile_kind[tile] == RESOURCE:
            return 0.3 * dominate(resources(state, tile), None, first, second)[self.seat]
        return warrior_points(state, tile_warriors(state, tile), first, second)[self.seat]

    def judge_end(self, values: list[float]) -> None:
        """Footmen, groups and archers: surer the later it is."""
        state, w, seat = self.state, self.w, self.seat
        for footman in standing(state, A_FOOTMAN):
            sure = 1.0 - (1.0 - w.footman) * self.left
            values[FOOTMEN] += sure * footman_points(state, footman)[seat]
        least = state.edition.group_figures
        for group in connected(state):
            if len(group.warriors) + group.archers >= least:
                sure = 1.0 - (1.0 - w.group) * self.left
                values[GROUPS] += sure * group_points(state, group)[seat]
            else:
                for cell in group.warriors:
                    if owner_of(state.at[cell]) == seat:
                        values[GROUPS] += w.lone * self.left
        values[ARCHERS] = w.archer * archer_points(state)[seat]

    def judge_goods(self, values: list[float]) -> None:
        """Clay and coins: a share of a point each at the end, more while they can be spent."""
        state, w, seat = self.state, self.w, self.seat
        wet, dry, coins = state.wet[seat], state.dry[seat], state.coins[seat]
        half = 1.0 / state.edition.leftover_tokens
        spend = min(1.0, 1.6 * self.left)
        drying = max(0, wet - kept_by(state, seat)) * self.progress  # soon only dry clay
        damp = w.wet * (wet - drying) + w.dry * (dry + drying)
        values[CLAY] = half * (wet + dry) + spend * self.useful(damp, wet + dry)
        values[COINS] = half * coins + spend * self.useful(w.coin * coins, coins)

    def useful(self, value: float, pieces: int) -> float:
        """Less for each piece, the more there are."""
        return value / (1.0 + self.w.fallow * pieces)

    def judge_people(self, values: list[float]) -> None:
        """Weapons, masters, artisans and the place in the turn order."""
        state, w, seat = self.state, self.w, self.seat
        active = 0
        for weapon in range(len(WEAPONS)):
            active += state.weapons[seat] >> weapon & 1
        values[ARMS] = w.weapon * active * min(1.0, 2.0 * self.left)
        coming = self.rounds_left + 1.0 - self.progress
        abilities = w.master * state.masters_of(seat) * coming
        income = income_of(state, seat) + kept_by(state, seat)
        values[MASTERS_HIRED] = abilities + w.income * income * (self.rounds_left + 1)
        values[ARTISANS] = w.artisan * state.artisans[seat] * self.rounds_left
        if self.rounds_left > 0:
            place = state.order.index(seat)
            if state.priority[seat] != NO_PRIORITY:
                place = state.priority[seat] - 1
            values[ORDER] = w.first * (state.seats - 1 - place)

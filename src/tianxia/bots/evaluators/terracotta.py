"""The judgement of Terracotta Army positions: what stands now, and what it will still bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.rowed import RowedEvaluator, only
from tianxia.bots.evaluators.terracotta_board import BoardMemory, BoardWorth
from tianxia.bots.evaluators.terracotta_weights import Weights
from tianxia.bots.judge import Judge
from tianxia.core.native import i64, vec
from tianxia.core.rows import index_of
from tianxia.games.terracotta.cleanup import income_of, kept_by
from tianxia.games.terracotta.domination import leader_of, share_of
from tianxia.games.terracotta.names import NO_PRIORITY, WEAPONS
from tianxia.games.terracotta.scoring import resources, tile_points
from tianxia.games.terracotta.state import ACTION_PHASE, GAME_OVER, SETUP, TerracottaState
from tianxia.games.terracotta.tables import RESOURCE
from tianxia.search.ismcts import SearchSettings

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


class TerracottaEvaluator(RowedEvaluator[TerracottaState]):
    """Judges positions of Terracotta Army with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(TERMS)
        self.weights: Final = Weights() if weights is None else weights
        self.memory: Final = BoardMemory(self.weights)

    def weigh(self, state: TerracottaState, seat: i64) -> None:
        """Write every term into the row."""
        if state.phase == GAME_OVER or state.phase == SETUP:
            only(self.row, POINTS, float(state.points[seat]))
        else:
            Judgement(state, seat, self.weights, self.memory.worth(state)).weigh(self.row)


class Judgement:
    """One seat's position, weighed."""

    def __init__(
        self, state: TerracottaState, seat: i64, weights: Weights, board: BoardWorth
    ) -> None:
        self.state: Final = state
        self.board: Final = board
        self.seat: Final = seat
        self.w: Final = weights
        rounds = state.edition.rounds
        turns = state.turns()
        done: i64 = 0
        if state.round > 0:
            done = (state.round - 1) * turns + min(state.turn, turns)
        self.left: Final = 1.0 - float(done) / float(rounds * turns)  # of the game, 1 at its start
        self.rounds_left: Final[i64] = rounds - state.round
        self.progress: Final = min(1.0, float(state.turn) / float(turns))  # of this round
        self.kept: Final[i64] = kept_by(state, seat)
        self.acting: Final = state.phase == ACTION_PHASE
        # how sure the scorings of this round are
        self.sure: Final = weights.round_early + (1.0 - weights.round_early) * self.progress
        self.spend: Final = min(1.0, 1.6 * self.left)  # how far goods can still be spent

    def weigh(self, row: vec[float]) -> None:
        """Write every term."""
        row[POINTS] = float(self.state.points[self.seat])
        row[INSPECTORS] = self.inspectors()
        row[TILES] = self.tiles()
        row[MUSICIANS] = self.musicians()
        row[FOOTMEN] = self.footmen()
        row[GROUPS] = self.groups()
        row[ARCHERS] = self.w.archer * float(self.board.archers[self.seat])
        row[CLAY] = self.clay()
        row[COINS] = self.coins()
        row[ARMS] = self.weapons()
        row[MASTERS_HIRED] = self.masters()
        row[ARTISANS] = self.artisans()
        row[ORDER] = self.order()

    # -- the mausoleum ------------------------------------------------------------------------

    def inspectors(self) -> float:
        """The lines of this round as they stand, and those to come as if nothing moved."""
        later = self.board.later_lines[self.seat]
        return self.sure * self.ahead(self.board.lines) + later if self.acting else later

    def ahead(self, points: vec[i64]) -> float:
        """Own points less a share of the best rival's."""
        best: i64 = 0
        for other in range(len(points)):
            if other != self.seat:
                best = max(best, points[other])
        return float(points[self.seat]) - self.w.rival_round * float(best)

    def tiles(self) -> float:
        """The tile of this round as it stands, and those to come as if nothing moved."""
        state = self.state
        later = self.w.tile * (float(self.board.later_tiles[self.seat]) + self.riches())
        if not self.acting:
            return later
        paid = self.board.tile
        if state.edition.tile_kind[state.tiles[state.round - 1]] == RESOURCE:
            paid = tile_points(state)
        return self.sure * self.ahead(paid) + later

    def riches(self) -> float:
        """What later tiles would pay for money and clay now; both come and go."""
        state = self.state
        edition = state.edition
        total = 0.0
        for number in range(state.round, edition.rounds):
            tile = state.tiles[number]
            if edition.tile_kind[tile] == RESOURCE:
                owned = resources(state, tile)
                first, second = edition.tile_first[number], edition.tile_second[number]
                paid = share_of(owned, self.seat, leader_of(owned), first, second)
                total += 0.3 * float(paid)
        return total

    def musicians(self) -> float:
        """One scoring in each round that is left."""
        scorings = self.rounds_left + 1 if self.acting else self.rounds_left
        return self.w.musician * float(scorings) * float(self.board.musicians[self.seat])

    def footmen(self) -> float:
        """They pay at the end: surer the later it is."""
        sure = 1.0 - (1.0 - self.w.footman) * self.left
        return sure * float(self.board.footmen[self.seat])

    def groups(self) -> float:
        """They too; warriors without a group may still find one."""
        sure = 1.0 - (1.0 - self.w.group) * self.left
        lone = self.w.lone * self.left * float(self.board.lone[self.seat])
        return sure * float(self.board.groups[self.seat]) + lone

    # -- goods --------------------------------------------------------------------------------

    def clay(self) -> float:
        """A share of a point each at the end, more while it can be spent, above all if wet."""
        state, w, seat = self.state, self.w, self.seat
        wet, dry = float(state.wet[seat]), float(state.dry[seat])
        drying = max(0.0, wet - float(self.kept)) * self.progress  # soon only dry clay
        damp = w.wet * (wet - drying) + w.dry * (dry + drying)
        return self.leftover() * (wet + dry) + self.spend * self.useful(damp, wet + dry)

    def coins(self) -> float:
        """A share of a point each at the end, more while they can be spent."""
        coins = float(self.state.coins[self.seat])
        return self.leftover() * coins + self.spend * self.useful(self.w.coin * coins, coins)

    def leftover(self) -> float:
        """What a token is worth when the game is over."""
        return 1.0 / float(self.state.edition.leftover_tokens)

    def useful(self, value: float, pieces: float) -> float:
        """Less for each piece, the more there are."""
        return value / (1.0 + self.w.fallow * pieces)

    # -- people -------------------------------------------------------------------------------

    def weapons(self) -> float:
        """Active weapons, while there is time to use them."""
        active: i64 = 0
        for weapon in range(len(WEAPONS)):
            active += self.state.weapons[self.seat] >> weapon & 1
        return self.w.weapon * float(active) * min(1.0, 2.0 * self.left)

    def masters(self) -> float:
        """Abilities at hand, and what masters pay or keep from drying."""
        state, w, seat = self.state, self.w, self.seat
        coming = float(self.rounds_left) + 1.0 - self.progress
        abilities = w.master * float(state.masters_of(seat)) * coming
        income = float(income_of(state, seat) + self.kept)
        return abilities + w.income * income * float(self.rounds_left + 1)

    def artisans(self) -> float:
        """Artisans work in every round to come."""
        owned = float(self.state.artisans[self.seat])
        return self.w.artisan * owned * float(self.rounds_left)

    def order(self) -> float:
        """The place in the turn order of the next round."""
        state, seat = self.state, self.seat
        if self.rounds_left == 0:
            return 0.0
        place = state.priority[seat] - 1
        if state.priority[seat] == NO_PRIORITY:
            place = index_of(state.order, seat)
        return self.w.first * float(state.seats - 1 - place)


JUDGE: Final = Judge(
    TerracottaEvaluator, TERMS, SearchSettings(spread=40, horizon=2, width=100, most=4)
)

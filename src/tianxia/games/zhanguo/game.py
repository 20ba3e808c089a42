"""ZhanGuo as rules: wiring only."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.components import Components
from tianxia.core.grid import Grid
from tianxia.core.native import i64, vec
from tianxia.core.printed import FrameClass, Parts, Printed, PrintedRules
from tianxia.core.rows import plain
from tianxia.core.rules import Json, Part, Slice
from tianxia.core.scores import forecast_parts, ranks_in_order, scored_by
from tianxia.games.zhanguo import VERSION, encode, hidden, invariants, sheet, view
from tianxia.games.zhanguo.abilities import Activate, Activation
from tianxia.games.zhanguo.boards import Auction, Bid, GiveBoards, PickBoard, RemoveBoard
from tianxia.games.zhanguo.clauses import CLAUSES
from tianxia.games.zhanguo.drawing import DealCard, DrawPhase, LayAside, RevealAside
from tianxia.games.zhanguo.fresh import SAVED, fresh_state
from tianxia.games.zhanguo.governors import (
    ChooseBonusSpace,
    InstallGovernor,
    MoveGovernor,
    Pacify,
    PlaceGovernor,
)
from tianxia.games.zhanguo.markers import AddWorker, CalmRegion, TakeMarker, TakeMarker3
from tianxia.games.zhanguo.names import FOR_GOVERNORS, FOR_MARKERS, FOR_TASKS, FOR_WALLS
from tianxia.games.zhanguo.notes import MEANINGS
from tianxia.games.zhanguo.officials import BonusOfficial, Move, RecruitOfficial
from tianxia.games.zhanguo.palaces import BuildPalace, PayPalaceWorker
from tianxia.games.zhanguo.plays import ChoosePlay, PlayPhase, Turn
from tianxia.games.zhanguo.purse import BURDENS, PURSE, purse
from tianxia.games.zhanguo.rewards import (
    GiveReward,
    RebuildTrack,
    RewardOfficial,
    RewardPhase,
    TakeReward,
)
from tianxia.games.zhanguo.rounds import BeginRound
from tianxia.games.zhanguo.scoring import (
    FinalScoring,
    governor_points,
    marker_points,
    task_points,
    wall_points,
)
from tianxia.games.zhanguo.seen import Seen
from tianxia.games.zhanguo.setup import DrawFirstSeat, DrawTask, LayWallTile, SetUp
from tianxia.games.zhanguo.state import GAME_OVER, ZhanguoState
from tianxia.games.zhanguo.tables import SWITCHES, Edition, agreement, check_together
from tianxia.games.zhanguo.tasks import ClaimTasks, ClaimTime
from tianxia.games.zhanguo.things import things_of
from tianxia.games.zhanguo.walls import BuildWall, PayWallWorker
from tianxia.games.zhanguo.workers import HireWorkers, MoveWorker

__all__ = ["RULES", "SWITCHES"]

QUESTIONS: Final[list[FrameClass]] = [
    DrawFirstSeat,
    LayWallTile,
    DrawTask,
    RemoveBoard,
    PickBoard,
    Bid,
    DealCard,
    LayAside,
    ChoosePlay,
    RecruitOfficial,
    InstallGovernor,
    ChooseBonusSpace,
    BonusOfficial,
    Move,
    HireWorkers,
    BuildPalace,
    PayPalaceWorker,
    TakeMarker3,
    BuildWall,
    PayWallWorker,
    Activate,
    TakeMarker,
    CalmRegion,
    MoveWorker,
    AddWorker,
    MoveGovernor,
    ClaimTasks,
    TakeReward,
    RewardOfficial,
    PlaceGovernor,
]
STEPS: Final[list[FrameClass]] = [
    SetUp,
    GiveBoards,
    Auction,
    BeginRound,
    DrawPhase,
    RevealAside,
    PlayPhase,
    Turn,
    Activation,
    Pacify,
    ClaimTime,
    RewardPhase,
    GiveReward,
    RebuildTrack,
    FinalScoring,
]
PARTS: Final = Parts(QUESTIONS, STEPS, SAVED, MEANINGS, CLAUSES)
PRINTED: Final = Printed(Edition, agreement, [], "player_colour")


class Zhanguo(PrintedRules[ZhanguoState, Edition]):
    """ZhanGuo with all its variants, for two to four."""

    def __init__(self, components: Components) -> None:
        super().__init__("zhanguo", VERSION, 4, components, PRINTED, PARTS)
        self.things = things_of(self.usual_edition().space_name)
        self.counters = PURSE
        self.burdens = BURDENS

    def check_together(self, seats: int, edition: Edition) -> None:
        check_together(seats, edition)

    def fresh_state(self, seats: int, edition: Edition) -> ZhanguoState:
        return fresh_state(seats, edition)

    def edition_of(self, state: ZhanguoState) -> Edition:
        return state.edition

    def clone(self, state: ZhanguoState) -> ZhanguoState:
        return state.clone()

    def ranking(self, state: ZhanguoState) -> list[int]:
        return ranks_in_order(state.points, plain(state.tie_order()))

    def forecast_for(self, state: ZhanguoState, seat: int) -> list[Part]:
        over = state.phase == GAME_OVER
        if over:
            scored = scored_by(state, seat)
            final = [scored[s] for s in (FOR_GOVERNORS, FOR_MARKERS, FOR_TASKS, FOR_WALLS)]
        else:
            final = [
                governor_points(state, seat),
                marker_points(state, seat),
                task_points(state, seat),
                wall_points(state, seat),
            ]
        names = ["governors", "markers", "tasks", "walls"]
        return forecast_parts(state.points[seat], names, final, over)

    def purse(self, state: ZhanguoState, seat: int) -> list[int]:
        return purse(state, seat)

    def view(self, state: ZhanguoState, viewer: int) -> Json:
        return cast("Json", view.view(state, viewer))

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(cast("Seen", view))

    def determinize(self, state: ZhanguoState, viewer: int, seed: int) -> None:
        hidden.determinize(state, viewer, seed)

    def write(self, state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
        encode.write(state, viewer, out, at, self.places)

    def slices(self) -> list[Slice]:
        return encode.SLICES.of(self.usual_edition().rounds)

    def broken(self, state: ZhanguoState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: ZhanguoState, after: ZhanguoState) -> list[str]:
        return invariants.broken_by(before, after)


RULES: Final = Zhanguo

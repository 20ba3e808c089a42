"""Terracotta Army as rules: wiring only."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.components import Components
from tianxia.core.grid import Grid
from tianxia.core.native import i64, vec
from tianxia.core.printed import FrameClass, Parts, Printed, PrintedRules
from tianxia.core.rows import plain
from tianxia.core.rules import Json, Part, Slice
from tianxia.core.scores import forecast_parts, ranks_in_order, scored_by
from tianxia.games.terracotta import VERSION, encode, invariants, sheet, view
from tianxia.games.terracotta.actions import UseAbility
from tianxia.games.terracotta.building import ChooseWarrior, PlaceWarrior
from tianxia.games.terracotta.clauses import CLAUSES
from tianxia.games.terracotta.cleanup import CleanupPhase
from tianxia.games.terracotta.figures import A_FOOTMAN
from tianxia.games.terracotta.final import (
    FinalScoring,
    archer_points,
    footman_points,
    group_points,
    leftover_points,
)
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.masters import ChooseWarehouses
from tianxia.games.terracotta.mausoleum import groups_in, standing
from tianxia.games.terracotta.moving import MoveWarrior
from tianxia.games.terracotta.names import FOR_ARCHER, FOR_FOOTMAN, FOR_GROUP, FOR_LEFTOVER
from tianxia.games.terracotta.notes import MEANINGS
from tianxia.games.terracotta.purse import PURSE, purse
from tianxia.games.terracotta.ring_actions import InnerAction, MiddleAction, OuterAction
from tianxia.games.terracotta.rounds import BeginRound, NextTurn
from tianxia.games.terracotta.scoring import ScoringPhase
from tianxia.games.terracotta.seen import Seen
from tianxia.games.terracotta.setup import (
    DrawFirstSeat,
    DrawTile,
    SetUp,
    TakePlaces,
    TurnInnerRing,
    TurnMiddleRing,
)
from tianxia.games.terracotta.specialists import (
    BuySpecialist,
    MountWarrior,
    PlaceArcher,
    PlaceSpecialist,
)
from tianxia.games.terracotta.state import (
    GAME_OVER,
    SAVED,
    TerracottaState,
    fresh_state,
)
from tianxia.games.terracotta.tables import SWITCHES, Edition, agreement
from tianxia.games.terracotta.things import THINGS
from tianxia.games.terracotta.weapons import UseWeapon
from tianxia.games.terracotta.workshop import PlaceWorker

__all__ = ["RULES", "SWITCHES"]

QUESTIONS: Final[list[FrameClass]] = [
    TurnInnerRing,
    TurnMiddleRing,
    DrawTile,
    DrawFirstSeat,
    PlaceWorker,
    InnerAction,
    MiddleAction,
    OuterAction,
    ChooseWarrior,
    PlaceWarrior,
    UseWeapon,
    MoveInspector,
    MoveWarrior,
    UseAbility,
    ChooseWarehouses,
    BuySpecialist,
    PlaceSpecialist,
    PlaceArcher,
    MountWarrior,
]
STEPS: Final[list[FrameClass]] = [
    SetUp,
    TakePlaces,
    BeginRound,
    NextTurn,
    ScoringPhase,
    CleanupPhase,
    FinalScoring,
]
FINAL_SOURCES: Final = [FOR_FOOTMAN, FOR_GROUP, FOR_ARCHER, FOR_LEFTOVER]
PARTS: Final = Parts(QUESTIONS, STEPS, SAVED, MEANINGS, CLAUSES)
PRINTED: Final = Printed(Edition, agreement, ["players"], "colors")


class Terracotta(PrintedRules[TerracottaState, Edition]):
    """Terracotta Army for two to four."""

    def __init__(self, components: Components) -> None:
        super().__init__("terracotta", VERSION, 4, components, PRINTED, PARTS)
        self.things = THINGS
        self.counters = PURSE
        self.burdens = []

    def fresh_state(self, seats: int, edition: Edition) -> TerracottaState:
        return fresh_state(seats, edition)

    def edition_of(self, state: TerracottaState) -> Edition:
        return state.edition

    def clone(self, state: TerracottaState) -> TerracottaState:
        return state.clone()

    def ranking(self, state: TerracottaState) -> list[int]:
        return ranks_in_order(state.points, plain(state.order))

    def forecast(self, state: TerracottaState) -> list[list[Part]]:
        final = self.final_parts(state)
        names = ["footmen", "groups", "archers", "leftovers"]
        over = state.phase == GAME_OVER
        return [
            forecast_parts(state.points[seat], names, [part[seat] for part in final], over)
            for seat in range(state.seats)
        ]

    def final_parts(self, state: TerracottaState) -> list[list[int]]:
        """The final points by part and seat."""
        seats = range(state.seats)
        if state.phase == GAME_OVER:
            return [[scored_by(state, seat)[s] for seat in seats] for s in FINAL_SOURCES]
        footmen = [footman_points(state, cell) for cell in standing(state, A_FOOTMAN)]
        groups = [group_points(state, group) for group in groups_in(state)]
        return [
            [sum(points[seat] for points in footmen) for seat in seats],
            [sum(points[seat] for points in groups) for seat in seats],
            plain(archer_points(state)),
            [leftover_points(state, seat) for seat in seats],
        ]

    def purse(self, state: TerracottaState, seat: int) -> list[int]:
        return purse(state, seat)

    def view(self, state: TerracottaState, viewer: int) -> Json:
        return cast("Json", view.view(state))

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(cast("Seen", view))

    def write(self, state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
        encode.write(state, viewer, out, at, self.places)

    def slices(self) -> list[Slice]:
        return encode.SLICES.of(self.usual_edition().rounds)

    def broken(self, state: TerracottaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: TerracottaState, after: TerracottaState) -> list[str]:
        return invariants.broken_by(before, after)


RULES: Final = Terracotta

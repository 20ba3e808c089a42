"""In the Year of the Dragon as rules: wiring only."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.components import Components
from tianxia.core.grid import Grid
from tianxia.core.native import i64, vec
from tianxia.core.printed import FrameClass, Parts, Printed, PrintedRules
from tianxia.core.rows import plain
from tianxia.core.rules import Json, Part, Slice
from tianxia.core.scores import forecast_parts, ranks_in_order, scored_by
from tianxia.games.dragon import VERSION, encode, invariants, sheet, view
from tianxia.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealAction
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.clauses import CLAUSES
from tianxia.games.dragon.effects import monk_points
from tianxia.games.dragon.events import ResolveEvent
from tianxia.games.dragon.names import FOR_MONEY, FOR_MONKS, FOR_PERSONS
from tianxia.games.dragon.notes import MEANINGS
from tianxia.games.dragon.persons import PersonPhase, PlacePerson, PlayCard, ReplacePerson
from tianxia.games.dragon.purse import PURSE, purse
from tianxia.games.dragon.releasing import (
    DroughtRelease,
    EventRelease,
    QuakeRelease,
    WallRelease,
)
from tianxia.games.dragon.rounds import BeginRound
from tianxia.games.dragon.scoring import (
    Decay,
    FinalScoring,
    RoundScoring,
    money_points,
    person_points,
)
from tianxia.games.dragon.seen import Seen
from tianxia.games.dragon.setup import DealEvent, Draft, DraftPair, DrawStartSeat, SetUp
from tianxia.games.dragon.state import GAME_OVER, SAVED, DragonState, fresh_state
from tianxia.games.dragon.super_events import (
    ChooseEdict,
    ChooseSunrise,
    DiscardCard,
    DrawSuperEvent,
    FloodReturn,
    QuakeFloor,
    SunriseTurn,
    SuperEvent,
)
from tianxia.games.dragon.tables import SWITCHES, Edition, agreement
from tianxia.games.dragon.things import THINGS
from tianxia.games.dragon.wall import BuildWall, DrawWallTile, WallCheck

__all__ = ["RULES", "SWITCHES"]

QUESTIONS: Final[list[FrameClass]] = [
    DealEvent,
    DrawSuperEvent,
    DrawStartSeat,
    DraftPair,
    DealAction,
    ChooseAction,
    BuildFloor,
    BuyPrivilege,
    BuildWall,
    DrawWallTile,
    PlayCard,
    PlacePerson,
    ReplacePerson,
    EventRelease,
    DroughtRelease,
    WallRelease,
    QuakeFloor,
    QuakeRelease,
    FloodReturn,
    DiscardCard,
    ChooseSunrise,
    ChooseEdict,
]
STEPS: Final[list[FrameClass]] = [
    SetUp,
    Draft,
    BeginRound,
    ActionPhase,
    PersonPhase,
    ResolveEvent,
    WallCheck,
    SuperEvent,
    SunriseTurn,
    Decay,
    RoundScoring,
    FinalScoring,
]
PARTS: Final = Parts(QUESTIONS, STEPS, SAVED, MEANINGS, CLAUSES)
PRINTED: Final = Printed(Edition, agreement, ["player_count"], "player_color")


class Dragon(PrintedRules[DragonState, Edition]):
    """In the Year of the Dragon with both expansions, for two to five."""

    def __init__(self, components: Components) -> None:
        super().__init__("dragon", VERSION, 5, components, PRINTED, PARTS)
        self.things = THINGS
        self.counters = PURSE
        self.burdens = []

    def fresh_state(self, seats: int, edition: Edition) -> DragonState:
        return fresh_state(seats, edition)

    def edition_of(self, state: DragonState) -> Edition:
        return state.edition

    def clone(self, state: DragonState) -> DragonState:
        return state.clone()

    def ranking(self, state: DragonState) -> list[int]:
        return ranks_in_order(state.points, plain(state.track_order()))

    def forecast_for(self, state: DragonState, seat: int) -> list[Part]:
        over = state.phase == GAME_OVER
        if over:
            scored = scored_by(state, seat)
            final = [scored[FOR_PERSONS], scored[FOR_MONKS], scored[FOR_MONEY]]
        else:
            final = [
                person_points(state, seat),
                monk_points(state, seat),
                money_points(state, seat),
            ]
        return forecast_parts(state.points[seat], ["persons", "monks", "money"], final, over)

    def purse(self, state: DragonState, seat: int) -> list[int]:
        return purse(state, seat)

    def view(self, state: DragonState, viewer: int) -> Json:
        return cast("Json", view.view(state, viewer))

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(cast("Seen", view))

    def write(self, state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
        encode.write(state, viewer, out, at, self.places)

    def slices(self) -> list[Slice]:
        return encode.SLICES.of(self.usual_edition().rounds)

    def broken(self, state: DragonState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: DragonState, after: DragonState) -> list[str]:
        return invariants.broken_by(before, after)


RULES: Final = Dragon

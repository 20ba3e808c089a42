"""Round House as rules: wiring only."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.components import Components
from tianxia.core.grid import Grid
from tianxia.core.marks import MARKS
from tianxia.core.native import i64, vec
from tianxia.core.printed import FrameClass, Parts, Printed, PrintedRules
from tianxia.core.rules import Json, Part, Slice
from tianxia.core.scores import forecast_parts, ranks_shared, scored_by
from tianxia.games.rotunda import VERSION, encode, invariants, sheet, view
from tianxia.games.rotunda.clauses import CLAUSES
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.effects import TakeOne
from tianxia.games.rotunda.experts import ExpertStep, LayAside, UseExpert
from tianxia.games.rotunda.fresh import fresh_state
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.inner_rooms import (
    VisitBanker,
    VisitExpertRoom,
    VisitMarket,
    VisitSmugglersDen,
    VisitSupplier,
)
from tianxia.games.rotunda.movement import BeginMove, MoveLeader, MoveNeutral, NeutralStep
from tianxia.games.rotunda.names import CATEGORIES, MAX_SEATS
from tianxia.games.rotunda.notes import MEANINGS
from tianxia.games.rotunda.orders import BonusStep, FulfilOrder, OrderStep, PayOrder, TakeBonus
from tianxia.games.rotunda.outer_rooms import (
    VisitBank,
    VisitGuildHall,
    VisitRetailer,
    VisitTradingPost,
    VisitWarehouse,
    VisitWholesaler,
)
from tianxia.games.rotunda.pools import (
    BuryExperts,
    DrawAmulet,
    RefillExperts,
    ShowBack,
    TurnExpert,
    TurnOrder,
    TurnSmuggler,
)
from tianxia.games.rotunda.purse import PURSE, purse
from tianxia.games.rotunda.scoring import FinalScoring, cash, final_points
from tianxia.games.rotunda.seen import Seen
from tianxia.games.rotunda.selling import SellCube
from tianxia.games.rotunda.session import UseAssistants
from tianxia.games.rotunda.setup import (
    ChooseHall,
    DealRoom,
    DealStartOrder,
    DrawGate,
    DrawStartSeat,
    FirstTurn,
    PlaceHall,
    PlaceNeutral,
    SetUp,
)
from tianxia.games.rotunda.state import GAME_OVER, SAVED, RotundaState
from tianxia.games.rotunda.steward import VisitSteward
from tianxia.games.rotunda.tables import SWITCHES, Edition, agreement, check_together
from tianxia.games.rotunda.things import THINGS
from tianxia.games.rotunda.trade import VisitBlackMarket
from tianxia.games.rotunda.turns import AfterRoom, BeginTurn, EndTurn
from tianxia.games.rotunda.worship import (
    EdgeReward,
    PayHomage,
    ReturnChain,
    TakeWorshipAmulet,
    WorshipActs,
)

__all__ = ["RULES", "SWITCHES"]

QUESTIONS: Final[list[FrameClass]] = [
    DrawStartSeat,
    DealRoom,
    DrawAmulet,
    TurnSmuggler,
    DealStartOrder,
    TurnOrder,
    ShowBack,
    TurnExpert,
    PlaceNeutral,
    DrawGate,
    ChooseHall,
    UseExpert,
    TakeOne,
    SellCube,
    MoveNeutral,
    MoveLeader,
    VisitSupplier,
    VisitSmugglersDen,
    VisitMarket,
    VisitExpertRoom,
    VisitBanker,
    VisitSteward,
    VisitRetailer,
    VisitWholesaler,
    VisitBank,
    VisitBlackMarket,
    VisitTradingPost,
    VisitGuildHall,
    VisitWarehouse,
    UseAssistants,
    DiscardExpert,
    PayHomage,
    TakeWorshipAmulet,
    TakeBonus,
    FulfilOrder,
    PayOrder,
]
STEPS: Final[list[FrameClass]] = [
    SetUp,
    PlaceHall,
    FirstTurn,
    BeginTurn,
    ExpertStep,
    LayAside,
    NeutralStep,
    BeginMove,
    CleanUp,
    AfterRoom,
    EdgeReward,
    WorshipActs,
    ReturnChain,
    BonusStep,
    OrderStep,
    EndTurn,
    BuryExperts,
    RefillExperts,
    FinalScoring,
]
PARTS: Final = Parts(QUESTIONS, STEPS, SAVED, MEANINGS, CLAUSES)
PRINTED: Final = Printed(Edition, agreement, [], "player_colors")


class Rotunda(PrintedRules[RotundaState, Edition]):
    """Round House with the advanced experts and the game for two, for two to five."""

    def __init__(self, components: Components) -> None:
        super().__init__("rotunda", VERSION, 5, components, PRINTED, PARTS)
        self.things = THINGS
        self.counters = PURSE
        self.burdens = []

    def marks(self, seats: int) -> list[str]:
        """Two play black and yellow: the other colours are neutral leaders then."""
        rows = self.components.rows("by_players", [f"p{n}" for n in range(2, MAX_SEATS + 1)])
        return rows[seats - 2].words(self.printed.colours, MARKS)

    def check_together(self, seats: int, edition: Edition) -> None:
        check_together(seats, edition)

    def fresh_state(self, seats: int, edition: Edition) -> RotundaState:
        return fresh_state(seats, edition)

    def edition_of(self, state: RotundaState) -> Edition:
        return state.edition

    def clone(self, state: RotundaState) -> RotundaState:
        return state.clone()

    def ranking(self, state: RotundaState) -> list[int]:
        """Most points, then most coins after conversion; equal in both share the place."""
        return ranks_shared([[state.points[s], cash(state, s)] for s in range(state.seats)])

    def forecast_for(self, state: RotundaState, seat: int) -> list[Part]:
        over = state.phase == GAME_OVER
        scored = scored_by(state, seat)
        final = final_points(state, seat)
        names = [CATEGORIES[source] for source, _ in final]
        points = [scored[source] if over else n for source, n in final]
        return forecast_parts(state.points[seat], names, points, over)

    def purse(self, state: RotundaState, seat: int) -> list[int]:
        return purse(state, seat)

    def view(self, state: RotundaState, viewer: int) -> Json:
        return cast("Json", view.view(state))

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(cast("Seen", view), self.usual_edition())

    def determinize(self, state: RotundaState, viewer: int, seed: int) -> None:
        view.determinize(state, seed)

    def write(self, state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
        encode.write(state, viewer, out, at, self.places)

    def slices(self) -> list[Slice]:
        return encode.SLICES.of()

    def broken(self, state: RotundaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: RotundaState, after: RotundaState) -> list[str]:
        return invariants.broken_by(before, after)


RULES: Final = Rotunda

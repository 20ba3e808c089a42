"""Tea Garden as rules: wiring only."""

from __future__ import annotations

from typing import Final, cast

from tianxia.core.components import Components
from tianxia.core.grid import Grid
from tianxia.core.native import i64, vec
from tianxia.core.printed import FrameClass, Parts, Printed, PrintedRules
from tianxia.core.rules import Json, Part, Slice
from tianxia.core.scores import forecast_parts, ranks_shared, scored_by
from tianxia.games.tea_garden import VERSION, encode, invariants, sheet, view
from tianxia.games.tea_garden.bonuses import (
    Bonus,
    PlaceMarker,
    TakeEmperorCard,
    TrashCard,
)
from tianxia.games.tea_garden.buying import ReplaceTeapot, TakeCard
from tianxia.games.tea_garden.caravans import NextCaravan, StrengthReward, WinCaravan
from tianxia.games.tea_garden.cards import DrawCard
from tianxia.games.tea_garden.clauses import CLAUSES
from tianxia.games.tea_garden.decks import (
    DealAction,
    DealBonus,
    DealCaravan,
    DealCup,
    DealEmperor,
)
from tianxia.games.tea_garden.drawing import DiscardCard, DrawBonus, SwapBonus
from tianxia.games.tea_garden.founding import ChoosePagoda, ChooseSpace
from tianxia.games.tea_garden.free_actions import Climb
from tianxia.games.tea_garden.leaves import FermentBonus, FermentLeaf, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.names import CATEGORIES, FOR_ACTION_CARDS
from tianxia.games.tea_garden.notes import MEANINGS
from tianxia.games.tea_garden.open_turn import TakeTurn
from tianxia.games.tea_garden.paying import (
    PayCaravan,
    PayCard,
    PayEmperor,
    PayFourthTurn,
    PayRepeat,
)
from tianxia.games.tea_garden.purse import PURSE, purse
from tianxia.games.tea_garden.rounds import BeginRound, DrawHand, NextTurn, Ripen, Upkeep
from tianxia.games.tea_garden.scoring import FinalScoring, final_points
from tianxia.games.tea_garden.secondary import (
    AfterSecondary,
    ChooseHalf,
    ChooseStack,
    PlaceCup,
    Repeat,
    RepeatSecondary,
)
from tianxia.games.tea_garden.seen import Seen
from tianxia.games.tea_garden.setup import DrawStartSeat, FirstHand, SetUp
from tianxia.games.tea_garden.state import GAME_OVER, SAVED, TeaState, fresh_state
from tianxia.games.tea_garden.tables import SWITCHES, Edition, agreement, check_together
from tianxia.games.tea_garden.things import THINGS
from tianxia.games.tea_garden.turns import AddCard, BeforeCards, BeginTurn

__all__ = ["RULES", "SWITCHES"]

QUESTIONS: Final[list[FrameClass]] = [
    DealBonus,
    DealCup,
    DealAction,
    DealCaravan,
    DealEmperor,
    DrawCard,
    DrawStartSeat,
    BeginTurn,
    PayFourthTurn,
    BeforeCards,
    AddCard,
    TakeTurn,
    ChoosePagoda,
    ChooseSpace,
    ReplaceTeapot,
    PayCard,
    PayCaravan,
    FermentLeaf,
    HarvestGarden,
    PlaceCup,
    RepeatSecondary,
    PayRepeat,
    ChooseStack,
    ChooseHalf,
    PayEmperor,
    PlaceMarker,
    FermentBonus,
    DrawBonus,
    SwapBonus,
    DiscardCard,
    TakeEmperorCard,
    TrashCard,
    SellLeaf,
]
STEPS: Final[list[FrameClass]] = [
    SetUp,
    FirstHand,
    BeginRound,
    NextTurn,
    Upkeep,
    Ripen,
    DrawHand,
    FinalScoring,
    Bonus,
    TakeCard,
    WinCaravan,
    StrengthReward,
    NextCaravan,
    AfterSecondary,
    Repeat,
    Climb,
]
PARTS: Final = Parts(QUESTIONS, STEPS, SAVED, MEANINGS, CLAUSES)
PRINTED: Final = Printed(Edition, agreement, [], "player_colors.ids")


class TeaGarden(PrintedRules[TeaState, Edition]):
    """Tea Garden for two to four."""

    def __init__(self, components: Components) -> None:
        super().__init__("tea_garden", VERSION, 4, components, PRINTED, PARTS)
        self.things = THINGS
        self.counters = PURSE
        self.burdens = []

    def check_together(self, seats: int, edition: Edition) -> None:
        check_together(seats, edition)

    def fresh_state(self, seats: int, edition: Edition) -> TeaState:
        return fresh_state(seats, edition)

    def edition_of(self, state: TeaState) -> Edition:
        return state.edition

    def clone(self, state: TeaState) -> TeaState:
        return state.clone()

    def ranking(self, state: TeaState) -> list[int]:
        """By points, then leaves, then fermented leaves; who is equal in all shares a place."""
        standing: list[list[int]] = []
        for seat in range(state.seats):
            fermented = state.fermented_of(seat)
            standing.append([state.points[seat], state.fresh_of(seat) + fermented, fermented])
        return ranks_shared(standing)

    def forecast_for(self, state: TeaState, seat: int) -> list[Part]:
        over = state.phase == GAME_OVER
        scored = scored_by(state, seat)
        final = scored[FOR_ACTION_CARDS:] if over else final_points(state, seat)
        return forecast_parts(state.points[seat], CATEGORIES[FOR_ACTION_CARDS:], final, over)

    def purse(self, state: TeaState, seat: int) -> list[int]:
        return purse(state, seat)

    def view(self, state: TeaState, viewer: int) -> Json:
        return cast("Json", view.view(state, viewer))

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(cast("Seen", view))

    def determinize(self, state: TeaState, viewer: int, seed: int) -> None:
        view.determinize(state, viewer, seed)

    def write(self, state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
        encode.write(state, viewer, out, at, self.places)

    def slices(self) -> list[Slice]:
        return encode.SLICES.of(self.usual_edition().rounds)

    def broken(self, state: TeaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: TeaState, after: TeaState) -> list[str]:
        return invariants.broken_by(before, after)


RULES: Final = TeaGarden

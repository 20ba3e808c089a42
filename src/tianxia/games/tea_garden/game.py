"""Tea Garden as rules: wiring only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tianxia.core.agenda import NATURE, Decision, Frame, State, settle
from tianxia.core.components import Components
from tianxia.core.errors import Unreadable
from tianxia.core.grid import Grid
from tianxia.core.rules import Catalogue, Json, OptionValue, Part, Rules, Slice
from tianxia.core.words import Arg
from tianxia.games.tea_garden import encode, invariants, notes, saving, sheet, view
from tianxia.games.tea_garden.bonuses import (
    Bonus,
    DiscardCard,
    DrawBonus,
    PlaceMarker,
    SwapBonus,
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
from tianxia.games.tea_garden.founding import ChoosePagoda, ChooseSpace
from tianxia.games.tea_garden.free_actions import Climb
from tianxia.games.tea_garden.leaves import FermentBonus, FermentLeaf, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.names import CATEGORIES, FOR_ACTION_CARDS
from tianxia.games.tea_garden.open_turn import TakeTurn
from tianxia.games.tea_garden.paying import (
    PayCaravan,
    PayCard,
    PayEmperor,
    PayFourthTurn,
    PayRepeat,
)
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
from tianxia.games.tea_garden.setup import DrawStartSeat, FirstHand, SetUp
from tianxia.games.tea_garden.state import GAME_OVER, KINDS_OF_POINTS, TeaState, fresh_state
from tianxia.games.tea_garden.tables import Edition, edition
from tianxia.games.tea_garden.turns import AddCard, BeforeCards, BeginTurn

QUESTIONS: Final[list[Callable[..., Frame]]] = [
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
STEPS: Final[list[Callable[..., Frame]]] = [
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


class TeaGarden(Rules[TeaState]):
    """Tea Garden for two to four."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.editions: Final[dict[str, Edition]] = {}
        self.name = "tea_garden"
        self.version = 1
        self.seats_min = components.whole("meta.players_min", 2, 4)
        self.seats_max = components.whole("meta.players_max", 2, 4)
        self.options = components.options([])
        self.components_hash = components.hash()
        self.frames: Final[dict[str, Callable[..., Frame]]] = {
            made.__name__: made for made in [*QUESTIONS, *STEPS]
        }
        # a catalogue holds questions of one game, whatever their states are called
        prototypes = [cast("Decision[State]", made(0)) for made in QUESTIONS]
        self.catalogue = Catalogue(prototypes)
        self.edition_for(self.read_options({}))  # a bad file is refused here, not in the first game

    def edition_for(self, options: dict[str, OptionValue]) -> Edition:
        """The values of a table with these options, made once."""
        key = "|".join([str(options[option.name]) for option in self.options])
        if key not in self.editions:
            self.editions[key] = edition(self.components, options)
        return self.editions[key]

    def new_game(self, seats: int, options: Json) -> TeaState:
        self.check_seats(seats)
        agreed = self.edition_for(self.read_options(options))
        if agreed.start_seat >= seats:
            raise Unreadable(f"Seat {agreed.start_seat + 1} cannot start a game for {seats}.")
        state = fresh_state(seats, agreed)
        state.push(SetUp(NATURE))
        settle(state)
        return state

    def clone(self, state: TeaState) -> TeaState:
        return state.clone()

    def scores(self, state: TeaState) -> list[int]:
        return state.points[:]

    def ranking(self, state: TeaState) -> list[int]:
        """By points, then leaves, then fermented leaves; who is equal in all shares a place."""
        standing: list[list[int]] = []
        for seat in range(state.seats):
            fermented = state.fermented_of(seat)
            standing.append([state.points[seat], state.fresh_of(seat) + fermented, fermented])
        return [1 + sum(other > own for other in standing) for own in standing]

    def forecast(self, state: TeaState) -> list[list[Part]]:
        return [self.forecast_for(state, seat) for seat in range(state.seats)]

    def forecast_for(self, state: TeaState, seat: int) -> list[Part]:
        """Points now and those of the final scoring; when that is done, what it gave."""
        if state.phase == GAME_OVER:
            first = seat * KINDS_OF_POINTS
            final = state.scored[first + FOR_ACTION_CARDS : first + KINDS_OF_POINTS]
            now = state.points[seat] - sum(final)
        else:
            final = final_points(state, seat)
            now = state.points[seat]
        names = ["now", *CATEGORIES[FOR_ACTION_CARDS:]]
        return [Part(name, points) for name, points in zip(names, [now, *final], strict=True)]

    def view(self, state: TeaState, viewer: int) -> Json:
        return view.view(state, viewer)

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(view)

    def determinize(self, state: TeaState, viewer: int, seed: int) -> None:
        view.determinize(state, viewer, seed)

    def encode(self, state: TeaState, viewer: int, out: list[float]) -> None:
        encode.encode(state, viewer, out)

    def slices(self) -> list[Slice]:
        return encode.slices(self.edition_for(self.read_options({})).rounds)

    def round_of(self, state: TeaState) -> int:
        return state.round

    def broken(self, state: TeaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: TeaState, after: TeaState) -> list[str]:
        return invariants.broken_by(before, after)

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return notes.note_args(kind, a, b, c)

    def clause_of(self, reason: str) -> str:
        return CLAUSES.get(reason, "")

    def dump(self, state: TeaState) -> Json:
        return saving.dump(state)

    def load(self, data: Json) -> TeaState:
        return saving.load(data, self.frames, self.edition_as_agreed)

    def edition_as_agreed(self, agreed: list[int]) -> Edition:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = Edition(self.components)
            start_seat, strict, auto_space, auto_pay = agreed
            made.agree(start_seat, bool(strict), bool(auto_space), bool(auto_pay))
            self.editions[key] = made
        return self.editions[key]

"""Round House as rules: wiring only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tianxia.core.agenda import NATURE, Decision, Frame, State, settle
from tianxia.core.components import Components
from tianxia.core.errors import Unreadable
from tianxia.core.grid import Grid
from tianxia.core.rules import (
    Catalogue,
    Json,
    OptionValue,
    Part,
    Rules,
    Slice,
    dump_agenda,
    ints,
    load_agenda,
    whole,
)
from tianxia.core.words import Arg
from tianxia.games.rotunda import encode, invariants, notes, sheet, view
from tianxia.games.rotunda.clauses import CLAUSES
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.effects import TakeOne
from tianxia.games.rotunda.experts import ExpertStep, LayAside, UseExpert
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.inner_rooms import (
    VisitBanker,
    VisitExpertRoom,
    VisitMarket,
    VisitSmugglersDen,
    VisitSupplier,
)
from tianxia.games.rotunda.movement import BeginMove, MoveLeader, MoveNeutral, NeutralStep
from tianxia.games.rotunda.names import CATEGORIES, IN_GAME
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
from tianxia.games.rotunda.scoring import FinalScoring, cash, final_points
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
from tianxia.games.rotunda.state import GAME_OVER, KINDS_OF_POINTS, RotundaState, fresh_state
from tianxia.games.rotunda.steward import VisitSteward
from tianxia.games.rotunda.tables import Edition, edition
from tianxia.games.rotunda.trade import VisitBlackMarket
from tianxia.games.rotunda.turns import AfterRoom, BeginTurn, EndTurn
from tianxia.games.rotunda.worship import (
    EdgeReward,
    PayHomage,
    ReturnChain,
    TakeWorshipAmulet,
    WorshipActs,
)

QUESTIONS: Final[list[Callable[..., Frame]]] = [
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
STEPS: Final[list[Callable[..., Frame]]] = [
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


class Rotunda(Rules[RotundaState]):
    """Round House with the advanced experts and the game for two, for two to five."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.editions: Final[dict[str, Edition]] = {}
        self.name = "rotunda"
        self.version = 1
        self.seats_min = components.whole("meta.players_min", 2, 5)
        self.seats_max = components.whole("meta.players_max", 2, 5)
        self.options = components.options([])
        self.components_hash = components.hash()
        self.frames: Final[dict[str, Callable[..., Frame]]] = {
            made.__name__: made for made in [*QUESTIONS, *STEPS]
        }
        # a catalogue holds questions of one game, whatever their states are called
        prototypes = [cast("Decision[State]", made(0)) for made in QUESTIONS]
        self.catalogue = Catalogue(prototypes)
        # a bad file is refused here, not in the first game
        self.printed: Final = self.edition_for(self.read_options({}))

    def edition_for(self, options: dict[str, OptionValue]) -> Edition:
        """The values of a table with these options, made once."""
        key = "|".join([str(options[option.name]) for option in self.options])
        if key not in self.editions:
            self.editions[key] = edition(self.components, options)
        return self.editions[key]

    def new_game(self, seats: int, options: Json) -> RotundaState:
        self.check_seats(seats)
        made = self.edition_for(self.read_options(options))
        if made.neutral_acts and not made.neutral_colours[seats]:
            raise Unreadable("Only a game for two has neutral leaders who can act.")
        state = fresh_state(seats, made)
        state.push(SetUp(NATURE))
        settle(state)
        return state

    def clone(self, state: RotundaState) -> RotundaState:
        return state.clone()

    def scores(self, state: RotundaState) -> list[int]:
        return state.points[:]

    def ranking(self, state: RotundaState) -> list[int]:
        """Most points, then most coins after conversion; equal in both share the place."""
        worth = [(state.points[seat], cash(state, seat)) for seat in range(state.seats)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def forecast(self, state: RotundaState) -> list[list[Part]]:
        return [self.forecast_for(state, seat) for seat in range(state.seats)]

    def forecast_for(self, state: RotundaState, seat: int) -> list[Part]:
        """Points now and those of the final scoring; when that is done, what it gave."""
        final = final_points(state, seat)
        now = state.points[seat]
        if state.phase == GAME_OVER:
            first = seat * KINDS_OF_POINTS
            now = state.edition.start_score + sum(state.scored[first : first + IN_GAME])
            final = [(source, state.scored[first + source]) for source, _ in final]
        return [Part("now", now), *[Part(CATEGORIES[source], n) for source, n in final]]

    def view(self, state: RotundaState, viewer: int) -> Json:
        return view.view(state)

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(view, self.printed)

    def determinize(self, state: RotundaState, viewer: int, seed: int) -> None:
        view.determinize(state, seed)

    def encode(self, state: RotundaState, viewer: int, out: list[float]) -> None:
        encode.encode(state, viewer, out)

    def slices(self) -> list[Slice]:
        return encode.slices()

    def round_of(self, state: RotundaState) -> int:
        return state.round

    def broken(self, state: RotundaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: RotundaState, after: RotundaState) -> list[str]:
        return invariants.broken_by(before, after)

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return notes.note_args(kind, a, b, c)

    def clause_of(self, reason: str) -> str:
        return CLAUSES.get(reason, "")

    def dump(self, state: RotundaState) -> Json:
        e = state.edition
        return {
            "seats": state.seats,
            "agreed": [int(e.from_seat_0), e.hall, int(e.advanced), int(e.neutral_acts)],
            "agenda": dump_agenda(state),
            "round": state.round,
            "turn": state.turn,
            "phase": state.phase,
            "active": state.active,
            "start_seat": state.start_seat,
            "gate": state.gate,
            "marker": state.marker,
            "worships": state.worships,
            "homages": state.homages,
            "end_seat": state.end_seat,
            "turns_left": state.turns_left,
            "room_at": state.room_at[:],
            "space_of": state.space_of[:],
            "leaders": state.leaders[:],
            "neutral": state.neutral[:],
            "occupied": state.occupied,
            "chairs": state.chairs[:],
            "seated": state.seated[:],
            "fields": state.fields[:],
            "stock": state.stock[:],
            "banker": state.banker,
            "bank": state.bank[:],
            "pedlar": state.pedlar,
            "pedlar_used": state.pedlar_used,
            "amulet_bag": state.amulet_bag[:],
            "amulet_pool": state.amulet_pool[:],
            "edge": state.edge[:],
            "round_amulet": state.round_amulet,
            "temples": state.temples,
            "smuggler_bag": state.smuggler_bag,
            "smuggler_under": state.smuggler_under[:],
            "smuggler_pool": state.smuggler_pool[:],
            "order_deck": state.order_deck,
            "order_pool": state.order_pool[:],
            "expert_deck": state.expert_deck,
            "expert_back": state.expert_back,
            "expert_pool": state.expert_pool[:],
            "discard": state.discard[:],
            "coins": state.coins[:],
            "cubes": state.cubes[:],
            "points": state.points[:],
            "scored": state.scored[:],
            "supply": state.supply[:],
            "track": state.track[:],
            "villages": state.villages[:],
            "altar": state.altar[:],
            "tokens": state.tokens[:],
            "open_orders": state.open_orders[:],
            "done_orders": state.done_orders[:],
            "held": state.held[:],
            "kept": state.kept[:],
            "used": state.used,
            "bonuses": state.bonuses,
            "neutral_used": state.neutral_used,
            "using": state.using,
            "chain": state.chain,
            "chain_last": state.chain_last,
            "main": state.main,
            "recruit": state.recruit,
            "pedlar_acts": state.pedlar_acts,
            "apprentice": state.apprentice,
            "senior": state.senior,
            "visit": state.visit,
            "juniors": state.juniors,
            "seniors": state.seniors,
            "paid": state.paid,
            "sold": state.sold,
            "copied": state.copied,
            "by_neutral": state.by_neutral,
        }

    def load(self, data: Json) -> RotundaState:
        state = RotundaState(whole(data["seats"]), self.edition_as_agreed(ints(data["agreed"])))
        state.agenda = load_agenda(self.frames, data["agenda"])
        state.round = whole(data["round"])
        state.turn = whole(data["turn"])
        state.phase = whole(data["phase"])
        state.active = whole(data["active"])
        state.start_seat = whole(data["start_seat"])
        state.gate = whole(data["gate"])
        state.marker = whole(data["marker"])
        state.worships = whole(data["worships"])
        state.homages = whole(data["homages"])
        state.end_seat = whole(data["end_seat"])
        state.turns_left = whole(data["turns_left"])
        state.room_at = ints(data["room_at"])
        state.space_of = ints(data["space_of"])
        state.leaders = ints(data["leaders"])
        state.neutral = ints(data["neutral"])
        state.occupied = whole(data["occupied"])
        state.chairs = ints(data["chairs"])
        state.seated = ints(data["seated"])
        state.fields = ints(data["fields"])
        state.stock = ints(data["stock"])
        state.banker = whole(data["banker"])
        state.bank = ints(data["bank"])
        state.pedlar = whole(data["pedlar"])
        state.pedlar_used = whole(data["pedlar_used"])
        state.amulet_bag = ints(data["amulet_bag"])
        state.amulet_pool = ints(data["amulet_pool"])
        state.edge = ints(data["edge"])
        state.round_amulet = whole(data["round_amulet"])
        state.temples = whole(data["temples"])
        state.smuggler_bag = whole(data["smuggler_bag"])
        state.smuggler_under = ints(data["smuggler_under"])
        state.smuggler_pool = ints(data["smuggler_pool"])
        state.order_deck = whole(data["order_deck"])
        state.order_pool = ints(data["order_pool"])
        state.expert_deck = whole(data["expert_deck"])
        state.expert_back = whole(data["expert_back"])
        state.expert_pool = ints(data["expert_pool"])
        state.discard = ints(data["discard"])
        state.coins = ints(data["coins"])
        state.cubes = ints(data["cubes"])
        state.points = ints(data["points"])
        state.scored = ints(data["scored"])
        state.supply = ints(data["supply"])
        state.track = ints(data["track"])
        state.villages = ints(data["villages"])
        state.altar = ints(data["altar"])
        state.tokens = ints(data["tokens"])
        state.open_orders = ints(data["open_orders"])
        state.done_orders = ints(data["done_orders"])
        state.held = ints(data["held"])
        state.kept = ints(data["kept"])
        state.used = whole(data["used"])
        state.bonuses = whole(data["bonuses"])
        state.neutral_used = whole(data["neutral_used"])
        state.using = whole(data["using"])
        state.chain = whole(data["chain"])
        state.chain_last = whole(data["chain_last"])
        state.main = whole(data["main"])
        state.recruit = whole(data["recruit"])
        state.pedlar_acts = whole(data["pedlar_acts"])
        state.apprentice = whole(data["apprentice"])
        state.senior = whole(data["senior"])
        state.visit = whole(data["visit"])
        state.juniors = whole(data["juniors"])
        state.seniors = whole(data["seniors"])
        state.paid = whole(data["paid"])
        state.sold = whole(data["sold"])
        state.copied = whole(data["copied"])
        state.by_neutral = whole(data["by_neutral"])
        return state

    def edition_as_agreed(self, agreed: list[int]) -> Edition:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = Edition(self.components)
            from_seat_0, hall, advanced, neutral_acts = agreed
            made.agree(bool(from_seat_0), hall, bool(advanced), bool(neutral_acts))
            self.editions[key] = made
        return self.editions[key]

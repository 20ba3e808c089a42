"""Terracotta Army as rules: wiring only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tianxia.core.agenda import NATURE, Decision, Frame, State, settle
from tianxia.core.components import Components
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
from tianxia.games.terracotta import encode, invariants, notes, sheet, view
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
from tianxia.games.terracotta.masters import ChooseWarehouses
from tianxia.games.terracotta.mausoleum import groups_in, standing
from tianxia.games.terracotta.names import FOR_ARCHER, FOR_FOOTMAN, FOR_GROUP, FOR_LEFTOVER
from tianxia.games.terracotta.rounds import BeginRound, NextTurn
from tianxia.games.terracotta.scoring import ScoringPhase
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
    KINDS_OF_POINTS,
    TerracottaState,
    fresh_state,
)
from tianxia.games.terracotta.tables import Edition, edition
from tianxia.games.terracotta.weapons import MoveInspector, MoveWarrior, UseWeapon
from tianxia.games.terracotta.workshop import InnerAction, MiddleAction, OuterAction, PlaceWorker

QUESTIONS: Final[list[Callable[..., Frame]]] = [
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
STEPS: Final[list[Callable[..., Frame]]] = [
    SetUp,
    TakePlaces,
    BeginRound,
    NextTurn,
    ScoringPhase,
    CleanupPhase,
    FinalScoring,
]
FINAL_SOURCES: Final = [FOR_FOOTMAN, FOR_GROUP, FOR_ARCHER, FOR_LEFTOVER]


class Terracotta(Rules[TerracottaState]):
    """Terracotta Army for two to four."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.editions: Final[dict[str, Edition]] = {}
        self.name = "terracotta"
        self.version = 1
        self.seats_min = components.whole("meta.players_min", 2, 4)
        self.seats_max = components.whole("meta.players_max", 2, 4)
        self.options = components.options(["players"])
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

    def new_game(self, seats: int, options: Json) -> TerracottaState:
        self.check_seats(seats)
        state = fresh_state(seats, self.edition_for(self.read_options(options)))
        state.push(SetUp(NATURE))
        settle(state)
        return state

    def clone(self, state: TerracottaState) -> TerracottaState:
        return state.clone()

    def scores(self, state: TerracottaState) -> list[int]:
        return state.points[:]

    def ranking(self, state: TerracottaState) -> list[int]:
        order = state.order
        seats = range(state.seats)
        best = sorted(seats, key=lambda seat: (-state.points[seat], order.index(seat)))
        return [best.index(seat) + 1 for seat in seats]

    def forecast(self, state: TerracottaState) -> list[list[Part]]:
        """Points now and those of the final scoring; when that is done, what it gave."""
        final = self.final_parts(state)
        names = ["footmen", "groups", "archers", "leftovers"]
        forecast: list[list[Part]] = []
        for seat in range(state.seats):
            points = [part[seat] for part in final]
            now = state.points[seat] - (sum(points) if state.phase == GAME_OVER else 0)
            parts = [Part("now", now)]
            parts.extend(Part(name, n) for name, n in zip(names, points, strict=True))
            forecast.append(parts)
        return forecast

    def final_parts(self, state: TerracottaState) -> list[list[int]]:
        """The final points by part and seat."""
        seats = range(state.seats)
        if state.phase == GAME_OVER:
            return [[state.scored[s * KINDS_OF_POINTS + f] for s in seats] for f in FINAL_SOURCES]
        footmen = [footman_points(state, cell) for cell in standing(state, A_FOOTMAN)]
        groups = [group_points(state, group) for group in groups_in(state)]
        return [
            [sum(points[seat] for points in footmen) for seat in seats],
            [sum(points[seat] for points in groups) for seat in seats],
            archer_points(state),
            [leftover_points(state, seat) for seat in seats],
        ]

    def view(self, state: TerracottaState, viewer: int) -> Json:
        return view.view(state)

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(view)

    def determinize(self, state: TerracottaState, viewer: int, seed: int) -> None:
        """Nothing is hidden: what is not on the table yet is not in the state either."""

    def encode(self, state: TerracottaState, viewer: int, out: list[float]) -> None:
        encode.encode(state, viewer, out)

    def slices(self) -> list[Slice]:
        return encode.slices(self.edition_for(self.read_options({})))

    def round_of(self, state: TerracottaState) -> int:
        return state.round

    def broken(self, state: TerracottaState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: TerracottaState, after: TerracottaState) -> list[str]:
        return invariants.broken_by(before, after)

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return notes.note_args(kind, a, b, c)

    def clause_of(self, reason: str) -> str:
        return CLAUSES.get(reason, "")

    def dump(self, state: TerracottaState) -> Json:
        return {
            "seats": state.seats,
            "agreed": state.edition.agreed[:],
            "agenda": dump_agenda(state),
            "round": state.round,
            "phase": state.phase,
            "turn": state.turn,
            "order": state.order[:],
            "rotated": state.rotated,
            "segment": state.segment,
            "worker": state.worker,
            "performed": state.performed,
            "inner_offset": state.inner_offset,
            "middle_offset": state.middle_offset,
            "tiles": state.tiles[:],
            "workers": state.workers[:],
            "warehouses": state.warehouses[:],
            "organizer": state.organizer[:],
            "specialists": state.specialists[:],
            "at": state.at[:],
            "empty": state.empty[:],
            "built": state.built[:],
            "inspectors": state.inspectors[:],
            "coins": state.coins[:],
            "wet": state.wet[:],
            "dry": state.dry[:],
            "weapons": state.weapons[:],
            "artisans": state.artisans[:],
            "craftsmen_left": state.craftsmen_left[:],
            "artisans_left": state.artisans_left[:],
            "hired": state.hired[:],
            "priority": state.priority[:],
            "points": state.points[:],
            "scored": state.scored[:],
        }

    def load(self, data: Json) -> TerracottaState:
        state = TerracottaState(whole(data["seats"]), self.edition_as_agreed(ints(data["agreed"])))
        state.agenda = load_agenda(self.frames, data["agenda"])
        state.round = whole(data["round"])
        state.phase = whole(data["phase"])
        state.turn = whole(data["turn"])
        state.order = ints(data["order"])
        state.rotated = whole(data["rotated"])
        state.segment = whole(data["segment"])
        state.worker = whole(data["worker"])
        state.performed = whole(data["performed"])
        state.inner_offset = whole(data["inner_offset"])
        state.middle_offset = whole(data["middle_offset"])
        state.tiles = ints(data["tiles"])
        state.workers = ints(data["workers"])
        state.warehouses = ints(data["warehouses"])
        state.organizer = ints(data["organizer"])
        state.specialists = ints(data["specialists"])
        state.at = ints(data["at"])
        state.empty = ints(data["empty"])
        state.built = ints(data["built"])
        state.inspectors = ints(data["inspectors"])
        state.coins = ints(data["coins"])
        state.wet = ints(data["wet"])
        state.dry = ints(data["dry"])
        state.weapons = ints(data["weapons"])
        state.artisans = ints(data["artisans"])
        state.craftsmen_left = ints(data["craftsmen_left"])
        state.artisans_left = ints(data["artisans_left"])
        state.hired = ints(data["hired"])
        state.priority = ints(data["priority"])
        state.points = ints(data["points"])
        state.scored = ints(data["scored"])
        return state

    def edition_as_agreed(self, agreed: list[int]) -> Edition:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = Edition(self.components)
            made.agree(agreed)
            self.editions[key] = made
        return self.editions[key]

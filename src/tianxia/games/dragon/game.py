"""In the Year of the Dragon as rules: wiring only."""

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
from tianxia.games.dragon import encode, invariants, notes, sheet, view
from tianxia.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealAction
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.clauses import CLAUSES
from tianxia.games.dragon.effects import monk_points
from tianxia.games.dragon.events import ResolveEvent
from tianxia.games.dragon.names import FOR_MONEY, FOR_MONKS, FOR_PERSONS
from tianxia.games.dragon.persons import PersonPhase, PlacePerson, PlayCard, ReplacePerson
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
from tianxia.games.dragon.setup import DealEvent, Draft, DraftPair, DrawStartSeat, SetUp
from tianxia.games.dragon.state import GAME_OVER, KINDS_OF_POINTS, DragonState, fresh_state
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
from tianxia.games.dragon.tables import Edition, edition
from tianxia.games.dragon.wall import BuildWall, DrawWallTile, WallCheck

QUESTIONS: Final[list[Callable[..., Frame]]] = [
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
STEPS: Final[list[Callable[..., Frame]]] = [
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


class Dragon(Rules[DragonState]):
    """In the Year of the Dragon with both expansions, for two to five."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.editions: Final[dict[str, Edition]] = {}
        self.name = "dragon"
        self.version = 1
        self.seats_min = components.whole("meta.players_min", 2, 5)
        self.seats_max = components.whole("meta.players_max", 2, 5)
        self.options = components.options(["player_count"])
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

    def new_game(self, seats: int, options: Json) -> DragonState:
        self.check_seats(seats)
        state = fresh_state(seats, self.edition_for(self.read_options(options)))
        state.push(SetUp(NATURE))
        settle(state)
        return state

    def clone(self, state: DragonState) -> DragonState:
        return state.clone()

    def scores(self, state: DragonState) -> list[int]:
        return state.points[:]

    def ranking(self, state: DragonState) -> list[int]:
        order = state.track_order()
        seats = range(state.seats)
        best = sorted(seats, key=lambda seat: (-state.points[seat], order.index(seat)))
        return [best.index(seat) + 1 for seat in seats]

    def forecast(self, state: DragonState) -> list[list[Part]]:
        return [self.forecast_for(state, seat) for seat in range(state.seats)]

    def forecast_for(self, state: DragonState, seat: int) -> list[Part]:
        """Points now and those of the final scoring; when that is done, what it gave."""
        first = seat * KINDS_OF_POINTS
        if state.phase == GAME_OVER:
            final = [state.scored[first + s] for s in (FOR_PERSONS, FOR_MONKS, FOR_MONEY)]
        else:
            final = [
                person_points(state, seat),
                monk_points(state, seat),
                money_points(state, seat),
            ]
        now = state.points[seat] - (sum(final) if state.phase == GAME_OVER else 0)
        names = ["now", "persons", "monks", "money"]
        return [Part(name, points) for name, points in zip(names, [now, *final], strict=True)]

    def view(self, state: DragonState, viewer: int) -> Json:
        return view.view(state, viewer)

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(view)

    def determinize(self, state: DragonState, viewer: int, seed: int) -> None:
        """Nothing is hidden: what is not on the table yet is not in the state either."""

    def encode(self, state: DragonState, viewer: int, out: list[float]) -> None:
        encode.encode(state, viewer, out)

    def slices(self) -> list[Slice]:
        return encode.slices(self.edition_for(self.read_options({})).rounds)

    def round_of(self, state: DragonState) -> int:
        return state.round

    def broken(self, state: DragonState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: DragonState, after: DragonState) -> list[str]:
        return invariants.broken_by(before, after)

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return notes.note_args(kind, a, b, c)

    def clause_of(self, reason: str) -> str:
        return CLAUSES.get(reason, "")

    def dump(self, state: DragonState) -> Json:
        e = state.edition
        return {
            "seats": state.seats,
            "agreed": [e.wall, e.super_event, e.large_cost, int(e.from_seat_0), int(e.open_hands)],
            "agenda": dump_agenda(state),
            "round": state.round,
            "phase": state.phase,
            "start_seat": state.start_seat,
            "super_event": state.super_event,
            "events": state.events[:],
            "event_bag": state.event_bag[:],
            "supply": state.supply[:],
            "removed": state.removed[:],
            "group_of": state.group_of[:],
            "dragon": state.dragon[:],
            "wall": state.wall[:],
            "yuan": state.yuan[:],
            "rice": state.rice[:],
            "fireworks": state.fireworks[:],
            "small": state.small[:],
            "large": state.large[:],
            "points": state.points[:],
            "space": state.space[:],
            "arrival": state.arrival[:],
            "arrivals": state.arrivals,
            "palaces": [own[:] for own in state.palaces],
            "hand": state.hand[:],
            "wall_left": state.wall_left[:],
            "scored": state.scored[:],
            "pairs_taken": state.pairs_taken[:],
            "sunrise_taken": state.sunrise_taken,
        }

    def load(self, data: Json) -> DragonState:
        state = DragonState(whole(data["seats"]), self.edition_as_agreed(ints(data["agreed"])))
        state.agenda = load_agenda(self.frames, data["agenda"])
        state.round = whole(data["round"])
        state.phase = whole(data["phase"])
        state.start_seat = whole(data["start_seat"])
        state.super_event = whole(data["super_event"])
        state.events = ints(data["events"])
        state.event_bag = ints(data["event_bag"])
        state.supply = ints(data["supply"])
        state.removed = ints(data["removed"])
        state.group_of = ints(data["group_of"])
        state.dragon = ints(data["dragon"])
        state.wall = ints(data["wall"])
        state.yuan = ints(data["yuan"])
        state.rice = ints(data["rice"])
        state.fireworks = ints(data["fireworks"])
        state.small = ints(data["small"])
        state.large = ints(data["large"])
        state.points = ints(data["points"])
        state.space = ints(data["space"])
        state.arrival = ints(data["arrival"])
        state.arrivals = whole(data["arrivals"])
        palaces = data["palaces"]
        assert isinstance(palaces, list), "palaces are a list for every seat"
        state.palaces = [ints(own) for own in palaces]
        state.hand = ints(data["hand"])
        state.wall_left = ints(data["wall_left"])
        state.scored = ints(data["scored"])
        state.pairs_taken = ints(data["pairs_taken"])
        state.sunrise_taken = whole(data["sunrise_taken"])
        return state

    def edition_as_agreed(self, agreed: list[int]) -> Edition:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = Edition(self.components)
            wall, super_event, large_cost, from_seat_0, open_hands = agreed
            made.agree(wall, super_event, large_cost, bool(from_seat_0), bool(open_hands))
            self.editions[key] = made
        return self.editions[key]

"""ZhanGuo as rules: wiring only."""

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
from tianxia.games.zhanguo import encode, hidden, invariants, notes, sheet, view
from tianxia.games.zhanguo.abilities import Activate, Activation
from tianxia.games.zhanguo.boards import Auction, Bid, GiveBoards, PickBoard, RemoveBoard
from tianxia.games.zhanguo.clauses import CLAUSES
from tianxia.games.zhanguo.drawing import DealCard, DrawPhase, LayAside, RevealAside
from tianxia.games.zhanguo.governors import (
    ChooseBonusSpace,
    InstallGovernor,
    MoveGovernor,
    Pacify,
    PlaceGovernor,
)
from tianxia.games.zhanguo.markers import AddWorker, CalmRegion, TakeMarker, TakeMarker3
from tianxia.games.zhanguo.names import FOR_GOVERNORS, FOR_MARKERS, FOR_TASKS, FOR_WALLS
from tianxia.games.zhanguo.officials import BonusOfficial, Move, RecruitOfficial
from tianxia.games.zhanguo.palaces import BuildPalace, PayPalaceWorker
from tianxia.games.zhanguo.plays import ChoosePlay, PlayPhase, Turn
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
from tianxia.games.zhanguo.setup import DrawFirstSeat, DrawTask, LayWallTile, SetUp
from tianxia.games.zhanguo.state import GAME_OVER, KINDS_OF_POINTS, ZhanguoState, fresh_state
from tianxia.games.zhanguo.tables import Edition, check_together, edition
from tianxia.games.zhanguo.tasks import ClaimTasks, ClaimTime
from tianxia.games.zhanguo.walls import BuildWall, PayWallWorker
from tianxia.games.zhanguo.workers import HireWorkers, MoveWorker

QUESTIONS: Final[list[Callable[..., Frame]]] = [
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
STEPS: Final[list[Callable[..., Frame]]] = [
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


class Zhanguo(Rules[ZhanguoState]):
    """ZhanGuo with all its variants, for two to four."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.editions: Final[dict[str, Edition]] = {}
        self.name = "zhanguo"
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

    def new_game(self, seats: int, options: Json) -> ZhanguoState:
        self.check_seats(seats)
        agreed = self.edition_for(self.read_options(options))
        check_together(seats, agreed)
        state = fresh_state(seats, agreed)
        state.push(SetUp(NATURE))
        settle(state)
        return state

    def clone(self, state: ZhanguoState) -> ZhanguoState:
        return state.clone()

    def scores(self, state: ZhanguoState) -> list[int]:
        return state.points[:]

    def ranking(self, state: ZhanguoState) -> list[int]:
        order = state.tie_order()
        seats = range(state.seats)
        best = sorted(seats, key=lambda seat: (-state.points[seat], order.index(seat)))
        return [best.index(seat) + 1 for seat in seats]

    def forecast(self, state: ZhanguoState) -> list[list[Part]]:
        return [self.forecast_for(state, seat) for seat in range(state.seats)]

    def forecast_for(self, state: ZhanguoState, seat: int) -> list[Part]:
        """Points now and those of the final scoring; when that is done, what it gave."""
        first = seat * KINDS_OF_POINTS
        if state.phase == GAME_OVER:
            sources = (FOR_GOVERNORS, FOR_MARKERS, FOR_TASKS, FOR_WALLS)
            final = [state.scored[first + source] for source in sources]
        else:
            final = [
                governor_points(state, seat),
                marker_points(state, seat),
                task_points(state, seat),
                wall_points(state, seat),
            ]
        now = state.points[seat] - (sum(final) if state.phase == GAME_OVER else 0)
        names = ["now", "governors", "markers", "tasks", "walls"]
        return [Part(name, points) for name, points in zip(names, [now, *final], strict=True)]

    def view(self, state: ZhanguoState, viewer: int) -> Json:
        return view.view(state, viewer)

    def sheet(self, view: Json) -> list[Grid]:
        return sheet.sheet(view)

    def determinize(self, state: ZhanguoState, viewer: int, seed: int) -> None:
        hidden.determinize(state, viewer, seed)

    def encode(self, state: ZhanguoState, viewer: int, out: list[float]) -> None:
        encode.encode(state, viewer, out)

    def slices(self) -> list[Slice]:
        return encode.slices(self.edition_for(self.read_options({})).rounds)

    def round_of(self, state: ZhanguoState) -> int:
        return state.round

    def broken(self, state: ZhanguoState) -> list[str]:
        return invariants.broken(state)

    def broken_by(self, before: ZhanguoState, after: ZhanguoState) -> list[str]:
        return invariants.broken_by(before, after)

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return notes.note_args(kind, a, b, c)

    def clause_of(self, reason: str) -> str:
        return CLAUSES.get(reason, "")

    def dump(self, state: ZhanguoState) -> Json:
        e = state.edition
        agreed = [e.side, int(e.draft), int(e.by_track), int(e.strict_unrest)]
        return {
            "seats": state.seats,
            "agreed": [*agreed, int(e.manual_tasks), e.removed],
            "agenda": dump_agenda(state),
            "round": state.round,
            "phase": state.phase,
            "turn": state.turn,
            "first": state.first,
            "asking": state.asking,
            "decks": [deck[:] for deck in state.decks],
            "under": [deck[:] for deck in state.under],
            "layer": state.layer[:],
            "hands": [hand[:] for hand in state.hands],
            "aside": state.aside[:],
            "court": state.court[:],
            "track": state.track[:],
            "cell": state.cell[:],
            "stock": state.stock[:],
            "marker3": state.marker3[:],
            "space": state.space[:],
            "palace_at": state.palace_at[:],
            "wall_at": state.wall_at[:],
            "face": state.face[:],
            "task": state.task[:],
            "disc": state.disc[:],
            "pool": state.pool,
            "bid": state.bid,
            "leader": state.leader,
            "bidders": state.bidders,
            "points": state.points[:],
            "scored": state.scored[:],
            "board": state.board[:],
            "tucked": state.tucked[:],
            "placed": state.placed[:],
            "unrest": state.unrest[:],
            "gov": state.gov[:],
            "work": state.work[:],
            "workers": state.workers[:],
            "posted": state.posted[:],
            "supply": state.supply[:],
            "governors": state.governors[:],
            "palaces": state.palaces[:],
            "walls": state.walls[:],
            "walled": state.walled[:],
            "claimed": state.claimed[:],
            "ones": state.ones[:],
        }

    def load(self, data: Json) -> ZhanguoState:
        state = ZhanguoState(whole(data["seats"]), self.edition_as_agreed(ints(data["agreed"])))
        state.agenda = load_agenda(self.frames, data["agenda"])
        state.round = whole(data["round"])
        state.phase = whole(data["phase"])
        state.turn = whole(data["turn"])
        state.first = whole(data["first"])
        state.asking = whole(data["asking"])
        state.decks = piles(data["decks"])
        state.under = piles(data["under"])
        state.layer = ints(data["layer"])
        state.hands = piles(data["hands"])
        state.aside = ints(data["aside"])
        state.court = ints(data["court"])
        state.track = ints(data["track"])
        state.cell = ints(data["cell"])
        state.stock = ints(data["stock"])
        state.marker3 = ints(data["marker3"])
        state.space = ints(data["space"])
        state.palace_at = ints(data["palace_at"])
        state.wall_at = ints(data["wall_at"])
        state.face = ints(data["face"])
        state.task = ints(data["task"])
        state.disc = ints(data["disc"])
        state.pool = whole(data["pool"])
        state.bid = whole(data["bid"])
        state.leader = whole(data["leader"])
        state.bidders = whole(data["bidders"])
        state.points = ints(data["points"])
        state.scored = ints(data["scored"])
        state.board = ints(data["board"])
        state.tucked = ints(data["tucked"])
        state.placed = ints(data["placed"])
        state.unrest = ints(data["unrest"])
        state.gov = ints(data["gov"])
        state.work = ints(data["work"])
        state.workers = ints(data["workers"])
        state.posted = ints(data["posted"])
        state.supply = ints(data["supply"])
        state.governors = ints(data["governors"])
        state.palaces = ints(data["palaces"])
        state.walls = ints(data["walls"])
        state.walled = ints(data["walled"])
        state.claimed = ints(data["claimed"])
        state.ones = ints(data["ones"])
        return state

    def edition_as_agreed(self, agreed: list[int]) -> Edition:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = Edition(self.components)
            side, draft, by_track, strict, manual, removed = agreed
            made.agree(side, bool(draft), bool(by_track), bool(strict), bool(manual), removed)
            self.editions[key] = made
        return self.editions[key]


def piles(data: object) -> list[list[int]]:
    """Lists of cards read from JSON."""
    assert isinstance(data, list), "piles are a list"
    return [ints(pile) for pile in data]

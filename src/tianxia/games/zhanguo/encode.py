"""The position as numbers for learners: named slices, the viewer's own seat first.

Of other hands only the backs are told, as in the view.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE
from tianxia.core.encoding import (
    Slices,
    mark_asked,
    mark_bits,
    mark_each,
    mark_owners,
    mark_question,
    mark_seat,
    numbered,
    write_tens,
)
from tianxia.core.native import i64, vec
from tianxia.core.rules import ANY
from tianxia.games.zhanguo import encode_seats
from tianxia.games.zhanguo.abilities import Activate
from tianxia.games.zhanguo.cards import HAND
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.names import (
    ABILITIES,
    BOARD_SLOTS,
    BOARDS,
    CARDS,
    DECK,
    FACES,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SPACES,
    TASK_SPACES,
    TASK_TILES,
    TASKS,
    WALL_SPACES,
    number_of,
)
from tianxia.games.zhanguo.officials import NOBODY_PASSES, Move
from tianxia.games.zhanguo.palaces import PayPalaceWorker
from tianxia.games.zhanguo.state import CARD_MASK, DECKS, GAME_OVER, ZhanguoState

QUESTIONS: Final = numbered(
    [
        "PickBoard",
        "Bid",
        "LayAside",
        "ChoosePlay",
        "RecruitOfficial",
        "InstallGovernor",
        "ChooseBonusSpace",
        "BonusOfficial",
        "Move",
        "HireWorkers",
        "BuildPalace",
        "PayPalaceWorker",
        "TakeMarker3",
        "BuildWall",
        "PayWallWorker",
        "Activate",
        "TakeMarker",
        "CalmRegion",
        "MoveWorker",
        "AddWorker",
        "MoveGovernor",
        "ClaimTasks",
        "TakeReward",
        "RewardOfficial",
        "PlaceGovernor",
    ]
)
SIDES: Final = 3
ALL_BOARDS: Final = 5
ALL_FACES: Final = 12
ALL_TASKS: Final = 12
HUES: Final = 3  # of officials

assert (len(BOARDS), len(OFFICIALS)) == (ALL_BOARDS, HUES), "a place for each"
assert (len(FACES), len(TASK_TILES)) == (ALL_FACES, ALL_TASKS), "a place for each"

SLICES: Final = Slices()

SLICES.add("seats", MAX_SEATS, "1 for each seat in the game")


def _seats(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(at, at + state.seats):
        out[place] = 1.0


SLICES.add("side", SIDES, "one-hot: side A, B picked, B by auction")


def _side(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.edition.side] = 1.0


SLICES.add("variants", 4, "1 for draft, track order, strict unrest, manual tasks")


def _variants(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    edition = state.edition
    if edition.draft:
        out[at] = 1.0
    if edition.by_track:
        out[at + 1] = 1.0
    if edition.strict_unrest:
        out[at + 2] = 1.0
    if edition.manual_tasks:
        out[at + 3] = 1.0


SLICES.add("round", 1, "one-hot: set-up, then the round", per_round=1)


def _round(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.round] = 1.0


SLICES.add("phase", GAME_OVER + 1, "one-hot: set-up, draw, play, rewards, over")


def _phase(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.phase] = 1.0


SLICES.add("turn", 1, "turns taken in the round, in tens", ANY)


def _turn(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.turn) / 10


SLICES.add("to_move", MAX_SEATS, "one-hot: the seat that answers; none for nature")


def _to_move(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_asked(state, viewer, out, at)


SLICES.add("question", len(QUESTIONS), "one-hot: what is asked of that seat")


def _question(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_question(state, QUESTIONS, out, at)


SLICES.add("left", 1, "points or workers left in the question, in tens", ANY)


def _left(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if top is None or top.seat == NATURE:
        return
    if not isinstance(top, (Activate, ChooseBonusSpace, PayPalaceWorker, AddWorker)):
        out[at] = float(top.arg) / 10


SLICES.add("about", REGIONS + HUES, "one-hot: the region and colour asked about")


def _about(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (ChooseBonusSpace, PayPalaceWorker)):
        out[at + top.arg] = 1.0
    elif isinstance(top, AddWorker):
        out[at + top.region] = 1.0
    elif isinstance(top, Move) and top.passing != NOBODY_PASSES:
        out[at + (top.passing - 1) // HUES] = 1.0
        out[at + REGIONS + (top.passing - 1) % HUES] = 1.0


SLICES.add("pending", BOARD_SLOTS + len(ABILITIES), "1 for a slot or ability still to be used")


def _pending(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, Activate):
        mark_bits(top.arg, out, at)
        mark_bits(top.abilities, out, at + BOARD_SLOTS)


SLICES.add("asking", DECKS, "one-hot: the aspect whose reward is given")


def _asking(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.asking >= 0:
        out[at + state.asking] = 1.0


SLICES.add("top", 1, "the number on top of the court, in hundreds", CARDS / 100)


def _top(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.court_top()
    if top != NO_CARD:
        out[at] = float(number_of(top)) / 100


SLICES.add("court", CARDS, "1 for each card in the stack")


def _court(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for entry in state.court:
        out[at + (entry & CARD_MASK)] = 1.0


SLICES.add("hand", CARDS, "1 for each own card")


def _hand(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    if viewer >= 0:
        first = viewer * HAND
        for place in range(first, first + state.held[viewer]):
            out[at + state.hand[place]] = 1.0


SLICES.add("own_aside", CARDS, "1 for each card the viewer laid aside")


def _own_aside(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    if viewer >= 0:
        for place in range(viewer * DECKS, (viewer + 1) * DECKS):
            card = state.aside[place]
            if card != NO_CARD:
                out[at + card] = 1.0


SLICES.add("under", CARDS, "1 for each card known to lie under its deck")


def _under(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for deck in range(len(state.decks)):
        mark_bits(state.known_pile(deck), out, at + deck * DECK)


SLICES.add("decks", DECKS, "cards left, in tens", ANY)


def _decks(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for deck in range(len(state.decks)):
        out[at + deck] = float(state.cards_left(deck)) / 10


SLICES.add("stock", DECKS, "value-1 markers left, in tens", ANY)


def _stock(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    write_tens(state.stock, out, at)


SLICES.add("marker3", DECKS, "1 for a value-3 marker on the main board")


def _marker3(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for aspect in range(len(state.marker3)):
        if state.marker3[aspect] == NOBODY:
            out[at + aspect] = 1.0


SLICES.add("spaces", REGIONS * SPACES * MAX_SEATS, "per bonus space, one-hot: its owner")


def _spaces(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_owners(state, viewer, state.space, MAX_SEATS, out, at)


SLICES.add("palaces", REGIONS * PALACE_SPACES * MAX_SEATS, "per palace space, one-hot: its owner")


def _palaces(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_owners(state, viewer, state.palace_at, MAX_SEATS, out, at)


SLICES.add("walls", WALL_SPACES * MAX_SEATS, "per wall space, one-hot: its owner")


def _walls(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_owners(state, viewer, state.wall_at, MAX_SEATS, out, at)


SLICES.add("wall_tiles", len(SECTIONS) * ALL_FACES, "per section, one-hot: its tile")


def _wall_tiles(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.face, ALL_FACES, out, at)


SLICES.add("tasks", TASKS * ALL_TASKS, "per place, one-hot: its task")


def _tasks(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.task, ALL_TASKS, out, at)


SLICES.add("discs", TASKS * TASK_SPACES * MAX_SEATS, "per task space, one-hot: its owner")


def _discs(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_owners(state, viewer, state.disc, MAX_SEATS, out, at)


SLICES.add("pool", ALL_BOARDS, "1 for each board to be had")


def _pool(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_bits(state.pool, out, at)


SLICES.add("bid", 1, "the bid, in tens", ANY)


def _bid(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.bid) / 10


SLICES.add("leader", MAX_SEATS, "one-hot: who bid it")


def _leader(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.leader, out, at)


SLICES.add("bidders", MAX_SEATS, "1 for each seat still bidding")


def _bidders(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        if state.bidders >> seat & 1 != 0:
            mark_seat(state, viewer, seat, out, at)


SLICES.add("first", MAX_SEATS, "one-hot: the first player")


def _first(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.first, out, at)


SLICES.extend(encode_seats.SLICES)


def write(state: ZhanguoState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """All slices in the order of their declarations: each writer is called by its own name."""
    _seats(state, viewer, out, at)
    _side(state, viewer, out, at + place[1])
    _variants(state, viewer, out, at + place[2])
    _round(state, viewer, out, at + place[3])
    _phase(state, viewer, out, at + place[4])
    _turn(state, viewer, out, at + place[5])
    _to_move(state, viewer, out, at + place[6])
    _question(state, viewer, out, at + place[7])
    _left(state, viewer, out, at + place[8])
    _about(state, viewer, out, at + place[9])
    _pending(state, viewer, out, at + place[10])
    _asking(state, viewer, out, at + place[11])
    _top(state, viewer, out, at + place[12])
    _court(state, viewer, out, at + place[13])
    _hand(state, viewer, out, at + place[14])
    _own_aside(state, viewer, out, at + place[15])
    _under(state, viewer, out, at + place[16])
    _decks(state, viewer, out, at + place[17])
    _stock(state, viewer, out, at + place[18])
    _marker3(state, viewer, out, at + place[19])
    _spaces(state, viewer, out, at + place[20])
    _palaces(state, viewer, out, at + place[21])
    _walls(state, viewer, out, at + place[22])
    _wall_tiles(state, viewer, out, at + place[23])
    _tasks(state, viewer, out, at + place[24])
    _discs(state, viewer, out, at + place[25])
    _pool(state, viewer, out, at + place[26])
    _bid(state, viewer, out, at + place[27])
    _leader(state, viewer, out, at + place[28])
    _bidders(state, viewer, out, at + place[29])
    _first(state, viewer, out, at + place[30])
    encode_seats.write(state, viewer, out, at, place)

"""The position as numbers for learners: named slices, the viewer's own seat first.

Of the others' cards only what the view shows: hand and draw pile together, and the sizes.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE
from tianxia.core.encoding import (
    Slices,
    mark_all,
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
from tianxia.core.rows import count_bits
from tianxia.core.rules import ANY
from tianxia.games.tea_garden import encode_seats
from tianxia.games.tea_garden.bonuses import TrashCard
from tianxia.games.tea_garden.buying import ReplaceTeapot
from tianxia.games.tea_garden.founding import ChoosePagoda, ChooseSpace
from tianxia.games.tea_garden.leaves import Fermenting, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVANS,
    CUPS,
    DECK_CARDS,
    EMPEROR_CARDS,
    FIRST_EMPEROR,
    LEVELS,
    MAIN_ACTIONS,
    MAX_SEATS,
    MAX_SPACES,
    NO_TILE,
    NOBODY,
    OPTIONAL,
    PROVINCES,
    REGIONS,
    ROW_SLOTS,
    SECONDARIES,
)
from tianxia.games.tea_garden.paying import PayCard, Payment
from tianxia.games.tea_garden.secondary import PlaceCup
from tianxia.games.tea_garden.state import GAME_OVER, NONE, TeaState

QUESTIONS: Final = numbered(
    [
        "BeginTurn",
        "PayFourthTurn",
        "BeforeCards",
        "AddCard",
        "TakeTurn",
        "ChoosePagoda",
        "ChooseSpace",
        "ReplaceTeapot",
        "PayCard",
        "PayCaravan",
        "FermentLeaf",
        "HarvestGarden",
        "PlaceCup",
        "RepeatSecondary",
        "PayRepeat",
        "ChooseStack",
        "ChooseHalf",
        "PayEmperor",
        "PlaceMarker",
        "FermentBonus",
        "DrawBonus",
        "SwapBonus",
        "DiscardCard",
        "TakeEmperorCard",
        "TrashCard",
        "SellLeaf",
    ]
)
PENDING: Final = 8
PER_STACK: Final = 41  # its top tile, its size
ALL_BONUSES: Final = 18
assert len(BONUSES) == ALL_BONUSES, "a place for every token"
assert CUPS + 1 == PER_STACK, "a place for every tile"

SLICES: Final = Slices()

SLICES.add("seats", MAX_SEATS, "1 for each seat in the game")


def _seats(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(at, at + state.seats):
        out[place] = 1.0


SLICES.add(
    "options", 3, "1 if pieces run out, if gardens take their space, if leaves pay themselves"
)


def _options(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    edition = state.edition
    if edition.strict:
        out[at] = 1.0
    if edition.auto_space:
        out[at + 1] = 1.0
    if edition.auto_pay:
        out[at + 2] = 1.0


SLICES.add("round", 1, "one-hot: set-up, then the round", per_round=1)


def _round(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.round] = 1.0


SLICES.add("phase", GAME_OVER + 1, "one-hot: set-up, actions, upkeep, over")


def _phase(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.phase] = 1.0


SLICES.add("start", MAX_SEATS, "one-hot: the seat with the start player token")


def _start(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.start_seat, out, at)


SLICES.add("to_move", MAX_SEATS, "one-hot: the seat that answers; none for nature")


def _to_move(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_asked(state, viewer, out, at)


SLICES.add("question", len(QUESTIONS), "one-hot: what is asked of that seat")


def _question(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_question(state, QUESTIONS, out, at)


SLICES.add(
    "pending",
    PENDING,
    "what is pending in it: picks left, fermented, of the quality, "
    "low ones, the quality, one to keep, whether a pick is due, the last pick; in tens",
    ANY,
)


def _pending(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if top is None or top.seat == NATURE:
        return
    if isinstance(top, Payment):
        _payment(top, out, at)
    elif isinstance(top, ReplaceTeapot):
        out[at] = float(top.left) / 10
        out[at + 1] = float(top.fermented) / 10
        out[at + 3] = float(top.others) / 10
        out[at + 6] = 1 / 10
        out[at + 7] = float(top.first) / 10
    elif not isinstance(top, (ChoosePagoda, ChooseSpace, PlaceCup)):
        out[at] = float(top.arg) / 10
        if isinstance(top, (Fermenting, SellLeaf)):
            out[at + 6] = float(top.must) / 10
            out[at + 7] = float(top.last) / 10
        elif isinstance(top, HarvestGarden):
            out[at + 6] = float(top.must) / 10
            out[at + 7] = float(top.first) / 10
        elif isinstance(top, TrashCard):
            out[at + 6] = float(top.must) / 10


def _payment(top: Payment, out: vec[float], at: i64) -> None:
    out[at] = float(top.left) / 10
    out[at + 1] = float(top.fermented) / 10
    out[at + 2] = float(top.least) / 10
    out[at + 3] = float(top.low) / 10
    out[at + 4] = float(top.quality) / 10
    out[at + 5] = float(top.keep) / 10
    out[at + 6] = 1 / 10
    out[at + 7] = float(top.last) / 10


SLICES.add("pending_region", len(REGIONS), "one-hot: the region being founded in")


def _pending_region(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (ChoosePagoda, ChooseSpace)):
        out[at + top.arg] = 1.0


SLICES.add("pending_slot", ROW_SLOTS, "one-hot: the slot being bought from")


def _pending_slot(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (ReplaceTeapot, PayCard)):
        out[at + top.arg] = 1.0


SLICES.add("pending_tile", CUPS, "one-hot: the cup tile being placed")


def _pending_tile(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, PlaceCup):
        out[at + top.arg] = 1.0


SLICES.add(
    "turn",
    5,
    "free action done, cards laid, repetition used, strength in tens, "
    "whether a turn is being taken",
    ANY,
)


def _turn(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.free_done)
    out[at + 1] = float(state.laid)
    out[at + 2] = float(state.repeated)
    out[at + 3] = float(state.strength) / 10
    if state.acting != NOBODY:
        out[at + 4] = 1.0


SLICES.add("main", len(MAIN_ACTIONS), "one-hot: the main action of this turn")


def _main(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.main != NONE:
        out[at + state.main] = 1.0


SLICES.add("secondary", len(SECONDARIES), "one-hot: the secondary action of this turn")


def _secondary(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.secondary != NONE:
        out[at + state.secondary] = 1.0


SLICES.add("effects", len(OPTIONAL), "1 for an effect of the top card still open")


def _effects(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_bits(state.effects, out, at)


SLICES.add("row", ROW_SLOTS * DECK_CARDS, "one-hot per slot: the action card")


def _row(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.row, DECK_CARDS, out, at)


SLICES.add(
    "decks",
    LEVELS + 3,
    "cards left: action cards by level, basic and advanced caravans, emperor cards; in tens",
    ANY,
)


def _decks(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    write_tens(state.level_left, out, at)
    write_tens(state.caravan_left, out, at + LEVELS)
    out[at + LEVELS + 2] = float(count_bits(state.unseen_emperors)) / 10


SLICES.add("caravans", len(CARAVANS), "1 for a caravan on display")


def _caravans(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.caravans, out, at)


SLICES.add("emperors", len(EMPEROR_CARDS), "1 for an emperor card on display")


def _emperors(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.emperors, out, at - FIRST_EMPEROR)


SLICES.add(
    "stacks",
    len(PROVINCES) * PER_STACK,
    "per province: one-hot the top tile; the size of the stack in tens",
    ANY,
)


def _stacks(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for province in range(len(state.stack_top)):
        top = state.stack_top[province]
        if top != NO_TILE:
            out[at + top] = 1.0
        out[at + CUPS] = float(state.stack_size[province]) / 10
        at += PER_STACK


SLICES.add("bonuses", len(REGIONS) * ALL_BONUSES, "one-hot per region: its bonus token")


def _bonuses(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.bonus, ALL_BONUSES, out, at)


SLICES.add("spaces", len(REGIONS) * MAX_SPACES * MAX_SEATS, "one-hot per garden space: its owner")


def _spaces(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_owners(state, viewer, state.space, MAX_SEATS, out, at)


SLICES.add("gone", DECK_CARDS, "1 for a card that has left the row")


def _gone(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.gone, out, at)


SLICES.extend(encode_seats.SLICES)


def write(state: TeaState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """All slices in the order of their declarations: each writer is called by its own name."""
    _seats(state, viewer, out, at)
    _options(state, viewer, out, at + place[1])
    _round(state, viewer, out, at + place[2])
    _phase(state, viewer, out, at + place[3])
    _start(state, viewer, out, at + place[4])
    _to_move(state, viewer, out, at + place[5])
    _question(state, viewer, out, at + place[6])
    _pending(state, viewer, out, at + place[7])
    _pending_region(state, viewer, out, at + place[8])
    _pending_slot(state, viewer, out, at + place[9])
    _pending_tile(state, viewer, out, at + place[10])
    _turn(state, viewer, out, at + place[11])
    _main(state, viewer, out, at + place[12])
    _secondary(state, viewer, out, at + place[13])
    _effects(state, viewer, out, at + place[14])
    _row(state, viewer, out, at + place[15])
    _decks(state, viewer, out, at + place[16])
    _caravans(state, viewer, out, at + place[17])
    _emperors(state, viewer, out, at + place[18])
    _stacks(state, viewer, out, at + place[19])
    _bonuses(state, viewer, out, at + place[20])
    _spaces(state, viewer, out, at + place[21])
    _gone(state, viewer, out, at + place[22])
    encode_seats.write(state, viewer, out, at, place)

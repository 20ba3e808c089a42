"""The position as numbers for learners: named slices, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import (
    Slices,
    mark_all,
    mark_asked,
    mark_bits,
    mark_each,
    mark_question,
    mark_seat,
    numbered,
    write_counts,
    write_tens,
)
from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits, total_of
from tianxia.core.rules import ANY
from tianxia.games.rotunda import encode_seats
from tianxia.games.rotunda.effects import TakeOne
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.names import (
    BACKS,
    BASICS,
    CELLS,
    EFFECTS,
    EMPTY_FIELD,
    EXPERT_EFFECT,
    EXPERTS,
    FIELDS,
    GATES,
    MAX_SEATS,
    NEUTRALS,
    ORDERS,
    ROOMS,
    SALE_CODES,
    SIDE,
    SMUGGLERS,
    SPACES,
    TEMPLES,
    TOKENS,
    VILLAGES,
)
from tianxia.games.rotunda.orders import PayOrder
from tianxia.games.rotunda.selling import SellCube
from tianxia.games.rotunda.state import GAME_OVER, RotundaState

QUESTIONS: Final = numbered(
    [
        "ChooseHall",
        "UseExpert",
        "TakeOne",
        "SellCube",
        "MoveNeutral",
        "MoveLeader",
        "PayHomage",
        "TakeWorshipAmulet",
        "DiscardExpert",
        "TakeBonus",
        "FulfilOrder",
        "PayOrder",
        "UseAssistants",
        "VisitSupplier",
        "VisitSmugglersDen",
        "VisitMarket",
        "VisitExpertRoom",
        "VisitBanker",
        "VisitSteward",
        "VisitRetailer",
        "VisitWholesaler",
        "VisitBank",
        "VisitBlackMarket",
        "VisitTradingPost",
        "VisitGuildHall",
        "VisitWarehouse",
    ]
)
ALL_ROOMS: Final = 13
ALL_SPACES: Final = 11

assert (len(ROOMS), len(SPACES)) == (ALL_ROOMS, ALL_SPACES)

SLICES: Final = Slices()

SLICES.add("seats", MAX_SEATS, "1 for each seat in the game")


def _seats(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(at, at + state.seats):
        out[place] = 1.0


SLICES.add("options", 2, "1 for advanced experts, for neutral leaders that act")


def _options(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.edition.advanced:
        out[at] = 1.0
    if state.edition.neutral_acts:
        out[at + 1] = 1.0


SLICES.add("phase", GAME_OVER + 1, "one-hot: set-up, the steps of the turn, over")


def _phase(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.phase] = 1.0


SLICES.add("to_move", MAX_SEATS, "one-hot: the seat that answers; none for nature")


def _to_move(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_asked(state, viewer, out, at)


SLICES.add("active", MAX_SEATS, "one-hot: the seat whose turn it is")


def _active(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.active, out, at)


SLICES.add("start", MAX_SEATS, "one-hot: the start player")


def _start(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.start_seat, out, at)


SLICES.add("question", len(QUESTIONS), "one-hot: what is asked of that seat")


def _question(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_question(state, QUESTIONS, out, at)


SLICES.add("pending", 3, "picks left in it, things gained before it, room or kind it is about", ANY)


def _pending(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, TakeOne):
        out[at] = float(top.left)
        out[at + 1] = float(top.gained)
    elif isinstance(top, SellCube):
        out[at + 2] = float(top.room + 1)
    elif isinstance(top, PayOrder):
        out[at + 2] = float(top.kind)


SLICES.add("card", len(EFFECTS), "one-hot: the order or expert it is about")


def _card(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (SellCube, DiscardExpert)):
        out[at + EXPERT_EFFECT + top.arg] = 1.0
    elif isinstance(top, (PayOrder, TakeOne)):
        out[at + top.arg] = 1.0


SLICES.add("round", 4, "marker, end field, fields to go, turns left; in tens", ANY)


def _round(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    end = state.edition.end_field[state.seats]
    out[at] = float(state.marker) / 10
    out[at + 1] = float(end) / 10
    if end > state.marker:
        out[at + 2] = float(end - state.marker) / 10
    out[at + 3] = float(state.turns_left) / 10


SLICES.add("ended", MAX_SEATS, "one-hot: who triggered the end")


def _ended(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_seat(state, viewer, state.end_seat, out, at)


SLICES.add("turn", 4, "bonuses pending, neutral moved, pedlar used, worship chain in place", ANY)


def _turn(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.bonuses)
    out[at + 1] = float(state.neutral_used)
    out[at + 2] = float(state.pedlar_used)
    if state.chain != 0:
        out[at + 3] = 1.0


SLICES.add("used", len(EFFECTS), "1 for a lasting effect used this turn")


def _used(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_bits(state.used, out, at)


SLICES.add("credits", 5, "uses of the room, recruit, pedlar, apprentice, senior; in threes", ANY)


def _credits(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.main) / 3
    out[at + 1] = float(state.recruit) / 3
    out[at + 2] = float(state.pedlar_acts) / 3
    out[at + 3] = float(state.apprentice) / 3
    out[at + 4] = float(state.senior) / 3


SLICES.add("visit", ALL_ROOMS, "one-hot: the room being used")


def _visit(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.visit >= 0:
        out[at + state.visit] = 1.0


SLICES.add(
    "visit_done",
    3 + BASICS + 2,
    "helpers called, payments; kinds sold at the Market; through the Steward, by a neutral leader",
    ANY,
)


def _visit_done(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.juniors)
    out[at + 1] = float(state.seniors)
    out[at + 2] = float(state.paid)
    mark_bits(state.sold, out, at + 3)
    out[at + 3 + BASICS] = float(state.copied)
    out[at + 4 + BASICS] = float(state.by_neutral)


SLICES.add("chain", CELLS, "1 for a space of the chain just laid, 2 for its last", 2.0)


def _chain(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.chain != 0:
        mark_bits(state.chain, out, at)
        out[at + state.chain_last] = 2.0


SLICES.add("hall", len(GATES), "one-hot: the gate of the Hall")


def _hall(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.gate >= 0:
        out[at + state.gate] = 1.0


SLICES.add("rooms", ALL_SPACES * ALL_ROOMS, "one-hot per space: its room")


def _rooms(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.room_at, ALL_ROOMS, out, at)


SLICES.add("neutral", NEUTRALS * ALL_SPACES, "one-hot per neutral leader: its space")


def _neutral(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.neutral, ALL_SPACES, out, at)


SLICES.add("fields", FIELDS * SALE_CODES, "one-hot per sale field: kind stood for, and gold")


def _fields(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for cube in state.fields:
        if cube != EMPTY_FIELD:
            out[at + cube - 1] = 1.0
        at += SALE_CODES


SLICES.add("stock", BASICS, "cubes in the Warehouse", ANY)


def _stock(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    write_counts(state.stock, out, at)


SLICES.add("bank", 5, "coins in the Banker's Room, then the general supply by kind; in tens", ANY)


def _bank(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.banker) / 10
    write_tens(state.bank, out, at + 1)


SLICES.add("pedlar", len(VILLAGES), "one-hot: the village of the tile")


def _pedlar(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.pedlar] = 1.0


SLICES.add("temples", len(TEMPLES), "1 for a temple face up")


def _temples(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_bits(state.temples, out, at)


SLICES.add("smugglers", len(SMUGGLERS), "1 for a token in the row")


def _smugglers(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.smuggler_pool, out, at)


SLICES.add("amulets", TOKENS, "amulets in the pool, by kind", ANY)


def _amulets(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for kind in state.amulet_pool:
        if kind >= 0:
            out[at + kind] += 1.0


SLICES.add("edges", 2 * SIDE * TOKENS, "one-hot per field: right of rows, below columns")


def _edges(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.edge, TOKENS, out, at)


SLICES.add("end_amulet", TOKENS, "one-hot: the amulet on the end field")


def _end_amulet(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.round_amulet >= 0:
        out[at + state.round_amulet] = 1.0


SLICES.add("orders", len(ORDERS), "1 for an order in the pool")


def _orders(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.order_pool, out, at)


SLICES.add("experts", len(EXPERTS), "1 for an expert in the pool")


def _experts(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.expert_pool, out, at)


SLICES.add("discard", len(EXPERTS), "place from the top of the discard pile, as 1 / place")


def _discard(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    place = len(state.discard)
    for expert in state.discard:
        out[at + expert] = 1 / float(place)
        place -= 1


SLICES.add("top_back", len(BACKS), "one-hot: the back of the top expert")


def _top_back(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.expert_back >= 0:
        out[at + state.expert_back] = 1.0


SLICES.add("stacks", 4, "smugglers, amulets, orders, experts left; in tens", ANY)


def _stacks(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    smugglers = count_bits(state.smuggler_bag) + len(state.smuggler_under)
    out[at] = float(smugglers) / 10
    out[at + 1] = float(total_of(state.amulet_bag)) / 10
    out[at + 2] = float(count_bits(state.order_deck)) / 10
    out[at + 3] = float(count_bits(state.expert_deck)) / 10


SLICES.extend(encode_seats.SLICES)


def write(state: RotundaState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """All slices in the order of their declarations: each writer is called by its own name."""
    _seats(state, viewer, out, at)
    _options(state, viewer, out, at + place[1])
    _phase(state, viewer, out, at + place[2])
    _to_move(state, viewer, out, at + place[3])
    _active(state, viewer, out, at + place[4])
    _start(state, viewer, out, at + place[5])
    _question(state, viewer, out, at + place[6])
    _pending(state, viewer, out, at + place[7])
    _card(state, viewer, out, at + place[8])
    _round(state, viewer, out, at + place[9])
    _ended(state, viewer, out, at + place[10])
    _turn(state, viewer, out, at + place[11])
    _used(state, viewer, out, at + place[12])
    _credits(state, viewer, out, at + place[13])
    _visit(state, viewer, out, at + place[14])
    _visit_done(state, viewer, out, at + place[15])
    _chain(state, viewer, out, at + place[16])
    _hall(state, viewer, out, at + place[17])
    _rooms(state, viewer, out, at + place[18])
    _neutral(state, viewer, out, at + place[19])
    _fields(state, viewer, out, at + place[20])
    _stock(state, viewer, out, at + place[21])
    _bank(state, viewer, out, at + place[22])
    _pedlar(state, viewer, out, at + place[23])
    _temples(state, viewer, out, at + place[24])
    _smugglers(state, viewer, out, at + place[25])
    _amulets(state, viewer, out, at + place[26])
    _edges(state, viewer, out, at + place[27])
    _end_amulet(state, viewer, out, at + place[28])
    _orders(state, viewer, out, at + place[29])
    _experts(state, viewer, out, at + place[30])
    _discard(state, viewer, out, at + place[31])
    _top_back(state, viewer, out, at + place[32])
    _stacks(state, viewer, out, at + place[33])
    encode_seats.write(state, viewer, out, at, place)

"""The position as numbers for learners: named slices, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import asked_seat, flags, own_first, question_flag, seat_flag, zeros
from tianxia.core.rows import backwards, count_bits, count_of
from tianxia.core.rules import ANY, Slice
from tianxia.games.rotunda.effects import TakeOne
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.masks import bits
from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    BASICS,
    CELLS,
    EFFECTS,
    EXPERTS,
    FIELDS,
    GATES,
    INNER,
    LEADERS,
    MAX_SEATS,
    NEUTRALS,
    ORDERS,
    PLACES,
    RESOURCES,
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

QUESTIONS: Final = [
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
GOODS: Final = 9  # numbers per seat in the slice of that name
CHAIR_NUMBERS: Final = 2  # juniors and seniors of a seat in a room


def slices() -> list[Slice]:
    """The parts of the encoding in their order; seats are rotated so that the viewer is seat 0."""
    seats = MAX_SEATS
    return [
        Slice("seats", seats, "1 for each seat in the game"),
        Slice("options", 2, "1 for advanced experts, for neutral leaders that act"),
        Slice("phase", GAME_OVER + 1, "one-hot: set-up, the steps of the turn, over"),
        Slice("to_move", seats, "one-hot: the seat that answers; none for nature"),
        Slice("active", seats, "one-hot: the seat whose turn it is"),
        Slice("start", seats, "one-hot: the start player"),
        Slice("question", len(QUESTIONS), "one-hot: what is asked of that seat"),
        Slice("pending", 3, "picks left in it, things gained before it, room or kind it is about",
              ANY),
        Slice("card", len(EFFECTS), "one-hot: the order or expert it is about"),
        Slice("round", 4, "marker, end field, fields to go, turns left; in tens", ANY),
        Slice("ended", seats, "one-hot: who triggered the end"),
        Slice("turn", 4, "bonuses pending, neutral moved, pedlar used, worship chain in place",
              ANY),
        Slice("used", len(EFFECTS), "1 for a lasting effect used this turn"),
        Slice("credits", 5, "uses of the room, recruit, pedlar, apprentice, senior; in threes",
              ANY),
        Slice("visit", len(ROOMS), "one-hot: the room being used"),
        Slice("visit_done", 3 + BASICS + 2, "helpers called, payments; kinds sold at the Market; "
              "through the Steward, by a neutral leader", ANY),
        Slice("chain", CELLS, "1 for a space of the chain just laid, 2 for its last", 2.0),
        Slice("hall", len(GATES), "one-hot: the gate of the Hall"),
        Slice("rooms", len(SPACES) * len(ROOMS), "one-hot per space: its room"),
        Slice("neutral", NEUTRALS * len(SPACES), "one-hot per neutral leader: its space"),
        Slice("fields", FIELDS * SALE_CODES, "one-hot per sale field: kind stood for, and gold"),
        Slice("stock", BASICS, "cubes in the Warehouse", ANY),
        Slice("bank", 5, "coins in the Banker's Room, then the general supply by kind; in tens",
              ANY),
        Slice("pedlar", len(VILLAGES), "one-hot: the village of the tile"),
        Slice("temples", len(TEMPLES), "1 for a temple face up"),
        Slice("smugglers", len(SMUGGLERS), "1 for a token in the row"),
        Slice("amulets", TOKENS, "amulets in the pool, by kind", ANY),
        Slice("edges", 2 * SIDE * TOKENS, "one-hot per field: right of rows, below columns"),
        Slice("end_amulet", TOKENS, "one-hot: the amulet on the end field"),
        Slice("orders", len(ORDERS), "1 for an order in the pool"),
        Slice("experts", len(EXPERTS), "1 for an expert in the pool"),
        Slice("discard", len(EXPERTS), "place from the top of the discard pile, as 1 / place"),
        Slice("top_back", len(BACKS), "one-hot: the back of the top expert"),
        Slice("stacks", 4, "smugglers, amulets, orders, experts left; in tens", ANY),
        Slice("leaders", seats * LEADERS * len(PLACES), "per seat and leader, one-hot: its place"),
        Slice("goods", seats * GOODS, "per seat: coins, four kinds of cubes, points, assistants "
              "in supply, on the track, seated; in tens", ANY),
        Slice("village", seats * len(VILLAGES), "per seat: assistants in each village", ANY),
        Slice("chairs", seats * INNER * CHAIR_NUMBERS, "per seat and inner room: juniors, seniors",
              ANY),
        Slice("altar", seats * CELLS, "per seat: 1 for each worship space held"),
        Slice("tokens", seats * len(AMULETS), "per seat: amulets by kind, kept experts included",
              ANY),
        Slice("open_orders", seats * len(ORDERS), "per seat: 1 for an open order"),
        Slice("done_orders", seats * len(ORDERS), "per seat: 1 for a fulfilled order"),
        Slice("held", seats * len(EXPERTS), "per seat: 1 for a held expert"),
        Slice("kept", seats * len(EXPERTS), "per seat: 1 for a kept expert"),
    ]  # fmt: skip


def encode(state: RotundaState, viewer: int, out: list[float]) -> None:
    """Append all slices to `out`."""
    own = own_first(state, viewer)
    flags(out, MAX_SEATS, list(range(state.seats)))
    out.append(float(state.edition.advanced))
    out.append(float(state.edition.neutral_acts))
    flags(out, GAME_OVER + 1, [state.phase])
    seat_flag(out, MAX_SEATS, own, asked_seat(state))
    seat_flag(out, MAX_SEATS, own, state.active)
    seat_flag(out, MAX_SEATS, own, state.start_seat)
    _pending(state, out)
    end = state.edition.end_field[state.seats]
    for n in (state.marker, end, max(0, end - state.marker), state.turns_left):
        out.append(float(n) / 10)
    seat_flag(out, MAX_SEATS, own, state.end_seat)
    for n in (state.bonuses, state.neutral_used, state.pedlar_used, min(1, state.chain)):
        out.append(float(n))
    flags(out, len(EFFECTS), bits(state.used))
    _session(state, out)
    _house(state, out)
    _pools(state, out)
    _seat_rows(state, own, out)


def _pending(state: RotundaState, out: list[float]) -> None:
    """The question on top with what is pending in it."""
    top = state.top()
    question_flag(out, state, QUESTIONS)
    numbers = [0, 0, 0]
    card: list[int] = []
    if isinstance(top, TakeOne):
        numbers = [top.left, top.gained, 0]
    elif isinstance(top, SellCube):
        numbers = [0, 0, top.room + 1]
    elif isinstance(top, PayOrder):
        numbers = [0, 0, top.kind]
    if isinstance(top, (SellCube, DiscardExpert)):
        card = [len(ORDERS) + top.arg]
    elif isinstance(top, (PayOrder, TakeOne)):
        card = [top.arg]
    for n in numbers:
        out.append(float(n))
    flags(out, len(EFFECTS), card)


def _session(state: RotundaState, out: list[float]) -> None:
    """Credits, the visit, and the chain being worshipped with."""
    for n in (state.main, state.recruit, state.pedlar_acts, state.apprentice, state.senior):
        out.append(float(n) / 3)
    flags(out, len(ROOMS), [state.visit] if state.visit >= 0 else [])
    for n in (state.juniors, state.seniors, state.paid):
        out.append(float(n))
    flags(out, BASICS, bits(state.sold))
    out.append(float(state.copied))
    out.append(float(state.by_neutral))
    start = len(out)
    flags(out, CELLS, bits(state.chain))
    if state.chain:
        out[start + state.chain_last] = 2.0


def _house(state: RotundaState, out: list[float]) -> None:
    """The Hall, the rooms and what lies in them."""
    flags(out, len(GATES), [state.gate] if state.gate >= 0 else [])
    for room in state.room_at:
        flags(out, len(ROOMS), [room] if room >= 0 else [])
    for colour in range(NEUTRALS):
        space = state.neutral[colour] if colour < len(state.neutral) else -1
        flags(out, len(SPACES), [space] if space >= 0 else [])
    for cube in state.fields:
        flags(out, SALE_CODES, [cube - 1] if cube else [])
    for n in state.stock:
        out.append(float(n))
    for n in [state.banker, *state.bank]:
        out.append(float(n) / 10)
    flags(out, len(VILLAGES), [state.pedlar])
    flags(out, len(TEMPLES), bits(state.temples))


def _pools(state: RotundaState, out: list[float]) -> None:
    """The pools and the sizes of the stacks."""
    flags(out, len(SMUGGLERS), [token for token in state.smuggler_pool if token >= 0])
    for kind in range(TOKENS):
        out.append(float(count_of(state.amulet_pool, kind)))
    for kind in [*state.edge, state.round_amulet]:
        flags(out, TOKENS, [kind] if kind >= 0 else [])
    flags(out, len(ORDERS), [order for order in state.order_pool if order >= 0])
    flags(out, len(EXPERTS), [expert for expert in state.expert_pool if expert >= 0])
    start = len(out)
    zeros(out, len(EXPERTS))
    for place, expert in enumerate(backwards(state.discard), 1):
        out[start + expert] = 1 / place
    flags(out, len(BACKS), [state.expert_back] if state.expert_back >= 0 else [])
    smugglers = count_bits(state.smuggler_bag) + len(state.smuggler_under)
    orders, experts = count_bits(state.order_deck), count_bits(state.expert_deck)
    for n in (smugglers, sum(state.amulet_bag), orders, experts):
        out.append(float(n) / 10)


def _seat_rows(state: RotundaState, own: list[int], out: list[float]) -> None:
    """The slices that have a row for every seat; rows of absent seats are zero."""
    absent = MAX_SEATS - len(own)
    for seat in own:
        for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
            place = state.leaders[leader]
            flags(out, len(PLACES), [place] if place >= 0 else [])
    zeros(out, absent * LEADERS * len(PLACES))
    for seat in own:
        cubes = state.cubes[seat * 4 : seat * 4 + len(RESOURCES)]
        people = [state.supply[seat], state.track[seat], state.seated_of(seat)]
        for n in [state.coins[seat], *cubes, state.points[seat], *people]:
            out.append(float(n) / 10)
    zeros(out, absent * GOODS)
    for seat in own:
        for village in range(len(VILLAGES)):
            out.append(float(state.villages[seat * len(VILLAGES) + village]))
    zeros(out, absent * len(VILLAGES))
    for seat in own:
        for space in range(INNER):
            out.append(float(state.helpers_in(seat, space, 0)))
            out.append(float(state.helpers_in(seat, space, 1)))
    zeros(out, absent * INNER * CHAIR_NUMBERS)
    for seat in own:
        flags(out, CELLS, bits(state.altar[seat]))
    zeros(out, absent * CELLS)
    for seat in own:
        for kind in range(len(AMULETS)):
            out.append(float(state.amulet_count(seat, kind)))
    zeros(out, absent * len(AMULETS))
    for masks, length in (
        (state.open_orders, len(ORDERS)),
        (state.done_orders, len(ORDERS)),
        (state.held, len(EXPERTS)),
        (state.kept, len(EXPERTS)),
    ):
        for seat in own:
            flags(out, length, bits(masks[seat]))
        zeros(out, absent * length)

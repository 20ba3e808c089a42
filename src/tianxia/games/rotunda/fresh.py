"""A new position: everything as it lies before the first draw."""

from __future__ import annotations

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.rotunda.names import (
    EMPTY_FIELD,
    FIELDS,
    GOLD,
    HALL,
    INNER,
    LEADERS,
    MAX_CHAIRS,
    NO_AMULET,
    NO_BACK,
    NO_CARD,
    NO_GATE,
    NO_ROOM,
    NOWHERE,
    ROOMS,
    SIDE,
    SMUGGLERS,
    SPACES,
    TEMPLES,
    TOKENS,
    VILLAGES,
)
from tianxia.games.rotunda.state import (
    KINDS_OF_POINTS,
    NOBODY,
    SETUP,
    RotundaState,
    clear_session,
    clear_turn,
)
from tianxia.games.rotunda.tables import HALL_FIXED, Edition


def fresh_state(seats: i64, edition: Edition) -> RotundaState:
    """Everything as it lies before the first draw and the first choice."""
    state = RotundaState(seats, edition)
    _clear_table(state)
    _lay_out(state)
    _lay_out_seats(state)
    clear_turn(state)
    clear_session(state)
    return state


def _clear_table(state: RotundaState) -> None:
    """Nothing has happened yet."""
    edition = state.edition
    state.round = 0
    state.turn = 0
    state.phase = SETUP
    state.active = 0
    state.start_seat = 0
    state.gate = edition.gate if edition.hall == HALL_FIXED else NO_GATE
    state.marker = 0
    state.worships = 0
    state.homages = 0
    state.end_seat = NOBODY
    state.turns_left = 0


def _lay_out(state: RotundaState) -> None:
    """The board, the pools and the stacks."""
    edition = state.edition
    state.room_at = vec[i64]([NO_ROOM] * len(SPACES))
    state.space_of = vec[i64]([NOWHERE] * len(ROOMS))
    for space in range(INNER):
        room = edition.fixed_rooms[space]
        state.room_at[space] = room
        state.space_of[room] = space
    state.neutral = vec[i64]([NOWHERE] * len(edition.neutral_colours[state.seats]))
    state.occupied = 0
    state.chairs = vec[i64]([0] * (INNER * MAX_CHAIRS))
    state.seated = vec[i64]([0] * INNER)
    state.fields = vec[i64]([EMPTY_FIELD] * FIELDS)
    state.stock = vec[i64]([0, 0, 0])
    state.banker = edition.banker_coins
    state.bank = edition.cubes[:]
    state.pedlar = edition.start_village
    state.pedlar_used = 0
    state.amulet_bag = edition.tokens[:]
    state.amulet_pool = vec[i64]([NO_AMULET] * edition.pool_amulets)
    state.edge = vec[i64]([NO_AMULET] * (2 * SIDE))
    state.round_amulet = NO_AMULET
    state.temples = BIT[len(TEMPLES)] - 1
    state.smuggler_bag = BIT[len(SMUGGLERS)] - 1
    state.smuggler_under = vec[i64]()
    state.smuggler_pool = vec[i64]([NO_CARD] * edition.pool_smugglers)
    state.order_deck = BIT[len(edition.orders)] - 1
    state.order_pool = vec[i64]([NO_CARD] * edition.pool_orders)
    state.expert_deck = BIT[len(edition.experts)] - 1
    state.expert_back = NO_BACK
    state.expert_pool = vec[i64]([NO_CARD] * edition.pool_experts)
    state.discard = vec[i64]()


def _lay_out_seats(state: RotundaState) -> None:
    """What every seat begins with; coins follow when the turn order is known."""
    seats = state.seats
    edition = state.edition
    second = HALL if edition.leaders_each[seats] == LEADERS else NOWHERE
    leaders = [HALL, second] * seats
    state.leaders = vec[i64](leaders)
    state.coins = vec[i64]([0] * seats)
    state.cubes = vec[i64]([0] * (4 * seats))
    for seat in range(seats):
        state.cubes[seat * 4 + GOLD] = edition.start_gold
    state.bank[GOLD] -= edition.start_gold * seats
    state.points = vec[i64]([edition.start_score] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    state.supply = vec[i64]([edition.start_supply] * seats)
    state.track = vec[i64]([edition.start_track] * seats)
    state.villages = vec[i64]([0] * (len(VILLAGES) * seats))
    state.altar = vec[i64]([0] * seats)
    state.tokens = vec[i64]([0] * (TOKENS * seats))
    state.open_orders = vec[i64]([0] * seats)
    state.done_orders = vec[i64]([0] * seats)
    state.held = vec[i64]([0] * seats)
    state.kept = vec[i64]([0] * seats)

"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.rotunda.names import (
    BASICS,
    CATEGORIES,
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
from tianxia.games.rotunda.tables import HALL_FIXED, Edition

KINDS_OF_POINTS: Final = len(CATEGORIES)
NOBODY: Final = -1

SETUP: Final = 0
EXPERT_STEP: Final = 1
NEUTRAL_STEP: Final = 2
MOVE_STEP: Final = 3
ROOM_STEP: Final = 4
HOMAGE_STEP: Final = 5
BONUS_STEP: Final = 6
ORDER_STEP: Final = 7
GAME_OVER: Final = 8


class RotundaState(ScoredState):
    """One position of Round House."""

    edition: Edition  # printed values and options in force: shared, never changed
    # the table
    turn: int  # turns begun
    active: int  # the seat whose turn it is
    start_seat: int
    gate: int  # where the Hall stands, or NO_GATE
    marker: int  # fields the round marker has gone
    worships: int
    homages: int  # worships and prayers
    end_seat: int  # who triggered the end, or NOBODY
    turns_left: int  # turns after this one, once the end is triggered
    # the house
    room_at: list[int]  # the room in each space, NO_ROOM until dealt
    space_of: list[int]  # the space of each room, NOWHERE if it is not in play
    leaders: list[int]  # leaders[seat * LEADERS + leader]: a place, or NOWHERE
    neutral: list[int]  # spaces of the neutral leaders by colour; empty unless two play
    occupied: int  # bit mask of the spaces in which a leader stands
    chairs: list[int]  # chairs[space * MAX_CHAIRS + chair]: 0, or 1 + seat * 2 + (1 for a senior)
    seated: list[int]  # assistants on the chairs of each inner space
    fields: list[int]  # sale fields: Market by resource, Retailer, Wholesaler; see names.py
    stock: list[int]  # cubes in the Warehouse
    banker: int  # coins in the Banker's Room
    bank: list[int]  # cubes in the general supply
    pedlar: int  # the village of the pedlar tile
    pedlar_used: int  # 1 after a Pedlar action in this turn
    # pools and stacks
    amulet_bag: list[int]  # tokens in the stack, by kind
    amulet_pool: list[int]  # kinds, NO_AMULET for a gap
    edge: list[int]  # amulets beside the worship board: right of rows, below columns
    round_amulet: int  # the amulet on the end field
    temples: int  # bit mask of the temples face up
    smuggler_bag: int  # bit mask of the tokens whose place in the stack nobody saw
    smuggler_under: list[int]  # tokens put back under the stack, the next one first
    smuggler_pool: list[int]
    order_deck: int  # bit mask
    order_pool: list[int]  # orders, NO_CARD for a gap
    expert_deck: int  # bit mask
    expert_back: int  # back of the top card of the deck
    expert_pool: list[int]  # experts, NO_CARD for a gap
    discard: list[int]  # experts discarded, the top card last
    # the seats
    coins: list[int]
    cubes: list[int]  # cubes[seat * 4 + kind]
    supply: list[int]  # assistants in the personal supply
    track: list[int]  # assistants on the assistant track
    villages: list[int]  # villages[seat * 4 + village]
    altar: list[int]  # bit mask of the worship spaces held
    tokens: list[int]  # amulet tokens: tokens[seat * TOKENS + kind]
    open_orders: list[int]  # bit mask
    done_orders: list[int]  # bit mask
    held: list[int]  # bit mask of the experts below the board
    kept: list[int]  # bit mask of the amulet experts beside it
    # this turn
    used: int  # bit mask of the lasting effects used
    bonuses: int  # bonus symbols crossed and not yet resolved
    neutral_used: int  # 1 after a neutral leader was moved
    using: int  # the expert being used, or NO_CARD
    chain: int  # bit mask of the worship spaces of the chain just laid, the last included
    chain_last: int  # the last of them
    # the session going on: credits and what was done
    main: int
    recruit: int
    pedlar_acts: int
    apprentice: int
    senior: int
    visit: int  # the room being used, or NO_ROOM
    juniors: int  # helpers called
    seniors: int
    paid: int  # payments, hires, sales or transactions made
    sold: int  # Market: bit mask of the kinds first sold onto a free icon
    copied: int  # 1 if the Steward led here
    by_neutral: int  # 1 if a neutral leader led here

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    def clone(self) -> RotundaState:
        """An independent copy without a journal."""
        copy = RotundaState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.turn = self.turn
        copy.phase = self.phase
        copy.active = self.active
        copy.start_seat = self.start_seat
        copy.gate = self.gate
        copy.marker = self.marker
        copy.worships = self.worships
        copy.homages = self.homages
        copy.end_seat = self.end_seat
        copy.turns_left = self.turns_left
        copy.room_at = self.room_at[:]
        copy.space_of = self.space_of[:]
        copy.leaders = self.leaders[:]
        copy.neutral = self.neutral[:]
        copy.occupied = self.occupied
        copy.chairs = self.chairs[:]
        copy.seated = self.seated[:]
        copy.fields = self.fields[:]
        copy.stock = self.stock[:]
        copy.banker = self.banker
        copy.bank = self.bank[:]
        copy.pedlar = self.pedlar
        copy.pedlar_used = self.pedlar_used
        copy.amulet_bag = self.amulet_bag[:]
        copy.amulet_pool = self.amulet_pool[:]
        copy.edge = self.edge[:]
        copy.round_amulet = self.round_amulet
        copy.temples = self.temples
        copy.smuggler_bag = self.smuggler_bag
        copy.smuggler_under = self.smuggler_under[:]
        copy.smuggler_pool = self.smuggler_pool[:]
        copy.order_deck = self.order_deck
        copy.order_pool = self.order_pool[:]
        copy.expert_deck = self.expert_deck
        copy.expert_back = self.expert_back
        copy.expert_pool = self.expert_pool[:]
        copy.discard = self.discard[:]
        copy.coins = self.coins[:]
        copy.cubes = self.cubes[:]
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        copy.supply = self.supply[:]
        copy.track = self.track[:]
        copy.villages = self.villages[:]
        copy.altar = self.altar[:]
        copy.tokens = self.tokens[:]
        copy.open_orders = self.open_orders[:]
        copy.done_orders = self.done_orders[:]
        copy.held = self.held[:]
        copy.kept = self.kept[:]
        copy.used = self.used
        copy.bonuses = self.bonuses
        copy.neutral_used = self.neutral_used
        copy.using = self.using
        copy.chain = self.chain
        copy.chain_last = self.chain_last
        copy.main = self.main
        copy.recruit = self.recruit
        copy.pedlar_acts = self.pedlar_acts
        copy.apprentice = self.apprentice
        copy.senior = self.senior
        copy.visit = self.visit
        copy.juniors = self.juniors
        copy.seniors = self.seniors
        copy.paid = self.paid
        copy.sold = self.sold
        copy.copied = self.copied
        copy.by_neutral = self.by_neutral
        return copy

    # -- questions ----------------------------------------------------------------------------

    def seated_of(self, seat: int) -> int:
        """How many of the seat's assistants sit on chairs."""
        first = 1 + seat * 2
        total = 0
        chairs = self.edition.chairs
        for space in range(INNER):
            if self.seated[space] > 0:
                base = space * MAX_CHAIRS
                for chair in range(base, base + chairs[space]):
                    if self.chairs[chair] == first or self.chairs[chair] == first + 1:
                        total += 1
        return total

    def helpers_in(self, seat: int, space: int, senior: int) -> int:
        """How many of the seat's juniors (0) or seniors (1) sit in an inner space."""
        who = 1 + seat * 2 + senior
        total = 0
        base = space * MAX_CHAIRS
        for chair in range(base, base + self.edition.chairs[space]):
            if self.chairs[chair] == who:
                total += 1
        return total

    def free_chair(self, space: int) -> int:
        """The index of the first free chair of an inner space, or NOWHERE."""
        base = space * MAX_CHAIRS
        for chair in range(base, base + self.edition.chairs[space]):
            if self.chairs[chair] == 0:
                return chair
        return NOWHERE

    def in_villages(self, seat: int) -> int:
        """How many of the seat's assistants are in villages."""
        first = seat * len(VILLAGES)
        total = 0
        for village in range(first, first + len(VILLAGES)):
            total += self.villages[village]
        return total

    def last_seat(self) -> int:
        """The last in turn order, to the right of the start player."""
        return (self.start_seat + self.seats - 1) % self.seats

    def amulet_count(self, seat: int, kind: int) -> int:
        """Amulets of a kind: tokens, or used experts kept for theirs."""
        if kind < TOKENS:
            return self.tokens[seat * TOKENS + kind]
        if self.kept[seat] == 0:
            return 0
        return sum(
            1
            for number, expert in enumerate(self.edition.experts)
            if expert.amulet == kind and self.kept[seat] >> number & 1
        )

    def leads_at(self, place: int) -> int:
        """The seat whose leader stands in a room; NOBODY if it is empty or a neutral leader's."""
        for index in range(len(self.leaders)):
            if self.leaders[index] == place:
                return index // LEADERS
        return NOBODY


SAVED: Final = Fields(
    numbers=[
        "round", "turn", "phase", "active", "start_seat", "gate", "marker", "worships",
        "homages", "end_seat", "turns_left", "occupied", "banker", "pedlar", "pedlar_used",
        "round_amulet", "temples", "smuggler_bag", "order_deck", "expert_deck", "expert_back",
        "used", "bonuses", "neutral_used", "using", "chain", "chain_last", "main", "recruit",
        "pedlar_acts", "apprentice", "senior", "visit", "juniors", "seniors", "paid", "sold",
        "copied", "by_neutral",
    ],
    rows=["points", "scored"],
    piles=[],
    lists=[
        "room_at", "space_of", "leaders", "neutral", "chairs", "seated", "fields", "stock",
        "bank", "amulet_bag", "amulet_pool", "edge", "smuggler_under", "smuggler_pool",
        "order_pool", "expert_pool", "discard", "coins", "cubes", "supply", "track", "villages",
        "altar", "tokens", "open_orders", "done_orders", "held", "kept",
    ],
)  # fmt: skip


def bits(mask: int) -> list[int]:
    """The members of a bit mask, ascending."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def count_bits(mask: int) -> int:
    """How many members a bit mask has."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def fresh_state(seats: int, edition: Edition) -> RotundaState:
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
    state.room_at = [*edition.fixed_rooms, *[NO_ROOM] * (len(SPACES) - INNER)]
    state.space_of = [NOWHERE] * len(ROOMS)
    for space, room in enumerate(edition.fixed_rooms):
        state.space_of[room] = space
    state.neutral = [NOWHERE] * len(edition.neutral_colours[state.seats])
    state.occupied = 0
    state.chairs = [0] * (INNER * MAX_CHAIRS)
    state.seated = [0] * INNER
    state.fields = [EMPTY_FIELD] * FIELDS
    state.stock = [0, 0, 0]
    state.banker = edition.banker_coins
    state.bank = edition.cubes[:]
    state.pedlar = edition.start_village
    state.pedlar_used = 0
    state.amulet_bag = edition.tokens[:]
    state.amulet_pool = [NO_AMULET] * edition.pool_amulets
    state.edge = [NO_AMULET] * (2 * SIDE)
    state.round_amulet = NO_AMULET
    state.temples = BIT[len(TEMPLES)] - 1
    state.smuggler_bag = BIT[len(SMUGGLERS)] - 1
    state.smuggler_under = []
    state.smuggler_pool = [NO_CARD] * edition.pool_smugglers
    state.order_deck = BIT[len(edition.orders)] - 1
    state.order_pool = [NO_CARD] * edition.pool_orders
    state.expert_deck = BIT[len(edition.experts)] - 1
    state.expert_back = NO_BACK
    state.expert_pool = [NO_CARD] * edition.pool_experts
    state.discard = []


def _lay_out_seats(state: RotundaState) -> None:
    """What every seat begins with; coins follow when the turn order is known."""
    seats = state.seats
    edition = state.edition
    second = HALL if edition.leaders_each[seats] == LEADERS else NOWHERE
    state.leaders = [HALL, second] * seats
    state.coins = [0] * seats
    state.cubes = [0] * (4 * seats)
    for seat in range(seats):
        state.cubes[seat * 4 + GOLD] = edition.start_gold
    state.bank[GOLD] -= edition.start_gold * seats
    state.points = vec[i64]([edition.start_score] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    state.supply = [edition.start_supply] * seats
    state.track = [edition.start_track] * seats
    state.villages = [0] * (len(VILLAGES) * seats)
    state.altar = [0] * seats
    state.tokens = [0] * (TOKENS * seats)
    state.open_orders = [0] * seats
    state.done_orders = [0] * seats
    state.held = [0] * seats
    state.kept = [0] * seats


def clear_turn(state: RotundaState) -> None:
    """What is counted per turn begins anew."""
    state.used = 0
    state.bonuses = 0
    state.neutral_used = 0
    state.pedlar_used = 0
    state.using = NO_CARD
    state.chain = 0
    state.chain_last = 0


def clear_session(state: RotundaState) -> None:
    """Unused credits are lost; no room is being used."""
    state.main = 0
    state.recruit = 0
    state.pedlar_acts = 0
    state.apprentice = 0
    state.senior = 0
    state.visit = NO_ROOM
    state.juniors = 0
    state.seniors = 0
    state.paid = 0
    state.sold = 0
    state.copied = 0
    state.by_neutral = 0


def fill_warehouse(state: RotundaState, wanted: list[int]) -> None:
    """Missing basic cubes come to the Warehouse as far as the general supply has them."""
    for kind in range(BASICS):
        while state.stock[kind] < wanted[kind] and state.bank[kind] > 0:
            state.stock[kind] = state.stock[kind] + 1
            state.bank[kind] = state.bank[kind] - 1

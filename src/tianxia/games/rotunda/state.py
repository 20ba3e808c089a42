"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.rotunda.names import (
    BASICS,
    CATEGORIES,
    INNER,
    MAX_CHAIRS,
    NO_CARD,
    NO_ROOM,
    NOWHERE,
    TOKENS,
    VILLAGES,
)
from tianxia.games.rotunda.tables import Edition

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
    turn: i64  # turns begun
    active: i64  # the seat whose turn it is
    start_seat: i64
    gate: i64  # where the Hall stands, or NO_GATE
    marker: i64  # fields the round marker has gone
    worships: i64
    homages: i64  # worships and prayers
    end_seat: i64  # who triggered the end, or NOBODY
    turns_left: i64  # turns after this one, once the end is triggered
    # the house
    room_at: vec[i64]  # the room in each space, NO_ROOM until dealt  # shared
    space_of: vec[i64]  # the space of each room, NOWHERE if it is not in play  # shared
    leaders: vec[i64]  # leaders[seat * LEADERS + leader]: a place, or NOWHERE
    neutral: vec[i64]  # spaces of the neutral leaders by colour; empty unless two play  # shared
    occupied: i64  # bit mask of the spaces in which a leader stands
    chairs: vec[i64]  # [space * MAX_CHAIRS + chair]: 0, or 1 + seat * 2 + (1 if senior)  # shared
    seated: vec[i64]  # assistants on the chairs of each inner space
    fields: vec[i64]  # sale fields: Market by resource, Retailer, Wholesaler; see names.py
    stock: vec[i64]  # cubes in the Warehouse
    banker: i64  # coins in the Banker's Room
    bank: vec[i64]  # cubes in the general supply
    pedlar: i64  # the village of the pedlar tile
    pedlar_used: i64  # 1 after a Pedlar action in this turn
    # pools and stacks
    amulet_bag: vec[i64]  # tokens in the stack, by kind
    amulet_pool: vec[i64]  # kinds, NO_AMULET for a gap  # shared
    edge: vec[i64]  # amulets beside the worship board: right of rows, below columns  # shared
    round_amulet: i64  # the amulet on the end field
    temples: i64  # bit mask of the temples face up
    smuggler_bag: i64  # bit mask of the tokens whose place in the stack nobody saw
    smuggler_under: vec[i64]  # tokens put back under the stack, the next one first  # shared
    smuggler_pool: vec[i64]  # shared
    order_deck: i64  # bit mask
    order_pool: vec[i64]  # orders, NO_CARD for a gap  # shared
    expert_deck: i64  # bit mask
    expert_back: i64  # back of the top card of the deck
    expert_pool: vec[i64]  # experts, NO_CARD for a gap  # shared
    discard: vec[i64]  # experts discarded, the top card last  # shared
    # the seats
    coins: vec[i64]
    cubes: vec[i64]  # cubes[seat * 4 + kind]
    supply: vec[i64]  # assistants in the personal supply
    track: vec[i64]  # assistants on the assistant track  # shared
    villages: vec[i64]  # villages[seat * 4 + village]  # shared
    altar: vec[i64]  # bit mask of the worship spaces held  # shared
    tokens: vec[i64]  # amulet tokens: tokens[seat * TOKENS + kind]  # shared
    open_orders: vec[i64]  # bit mask  # shared
    done_orders: vec[i64]  # bit mask  # shared
    held: vec[i64]  # bit mask of the experts below the board  # shared
    kept: vec[i64]  # bit mask of the amulet experts beside it  # shared
    # this turn
    used: i64  # bit mask of the lasting effects used
    bonuses: i64  # bonus symbols crossed and not yet resolved
    neutral_used: i64  # 1 after a neutral leader was moved
    using: i64  # the expert being used, or NO_CARD
    chain: i64  # bit mask of the worship spaces of the chain just laid, the last included
    chain_last: i64  # the last of them
    # the session going on: credits and what was done
    main: i64
    recruit: i64
    pedlar_acts: i64
    apprentice: i64
    senior: i64
    visit: i64  # the room being used, or NO_ROOM
    juniors: i64  # helpers called
    seniors: i64
    paid: i64  # payments, hires, sales or transactions made
    sold: i64  # Market: bit mask of the kinds first sold onto a free icon
    copied: i64  # 1 if the Steward led here
    by_neutral: i64  # 1 if a neutral leader led here

    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    # <fields: clone>
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
        copy.room_at = self.room_at
        copy.space_of = self.space_of
        copy.neutral = self.neutral
        copy.occupied = self.occupied
        copy.chairs = self.chairs
        copy.seated = self.seated[:]
        copy.fields = self.fields[:]
        copy.stock = self.stock[:]
        copy.banker = self.banker
        copy.bank = self.bank[:]
        copy.pedlar = self.pedlar
        copy.pedlar_used = self.pedlar_used
        copy.amulet_bag = self.amulet_bag[:]
        copy.amulet_pool = self.amulet_pool
        copy.edge = self.edge
        copy.round_amulet = self.round_amulet
        copy.temples = self.temples
        copy.smuggler_bag = self.smuggler_bag
        copy.smuggler_under = self.smuggler_under
        copy.smuggler_pool = self.smuggler_pool
        copy.order_deck = self.order_deck
        copy.order_pool = self.order_pool
        copy.expert_deck = self.expert_deck
        copy.expert_back = self.expert_back
        copy.expert_pool = self.expert_pool
        copy.discard = self.discard
        copy.leaders = self.leaders[:]
        copy.coins = self.coins[:]
        copy.cubes = self.cubes[:]
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        copy.supply = self.supply[:]
        copy.track = self.track
        copy.villages = self.villages
        copy.altar = self.altar
        copy.tokens = self.tokens
        copy.open_orders = self.open_orders
        copy.done_orders = self.done_orders
        copy.held = self.held
        copy.kept = self.kept
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

    # </fields>

    # -- questions ----------------------------------------------------------------------------

    def seated_of(self, seat: i64) -> i64:
        """How many of the seat's assistants sit on chairs."""
        first = 1 + seat * 2
        total: i64 = 0
        chairs = self.edition.chairs
        for space in range(INNER):
            if self.seated[space] > 0:
                base = space * MAX_CHAIRS
                for chair in range(base, base + chairs[space]):
                    if self.chairs[chair] == first or self.chairs[chair] == first + 1:
                        total += 1
        return total

    def helpers_in(self, seat: i64, space: i64, senior: i64) -> i64:
        """How many of the seat's juniors (0) or seniors (1) sit in an inner space."""
        who = 1 + seat * 2 + senior
        total: i64 = 0
        base = space * MAX_CHAIRS
        for chair in range(base, base + self.edition.chairs[space]):
            if self.chairs[chair] == who:
                total += 1
        return total

    def free_chair(self, space: i64) -> i64:
        """The index of the first free chair of an inner space, or NOWHERE."""
        base = space * MAX_CHAIRS
        for chair in range(base, base + self.edition.chairs[space]):
            if self.chairs[chair] == 0:
                return chair
        return NOWHERE

    def in_villages(self, seat: i64) -> i64:
        """How many of the seat's assistants are in villages."""
        first = seat * len(VILLAGES)
        total: i64 = 0
        for village in range(first, first + len(VILLAGES)):
            total += self.villages[village]
        return total

    def last_seat(self) -> i64:
        """The last in turn order, to the right of the start player."""
        return (self.start_seat + self.seats - 1) % self.seats

    def amulet_count(self, seat: i64, kind: i64) -> i64:
        """Amulets of a kind: tokens, or used experts kept for theirs."""
        if kind < TOKENS:
            return self.tokens[seat * TOKENS + kind]
        if self.kept[seat] == 0:
            return 0
        return count_bits(self.kept[seat] & self.edition.amulet_experts[kind - TOKENS])


# <fields: saved by Fields>
SAVED: Final = Fields(
    numbers=[
        "round", "turn", "phase", "active", "start_seat", "gate", "marker", "worships", "homages",
        "end_seat", "turns_left", "occupied", "banker", "pedlar", "pedlar_used", "round_amulet",
        "temples", "smuggler_bag", "order_deck", "expert_deck", "expert_back", "used", "bonuses",
        "neutral_used", "using", "chain", "chain_last", "main", "recruit", "pedlar_acts",
        "apprentice", "senior", "visit", "juniors", "seniors", "paid", "sold", "copied",
        "by_neutral",
    ],
    rows=[
        "room_at", "space_of", "neutral", "chairs", "seated", "fields", "stock", "bank",
        "amulet_bag", "amulet_pool", "edge", "smuggler_under", "smuggler_pool", "order_pool",
        "expert_pool", "discard", "leaders", "coins", "cubes", "points", "scored", "supply",
        "track", "villages", "altar", "tokens", "open_orders", "done_orders", "held", "kept",
    ],
)  # fmt: skip
# </fields>


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


def fill_warehouse(state: RotundaState, wanted: vec[i64]) -> None:
    """Missing basic cubes come to the Warehouse as far as the general supply has them."""
    for kind in range(BASICS):
        while state.stock[kind] < wanted[kind] and state.bank[kind] > 0:
            state.stock[kind] += 1
            state.bank[kind] -= 1

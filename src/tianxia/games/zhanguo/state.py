"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.zhanguo.area import COUNT, EMPTY, ONE
from tianxia.games.zhanguo.names import (
    ASPECTS,
    BOARD_SLOTS,
    CARDS,
    CATEGORIES,
    DECK,
    MAX_SEATS,
    NO_ASPECT,
    NO_BOARD,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SPACES,
    TASK_SPACES,
    TASKS,
    WALL_SPACES,
)
from tianxia.games.zhanguo.tables import AUCTION_B, Edition

KINDS_OF_POINTS: Final = len(CATEGORIES)
DECKS: Final = len(ASPECTS)
CARD_BITS: Final = 7  # a card on the court: card, then seat, then court action
CARD_MASK: Final = 127
SEAT_MASK: Final = 3
ACTION_SHIFT: Final = 9

SETUP: Final = 0
DRAW_PHASE: Final = 1
PLAY_PHASE: Final = 2
REWARD_PHASE: Final = 3
GAME_OVER: Final = 4


class ZhanguoState(ScoredState):
    """One position of ZhanGuo."""

    edition: Edition  # printed values and options in force: shared, never changed
    turn: int  # turns taken in this round
    first: int  # the first player of this round
    asking: int  # the aspect whose reward is being given, or NO_ASPECT
    # the cards
    decks: list[list[int]]  # cards that can be drawn now, ascending
    under: list[list[int]]  # draft discards lying below them
    layer: list[int]  # by card: the round in which it last went under its deck, or 0
    hands: list[list[int]]  # ascending
    aside: list[int]  # draft: seat * 3 + deck, the card laid aside face down, or NO_CARD
    court: list[int]  # the stack from below: card, seat and action in one number
    # the main board
    track: list[int]  # seats on the reward track, top to bottom
    cell: list[int]  # by aspect: the seat whose disc lies in this round's column
    stock: list[int]  # value-1 markers by aspect
    marker3: list[int]  # by aspect: the seat that holds the value-3 marker, or NOBODY
    space: list[int]  # owner of each bonus space: region * 3 + space
    palace_at: list[int]  # owner of each palace space: region * 4 + space
    wall_at: list[int]  # owner of each wall space: section * 3 + line
    face: list[int]  # by section: the face of its wall tile
    task: list[int]  # by place: the task tile
    disc: list[int]  # owner of each task space: place * 4 + space
    # the auction
    pool: int  # bit mask of the B sides to be had
    bid: int
    leader: int
    bidders: int  # bit mask of the seats still bidding
    # the seats
    board: list[int]
    tucked: list[int]  # cards on the boards: seat * 15 + region * 3 + slot
    placed: list[int]  # how many cards: seat * 5 + region
    unrest: list[int]  # seat * 5 + region
    gov: list[int]  # officials in the government area: seat * 5 + region
    work: list[int]  # officials in the worker area
    workers: list[int]
    posted: list[int]  # governors on the main board: seat * 5 + region
    supply: list[int]  # officials in the own supply
    governors: list[int]  # left
    palaces: list[int]  # left
    walls: list[int]  # left
    walled: list[int]  # bit mask of the sections in which the seat has a wall
    claimed: list[int]  # bit mask of the tasks on which the seat has a disc
    ones: list[int]  # value-1 markers held: seat * 3 + aspect

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    def clone(self) -> ZhanguoState:
        """An independent copy without a journal."""
        copy = ZhanguoState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.asking = self.asking
        copy.decks = [deck[:] for deck in self.decks]
        copy.under = [deck[:] for deck in self.under]
        copy.layer = self.layer[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.aside = self.aside[:]
        copy.court = self.court[:]
        copy.track = self.track[:]
        copy.cell = self.cell[:]
        copy.stock = self.stock[:]
        copy.marker3 = self.marker3[:]
        copy.space = self.space[:]
        copy.palace_at = self.palace_at[:]
        copy.wall_at = self.wall_at[:]
        copy.face = self.face[:]
        copy.task = self.task[:]
        copy.disc = self.disc[:]
        copy.pool = self.pool
        copy.bid = self.bid
        copy.leader = self.leader
        copy.bidders = self.bidders
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        copy.board = self.board[:]
        copy.tucked = self.tucked[:]
        copy.placed = self.placed[:]
        copy.unrest = self.unrest[:]
        copy.gov = self.gov[:]
        copy.work = self.work[:]
        copy.workers = self.workers[:]
        copy.posted = self.posted[:]
        copy.supply = self.supply[:]
        copy.governors = self.governors[:]
        copy.palaces = self.palaces[:]
        copy.walls = self.walls[:]
        copy.walled = self.walled[:]
        copy.claimed = self.claimed[:]
        copy.ones = self.ones[:]
        return copy

    # -- order --------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """All seats clockwise from this one."""
        return [(seat + turn) % self.seats for turn in range(self.seats)]

    def tie_order(self) -> list[int]:
        """Who wins ties: the discs on the track, then those in the round column, from the top."""
        order = self.track[:]
        for seat in self.cell:
            if seat != NOBODY:
                order.append(seat)
        return order

    def turn_order(self) -> list[int]:
        """The order of turns in phase 2: clockwise from the first player, or by the track."""
        return self.tie_order() if self.edition.by_track else self.clockwise(self.first)

    # -- the own board ------------------------------------------------------------------------

    def unrest_max(self, seat: int, region: int) -> int:
        """The last space of the region's unrest track."""
        return self.edition.unrest_max[self.board[seat] * REGIONS + region]

    def is_locked(self, seat: int, region: int) -> bool:
        """Whether unrest in the region stands on the last space."""
        return self.unrest[seat * REGIONS + region] >= self.unrest_max(seat, region)

    def cards_on_board(self, seat: int) -> int:
        """How many cards lie at all regions of the seat."""
        total = 0
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            total += self.placed[place]
        return total

    def cards_of_aspect(self, seat: int, aspect: int) -> int:
        """How many cards of one colour lie on the seat's board."""
        total = 0
        first = seat * BOARD_SLOTS
        for slot in range(first, first + BOARD_SLOTS):
            card = self.tucked[slot]
            if card != NO_CARD and card // DECK == aspect:
                total += 1
        return total

    def has_official_out(self, seat: int) -> bool:
        """Whether an official of the seat is on its board."""
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.gov[place] != EMPTY or self.work[place] != EMPTY:
                return True
        return False

    def regions_with_workers(self, seat: int) -> int:
        """In how many regions the seat has workers."""
        total = 0
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.workers[place] > 0:
                total += 1
        return total

    def has_unrest(self, seat: int) -> bool:
        """Whether unrest is above 0 anywhere on the seat's board."""
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.unrest[place] > 0:
                return True
        return False

    def officials_in(self, seat: int, region: int) -> int:
        """How many officials the seat has in the region, in both areas."""
        place = seat * REGIONS + region
        return COUNT[self.gov[place]] + COUNT[self.work[place]]

    # -- the main board -----------------------------------------------------------------------

    def strength(self, seat: int, aspect: int) -> int:
        """The value of the seat's markers of one colour."""
        three = 3 if self.marker3[aspect] == seat else 0
        return self.ones[seat * DECKS + aspect] + three

    def free_space(self, region: int) -> bool:
        """Whether a bonus space of the region is empty."""
        first = region * SPACES
        for space in range(first, first + SPACES):
            if self.space[space] == NOBODY:
                return True
        return False

    def beside(self, seat: int, region: int) -> int:
        """The seat's governors beside the bonus spaces of the region."""
        total = self.posted[seat * REGIONS + region]
        for space in range(region * SPACES, (region + 1) * SPACES):
            if self.space[space] == seat:
                total -= 1
        return total

    def palace_space(self, region: int) -> int:
        """The first empty usable palace space of the region, or NOBODY."""
        first = region * PALACE_SPACES
        for space in range(first, first + self.edition.palace_spaces[self.seats]):
            if self.palace_at[space] == NOBODY:
                return space
        return NOBODY

    def palaces_in(self, seat: int, region: int) -> int:
        """How many palaces the seat has in the region."""
        total = 0
        for space in range(region * PALACE_SPACES, (region + 1) * PALACE_SPACES):
            if self.palace_at[space] == seat:
                total += 1
        return total

    def known_in(self, deck: int) -> list[int]:
        """The cards of a deck that all saw going under it; a layer has one card per seat.

        Once a layer is being drawn nobody can tell which of its cards are still there.
        """
        drawn_next = self.decks[deck]
        if len(drawn_next) == self.seats and self.layer[drawn_next[0]] > 0:
            return drawn_next + self.under[deck]
        return self.under[deck][:]

    def court_top(self) -> int:
        """The card on top of the court, or NO_CARD while the printed X is visible."""
        return self.court[-1] & CARD_MASK if self.court else NO_CARD


SAVED: Final = Fields(
    numbers=[
        "round", "phase", "turn", "first", "asking", "pool", "bid", "leader", "bidders",
    ],
    rows=["points", "scored"],
    piles=[],
    lists=[
        "layer", "aside", "court", "track", "cell", "stock", "marker3", "space", "palace_at",
        "wall_at", "face", "task", "disc", "board", "tucked", "placed", "unrest", "gov", "work",
        "workers", "posted", "supply", "governors", "palaces", "walls", "walled", "claimed",
        "ones",
    ],
    nested=[
        "decks", "under", "hands",
    ],
)  # fmt: skip


def fresh_state(seats: int, edition: Edition) -> ZhanguoState:
    """Everything as it lies before the first draw and the first choice."""
    state = ZhanguoState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.turn = 0
    state.first = 0
    state.asking = NO_ASPECT
    state.decks = [list(range(deck * DECK, (deck + 1) * DECK)) for deck in range(DECKS)]
    state.under = [[] for _ in range(DECKS)]
    state.layer = [0] * CARDS
    state.hands = [[] for _ in range(seats)]
    state.aside = [NO_CARD] * (seats * DECKS)
    state.court = []
    state.track = list(range(seats))
    state.cell = [NOBODY] * DECKS
    state.stock = [edition.markers[seats]] * DECKS
    state.marker3 = [NOBODY] * DECKS
    state.space = [NOBODY] * (REGIONS * SPACES)
    state.palace_at = [NOBODY] * (REGIONS * PALACE_SPACES)
    state.wall_at = [NOBODY] * WALL_SPACES
    state.face = [NO_TILE] * len(SECTIONS)
    state.task = [NO_TILE] * TASKS
    state.disc = [NOBODY] * (TASKS * TASK_SPACES)
    state.pool = 0
    state.bid = 0
    state.leader = NOBODY
    state.bidders = 0
    auction = edition.side == AUCTION_B
    state.points = vec[i64]([edition.auction_points if auction else edition.start_points] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    state.board = [NO_BOARD] * seats
    state.tucked = [NO_CARD] * (seats * BOARD_SLOTS)
    state.placed = [0] * (seats * REGIONS)
    state.unrest = [0] * (seats * REGIONS)
    state.gov = [EMPTY] * (seats * REGIONS)
    state.work = [EMPTY] * (seats * REGIONS)
    state.workers = [0] * (seats * REGIONS)
    state.posted = [0] * (seats * REGIONS)
    state.supply = [edition.officials * (ONE[0] + ONE[1] + ONE[2])] * seats
    state.governors = [edition.governors] * seats
    state.palaces = [edition.palaces] * seats
    state.walls = [edition.walls] * seats
    state.walled = [0] * seats
    state.claimed = [0] * seats
    state.ones = [0] * (seats * DECKS)
    return state


def take_card(pile: list[int], card: int) -> None:
    """Take a card out of an ascending pile."""
    low = 0
    high = len(pile) - 1
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] < card:
            low = middle + 1
        else:
            high = middle
    pile.pop(low)


def court_entry(card: int, seat: int, action: int) -> int:
    """A card on the court with who played it and for what."""
    return card | seat << CARD_BITS | action << ACTION_SHIFT


def court_seat(entry: int) -> int:
    """Who played the card."""
    return entry >> CARD_BITS & SEAT_MASK


def court_action(entry: int) -> int:
    """The action it was played for."""
    return entry >> ACTION_SHIFT


assert MAX_SEATS <= SEAT_MASK + 1, "a seat fits its bits"

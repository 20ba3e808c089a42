"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import append, i64, vec
from tianxia.core.rows import PLACES, count_bits, listed
from tianxia.core.scores import ScoredState
from tianxia.games.zhanguo.area import COUNT, EMPTY
from tianxia.games.zhanguo.cards import (
    HAND,
    cards_in,
    insert_card,
    remove_card,
)
from tianxia.games.zhanguo.names import (
    ASPECTS,
    BOARD_SLOTS,
    CATEGORIES,
    DECK,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    PALACE_SPACES,
    REGIONS,
    SPACES,
)
from tianxia.games.zhanguo.tables import Edition

KINDS_OF_POINTS: Final = len(CATEGORIES)
DECKS: Final = 3  # literal numbers, here and elsewhere, are machine words compiled
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
    """One position of ZhanGuo.

    Rows that change a few times in a game are replaced, never written into, so copies share them.
    """

    edition: Edition  # printed values and options in force: shared, never changed
    turn: i64  # turns taken in this round
    first: i64  # the first player of this round
    asking: i64  # the aspect whose reward is being given, or NO_ASPECT
    # the cards
    decks: vec[i64]  # by deck: the cards that can be drawn now, a pile  # apart
    under: vec[i64]  # by deck: draft discards lying below them, a pile  # apart  # shared
    layer: vec[i64]  # by card: the round in which it last went under its deck, or 0  # shared
    hand: vec[i64]  # cards in hand, ascending: seat * HAND + place, then NO_CARD  # apart
    held: vec[i64]  # how many: by seat  # apart
    aside: vec[i64]  # draft: seat * 3 + deck, the card laid aside face down, or NO_CARD  # shared
    court: vec[i64]  # the stack from below: card, seat and action in one number
    # the main board
    track: vec[i64]  # seats on the reward track, top to bottom  # shared
    cell: vec[i64]  # by aspect: the seat whose disc lies in this round's column  # shared
    stock: vec[i64]  # value-1 markers by aspect
    marker3: vec[i64]  # by aspect: the seat that holds the value-3 marker, or NOBODY  # shared
    space: vec[i64]  # owner of each bonus space: region * 3 + space  # shared
    palace_at: vec[i64]  # owner of each palace space: region * 4 + space  # shared
    wall_at: vec[i64]  # owner of each wall space: section * 3 + line  # shared
    face: vec[i64]  # by section: the face of its wall tile  # shared
    task: vec[i64]  # by place: the task tile  # shared
    disc: vec[i64]  # owner of each task space: place * 4 + space  # shared
    # the auction
    pool: i64  # bit mask of the B sides to be had
    bid: i64
    leader: i64
    bidders: i64  # bit mask of the seats still bidding
    # the seats
    board: vec[i64]  # shared
    tucked: vec[i64]  # cards on the boards: seat * 15 + region * 3 + slot
    placed: vec[i64]  # how many cards: seat * 5 + region
    unrest: vec[i64]  # seat * 5 + region
    gov: vec[i64]  # officials in the government area: seat * 5 + region
    work: vec[i64]  # officials in the worker area
    workers: vec[i64]
    posted: vec[i64]  # governors on the main board: seat * 5 + region  # shared
    supply: vec[i64]  # officials in the own supply
    governors: vec[i64]  # left  # shared
    palaces: vec[i64]  # left  # shared
    walls: vec[i64]  # left  # shared
    walled: vec[i64]  # bit mask of the sections in which the seat has a wall  # shared
    claimed: vec[i64]  # bit mask of the tasks on which the seat has a disc  # shared
    ones: vec[i64]  # value-1 markers held: seat * 3 + aspect

    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    # <fields: clone>
    def clone(self) -> ZhanguoState:
        """An independent copy without a journal."""
        copy = ZhanguoState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.asking = self.asking
        copy.decks = self.decks[:]
        copy.under = self.under
        copy.layer = self.layer
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.aside = self.aside
        copy.court = self.court[:]
        copy.track = self.track
        copy.cell = self.cell
        copy.stock = self.stock[:]
        copy.marker3 = self.marker3
        copy.space = self.space
        copy.palace_at = self.palace_at
        copy.wall_at = self.wall_at
        copy.face = self.face
        copy.task = self.task
        copy.disc = self.disc
        copy.pool = self.pool
        copy.bid = self.bid
        copy.leader = self.leader
        copy.bidders = self.bidders
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        copy.board = self.board
        copy.tucked = self.tucked[:]
        copy.placed = self.placed[:]
        copy.unrest = self.unrest[:]
        copy.gov = self.gov[:]
        copy.work = self.work[:]
        copy.workers = self.workers[:]
        copy.posted = self.posted
        copy.supply = self.supply[:]
        copy.governors = self.governors
        copy.palaces = self.palaces
        copy.walls = self.walls
        copy.walled = self.walled
        copy.claimed = self.claimed
        copy.ones = self.ones[:]
        return copy

    # </fields>

    # -- order --------------------------------------------------------------------------------

    def clockwise(self, seat: i64) -> vec[i64]:
        """All seats clockwise from this one."""
        return vec[i64]([(seat + turn) % self.seats for turn in range(self.seats)])

    def tie_order(self) -> vec[i64]:
        """Who wins ties: the discs on the track, then those in the round column, from the top."""
        order = self.track[:]
        for seat in self.cell:
            if seat != NOBODY:
                order = append(order, seat)
        return order

    def turn_order(self) -> vec[i64]:
        """The order of turns in phase 2: clockwise from the first player, or by the track."""
        return self.tie_order() if self.edition.by_track else self.clockwise(self.first)

    # -- the own board ------------------------------------------------------------------------

    def unrest_max(self, seat: i64, region: i64) -> i64:
        """The last space of the region's unrest track."""
        return self.edition.unrest_max[self.board[seat] * REGIONS + region]

    def is_locked(self, seat: i64, region: i64) -> bool:
        """Whether unrest in the region stands on the last space."""
        return self.unrest[seat * REGIONS + region] >= self.unrest_max(seat, region)

    def cards_on_board(self, seat: i64) -> i64:
        """How many cards lie at all regions of the seat."""
        total: i64 = 0
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            total += self.placed[place]
        return total

    def cards_of_aspect(self, seat: i64, aspect: i64) -> i64:
        """How many cards of one colour lie on the seat's board."""
        total: i64 = 0
        first = seat * BOARD_SLOTS
        for slot in range(first, first + BOARD_SLOTS):
            card = self.tucked[slot]
            if card != NO_CARD and card // DECK == aspect:
                total += 1
        return total

    def has_official_out(self, seat: i64) -> bool:
        """Whether an official of the seat is on its board."""
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.gov[place] != EMPTY or self.work[place] != EMPTY:
                return True
        return False

    def regions_with_workers(self, seat: i64) -> i64:
        """In how many regions the seat has workers."""
        total: i64 = 0
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.workers[place] > 0:
                total += 1
        return total

    def has_unrest(self, seat: i64) -> bool:
        """Whether unrest is above 0 anywhere on the seat's board."""
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.unrest[place] > 0:
                return True
        return False

    def officials_in(self, seat: i64, region: i64) -> i64:
        """How many officials the seat has in the region, in both areas."""
        place = seat * REGIONS + region
        return COUNT[self.gov[place]] + COUNT[self.work[place]]

    # -- the main board -----------------------------------------------------------------------

    def strength(self, seat: i64, aspect: i64) -> i64:
        """The value of the seat's markers of one colour."""
        three = 3 if self.marker3[aspect] == seat else 0
        return self.ones[seat * DECKS + aspect] + three

    def free_space(self, region: i64) -> bool:
        """Whether a bonus space of the region is empty."""
        first = region * SPACES
        for space in range(first, first + SPACES):
            if self.space[space] == NOBODY:
                return True
        return False

    def beside(self, seat: i64, region: i64) -> i64:
        """The seat's governors beside the bonus spaces of the region."""
        total = self.posted[seat * REGIONS + region]
        for space in range(region * SPACES, (region + 1) * SPACES):
            if self.space[space] == seat:
                total -= 1
        return total

    def palace_space(self, region: i64) -> i64:
        """The first empty usable palace space of the region, or NOBODY."""
        first = region * PALACE_SPACES
        for space in range(first, first + self.edition.palace_spaces[self.seats]):
            if self.palace_at[space] == NOBODY:
                return space
        return NOBODY

    def palaces_in(self, seat: i64, region: i64) -> i64:
        """How many palaces the seat has in the region."""
        total: i64 = 0
        for space in range(region * PALACE_SPACES, (region + 1) * PALACE_SPACES):
            if self.palace_at[space] == seat:
                total += 1
        return total

    # -- the cards ----------------------------------------------------------------------------

    def hand_of(self, seat: i64) -> list[int]:
        """The cards in the seat's hand, ascending."""
        return listed(self.hand[seat * HAND :], self.held[seat])

    def held_of(self, seat: i64, deck: i64) -> i64:
        """How many cards of a deck the seat has in hand."""
        total: i64 = 0
        for place in range(seat * HAND, seat * HAND + self.held[seat]):
            if self.hand[place] // DECK == deck:
                total += 1
        return total

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the seat has the card in hand."""
        for place in range(seat * HAND, seat * HAND + self.held[seat]):
            if self.hand[place] == card:
                return True
        return False

    def take_up(self, seat: i64, card: i64) -> None:
        """The seat gets the card into its hand."""
        insert_card(self.hand, seat * HAND, self.held[seat], card)
        self.held[seat] += 1

    def give_up(self, seat: i64, card: i64) -> None:
        """The card leaves the seat's hand."""
        remove_card(self.hand, seat * HAND, self.held[seat], card)
        self.held[seat] -= 1

    def deck_of(self, deck: i64) -> list[int]:
        """The cards of a deck that can be drawn now, ascending."""
        return cards_in(self.decks[deck], deck)

    def under_deck(self, deck: i64) -> list[int]:
        """The cards that lie under a deck, those that will be drawn first in front."""
        layer = self.layer
        return sorted(cards_in(self.under[deck], deck), key=lambda card: (layer[card], card))

    def cards_left(self, deck: i64) -> i64:
        """How many cards a deck has, with those lying under it."""
        return count_bits(self.decks[deck]) + count_bits(self.under[deck])

    def known_in(self, deck: i64) -> list[int]:
        """The cards of a deck that all saw going under it, those drawn first in front."""
        if self.is_layer(deck):
            return self.deck_of(deck) + self.under_deck(deck)
        return self.under_deck(deck)

    def known_pile(self, deck: i64) -> i64:
        """The same cards as a pile."""
        if self.is_layer(deck):
            return self.decks[deck] | self.under[deck]
        return self.under[deck]

    def is_layer(self, deck: i64) -> bool:
        """Whether a whole layer of draft discards is drawn next, which has one card per seat.

        Once it is being drawn nobody can tell which of its cards are still there.
        """
        pile = self.decks[deck]
        if count_bits(pile) != self.seats:
            return False
        lowest = deck * DECK + PLACES[(pile & -pile) % 67]
        return self.layer[lowest] > 0

    def court_top(self) -> i64:
        """The card on top of the court, or NO_CARD while the printed X is visible."""
        height = len(self.court)
        return self.court[height - 1] & CARD_MASK if height > 0 else NO_CARD


def court_entry(card: i64, seat: i64, action: i64) -> i64:
    """A card on the court with who played it and for what."""
    return card | seat << CARD_BITS | action << ACTION_SHIFT


def court_seat(entry: i64) -> i64:
    """Who played the card."""
    return entry >> CARD_BITS & SEAT_MASK


def court_action(entry: i64) -> i64:
    """The action it was played for."""
    return entry >> ACTION_SHIFT


assert MAX_SEATS <= SEAT_MASK + 1, "a seat fits its bits"
assert len(ASPECTS) == DECKS, "a deck for every aspect"

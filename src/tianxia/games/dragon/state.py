"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, count_of
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.dragon.names import (
    CATEGORIES,
    MAX_PALACES,
    NO_EVENT,
    NO_GROUP,
    PERSON_CARDS,
    TILES,
)
from tianxia.games.dragon.palace import (
    FLOOR_BITS,
    FLOOR_MASK,
    NO_PALACE,
    PLACE_BITS,
    PLACE_MASK,
    has_room,
    persons_in,
)
from tianxia.games.dragon.tables import Edition

CARDS: Final = 10  # how many kinds there are
KINDS_OF_POINTS: Final = len(CATEGORIES)

SETUP: Final = 0
ACTION_PHASE: Final = 1
PERSON_PHASE: Final = 2
EVENT_PHASE: Final = 3
SCORING_PHASE: Final = 4
GAME_OVER: Final = 5

assert len(PERSON_CARDS) == CARDS, "a place in the hand for every kind of card"


class DragonState(ScoredState):
    """One position of In the Year of the Dragon."""

    edition: Edition  # printed values and options in force: shared, never changed
    start_seat: i64
    super_event: i64
    # the board
    events: vec[i64]  # the event row; NO_EVENT where nothing lies yet  # shared
    event_bag: vec[i64]  # event tiles still to be dealt  # shared
    supply: vec[i64]  # person tiles left, by tile  # shared
    removed: vec[i64]  # person tiles out of the game, by tile  # shared
    group_of: vec[i64]  # the group each action card lies in, or NO_GROUP
    dragon: vec[i64]  # the group each seat's dragon stands on, or NO_GROUP
    wall: vec[i64]  # the owners of the wall tiles, from left to right  # shared
    # the seats
    yuan: vec[i64]
    rice: vec[i64]
    fireworks: vec[i64]
    small: vec[i64]  # small privileges  # shared
    large: vec[i64]  # large privileges  # shared
    space: vec[i64]  # where the person marker stands
    arrival: vec[i64]  # on one space the later arrival lies on top
    arrivals: i64
    palaces: vec[vec[i64]]  # palace numbers by id - 1, NO_PALACE for a free id
    hand: vec[i64]  # person cards left: hand[seat * CARDS + card]
    wall_left: vec[i64]  # bit mask of the wall tiles not yet built  # shared
    # what has been taken in a draft or a Sunrise
    pairs_taken: vec[i64]  # shared
    sunrise_taken: i64  # bit mask of person types

    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    # <fields: clone>
    def clone(self) -> DragonState:
        """An independent copy without a journal."""
        copy = DragonState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.start_seat = self.start_seat
        copy.super_event = self.super_event
        copy.arrivals = self.arrivals
        copy.wall = self.wall
        copy.pairs_taken = self.pairs_taken
        copy.sunrise_taken = self.sunrise_taken
        copy.events = self.events
        copy.event_bag = self.event_bag
        copy.supply = self.supply
        copy.removed = self.removed
        copy.group_of = self.group_of[:]
        copy.dragon = self.dragon[:]
        copy.yuan = self.yuan[:]
        copy.rice = self.rice[:]
        copy.fireworks = self.fireworks[:]
        copy.small = self.small
        copy.large = self.large
        copy.points = self.points[:]
        copy.space = self.space[:]
        copy.arrival = self.arrival[:]
        copy.palaces = vec[vec[i64]]([row[:] for row in self.palaces])
        copy.hand = self.hand[:]
        copy.wall_left = self.wall_left
        copy.scored = self.scored[:]
        return copy

    # </fields>

    # -- the person track -------------------------------------------------------------------

    def track_order(self) -> vec[i64]:
        """The seats by person track: furthest first, on one space from the top down."""
        order = vec[i64]([0] * self.seats)
        for seat in range(1, self.seats):
            at = seat
            while at > 0 and self.is_ahead(seat, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
        return order

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Whether the seat's person marker is ahead of the other's."""
        ahead = self.space[seat] - self.space[other]
        return ahead > 0 or (ahead == 0 and self.arrival[seat] > self.arrival[other])

    # -- palaces and persons ----------------------------------------------------------------

    def persons_of(self, seat: i64) -> i64:
        """How many persons live in the seat's palaces."""
        total: i64 = 0
        for palace in self.palaces[seat]:
            total += persons_in(palace)
        return total

    def inhabited_of(self, seat: i64) -> i64:
        """How many of the seat's palaces are inhabited."""
        total: i64 = 0
        for palace in self.palaces[seat]:
            if palace >> FLOOR_BITS:
                total += 1
        return total

    def palaces_of(self, seat: i64) -> i64:
        """How many palaces the seat owns."""
        total: i64 = 0
        for palace in self.palaces[seat]:
            if palace != NO_PALACE:
                total += 1
        return total

    def floors_of(self, seat: i64) -> i64:
        """How many palace floors the seat owns."""
        total: i64 = 0
        for palace in self.palaces[seat]:
            total += palace & FLOOR_MASK
        return total

    def symbols_of(self, seat: i64, kind: i64) -> i64:
        """How many symbols persons of one type show in the seat's palaces."""
        tile_type = self.edition.tile_type
        tile_symbols = self.edition.tile_symbols
        total: i64 = 0
        for palace in self.palaces[seat]:
            places = palace >> FLOOR_BITS
            while places:
                tile = (places & PLACE_MASK) - 1
                if tile_type[tile] == kind:
                    total += tile_symbols[tile]
                places >>= PLACE_BITS
        return total

    def has_type(self, seat: i64, kind: i64) -> bool:
        """Whether a person of the type lives in the seat's palaces."""
        return self.symbols_of(seat, kind) > 0

    def has_room(self, seat: i64) -> bool:
        """Whether a newcomer finds a place in the seat's palaces."""
        for palace in self.palaces[seat]:
            if has_room(palace):
                return True
        return False

    def free_palace_id(self, seat: i64) -> i64:
        """The index a new palace takes: the lowest free one, MAX_PALACES if there is none."""
        own = self.palaces[seat]
        for index in range(len(own)):
            if own[index] == NO_PALACE:
                return index
        return len(own)

    def can_begin_palace(self, seat: i64) -> bool:
        """Whether there is an id left for a new palace."""
        return self.free_palace_id(seat) < MAX_PALACES

    # -- cards and wall ---------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """How many person cards the seat holds."""
        total: i64 = 0
        for card in range(CARDS):
            total += self.hand[seat * CARDS + card]
        return total

    def has_cards(self, seat: i64) -> bool:
        """Whether the seat holds a person card."""
        first = seat * CARDS
        for card in range(first, first + CARDS):
            if self.hand[card] > 0:
                return True
        return False

    def wall_tiles_of(self, seat: i64) -> i64:
        """How many tiles of the wall belong to the seat."""
        return count_of(self.wall, seat)

    def is_occupied(self, group: i64) -> bool:
        """Whether a dragon stands on the group of action cards."""
        for stands_on in self.dragon:
            if stands_on == group:
                return True
        return False

    def event_now(self) -> i64:
        """The event of the current round."""
        return self.events[self.round - 1]


# <fields: saved by Fields>
SAVED: Final = Fields(
    numbers=[
        "round", "phase", "start_seat", "super_event", "arrivals", "sunrise_taken",
    ],
    rows=[
        "wall", "pairs_taken", "events", "event_bag", "supply", "removed", "group_of", "dragon",
        "yuan", "rice", "fireworks", "small", "large", "points", "space", "arrival", "hand",
        "wall_left", "scored",
    ],
    piles=[
        "palaces",
    ],
)  # fmt: skip
# </fields>


def fresh_state(seats: i64, edition: Edition) -> DragonState:
    """Everything as it lies before the first draw and the first choice."""
    state = DragonState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.start_seat = 0
    state.super_event = edition.super_event
    state.arrivals = 0
    state.wall = vec[i64]()
    state.pairs_taken = vec[i64]()
    state.sunrise_taken = 0
    state.events = vec[i64]([NO_EVENT] * edition.rounds)
    state.event_bag = edition.event_count[:]
    for slot in range(len(edition.fixed_events)):
        state.events[slot] = edition.fixed_events[slot]
        state.event_bag[edition.fixed_events[slot]] -= 1
    state.supply = edition.tile_count[seats][:]
    state.removed = vec[i64]([0] * len(TILES))
    state.group_of = vec[i64]([NO_GROUP] * edition.actions)
    state.dragon = vec[i64]([NO_GROUP] * seats)
    state.yuan = vec[i64]([edition.start_yuan] * seats)
    state.rice = vec[i64]([0] * seats)
    state.fireworks = vec[i64]([0] * seats)
    state.small = vec[i64]([0] * seats)
    state.large = vec[i64]([0] * seats)
    state.points = vec[i64]([edition.start_points] * seats)
    state.space = vec[i64]([edition.start_space] * seats)
    state.arrival = vec[i64]([0] * seats)
    state.palaces = vec[vec[i64]]([edition.start_palaces[:] for _ in range(seats)])
    state.hand = vec[i64]([edition.hand[card] for _ in range(seats) for card in range(CARDS)])
    tiles = BIT[len(edition.wall_gain)] - 1 if edition.wall else 0
    state.wall_left = vec[i64]([tiles] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    return state

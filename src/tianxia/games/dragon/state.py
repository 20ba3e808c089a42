"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
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

CARDS: Final = len(PERSON_CARDS)
KINDS_OF_POINTS: Final = len(CATEGORIES)

SETUP: Final = 0
ACTION_PHASE: Final = 1
PERSON_PHASE: Final = 2
EVENT_PHASE: Final = 3
SCORING_PHASE: Final = 4
GAME_OVER: Final = 5


class DragonState(ScoredState):
    """One position of In the Year of the Dragon."""

    edition: Edition  # printed values and options in force: shared, never changed
    start_seat: int
    super_event: int
    # the board
    events: list[int]  # the event row; NO_EVENT where nothing lies yet
    event_bag: list[int]  # event tiles still to be dealt
    supply: list[int]  # person tiles left, by tile
    removed: list[int]  # person tiles out of the game, by tile
    group_of: list[int]  # the group each action card lies in, or NO_GROUP
    dragon: list[int]  # the group each seat's dragon stands on, or NO_GROUP
    wall: list[int]  # the owners of the wall tiles, from left to right
    # the seats
    yuan: list[int]
    rice: list[int]
    fireworks: list[int]
    small: list[int]  # small privileges
    large: list[int]  # large privileges
    space: list[int]  # where the person marker stands
    arrival: list[int]  # on one space the later arrival lies on top
    arrivals: int
    palaces: list[list[int]]  # palace numbers by id - 1, NO_PALACE for a free id
    hand: list[int]  # person cards left: hand[seat * CARDS + card]
    wall_left: list[int]  # bit mask of the wall tiles not yet built
    # what has been taken in a draft or a Sunrise
    pairs_taken: list[int]
    sunrise_taken: int  # bit mask of person types

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    def clone(self) -> DragonState:
        """An independent copy without a journal."""
        copy = DragonState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.start_seat = self.start_seat
        copy.super_event = self.super_event
        copy.events = self.events[:]
        copy.event_bag = self.event_bag[:]
        copy.supply = self.supply[:]
        copy.removed = self.removed[:]
        copy.group_of = self.group_of[:]
        copy.dragon = self.dragon[:]
        copy.wall = self.wall[:]
        copy.yuan = self.yuan[:]
        copy.rice = self.rice[:]
        copy.fireworks = self.fireworks[:]
        copy.small = self.small[:]
        copy.large = self.large[:]
        copy.points = self.points[:]
        copy.space = self.space[:]
        copy.arrival = self.arrival[:]
        copy.arrivals = self.arrivals
        copy.palaces = [own[:] for own in self.palaces]
        copy.hand = self.hand[:]
        copy.wall_left = self.wall_left[:]
        copy.scored = self.scored[:]
        copy.pairs_taken = self.pairs_taken[:]
        copy.sunrise_taken = self.sunrise_taken
        return copy

    # -- the person track -------------------------------------------------------------------

    def track_order(self) -> list[int]:
        """The seats by person track: furthest first, on one space from the top down."""
        order = [0] * self.seats
        for seat in range(1, self.seats):
            at = seat
            while at > 0 and self.is_ahead(seat, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
        return order

    def is_ahead(self, seat: int, other: int) -> bool:
        """Whether the seat's person marker is ahead of the other's."""
        ahead = self.space[seat] - self.space[other]
        return ahead > 0 or (ahead == 0 and self.arrival[seat] > self.arrival[other])

    # -- palaces and persons ----------------------------------------------------------------

    def persons_of(self, seat: int) -> int:
        """How many persons live in the seat's palaces."""
        total = 0
        for palace in self.palaces[seat]:
            total += persons_in(palace)
        return total

    def inhabited_of(self, seat: int) -> int:
        """How many of the seat's palaces are inhabited."""
        total = 0
        for palace in self.palaces[seat]:
            if palace >> FLOOR_BITS:
                total += 1
        return total

    def palaces_of(self, seat: int) -> int:
        """How many palaces the seat owns."""
        total = 0
        for palace in self.palaces[seat]:
            if palace != NO_PALACE:
                total += 1
        return total

    def floors_of(self, seat: int) -> int:
        """How many palace floors the seat owns."""
        total = 0
        for palace in self.palaces[seat]:
            total += palace & FLOOR_MASK
        return total

    def symbols_of(self, seat: int, kind: int) -> int:
        """How many symbols persons of one type show in the seat's palaces."""
        tile_type = self.edition.tile_type
        tile_symbols = self.edition.tile_symbols
        total = 0
        for palace in self.palaces[seat]:
            places = palace >> FLOOR_BITS
            while places:
                tile = (places & PLACE_MASK) - 1
                if tile_type[tile] == kind:
                    total += tile_symbols[tile]
                places >>= PLACE_BITS
        return total

    def has_type(self, seat: int, kind: int) -> bool:
        """Whether a person of the type lives in the seat's palaces."""
        return self.symbols_of(seat, kind) > 0

    def has_room(self, seat: int) -> bool:
        """Whether a newcomer finds a place in the seat's palaces."""
        for palace in self.palaces[seat]:
            if has_room(palace):
                return True
        return False

    def free_palace_id(self, seat: int) -> int:
        """The index a new palace takes: the lowest free one, MAX_PALACES if there is none."""
        own = self.palaces[seat]
        for index in range(len(own)):
            if own[index] == NO_PALACE:
                return index
        return len(own)

    def can_begin_palace(self, seat: int) -> bool:
        """Whether there is an id left for a new palace."""
        return self.free_palace_id(seat) < MAX_PALACES

    # -- cards and wall ---------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        """How many person cards the seat holds."""
        total = 0
        for card in range(CARDS):
            total += self.hand[seat * CARDS + card]
        return total

    def has_cards(self, seat: int) -> bool:
        """Whether the seat holds a person card."""
        first = seat * CARDS
        for card in range(first, first + CARDS):
            if self.hand[card] > 0:
                return True
        return False

    def wall_tiles_of(self, seat: int) -> int:
        """How many tiles of the wall belong to the seat."""
        return self.wall.count(seat)

    def is_occupied(self, group: int) -> bool:
        """Whether a dragon stands on the group of action cards."""
        for stands_on in self.dragon:
            if stands_on == group:
                return True
        return False

    def event_now(self) -> int:
        """The event of the current round."""
        return self.events[self.round - 1]


SAVED: Final = Fields(
    numbers=[
        "round", "phase", "start_seat", "super_event", "arrivals", "sunrise_taken",
    ],
    rows=["points", "scored"],
    piles=[],
    lists=[
        "events", "event_bag", "supply", "removed", "group_of", "dragon", "wall", "yuan",
        "rice", "fireworks", "small", "large", "space", "arrival", "hand", "wall_left",
        "pairs_taken",
    ],
    nested=[
        "palaces",
    ],
)  # fmt: skip


def fresh_state(seats: int, edition: Edition) -> DragonState:
    """Everything as it lies before the first draw and the first choice."""
    state = DragonState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.start_seat = 0
    state.super_event = edition.super_event
    state.arrivals = 0
    state.wall = []
    state.pairs_taken = []
    state.sunrise_taken = 0
    state.events = [NO_EVENT] * edition.rounds
    state.event_bag = edition.event_count[:]
    for slot in range(len(edition.fixed_events)):
        state.events[slot] = edition.fixed_events[slot]
        state.event_bag[edition.fixed_events[slot]] -= 1
    state.supply = edition.tile_count[seats][:]
    state.removed = [0] * len(TILES)
    state.group_of = [NO_GROUP] * edition.actions
    state.dragon = [NO_GROUP] * seats
    state.yuan = [edition.start_yuan] * seats
    state.rice = [0] * seats
    state.fireworks = [0] * seats
    state.small = [0] * seats
    state.large = [0] * seats
    state.points = vec[i64]([edition.start_points] * seats)
    state.space = [edition.start_space] * seats
    state.arrival = [0] * seats
    state.palaces = [edition.start_palaces[:] for _ in range(seats)]
    state.hand = edition.hand * seats
    state.wall_left = [BIT[len(edition.wall_gain)] - 1 if edition.wall else 0] * seats
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    return state

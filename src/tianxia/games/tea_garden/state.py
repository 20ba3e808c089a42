"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import append, i64, vec
from tianxia.core.rows import BIT
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.tea_garden.names import (
    ACTION_CARDS,
    BONUSES,
    CARAVANS,
    CATEGORIES,
    CUPS,
    EMPEROR_CARDS,
    LEAF_TYPES,
    MAX_SPACES,
    NO_BONUS,
    NO_CARAVAN,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PAGODAS,
    PROVINCES,
    QUALITIES,
    REGIONS,
    SECTORS,
    STARTING_CARDS,
    TEAPOTS,
)
from tianxia.games.tea_garden.tables import Edition

KINDS_OF_POINTS: Final = len(CATEGORIES)
COLOURS: Final = len(TEAPOTS)

SETUP: Final = 0
ACTION_PHASE: Final = 1
UPKEEP: Final = 2
GAME_OVER: Final = 3

STARTING_DECK: Final = vec[i64](list(range(len(STARTING_CARDS))))
NONE: Final = -1  # no main action, no secondary action yet


class TeaState(ScoredState):
    """One position of Tea Garden."""

    edition: Edition  # printed values and options in force: shared, never changed
    start_seat: i64
    last_seat: i64  # who was asked for a turn last
    # the turn being taken
    acting: i64  # whose turn it is, NOBODY between turns
    free_done: i64  # a free action was done in this turn
    laid: i64  # cards were laid in this turn
    strength: i64  # of the cards laid in this turn
    main: i64  # the main action of this turn, or NONE
    secondary: i64  # the secondary action of this turn, or NONE
    repeated: i64  # it was repeated
    effects: i64  # bit mask of the effects of the top card that are still open
    # the board
    row: vec[i64]  # face-up action cards, slot 1 first  # shared
    level_left: vec[i64]  # action cards in the deck, by level
    unseen_actions: i64  # bit mask: in the deck or in the box
    gone: vec[i64]  # action cards discarded from the row  # shared
    caravans: vec[i64]  # face up; NO_CARAVAN where none is left
    caravan_left: vec[i64]  # caravans in the deck, by kind  # shared
    unseen_caravans: i64
    emperors: vec[i64]  # face-up emperor cards; NO_CARD where none is left  # shared
    unseen_emperors: i64  # the emperor deck
    stack_top: vec[i64]  # the tile on top, by province
    stack_size: vec[i64]  # tiles, the top one included  # shared
    unseen_tiles: i64  # below the tops or in the box
    bonus: vec[i64]  # the token of each region  # shared
    unseen_bonuses: i64
    space: vec[i64]  # owner of a garden space: space[region * MAX_SPACES + space]  # shared
    full: i64  # bit mask of regions without a free space
    # the seats
    passed: vec[i64]
    turns: vec[i64]  # taken this round
    boat: vec[i64]  # shared
    berth: vec[i64]  # 0 for the first on the last section, NOBODY elsewhere  # shared
    studies: vec[i64]  # shared
    half: vec[i64]  # of the sector, 0 or 1  # shared
    centre: vec[i64]  # workers in the middle of the university  # shared
    climbed: vec[i64]  # row of the emperor track  # shared
    leaves: vec[i64]  # leaves[seat * LEAF_TYPES + type]
    scroll_strength: vec[i64]
    scroll_teapot: vec[i64]
    scroll_repeat: vec[i64]
    tokens: vec[i64]  # emperor tokens
    pagodas: vec[i64]  # bit mask of pagodas on the player board  # shared
    gardens: vec[i64]  # bit mask of regions  # shared
    near: vec[i64]  # bit mask of regions one border away from a garden  # shared
    far: vec[i64]  # one or two borders away  # shared
    provinces: vec[i64]  # bit mask of provinces with a garden  # shared
    hand: vec[vec[i64]]  # ascending  # shared inside
    draw: vec[vec[i64]]  # the draw pile: ascending, it has no order to know  # shared inside
    discard: vec[vec[i64]]  # ascending  # shared inside
    removed: vec[vec[i64]]  # cards of the seat out of the game  # shared
    played: vec[vec[i64]]  # this round's cards by stacks, the top card first  # shared inside
    starts: vec[vec[i64]]  # where each stack begins in `played`  # shared inside
    shown: vec[i64]  # teapots on top cards: shown[seat * COLOURS + colour]
    won: vec[vec[i64]]  # caravans  # shared
    # cup tiles, wherever they lie
    cup_owner: vec[i64]  # shared
    cup_right: vec[i64]  # the tile to the right, or NO_TILE  # shared
    cup_left: vec[i64]  # shared
    markers: vec[i64]  # on the connection to the right  # shared
    cup_rows: vec[vec[i64]]  # the first tile of each row, by seat  # shared
    loose: vec[i64]  # markers on the seat's connections  # shared

    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    # <fields: clone>
    def clone(self) -> TeaState:
        """An independent copy without a journal."""
        copy = TeaState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.start_seat = self.start_seat
        copy.last_seat = self.last_seat
        copy.acting = self.acting
        copy.free_done = self.free_done
        copy.laid = self.laid
        copy.strength = self.strength
        copy.main = self.main
        copy.secondary = self.secondary
        copy.repeated = self.repeated
        copy.effects = self.effects
        copy.row = self.row
        copy.level_left = self.level_left[:]
        copy.unseen_actions = self.unseen_actions
        copy.gone = self.gone
        copy.caravans = self.caravans[:]
        copy.caravan_left = self.caravan_left
        copy.unseen_caravans = self.unseen_caravans
        copy.emperors = self.emperors
        copy.unseen_emperors = self.unseen_emperors
        copy.stack_top = self.stack_top[:]
        copy.stack_size = self.stack_size
        copy.unseen_tiles = self.unseen_tiles
        copy.bonus = self.bonus
        copy.unseen_bonuses = self.unseen_bonuses
        copy.space = self.space
        copy.full = self.full
        copy.points = self.points[:]
        copy.passed = self.passed[:]
        copy.turns = self.turns[:]
        copy.boat = self.boat
        copy.berth = self.berth
        copy.studies = self.studies
        copy.half = self.half
        copy.centre = self.centre
        copy.climbed = self.climbed
        copy.leaves = self.leaves[:]
        copy.scroll_strength = self.scroll_strength[:]
        copy.scroll_teapot = self.scroll_teapot[:]
        copy.scroll_repeat = self.scroll_repeat[:]
        copy.tokens = self.tokens[:]
        copy.pagodas = self.pagodas
        copy.gardens = self.gardens
        copy.near = self.near
        copy.far = self.far
        copy.provinces = self.provinces
        copy.hand = self.hand[:]
        copy.draw = self.draw[:]
        copy.discard = self.discard[:]
        copy.removed = self.removed
        copy.played = self.played[:]
        copy.starts = self.starts[:]
        copy.shown = self.shown[:]
        copy.won = self.won
        copy.scored = self.scored[:]
        copy.cup_owner = self.cup_owner
        copy.cup_right = self.cup_right
        copy.cup_left = self.cup_left
        copy.markers = self.markers
        copy.cup_rows = self.cup_rows
        copy.loose = self.loose
        return copy

    # </fields>

    # -- leaves -------------------------------------------------------------------------------

    def fresh_of(self, seat: i64) -> i64:
        """How many fresh leaves the seat has."""
        base = seat * LEAF_TYPES
        total: i64 = 0
        for leaf in range(QUALITIES):
            total += self.leaves[base + leaf]
        return total

    def fermented_of(self, seat: i64) -> i64:
        """How many fermented leaves the seat has."""
        base = seat * LEAF_TYPES + QUALITIES
        total: i64 = 0
        for leaf in range(QUALITIES):
            total += self.leaves[base + leaf]
        return total

    # -- cards --------------------------------------------------------------------------------

    def top_card(self, seat: i64) -> i64:
        """The card that lies on top of the seat's last stack."""
        starts = self.starts[seat]
        return self.played[seat][starts[len(starts) - 1]]

    def deck_of(self, seat: i64) -> vec[i64]:
        """All cards of the seat's deck: hand, draw pile, discard pile and play area."""
        deck = self.hand[seat][:]
        for card in self.draw[seat]:
            deck = append(deck, card)
        for card in self.discard[seat]:
            deck = append(deck, card)
        for card in self.played[seat]:
            deck = append(deck, card)
        return deck

    def has_emperor_card(self) -> bool:
        """Whether an emperor card lies face up."""
        for card in self.emperors:
            if card != NO_CARD:
                return True
        return False

    # -- cups ---------------------------------------------------------------------------------

    def has_connection(self, seat: i64) -> bool:
        """Whether two of the seat's cup tiles touch."""
        for first in self.cup_rows[seat]:
            if self.cup_right[first] != NO_TILE:
                return True
        return False

    def row_tiles(self, first: int) -> list[int]:
        """The tiles of the row that begins with this one, from left to right."""
        tiles = [first]
        while self.cup_right[tiles[-1]] != NO_TILE:
            tiles.append(self.cup_right[tiles[-1]])
        return tiles

    def place_of(self, seat: int, tile: int) -> tuple[int, int]:
        """The row and the place in it of a tile of the seat, counted from 1."""
        for number, first in enumerate(self.cup_rows[seat], 1):
            tiles = self.row_tiles(first)
            if tile in tiles:
                return number, tiles.index(tile) + 1
        return 0, 0

    # -- the university -----------------------------------------------------------------------

    def sector_of(self, seat: i64) -> i64:
        """The sector of the seat's worker, 0-3; NONE on the start space."""
        return (self.studies[seat] - 1) % SECTORS if self.studies[seat] else NONE


# <fields: saved by Fields>
SAVED: Final = Fields(
    numbers=[
        "round", "phase", "start_seat", "last_seat", "acting", "free_done", "laid", "strength",
        "main", "secondary", "repeated", "effects", "unseen_actions", "unseen_caravans",
        "unseen_emperors", "unseen_tiles", "unseen_bonuses", "full",
    ],
    rows=[
        "row", "level_left", "gone", "caravans", "caravan_left", "emperors", "stack_top",
        "stack_size", "bonus", "space", "points", "passed", "turns", "boat", "berth", "studies",
        "half", "centre", "climbed", "leaves", "scroll_strength", "scroll_teapot", "scroll_repeat",
        "tokens", "pagodas", "gardens", "near", "far", "provinces", "shown", "scored", "cup_owner",
        "cup_right", "cup_left", "markers", "loose",
    ],
    piles=[
        "hand", "draw", "discard", "removed", "played", "starts", "won", "cup_rows",
    ],
)  # fmt: skip
# </fields>


def no_rows(seats: i64) -> vec[vec[i64]]:
    """An empty row for every seat."""
    return vec[vec[i64]]([vec[i64]() for _ in range(seats)])


def fresh_state(seats: i64, edition: Edition) -> TeaState:
    """The table as it is laid out before nature draws anything."""
    state = TeaState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.start_seat = max(edition.start_seat, 0)
    state.last_seat = NOBODY
    clear_turn(state)
    _lay_board(state)
    _lay_seats(state)
    _lay_cards(state)
    state.cup_owner = vec[i64]([NOBODY] * CUPS)
    state.cup_right = vec[i64]([NO_TILE] * CUPS)
    state.cup_left = vec[i64]([NO_TILE] * CUPS)
    state.markers = vec[i64]([0] * CUPS)
    state.cup_rows = no_rows(state.seats)
    state.loose = vec[i64]([0] * seats)
    return state


def clear_turn(state: TeaState) -> None:
    """Nobody's turn: nothing has been done in it yet."""
    state.acting = NOBODY
    state.free_done = 0
    state.laid = 0
    state.strength = 0
    state.main = NONE
    state.secondary = NONE
    state.repeated = 0
    state.effects = 0


def _lay_board(state: TeaState) -> None:
    edition = state.edition
    state.row = vec[i64]()
    state.level_left = vec[i64]([edition.level_cards[state.seats]] * len(edition.level_mask))
    state.unseen_actions = BIT[len(ACTION_CARDS)] - 1
    state.gone = vec[i64]()
    state.caravans = vec[i64]([NO_CARAVAN] * edition.caravan_display)
    advanced = int(edition.caravan_mask[1]).bit_count()
    state.caravan_left = vec[i64]([edition.basic_used[state.seats], advanced])
    state.unseen_caravans = BIT[len(CARAVANS)] - 1
    state.emperors = vec[i64]([NO_CARD] * edition.emperor_display)
    state.unseen_emperors = BIT[len(EMPEROR_CARDS)] - 1
    state.stack_top = vec[i64]([NO_TILE] * len(PROVINCES))
    state.stack_size = vec[i64]([edition.stack_height[state.seats]] * len(PROVINCES))
    state.unseen_tiles = BIT[CUPS] - 1
    state.bonus = vec[i64]([NO_BONUS] * len(REGIONS))
    state.unseen_bonuses = BIT[len(BONUSES)] - 1
    state.space = vec[i64]([NOBODY] * (len(REGIONS) * MAX_SPACES))
    state.full = 0


def _lay_seats(state: TeaState) -> None:
    edition, seats = state.edition, state.seats
    start = edition.start_region
    state.points = vec[i64]([0] * seats)
    state.passed = vec[i64]([0] * seats)
    state.turns = vec[i64]([0] * seats)
    state.boat = vec[i64]([0] * seats)
    state.berth = vec[i64]([NOBODY] * seats)
    state.studies = vec[i64]([0] * seats)
    state.half = vec[i64]([0] * seats)
    state.centre = vec[i64]([0] * seats)
    state.climbed = vec[i64]([0] * seats)
    state.leaves = vec[i64]([0] * (seats * LEAF_TYPES))
    state.scroll_strength = vec[i64]([0] * seats)
    state.scroll_teapot = vec[i64]([0] * seats)
    state.scroll_repeat = vec[i64]([0] * seats)
    state.tokens = vec[i64]([0] * seats)
    state.pagodas = vec[i64]([BIT[PAGODAS] - 1] * seats)
    state.gardens = vec[i64]([BIT[start]] * seats)
    state.near = vec[i64]([edition.near[start]] * seats)
    state.far = vec[i64]([edition.far[start]] * seats)
    state.provinces = vec[i64]([BIT[edition.province_of[start]]] * seats)
    for seat in range(seats):
        state.space[start * MAX_SPACES + seat] = seat
        leaf = seat * LEAF_TYPES + edition.starting_quality - 1
        state.leaves[leaf] = edition.starting_leaves
    if edition.spaces[start] == seats:
        state.full = BIT[start]


def _lay_cards(state: TeaState) -> None:
    state.hand = no_rows(state.seats)
    state.draw = vec[vec[i64]]([STARTING_DECK for _ in range(state.seats)])
    state.discard = no_rows(state.seats)
    state.removed = no_rows(state.seats)
    state.played = no_rows(state.seats)
    state.starts = no_rows(state.seats)
    state.shown = vec[i64]([0] * (state.seats * COLOURS))
    state.won = no_rows(state.seats)
    state.scored = vec[i64]([0] * (state.seats * KINDS_OF_POINTS))

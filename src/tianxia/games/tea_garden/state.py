"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
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

NONE: Final = -1  # no main action, no secondary action yet


class TeaState(ScoredState):
    """One position of Tea Garden."""

    edition: Edition  # printed values and options in force: shared, never changed
    start_seat: int
    last_seat: int  # who was asked for a turn last
    # the turn being taken
    acting: int  # whose turn it is, NOBODY between turns
    free_done: int  # a free action was done in this turn
    laid: int  # cards were laid in this turn
    strength: int  # of the cards laid in this turn
    main: int  # the main action of this turn, or NONE
    secondary: int  # the secondary action of this turn, or NONE
    repeated: int  # it was repeated
    effects: int  # bit mask of the effects of the top card that are still open
    # the board
    row: list[int]  # face-up action cards, slot 1 first
    level_left: list[int]  # action cards in the deck, by level
    unseen_actions: int  # bit mask: in the deck or in the box
    gone: list[int]  # action cards discarded from the row
    caravans: list[int]  # face up; NO_CARAVAN where none is left
    caravan_left: list[int]  # caravans in the deck, by kind
    unseen_caravans: int
    emperors: list[int]  # face-up emperor cards; NO_CARD where none is left
    unseen_emperors: int  # the emperor deck
    stack_top: list[int]  # the tile on top, by province
    stack_size: list[int]  # tiles, the top one included
    unseen_tiles: int  # below the tops or in the box
    bonus: list[int]  # the token of each region
    unseen_bonuses: int
    space: list[int]  # owner of a garden space: space[region * MAX_SPACES + space]
    full: int  # bit mask of regions without a free space
    # the seats
    passed: list[int]
    turns: list[int]  # taken this round
    boat: list[int]
    berth: list[int]  # 0 for the first on the last section, NOBODY elsewhere
    studies: list[int]
    half: list[int]  # of the sector, 0 or 1
    centre: list[int]  # workers in the middle of the university
    climbed: list[int]  # row of the emperor track
    leaves: list[int]  # leaves[seat * LEAF_TYPES + type]
    scroll_strength: list[int]
    scroll_teapot: list[int]
    scroll_repeat: list[int]
    tokens: list[int]  # emperor tokens
    pagodas: list[int]  # bit mask of pagodas on the player board
    gardens: list[int]  # bit mask of regions
    near: list[int]  # bit mask of regions one border away from a garden
    far: list[int]  # one or two borders away
    provinces: list[int]  # bit mask of provinces with a garden
    hand: list[list[int]]  # ascending
    draw: list[list[int]]  # the draw pile: ascending, it has no order to know
    discard: list[list[int]]  # ascending
    removed: list[list[int]]  # cards of the seat out of the game
    played: list[list[int]]  # cards of this round, stack after stack, the top card first
    starts: list[list[int]]  # where each stack begins in `played`
    shown: list[int]  # teapots on top cards: shown[seat * COLOURS + colour]
    won: list[list[int]]  # caravans
    # cup tiles, wherever they lie
    cup_owner: list[int]
    cup_right: list[int]  # the tile to the right, or NO_TILE
    cup_left: list[int]
    markers: list[int]  # on the connection to the right
    cup_rows: list[list[int]]  # the first tile of each row, by seat
    loose: list[int]  # markers on the seat's connections

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

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
        self.copy_board(copy)
        self.copy_seats(copy)
        self.copy_cards(copy)
        copy.cup_owner = self.cup_owner[:]
        copy.cup_right = self.cup_right[:]
        copy.cup_left = self.cup_left[:]
        copy.markers = self.markers[:]
        copy.cup_rows = [own[:] for own in self.cup_rows]
        copy.loose = self.loose[:]
        return copy

    def copy_board(self, copy: TeaState) -> None:
        """The part of `clone` that lies in the middle of the table."""
        copy.row = self.row[:]
        copy.level_left = self.level_left[:]
        copy.unseen_actions = self.unseen_actions
        copy.gone = self.gone[:]
        copy.caravans = self.caravans[:]
        copy.caravan_left = self.caravan_left[:]
        copy.unseen_caravans = self.unseen_caravans
        copy.emperors = self.emperors[:]
        copy.unseen_emperors = self.unseen_emperors
        copy.stack_top = self.stack_top[:]
        copy.stack_size = self.stack_size[:]
        copy.unseen_tiles = self.unseen_tiles
        copy.bonus = self.bonus[:]
        copy.unseen_bonuses = self.unseen_bonuses
        copy.space = self.space[:]
        copy.full = self.full

    def copy_seats(self, copy: TeaState) -> None:
        """The part of `clone` that has a number for every seat."""
        copy.points = self.points[:]
        copy.passed = self.passed[:]
        copy.turns = self.turns[:]
        copy.boat = self.boat[:]
        copy.berth = self.berth[:]
        copy.studies = self.studies[:]
        copy.half = self.half[:]
        copy.centre = self.centre[:]
        copy.climbed = self.climbed[:]
        copy.leaves = self.leaves[:]
        copy.scroll_strength = self.scroll_strength[:]
        copy.scroll_teapot = self.scroll_teapot[:]
        copy.scroll_repeat = self.scroll_repeat[:]
        copy.tokens = self.tokens[:]
        copy.pagodas = self.pagodas[:]
        copy.gardens = self.gardens[:]
        copy.near = self.near[:]
        copy.far = self.far[:]
        copy.provinces = self.provinces[:]

    def copy_cards(self, copy: TeaState) -> None:
        """The part of `clone` with everybody's cards and points."""
        copy.hand = [own[:] for own in self.hand]
        copy.draw = [own[:] for own in self.draw]
        copy.discard = [own[:] for own in self.discard]
        copy.removed = [own[:] for own in self.removed]
        copy.played = [own[:] for own in self.played]
        copy.starts = [own[:] for own in self.starts]
        copy.shown = self.shown[:]
        copy.won = [own[:] for own in self.won]
        copy.scored = self.scored[:]

    # -- leaves -------------------------------------------------------------------------------

    def fresh_of(self, seat: int) -> int:
        """How many fresh leaves the seat has."""
        base = seat * LEAF_TYPES
        total = 0
        for leaf in range(QUALITIES):
            total += self.leaves[base + leaf]
        return total

    def fermented_of(self, seat: int) -> int:
        """How many fermented leaves the seat has."""
        base = seat * LEAF_TYPES + QUALITIES
        total = 0
        for leaf in range(QUALITIES):
            total += self.leaves[base + leaf]
        return total

    # -- cards --------------------------------------------------------------------------------

    def top_card(self, seat: int) -> int:
        """The card that lies on top of the seat's last stack."""
        starts = self.starts[seat]
        return self.played[seat][starts[len(starts) - 1]]

    def deck_of(self, seat: int) -> list[int]:
        """All cards of the seat's deck: hand, draw pile, discard pile and play area."""
        return self.hand[seat] + self.draw[seat] + self.discard[seat] + self.played[seat]

    def has_emperor_card(self) -> bool:
        """Whether an emperor card lies face up."""
        for card in self.emperors:
            if card != NO_CARD:
                return True
        return False

    # -- cups ---------------------------------------------------------------------------------

    def has_connection(self, seat: int) -> bool:
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

    def sector_of(self, seat: int) -> int:
        """The sector of the seat's worker, 0-3; NONE on the start space."""
        return (self.studies[seat] - 1) % SECTORS if self.studies[seat] else NONE


SAVED: Final = Fields(
    numbers=[
        "round", "phase", "start_seat", "last_seat", "acting", "free_done", "laid", "strength",
        "main", "secondary", "repeated", "effects", "unseen_actions", "unseen_caravans",
        "unseen_emperors", "unseen_tiles", "unseen_bonuses", "full",
    ],
    rows=["points", "scored"],
    piles=[],
    lists=[
        "row", "level_left", "gone", "caravans", "caravan_left", "emperors", "stack_top",
        "stack_size", "bonus", "space", "passed", "turns", "boat", "berth", "studies", "half",
        "centre", "climbed", "leaves", "scroll_strength", "scroll_teapot", "scroll_repeat",
        "tokens", "pagodas", "gardens", "near", "far", "provinces", "shown", "cup_owner",
        "cup_right", "cup_left", "markers", "loose",
    ],
    nested=[
        "hand", "draw", "discard", "removed", "played", "starts", "won", "cup_rows",
    ],
)  # fmt: skip


def fresh_state(seats: int, edition: Edition) -> TeaState:
    """The table as it is laid out before nature draws anything."""
    state = TeaState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.start_seat = max(0, edition.start_seat)
    state.last_seat = NOBODY
    clear_turn(state)
    _lay_board(state)
    _lay_seats(state)
    _lay_cards(state)
    state.cup_owner = [NOBODY] * CUPS
    state.cup_right = [NO_TILE] * CUPS
    state.cup_left = [NO_TILE] * CUPS
    state.markers = [0] * CUPS
    state.cup_rows = [[] for _ in range(seats)]
    state.loose = [0] * seats
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
    state.row = []
    state.level_left = [edition.level_cards[state.seats]] * len(edition.level_mask)
    state.unseen_actions = BIT[len(ACTION_CARDS)] - 1
    state.gone = []
    state.caravans = [NO_CARAVAN] * edition.caravan_display
    advanced = edition.caravan_mask[1].bit_count()
    state.caravan_left = [edition.basic_used[state.seats], advanced]
    state.unseen_caravans = BIT[len(CARAVANS)] - 1
    state.emperors = [NO_CARD] * edition.emperor_display
    state.unseen_emperors = BIT[len(EMPEROR_CARDS)] - 1
    state.stack_top = [NO_TILE] * len(PROVINCES)
    state.stack_size = [edition.stack_height[state.seats]] * len(PROVINCES)
    state.unseen_tiles = BIT[CUPS] - 1
    state.bonus = [NO_BONUS] * len(REGIONS)
    state.unseen_bonuses = BIT[len(BONUSES)] - 1
    state.space = [NOBODY] * (len(REGIONS) * MAX_SPACES)
    state.full = 0


def _lay_seats(state: TeaState) -> None:
    edition, seats = state.edition, state.seats
    start = edition.start_region
    state.points = vec[i64]([0] * seats)
    state.passed = [0] * seats
    state.turns = [0] * seats
    state.boat = [0] * seats
    state.berth = [NOBODY] * seats
    state.studies = [0] * seats
    state.half = [0] * seats
    state.centre = [0] * seats
    state.climbed = [0] * seats
    state.leaves = [0] * (seats * LEAF_TYPES)
    state.scroll_strength = [0] * seats
    state.scroll_teapot = [0] * seats
    state.scroll_repeat = [0] * seats
    state.tokens = [0] * seats
    state.pagodas = [BIT[PAGODAS] - 1] * seats
    state.gardens = [BIT[start]] * seats
    state.near = [edition.near[start]] * seats
    state.far = [edition.far[start]] * seats
    state.provinces = [BIT[edition.province_of[start]]] * seats
    for seat in range(seats):
        state.space[start * MAX_SPACES + seat] = seat
        leaf = seat * LEAF_TYPES + edition.starting_quality - 1
        state.leaves[leaf] = edition.starting_leaves
    if edition.spaces[start] == seats:
        state.full = BIT[start]


def _lay_cards(state: TeaState) -> None:
    seats = range(state.seats)
    state.hand = [[] for _ in seats]
    state.draw = [list(range(len(STARTING_CARDS))) for _ in seats]
    state.discard = [[] for _ in seats]
    state.removed = [[] for _ in seats]
    state.played = [[] for _ in seats]
    state.starts = [[] for _ in seats]
    state.shown = [0] * (state.seats * COLOURS)
    state.won = [[] for _ in seats]
    state.scored = vec[i64]([0] * (state.seats * KINDS_OF_POINTS))

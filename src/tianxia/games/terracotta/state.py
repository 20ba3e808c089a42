"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.terracotta.grid import CELLS, NEIGHBOUR
from tianxia.games.terracotta.names import (
    MASTERS,
    NO_PRIORITY,
    NO_SEGMENT,
    NOT_SET,
    QUARTERS,
    SEGMENTS,
    SOURCES,
    SPECIALISTS,
    WARRIORS,
)
from tianxia.games.terracotta.tables import Edition

KINDS_OF_POINTS: Final = len(SOURCES)
ALL_MASTERS: Final = len(MASTERS)

SETUP: Final = 0
ACTION_PHASE: Final = 1
SCORING_PHASE: Final = 2
CLEANUP_PHASE: Final = 3
GAME_OVER: Final = 4


class TerracottaState(ScoredState):
    """One position of Terracotta Army."""

    edition: Edition  # printed values and options in force: shared, never changed
    turn: int  # how many turns of this round are over
    order: list[int]  # the turn order track, first place first
    # the turn going on
    rotated: int  # 1 once a ring was turned
    segment: int  # where the worker stands, or NO_SEGMENT
    worker: int  # what the worker is now
    performed: int  # 1 once the action of the inner ring was performed
    # the board
    inner_offset: int
    middle_offset: int
    tiles: list[int]  # the scoring tiles drawn, the first round first
    workers: list[int]  # two spaces per segment: 0, or 1 + 2 x seat + kind of worker
    warehouses: list[int]  # dry clay by quarter
    organizer: list[int]  # warriors left by type
    specialists: list[int]  # specialists left by type
    at: list[int]  # the figure on each cell
    empty: list[int]  # the empty cells, ascending
    built: list[int]  # the cells of the warriors in the order they were built
    inspectors: list[int]  # where they stand on their tracks, from 0
    # the seats
    coins: list[int]
    wet: list[int]
    dry: list[int]
    weapons: list[int]  # bit mask of the active weapons
    artisans: list[int]  # owned, that is promoted; the other workers are craftsmen
    craftsmen_left: list[int]  # not placed yet this round
    artisans_left: list[int]
    hired: list[int]  # hired[seat * 6 + master]: the how-manieth master it was, 0 for not hired
    priority: list[int]  # the number of the priority token held

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    def clone(self) -> TerracottaState:
        """An independent copy without a journal."""
        copy = TerracottaState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.order = self.order[:]
        copy.rotated = self.rotated
        copy.segment = self.segment
        copy.worker = self.worker
        copy.performed = self.performed
        copy.inner_offset = self.inner_offset
        copy.middle_offset = self.middle_offset
        copy.tiles = self.tiles[:]
        copy.workers = self.workers[:]
        copy.warehouses = self.warehouses[:]
        copy.organizer = self.organizer[:]
        copy.specialists = self.specialists[:]
        copy.at = self.at[:]
        copy.empty = self.empty[:]
        copy.built = self.built[:]
        copy.inspectors = self.inspectors[:]
        copy.coins = self.coins[:]
        copy.wet = self.wet[:]
        copy.dry = self.dry[:]
        copy.weapons = self.weapons[:]
        copy.artisans = self.artisans[:]
        copy.craftsmen_left = self.craftsmen_left[:]
        copy.artisans_left = self.artisans_left[:]
        copy.hired = self.hired[:]
        copy.priority = self.priority[:]
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        return copy

    # -- the workshop -----------------------------------------------------------------------

    def workers_each(self) -> int:
        """How many workers every seat has."""
        return self.edition.workers[self.seats]

    def turns(self) -> int:
        """How many turns a round has."""
        return self.edition.workers[self.seats] * self.seats

    def inner_action(self, segment: int) -> int:
        """The action of the inner ring in a segment."""
        return self.edition.inner[(segment - self.inner_offset) % SEGMENTS]

    def middle_action(self, segment: int) -> int:
        """The action of the middle ring in a segment."""
        return self.edition.middle[(segment - self.middle_offset) % SEGMENTS]

    def tokens_taken(self) -> int:
        """How many priority tokens are held: the lowest numbers, one after another."""
        taken = 0
        for number in self.priority:
            if number != NO_PRIORITY:
                taken += 1
        return taken

    # -- the masters ------------------------------------------------------------------------

    def has_hired(self, seat: int, master: int) -> bool:
        """Whether the seat has a token in the master's area."""
        return self.hired[seat * ALL_MASTERS + master] != 0

    def masters_of(self, seat: int) -> int:
        """How many masters the seat has hired."""
        first = seat * ALL_MASTERS
        count = 0
        for place in range(first, first + ALL_MASTERS):
            if self.hired[place] != 0:
                count += 1
        return count

    # -- the mausoleum ----------------------------------------------------------------------

    def reach(self, cell: int, direction: int) -> int:
        """How many empty cells follow the cell in a direction."""
        first = direction * CELLS
        steps = 0
        cell = NEIGHBOUR[first + cell]
        while cell >= 0 and self.at[cell] == 0:
            steps += 1
            cell = NEIGHBOUR[first + cell]
        return steps

    def put(self, cell: int, figure: int) -> None:
        """Put a figure on an empty cell."""
        self.at[cell] = figure
        self.empty.pop(self.place_in_empty(cell))

    def clear(self, cell: int) -> None:
        """Take away what is on a cell."""
        self.at[cell] = 0
        self.empty.insert(self.place_in_empty(cell), cell)

    def place_in_empty(self, cell: int) -> int:
        """Where the cell is, or belongs, in the ascending list of empty cells."""
        empty = self.empty
        low = 0
        high = len(empty)
        while low < high:
            middle = (low + high) >> 1
            if empty[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low


SAVED: Final = Fields(
    numbers=[
        "round", "phase", "turn", "rotated", "segment", "worker", "performed", "inner_offset",
        "middle_offset",
    ],
    rows=["points", "scored"],
    piles=[],
    lists=[
        "order", "tiles", "workers", "warehouses", "organizer", "specialists", "at", "empty",
        "built", "inspectors", "coins", "wet", "dry", "weapons", "artisans", "craftsmen_left",
        "artisans_left", "hired", "priority",
    ],
)  # fmt: skip


def fresh_state(seats: int, edition: Edition) -> TerracottaState:
    """Everything as it lies before the first draw."""
    state = TerracottaState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.turn = 0
    state.order = list(range(seats))
    state.rotated = 0
    state.segment = NO_SEGMENT
    state.worker = 0
    state.performed = 0
    state.inner_offset = NOT_SET
    state.middle_offset = NOT_SET
    state.tiles = []
    state.workers = [0] * (2 * SEGMENTS)
    state.warehouses = [edition.start_warehouse] * len(QUARTERS)
    state.organizer = [edition.figures] * len(WARRIORS)
    state.specialists = [len(edition.specialist_prices[s]) for s in range(len(SPECIALISTS))]
    state.at = [0] * CELLS
    state.empty = list(range(CELLS))
    state.built = []
    state.inspectors = edition.track_start[:]
    state.coins = [edition.start_coins] * seats
    state.wet = [0] * seats
    state.dry = [0] * seats
    state.weapons = [0] * seats
    state.artisans = [0] * seats
    state.craftsmen_left = [edition.workers[seats]] * seats
    state.artisans_left = [0] * seats
    state.hired = [0] * (ALL_MASTERS * seats)
    state.priority = [NO_PRIORITY] * seats
    state.points = vec[i64]([0] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    return state

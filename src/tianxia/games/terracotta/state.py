"""The position: fields, copying, and questions about it. No rules here."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import added
from tianxia.core.saving import Fields
from tianxia.core.scores import ScoredState
from tianxia.games.terracotta.grid import CELLS, EVERYWHERE, NEIGHBOUR
from tianxia.games.terracotta.names import (
    INNER,
    MASTERS,
    MIDDLE,
    NO_PRIORITY,
    NO_SEGMENT,
    NOT_SET,
    QUARTERS,
    SEGMENTS,
    SOURCES,
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
    turn: i64  # how many turns of this round are over
    order: vec[i64]  # the turn order track, first place first  # shared
    # the turn going on
    rotated: i64  # 1 once a ring was turned
    segment: i64  # where the worker stands, or NO_SEGMENT
    worker: i64  # what the worker is now
    performed: i64  # 1 once the action of the inner ring was performed
    # the board
    inner_offset: i64
    middle_offset: i64
    tiles: vec[i64]  # the scoring tiles drawn, the first round first  # shared
    workers: vec[i64]  # two spaces per segment: 0, or 1 + 2 x seat + kind of worker
    warehouses: vec[i64]  # dry clay by quarter
    organizer: vec[i64]  # warriors left by type  # shared
    specialists: vec[i64]  # specialists left by type  # shared
    at: vec[i64]  # the figure on each cell
    empty: vec[i64]  # the empty cells, ascending  # shared
    built: vec[i64]  # the cells of the warriors in the order they were built  # shared
    inspectors: vec[i64]  # where they stand on their tracks, from 0  # shared
    # the seats
    coins: vec[i64]
    wet: vec[i64]
    dry: vec[i64]
    weapons: vec[i64]  # bit mask of the active weapons  # shared
    artisans: vec[i64]  # owned, that is promoted; the other workers are craftsmen  # shared
    craftsmen_left: vec[i64]  # not placed yet this round
    artisans_left: vec[i64]
    hired: vec[i64]  # [seat * 6 + master]: the how-manieth master it was, 0 for not hired  # shared
    priority: vec[i64]  # the number of the priority token held  # shared

    def __init__(self, seats: i64, edition: Edition) -> None:
        super().__init__(seats)
        self.edition = edition

    # <fields: clone>
    def clone(self) -> TerracottaState:
        """An independent copy without a journal."""
        copy = TerracottaState(self.seats, self.edition)
        copy.agenda = self.agenda
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.order = self.order
        copy.rotated = self.rotated
        copy.segment = self.segment
        copy.worker = self.worker
        copy.performed = self.performed
        copy.inner_offset = self.inner_offset
        copy.middle_offset = self.middle_offset
        copy.tiles = self.tiles
        copy.workers = self.workers[:]
        copy.warehouses = self.warehouses[:]
        copy.organizer = self.organizer
        copy.specialists = self.specialists
        copy.at = self.at[:]
        copy.empty = self.empty
        copy.built = self.built
        copy.inspectors = self.inspectors
        copy.coins = self.coins[:]
        copy.wet = self.wet[:]
        copy.dry = self.dry[:]
        copy.weapons = self.weapons
        copy.artisans = self.artisans
        copy.craftsmen_left = self.craftsmen_left[:]
        copy.artisans_left = self.artisans_left[:]
        copy.hired = self.hired
        copy.priority = self.priority
        copy.points = self.points[:]
        copy.scored = self.scored[:]
        return copy

    # </fields>

    # -- the workshop -----------------------------------------------------------------------

    def workers_each(self) -> i64:
        """How many workers every seat has."""
        return self.edition.workers[self.seats]

    def turns(self) -> i64:
        """How many turns a round has."""
        return self.edition.workers[self.seats] * self.seats

    def action_at(self, ring: i64, segment: i64) -> i64:
        """The action of a ring in a segment, as the rings stand now."""
        if ring == INNER:
            return self.edition.inner[(segment - self.inner_offset) % SEGMENTS]
        if ring == MIDDLE:
            return self.edition.middle[(segment - self.middle_offset) % SEGMENTS]
        return self.edition.outer[segment]

    def tokens_taken(self) -> i64:
        """How many priority tokens are held: the lowest numbers, one after another."""
        taken: i64 = 0
        for number in self.priority:
            if number != NO_PRIORITY:
                taken += 1
        return taken

    # -- the masters ------------------------------------------------------------------------

    def has_hired(self, seat: i64, master: i64) -> bool:
        """Whether the seat has a token in the master's area."""
        return self.hired[seat * ALL_MASTERS + master] != 0

    def masters_of(self, seat: i64) -> i64:
        """How many masters the seat has hired."""
        first = seat * ALL_MASTERS
        count: i64 = 0
        for place in range(first, first + ALL_MASTERS):
            if self.hired[place] != 0:
                count += 1
        return count

    # -- the mausoleum ----------------------------------------------------------------------

    def reach(self, cell: i64, direction: i64) -> i64:
        """How many empty cells follow the cell in a direction."""
        first = direction * CELLS
        steps: i64 = 0
        cell = NEIGHBOUR[first + cell]
        while cell >= 0 and self.at[cell] == 0:
            steps += 1
            cell = NEIGHBOUR[first + cell]
        return steps

    def put(self, cell: i64, figure: i64) -> None:
        """Put a figure on an empty cell."""
        self.at[cell] = figure
        empty = self.empty
        left = empty[1:]  # the cells behind this one move up by one place
        place: i64 = 0
        while empty[place] != cell:
            left[place] = empty[place]
            place += 1
        self.empty = left

    def clear(self, cell: i64) -> None:
        """Take away what is on a cell."""
        self.at[cell] = 0
        more = added(self.empty, cell)
        place = len(more) - 1
        while place > 0 and more[place - 1] > cell:
            more[place] = more[place - 1]
            place -= 1
        more[place] = cell
        self.empty = more


# <fields: saved by Fields>
SAVED: Final = Fields(
    numbers=[
        "round", "phase", "turn", "rotated", "segment", "worker", "performed", "inner_offset",
        "middle_offset",
    ],
    rows=[
        "order", "tiles", "workers", "warehouses", "organizer", "specialists", "at", "empty",
        "built", "inspectors", "coins", "wet", "dry", "weapons", "artisans", "craftsmen_left",
        "artisans_left", "hired", "priority", "points", "scored",
    ],
)  # fmt: skip
# </fields>


def fresh_state(seats: i64, edition: Edition) -> TerracottaState:
    """Everything as it lies before the first draw."""
    state = TerracottaState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.turn = 0
    state.order = vec[i64](list(range(seats)))
    state.rotated = 0
    state.segment = NO_SEGMENT
    state.worker = 0
    state.performed = 0
    state.inner_offset = NOT_SET
    state.middle_offset = NOT_SET
    state.tiles = vec[i64]()
    state.workers = vec[i64]([0] * (2 * SEGMENTS))
    state.warehouses = vec[i64]([edition.start_warehouse] * len(QUARTERS))
    state.organizer = vec[i64]([edition.figures] * len(WARRIORS))
    state.specialists = vec[i64]([len(prices) for prices in edition.specialist_prices])
    state.at = vec[i64]([0] * CELLS)
    state.empty = EVERYWHERE.cells[:]
    state.built = vec[i64]()
    state.inspectors = edition.track_start[:]
    state.coins = vec[i64]([edition.start_coins] * seats)
    state.wet = vec[i64]([0] * seats)
    state.dry = vec[i64]([0] * seats)
    state.weapons = vec[i64]([0] * seats)
    state.artisans = vec[i64]([0] * seats)
    state.craftsmen_left = vec[i64]([edition.workers[seats]] * seats)
    state.artisans_left = vec[i64]([0] * seats)
    state.hired = vec[i64]([0] * (ALL_MASTERS * seats))
    state.priority = vec[i64]([NO_PRIORITY] * seats)
    state.points = vec[i64]([0] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    return state

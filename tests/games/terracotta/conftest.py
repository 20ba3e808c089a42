"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from tests.games.laid_table import LaidTable, fixtures_for

from tianxia.core.agenda import NATURE
from tianxia.core.rows import added, index_of, row_of
from tianxia.games.terracotta.cleanup import CleanupPhase
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    A_MUSICIAN,
    HORSE_CELLS,
    archer,
    horse,
    mounted,
    warrior,
)
from tianxia.games.terracotta.final import FinalScoring
from tianxia.games.terracotta.grid import CELL_NAMES, DIRECTIONS, STRIDE
from tianxia.games.terracotta.names import (
    ACTIONS,
    ARTISAN,
    CRAFTSMAN,
    INSPECTORS,
    MASTERS,
    QUARTERS,
    RINGS,
    SEGMENTS,
    SOURCES,
    SPECIALISTS,
    TILES,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from tianxia.games.terracotta.ring_actions import INNER_QUESTIONS, MIDDLE_QUESTIONS, OUTER_QUESTIONS
from tianxia.games.terracotta.rounds import BeginRound
from tianxia.games.terracotta.scoring import ScoringPhase
from tianxia.games.terracotta.state import ACTION_PHASE, ALL_MASTERS
from tianxia.games.terracotta.workshop import PLACE_QUESTIONS as PLACE

RING_QUESTIONS = {"inner": INNER_QUESTIONS, "middle": MIDDLE_QUESTIONS, "outer": OUTER_QUESTIONS}


class Table(LaidTable):
    """One position with short ways to arrange it, to answer, and to look at it.

    It begins in the action phase of round 1 with fixed rings and tiles, seat 0 first, and
    everybody with the coins of the set-up.
    """

    game = "terracotta"
    sources = SOURCES

    def __init__(self, rules, seats, options):
        super().__init__(rules, seats, options)
        edition = self.state.edition
        self.state.inner_offset = edition.fixed_inner
        self.state.middle_offset = edition.fixed_middle
        self.state.tiles = edition.fixed_tiles[:]
        self.state.round = 1
        self.state.phase = ACTION_PHASE

    # -- arranging ----------------------------------------------------------------------------

    def seat(self, seat, *, weapons=None, masters=None, artisans=None, priority=None, **goods):
        """Give a seat active weapons, hired masters (in order), artisans, a token, goods."""
        state = self.state
        if weapons is not None:
            state.weapons[seat] = sum(1 << WEAPONS.index(name) for name in weapons)
        if masters is not None:
            for master in range(ALL_MASTERS):
                state.hired[seat * ALL_MASTERS + master] = 0
            for place, name in enumerate(masters, 1):
                state.hired[seat * ALL_MASTERS + MASTERS.index(name)] = place
        if artisans is not None:
            state.artisans[seat] = artisans
            state.artisans_left[seat] = artisans
            state.craftsmen_left[seat] = state.workers_each() - artisans
        if priority is not None:
            state.priority[seat] = priority
        for name, amount in goods.items():
            getattr(state, name)[seat] = amount
        return self

    def round(self, number):
        """Let this round be played."""
        self.state.round = number
        return self

    def tile(self, name):
        """Let this be the scoring tile of the round, in exchange with what lay there."""
        tiles, tile, now = list(self.state.tiles), TILES.index(name), self.state.round - 1
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[now]
        tiles[now] = tile
        self.state.tiles = row_of(tiles)
        return self

    def order(self, *seats):
        """Put the markers on the turn order track."""
        self.state.order = row_of([*seats])
        return self

    def warehouses(self, **clay):
        """Put dry clay into the warehouses."""
        for name, amount in clay.items():
            self.state.warehouses[QUARTERS.index(name)] = amount
        return self

    def organizer(self, **left):
        """Leave so many figures of a type; the others are out of reach."""
        for name, count in left.items():
            self.state.organizer[WARRIORS.index(name)] = count
        return self

    def specialists(self, **left):
        """Leave so many specialists of a type."""
        for name, count in left.items():
            self.state.specialists[SPECIALISTS.index(name)] = count
        return self

    def inspectors(self, row=None, column=None):
        """Put the inspectors beside a row and a column."""
        if row is not None:
            self.state.inspectors[INSPECTORS.index("row")] = row - 1
        if column is not None:
            self.state.inspectors[INSPECTORS.index("column")] = column - 1
        return self

    def warrior(self, kind, seat, cell, mount=None):
        """Put a warrior on a cell, with a horse in a direction if one is given."""
        state, number, place = self.state, WARRIORS.index(kind), CELL_NAMES.index(cell)
        state.organizer[number] -= 1
        state.put(place, warrior(number, seat))
        state.built = added(state.built, place)
        if mount is not None:
            direction = DIRECTIONS.index(mount)
            state.specialists[SPECIALISTS.index("horse")] -= 1
            state.at[place] = mounted(state.at[place], direction)
            for distance in range(1, HORSE_CELLS + 1):
                state.put(place + distance * STRIDE[direction], horse(direction, distance))
        return self

    def warriors(self, kind, seat, *cells):
        """Put several warriors of a type."""
        for cell in cells:
            self.warrior(kind, seat, cell)
        return self

    def specialist(self, name, cell, facing=None):
        """Put a footman, a musician or a kneeling archer on a cell."""
        figures = {"footman": A_FOOTMAN, "musician": A_MUSICIAN}
        figure = figures[name] if facing is None else archer(DIRECTIONS.index(facing))
        self.state.specialists[SPECIALISTS.index(name)] -= 1
        self.state.put(CELL_NAMES.index(cell), figure)
        return self

    def occupy(self, segment, *workers):
        """Put workers like `(seat, "craftsman")` into a segment (0 to 11), in order of arrival."""
        state = self.state
        for place, (seat, name) in enumerate(workers):
            kind = WORKERS.index(name)
            state.workers[2 * segment + place] = 1 + 2 * seat + kind
            left = state.craftsmen_left if kind == CRAFTSMAN else state.artisans_left
            if left[seat] > 0:
                left[seat] -= 1
            state.turn += 1
        return self

    def rings(self, segment, **actions):
        """Turn the rings so that these actions (`inner`, `middle`) lie in a segment."""
        edition = self.state.edition
        for ring, name in actions.items():
            at = index_of(edition.rings[RINGS.index(ring)], ACTIONS.index(name))
            setattr(self.state, f"{ring}_offset", (segment - at) % SEGMENTS)
        return self

    def segment_with(self, outer):
        """The first segment whose action of the outer ring is this."""
        return index_of(self.state.edition.outer, ACTIONS.index(outer))

    # -- playing ------------------------------------------------------------------------------

    def turn(self, seat=0):
        """Ask the seat for a worker."""
        return self.ask(PLACE[seat])

    def at_ring(self, ring, action, seat=0, segment=None, worker="craftsman"):
        """Ask the seat about an action of a ring, its worker standing in the segment."""
        if ring == "outer":
            segment = self.segment_with(action) if segment is None else segment
        else:
            segment = 0 if segment is None else segment
            self.rings(segment, **{ring: action})
        self.stand(seat, segment, worker)
        return self.ask(RING_QUESTIONS[ring][seat])

    def stand(self, seat, segment, worker="craftsman"):
        """Let the worker of this turn stand in the segment."""
        state, kind = self.state, WORKERS.index(worker)
        if kind == ARTISAN and state.artisans[seat] == 0:
            self.seat(seat, artisans=1)
        self.occupy(segment, (seat, worker))
        state.segment, state.worker = segment, kind
        return self

    def perform(self, ring, action, seat=0, **where):
        """Ask about an action of a ring and perform it."""
        return self.at_ring(ring, action, seat, **where).answer(f"{ring} perform")

    def score(self):
        """Carry out the scoring phase."""
        return self.ask(ScoringPhase(NATURE))

    def clean_up(self):
        """Carry out the cleanup phase."""
        return self.ask(CleanupPhase(NATURE))

    def finish(self):
        """Carry out the final scoring."""
        self.state.round = self.state.edition.rounds
        return self.ask(FinalScoring(NATURE))

    def begin(self, number=1):
        """Begin a round."""
        return self.ask(BeginRound(NATURE, number))

    def dodge(self):
        """Answer as idly as possible."""
        lines = self.lines()
        idle = [line for line in lines if line.endswith(" pass") or line.startswith("place")]
        return self.answer((idle or lines)[0])

    # -- looking ------------------------------------------------------------------------------

    def figure(self, cell):
        """The figure of the view that covers a cell, or None."""
        return next((f for f in self.view()["mausoleum"] if cell in f["cells"]), None)

    def occupants(self, segment):
        """The workers in a segment: seats and kinds, in order of arrival."""
        return [(w["seat"], w["worker"]) for w in self.view()["segments"][segment]["workers"]]

    def weapons(self, seat):
        """The seat's active weapons."""
        return [name for w, name in enumerate(WEAPONS) if self.state.weapons[seat] >> w & 1]

    def masters(self, seat):
        """The seat's masters in the order of hiring."""
        return self.view()["seats"][seat]["masters"]

    def goods(self, seat):
        """Coins, wet clay and dry clay of a seat."""
        return self.state.coins[seat], self.state.wet[seat], self.state.dry[seat]

    def points(self):
        """The points of all seats."""
        return list(self.state.points)


printed, rules, altered, position, new_game = fixtures_for(Table, usual_seats=3)

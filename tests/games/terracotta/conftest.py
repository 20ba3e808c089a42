"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tianxia.core.agenda import NATURE, apply, pending, settle
from tianxia.core.components import Components, changed, read_components
from tianxia.core.journal import Journal
from tianxia.games.terracotta import tables
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
from tianxia.games.terracotta.game import Terracotta
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
from tianxia.games.terracotta.rounds import BeginRound
from tianxia.games.terracotta.scoring import ScoringPhase
from tianxia.games.terracotta.state import ACTION_PHASE, ALL_MASTERS, KINDS_OF_POINTS, fresh_state
from tianxia.games.terracotta.workshop import INNER_QUESTIONS, MIDDLE_QUESTIONS, OUTER_QUESTIONS
from tianxia.games.terracotta.workshop import PLACE_QUESTIONS as PLACE

FILE = Path(tables.__file__).parent / "components.toml"
RING_QUESTIONS = {"inner": INNER_QUESTIONS, "middle": MIDDLE_QUESTIONS, "outer": OUTER_QUESTIONS}


class Table:
    """One position with short ways to arrange it, to answer, and to look at it.

    It begins in the action phase of round 1 with fixed rings and tiles, seat 0 first, and
    everybody with the coins of the set-up.
    """

    def __init__(self, rules, seats, options):
        self.rules = rules
        self.state = fresh_state(seats, rules.edition_for(rules.read_options(options)))
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

    def everybody(self, **things):
        """Give every seat the same."""
        for seat in range(self.state.seats):
            self.seat(seat, **things)
        return self

    def round(self, number):
        """Let this round be played."""
        self.state.round = number
        return self

    def tile(self, name):
        """Let this be the scoring tile of the round, in exchange with what lay there."""
        tiles, tile, now = self.state.tiles, TILES.index(name), self.state.round - 1
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[now]
        tiles[now] = tile
        return self

    def order(self, *seats):
        """Put the markers on the turn order track."""
        self.state.order = list(seats)
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
        state.built.append(place)
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
            at = edition.rings[RINGS.index(ring)].index(ACTIONS.index(name))
            setattr(self.state, f"{ring}_offset", (segment - at) % SEGMENTS)
        return self

    def segment_with(self, outer):
        """The first segment whose action of the outer ring is this."""
        return self.state.edition.outer.index(ACTIONS.index(outer))

    def listen(self):
        """Attach a journal, to hear the notes."""
        self.state.journal = Journal()
        return self

    # -- playing ------------------------------------------------------------------------------

    def ask(self, *frames):
        """Put frames on the agenda, the first to run first, and run to the next question."""
        for frame in reversed(frames):
            self.state.push(frame)
        settle(self.state)
        return self

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

    def answer(self, *lines):
        """Answer the questions with these lines, which must be legal."""
        for line in lines:
            assert line in self.lines(), f"{line!r} is not among {self.lines()}"
            apply(self.state, self.rules.catalogue.choice_of(pending(self.state), line))
        return self

    def skip_to(self, *names):
        """Answer with the last legal choice (pass, stay, keep) until such a question comes."""
        while (question := pending(self.state)) is not None:
            if type(question).__name__ in names:
                break
            self.dodge()
        return self

    def dodge(self):
        """Answer as idly as possible."""
        lines = self.lines()
        idle = [line for line in lines if line.endswith(" pass") or line.startswith("place")]
        return self.answer((idle or lines)[0])

    def finish_round(self):
        """Answer as idly as possible until the round is over."""
        number = self.state.round
        while self.asks() is not None and self.state.round == number:
            self.dodge()
        return self

    # -- looking ------------------------------------------------------------------------------

    def asks(self):
        """The question now and the seat it is for; None when nothing is asked."""
        question = pending(self.state)
        return None if question is None else (type(question).__name__, question.seat)

    def lines(self):
        """The legal answers as record lines."""
        question = pending(self.state)
        return [question.text(choice) for choice in question.legal(self.state)]

    def reason(self, line):
        """Why the line is not legal now: key and arguments, or None."""
        said = self.question().reason(self.state, self.choice(line))
        return None if said is None else (said.key, said.args)

    def label(self, line):
        """The label of the choice: key and arguments."""
        said = self.question().label(self.state, self.choice(line))
        return said.key, said.args

    def prompt(self):
        """The prompt of the question: key and arguments."""
        said = self.question().prompt(self.state)
        return said.key, said.args

    def targets(self, line):
        """The board things the choice concerns."""
        return self.question().targets(self.state, self.choice(line))

    def preview(self, line):
        """What the choice brings and costs at once."""
        amounts = self.question().preview(self.state, self.choice(line))
        return [(amount.what, amount.n) for amount in amounts]

    def question(self):
        """The question now."""
        return pending(self.state)

    def choice(self, line):
        """The number of the choice that the line means."""
        return self.rules.catalogue.choice_of(pending(self.state), line)

    def view(self):
        """What everybody sees."""
        return self.rules.view(self.state, 0)

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

    def scored(self, seat):
        """The seat's points by source, without zeros."""
        first = seat * KINDS_OF_POINTS
        points = self.state.scored[first : first + KINDS_OF_POINTS]
        return {SOURCES[source]: n for source, n in enumerate(points) if n}

    def points(self):
        """The points of all seats."""
        return self.state.points[:]

    def heard(self, kind):
        """The notes of one kind: seat and numbers."""
        return [(n.seat, n.a, n.b, n.c) for n in self.state.journal.notes if n.kind == kind]


def replaced(components, path, value):
    """The components with one place replaced, or taken out by `...`.

    A place is a dotted path; `warriors/officer.count` is the count in the row `officer`.
    """
    names = path.split(".")
    if "/" in names[0]:
        table, _, row_id = names[0].partition("/")
        rows = [
            replaced(Components(row, ""), path.partition(".")[2], value).tree
            if row["id"] == row_id
            else row
            for row in components.at(table)
        ]
        return changed(components, table, rows)
    if value is not ...:
        return changed(components, path, value)
    parent = components.tree if len(names) == 1 else components.at(".".join(names[:-1]))
    rest = {name: kept for name, kept in parent.items() if name != names[-1]}
    if len(names) == 1:
        return Components(rest, components.origin)
    return changed(components, ".".join(names[:-1]), rest)


@pytest.fixture(scope="session")
def printed():
    """The components as printed."""
    return read_components(FILE)


@pytest.fixture(scope="session")
def rules(printed):
    """The rules with the components as printed."""
    return Terracotta(printed)


@pytest.fixture(scope="session")
def altered(printed):
    """Rules with some places of the components replaced."""

    def make(places):
        components = printed
        for path, value in places.items():
            components = replaced(components, path, value)
        return Terracotta(components)

    return make


@pytest.fixture(scope="session")
def position(rules, altered):
    """A table in round 1: three seats, printed values and default options unless told."""

    def make(seats=3, places=None, **options):
        return Table(altered(places) if places else rules, seats, options)

    return make


@pytest.fixture(scope="session")
def new_game(rules):
    """A table at the very beginning, before the first draw."""

    def make(seats=3, **options):
        table = Table(rules, seats, options)
        table.state = rules.new_game(seats, options)
        return table

    return make

"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tianxia.core.agenda import NATURE, apply, pending, settle
from tianxia.core.components import Components, changed, read_components
from tianxia.core.journal import Journal
from tianxia.games.dragon import tables
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.events import ResolveEvent
from tianxia.games.dragon.game import Dragon
from tianxia.games.dragon.names import (
    ACTIONS,
    CATEGORIES,
    EVENTS,
    PERSON_CARDS,
    SUPER_EVENTS,
    TILES,
    WALL_TILES,
)
from tianxia.games.dragon.palace import NO_PALACE, floors_of, lodgers, with_person
from tianxia.games.dragon.rounds import BeginRound
from tianxia.games.dragon.state import CARDS, KINDS_OF_POINTS, fresh_state
from tianxia.games.dragon.super_events import SuperEvent

FILE = Path(tables.__file__).parent / "components.toml"
QUIET_YEAR = ["peace", "peace"] + 2 * [
    "imperial_tribute",
    "drought",
    "dragon_festival",
    "mongol_invasion",
    "contagion",
]


class Table:
    """One position with short ways to arrange it, to answer, and to look at it."""

    def __init__(self, rules, seats, options):
        self.rules = rules
        self.state = fresh_state(seats, rules.edition_for(rules.read_options(options)))
        self.state.events = [EVENTS.index(name) for name in QUIET_YEAR[: self.state.edition.rounds]]
        self.state.event_bag = [0] * len(EVENTS)
        self.state.round = 1

    # -- arranging ----------------------------------------------------------------------------

    def seat(self, seat, *, palaces=None, hand=None, space=None, wall_left=None, **goods):
        """Give a seat palaces like `(2, "monk_young")`, cards, a place on the track, goods."""
        state = self.state
        if palaces is not None:
            for palace in state.palaces[seat]:
                for tile in lodgers(palace):
                    state.supply[tile] += 1
            state.palaces[seat] = [self._palace(palace) for palace in palaces]
        if hand is not None:
            for card, name in enumerate(PERSON_CARDS):
                state.hand[seat * CARDS + card] = hand.count(name)
        if space is not None:
            state.space[seat] = space
            state.arrivals += 1
            state.arrival[seat] = state.arrivals
        if wall_left is not None:
            state.wall_left[seat] = sum(1 << WALL_TILES.index(name) for name in wall_left)
        for name, amount in goods.items():
            getattr(state, name)[seat] = amount
        return self

    def _palace(self, described):
        if described is None:
            return NO_PALACE
        floors, *persons = described
        palace = floors
        for name in persons:
            palace = with_person(palace, TILES.index(name))
            self.state.supply[TILES.index(name)] -= 1
        return palace

    def everybody(self, **things):
        """Give every seat the same."""
        for seat in range(self.state.seats):
            self.seat(seat, **things)
        return self

    def order(self, *seats):
        """Put the markers so that the seats act in this order."""
        for place, seat in enumerate(reversed(seats)):
            self.seat(seat, space=10 + place)
        return self

    def gone(self, *names):
        """Take all tiles of these names that lie in the supply out of the game."""
        for name in names:
            tile = TILES.index(name)
            self.state.removed[tile] += self.state.supply[tile]
            self.state.supply[tile] = 0
        return self

    def groups(self, *groups):
        """Lay the action cards into groups; those not named join the last group."""
        state = self.state
        state.group_of = [state.seats - 1] * state.edition.actions
        for group, names in enumerate(groups):
            for name in names:
                state.group_of[ACTIONS.index(name)] = group
        return self

    def dragon(self, seat, group):
        """Put a seat's dragon on a group."""
        self.state.dragon[seat] = group
        return self

    def wall(self, *owners):
        """Build a wall with these owners from left to right, the first tiles of each."""
        state = self.state
        state.wall = list(owners)
        for seat in range(state.seats):
            built = (1 << owners.count(seat)) - 1
            state.wall_left[seat] = ((1 << len(WALL_TILES)) - 1) & ~built
        return self

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

    def act(self, seat, line):
        """Ask the seat for its action and answer."""
        return self.ask(ChooseAction(seat)).answer(line)

    def event(self, name, month=7):
        """Resolve this event in this month."""
        self.schedule(name, month)
        self.state.round = month
        return self.ask(ResolveEvent(NATURE))

    def schedule(self, name, month):
        """Let the event lie in this month, in exchange with what lay there."""
        row = self.state.events
        event = EVENTS.index(name)
        other = len(row) - 1 - row[::-1].index(event)
        row[month - 1], row[other] = row[other], row[month - 1]
        return self

    def super_event(self, name):
        """Resolve this super event."""
        self.state.round = self.state.edition.super_round
        self.state.super_event = SUPER_EVENTS.index(name)
        return self.ask(SuperEvent(NATURE))

    def month(self, month):
        """Begin a month; hands that were not set have the size they have then."""
        for seat in range(self.state.seats):
            for _ in range(self.state.hand_size(seat) - (12 - month)):
                first = seat * CARDS
                card = next(c for c in range(CARDS) if self.state.hand[first + c] > 0)
                self.state.hand[first + card] -= 1
        return self.ask(BeginRound(NATURE, month))

    def answer(self, *lines):
        """Answer the questions with these lines, which must be legal."""
        for line in lines:
            assert line in self.lines()
            apply(self.state, self.rules.catalogue.choice_of(pending(self.state), line))
        return self

    def skip_to(self, *names):
        """Answer with the first legal choice (money, in phase 1) until such a question comes."""
        while (question := pending(self.state)) is not None:
            if type(question).__name__ in names:
                break
            lines = self.lines()
            self.answer("take money" if "take money" in lines else lines[0])
        return self

    def finish_month(self):
        """Answer with the first legal choice (money, in phase 1) until the month is over."""
        month = self.state.round
        while self.asks() is not None and self.state.round == month:
            lines = self.lines()
            self.answer("take money" if "take money" in lines else lines[0])
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

    def palaces(self, seat):
        """The palaces as they are described to `seat`, persons by name; None for a free id."""
        return [
            None
            if palace == NO_PALACE
            else (floors_of(palace), *sorted(TILES[tile] for tile in lodgers(palace)))
            for palace in self.state.palaces[seat]
        ]

    def hand(self, seat):
        """The seat's person cards by name."""
        return self.rules.view(self.state, seat)["seats"][seat]["hand"]

    def left(self, name):
        """How many such person tiles are in the supply."""
        return self.state.supply[TILES.index(name)]

    def removed(self):
        """The persons out of the game."""
        tiles = range(len(TILES))
        return {TILES[tile]: self.state.removed[tile] for tile in tiles if self.state.removed[tile]}

    def scored(self, seat):
        """The seat's points by source, without zeros."""
        first = seat * KINDS_OF_POINTS
        points = self.state.scored[first : first + KINDS_OF_POINTS]
        return {CATEGORIES[source]: n for source, n in enumerate(points) if n}

    def heard(self, kind):
        """The notes of one kind: seat and numbers."""
        return [(n.seat, n.a, n.b, n.c) for n in self.state.journal.notes if n.kind == kind]


def replaced(components, path, value):
    """The components with one place replaced, or taken out by `...`.

    A place is a dotted path; `event/drought.count` is the count in the row `drought` of `event`.
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
    return Dragon(printed)


@pytest.fixture(scope="session")
def altered(printed):
    """Rules with some places of the components replaced."""

    def make(places):
        components = printed
        for path, value in places.items():
            components = replaced(components, path, value)
        return Dragon(components)

    return make


@pytest.fixture(scope="session")
def position(rules, altered):
    """A table in the first month: two seats, printed values and default options unless told."""

    def make(seats=2, places=None, **options):
        return Table(altered(places) if places else rules, seats, options)

    return make


@pytest.fixture(scope="session")
def new_game(rules):
    """A table at the very beginning, before the first draw."""

    def make(seats=2, **options):
        table = Table(rules, seats, options)
        table.state = rules.new_game(seats, options)
        return table

    return make

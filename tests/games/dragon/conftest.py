"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from tests.games.laid_table import LaidTable, fixtures_for

from tianxia.core.agenda import NATURE
from tianxia.core.rows import row_of
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.events import ResolveEvent
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
from tianxia.games.dragon.state import CARDS
from tianxia.games.dragon.super_events import SuperEvent

QUIET_YEAR = ["peace", "peace"] + 2 * [
    "imperial_tribute",
    "drought",
    "dragon_festival",
    "mongol_invasion",
    "contagion",
]


class Table(LaidTable):
    """One position with short ways to arrange it, to answer, and to look at it."""

    game = "dragon"
    sources = CATEGORIES

    def __init__(self, rules, seats, options):
        super().__init__(rules, seats, options)
        self.state.events = row_of(
            [EVENTS.index(name) for name in QUIET_YEAR[: self.state.edition.rounds]]
        )
        self.state.event_bag = row_of([0] * len(EVENTS))
        self.state.round = 1

    # -- arranging ----------------------------------------------------------------------------

    def seat(self, seat, *, palaces=None, hand=None, space=None, wall_left=None, **goods):
        """Give a seat palaces like `(2, "monk_young")`, cards, a place on the track, goods."""
        state = self.state
        if palaces is not None:
            for palace in state.palaces[seat]:
                for tile in lodgers(palace):
                    state.supply[tile] += 1
            state.palaces[seat] = row_of([self._palace(palace) for palace in palaces])
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
        state.group_of = row_of([state.seats - 1] * state.edition.actions)
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
        state.wall = row_of([*owners])
        for seat in range(state.seats):
            built = (1 << owners.count(seat)) - 1
            state.wall_left[seat] = ((1 << len(WALL_TILES)) - 1) & ~built
        return self

    # -- playing ------------------------------------------------------------------------------

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
        row = list(self.state.events)
        event = EVENTS.index(name)
        other = len(row) - 1 - row[::-1].index(event)
        row[month - 1], row[other] = row[other], row[month - 1]
        self.state.events = row_of(row)
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

    def dodge(self):
        """Take money in phase 1, else answer with the first legal choice."""
        lines = self.lines()
        return self.answer("take money" if "take money" in lines else lines[0])

    # -- looking ------------------------------------------------------------------------------

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


printed, rules, altered, position, new_game = fixtures_for(Table, usual_seats=2)

"""What a seat of Dragon owns and what is still to come, read once from the position."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import Frame
from tianxia.core.native import i64, vec
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.names import (
    MAX_ROUNDS,
    MAX_SEATS,
    MONGOL_INVASION,
    MONK,
    NO_EVENT,
    NO_SUPER_EVENT,
    SOLAR_ECLIPSE,
    SUNRISE,
    TORNADO,
    TYPES,
)
from tianxia.games.dragon.palace import (
    FLOOR_BITS,
    FLOOR_MASK,
    NO_PALACE,
    PLACE_BITS,
    PLACE_MASK,
)
from tianxia.games.dragon.persons import PlacePerson, PlayCard, ReplacePerson
from tianxia.games.dragon.releasing import ReleasePerson
from tianxia.games.dragon.state import (
    ACTION_PHASE,
    EVENT_PHASE,
    SCORING_PHASE,
    DragonState,
)
from tianxia.games.dragon.super_events import SuperEvent
from tianxia.games.dragon.wall import DrawWallTile

MOST_EVENTS: Final = MAX_ROUNDS + 2  # a solar eclipse repeats one

NO_SYMBOLS: Final = vec[i64]([0] * len(TYPES))


class Outlook:
    """One seat's court and calendar; the same outlook is used for one position after another."""

    state: DragonState
    seat: i64
    # the agenda
    acts_now: i64  # 1 if the seat has still to act in this month
    plays_now: i64  # 1 if it has still to play a card
    hand: i64  # cards
    leaving: i64  # persons the seat has still to release for an event already counted
    newcomers: i64  # persons taken and not yet placed
    drawing: i64  # wall tiles of the seat that nature is about to draw
    super_due: bool  # the super event has still to strike this month
    # the calendar
    actions: i64
    scorings: i64
    cards: i64  # that will be played, newcomers included
    super_ahead: bool
    ahead: i64  # how many events are still to come
    # the court
    floors: i64
    persons: i64
    palaces: i64
    shared: i64  # palaces in which more than one person lives
    empty: i64  # palaces in which nobody lives
    low: i64  # those of them that have one floor only
    buddhas: i64  # Buddhas times the floors above them

    def __init__(self) -> None:
        # an event ahead, its month, and how often the seat acts and plays cards before it
        self.event: Final = vec[i64]([0] * MOST_EVENTS)
        self.month: Final = vec[i64]([0] * MOST_EVENTS)
        self.actions_before: Final = vec[i64]([0] * MOST_EVENTS)
        self.cards_before: Final = vec[i64]([0] * MOST_EVENTS)
        self.symbols: vec[i64] = NO_SYMBOLS  # of the seat's persons, by type
        self.helmets: Final = vec[i64]([0] * MAX_SEATS)  # of the others, if Mongols are to come

    def read(self, state: DragonState, seat: i64) -> None:
        """Look at a position with the eyes of a seat."""
        self.state = state
        self.seat = seat
        self.read_agenda()
        self.read_calendar()
        self.read_court()
        if self.is_coming(MONGOL_INVASION):
            for other in range(state.seats):
                if other != seat:
                    self.helmets[other] = state.symbols_of(other, state.edition.mongol_type)

    def read_agenda(self) -> None:
        """What the agenda says about the rest of this month."""
        state, seat = self.state, self.seat
        self.acts_now = 0
        self.plays_now = 0
        self.leaving = 0
        self.newcomers = 0
        self.drawing = 0
        self.super_due = False
        for at in range(state.depth):
            frame = state.stack[at]
            if frame.seat == seat:
                self.read_own(frame)
            elif isinstance(frame, SuperEvent):
                self.super_due = True
            elif isinstance(frame, DrawWallTile) and frame.arg == seat:
                self.drawing += 1
        self.hand = state.hand_size(seat)
        if state.phase == ACTION_PHASE and self.hand > 0:
            self.plays_now = 1

    def read_own(self, frame: Frame) -> None:
        """A question that waits for the seat."""
        if isinstance(frame, ChooseAction):
            self.acts_now = 1
        elif isinstance(frame, PlayCard):
            self.plays_now = 1
        elif isinstance(frame, ReleasePerson):
            self.leaving += frame.arg
        elif isinstance(frame, (PlacePerson, ReplacePerson)):
            self.newcomers += 1

    def read_calendar(self) -> None:
        """The months ahead: actions, cards, scorings, events."""
        state = self.state
        edition = state.edition
        months = edition.rounds - state.round
        self.actions = months + self.acts_now
        self.scorings = months
        if state.phase < SCORING_PHASE and state.round > 0:
            self.scorings += 1
        self.super_ahead = state.super_event != NO_SUPER_EVENT and (
            state.round < edition.super_round or self.super_due
        )
        self.read_events()
        self.cards = self.hand + self.newcomers
        if self.super_ahead and state.super_event == TORNADO:
            self.cards = max(0, self.cards - edition.tornado_cards)
        elif self.super_ahead and state.super_event == SUNRISE:
            self.cards += 1

    def read_events(self) -> None:
        """The events still to come, in their order; a solar eclipse repeats one."""
        state = self.state
        edition = state.edition
        events = state.events
        over = state.phase >= EVENT_PHASE
        eclipse = state.super_event == SOLAR_ECLIPSE
        self.ahead = 0
        if eclipse and over and self.super_due:
            self.expect(state.event_now(), state.round, 0, 0)
        first = state.round if over or state.round == 0 else state.round - 1
        for slot in range(first, edition.rounds):
            event = events[slot]
            if event != NO_EVENT:
                months = slot + 1 - state.round
                self.expect(event, slot + 1, months + self.acts_now, months + self.plays_now)
                if eclipse and slot + 1 == edition.super_round:
                    self.expect(event, slot + 1, months + self.acts_now, months + self.plays_now)

    def expect(self, event: i64, month: i64, actions: i64, cards: i64) -> None:
        """One more event is to come."""
        at = self.ahead
        self.event[at] = event
        self.month[at] = month
        self.actions_before[at] = actions
        self.cards_before[at] = cards
        self.ahead = at + 1

    def is_coming(self, event: i64) -> bool:
        """Whether the event will happen again."""
        events = self.event
        for at in range(self.ahead):
            if events[at] == event:
                return True
        return False

    def read_court(self) -> None:
        """Palaces, persons and symbols of the seat."""
        self.symbols = NO_SYMBOLS[:]
        self.floors = 0
        self.persons = 0
        self.palaces = 0
        self.shared = 0
        self.empty = 0
        self.low = 0
        self.buddhas = 0
        for palace in self.state.palaces[self.seat]:
            if palace != NO_PALACE:
                self.read_palace(palace & FLOOR_MASK, palace >> FLOOR_BITS)

    def read_palace(self, floors: i64, places: i64) -> None:
        """A palace and those who live in it."""
        edition, symbols = self.state.edition, self.symbols
        self.palaces += 1
        self.floors += floors
        if places == 0:
            self.empty += 1
            if floors == 1:
                self.low += 1
        elif places >> PLACE_BITS:
            self.shared += 1
        while places:
            tile = (places & PLACE_MASK) - 1
            kind = edition.tile_type[tile]
            symbols[kind] += edition.tile_symbols[tile]
            if kind == MONK:
                self.buddhas += edition.tile_symbols[tile] * floors
            self.persons += 1
            places >>= PLACE_BITS

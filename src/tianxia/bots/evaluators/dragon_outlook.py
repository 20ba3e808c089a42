"""What a seat of Dragon owns and what is still to come, read once from the position."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.names import (
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


class Coming:
    """An event ahead, and how often the seat acts and plays cards before it."""

    def __init__(self, event: int, month: int, actions: int, cards: int) -> None:
        self.event: Final = event
        self.month: Final = month
        self.actions: Final = actions
        self.cards: Final = cards


class Outlook:
    """One seat's court and calendar."""

    def __init__(self, state: DragonState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.read_agenda()
        self.read_calendar()
        self.read_court()

    def read_agenda(self) -> None:
        """What the agenda says about the rest of this month."""
        seat = self.seat
        acts = 0
        plays = 0
        self.leaving: int = 0  # persons the seat has still to release for an event already counted
        self.newcomers: int = 0  # persons taken and not yet placed
        self.drawing: int = 0  # wall tiles of the seat that nature is about to draw
        self.super_due: bool = False  # the super event has still to strike this month
        for frame in self.state.agenda:
            if isinstance(frame, SuperEvent):
                self.super_due = True
            elif isinstance(frame, DrawWallTile):
                self.drawing += int(frame.arg == seat)
            elif frame.seat != seat:
                continue
            elif isinstance(frame, ChooseAction):
                acts = 1
            elif isinstance(frame, PlayCard):
                plays = 1
            elif isinstance(frame, ReleasePerson):
                self.leaving += frame.arg
            elif isinstance(frame, (PlacePerson, ReplacePerson)):
                self.newcomers += 1
        self.hand: int = self.state.hand_size(seat)
        if self.state.phase == ACTION_PHASE and self.hand > 0:
            plays = 1
        self.acts_now: int = acts
        self.plays_now: int = plays

    def read_calendar(self) -> None:
        """The months ahead: actions, cards, scorings, events."""
        state = self.state
        edition = state.edition
        months = edition.rounds - state.round
        self.actions: int = months + self.acts_now
        self.scorings: int = months if state.phase >= SCORING_PHASE else months + 1
        if state.round == 0:
            self.scorings = months
        over = state.phase >= EVENT_PHASE
        self.super_ahead: bool = state.super_event != NO_SUPER_EVENT and (
            state.round < edition.super_round or self.super_due
        )
        first = state.round if over or state.round == 0 else state.round - 1
        self.coming: list[Coming] = []
        if self.super_due and over and state.super_event == SOLAR_ECLIPSE:
            self.coming.append(Coming(state.event_now(), state.round, 0, 0))
        for slot in range(first, edition.rounds):
            event = state.events[slot]
            if event == NO_EVENT:
                continue
            ahead = slot + 1 - state.round
            here = Coming(event, slot + 1, ahead + self.acts_now, ahead + self.plays_now)
            self.coming.append(here)
            if state.super_event == SOLAR_ECLIPSE and slot + 1 == edition.super_round:
                self.coming.append(here)
        self.cards: int = self.hand + self.newcomers
        if self.super_ahead and state.super_event == TORNADO:
            self.cards = max(0, self.cards - edition.tornado_cards)
        elif self.super_ahead and state.super_event == SUNRISE:
            self.cards += 1

    def read_court(self) -> None:
        """Palaces, persons and symbols of the seat."""
        edition = self.state.edition
        symbols = [0] * len(TYPES)
        self.floors: int = 0
        self.persons: int = 0
        self.palaces: int = 0
        self.shared: int = 0  # palaces in which more than one person lives
        self.buddhas: int = 0  # Buddhas times the floors above them
        self.empty: list[int] = []  # floors of the palaces in which nobody lives
        for palace in self.state.palaces[self.seat]:
            if palace == NO_PALACE:
                continue
            floors = palace & FLOOR_MASK
            self.palaces += 1
            self.floors += floors
            places = palace >> FLOOR_BITS
            if places == 0:
                self.empty.append(floors)
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
        self.symbols: list[int] = symbols
        self.rival_helmets: list[int] = []
        for other in range(self.state.seats):
            if other != self.seat:
                self.rival_helmets.append(self.state.symbols_of(other, edition.mongol_type))
        self.inhabited: int = self.palaces - len(self.empty)
        self.empty.sort(reverse=True)


def between(low: float, value: float, high: float) -> float:
    """The value, kept between two bounds."""
    return low if value < low else high if value > high else value

"""The Super Events: one of ten, once, after the event of the seventh month."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, backwards, replaced, total_of
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.dragon.building import has_palace, trim
from tianxia.games.dragon.effects import amount_of, monk_points, receive
from tianxia.games.dragon.events import RESOLVE_EVENT
from tianxia.games.dragon.names import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    DRAWN_LATER,
    EARTHQUAKE,
    EDICT,
    FLOOD,
    FOR_SUPER_EVENT,
    GAIN_POINTS,
    GAINS,
    LANTERN_FESTIVAL,
    MAX_PALACES,
    NO_GAIN,
    NO_SUPER_EVENT,
    PERSON_CARDS,
    SCORE_MONKS,
    SOLAR_ECLIPSE,
    SUNRISE,
    SUPER_EVENTS,
    TILES,
    TORNADO,
    TYPES,
    VOLCANIC_ERUPTION,
    WARRIOR,
)
from tianxia.games.dragon.palace import (
    NO_PALACE,
    floors_of,
    lodgers,
    persons_in,
    with_floors,
)
from tianxia.games.dragon.persons import welcome
from tianxia.games.dragon.releasing import QuakeRelease
from tianxia.games.dragon.state import CARDS, DragonState
from tianxia.games.dragon.tables import WALL_OFF
from tianxia.games.dragon.wall import WallCheck

FLOODED: Final = ["yuan", "rice", "fireworks"]


class DrawSuperEvent(Chance[DragonState]):
    """One of the ten tokens is drawn: face up at the start, or, in mode hidden, when it strikes."""

    size: ClassVar[int] = len(SUPER_EVENTS)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        for event in range(len(SUPER_EVENTS)):
            room[n] = event
            n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.super_event = choice
        state.note("super-event-drawn", NATURE, choice)

    def text(self, choice: int) -> str:
        return f"super event {SUPER_EVENTS[choice]}"


class SuperEvent(Step[DragonState]):
    """The super event strikes once; a hidden one is drawn first."""

    def run(self, state: DragonState) -> None:
        if state.super_event == DRAWN_LATER:
            state.push(SuperEvent(NATURE))
            state.push(DrawSuperEvent(NATURE))
            return
        event = state.super_event
        state.note("super-event", NATURE, event)
        if event == LANTERN_FESTIVAL:
            lantern_festival(state)
        elif event == BUDDHA:
            buddha(state)
        elif event == EARTHQUAKE:
            earthquake(state)
        elif event == FLOOD:
            flood(state)
        elif event == SOLAR_ECLIPSE:
            solar_eclipse(state)
        elif event == VOLCANIC_ERUPTION:
            volcanic_eruption(state)
        elif event == TORNADO:
            tornado(state)
        elif event == SUNRISE:
            sunrise(state)
        elif event == ASSASSINATION_ATTEMPT:
            assassination_attempt(state)
        else:
            assert event == EDICT
            edict(state)


def last_to_first(state: DragonState) -> vec[i64]:
    """The seats in the order of the super event, reversed for pushing on the agenda."""
    if not state.edition.super_from_start_seat:
        return backwards(state.track_order())
    turns = range(state.seats - 1, -1, -1)
    return vec[i64]([(state.start_seat + turn) % state.seats for turn in turns])


def lantern_festival(state: DragonState) -> None:
    """Lantern Festival: two points per own person."""
    for seat in range(state.seats):
        points = state.persons_of(seat) * state.edition.lantern_points
        score(state, seat, points, FOR_SUPER_EVENT)
        state.note("scored", seat, points, FOR_SUPER_EVENT)


def buddha(state: DragonState) -> None:
    """Buddha: monks score as at the end of the game."""
    for seat in range(state.seats):
        points = monk_points(state, seat)
        score(state, seat, points, FOR_SUPER_EVENT)
        state.note("scored", seat, points, FOR_SUPER_EVENT)


def earthquake(state: DragonState) -> None:
    """Earthquake: everybody removes two floors, as far as there are any."""
    for seat in last_to_first(state):
        floors = min(state.edition.quake_floors, state.floors_of(seat))
        if floors > 0:
            state.push(QuakeFloor(seat, floors))


class QuakeFloor(Decision[DragonState]):
    """A floor of any own palace is removed (`arg` to go); a palace without floors vanishes."""

    size: ClassVar[int] = MAX_PALACES

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        own = state.palaces[self.seat]
        for index in range(len(own)):
            if own[index] != NO_PALACE:
                room[n] = index
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        own = state.palaces[self.seat]
        floors = floors_of(own[choice]) - 1
        state.note("lost-floor", self.seat, choice + 1, floors)
        if floors > 0:
            own[choice] = with_floors(own[choice], floors)
        else:
            for tile in lodgers(own[choice]):
                state.removed = replaced(state.removed, tile, state.removed[tile] + 1)
                state.note("released", self.seat, tile, choice + 1)
            own[choice] = NO_PALACE
            trim(state, self.seat)
        if self.arg > 1:
            state.push(QuakeFloor(self.seat, self.arg - 1))
        else:
            ask_homeless(state, self.seat)

    def text(self, choice: int) -> str:
        return f"quake palace {choice + 1}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if has_palace(state, self.seat, choice):
            return None
        return Said("reason-no-such-palace", {"palace": choice + 1})

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-quake-floor", {"left": self.arg})

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-quake-floor", {"palace": choice + 1})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"palace:{choice + 1}"]


def ask_homeless(state: DragonState, seat: i64) -> None:
    """After both floors: release the persons beyond the floors of their palace."""
    homeless: i64 = 0
    for palace in state.palaces[seat]:
        homeless += max(0, persons_in(palace) - floors_of(palace))
    if homeless > 0:
        state.push(QuakeRelease(seat, homeless))


def flood(state: DragonState) -> None:
    """Flood: everybody returns half of all yuan, rice and fireworks, in any mix."""
    for seat in last_to_first(state):
        goods = state.yuan[seat] + state.rice[seat] + state.fireworks[seat]
        due = (goods + 1) // 2 if state.edition.flood_rounds_up else goods // 2
        if due > 0:
            state.push(FloodReturn(seat, due))


class FloodReturn(Decision[DragonState]):
    """Return one thing (`arg` to go); yuan first, then rice, then fireworks, in any mix."""

    size: ClassVar[int] = len(FLOODED)

    def __init__(self, seat: i64, arg: i64 = 0, least: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.least: Final = least  # kinds before this one are done with: one mix, one way to say it

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.least]

    def goods(self, state: DragonState) -> vec[i64]:
        """What the seat has of each kind."""
        seat = self.seat
        return vec[i64]([state.yuan[seat], state.rice[seat], state.fireworks[seat]])

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        goods = self.goods(state)
        for kind in range(self.least, len(FLOODED)):
            if goods[kind] > 0 and total_of(goods[kind:]) >= self.arg:
                room[n] = kind
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        if choice == 0:
            state.yuan[self.seat] -= 1
        elif choice == 1:
            state.rice[self.seat] -= 1
        else:
            state.fireworks[self.seat] -= 1
        state.note("returned", self.seat, choice)
        if self.arg > 1:
            state.push(FloodReturn(self.seat, self.arg - 1, choice))

    def text(self, choice: int) -> str:
        return f"return {FLOODED[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        goods = self.goods(state)
        if choice < self.least:
            return Said("reason-flood-order")
        if goods[choice] == 0:
            return Said("reason-none-left", {"good": f"@good-{FLOODED[choice]}"})
        if total_of(goods[choice:]) < self.arg:
            return Said("reason-flood-not-enough", {"left": self.arg})
        return None

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-flood-return", {"left": self.arg})

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-flood-return", {"good": f"@good-{FLOODED[choice]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"good:{FLOODED[choice]}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        return [Amount(FLOODED[choice], -1)]


def solar_eclipse(state: DragonState) -> None:
    """Solar Eclipse: the event of this month happens once more, counted anew."""
    edition = state.edition
    walled = edition.wall != WALL_OFF and state.event_now() == edition.wall_event
    if walled and edition.eclipse_checks_wall:
        state.push(WallCheck(NATURE, state.round))
    state.push(RESOLVE_EVENT)


def volcanic_eruption(state: DragonState) -> None:
    """Volcanic Eruption: all person markers go to space 0 as one stack in their order."""
    for seat in backwards(state.track_order()):
        state.space[seat] = state.edition.eruption_space
        state.arrivals += 1
        state.arrival[seat] = state.arrivals


def tornado(state: DragonState) -> None:
    """Tornado: everybody discards two person cards."""
    for seat in last_to_first(state):
        cards = min(state.edition.tornado_cards, state.hand_size(seat))
        if cards > 0:
            state.push(DiscardCard(seat, cards))


class DiscardCard(Decision[DragonState]):
    """A person card of choice is discarded (`arg` to go)."""

    size: ClassVar[int] = CARDS

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        for card in range(CARDS):
            if state.hand[self.seat * CARDS + card] > 0:
                room[n] = card
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.hand[self.seat * CARDS + choice] -= 1
        state.note("discarded", self.seat, choice)
        if self.arg > 1:
            state.push(DiscardCard(self.seat, self.arg - 1))

    def text(self, choice: int) -> str:
        return f"discard {PERSON_CARDS[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if state.hand[self.seat * CARDS + choice] > 0:
            return None
        return Said("reason-card-gone", {"card": f"@card-{PERSON_CARDS[choice]}"})

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-discard-card", {"left": self.arg})

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-discard-card", {"card": f"@card-{PERSON_CARDS[choice]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"hand:{PERSON_CARDS[choice]}"]


def has_struck(state: DragonState) -> bool:
    """Whether the super event has come: during an Eclipse the month's event looks the same."""
    if state.super_event == NO_SUPER_EVENT or state.round < state.edition.super_round:
        return False
    for place in range(state.depth):
        if isinstance(state.stack[place], SuperEvent):
            return False
    return True


def sunrise(state: DragonState) -> None:
    """Sunrise: everybody takes a young person without a card, each of another type."""
    state.sunrise_taken = 0
    for seat in last_to_first(state):
        state.push(SunriseTurn(seat))


class SunriseTurn(Step[DragonState]):
    """A seat for which no type is left gets nothing."""

    def run(self, state: DragonState) -> None:
        if can_rise(state):
            state.push(ChooseSunrise(self.seat))
        else:
            state.note("sunrise-empty", self.seat)


def is_rising(state: DragonState, tile: i64) -> bool:
    """Whether it is a young tile in the supply whose type nobody has taken in this Sunrise."""
    edition = state.edition
    if edition.tile_old[tile] or state.supply[tile] == 0:
        return False
    return not state.sunrise_taken >> edition.tile_type[tile] & 1


def can_rise(state: DragonState) -> bool:
    """Whether anybody is left for the next seat of a Sunrise."""
    for tile in range(len(TILES)):
        if is_rising(state, tile):
            return True
    return False


class ChooseSunrise(Decision[DragonState]):
    """Take a young person of a type nobody has taken in this Sunrise, then place it."""

    size: ClassVar[int] = len(TILES)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        for tile in range(len(TILES)):
            if is_rising(state, tile):
                room[n] = tile
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.sunrise_taken |= BIT[state.edition.tile_type[choice]]
        state.supply = replaced(state.supply, choice, state.supply[choice] - 1)
        state.note("sunrise-took", self.seat, choice)
        welcome(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"sunrise {TILES[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        tile = {"tile": f"@tile-{TILES[choice]}"}
        if state.edition.tile_old[choice]:
            return Said("reason-only-young")
        if state.sunrise_taken >> state.edition.tile_type[choice] & 1:
            return Said("reason-type-taken", {**tile})
        return Said("reason-tile-gone", {**tile}) if state.supply[choice] == 0 else None

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-choose-sunrise", {"tile": f"@tile-{TILES[choice]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"tile:{TILES[choice]}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        return [Amount("person_track", state.edition.tile_value[choice])]


def assassination_attempt(state: DragonState) -> None:
    """Assassination Attempt: all privileges go back to the supply."""
    for seat in range(state.seats):
        state.note("lost-privileges", seat, state.small[seat], state.large[seat])
        state.small = replaced(state.small, seat, 0)
        state.large = replaced(state.large, seat, 0)


def edict(state: DragonState) -> None:
    """Charter: everybody names a type living in the own palaces and gets its benefit."""
    for seat in last_to_first(state):
        if state.persons_of(seat) > 0:
            state.push(ChooseEdict(seat))


class ChooseEdict(Decision[DragonState]):
    """Name a type living in the own palaces: its symbols bring what its action would bring."""

    size: ClassVar[int] = len(TYPES)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        for kind in range(len(TYPES)):
            if state.has_type(self.seat, kind):
                room[n] = kind
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.note("named-type", self.seat, choice)
        what, amount = edict_benefit(state, self.seat, choice)
        if what != NO_GAIN:
            receive(state, self.seat, what, amount, FOR_SUPER_EVENT)

    def text(self, choice: int) -> str:
        return f"edict {TYPES[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if state.has_type(self.seat, choice):
            return None
        return Said("reason-type-not-at-court", {"type": f"@type-{TYPES[choice]}"})

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-choose-edict", {"type": f"@type-{TYPES[choice]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        tiles = [tile for palace in state.palaces[self.seat] for tile in lodgers(palace)]
        own = sorted({tile for tile in tiles if state.edition.tile_type[tile] == choice})
        places = [
            f"person:{index + 1}:{TILES[tile]}"
            for index, palace in enumerate(state.palaces[self.seat])
            for tile in own
            if tile in lodgers(palace)
        ]
        return [f"type:{TYPES[choice]}", *places]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        what, amount = edict_benefit(state, self.seat, choice)
        return [] if what == NO_GAIN else [Amount(GAINS[what], amount)]


def edict_benefit(state: DragonState, seat: i64, kind: i64) -> tuple[i64, i64]:
    """What the charter gives a seat for a type, and how much."""
    edition = state.edition
    gain = edition.edict_gain[kind]
    if gain.what == SCORE_MONKS:
        return GAIN_POINTS, monk_points(state, seat)
    amount = amount_of(state, seat, gain)
    if edition.edict_adds_card and gain.what != NO_GAIN:
        for action in edition.action_gain:
            if action.symbol_of == kind:
                amount += action.base
    if kind == WARRIOR and edition.edict_warriors_score:
        return GAIN_POINTS, amount
    return gain.what, amount

"""Releasing persons: by events, by a wall that is too short, by an earthquake."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Said
from tianxia.games.dragon.building import has_palace
from tianxia.games.dragon.names import EVENTS, MAX_PALACES, TILES
from tianxia.games.dragon.palace import (
    fill_lodgers,
    floors_of,
    lives_in,
    persons_in,
    without_person,
)
from tianxia.games.dragon.state import DragonState

PERSON_CHOICES: Final = MAX_PALACES * len(TILES)  # choice = palace index * tiles + tile


def release(state: DragonState, seat: i64, choice: i64) -> None:
    """The person leaves the palace and the game; the marker stays where it is."""
    palace = choice // len(TILES)
    tile = choice % len(TILES)
    own = state.palaces[seat]
    own[palace] = without_person(own[palace], tile)
    state.removed = replaced(state.removed, tile, state.removed[tile] + 1)
    state.note("released", seat, tile, palace + 1)


def fill_persons(state: DragonState, seat: i64, room: vec[i64], n: i64) -> i64:
    """Write all persons of the seat as choices, equal ones in one palace once."""
    own = state.palaces[seat]
    for index in range(len(own)):
        n = fill_lodgers(own[index], index * len(TILES), room, n)
    return n


def reason_not_there(state: DragonState, seat: i64, choice: i64) -> Said | None:
    """Why the choice names nobody, or None when somebody is there."""
    palace = choice // len(TILES)
    if not has_palace(state, seat, palace):
        return Said("reason-no-such-palace", {"palace": palace + 1})
    if not lives_in(state.palaces[seat][palace], choice % len(TILES)):
        return Said("reason-not-there-living", person_args(choice))
    return None


def person_args(choice: int) -> dict[str, int | str]:
    """The person and the palace of a choice, for sentences."""
    return {"tile": f"@tile-{TILES[choice % len(TILES)]}", "palace": choice // len(TILES) + 1}


def person_text(choice: int) -> str:
    """The person and the palace of a choice, for records."""
    return f"palace {choice // len(TILES) + 1} {TILES[choice % len(TILES)]}"


def person_targets(choice: int) -> list[str]:
    """The person on the table, and the palace."""
    palace = choice // len(TILES) + 1
    return [f"palace:{palace}", f"person:{palace}:{TILES[choice % len(TILES)]}"]


class ReleasePerson(Decision[DragonState]):
    """One person of free choice is released; `arg` persons are still to go."""

    size: ClassVar[int] = PERSON_CHOICES
    word: ClassVar[str] = "release"

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        return fill_persons(state, self.seat, room, n)

    def apply(self, state: DragonState, choice: i64) -> None:
        release(state, self.seat, choice)
        if self.arg > 1:
            state.push(self.next_release(choice))

    def next_release(self, choice: i64) -> ReleasePerson:
        """The same question once more, for one person fewer."""
        raise AssertionError("a release must know its next one")

    def text(self, choice: int) -> str:
        return f"{self.word} {person_text(choice)}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        return reason_not_there(state, self.seat, choice)

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-release", person_args(choice))

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return person_targets(choice)


class EventRelease(ReleasePerson):
    """Tribute, Mongols or Contagion: anybody may go, also a person just counted."""

    def next_release(self, choice: i64) -> ReleasePerson:
        return EventRelease(self.seat, self.arg - 1)

    def prompt(self, state: DragonState) -> Said:
        event = f"@event-{EVENTS[state.event_now()]}"
        return Said("prompt-event-release", {"left": self.arg, "event": event})


class DroughtRelease(ReleasePerson):
    """Drought: one person leaves each unsupplied palace; those in `lost` have lost one."""

    word: ClassVar[str] = "drought-release"

    def __init__(self, seat: i64, arg: i64 = 0, lost: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.lost: Final = lost

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.lost]

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        own = state.palaces[self.seat]
        for index in range(len(own)):
            if not self.lost >> index & 1:
                n = fill_lodgers(own[index], index * len(TILES), room, n)
        return n

    def next_release(self, choice: i64) -> ReleasePerson:
        return DroughtRelease(self.seat, self.arg - 1, self.lost | BIT[choice // len(TILES)])

    def reason(self, state: DragonState, choice: int) -> Said | None:
        palace = choice // len(TILES)
        if self.lost >> palace & 1:
            return Said("reason-palace-lost-one", {"palace": palace + 1})
        return reason_not_there(state, self.seat, choice)

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-drought-release", {"left": self.arg})


class WallRelease(ReleasePerson):
    """The wall is too short: whoever has the fewest tiles in it releases a person."""

    word: ClassVar[str] = "wall-release"

    def next_release(self, choice: i64) -> ReleasePerson:
        return WallRelease(self.seat, self.arg - 1)

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-wall-release", {"left": self.arg})


class QuakeRelease(ReleasePerson):
    """Earthquake: persons beyond the floors of their palace are released; nobody moves over."""

    word: ClassVar[str] = "quake-release"

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        own = state.palaces[self.seat]
        for index in range(len(own)):
            if is_overfull(own[index]):
                n = fill_lodgers(own[index], index * len(TILES), room, n)
        return n

    def next_release(self, choice: i64) -> ReleasePerson:
        return QuakeRelease(self.seat, self.arg - 1)

    def reason(self, state: DragonState, choice: int) -> Said | None:
        reason = reason_not_there(state, self.seat, choice)
        if reason is None and not is_overfull(state.palaces[self.seat][choice // len(TILES)]):
            return Said("reason-palace-not-overfull", {"palace": choice // len(TILES) + 1})
        return reason

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-quake-release", {"left": self.arg})


def is_overfull(palace: i64) -> bool:
    """Whether more persons live there than the palace has floors."""
    return persons_in(palace) > floors_of(palace)

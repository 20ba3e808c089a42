"""Building palace floors: after Build, the floor tile of the wall, and the craftsmen's charter."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import append, i64, vec
from tianxia.core.words import Said
from tianxia.games.dragon.names import MAX_PALACES
from tianxia.games.dragon.palace import NO_PALACE, floors_of, with_floors
from tianxia.games.dragon.state import DragonState

NEW_PALACE: Final = MAX_PALACES
STOP_BUILDING: Final = MAX_PALACES + 1


class BuildFloor(Decision[DragonState]):
    """Each floor must be built at once: on a palace not yet full height, or as a new palace."""

    size: ClassVar[int] = MAX_PALACES + 2

    def __init__(self, seat: i64, arg: i64 = 0, began: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: floors still to build, this one included
        self.began: Final = began  # whether this building has begun a new palace already

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.began]

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        first = n
        own = state.palaces[self.seat]
        for index in range(len(own)):
            if can_grow(state, own[index]):
                room[n] = index
                n += 1
        if state.can_begin_palace(self.seat) and (
            state.edition.several_new_palaces or not self.began or n == first
        ):
            room[n] = NEW_PALACE
            n += 1
        if not state.edition.must_build_all:
            room[n] = STOP_BUILDING
            n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        own = state.palaces[self.seat]
        began = self.began
        if choice == STOP_BUILDING:
            state.note("stopped-building", self.seat, self.arg)
            return
        if choice == NEW_PALACE:
            began = 1
            choice = state.free_palace_id(self.seat)
            if choice == len(own):
                own = append(own, NO_PALACE)
                state.palaces[self.seat] = own
        own[choice] = with_floors(own[choice], floors_of(own[choice]) + 1)
        state.note("built", self.seat, choice + 1, floors_of(own[choice]))
        build_floors(state, self.seat, self.arg - 1, began)

    def text(self, choice: int) -> str:
        if choice == NEW_PALACE:
            return "build new"
        return "build stop" if choice == STOP_BUILDING else f"build palace {choice + 1}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        if choice == STOP_BUILDING:
            return Said("reason-must-build-all", {"left": self.arg})
        if choice == NEW_PALACE:
            return Said("reason-one-new-palace")
        if not has_palace(state, self.seat, choice):
            return Said("reason-no-such-palace", {"palace": choice + 1})
        return Said("reason-full-height", {"floors": state.edition.max_floors})

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-build-floor", {"left": self.arg})

    def label(self, state: DragonState, choice: int) -> Said:
        if choice == NEW_PALACE:
            return Said("label-build-new")
        if choice == STOP_BUILDING:
            return Said("label-build-stop")
        floors = floors_of(state.palaces[self.seat][choice]) + 1
        return Said("label-build-palace", {"palace": choice + 1, "floors": floors})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        if choice == STOP_BUILDING:
            return []
        return ["palace:new"] if choice == NEW_PALACE else [f"palace:{choice + 1}"]


def build_floors(state: DragonState, seat: i64, floors: i64, began: i64 = 0) -> None:
    """Ask where the floors go; floors that nothing could hold are not taken."""
    if floors > 0 and (state.can_begin_palace(seat) or can_extend(state, seat)):
        state.push(BuildFloor(seat, floors, began))


def can_grow(state: DragonState, palace: i64) -> bool:
    """Whether the palace can take another floor."""
    return 0 < floors_of(palace) < state.edition.max_floors


def can_extend(state: DragonState, seat: i64) -> bool:
    """Whether one of the seat's palaces can take another floor."""
    for palace in state.palaces[seat]:
        if can_grow(state, palace):
            return True
    return False


def has_palace(state: DragonState, seat: i64, index: i64) -> bool:
    """Whether the seat owns a palace with this index."""
    own = state.palaces[seat]
    return index < len(own) and own[index] != NO_PALACE


def trim(state: DragonState, seat: i64) -> None:
    """Forget free ids at the end, so that equal positions are written alike."""
    own = state.palaces[seat]
    last = len(own)
    while last > 0 and own[last - 1] == NO_PALACE:
        last -= 1
    if last < len(own):
        state.palaces[seat] = own[:last]

"""Building palace floors: after Build, the floor tile of the wall, and the craftsmen's charter."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64
from tianxia.core.words import Said
from tianxia.games.dragon.names import MAX_PALACES
from tianxia.games.dragon.palace import NO_PALACE, floors_of, with_floors
from tianxia.games.dragon.state import DragonState

NEW_PALACE: Final = MAX_PALACES
STOP_BUILDING: Final = MAX_PALACES + 1


class BuildFloor(Decision[DragonState]):
    """Each floor must be built at once: on a palace not yet full height, or as a new palace."""

    size: ClassVar[int] = MAX_PALACES + 2

    def __init__(self, seat: int, arg: int = 0, began: int = 0) -> None:
        super().__init__(seat, arg)  # arg: floors still to build, this one included
        self.began: Final = began  # whether this building has begun a new palace already

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.began]

    def legal(self, state: DragonState) -> list[int]:
        choices = extendable(state, self.seat)
        if state.can_begin_palace(self.seat) and (
            state.edition.several_new_palaces or not self.began or not choices
        ):
            choices.append(NEW_PALACE)
        if not state.edition.must_build_all:
            choices.append(STOP_BUILDING)
        return choices

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
                own.append(NO_PALACE)
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


def build_floors(state: DragonState, seat: int, floors: int, began: int = 0) -> None:
    """Ask where the floors go; floors that nothing could hold are not taken."""
    if floors > 0 and (state.can_begin_palace(seat) or extendable(state, seat)):
        state.push(BuildFloor(seat, floors, began))


def extendable(state: DragonState, seat: int) -> list[int]:
    """The seat's palaces that can take another floor."""
    own = state.palaces[seat]
    highest = state.edition.max_floors
    found: list[int] = []
    for index in range(len(own)):
        if 0 < floors_of(own[index]) < highest:
            found.append(index)
    return found


def has_palace(state: DragonState, seat: int, index: int) -> bool:
    """Whether the seat owns a palace with this index."""
    own = state.palaces[seat]
    return index < len(own) and own[index] != NO_PALACE


def trim(palaces: list[int]) -> None:
    """Forget free ids at the end, so that equal positions are written alike."""
    while palaces and palaces[-1] == NO_PALACE:
        palaces.pop()

"""Step 2: move one own leader clockwise; and the neutral leaders of two players."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.cleanup import CLEAN_UP
from tianxia.games.rotunda.effects import return_cubes
from tianxia.games.rotunda.house import destinations, neutral_destinations
from tianxia.games.rotunda.names import (
    COLOURS,
    GOLD,
    HALL,
    LEADER_NAMES,
    LEADERS,
    MAX_SEATS,
    NEUTRALS,
    NO_GATE,
    NOWHERE,
    PLACES,
    RESOURCES,
    ROOMS,
    SPACES,
)
from tianxia.games.rotunda.paths import steps_to
from tianxia.games.rotunda.state import (
    HOMAGE_STEP,
    MOVE_STEP,
    NEUTRAL_STEP,
    ROOM_STEP,
    RotundaState,
)
from tianxia.games.rotunda.steward import open_room
from tianxia.games.rotunda.worship import PAY_HOMAGE


def places_of(mask: i64) -> vec[i64]:
    """The places of a bit mask, ascending."""
    return vec[i64]([place for place in range(len(PLACES)) if mask >> place & 1 == 1])


# for every set of places, as a bit mask, its members: the choices of moving the first leader
PLACES_OF: Final = vec[vec[i64]]([places_of(mask) for mask in range(2 ** len(PLACES))])
SECOND: Final = HALL + 1  # the first choice of moving the second one: the Hall is the last place


class MoveLeader(Decision[RotundaState]):
    """Move exactly one own leader; two in the Hall are interchangeable, so the first one goes."""

    size: ClassVar[int] = LEADERS * len(PLACES)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        own = self.seat * LEADERS
        first = state.leaders[own]
        for place in PLACES_OF[reach(state, first)]:
            room[n] = place
            n += 1
        second = state.leaders[own + 1]
        if second != NOWHERE and second != first:
            for place in PLACES_OF[reach(state, second)]:
                room[n] = SECOND + place
                n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        leader = self.seat * LEADERS + choice // SECOND
        place = choice % SECOND
        before = state.leaders[leader]
        if before != HALL:
            state.occupied &= ~BIT[before]
        state.leaders[leader] = place
        if place == HALL:
            state.phase = HOMAGE_STEP
            state.note("entered-hall", self.seat)
            state.push(PAY_HOMAGE[self.seat])
        else:
            state.phase = ROOM_STEP
            state.occupied |= BIT[place]
            state.note("moved", self.seat, state.room_at[place])
            open_room(state, self.seat, state.room_at[place])

    def text(self, choice: int) -> str:
        leader, place = divmod(choice, len(PLACES))
        return f"move {LEADER_NAMES[leader]} {PLACES[place]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        leader, place = divmod(choice, len(PLACES))
        own = self.seat * LEADERS
        at = state.leaders[own + leader]
        if at == NOWHERE:
            return Said("reason-no-such-leader")
        if leader == 1 and at == state.leaders[own]:
            return Said("reason-same-leader")
        if reach(state, at) >> place & 1:
            return None
        if place != HALL and state.occupied >> place & 1:
            return Said("reason-occupied", {"room": f"@room-{ROOMS[state.room_at[place]]}"})
        return Said("reason-too-far", {"n": state.edition.steps})

    def label(self, state: RotundaState, choice: int) -> Said:
        leader, place = divmod(choice, len(PLACES))
        args: dict[str, Arg] = {"place": place_word(state, place)}
        args["steps"] = self.steps(state, choice)
        own = self.seat * LEADERS
        several = state.leaders[own + 1] not in (NOWHERE, state.leaders[own])
        return Said("label-move", {**args, "leader": LEADER_NAMES[leader] if several else "only"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        leader, place = divmod(choice, len(PLACES))
        goal = "hall" if place == HALL else f"space:{SPACES[place]}"
        own = state.leaders[self.seat * LEADERS : (self.seat + 1) * LEADERS]
        alike = [name for name, at in zip(LEADER_NAMES, own, strict=True) if at == own[leader]]
        return [*[f"leader:{self.seat}:{name}" for name in alike], goal]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        steps = self.steps(state, choice)
        return [Amount("steps", steps)] if steps else []

    def steps(self, state: RotundaState, choice: int) -> int:
        """How many rooms the leader would count, 0 if it cannot get there."""
        leader, place = divmod(choice, len(PLACES))
        at = state.leaders[self.seat * LEADERS + leader]
        return 0 if at == NOWHERE else steps_to(state, at, place)


def place_word(state: RotundaState, place: i64) -> str:
    """The room in a space, or the Hall, as words know it."""
    return "@place-hall" if place == HALL else f"@room-{ROOMS[state.room_at[place]]}"


def reach(state: RotundaState, place: i64) -> i64:
    """Where a leader standing there may go, as a bit mask."""
    edition = state.edition
    return destinations(edition.successors[state.gate], place, state.occupied, edition.steps)


# -- neutral leaders -----------------------------------------------------------------------------

PASS_NEUTRAL: Final = NEUTRALS * len(SPACES) * 2


class NeutralStep(Step[RotundaState]):
    """Two players: once per turn, before the own move (`arg` 0) or after the room (`arg` 1)."""

    def run(self, state: RotundaState) -> None:
        if state.neutral_used == 0 and self.payable(state):
            state.phase = NEUTRAL_STEP
            state.push(MOVE_NEUTRAL[self.seat * 2 + self.arg])

    def payable(self, state: RotundaState) -> bool:
        """Whether a neutral leader can be paid for."""
        own = self.seat * 4
        if state.cubes[own + GOLD] > 0:
            return True
        for kind in state.edition.colour_cube:
            if state.cubes[own + kind] > 0:
                return True
        return False


class MoveNeutral(Decision[RotundaState]):
    """Pay a cube of a neutral leader's colour, or a gold, to move it; it jumps over the Hall."""

    size: ClassVar[int] = PASS_NEUTRAL + 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        own = self.seat * 4
        gold = state.cubes[own + GOLD] > 0
        for colour in range(len(state.neutral)):
            real = state.cubes[own + state.edition.colour_cube[colour]] > 0
            if not real and not gold:
                continue
            mask = neutral_reach(state, colour)
            first = colour * len(SPACES) * 2
            for space in range(len(SPACES)):
                if mask >> space & 1:
                    if real:
                        room[n] = first + space * 2
                        n += 1
                    if gold:
                        room[n] = first + space * 2 + 1
                        n += 1
        room[n] = PASS_NEUTRAL
        return n + 1

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == PASS_NEUTRAL:
            return
        colour, space, gold = neutral_choice(choice)
        cube = GOLD if gold else state.edition.colour_cube[colour]
        return_cubes(state, self.seat, cube, 1)
        state.occupied = state.occupied & ~BIT[state.neutral[colour]] | BIT[space]
        state.neutral = replaced(state.neutral, colour, space)
        state.neutral_used = 1
        room = state.room_at[space]
        state.note("moved-neutral", self.seat, colour, room, 1 if gold else 0)
        if state.edition.neutral_acts:
            state.push(CLEAN_UP)
            state.by_neutral = 1
            open_room(state, self.seat, room)

    def text(self, choice: int) -> str:
        if choice == PASS_NEUTRAL:
            return "neutral pass"
        colour, space, gold = neutral_choice(choice)
        return f"neutral {COLOURS[colour]} {SPACES[space]}" + (" gold" if gold else "")

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == PASS_NEUTRAL:
            return None
        colour, space, gold = neutral_choice(choice)
        cube = GOLD if gold else state.edition.colour_cube[colour]
        if neutral_reach(state, colour) >> space & 1 == 0:
            room = f"@room-{ROOMS[state.room_at[space]]}"
            if state.neutral[colour] == space:
                return Said("reason-neutral-home", {"room": room})
            if state.occupied >> space & 1:
                return Said("reason-occupied", {"room": room})
            return Said("reason-neutral-too-far", {"n": state.edition.steps})
        if state.cubes[self.seat * 4 + cube] == 0:
            return Said("reason-no-cube", {"thing": f"@res-{RESOURCES[cube]}"})
        return None

    def prompt(self, state: RotundaState) -> Said:
        return Said("prompt-move-neutral", {"again": 1 - self.arg})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == PASS_NEUTRAL:
            return Said("label-neutral-pass")
        colour, space, gold = neutral_choice(choice)
        cube = GOLD if gold else state.edition.colour_cube[colour]
        args: dict[str, Arg] = {"colour": f"@colour-{COLOURS[colour]}"}
        args["room"] = f"@room-{ROOMS[state.room_at[space]]}"
        return Said("label-move-neutral", {**args, "thing": f"@res-{RESOURCES[cube]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == PASS_NEUTRAL:
            return []
        colour, space, gold = neutral_choice(choice)
        cube = GOLD if gold else state.edition.colour_cube[colour]
        return [f"neutral:{COLOURS[colour]}", f"space:{SPACES[space]}", f"mine:{RESOURCES[cube]}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        if choice == PASS_NEUTRAL:
            return []
        colour, _, gold = neutral_choice(choice)
        cube = GOLD if gold else state.edition.colour_cube[colour]
        return [Amount(RESOURCES[cube], -1)]


def neutral_choice(choice: i64) -> tuple[i64, i64, bool]:
    """Colour, space and whether gold pays."""
    return choice // (len(SPACES) * 2), choice // 2 % len(SPACES), choice & 1 == 1


def neutral_reach(state: RotundaState, colour: i64) -> i64:
    """Where a neutral leader may go, as a bit mask."""
    edition = state.edition
    successors = edition.successors[state.gate]
    return neutral_destinations(successors, state.neutral[colour], state.occupied, edition.steps)


class BeginMove(Step[RotundaState]):
    """The leaders move: everybody sees that the step has come."""

    def run(self, state: RotundaState) -> None:
        assert state.gate != NO_GATE, "the Hall stands somewhere"
        state.phase = MOVE_STEP
        state.push(MOVE_LEADER[self.seat])


# Frames never change, so one of each seat serves all games; the neutral ones by `arg` too.
MOVE_LEADER: Final = [MoveLeader(seat) for seat in range(MAX_SEATS)]
BEGIN_MOVE: Final = [BeginMove(seat) for seat in range(MAX_SEATS)]
NEUTRAL_STEP_OF: Final = [NeutralStep(seat, arg) for seat in range(MAX_SEATS) for arg in range(2)]
MOVE_NEUTRAL: Final = [MoveNeutral(seat, arg) for seat in range(MAX_SEATS) for arg in range(2)]

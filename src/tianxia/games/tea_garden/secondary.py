"""Secondary actions: river, cups, study; and their repetition."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, added, fill_members, index_of, repiled, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.bonuses import gain
from tianxia.games.tea_garden.decks import take_cup
from tianxia.games.tea_garden.effect import amounts_of
from tianxia.games.tea_garden.names import (
    CUPS,
    CUPS_ACTION,
    FOR_RIVER_BONUSES,
    FOR_UNIVERSITY_BONUSES,
    HALVES,
    LAST_SECTION,
    MAX_SEATS,
    NO_TILE,
    PROVINCES,
    RIVER_ACTION,
    SECONDARIES,
    SECTORS,
    STUDY_ACTION,
    TILES,
)
from tianxia.games.tea_garden.paying import PayRepeat, ask_for
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.supply import put_marker

NO_REPEAT: Final = 0
REPEAT_BY_SCROLL: Final = 1
REPEAT_BY_LEAVES: Final = 2


def is_possible(state: TeaState, seat: i64, kind: i64) -> bool:
    """Whether a secondary action can be carried out now."""
    if kind == RIVER_ACTION:
        return state.boat[seat] < LAST_SECTION
    if kind == CUPS_ACTION:
        return open_stacks(state, seat) != 0
    return True


def open_stacks(state: TeaState, seat: i64) -> i64:
    """The provinces with a garden of the seat and a cup tile left, as a bit mask."""
    found: i64 = 0
    for province in range(len(PROVINCES)):
        if state.stack_size[province] > 0:
            found |= BIT[province]
    return found & state.provinces[seat]


def begin_secondary(state: TeaState, seat: i64, kind: i64) -> None:
    """Remember the kind; when all is resolved it may be repeated."""
    if state.secondary == kind:
        state.repeated = 1
    else:
        state.secondary = kind
        state.push(AFTER_SECONDARY[seat])


# -- river ---------------------------------------------------------------------------------------


def sail(state: TeaState, seat: i64) -> None:
    """One section downstream; on the last one the best berth that is left."""
    begin_secondary(state, seat, RIVER_ACTION)
    state.boat = replaced(state.boat, seat, state.boat[seat] + 1)
    if state.boat[seat] == LAST_SECTION:
        arrived: i64 = 0
        for other in range(state.seats):
            if state.boat[other] == LAST_SECTION:
                arrived += 1
        state.berth = replaced(state.berth, seat, arrived - 1)
    state.note("sailed", seat, state.boat[seat])
    gain(state, seat, state.edition.river_effect[state.boat[seat]], FOR_RIVER_BONUSES)


# -- study ---------------------------------------------------------------------------------------


def next_half(state: TeaState, seat: i64, half: i64) -> i64:
    """A half of the next sector, by its number among all halves."""
    return state.studies[seat] % SECTORS * 2 + half


def study(state: TeaState, seat: i64, half: i64) -> None:
    """To the next sector; passing the start brings a worker to the centre."""
    begin_secondary(state, seat, STUDY_ACTION)
    at = next_half(state, seat, half)
    state.studies = replaced(state.studies, seat, state.studies[seat] + 1)
    state.half = replaced(state.half, seat, half)
    state.note("studied", seat, at)
    if at < 2 and state.studies[seat] > 1 and state.centre[seat] < state.edition.workers:
        state.centre = replaced(state.centre, seat, state.centre[seat] + 1)
        state.note("passed-start", seat)
    gain(state, seat, state.edition.half_effect[at], FOR_UNIVERSITY_BONUSES)


class ChooseHalf(Decision[TeaState]):
    """Tea studies once more: choose a half of the next sector."""

    size: ClassVar[int] = 2

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        room[n] = 0
        room[n + 1] = 1
        return n + 2

    def apply(self, state: TeaState, choice: i64) -> None:
        study(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"study again {'ab'[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        return None

    def label(self, state: TeaState, choice: int) -> Said:
        half = HALVES[next_half(state, self.seat, choice)]
        return Said("label-study", {"half": f"@half-{half}"})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [f"half:{HALVES[next_half(state, self.seat, choice)]}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        return amounts_of(state.edition.half_effect[next_half(state, self.seat, choice)])


# -- cups ----------------------------------------------------------------------------------------

NEW_ROW: Final = 0
LEFT_OF: Final = 1  # + the first tile of a row
RIGHT_OF: Final = LEFT_OF + CUPS  # + the last tile of a row


def make_cup(state: TeaState, seat: i64, province: i64) -> None:
    """Take the top tile of the province's stack, then lay it down."""
    begin_secondary(state, seat, CUPS_ACTION)
    tile = state.stack_top[province]
    state.note("took-cup", seat, tile, province)
    state.push(PLACE_CUP[seat * CUPS + tile])
    take_cup(state, province)


class ChooseStack(Decision[TeaState]):
    """Cup production once more: a stack of a province in which you have a garden."""

    size: ClassVar[int] = len(PROVINCES)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_members(open_stacks(state, self.seat), 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        make_cup(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"cup again {PROVINCES[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        return reason_against_stack(state, self.seat, choice)

    def label(self, state: TeaState, choice: int) -> Said:
        return Said("label-cups", {"province": f"@province-{PROVINCES[choice]}"})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [f"stack:{PROVINCES[choice]}"]


def reason_against_stack(state: TeaState, seat: i64, province: i64) -> Said | None:
    """Why no tile can be taken there; nothing if one can."""
    name = f"@province-{PROVINCES[province]}"
    if not state.provinces[seat] >> province & 1:
        return Said("reason-no-garden-in-province", {"province": name})
    return Said("reason-stack-empty") if state.stack_size[province] == 0 else None


class PlaceCup(Decision[TeaState]):
    """Tile `arg` begins a new row or goes to the left or right end of a row; it is never turned."""

    size: ClassVar[int] = RIGHT_OF + CUPS

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        room[n] = NEW_ROW
        n += 1
        for tile in range(i64(CUPS)):
            if state.cup_owner[tile] == self.seat and state.cup_left[tile] == NO_TILE:
                room[n] = LEFT_OF + tile
                n += 1
        for tile in range(i64(CUPS)):
            if state.cup_owner[tile] == self.seat and state.cup_right[tile] == NO_TILE:
                room[n] = RIGHT_OF + tile
                n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        lay_cup(state, self.seat, self.arg, choice)

    def text(self, choice: int) -> str:
        if choice == NEW_ROW:
            return "cup new row"
        if choice < RIGHT_OF:
            return f"cup left of {TILES[choice - LEFT_OF]}"
        return f"cup right of {TILES[choice - RIGHT_OF]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == NEW_ROW:
            return None
        left = choice < RIGHT_OF
        tile = choice - LEFT_OF if left else choice - RIGHT_OF
        if state.cup_owner[tile] != self.seat:
            return Said("reason-no-such-tile", {"tile": f"@tile-{TILES[tile]}"})
        beside = state.cup_left[tile] if left else state.cup_right[tile]
        return None if beside == NO_TILE else Said("reason-not-an-end")

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-place-cup", {"tile": f"@tile-{TILES[self.arg]}"})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == NEW_ROW:
            return Said("label-cup-new")
        left = choice < RIGHT_OF
        tile = choice - LEFT_OF if left else choice - RIGHT_OF
        row, _ = state.place_of(self.seat, tile)
        if left:
            match = int(halves_match(state, self.arg, tile))
            return Said("label-cup-left", {"row": row, "match": match})
        match = int(halves_match(state, tile, self.arg))
        return Said("label-cup-right", {"row": row, "match": match})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        if choice == NEW_ROW:
            return ["row:new"]
        left = choice < RIGHT_OF
        row, _ = state.place_of(self.seat, choice - LEFT_OF if left else choice - RIGHT_OF)
        if row == 0:
            return []
        return [f"row:{row}:left" if left else f"row:{row}:right"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        return [] if choice == NEW_ROW else [Amount("cup_marker", 1)]


def halves_match(state: TeaState, left: i64, right: i64) -> bool:
    """Whether the touching halves of two tiles have one colour."""
    return state.edition.right_half[left] == state.edition.left_half[right]


def lay_cup(state: TeaState, seat: i64, tile: i64, where: i64) -> None:
    """Lay a tile down; a new connection gets a marker."""
    state.cup_owner = replaced(state.cup_owner, tile, seat)
    rows = state.cup_rows[seat]
    if where == NEW_ROW:
        state.cup_rows = repiled(state.cup_rows, seat, added(rows, tile))
        state.note("began-row", seat, tile)
    elif where < RIGHT_OF:
        beside = where - LEFT_OF
        state.cup_right = replaced(state.cup_right, tile, beside)
        state.cup_left = replaced(state.cup_left, beside, tile)
        longer = replaced(rows, index_of(rows, beside), tile)
        state.cup_rows = repiled(state.cup_rows, seat, longer)
        state.note("joined-cups", seat, tile, beside)
        put_marker(state, seat, tile)
    else:
        beside = where - RIGHT_OF
        state.cup_right = replaced(state.cup_right, beside, tile)
        state.cup_left = replaced(state.cup_left, tile, beside)
        state.note("joined-cups", seat, tile, beside)
        put_marker(state, seat, beside)


# -- repetition ----------------------------------------------------------------------------------


class AfterSecondary(Step[TeaState]):
    """A secondary action is over: it may be repeated at once, if it is possible and can be paid."""

    def run(self, state: TeaState) -> None:
        if not is_possible(state, self.seat, state.secondary):
            return
        brown = state.fermented_of(self.seat) >= state.edition.repeat_fermented
        if brown or state.scroll_repeat[self.seat] > 0:
            state.push(REPEAT_SECONDARY[self.seat])


class RepeatSecondary(Decision[TeaState]):
    """Repeat the secondary action just done, for a scroll or for fermented leaves, or not."""

    size: ClassVar[int] = 3

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        room[n] = NO_REPEAT
        n += 1
        if state.scroll_repeat[self.seat] > 0:
            room[n] = REPEAT_BY_SCROLL
            n += 1
        if state.fermented_of(self.seat) >= state.edition.repeat_fermented:
            room[n] = REPEAT_BY_LEAVES
            n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == NO_REPEAT:
            return
        state.push(REPEAT[self.seat])
        if choice == REPEAT_BY_SCROLL:
            state.scroll_repeat[self.seat] -= 1
            state.note("spent-repeat", self.seat)
        else:
            brown = state.edition.repeat_fermented
            ask_for(state, PayRepeat(self.seat, 0, brown, brown))

    def text(self, choice: int) -> str:
        return ["repeat no", "repeat by scroll", "repeat by leaves"][choice]

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == REPEAT_BY_SCROLL and state.scroll_repeat[self.seat] == 0:
            return Said("reason-no-repeat-scroll")
        need = state.edition.repeat_fermented
        have = state.fermented_of(self.seat)
        if choice == REPEAT_BY_LEAVES and have < need:
            return Said("reason-needs-fermented", {"n": need, "have": have})
        return None

    def prompt(self, state: TeaState) -> Said:
        kind = SECONDARIES[state.secondary]
        return Said("prompt-repeat-secondary", {"secondary": f"@secondary-{kind}"})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == NO_REPEAT:
            return Said("label-no-repeat")
        if choice == REPEAT_BY_SCROLL:
            return Said("label-repeat-scroll")
        return Said("label-repeat-leaves", {"n": state.edition.repeat_fermented})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [["no"], ["scroll:repeat"], ["repeat:leaves"]][choice]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == NO_REPEAT:
            return []
        if choice == REPEAT_BY_SCROLL:
            return [Amount("scroll_repeat", -1)]
        return [Amount("fermented_leaf", -state.edition.repeat_fermented)]


class Repeat(Step[TeaState]):
    """The repetition: the same kind of action with new choices."""

    def run(self, state: TeaState) -> None:
        if state.secondary == RIVER_ACTION:
            sail(state, self.seat)
        elif state.secondary == CUPS_ACTION:
            state.push(CHOOSE_STACK[self.seat])
        else:
            state.push(CHOOSE_HALF[self.seat])


# Frames never change, so one of each serves all games.
CHOOSE_HALF: Final = [ChooseHalf(seat) for seat in range(MAX_SEATS)]
CHOOSE_STACK: Final = [ChooseStack(seat) for seat in range(MAX_SEATS)]
PLACE_CUP: Final = [PlaceCup(seat, tile) for seat in range(MAX_SEATS) for tile in range(CUPS)]
AFTER_SECONDARY: Final = [AfterSecondary(seat) for seat in range(MAX_SEATS)]
REPEAT_SECONDARY: Final = [RepeatSecondary(seat) for seat in range(MAX_SEATS)]
REPEAT: Final = [Repeat(seat) for seat in range(MAX_SEATS)]

"""Building a warrior: choose the type, place the figure, score its row of the organizer."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import added, plain, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.domination import score_aloud
from tianxia.games.terracotta.figures import warrior
from tianxia.games.terracotta.grid import CELL_NAMES, CELLS, column_of, row_of
from tianxia.games.terracotta.names import FOR_ORGANIZER, MAX_SEATS, WARRIORS
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.weapons import offer_weapon

FOR_CLAY: Final = 0
BY_MASTER: Final = 1  # the Master Builder: no points, no weapon, only from the fullest column
MASTER_FLAG: Final = 4  # added to the type in the argument of PlaceWarrior
ORDERS: Final = 2 * MASTER_FLAG  # the arguments that PlaceWarrior can have


def can_build(state: TerracottaState) -> bool:
    """Whether there is a figure to take and an empty cell to put it on."""
    if len(state.empty) == 0:
        return False
    for left in state.organizer:
        if left > 0:
            return True
    return False


def figure_points(state: TerracottaState, kind: i64) -> i64:
    """The points of the row from which the next figure of a type comes."""
    return state.edition.organizer_points[state.edition.figures - state.organizer[kind]]


class ChooseWarrior(Decision[TerracottaState]):
    """Take the lowest figure of any column; the Master Builder takes from the fullest one.

    The argument is FOR_CLAY or BY_MASTER.
    """

    size: ClassVar[int] = len(WARRIORS)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        organizer = state.organizer
        least: i64 = 1
        if self.arg == BY_MASTER:
            for left in organizer:
                if left > least:
                    least = left
        for kind in range(len(organizer)):
            if organizer[kind] >= least:
                room[n] = kind
                n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        by_master = MASTER_FLAG if self.arg == BY_MASTER else 0
        state.push(PLACE_WARRIOR[self.seat * ORDERS + choice + by_master])

    def text(self, choice: int) -> str:
        return f"build {WARRIORS[choice]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        left = state.organizer[choice]
        if left == 0:
            return Said("reason-column-empty", {"warrior": f"@warrior-{WARRIORS[choice]}"})
        most = max(plain(state.organizer))
        if self.arg == BY_MASTER and left < most:
            return Said("reason-not-fullest-column", {"left": left, "most": most})
        return None

    def prompt(self, state: TerracottaState) -> Said:
        if self.arg == BY_MASTER:
            return Said("prompt-choose-warrior-by-master")
        return Said("prompt-choose-warrior")

    def label(self, state: TerracottaState, choice: int) -> Said:
        name = f"@warrior-{WARRIORS[choice]}"
        if self.arg == BY_MASTER or state.organizer[choice] == 0:
            return Said("label-choose-warrior", {"warrior": name})
        points = figure_points(state, choice)
        return Said("label-choose-warrior-for-points", {"warrior": name, "points": points})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"warrior:{WARRIORS[choice]}"]

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if self.arg == BY_MASTER or state.organizer[choice] == 0:
            return []
        return [Amount("vp", figure_points(state, choice))]


class PlaceWarrior(Decision[TerracottaState]):
    """Put the new warrior on any empty cell and score his row; then his weapon may be used.

    The argument is the type, with MASTER_FLAG added for the Master Builder.
    """

    size: ClassVar[int] = CELLS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for cell in state.empty:
            room[n] = cell
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        kind = self.arg & 3
        seat = self.seat
        points = figure_points(state, kind)
        state.organizer = replaced(state.organizer, kind, state.organizer[kind] - 1)
        state.put(choice, warrior(kind, seat))
        state.built = added(state.built, choice)
        if self.arg >= MASTER_FLAG:
            state.note("built-by-master", seat, kind, choice)
            return
        state.note("built", seat, kind, choice)
        score_aloud(state, seat, points, FOR_ORGANIZER)
        offer_weapon(state, seat, kind, choice)

    def text(self, choice: int) -> str:
        return f"warrior to {CELL_NAMES[choice]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return None if state.at[choice] == 0 else Said("reason-cell-taken")

    def prompt(self, state: TerracottaState) -> Said:
        return Said("prompt-place-warrior", {"warrior": f"@warrior-{WARRIORS[self.arg & 3]}"})

    def label(self, state: TerracottaState, choice: int) -> Said:
        return Said("label-cell", {"row": row_of(choice), "column": column_of(choice)})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"cell:{CELL_NAMES[choice]}"]

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if self.arg >= MASTER_FLAG:
            return []
        return [Amount("vp", figure_points(state, self.arg & 3))]


# Frames never change, so one of each seat and argument serves all games.
CHOOSE_WARRIOR: Final = [ChooseWarrior(seat, FOR_CLAY) for seat in range(MAX_SEATS)]
CHOOSE_BY_MASTER: Final = [ChooseWarrior(seat, BY_MASTER) for seat in range(MAX_SEATS)]
PLACE_WARRIOR: Final = [
    PlaceWarrior(seat, order) for seat in range(MAX_SEATS) for order in range(ORDERS)
]

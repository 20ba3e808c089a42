"""Weapons of new warriors: points, an inspector's step, another warrior's move, coins."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, index_of, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.domination import score_aloud
from tianxia.games.terracotta.figures import (
    FIGURE_BITS,
    FIGURE_MASK,
    LAST_WARRIOR,
    is_warrior,
    kind_of,
    mount_of,
    owner_of,
)
from tianxia.games.terracotta.grid import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DESTINATION,
    EAST,
    LINE_MATES,
    NEIGHBOUR,
    NORTH,
    SOUTH,
    STRIDE,
    WEST,
    column_of,
    row_of,
)
from tianxia.games.terracotta.mausoleum import cells_of
from tianxia.games.terracotta.names import (
    FOR_WEAPON,
    INSPECTORS,
    MAX_SEATS,
    STEPS,
    WARRIORS,
    WEAPONS,
)
from tianxia.games.terracotta.state import TerracottaState

USE: Final = 0
KEEP: Final = 1
STAY: Final = 0  # no inspector and no warrior moves
WAYS: Final = len(STEPS)
STEP_MASKS: Final = 2**WAYS  # the sets of steps that may be allowed


def gap_of(state: TerracottaState, cell: i64) -> i64:
    """The most empty cells between the cell and the nearest figure in one direction."""
    best: i64 = 0
    for direction in range(4):
        first = direction * CELLS
        steps: i64 = 0
        other = NEIGHBOUR[first + cell]
        while other >= 0 and state.at[other] == 0:
            steps += 1
            other = NEIGHBOUR[first + other]
        if other >= 0 and steps > best:
            best = steps
    return best


def weapon_points(state: TerracottaState, kind: i64, cell: i64) -> i64:
    """What the weapon of a warrior on a cell scores."""
    edition = state.edition
    gap = gap_of(state, cell) if edition.weapon_gap[kind] else 0
    return edition.weapon_points[kind] + gap


def offer_weapon(state: TerracottaState, seat: i64, kind: i64, cell: i64) -> None:
    """Ask whether the weapon of the new warrior is used, if it is active and good for anything."""
    edition = state.edition
    if state.weapons[seat] >> edition.warrior_weapon[kind] & 1:
        useless = edition.weapon_gap[kind] and weapon_points(state, kind, cell) == 0
        if not useless:
            state.push(USE_WEAPON[seat * CELLS + cell])


class UseWeapon(Decision[TerracottaState]):
    """Turn the active weapon of the warrior just built (on cell `arg`) over for its effect."""

    size: ClassVar[int] = 2

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        room[n] = USE
        room[n + 1] = KEEP
        return n + 2

    def apply(self, state: TerracottaState, choice: i64) -> None:
        if choice == KEEP:
            return
        seat = self.seat
        kind = kind_of(state.at[self.arg])
        edition = state.edition
        weapon = edition.warrior_weapon[kind]
        state.weapons[seat] &= ~BIT[weapon]
        state.note("used-weapon", seat, weapon)
        score_aloud(state, seat, weapon_points(state, kind, self.arg), FOR_WEAPON)
        if edition.weapon_coins[kind] > 0:
            state.coins[seat] += edition.weapon_coins[kind]
            state.note("took-coins", seat, edition.weapon_coins[kind])
        if edition.weapon_moves[kind]:
            state.push(MOVE_WARRIOR[seat * CELLS + self.arg])
        if edition.weapon_steps[kind]:
            state.push(MOVE_INSPECTOR[seat * STEP_MASKS + edition.weapon_steps[kind]])

    def text(self, choice: int) -> str:
        return "use weapon" if choice == USE else "keep weapon"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return None

    def prompt(self, state: TerracottaState) -> Said:
        kind = kind_of(state.at[self.arg])
        names = {"warrior": f"@warrior-{WARRIORS[kind]}"}
        return Said("prompt-use-weapon", {**names, "weapon": f"@weapon-{self.weapon(state)}"})

    def weapon(self, state: TerracottaState) -> str:
        """The name of the weapon in question."""
        return WEAPONS[state.edition.warrior_weapon[kind_of(state.at[self.arg])]]

    def label(self, state: TerracottaState, choice: int) -> Said:
        if choice == KEEP:
            return Said("label-keep-weapon", {"weapon": f"@weapon-{self.weapon(state)}"})
        return Said("label-use-weapon", {"weapon": f"@weapon-{self.weapon(state)}"})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"weapon:{self.weapon(state)}"] if choice == USE else []

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if choice == KEEP:
            return []
        kind = kind_of(state.at[self.arg])
        amounts = [Amount("vp", weapon_points(state, kind, self.arg))]
        if state.edition.weapon_coins[kind] > 0:
            amounts.append(Amount("coins", state.edition.weapon_coins[kind]))
        return amounts


class MoveInspector(Decision[TerracottaState]):
    """One inspector may walk along his track; `arg` is the mask of the steps allowed."""

    size: ClassVar[int] = 1 + len(INSPECTORS) * WAYS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        room[n] = STAY
        n += 1
        for choice in range(i64(1), 1 + 2 * WAYS):
            if self.arg >> (choice - 1) % WAYS & 1 and destination(state, choice) >= 0:
                room[n] = choice
                n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        if choice == STAY:
            return
        inspector = (choice - 1) // WAYS
        state.inspectors[inspector] = destination(state, choice)
        state.note("moved-inspector", self.seat, inspector, state.inspectors[inspector] + 1)

    def text(self, choice: int) -> str:
        if choice == STAY:
            return "inspectors stay"
        inspector = INSPECTORS[(choice - 1) // WAYS]
        return f"inspector {inspector} {STEPS[(choice - 1) % WAYS]:+d}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        if choice == STAY:
            return None
        if not self.arg >> (choice - 1) % WAYS & 1:
            return Said("reason-not-so-far")
        return Said("reason-start-of-track") if destination(state, choice) < 0 else None

    def label(self, state: TerracottaState, choice: int) -> Said:
        if choice == STAY:
            return Said("label-inspectors-stay")
        line = destination(state, choice) + 1
        if choice <= WAYS:
            return Said("label-inspector-row", {"line": line})
        return Said("label-inspector-column", {"line": line})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        if choice == STAY:
            return []
        name = INSPECTORS[(choice - 1) // WAYS]
        line = destination(state, choice)
        return [f"inspector:{name}", f"{name}:{line + 1}"] if line >= 0 else [f"inspector:{name}"]


def destination(state: TerracottaState, choice: i64) -> i64:
    """Where an inspector's walk ends; negative if there is no way back from the first space."""
    inspector = (choice - 1) // WAYS
    length = state.edition.track[inspector]
    after = state.inspectors[inspector] + STEPS[(choice - 1) % WAYS]
    if after < 0:
        return after + length if state.edition.back_wrap else -1
    return after if after < length else after - length


class MoveWarrior(Decision[TerracottaState]):
    """Another own warrior may move straight through empty cells; a horse comes along as it lies.

    `arg` is the cell of the warrior just built, who stays. A choice is STAY, or the warrior's
    first cell and the cell of its row or column to which that cell goes.
    """

    size: ClassVar[int] = 1 + CELLS * LINE_MATES

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        at = state.at
        own = self.seat + 1
        room[n] = STAY
        n += 1
        for cell in range(CELLS):
            figure = at[cell] & FIGURE_MASK
            if 0 < figure <= LAST_WARRIOR and (figure - own) & 3 == 0 and cell != self.arg:
                n = fill_moves(state, cell, room, n)
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        if choice == STAY:
            return
        cell = (choice - 1) // LINE_MATES
        move(state, cell, DESTINATION[choice - 1])
        kind = kind_of(state.at[DESTINATION[choice - 1]])
        state.note("moved-warrior", self.seat, kind, cell, DESTINATION[choice - 1])

    def text(self, choice: int) -> str:
        if choice == STAY:
            return "warriors stay"
        start = CELL_NAMES[(choice - 1) // LINE_MATES]
        return f"move {start} to {CELL_NAMES[DESTINATION[choice - 1]]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        if choice == STAY:
            return None
        cell = (choice - 1) // LINE_MATES
        figure = state.at[cell]
        if not is_warrior(figure):
            return Said("reason-no-such-warrior")
        if owner_of(figure) != self.seat:
            return Said("reason-not-your-warrior")
        if cell == self.arg:
            return Said("reason-new-warrior-stays")
        moves = vec[i64]([0] * LINE_MATES)
        fill_moves(state, cell, moves, 0)
        return None if choice in moves else Said("reason-way-blocked")

    def label(self, state: TerracottaState, choice: int) -> Said:
        if choice == STAY:
            return Said("label-warriors-stay")
        cell = (choice - 1) // LINE_MATES
        kind = kind_of(state.at[cell]) if is_warrior(state.at[cell]) else 0
        to = DESTINATION[choice - 1]
        start = {"row": row_of(cell), "column": column_of(cell)}
        end = {"to_row": row_of(to), "to_column": column_of(to)}
        name = f"@warrior-{WARRIORS[kind]}"
        return Said("label-move-warrior", {"warrior": name, **start, **end})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        if choice == STAY:
            return []
        start = CELL_NAMES[(choice - 1) // LINE_MATES]
        return [f"figure:{start}", f"cell:{CELL_NAMES[DESTINATION[choice - 1]]}"]


def fill_moves(state: TerracottaState, cell: i64, room: vec[i64], n: i64) -> i64:
    """Write the moves of the warrior on a cell, those to the first cells of the board first."""
    row, column = cell // COLUMNS, cell % COLUMNS
    first = 1 + cell * LINE_MATES
    n = fill_range(first + row - free_way(state, cell, NORTH), first + row, room, n)
    middle = first + row + column  # the neighbour at the right has this place in the row
    n = fill_range(
        middle - free_way(state, cell, WEST), middle + free_way(state, cell, EAST), room, n
    )
    below = first + row + COLUMNS - 1
    return fill_range(below, below + free_way(state, cell, SOUTH), room, n)


def fill_range(first: i64, end: i64, room: vec[i64], n: i64) -> i64:
    """Write all choices from the first one to before the end."""
    for choice in range(first, end):
        room[n] = choice
        n += 1
    return n


def free_way(state: TerracottaState, cell: i64, direction: i64) -> i64:
    """How far the warrior on a cell can move; every cell of his horse needs an empty one."""
    figure = state.at[cell]
    if figure >> FIGURE_BITS == 0:
        return state.reach(cell, direction)
    lies = mount_of(figure)
    stride = STRIDE[lies]
    if direction == lies:
        return state.reach(cell + 2 * stride, direction)
    if direction ^ lies == 2:  # backwards
        return state.reach(cell, direction)
    way = state.reach(cell, direction)
    way = min(way, state.reach(cell + stride, direction))
    return min(way, state.reach(cell + 2 * stride, direction))


def move(state: TerracottaState, cell: i64, to: i64) -> None:
    """Move the warrior on a cell, with the horse if there is one."""
    cells = cells_of(state, cell)
    figures = vec[i64]([state.at[own] for own in cells])
    for own in cells:
        state.clear(own)
    for place in range(len(cells)):
        state.put(cells[place] + to - cell, figures[place])
    state.built = replaced(state.built, index_of(state.built, cell), to)


# Frames never change, so one of each seat and argument serves all games.
USE_WEAPON: Final = [UseWeapon(seat, cell) for seat in range(MAX_SEATS) for cell in range(CELLS)]
MOVE_WARRIOR: Final = [
    MoveWarrior(seat, cell) for seat in range(MAX_SEATS) for cell in range(CELLS)
]
MOVE_INSPECTOR: Final = [
    MoveInspector(seat, mask) for seat in range(MAX_SEATS) for mask in range(STEP_MASKS)
]

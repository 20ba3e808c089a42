"""Buying a specialist: pay coins and a weapon, place the figure."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    A_MUSICIAN,
    HORSE_CELLS,
    LAST_WARRIOR,
    archer,
    horse,
    is_mounted,
    is_warrior,
    kind_of,
    mounted,
    owner_of,
)
from tianxia.games.terracotta.grid import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    OFF_BOARD,
    STRIDE,
    column_of,
    far_end,
    row_of,
)
from tianxia.games.terracotta.names import (
    FOOTMAN,
    HORSE,
    KNEELING_ARCHER,
    MAX_SEATS,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
)
from tianxia.games.terracotta.state import TerracottaState

KINDS: Final = len(SPECIALISTS)


def price_of(state: TerracottaState, specialist: i64) -> i64:
    """The price of the next specialist of a type; one must be left."""
    prices = state.edition.specialist_prices[specialist]
    return prices[len(prices) - state.specialists[specialist]]


def can_buy(state: TerracottaState, seat: i64, specialist: i64) -> bool:
    """Whether the seat can pay coins and weapon for a specialist and has a place for it."""
    if state.specialists[specialist] == 0 or len(state.empty) == 0:
        return False
    if not state.weapons[seat] >> state.edition.specialist_weapon[specialist] & 1:
        return False
    if state.coins[seat] < price_of(state, specialist):
        return False
    return specialist != HORSE or has_place_for_horse(state, seat)


def can_buy_any(state: TerracottaState, seat: i64) -> bool:
    """Whether any specialist can be bought and placed."""
    if state.weapons[seat] == 0:
        return False
    for specialist in range(len(state.specialists)):
        if can_buy(state, seat, specialist):
            return True
    return False


def has_place_for_horse(state: TerracottaState, seat: i64) -> bool:
    """Whether a warrior of the seat without a horse has two empty cells beside him in a line."""
    own = seat + 1
    for cell in state.built:
        figure = state.at[cell]
        if figure <= LAST_WARRIOR and (figure - own) & 3 == 0:
            for direction in range(4):
                if state.reach(cell, direction) >= HORSE_CELLS:
                    return True
    return False


class BuySpecialist(Decision[TerracottaState]):
    """Buy one specialist: the price grows with each of the type, and the weapon is turned over."""

    size: ClassVar[int] = len(SPECIALISTS)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for specialist in range(len(state.specialists)):
            if can_buy(state, self.seat, specialist):
                room[n] = specialist
                n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        seat = self.seat
        price = price_of(state, choice)
        state.coins[seat] -= price
        weapon = state.edition.specialist_weapon[choice]
        state.weapons = replaced(state.weapons, seat, state.weapons[seat] & ~BIT[weapon])
        state.note("bought", seat, choice, price, weapon)
        if choice == HORSE:
            state.push(MOUNT_WARRIOR[seat])
        elif choice == KNEELING_ARCHER:
            state.push(PLACE_ARCHER[seat])
        else:
            state.push(PLACE_SPECIALIST[seat * KINDS + choice])

    def text(self, choice: int) -> str:
        return f"buy {SPECIALISTS[choice]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return why_not_buy(state, self.seat, choice)

    def label(self, state: TerracottaState, choice: int) -> Said:
        name = f"@specialist-{SPECIALISTS[choice]}"
        weapon = f"@weapon-{WEAPONS[state.edition.specialist_weapon[choice]]}"
        price = price_of(state, choice) if state.specialists[choice] else 0
        return Said("label-buy", {"specialist": name, "price": price, "weapon": weapon})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"specialist:{SPECIALISTS[choice]}"]

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if state.specialists[choice] == 0:
            return []
        return [Amount("coins", -price_of(state, choice))]


def why_not_buy(state: TerracottaState, seat: i64, specialist: i64) -> Said | None:
    """What is missing for a specialist."""
    if can_buy(state, seat, specialist):
        return None
    name = f"@specialist-{SPECIALISTS[specialist]}"
    if state.specialists[specialist] == 0:
        return Said("reason-specialist-sold-out", {"specialist": name})
    weapon = state.edition.specialist_weapon[specialist]
    if not state.weapons[seat] >> weapon & 1:
        names = {"specialist": name, "weapon": f"@weapon-{WEAPONS[weapon]}"}
        return Said("reason-needs-weapon", {**names})
    price = price_of(state, specialist)
    have = state.coins[seat]
    if have < price:
        return Said("reason-needs-price", {"price": price, "have": have})
    if len(state.empty) == 0:
        return Said("reason-mausoleum-full")
    return Said("reason-no-place-for-horse")


class PlaceSpecialist(Decision[TerracottaState]):
    """Put the footman or the musician (`arg`) on any empty cell."""

    size: ClassVar[int] = CELLS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for cell in state.empty:
            room[n] = cell
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        state.specialists = replaced(state.specialists, self.arg, state.specialists[self.arg] - 1)
        state.put(choice, A_FOOTMAN if self.arg == FOOTMAN else A_MUSICIAN)
        state.note("placed-specialist", self.seat, self.arg, choice)

    def text(self, choice: int) -> str:
        return f"specialist to {CELL_NAMES[choice]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return None if state.at[choice] == 0 else Said("reason-cell-taken")

    def prompt(self, state: TerracottaState) -> Said:
        name = f"@specialist-{SPECIALISTS[self.arg]}"
        return Said("prompt-place-specialist", {"specialist": name})

    def label(self, state: TerracottaState, choice: int) -> Said:
        return Said("label-cell", {"row": row_of(choice), "column": column_of(choice)})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"cell:{CELL_NAMES[choice]}"]


class PlaceArcher(Decision[TerracottaState]):
    """Put the kneeling archer on any empty cell, looking in any of the four directions."""

    size: ClassVar[int] = CELLS * 4

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for cell in state.empty:
            first = cell * 4
            room[n] = first
            room[n + 1] = first + 1
            room[n + 2] = first + 2
            room[n + 3] = first + 3
            n += 4
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        left = state.specialists[KNEELING_ARCHER] - 1
        state.specialists = replaced(state.specialists, KNEELING_ARCHER, left)
        state.put(choice >> 2, archer(choice & 3))
        state.note("placed-archer", self.seat, choice >> 2, choice & 3)

    def text(self, choice: int) -> str:
        return f"archer to {CELL_NAMES[choice >> 2]} facing {DIRECTIONS[choice & 3]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return None if state.at[choice >> 2] == 0 else Said("reason-cell-taken")

    def label(self, state: TerracottaState, choice: int) -> Said:
        place = {"row": row_of(choice >> 2), "column": column_of(choice >> 2)}
        return Said("label-place-archer", {**place, "facing": f"@facing-{DIRECTIONS[choice & 3]}"})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"cell:{CELL_NAMES[choice >> 2]}", f"facing:{DIRECTIONS[choice & 3]}"]


class MountWarrior(Decision[TerracottaState]):
    """Give the horse to an own warrior without one; it covers the two empty cells beside him."""

    size: ClassVar[int] = CELLS * 4

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        at = state.at
        own = self.seat + 1
        for cell in range(CELLS):
            figure = at[cell]
            if 0 < figure <= LAST_WARRIOR and (figure - own) & 3 == 0:
                for direction in range(4):
                    if state.reach(cell, direction) >= HORSE_CELLS:
                        room[n] = cell * 4 + direction
                        n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        cell = choice >> 2
        direction = choice & 3
        state.specialists = replaced(state.specialists, HORSE, state.specialists[HORSE] - 1)
        state.at[cell] = mounted(state.at[cell], direction)
        for distance in range(1, HORSE_CELLS + 1):
            state.put(cell + STRIDE[direction] * distance, horse(direction, distance))
        state.note("mounted", self.seat, kind_of(state.at[cell]), cell, direction)

    def text(self, choice: int) -> str:
        return f"horse for {CELL_NAMES[choice >> 2]} to {DIRECTIONS[choice & 3]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        figure = state.at[choice >> 2]
        if not is_warrior(figure):
            return Said("reason-no-such-warrior")
        if owner_of(figure) != self.seat:
            return Said("reason-not-your-warrior")
        if is_mounted(figure):
            return Said("reason-has-horse")
        if state.reach(choice >> 2, choice & 3) < HORSE_CELLS:
            return Said("reason-no-room-for-horse")
        return None

    def label(self, state: TerracottaState, choice: int) -> Said:
        figure = state.at[choice >> 2]
        kind = kind_of(figure) if is_warrior(figure) else 0
        facing = f"@facing-{DIRECTIONS[choice & 3]}"
        names = {"warrior": f"@warrior-{WARRIORS[kind]}", "facing": facing}
        place = {"row": row_of(choice >> 2), "column": column_of(choice >> 2)}
        return Said("label-mount-warrior", {**names, **place})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        end = far_end(choice >> 2, choice & 3, HORSE_CELLS)
        figure = f"figure:{CELL_NAMES[choice >> 2]}"
        return [figure] if end == OFF_BOARD else [figure, f"cell:{CELL_NAMES[end]}"]


# Frames never change, so one of each seat and argument serves all games.
BUY_SPECIALIST: Final = [BuySpecialist(seat) for seat in range(MAX_SEATS)]
PLACE_SPECIALIST: Final = [
    PlaceSpecialist(seat, specialist) for seat in range(MAX_SEATS) for specialist in range(KINDS)
]
PLACE_ARCHER: Final = [PlaceArcher(seat) for seat in range(MAX_SEATS)]
MOUNT_WARRIOR: Final = [MountWarrior(seat) for seat in range(MAX_SEATS)]

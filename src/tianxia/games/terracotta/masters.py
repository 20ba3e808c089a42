"""Masters: what hiring costs, and the abilities that do not repeat another action."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.building import CHOOSE_BY_MASTER, can_build
from tianxia.games.terracotta.inspectors import MOVE_INSPECTOR, STEP_MASKS
from tianxia.games.terracotta.names import (
    ALL_WEAPONS,
    BLACKSMITH,
    BUILDER,
    CLAY_MAKER,
    INSPECTOR,
    MASTERS,
    MAX_SEATS,
    OVERSEER,
    QUARTERS,
    WAREHOUSE_PAIRS,
)
from tianxia.games.terracotta.state import ALL_MASTERS, TerracottaState


def hiring_price(state: TerracottaState, seat: i64) -> i64:
    """The price on the seat's cheapest unused master token; one must be left."""
    return state.edition.token_prices[state.masters_of(seat)]


def hire(state: TerracottaState, seat: i64, master: i64) -> None:
    """Pay the cheapest token and put it into the master's area."""
    price = hiring_price(state, seat)
    state.coins[seat] -= price
    state.hired = replaced(state.hired, seat * ALL_MASTERS + master, state.masters_of(seat) + 1)
    state.note("hired", seat, master, price)


def builder_price(state: TerracottaState) -> i64:
    """What the Master Builder asks for a warrior in this round."""
    return state.edition.builder_coins[state.round - 1]


def is_usable(state: TerracottaState, seat: i64, master: i64) -> bool:
    """Whether the ability of a master other than the Steward would do anything."""
    if master == BUILDER:
        return state.coins[seat] >= builder_price(state) and can_build(state)
    if master == OVERSEER:
        for clay in state.warehouses:
            if clay > 0:
                return True
        return False
    if master == BLACKSMITH:
        return state.weapons[seat] != ALL_WEAPONS
    return True


def why_unusable(state: TerracottaState, seat: i64, master: i64) -> Said:
    """What is missing for the ability of a master other than the Steward."""
    if master == BUILDER:
        price = builder_price(state)
        have = state.coins[seat]
        if have < price:
            return Said("reason-needs-builder-price", {"price": price, "have": have})
        return Said("reason-cannot-build")
    if master == OVERSEER:
        return Said("reason-warehouses-empty")
    return Said("reason-weapons-ready")


def use(state: TerracottaState, seat: i64, master: i64) -> None:
    """The ability of a master other than the Steward."""
    edition = state.edition
    if master == BUILDER:
        price = builder_price(state)
        state.coins[seat] -= price
        state.note("paid-coins", seat, price)
        state.push(CHOOSE_BY_MASTER[seat])
    elif master == CLAY_MAKER:
        state.wet[seat] += edition.master_clay
        state.note("took-clay", seat, edition.master_clay)
    elif master == OVERSEER:
        state.push(CHOOSE_WAREHOUSES[seat])
    elif master == INSPECTOR:
        state.push(MOVE_INSPECTOR[seat * STEP_MASKS + edition.master_steps])
    else:
        state.weapons = replaced(state.weapons, seat, ALL_WEAPONS)
        state.note("readied-all", seat)


def ability_amounts(state: TerracottaState, master: i64) -> list[Amount]:
    """What the ability of a master brings and costs at once."""
    if master == BUILDER:
        return [Amount("coins", -builder_price(state))]
    if master == CLAY_MAKER:
        return [Amount("wet_clay", state.edition.master_clay)]
    return []


class ChooseWarehouses(Decision[TerracottaState]):
    """The Master Overseer brings all dry clay of two different warehouses; it stays dry."""

    size: ClassVar[int] = len(WAREHOUSE_PAIRS)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for pair in range(len(WAREHOUSE_PAIRS)):
            room[n] = pair
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        seat = self.seat
        for quarter in WAREHOUSE_PAIRS[choice]:
            clay = state.warehouses[quarter]
            state.warehouses[quarter] = 0
            state.dry[seat] += clay
            if clay > 0:
                state.note("emptied", seat, quarter, clay)

    def text(self, choice: int) -> str:
        first, second = WAREHOUSE_PAIRS[choice]
        return f"warehouses {QUARTERS[first]} {QUARTERS[second]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        return None

    def label(self, state: TerracottaState, choice: int) -> Said:
        first, second = WAREHOUSE_PAIRS[choice]
        names = {"first": f"@quarter-{QUARTERS[first]}", "second": f"@quarter-{QUARTERS[second]}"}
        clay = state.warehouses[first] + state.warehouses[second]
        return Said("label-choose-warehouses", {**names, "n": clay})

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        return [f"warehouse:{QUARTERS[quarter]}" for quarter in WAREHOUSE_PAIRS[choice]]

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        first, second = WAREHOUSE_PAIRS[choice]
        return [Amount("dry_clay", state.warehouses[first] + state.warehouses[second])]


# Frames never change, so one of each seat serves all games.
CHOOSE_WAREHOUSES: Final = [ChooseWarehouses(seat) for seat in range(MAX_SEATS)]


def master_name(master: i64) -> str:
    """A reference to the master's name."""
    return f"@master-{MASTERS[master]}"

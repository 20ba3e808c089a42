"""The inner rooms: Supplier, Smugglers' Den, Market, Expert Room, Banker.

Each use of an inner room is a `main` credit; up to two own assistants seated there add one each.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, added, index_of, replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.effects import (
    gain,
    gain_coins,
    gain_cube,
    give_acts,
    reward_amounts,
)
from tianxia.games.rotunda.hiring import (
    begin_hire,
    hire_label,
    hire_reason,
    hire_targets,
)
from tianxia.games.rotunda.masks import fill_bits, mask_of
from tianxia.games.rotunda.names import (
    BASICS,
    EXPERTS,
    FOR_SALES,
    GOLD,
    MARKET,
    MAX_CHAIRS,
    NO_CARD,
    RESOURCES,
    SMUGGLERS,
    SPACES,
)
from tianxia.games.rotunda.pools import hireable, turn_up_smuggler
from tianxia.games.rotunda.sales import (
    SALES,
    cube_sold,
    field_for,
    fill_sales,
    sale_label,
    sale_reason,
    sale_targets,
    sale_text,
    sell,
)
from tianxia.games.rotunda.session import HELPER_JUNIOR, HELPER_SENIOR, OWN, Session
from tianxia.games.rotunda.state import RotundaState


class InnerVisit(Session):
    """A visit to an inner room, with the help of own assistants on its chairs."""

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        space = state.space_of[state.visit]
        if state.seated[space] > 0 and state.juniors + state.seniors < state.edition.helpers:
            if state.helpers_in(self.seat, space, 0) > 0:
                room[n] = HELPER_JUNIOR
                n += 1
            if state.helpers_in(self.seat, space, 1) > state.seniors:
                room[n] = HELPER_SENIOR
                n += 1
        return self.fill_main(state, room, n) if state.main > 0 else n

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        """Write the ways to use the room once, ascending."""
        raise AssertionError("an inner room must say what it offers")

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        if choice >= OWN:
            state.main -= 1
            self.use(state, choice - OWN)
        else:
            call_helper(state, self.seat, choice == HELPER_SENIOR)

    def use(self, state: RotundaState, way: i64) -> None:
        """Use the room once."""
        raise AssertionError("an inner room must say what it does")

    def reason_helper(self, state: RotundaState, choice: int) -> Said | None:
        senior = choice == HELPER_SENIOR
        called = state.seniors if senior else 0
        if state.helpers_in(self.seat, state.space_of[state.visit], int(senior)) == 0:
            return Said("reason-no-such-helper")
        if state.juniors + state.seniors >= state.edition.helpers:
            return Said("reason-helpers-called", {"n": state.edition.helpers})
        if state.helpers_in(self.seat, state.space_of[state.visit], int(senior)) <= called:
            return Said("reason-helper-has-helped")
        return None

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        if state.main == 0:
            return Said("reason-room-used")
        return self.reason_main(state, choice - OWN)

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        """Why the room cannot be used in this way."""
        raise AssertionError("an inner room must say why not")

    def helper_targets(self, state: RotundaState, choice: int) -> list[str]:
        space = state.space_of[state.visit]
        who = 1 + self.seat * 2 + (choice == HELPER_SENIOR)
        chairs = state.chairs[space * MAX_CHAIRS : space * MAX_CHAIRS + MAX_CHAIRS]
        seats = [chair for chair in range(MAX_CHAIRS) if chairs[chair] == who]
        found = [f"chair:{SPACES[space]}:{chair + 1}" for chair in seats[:1]]
        return [*found, f"space:{SPACES[space]}"]


def call_helper(state: RotundaState, seat: i64, senior: bool) -> None:
    """A helper lets the room be used once more: a junior then stands up, a senior stays."""
    space = state.space_of[state.visit]
    state.main += 1
    give_acts(state, state.edition.assist[state.visit])
    if senior:
        state.seniors += 1
        state.note("senior-helped", seat, state.visit)
        return
    chair = space * MAX_CHAIRS
    while state.chairs[chair] != 1 + seat * 2:
        chair += 1
    state.chairs = replaced(state.chairs, chair, 0)
    state.seated[space] -= 1
    state.supply[seat] += 1
    state.juniors += 1
    state.note("junior-helped", seat, state.visit)


def fill_basics(state: RotundaState, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the basic kinds that the general supply has."""
    for kind in range(BASICS):
        if state.bank[kind] > 0:
            room[n] = first + kind
            n += 1
    return n


def bank_reason(state: RotundaState, kind: i64) -> Said | None:
    """Why a cube cannot be taken from the general supply."""
    if state.bank[kind] > 0:
        return None
    return Said("reason-bank-empty", {"thing": f"@res-{RESOURCES[kind]}"})


class VisitSupplier(InnerVisit):
    """Supplier's Room: a basic cube of free choice, and a Pedlar action."""

    size: ClassVar[int] = OWN + BASICS
    word: ClassVar[str] = "supplier"

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_basics(state, OWN, room, n)

    def use(self, state: RotundaState, way: i64) -> None:
        gain_cube(state, self.seat, way)

    def say_own(self, choice: int) -> str:
        return f"take {RESOURCES[choice - OWN]}"

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        return bank_reason(state, way)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        return Said("label-take", {"thing": f"@res-{RESOURCES[choice - OWN]}"})

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return [f"bank:{RESOURCES[choice - OWN]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        return [Amount(RESOURCES[choice - OWN], 1)]


TAKE_GOLD: Final = len(SMUGGLERS)


class VisitSmugglersDen(InnerVisit):
    """Smugglers' Den: the cubes of one open smuggler, who goes under the stack, or a gold."""

    size: ClassVar[int] = OWN + TAKE_GOLD + 1
    word: ClassVar[str] = "smugglers"

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        n = fill_bits(mask_of(state.smuggler_pool), OWN, room, n)
        if state.bank[GOLD] > 0:
            room[n] = OWN + TAKE_GOLD
            n += 1
        return n

    def use(self, state: RotundaState, way: i64) -> None:
        if way == TAKE_GOLD:
            gain_cube(state, self.seat, GOLD)
            return
        place = index_of(state.smuggler_pool, way)
        state.smuggler_pool = replaced(state.smuggler_pool, place, NO_CARD)
        state.smuggler_under = added(state.smuggler_under, way)
        turn_up_smuggler(state, place)
        state.note("took-smuggler", self.seat, way)
        gain(state, self.seat, state.edition.smuggler[way], FOR_SALES)

    def say_own(self, choice: int) -> str:
        way = choice - OWN
        return "take gold" if way == TAKE_GOLD else f"take {SMUGGLERS[way]}"

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        if way == TAKE_GOLD:
            return bank_reason(state, GOLD)
        return None if way in state.smuggler_pool else Said("reason-not-there-smuggler")

    def label_own(self, state: RotundaState, choice: int) -> Said:
        way = choice - OWN
        if way == TAKE_GOLD:
            return Said("label-take", {"thing": f"@res-{RESOURCES[GOLD]}"})
        reward = state.edition.smuggler[way]
        args: dict[str, Arg] = {"tea": reward.tea, "fruit": reward.fruit}
        return Said(
            "label-smuggler",
            {**args, "celadon": reward.celadon, "gold": reward.gold, "number": way + 1},
        )

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        way = choice - OWN
        return ["bank:gold"] if way == TAKE_GOLD else [f"smuggler:{SMUGGLERS[way]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        way = choice - OWN
        if way == TAKE_GOLD:
            return [Amount("gold", 1)]
        cubes = state.edition.smuggler[way].cubes()
        got = [min(n, state.bank[kind]) for kind, n in enumerate(cubes)]
        return [Amount(RESOURCES[kind], n) for kind, n in enumerate(got) if n]


class VisitMarket(InnerVisit):
    """Market: sell a cube onto its free icon; helpers may sell the same kind again."""

    size: ClassVar[int] = OWN + SALES
    word: ClassVar[str] = "market"

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_sales(state, self.seat, MARKET, room, n)

    def use(self, state: RotundaState, way: i64) -> None:
        kind = way // 2
        field = field_for(state, MARKET, kind)
        give_acts(state, state.edition.field[kind])
        state.sold = state.sold | BIT[kind]  # a covered icon is open only to who covered it
        sell(state, self.seat, MARKET, way, 1, field)

    def say_own(self, choice: int) -> str:
        return sale_text(choice - OWN)

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        return sale_reason(state, self.seat, MARKET, way)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        return sale_label(choice - OWN)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return sale_targets(state, MARKET, choice - OWN)

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        way = choice - OWN
        sold = Amount(RESOURCES[cube_sold(way)], -1)
        return [sold, *reward_amounts(state.edition.field[way // 2])]


class VisitExpertRoom(InnerVisit):
    """Expert Room: hire one expert; a fourth one takes the place of another."""

    size: ClassVar[int] = OWN + len(EXPERTS)
    word: ClassVar[str] = "experts"

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_bits(hireable(state), OWN, room, n)

    def use(self, state: RotundaState, way: i64) -> None:
        begin_hire(state, self.seat, way)

    def say_own(self, choice: int) -> str:
        return f"hire {EXPERTS[choice - OWN]}"

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        return hire_reason(state, way)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        return hire_label(choice - OWN)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return hire_targets(choice - OWN)


class VisitBanker(InnerVisit):
    """Banker's Room: all coins lying there, or a basic cube; and a Pedlar action."""

    size: ClassVar[int] = OWN + 1 + BASICS
    word: ClassVar[str] = "banker"

    def fill_main(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if state.banker > 0:
            room[n] = OWN
            n += 1
        return fill_basics(state, OWN + 1, room, n)

    def use(self, state: RotundaState, way: i64) -> None:
        if way == 0:
            coins = state.banker
            state.banker = 0
            gain_coins(state, self.seat, coins)
        else:
            gain_cube(state, self.seat, way - 1)

    def say_own(self, choice: int) -> str:
        way = choice - OWN
        return "take coins" if way == 0 else f"take {RESOURCES[way - 1]}"

    def reason_main(self, state: RotundaState, way: int) -> Said | None:
        if way == 0:
            return None if state.banker > 0 else Said("reason-banker-empty")
        return bank_reason(state, way - 1)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        way = choice - OWN
        if way == 0:
            return Said("label-take-coins", {"n": state.banker})
        return Said("label-take", {"thing": f"@res-{RESOURCES[way - 1]}"})

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        way = choice - OWN
        return ["coins:banker"] if way == 0 else [f"bank:{RESOURCES[way - 1]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        way = choice - OWN
        return [Amount("coins", state.banker) if way == 0 else Amount(RESOURCES[way - 1], 1)]

"""Steps 4 and 5: bonuses for crossed symbols, and fulfilling orders."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.effects import pay_coins, return_cubes
from tianxia.games.rotunda.masks import fill_bits, mask_of
from tianxia.games.rotunda.names import (
    AMULETS,
    BASICS,
    GOLD,
    MAX_SEATS,
    ORDERS,
    RESOURCES,
    TOKENS,
)
from tianxia.games.rotunda.pools import take_from_pool, take_order
from tianxia.games.rotunda.state import BONUS_STEP, ORDER_STEP, RotundaState

BONUS_AMULET: Final = len(ORDERS)  # + kind
NO_BONUS: Final = BONUS_AMULET + TOKENS


class BonusStep(Step[RotundaState]):
    """One choice for each bonus symbol crossed in this turn; then the orders."""

    def run(self, state: RotundaState) -> None:
        begin_bonus(state, self.seat)


def begin_bonus(state: RotundaState, seat: i64) -> None:
    """Ask for the next bonus; when there is none, the orders follow."""
    if state.bonuses > 0:
        state.phase = BONUS_STEP
        state.push(BONUS_STEP_OF[seat])
        state.push(TAKE_BONUS[seat])
    else:
        begin_orders(state, seat)


class TakeBonus(Decision[RotundaState]):
    """For a crossed symbol: an order of the pool, an amulet of the pool, or nothing."""

    size: ClassVar[int] = NO_BONUS + 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        n = fill_bits(mask_of(state.order_pool), 0, room, n)
        n = fill_bits(mask_of(state.amulet_pool), BONUS_AMULET, room, n)
        room[n] = NO_BONUS
        return n + 1

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.bonuses -= 1
        if choice < BONUS_AMULET:
            take_order(state, self.seat, choice)
        elif choice < NO_BONUS:
            take_from_pool(state, self.seat, choice - BONUS_AMULET)

    def text(self, choice: int) -> str:
        if choice == NO_BONUS:
            return "bonus none"
        if choice < BONUS_AMULET:
            return f"bonus {ORDERS[choice]}"
        return f"bonus {AMULETS[choice - BONUS_AMULET]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == NO_BONUS:
            return None
        if choice < BONUS_AMULET:
            return None if choice in state.order_pool else Said("reason-not-there-order")
        there = choice - BONUS_AMULET in state.amulet_pool
        return None if there else Said("reason-not-there-amulet")

    def prompt(self, state: RotundaState) -> Said:
        return Said("prompt-take-bonus", {"left": state.bonuses})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == NO_BONUS:
            return Said("label-no-bonus")
        if choice < BONUS_AMULET:
            return Said("label-bonus-order", {"order": f"@order-{ORDERS[choice]}"})
        return Said("label-bonus-amulet", {"amulet": f"@amulet-{AMULETS[choice - BONUS_AMULET]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == NO_BONUS:
            return []
        if choice < BONUS_AMULET:
            return [f"order:{ORDERS[choice]}"]
        return [f"amulet:{AMULETS[choice - BONUS_AMULET]}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        return [Amount("amulet", 1)] if BONUS_AMULET <= choice < NO_BONUS else []


# -- orders ----------------------------------------------------------------------------------------

FINISH_ORDERS: Final = len(ORDERS)


class OrderStep(Step[RotundaState]):
    """Ask for orders as long as one can be paid."""

    def run(self, state: RotundaState) -> None:
        begin_orders(state, self.seat)


def begin_orders(state: RotundaState, seat: i64) -> None:
    """Ask for an order if one can be paid."""
    state.phase = ORDER_STEP
    if state.open_orders[seat] != 0 and payable_orders(state, seat) != 0:
        state.push(FULFIL_ORDER[seat])


def payable_orders(state: RotundaState, seat: i64) -> i64:
    """The open orders the seat can pay now, as a bit mask."""
    payable: i64 = 0
    mask = state.open_orders[seat]
    number: i64 = 0
    while mask != 0:
        if mask & 1 != 0 and is_payable(state, seat, number):
            payable |= BIT[number]
        mask >>= 1
        number += 1
    return payable


def is_payable(state: RotundaState, seat: i64, number: i64) -> bool:
    """Whether the seat has the coins, and the cubes with gold for missing ones."""
    order = state.edition.orders[number]
    if state.coins[seat] < order.coins:
        return False
    return missing_from(state, seat, number, 0) <= state.cubes[seat * 4 + GOLD]


def missing_from(state: RotundaState, seat: i64, number: i64, first: i64) -> i64:
    """Cubes of an order that the seat lacks, from one kind on: gold must stand in for them."""
    needs = state.edition.orders[number].cubes
    missing: i64 = 0
    for kind in range(first, BASICS):
        lacking = needs[kind] - state.cubes[seat * 4 + kind]
        if lacking > 0:
            missing += lacking
    return missing


class FulfilOrder(Decision[RotundaState]):
    """Fulfil any number of own orders; their effects work from now on, their points at the end."""

    size: ClassVar[int] = len(ORDERS) + 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        n = fill_bits(payable_orders(state, self.seat), 0, room, n)
        room[n] = FINISH_ORDERS
        return n + 1

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == FINISH_ORDERS:
            return
        state.push(ORDER_STEP_OF[self.seat])
        pay_coins(state, self.seat, state.edition.orders[choice].coins)
        pay_on(state, self.seat, choice, 0)

    def text(self, choice: int) -> str:
        return "orders finish" if choice == FINISH_ORDERS else f"fulfil {ORDERS[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == FINISH_ORDERS:
            return None
        if state.done_orders[self.seat] >> choice & 1:
            return Said("reason-order-done")
        if state.open_orders[self.seat] >> choice & 1 == 0:
            return Said("reason-no-such-order")
        order = state.edition.orders[choice]
        need, have = order.coins, state.coins[self.seat]
        if have < need:
            return Said("reason-needs-coins", {"need": need, "have": have})
        if is_payable(state, self.seat, choice):
            return None
        args: dict[str, Arg] = {"gold": state.cubes[self.seat * 4 + GOLD]}
        return Said("reason-needs-cubes", {**args, "n": missing_from(state, self.seat, choice, 0)})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == FINISH_ORDERS:
            return Said("label-orders-finish")
        args: dict[str, Arg] = {"order": f"@order-{ORDERS[choice]}"}
        return Said("label-fulfil", {**args, "points": state.edition.orders[choice].vp})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        return [] if choice == FINISH_ORDERS else [f"mine:order:{ORDERS[choice]}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        if choice == FINISH_ORDERS:
            return []
        order = state.edition.orders[choice]
        found = [Amount(RESOURCES[kind], -n) for kind, n in enumerate(order.cubes)]
        found.append(Amount("coins", -order.coins))
        return [amount for amount in found if amount.n]


MOST_GOLD: Final = 10  # 0 to 9 gold cubes for one kind


class PayOrder(Decision[RotundaState]):
    """How many gold cubes stand in for one kind (`kind`) of an order's (`arg`) cubes."""

    size: ClassVar[int] = BASICS * MOST_GOLD

    def __init__(self, seat: i64, arg: i64 = 0, kind: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.kind: Final = kind

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.kind]

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        least, most = gold_range(state, self.seat, self.arg, self.kind)
        for gold in range(least, most + 1):
            room[n] = self.kind * MOST_GOLD + gold
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        pay_kind(state, self.seat, self.arg, self.kind, choice % MOST_GOLD)
        pay_on(state, self.seat, self.arg, self.kind + 1)

    def text(self, choice: int) -> str:
        kind, gold = divmod(choice, MOST_GOLD)
        return f"pay {RESOURCES[kind]} with {gold} gold"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        kind, gold = divmod(choice, MOST_GOLD)
        if kind != self.kind:
            return Said("reason-no-such-payment")
        least, most = gold_range(state, self.seat, self.arg, kind)
        if least <= gold <= most:
            return None
        return Said("reason-gold-range", {"least": least, "most": most})

    def prompt(self, state: RotundaState) -> Said:
        args: dict[str, Arg] = {"order": f"@order-{ORDERS[self.arg]}"}
        args["need"] = state.edition.orders[self.arg].cubes[self.kind]
        return Said("prompt-pay-order", {**args, "thing": f"@res-{RESOURCES[self.kind]}"})

    def label(self, state: RotundaState, choice: int) -> Said:
        kind, gold = divmod(choice, MOST_GOLD)
        need = state.edition.orders[self.arg].cubes[kind]
        args: dict[str, Arg] = {"gold": gold, "real": max(0, need - gold)}
        return Said("label-pay-order", {**args, "thing": f"@res-{RESOURCES[kind]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        kind, gold = divmod(choice, MOST_GOLD)
        found = [f"mine:order:{ORDERS[self.arg]}"]
        if gold < state.edition.orders[self.arg].cubes[kind]:
            found.append(f"mine:{RESOURCES[kind]}")
        return [*found, "mine:gold"] if gold else found

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        kind, gold = divmod(choice, MOST_GOLD)
        real = state.edition.orders[self.arg].cubes[kind] - gold
        found = [Amount(RESOURCES[kind], -max(0, real)), Amount("gold", -gold)]
        return [amount for amount in found if amount.n]


def gold_range(state: RotundaState, seat: i64, number: i64, kind: i64) -> tuple[i64, i64]:
    """The fewest and the most gold cubes for one kind that still let the rest be paid."""
    need = state.edition.orders[number].cubes[kind]
    least = need - state.cubes[seat * 4 + kind]
    if least < 0:
        least = 0
    most = state.cubes[seat * 4 + GOLD] - missing_from(state, seat, number, kind + 1)
    if most > need:
        most = need
    return least, most


def pay_kind(state: RotundaState, seat: i64, number: i64, kind: i64, gold: i64) -> None:
    """Pay all cubes of one kind, some of them in gold."""
    return_cubes(state, seat, GOLD, gold)
    return_cubes(state, seat, kind, state.edition.orders[number].cubes[kind] - gold)


def pay_on(state: RotundaState, seat: i64, number: i64, kind: i64) -> None:
    """Pay kind after kind, asking only where gold may or may not stand in; then flip the card."""
    while kind < BASICS:
        least, most = gold_range(state, seat, number, kind)
        if least < most:
            state.push(PayOrder(seat, number, kind))
            return
        pay_kind(state, seat, number, kind, least)
        kind += 1
    state.open_orders = replaced(state.open_orders, seat, state.open_orders[seat] & ~BIT[number])
    state.done_orders = replaced(state.done_orders, seat, state.done_orders[seat] | BIT[number])
    state.note("fulfilled", seat, number)


# Frames never change, so one of each seat serves all games.
BONUS_STEP_OF: Final = [BonusStep(seat) for seat in range(MAX_SEATS)]
TAKE_BONUS: Final = [TakeBonus(seat) for seat in range(MAX_SEATS)]
ORDER_STEP_OF: Final = [OrderStep(seat) for seat in range(MAX_SEATS)]
FULFIL_ORDER: Final = [FulfilOrder(seat) for seat in range(MAX_SEATS)]

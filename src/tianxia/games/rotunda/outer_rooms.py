"""The outer rooms that sell, and those paid from the left: Retailer to Warehouse, without trade."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.effects import (
    dismiss,
    gain,
    gain_cube,
    give_acts,
    pay_coins,
    reward_amounts,
    set_off,
)
from tianxia.games.rotunda.hiring import begin_hire, hire_label, hire_reason, hire_targets
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import (
    ACTS,
    BASICS,
    EMPTY_FIELD,
    EXPERTS,
    FIELDS,
    FOR_BANK,
    GOLD,
    MARKET,
    RESOURCES,
    RETAILER,
    ROOMS,
    SPACES,
    WHOLESALER,
)
from tianxia.games.rotunda.pools import hireable
from tianxia.games.rotunda.sales import (
    RETAILER_SLOTS,
    SALES,
    SLOTS,
    WHOLESALER_SLOTS,
    cube_sold,
    field_for,
    fill_sales,
    price_of_sale,
    sale_label,
    sale_reason,
    sale_targets,
    sale_text,
    sell,
)
from tianxia.games.rotunda.session import OWN, Session
from tianxia.games.rotunda.state import RotundaState


class OuterVisit(Session):
    """A visit to an outer room: no chairs there, and the room is used once."""


def price_reason(state: RotundaState, seat: i64, prices: vec[i64]) -> Said | None:
    """Why the next payment from the left cannot be made."""
    if state.paid >= len(prices):
        return Said("reason-all-paid", {"n": len(prices)})
    need = prices[state.paid]
    have = state.coins[seat]
    return None if have >= need else Said("reason-needs-coins", {"need": need, "have": have})


def next_price(state: RotundaState, prices: vec[i64]) -> i64:
    """The price of the next payment, the last one when all are made."""
    return prices[min(state.paid, len(prices) - 1)]


def can_pay(state: RotundaState, seat: i64, prices: vec[i64]) -> bool:
    """Whether the next payment from the left can be made."""
    return state.paid < len(prices) and state.coins[seat] >= prices[state.paid]


class SellingVisit(OuterVisit):
    """Sell up to three cubes onto the leftmost free slots."""

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if state.paid < SLOTS:
            n = fill_sales(state, self.seat, state.visit, room, n)
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        way = choice - OWN
        slot = field_for(state, state.visit, way >> 1)
        state.paid += 1
        give_acts(state, state.edition.field[slot])
        sell(state, self.seat, state.visit, way, 1, slot)

    def say_own(self, choice: int) -> str:
        return sale_text(choice - OWN)

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        if state.paid >= SLOTS:
            return Said("reason-all-paid", {"n": SLOTS})
        return sale_reason(state, self.seat, state.visit, choice - OWN)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        return sale_label(choice - OWN)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return sale_targets(state, state.visit, choice - OWN)

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        way = choice - OWN
        reward = state.edition.field[price_of_sale(state, state.visit, way >> 1)]
        return [Amount(RESOURCES[cube_sold(way)], -1), *reward_amounts(reward)]


class VisitRetailer(SellingVisit):
    """Retailer: all cubes lying here stand for different resources."""

    size: ClassVar[int] = OWN + SALES
    word: ClassVar[str] = "retailer"


class VisitWholesaler(SellingVisit):
    """Wholesaler: all cubes lying here stand for the same resource."""

    size: ClassVar[int] = OWN + SALES
    word: ClassVar[str] = "wholesaler"


class VisitBank(OuterVisit):
    """Bank: up to four payments from the left, each with its points."""

    size: ClassVar[int] = OWN + 1
    word: ClassVar[str] = "bank"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if can_pay(state, self.seat, state.edition.bank_cost):
            room[n] = OWN
            n += 1
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        edition = state.edition
        payment = state.paid
        state.paid = payment + 1
        pay_coins(state, self.seat, edition.bank_cost[payment])
        state.note("paid", self.seat, edition.bank_cost[payment], state.visit)
        give_acts(state, edition.bank_reward[payment])
        gain(state, self.seat, edition.bank_reward[payment], FOR_BANK)

    def say_own(self, choice: int) -> str:
        return "pay"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        return price_reason(state, self.seat, state.edition.bank_cost)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        reward = state.edition.bank_reward[min(state.paid, len(state.edition.bank_cost) - 1)]
        price = next_price(state, state.edition.bank_cost)
        return Said("label-bank", {"price": price, "points": reward.vp})

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return [f"space:{SPACES[state.space_of[state.visit]]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        edition = state.edition
        reward = edition.bank_reward[min(state.paid, len(edition.bank_cost) - 1)]
        return [Amount("coins", -next_price(state, edition.bank_cost)), *reward_amounts(reward)]


BUY_GOLD: Final = 3  # after the three assistant actions


class VisitTradingPost(OuterVisit):
    """Trading Post: up to four payments from the left, each for an assistant action or a gold."""

    size: ClassVar[int] = OWN + BUY_GOLD + 1
    word: ClassVar[str] = "trading"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if can_pay(state, self.seat, state.edition.trading_cost):
            for way in range(BUY_GOLD):
                room[n] = OWN + way
                n += 1
            if state.bank[GOLD] > 0:
                room[n] = OWN + BUY_GOLD
                n += 1
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        price = state.edition.trading_cost[state.paid]
        state.paid += 1
        pay_coins(state, self.seat, price)
        state.note("paid", self.seat, price, state.visit)
        way = choice - OWN
        if way == 0:
            state.recruit += 1
        elif way == 1:
            state.pedlar_acts += 1
        elif way == 2:
            state.apprentice += 1
        else:
            gain_cube(state, self.seat, GOLD)

    def say_own(self, choice: int) -> str:
        way = choice - OWN
        return "pay gold" if way == BUY_GOLD else f"pay {ACTS[way]}"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        reason = price_reason(state, self.seat, state.edition.trading_cost)
        if reason is None and choice == OWN + BUY_GOLD and state.bank[GOLD] == 0:
            return Said("reason-bank-empty", {"thing": "@res-gold"})
        return reason

    def label_own(self, state: RotundaState, choice: int) -> Said:
        way = choice - OWN
        price = next_price(state, state.edition.trading_cost)
        if way == BUY_GOLD:
            return Said("label-buy", {"thing": "@res-gold", "price": price})
        return Said("label-buy-act", {"act": f"@act-{ACTS[way]}", "price": price})

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        things = ["mine:track", "pedlar", "mine:supply", "bank:gold"]
        return [f"space:{SPACES[state.space_of[state.visit]]}", things[choice - OWN]]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        way = choice - OWN
        price = Amount("coins", -next_price(state, state.edition.trading_cost))
        return [price, Amount("gold" if way == BUY_GOLD else ACTS[way], 1)]


class VisitGuildHall(OuterVisit):
    """Guild Hall: up to three hires, for a coin, then for dismissing assistants."""

    size: ClassVar[int] = OWN + len(EXPERTS)
    word: ClassVar[str] = "guild"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if self.can_hire(state):
            n = fill_bits(hireable(state), OWN, room, n)
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        edition = state.edition
        hired = state.paid
        state.paid = hired + 1
        if edition.guild_coins[hired] > 0:
            pay_coins(state, self.seat, edition.guild_coins[hired])
            state.note("paid", self.seat, edition.guild_coins[hired], state.visit)
        if edition.guild_dismissed[hired] > 0:
            dismiss(state, self.seat, edition.guild_dismissed[hired])
            state.note("dismissed", self.seat, edition.guild_dismissed[hired])
        begin_hire(state, self.seat, choice - OWN)

    def can_hire(self, state: RotundaState) -> bool:
        """Whether the next hire can be paid."""
        edition = state.edition
        if not can_pay(state, self.seat, edition.guild_coins):
            return False
        return state.supply[self.seat] >= edition.guild_dismissed[state.paid]

    def price_left(self, state: RotundaState) -> Said | None:
        """Why the next hire cannot be paid."""
        edition = state.edition
        if state.paid >= len(edition.guild_coins):
            return Said("reason-all-paid", {"n": len(edition.guild_coins)})
        need = edition.guild_coins[state.paid]
        have = state.coins[self.seat]
        if have < need:
            return Said("reason-needs-coins", {"need": need, "have": have})
        need = edition.guild_dismissed[state.paid]
        have = state.supply[self.seat]
        if have < need:
            return Said("reason-needs-assistants", {"need": need, "have": have})
        return None

    def say_own(self, choice: int) -> str:
        return f"hire {EXPERTS[choice - OWN]}"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        return hire_reason(state, choice - OWN) or self.price_left(state)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        return hire_label(choice - OWN)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        return hire_targets(choice - OWN)

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        edition = state.edition
        hired = min(state.paid, len(edition.guild_coins) - 1)
        found = [Amount("coins", -edition.guild_coins[hired])]
        found.append(Amount("supply", -edition.guild_dismissed[hired]))
        return [amount for amount in found if amount.n]


class VisitWarehouse(OuterVisit):
    """Warehouse: up to three payments from the left, each for a cube lying in any room."""

    size: ClassVar[int] = OWN + BASICS + FIELDS  # the stock by kind, then the sale fields
    word: ClassVar[str] = "warehouse"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if not can_pay(state, self.seat, state.edition.warehouse_cost):
            return n
        for kind in range(BASICS):
            if state.stock[kind] > 0:
                room[n] = OWN + kind
                n += 1
        for field in range(FIELDS):
            if state.fields[field] != EMPTY_FIELD:
                room[n] = OWN + BASICS + field
                n += 1
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        price = state.edition.warehouse_cost[state.paid]
        state.paid += 1
        pay_coins(state, self.seat, price)
        state.note("paid", self.seat, price, state.visit)
        way = choice - OWN
        kind = cube_at(state, way)
        if way < BASICS:
            state.stock[way] -= 1
        else:
            state.fields[way - BASICS] = EMPTY_FIELD
        place = self.seat * 4 + kind
        state.cubes[place] += 1
        state.note("fetched", self.seat, kind, room_of(state, way))
        set_off(state, self.seat, BIT[kind])

    def say_own(self, choice: int) -> str:
        way = choice - OWN
        if way < BASICS:
            return f"fetch stock {RESOURCES[way]}"
        field = way - BASICS
        if field < BASICS:
            return f"fetch market {RESOURCES[field]}"
        room = RETAILER if field < WHOLESALER_SLOTS else WHOLESALER
        return f"fetch {ROOMS[room]} {field % SLOTS + 1}"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        way = choice - OWN
        here = state.stock[way] if way < BASICS else state.fields[way - BASICS]
        if here == 0:
            return Said("reason-not-there-cube")
        return price_reason(state, self.seat, state.edition.warehouse_cost)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        way = choice - OWN
        args: dict[str, Arg] = {"thing": f"@res-{RESOURCES[cube_at(state, way)]}"}
        args["price"] = next_price(state, state.edition.warehouse_cost)
        args["room"] = f"@room-{ROOMS[room_of(state, way)]}"
        return Said("label-fetch", args)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        way = choice - OWN
        if way < BASICS:
            return [f"stock:{RESOURCES[way]}"]
        field = way - BASICS
        if field < BASICS:
            return [f"field:market:{RESOURCES[field]}"]
        return [f"slot:{ROOMS[room_of(state, way)]}:{field % SLOTS + 1}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        price = Amount("coins", -next_price(state, state.edition.warehouse_cost))
        return [price, Amount(RESOURCES[cube_at(state, choice - OWN)], 1)]


def cube_at(state: RotundaState, way: i64) -> i64:
    """The cube that would be fetched; where none lies, the kind that belongs there or tea."""
    if way < BASICS:
        return way
    cube = state.fields[way - BASICS]
    return cube_sold(cube - 1) if cube != EMPTY_FIELD else (way - BASICS) % BASICS


def room_of(state: RotundaState, way: i64) -> i64:
    """The room from which a cube would be fetched."""
    if way < BASICS:
        return state.visit
    field = way - BASICS
    if field < RETAILER_SLOTS:
        return MARKET
    return RETAILER if field < WHOLESALER_SLOTS else WHOLESALER

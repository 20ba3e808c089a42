"""The Black Market: up to two deals, buying and selling mixed freely."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.native import i64, vec
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.effects import (
    dismiss,
    gain_coins,
    gain_cube,
    pay_coins,
    return_cubes,
)
from tianxia.games.rotunda.inner_rooms import fill_basics
from tianxia.games.rotunda.masks import fill_bits, mask_of
from tianxia.games.rotunda.names import (
    AMULETS,
    BASICS,
    RESOURCES,
    SPACES,
    TOKENS,
)
from tianxia.games.rotunda.outer_rooms import OuterVisit
from tianxia.games.rotunda.pools import sell_token, take_from_pool
from tianxia.games.rotunda.session import OWN
from tianxia.games.rotunda.state import RotundaState

BUY_RECRUIT: Final = BASICS
BUY_AMULET: Final = BUY_RECRUIT + 1  # + kind
SELL_CUBE: Final = BUY_AMULET + TOKENS  # + kind, gold too
SELL_ASSISTANT: Final = SELL_CUBE + 4
SELL_AMULET: Final = SELL_ASSISTANT + 1  # + kind
DEALS: Final = SELL_AMULET + TOKENS


class VisitBlackMarket(OuterVisit):
    """Black Market: up to two deals, the same one twice if wanted, and a Pedlar action."""

    size: ClassVar[int] = OWN + DEALS
    word: ClassVar[str] = "black"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if state.paid >= state.edition.deals:
            return n
        n = self.fill_buys(state, room, n)
        own = self.seat * 4
        for kind in range(len(RESOURCES)):
            if state.cubes[own + kind] > 0:
                room[n] = OWN + SELL_CUBE + kind
                n += 1
        if state.supply[self.seat] > 0:
            room[n] = OWN + SELL_ASSISTANT
            n += 1
        for kind in range(TOKENS):
            if state.tokens[self.seat * TOKENS + kind] > 0:
                room[n] = OWN + SELL_AMULET + kind
                n += 1
        return n

    def fill_buys(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        """Write what can be bought now."""
        coins = state.coins[self.seat]
        price = state.edition.buy_cost
        if coins >= price[0]:
            n = fill_basics(state, OWN, room, n)
        if coins >= price[1]:
            room[n] = OWN + BUY_RECRUIT
            n += 1
        if coins >= price[2]:
            n = fill_bits(mask_of(state.amulet_pool), OWN + BUY_AMULET, room, n)
        return n

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        state.paid += 1
        deal = choice - OWN
        seat = self.seat
        if deal < SELL_CUBE:
            price = buy_price(state, deal)
            pay_coins(state, seat, price)
            state.note("paid", seat, price, state.visit)
            if deal < BUY_RECRUIT:
                gain_cube(state, seat, deal)
            elif deal == BUY_RECRUIT:
                state.recruit += 1
            else:
                take_from_pool(state, seat, deal - BUY_AMULET)
        elif deal < SELL_ASSISTANT:
            return_cubes(state, seat, deal - SELL_CUBE, 1)
            state.note("traded-cube", seat, deal - SELL_CUBE)
            gain_coins(state, seat, state.edition.sell_coins[0])
        elif deal == SELL_ASSISTANT:
            dismiss(state, seat, 1)
            state.note("dismissed", seat, 1)
            gain_coins(state, seat, state.edition.sell_coins[1])
        else:
            state.note("traded-amulet", seat, deal - SELL_AMULET)
            sell_token(state, seat, deal - SELL_AMULET)
            gain_coins(state, seat, state.edition.sell_coins[2])

    def say_own(self, choice: int) -> str:
        deal = choice - OWN
        if deal < BUY_RECRUIT:
            return f"buy {RESOURCES[deal]}"
        if deal == BUY_RECRUIT:
            return "buy recruit"
        if deal < SELL_CUBE:
            return f"buy amulet {AMULETS[deal - BUY_AMULET]}"
        if deal < SELL_ASSISTANT:
            return f"sell {RESOURCES[deal - SELL_CUBE]}"
        if deal == SELL_ASSISTANT:
            return "sell assistant"
        return f"sell amulet {AMULETS[deal - SELL_AMULET]}"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        deal = choice - OWN
        missing = deal_missing(state, self.seat, deal)
        if missing is not None and missing.key.startswith("reason-not-there"):
            return missing
        if state.paid >= state.edition.deals:
            return Said("reason-deals-done", {"n": state.edition.deals})
        if deal < SELL_CUBE:
            need, have = buy_price(state, deal), state.coins[self.seat]
            if have < need:
                return Said("reason-needs-coins", {"need": need, "have": have})
        return missing

    def label_own(self, state: RotundaState, choice: int) -> Said:
        deal = choice - OWN
        if deal < SELL_CUBE:
            price = buy_price(state, deal)
            if deal == BUY_RECRUIT:
                return Said("label-buy-act", {"act": "@act-recruit", "price": price})
            name = f"amulet-{AMULETS[deal - BUY_AMULET]}"
            thing = f"@res-{RESOURCES[deal]}" if deal < BUY_RECRUIT else f"@{name}"
            return Said("label-buy", {"thing": thing, "price": price})
        coins = sell_price(state, deal)
        if deal == SELL_ASSISTANT:
            return Said("label-trade-assistant", {"coins": coins})
        args: dict[str, Arg] = {"coins": coins}
        if deal < SELL_ASSISTANT:
            args["thing"] = f"@res-{RESOURCES[deal - SELL_CUBE]}"
        else:
            args["thing"] = f"@amulet-{AMULETS[deal - SELL_AMULET]}"
        return Said("label-trade", args)

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        deal = choice - OWN
        if deal < BUY_RECRUIT:
            thing = f"bank:{RESOURCES[deal]}"
        elif deal == BUY_RECRUIT:
            thing = "mine:track"
        elif deal < SELL_CUBE:
            thing = f"amulet:{AMULETS[deal - BUY_AMULET]}"
        elif deal < SELL_ASSISTANT:
            thing = f"mine:{RESOURCES[deal - SELL_CUBE]}"
        elif deal == SELL_ASSISTANT:
            thing = "mine:supply"
        else:
            thing = f"mine:amulet:{AMULETS[deal - SELL_AMULET]}"
        return [thing, f"space:{SPACES[state.space_of[state.visit]]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        deal = choice - OWN
        if deal < SELL_CUBE:
            things = [*RESOURCES[:BASICS], "recruit"]
            thing = things[deal] if deal <= BUY_RECRUIT else "amulet"
            return [Amount("coins", -buy_price(state, deal)), Amount(thing, 1)]
        given = "amulet"
        if deal <= SELL_ASSISTANT:
            given = "supply" if deal == SELL_ASSISTANT else RESOURCES[deal - SELL_CUBE]
        return [Amount(given, -1), Amount("coins", sell_price(state, deal))]


def buy_price(state: RotundaState, deal: i64) -> i64:
    """What something bought costs."""
    price = state.edition.buy_cost
    if deal < BUY_RECRUIT:
        return price[0]
    return price[1] if deal == BUY_RECRUIT else price[2]


def sell_price(state: RotundaState, deal: i64) -> i64:
    """What something sold brings."""
    coins = state.edition.sell_coins
    if deal < SELL_ASSISTANT:
        return coins[0]
    return coins[1] if deal == SELL_ASSISTANT else coins[2]


def deal_missing(state: RotundaState, seat: i64, deal: i64) -> Said | None:
    """What is not there to be bought or sold."""
    if deal < BUY_RECRUIT:
        thing = f"@res-{RESOURCES[deal]}"
        return None if state.bank[deal] > 0 else Said("reason-bank-empty", {"thing": thing})
    if deal == BUY_RECRUIT:
        return None
    if deal < SELL_CUBE:
        there = deal - BUY_AMULET in state.amulet_pool
        return None if there else Said("reason-not-there-amulet")
    if deal < SELL_ASSISTANT:
        kind = deal - SELL_CUBE
        thing = f"@res-{RESOURCES[kind]}"
        return None if state.cubes[seat * 4 + kind] else Said("reason-no-cube", {"thing": thing})
    if deal == SELL_ASSISTANT:
        need: dict[str, Arg] = {"need": 1, "have": 0}
        return None if state.supply[seat] > 0 else Said("reason-needs-assistants", need)
    kind = deal - SELL_AMULET
    return None if state.tokens[seat * TOKENS + kind] else Said("reason-not-there-amulet")

"""Sales by experts: into any room with sale fields, without a leader there."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.cards import ANY_KIND, Sale
from tianxia.games.rotunda.names import (
    BASICS,
    EMPTY_FIELD,
    EXPERTS,
    GOLD,
    MARKET,
    NOWHERE,
    RESOURCES,
    ROOMS,
    SELLING,
    WHOLESALER,
)
from tianxia.games.rotunda.sales import (
    SALES,
    SLOTS,
    cube_sold,
    field_for,
    first_slot,
    price_of_sale,
    sale_reason,
    sale_targets,
    sale_text,
    sell,
)
from tianxia.games.rotunda.state import RotundaState

ANY_ROOM: Final = -1


def can_sell(state: RotundaState, seat: i64, sale: Sale) -> bool:
    """Whether the expert can make all its sales."""
    choices = vec[i64]([0] * (3 * SALES))
    return fill_expert_sales(state, seat, sale, ANY_ROOM, choices, 0) > 0


def fill_expert_sales(
    state: RotundaState, seat: i64, sale: Sale, room_left: i64, choices: vec[i64], n: i64
) -> i64:
    """Write the sales an expert may make now, ascending; a first of two must leave a second."""
    left: i64 = 1
    if room_left == ANY_ROOM:
        left = sale.count
    own = seat * 4
    gold = state.cubes[own + GOLD]
    for index in range(len(SELLING)):
        room = SELLING[index]
        if state.space_of[room] == NOWHERE or (room_left != ANY_ROOM and room_left != index):
            continue
        for kind in range(BASICS):
            if sale.kind != ANY_KIND and sale.kind != kind:
                continue
            real = state.cubes[own + kind]
            if (real > 0 or gold > 0) and field_for(state, room, kind) != NOWHERE:
                way = index * SALES + kind * 2
                if real > 0 and (left < 2 or has_second(state, seat, room, kind, kind)):
                    choices[n] = way
                    n += 1
                if gold > 0 and (left < 2 or has_second(state, seat, room, kind, GOLD)):
                    choices[n] = way + 1
                    n += 1
    return n


def has_second(state: RotundaState, seat: i64, room: i64, kind: i64, cube: i64) -> bool:
    """Whether after one sale of the kind a second cube can be sold in the same room."""
    own = seat * 4
    gold = state.cubes[own + GOLD] - (1 if cube == GOLD else 0)
    if room != MARKET and free_slots(state, room) < 2:
        return False
    for other in range(BASICS):
        have = state.cubes[own + other] - (1 if cube == other else 0)
        if have + gold > 0 and goes_with(state, room, kind, other):
            return True
    return False


def goes_with(state: RotundaState, room: i64, kind: i64, other: i64) -> bool:
    """Whether the other kind can lie in the room beside the kind just sold."""
    if room != WHOLESALER:
        return kind != other and field_for(state, room, other) != NOWHERE
    return kind == other


def free_slots(state: RotundaState, room: i64) -> i64:
    """How many slots of a tile are free."""
    first = first_slot(room)
    free: i64 = 0
    for slot in range(first, first + SLOTS):
        if state.fields[slot] == EMPTY_FIELD:
            free += 1
    return free


class SellCube(Decision[RotundaState]):
    """An expert (`arg`) sells a cube onto a free field; two cubes go into one room.

    Coins and points of the field are multiplied, its assistant action is not given.
    """

    size: ClassVar[int] = len(SELLING) * SALES

    def __init__(self, seat: i64, arg: i64 = 0, room: i64 = ANY_ROOM) -> None:
        super().__init__(seat, arg)
        self.room: Final = room  # where the first of two cubes went

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.room]

    def sale(self, state: RotundaState) -> Sale:
        """What the expert may sell."""
        sale = state.edition.experts[self.arg].sale
        return Sale(ANY_KIND, 1, 1) if sale is None else sale

    def left(self, state: RotundaState) -> i64:
        """How many cubes are still to be sold."""
        return self.sale(state).count if self.room == ANY_ROOM else 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_expert_sales(state, self.seat, self.sale(state), self.room, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        index, way = choice // SALES, choice % SALES
        room = SELLING[index]
        if self.left(state) > 1:
            state.push(SellCube(self.seat, self.arg, index))
        field = field_for(state, room, way >> 1)
        sell(state, self.seat, room, way, self.sale(state).times, field)

    def text(self, choice: int) -> str:
        index, way = divmod(choice, SALES)
        return f"{sale_text(way)} to {ROOMS[SELLING[index]]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        index, way = divmod(choice, SALES)
        sale = self.sale(state)
        if sale.kind not in (ANY_KIND, way >> 1):
            return Said("reason-not-offered", {"card": f"@expert-{EXPERTS[self.arg]}"})
        if self.room not in (ANY_ROOM, index):
            return Said("reason-one-room")
        reason = sale_reason(state, self.seat, SELLING[index], way)
        return Said("reason-no-second-sale") if reason is None else reason

    def prompt(self, state: RotundaState) -> Said:
        args: dict[str, Arg] = {"expert": f"@expert-{EXPERTS[self.arg]}"}
        return Said("prompt-sell-cube", {**args, "left": self.left(state)})

    def label(self, state: RotundaState, choice: int) -> Said:
        index, way = divmod(choice, SALES)
        args: dict[str, Arg] = {"room": f"@room-{ROOMS[SELLING[index]]}"}
        args["thing"] = f"@res-{RESOURCES[way >> 1]}"
        return Said("label-sell-gold-to" if way & 1 else "label-sell-to", args)

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        index, way = divmod(choice, SALES)
        own = f"mine:expert:{EXPERTS[self.arg]}"
        return [*sale_targets(state, SELLING[index], way), own]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        index, way = divmod(choice, SALES)
        reward = state.edition.field[price_of_sale(state, SELLING[index], way >> 1)]
        times = self.sale(state).times
        found = [Amount(RESOURCES[cube_sold(way)], -1), Amount("coins", reward.coins * times)]
        found.append(Amount("vp", reward.vp * times))
        return [amount for amount in found if amount.n]

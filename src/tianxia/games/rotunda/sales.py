"""Selling cubes: the icons of the Market, the slots of the Retailer and the Wholesaler."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.words import Said
from tianxia.games.rotunda.effects import gain, return_cubes
from tianxia.games.rotunda.names import (
    BASICS,
    EMPTY_FIELD,
    FOR_EXPERT_CARDS,
    FOR_SALES,
    GOLD,
    MARKET,
    NO_CARD,
    NOWHERE,
    RESOURCES,
    RETAILER,
    ROOMS,
)
from tianxia.games.rotunda.session import OWN
from tianxia.games.rotunda.state import RotundaState

SALES: Final = 2 * BASICS  # a way to sell: resource it stands for * 2 + (1 for a gold cube)
SLOTS: Final = 3
RETAILER_SLOTS: Final = 3  # the first of them among all fields
WHOLESALER_SLOTS: Final = 6


def cube_sold(way: i64) -> i64:
    """The cube that is really given."""
    if way & 1 == 1:
        return GOLD
    return way >> 1


def stands_for(cube: i64) -> i64:
    """The resource a cube lying on a field stands for."""
    return (cube - 1) >> 1


def first_slot(room: i64) -> i64:
    """The first field of a selling room."""
    if room == MARKET:
        return 0
    return RETAILER_SLOTS if room == RETAILER else WHOLESALER_SLOTS


def field_for(state: RotundaState, room: i64, kind: i64) -> i64:
    """The free field on which a cube of the kind would lie, or NOWHERE."""
    fields = state.fields
    if room == MARKET:
        if fields[kind] == EMPTY_FIELD:
            return kind
        return NOWHERE
    first = first_slot(room)
    found: i64 = NOWHERE
    for slot in range(first + SLOTS - 1, first - 1, -1):
        cube = fields[slot]
        if cube == EMPTY_FIELD:
            found = slot
        elif ((cube - 1) >> 1 == kind) == (room == RETAILER):
            return NOWHERE  # the Retailer takes different kinds, the Wholesaler one
    return found


def can_lie(state: RotundaState, room: i64, kind: i64) -> bool:
    """Whether a cube of the kind can be sold there now."""
    if field_for(state, room, kind) != NOWHERE:
        return True
    return room == MARKET and state.visit == MARKET and state.sold >> kind & 1 == 1


def fill_sales(state: RotundaState, seat: i64, room: i64, choices: vec[i64], n: i64) -> i64:
    """Write the ways to sell a cube in the room being visited, ascending."""
    own = seat * 4
    gold = state.cubes[own + GOLD] > 0
    for kind in range(BASICS):
        real = state.cubes[own + kind] > 0
        if (real or gold) and can_lie(state, room, kind):
            if real:
                choices[n] = OWN + kind * 2
                n += 1
            if gold:
                choices[n] = OWN + kind * 2 + 1
                n += 1
    return n


def sell(state: RotundaState, seat: i64, room: i64, way: i64, times: i64, field: i64) -> None:
    """Lay the cube on its field, or past a field covered in this visit, and take the reward."""
    kind = way >> 1
    cube = cube_sold(way)
    if field == NOWHERE:
        return_cubes(state, seat, cube, 1)
    else:
        place = seat * 4 + cube
        state.cubes[place] -= 1
        state.fields[field] = 1 + way
    state.note("sold-gold" if way & 1 else "sold", seat, kind, room)
    reward = state.edition.field[kind if room == MARKET else field]
    source = FOR_SALES if state.using == NO_CARD else FOR_EXPERT_CARDS
    gain(state, seat, reward, source, times)


def sale_text(way: i64) -> str:
    """The sale for records."""
    return f"sell {RESOURCES[way >> 1]}" + (" gold" if way & 1 else "")


def sale_label(way: i64) -> Said:
    """The sale on a button."""
    thing = f"@res-{RESOURCES[way >> 1]}"
    return Said("label-sell-gold" if way & 1 else "label-sell", {"thing": thing})


def sale_reason(state: RotundaState, seat: i64, room: i64, way: i64) -> Said | None:
    """Why a cube cannot be sold in the room."""
    kind = way >> 1
    cube = cube_sold(way)
    if state.space_of[room] == NOWHERE:
        return Said("reason-no-such-room")
    if state.cubes[seat * 4 + cube] == 0:
        return Said("reason-no-cube", {"thing": f"@res-{RESOURCES[cube]}"})
    if can_lie(state, room, kind):
        return None
    thing = f"@res-{RESOURCES[kind]}"
    if room == MARKET:
        return Said("reason-icon-covered", {"thing": thing})
    first = first_slot(room)
    if EMPTY_FIELD not in state.fields[first : first + SLOTS]:
        return Said("reason-slots-covered", {"room": f"@room-{ROOMS[room]}"})
    if room == RETAILER:
        return Said("reason-must-differ", {"thing": thing})
    other = next(cube for cube in state.fields[first : first + SLOTS] if cube != EMPTY_FIELD)
    return Said("reason-must-equal", {"thing": f"@res-{RESOURCES[stands_for(other)]}"})


def sale_targets(state: RotundaState, room: i64, way: i64) -> list[str]:
    """The field the cube would lie on, and the cube."""
    own = f"mine:{RESOURCES[cube_sold(way)]}"
    if room == MARKET:
        return [f"field:market:{RESOURCES[way >> 1]}", own]
    slot = field_for(state, room, way >> 1)
    first = first_slot(room)
    number = slot - first + 1 if slot != NOWHERE else next_slot(state, room) + 1
    return [f"slot:{ROOMS[room]}:{number}", own]


def next_slot(state: RotundaState, room: i64) -> i64:
    """The leftmost free slot of a tile, or its last one."""
    first = first_slot(room)
    for slot in range(SLOTS):
        if state.fields[first + slot] == EMPTY_FIELD:
            return slot
    return SLOTS - 1


def is_full(state: RotundaState, first: i64) -> bool:
    """Whether all three fields of a selling room, from its first one on, are covered."""
    fields = state.fields
    return fields[first] > 0 and fields[first + 1] > 0 and fields[first + 2] > 0


def clear_fields(state: RotundaState, room: i64) -> None:
    """The three cubes of a full room go back to the general supply."""
    first = first_slot(room)
    for field in range(first, first + SLOTS):
        kind = cube_sold(state.fields[field] - 1)
        state.bank[kind] += 1
        state.fields[field] = EMPTY_FIELD
    state.note("cleared", -1, room)


def price_of_sale(state: RotundaState, room: i64, kind: i64) -> i64:
    """The field whose reward a sale brings."""
    return kind if room == MARKET else first_slot(room) + next_slot(state, room)

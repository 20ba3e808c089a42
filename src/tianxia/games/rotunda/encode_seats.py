"""The slices of the encoding that have a row for every seat; rows of absent seats are zero."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import (
    Slices,
    mark_bits,
    shown_at,
)
from tianxia.core.native import i64, vec
from tianxia.core.rules import ANY
from tianxia.games.rotunda.names import (
    AMULETS,
    CELLS,
    EXPERTS,
    INNER,
    LEADERS,
    MAX_CHAIRS,
    MAX_SEATS,
    ORDERS,
    PLACES,
    RESOURCES,
    VILLAGES,
)
from tianxia.games.rotunda.state import RotundaState

GOODS: Final = 9
CHAIR_NUMBERS: Final = 2  # juniors and seniors of a seat in a room
ALL_AMULETS: Final = 11
ALL_EXPERTS: Final = 24
ALL_ORDERS: Final = 20
ALL_PLACES: Final = 12
KINDS: Final = 4  # of cubes, of villages

assert (len(AMULETS), len(EXPERTS), len(ORDERS)) == (ALL_AMULETS, ALL_EXPERTS, ALL_ORDERS)
assert len(PLACES) == ALL_PLACES
assert len(RESOURCES) == len(VILLAGES) == KINDS

SLICES: Final = Slices()

SLICES.add("leaders", MAX_SEATS * LEADERS * ALL_PLACES, "per seat and leader, one-hot: its place")


def _leaders(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * LEADERS * ALL_PLACES
        for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
            if state.leaders[leader] >= 0:
                out[row + state.leaders[leader]] = 1.0
            row += ALL_PLACES


SLICES.add(
    "goods",
    MAX_SEATS * GOODS,
    "per seat: coins, four kinds of cubes, points, assistants "
    "in supply, on the track, seated; in tens",
    ANY,
)


def _goods(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * GOODS
        cubes = seat * KINDS
        out[row] = float(state.coins[seat]) / 10
        for kind in range(cubes, cubes + KINDS):
            out[row + 1 + kind - cubes] = float(state.cubes[kind]) / 10
        out[row + 5] = float(state.points[seat]) / 10
        out[row + 6] = float(state.supply[seat]) / 10
        out[row + 7] = float(state.track[seat]) / 10
        out[row + 8] = float(state.seated_of(seat)) / 10


SLICES.add("village", MAX_SEATS * KINDS, "per seat: assistants in each village", ANY)


def _village(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * KINDS
        for village in range(seat * KINDS, (seat + 1) * KINDS):
            out[row] = float(state.villages[village])
            row += 1


SLICES.add(
    "chairs",
    MAX_SEATS * INNER * CHAIR_NUMBERS,
    "per seat and inner room: juniors, seniors",
    ANY,
)


def _chairs(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for space in range(len(state.seated)):
        if state.seated[space] != 0:
            first = space * MAX_CHAIRS
            for chair in range(first, first + state.edition.chairs[space]):
                who = state.chairs[chair] - 1  # seat * 2 + (1 for a senior)
                if who >= 0:
                    row = (shown_at(state, viewer, who >> 1) * INNER + space) * CHAIR_NUMBERS
                    out[at + row + (who & 1)] += 1.0


SLICES.add("altar", MAX_SEATS * CELLS, "per seat: 1 for each worship space held")


def _altar(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    _masks(state, viewer, state.altar, CELLS, out, at)


def _masks(
    state: RotundaState, viewer: i64, masks: vec[i64], length: i64, out: vec[float], at: i64
) -> None:
    """1 for every bit of a mask that each seat has."""
    for seat in range(state.seats):
        mark_bits(masks[seat], out, at + shown_at(state, viewer, seat) * length)


SLICES.add(
    "tokens", MAX_SEATS * ALL_AMULETS, "per seat: amulets by kind, kept experts included", ANY
)


def _tokens(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * ALL_AMULETS
        for place in range(row, row + ALL_AMULETS):
            out[place] = float(state.amulet_count(seat, place - row))


SLICES.add("open_orders", MAX_SEATS * ALL_ORDERS, "per seat: 1 for an open order")


def _open_orders(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    _masks(state, viewer, state.open_orders, ALL_ORDERS, out, at)


SLICES.add("done_orders", MAX_SEATS * ALL_ORDERS, "per seat: 1 for a fulfilled order")


def _done_orders(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    _masks(state, viewer, state.done_orders, ALL_ORDERS, out, at)


SLICES.add("held", MAX_SEATS * ALL_EXPERTS, "per seat: 1 for a held expert")


def _held(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    _masks(state, viewer, state.held, ALL_EXPERTS, out, at)


SLICES.add("kept", MAX_SEATS * ALL_EXPERTS, "per seat: 1 for a kept expert")


def _kept(state: RotundaState, viewer: i64, out: vec[float], at: i64) -> None:
    _masks(state, viewer, state.kept, ALL_EXPERTS, out, at)


def write(state: RotundaState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """These slices, which come after those of the table."""
    _leaders(state, viewer, out, at + place[34])
    _goods(state, viewer, out, at + place[35])
    _village(state, viewer, out, at + place[36])
    _chairs(state, viewer, out, at + place[37])
    _altar(state, viewer, out, at + place[38])
    _tokens(state, viewer, out, at + place[39])
    _open_orders(state, viewer, out, at + place[40])
    _done_orders(state, viewer, out, at + place[41])
    _held(state, viewer, out, at + place[42])
    _kept(state, viewer, out, at + place[43])

"""What several rules do alike: scoring, moving the marker, gaining goods."""

from __future__ import annotations

from tianxia.core.native import i64
from tianxia.core.scores import score
from tianxia.games.dragon.building import build_floors
from tianxia.games.dragon.names import (
    GAIN_FIREWORKS,
    GAIN_FLOORS,
    GAIN_RICE,
    GAIN_STEPS,
    GAIN_YUAN,
    MONK,
)
from tianxia.games.dragon.palace import floors_of, lodgers
from tianxia.games.dragon.state import DragonState
from tianxia.games.dragon.tables import Gain


def move_marker(state: DragonState, seat: i64, spaces: i64) -> None:
    """Move the person marker forward, on top of whatever stands there; moving 0 leaves it alone."""
    if spaces > 0:
        state.space[seat] = state.space[seat] + spaces
        state.arrivals += 1
        state.arrival[seat] = state.arrivals


def amount_of(state: DragonState, seat: i64, gain: Gain) -> i64:
    """The base and one more per symbol on the seat's persons."""
    if gain.symbol_of < 0:
        return gain.base
    return gain.base + state.symbols_of(seat, gain.symbol_of)


def receive(state: DragonState, seat: i64, what: i64, amount: i64, source: i64) -> None:
    """Take so much of one thing; points count for the given source."""
    if what == GAIN_YUAN:
        state.yuan[seat] += amount
        state.note("took-yuan", seat, amount)
    elif what == GAIN_RICE:
        state.rice[seat] += amount
        state.note("took-rice", seat, amount)
    elif what == GAIN_FIREWORKS:
        state.fireworks[seat] += amount
        state.note("took-fireworks", seat, amount)
    elif what == GAIN_FLOORS:
        state.note("took-floors", seat, amount)
        build_floors(state, seat, amount)
    elif what == GAIN_STEPS:
        move_marker(state, seat, amount)
        state.note("moved", seat, amount, state.space[seat])
    else:
        score(state, seat, amount, source)
        state.note("scored", seat, amount, source)


def monk_points(state: DragonState, seat: i64) -> i64:
    """Buddhas times floors of the monk's palace, for every monk of the seat."""
    total: i64 = 0
    for palace in state.palaces[seat]:
        for tile in lodgers(palace):
            if state.edition.tile_type[tile] == MONK:
                total += state.edition.tile_symbols[tile] * floors_of(palace)
    return total

"""What the Great Wall and a known super event mean for a seat."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.bots.evaluators.rowed import between
from tianxia.core.native import i64, vec
from tianxia.games.dragon.names import (
    COURT_LADY,
    CRAFTSMAN,
    EARTHQUAKE,
    EDICT,
    FARMER,
    FLOOD,
    LANTERN_FESTIVAL,
    PYROTECHNIST,
    SCHOLAR,
    TAX_COLLECTOR,
    TYPES,
)
from tianxia.games.dragon.state import DragonState
from tianxia.games.dragon.tables import WALL_OFF

# What one symbol brings when a charter names its type, in points; a monk brings its Buddhas.
PAID: Final = {
    PYROTECHNIST: 0.9,
    CRAFTSMAN: 2.5,
    COURT_LADY: 1.0,
    TAX_COLLECTOR: 0.6,
    SCHOLAR: 1.0,
    FARMER: 0.8,
}
CHARTER: Final = vec[float]([PAID.get(kind, 0.0) for kind in range(len(TYPES))])
GOODS_PRICE: Final = 0.5  # points per thing the flood takes
WALL_BONUS: Final = 1.5  # points that a wall tile drawn by chance brings
WALL_SPREAD: Final = 4.0  # tiles by which the wall may miss its expected length


def wall_value(outlook: Outlook, weights: Weights, price: float) -> float:
    """The checks to come: own tiles score if the wall reaches, else the fewest cost a person."""
    state = outlook.state
    edition = state.edition
    if edition.wall == WALL_OFF:
        return 0.0
    own = state.wall_tiles_of(outlook.seat) + outlook.drawing
    fewest = fewest_tiles(state, outlook.seat, own)
    total = WALL_BONUS * float(outlook.drawing)
    for check in range(outlook.ahead + 1):
        month = edition.rounds  # the last check comes with the end
        if check < outlook.ahead:
            month = outlook.month[check]
            if outlook.event[check] != edition.wall_event:
                continue
        reached = reaching(outlook, weights, month)
        total += reached * float(own) * float(edition.wall_points)
        total -= (1.0 - reached) * fewest * float(edition.wall_release) * price
    return total


def reaching(outlook: Outlook, weights: Weights, month: i64) -> float:
    """How likely the wall is long enough in a month."""
    state = outlook.state
    length = float(len(state.wall) + outlook.drawing)
    built = length + weights.wall_pace * float(state.seats) * float(month - state.round)
    return between(0.0, 0.5 + (built + 0.5 - float(month)) / WALL_SPREAD, 1.0)


def fewest_tiles(state: DragonState, seat: i64, own: i64) -> float:
    """How likely nobody has fewer tiles in the wall than the seat."""
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            ahead = float(own - state.wall_tiles_of(other)) - 0.5
            chance *= 1.0 - between(0.0, 0.5 + ahead / 2.0, 1.0)
    return chance


def omen_value(outlook: Outlook, persons_then: float, price: float) -> float:
    """What the super event will bring or cost, as far as other terms do not know of it."""
    if not outlook.super_ahead:
        return 0.0
    state = outlook.state
    edition = state.edition
    event = state.super_event
    if event == LANTERN_FESTIVAL:
        return persons_then * float(edition.lantern_points)
    if event == EARTHQUAKE:
        homeless = max(0, edition.quake_floors - (outlook.floors - outlook.persons))
        return -price * float(homeless) - float(edition.quake_floors)
    if event == FLOOD:
        seat = outlook.seat
        goods = state.yuan[seat] + state.rice[seat] + state.fireworks[seat]
        ahead = float(edition.super_round - state.round)
        return -GOODS_PRICE * float(goods // 2) / (1.0 + 0.4 * ahead)
    if event == EDICT:
        return charter_value(outlook)
    return 0.0


def charter_value(outlook: Outlook) -> float:
    """The best benefit that the types at court could bring."""
    best = float(outlook.buddhas)
    for kind in range(len(CHARTER)):
        best = max(best, float(outlook.symbols[kind]) * CHARTER[kind])
    return best

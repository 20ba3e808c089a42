"""What the own board of a seat in ZhanGuo is worth to it."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.zhanguo_cards import CardWorth, colours_on_board
from tianxia.bots.evaluators.zhanguo_weights import Weights
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.zhanguo.area import COUNT, EMPTY, PRESENT
from tianxia.games.zhanguo.names import BOARD_SLOTS, REGIONS, SLOTS
from tianxia.games.zhanguo.state import ZhanguoState

TRIO: Final = 3
COLOURS_IN: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # by bit mask
NOT_COUNTED: Final = -1


def locked_regions(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the regions where unrest stands on the last space."""
    unrest, most = state.unrest, state.edition.unrest_max
    own, printed = seat * REGIONS, state.board[seat] * REGIONS
    mask: i64 = 0
    for region in range(i64(REGIONS)):
        if unrest[own + region] >= most[printed + region]:
            mask |= BIT[region]
    return mask


def cards(
    state: ZhanguoState,
    seat: i64,
    w: Weights,
    known: CardWorth,
    turns: float,
    left: float,
    locked: i64,
) -> float:
    """Abilities that will go off in the turns to come, and points for coming palaces."""
    tucked, placed, fixed = state.tucked, state.placed, known.fixed
    per_turn = w.card * max(0.0, turns - 1.0)
    palace = 0.8 * left
    colours: i64 = NOT_COUNTED
    total = 0.0
    for region in range(i64(REGIONS)):
        first = seat * BOARD_SLOTS + region * SLOTS
        for slot in range(first, first + placed[seat * REGIONS + region]):
            card = tucked[slot]
            worth = fixed[card]
            if worth < 0.0:  # it counts cards
                if colours == NOT_COUNTED:
                    colours = colours_on_board(state, seat)
                worth = 0.7 + float(colours >> known.shift[card] & 15)
            if locked >> region & 1:
                worth *= w.sleeping
            total += per_turn * worth + palace
    return total


def calm(state: ZhanguoState, seat: i64, w: Weights, left: float, locked: i64) -> float:
    """Unrest keeps cards asleep, workers away and palaces unbuilt."""
    unrest = state.unrest
    early = min(1.0, 1.5 * left)
    total = 0.0
    for region in range(i64(REGIONS)):
        place = seat * REGIONS + region
        if unrest[place] > 0:
            total -= w.unrest * float(unrest[place]) * early
            if locked >> region & 1:
                total -= w.locked * left * float(1 + state.placed[place])
    return total


def officials(state: ZhanguoState, seat: i64, w: Weights, left: float, locked: i64) -> float:
    """Officials where they can become governors or hire workers."""
    gov, work = state.gov, state.work
    early = min(1.0, 1.6 * left)
    total = 0.0
    for region in range(i64(REGIONS)):
        place = seat * REGIONS + region
        area = gov[place]
        if area != EMPTY:
            colours = COLOURS_IN[PRESENT[area]]
            total += w.official * float(COUNT[area]) * early
            if colours == TRIO and state.governors[seat] > 0:
                total += w.trio * early
            elif colours == TRIO - 1:
                total += w.pair * early
        if work[place] != EMPTY:
            hirer = 0.4 if locked >> region & 1 else w.hirer
            total += hirer * float(COUNT[work[place]]) * early
    return total


def labour(state: ZhanguoState, seat: i64, w: Weights, left: float) -> float:
    """Workers for palaces and walls; better spread over several regions."""
    if state.palaces[seat] == 0 and state.walls[seat] == 0:
        return 0.0
    workers = state.workers
    worth = w.worker
    total = 0.0
    regions: i64 = 0
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        hired = workers[place]
        if hired > 0:
            regions += 1
        while hired > 0:
            hired -= 1
            total += worth
            worth *= w.worker_pile
    total += w.worker_spread * float(regions)
    return total * min(1.0, 3.0 * left)

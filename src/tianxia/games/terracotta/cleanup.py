"""The cleanup phase: turn order, drying clay, coins of masters, workers home, rings turn."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import append, i64, vec
from tianxia.games.terracotta.names import NO_PRIORITY, SEGMENTS
from tianxia.games.terracotta.state import ALL_MASTERS, CLEANUP_PHASE, TerracottaState


class CleanupPhase(Step[TerracottaState]):
    """New turn order, clay dries, masters pay; before another round also workers and rings."""

    def run(self, state: TerracottaState) -> None:
        state.phase = CLEANUP_PHASE
        change_order(state)
        for seat in range(state.seats):
            dry_clay(state, seat)
        for seat in range(state.seats):
            coins = income_of(state, seat)
            if coins > 0:
                state.coins[seat] += coins
                state.note("master-coins", seat, coins)
        if state.round < state.edition.rounds:
            bring_workers_home(state)
            turn_rings(state)


def change_order(state: TerracottaState) -> None:
    """Holders of priority tokens take the places of their numbers, the others keep their order."""
    if state.tokens_taken() == 0:
        return
    order = vec[i64]()
    for number in range(1, state.tokens_taken() + 1):
        for seat in state.order:
            if state.priority[seat] == number:
                order = append(order, seat)
    for seat in state.order:
        if state.priority[seat] == NO_PRIORITY:
            order = append(order, seat)
    state.order = order
    state.priority = vec[i64]([NO_PRIORITY] * state.seats)
    for place in range(state.seats):
        state.note("ordered", order[place], place + 1)


def kept_by(state: TerracottaState, seat: i64) -> i64:
    """How many wet clay the seat's masters keep from drying."""
    return bonuses(state, seat, state.edition.bonus_kept)


def income_of(state: TerracottaState, seat: i64) -> i64:
    """How many coins the seat's masters pay."""
    return bonuses(state, seat, state.edition.bonus_coins)


def bonuses(state: TerracottaState, seat: i64, bonus: vec[i64]) -> i64:
    """The sum of one bonus over all masters hired."""
    total: i64 = 0
    first = seat * ALL_MASTERS
    for master in range(len(bonus)):
        if state.hired[first + master] != 0:
            total += bonus[master]
    return total


def dry_clay(state: TerracottaState, seat: i64) -> None:
    """Wet clay becomes dry, but for what masters keep; dry clay stays dry."""
    wet = state.wet[seat]
    kept = min(wet, kept_by(state, seat))
    if wet > 0:
        state.wet[seat] = kept
        state.dry[seat] += wet - kept
        state.note("dried", seat, wet - kept, kept)


def bring_workers_home(state: TerracottaState) -> None:
    """All workers return to their owners; promoted ones stay artisans."""
    for space in range(len(state.workers)):
        state.workers[space] = 0
    each = state.workers_each()
    for seat in range(state.seats):
        state.artisans_left[seat] = state.artisans[seat]
        state.craftsmen_left[seat] = each - state.artisans[seat]


def turn_rings(state: TerracottaState) -> None:
    """Both movable rings turn one step, each its own way."""
    edition = state.edition
    state.inner_offset = (state.inner_offset + edition.inner_step) % SEGMENTS
    state.middle_offset = (state.middle_offset + edition.middle_step) % SEGMENTS
    state.note("rings-turned", NATURE)


CLEANUP_STEP: Final = CleanupPhase(NATURE)

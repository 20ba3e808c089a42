"""Phase 3, event: what each of the six events does to everybody."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import backwards, index_of, least_of
from tianxia.core.scores import score
from tianxia.games.dragon.names import (
    CONTAGION,
    DRAGON_FESTIVAL,
    DROUGHT,
    FOR_FESTIVAL,
    FOR_MONGOLS,
    IMPERIAL_TRIBUTE,
    MONGOL_INVASION,
)
from tianxia.games.dragon.releasing import DroughtRelease, EventRelease
from tianxia.games.dragon.state import EVENT_PHASE, DragonState


class ResolveEvent(Step[DragonState]):
    """The event of the month befalls everybody; all numbers are counted before anybody releases."""

    def run(self, state: DragonState) -> None:
        state.phase = EVENT_PHASE
        event = state.event_now()
        state.note("event", NATURE, event)
        if event == IMPERIAL_TRIBUTE:
            imperial_tribute(state)
        elif event == DROUGHT:
            drought(state)
        elif event == DRAGON_FESTIVAL:
            dragon_festival(state)
        elif event == MONGOL_INVASION:
            mongol_invasion(state)
        elif event == CONTAGION:
            contagion(state)


def ask_to_release(state: DragonState, persons: vec[i64]) -> None:
    """Each seat releases its number of persons, as far as it has them, in track order."""
    for seat in backwards(state.track_order()):
        number = min(persons[seat], state.persons_of(seat))
        if number > 0:
            state.push(EventRelease(seat, number))


def imperial_tribute(state: DragonState) -> None:
    """Everybody pays four yuan; each missing yuan costs a person."""
    release = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        paid = min(state.yuan[seat], state.edition.tribute)
        state.yuan[seat] -= paid
        release[seat] = (state.edition.tribute - paid) * state.edition.tribute_release
        state.note("paid-tribute", seat, paid, release[seat])
    ask_to_release(state, release)


def drought(state: DragonState) -> None:
    """Every inhabited palace needs a rice tile; each palace without loses one person."""
    unsupplied = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        need = state.inhabited_of(seat)
        paid = min(state.rice[seat], need)
        state.rice[seat] -= paid
        unsupplied[seat] = need - paid
        state.note("paid-rice", seat, paid, unsupplied[seat])
    for seat in backwards(state.track_order()):
        if unsupplied[seat] > 0:
            state.push(DroughtRelease(seat, unsupplied[seat]))


def dragon_festival(state: DragonState) -> None:
    """Most fireworks six points, second most three, ties in full; who scored returns half."""
    before = state.fireworks[:]
    for seat in range(state.seats):
        points = festival_points(state, before, before[seat])
        if points > 0:
            odd = before[seat] % 2 if state.edition.festival_rounds_up else 0
            returned = before[seat] // 2 + odd
            state.fireworks[seat] -= returned
            score(state, seat, points, FOR_FESTIVAL)
            state.note("celebrated", seat, points, returned)


def festival_points(state: DragonState, fireworks: vec[i64], own: i64) -> i64:
    """The points for a number of fireworks among those of all seats."""
    if own == 0 and not state.edition.festival_zero_scores:
        return 0
    rank: i64 = 0
    for seat in range(len(fireworks)):
        tied = state.edition.festival_dense and index_of(fireworks, fireworks[seat]) < seat
        if fireworks[seat] > own and not tied:
            rank += 1
    points = state.edition.festival_points
    return points[rank] if rank < len(points) else 0


def mongol_invasion(state: DragonState) -> None:
    """Everybody scores own helmets; then all who have the fewest release a person."""
    kind = state.edition.mongol_type
    helmets = vec[i64]([state.symbols_of(seat, kind) for seat in range(state.seats)])
    fewest = least_of(helmets)
    release = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        score(state, seat, helmets[seat], FOR_MONGOLS)
        state.note("fought", seat, helmets[seat])
        if helmets[seat] == fewest:
            release[seat] = state.edition.mongol_release
    ask_to_release(state, release)


def contagion(state: DragonState) -> None:
    """Everybody releases three persons, one fewer for every own mortar."""
    release = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        mortars = state.symbols_of(seat, state.edition.contagion_type)
        release[seat] = max(state.edition.contagion_least, state.edition.contagion_base - mortars)
        state.note("fell-ill", seat, release[seat])
    ask_to_release(state, release)


RESOLVE_EVENT: Final = ResolveEvent(NATURE)

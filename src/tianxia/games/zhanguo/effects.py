"""What several rules do alike: scoring, markers, unrest, officials from the supply."""

from __future__ import annotations

from tianxia.core.native import i64
from tianxia.core.scores import score
from tianxia.games.zhanguo.area import ONE, count_of
from tianxia.games.zhanguo.names import (
    CALM,
    FOR_MISSING_MARKERS,
    MOVE_GOVERNOR,
    MOVE_POINTS,
    MOVE_WORKER,
    OFFICIAL,
    REGIONS,
    VP_PER_CARD,
)
from tianxia.games.zhanguo.printed import Effect
from tianxia.games.zhanguo.state import DECKS, ZhanguoState


def take_markers(state: ZhanguoState, seat: i64, aspect: i64, n: i64) -> None:
    """Take value-1 markers of one colour; each one missing in the supply scores instead."""
    taken = min(n, state.stock[aspect])
    state.stock[aspect] -= taken
    place = seat * DECKS + aspect
    state.ones[place] += taken
    if taken > 0:
        state.note("took-markers", seat, taken, aspect)
    if taken < n:
        points = (n - taken) * state.edition.missing_points
        score(state, seat, points, FOR_MISSING_MARKERS)
        state.note("markers-missing", seat, n - taken, aspect, points)


def markers_left(state: ZhanguoState) -> bool:
    """Whether the supply holds a value-1 marker of any colour."""
    return state.stock[0] > 0 or state.stock[1] > 0 or state.stock[2] > 0


def calm(state: ZhanguoState, seat: i64, region: i64) -> None:
    """Lower unrest in the region by one level."""
    place = seat * REGIONS + region
    state.unrest[place] -= 1
    state.note("calmed", seat, region + 1, state.unrest[place])


def raise_unrest(state: ZhanguoState, seat: i64, region: i64, levels: i64) -> None:
    """Raise unrest in the region; nobody may push it beyond the last space."""
    if levels > 0:
        place = seat * REGIONS + region
        state.unrest[place] += levels
        state.note("unrest-rose", seat, region + 1, state.unrest[place])


def add_workers(state: ZhanguoState, seat: i64, region: i64, n: i64) -> None:
    """Workers from the supply, which never runs out, into the worker area."""
    place = seat * REGIONS + region
    state.workers[place] += n
    state.note("got-workers", seat, n, region + 1)


def pay_workers(state: ZhanguoState, seat: i64, region: i64, n: i64) -> None:
    """Workers go back to the supply."""
    place = seat * REGIONS + region
    state.workers[place] -= n


def send_official(state: ZhanguoState, seat: i64, region: i64, colour: i64) -> None:
    """An official from the own supply goes to the government area of the region."""
    state.supply[seat] -= ONE[colour]
    place = seat * REGIONS + region
    state.gov[place] += ONE[colour]
    state.note("sent-official", seat, colour, region + 1)


def can_do(state: ZhanguoState, seat: i64, effect: Effect, region: i64) -> bool:
    """Whether the effect would change anything now; `region` is that of the card."""
    kind = effect.kind
    if kind == VP_PER_CARD:
        return state.cards_of_aspect(seat, effect.colour) > 0
    if kind == CALM:
        if effect.anywhere:
            return state.has_unrest(seat)
        return state.unrest[seat * REGIONS + region] > 0
    if kind == MOVE_POINTS:
        return state.has_official_out(seat)
    if kind == MOVE_WORKER:
        return state.regions_with_workers(seat) > 0
    if kind == OFFICIAL:
        return count_of(state.supply[seat], effect.colour) > 0
    if kind == MOVE_GOVERNOR:
        return state.governors[seat] < state.edition.governors
    return True

"""Domination and presence: what a scored set pays to each seat."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import total_of
from tianxia.core.scores import score
from tianxia.games.terracotta.grid import Area
from tianxia.games.terracotta.mausoleum import archers_for, counts_of, warriors_in
from tianxia.games.terracotta.names import MAX_SEATS
from tianxia.games.terracotta.state import TerracottaState

NOBODY: Final = -1
NO_BREAKERS: Final = vec[i64]([0] * MAX_SEATS)


def score_aloud(state: TerracottaState, seat: i64, points: i64, source: i64) -> None:
    """Give points and say so."""
    if points != 0:
        score(state, seat, points, source)
        state.note("scored", seat, points, source)


def score_all(state: TerracottaState, points: vec[i64], source: i64) -> None:
    """Give every seat its points from one source."""
    for seat in range(state.seats):
        score_aloud(state, seat, points[seat], source)


def leader_of(counts: vec[i64]) -> i64:
    """The seat that alone has the highest count, if that is at least 1, or NOBODY."""
    most: i64 = 0
    leader: i64 = NOBODY
    for seat in range(len(counts)):
        if counts[seat] > most:
            most = counts[seat]
            leader = seat
        elif counts[seat] == most:
            leader = NOBODY
    return leader


def of_the_tied(counts: vec[i64], breakers: vec[i64]) -> vec[i64]:
    """The breakers of those who have the highest count, 0 for all others."""
    most: i64 = 0
    for count in counts:
        most = max(most, count)
    return vec[i64]([breakers[seat] if counts[seat] == most else 0 for seat in range(len(counts))])


def share_of(counts: vec[i64], seat: i64, leader: i64, domination: i64, presence: i64) -> i64:
    """Domination for the leader, presence for all others who are there."""
    if counts[seat] == 0:
        return 0
    return domination if seat == leader else presence


def shares(counts: vec[i64], leader: i64, domination: i64, presence: i64) -> vec[i64]:
    """What each seat gets."""
    points = vec[i64]([0] * len(counts))
    for seat in range(len(counts)):
        points[seat] = share_of(counts, seat, leader, domination, presence)
    return points


def dominate(counts: vec[i64], breakers: vec[i64], domination: i64, presence: i64) -> vec[i64]:
    """The single highest count dominates; a tie goes to the single highest breaker, or to nobody.

    Breakers count only for those who are tied for the highest count.
    """
    leader = leader_of(counts)
    if leader == NOBODY:
        leader = leader_of(of_the_tied(counts, breakers))
    return shares(counts, leader, domination, presence)


def warrior_points(
    state: TerracottaState, warriors: vec[i64], domination: i64, presence: i64
) -> vec[i64]:
    """What a set of warriors pays to each seat; archers facing one of them break a tie."""
    counts = counts_of(state, warriors)
    tied = leader_of(counts) == NOBODY and len(warriors) > 0
    breakers = archers_for(state, warriors) if tied else NO_BREAKERS
    return dominate(counts, breakers, domination, presence)


def leader_in(state: TerracottaState, area: Area, counts: vec[i64]) -> i64:
    """Who dominates an area in which these are; archers facing one of its warriors break a tie."""
    leader = leader_of(counts)
    if leader == NOBODY and total_of(counts) > 0:
        breakers = archers_for(state, warriors_in(state, area))
        leader = leader_of(of_the_tied(counts, breakers))
    return leader

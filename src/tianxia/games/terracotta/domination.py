"""Domination and presence: what a scored set pays to each seat."""

from __future__ import annotations

from tianxia.core.scores import score
from tianxia.games.terracotta.mausoleum import archers_for, counts_of
from tianxia.games.terracotta.state import TerracottaState


def score_aloud(state: TerracottaState, seat: int, points: int, source: int) -> None:
    """Give points and say so."""
    if points != 0:
        score(state, seat, points, source)
        state.note("scored", seat, points, source)


def score_all(state: TerracottaState, points: list[int], source: int) -> None:
    """Give every seat its points from one source."""
    for seat in range(state.seats):
        score_aloud(state, seat, points[seat], source)


def leaders_of(counts: list[int]) -> list[int]:
    """The seats with the highest count, if that is at least 1."""
    most = 1
    leaders: list[int] = []
    for seat in range(len(counts)):
        if counts[seat] > most:
            most = counts[seat]
            leaders = [seat]
        elif counts[seat] == most:
            leaders.append(seat)
    return leaders


def shares(counts: list[int], leader: int, domination: int, presence: int) -> list[int]:
    """Domination for the leader (-1: nobody), presence for all others who are there."""
    points = [0] * len(counts)
    for seat in range(len(counts)):
        if counts[seat] > 0:
            points[seat] = domination if seat == leader else presence
    return points


def dominate(
    counts: list[int], breakers: list[int] | None, domination: int, presence: int
) -> list[int]:
    """The single highest count dominates; a tie goes to the single highest breaker, or to nobody.

    Breakers count only for those who are tied for the highest count.
    """
    leaders = leaders_of(counts)
    leader = leaders[0] if len(leaders) == 1 else -1
    if len(leaders) > 1 and breakers is not None:
        most = 0
        for seat in leaders:
            if breakers[seat] > most:
                most = breakers[seat]
                leader = seat
            elif breakers[seat] == most:
                leader = -1
    return shares(counts, leader, domination, presence)


def warrior_points(
    state: TerracottaState, warriors: list[int], domination: int, presence: int
) -> list[int]:
    """What a set of warriors pays to each seat; archers facing one of them break a tie."""
    counts = counts_of(state, warriors)
    breakers: list[int] | None = None
    if len(leaders_of(counts)) > 1:
        breakers = archers_for(state, warriors)
    return dominate(counts, breakers, domination, presence)

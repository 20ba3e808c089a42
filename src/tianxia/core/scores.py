"""Points: how many, what for, and what that makes of the players."""

from __future__ import annotations

from tianxia.core.agenda import State
from tianxia.core.native import i64, vec
from tianxia.core.rows import plain
from tianxia.core.rules import Part


class ScoredState(State):
    """A position with rounds, phases, and points that are remembered under their sources."""

    round: i64  # 0 in set-up
    phase: i64
    points: vec[i64]
    scored: vec[i64]  # points by source: all sources of seat 0, then those of seat 1, …

    def sources(self) -> i64:
        """How many sources of points there are."""
        return len(self.scored) // self.seats


def score(state: ScoredState, seat: i64, points: i64, source: i64) -> None:
    """Give points and remember what they were for."""
    if points != 0:
        state.points[seat] += points
        state.scored[seat * state.sources() + source] += points


def scored_by(state: ScoredState, seat: i64) -> list[int]:
    """The seat's points by source."""
    sources = state.sources()
    return plain(state.scored[seat * sources : (seat + 1) * sources])


def scored_named(state: ScoredState, seat: i64, names: list[str]) -> dict[str, int]:
    """The seat's points by the names of their sources."""
    return dict(zip(names, scored_by(state, seat), strict=True))


def forecast_parts(points: int, names: list[str], final: list[int], given: bool) -> list[Part]:
    """Points now and those of the final scoring; once they are given, now is without them."""
    now = points - (sum(final) if given else 0)
    return [Part("now", now), *[Part(name, n) for name, n in zip(names, final, strict=True)]]


def ranks_in_order(points: vec[i64], order: list[int]) -> list[int]:
    """Rank by seat: more points first, among equals whoever comes earlier in the order."""
    seats = range(len(points))
    best = sorted(seats, key=lambda seat: (-points[seat], order.index(seat)))
    return [best.index(seat) + 1 for seat in seats]


def ranks_shared(worth: list[list[int]]) -> list[int]:
    """Rank by seat, by the first number that differs; who is equal in all shares a place."""
    return [1 + sum(other > own for other in worth) for own in worth]

"""The table of a tournament: who won how often, by how much, how surely, and how quickly."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from openskill.models import PlackettLuce

from tianxia.arena.statistics import Interval, mean, quantile, share
from tianxia.arena.tournament import Result

SLOW: Final = 0.95  # the share of games whose mean thinking time is shown as the slow one


@dataclass(frozen=True, slots=True)
class Standing:
    """What one bot achieved; a bot that holds two seats of a game counts twice."""

    bot: str
    games: int
    wins: Interval  # shared victories are divided
    places: list[int]  # how often each rank, from the first
    place_shares: list[Interval]  # the same as shares of the games
    score: Interval
    scores: list[int]
    rating: float
    uncertainty: float
    ms_per_decision: float
    ms_slow: float  # so long the slowest twentieth of the games took on average
    ms_longest: float
    failures: int  # choices that the casual level made in its place


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one bot ended before another at the same table; ties are halves."""

    bot: str
    other: str
    ahead: Interval
    games: int


def standings(results: list[Result]) -> list[Standing]:
    """All bots, the best rating first."""
    names = sorted({name for result in results for name in result.names})
    rated = ratings(results)
    found = [_standing(name, results, rated[name]) for name in names]
    return sorted(found, key=lambda standing: (-standing.rating, standing.bot))


def _standing(name: str, results: list[Result], rated: tuple[float, float]) -> Standing:
    seats = [(r, seat) for r in results for seat, bot in enumerate(r.names) if bot == name]
    wins = sum(1 / r.ranking.count(1) for r, seat in seats if r.ranking[seat] == 1)
    places = [0] * max(len(r.names) for r, _ in seats)
    for r, seat in seats:
        places[r.ranking[seat] - 1] += 1
    scores = [r.scores[seat] for r, seat in seats]
    decisions = sum(r.decisions[seat] for r, seat in seats)
    thinking = [1000 * r.seconds[seat] / max(1, r.decisions[seat]) for r, seat in seats]
    return Standing(
        name,
        len(seats),
        share(wins, len(seats)),
        places,
        [share(often, len(seats)) for often in places],
        mean([float(score) for score in scores]),
        scores,
        rated[0],
        rated[1],
        1000 * sum(r.seconds[seat] for r, seat in seats) / max(1, decisions),
        quantile(thinking, SLOW),
        1000 * max(r.slowest[seat] for r, seat in seats),
        sum(r.failures[seat] for r, seat in seats if r.failures),
    )


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mu and sigma) after all games in their order."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for r in results for name in r.names}
    for result in results:
        if len(set(result.names)) < 2:
            continue
        teams = [[rated[name]] for name in result.names]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranking])
        seen: dict[str, list[tuple[float, float]]] = {}
        for name, (new,) in zip(result.names, after, strict=True):
            seen.setdefault(name, []).append((new.mu, new.sigma))
        for name, values in seen.items():  # a bot on two seats learns the mean of both
            rated[name].mu = sum(mu for mu, _ in values) / len(values)
            rated[name].sigma = sum(sigma for _, sigma in values) / len(values)
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}


def duels(results: list[Result]) -> list[Duel]:
    """Every two bots that met."""
    found = []
    names = sorted({name for result in results for name in result.names})
    for bot, other in combinations(names, 2):
        ahead = 0.0
        games = 0
        for r in results:
            for seat, mine in enumerate(r.names):
                for place, theirs in enumerate(r.names):
                    if (mine, theirs) == (bot, other):
                        games += 1
                        ahead += (r.ranking[seat] < r.ranking[place]) + 0.5 * (
                            r.ranking[seat] == r.ranking[place]
                        )
        if games:
            found.append(Duel(bot, other, share(ahead, games), games))
    return found

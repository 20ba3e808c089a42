"""Counting many games: sums of whole numbers, so that the order of the games does not matter."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tianxia.match.driver import Outcome

WHOLE_WIN: Final = 60  # divisible by every number of seats that may share a victory


class Achieved:
    """What one bot, or one seat, achieved."""

    def __init__(self) -> None:
        self.games = 0  # seats taken: a bot that holds two seats of a game counts twice
        self.win_parts = 0
        self.ranks = 0
        self.points = 0
        self.squares = 0
        self.lowest = 0
        self.highest = 0

    def count(self, score: int, rank: int, win_parts: int) -> None:
        """One more seat of one more game."""
        self.lowest = min(self.lowest, score) if self.games else score
        self.highest = max(self.highest, score) if self.games else score
        self.games += 1
        self.win_parts += win_parts
        self.ranks += rank
        self.points += score
        self.squares += score * score

    def join(self, other: Achieved) -> None:
        """Count everything the other line counted."""
        if not other.games:
            return
        self.lowest = min(self.lowest, other.lowest) if self.games else other.lowest
        self.highest = max(self.highest, other.highest) if self.games else other.highest
        self.games += other.games
        self.win_parts += other.win_parts
        self.ranks += other.ranks
        self.points += other.points
        self.squares += other.squares

    @property
    def wins(self) -> float:
        """Victories; a victory shared by k seats is 1/k for each."""
        return self.win_parts / WHOLE_WIN

    @property
    def mean_rank(self) -> float:
        """The average place."""
        return self.ranks / self.games

    @property
    def mean_score(self) -> float:
        """The average score."""
        return self.points / self.games

    @property
    def sd_score(self) -> float:
        """The standard deviation of the scores (of these games, not an estimate for others)."""
        spread = self.squares * self.games - self.points * self.points
        return math.sqrt(spread) / self.games


class Tally:
    """All games of a simulation: by bot and by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.by_seat = [Achieved() for _ in range(seats)]
        self.by_bot: dict[str, Achieved] = {}

    def count(self, outcome: Outcome, bots: Sequence[str]) -> None:
        """One more game; `bots` are the names by seat."""
        self.games += 1
        self.decisions += outcome.decisions
        part = WHOLE_WIN // outcome.ranking.count(1)
        for seat, bot in enumerate(bots):
            score, rank = outcome.scores[seat], outcome.ranking[seat]
            win = part if rank == 1 else 0
            self.by_seat[seat].count(score, rank, win)
            self.by_bot.setdefault(bot, Achieved()).count(score, rank, win)

    def join(self, other: Tally) -> None:
        """Count all games the other tally counted."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.join(theirs)
        for bot, line in other.by_bot.items():
            self.by_bot.setdefault(bot, Achieved()).join(line)

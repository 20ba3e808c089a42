"""Rules, seats, options and utility of one OpenSpiel game, shared by all of its positions."""

from __future__ import annotations

from functools import cache
from typing import Final

from tianxia.core.agenda import State
from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.env.openspiel.numbering import Numbering
from tianxia.games.facts import Facts
from tianxia.games.registry import AnyRules, game_named, rules_for

RANK: Final = "rank"
SCORE: Final = "score"
UTILITIES: Final = [RANK, SCORE]

Agreed = tuple[tuple[str, OptionValue], ...]  # options in the order of the rules


class Arrangement:
    """What stays the same while a game is played."""

    def __init__(self, rules: AnyRules, seats: int, agreed: Agreed, utility: str) -> None:
        if utility not in UTILITIES:
            raise Unreadable(f"The utility cannot be {utility!r}; it can be rank or score.")
        self.rules: Final = rules
        self.seats: Final = seats
        self.agreed: Final = agreed
        self.utility: Final = utility
        self.everybody: Final = (1 << seats) - 1
        self.numbering: Final = Numbering(rules.catalogue)
        self.facts: Final[Facts] = game_named(rules.name).facts
        self.has_secrets: Final = self.facts.has_secrets(dict(agreed))
        self.decisions: Final = self.facts.decisions.at(seats)
        self.draws: Final = self.facts.draws.at(seats)
        self.longest: Final = self.decisions + self.draws
        self.beginning: Final[State] = rules.new_game(seats, dict(agreed))

    def payoffs(self, state: State) -> list[float]:
        """What a finished game is worth to each seat."""
        if self.utility == SCORE:
            return [float(points) for points in self.rules.scores(state)]
        return by_rank(self.rules.ranking(state))


def by_rank(ranking: list[int]) -> list[float]:
    """From -1 for the last to 1 for the first, in even steps; seats of one rank share theirs.

    >>> by_rank([1, 2, 2, 4])
    [1.0, 0.0, 0.0, -1.0]
    """
    others = len(ranking) - 1
    payoffs: list[float] = []
    for own in ranking:
        worse = sum(rank > own for rank in ranking)
        better = sum(rank < own for rank in ranking)
        payoffs.append((worse - better) / others)
    return payoffs


@cache
def _made(rules: AnyRules, seats: int, agreed: Agreed, utility: str) -> Arrangement:
    return Arrangement(rules, seats, agreed, utility)


def arrangement_for(name: str, seats: int, options: dict[str, object], utility: str) -> Arrangement:
    """The table of a game with the rules of now; positions of one table share it."""
    rules = rules_for(name)
    rules.check_seats(seats)
    agreed = tuple(rules.read_options(options).items())
    return _made(rules, seats, agreed, utility)

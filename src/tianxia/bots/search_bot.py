"""A bot that searches: strong where the judgement of a position alone is not."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tianxia.bots.protocol import Table
from tianxia.core.agenda import apply, pending
from tianxia.core.rules import Json
from tianxia.search.greedy import AnyEvaluator
from tianxia.search.ismcts import Findings, Search, SearchSettings

FURTHER: Final = 0.5  # of the time, for a further question of the same turn
LEAST: Final = 64  # tries below which a search says little
PATIENCE: Final = 3.0  # times its seconds that a search may take for so many tries


class SearchBot:
    """Thinks for a number of iterations or seconds, whichever ends first.

    The further questions of a turn start from what was already tried, and have half the time. One
    that is `thorough` keeps its promise by tries too: with fewer than 64 when its time is over it
    goes on, up to three times as long.
    """

    def __init__(
        self,
        evaluator: AnyEvaluator,
        seed: int,
        iterations: int,
        seconds: float,
        settings: SearchSettings | None = None,
        unwanted: Callable[[], bool] | None = None,
        thorough: bool = False,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.evaluator: Final = evaluator
        self.seed: Final = seed
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.settings: Final = SearchSettings() if settings is None else settings
        self.unwanted: Callable[[], bool] | None = unwanted
        self.hurried: Callable[[], bool] | None = None  # whether somebody else waits
        self.clock: Callable[[], float] = clock  # by which its seconds are counted
        self.thorough: Final = thorough
        self.share: float = 1.0  # of its seconds, when many want to think
        self.search: Search | None = None  # of the turn that is going on
        self.chosen: int = 0  # the last answer of that turn
        self.expected: Json | None = None  # the view at its next question

    def choose(self, table: Table) -> int:
        """The choice tried most; what is known of its follow-up questions is kept."""
        self.chosen = self.think(table).choice
        self.expected = expected_view(table, self.chosen, self.seed)
        return self.chosen

    def think(self, table: Table) -> Findings:
        """The choice with all that speaks for it."""
        if self.search is not None and self.expected is not None and self.expected == table.view():
            self.search.follow(self.chosen, table.sample)
            self.search.unwanted = self.unwanted
            seconds = FURTHER * self.share * self.seconds
        else:
            self.search = self.fresh(table)
            seconds = self.share * self.seconds
        self.search.hurried = self.hurried
        self.expected = None
        iterations = max(1, self.iterations - self.search.root.visits)
        least = LEAST if self.thorough and self.share >= 1 else 0
        return self.search.run(iterations, seconds, least, PATIENCE * seconds)

    def fresh(self, table: Table) -> Search:
        """A search that knows nothing yet."""
        return Search(
            table.rules,
            self.evaluator,
            table.sample,
            self.seed,
            self.settings,
            self.clock,
            self.unwanted,
        )


def expected_view(table: Table, choice: int, seed: int) -> Json | None:
    """What the seat sees at its next question if nothing but its own answers comes between."""
    state = table.sample(seed)
    seat = table.seat
    apply(state, choice)
    question = pending(state)
    while question is not None and question.seat == seat:
        legal = question.legal(state)
        if len(legal) > 1:
            return table.rules.view(state, seat)
        apply(state, legal[0])
        question = pending(state)
    return None

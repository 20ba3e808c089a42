"""A bot that searches: strong where the judgement of a position alone is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.bots.protocol import Table
from tianxia.search.greedy import AnyEvaluator
from tianxia.search.ismcts import Findings, Search, Settings


class SearchBot:
    """Thinks for a number of iterations or seconds, whichever ends first."""

    def __init__(
        self,
        evaluator: AnyEvaluator,
        seed: int,
        iterations: int,
        seconds: float,
        settings: Settings | None = None,
        unwanted: Callable[[], bool] | None = None,
    ) -> None:
        self.evaluator: Final = evaluator
        self.seed: Final = seed
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.settings: Final = Settings() if settings is None else settings
        self.unwanted: Final = unwanted

    def choose(self, table: Table) -> int:
        """The choice tried most."""
        return self.think(table).choice

    def think(self, table: Table) -> Findings:
        """The choice with all that speaks for it."""
        search = Search(
            table.rules,
            self.evaluator,
            table.sample,
            self.seed,
            self.settings,
            unwanted=self.unwanted,
        )
        return search.run(self.iterations, self.seconds)

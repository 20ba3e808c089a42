"""A bot that plays like somebody new to the game: sensibly, as far as it sees."""

from __future__ import annotations

from typing import Final

from tianxia.bots.heuristic import SAMPLE_SEED
from tianxia.bots.protocol import Table
from tianxia.core.dice import Dice
from tianxia.search.greedy import AnyEvaluator, Greedy


class NoviceBot:
    """Overlooks many choices, and takes the one it judges best of the others.

    Of two choices nobody overlooks one: whether to pass is seen by everybody.
    """

    def __init__(self, evaluator: AnyEvaluator, seed: int, overlooks: int) -> None:
        self.evaluator: Final = evaluator
        self.dice: Final = Dice(seed)
        self.overlooks: Final = overlooks  # of a hundred choices

    def choose(self, table: Table) -> int:
        """The best choice it sees; if it overlooks all of them, it looks again."""
        legal = table.legal()
        seen = legal
        if len(legal) > 2:
            seen = [choice for choice in legal if self.dice.below(100) >= self.overlooks] or legal
        greedy = Greedy(table.rules, self.evaluator)
        return greedy.best(table.sample(SAMPLE_SEED), seen, table.seat).choice

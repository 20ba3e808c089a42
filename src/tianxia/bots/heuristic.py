"""A bot that tries every choice on a copy of the table and takes the one it judges best."""

from __future__ import annotations

from typing import Final

from tianxia.bots.protocol import Table
from tianxia.core.words import Said
from tianxia.search.greedy import AnyEvaluator, Greedy

SAMPLE_SEED: Final = 1  # always the same: equal tables get equal answers
REASONS: Final = 3  # more would not help anybody
NOTHING: Final = "hint-nothing"


class HeuristicBot:
    """One choice deep; the seat's own follow-up questions of the turn are answered greedily."""

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self.evaluator: Final = evaluator

    def choose(self, table: Table) -> int:
        """The choice with the best outcome; of equal ones the lowest."""
        greedy = Greedy(table.rules, self.evaluator)
        return greedy.best(table.sample(SAMPLE_SEED), table.legal(), table.seat).choice

    def explain(self, table: Table, choice: int) -> list[Said]:
        """The terms in which the choice differs most from the others' average, gains first."""
        greedy = Greedy(table.rules, self.evaluator)
        sample = table.sample(SAMPLE_SEED)
        others = [other for other in table.legal() if other != choice]
        if not others:
            return [Said(NOTHING)]
        mean: dict[str, float] = {}
        for other in others:
            outcome = greedy.outcome(sample, other, table.seat)
            for term in self.evaluator.terms(outcome, table.seat):
                mean[term.name] = mean.get(term.name, 0.0) + term.value / len(others)
        chosen = greedy.outcome(sample, choice, table.seat)
        differences: list[tuple[int, str]] = []
        for term in self.evaluator.terms(chosen, table.seat):
            difference = round(term.value - mean.get(term.name, 0.0))
            if difference != 0:
                differences.append((difference, term.name))
        strongest = sorted(differences, key=lambda pair: (-abs(pair[0]), pair[1]))[:REASONS]
        if not strongest:
            return [Said(NOTHING)]
        gains_first = sorted(strongest, key=lambda pair: pair[0] < 0)
        return [Said(f"hint-{name}", {"n": difference}) for difference, name in gains_first]

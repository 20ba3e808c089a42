"""A bot that tries every choice on a copy of the table and takes the one it judges best."""

from __future__ import annotations

from typing import Any, Final

from tianxia.bots.protocol import Table
from tianxia.core.agenda import Decision, State, apply
from tianxia.core.words import Said
from tianxia.games.registry import AnyRules
from tianxia.search.evaluator import Evaluator

AnyEvaluator = Evaluator[Any]  # the bot hands positions on without looking inside

SAMPLE_SEED: Final = 1  # always the same: equal tables get equal answers
REASONS: Final = 3  # more would not help anybody
NOTHING: Final = "hint-nothing"


class HeuristicBot:
    """One choice deep; the seat's own follow-up questions of the turn are answered greedily."""

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self.evaluator: Final = evaluator

    def choose(self, table: Table) -> int:
        """The choice with the best outcome; of equal ones the lowest."""
        sample = table.sample(SAMPLE_SEED)
        return self.best(table.rules, sample, table.legal(), table.seat)[0]

    def best(self, rules: AnyRules, state: State, legal: list[int], seat: int) -> tuple[int, State]:
        """The best of the choices and the position at the end of the turn it begins."""
        best_choice = -1
        best_value = 0.0
        best_outcome = state
        for choice in legal:
            outcome = self.outcome(rules, state, choice, seat)
            value = self.evaluator.value(outcome, seat)
            if best_choice < 0 or value > best_value:
                best_choice = choice
                best_value = value
                best_outcome = outcome
        return best_choice, best_outcome

    def outcome(self, rules: AnyRules, state: State, choice: int, seat: int) -> State:
        """The position after the choice and the seat's further answers of the same turn."""
        after: State = rules.clone(state)
        below = len(after.agenda) - 1
        apply(after, choice)
        while is_same_turn(state, after, below, seat):
            question = after.agenda[-1]
            assert isinstance(question, Decision), "the agenda is settled"
            legal = question.legal(after)
            if len(legal) == 1:
                apply(after, legal[0])
            else:
                after = self.best(rules, after, legal, seat)[1]
        return after

    def explain(self, table: Table, choice: int) -> list[Said]:
        """The terms in which the choice differs most from the others' average, gains first."""
        sample = table.sample(SAMPLE_SEED)
        others = [other for other in table.legal() if other != choice]
        if not others:
            return [Said(NOTHING)]
        mean: dict[str, float] = {}
        for other in others:
            outcome = self.outcome(table.rules, sample, other, table.seat)
            for term in self.evaluator.terms(outcome, table.seat):
                mean[term.name] = mean.get(term.name, 0.0) + term.value / len(others)
        chosen = self.outcome(table.rules, sample, choice, table.seat)
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


def is_same_turn(before: State, after: State, below: int, seat: int) -> bool:
    """Whether the question on top was raised by the answer: all business below it is as it was."""
    if len(after.agenda) <= below or after.agenda[-1].seat != seat:
        return False
    return below == 0 or after.agenda[below - 1] is before.agenda[below - 1]

"""A decision of the rules as the question that a browser shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tianxia.core.agenda import Decision, State, apply, pending
from tianxia.core.blocks import Question
from tianxia.core.words import Said, word_of
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.server.wire.canonical import Seen
from tianxia.server.wire.messages import AmountOut, BlockedOut, OptionOut, QuestionOut
from tianxia.server.wire.said import said_out

# Reasons that only say that a thing is not on the table: nobody can point at it, so nobody asks.
# A game says so by choosing keys that begin like this.
ABSENT: Final = ("reason-no-such-", "reason-not-there")


def kind_of(decision: Decision[Any]) -> str:
    """The kind of question, as word files and clients know it."""
    return word_of(type(decision).__name__)


def question_out(match: Match, seen: Seen) -> QuestionOut:
    """The question asked now, as the seat that must answer sees it."""
    present = seen.present(match.rules.things, match.to_move)
    return question_of(match.rules, match.state, match.ply, present)


def question_at(rules: AnyRules, state: State, ply: int, view: dict[str, object]) -> QuestionOut:
    """The question of any position, with the view of the seat that must answer."""
    decision = pending(state)
    assert decision is not None, "there is a question"
    return question_of(rules, state, ply, rules.things.present(view, decision.seat))


def question_of(rules: AnyRules, state: State, ply: int, present: set[str]) -> QuestionOut:
    """The question with its options and the reasons against everything else on the table."""
    decision = pending(state)
    assert decision is not None, "there is a question"
    legal = decision.legal(state)
    options = [
        OptionOut(
            choice,
            said_out(decision.label(state, choice)),
            decision.targets(state, choice),
            [AmountOut(amount.what, amount.n) for amount in decision.preview(state, choice)],
            ends_turn(rules, state, choice),
        )
        for choice in legal
    ]
    return QuestionOut(
        decision.seat,
        ply,
        kind_of(decision),
        said_out(decision.prompt(state)),
        options,
        blocked_out(rules, decision, state, legal, options, present),
    )


def ends_turn(rules: AnyRules, state: State, choice: int) -> bool:
    """Whether somebody else, or chance, comes next: after that there is no way back."""
    trial = rules.clone(state)
    asked = pending(state)
    question = apply(trial, choice)
    while question is not None and asked is not None and question.seat == asked.seat:
        choices = question.legal(trial)
        if len(choices) > 1:
            return False
        question = apply(trial, choices[0])
    return True


def blocked_out(
    rules: AnyRules,
    decision: Decision[Any],
    state: Any,
    legal: list[int],
    options: list[OptionOut],
    present: set[str],
) -> list[BlockedOut]:
    """Why not: for every thing there that no legal option concerns, the most telling reason."""
    dead = present - {target for option in options for target in option.targets}
    allowed = set(legal)
    reasons = Reasons(decision, state)
    choices = Choices(decision, state)
    for choice in choices.within(present):
        targets = choices.targets(choice)
        if choice not in allowed and present.issuperset(targets):
            reasons.give(choice, [target for target in targets if target in dead])
    untold = dead.difference(reasons.found)  # perhaps by choices that concern what is not there
    for choice in choices.about(untold):
        targets = choices.targets(choice)
        if choice not in allowed and not present.issuperset(targets):
            reasons.give(choice, [target for target in targets if target in untold])
    return [
        BlockedOut(targets, said_out(reason), rules.clause_of(reason.key))
        for reason, targets in reasons.best().items()
    ]


class Choices:
    """The choices of a question by what they concern; one that has a menu need not walk them."""

    def __init__(self, decision: Decision[Any], state: Any) -> None:
        self.decision: Final = decision
        self.state: Final = state
        self.menu: Final = decision.menu() if isinstance(decision, Question) else None
        self.targets: Final = cache(lambda choice: decision.targets(state, choice))

    def within(self, things: set[str]) -> Sequence[int]:
        """All that concern none but these things, and perhaps others."""
        if self.menu is None:
            return range(self.decision.size)
        return self.menu.within(self.state, self.decision, things)

    def about(self, things: set[str]) -> Sequence[int]:
        """All that concern one of the things, and perhaps others."""
        if self.menu is None:
            return range(self.decision.size)
        return self.menu.concerning(self.state, self.decision, things)


class Reasons:
    """The reasons against things, collected choice by choice."""

    def __init__(self, decision: Decision[Any], state: Any) -> None:
        self.decision: Final = decision
        self.state: Final = state
        self.found: Final[dict[str, list[Said]]] = {}
        self.often: Final[Counter[str]] = Counter()

    def give(self, choice: int, dead: list[str]) -> None:
        """The reason against the choice is one against these things."""
        reason = self.decision.reason(self.state, choice) if dead else None
        if reason is None or reason.key.startswith(ABSENT):
            return
        self.often[reason.key] += 1
        for target in dead:
            self.found.setdefault(target, []).append(reason)

    def best(self) -> dict[Said, list[str]]:
        """The most telling reason of every thing: the rarest says most about this very thing."""
        grouped: dict[Said, list[str]] = {}
        for target, reasons in self.found.items():
            best = min(
                reasons, key=lambda said: (said.key == "reason-not-now", self.often[said.key])
            )
            grouped.setdefault(best, []).append(target)
        return grouped

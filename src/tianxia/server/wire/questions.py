"""A decision of the rules as the question that a browser shows."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tianxia.core.agenda import Decision, State, apply, pending
from tianxia.core.words import Said, word_of
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.server.wire.messages import AmountOut, BlockedOut, OptionOut, QuestionOut
from tianxia.server.wire.said import said_out

# Reasons that only say that a thing is not on the table: nobody can point at it, so nobody asks.
# A game adds to them by choosing keys that begin with the first two.
ABSENT: Final = ("reason-no-such-", "reason-not-there", "reason-not-living-there")


def kind_of(decision: Decision[Any]) -> str:
    """The kind of question, as word files and clients know it."""
    return word_of(type(decision).__name__)


def question_out(match: Match, view: object) -> QuestionOut:
    """The question asked now, as the seat that must answer sees it."""
    return question_at(match.rules, match.state, match.ply, view)


def question_at(rules: AnyRules, state: State, ply: int, view: object) -> QuestionOut:
    """The question with its options and the reasons against everything else in sight."""
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
        blocked_out(rules, decision, state, legal, options, Sight(view)),
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


class Sight:
    """What a view names: words anywhere in it, and numbers a thing may be called by."""

    def __init__(self, view: object) -> None:
        self.words: Final[set[str]] = set()
        self.ids: Final[set[int]] = set()
        self.longest = 0  # things without an id of their own are numbered from 1
        self._known: Final[dict[str, bool]] = {}
        self._look(view)

    def _look(self, value: object) -> None:
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, list):
            self.longest = max(self.longest, len(value))
            for part in value:
                self._look(part)
        elif isinstance(value, dict):
            for key, part in value.items():
                self.words.add(key)
                if key == "id" and isinstance(part, int):
                    self.ids.add(part)
                self._look(part)

    def has(self, target: str) -> bool:
        """Whether the thing can be on the table: every part of its name is in the view."""
        known = self._known.get(target)
        if known is None:
            known = self._known[target] = self._names(target)
        return known

    def _names(self, target: str) -> bool:
        for part in target.split(":")[1:]:
            if part.isdigit():
                if int(part) not in self.ids and int(part) > self.longest:
                    return False
            elif part not in self.words and len(part) > 3:
                return False
        return True


def blocked_out(
    rules: AnyRules,
    decision: Decision[Any],
    state: Any,
    legal: list[int],
    options: list[OptionOut],
    sight: Sight,
) -> list[BlockedOut]:
    """Why not: for every thing in sight that no legal option concerns, the most telling reason."""
    open_targets = {target for option in options for target in option.targets}
    found: dict[str, list[Said]] = {}
    often: Counter[str] = Counter()
    allowed = set(legal)
    for choice in range(decision.size):
        if choice in allowed:
            continue
        targets = decision.targets(state, choice)
        dead = [target for target in targets if target not in open_targets and sight.has(target)]
        reason = decision.reason(state, choice) if dead else None
        if reason is None or reason.key.startswith(ABSENT):
            continue
        often[reason.key] += 1
        for target in dead:
            found.setdefault(target, []).append(reason)
    grouped: dict[Said, list[str]] = {}
    for target, reasons in found.items():
        # the rarest reason says most about this very thing
        best = min(reasons, key=lambda said: (said.key == "reason-not-now", often[said.key]))
        grouped.setdefault(best, []).append(target)
    return [
        BlockedOut(targets, said_out(reason), rules.clause_of(reason.key))
        for reason, targets in grouped.items()
    ]

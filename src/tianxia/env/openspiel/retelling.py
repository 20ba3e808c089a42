"""Another history that one seat cannot tell from the true one.

What the seat has seen stays as it was. Answers hidden from it that are still secret are given anew:
nature's by their odds, a rival's at random, as OpenSpiel asks for. Hidden answers that have come to
light since stay as they were. The retold history is kept only if the seat hears in it, ply by ply,
what it heard in truth; so its information state is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.agenda import Decision, State
from tianxia.env.openspiel.hidden import Secrets, secrets_of
from tianxia.env.openspiel.node import Node
from tianxia.env.openspiel.story import Ply, Story

TRIES: Final = 64  # the more of them fail, the more secrets are kept as they were

Sampler = Callable[[], float]  # numbers from 0 up to 1


def retold(position: Node, viewer: int, sampler: Sampler) -> Node | None:
    """A position the viewer cannot tell from this one; None if it knows everything."""
    secrets = secrets_of(position.story)
    plies = position.story.plies
    hidden = [at for at in secrets.kept if not plies[at].seen_by >> viewer & 1]
    for failed in range(TRIES):
        truth = failed / TRIES
        open_again = {at for at in hidden if not truth or sampler() >= truth}
        if open_again:
            told = Retelling(position, viewer, open_again, sampler).tell(secrets)
            if told is not None:
                return told
    return None if not hidden else position.clone()


class Retelling:
    """One try to tell a story with other secrets."""

    def __init__(self, position: Node, viewer: int, open_again: set[int], sampler: Sampler) -> None:
        self.table: Final = position.table
        self.story: Final = position.story
        self.viewer: Final = viewer
        self.open_again: Final = open_again
        self.sampler: Final = sampler
        self.needed: Final[dict[tuple[str, int], list[int]]] = {}

    def tell(self, secrets: Secrets) -> Node | None:
        """The whole story again from the first secret on; None if the viewer notices."""
        plies = self.story.plies
        begin = min(secrets.kept[at] for at in self.open_again)
        self._reserve(begin)
        position = self._begun(begin, secrets)
        for at in range(begin, len(plies)):
            ply = plies[at]
            question = position.question
            if question is None or not is_same(question, ply.question):
                return None
            choice = self._again(position, question, at) if at in self.open_again else ply.choice
            if choice is None or choice not in position.choices():
                return None
            position.answer(choice)
            if not self._sounds_like(position.story.plies[at], ply):
                return None
        return position

    def _begun(self, begin: int, secrets: Secrets) -> Node:
        """The position before the first secret."""
        story = Story(self.table)
        story.plies = self.story.plies[:begin]
        story.is_veiled = True
        return Node(self.table, self.table.rules.clone(secrets.before[begin]), story)

    def _reserve(self, begin: int) -> None:
        """Note which answers will be given later in any case."""
        kinds = {type(self.story.plies[at].question).__name__ for at in self.open_again}
        for at in range(begin, len(self.story.plies)):
            ply = self.story.plies[at]
            name = type(ply.question).__name__
            if name in kinds and at not in self.open_again:
                self.needed.setdefault((name, ply.choice), []).append(at)

    def _again(self, position: Node, question: Decision[State], at: int) -> int | None:
        """A new answer, of which nothing later will miss what it takes."""
        choices = list(position.choices())
        weights = list(question.weights(position.state) or [1] * len(choices))
        while choices:
            place = chosen(weights, self.sampler())
            if not self._is_missed(position, question, choices[place], at):
                return choices[place]
            del choices[place], weights[place]
        return None

    def _is_missed(self, position: Node, question: Decision[State], choice: int, at: int) -> bool:
        """Whether a later answer that stays could not be given any more."""
        name = type(question).__name__
        later = [ply for ply in self.needed.get((name, choice), []) if ply > at]
        if not later:
            return False
        asked = [self.story.plies[ply].question for ply in later]
        asked = [other for other in asked if choice in other.legal(position.state)]
        if not asked:
            return False
        after: State = self.table.rules.clone(position.state)
        after.pop()
        question.apply(after, choice)
        return any(choice not in other.legal(after) for other in asked)

    def _sounds_like(self, told: Ply, true: Ply) -> bool:
        """Whether the viewer hears the same of both answers."""
        return told.heard(self.viewer) == true.heard(self.viewer)


def is_same(question: Decision[State], other: Decision[State]) -> bool:
    """Whether the same is asked of the same seat."""
    return type(question) is type(other) and question.seat == other.seat


def chosen(weights: list[int], at: float) -> int:
    """The place that a number from 0 up to 1 stands for."""
    left = at * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1

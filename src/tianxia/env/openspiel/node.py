"""A position as OpenSpiel holds it: the state, the question asked, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tianxia.core.agenda import NATURE, Decision, State, answer, pending
from tianxia.core.errors import Illegal
from tianxia.core.journal import Journal
from tianxia.env.openspiel.arrangement import Arrangement, arrangement_for
from tianxia.env.openspiel.story import Ply, Story

Floats = npt.NDArray[np.float32]


class Node:
    """A state with its question, its open choices (worked out once), and its story."""

    __slots__ = (
        "_choices",
        "_encodings",
        "_numbers",
        "_odds",
        "question",
        "state",
        "story",
        "table",
    )

    def __init__(self, table: Arrangement, state: State, story: Story) -> None:
        self.table: Final = table
        self.state: Final = state
        self.story: Final = story
        self.question: Decision[State] | None = pending(state)
        self._forget()

    def _forget(self) -> None:
        self._choices: list[int] | None = None
        self._numbers: list[int] | None = None
        self._odds: list[tuple[int, float]] | None = None
        self._encodings: dict[int, Floats] = {}

    # -- questions ------------------------------------------------------------------------------

    def choices(self) -> list[int]:
        """What can be answered now, as the question counts it."""
        if self._choices is None:
            assert self.question is not None, "there is a question"
            self._choices = self.question.legal(self.state)
        return self._choices

    def numbers(self) -> list[int]:
        """What can be answered now, as OpenSpiel counts it."""
        if self._numbers is None:
            assert self.question is not None, "there is a question"
            first = self.table.numbering.first(self.question)
            self._numbers = [first + choice for choice in self.choices()]
        return self._numbers

    def odds(self) -> list[tuple[int, float]]:
        """Nature's outcomes with their probabilities."""
        if self._odds is None:
            assert self.question is not None, "nature is asked"
            numbers = self.numbers()
            weights = self.question.weights(self.state) or [1] * len(numbers)
            total = sum(weights)
            self._odds = [(n, weight / total) for n, weight in zip(numbers, weights, strict=True)]
        return self._odds

    def encoding(self, viewer: int) -> Floats:
        """The position as numbers for a viewer."""
        if viewer not in self._encodings:
            numbers: list[float] = []
            self.table.rules.encode(self.state, viewer, numbers)
            self._encodings[viewer] = np.array(numbers, np.float32)
        return self._encodings[viewer]

    # -- answers --------------------------------------------------------------------------------

    def play(self, number: int) -> None:
        """Answer the question; what is not open is refused and changes nothing."""
        if self.question is None:
            raise Illegal("The game is over.")
        if number not in self.numbers():
            who = "nature" if self.question.seat == NATURE else f"player {self.question.seat}"
            raise Illegal(f"Action {number} is not open to {who} now.")
        self.answer(number - self.table.numbering.first(self.question))

    def answer(self, choice: int) -> None:
        """Answer the question with a choice that is known to be legal."""
        question = self.question
        assert question is not None, "there is a question"
        state = self.state
        mask = question.seen_by(state, choice)
        story = self.story
        if mask != self.table.everybody:
            story.is_veiled = True
        if story.is_veiled:
            journal = state.journal = Journal()
            self.question = answer(state, question, choice)
            state.journal = None
            story.plies.append(Ply(question, choice, mask, journal.notes))
        else:  # everybody has seen everything: there is nothing to tell
            self.question = answer(state, question, choice)
            story.plies.append(Ply(question, choice, mask, ()))
        self._forget()

    # -- copies ---------------------------------------------------------------------------------

    def clone(self) -> Node:
        """An independent copy; what was worked out is shared."""
        copy = Node(self.table, self.table.rules.clone(self.state), self.story.clone())
        copy._choices = self._choices
        copy._numbers = self._numbers
        copy._odds = self._odds
        copy._encodings = self._encodings
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        answers = [ply.choice for ply in self.story.plies]
        where = (table.rules.name, table.seats, dict(table.agreed), table.utility)
        return told_again, (*where, answers)


def opened(table: Arrangement) -> Node:
    """A position at the very beginning."""
    return Node(table, table.rules.clone(table.beginning), Story(table))


def told_again(
    name: str, seats: int, options: dict[str, object], utility: str, answers: Sequence[int]
) -> Node:
    """The position that these answers lead to."""
    position = opened(arrangement_for(name, seats, options, utility))
    for choice in answers:
        position.answer(choice)
    return position

"""Positions of a log: answers that were checked when they were given, carried out again.

Whatever goes back to an earlier position comes here: undo, history, review. Answers that come from
outside are checked one by one by `replay` in `match/record.py`, whether from a file or a store.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from tianxia.core.agenda import Decision, State, apply, pending
from tianxia.games.registry import AnyRules

KEEP_EVERY: Final = 16  # plies between copies kept for going back


class Answered(Protocol):
    """An entry of a log."""

    @property
    def text(self) -> str:
        """The catalogue's line."""


def follow(
    rules: AnyRules, state: State, entries: Sequence[Answered]
) -> Iterator[tuple[Decision[Any], int]]:
    """Carry out the answers of a log, each after its question and choice were handed out."""
    for entry in entries:
        question = pending(state)
        assert question is not None, "the log leads to a question"
        choice = rules.catalogue.choice_of(question, entry.text)
        yield question, choice
        apply(state, choice)


class Positions:
    """The positions of one match by ply: copies are kept along the way."""

    def __init__(self, rules: AnyRules, start: State) -> None:
        self.rules: Final = rules
        self.kept: Final[dict[int, State]] = {0: rules.clone(start)}

    def keep(self, ply: int, state: State) -> None:
        """Copy the position at this ply, if it is one of those that are kept."""
        if ply % KEEP_EVERY == 0:
            self.kept[ply] = self.rules.clone(state)

    def cut(self, ply: int) -> None:
        """The answers from this ply on were taken back."""
        for later in [at for at in self.kept if at > ply]:
            del self.kept[later]

    def at(self, ply: int, entries: Sequence[Answered]) -> State:
        """A position of one's own: that of the question at `ply`, by the nearest copy before it."""
        base = max(at for at in self.kept if at <= ply)
        state: State = self.rules.clone(self.kept[base])
        deque(follow(self.rules, state, entries[base:ply]), maxlen=0)
        return state

"""What the views of all games tell alike: questions still to be answered, and who sees a field."""

from __future__ import annotations

from typing import Annotated, TypeVar

from tianxia.core.agenda import Decision, Frame, State

T = TypeVar("T")
Own = Annotated[T | None, "own"]  # what only its owner sees: nothing to everybody else
Others = Annotated[T | None, "others"]  # what all but its owner see: nothing to the owner


def questions_ahead(state: State) -> list[Frame]:
    """The questions still to be answered, the next one first; what follows lies below a step."""
    ahead: list[Frame] = []
    for frame in reversed(state.agenda):
        if not isinstance(frame, Decision):
            break
        ahead.append(frame)
    return ahead


def all_questions(state: State) -> list[Frame]:
    """All questions on the agenda, the next one first, also those that steps will come before."""
    return [frame for frame in reversed(state.agenda) if isinstance(frame, Decision)]

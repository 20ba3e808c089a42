"""The better line in words: how far the deciding seat could foresee it."""

from __future__ import annotations

from typing import Final

from tianxia.bots.protocol import Table
from tianxia.core.agenda import NATURE, Decision, State, apply, pending
from tianxia.review.data import Label, Step
from tianxia.search.ismcts import Line

WORLDS: Final = 4  # a step is told when it can be made in all of them


def foreseen(table: Table, line: Line, seed: int) -> list[Step]:
    """The choice and what is most likely to follow.

    The line ends where chance decides, where a step cannot be made in every world that the seat
    thinks possible, and where the search tried too little for the next step to mean anything.
    """
    worlds = [table.sample(seed + number) for number in range(WORLDS)]
    question = pending(worlds[0])
    assert question is not None, "the seat is asked"
    first = table.rules.catalogue.action_id(question, line.choice)
    steps: list[Step] = []
    for action in [first, *line.then[: line.visits.bit_length() // 2]]:
        questions = [_open_question(world) for world in worlds]
        step = _step(table, action, questions, worlds)
        if step is None:
            break
        steps.append(step)
    return steps


def _open_question(state: State) -> Decision[State] | None:
    """The next question somebody has to think about; None when chance or the end comes first."""
    while (question := pending(state)) is not None:
        choices = question.legal(state)
        if len(choices) > 1:
            return None if question.seat == NATURE else question
        apply(state, choices[0])
    return None


def _step(
    table: Table, action: int, questions: list[Decision[State] | None], worlds: list[State]
) -> Step | None:
    """The action as a step, made in all worlds; None if it cannot be made in one of them."""
    catalogue = table.rules.catalogue
    name = catalogue.names[action]
    choice = action - catalogue.bases[name]
    for question, world in zip(questions, worlds, strict=True):
        if question is None or type(question).__name__ != name:
            return None
        if choice not in question.legal(world):
            return None
    asked, world = questions[0], worlds[0]
    assert asked is not None, "it was looked at above"
    said = asked.label(world, choice)
    targets = asked.targets(world, choice)
    step = Step(asked.seat, catalogue.text(action), Label(said.key, dict(said.args)), targets)
    for one in worlds:
        apply(one, choice)
    return step

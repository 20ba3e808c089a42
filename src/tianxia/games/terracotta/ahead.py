"""What a worker could do in a segment, before it stands there."""

from __future__ import annotations

from tianxia.games.terracotta.actions import UseAbility, can_perform, can_use, use_ability
from tianxia.games.terracotta.names import INNER, MASTER, MIDDLE, OUTER, SPECIALIST
from tianxia.games.terracotta.ring_actions import INNER_QUESTIONS, MIDDLE_QUESTIONS, RingQuestion
from tianxia.games.terracotta.state import TerracottaState


def able_at(here: TerracottaState, seat: int, segment: int, worker: int) -> list[bool]:
    """Which actions of the rings the seat could perform there; the copy given is put there.

    An action counts when some answers to the rings before it make it possible: they may bring the
    coins for it, ready the weapon for it, or give the Steward something to repeat.
    """
    here.segment = segment
    here.worker = worker
    here.performed = 0
    able = at_once(here, seat)
    edition = here.edition
    hiring = edition.action_kind[here.action_at(MIDDLE, segment)] == MASTER
    buying = edition.action_kind[here.action_at(OUTER, segment)] == SPECIALIST
    if (hiring and not able[MIDDLE]) or (buying and not able[OUTER]):  # nothing else can be brought
        for inner in answered(here, INNER_QUESTIONS[seat]):
            able[MIDDLE] = able[MIDDLE] or at_once(inner, seat)[MIDDLE]
            if buying and not able[OUTER]:
                for middle in answered(inner, MIDDLE_QUESTIONS[seat]):
                    able[OUTER] = able[OUTER] or at_once(middle, seat)[OUTER]
    return able


def at_once(state: TerracottaState, seat: int) -> list[bool]:
    """Which actions of the three rings could be performed now."""
    segment = state.segment
    return [
        can_perform(state, seat, state.action_at(INNER, segment)),
        can_perform(state, seat, state.action_at(MIDDLE, segment)),
        can_perform(state, seat, state.action_at(OUTER, segment)),
    ]


def answered(state: TerracottaState, question: RingQuestion) -> list[TerracottaState]:
    """The positions after each answer that does something; what it asks next stays open."""
    after: list[TerracottaState] = []
    for choice in question.legal(state):
        if choice != question.at().leave.first:
            position = state.clone()
            question.apply(position, choice)
            take_ability(position)
            after.append(position)
    return after


def take_ability(state: TerracottaState) -> None:
    """Whoever hires a master may use the ability at once."""
    frame = state.top()
    if isinstance(frame, UseAbility) and can_use(state, frame.seat, frame.arg):
        state.pop()
        use_ability(state, frame.seat, frame.arg)

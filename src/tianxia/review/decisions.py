"""The decisions of a match that are reviewed: those at which a seat had a choice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.match.match import Match


@dataclass(frozen=True)
class Asked:
    """One open question of a finished match and its answer."""

    ply: int
    seat: int
    choice: int
    state: State  # as it was then; not to be changed


def count(match: Match) -> int:
    """How many decisions there are to review."""
    return sum(entry.seat != NATURE and not entry.forced for entry in match.entries)


def decisions(match: Match) -> Iterator[Asked]:
    """The decisions from the first to the last; forced answers and nature's are passed by."""
    rules = match.rules
    state: State = rules.new_game(match.seats, dict(match.options))
    for entry in match.entries:
        question = pending(state)
        assert question is not None, "the log leads to a question"
        choice = rules.catalogue.choice_of(question, entry.text)
        if entry.seat != NATURE and not entry.forced:
            yield Asked(entry.ply, entry.seat, choice, rules.clone(state))
        apply(state, choice)


def seed_of(match: Match) -> int:
    """The seed of a match's review: the same record gives the same one."""
    digest = hashlib.sha256(f"review {match.commitment}".encode()).digest()
    return int.from_bytes(digest[:7], "big")

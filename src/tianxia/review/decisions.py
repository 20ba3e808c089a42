"""The decisions of a match that are reviewed: those at which a seat had a choice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from tianxia.core.agenda import NATURE, State
from tianxia.match.match import Match
from tianxia.match.positions import follow


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
    state = match.at(0)
    steps = follow(match.rules, state, match.entries)
    for entry, (_, choice) in zip(match.entries, steps, strict=True):
        if entry.seat != NATURE and not entry.forced:
            yield Asked(entry.ply, entry.seat, choice, match.rules.clone(state))


def seed_of(match: Match) -> int:
    """The seed of a match's review: the same record gives the same one."""
    digest = hashlib.sha256(f"review {match.commitment}".encode()).digest()
    return int.from_bytes(digest[:7], "big")

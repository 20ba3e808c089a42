"""All that a match is, for comparing."""

from __future__ import annotations

from tests.contract.play import written


def told(match):
    """Position, log, hashes, notes, and where nature's stream stands."""
    return (
        written(match.rules, match.state),
        list(match.entries),
        list(match.rounds),
        [str(note) for note in match.journal.notes],
        match.journal.revelations,
        match._dice.used,
    )

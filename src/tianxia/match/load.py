"""From a file to a match: read, migrate, replay."""

from __future__ import annotations

from pathlib import Path

from tianxia.games.registry import rules_for
from tianxia.match.match import Match
from tianxia.match.migrations import migrate
from tianxia.match.record import read_record, replay


def load_match(path: Path, components: Path | None = None, *, to: int | None = None) -> Match:
    """The match of a record file, at its last answer or at ply `to`."""
    record = read_record(path)
    rules = rules_for(record.header.game, components)
    return replay(migrate(record, rules), rules, to=to)

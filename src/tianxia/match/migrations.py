"""Records of older rules: one function per version step.

A rules change bumps the game's `VERSION` and adds a step here, or says by its absence that records
of the old version can be read but not played on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tianxia.core.errors import Unreadable
from tianxia.games.registry import AnyRules
from tianxia.match.record import Record

Migration = Callable[[Record], Record]
Migrations = dict[tuple[str, int], Migration]

MIGRATIONS: Final[Migrations] = {}  # (game, from version) -> the record one version later


def migrate(record: Record, rules: AnyRules, migrations: Migrations = MIGRATIONS) -> Record:
    """The record in the version of the rules, step by step."""
    game = record.header.game
    if game != rules.name:
        raise Unreadable(f"This is a record of {game}, not of {rules.name}.")
    if record.header.version > rules.version:
        raise Unreadable(
            f"This record was played with version {record.header.version} of the rules; "
            f"this program knows version {rules.version}."
        )
    while record.header.version < rules.version:
        version = record.header.version
        if (game, version) not in migrations:
            raise Unreadable(
                f"This record was played with version {version} of the rules and cannot be "
                f"replayed with version {rules.version}; it can still be read as text."
            )
        record = migrations[game, version](record)
        record = replace(record, header=replace(record.header, version=version + 1))
    return record

"""Verification: was every draw fixed by the sealed secret, and does everything else follow?"""

from __future__ import annotations

from tianxia.core.dice import commitment
from tianxia.core.errors import Unreadable
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.record import BadRecord, Look, Record, replay


def verify(record: Record, rules: AnyRules, look: Look | None = None) -> Match:
    """Replay a finished record and check seal, draws, hashes and result; raises BadRecord."""
    result = record.result
    if result is None:
        raise Unreadable("The game is not over, so its chance is still sealed.")
    if commitment(bytes.fromhex(result.secret)) != record.header.commitment:
        raise BadRecord(0, "The secret is not the one that was sealed at the start.")
    match = replay(record, rules, look=look)
    last = len(record.moves)
    if not match.over:
        raise BadRecord(last, f"The record stops at ply {last}, before the game is over.")
    if match.rounds != record.rounds:
        raise BadRecord(last, "The hashes of the rounds are not complete.")
    if [match.scores(), match.ranking()] != [result.scores, result.ranking]:
        raise BadRecord(last, "The result is not the one the moves lead to.")
    return match

"""Verification: was every draw fixed by the sealed secret, and does everything else follow?"""

from __future__ import annotations

from tianxia.core.dice import commitment
from tianxia.core.errors import Unreadable
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.record import BadRecord, Look, Record, replay
from tianxia.match.seal import Seal


def check_seals(seals: list[Seal], secret: str) -> None:
    """Check that nature's secret is what the server's half and the seats' parts make."""
    if not seals:
        return  # one hand made the secret
    seal = seals[0]
    if len(seals) > 1 or seal.ply != 0:
        raise Unreadable("This record has seals that this version of the program cannot check.")
    if commitment(bytes.fromhex(seal.secret)) != seal.commitment:
        raise BadRecord(0, "The server's half is not the one that was sealed first.")
    if seal.nature().hex() != secret:
        raise BadRecord(0, "The secret is not made of the half and the parts that were sealed.")
    if seal.seeded and any(part is not None for part in seal.parts):
        raise BadRecord(0, "Somebody chose the seed, so no seat can have added a part.")


def verify(record: Record, rules: AnyRules, look: Look | None = None) -> Match:
    """Replay a finished record and check seal, draws, hashes and result; raises BadRecord."""
    result = record.result
    if result is None:
        raise Unreadable("The game is not over, so its chance is still sealed.")
    if commitment(bytes.fromhex(result.secret)) != record.header.commitment:
        raise BadRecord(0, "The secret is not the one that was sealed at the start.")
    check_seals(record.header.seals, result.secret)
    match = replay(record, rules, look=look)
    last = len(record.moves)
    if not match.over:
        raise BadRecord(last, f"The record stops at ply {last}, before the game is over.")
    if match.rounds != record.rounds:
        raise BadRecord(last, "The hashes of the rounds are not complete.")
    if [match.scores(), match.ranking()] != [result.scores, result.ranking]:
        raise BadRecord(last, "The result is not the one the moves lead to.")
    return match

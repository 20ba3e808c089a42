"""Games between programs, played through to the end: with a log, or without one for speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import SealedDice
from tianxia.core.errors import Illegal
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.seat import SeatTable

Chooser = Callable[[SeatTable], int]  # how a bot answers: one of the table's legal choices


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended and how many questions its seats answered, forced ones included."""

    scores: list[int]
    ranking: list[int]
    decisions: int


def play_game(
    rules: AnyRules,
    seats: int,
    options: Json | None,
    choosers: Sequence[Chooser],
    secret: bytes,
    names: list[str] | None = None,
) -> Match:
    """A whole game with its log; the choosers stand in the order of the seats."""
    match = Match(rules, seats, options, secret=secret, names=names)
    match.advance()
    while not match.over:
        seat = match.to_move
        match.play(choosers[seat](match.table(seat)))
    return match


def outcome_of(match: Match) -> Outcome:
    """How a match that is over ended."""
    decisions = sum(entry.seat != NATURE for entry in match.entries)
    return Outcome(match.scores(), match.ranking(), decisions)


def play_unlogged(
    rules: AnyRules,
    seats: int,
    options: Json | None,
    choosers: Sequence[Chooser],
    secret: bytes,
) -> Outcome:
    """The same game without log, snapshots and hashes."""
    state: State = rules.new_game(seats, options or {})
    nature = SealedDice(secret)
    decisions = 0
    while (decision := pending(state)) is not None:
        legal = decision.legal(state)
        seat = decision.seat
        if seat == NATURE:
            choice = draw(decision, state, legal, nature)
        else:
            decisions += 1
            choice = legal[0]
            if len(legal) > 1:
                choice = choosers[seat](SeatTable(rules, state, seat))
                if choice not in legal:
                    raise Illegal(f"Choice {choice} is not open to seat {seat + 1} now.")
        apply(state, choice)
    return Outcome(rules.scores(state), rules.ranking(state), decisions)

"""One number for many random games: equal on every machine, interpreted or compiled."""

from __future__ import annotations

import hashlib

from tests.contract.cases import rules_with, seat_counts

from tianxia.core.agenda import State
from tianxia.core.dice import Dice, SealedDice, offspring, secret_of
from tianxia.core.errors import Unreadable
from tianxia.games.registry import AnyRules
from tianxia.search.playout import play_randomly

RANDOM_GAMES = 12  # for each number of seats


def checksums_of(game: str) -> dict[str, dict[str, object]]:
    """Decisions and a hash of all scores of seeded random games, by number of seats."""
    return {str(seats): _checksum(game, seats) for seats in seat_counts(game)}


def _new_game(rules: AnyRules, seats: int, dice: Dice) -> State:
    """A game with random options, drawn again while they do not go together."""
    while True:
        options = {o.name: o.values[dice.below(len(o.values))] for o in rules.options}
        try:
            state: State = rules.new_game(seats, options)
        except Unreadable:
            continue
        return state


def _checksum(game: str, seats: int) -> dict[str, object]:
    rules = rules_with(game)
    decisions = 0
    told = hashlib.sha256()
    for number in range(RANDOM_GAMES):
        seed = offspring(seats, f"{game} checksum {number}")
        dice = Dice(seed)
        state = _new_game(rules, seats, dice)
        players = [Dice(offspring(seed, f"seat {seat}")) for seat in range(seats)]
        made = play_randomly(state, SealedDice(secret_of(seed)), players)
        decisions += made
        told.update(f"{made} {rules.scores(state)} {rules.ranking(state)}\n".encode())
    return {"games": RANDOM_GAMES, "decisions": decisions, "scores": told.hexdigest()[:16]}

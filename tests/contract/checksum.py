"""One number for many random games: equal on every machine, interpreted or compiled."""

from __future__ import annotations

import hashlib

from tests.contract.cases import Case, is_playable, rules_with, seat_counts

from tianxia.core.dice import Dice, SealedDice, offspring, secret_of
from tianxia.core.rules import OptionValue
from tianxia.search.playout import play_randomly

RANDOM_GAMES = 12  # for each number of seats


def checksums_of(game: str) -> dict[str, dict[str, object]]:
    """Decisions and a hash of all scores of seeded random games, by number of seats."""
    return {str(seats): _checksum(game, seats) for seats in seat_counts(game)}


def _checksum(game: str, seats: int) -> dict[str, object]:
    rules = rules_with(game)
    decisions = 0
    told = hashlib.sha256()
    for number in range(RANDOM_GAMES):
        seed = offspring(seats, f"{game} checksum {number}")
        state = rules.new_game(seats, _playable_options(game, seats, seed))
        players = [Dice(offspring(seed, f"seat {seat}")) for seat in range(seats)]
        made = play_randomly(state, SealedDice(secret_of(seed)), players)
        decisions += made
        told.update(f"{made} {rules.scores(state)} {rules.ranking(state)}\n".encode())
    return {"games": RANDOM_GAMES, "decisions": decisions, "scores": told.hexdigest()[:16]}


def _playable_options(game: str, seats: int, seed: int) -> dict[str, OptionValue]:
    """Random options that so many can play with: the first that the dice bring."""
    dice = Dice(seed)
    while True:
        options = {
            option.name: option.values[dice.below(len(option.values))]
            for option in rules_with(game).options
        }
        if is_playable(Case(game, seats, tuple(options.items()))):
            return options

"""The trial of a build: games whose course must be the same, interpreted and compiled.

`python -m tianxia.build.trial` plays them with the engine its process uses and prints one line.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Final

from tianxia.bots.levels import RANDOM
from tianxia.bots.registry import make_bot, usual_bot
from tianxia.core import agenda
from tianxia.core.agenda import State
from tianxia.core.dice import Dice, SealedDice, Source, offspring, secret_of
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Json
from tianxia.games.registry import GAMES, AnyRules, rules_for
from tianxia.match.match import new_match
from tianxia.search.playout import play_randomly

RANDOM_GAMES: Final = 20
JUDGED: Final = 8  # choices that the judgement of a game makes, some way into it
ON_THE_WAY: Final = 40


def course(game: str) -> str:
    """A hash of all that happened in the games of the trial."""
    told = hashlib.sha256()
    rules = rules_for(game)
    for number in range(RANDOM_GAMES):
        told.update(random_game(rules, offspring(number, f"{game} trial")).encode())
    told.update(judged_game(rules).encode())
    return told.hexdigest()


def random_game(rules: AnyRules, seed: int) -> str:
    """What became of a random game with random options, and what a seat sees at its end."""
    dice = Dice(seed)
    seats = rules.seats_min + dice.below(rules.seats_max - rules.seats_min + 1)
    state = _new_game(rules, seats, dice)
    players: list[Source] = [Dice(offspring(seed, f"seat {seat}")) for seat in range(seats)]
    made = play_randomly(state, SealedDice(secret_of(seed)), players)
    seen: list[float] = []
    rules.encode(state, 0, seen)
    end = [made, rules.scores(state), rules.ranking(state), rules.view(state, 0), seen]
    return json.dumps(end)


def _new_game(rules: AnyRules, seats: int, dice: Dice) -> State:
    """Options are drawn again while they do not go together."""
    while True:
        options: Json = {o.name: o.values[dice.below(len(o.values))] for o in rules.options}
        try:
            state: State = rules.new_game(seats, options)
        except Unreadable:
            continue
        return state


def judged_game(rules: AnyRules) -> str:
    """What the game's own judgement chooses for a while, after a random beginning."""
    match = new_match(rules, rules.seats_min, None, "trial", None)
    beginner, judge = (
        make_bot(RANDOM, rules.name, 1),
        make_bot(usual_bot(rules.name), rules.name, 1),
    )
    chosen: list[int] = []
    while not match.over and len(chosen) < ON_THE_WAY + JUDGED:
        bot = beginner if len(chosen) < ON_THE_WAY else judge
        chosen.append(int(bot.choose(match.table(match.to_move))))
        match.play(chosen[-1])
    return json.dumps(chosen)


def main() -> None:
    """Print where the engine was found, and the course of every game."""
    found = {"engine": str(agenda.__file__), "games": {game: course(game) for game in GAMES}}
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()

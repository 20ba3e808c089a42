"""Random play for the tests: every ply can be looked at before it is carried out."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tianxia.core.agenda import Chance, Decision, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match, new_match

LONGEST_GAME = 4000  # plies; a game that takes longer does not end


def answer_at_random(state: State, decision: Decision, choices: list[int], dice: Dice) -> int:
    """What a seat or nature answers."""
    if isinstance(decision, Chance):
        return draw(decision, state, choices, dice)
    return choices[dice.below(len(choices))]


def walk(state: State, seed: int) -> Iterator[tuple[Decision, list[int], int]]:
    """Play to the end; at every ply the question, its choices and the answer about to be given."""
    dice = Dice(seed)
    for _ in range(LONGEST_GAME):
        decision = pending(state)
        if decision is None:
            return
        choices = decision.legal(state)
        choice = answer_at_random(state, decision, choices, dice)
        yield decision, choices, choice
        apply(state, choice)
    raise AssertionError(f"The game is not over after {LONGEST_GAME} plies.")


def played_match(rules: AnyRules, seats: int, options: dict, seed: int, plies: int = -1) -> Match:
    """A match played at random to its end, or to the first question after so many plies."""
    match = new_match(rules, seats, options, seed=seed)
    dice = Dice(seed)
    while not match.over and (plies < 0 or match.ply < plies):
        choices = match.legal()
        match.play(choices[dice.below(len(choices))])
    return match


def written(rules: AnyRules, state: State) -> str:
    """The whole state as one text, for comparing."""
    return json.dumps(rules.dump(state), sort_keys=True)


def sample_of(rules: AnyRules, state: State, viewer: int, seed: int) -> State:
    """A position that agrees with all the viewer knows."""
    copy: State = rules.clone(state)
    rules.determinize(copy, viewer, seed)
    return copy


def encoded(rules: AnyRules, state: State, viewer: int) -> list[float]:
    """The encoding of the position for the viewer."""
    numbers: list[float] = []
    rules.encode(state, viewer, numbers)
    return numbers

"""Positions of random games, for whoever must judge them."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.games.registry import AnyRules, rules_for


def positions(game: str, seats: int, wanted: int, seed: int = 1) -> list[tuple[AnyRules, State]]:
    """Positions of a random game at which a seat has a choice, evenly spread."""
    rules = rules_for(game)
    dice = Dice(seed)
    state = rules.new_game(seats, {})
    found = []
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        if question.seat == NATURE:
            apply(state, draw(question, state, legal, dice))
            continue
        if len(legal) > 1:
            found.append((rules, rules.clone(state)))
        apply(state, legal[dice.below(len(legal))])
    return found[:: max(1, len(found) // wanted)][:wanted]

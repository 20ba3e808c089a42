"""A bare table, and games between bots, without a match around them."""

from __future__ import annotations

from tianxia.bots.protocol import Bot
from tianxia.core.agenda import Chance, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules


class PlainTable:
    """Rules and a state, seen from the seat that must answer."""

    def __init__(self, rules: AnyRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.seat = pending(state).seat

    def view(self) -> Json:
        return self.rules.view(self.state, self.seat)

    def legal(self) -> list[int]:
        return pending(self.state).legal(self.state)

    def sample(self, seed: int) -> State:
        copy = self.rules.clone(self.state)
        self.rules.determinize(copy, self.seat, seed)
        return copy


def questions(rules: AnyRules, state: State, bots: list[Bot], seed: int):
    """Play a game; every table at which a bot has more than one choice, before it answers."""
    nature = Dice(seed)
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        if isinstance(question, Chance):
            choice = draw(question, state, legal, nature)
        elif len(legal) == 1:
            choice = legal[0]
        else:
            table = PlainTable(rules, state)
            yield table
            choice = bots[question.seat].choose(table)
            assert choice in legal
        apply(state, choice)


def played(rules: AnyRules, bots: list[Bot], seed: int, options: Json | None = None) -> State:
    """The end of a game between the bots, one per seat."""
    state = rules.new_game(len(bots), options or {})
    for _ in questions(rules, state, bots, seed):
        pass
    return state

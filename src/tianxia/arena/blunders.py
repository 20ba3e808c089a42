"""Moves that people laugh about, counted in games of one level against itself.

A step is undone when the seat's own part of the view is again what it was at most four of its own
answers before, and was something else in between. A choice is dominated when another one, the turn
played on by the same judgement in the same sample, ends with no counter of the seat's purse worse
and one better. Much that is paid for stands on the board and in no purse: so the points that the
end would bring now must not be fewer either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tianxia.bots.heuristic import SAMPLE_SEED
from tianxia.bots.judge import judge_of
from tianxia.bots.protocol import Bot
from tianxia.bots.registry import make_bot
from tianxia.core.agenda import NATURE, Decision, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import SealedDice, offspring, secret_of
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.seat import SeatTable
from tianxia.search.greedy import Greedy

UNDONE: Final = "undone"
DOMINATED: Final = "dominated"
REMEMBERED: Final = 4  # own answers within which a step can be undone


@dataclass(frozen=True, slots=True)
class Blunder:
    """One move that people laugh about, and where it was made."""

    kind: str
    number: int  # of the game
    ply: int
    seat: int
    question: str
    chosen: str
    better: str  # the first choice that dominates; of an undone step nothing


@dataclass(frozen=True, slots=True)
class Blunders:
    """What one level did in some games of one game."""

    game: str
    level: str
    seats: int
    games: int
    answers: int  # those that were choices
    found: list[Blunder]

    def count(self, kind: str) -> int:
        """How many of one kind."""
        return sum(blunder.kind == kind for blunder in self.found)


def count_blunders(game: str, level: str, seats: int, games: int, seed: int = 0) -> Blunders:
    """Play the games and look at every answer."""
    answers = 0
    found: list[Blunder] = []
    for number in range(games):
        watched = Watched(game, level, seats, seed, number)
        watched.play()
        answers += watched.answers
        found += watched.found
    return Blunders(game, level, seats, games, answers, found)


class Watched:
    """One game of a level against itself."""

    def __init__(self, game: str, level: str, seats: int, seed: int, number: int) -> None:
        self.rules: Final[AnyRules] = rules_for(game)
        self.number: Final = number
        self.nature: Final = SealedDice(secret_of(offspring(seed, f"game {number}")))
        self.bots: Final[list[Bot]] = [
            make_bot(level, game, offspring(seed, f"game {number} seat {seat}"))
            for seat in range(seats)
        ]
        self.greedy: Final = Greedy(self.rules, judge_of(game).make())
        self.state: Final[State] = self.rules.new_game(seats, {})
        self.pasts: Final[list[list[Any]]] = [[] for _ in range(seats)]  # own parts of the view
        self.ply = 0
        self.answers = 0
        self.found: Final[list[Blunder]] = []

    def play(self) -> None:
        """The whole game."""
        while (question := pending(self.state)) is not None:
            legal = question.legal(self.state)
            if question.seat == NATURE:
                apply(self.state, draw(question, self.state, legal, self.nature))
            elif len(legal) == 1:
                apply(self.state, legal[0])
            else:
                self.watch(question, legal)
            self.ply += 1

    def watch(self, question: Decision[State], legal: list[int]) -> None:
        """One answer: what it was, and what else there was."""
        seat = question.seat
        table = SeatTable(self.rules, self.state, seat)
        choice = self.bots[seat].choose(table)
        self.answers += 1
        better = dominating(self.greedy, table.sample(SAMPLE_SEED), legal, choice, seat)
        if better is not None:
            self.tell(DOMINATED, question, choice, self.text(question, better))
        past = self.pasts[seat]
        past.append(self.own_part(seat))
        del past[:-REMEMBERED]
        apply(self.state, choice)
        if is_undone(past, self.own_part(seat)):
            self.tell(UNDONE, question, choice, "")

    def own_part(self, seat: int) -> object:
        """What the view shows of the seat itself."""
        seats: Any = self.rules.view(self.state, seat)["seats"]
        return seats[seat]

    def tell(self, kind: str, question: Decision[State], choice: int, better: str) -> None:
        """Remember a blunder."""
        chosen = self.text(question, choice)
        name = type(question).__name__
        found = Blunder(kind, self.number, self.ply, question.seat, name, chosen, better)
        self.found.append(found)

    def text(self, question: Decision[State], choice: int) -> str:
        """The choice as the record writes it."""
        catalogue = self.rules.catalogue
        return catalogue.text(catalogue.action_id(question, choice))


def is_undone(past: list[Any], now: object) -> bool:
    """Whether the last answer led back to where the seat was before an earlier one of these."""
    return bool(past) and past[-1] != now and now in past[:-1]


def dominating(
    greedy: Greedy, sample: State, legal: list[int], choice: int, seat: int
) -> int | None:
    """The first choice whose turn ends with a purse at least as good in all, and better in one."""
    own = Ending(greedy, sample, choice, len(legal), seat)
    for other in legal:
        if other != choice and Ending(greedy, sample, other, len(legal), seat).beats(own):
            return other
    return None


class Ending:
    """What a seat has when a turn is over."""

    def __init__(self, greedy: Greedy, sample: State, choice: int, lines: int, seat: int) -> None:
        rules = greedy.rules
        after = greedy.turn(sample, choice, seat, lines).outcome
        counts = zip(rules.counters, rules.purse(after, seat), strict=True)
        self.purse: Final = [-n if name in rules.burdens else n for name, n in counts]
        self.now: Final = sum(part.points for part in rules.forecast(after)[seat])

    def beats(self, other: Ending) -> bool:
        """Whether nothing is worse here and a counter is better."""
        pairs = zip(self.purse, other.purse, strict=True)
        no_worse = self.now >= other.now and all(n >= m for n, m in pairs)
        return no_worse and self.purse != other.purse

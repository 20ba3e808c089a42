"""Weighing a choice: searches from the position after it, in worlds the seat thinks possible.

A search tries good choices often and poor ones hardly ever, so what its tree says of a poor choice
is little more than a guess. Therefore choices that are to be compared are weighed on equal terms:
each gets `TRIALS` searches of its own, which begin at the next open question after the choice,
whoever is asked there, and look for good play of all seats from there on. Trial number n of every
choice uses the same seed, hence the same worlds and the same draws: the choices are compared pair
by pair, and the pairs also tell how sure the difference is. The seeds are not those of the search
that named the best choice, so its luck does not count a second time.

The worlds come from the deciding seat's own table. What that seat could not know then, the review
does not know either, also where other seats answer further on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.bots.judge import Judge, judge_of
from tianxia.bots.protocol import Table
from tianxia.bots.search_bot import SearchBot
from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice, offspring
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules
from tianxia.review.budget import Budget
from tianxia.review.data import Worth
from tianxia.search.ismcts import Findings
from tianxia.search.reward import by_rank

TRIALS: Final = 4
PATIENCE: Final = 16  # worlds in a row that end by themselves before no more are tried
STRIDE: Final = 1_000_003  # between the seeds of worlds tried in place of one another

Unwanted = Callable[[], bool]


class NothingLeft(Exception):
    """After the choice nobody has anything to decide any more."""


class CalledOff(Exception):
    """Nobody waits for the verdict any more."""


class After:
    """The deciding seat's table right after a choice, at the next open question.

    Worlds in which the game ends before that are kept apart with what they are worth.
    """

    def __init__(self, table: Table, choice: int) -> None:
        self.table: Final = table
        self.choice: Final = choice
        self.ended: Final[list[list[float]]] = []

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return self.table.rules

    @property
    def seat(self) -> int:
        """The seat through whose eyes the worlds are made."""
        return self.table.seat

    def view(self) -> Json:
        """What the seat saw when it chose."""
        return self.table.view()

    def observation(self) -> list[float]:
        """The same in numbers."""
        return self.table.observation()

    def legal(self) -> list[int]:
        """The choice is made: there is only this one."""
        return [self.choice]

    def sample(self, seed: int) -> State:
        """A possible world at the next open question."""
        for number in range(PATIENCE):
            at = seed + STRIDE * number
            state = self.table.sample(at)
            apply(state, self.choice)
            if play_unasked(state, Dice(at)):
                return state
            self.ended.append(final_rewards(self.rules, state))
        raise NothingLeft


def play_unasked(state: State, dice: Dice) -> bool:
    """Let nature and everybody without a choice answer; False when that ends the game."""
    while (question := pending(state)) is not None:
        choices = question.legal(state)
        if question.seat == NATURE:
            apply(state, draw(question, state, choices, dice))
        elif len(choices) == 1:
            apply(state, choices[0])
        else:
            return True
    return False


def final_rewards(rules: AnyRules, state: State) -> list[float]:
    """What the end of a game is worth to each seat, on the scale of the search."""
    spread = judge_of(rules.name).settings.spread
    return by_rank(rules.ranking(state), rules.scores(state), spread)


class Thinker:
    """Searches with the judgement of one game within a budget."""

    def __init__(self, judge: Judge, budget: Budget, unwanted: Unwanted | None = None) -> None:
        self.evaluator: Final = judge.make()
        self.settings: Final = judge.settings
        self.budget: Final = budget
        self.unwanted: Final = unwanted

    def find(self, table: Table, seed: int) -> Findings:
        """What the search would choose: half of the decision's time."""
        seconds = self.budget.seconds / 2
        return self._think(table, seed, self.budget.iterations, seconds)

    def weigh(self, table: Table, choice: int, seed: int) -> Worth:
        """What one choice is worth: a quarter of the decision's time."""
        times = min(TRIALS, self.budget.iterations)
        iterations = self.budget.iterations // times
        seconds = self.budget.seconds / 4 / times
        trials: list[list[float]] = []
        total = 0
        for number in range(times):
            found, tried = self._trial(
                After(table, choice), offspring(seed, f"trial {number}"), iterations, seconds
            )
            trials.append(found)
            total += tried
        values = [sum(seat) / times for seat in zip(*trials, strict=True)]
        return Worth(values, [trial[table.seat] for trial in trials], total)

    def _trial(
        self, after: After, seed: int, iterations: int, seconds: float
    ) -> tuple[list[float], int]:
        """The mean reward by seat of one search, and how many lines were played for it."""
        rewards: list[tuple[int, list[float]]] = []
        try:
            found = self._think(after, seed, iterations, seconds)
            rewards = [(line.visits, line.values) for line in found.lines]
        except NothingLeft:
            pass
        rewards += [(1, ended) for ended in after.ended]
        visits = sum(weight for weight, _ in rewards)
        seats = range(len(rewards[0][1]))
        return [sum(w * values[s] for w, values in rewards) / visits for s in seats], visits

    def _think(self, table: Table, seed: int, iterations: int, seconds: float) -> Findings:
        if self.unwanted is not None and self.unwanted():
            raise CalledOff
        bot = SearchBot(
            self.evaluator, seed, iterations, seconds, self.settings, unwanted=self.unwanted
        )
        return bot.think(table)

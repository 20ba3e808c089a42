"""Many games between bots, in one process or several; the same seed gives the same games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tianxia.arena.tally import Tally
from tianxia.bots.levels import RANDOM
from tianxia.bots.registry import make_bot
from tianxia.bots.worker_process import serve_the_parent
from tianxia.core.dice import Dice, SealedDice, Source, offspring, secret_of
from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.driver import Outcome, outcome_of, play_game, play_unlogged
from tianxia.match.record import record_of
from tianxia.search.playout import play_randomly

BATCHES_PER_JOB: Final = 16  # so that all jobs end at about the same time
LARGEST_BATCH: Final = 200
LARGEST_SLOW_BATCH: Final = 4  # an interrupted simulation waits for the batches in play

Progress = Callable[[int], None]  # called with the number of games just played


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: names and numbers only, so that it can be sent to another process."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]  # one name for every seat
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    components: str | None = None
    save: str | None = None

    @property
    def is_fast(self) -> bool:
        """Whether the games need neither bots that think nor a log."""
        return self.save is None and set(self.bots) == {RANDOM}

    def bots_at(self, number: int) -> list[str]:
        """The names by seat in one game: bot i sits on seat (i + number) % seats."""
        return [self.bots[(seat - number) % self.seats] for seat in range(self.seats)]

    def record_path(self, number: int) -> Path:
        """Where the record of one game is saved."""
        assert self.save is not None, "only saved games have a path"
        return Path(self.save) / f"{self.game}-{self.seed}-{number:06}.jsonl"


def fill_seats(bots: list[str], seats: int) -> tuple[str, ...]:
    """One name for every seat: the given ones over and over."""
    if len(bots) > seats:
        raise Unreadable(f"There are {len(bots)} bots for {seats} seats.")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def secret_for(plan: Plan, number: int) -> bytes:
    """Nature's secret in one game."""
    return secret_of(offspring(plan.seed, f"game {number}"))


def bot_seed(plan: Plan, number: int, seat: int) -> int:
    """The seed of the bot on one seat of one game."""
    return offspring(plan.seed, f"game {number} seat {seat}")


@cache
def rules_of(game: str, components: str | None) -> AnyRules:
    """The rules, made once in every process."""
    return rules_for(game, None if components is None else Path(components))


def play_one(plan: Plan, number: int, fast: bool = True) -> Outcome:
    """One game of the plan; without `fast` it is played the long way, for comparison."""
    rules = rules_of(plan.game, plan.components)
    secret = secret_for(plan, number)
    names = plan.bots_at(number)
    seeds = [bot_seed(plan, number, seat) for seat in range(plan.seats)]
    if fast and plan.is_fast:
        state = rules.new_game(plan.seats, dict(plan.options))
        players: list[Source] = [Dice(seed) for seed in seeds]
        decisions = play_randomly(state, SealedDice(secret), players)
        return Outcome(rules.scores(state), rules.ranking(state), decisions)
    bots = [make_bot(name, plan.game, seed) for name, seed in zip(names, seeds, strict=True)]
    choosers = [bot.choose for bot in bots]
    if fast and plan.save is None:
        return play_unlogged(rules, plan.seats, dict(plan.options), choosers, secret)
    called = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    match = play_game(rules, plan.seats, dict(plan.options), choosers, secret, called)
    if plan.save is not None:
        record_of(match).write(plan.record_path(number))
    return outcome_of(match)


def play_batch(plan: Plan, first: int, last: int) -> Tally:
    """The games from `first` to `last` - 1."""
    tally = Tally(plan.seats)
    for number in range(first, last):
        tally.count(play_one(plan, number), plan.bots_at(number))
    return tally


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before anything is started."""
    if plan.games < 1:
        raise Unreadable(f"At least one game must be played, not {plan.games}.")
    rules = rules_of(plan.game, plan.components)
    rules.check_seats(plan.seats)
    rules.new_game(plan.seats, dict(plan.options))
    for name in set(plan.bots):
        make_bot(name, plan.game, 0)


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> tuple[Tally, float]:
    """All games of the plan; the tally and the seconds it took."""
    check(plan)
    tell = progress or (lambda _: None)
    tally = Tally(plan.seats)
    started = time.perf_counter()
    for part in _parts(plan, jobs):
        tally.join(part)
        tell(part.games)
    return tally, time.perf_counter() - started


def batches(plan: Plan, jobs: int) -> Iterator[tuple[int, int]]:
    """The games in portions."""
    largest = LARGEST_BATCH if plan.is_fast else LARGEST_SLOW_BATCH
    size = max(1, min(largest, plan.games // (jobs * BATCHES_PER_JOB)))
    for first in range(0, plan.games, size):
        yield first, min(first + size, plan.games)


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    if jobs == 1 or plan.games == 1:
        for first, last in batches(plan, 1):
            yield play_batch(plan, first, last)
        return
    workers = ProcessPoolExecutor(
        min(jobs, plan.games), mp_context=get_context("spawn"), initializer=serve_the_parent
    )
    try:
        waiting = batches(plan, jobs)
        running: set[Future[Tally]] = set()
        while True:
            for first, last in islice(waiting, 2 * jobs - len(running)):
                running.add(workers.submit(play_batch, plan, first, last))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        workers.shutdown(wait=True, cancel_futures=True)

"""How fast the engine is: random play, and single operations at stored mid-game positions."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tianxia.arena.simulate import Plan, play_one
from tianxia.bots.judge import judge_of
from tianxia.core.agenda import NATURE, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.core.rows import floats_of
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.seat import SeatTable
from tianxia.search.ismcts import Search

POSITIONS: Final = 5
CHECKED_GAMES: Final = 20  # their scores and lengths go into the checksum
MOST_ITERATIONS: Final = 1_000_000  # the time is over long before
MOVES_AT_ONCE: Final = 50  # copies made beforehand, so that only the move is timed


@dataclass(frozen=True, slots=True)
class Figures:
    """One game at one number of seats; times in microseconds."""

    game: str
    seats: int
    games_per_second: float
    decisions_per_second: float
    clone_us: float
    view_us: float
    move_us: float  # listing the legal choices and carrying one out
    encode_us: float
    search_iterations_per_second: float
    search_decisions_per_second: float  # choices carried out on samples while searching
    checksum: str  # the same in every build


def measure(game: str, seats: int, seconds: float) -> Figures:
    """All figures; `seconds` go into random play, as many again into the rest."""
    rules = rules_for(game)
    plan = Plan(game, seats, CHECKED_GAMES, ("random",) * seats)
    checksum = checksum_of(plan)
    games = decisions = 0
    started = time.perf_counter()
    spent = 0.0
    while spent < seconds or games == 0:
        decisions += play_one(plan, games).decisions
        games += 1
        spent = time.perf_counter() - started
    places = [midgame(rules, seats, number) for number in range(POSITIONS)]
    row = floats_of([0.0] * rules.encoding_size())
    share = seconds / (5 * POSITIONS)
    iterations, tried = searched(game, places, share)

    def view(state: State) -> object:
        return rules.view(state, 0)

    def encode(state: State) -> None:
        rules.write(state, 0, row, 0)

    return Figures(
        game,
        seats,
        games / spent,
        decisions / spent,
        mean_us([timed(rules.clone, s, share) for s in places]),
        mean_us([timed(view, s, share) for s in places]),
        mean_us([time_moves(rules, s, share) for s in places]),
        mean_us([timed(encode, s, share) for s in places]),
        iterations,
        tried,
        checksum,
    )


def searched(game: str, places: list[State], seconds: float) -> tuple[float, float]:
    """Iterations of the search and the decisions in them, per second."""
    rules = rules_for(game)
    iterations = decisions = 0
    started = time.perf_counter()
    for state in places:
        question = pending(state)
        assert question is not None, "a stored position asks a question"
        table = SeatTable(rules, state, question.seat)
        judge = judge_of(game)
        search = Search(rules, judge.make(), table.sample, 1, judge.settings)
        iterations += search.run(MOST_ITERATIONS, seconds).iterations
        decisions += search.decisions()
    spent = time.perf_counter() - started
    return iterations / spent, decisions / spent


def checksum_of(plan: Plan) -> str:
    """A short hash of the scores and lengths of the first games."""
    outcomes = [play_one(plan, number) for number in range(CHECKED_GAMES)]
    text = str([(outcome.scores, outcome.ranking, outcome.decisions) for outcome in outcomes])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def midgame(rules: AnyRules, seats: int, number: int) -> State:
    """One of the stored positions: reached by seeded random play, at the question of a seat."""
    length = play_to(rules, seats, number, None)[1]
    return play_to(rules, seats, number, length * (number + 1) // (POSITIONS + 1))[0]


def play_to(rules: AnyRules, seats: int, number: int, decisions: int | None) -> tuple[State, int]:
    """Random play up to so many decisions of the seats, or to the end."""
    state: State = rules.new_game(seats, {})
    nature = SealedDice(secret_of(f"bench {number}"))
    players = Dice(number)
    made = 0
    while (decision := pending(state)) is not None:
        legal = decision.legal(state)
        if decision.seat == NATURE:
            apply(state, draw(decision, state, legal, nature))
            continue
        if decisions is not None and made >= decisions and len(legal) > 1:
            break
        made += 1
        apply(state, legal[players.below(len(legal))])
    return state, made


def timed(act: Callable[[State], object], state: State, seconds: float) -> float:
    """Seconds per call, the best of three rounds."""
    repeats = 1
    spent = 0.0
    while spent < seconds / 10:
        repeats *= 2
        spent = _time(act, state, repeats)
    rounds = max(1, int(repeats * seconds / 3 / max(spent, 1e-9)))
    return min(_time(act, state, rounds) for _ in range(3)) / rounds


def _time(act: Callable[[State], object], state: State, repeats: int) -> float:
    started = time.perf_counter()
    for _ in range(repeats):
        act(state)
    return time.perf_counter() - started


def time_moves(rules: AnyRules, state: State, seconds: float) -> float:
    """Seconds for listing the choices and carrying one out, all choices in turn."""
    best = 1.0
    spent = 0.0
    while spent < seconds:
        copies: list[State] = [rules.clone(state) for _ in range(MOVES_AT_ONCE)]
        started = time.perf_counter()
        for at, copy in enumerate(copies):
            decision = pending(copy)
            assert decision is not None, "a stored position asks a question"
            legal = decision.legal(copy)
            apply(copy, legal[at % len(legal)])
        once = time.perf_counter() - started
        best = min(best, once / MOVES_AT_ONCE)
        spent += once
    return best


def mean_us(seconds: list[float]) -> float:
    """The average in microseconds."""
    return 1e6 * sum(seconds) / len(seconds)

"""Which golden records a game has, and how they are played: from seeds, so that anyone can."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.contract.cases import Case, is_playable, option_values, rules_with, seat_counts

from tianxia.core.dice import Dice, offspring
from tianxia.match.match import Match, new_match
from tianxia.match.record import Record, record_of

FOLDER = Path(__file__).parent

# Lines that a careful player avoids, so that some records hold better games than chance plays.
AVOIDED = {"dragon": ["take money"], "tea_garden": ["pass"]}


@dataclass(frozen=True, slots=True)
class Golden:
    """One record: its file, its table, and whether its players are careful."""

    name: str
    case: Case
    careful: bool

    def path(self) -> Path:
        """Where the record lies."""
        return FOLDER / self.case.game / f"{self.name}.jsonl"


def goldens_of(game: str) -> list[Golden]:
    """One for each number of seats, one for each value of each option, some with all at once."""
    counts = seat_counts(game)
    found = [Golden(f"seats-{seats}", Case(game, seats), seats % 2 == 0) for seats in counts]
    for turn, (name, value) in enumerate(option_values(game)):
        cases = [Case(game, counts[(turn + k) % len(counts)], ((name, value),)) for k in range(4)]
        case = next(case for case in cases if is_playable(case))
        found.append(Golden(f"{name}-{value}".lower(), case, turn % 3 == 0))
    for seats in counts:
        case = _with_everything(game, seats)
        found.append(Golden(f"mixed-{seats}", case, seats % 2 == 1))
    return found


def _with_everything(game: str, seats: int) -> Case:
    for number in range(1000):
        dice = Dice(offspring(seats, f"{game} golden {number}"))
        options = tuple(
            (option.name, option.values[dice.below(len(option.values))])
            for option in rules_with(game).options
        )
        if is_playable(Case(game, seats, options)):
            return Case(game, seats, options)
    raise AssertionError(f"no random options of {game} can be played by {seats}")


def played(golden: Golden) -> Record:
    """The record, played from its own seed."""
    case = golden.case
    match = new_match(case.rules(), case.seats, case.agreed(), seed=case.seed(golden.name))
    dice = Dice(case.seed(f"{golden.name} players"))
    while not match.over:
        choices = _careful(match) if golden.careful else match.legal()
        match.play(choices[dice.below(len(choices))])
    return record_of(match)


def _careful(match: Match) -> list[int]:
    """The legal choices without those a careful player avoids, if others are left."""
    decision = match.decision
    assert decision is not None, "the match goes on"
    avoided = AVOIDED.get(match.rules.name, [])
    good = [c for c in match.legal() if not any(word in decision.text(c) for word in avoided)]
    return good or match.legal()

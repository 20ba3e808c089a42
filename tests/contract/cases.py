"""The tables every game is tried at, derived from the registry: a new game adds itself."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache

from tianxia.core.build import compiled
from tianxia.core.components import Components, changed
from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.games.registry import GAMES, AnyRules

SOAK = os.environ.get("TIANXIA_SOAK") == "1"
SOAK_GAMES = 10_000  # random games of each registered game in a soak
LOOKS = 1 if SOAK else 2 if compiled() else 4  # plies from one close look to the next
COMBINATIONS = 120 if SOAK else 6  # random combinations of everything that can be agreed on


@dataclass(frozen=True, slots=True)
class Case:
    """One way to play one game: seats, options, and rulings that differ from the printed file."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    switches: tuple[tuple[str, int], ...] = ()  # place in the file, index of its alternative

    def rules(self) -> AnyRules:
        """The rules with the rulings of this case."""
        return rules_with(self.game, self.switches)

    def agreed(self) -> dict[str, object]:
        """The options as a table would send them."""
        return dict(self.options)

    def seed(self, salt: str = "") -> int:
        """A seed of its own, the same on every machine."""
        return offspring(0, f"{self} {salt}")

    def __str__(self) -> str:
        agreed = [f"{name}={value}" for name, value in self.options]
        rulings = [f"{path.removeprefix('rulings.')}:{at}" for path, at in self.switches]
        return "-".join([self.game, str(self.seats), *agreed, *rulings])


@cache
def printed(game: str) -> Components:
    """The components of a game as printed."""
    return GAMES[game].components()


@cache
def rules_with(game: str, switches: tuple[tuple[str, int], ...] = ()) -> AnyRules:
    """The rules of a game with some rulings switched."""
    components = printed(game)
    for path, at in switches:
        components = changed(components, path, GAMES[game].switches[path][at])
    return GAMES[game].make(components)


def seat_counts(game: str) -> list[int]:
    """How many can play."""
    rules = rules_with(game)
    return list(range(rules.seats_min, rules.seats_max + 1))


def alternatives(game: str) -> list[tuple[str, int]]:
    """Every value of every ruling that is not the printed one."""
    return [
        (path, at)
        for path, values in GAMES[game].switches.items()
        for at in range(len(values))
        if values[at] != printed(game).at(path)
    ]


def option_values(game: str) -> list[tuple[str, OptionValue]]:
    """Every value of every option that is not its default."""
    return [
        (option.name, value)
        for option in rules_with(game).options
        for value in option.values
        if value != option.default
    ]


def is_playable(case: Case) -> bool:
    """Whether the game accepts these options together at this number of seats."""
    try:
        case.rules().new_game(case.seats, case.agreed())
    except Unreadable:
        return False
    return True


def _random_options(game: str, dice: Dice) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(
        (option.name, option.values[dice.below(len(option.values))])
        for option in rules_with(game).options
    )


def _seated(game: str, turn: int, options: tuple, switches: tuple = ()) -> list[Case]:
    """The case at one number of seats, the next in turn that is playable; in a soak at all."""
    counts = seat_counts(game)
    order = [counts[(turn + step) % len(counts)] for step in range(len(counts))]
    cases = [Case(game, seats, options, switches) for seats in order]
    playable = [case for case in cases if is_playable(case)]
    return playable if SOAK else playable[:1]


@cache
def cases_of(game: str) -> list[Case]:
    """Every seat count, every option value and every ruling alone, and random combinations."""
    cases = [Case(game, seats) for seats in seat_counts(game)]
    for turn, chosen in enumerate(option_values(game)):
        cases += _seated(game, turn, (chosen,))
    for turn, switch in enumerate(alternatives(game)):
        dice = Dice(offspring(1, f"{game} {switch}"))
        cases += _seated(game, turn, (), (switch,))
        cases += _seated(game, turn + 1, _random_options(game, dice), (switch,))
    for number in range(COMBINATIONS):
        dice = Dice(offspring(2, f"{game} {number}"))
        switched = {path: at for path, at in alternatives(game) if dice.below(4) == 0}
        cases += _seated(game, number, _random_options(game, dice), tuple(switched.items()))
    return list(dict.fromkeys(cases))


CASES = [case for game in GAMES for case in cases_of(game)]

"""Many tables for learners: the engine's rows of all tables as arrays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Json
from tianxia.env.arrays import Window, row_from
from tianxia.env.episode import ERROR, RANDOM
from tianxia.env.rewards import reward_named
from tianxia.games.registry import rules_for
from tianxia.search.tables import EVERYBODY, Tables

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Hall:
    """So many tables at which a game is played again and again."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        tables: int,
        options: Json,
        *,
        sealed: bool,
        ask_forced: bool,
        illegal: str,
        reward: str,
        components: Path | str | None,
        asked: int = EVERYBODY,
    ) -> None:
        if illegal not in (ERROR, RANDOM):
            raise Unreadable(f"Illegal can be {ERROR}, {RANDOM}, not {illegal!r}.")
        rules = rules_for(game, Path(components) if components else None)
        seats = rules.seats_min if seats is None else seats
        worth = reward_named(reward).of
        self.rules: Final = rules
        self.tables: Final = Tables(
            rules,
            seats,
            tables,
            0,
            options,
            sealed=sealed,
            ask_forced=ask_forced,
            asked=asked,
            reward=worth,
        )
        self.replaces_illegal: Final = illegal == RANDOM
        own, by_seat = (tables,), (tables, seats)
        size, actions = self.tables.size, self.tables.actions
        self.numbers: Final = Window(self.tables.numbers, np.float64, (tables, size))
        self.last: Final = Window(self.tables.last, np.float64, (tables, size))
        self.mask: Final = Window(self.tables.mask, np.int8, (tables, actions))
        self.seat: Final = Window(self.tables.seat, np.int64, own)
        self.answered: Final = Window(self.tables.answered, np.int64, own)
        self.over: Final = Window(self.tables.over, np.int8, own)
        self.worth: Final = Window(self.tables.worth, np.float64, by_seat)
        self.scores: Final = Window(self.tables.scores, np.int64, by_seat)
        self.ranks: Final = Window(self.tables.ranks, np.int64, by_seat)

    def begin(self, seeds: list[int]) -> None:
        """A new game at every table."""
        self.tables.begin(seeds)  # refuses too many or too few of them
        self._stand_in = Dice(offspring(seeds[0], "stand-in"))

    def step(self, actions: ArrayLike) -> None:
        """Answer at every table; where an action is refused, nothing is changed anywhere."""
        chosen = row_from(actions)
        if self.replaces_illegal:
            self.tables.replace(chosen, self._stand_in)
        self.tables.step(chosen)

    def of_answerer(self, by_seat: Window) -> NDArray[Any]:
        """What stands there for the seat that answered last, at each table."""
        answered = self.answered.now()
        found: NDArray[Any] = by_seat.now()[np.arange(len(answered)), answered]
        return found

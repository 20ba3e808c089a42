"""Games at one table, one after another: all that the environments share.

Nature answers from the seed. A seat with a single choice is not asked, unless that is wanted: such
a question teaches a learner nothing and costs it a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, SupportsInt

import numpy as np
from numpy.typing import NDArray

from tianxia.core.agenda import Decision, State
from tianxia.core.dice import Dice, SealedDice, Source, offspring, secret_of
from tianxia.core.errors import Illegal, Unreadable
from tianxia.core.rows import flags, floats_of
from tianxia.core.rules import Json
from tianxia.env.arrays import Window
from tianxia.games.registry import AnyRules, rules_for
from tianxia.search.series import Series

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

LOSE: Final = "lose"  # the game ends, and the seat that broke the rules has lost
ERROR: Final = "error"  # the action is refused
RANDOM: Final = "random"  # a legal choice is drawn instead
ILLEGAL: Final = (LOSE, ERROR, RANDOM)


class Episode:
    """A table with the game being played at it."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Json,
        *,
        illegal: str,
        ask_forced: bool,
        components: Path | str | None,
    ) -> None:
        """Everything agreed on is checked here, before the first game."""
        if illegal not in ILLEGAL:
            raise Unreadable(f"Illegal can be {', '.join(ILLEGAL)}, not {illegal!r}.")
        self.rules: Final[AnyRules] = rules_for(game, Path(components) if components else None)
        self.seats: Final = self.rules.seats_min if seats is None else seats
        self.options: Final[Json] = {**self.rules.read_options(options)}
        self.replaces_illegal: Final = illegal == RANDOM
        self.actions: Final = self.rules.catalogue.size
        self.numbers: Final = self.rules.encoding_size()
        self.table: Final = Series(self.rules, self.seats, self.options, ask_forced)
        self._room: Final = floats_of([0.0] * self.numbers)
        self._seen: Final = Window(self._room, np.float64, (self.numbers,))
        self._flags: Final = flags(self.actions)
        self._open: Final = Window(self._flags, np.int8, (self.actions,))
        self._told: Final[dict[int, Numbers]] = {}  # by seat, in this position

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @property
    def question(self) -> Decision[Any] | None:
        """What a seat is asked now; None when the game is over."""
        return self.table.question

    @property
    def legal(self) -> list[int]:
        """The choices that are open to it."""
        return self.table.legal()

    # -- play -------------------------------------------------------------------------------

    def begin(self, seed: int, players: Sequence[Source | None] = ()) -> None:
        """A new game; the seed means the same as in `tianxia.new`.

        A seat for which there is a source answers from it at random and is not asked.
        """
        self._stand_in = Dice(offspring(seed, "stand-in"))
        self.table.begin(SealedDice(secret_of(seed)), [*players] or [None] * self.seats)
        self.forget()

    def answer(self, choice: int) -> None:
        """Answer the question asked now with one of its legal choices."""
        self.table.answer(choice)
        self.forget()

    def choice_of(self, action: SupportsInt | None) -> int:
        """What the action answers to the question asked now."""
        table = self.table
        if table.question is None:
            raise Illegal("The game is over; reset begins another.")
        if action is not None and 0 <= int(action) < self.actions:
            choice = int(action) - table.base
            if table.is_open(choice):
                return choice
        if self.replaces_illegal:
            legal = self.legal
            return legal[self._stand_in.below(len(legal))]
        raise Illegal(f"Action {self._named(action)} is not open to seat {table.seat + 1} now.")

    def _named(self, action: SupportsInt | None) -> str:
        """The action with its line, if it is one."""
        if action is None or not 0 <= int(action) < self.actions:
            return str(action)
        return f"{action} ({self.rules.catalogue.text(int(action))})"

    # -- what is told -----------------------------------------------------------------------

    def forget(self) -> None:
        """What was told belongs to another position."""
        self._told.clear()

    def encoded(self, seat: int) -> Numbers:
        """The table as the seat sees it, as numbers: written once in a position, then copied."""
        told = self._told.get(seat)
        if told is None:
            self.table.show(seat, self._room, 0)
            told = self._told[seat] = self._seen.copy(np.float32)
        return told.copy()

    def mask(self, seat: int) -> Mask:
        """1 for every action open to the seat now; all 0 when another one is asked."""
        table = self.table
        if table.question is None or table.seat != seat:
            return np.zeros(self.actions, np.int8)
        table.mark(self._flags, 0, 1)
        told = self._open.copy()
        table.mark(self._flags, 0, 0)
        return told

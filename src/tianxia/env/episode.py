"""Games at one table, one after another: all that the environments share.

Nature answers from the seed. A seat with a single choice is not asked, unless that is wanted: such
a question teaches a learner nothing and costs it a step.
"""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from typing import Any, Final, SupportsInt

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tianxia.core.agenda import NATURE, Decision, State, answer, pending
from tianxia.core.chance import draw
from tianxia.core.dice import Dice, SealedDice, offspring, secret_of
from tianxia.core.errors import Illegal, Unreadable
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules, rules_for

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

LOSE: Final = "lose"  # the game ends, and the seat that broke the rules has lost
ERROR: Final = "error"  # the action is refused
RANDOM: Final = "random"  # a legal choice is drawn instead
ILLEGAL: Final = (LOSE, ERROR, RANDOM)
LARGEST: Final = 100.0  # no number of an encoding comes near; none is negative


class Episode:
    """A table with the game being played at it."""

    state: State
    question: Decision[Any] | None = None  # what a seat is asked now; None when the game is over
    legal: list[int]  # the choices that are open to it

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
        self.ask_forced: Final = ask_forced
        self.actions: Final = self.rules.catalogue.size
        self.numbers: Final = self.rules.encoding_size()
        self._bases: Final = self.rules.catalogue.bases
        self._packed: Final = Struct(f"{self.numbers}f")
        self.rules.new_game(self.seats, self.options)  # refuses what does not go together

    # -- spaces -----------------------------------------------------------------------------

    def number_space(self, viewers: int = 1) -> Box[np.float32]:
        """What so many seats see, as one row of numbers."""
        return Box(0.0, LARGEST, (viewers * self.numbers,), np.float32)

    def mask_space(self) -> Box[np.int8]:
        """1 for every action that is open."""
        return Box(0, 1, (self.actions,), np.int8)

    def action_space(self) -> Discrete:
        """Every choice of every question of the game, nature's included."""
        return Discrete(self.actions)

    # -- play -------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """A new game; the seed means the same as in `tianxia.new`."""
        self._nature = SealedDice(secret_of(seed))
        self._stand_in = Dice(offspring(seed, "stand-in"))
        self.state = self.rules.new_game(self.seats, self.options)
        self._reach(pending(self.state))

    def answer(self, choice: int) -> None:
        """Answer the question asked now with one of its legal choices."""
        assert self.question is not None, "a question is asked"
        self._reach(answer(self.state, self.question, choice))

    def _reach(self, question: Decision[Any] | None) -> None:
        """Let nature answer, and seats without a choice, until a seat must think."""
        state = self.state
        legal: list[int] = []
        while question is not None:
            legal = question.legal(state)
            if question.seat == NATURE:
                choice = draw(question, state, legal, self._nature)
            elif len(legal) > 1 or self.ask_forced:
                break
            else:
                choice = legal[0]
            question = answer(state, question, choice)
        self.question = question
        self.legal = legal if question is not None else []

    def choice_of(self, action: SupportsInt | None) -> int:
        """What the action answers to the question asked now."""
        question = self.question
        if question is None:
            raise Illegal("The game is over; reset begins another.")
        if action is not None:
            choice = int(action) - self._bases[type(question).__name__]
            if choice in self.legal:
                return choice
        if self.replaces_illegal:
            return self.legal[self._stand_in.below(len(self.legal))]
        raise Illegal(f"Action {self._named(action)} is not open to seat {question.seat + 1} now.")

    def _named(self, action: SupportsInt | None) -> str:
        """The action with its line, if it is one."""
        if action is None or not 0 <= int(action) < self.actions:
            return str(action)
        return f"{action} ({self.rules.catalogue.text(int(action))})"

    # -- what is told -----------------------------------------------------------------------

    def encoded(self, seat: int) -> Numbers:
        """The table as the seat sees it, as numbers."""
        numbers: list[float] = []
        self.rules.encode(self.state, seat, numbers)
        told = np.empty(self.numbers, np.float32)
        self._packed.pack_into(told.data, 0, *numbers)  # thrice as fast as np.array
        return told

    def mask(self, seat: int) -> Mask:
        """1 for every action open to the seat now; all 0 when another one is asked."""
        flags = bytearray(self.actions)
        question = self.question
        if question is not None and question.seat == seat:
            base = self._bases[type(question).__name__]
            for choice in self.legal:
                flags[base + choice] = 1
        return np.frombuffer(flags, np.int8)

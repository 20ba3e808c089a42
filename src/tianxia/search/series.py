"""A game that is played without a log and stops where a seat must think."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Decision, State, answer, pending
from tianxia.core.chance import draw_place
from tianxia.core.dice import Source
from tianxia.core.native import i64, u8, vec
from tianxia.core.rows import listed, room
from tianxia.core.rules import Json
from tianxia.search.greedy import AnyRules


class Series:
    """Games at one table, one after another.

    Nature answers by itself, and so does a seat with a single choice, unless that is wanted: such
    a question teaches a learner nothing and costs it a step. Seats with a source of their own
    answer at random from it, as the random bot does.
    """

    state: State
    nature: Source

    def __init__(self, rules: AnyRules, seats: int, options: Json, ask_forced: bool) -> None:
        self.rules: Final = rules
        self.ask_forced: Final = ask_forced
        self.size: Final[i64] = rules.encoding_size()
        self.start: Final[State] = rules.new_game(seats, options)
        self.question: Decision[State] | None = None  # None when the game is over
        self.seat: i64 = NATURE  # whom it is put to; after the end, whom the last one was put to
        self.base: i64 = 0  # the action id of its choice 0
        self.choices: vec[i64] = room()  # those open now, in its first `open` places
        self.open: i64 = 0
        self.players: list[Source | None] = [None] * seats  # of seats that are not asked

    def begin(self, nature: Source, players: list[Source | None]) -> None:
        """A new game, up to the first question somebody must think about."""
        self.nature = nature
        self.players = players
        self.state = self.rules.clone(self.start)
        self.reach(pending(self.state))

    def answer(self, choice: i64) -> None:
        """Answer the question asked now with one of its open choices."""
        question = self.question
        assert question is not None, "a question is asked"
        self.reach(answer(self.state, question, choice))

    def reach(self, question: Decision[State] | None) -> None:
        """Let everybody answer who need not be asked, until a seat must think."""
        state, choices = self.state, self.choices
        self.open = 0
        while question is not None:
            open_now = question.fill(state, choices, 0)
            at = self.unasked(question, open_now)
            if at < 0:
                self.open = open_now
                self.seat = question.seat
                self.base = self.rules.catalogue.bases[type(question).__name__]
                break
            question = answer(state, question, choices[at])
        self.question = question

    def unasked(self, question: Decision[State], open_now: i64) -> i64:
        """The place of the answer of whoever is not asked; -1 if a seat must think."""
        if question.seat == NATURE:
            return draw_place(question, self.state, open_now, self.nature)
        player = self.players[question.seat]
        if player is None and (open_now > 1 or self.ask_forced):
            return -1
        if player is None or open_now == 1:
            return 0
        return player.below(open_now)

    # -- what is told -----------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The choices open now, ascending; none when the game is over."""
        return listed(self.choices, self.open)

    def is_open(self, choice: i64) -> bool:
        """Whether the choice is among them."""
        choices = self.choices
        for place in range(self.open):
            if choices[place] == choice:
                return True
        return False

    def mark(self, mask: vec[u8], at: i64, flag: u8) -> None:
        """Write the flag for every action open now; the mask begins at that place."""
        choices = self.choices
        first = at + self.base
        for place in range(self.open):
            mask[first + choices[place]] = flag

    def show(self, viewer: i64, numbers: vec[float], at: i64) -> None:
        """Write what the viewer sees, from that place on; what stood there is wiped out."""
        for place in range(at, at + self.size):
            numbers[place] = 0.0
        self.rules.write(self.state, viewer, numbers, at)

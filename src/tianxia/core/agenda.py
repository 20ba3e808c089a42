"""State, frames and the loop: what a game is while it is being played.

The agenda is a call stack written down. A frame on it is a `Step` (the rules act), a
`Decision` (a seat answers) or a `Chance` (nature answers). Answering pops the frame and runs
its effect, which may push others; then steps run until a question is on top again.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, cast

from tianxia.core.journal import Journal
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, listed
from tianxia.core.words import Amount, Said, word_of

NATURE: Final = -1  # the seat that answers chance frames
SPECTATOR: Final = -2  # the viewer who sits nowhere


class State:
    """The whole position as plain data; no random numbers, clock, names or log in it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: list[Frame] = []  # the agenda, and above `depth` what was taken off it
        self.depth: i64 = 0  # so that a frame comes and goes without a list growing and shrinking
        self.journal: Journal | None = None  # clones have none

    @property
    def agenda(self) -> list[Frame]:
        """The frames still to come, the top last, as a list of one's own."""
        return self.stack[: self.depth]

    @agenda.setter
    def agenda(self, frames: list[Frame]) -> None:
        self.stack = frames
        self.depth = len(frames)

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the agenda."""
        if self.depth == len(self.stack):
            self.stack.append(frame)
        else:
            self.stack[self.depth] = frame
        self.depth += 1

    def pop(self) -> Frame:
        """Take the top frame off the agenda."""
        self.depth -= 1
        return self.stack[self.depth]

    def top(self) -> Frame | None:
        """The frame on top of the agenda; None when the game is over."""
        return self.stack[self.depth - 1] if self.depth > 0 else None

    def note(self, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell people what just happened, if anybody listens; rules never read notes."""
        if self.journal is not None:
            self.journal.note(kind, seat, a, b, c)


S = TypeVar("S", bound=State)


class Frame:
    """One piece of pending business; immutable, so clones share it."""

    def __init__(self, seat: i64, arg: i64 = 0) -> None:
        self.seat: Final = seat
        self.arg: Final = arg

    def fields(self) -> list[int]:
        """The constructor's arguments: they serve equality, hashing and saving."""
        return [self.seat, self.arg]

    def reach(self, state: State) -> Decision[State] | None:
        """From this frame, which is on top: itself if it is a question, else act and see."""
        raise AssertionError("a frame is a step or a question")


class Step(Frame, Generic[S]):
    """The rules act by themselves."""

    def run(self, state: S) -> None:
        """Carry the step out; may push further frames."""
        raise AssertionError("a step must say what it does")

    def reach(self, state: State) -> Decision[State] | None:
        state.depth -= 1
        self.run(cast("S", state))  # a game's frames lie on its own states' agendas
        return None


class Decision(Frame, Generic[S]):
    """A question to one seat. Choices are `range(size)` and mean the same in every position."""

    size: ClassVar[int] = 0

    def reach(self, state: State) -> Decision[State] | None:
        return cast("Decision[State]", self)  # the loop does not care whose states it handles

    def fill(self, state: S, room: vec[i64], n: i64) -> i64:
        """Write the choices open now into the room from place `n` on; the place after the last.

        They are ascending, and there is always one. A game that is not on native rows yet says
        `legal` instead.
        """
        for choice in self.legal(state):
            room[n] = choice
            n += 1
        return n

    def legal(self, state: S) -> list[int]:
        """The choices open now, ascending, never empty: what `fill` writes, as a list."""
        room = vec[i64]([0] * self.size)
        return listed(room, self.fill(state, room, 0))

    def apply(self, state: S, choice: i64) -> None:
        """Carry out a legal choice; it is not checked again."""
        raise AssertionError("a decision must carry its choice out")

    def text(self, choice: int) -> str:
        """The choice as one line for records: unique in the game and the same in every position."""
        raise AssertionError("a decision must write its choice down")

    def reason(self, state: S, choice: int) -> Said | None:
        """Why the choice is not legal now, or None when it is."""
        return None if choice in self.legal(state) else Said("reason-not-now")

    def prompt(self, state: S) -> Said:
        """The question as a sentence."""
        return Said("prompt-" + word_of(type(self).__name__))

    def label(self, state: S, choice: int) -> Said:
        """The choice as words on a button."""
        raise AssertionError("a decision must name its choices")

    def targets(self, state: S, choice: int) -> list[str]:
        """Names of the things on the table that the choice concerns."""
        return []

    def preview(self, state: S, choice: int) -> list[Amount]:
        """What the choice brings (positive) and costs (negative) at once."""
        return []

    def weights(self, state: S) -> list[int] | None:
        """For nature: how likely each outcome is, in the order of `legal`; None: all alike."""
        return None

    def seen_by(self, state: S, choice: int) -> int:
        """Bit mask of the seats that may know the choice when it is made."""
        return BIT[state.seats] - 1

    def is_secret(self, state: S, choice: int) -> bool:
        """Whether an answer given earlier is still hidden from those who could not see it.

        It is asked after every further answer until it is False: then everybody has seen it.
        """
        return False


class Chance(Decision[S]):
    """A question to nature; the seat is NATURE. Outcomes are equally likely unless weighted."""

    def label(self, state: S, choice: int) -> Said:
        """Nature presses no buttons; the record's line serves."""
        return Said("nature", {"line": self.text(choice)})


def settle(state: State) -> Decision[State] | None:
    """Run steps until a question is on top; that question, or None when the game is over."""
    while state.depth > 0:
        question = state.stack[state.depth - 1].reach(state)
        if question is not None:
            return question
    return None


def pending(state: State) -> Decision[State] | None:
    """The question on top of a settled agenda; None when the game is over."""
    frame = state.top()
    if frame is None:
        return None
    assert isinstance(frame, Decision), "the agenda is not settled"
    return frame


def apply(state: State, choice: i64) -> Decision[State] | None:
    """Answer the question on top with a legal choice; the next question, None at the end."""
    frame = state.pop()
    assert isinstance(frame, Decision), "the agenda is not settled"
    frame.apply(state, choice)
    return settle(state)


def answer(state: State, question: Decision[State], choice: i64) -> Decision[State] | None:
    """The same for a driver that holds the question on top already."""
    state.depth -= 1
    question.apply(state, choice)
    return settle(state)

"""One turn deep: every choice is tried on a copy, its follow-up questions answered greedily."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.agenda import Decision, Frame, State, apply
from tianxia.core.native import append, i64, vec
from tianxia.core.rows import has, listed, room
from tianxia.core.rules import Rules
from tianxia.search.evaluator import Evaluator

AnyRules = Rules[Any]  # whoever searches hands positions on without looking inside
AnyEvaluator = Evaluator[Any]

WIDTH: Final = 100  # lines that are looked through to their ends
MOST: Final = 16  # answers tried to a question further on


class Turn:
    """What a choice leads to: the position at the end of the turn, and what it is worth."""

    def __init__(self, choice: int, outcome: State, value: float, answers: int = 1) -> None:
        self.choice: Final = choice
        self.outcome: Final = outcome
        self.value: Final = value
        self.answers: Final = answers  # that the seat chooses until then


class Greedy:
    """Chooses by the judgement of the position at the end of the turn.

    Follow-up questions are looked through as deeply as long as few lines come together; beyond
    `width` lines each is answered by the position right after it, so that long turns stay cheap.
    Of very many answers to a question further on, `most` that lie far apart are tried.
    """

    def __init__(
        self, rules: AnyRules, evaluator: AnyEvaluator, width: int = WIDTH, most: int = MOST
    ) -> None:
        self.rules: Final = rules
        self.evaluator: Final = evaluator
        self.width: Final = width
        self.most: Final = most
        self.decisions: int = 0  # choices carried out on copies so far
        self.room: Final = room()

    def best(
        self, state: State, legal: list[int], seat: int, lines: int = 1, spend: bool = False
    ) -> Turn:
        """The turn with the best outcome; see `is_better` for equal ones, else the lowest choice.

        Who does not need the position any more may `spend` it: the last try is made on itself.
        """
        best: Turn | None = None
        tried = self.unlike(state, legal)
        last = tried[-1]
        for choice in tried:
            turn = self.turn(state, choice, seat, lines * len(legal), spend and choice == last)
            if best is None or self.is_better(turn, best, seat):
                best = turn
        assert best is not None, "a question has a choice"
        return best

    def turn(
        self, state: State, choice: int, seat: int, lines: int = 1, spend: bool = False
    ) -> Turn:
        """The choice and the seat's further answers of the same turn."""
        below = state.depth - 1
        floor = state.stack[below - 1] if below > 0 else None
        after: State = state if spend else self.rules.clone(state)
        self.decisions += 1
        apply(after, choice)
        further: Turn | None = None  # the answer that led to this very position
        answers = 1
        while is_same_turn(after, below, floor, seat):
            question = after.top()
            assert isinstance(question, Decision), "the agenda is settled"
            choices = question.fill(after, self.room, 0)
            if choices == 1:
                self.decisions += 1
                apply(after, self.room[0])
                further = None
                continue
            legal = listed(self.room, choices)  # the room is needed again before they are tried
            if lines * len(legal) <= self.width:
                further = self.best(after, legal, seat, lines, spend=True)
            else:
                further = self.next_best(after, legal, seat)
            after = further.outcome
            answers += further.answers
        value = self.evaluator.value(after, seat) if further is None else further.value
        return Turn(choice, after, value, answers)

    def is_better(self, turn: Turn, best: Turn, seat: int) -> bool:
        """Whether a turn is worth more, or comes to the same value and purse with fewer answers.

        So nobody goes there and back: what ends where it began is worth what stopping is worth.
        """
        if turn.value != best.value:
            return turn.value > best.value
        if turn.answers >= best.answers:
            return False
        return self.rules.purse(turn.outcome, seat) == self.rules.purse(best.outcome, seat)

    def outcome(self, state: State, choice: int, seat: int) -> State:
        """The position at the end of the turn that begins with a choice."""
        return self.turn(state, choice, seat).outcome

    def next_best(self, state: State, legal: list[int], seat: int) -> Turn:
        """The best position right after one answer, however the turn goes on; spends this one."""
        best: Turn | None = None
        tried = self.unlike(state, spread_out(legal, self.most))
        last = tried[-1]
        for choice in tried:
            after: State = state if choice == last else self.rules.clone(state)
            self.decisions += 1
            apply(after, choice)
            value = self.evaluator.value(after, seat)
            if best is None or value > best.value:
                best = Turn(choice, after, value)
        assert best is not None, "a question has a choice"
        return best

    def unlike(self, state: State, choices: list[int]) -> list[int]:
        """The choices without those that are judged like a lower one."""
        question = state.top()
        assert isinstance(question, Decision), "the agenda is settled"
        found: list[int] = []
        shared = vec[i64]()
        for choice in choices:
            number = self.evaluator.alike(state, question, choice)
            if number < 0:
                if has(shared, number):
                    continue
                shared = append(shared, number)
            found.append(choice)
        return found


def spread_out(choices: list[int], most: int) -> list[int]:
    """At most so many of the choices, lying far apart."""
    stride = (len(choices) + most - 1) // most
    return choices if stride <= 1 else choices[::stride]


def is_same_turn(after: State, below: i64, floor: Frame | None, seat: i64) -> bool:
    """Whether the question on top was raised by the answer: all business below it is as it was."""
    if after.depth <= below or after.stack[after.depth - 1].seat != seat:
        return False
    return below == 0 or after.stack[below - 1] is floor

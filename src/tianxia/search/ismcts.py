"""Information-set tree search: every iteration plays in another world the seat thinks possible.

The tree is shared by all worlds: a branch is a line of choices of the seats. Nature's answers are
drawn anew each time and leave no branch of their own. What cannot be chosen in one world costs
nothing there, because every action counts how often it was available. The n-th try of any choice
at the root meets the n-th world, so that much of the luck is the same for all.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from tianxia.core.agenda import NATURE, Decision, State, answer, pending
from tianxia.core.chance import draw_place
from tianxia.core.dice import Dice
from tianxia.core.rows import listed, room
from tianxia.search.greedy import AnyEvaluator, AnyRules, Greedy
from tianxia.search.reward import by_margin, by_rank
from tianxia.search.tree import Node, select

DEEPEST: Final = 400  # decisions in one line: more than any turn needs
GLANCE: Final = 32  # tries between two looks whether the answer is clear already


class SearchSettings:
    """How a search thinks."""

    def __init__(
        self,
        exploration: float = 0.1,
        spread: float = 12.0,
        prior_spread: float = 4.0,
        horizon: int = 6,
        width: int = 12,
        most: int = 6,
        whole_round: bool = False,
        bounded: bool = False,
    ) -> None:
        self.exploration: Final = exploration
        self.spread: Final = spread  # so many points ahead are a lot
        self.prior_spread: Final = prior_spread  # so many points make a choice clearly better
        self.horizon: Final = horizon  # turns after the own one before a position is judged
        self.width: Final = width  # lines of a turn looked through to their ends when playing on
        self.most: Final = most  # choices tried for each further answer of a turn when playing on
        self.whole_round: Final = whole_round  # no position is judged before the round has ended
        self.bounded: Final = bounded  # no position is judged after the horizon either


class Line:
    """One choice at the root: how often it was tried and what each seat got of it."""

    def __init__(
        self, choice: int, visits: int, prior: float, values: list[float], then: list[int]
    ) -> None:
        self.choice: Final = choice
        self.visits: Final = visits
        self.prior: Final = prior  # what the judgement alone thought of it, all together 1
        self.values: Final = values
        self.then: Final = then  # the action ids most tried after it


class Findings:
    """What a search came to."""

    def __init__(self, choice: int, iterations: int, lines: list[Line]) -> None:
        self.choice: Final = choice
        self.iterations: Final = iterations
        self.lines: Final = lines  # most tried first


class Search:
    """A search from one seat's question; it holds samples only, never the table itself."""

    def __init__(
        self,
        rules: AnyRules,
        evaluator: AnyEvaluator,
        sample: Callable[[int], State],
        seed: int,
        settings: SearchSettings,
        clock: Callable[[], float] = time.perf_counter,
        unwanted: Callable[[], bool] | None = None,
    ) -> None:
        self.rules: Final = rules
        self.evaluator: Final = evaluator
        self.careful: Final = Greedy(rules, evaluator)  # for the question itself
        self.greedy: Final = Greedy(rules, evaluator, settings.width, settings.most)  # further on
        self.sample: Callable[[int], State] = sample
        self.seed: Final = seed
        self.settings: Final = settings
        self.clock: Final = clock
        # asked now and then: whether nobody waits for the answer any more
        self.unwanted: Callable[[], bool] | None = unwanted
        # asked only while more time is taken than was given: whether somebody else waits
        self.hurried: Callable[[], bool] | None = None
        self.dice: Dice = Dice(seed)
        self.room: Final = room()
        self.choices: list[int] = []  # of the question that `next_choice` came to
        self.bases: Final = rules.catalogue.bases
        self.first: State = sample(seed)
        self.round: Final = rules.round_of(self.first) if settings.whole_round else -1
        question = pending(self.first)
        assert question is not None, "there is a question"
        self.seat: Final = question.seat
        self.seats: Final = self.first.seats
        self.root: Node = Node(self.seats)
        self.done: int = 0
        self.ends: float = 0.0

    def follow(self, choice: int, sample: Callable[[int], State]) -> None:
        """Go on from the seat's next question of the same turn, with all that is known of it."""
        question = pending(self.first)
        assert question is not None, "there was a question"
        child = self.root.children.get(self.bases[type(question).__name__] + choice)
        self.root = Node(self.seats) if child is None else child
        self.root.priors.clear()  # they were hasty
        self.sample = sample
        self.first = sample(self.seed)

    def run(
        self, iterations: int, seconds: float, least: int = 0, longest: float = 0.0
    ) -> Findings:
        """Think on until one of the budgets is used up or the answer is clear; what is known.

        With fewer than `least` tries at the question it goes on for up to `longest` seconds.
        """
        started = self.clock()
        longest = max(seconds, longest)
        self.ends = started + (longest if self.root.visits < least else seconds)
        question = pending(self.first)
        assert question is not None, "there is a question"
        choices = question.legal(self.first)
        base = self.bases[type(question).__name__]
        if not self.root.priors:
            self.judge(self.root, self.first, question, choices, base)
        actions = [base + choice for choice in choices]
        for made in range(1, iterations + 1):
            self.iterate(select(self.root, self.seat, actions, self.settings.exploration))
            self.done += 1
            missing = least - self.root.visits
            if missing <= 0 or self.is_hurried(started + seconds):
                self.ends = started + seconds
            if self.is_late() or (self.unwanted is not None and self.unwanted()):
                break
            if made % GLANCE == 0:
                spent = max(self.clock() - started, 1e-9)
                left = made * (seconds - spent) / spent
                if missing > left:  # then there is more time
                    left = min(float(missing), made * (longest - spent) / spent)
                if self.is_settled(min(float(iterations - made), left)):
                    break
        return self.findings()

    def is_hurried(self, due: float) -> bool:
        """Whether somebody else waits for a search that has had its time."""
        return self.hurried is not None and self.clock() >= due and self.hurried()

    def is_late(self) -> bool:
        """Whether the time is over."""
        return self.clock() >= self.ends

    def is_settled(self, left: float) -> bool:
        """Whether no other choice can catch up with the most tried one in the tries left."""
        most = second = 0
        for child in self.root.children.values():
            if child.visits > most:
                most, second = child.visits, most
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def decisions(self) -> int:
        """How many choices of the seats were carried out on samples so far."""
        return self.greedy.decisions + self.careful.decisions

    def iterate(self, action: int) -> None:
        """Descend from a choice at the root to a new leaf, judge it, and tell all on the way.

        Where the question is another seat's, a world can lack the choice: then one of its own.
        """
        tried = self.root.children.get(action)
        world = self.seed + (0 if tried is None else tried.visits)
        state = self.sample(world)
        self.dice = Dice(world)
        question = pending(state)
        assert question is not None, "there is a question"
        mover = question.seat
        base = self.bases[type(question).__name__]
        actions = [base + choice for choice in question.legal(state)]
        if action not in actions:
            action = select(self.root, mover, actions, self.settings.exploration)
        node = self.root.children.get(action)
        if node is None:
            node = Node(self.seats)
            self.root.children[action] = node
        self.greedy.decisions += 1
        question = answer(state, question, action - base)
        path = [self.root, node]
        turns = 0
        while node.visits > 0 and len(path) < DEEPEST:
            question = self.next_choice(state, question)
            if question is None:
                break
            choices = self.choices
            if question.seat != mover:
                if self.settings.bounded and self.is_far(state, self.settings.horizon - turns):
                    break
                mover = question.seat
                turns += 1
            base = self.bases[type(question).__name__]
            if not node.priors:
                self.judge(node, state, question, choices, base)
            actions = [base + choice for choice in choices]
            action = select(node, question.seat, actions, self.settings.exploration)
            self.greedy.decisions += 1
            question = answer(state, question, action - base)
            child = node.children.get(action)
            if child is None:
                child = Node(self.seats)
                node.children[action] = child
            path.append(child)
            node = child
        rewards = self.rewards(self.play_on(state, mover, self.settings.horizon - turns))
        for seen in path:
            seen.learn(rewards)

    def judge(
        self, node: Node, state: State, question: Decision[State], choices: list[int], base: int
    ) -> None:
        """Give every choice its prior: how much better the judgement likes it than the others."""
        greedy = self.careful if node is self.root else self.greedy
        values: list[float] = []
        known: dict[int, float] = {}  # of choices that are judged alike
        best = -1.0e9
        for choice in choices:
            number = self.evaluator.alike(state, question, choice)
            if number not in known:
                known[number] = greedy.turn(state, choice, question.seat, len(choices)).value
            values.append(known[number])
            best = max(best, known[number])
        total = 0.0
        for at in range(len(values)):
            weight = math.exp((values[at] - best) / self.settings.prior_spread) + 0.02
            values[at] = weight
            total += weight
        for at in range(len(choices)):
            node.priors[base + choices[at]] = values[at] / total

    def play_on(self, state: State, mover: int, turns: int) -> State:
        """The position after the mover's turn and so many more, as far as there is time.

        All lines are played on to the same turn, because who has just moved looks well off.
        """
        question = self.next_choice(state, pending(state))
        while question is not None:
            if self.is_late() or (question.seat != mover and self.is_far(state, turns)):
                break
            if question.seat != mover:
                mover = question.seat
                turns -= 1
            state = self.greedy.best(state, self.choices, question.seat).outcome
            question = self.next_choice(state, pending(state))
        return state

    def next_choice(self, state: State, question: Decision[State] | None) -> Decision[State] | None:
        """Let nature answer, and seats that have no choice; the next question that offers one."""
        room = self.room
        while question is not None:
            open_now = question.fill(state, room, 0)
            if question.seat == NATURE:
                drawn = draw_place(question, state, open_now, self.dice)
                question = answer(state, question, room[drawn])
            elif open_now == 1:
                question = answer(state, question, room[0])
            else:
                self.choices = listed(room, open_now)
                return question
        return None

    def is_far(self, state: State, turns: int) -> bool:
        """Whether a position at the end of a turn is far enough to be judged."""
        return turns <= 0 and self.rules.round_of(state) > self.round

    def rewards(self, state: State) -> list[float]:
        """The worth of a position for every seat: by rank at the end, by judgement before it."""
        if pending(state) is None:
            scores = self.rules.scores(state)
            return by_rank(self.rules.ranking(state), scores, self.settings.spread)
        points = [self.evaluator.standing(state, seat) for seat in range(self.seats)]
        return by_margin(points, self.settings.spread)

    def findings(self) -> Findings:
        """The most tried choice, and what is known of each; other worlds may have had others."""
        question = pending(self.first)
        assert question is not None, "there is a question"
        base = self.bases[type(question).__name__]
        lines: list[Line] = []
        for choice in question.legal(self.first):
            child = self.root.children.get(base + choice)
            if child is not None:
                values = [child.mean(seat) for seat in range(self.seats)]
                prior = self.root.priors.get(base + choice, 0.0)
                lines.append(Line(choice, child.visits, prior, values, most_tried(child)))
        lines.sort(key=lambda line: (-line.visits, -line.prior, line.choice))
        return Findings(lines[0].choice, self.done, lines)


def most_tried(node: Node) -> list[int]:
    """The line of play that was tried most from here on."""
    line: list[int] = []
    while node.children:
        best = -1
        most = 0
        for action, child in node.children.items():
            if child.visits > most:
                best, most = action, child.visits
        line.append(best)
        node = node.children[best]
    return line

"""A position that tests lay out, answer by record lines and look at: what all games share."""

from __future__ import annotations

import random

import pytest

from tianxia.core.agenda import NATURE, apply, pending, settle
from tianxia.core.components import Components
from tianxia.core.journal import Journal
from tianxia.games.registry import GAMES


class LaidTable:
    """One position; a game's own table adds how to arrange it and what else to look at."""

    game: str  # the name in the registry
    sources: list[str]  # the kinds of points by name

    def __init__(self, rules, seats, options):
        self.rules = rules
        self.state = rules.fresh_state(seats, rules.edition_for(rules.read_options(options)))

    # -- arranging ----------------------------------------------------------------------------

    def everybody(self, **things):
        """Give every seat the same."""
        for seat in range(self.state.seats):
            self.seat(seat, **things)
        return self

    def listen(self):
        """Attach a journal, to hear the notes."""
        self.state.journal = Journal()
        return self

    # -- playing ------------------------------------------------------------------------------

    def ask(self, *frames):
        """Put frames on the agenda, the first to run first, and run to the next question."""
        for frame in reversed(frames):
            self.state.push(frame)
        settle(self.state)
        return self

    def answer(self, *lines):
        """Answer the questions with these lines, which must be legal."""
        for line in lines:
            assert line in self.lines(), f"{line!r} is not among {self.lines()}"
            apply(self.state, self.choice(line))
        return self

    def dodge(self):
        """Answer with the first legal choice."""
        return self.answer(self.lines()[0])

    def skip_to(self, *names):
        """Dodge until such a question comes."""
        while (asked := self.asks()) is not None and asked[0] not in names:
            self.dodge()
        return self

    def finish_round(self):
        """Dodge until the round is over."""
        number = self.state.round
        while self.asks() is not None and self.state.round == number:
            self.dodge()
        return self

    def nature(self):
        """Let nature answer with its first outcome until a seat is asked."""
        while (question := pending(self.state)) is not None and question.seat == NATURE:
            apply(self.state, question.legal(self.state)[0])
        return self

    # -- looking ------------------------------------------------------------------------------

    def question(self):
        """The question now."""
        return pending(self.state)

    def asks(self):
        """The question now and the seat it is for; None when nothing is asked."""
        question = self.question()
        return None if question is None else (type(question).__name__, question.seat)

    def lines(self):
        """The legal answers as record lines."""
        question = self.question()
        return [question.text(choice) for choice in question.legal(self.state)]

    def choice(self, line):
        """The number of the choice that the line means."""
        return self.rules.catalogue.choice_of(self.question(), line)

    def reason(self, line):
        """Why the line is not legal now: key and arguments, or None."""
        said = self.question().reason(self.state, self.choice(line))
        return None if said is None else (said.key, said.args)

    def label(self, line):
        """The label of the choice: key and arguments."""
        said = self.question().label(self.state, self.choice(line))
        return said.key, said.args

    def prompt(self):
        """The prompt of the question: key and arguments."""
        said = self.question().prompt(self.state)
        return said.key, said.args

    def targets(self, line):
        """The board things the choice concerns."""
        return self.question().targets(self.state, self.choice(line))

    def preview(self, line):
        """What the choice brings and costs at once."""
        amounts = self.question().preview(self.state, self.choice(line))
        return [(amount.what, amount.n) for amount in amounts]

    def view(self, viewer=0):
        """What a viewer sees."""
        return self.rules.view(self.state, viewer)

    def scored(self, seat=0):
        """The seat's points by source, without zeros."""
        kinds = len(self.sources)
        points = self.state.scored[seat * kinds : (seat + 1) * kinds]
        return {name: n for name, n in zip(self.sources, points, strict=True) if n}

    def heard(self, kind):
        """The notes of one kind: seat and numbers."""
        return [(n.seat, n.a, n.b, n.c) for n in self.state.journal.notes if n.kind == kind]


def replaced(components, path, value):
    """The components with one place replaced, or taken out by `...`.

    A place is a dotted path; `event/drought.count` is the count in the row `drought` of `event`,
    and a number is the place in a list, counted from 0.
    """
    tree = _replaced(components.tree, path.replace("/", ".").split("."), value)
    return Components(tree, components.origin)


def _replaced(here, names, value):
    name, rest = names[0], names[1:]
    if isinstance(here, list):
        at = int(name) if name.isdigit() else [row["id"] for row in here].index(name)
        inner = [_replaced(here[at], rest, value)] if rest else [] if value is ... else [value]
        return [*here[:at], *inner, *here[at + 1 :]]
    if not rest and value is ...:
        return {key: kept for key, kept in here.items() if key != name}
    return {**here, name: _replaced(here[name], rest, value) if rest else value}


def played_out(rules, seats, seed):
    """The end of a game in which everybody answers at random."""
    rng = random.Random(seed)
    state = rules.new_game(seats, {})
    while (question := pending(state)) is not None:
        apply(state, rng.choice(question.legal(state)))
    return state


def apart(table):
    """The position once more, sharing no row: a test may write into it as it likes."""
    return table.rules.load(table.rules.dump(table.state))


def fixtures_for(table, usual_seats):
    """The fixtures `printed`, `rules`, `altered`, `position` and `new_game` of a game's tests."""
    entry = GAMES[table.game]

    @pytest.fixture(scope="session")
    def printed():
        """The components as printed."""
        return entry.components()

    @pytest.fixture(scope="session")
    def rules(printed):
        """The rules with the components as printed."""
        return entry.make(printed)

    @pytest.fixture(scope="session")
    def altered(printed):
        """Rules with some places of the components replaced."""

        def make(places):
            components = printed
            for path, value in places.items():
                components = replaced(components, path, value)
            return entry.make(components)

        return make

    @pytest.fixture(scope="session")
    def position(rules, altered):
        """A table laid out: printed values and default options unless told."""

        def make(seats=usual_seats, places=None, **options):
            return table(altered(places) if places else rules, seats, options)

        return make

    @pytest.fixture(scope="session")
    def new_game(rules):
        """A table at the very beginning, before the first draw."""

        def make(seats=usual_seats, **options):
            begun = table(rules, seats, {})
            begun.state = rules.new_game(seats, options)
            return begun

        return make

    return printed, rules, altered, position, new_game

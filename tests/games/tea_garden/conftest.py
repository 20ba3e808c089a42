"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tianxia.core.agenda import NATURE, apply, pending, settle
from tianxia.core.components import Components, changed, read_components
from tianxia.core.journal import Journal
from tianxia.games.tea_garden import tables
from tianxia.games.tea_garden.game import TeaGarden
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVANS,
    CARDS,
    CATEGORIES,
    CUPS,
    FIRST_ACTION,
    FIRST_EMPEROR,
    LEAF_TYPES,
    MAX_SPACES,
    NO_CARAVAN,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PAGODAS,
    PROVINCES,
    QUALITIES,
    REGIONS,
    TILES,
)
from tianxia.games.tea_garden.rounds import BeginRound, NextTurn, Upkeep
from tianxia.games.tea_garden.state import ACTION_PHASE, KINDS_OF_POINTS, fresh_state
from tianxia.games.tea_garden.turns import BeforeCards, BeginTurn

FILE = Path(tables.__file__).parent / "components.toml"
ROW = ["a101", "a102", "a103", "a104", "a201", "a202"]


class Table:
    """One position with short ways to arrange it, to answer, and to look at it.

    Unless told otherwise: round 1, bonus tokens in the order of their numbers, tiles t36 to t40 on
    the stacks, caravans c01 to c03, emperor cards e01 to e03, and everybody holds s01 to s04.
    """

    def __init__(self, rules, seats, options):
        self.rules = rules
        self.state = fresh_state(seats, rules.edition_for(rules.read_options(options)))
        self.state.round = 1
        self.state.phase = ACTION_PHASE
        places = [at for at in range(len(REGIONS)) if self.state.edition.has_bonus[at]]
        self.bonuses(**{REGIONS[at]: BONUSES[number] for number, at in enumerate(places)})
        self.stacks(**{name: TILES[CUPS - 5 + at] for at, name in enumerate(PROVINCES)})
        self.row(*ROW)
        self.caravans("c01", "c02", "c03")
        self.emperors("e01", "e02", "e03")
        for seat in range(seats):
            self.seat(seat, hand=["s01", "s02", "s03", "s04"])

    # -- arranging the table ------------------------------------------------------------------

    def bonuses(self, **tokens):
        """Lay bonus tokens: `bonuses(r02="rb18")`; a token that lay elsewhere changes places."""
        state = self.state
        for region, token in tokens.items():
            at, number = REGIONS.index(region), BONUSES.index(token)
            if number in state.bonus:
                state.bonus[state.bonus.index(number)] = state.bonus[at]
            elif state.bonus[at] >= 0:
                state.unseen_bonuses |= 1 << state.bonus[at]
            state.bonus[at] = number
            state.unseen_bonuses &= ~(1 << number)
        return self

    def stacks(self, **tops):
        """Lay tiles on top of the stacks: `stacks(green="t05")`; None empties a stack."""
        state = self.state
        for province, name in tops.items():
            at = PROVINCES.index(province)
            if state.stack_top[at] != NO_TILE:
                state.unseen_tiles |= 1 << state.stack_top[at]
            state.stack_top[at] = NO_TILE if name is None else TILES.index(name)
            if name is None:
                state.stack_size[at] = 0
            else:
                state.unseen_tiles &= ~(1 << TILES.index(name))
        return self

    def row(self, *names):
        """Lay these cards into the row, slot 1 first."""
        state = self.state
        for card in state.row:
            state.unseen_actions |= 1 << (card - FIRST_ACTION)
            state.level_left[state.edition.level[card] - 1] += 1
        state.row = [CARDS.index(name) for name in names]
        for card in state.row:
            state.unseen_actions &= ~(1 << (card - FIRST_ACTION))
            state.level_left[state.edition.level[card] - 1] -= 1
        return self

    def caravans(self, *names):
        """Lay these caravans on display."""
        state = self.state
        masks = state.edition.caravan_mask
        for caravan in state.caravans:
            if caravan != NO_CARAVAN:
                state.unseen_caravans |= 1 << caravan
                state.caravan_left[masks[1] >> caravan & 1] += 1
        numbers = [CARAVANS.index(name) for name in names]
        state.caravans = numbers + [NO_CARAVAN] * (len(state.caravans) - len(numbers))
        for caravan in numbers:
            state.unseen_caravans &= ~(1 << caravan)
            state.caravan_left[masks[1] >> caravan & 1] -= 1
        return self

    def emperors(self, *names):
        """Lay these emperor cards on display."""
        state = self.state
        for card in state.emperors:
            if card != NO_CARD:
                state.unseen_emperors |= 1 << (card - FIRST_EMPEROR)
        cards = [CARDS.index(name) for name in names]
        state.emperors = cards + [NO_CARD] * (len(state.emperors) - len(cards))
        for card in cards:
            state.unseen_emperors &= ~(1 << (card - FIRST_EMPEROR))
        return self

    # -- arranging a seat ---------------------------------------------------------------------

    def seat(self, seat, *, fresh=None, fermented=None, gardens=None, cups=None, **things):
        """Give a seat leaves by quality, gardens, cup rows, cards by zone, and numbers.

        `fresh={3: 2}` are two fresh leaves of quality 3; `cups=[["t01", "t02"]]` one row;
        `gardens=["r02"]` adds to the starting garden; `hand`, `draw`, `discard`, `removed` and
        `played=[["top", "covered"]]` set zones: starting cards named nowhere go to the draw pile.
        """
        state = self.state
        for kind, counts in enumerate((fresh, fermented)):
            if counts is not None:
                base = seat * LEAF_TYPES + kind * QUALITIES
                for quality in range(QUALITIES):
                    state.leaves[base + quality] = counts.get(quality + 1, 0)
        for name in gardens or []:
            self._garden(seat, REGIONS.index(name))
        for row in cups or []:
            self._cups(seat, row)
        zones = {"hand", "draw", "discard", "removed", "played"}
        if zones & things.keys():
            self._cards(seat, {zone: things.pop(zone) for zone in zones & things.keys()})
        for name, value in things.items():
            getattr(state, name)[seat] = value
        return self

    def _garden(self, seat, region):
        state, edition = self.state, self.state.edition
        first = region * MAX_SPACES
        free = [at for at in range(edition.spaces[region]) if state.space[first + at] == NOBODY]
        state.space[first + free[-1]] = seat  # the points of a space go to those who found it
        state.gardens[seat] |= 1 << region
        state.near[seat] |= edition.near[region]
        state.far[seat] |= edition.far[region]
        state.provinces[seat] |= 1 << edition.province_of[region]
        if len(free) == 1:
            state.full |= 1 << region
        left = [pagoda for pagoda in range(PAGODAS) if state.pagodas[seat] >> pagoda & 1]
        state.pagodas[seat] &= ~(1 << left[-1])

    def _cups(self, seat, row):
        state = self.state
        tiles = [TILES.index(name) for name in row]
        for tile in tiles:
            state.cup_owner[tile] = seat
            state.unseen_tiles &= ~(1 << tile)
            highest = max(range(len(PROVINCES)), key=lambda at: state.stack_size[at])
            state.stack_size[highest] -= 1
        for left, right in pairwise(tiles):
            state.cup_right[left] = right
            state.cup_left[right] = left
        state.cup_rows[seat].append(tiles[0])

    def _cards(self, seat, zones):
        state = self.state
        for card in [*state.deck_of(seat), *state.removed[seat]]:
            self._put_back(card)
        played = zones.pop("played", [])
        named = {zone: sorted(CARDS.index(name) for name in zones[zone]) for zone in zones}
        state.played[seat] = [CARDS.index(name) for stack in played for name in stack]
        lengths = [len(stack) for stack in played]
        state.starts[seat] = [sum(lengths[:at]) for at in range(len(lengths))]
        state.turns[seat] = len(played)
        for zone in ("hand", "discard", "removed"):
            getattr(state, zone)[seat] = named.get(zone, [])
        used = [*state.played[seat], *(card for zone in named.values() for card in zone)]
        rest = [card for card in range(FIRST_ACTION) if card not in used]
        state.draw[seat] = sorted([*named.get("draw", []), *rest])
        for card in used:
            self._take_out(card)
        for colour in range(3):
            tops = [state.played[seat][start] for start in state.starts[seat]]
            pots = [state.edition.teapots[card * 3 + colour] for card in tops]
            state.shown[seat * 3 + colour] = sum(pots)

    def _put_back(self, card):
        if FIRST_ACTION <= card < FIRST_EMPEROR:
            self.state.unseen_actions |= 1 << (card - FIRST_ACTION)
        elif card >= FIRST_EMPEROR:
            self.state.unseen_emperors |= 1 << (card - FIRST_EMPEROR)

    def _take_out(self, card):
        if FIRST_ACTION <= card < FIRST_EMPEROR:
            self.state.unseen_actions &= ~(1 << (card - FIRST_ACTION))
        elif card >= FIRST_EMPEROR:
            self.state.unseen_emperors &= ~(1 << (card - FIRST_EMPEROR))

    def everybody(self, **things):
        """Give every seat the same."""
        for seat in range(self.state.seats):
            self.seat(seat, **things)
        return self

    def markers(self, seat, **counts):
        """Put markers to the right of tiles: `markers(0, t01=2)`."""
        for name, count in counts.items():
            tile = TILES.index(name)
            self.state.loose[seat] += count - self.state.markers[tile]
            self.state.markers[tile] = count
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

    def turn(self, seat, *names):
        """Begin a turn of the seat and lay these cards, the first one on top."""
        self.state.acting = seat
        self.state.last_seat = seat
        self.ask(BeforeCards(seat))
        return self.lay(*names) if names else self

    def lay(self, top, *covered):
        """Lay cards, the first one on top; the others must be in ascending order."""
        self.answer(f"top {top}")
        for name in covered:
            self.answer(f"add {name}")
        if self.asks() is not None and self.asks()[0] == "AddCard":
            self.answer("cards laid")
        return self

    def begin(self, seat):
        """Ask the seat whether it begins a turn."""
        self.state.last_seat = seat
        return self.ask(BeginTurn(seat))

    def round(self, number):
        """Begin a round."""
        return self.ask(BeginRound(NATURE, number))

    def upkeep(self):
        """Carry out an upkeep up to its first draw."""
        return self.ask(Upkeep(NATURE))

    def actions(self, start_seat=0):
        """The action phase from this seat on, without what follows it."""
        self.state.start_seat = start_seat
        self.state.last_seat = (start_seat - 1) % self.state.seats
        return self.ask(NextTurn(NATURE))

    def answer(self, *lines):
        """Answer the questions with these lines, which must be legal."""
        for line in lines:
            assert line in self.lines(), f"{line!r} is not among {self.lines()}"
            apply(self.state, self.rules.catalogue.choice_of(pending(self.state), line))
        return self

    def skip_to(self, *names):
        """Answer with the first legal choice until such a question comes."""
        while (question := pending(self.state)) is not None:
            if type(question).__name__ in names:
                break
            self.answer(self.lines()[0])
        return self

    def skip_chance(self):
        """Let nature answer with its first outcome until a seat is asked."""
        while (question := pending(self.state)) is not None and question.seat == NATURE:
            self.answer(self.lines()[0])
        return self

    # -- looking ------------------------------------------------------------------------------

    def asks(self):
        """The question now and the seat it is for; None when nothing is asked."""
        question = pending(self.state)
        return None if question is None else (type(question).__name__, question.seat)

    def lines(self):
        """The legal answers as record lines."""
        question = pending(self.state)
        return [question.text(choice) for choice in question.legal(self.state)]

    def lines_with(self, word):
        """The legal answers that begin with a word."""
        return [line for line in self.lines() if line.startswith(word)]

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

    def question(self):
        """The question now."""
        return pending(self.state)

    def choice(self, line):
        """The number of the choice that the line means."""
        return self.rules.catalogue.choice_of(pending(self.state), line)

    def view(self, viewer=0):
        """What a viewer sees."""
        return self.rules.view(self.state, viewer)

    def seen(self, seat):
        """The seat as it sees itself."""
        return self.view(seat)["seats"][seat]

    def leaves(self, seat):
        """The seat's leaves: fresh and fermented by quality, without zeros."""
        own = self.seen(seat)
        return tuple(
            {quality: count for quality, count in enumerate(own[kind], 1) if count}
            for kind in ("fresh", "fermented")
        )

    def points(self, seat):
        """The seat's points."""
        return self.state.points[seat]

    def scored(self, seat):
        """The seat's points by source, without zeros."""
        first = seat * KINDS_OF_POINTS
        points = self.state.scored[first : first + KINDS_OF_POINTS]
        return {CATEGORIES[source]: n for source, n in enumerate(points) if n}

    def heard(self, kind):
        """The notes of one kind: seat and numbers."""
        return [(n.seat, n.a, n.b, n.c) for n in self.state.journal.notes if n.kind == kind]


def replaced(components, path, value):
    """The components with one place replaced, or taken out by `...`.

    A place is a dotted path; `region/r02.value` is the value in the row `r02` of `region`.
    """
    names = path.split(".")
    if "/" in names[0]:
        table, _, row_id = names[0].partition("/")
        rows = [
            replaced(Components(row, ""), path.partition(".")[2], value).tree
            if row["id"] == row_id
            else row
            for row in components.at(table)
        ]
        return changed(components, table, rows)
    if value is not ...:
        return changed(components, path, value)
    parent = components.tree if len(names) == 1 else components.at(".".join(names[:-1]))
    rest = {name: kept for name, kept in parent.items() if name != names[-1]}
    if len(names) == 1:
        return Components(rest, components.origin)
    return changed(components, ".".join(names[:-1]), rest)


@pytest.fixture(scope="session")
def printed():
    """The components as printed."""
    return read_components(FILE)


@pytest.fixture(scope="session")
def rules(printed):
    """The rules with the components as printed."""
    return TeaGarden(printed)


@pytest.fixture(scope="session")
def altered(printed):
    """Rules with some places of the components replaced."""

    def make(places):
        components = printed
        for path, value in places.items():
            components = replaced(components, path, value)
        return TeaGarden(components)

    return make


@pytest.fixture(scope="session")
def position(rules, altered):
    """A table in the first round: two seats, printed values and default options unless told."""

    def make(seats=2, places=None, **options):
        return Table(altered(places) if places else rules, seats, options)

    return make


@pytest.fixture(scope="session")
def new_game(rules):
    """A table at the very beginning, before the first draw."""

    def make(seats=2, **options):
        table = Table(rules, seats, {})
        table.state = rules.new_game(seats, options)
        return table

    return make

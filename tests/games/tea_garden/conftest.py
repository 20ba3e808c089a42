"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from itertools import pairwise

from tests.games.laid_table import LaidTable, fixtures_for

from tianxia.core.agenda import NATURE
from tianxia.core.rows import added, index_of, replaced, row_of
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
from tianxia.games.tea_garden.state import ACTION_PHASE
from tianxia.games.tea_garden.turns import BeforeCards, BeginTurn

ROW = ["a101", "a102", "a103", "a104", "a201", "a202"]


class Table(LaidTable):
    """One position with short ways to arrange it, to answer, and to look at it.

    Unless told otherwise: round 1, bonus tokens in the order of their numbers, tiles t36 to t40 on
    the stacks, caravans c01 to c03, emperor cards e01 to e03, and everybody holds s01 to s04.
    """

    game = "tea_garden"
    sources = CATEGORIES

    def __init__(self, rules, seats, options):
        super().__init__(rules, seats, options)
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
                place = index_of(state.bonus, number)
                state.bonus = replaced(state.bonus, place, state.bonus[at])
            elif state.bonus[at] >= 0:
                state.unseen_bonuses |= 1 << state.bonus[at]
            state.bonus = replaced(state.bonus, at, number)
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
        state.row = row_of([CARDS.index(name) for name in names])
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
        empty = [NO_CARAVAN] * (len(state.caravans) - len(numbers))
        state.caravans = row_of(numbers + empty)
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
        state.emperors = row_of(cards + [NO_CARD] * (len(state.emperors) - len(cards)))
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
        space = first + free[-1]
        state.space = replaced(
            state.space, space, seat
        )  # the points of a space go to those who found it
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
            state.cup_owner = replaced(state.cup_owner, tile, seat)
            state.unseen_tiles &= ~(1 << tile)
            highest = max(range(len(PROVINCES)), key=lambda at: state.stack_size[at])
            state.stack_size[highest] -= 1
        for left, right in pairwise(tiles):
            state.cup_right = replaced(state.cup_right, left, right)
            state.cup_left = replaced(state.cup_left, right, left)
        state.cup_rows[seat] = added(state.cup_rows[seat], tiles[0])

    def _cards(self, seat, zones):
        state = self.state
        for card in [*state.deck_of(seat), *state.removed[seat]]:
            self._put_back(card)
        played = zones.pop("played", [])
        named = {zone: sorted(CARDS.index(name) for name in zones[zone]) for zone in zones}
        laid = [CARDS.index(name) for stack in played for name in stack]
        state.played[seat] = row_of(laid)
        lengths = [len(stack) for stack in played]
        state.starts[seat] = row_of([sum(lengths[:at]) for at in range(len(lengths))])
        state.turns[seat] = len(played)
        for zone in ("hand", "discard", "removed"):
            getattr(state, zone)[seat] = row_of(named.get(zone, []))
        used = [*state.played[seat], *(card for zone in named.values() for card in zone)]
        rest = [card for card in range(FIRST_ACTION) if card not in used]
        state.draw[seat] = row_of(sorted([*named.get("draw", []), *rest]))
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

    def markers(self, seat, **counts):
        """Put markers to the right of tiles: `markers(0, t01=2)`."""
        for name, count in counts.items():
            tile = TILES.index(name)
            self.state.loose[seat] += count - self.state.markers[tile]
            self.state.markers = replaced(self.state.markers, tile, count)
        return self

    # -- playing ------------------------------------------------------------------------------

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

    # -- looking ------------------------------------------------------------------------------

    def lines_with(self, word):
        """The legal answers that begin with a word."""
        return [line for line in self.lines() if line.startswith(word)]

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


printed, rules, altered, position, new_game = fixtures_for(Table, usual_seats=2)

"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from tests.games.laid_table import LaidTable, fixtures_for

from tianxia.core.agenda import NATURE
from tianxia.core.rows import added, row_of
from tianxia.games.zhanguo.area import ONE, count_of
from tianxia.games.zhanguo.boards import take_board
from tianxia.games.zhanguo.cards import bit_of, is_in
from tianxia.games.zhanguo.names import (
    ACTIONS,
    ASPECTS,
    BOARD_SLOTS,
    BOARDS,
    CATEGORIES,
    DECK,
    FACES,
    LINES,
    NOBODY,
    OFFICIALS,
    REGIONS,
    SECTIONS,
    SLOTS,
    SPACES,
    TASK_KINDS,
    TASK_SECTIONS,
    TASK_TILES,
)
from tianxia.games.zhanguo.plays import ChoosePlay
from tianxia.games.zhanguo.rewards import RewardPhase
from tianxia.games.zhanguo.scoring import FinalScoring
from tianxia.games.zhanguo.state import DECKS, PLAY_PHASE, court_entry
from tianxia.games.zhanguo.tasks import claim

FIRST_TASKS = ["wall_1", "palace_1", "governor_1", "wall_2", "palace_2", "governor_2"]


class Table(LaidTable):
    """One position with short ways to arrange it, to answer, and to look at it.

    It begins in phase 2 of round 1 with empty hands, the fronts of all wall tiles in order, the
    first two tasks of each kind, and everybody on side A unless `board`, given beside the options,
    is a B side.
    """

    game = "zhanguo"
    sources = CATEGORIES

    def __init__(self, rules, seats, options):
        agreed = dict(options)
        board = BOARDS.index(agreed.pop("board", "a"))
        super().__init__(rules, seats, agreed)
        state = self.state
        state.round = 1
        state.phase = PLAY_PHASE
        state.face = row_of([2 * tile for tile in range(len(SECTIONS))])
        state.task = row_of([TASK_TILES.index(f"task_{name}") for name in FIRST_TASKS])
        for seat in range(seats):
            take_board(state, seat, board)
            self.officials(seat, 1)  # the starting officials go back, so that tests name their own

    # -- arranging ----------------------------------------------------------------------------

    def board(self, seat, name):
        """Give the seat another board, with no officials on it."""
        self.state.board[seat] = BOARDS.index(name)
        return self

    def officials(self, seat, region, gov="", work=""):
        """Put officials, written like `red gray gray`, into the two areas of a region."""
        state = self.state
        place = seat * REGIONS + region - 1
        state.supply[seat] += state.gov[place] + state.work[place]
        state.gov[place] = sum(ONE[OFFICIALS.index(name)] for name in gov.split())
        state.work[place] = sum(ONE[OFFICIALS.index(name)] for name in work.split())
        state.supply[seat] -= state.gov[place] + state.work[place]
        return self

    def workers(self, seat, **regions):
        """Put workers into regions: `workers(0, r1=2, r3=1)`."""
        for name, n in regions.items():
            self.state.workers[seat * REGIONS + int(name[1:]) - 1] = n
        return self

    def unrest(self, seat, **levels):
        """Set unrest levels: `unrest(0, r4=3)`."""
        for name, n in levels.items():
            self.state.unrest[seat * REGIONS + int(name[1:]) - 1] = n
        return self

    def hand(self, seat, *numbers):
        """Deal these cards to the seat; its earlier hand goes back to the decks."""
        for card in self.state.hand_of(seat):
            self.state.give_up(seat, card)
            self.state.decks[card // DECK] |= bit_of(card)
        self._draw(*numbers)
        for number in numbers:
            self.state.take_up(seat, number - 1)
        return self

    def tuck(self, seat, region, *numbers):
        """Tuck cards at a region without markers or unrest."""
        state = self.state
        place = seat * REGIONS + region - 1
        for number in numbers:
            slot = seat * BOARD_SLOTS + (region - 1) * SLOTS + state.placed[place]
            state.tucked[slot] = number - 1
            state.placed[place] += 1
        self._draw(*numbers)
        return self

    def court(self, *numbers, seat=0, action="transfer_officials"):
        """Lay cards on the court, the last on top."""
        for number in numbers:
            entry = court_entry(number - 1, seat, ACTIONS.index(action))
            self.state.court = added(self.state.court, entry)
        self._draw(*numbers)
        return self

    def _draw(self, *numbers):
        for number in numbers:
            card = number - 1
            assert is_in(self.state.decks[card // DECK], card), "the card lies in its deck"
            self.state.decks[card // DECK] -= bit_of(card)

    def markers(self, seat, three="", **ones):
        """Give value-1 markers by aspect, and value-3 markers named in `three`."""
        state = self.state
        for name, n in ones.items():
            aspect = ASPECTS.index(name)
            state.stock[aspect] += state.ones[seat * DECKS + aspect] - n
            state.ones[seat * DECKS + aspect] = n
        for name in three.split():
            state.marker3[ASPECTS.index(name)] = seat
        return self

    def stock(self, **left):
        """Leave so many value-1 markers in the supply; the others lie with the last seat."""
        state = self.state
        for name, n in left.items():
            aspect = ASPECTS.index(name)
            state.ones[(state.seats - 1) * DECKS + aspect] += state.stock[aspect] - n
            state.stock[aspect] = n
        return self

    def governor(self, seat, region, space=None, n=1):
        """Post governors in a region, one of them on a bonus space 1 to 3, or all beside."""
        state = self.state
        state.posted[seat * REGIONS + region - 1] += n
        state.governors[seat] -= n
        if space is not None:
            state.space[(region - 1) * SPACES + space - 1] = seat
        return self

    def palace(self, seat, *regions):
        """Build palaces in these regions."""
        for region in regions:
            self.state.palace_at[self.state.palace_space(region - 1)] = seat
            self.state.palaces[seat] -= 1
        return self

    def wall(self, seat, section, lines=1):
        """Build a wall on the space with so many lines of the section."""
        state = self.state
        at = SECTIONS.index(section)
        state.wall_at[at * LINES + lines - 1] = seat
        state.walled[seat] |= 1 << at
        state.walls[seat] -= 1
        return self

    def tile(self, section, face):
        """Lay this face of a wall tile on the section, in exchange with its tile's place."""
        faces = self.state.face
        wanted = FACES.index(face)
        at = SECTIONS.index(section)
        other = next(s for s, laid in enumerate(faces) if laid // 2 == wanted // 2)
        faces[other] = faces[at]
        faces[at] = wanted
        return self

    def task(self, section, kind, number):
        """Lay the task tile of this kind and number on a section."""
        place = TASK_SECTIONS.index(section) * len(TASK_KINDS) + TASK_KINDS.index(kind)
        self.state.task[place] = TASK_TILES.index(f"task_{kind}_{number}")
        return self

    def disc(self, seat, section, kind):
        """Put the seat's disc on the next space of a task."""
        claim(self.state, seat, TASK_SECTIONS.index(section) * 3 + TASK_KINDS.index(kind))
        return self

    def track(self, *seats, **cells):
        """Put discs on the reward track from the top, the others into cells of the column."""
        self.state.track = row_of([*seats])
        self.state.cell = row_of([cells.get(name, NOBODY) for name in ASPECTS])
        return self

    def round(self, number):
        """Let it be this round."""
        self.state.round = number
        return self

    # -- playing ------------------------------------------------------------------------------

    def play(self, seat, *lines):
        """Ask the seat for a play and answer this and the following questions."""
        return self.ask(ChoosePlay(seat)).answer(*lines)

    def rewards(self):
        """Begin phase 3."""
        return self.ask(RewardPhase(NATURE))

    def score(self):
        """The final scoring."""
        return self.ask(FinalScoring(NATURE))

    # -- looking ------------------------------------------------------------------------------

    def own_lines(self):
        """The legal answers without free assignments."""
        return [line for line in self.lines() if " assign " not in line]

    def preview(self, line):
        """What the choice brings and costs at once, by name."""
        return dict(super().preview(line))

    def gov(self, seat, region):
        """The officials in a government area, like `red gray`."""
        return described(self.state.gov[seat * REGIONS + region - 1])

    def work(self, seat, region):
        """The officials in a worker area."""
        return described(self.state.work[seat * REGIONS + region - 1])

    def level(self, seat, region):
        """The unrest level of a region."""
        return self.state.unrest[seat * REGIONS + region - 1]

    def workers_in(self, seat, region):
        """The workers of a region."""
        return self.state.workers[seat * REGIONS + region - 1]

    def held(self, seat, aspect):
        """The value of the seat's markers of an aspect."""
        return self.state.strength(seat, ASPECTS.index(aspect))


def described(area):
    """The officials of an area in words."""
    return " ".join(name for c, name in enumerate(OFFICIALS) for _ in range(count_of(area, c)))


printed, rules, altered, position, new_game = fixtures_for(Table, usual_seats=2)

"""Many games at once: one call answers at all tables and tells what is asked next at each.

Rows and masks of all tables lie behind one another in rows that stay where they are, so whoever
looks at their memory sees every step without a copy.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice, SealedDice, Source, offspring, secret_of
from tianxia.core.errors import Illegal, Unreadable
from tianxia.core.native import i64, vec
from tianxia.core.rows import flags, floats_of
from tianxia.core.rules import Json
from tianxia.search.greedy import AnyRules
from tianxia.search.series import Series
from tianxia.search.worth import Worth, by_rank

EVERYBODY: Final = -1  # all seats are asked
ANYBODY: Final = -2  # one seat is asked, drawn anew for every game


class Tables:
    """So many tables of a game; where one ends, the next begins in the same step.

    To be read, by table: `numbers` (what the seat sees that must think; `size` for each table),
    `mask` (1 for every open action; `actions` for each), `seat` (who must think), `over` (1 where
    the step ended a game), and of the game that ended, otherwise 0, `worth`, `scores` and `ranks`
    (one for each seat); `last` (what the seat saw at the end that answered last) and `answered`
    (that seat). `seeds` has the seed of the game that is played at each table.

    Table n begins with the game of seed `seed` + n. With `sealed` nature draws as in matches, so
    that a game is that of `tianxia.new` with its seed; otherwise a quicker source draws. `asked`:
    the one seat that is asked at each table, if not EVERYBODY; the others play at random.
    """

    def __init__(
        self,
        rules: AnyRules,
        seats: int,
        tables: int,
        seed: int,
        options: Json,
        *,
        sealed: bool = False,
        ask_forced: bool = False,
        asked: int = EVERYBODY,
        reward: Worth = by_rank,
    ) -> None:
        if tables < 1:
            raise Unreadable(f"There cannot be {tables} tables.")
        if not ANYBODY <= asked < seats:
            raise Unreadable(f"The learner's seat can be 0 to {seats - 1}, not {asked}.")
        agreed: Json = {**rules.read_options(options)}
        self.rules: Final = rules
        self.seats: Final[i64] = seats
        self.tables: Final[i64] = tables
        self.sealed: Final = sealed
        self.asked: Final[i64] = asked
        self.reward: Final = reward
        self.size: Final[i64] = rules.encoding_size()
        self.actions: Final[i64] = rules.catalogue.size
        self.table: Final = [Series(rules, seats, agreed, ask_forced) for _ in range(tables)]
        self.numbers: Final = floats_of([0.0] * (tables * self.size))
        self.last: Final = floats_of([0.0] * (tables * self.size))
        self.mask: Final = flags(tables * self.actions)
        self.seat: Final = vec[i64]([0] * tables)
        self.answered: Final = vec[i64]([0] * tables)
        self.over: Final = flags(tables)
        self.ended: i64 = 0  # at how many tables the last step ended a game
        self.worth: Final = floats_of([0.0] * (tables * seats))
        self.scores: Final = vec[i64]([0] * (tables * seats))
        self.ranks: Final = vec[i64]([0] * (tables * seats))
        self.first: list[int] = []  # the seed of the first game at each table
        self.games: Final = vec[i64]([0] * tables)  # begun since then
        self.seeds: list[int] = []
        self.begin([seed + number for number in range(tables)])

    # -- play -------------------------------------------------------------------------------

    def begin(self, seeds: list[int]) -> None:
        """A new game at every table; the later ones follow from its seed."""
        if len(seeds) != self.tables:
            raise Unreadable(f"There are {self.tables} tables and {len(seeds)} seeds.")
        self.ended = 0
        self.first = seeds[:]
        self.seeds = seeds[:]
        for at in range(self.tables):
            self.table[at].mark(self.mask, at * self.actions, 0)
            self.games[at] = 0
            self.reopen(at)
            self.new_game(at)
            self.tell(at)

    def step(self, actions: vec[i64]) -> None:
        """Answer at every table; where an action is not open, nothing is changed anywhere."""
        self.check(actions)
        self.ended = 0
        for at in range(self.tables):
            table = self.table[at]
            self.answered[at] = table.seat
            table.mark(self.mask, at * self.actions, 0)
            if self.over[at] == 1:
                self.reopen(at)
            table.answer(actions[at] - table.base)
            if table.question is None:
                self.close(at)
                self.new_game(at)
            self.tell(at)

    def draw(self, dice: Source, out: vec[i64]) -> None:
        """Write one of the open actions for every table, each as likely."""
        for at in range(self.tables):
            table = self.table[at]
            out[at] = table.base + table.choices[dice.below(table.open)]

    def replace(self, actions: vec[i64], dice: Source) -> None:
        """Put an open action in the place of every one that is not, each as likely."""
        self.check_number(actions)
        for at in range(self.tables):
            if not self.is_open(at, actions[at]):
                table = self.table[at]
                actions[at] = table.base + table.choices[dice.below(table.open)]

    def check(self, actions: vec[i64]) -> None:
        """Refuse actions that are not open."""
        self.check_number(actions)
        for at in range(self.tables):
            if not self.is_open(at, actions[at]):
                raise Illegal(self.refusal(at, actions[at]))

    def check_number(self, actions: vec[i64]) -> None:
        """Refuse more or fewer actions than tables."""
        if len(actions) != self.tables:
            raise Illegal(f"There are {self.tables} tables and {len(actions)} actions.")

    def is_open(self, at: i64, action: i64) -> bool:
        """Whether the action answers what is asked at a table."""
        return 0 <= action < self.actions and self.mask[at * self.actions + action] == 1

    def refusal(self, at: int, action: int) -> str:
        """Why nothing was changed."""
        known = 0 <= action < self.actions
        line = f" ({self.rules.catalogue.text(action)})" if known else ""
        return f"Action {action}{line} is not open to seat {self.seat[at] + 1} at table {at} now."

    # -- one table --------------------------------------------------------------------------

    def new_game(self, at: i64) -> None:
        """Begin the next game at a table."""
        if self.games[at] > 0:
            self.seeds[at] = offspring(self.first[at], f"game {self.games[at]}")
        self.games[at] += 1
        seed = self.seeds[at]
        nature: Source = SealedDice(secret_of(seed)) if self.sealed else Dice(seed)
        table = self.table[at]
        table.begin(nature, self.players(seed))
        assert table.question is not None, "every seat is asked something in every game"

    def players(self, seed: int) -> list[Source | None]:
        """Sources for the seats that are not asked in a game: those of random bots."""
        players: list[Source | None] = [None] * self.seats
        if self.asked == EVERYBODY:
            return players
        asked = self.asked
        if asked == ANYBODY:
            asked = Dice(offspring(seed, "learner")).below(self.seats)
        for seat in range(self.seats):
            if seat != asked:
                players[seat] = Dice(offspring(seed, f"bot {seat}"))
        return players

    def close(self, at: i64) -> None:
        """A game has ended: what it was worth, and what was seen last."""
        table = self.table[at]
        scores, ranking = self.rules.scores(table.state), self.rules.ranking(table.state)
        worth = self.reward(scores, ranking)
        self.over[at] = 1
        self.ended += 1
        first = at * self.seats
        for seat in range(self.seats):
            self.worth[first + seat] = worth[seat]
            self.scores[first + seat] = scores[seat]
            self.ranks[first + seat] = ranking[seat]
        table.show(self.answered[at], self.last, at * self.size)

    def reopen(self, at: i64) -> None:
        """Forget the end of the game before."""
        self.over[at] = 0
        for place in range(at * self.seats, (at + 1) * self.seats):
            self.worth[place] = 0.0
            self.scores[place] = 0
            self.ranks[place] = 0

    def tell(self, at: i64) -> None:
        """Write what is asked at a table, and what the seat sees that is asked."""
        table = self.table[at]
        self.seat[at] = table.seat
        table.mark(self.mask, at * self.actions, 1)
        table.show(table.seat, self.numbers, at * self.size)

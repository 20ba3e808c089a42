"""A game's evaluator and its bot, asked about a table that a test has laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bots.play import PlainTable

from tianxia.bots.registry import make_bot
from tianxia.search.evaluator import Evaluator

if TYPE_CHECKING:
    from tests.games.laid_table import LaidTable


class Judging:
    """What the evaluator says of a position and what the casual bot does in it."""

    def __init__(self, judge: Evaluator) -> None:
        self.judge = judge

    def terms(self, table: LaidTable, seat: int = 0) -> dict[str, float]:
        """The value of every term by its name."""
        return {term.name: term.value for term in self.judge.terms(table.state, seat)}

    def chosen(self, table: LaidTable) -> str:
        """What the bot answers, as a record's line."""
        bot = make_bot("casual", table.game, 1)
        return table.question().text(bot.choose(PlainTable(table.rules, table.state)))

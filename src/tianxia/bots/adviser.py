"""Hints: what a level would do, and why."""

from __future__ import annotations

from typing import Final

from tianxia.bots.heuristic import HeuristicBot
from tianxia.bots.protocol import Table
from tianxia.bots.search_bot import SearchBot
from tianxia.core.words import Said

TRIED: Final = "hint-tried"


class Adviser:
    """Looks ahead like the level it is given, and gives the judgement's reasons for the choice."""

    def __init__(self, judge: HeuristicBot, searcher: SearchBot | None) -> None:
        self.judge: Final = judge
        self.searcher: Final = searcher

    def advise(self, table: Table) -> tuple[int, list[Said]]:
        """A choice, and what speaks for it, strongest first; last, how far it was looked into."""
        if self.searcher is None:
            choice = self.judge.choose(table)
            return choice, self.judge.explain(table, choice)
        found = self.searcher.think(table)
        worth = round(100 * found.lines[0].values[table.seat])
        tried = Said(TRIED, {"n": found.iterations, "worth": worth})
        return found.choice, [*self.judge.explain(table, found.choice), tried]

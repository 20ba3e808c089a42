"""Whose turn it is to think: people first, and among them every address and table in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from tianxia.server.network.addresses import group_of

KEPT: Final = 1000  # addresses and tables whose last turn is remembered

Rank = Literal[0, 1, 2]
PEOPLE: Final = 0  # somebody sits and waits
NOBODY: Final = 1  # the table goes on, but nobody is there
REVIEW: Final = 2  # a game that is over


@dataclass(eq=False)
class Share:
    """On whose account a table's bots think; what is known of it changes as people come and go."""

    table: str = ""
    address: str = ""
    watched: bool = True  # somebody has the table open


@dataclass(eq=False)
class Wish:
    """A thought that somebody wants."""

    share: Share
    who: str = ""  # the same at all questions of one bot
    review: bool = False

    @property
    def rank(self) -> Rank:
        """How soon it may begin: watched tables, then others, then reviews."""
        if self.review:
            return REVIEW
        return PEOPLE if self.share.watched else NOBODY

    @property
    def owner(self) -> str:
        """Whose share it takes."""
        return group_of(self.share.address)


@dataclass
class Turns:
    """Those who wait, those who think, and who was served when."""

    waiting: list[Wish] = field(default_factory=list)
    thinking: list[Wish] = field(default_factory=list)
    _served: dict[tuple[str, str], int] = field(default_factory=dict)  # latest last
    _count: int = 0

    def next(self) -> Wish:
        """Take out the one whose turn it is: of those who wait the one served longest ago."""
        chosen = min(self.waiting, key=self._order)  # among equals who came first
        self.waiting.remove(chosen)
        self.thinking.append(chosen)
        self._count += 1
        for name in ((chosen.owner, ""), (chosen.owner, chosen.share.table)):
            self._served.pop(name, None)
            self._served[name] = self._count
        while len(self._served) > KEPT:
            del self._served[next(iter(self._served))]
        return chosen

    def _order(self, wish: Wish) -> tuple[int, int, int]:
        own = wish.owner
        address = self._served.get((own, ""), 0)
        return wish.rank, address, self._served.get((own, wish.share.table), 0)

    def sharers(self, asked: Wish) -> int:
        """By how many the time is divided for a wish now, itself included.

        Every address counts once, however many tables it has; they divide its part.
        """
        owners, tables = {asked.owner}, {asked.share.table}
        for wish in (*self.waiting, *self.thinking):
            if wish.rank <= asked.rank:
                owners.add(wish.owner)
                if wish.owner == asked.owner:
                    tables.add(wish.share.table)
        return len(owners) * len(tables)

"""Who sits at the tables of a tournament: bots with a stop-watch; others answer for who fails."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from tianxia.arena.guests import Visitor
from tianxia.bots.outsider import is_outsider
from tianxia.bots.protocol import Bot
from tianxia.bots.registry import make_bot, usual_bot
from tianxia.match.seat import SeatTable


class Watch:
    """What a player spent, and how often somebody had to answer in its place."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.failures = 0
        self.trouble = ""  # what went wrong first

    def count(self, spent: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)

    def failed(self, trouble: str) -> None:
        """One more failure."""
        self.failures += 1
        self.trouble = self.trouble or trouble


class Player(Protocol):
    """Somebody at a table, watched."""

    watch: Watch

    def choose(self, table: SeatTable) -> int:
        """One of the table's legal choices."""


class Own:
    """A bot of ours."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self.bot: Final = bot
        self.clock: Final = clock
        self.watch = Watch()

    def choose(self, table: SeatTable) -> int:
        """What the bot says, timed."""
        began = self.clock()
        choice = self.bot.choose(table)
        self.watch.count(self.clock() - began)
        return choice


class Guest:
    """An outsider's bot; where it fails, the usual level answers in its place."""

    def __init__(self, visitor: Visitor, stand_in: Bot) -> None:
        self.visitor: Final = visitor
        self.stand_in: Final = stand_in
        self.watch = Watch()

    def choose(self, table: SeatTable) -> int:
        """What the outsider says, if that can be played."""
        choice, trouble, spent = self.visitor.ask(table, table.legal())
        self.watch.count(spent)
        if choice is None:
            self.watch.failed(trouble)
            return self.stand_in.choose(table)
        return choice


def player_for(
    name: str,
    game: str,
    components: str | None,
    seed: int,
    clock: Callable[[], float] = time.perf_counter,
) -> Player:
    """Whoever goes by that name; an outsider's seconds are always those of the wall."""
    if not is_outsider(name):
        return Own(make_bot(name, game, seed, clock=clock), clock)
    return Guest(Visitor(name, game, components, seed), make_bot(usual_bot(game), game, seed))

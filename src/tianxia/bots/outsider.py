"""Bots by outsiders: one Python file with a class `Bot`, made anew for every seat of every game.

class Bot:
    def __init__(self, seed):              # the same seed must give the same play
        self.seed = seed

    def choose(self, table):               # asked only when there is more than one choice
        table.view()                       # all that this seat can see, as JSON
        state = table.sample(self.seed)    # a position that agrees with it, to think with
        return table.legal()[0]            # one of these numbers
"""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from tianxia.bots.protocol import Bot, Table
from tianxia.core.errors import Unreadable
from tianxia.match.seat import ANY_WORLD, SeatTable

SUFFIX: Final = ".py"


def is_outsider(name: str) -> bool:
    """Whether a bot's name is the path of a file."""
    return name.endswith(SUFFIX)


class Guest:
    """A bot by an outsider: its table is laid with a sample, so the truth is nowhere to be found.

    Samples of a sample are the same as samples of the truth.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def choose(self, table: Table) -> int:
        """What the outsider says."""
        return self.bot.choose(SeatTable(table.rules, table.sample(ANY_WORLD), table.seat))


def outsider(path: str, seed: int) -> Bot:
    """The bot that a file holds."""
    return Guest(bot_class(path)(seed))


@cache
def bot_class(path: str) -> type:
    """The class `Bot` of a file, read once."""
    file = Path(path)
    if not file.is_file():
        raise Unreadable(f"There is no bot in {path}: no such file.")
    spec = spec_from_file_location(f"tianxia_outsider_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise Unreadable(f"{path} is not a Python file.")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Unreadable(f"{path} cannot be read: {type(error).__name__}: {error}") from None
    found = getattr(module, "Bot", None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Unreadable(f"{path} has no class Bot with a method choose.")
    return found

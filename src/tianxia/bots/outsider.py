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

import sys
from contextlib import redirect_stdout
from functools import cache
from hashlib import sha256
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
    """A bot by an outsider: its table is laid with a sample, so the truth is not on it.

    Samples of a sample are the same as samples of the truth. What the bot prints goes to the error
    stream: the other one is for results.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def choose(self, table: Table) -> int:
        """What the outsider says."""
        with redirect_stdout(sys.stderr):
            return self.bot.choose(SeatTable(table.rules, table.sample(ANY_WORLD), table.seat))


def outsider(path: str, seed: int) -> Bot:
    """The bot that a file holds."""
    made = bot_class(path)
    with redirect_stdout(sys.stderr):
        return Guest(made(seed))


def bot_class(path: str) -> type:
    """The class `Bot` of a file, read once however its path is spelled."""
    file = Path(path)
    if not file.is_file():
        raise Unreadable(f"There is no bot in {path}: no such file.")
    return _read(file.resolve())


@cache
def _read(file: Path) -> type:
    name = f"tianxia_outsider_{file.stem}_{sha256(str(file).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise Unreadable(f"{file} is not a Python file.")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise Unreadable(f"{file} cannot be read: {type(error).__name__}: {error}") from None
    found = getattr(module, "Bot", None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Unreadable(f"{file} has no class Bot with a method choose.")
    return found
